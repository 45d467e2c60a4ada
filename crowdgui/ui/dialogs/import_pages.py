"""The four steps of the import dialog, and beside them what the labels come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from crowdgui.ui.dialogs.import_checks import ChecksView
from crowdgui.ui.dialogs.import_classes import ClassesPage
from crowdgui.ui.dialogs.import_columns import ColumnsPage
from crowdgui.ui.dialogs.import_cut import CutChoices
from crowdgui.ui.dialogs.import_head import STEPS
from crowdgui.ui.dialogs.import_left_out import LeftOutPage
from crowdgui.ui.dialogs.import_reading import GoldChoice, ReadingChoices
from crowdgui.ui.dialogs.import_source import SourcePage
from crowdgui.ui.fonts import scaled
from crowdgui.ui.widgets.build import column, row
from crowdgui.ui.widgets.scrolling import scrolling
from crowdgui.ui.widgets.surface import Surface

if TYPE_CHECKING:
    from crowdgui.io.reading import Reading
    from crowdgui.io.source import Source
    from crowdgui.ui.dialogs.import_findings import Findings
    from crowdgui.ui.dialogs.import_look import Look

_RIGHT = 328


class ImportPages(QWidget):
    """Signals: `changed` with the fields of the reading that are other now, by name."""

    changed = Signal(object)

    def __init__(self, source: Source) -> None:
        super().__init__()
        reading, path = source.reading, source.path
        self.source = SourcePage(path, reading.form)
        self.columns = ColumnsPage(reading.layout)
        self.classes = ClassesPage()
        self.left_out = LeftOutPage(path.parent)
        self.checks = ChecksView()
        self.choices = ReadingChoices(reading)
        self.gold = GoldChoice(path.parent)
        self.cut = CutChoices()
        self._stack = QStackedWidget()
        for page in (self.source, self.columns, self.classes, self.left_out):
            self._stack.addWidget(page)
        row(self._stack, self._right(), parent=self, spacing=0).setStretch(0, 1)
        self.choices.changed.connect(self.changed)
        for part in (self.classes, self.cut):
            part.classes_chosen.connect(lambda chosen: self.changed.emit({"classes": chosen}))

    def show_step(self, step: str) -> None:
        """Show a step, and beside it what can be chosen there."""
        self._stack.setCurrentIndex(STEPS.index(step))
        for part in (self.choices, self.gold):
            part.setVisible(step == "columns")
        self.cut.setVisible(step == "classes")

    def show_look(self, seen: Look, source: Source) -> None:
        """Show other rows, with the reading of `source`."""
        self.columns.preview.set_preview(seen.shown, source.reading)
        self.source.show_form(source.path, source.reading.form)
        self.source.show_notes(seen.notes)
        self.source.show_apostrophes(seen.apostrophes)
        self.classes.show_words(None)
        self.cut.show_words(None)

    def show_reading(self, reading: Reading) -> None:
        """Show other choices about the same rows."""
        self.columns.show_reading(reading)
        self.choices.show_reading(reading)
        self.classes.show_classes(reading.classes)
        self.cut.show_classes(reading.classes)

    def show_findings(self, findings: Findings) -> None:
        """Show what the whole file gives."""
        imported = findings.imported
        self.checks.show_findings(findings)
        self.columns.preview.set_rows(imported.rows)
        self.classes.show_words(imported.words, list(map(str, imported.labels.classes)))
        self.cut.show_words(imported.words)
        self.left_out.show_left_out(imported.left_out)

    def show_problem(self, sentence: str) -> None:
        """Say what keeps the file from being read."""
        self.checks.show_problem(sentence)
        self.left_out.show_left_out(None)

    def _right(self) -> QWidget:
        inside = Surface("canvas")
        parts = (self.cut, self.checks, self.choices, self.gold, None)
        sections = column(*parts, parent=inside, margins=(20, 18, 20, 18))
        sections.insertSpacing(2, 16)
        right = Surface("canvas", ("left",))
        column(scrolling(inside), parent=right, margins=(1, 0, 0, 0))
        right.setFixedWidth(scaled(_RIGHT))
        return right
