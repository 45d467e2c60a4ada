"""The step Check: everything that is left out, why, and where it stands; as a file too."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QStackedLayout,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from crowdgui.core.errors import CrowdError
from crowdgui.core.text import number, tr, tr_n
from crowdgui.io.left_out_file import write_left_out
from crowdgui.ui.dialogs.import_findings import places_named
from crowdgui.ui.widgets.build import column, named, row
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.plain_table import dress
from crowdgui.ui.widgets.surface import Surface
from crowdgui.ui.widgets.text import ElidedLabel, plain_tooltip, text_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.io.left_out import LeftOut

_NAMED = 5
_REASON, _COUNT, _FILE, _PLACES = range(4)


class LeftOutPage(Surface):
    """A row a reason, and the button that writes all places down."""

    def __init__(self, folder: Path) -> None:
        super().__init__("canvas")
        self._folder = folder
        self._parts: tuple[LeftOut, ...] = ()
        self._title = text_label("", "strong")
        self._table = _table()
        self._save = button(tr("Save the list…"), name="import-left-out-save")
        self._said = named(ElidedLabel("", "caption", "text2"), "import-left-out-said")
        head = row(self._title, None, self._save, margins=(24, 0, 16, 0))
        why = tr("The list names every place, one a line, to hand back to who made the file.")
        why_label = text_label(why, "caption", "text2", wrap=True)
        foot = column(why_label, self._said, spacing=4, margins=(24, 0, 16, 0))
        self._some, self._none = QWidget(), QWidget()
        column(self._table, foot, parent=self._some, spacing=6).setStretch(0, 1)
        self._words = text_label("", "body", "text2")
        column(None, row(None, self._words, None), None, parent=self._none)
        self._stack = QStackedLayout()
        self._stack.addWidget(self._none)
        self._stack.addWidget(self._some)
        box = column(head, self._stack, parent=self, spacing=10, margins=(0, 10, 0, 12))
        box.setStretch(1, 1)
        self._save.clicked.connect(self._on_save_clicked)
        self.show_left_out(None)

    def show_left_out(self, parts: Sequence[LeftOut] | None) -> None:
        """Show what is left out; None while that is not known."""
        self._parts = tuple(parts or ())
        total = sum(part.count for part in self._parts)
        self._title.setText(
            tr("What is left out") if not total else tr("What is left out: {n}", n=number(total))
        )
        unknown = tr("Known once the file is read.")
        self._words.setText(unknown if parts is None else tr("Nothing is left out."))
        self._stack.setCurrentWidget(self._some if self._parts else self._none)
        self._save.setVisible(bool(self._parts))
        self._said.setText("")
        self._table.setRowCount(len(self._parts))
        self._table.setColumnHidden(_FILE, len({part.file for part in self._parts}) < 2)
        for place, part in enumerate(self._parts):
            for cell, text in enumerate(_cells(part)):
                item = QTableWidgetItem(text)
                item.setToolTip(plain_tooltip(text))
                if cell == _COUNT:
                    side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                    item.setTextAlignment(side)
                self._table.setItem(place, cell, item)

    def _on_save_clicked(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self,
            tr("Save the list of what is left out"),
            str(self._folder / tr("left out.csv")),
            tr("Tables (*.csv)"),
        )
        if not name:
            return
        try:
            written = write_left_out(Path(name), self._parts)
        except CrowdError as error:
            self._said.setText(str(error))
            return
        self._said.setText(
            tr_n(
                "{n} line written to {file}.",
                "{n} lines written to {file}.",
                written.rows,
                file=written.path.name,
            )
        )


def _cells(part: LeftOut) -> tuple[str, str, str, str]:
    return part.reason, number(part.count), part.file, places_named(part, part.file, _NAMED)


def _table() -> QTableWidget:
    made = named(QTableWidget(0, 4), "import-left-out", tr("What is left out"))
    for place, words in enumerate((tr("Reason"), tr("Count"), tr("File"), tr("Where"))):
        head = QTableWidgetItem(words)
        side = Qt.AlignmentFlag.AlignRight if place == _COUNT else Qt.AlignmentFlag.AlignLeft
        head.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        made.setHorizontalHeaderItem(place, head)
    made.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    dress(made, {_COUNT: 72, _FILE: 150, _PLACES: 170})
    return made
