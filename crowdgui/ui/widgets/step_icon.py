"""The round mark of a step of several: its number, filled while it is shown, or a tick."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPen

from crowdgui.core.text import number
from crowdgui.ui import icons
from crowdgui.ui.fonts import font
from crowdgui.ui.theme import tokens

SIDE = 20
_TICK = 14


def step_icon(place: int, *, passed: bool) -> QIcon:
    """Give the mark of the step at a place, from 1 on; those before the shown one are `passed`."""
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
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, number(self._place))
