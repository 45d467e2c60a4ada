"""Whether confidence can be believed: held against gold, in bins of as many items each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.intervals import clopper_pearson
from crowdgui.core.labels import UNLABELLED, freeze
from crowdgui.core.rules.registry import get_rule
from crowdgui.text.numbers import format_percent
from crowdgui.text.translation import format_number, tr, tr_n

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.compare.rule_result import RuleResult


MOST_BINS = 10


FEWEST_ITEMS = 10
"""Items in a bin, at least: the interval of fewer says nothing."""


ALIKE = 9
"""Digits of confidence that mean something: items alike in them are never in two bins."""


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
        The exact 95 % interval of the share that is right.
    calibration_error : float or None
        Σ_b n_b / n · |mean confidence − share right|, 0 for confidence that can be believed.
    brier : float or None
        Mean of (confidence − 1[right])², 0 for a rule that is sure and right.
    reason : str
        Why there is none, where there is none; all arrays are empty then.
    """

    items: IntArray
    right: IntArray
    confidence: FloatArray
    low: FloatArray
    high: FloatArray
    calibration_error: float | None
    brier: float | None
    reason: str = ""

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def share(self) -> FloatArray:
        """The share right in each bin."""
        return self.right / self.items

    @property
    def sentence(self) -> str:
        """Describe whether the rule is too sure, not sure enough, or can be believed."""
        if self.reason:
            return tr("Not defined: {reason}.", reason=self.reason)
        items, right = int(self.items.sum()), int(self.right.sum())
        sure = float((self.confidence * self.items).sum()) / items
        low, high = (float(end[0]) for end in clopper_pearson(np.array([right]), np.array([items])))
        counts = tr_n(
            "{right} of {n} gold item is right ({share}), and the rule’s mean confidence is {sure}",
            "{right} of {n} gold items are right ({share}), and the rule’s mean "
            "confidence is {sure}",
            items,
            right=format_number(right),
            share=format_percent(right / items),
            sure=format_percent(sure),
        )
        if sure > high:
            return tr("{counts}: the rule is overconfident.", counts=counts)
        if sure < low:
            return tr("{counts}: the rule is underconfident.", counts=counts)
        return tr("{counts}: no significant difference.", counts=counts)


def measure_calibration(tried: RuleResult, gold: IntArray | None) -> Calibration:
    """Compare a rule's confidence with gold (N,).

    Bins hold about as many items each: at most ten, none under ten items, and items that are as
    sure as each other are never parted. Too few gold items for one bin, a rule that was given the
    gold, or a confidence that is no probability leave nothing to measure.
    """
    if not get_rule(tried.key).gives_probability:
        return _undefined(tr("this rule’s confidence isn’t a probability"))
    if tried.gold is None or gold is None:
        return _undefined(tr("there is no gold that the rule has not used"))
    known = (gold != UNLABELLED) & (tried.labels != UNLABELLED)
    sure, right = tried.confidence[known], tried.labels[known] == gold[known]
    if sure.size < FEWEST_ITEMS:
        return _undefined(
            tr_n(
                "{n} gold item is too few; {least} are needed",
                "{n} gold items are too few; {least} are needed",
                sure.size,
                least=format_number(FEWEST_ITEMS),
            )
        )
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
    """Return each item its bin (n,), by confidence."""
    values = np.round(sure, ALIKE)
    ordered = np.sort(values)
    wanted = min(MOST_BINS, sure.size // FEWEST_ITEMS)
    edges = [0]
    for i in range(1, wanted):
        # The first of the items that are as sure as the one where a bin should begin.
        start = int(np.searchsorted(ordered, ordered[i * sure.size // wanted], side="left"))
        if start - edges[-1] >= FEWEST_ITEMS:
            edges.append(start)
    bins: IntArray = np.searchsorted(ordered[edges], values, side="right") - 1
    return bins


def _undefined(reason: str) -> Calibration:
    none = np.zeros(0)
    counts = np.zeros(0, dtype=np.int64)
    return Calibration(counts, counts, none, none, none, None, None, reason)
