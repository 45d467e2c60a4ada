"""Whether confidence matches the share of right labels on gold, in bins of equal size."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import gammaln, xlogy

from crowdgui.core.audit.calibration import default_calibration
from crowdgui.core.audit.checked_items import checked_items
from crowdgui.core.errors import Reason, ReasonCode
from crowdgui.core.intervals import clopper_pearson
from crowdgui.core.labels import UNLABELLED, freeze
from crowdgui.core.rules.registry import get_rule

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.bounds.guarantee import GuaranteeOptions
    from crowdgui.core.compare.comparison import RuleResult
    from crowdgui.core.results import Outcome


MOST_BINS = 10


FEWEST_ITEMS = 10
"""Items in a bin, at least: the interval of fewer is too wide to be useful."""


ALIKE = 9
"""Digits of confidence that mean something: items alike in them are never in two bins."""


class NoCalibration(ReasonCode):
    """Why the confidence of a rule cannot be compared with gold."""

    NO_PROBABILITY = "calibration-no-probability"
    NO_GOLD = "calibration-no-gold"
    TOO_FEW = "calibration-too-few"


class ConfidenceFinding(StrEnum):
    """How the mean confidence compares with the interval of the share that is right."""

    OVERCONFIDENT = "overconfident"
    UNDERCONFIDENT = "underconfident"
    NO_DIFFERENCE = "no difference"


@dataclass(frozen=True, eq=False)
class Calibration:
    """Confidence against the share of final labels that are right, on gold items.

    Attributes
    ----------
    items, right : ndarray of shape (B,)
        Gold items in each bin, least confident first, and how many of their labels are right.
    confidence : ndarray of shape (B,)
        Mean confidence in each bin.
    low, high : ndarray of shape (B,)
        The exact 95% interval of the share that is right.
    calibration_error : float or None
        Σ_b n_b / n · |mean confidence − share right|, 0 for confidence that is exactly right.
    brier : float or None
        Mean of (confidence − 1[right])², 0 for a rule that is certain and right.
    reason : Reason or None
        Why there is none, where there is none; all arrays are empty then.
    own : Calibration or None
        The same of the rule's own probabilities, where confidence corrects them.
    """

    items: IntArray
    right: IntArray
    confidence: FloatArray
    low: FloatArray
    high: FloatArray
    calibration_error: float | None
    brier: float | None
    reason: Reason | None = None
    own: Calibration | None = None

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def share(self) -> FloatArray:
        """The share right in each bin."""
        return self.right / self.items

    @property
    def mean_confidence(self) -> float:
        """The mean confidence of all gold items."""
        return float((self.confidence * self.items).sum()) / int(self.items.sum())

    @property
    def by_chance(self) -> float:
        """About the `calibration_error` of confidence that is exactly right, in as many items.

        The mean distance of a binomial number from its mean np is 2 v C(n, v) pᵛ (1 − p)ⁿ⁻ᵛ⁺¹,
        v = ⌊np⌋ + 1 (De Moivre). With 100 items in ten bins it is 8% to 11%.
        """
        n, p = self.items, np.clip(self.confidence, 0.0, 1.0)
        v = np.minimum(np.floor(n * p) + 1.0, n)
        ways = gammaln(n + 1.0) - gammaln(v + 1.0) - gammaln(n - v + 1.0)
        apart = 2.0 * v * np.exp(ways + xlogy(v, p) + xlogy(n - v + 1.0, 1.0 - p))
        return float(apart.sum()) / int(n.sum())

    @property
    def finding(self) -> ConfidenceFinding:
        """Whether the mean confidence is above, below or within the interval of all items."""
        items, right = self.items.sum(keepdims=True), self.right.sum(keepdims=True)
        low, high = (float(end[0]) for end in clopper_pearson(right, items))
        if self.mean_confidence > high:
            return ConfidenceFinding.OVERCONFIDENT
        if self.mean_confidence < low:
            return ConfidenceFinding.UNDERCONFIDENT
        return ConfidenceFinding.NO_DIFFERENCE


def measure_calibration(tried: RuleResult, gold: IntArray | None) -> Calibration:
    """Compare a rule's confidence with gold (N,).

    Bins have about as many items each: at most ten, none under ten items, and items of equal
    confidence are never separated. There is nothing to measure with too few gold items for one
    bin, a rule that used the gold, or a confidence that isn't a probability. Confidence is that
    before any check: items that corrected it may be among the gold.

    Parameters
    ----------
    tried : RuleResult
    gold : ndarray of shape (N,) or None
        Codes of the true classes, `UNLABELLED` where not known.

    Returns
    -------
    Calibration
        Of B ≤ 10 bins; without any, its `reason` is why.
    """
    curve = default_calibration(tried.key)
    if not curve.corrects and not get_rule(tried.key).gives_probability:
        return _undefined(Reason(NoCalibration.NO_PROBABILITY))
    if tried.gold is None or gold is None:
        return _undefined(Reason(NoCalibration.NO_GOLD))
    known = (gold != UNLABELLED) & (tried.labels != UNLABELLED)
    own, right = tried.confidence[known], tried.labels[known] == gold[known]
    found = reliability(curve.confidence(own), right)
    return replace(found, own=reliability(own, right)) if curve.corrects else found


def measure_audit(outcome: Outcome, options: GuaranteeOptions) -> Calibration | None:
    """Compare confidence with what an audit found, after it was corrected by it and before.

    The corrected confidence fits the items that corrected it better than others: it is shown to see
    how far the correction goes, not how good it is. None before the first complete look, and with
    too few items for one bin.

    Parameters
    ----------
    outcome : Outcome
        The final labels, with the confidence corrected by the audit.
    options : GuaranteeOptions
        They hold the audit, where there is one.

    Returns
    -------
    Calibration or None
        `own` is that of the confidence before.
    """
    done, found = outcome.aggregation, checked_items(outcome.job, options)
    known = {item: code for item, code in found.items() if done.labels[item] != UNLABELLED}
    if len(known) < FEWEST_ITEMS or not outcome.calibration.checked:
        return None
    items = np.array(list(known), dtype=np.int64)
    right = done.labels[items] == np.array(list(known.values()))
    before = default_calibration(outcome.job.rule).confidence(done.confidence[items])
    after = outcome.calibration.confidence(done.confidence[items])
    return replace(reliability(after, right), own=reliability(before, right))


def reliability(sure: FloatArray, right: BoolArray) -> Calibration:
    """Compare the confidence in labels with whether they are right, in up to `MOST_BINS` bins.

    No bin has under `FEWEST_ITEMS` labels, and labels of equal confidence are never separated.

    Parameters
    ----------
    sure : ndarray of shape (n,)
        The confidence in each label, 0 to 1, from a rule or stated by a model.
    right : ndarray of bool, shape (n,)
        Which of them are right.

    Returns
    -------
    Calibration
        Without any bin, its `reason` is why.
    """
    if sure.size < FEWEST_ITEMS:
        return _undefined(Reason.make(NoCalibration.TOO_FEW, n=sure.size, least=FEWEST_ITEMS))
    place = _bins(sure)
    items = np.bincount(place)
    hits = np.bincount(place, right).astype(np.int64)
    mean = np.bincount(place, sure) / items
    low, high = clopper_pearson(hits, items)
    return Calibration(
        items=items,
        right=hits,
        confidence=mean,
        low=low,
        high=high,
        calibration_error=float((np.abs(mean * items - hits)).sum() / items.sum()),
        brier=float(np.mean((sure - right) ** 2)),
    )


def _bins(sure: FloatArray) -> IntArray:
    """Return the bin of each item (n,), by confidence."""
    values = np.round(sure, ALIKE)
    ordered = np.sort(values)
    wanted = min(MOST_BINS, sure.size // FEWEST_ITEMS)
    edges = [0]
    for i in range(1, wanted):
        # The first of the items of the same confidence as the one where a bin should begin.
        start = int(np.searchsorted(ordered, ordered[i * sure.size // wanted], side="left"))
        if start - edges[-1] >= FEWEST_ITEMS:
            edges.append(start)
    bins: IntArray = np.searchsorted(ordered[edges], values, side="right") - 1
    return bins


def _undefined(reason: Reason) -> Calibration:
    none = np.zeros(0)
    counts = np.zeros(0, dtype=np.int64)
    return Calibration(
        items=counts,
        right=counts,
        confidence=none,
        low=none,
        high=none,
        calibration_error=None,
        brier=None,
        reason=reason,
    )
