"""The left side of the import dialog: the first rows, with a role over each column."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedLayout, QWidget

from crowdgui.core.text import number, tr, tr_n
from crowdgui.ui.dialogs.import_look import PREVIEW_ROWS
from crowdgui.ui.dialogs.import_roles import RoleBar
from crowdgui.ui.dialogs.import_table import PreviewTable
from crowdgui.ui.fonts import scaled
from crowdgui.ui.widgets.build import column, row
from crowdgui.ui.widgets.surface import Surface
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from crowdgui.io.reading import Reading
    from crowdgui.io.text.text_file import Preview


class PreviewPane(Surface):
    """Signals: `role_chosen` with the column and its new role.

    `before` is the widget that the keyboard leaves for the first chooser.
    """

    role_chosen = Signal(int, object)

    def __init__(self, before: QWidget) -> None:
        super().__init__("canvas")
        self._table = PreviewTable()
        self._bar = RoleBar(self._table, before)
        self._note = text_label("", "caption", "text2")
        self._why = text_label("", "body", "text2", wrap=True)
        self._why.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._rows, self._none = QWidget(), QWidget()
        column(self._bar, self._table, parent=self._rows)
        column(None, self._why, None, parent=self._none, margins=(48, 24, 48, 24))
        self._stack = QStackedLayout()
        self._stack.addWidget(self._rows)
        self._stack.addWidget(self._none)
        foot = Surface("canvas", ("top",))
        row(self._note, None, parent=foot, margins=(12, 0, 12, 0))
        column(self._stack, foot, parent=self)
        self._note.setFixedHeight(scaled(36))
        self._bar.role_chosen.connect(self.role_chosen)

    def set_preview(self, shown: Preview, reading: Reading) -> None:
        """Show other rows with the roles of `reading`."""
        self._bar.set_reading(None)
        self._table.table.set_preview(shown, reading)
        self._bar.set_reading(reading)
        self._stack.setCurrentWidget(self._rows)
        self.set_rows(None)

    def set_reading(self, reading: Reading) -> None:
        """Show other roles of the same rows."""
        self._table.table.set_reading(reading)
        self._bar.set_reading(reading)

    def set_rows(self, rows: int | None) -> None:
        """Say how many rows the file has, once they are counted."""
        shown = self._table.table.rowCount()
        if rows is None:
            some = shown == PREVIEW_ROWS
            words = tr("The first {n} rows.", n=number(shown)) if some else ""
        elif rows <= shown:
            words = tr_n("The only row of the file.", "All {n} rows of the file.", rows)
        else:
            words = tr("The first {n} of {rows} rows.", n=number(shown), rows=number(rows))
        self._note.setText(words)

    def show_nothing(self, why: str) -> None:
        """Show no rows, because they cannot be read."""
        self._why.setText(why)
        self._note.setText("")
        self._stack.setCurrentWidget(self._none)
