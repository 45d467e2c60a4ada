"""Intervals of shares, exact and of clustered labels, and p-values corrected for being many."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.special import betainc, betaincinv, stdtrit

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from crowdgui.core.arrays import FloatArray, IntArray

CONFIDENCE = 0.95


def clopper_pearson(
    part: FloatArray | IntArray, whole: FloatArray | IntArray, confidence: float = CONFIDENCE
) -> tuple[FloatArray, FloatArray]:
    """Return the exact (Clopper–Pearson) interval of a share `part` / `whole`.

    By beta quantiles: low = B⁻¹(α/2; m, n−m+1), high = B⁻¹(1−α/2; m+1, n−m).

    Parameters
    ----------
    part, whole : ndarray of any one shape
        m of n, 0 ≤ m ≤ n; expected counts need not be whole.
    confidence : float, optional
        1 − α.

    Returns
    -------
    low, high : ndarray of that shape
        NaN where n is 0.

    References
    ----------
    Clopper and Pearson (1934), The use of confidence or fiducial limits illustrated in the case of
    the binomial. Biometrika 26, 404–413.
    """
    part_ = np.asarray(part, dtype=float)
    tail = (1.0 - confidence) / 2.0
    # Ends that the quantile function leaves undefined: nothing right, or everything.
    rest = np.maximum(whole - part_, 0.0)
    low = betaincinv(np.where(part_ > 0, part_, 1.0), rest + 1.0, tail)
    high = betaincinv(part_ + 1.0, np.where(rest > 0, rest, 1.0), 1.0 - tail)
    low = np.where(part_ > 0, low, 0.0)
    high = np.where(rest > 0, high, 1.0)
    none = np.asarray(whole) == 0
    return np.where(none, np.nan, low), np.where(none, np.nan, high)


_HALVINGS = 40


def binomial_range(
    share: float, whole: FloatArray | IntArray, confidence: float = CONFIDENCE
) -> tuple[FloatArray, FloatArray]:
    """Return the range that shares of `whole` labels are in, at least this often.

    If each label is right with probability `share`, no more than (1 − `confidence`) / 2 of shares
    are at the lower end or below it, and as few at the upper end or above, except for 0 and 1 where
    even these are more frequent. The normal range share ± 1.96 √(share (1 − share) / whole) holds
    only 85% of shares of 8 labels that are right with probability 0.98.
    """
    tail, n = (1.0 - confidence) / 2.0, np.asarray(whole, dtype=float)
    return _lower_end(share, n, tail), 1.0 - _lower_end(1.0 - share, n, tail)


def _lower_end(share: float, n: FloatArray, tail: float) -> FloatArray:
    """Return the m / n with P(X ≤ m) = `tail`, by bisection; 0 where P(X ≤ 0) is more."""
    low, high = np.zeros(n.shape), n.copy()
    for _ in range(_HALVINGS):
        middle = (low + high) / 2.0
        # The binomial distribution function, also between whole numbers.
        below = betainc(n - middle, middle + 1.0, 1.0 - share) <= tail
        low, high = np.where(below, middle, low), np.where(below, high, middle)
    return low / n


@dataclass(frozen=True)
class ClusteredShare:
    """A share of `of` labels by `workers`, with a 95% interval; ends are None for one worker."""

    part: int
    of: int
    workers: int
    low: float | None
    high: float | None

    @property
    def share(self) -> float | None:
        return self.part / self.of if self.of else None


def clustered_share(
    marks: FloatArray, worker: IntArray, item: IntArray | None = None
) -> ClusteredShare:
    """Return the share of 1 among marks, with an interval for workers as clusters, or items too.

    Of workers alone it is as `share_of_counts` has it. A few items with a label of everybody show
    little of other items, however many labels they have. So with items the variance is V_w + V_i,
    the jackknife's over workers and over items, less that of independent labels, which both count
    (Cameron, Gelbach and Miller 2011, Journal of Business & Economic Statistics 29), at least the
    larger of the two; degrees of freedom are the smaller ones.

    Parameters
    ----------
    marks : ndarray of shape (n,)
        1 or 0 of each label.
    worker : ndarray of shape (n,)
        Who gave it.
    item : ndarray of shape (n,), optional
        What it is about, where the items are a sample of those that the share is meant for. A
        worker has one label of each.

    Returns
    -------
    ClusteredShare
        Without ends for a single worker.
    """
    given = _counts(marks, worker)
    found = share_of_counts(*given)
    if item is None or found.low is None or found.share is None:
        return found
    sides = _between(*given), _between(*_counts(marks, item))
    spread = [variance for variance, _ in sides]
    alone = found.share * (1.0 - found.share) / max(found.of - 1, 1)
    variance = max(*spread, sum(spread) - alone)
    freedom = min(freedom for _, freedom in sides)
    low, high = _korn_graubard(found.share, found.of, variance, freedom)
    return replace(found, low=low, high=high)


def _counts(marks: FloatArray, cluster: IntArray) -> tuple[FloatArray, IntArray]:
    """Return the sum of marks and the number of labels of each cluster that has any."""
    _, place = np.unique(cluster, return_inverse=True)
    return np.bincount(place, marks).astype(np.float64), np.bincount(place)


def share_of_counts(part: FloatArray | IntArray, given: IntArray) -> ClusteredShare:
    """Return Σ a / Σ n of W workers, with an interval for workers as clusters.

    The variance is the jackknife's over workers, Σ (W − 1) / W · (u_w / (1 − n_w / n))² with
    u_w = (a_w − p n_w) / n. The interval is Korn and Graubard's (1998, Survey Methodology 24):
    Clopper and Pearson's for as many independent labels as have that variance, fewer where the
    variance itself rests on few workers. With the shares c_w = n_w / n there are
    (Σ c_w²)² / Σ c_w⁴ − 1 degrees of freedom, as Satterthwaite has it for workers of one variance.

    Parameters
    ----------
    part, given : ndarray of shape (W,)
        Of each worker the labels that are right, a_w, and all that are compared, n_w.

    Returns
    -------
    ClusteredShare
        Without ends for a single worker: nothing shows how much others differ.
    """
    own = given > 0
    part, given = part[own], given[own]
    n, whole = int(given.sum()), int(part.sum())
    if given.size < 2:
        return ClusteredShare(whole, n, given.size, None, None)
    low, high = _korn_graubard(whole / n, n, *_between(part, given))
    return ClusteredShare(whole, n, given.size, low, high)


def _between(part: FloatArray | IntArray, given: IntArray) -> tuple[float, float]:
    """Return the jackknife's variance of Σ a / Σ n over clusters, and its degrees of freedom."""
    size, n = given.size, given.sum()
    if size < 2:
        return 0.0, 0.0
    weight = given / n
    pull = (part - part.sum() / n * given) / n / (1.0 - weight)
    variance = float((pull**2).sum()) * (size - 1) / size
    return variance, float((weight**2).sum() ** 2 / (weight**4).sum() - 1.0)


