"""How many items an audit and its review will take: an estimate, before and between looks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import gammaincc, gammaincinv

from crowdgui.core.audit.acceptance import NOTHING, most_found, plan_looks

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.audit.calibration import LogisticCalibration
    from crowdgui.core.audit.sample import Look

LEAST_AUDIT = 40
"""The smallest audit that is suggested."""

MOST_AUDIT = 4000
"""The largest first look that is looked at: a larger one tells hardly more."""

NEARLY = 1.1
"""How much more than the least work a smaller audit may be expected to take."""

UNSURE = 0.1
"""The chance that the work is less, and that it is more, than the range of a forecast."""

_SIZES = 40

_NODES, _WEIGHTS = np.polynomial.hermite_e.hermegauss(7)
_WEIGHTS = _WEIGHTS / _WEIGHTS.sum()
"""Label sets easier and harder than the typical one, in standard deviations, and their weights."""

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
        The work is less, or more, with a chance of `UNSURE` each.
    enough : ndarray, shape (sizes,)
        The chance that the first look is enough: that every label that may be accepted is.
    """

    items: int
    sizes: IntArray
    totals: FloatArray
    least: FloatArray
    most: FloatArray
    enough: FloatArray
    lowest: int

    @property
    def best(self) -> int:
        """The suggested size: the smallest whose work is near the least.

        An audit can be continued, but not undone.
        """
        near = (self.totals <= NEARLY * self.totals.min()) & (self.sizes >= self.lowest)
        return int(self.sizes[np.argmax(near)])

    def total(self, size: int) -> float:
        """Return the work at a size, between those that were computed."""
        return float(np.interp(size, self.sizes, self.totals))

    def review(self, size: int) -> int:
        """Return how many items will probably be left to review after an audit of a size."""
        return max(0, round(self.total(size)) - size)

    def between(self, size: int) -> tuple[float, float]:
        """Return the range of the work at a size."""
        low, high = (np.interp(size, self.sizes, ends) for ends in (self.least, self.most))
        return float(low), float(high)

    def chance_enough(self, size: int) -> float:
        """Return the chance that nothing is left to review after a first look of a size."""
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
    being the chance that a label is wrong. The accepted part of k items ends where the audit finds
    one mistake more than it may: mistakes found along the order are about Poisson, so the x-th is
    found where (n/N) Σ p reaches a gamma variable of shape x. Then n + (N − k)(1 − n/N) items are
    looked at. How easy a label set is, nobody knows before the audit: the work is averaged over
    calibration curves as far from the default one as label sets are.

    Parameters
    ----------
    calibration : LogisticCalibration
        The curve from confidence to the chance that a label is right.
    confidence : ndarray of float, shape (items,)
        Confidence in the labels, in the order of acceptance.
    n_acceptable : int
        How many of the first may be accepted at all.
    left, alpha
        As in `most_found`, α for all looks together.
    sizes : sequence of int
        The sizes to look at; by default some between the least audit and all items.
    """
    items = len(confidence)
    chosen = np.asarray(sizes, dtype=np.int64) if len(sizes) else _sizes(items)
    curves = _mistakes(calibration, confidence, n_acceptable)
    weights = np.repeat(_WEIGHTS, len(_CHANCES)) / len(_CHANCES)
    rows, lowest = [], items
    for size in chosen.tolist():
        looks = plan_looks(items, size, alpha)
        limits = [_limit(items, look, left) for look in looks]
        if limits[0] > NOTHING:
            lowest = min(lowest, size)
        work = np.min(
            [_work(curves, items, *each) for each in zip(looks, limits, strict=True)], axis=0
        )
        low, high = _quantiles(work.ravel(), weights)
        enough = _enough(curves, items, looks[0], limits[0])
        rows.append((float(work.ravel() @ weights), low, high, enough))
    totals, least, most, enough_ = np.array(rows, dtype=float).reshape(-1, 4).T
    return AuditForecast(items, chosen, totals, least, most, enough_, lowest)


def forecast_by_class(
    calibration: LogisticCalibration,
    confidence: FloatArray,
    classes: IntArray,
    at_most: FloatArray,
    alpha: float,
    n_others: int,
) -> AuditForecast:
    """Estimate the work if the labels of each class are to keep a limit of their own.

    The audit is one random sample of all items, so each class has its share of it; the risk α is
    split evenly between the classes.

    Parameters
    ----------
    calibration : LogisticCalibration
        The curve from confidence to the chance that a label is right.
    confidence, classes : ndarray, shape (items,)
        Confidence and class of the labels that may be accepted, in the order of acceptance.
    at_most : ndarray of int, shape (L,)
        How many labels of each class may stay wrong.
    alpha : float
        The chance that any class has more, at most.
    n_others : int
        Items that may not be accepted: they are always reviewed.
    """
    items, codes = len(confidence) + n_others, np.unique(classes)
    sizes = _sizes(items)
    parts = []
    for code in codes:
        own = confidence[classes == code]
        shares = np.maximum(1, np.round(sizes * len(own) / items)).astype(np.int64)
        shares = np.minimum(shares, len(own))
        left = int(at_most[code])
        parts.append(
            forecast(calibration, own, len(own), left, alpha / len(codes), shares.tolist())
        )
    rest = n_others * np.ones(len(sizes))
    enough = np.prod([part.enough for part in parts], axis=0) if parts else np.zeros(len(sizes))
    return AuditForecast(
        items,
        sizes,
        sum((part.totals for part in parts), rest),
        sum((part.least for part in parts), rest),
        sum((part.most for part in parts), rest),
        enough * (n_others == 0),
        int(sizes[0]),
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
    work = _work(curves, items, look, _limit(items, look, left))
    return float(_WEIGHTS @ work.mean(axis=1))


def _limit(items: int, look: Look, left: int) -> int:
    return items if left >= items else most_found(items, look.size, left, look.alpha)


def _mistakes(
    calibration: LogisticCalibration, confidence: FloatArray, n_acceptable: int
) -> list[FloatArray]:
    """Return the expected mistakes among the first 1, 2, … acceptable labels, for each curve."""
    known = confidence[:n_acceptable]
    return [np.cumsum(1.0 - calibration.moved(float(node)).right(known)) for node in _NODES]


def _work(curves: list[FloatArray], items: int, look: Look, limit: int) -> FloatArray:
    """Return the items to look at, for each curve and quantile of what the audit finds."""
    shape = (len(curves), len(_CHANCES))
    if limit == NOTHING or not len(curves[0]):
        return np.full(shape, float(items))
    ends = gammaincinv(limit + 1.0, _CHANCES)
    share = look.size / items
    accepted = np.array([np.searchsorted(curve, ends / share, side="right") for curve in curves])
    work: FloatArray = look.size + (items - accepted) * (1.0 - share)
    return work


def _enough(curves: list[FloatArray], items: int, look: Look, limit: int) -> float:
    if limit == NOTHING or not len(curves[0]):
        return 0.0
    found = np.array([curve[-1] for curve in curves]) * look.size / items
    return float(_WEIGHTS @ gammaincc(limit + 1.0, found))


def _quantiles(values: FloatArray, weights: FloatArray) -> tuple[float, float]:
    order = np.argsort(values)
    below = np.cumsum(weights[order])
    low, high = np.searchsorted(below, (UNSURE, 1.0 - UNSURE))
    return float(values[order[low]]), float(values[order[min(high, len(values) - 1)]])


def _sizes(items: int) -> IntArray:
    """Return round sizes from the least audit to the largest that is looked at."""
    most = max(1, min(MOST_AUDIT, items))
    spread = np.geomspace(min(LEAST_AUDIT, most), most, _SIZES)
    steps = np.where(spread < 100, 5, np.where(spread < 400, 10, 50))
    sizes: IntArray = np.minimum(most, np.ceil(spread / steps) * steps).astype(np.int64)
    return np.unique(sizes)
