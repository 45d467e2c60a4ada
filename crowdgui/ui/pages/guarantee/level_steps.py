"""The four levels of certainty as steps: reached, current, not holding, still open."""

from __future__ import annotations

import itertools
import math
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from crowdgui.core.bounds.guarantee import EvidenceLevel
from crowdgui.text.translation import join_clauses, tr
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.layout import named
from crowdgui.ui.widgets.text import painter_on

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.bounds.guarantee import Guarantee


_R = 6


_HEIGHT, _NAME_LINE, _LINE = 50, 17, 15


class StepState(StrEnum):
    REACHED = "reached"
    CURRENT = "current"
    DOES_NOT_HOLD = "does_not_hold"
    OPEN = "open"


class LevelStep(NamedTuple):
    """A level's name, a few words on it, and whether it is reached; or why it does not hold."""

    name: str
    caption: str
    state: StepState


class LevelSteps(QWidget):
    """Circles on a line, with a name and a few words under each, on two lines where they must."""

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
            StepState.OPEN: tr("open"),
        }
        words = [f"{step.name}: {spoken.get(step.state, step.caption)}" for step in steps]
        self.setAccessibleDescription(join_clauses(words))
        self._take_height()
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(sum(map(self._width, self._steps)), scaled(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(200), scaled(_HEIGHT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._take_height()

    def _take_height(self) -> None:
        fits = sum(map(self._width, self._steps)) <= self.width()
        self.setFixedHeight(scaled(_HEIGHT + (0 if fits else _LINE)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        starts = self._starts()
        middle = _R + 2.0
        painter.setPen(QPen(tokens().line, 1.5))
        for left, right in itertools.pairwise(starts):
            painter.drawLine(QLineF(left + 2 * _R + 6, middle, right - 6, middle))
        ends = [*starts, float(self.width())][1:]
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
        used, line = self._name_font(step), QRectF(area)
        line.setHeight(scaled(_NAME_LINE))
        painter.setFont(used)
        painter.setPen(tokens().color(name))
        right = Qt.TextElideMode.ElideRight
        shown = QFontMetrics(used).elidedText(step.name, right, math.ceil(area.width()))
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, shown)
        below = QRectF(area.x(), line.bottom(), area.width(), self.height() - line.bottom())
        painter.setFont(font("axis"))
        painter.setPen(tokens().color("bad" if failed else "text2"))
        painter.drawText(below, Qt.TextFlag.TextWordWrap, step.caption)

    def _name_font(self, step: LevelStep) -> QFont:
        made = font("header")
        if step.state is StepState.CURRENT:
            made.setWeight(QFont.Weight.DemiBold)
        return made

    def _width(self, step: LevelStep) -> int:
        """Return the width a step takes with its caption on one line."""
        return max(
            self._least_width(step),
            QFontMetrics(font("axis")).horizontalAdvance(step.caption) + 10,
        )

    def _least_width(self, step: LevelStep) -> int:
        """Return the width of a step's name, or of the longest word of its caption."""
        small = QFontMetrics(font("axis"))
        name = QFontMetrics(self._name_font(step)).horizontalAdvance(step.name)
        return max(name, 0, *map(small.horizontalAdvance, step.caption.split())) + 10

    def _starts(self) -> list[float]:
        """Spread the steps over the width, each with the room its words want."""
        wanted = [float(self._width(step)) for step in self._steps]
        if (lacks := sum(wanted) - self.width()) > 0:
            # Captions that can go on in a second line give what the others lack.
            gives = [
                most - self._least_width(step)
                for most, step in zip(wanted, self._steps, strict=True)
            ]
            part = min(1.0, lacks / max(1.0, sum(gives)))
            wanted = [most - part * give for most, give in zip(wanted, gives, strict=True)]
        spare = (self.width() - sum(wanted)) / max(1, len(wanted))
        starts, x = [], 0.0
        for width in wanted:
            starts.append(x)
            x += max(2 * _R + 16, width + spare)
        return starts


_ORDER = (
    EvidenceLevel.PLUG_IN,
    EvidenceLevel.SELF_CERTIFIED,
    EvidenceLevel.GOLD,
    EvidenceLevel.AUDIT,
)


def level_steps(found: Guarantee) -> list[LevelStep]:
    """Return the levels in their order, and how far these labels got."""
    names = {
        EvidenceLevel.PLUG_IN: (tr("Estimate"), tr("not a guarantee")),
        EvidenceLevel.SELF_CERTIFIED: (tr("From agreement"), tr("labels alone")),
        EvidenceLevel.GOLD: (tr("Gold"), tr("true labels")),
        EvidenceLevel.AUDIT: (tr("Audit"), tr("random sample")),
    }
    steps = []
    for level in _ORDER:
        name, caption = names[level]
        entries = [entry for entry in found.entries if entry.level is level and entry.value]
        if found.headline.level is level:
            state = StepState.CURRENT
        elif (
            entries
            and level is not EvidenceLevel.PLUG_IN
            and found.headline.level is EvidenceLevel.NONE
        ):
            shown = tr("not valid here") if any(e.demoted for e in entries) else tr("in doubt")
            state, caption = StepState.DOES_NOT_HOLD, shown
        elif any(entry.demoted for entry in entries):
            state, caption = StepState.DOES_NOT_HOLD, tr("not valid here")
        elif entries:
            state = StepState.REACHED
        else:
            state = StepState.OPEN
        steps.append(LevelStep(name, caption, state))
    return steps
