"""What can be exported: a tick for each file, the columns of the labels, the format of tables."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QMenu

from crowdgui.io.exporting.results import LABEL_COLUMNS, default_columns
from crowdgui.io.exporting.table_formats import (
    CSV,
    FORMATS,
    WORKBOOK,
    XLSX,
    table_export,
    table_exports,
)
from crowdgui.io.exporting.table_list import LABELS, TABLES
from crowdgui.io.exporting.tables.probabilities import labels_table
from crowdgui.io.exporting.tool_exports import tool_exports
from crowdgui.io.exporting.write import GUARANTEE, SUMMARY
from crowdgui.io.report.report_files import REVIEW_PAGE
from crowdgui.text.translation import format_number, tr
from crowdgui.ui.report_pdf.report_formats import REPORTS
from crowdgui.ui.style.fonts import font
from crowdgui.ui.widgets.buttons import button, set_button_text
from crowdgui.ui.widgets.fields import ChoiceBox
from crowdgui.ui.widgets.layout import Surface, column, named, row
from crowdgui.ui.widgets.text import plain_tooltip, text_label

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QLabel, QWidget

    from crowdgui.io.exporting.results import Results
    from crowdgui.io.exporting.table_formats import Export, TableExport, TableFormat
    from crowdgui.ui.session.settings import Settings


_KEPT = ("item", "label")


class LabelColumns(QObject):
    """A button with a menu to tick columns; until one is picked, the default ones are written.

    Signals: `changed` when the user has picked other columns.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.button = button("", "quiet", name="export-columns", icon="columns")
        self._picked = False
        self._menu = QMenu(self.button)
        self._menu.setToolTipsVisible(True)
        for key, name in LABEL_COLUMNS.items():
            action = self._menu.addAction(tr(name))
            action.setObjectName(f"export-column-{key}")
            action.setToolTip(key)
            action.setCheckable(True)
            action.setEnabled(key not in _KEPT)
            action.triggered.connect(self._on_picked)
        self.button.setMenu(self._menu)
        self.suggest(None)

    def suggest(self, results: Results | None) -> None:
        """Tick the default columns, unless the user has picked others."""
        if not self._picked:
            usual = default_columns(results)
            for key, action in zip(LABEL_COLUMNS, self._menu.actions(), strict=True):
                action.setChecked(key in usual)
        self._count()

    def chosen(self) -> tuple[str, ...]:
        """Return the columns to write."""
        actions = zip(LABEL_COLUMNS, self._menu.actions(), strict=True)
        return tuple(key for key, action in actions if action.isChecked())

    def picked(self) -> tuple[str, ...]:
        """Return the columns the user has picked; nothing where the default ones are written."""
        return self.chosen() if self._picked else ()

    def _on_picked(self) -> None:
        self._picked = True
        self._count()
        self.changed.emit()

    def _count(self) -> None:
        shown, every = format_number(len(self.chosen())), format_number(len(LABEL_COLUMNS))
        set_button_text(self.button, tr("Columns {shown} of {all}", shown=shown, all=every))


_TICKED = frozenset({"report-pdf", "labels", "workers"})
"""What most managers want: the result to read, and the two tables it is about."""


