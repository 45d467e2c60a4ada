"""The frame of the import dialog: its four steps, their pages, and the buttons below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QIcon, QIconEngine, QKeySequence, QPainter, QPen, QShortcut
from PySide6.QtWidgets import QDialog, QSizePolicy, QStackedWidget, QWidget

from crowdgui.text.translation import format_number, tr, tr_n
from crowdgui.ui import icons
from crowdgui.ui.dialogs.import_dialog.checks import ChecksView, SkippedRowsPage
from crowdgui.ui.dialogs.import_dialog.classes_page import ClassesPage
from crowdgui.ui.dialogs.import_dialog.columns_page import ColumnsPage
from crowdgui.ui.dialogs.import_dialog.source_page import SourcePage
from crowdgui.ui.dialogs.import_dialog.spec_fields import GoldFields, SpecFields
from crowdgui.ui.dialogs.import_dialog.value_grouping import ValueGrouping
from crowdgui.ui.fonts import font, scaled
from crowdgui.ui.theme import tokens
from crowdgui.ui.widgets.buttons import ModeBar, button
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.layout import Surface, column, named, row, scroll_vertically
from crowdgui.ui.widgets.text import ElidedLabel, text_label

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from crowdgui.io.importing.file_preview import FilePreview
    from crowdgui.io.importing.findings import ImportFindings
    from crowdgui.io.importing.import_spec import ImportSpec
    from crowdgui.io.importing.sources import Source


SIDE = 20


_TICK = 14


def step_icon(place: int, *, passed: bool) -> QIcon:
    """Return the mark of the step at a place, from 1 on.

    Those before the shown one are `passed`.
    """
    return QIcon(_StepIcon(place, passed))


class _StepIcon(icons.PaintedIcon):
    """A button's `On` is the step that is shown."""

    def __init__(self, place: int, passed: bool) -> None:
        super().__init__()
        self._place, self._passed = place, passed

    def clone(self) -> QIconEngine:
        return _StepIcon(self._place, self._passed)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        colors, shown = tokens(), state is QIcon.State.On
        side = min(rect.width(), rect.height())
        area = QRectF(rect.x(), rect.y() + (rect.height() - side) / 2, side, side)
        ground = colors.accent if shown else colors.accent_soft if self._passed else colors.canvas
        edge = colors.ctrl if not (shown or self._passed) else colors.accent_text
        soft = self._passed and not shown and not colors.contrast
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen if shown or soft else QPen(edge, 1))
        painter.setBrush(ground)
        painter.drawEllipse(area.adjusted(0.5, 0.5, -0.5, -0.5))
        if self._passed and not shown:
            tick = round(side * _TICK / SIDE)
            left, top = area.center().x() - tick / 2, area.center().y() - tick / 2
            icons.paint(painter, "check", "accent_text", left, top, tick)
            return
        painter.setFont(font("header"))
        painter.setPen(colors.on_accent if shown else colors.text2)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, format_number(self._place))


STEPS = ("source", "columns", "classes", "check")


# The style leaves 4 px between icon and text; the design wants 8.
_ICON_GAP = 4