def _korn_graubard(share: float, n: int, variance: float, freedom: float) -> tuple[float, float]:
    tail = (1.0 - CONFIDENCE) / 2.0
    # With all labels alike, nothing shows how clusters differ: each counts as one label.
    alike = share in (0.0, 1.0)
    independent = freedom + 1.0 if alike else share * (1.0 - share) / max(variance, 1e-12)
    if freedom < 1e-3:
        return 0.0, 1.0
    ratio = 1.0 if alike else stdtrit(max(n - 1, 1), tail) / stdtrit(freedom, tail)
    size = min(float(n), independent) * min(1.0, float(ratio) ** 2)
    part = share * size
    low = betaincinv(part, size - part + 1.0, tail) if part > 0 else 0.0
    high = betaincinv(part + 1.0, size - part, 1.0 - tail) if part < size else 1.0
    return float(low), float(high)


def benjamini_hochberg(p: NDArray[np.floating[Any]], tests: int | None = None) -> FloatArray:
    """Return Benjamini and Hochberg's adjusted p-values.

    Flagging all below q, no more than the share q of the flags is false on average. The same as
    `scipy.stats.false_discovery_control`, which a test compares it with.

    Parameters
    ----------
    p : ndarray of shape (m,)
        P-values; NaN where nothing was tested.
    tests : int, optional
        How many tests were made, if more than those in `p`: the others have a p-value of 1.

    Returns
    -------
    ndarray of shape (m,)
        At most 1; NaN stays.

    References
    ----------
    Benjamini and Hochberg (1995), Controlling the false discovery rate. Journal of the Royal
    Statistical Society B 57, 289–300.
    """
    # Importing scipy.stats takes longer than the whole worker report of most files.
    tested = np.flatnonzero(~np.isnan(p))
    order = tested[np.argsort(p[tested])[::-1]]
    ranks = np.arange(order.size, 0, -1)
    raised = np.minimum.accumulate(p[order] * (tests or order.size) / ranks)
    result = np.full(p.size, np.nan)
    result[order] = np.minimum(raised, 1.0)
    return result


def benjamini_yekutieli(p: NDArray[np.floating[Any]]) -> FloatArray:
    """Return Benjamini and Yekutieli's adjusted p-values (m,); NaN stays.

    Benjamini and Hochberg's times Σ_{i≤m} 1/i: right for m tests however they depend on each other
    (2001, Annals of Statistics 29, 1165–1188).
    """
    tested = int(np.count_nonzero(~np.isnan(p)))
    factor = float((1.0 / np.arange(1, tested + 1)).sum())
    return np.minimum(benjamini_hochberg(p) * factor, 1.0)


def whole_percentages(shares: FloatArray) -> IntArray:
    """Return shares of a whole (L,) in whole percent.

    They add up to 100, by the largest remainders: rounded one by one, 9.5% and 90.5% would be 10%
    and 91%.
    """
    exact = 100.0 * shares
    # A share that is whole except for its binary form has no remainder.
    whole = np.floor(exact + 1e-9)
    order = np.lexsort((-exact, whole - exact))
    whole[order[: 100 - int(whole.sum())]] += 1.0
    found: IntArray = whole.astype(np.int64)
    return found
