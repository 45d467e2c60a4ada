"""The head of the import dialog: the files, and the four steps to go to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from crowdgui.io.importing.assistant.import_state import STEPS
from crowdgui.text.translation import format_number, tr, tr_n
from crowdgui.ui.style import icons
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.buttons import ModeBar
from crowdgui.ui.widgets.layout import Surface, column, row
from crowdgui.ui.widgets.text import ElidedLabel, text_label

if TYPE_CHECKING:
    from crowdgui.io.importing.assistant.import_state import ImportState, ImportStep
    from crowdgui.ui.dialogs.import_dialog.controller import ImportController


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


# The style leaves 4 px between icon and text; the design wants 8.
_ICON_GAP = 4


class ImportHead(Surface):
    """Names the files and how many rows they have, and shows the steps."""

    def __init__(self, controller: ImportController) -> None:
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
        self._steps.mode_chosen.connect(
            lambda key: controller.do(lambda state: state.show_step(key))
        )
        controller.changed.connect(self._show)

    def _show(self, state: ImportState) -> None:
        name = state.files[0].name
        if len(state.files) > 1:
            more = tr_n("{n} more file", "{n} more files", len(state.files) - 1)
            name = tr("{file} and {more}", file=name, more=more)
        self._file.setText(name)
        self._rows.setText("" if state.rows is None else tr_n("{n} row", "{n} rows", state.rows))
        self._show_step(state.step)

    def _show_step(self, shown: ImportStep) -> None:
        if self._steps.chosen() == shown:
            return
        self._steps.choose(shown)
        passed, size = STEPS.index(shown), QSize(scaled(SIDE) + _ICON_GAP, scaled(SIDE))
        for place, step in enumerate(STEPS):
            self._steps.set_icon(step, step_icon(place + 1, passed=place < passed), size)
