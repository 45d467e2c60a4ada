"""How many workers agree with the others how often: the bars of a histogram, and what they show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import freeze
from crowdgui.core.text import percent, tr, tr_n

if TYPE_CHECKING:
    from crowdgui.core.labels import FloatArray, IntArray
    from crowdgui.core.outcome import Outcome

_MANY = 60
"""Workers from which on a bar spans 5 % and not 10 %."""


@dataclass(frozen=True, eq=False)
class AgreementBars:
    """The workers that count and can be compared, and in which bar each stands."""

    workers: IntArray
    bar: IntArray
    edges: FloatArray
    chance: float
    typical: float

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def counts(self) -> IntArray:
        return np.bincount(self.bar, minlength=self.edges.size - 1)

    def words(self, bar: int) -> str:
        return tr_n(
            "{n} worker agrees on {low} to {high}",
            "{n} workers agree on {low} to {high}",
            int(self.counts[bar]),
            low=percent(self.edges[bar], 0),
            high=percent(self.edges[bar + 1], 0),
        )


def agreement_bars(outcome: Outcome) -> AgreementBars:
    """Count the included workers in bins of 10%, or of 5% where they are many."""
    report, excluded = outcome.workers, outcome.job.excluded
    counted = ~np.isnan(report.agreement)
    if excluded is not None:
        counted &= ~excluded
    workers = np.flatnonzero(counted)
    n = 20 if workers.size >= _MANY else 10
    # A hair more, so that 0.3, which is a little less in binary, stands in its own bar.
    bar = np.minimum((report.agreement[workers] * n + 1e-9).astype(np.int64), n - 1)
    chance = 1.0 / outcome.job.labels.n_classes
    return AgreementBars(workers, bar, np.linspace(0, 1, n + 1), chance, report.typical)


def agreement_finding(outcome: Outcome, bars: AgreementBars) -> str:
    """Describe how often half of them agree, and how many as guessing would, or less."""
    if not bars.workers.size:
        return tr("No worker who counts could be compared with others.")
    agreement = outcome.workers.agreement[bars.workers]
    half = float(np.median(agreement))
    no_better = int(np.count_nonzero(agreement <= bars.chance))
    return tr(
        "Half of the {n} agree on {half} or more; {no_better}.",
        n=tr_n("{n} worker", "{n} workers", bars.workers.size),
        half=percent(half, 0),
        no_better=tr_n(
            "{n} agrees on {chance} or less, as guessing would",
            "{n} agree on {chance} or less, as guessing would",
            no_better,
            chance=percent(bars.chance, 0),
        ),
    )
