"""The four levels of certainty as steps: reached, current, not holding, still open."""

from __future__ import annotations

import itertools
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from crowdgui.core.text import clauses, tr
from crowdgui.ui.fonts import font, scaled
from crowdgui.ui.theme import tokens
from crowdgui.ui.widgets.build import named

if TYPE_CHECKING:
    from collections.abc import Sequence

_R = 6


class StepState(StrEnum):
    REACHED = "reached"
    CURRENT = "current"
    DOES_NOT_HOLD = "does_not_hold"
    OPEN = "open"


class LevelStep(NamedTuple):
    """A level's name, a few words on it, and whether it is reached."""

    name: str
    caption: str
    state: StepState


class LevelSteps(QWidget):
    """Circles on a line, with a name and a few words under each."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "level-steps", tr("Level"))
        self._steps: tuple[LevelStep, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_steps(self, steps: Sequence[LevelStep]) -> None:
        self._steps = tuple(steps)
        spoken = {
            StepState.REACHED: tr("reached"),
            StepState.CURRENT: tr("current"),
            StepState.DOES_NOT_HOLD: tr("does not hold"),
            StepState.OPEN: tr("open"),
        }
        words = [f"{step.name}: {spoken[step.state]}" for step in steps]
        self.setAccessibleDescription(clauses(words))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        widths = [self._width(step) for step in self._steps]
        return QSize(sum(widths), scaled(50))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(200), scaled(50))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        starts = self._starts()
        middle = _R + 2.0
        painter.setPen(QPen(tokens().line, 1.5))
        for left, right in itertools.pairwise(starts):
            painter.drawLine(QLineF(left + 2 * _R + 6, middle, right - 6, middle))
        ends = [*starts[1:], float(self.width())]
        for step, left, right in zip(self._steps, starts, ends, strict=True):
            self._paint_circle(painter, QPointF(left + _R + 1, middle), step.state)
            self._paint_words(painter, step, QRectF(left, 2 * _R + 6, right - left - 6, 0))

    def _paint_circle(self, painter: QPainter, at: QPointF, state: StepState) -> None:
        colors = tokens()
        current = state is StepState.CURRENT
        painter.setPen(QPen(colors.accent if current else colors.ctrl, 1.5))
        painter.setBrush(colors.accent if current else colors.canvas)
        painter.drawEllipse(at, _R, _R)
        if state is StepState.REACHED:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colors.text2)
            painter.drawEllipse(at, 2.6, 2.6)
        elif state is StepState.DOES_NOT_HOLD:
            painter.setPen(QPen(colors.bad, 1.5, c=Qt.PenCapStyle.RoundCap))
            for dy in (-3, 3):
                painter.drawLine(at + QPointF(-3, dy), at + QPointF(3, -dy))

    def _paint_words(self, painter: QPainter, step: LevelStep, area: QRectF) -> None:
        current, failed = step.state is StepState.CURRENT, step.state is StepState.DOES_NOT_HOLD
        name = "accent_text" if current else "text"
        caption = tr("does not hold") if failed else step.caption
        top = area.y()
        for words, used, token, height in (
            (step.name, self._name_font(step), name, 17),
            (caption, font("axis"), "bad" if failed else "text2", 15),
        ):
            painter.setFont(used)
            painter.setPen(tokens().color(token))
            metrics = QFontMetrics(used)
            shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, int(area.width()))
            line = QRectF(area.x(), top, area.width(), scaled(height))
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, shown)
            top += scaled(height)

    def _name_font(self, step: LevelStep) -> QFont:
        made = font("header")
        if step.state is StepState.CURRENT:
            made.setWeight(QFont.Weight.DemiBold)
        return made

    def _width(self, step: LevelStep) -> int:
        name = QFontMetrics(self._name_font(step)).horizontalAdvance(step.name)
        return max(name, QFontMetrics(font("axis")).horizontalAdvance(step.caption)) + 10

    def _starts(self) -> list[float]:
        """Spread the steps over the width, each with the room its words want."""
        wanted = [self._width(step) for step in self._steps]
        spare = (self.width() - sum(wanted)) / max(1, len(wanted))
        starts, x = [], 0.0
        for width in wanted:
            starts.append(x)
            x += max(2 * _R + 16, width + spare)
        return starts
