"""What an audit accepts: all items in one bar, and the work by the size of the audit."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import UNLABELLED
from crowdgui.core.mistakes import are_mistakes
from crowdgui.figures.marks import Scale, count_scale
from crowdgui.text.guarantees.acceptance import (
    audit_legend,
    describe_accepted,
    describe_whole,
    describe_work,
)
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.audit.accepted import Acceptance
    from crowdgui.core.audit.forecast import AuditForecast
    from crowdgui.core.audit.sample import AuditSample


MOST_MARKS = 400
"""Audited items that are drawn; of more, some spread evenly."""


@dataclass(frozen=True)
class AcceptanceBar:
    """One bar of all items, the most confident first.

    Attributes
    ----------
    accepted : float
        Where the accepted part ends, as a share of the bar; at its end once nothing is to review.
    right, wrong : tuple of float
        Where audited items stand, those found wrong apart.
    left_words, right_words : str
        What is said above both ends.
    legend : str
        What the marks are.
    words : str
        Everything, for those who do not see it.
    expected : bool
        Whether it is a forecast.
    """

    accepted: float = 0.0
    right: tuple[float, ...] = ()
    wrong: tuple[float, ...] = ()
    left_words: str = ""
    right_words: str = ""
    legend: str = ""
    words: str = ""
    expected: bool = False


def forecast_bar(work: AuditForecast, size: int) -> AcceptanceBar:
    """Return the bar that is to be expected."""
    rest = work.review(size)
    share = size / max(1, work.items)
    # Of the items that are not accepted, those audited are not reviewed.
    outside = min(work.items, rest / max(1e-9, 1.0 - share)) if share < 1 else 0.0
    accepted = work.items - round(outside)
    # Those audited in the accepted part are looked at as well.
    unseen = max(0, work.items - size - rest)
    return AcceptanceBar(
        accepted=accepted / max(1, work.items),
        left_words=tr("Accepted without looking: about {n}", n=format_number(unseen)),
        right_words=tr("To review: about {n}", n=format_number(rest)),
        legend=tr(
            "{n} random items to audit, anywhere among the {items}",
            n=format_number(size),
            items=format_number(work.items),
        ),
        words=describe_work(work, size),
        expected=True,
    )


def audited_bar(found: Acceptance, audit: AuditSample, confidence: FloatArray) -> AcceptanceBar:
    """Return the bar after an audit."""
    order = np.array(found.plan.order, dtype=np.int64)
    # Classes may be accepted each by itself: what is accepted stands first all the same.
    order = order[np.argsort(~found.accepted[order], kind="stable")]
    place = np.empty(len(found.plan.labels), dtype=np.int64)
    place[order] = np.arange(len(order))
    answers = audit.final_answers
    before = np.array(found.plan.labels)[list(audit.sample)]
    known = (answers != UNLABELLED) & (before != UNLABELLED)
    sample = np.array(audit.sample, dtype=np.int64)[known]
    labels = before[known]
    wrong = are_mistakes(labels, answers[known], found.plan.tolerance)
    size = max(1, len(order))
    return AcceptanceBar(
        accepted=found.n_accepted / size if len(found.to_review) else 1.0,
        right=_spread(place[sample[~wrong]] / size),
        wrong=_spread(place[sample[wrong]] / size),
        left_words=describe_accepted(found, confidence),
        right_words=tr("To review: {n}", n=format_number(len(found.to_review))),
        legend=audit_legend(found),
        words=describe_whole(found),
    )


def _spread(places: FloatArray) -> tuple[float, ...]:
    places = np.sort(places)
    if len(places) > MOST_MARKS:
        places = places[np.linspace(0, len(places) - 1, MOST_MARKS).astype(np.int64)]
    return tuple(places.tolist())


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
