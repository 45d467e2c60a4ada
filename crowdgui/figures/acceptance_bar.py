"""All items from the most to the least confident: accepted, to review, audited."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import UNLABELLED
from crowdgui.text.acceptance import (
    audit_legend,
    describe_accepted,
    describe_whole,
    describe_work,
)
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray
    from crowdgui.core.audit.acceptance import Acceptance
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
        Where the accepted part ends, as a share of the bar.
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
    rest = max(0, round(work.total(size)) - size)
    share = size / max(1, work.items)
    # Of the items that are not accepted, those audited are not reviewed.
    outside = min(work.items, rest / max(1e-9, 1.0 - share)) if share < 1 else 0.0
    accepted = work.items - round(outside)
    return AcceptanceBar(
        accepted=accepted / max(1, work.items),
        left_words=tr("Accepted without looking: about {n}", n=format_number(accepted)),
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
    place = np.empty(found.items, dtype=np.int64)
    place[order] = np.arange(len(order))
    answers = audit.found
    known = answers != UNLABELLED
    sample = np.array(audit.sample, dtype=np.int64)[known]
    wrong = np.array(found.plan.labels)[sample] != answers[known]
    size = max(1, len(order))
    return AcceptanceBar(
        accepted=found.n_accepted / size,
        right=_spread(place[sample[~wrong]] / size),
        wrong=_spread(place[sample[wrong]] / size),
        left_words=describe_accepted(found, confidence),
        right_words=tr("To review: {n}", n=format_number(len(found.review))),
        legend=audit_legend(found),
        words=describe_whole(found),
    )


def _spread(places: FloatArray) -> tuple[float, ...]:
    places = np.sort(places)
    if len(places) > MOST_MARKS:
        places = places[np.linspace(0, len(places) - 1, MOST_MARKS).astype(np.int64)]
    return tuple(places.tolist())