class ImportHead(Surface):
    """Signals: `step_chosen` with the key of a step."""

    step_chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__("canvas", ("bottom",))
        self._file = ElidedLabel("", "section")
        self._file.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._rows = text_label("", "body", "text2")
        self._steps = ModeBar("import-step", STEPS)
        words = (tr("Source"), tr("Columns"), tr("Classes"), tr("Check"))
        for place, (key, word) in enumerate(zip(STEPS, words, strict=True), start=1):
            self._steps.set_words(key, word)
            self._steps.set_spoken(key, tr("{n} {step}", n=format_number(place), step=word))
        top = row(self._file, self._rows, None, spacing=12)
        box = column(row(top, margins=(10, 0, 0, 0)), self._steps, parent=self, spacing=8)
        box.setContentsMargins(14, 12, 24, 8)
        self._steps.mode_chosen.connect(self.step_chosen)

    def set_files(self, files: Sequence[Path]) -> None:
        name = files[0].name
        if len(files) > 1:
            more = tr_n("{n} more file", "{n} more files", len(files) - 1)
            name = tr("{file} and {more}", file=name, more=more)
        self._file.setText(name)

    def set_rows(self, rows: int | None) -> None:
        """Describe how many rows there are, once they are counted."""
        self._rows.setText("" if rows is None else tr_n("{n} row", "{n} rows", rows))

    def show_step(self, key: str) -> None:
        self._steps.choose(key)
        shown, size = STEPS.index(key), QSize(scaled(SIDE) + _ICON_GAP, scaled(SIDE))
        for place, step in enumerate(STEPS):
            self._steps.set_icon(step, step_icon(place + 1, passed=place < shown), size)


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
        self.left_out = SkippedRowsPage(path.parent)
        self.checks = ChecksView()
        self.choices = SpecFields(reading)
        self.gold = GoldFields(path.parent)
        self.cut = ValueGrouping()
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

    def show_look(self, seen: FilePreview, source: Source) -> None:
        """Show other rows, with the reading of `source`."""
        self.columns.preview.set_preview(seen.shown, source.reading)
        self.source.show_form(source.path, source.reading.form)
        self.source.show_notes(seen.notes)
        self.source.show_apostrophes(seen.apostrophes)
        self.classes.show_words(None)
        self.cut.show_words(None)

    def show_reading(self, reading: ImportSpec) -> None:
        """Show other choices about the same rows."""
        self.columns.show_reading(reading)
        self.choices.show_reading(reading)
        self.classes.show_classes(reading.classes)
        self.cut.show_classes(reading.classes)

    def show_findings(self, findings: ImportFindings) -> None:
        """Show what the whole file gives."""
        imported = findings.imported
        self.checks.show_findings(findings)
        self.columns.preview.set_rows(imported.rows)
        self.classes.show_words(imported.words, list(map(str, imported.labels.classes)))
        self.cut.show_words(imported.words)
        self.left_out.show_left_out(imported.left_out)

    def show_problem(self, sentence: str) -> None:
        """Describe what keeps the file from being read."""
        self.checks.show_problem(sentence)
        self.left_out.show_left_out(None)

    def _right(self) -> QWidget:
        inside = Surface("canvas")
        parts = (self.cut, self.checks, self.choices, self.gold, None)
        sections = column(*parts, parent=inside, margins=(20, 18, 20, 18))
        sections.insertSpacing(2, 16)
        right = Surface("canvas", ("left",))
        column(scroll_vertically(inside), parent=right, margins=(1, 0, 0, 0))
        right.setFixedWidth(scaled(_RIGHT))
        return right


_SIZE, _LEAST = (1080, 720), (900, 600)


class ImportFrame(QDialog):
    """Goes from step to step; what the parts tell is for who makes use of it."""

    def __init__(self, source: Source, parent: QWidget | None) -> None:
        super().__init__(parent)
        title = tr("Import labels")
        named(self, "import-dialog", title).setWindowTitle(title)
        self._head = ImportHead()
        self._pages = ImportPages(source)
        self._back = button(tr("Back"), name="import-back")
        self._next = button(tr("Next"), name="import-next")
        self._cancel = button(tr("Cancel"), name="import-cancel")
        self._ok = button(tr("Import"), "primary", name="import-ok")
        self._lay_out()
        self._head.step_chosen.connect(self.show_step)
        self._back.clicked.connect(lambda: self._go(-1))
        self._next.clicked.connect(lambda: self._go(1))
        for keys, by in (("Ctrl+PgUp", -1), ("Ctrl+PgDown", 1)):
            QShortcut(QKeySequence(keys), self, lambda by=by: self._go(by))
        self._cancel.clicked.connect(self.reject)
        FocusRing(self)

    @Slot(str)
    def show_step(self, step: str) -> None:
        """Show one of the steps."""
        self._step = step
        self._head.show_step(step)
        self._pages.show_step(step)
        place = STEPS.index(step)
        self._back.setEnabled(place > 0)
        self._next.setEnabled(place < len(STEPS) - 1)

    def set_waiting(self, waiting: bool) -> None:
        """Disable everything but Cancel."""
        for part in (self._head, self._pages, self._back, self._next, self._ok):
            part.setEnabled(not waiting)
        if not waiting:
            self.show_step(self._step)

    def _lay_out(self) -> None:
        promise = tr("Your file is only read, never changed. Nothing leaves this computer.")
        words = ElidedLabel(promise, "caption", "text2")
        foot = Surface("canvas", ("top",))
        parts = (words, self._back, self._next, self._cancel, self._ok)
        line = row(*parts, parent=foot, margins=(24, 10, 16, 10))
        line.setStretch(0, 1)
        line.insertSpacing(3, 12)
        box = column(self._head, self._pages, foot, parent=self)
        box.setStretchFactor(self._pages, 1)
        # Only a button that stands in its dialog already can become the one that Enter presses.
        self._ok.setDefault(True)
        self._ok.setFocus()
        for other in self.findChildren(type(self._ok)):
            if other is not self._ok:
                other.setAutoDefault(False)
        self.setMinimumSize(*_LEAST)
        room = (self.parentWidget() or self).screen().availableSize()
        self.resize(*(min(n, most) for n, most in zip(_SIZE, room.toTuple(), strict=True)))

    def _go(self, by: int) -> None:
        place = STEPS.index(self._step) + by
        if 0 <= place < len(STEPS):
            self.show_step(STEPS[place])
