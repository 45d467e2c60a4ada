"""How many items an audit and its review will take: an estimate, before and between looks."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import gammaincc, gammaincinv

from crowdgui.core.audit.acceptance import NOTHING, most_found, plan_looks

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.audit.calibration import LogisticCalibration
    from crowdgui.core.audit.sample import Look

LEAST_AUDIT = 40
"""The smallest audit that is suggested."""

MOST_AUDIT = 4000
"""The largest first look that is looked at: a larger one tells hardly more."""

NEARLY = 1.1
"""How much more than the least work a smaller audit may be expected to take."""

UNSURE = 0.1
"""The probability that the work is less, and that it is more, than the range of a forecast."""

_SIZES = 40

_NODES, _WEIGHTS = np.polynomial.hermite_e.hermegauss(7)
_WEIGHTS = _WEIGHTS / _WEIGHTS.sum()
"""Standard deviations from the typical label set, and the weight of each."""

_EASIER, _STEEPER = (axis.ravel() for axis in np.meshgrid(_NODES, _NODES))
_SET_WEIGHTS = np.outer(_WEIGHTS, _WEIGHTS).ravel()
"""Label sets easier or harder, and with a more or less telling confidence, than the typical one."""

_TYPICAL = np.flatnonzero(_NODES[len(_NODES) // 2] == _STEEPER)
"""The sets whose confidence tells as much as in the typical one, in the order of `_NODES`."""

_MOST_KNOTS = 20_000
"""Points of the order between which mistakes are interpolated where there are more items."""

_CHANCES = (np.arange(5) + 0.5) / 5
"""Quantiles of what an audit of one label set finds."""


@dataclass(frozen=True, eq=False)
class AuditForecast:
    """How many items a person will probably look at, by the size of the audit; an estimate.

    Attributes
    ----------
    items : int
        N, the items that can be audited and reviewed.
    sizes, totals : ndarray, shape (sizes,)
        Sizes of the first look, and the items audited and reviewed in all, on average, if the
        audit is continued wherever that saves work.
    least, most : ndarray, shape (sizes,)
        The work is less, or more, with a probability of `UNSURE` each.
    enough : ndarray, shape (sizes,)
        The probability that the first look is enough: that nothing is left to review.
    typical : ndarray, shape (sizes,)
        Like `totals`, where the confidence tells as much as it does in the typical label set.
    lowest : int
        The smallest size whose first look can accept anything, of some class.
    """

    items: int
    sizes: IntArray
    totals: FloatArray
    least: FloatArray
    most: FloatArray
    enough: FloatArray
    typical: FloatArray
    lowest: int

    @property
    def best(self) -> int:
        """The suggested size: the smallest whose work, in the typical case, is near the least.

        An audit can be continued, but not undone.
        """
        usable = self.usable
        near = self.typical <= NEARLY * self.typical[usable].min()
        return int(self.sizes[np.argmax(near & usable)])

    @property
    def usable(self) -> BoolArray:
        """Which of the sizes may be suggested, shape (sizes,); the last one if none is enough."""
        least = max(self.lowest, LEAST_AUDIT)
        usable: BoolArray = self.sizes >= min(least, int(self.sizes[-1]))
        return usable

    def accepts_nothing(self, size: int) -> bool:
        """Return whether the first look accepts no label at this size, whatever it finds."""
        return size < self.lowest

    def total(self, size: int) -> float:
        """Return the work at a size, between those that were computed."""
        return max(float(size), float(np.interp(size, self.sizes, self.totals)))

    def review(self, size: int) -> int:
        """Return how many items will probably be left to review after an audit of a size."""
        return max(0, round(self.total(size)) - size)

    def between(self, size: int) -> tuple[float, float]:
        """Return the range of the work at a size."""
        low, high = (np.interp(size, self.sizes, ends) for ends in (self.least, self.most))
        return max(float(size), float(low)), max(float(size), float(high))

    def chance_enough(self, size: int) -> float:
        """Return the probability that nothing is left to review after a first look of a size."""
        return float(np.interp(size, self.sizes, self.enough))


def forecast(
    calibration: LogisticCalibration,
    confidence: FloatArray,
    n_acceptable: int,
    left: int,
    alpha: float,
    sizes: Sequence[int] = (),
) -> AuditForecast:
    """Estimate the work for each size of the first look.

    After n audited items about (n/N) Σ p mistakes are found among the first items of the order, p
    being the probability that a label is wrong. The accepted part of k items ends where the audit
    finds one mistake more than it may: mistakes found along the order are about Poisson, so the
    x-th is found where (n/N) Σ p reaches a gamma variable of shape x. Then n + (N − k)(1 − n/N)
    items are looked at. How easy a label set is and how much its confidence tells, nobody knows
    before the audit: the work is averaged over calibration curves whose intercept and slope are as
    far from the default ones as those of label sets are (`LogisticCalibration.spread`).

    Parameters
    ----------
    calibration : LogisticCalibration
        The curve from confidence to the probability that a label is right.
    confidence : ndarray of float, shape (items,)
        Confidence in the labels, in the order of acceptance.
    n_acceptable : int
        How many of the first may be accepted at all.
    left, alpha
        As in `most_found`, α for all looks together.
    sizes : sequence of int, optional
        The sizes to look at; by default some between the least audit and all items.
    """
    items = len(confidence)
    chosen = np.asarray(sizes, dtype=np.int64) if len(sizes) else _sizes(items)
    curves = _mistakes(calibration, confidence, n_acceptable)
    plans = [plan_looks(items, size, alpha) for size in chosen.tolist()]
    every = [look for looks in plans for look in looks]
    limits = np.array([_limit(items, look, left) for look in every])
    first = np.cumsum([0, *(len(looks) for looks in plans[:-1])])
    # The audit goes on wherever that saves work.
    work = np.minimum.reduceat(_work(curves, items, every, limits), first, axis=0)
    weights = np.repeat(_SET_WEIGHTS, len(_CHANCES)) / len(_CHANCES)
    ranges = np.array([_quantiles(one.ravel(), weights) for one in work])
    means = work.mean(axis=2)
    totals = means @ _SET_WEIGHTS
    enough = [_enough(curves, items, every[place], limits[place]) for place in first]
    return AuditForecast(
        items=items,
        sizes=chosen,
        totals=totals,
        least=ranges[:, 0],
        # Where nearly all courses end alike, a few long ones take the mean past them.
        most=np.maximum(ranges[:, 1], totals),
        enough=np.array(enough) * _drawn(chosen, items, items - n_acceptable),
        typical=means[:, _TYPICAL] @ _WEIGHTS,
        lowest=_lowest(items, left, alpha),
    )


def forecast_by_class(
    calibration: LogisticCalibration,
    confidence: FloatArray,
    classes: IntArray,
    at_most: FloatArray,
    alpha: float,
    n_others: int,
) -> AuditForecast:
    """Estimate the work if the labels of each class are to keep a bound of their own.

    The audit is one random sample of all items, so each class has its share of it; the risk α is
    split evenly between the classes.

    Parameters
    ----------
    calibration : LogisticCalibration
        The curve from confidence to the probability that a label is right.
    confidence, classes : ndarray, shape (items,)
        Confidence and class of the labels that may be accepted, in the order of acceptance.
    at_most : ndarray of int, shape (L,)
        How many labels of each class may stay wrong.
    alpha : float
        The probability that any class has more, at most.
    n_others : int
        Items that may not be accepted: they are always reviewed.
    """
    items, codes = len(confidence) + n_others, np.unique(classes)
    sizes = _sizes(items)
    parts, lowest = [], items
    for code in codes:
        own = confidence[classes == code]
        shares = np.maximum(1, np.round(sizes * len(own) / items)).astype(np.int64)
        shares = np.minimum(shares, len(own))
        left = int(at_most[code])
        parts.append(
            forecast(calibration, own, len(own), left, alpha / len(codes), shares.tolist())
        )
        lowest = min(lowest, ceil(parts[-1].lowest * items / len(own)))
    rest = n_others * np.ones(len(sizes))
    enough = np.prod([part.enough for part in parts], axis=0) if parts else np.zeros(len(sizes))
    return AuditForecast(
        items=items,
        sizes=sizes,
        totals=sum((part.totals for part in parts), rest),
        least=sum((part.least for part in parts), rest),
        most=sum((part.most for part in parts), rest),
        enough=enough * _drawn(sizes, items, n_others),
        typical=sum((part.typical for part in parts), rest),
        lowest=lowest,
    )


def expected_work(
    calibration: LogisticCalibration,
    confidence: FloatArray,
    n_acceptable: int,
    left: int,
    look: Look,
) -> float:
    """Return the items audited and reviewed in all, on average, if the audit ends at a look.

    Parameters
    ----------
    calibration, confidence, n_acceptable, left
        As in `forecast`.
    look : Look
        The size of the audit and its α.
    """
    items = len(confidence)
    curves = _mistakes(calibration, confidence, n_acceptable)
    work = _work(curves, items, (look,), np.array([_limit(items, look, left)]))
    return float(_SET_WEIGHTS @ work[0].mean(axis=1))


def _lowest(items: int, left: int, alpha: float) -> int:
    """Return the smallest size whose first look accepts a label if it finds no mistake."""

    def accepts(size: int) -> bool:
        return _limit(items, plan_looks(items, size, alpha)[0], left) > NOTHING

    return min(items, 1 + bisect_left(range(1, items + 1), True, key=accepts))


def _limit(items: int, look: Look, left: int) -> int:
    return items if left >= items else most_found(items, look.size, left, look.alpha)


@dataclass(frozen=True, eq=False)
class _Mistakes:
    """Expected mistakes among the first items of the order, for each label set there may be.

    Attributes
    ----------
    found : ndarray, shape (sets, knots)
    items : ndarray of int, shape (1 + knots,)
        How many items come before the first knot, up to the first, … up to the last.
    """

    found: FloatArray
    items: IntArray

    def accepted(self, ends: FloatArray) -> IntArray:
        """Return how many items come before these many mistakes (ends,), shape (sets, ends)."""
        knots = np.array([np.searchsorted(found, ends, side="right") for found in self.found])
        accepted: IntArray = self.items[knots]
        return accepted


def _mistakes(
    calibration: LogisticCalibration, confidence: FloatArray, n_acceptable: int
) -> _Mistakes:
    items = np.arange(n_acceptable + 1)
    if n_acceptable > _MOST_KNOTS:
        items = np.round(np.linspace(0, n_acceptable, _MOST_KNOTS + 1)).astype(np.int64)
    known, many = confidence[items[1:] - 1], np.diff(items)
    curves = [calibration.moved(*each) for each in zip(_EASIER, _STEEPER, strict=True)]
    found = [np.cumsum(many * (1.0 - curve.right(known))) for curve in curves]
    return _Mistakes(np.array(found), items)


def _work(curves: _Mistakes, items: int, looks: Sequence[Look], limits: IntArray) -> FloatArray:
    """Return the items to look at, (looks, sets, quantiles of what the audit finds)."""
    size = np.array([look.size for look in looks], dtype=np.float64)
    shape = (len(looks), len(_SET_WEIGHTS), len(_CHANCES))
    possible = limits > NOTHING
    if not possible.any() or len(curves.items) == 1:
        return np.full(shape, float(items))
    share = size / items
    ends = gammaincinv(np.maximum(limits, 0)[:, None] + 1.0, _CHANCES) / share[:, None]
    accepted = curves.accepted(ends.ravel()).reshape(-1, *ends.shape).swapaxes(0, 1)
    work = size[:, None, None] + (items - accepted) * (1.0 - share[:, None, None])
    return np.where(possible[:, None, None], work, float(items))


def _enough(curves: _Mistakes, items: int, look: Look, limit: int) -> float:
    if look.size >= items:
        return 1.0
    if limit == NOTHING or len(curves.items) == 1:
        return 0.0
    found = curves.found[:, -1] * look.size / items
    return float(_SET_WEIGHTS @ gammaincc(limit + 1.0, found))


def _drawn(sizes: IntArray, items: int, others: int) -> FloatArray:
    """Return the probability that all of some items, always looked at, are in the audit."""
    drawn: FloatArray = (sizes / items) ** others
    return drawn


def _quantiles(values: FloatArray, weights: FloatArray) -> tuple[float, float]:
    order = np.argsort(values)
    below = np.cumsum(weights[order])
    low, high = np.searchsorted(below, (UNSURE, 1.0 - UNSURE))
    return float(values[order[low]]), float(values[order[min(high, len(values) - 1)]])


def _sizes(items: int) -> IntArray:
    """Return round sizes up to the largest that is looked at, also some too small to suggest."""
    most = max(1, min(MOST_AUDIT, items))
    spread = np.geomspace(min(LEAST_AUDIT, most), most, _SIZES)
    steps = np.where(spread < 100, 5, np.where(spread < 400, 10, 50))
    sizes: IntArray = np.minimum(most, np.ceil(spread / steps) * steps).astype(np.int64)
    small = np.arange(5, min(LEAST_AUDIT, most), 5)
    return np.union1d(small, sizes)