class ExportList(Surface):
    """Signals: `changed` when other files are to be written, `ticked` with a table's key."""

    changed = Signal()
    ticked = Signal(str)

    def __init__(self, settings: Settings) -> None:
        super().__init__("canvas")
        self._settings = settings
        ticks = settings.export_ticks
        # What there is not now stays wanted for the time when it is there.
        self._wanted = set(_TICKED if ticks is None else ticks)
        self.boxes: dict[str, QCheckBox] = {}
        self._sentences: dict[str, QLabel] = {}
        self._files: dict[str, QLabel] = {}
        self.columns = LabelColumns(self)
        names = {form: form.name for form in FORMATS}
        self.format = ChoiceBox(
            "export-format", tr("Format of the tables"), names, _format(settings)
        )
        lines = column(parent=self, margins=(0, 0, 0, 8))
        lines.addWidget(_heading(tr("Report")))
        for export in REPORTS:
            lines.addWidget(self._line(export, export.file))
        lines.addWidget(_heading(tr("Tables"), self.format))
        for table in TABLES:
            lines.addWidget(self._line(table, ""))
        lines.addWidget(_heading(tr("For other tools")))
        for shape in tool_exports():
            lines.addWidget(self._line(shape, shape.file))
        lines.addWidget(_heading(tr("The run and its guarantee")))
        for export in (SUMMARY, GUARANTEE, REVIEW_PAGE):
            lines.addWidget(self._line(export, export.file))
        lines.addStretch(1)
        self._name_files()
        self.format.chosen.connect(self._on_format)
        self.columns.changed.connect(self.changed)

    def set_results(self, results: Results) -> None:
        """Offer only the tables there are, and say why there are no others."""
        self.columns.suggest(results)
        for table in TABLES:
            why = table.lacking(results)
            box = self.boxes[table.key]
            box.setEnabled(not why)
            # It signals what the user ticks; this is none of that.
            with QSignalBlocker(box):
                box.setChecked(table.key in self._wanted and not why)
            self._sentences[table.key].setText(why or table.sentence)

    def table(self, key: str) -> TableExport:
        """Return a table as it will be written, the final labels with the chosen columns."""
        found = next(table for table in TABLES if table.key == key)
        if found is LABELS:
            return replace(found, table=partial(labels_table, columns=self.columns.picked()))
        return found

    def exports(self, *, exact: bool) -> tuple[Export, ...]:
        """Return the files that are ticked."""
        tables = [self.table(table.key) for table in TABLES if self._is_ticked(table)]
        others = (*tool_exports(exact=exact), SUMMARY, GUARANTEE, REVIEW_PAGE)
        return (
            *filter(self._is_ticked, REPORTS),
            *table_exports(tables, self.format.value(), exact=exact),
            *filter(self._is_ticked, others),
        )

    def writes_csv(self) -> bool:
        """Return whether a ticked file is CSV."""
        return any(export.file.endswith(".csv") for export in self.exports(exact=False))

    def any_of(self, exports: Iterable[Export]) -> bool:
        """Return whether one of these is ticked."""
        return any(map(self._is_ticked, exports))

    def _is_ticked(self, offered: Export | TableExport) -> bool:
        return self.boxes[offered.key].isChecked()

    def _line(self, offered: Export | TableExport, file: str) -> QWidget:
        line = Surface("canvas", ("bottom",))
        box = named(QCheckBox(offered.name), f"export-{offered.key}", offered.name)
        box.setFont(font("strong"))
        box.setProperty("lead", True)
        box.setChecked(offered.key in self._wanted)
        box.toggled.connect(partial(self._on_ticked, offered.key))
        box.setToolTip(plain_tooltip(offered.sentence))
        self.boxes[offered.key] = box
        sentence = text_label(offered.sentence, "caption", "text2", wrap=True)
        sentence.setContentsMargins(24, 0, 0, 0)
        self._sentences[offered.key] = sentence
        # The ring of the keyboard around the box runs through no word.
        words = column(box, sentence, spacing=4, margins=(0, 0, 0, 7))
        name = self._files[offered.key] = text_label(file, "body", "text2")
        more = (self.columns.button,) if offered.key == LABELS.key else ()
        line_ = row(words, *more, name, parent=line, spacing=12)
        line_.setContentsMargins(24, 0, 20, 0)
        line_.setStretchFactor(words, 1)
        return line

    def keep(self, box: QCheckBox, key: str) -> None:
        """Remember another tick with those of the files."""
        box.setChecked(key in self._wanted)
        box.toggled.connect(partial(self._remember, key))

    def _remember(self, key: str, ticked: bool) -> None:
        (self._wanted.add if ticked else self._wanted.discard)(key)
        self._settings.export_ticks = frozenset(self._wanted)

    def _on_ticked(self, key: str, ticked: bool) -> None:
        self._remember(key, ticked)
        if ticked and any(table.key == key for table in TABLES):
            self.ticked.emit(key)
        self.changed.emit()

    def _on_format(self) -> None:
        self._settings.export_format = self.format.value().key
        self._name_files()
        self.changed.emit()

    def _name_files(self) -> None:
        form = self.format.value()
        for table in TABLES:
            file = WORKBOOK if form == XLSX else table_export(table, form).file
            self._files[table.key].setText(file)


def _format(settings: Settings) -> TableFormat:
    return next((form for form in FORMATS if form.key == settings.export_format), CSV)


def _heading(title: str, *more: QWidget) -> QWidget:
    line = Surface("canvas", ("bottom",))
    row(text_label(title, "strong", "text2"), None, *more, parent=line, margins=(24, 10, 20, 8))
    return line
