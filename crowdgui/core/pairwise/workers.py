"""How far each worker's choices agree with the ranking that all others give."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import bdtr

from crowdgui.core.arrays import safe_ratio
from crowdgui.core.compare.held_out import holm
from crowdgui.core.intervals import clopper_pearson
from crowdgui.core.labels import freeze
from crowdgui.core.pairwise.comparisons import Choice
from crowdgui.core.pairwise.model import fit_scores
from crowdgui.core.progress import Progress, Stage

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.pairwise.comparisons import Comparisons
    from crowdgui.core.pairwise.model import Fit, Tally
    from crowdgui.core.progress import ProgressCallback


LEVEL = 0.05
"""Of all workers found to differ from guessing, the probability that one or more do not."""


class Standing(StrEnum):
    """What a worker's agreement shows, against choosing either item with probability ½."""

    BETTER = "better than guessing"
    """Agrees more often than guessing would."""
    OPEN = "guessing not excluded"
    """No difference from guessing is shown, though an agreement of 80% would probably show one."""
    AGAINST = "against the ranking"
    """Agrees less often than guessing would."""
    TOO_FEW = "too few choices"
    """Too few choices to tell."""


@dataclass(frozen=True, eq=False)
class WorkerStandings:
    """Each worker (M,) against the ranking by the others.

    Attributes
    ----------
    comparisons, ties : ndarray of int
        How many the worker made, and how many of these were ties.
    decided, agreeing : ndarray of int
        Choices of one of two items that the others rank, and those of the item ranked higher.
    left : ndarray of int
        Choices of the item shown left.
    low, high : ndarray
        Exact 95% interval (Clopper and Pearson) of the share agreeing; NaN where none is decided.
    p_value : ndarray
        Exact two-sided binomial test of ½, corrected by Holm for all workers; NaN without choices.
    standing : tuple of Standing
    reliability : ndarray or None
        η of the model, where it was estimated.
    """

    comparisons: IntArray
    ties: IntArray
    decided: IntArray
    agreeing: IntArray
    left: IntArray
    low: FloatArray
    high: FloatArray
    p_value: FloatArray
    standing: tuple[Standing, ...]
    reliability: FloatArray | None

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def agreement(self) -> FloatArray:
        """The share of choices that agree, NaN where there are none."""
        return safe_ratio(self.agreeing, self.decided)


def assess_workers(
    comparisons: Comparisons,
    tally: Tally,
    fit: Fit,
    order: bool,
    report: ProgressCallback,
) -> WorkerStandings:
    """Compare each worker's choices with the scores that the other workers' comparisons give.

    The own choices are taken out of the ranking first: they would agree with themselves. A choice
    between items that the others do not connect, or give equal scores, is not counted.

    The test takes the ranking as given and asks whether the choices could come from guessing:
    with ½ for either item, independently. Items that are nearly equal draw attentive workers
    towards ½ too, so that no difference from guessing does not prove that somebody guesses. It is
    reported only for workers with so many choices that an agreement of 80% would be significant
    with a probability of 80% or more.

    Parameters
    ----------
    comparisons : Comparisons
    tally : Tally
        Of the same comparisons.
    fit : Fit
        The scores by all workers, where each fit without one begins.
    order : bool
        Whether the preference for left is estimated in these fits too.
    report : callable

    Returns
    -------
    WorkerStandings
    """
    n_workers = comparisons.n_workers
    decided = np.zeros(n_workers, dtype=np.int64)
    agreeing = np.zeros(n_workers, dtype=np.int64)
    present = np.unique(comparisons.worker)
    rows_of = np.argsort(comparisons.worker, kind="stable")
    starts = np.searchsorted(comparisons.worker[rows_of], np.arange(n_workers + 1))
    for number, worker in enumerate(present.tolist()):
        report(Progress(Stage.MEASURING_WORKERS, number / present.size))
        rest = comparisons.worker != worker
        if not np.any(comparisons.choice[rest] != Choice.TIE):
            continue
        weights = np.where(tally.worker == worker, 0.0, tally.count)
        score = fit_scores(tally, order=order, weights=weights, start=fit, tolerance=1e-6).score
        part = comparisons.only(rest).connections.part
        own = rows_of[starts[worker] : starts[worker + 1]]
        own = own[comparisons.choice[own] != Choice.TIE]
        left, right = comparisons.left[own], comparisons.right[own]
        lead = np.round(score[left] - score[right], 6)
        ranked = (part[left] == part[right]) & (lead != 0)
        chose_left = comparisons.choice[own] == Choice.LEFT
        decided[worker] = int(ranked.sum())
        agreeing[worker] = int((ranked & (chose_left == (lead > 0))).sum())
    low, high = clopper_pearson(agreeing, decided)
    p_value = np.full(n_workers, np.nan)
    with_choices = decided > 0
    p_value[with_choices] = holm(guessing_p_values(agreeing, decided)[with_choices].tolist())
    ties = np.bincount(comparisons.worker[comparisons.choice == Choice.TIE], minlength=n_workers)
    left = np.bincount(comparisons.worker[comparisons.choice == Choice.LEFT], minlength=n_workers)
    tested = int(with_choices.sum())
    return WorkerStandings(
        comparisons=np.bincount(comparisons.worker, minlength=n_workers),
        ties=ties,
        decided=decided,
        agreeing=agreeing,
        left=left,
        low=low,
        high=high,
        p_value=p_value,
        standing=tuple(
            _standing(int(m), int(n), float(p), tested)
            for m, n, p in zip(agreeing, decided, p_value, strict=True)
        ),
        reliability=fit.reliability,
    )


def guessing_p_values(agreeing: IntArray, decided: IntArray) -> FloatArray:
    """Return the exact two-sided p-values (M,) of a binomial test of ½, at most 1.

    `agreeing` (M,) are the choices as the ranking has them, of those `decided` (M,).
    """
    lesser = np.minimum(agreeing, decided - agreeing)
    return np.minimum(2.0 * bdtr(lesser, np.maximum(decided, 0), 0.5), 1.0)


_ATTENTIVE, _POWER = 0.8, 0.8


def _standing(agreeing: int, decided: int, p_value: float, tested: int) -> Standing:
    if decided and p_value <= LEVEL:
        return Standing.BETTER if 2 * agreeing > decided else Standing.AGAINST
    return Standing.OPEN if _would_show(decided, tested) else Standing.TOO_FEW


def _would_show(decided: int, tested: int) -> bool:
    """Return whether an agreement of 80% would probably be significant among `tested` workers."""
    if not decided:
        return False
    disagreeing = np.arange(decided + 1)
    significant = guessing_p_values(disagreeing, np.full(decided + 1, decided)) * tested <= LEVEL
    most = np.flatnonzero(significant & (2 * disagreeing < decided))
    return bool(most.size and bdtr(most[-1], decided, 1.0 - _ATTENTIVE) >= _POWER)
