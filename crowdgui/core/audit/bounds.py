"""What checking a random sample of final labels by hand proves: exact bounds, no worker model.

The rule with the fewest wrong labels among the checked items is the better one only in part: the
fewest of several counts is low by luck too. A statement about the chosen rule holds all the same if
every rule that could have been chosen has a share of the risk α, and the shares add up to α at
most: then the probability that any of their statements fails is at most α, whichever is made.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import chdtri, gammaln

from crowdgui.core.errors import DataError, Problem
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.mistakes import are_mistakes

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from crowdgui.core.arrays import FloatArray, IntArray


SLACK = 1e-7
"""How far, relative to α, a probability may be off by rounding; bounds move outward by this."""


@dataclass(frozen=True)
class AuditCounts:
    """A sample of `sample` final labels out of `items`, drawn at random, `wrong` of them wrong."""

    items: int
    sample: int
    wrong: int

    def __post_init__(self) -> None:
        if not 0 <= self.wrong <= self.sample <= self.items:
            raise DataError(
                Problem.IMPOSSIBLE_SAMPLE, wrong=self.wrong, sample=self.sample, items=self.items
            )


def hypergeometric_upper(checked: AuditCounts, alpha: float) -> int:
    """Return the exact upper bound, at confidence 1−α, on how many of all final labels are wrong.

    With W of N labels wrong, the wrong ones X in a random sample of n are hypergeometric. The
    bound is the largest W with P(X ≤ x | W) > α, x being what was found. The probability falls as W
    grows, so a true W above the bound has P(X ≤ x | W) ≤ α, and the probability to find such an x
    is at most α, for every W (Clopper and Pearson's argument; Buonaccorsi 1987). It assumes a
    random draw and reviewers who are right, nothing of workers or items.

    Parameters
    ----------
    checked : AuditCounts
        What the sample showed.
    alpha : float
        Probability that the bound may fail, between 0 and 1.

    Returns
    -------
    int
        Wrong labels among all of ``checked.items``, at most.
    """
    bar = alpha * (1.0 - SLACK)
    low, high = checked.wrong, checked.items - (checked.sample - checked.wrong)
    while low < high:
        middle = (low + high + 1) // 2
        if hypergeometric_cdf(checked.wrong, middle, checked.items, checked.sample) > bar:
            low = middle
        else:
            high = middle - 1
    return low


def hypergeometric_lower(checked: AuditCounts, alpha: float) -> int:
    """Return the exact lower bound, at confidence 1−α: what is left by the most that are right."""
    right = AuditCounts(checked.items, checked.sample, checked.sample - checked.wrong)
    return checked.items - hypergeometric_upper(right, alpha)


def hypergeometric_interval(
    checked: AuditCounts, alpha: float, skipped: int = 0
) -> tuple[int, int]:
    """Return the exact interval at confidence 1−α: both bounds at α/2.

    Parameters
    ----------
    checked : AuditCounts
        What the sample showed.
    alpha : float
        Probability that the interval may fail.
    skipped : int, optional
        How many others of the sample nobody could check: right at the lower end, else wrong.

    Returns
    -------
    low, high : int
        Fewest and most wrong labels among all of ``checked.items``.
    """
    most = replace(checked, wrong=checked.wrong + skipped)
    return hypergeometric_lower(checked, alpha / 2.0), hypergeometric_upper(most, alpha / 2.0)


def stratified_upper(strata: Sequence[AuditCounts], alpha: float) -> int:
    """Return an upper bound on all wrong labels where each stratum was sampled on its own.

    For strata h with W_h wrong labels let p_h(W_h) = P(X_h ≤ x_h | W_h). The bound is the largest
    Σ W_h with Σ −ln p_h(W_h) ≤ c, c the upper α point of χ² with 2H degrees of freedom, halved,
    over the H strata that have a sample.

    Proof sketch. At the true W_h each p_h is at least as large as a uniform number, and they are
    independent, so Σ −ln p_h exceeds c with probability at most α (Fisher's combination); otherwise
    the true W_h are among those the maximum is taken over. P(X_h ≤ x | W) is the probability that,
    with the items in random order, the (x+1)-th sampled one comes after place W: the survival
    function of a negative hypergeometric number. Its terms C(t−1, x) C(N−t, n−x−1) are log-concave,
    hence so is the survival function, −ln p_h is convex, and taking the cheapest next wrong label
    again and again finds the maximum. For one stratum this is `hypergeometric_upper`.

    Parameters
    ----------
    strata : sequence of AuditCounts
        What the sample of each stratum showed, which may be empty.
    alpha : float
        Probability that the bound may fail, between 0 and 1.

    Returns
    -------
    int
        Wrong labels in all strata together, at most.
    """
    costs = [_cost_of_next(stratum) for stratum in strata]
    budget = chdtri(2.0 * sum(stratum.sample > 0 for stratum in strata), alpha) / 2.0 + SLACK
    paid = np.cumsum(np.sort(np.concatenate(costs)))
    found = sum(stratum.wrong for stratum in strata)
    return found + int(np.searchsorted(paid, budget, side="right"))


def _cost_of_next(checked: AuditCounts) -> FloatArray:
    """Return how much −ln P(X ≤ x | W) grows with each wrong label more, from W = x on."""
    items, sample, wrong = checked.items, checked.sample, checked.wrong
    if wrong == sample:
        return np.zeros(items - wrong)
    place = np.arange(wrong + 1, items - (sample - wrong) + 2)
    terms = _log_choose(place - 1, wrong) + _log_choose(items - place, sample - wrong - 1)
    survival = np.logaddexp.accumulate(terms[::-1])[::-1]
    return -np.diff(survival)


def hypergeometric_cdf(found: int, wrong: int, items: int, sample: int) -> float:
    """Return P(X ≤ found) for the wrong ones X in a random sample, `wrong` of all items wrong.

    Parameters
    ----------
    found : int
        x, from 0.
    wrong : int
        W, the wrong labels among all items.
    items : int
        N.
    sample : int
        n, the size of the sample.

    Returns
    -------
    float
        Probability, 0 to 1.
    """
    x = np.arange(max(0, sample - (items - wrong)), min(found, wrong) + 1)
    terms = _log_choose(wrong, x) + _log_choose(items - wrong, sample - x)
    return float(np.exp(terms - _log_choose(items, sample)).sum())


def _log_choose(n: IntArray | int, k: IntArray | int) -> FloatArray:
    """Return ln C(n, k); binomial coefficients of large sets are no floating-point numbers."""
    n_, k_ = np.asarray(n, dtype=float), np.asarray(k, dtype=float)
    ways: FloatArray = gammaln(n_ + 1.0) - gammaln(k_ + 1.0) - gammaln(n_ - k_ + 1.0)
    return ways


def gold_as_audit(final: IntArray, gold: IntArray, tolerance: int = 0) -> AuditCounts | None:
    """Take gold as the checked sample of final labels; UNLABELLED where either is missing.

    Bounds from it hold only if the rule did not use it and its items are all of them, or were drawn
    from all at random, which nobody but the user knows.

    Parameters
    ----------
    final : ndarray of shape (N,)
        Final label of each item.
    gold : ndarray of shape (N,)
        Known class of each item.
    tolerance : int, optional
        How many classes a label may be off before it counts as wrong.

    Returns
    -------
    AuditCounts or None
        Of the items with a final label: how many, how many with gold, and how many of those wrong;
        None where no gold item has a final label.
    """
    labelled = final != UNLABELLED
    known = labelled & (gold != UNLABELLED)
    if not known.any():
        return None
    wrong = int(np.count_nonzero(are_mistakes(final[known], gold[known], tolerance)))
    return AuditCounts(int(np.count_nonzero(labelled)), int(np.count_nonzero(known)), wrong)


HEAD_START = 1
"""Wrong labels that another rule must be ahead by: so many are lost to luck."""

_ROUNDING = 1e-9


def choose_rule(loss: Mapping[str, float], head_start: float = HEAD_START) -> str:
    """Return the rule that loses least; the first one has a head start.

    Parameters
    ----------
    loss : mapping of str to float
        Wrong labels among the same items, or what they cost, by the rule's key, the recommended
        rule first; of equals the earlier is chosen.
    head_start : float, optional
        What another rule must be ahead by.
    """
    first = next(iter(loss))
    ahead = {key: lost - (head_start if key == first else 0.0) for key, lost in loss.items()}
    # Sums of the same costs may differ by rounding.
    least = min(ahead.values()) + _ROUNDING * max(loss.values())
    return next(key for key, lost in ahead.items() if lost <= least)


def alpha_share(rule: str, candidates: Sequence[str]) -> float:
    """Return the share of the risk α that statements about a rule may use.

    Half of it is the recommended rule's, which is chosen most often, the rest is divided equally
    among the K − 1 others. All of it where there is nothing to choose from.

    Parameters
    ----------
    rule : str
        The rule that is in use.
    candidates : sequence of str
        The K rules that the checked items may choose from, the recommended one first; empty where
        they choose nothing. A rule that is none of them has the share of one more.
    """
    if not candidates:
        return 1.0
    if rule == candidates[0]:
        return 0.5
    others = len(candidates) - (1 if rule in candidates else 0)
    return 0.5 / max(1, others)
