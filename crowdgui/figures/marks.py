"""Marks that carry a meaning beside colour: shapes, and the flags of workers."""

from __future__ import annotations

from enum import Enum, StrEnum
from typing import NamedTuple

from crowdgui.core.workers.report import WorkerFlag
from crowdgui.text.translation import tr, tr_noop


class Shape(Enum):
    """Shapes in the order of the chart colours, then the hollow circle and the two dots."""

    CIRCLE = 0
    SQUARE = 1
    DOWN = 2
    UP = 3
    DIAMOND = 4
    CROSS = 5
    RING = 6
    TWINS = 7


class FlagMark(StrEnum):
    """What is shown of a worker: the flags of the worker report by their values, and two more."""

    GUESSING = WorkerFlag.GUESSING.value
    BELOW_CHANCE = WorkerFlag.BELOW_CHANCE.value
    ONE_ANSWER = WorkerFlag.ONE_ANSWER.value
    TOO_FAST = WorkerFlag.TOO_FAST.value
    COPYING = WorkerFlag.COPYING.value
    TOO_FEW = WorkerFlag.TOO_FEW.value
    LEFT_OUT = "excluded"
    FINE = "fine"

    @property
    def word(self) -> str:
        return tr(_STYLES[self].name)

    @property
    def shape(self) -> Shape:
        return _STYLES[self].shape

    @property
    def token(self) -> str:
        """The colour token of the mark and its word."""
        return _STYLES[self].token

    @property
    def ground(self) -> str:
        """The colour token behind them."""
        return _STYLES[self].ground


class _Style(NamedTuple):
    name: str
    shape: Shape
    token: str
    ground: str


_STYLES = {
    FlagMark.GUESSING: _Style(tr_noop("Guessing"), Shape.UP, "warn", "warn_soft"),
    FlagMark.BELOW_CHANCE: _Style(tr_noop("Below chance"), Shape.DOWN, "bad", "bad_soft"),
    FlagMark.ONE_ANSWER: _Style(tr_noop("Single label"), Shape.SQUARE, "warn", "warn_soft"),
    FlagMark.TOO_FAST: _Style(tr_noop("Too fast"), Shape.DIAMOND, "warn", "warn_soft"),
    FlagMark.COPYING: _Style(tr_noop("Copying"), Shape.TWINS, "bad", "bad_soft"),
    FlagMark.TOO_FEW: _Style(tr_noop("Too few labels"), Shape.RING, "text2", "hover"),
    FlagMark.LEFT_OUT: _Style(tr_noop("Excluded"), Shape.CROSS, "text2", "hover"),
    FlagMark.FINE: _Style(tr_noop("Not flagged"), Shape.CIRCLE, "ok", "ok_soft"),
}


SUSPICIOUS_FLAGS = tuple(FlagMark(flag.value) for flag in WorkerFlag if flag.suspicious)
"""The flags that are evidence against a worker, the gravest first."""
