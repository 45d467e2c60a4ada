"""How many items are looked at in all, by the size of the audit."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.figures.axes import Scale, count_scale
from crowdgui.text.acceptance import describe_work
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.audit.forecast import AuditForecast

_UP, _ACROSS = 4, 6

_PAST_BEST = 4
"""The axis ends at so many times the suggested size: beyond it nothing is to be gained."""


@dataclass(frozen=True, eq=False)
class ForecastChart:
    """A curve of the work with its range, and a dot at the chosen size."""

    work: AuditForecast
    size: int

    @cached_property
    def shown(self) -> IntArray:
        """Places of the sizes that are drawn."""
        most = max(_PAST_BEST * self.work.best, self.size)
        return np.flatnonzero(self.work.sizes <= most)

    @property
    def x(self) -> FloatArray:
        return self.work.sizes[self.shown].astype(float)

    @property
    def totals(self) -> FloatArray:
        return self.work.totals[self.shown]

    @property
    def range(self) -> tuple[FloatArray, FloatArray]:
        """The ends of the range of the work."""
        return self.work.least[self.shown], self.work.most[self.shown]

    @property
    def dot(self) -> tuple[float, float]:
        """The chosen size and its work."""
        return float(self.size), self.work.total(self.size)

    @cached_property
    def across(self) -> Scale:
        return count_scale(int(max(self.x.max(), self.size)), _ACROSS)

    @cached_property
    def up(self) -> Scale:
        return count_scale(self.work.items, _UP)

    @property
    def dot_words(self) -> str:
        """What is written beside the dot."""
        if self.size == self.work.best:
            return tr("suggested: {n}", n=format_number(self.size))
        return tr("chosen: {n}", n=format_number(self.size))

    @property
    def words(self) -> str:
        return describe_work(self.work, self.size)
