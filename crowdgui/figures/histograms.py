"""Two histograms: how sure the rule is of the items, and how often workers agree with others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.figures.colors import class_token
from crowdgui.figures.marks import (
    LegendEntry,
    Level,
    Scale,
    Shape,
    chance_level,
    count_scale,
    typical_level,
)
from crowdgui.text.run_summary import describe_unsure
from crowdgui.text.translation import format_percent, join_clauses, tr, tr_n, tr_noop
from crowdgui.text.workers.agreement import describe_agreement, describe_bar

if TYPE_CHECKING:
    from crowdgui.core.agreement.report import AgreementBins
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.results import Outcome


AGREEMENT_TITLE, AGREEMENT_ACROSS = (
    tr_noop("Agreement with the others"),
    tr_noop("Share of items on which a worker agrees"),
)


_CONFIDENCE_BARS = 20


_TICKS, _STEPS = 4, 5


_WORDS_WIDE = 0.25
"""What the words of a line take of the width."""


@dataclass(frozen=True, eq=False)
class Histogram:
    """Counts between edges from 0 to 1; `said` has the words of each bar.

    `across` says what is counted, `caption` what the picture shows. `models` of those counted are
    models; None where all are people.
    """

    title: str
    across: str
    caption: str
    edges: FloatArray
    counts: IntArray
    said: tuple[str, ...]
    levels: tuple[Level, ...] = ()
    models: IntArray | None = None

    @classmethod
    def empty(cls) -> Histogram:
        """Return a picture of nothing."""
        return cls("", "", "", np.zeros(1), np.zeros(0, dtype=np.int64), ())

    @property
    def filled(self) -> IntArray:
        """The bars that are not empty."""
        return np.flatnonzero(self.counts)

    @property
    def legend(self) -> tuple[LegendEntry, ...]:
        """What the two parts of bars mean; nothing where all are people."""
        if self.models is None:
            return ()
        people = LegendEntry(Shape.SQUARE, class_token(0), tr("people"))
        return people, LegendEntry(Shape.SQUARE, class_token(1), tr("models"))

    @property
    def span(self) -> Scale:
        """The horizontal axis."""
        shares = [i / _STEPS for i in range(_STEPS + 1)]
        return Scale(0.0, 1.0, [(share, format_percent(share, 0)) for share in shares])

    @property
    def scale(self) -> Scale:
        """The vertical axis."""
        return count_scale(int(self.counts.max(initial=0)), _TICKS)

    @property
    def words(self) -> str:
        """All bars, for those who do not see them."""
        return join_clauses(self.said[bar] for bar in self.filled)


def build_confidence_histogram(outcome: Outcome, settled: BoolArray | None = None) -> Histogram:
    """Count how many items have which confidence, those set by hand (N,) left aside."""
    confidence = outcome.confidence if settled is None else outcome.confidence[~settled]
    known = confidence[~np.isnan(confidence)]
    clipped = np.clip(known, 0.0, 1.0)
    counts, edges = np.histogram(clipped, bins=_CONFIDENCE_BARS, range=(0.0, 1.0))
    return Histogram(
        tr("Confidence"),
        tr("Confidence of the final label"),
        describe_unsure(outcome, settled),
        edges,
        counts,
        tuple(
            tr_n(
                "{n} item at {low} to {high}",
                "{n} items at {low} to {high}",
                int(count),
                low=format_percent(low, 0),
                high=format_percent(high, 0),
            )
            for count, low, high in zip(counts, edges[:-1], edges[1:], strict=True)
        ),
    )


def build_agreement_histogram(outcome: Outcome, bins: AgreementBins) -> Histogram:
    """Return the picture of the workers in bins, with lines at guessers and at a typical worker."""
    return Histogram(
        title=tr(AGREEMENT_TITLE),
        across=tr(AGREEMENT_ACROSS),
        caption=describe_agreement(outcome, bins),
        edges=bins.edges,
        counts=bins.counts,
        said=tuple(describe_bar(bins, bar) for bar in range(bins.counts.size)),
        levels=_levels(bins) if bins.workers.size else (),
        models=bins.models,
    )


def _levels(bins: AgreementBins) -> tuple[Level, ...]:
    """Return both lines, their words on sides where they have room."""
    near = bins.typical < bins.chance + _WORDS_WIDE
    chance = chance_level(bins.chance)._replace(before=near or bins.chance >= _WORDS_WIDE)
    if np.isnan(bins.typical):
        return (chance,)
    room = _WORDS_WIDE if chance.before else 2 * _WORDS_WIDE
    mixed = bins.is_model is not None and not bins.is_model.all()
    typical = typical_level(bins.typical, of_people=mixed)
    return chance, typical._replace(before=bins.typical > bins.chance + room)
