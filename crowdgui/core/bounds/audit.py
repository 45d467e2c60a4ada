"""What checking a random sample of final labels by hand proves: exact limits, no worker model."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import chdtri, gammaln

from crowdgui.core.errors import DataError, Problem
from crowdgui.core.labels import UNLABELLED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.labels import FloatArray, IntArray

SLACK = 1e-7
"""How far, relative to α, a chance may be off by rounding; limits move outward by this."""


@dataclass(frozen=True)
class CheckedSample:
    """A sample of `sample` final labels out of `items`, drawn at random, `wrong` of them wrong."""

    items: int
    sample: int
    wrong: int

    def __post_init__(self) -> None:
        if not 0 <= self.wrong <= self.sample <= self.items:
            raise DataError(
                Problem.IMPOSSIBLE_SAMPLE, wrong=self.wrong, sample=self.sample, items=self.items
            )


def most_wrong(checked: CheckedSample, alpha: float) -> int:
    """Return the exact upper limit, at confidence 1−α, on how many of all final labels are wrong.

    With W of N labels wrong, the wrong ones X in a random sample of n are hypergeometric. The
    limit is the largest W with P(X ≤ x | W) > α, x being what was found. The chance falls as W
    grows, so a true W above the limit has P(X ≤ x | W) ≤ α, and the chance to find such an x is
    at most α, for every W (Clopper and Pearson's argument; Buonaccorsi 1987). It assumes the
    random draw and the hand check, nothing of workers or items.
    """
    bar = alpha * (1.0 - SLACK)
    low, high = checked.wrong, checked.items - (checked.sample - checked.wrong)
    while low < high:
        middle = (low + high + 1) // 2
        if chance_of_at_most(checked.wrong, middle, checked.items, checked.sample) > bar:
            low = middle
        else:
            high = middle - 1
    return low


def fewest_wrong(checked: CheckedSample, alpha: float) -> int:
    """Return the exact lower limit, at confidence 1−α: what is left by the most that are right."""
    right = CheckedSample(checked.items, checked.sample, checked.sample - checked.wrong)
    return checked.items - most_wrong(right, alpha)


def wrong_between(checked: CheckedSample, alpha: float) -> tuple[int, int]:
    """Return the exact interval at confidence 1−α: both limits at α/2."""
    return fewest_wrong(checked, alpha / 2.0), most_wrong(checked, alpha / 2.0)


def most_wrong_in_strata(strata: Sequence[CheckedSample], alpha: float) -> int:
    """Return an upper limit on all wrong labels where each stratum was sampled on its own.

    For strata h with W_h wrong labels let p_h(W_h) = P(X_h ≤ x_h | W_h). The limit is the largest
    Σ W_h with Σ −ln p_h(W_h) ≤ c, c the upper α point of χ² with 2H degrees of freedom, halved,
    over the H strata that have a sample.

    Proof sketch. At the true W_h each p_h is at least as large as a uniform number, and they are
    independent, so Σ −ln p_h exceeds c with chance at most α (Fisher's combination); otherwise the
    true W_h are among those the maximum is taken over. P(X_h ≤ x | W) is the chance that, with
    the items in random order, the (x+1)-th sampled one comes after place W: the survival function
    of a negative hypergeometric number. Its terms C(t−1, x) C(N−t, n−x−1) are log-concave, hence
    so is the survival function, −ln p_h is convex, and taking the cheapest next wrong label again
    and again finds the maximum. For one stratum this is `most_wrong`.
    """
    costs = [_cost_of_next(stratum) for stratum in strata]
    budget = chdtri(2.0 * sum(stratum.sample > 0 for stratum in strata), alpha) / 2.0 + SLACK
    paid = np.cumsum(np.sort(np.concatenate(costs)))
    found = sum(stratum.wrong for stratum in strata)
    return found + int(np.searchsorted(paid, budget, side="right"))


def _cost_of_next(checked: CheckedSample) -> FloatArray:
    """Return how much −ln P(X ≤ x | W) grows with each wrong label more, from W = x on."""
    items, sample, wrong = checked.items, checked.sample, checked.wrong
    if wrong == sample:
        return np.zeros(items - wrong)
    place = np.arange(wrong + 1, items - (sample - wrong) + 2)
    terms = _log_choose(place - 1, wrong) + _log_choose(items - place, sample - wrong - 1)
    survival = np.logaddexp.accumulate(terms[::-1])[::-1]
    return -np.diff(survival)


def chance_of_at_most(found: int, wrong: int, items: int, sample: int) -> float:
    """Return P(X ≤ found) for the wrong ones X in a random sample, `wrong` of all items wrong."""
    x = np.arange(max(0, sample - (items - wrong)), min(found, wrong) + 1)
    terms = _log_choose(wrong, x) + _log_choose(items - wrong, sample - x)
    return float(np.exp(terms - _log_choose(items, sample)).sum())


def _log_choose(n: IntArray | int, k: IntArray | int) -> FloatArray:
    """Return ln C(n, k); binomial coefficients of large sets are no floating-point numbers."""
    n_, k_ = np.asarray(n, dtype=float), np.asarray(k, dtype=float)
    ways: FloatArray = gammaln(n_ + 1.0) - gammaln(k_ + 1.0) - gammaln(n_ - k_ + 1.0)
    return ways


def gold_as_audit(
    final: IntArray, gold: IntArray, *, drawn_at_random: bool, unknown_to_the_rule: bool
) -> CheckedSample:
    """Take gold as the checked sample of final labels; UNLABELLED where either is missing.

    The limits hold for gold only if its items were drawn at random from all items and the rule
    did not use it; nobody but the user knows, so both must be stated.

    Raises
    ------
    DataError
        If one of the two is not stated, or no gold item has a final label.
    """
    if not drawn_at_random:
        raise DataError(Problem.GOLD_NOT_RANDOM)
    if not unknown_to_the_rule:
        raise DataError(Problem.GOLD_USED_BY_RULE)
    labelled = final != UNLABELLED
    known = labelled & (gold != UNLABELLED)
    if not known.any():
        raise DataError(Problem.NO_GOLD_WITH_LABEL)
    wrong = int(np.count_nonzero(final[known] != gold[known]))
    return CheckedSample(int(np.count_nonzero(labelled)), int(np.count_nonzero(known)), wrong)
