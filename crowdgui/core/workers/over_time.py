"""Agreement, speed and classes over time, and since when a worker's agreement has changed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import bdtr

from crowdgui.core.arrays import safe_ratio
from crowdgui.core.intervals import (
    CONFIDENCE,
    benjamini_hochberg,
    clopper_pearson,
    clustered_share,
)
from crowdgui.core.labels import UNLABELLED, freeze
from crowdgui.core.progress import Progress, Stage, ignore_progress
from crowdgui.core.workers.peers import peer_labels
from crowdgui.core.workers.speed import label_seconds

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome

MOST_WINDOWS = 12
"""Windows that the labels of one worker, or of all, are cut into."""

LEAST_IN_WINDOW = 20
"""Labels in a window, at least."""

LEAST_TESTED = 40
"""Comparable labels that a worker must have to be tested for a change."""

LEAST_BESIDE = 10
"""Comparable labels before and after a change, at least."""

_PERMUTATIONS, _BATCH, _ENOUGH = 9999, 100, 20
_STEPS = 40
"""Places on either side of a change that are tried as the change, dense near it."""


class NoTime(StrEnum):
    """Why agreement over time is not defined."""

    NO_TIMES = "no times"
    FEW_LABELS = "few labels"


@dataclass(frozen=True, eq=False)
class TimeWindows:
    """The labels of one worker, or of all, in windows of equal counts; W windows, L classes.

    Attributes
    ----------
    first, last : ndarray of shape (W,)
        When the first and the last label of each window was given, in seconds since 1970 (UTC).
    labels, compared : ndarray of shape (W,)
        Labels, and those that can be compared with the others'.
    agreement, agreement_low, agreement_high : ndarray of shape (W,)
        Share that agrees, with a 95% interval; NaN where nothing is compared.
    seconds, seconds_low, seconds_high : ndarray of shape (W,)
        Median seconds per label, with a 95% interval; NaN where times aren't known.
    shares, shares_low, shares_high : ndarray of shape (W, L)
        Share of each class among the labels, with 95% intervals.
    """

    first: FloatArray
    last: FloatArray
    labels: IntArray
    compared: IntArray
    agreement: FloatArray
    agreement_low: FloatArray
    agreement_high: FloatArray
    seconds: FloatArray
    seconds_low: FloatArray
    seconds_high: FloatArray
    shares: FloatArray
    shares_low: FloatArray
    shares_high: FloatArray

    def __post_init__(self) -> None:
        freeze(self)


@dataclass(frozen=True, eq=False)
class AgreementChanges:
    """A test per worker (M,) of whether agreement changed; NaN where a worker wasn't tested.

    Attributes
    ----------
    p, q : ndarray of shape (M,)
        The p-value, and the same corrected over all workers tested.
    since, since_low, since_high : ndarray of shape (M,)
        When it probably changed, with a 95% interval; NaN unless q is at most 0.05.
    before, after : ndarray of shape (M,)
        Agreement before and after.
    """

    p: FloatArray
    q: FloatArray
    since: FloatArray
    since_low: FloatArray
    since_high: FloatArray
    before: FloatArray
    after: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def changed(self) -> BoolArray:
        """Mark the workers (M,) whose agreement changed significantly."""
        return np.isfinite(self.since)


@dataclass(frozen=True, eq=False)
class QualityOverTime:
    """Windows of the whole crowd and of each worker with enough labels, and who changed."""

    crowd: TimeWindows
    workers: dict[int, TimeWindows]
    changes: AgreementChanges
    untimed: int


def quality_over_time(
    outcome: Outcome, report: ProgressCallback = ignore_progress
) -> QualityOverTime | NoTime:
    """Measure agreement over time, with the labels that count, or return why it is not defined.

    Parameters
    ----------
    outcome : Outcome
        The labels with their times, and what a rule made of them.
    report : callable, optional
        Called with the progress.

    Returns
    -------
    QualityOverTime or NoTime
    """
    labels = outcome.job.used
    given_at = labels.metadata.given_at
    if given_at is None or not np.isfinite(given_at).any():
        return NoTime.NO_TIMES
    kept = np.isfinite(given_at) & ~labels.repeats_previous
    if np.count_nonzero(kept) < 2 * LEAST_IN_WINDOW:
        return NoTime.FEW_LABELS
    peer = peer_labels(labels, outcome.aggregation.form, report)
    agreed = np.where(peer != UNLABELLED, labels.code == peer, np.nan)
    seconds = label_seconds(labels)
    order = np.flatnonzero(kept)
    order = order[np.lexsort((order, given_at[order]))]
    crowd = _windows(labels, order, agreed, seconds, clustered=True)
    assert crowd is not None
    surplus, peers = _surplus(labels, agreed)
    m = labels.n_workers
    by_worker = order[np.argsort(labels.worker[order], kind="stable")]
    cuts = np.searchsorted(labels.worker[by_worker], np.arange(m + 1))
    found: dict[int, TimeWindows] = {}
    p = np.full(m, np.nan)
    places: dict[int, IntArray] = {}
    rng = np.random.default_rng(0)
    # Random orders go by ids, so that the order of rows changes no p-value.
    for number, worker in enumerate(np.argsort(labels.worker_ids).tolist()):
        report(Progress(Stage.MEASURING_WORKERS, number / m))
        own = by_worker[cuts[worker] : cuts[worker + 1]]
        windows = _windows(labels, own, agreed, seconds, clustered=False)
        if windows is not None:
            found[worker] = windows
        tested = own[np.isfinite(surplus[own])]
        if tested.size >= LEAST_TESTED:
            surplus[tested] = _adjust_for_peers(surplus[tested], peers[tested])
            p[worker] = change_test(surplus[tested], rng, report)
            places[worker] = tested
    changes = _changes(p, places, surplus, agreed, given_at, rng, report)
    untimed = int(np.count_nonzero(~np.isfinite(given_at) & ~labels.repeats_previous))
    return QualityOverTime(crowd, dict(sorted(found.items())), changes, untimed)


def _surplus(labels: Labels, agreed: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Return each label's agreement less the mean agreement of the item's other labels.

    So a worker who gets harder items doesn't seem to get worse. The second array is how often
    those peers agree on all their items, on average. Both are NaN for an item's only label.
    """
    known = np.isfinite(agreed)
    marks = np.where(known, agreed, 0.0)
    right = np.bincount(labels.worker, marks, labels.n_workers)
    given = np.bincount(labels.worker, known, labels.n_workers)
    usual = np.where(known, (right / np.maximum(given, 1))[labels.worker], 0.0)
    count = np.bincount(labels.item, known, labels.n_items)[labels.item]
    beside = known & (count > 1)
    others, peers = (
        (np.bincount(labels.item, each, labels.n_items)[labels.item] - each)
        / np.maximum(count - known, 1)
        for each in (marks, usual)
    )
    return np.where(beside, agreed - others, np.nan), np.where(beside, peers, np.nan)


def _adjust_for_peers(surplus: FloatArray, peers: FloatArray) -> FloatArray:
    """Return one worker's surplus (n,) without what a parabola in the peers' agreement explains.

    The surplus is lower beside good peers than beside poor ones. Peers come in batches, as where
    the same few label a whole page, or change as workers come and go, while a permutation test
    takes their order as random: of simulated workers who never changed, 20% to 30% had p ≤ .05 with
    few labels per item. With the residuals permuted (Freedman and Lane 1983, Journal of Business &
    Economic Statistics 1) it is 2% to 10%. A change that the peers explain is not seen.
    """
    apart = peers - peers.mean()
    columns = np.stack((np.ones(apart.size), apart, apart**2), axis=1)
    fitted = columns @ np.linalg.lstsq(columns, surplus, rcond=1e-9)[0]
    # Where all of it is explained, rounding must not look like a pattern.
    left: FloatArray = np.round(surplus - fitted, 9)
    return left


def change_test(
    values: FloatArray, rng: np.random.Generator, report: ProgressCallback = ignore_progress
) -> float:
    """Test whether a sequence changes its mean at some point; return the p-value.

    The statistic is the largest standardised difference of the means before and after,
    max |S_t − t S_n / n| / √(t (n − t) / n) over splits t with `LEAST_BESIDE` values on each side.
    Where nothing changes, every order of the values is as likely, so it is compared with that of
    random orders, which holds however many splits are tried. Drawing stops early once it is clear
    that many are as large (Besag and Clifford 1991, Biometrika 78), which keeps the p-value valid.

    Parameters
    ----------
    values : ndarray of shape (n,)
        In order of time, n ≥ 2 `LEAST_BESIDE`.
    rng : Generator
    report : callable, optional
        Called between draws, so that they can be cancelled.

    Returns
    -------
    float
    """
    observed = _largest(values[None])[0]
    drawn = as_large = 0
    while drawn < _PERMUTATIONS:
        report(Progress(Stage.MEASURING_WORKERS, None))
        size = min(_BATCH, _PERMUTATIONS - drawn)
        shuffled = rng.permuted(np.broadcast_to(values, (size, values.size)), axis=1)
        # The same split in another order adds up to the same except for rounding, and counts as
        # large.
        hits = np.cumsum(_largest(shuffled) >= observed - 1e-12)
        if as_large + hits[-1] >= _ENOUGH:
            last = int(np.argmax(as_large + hits >= _ENOUGH)) + 1
            return _ENOUGH / (drawn + last)
        as_large += int(hits[-1])
        drawn += size
    return (as_large + 1) / (drawn + 1)


def _standardised(values: FloatArray) -> FloatArray:
    """Return |difference| at each split of each row, from `LEAST_BESIDE` on."""
    n = values.shape[1]
    t = np.arange(LEAST_BESIDE, n - LEAST_BESIDE + 1)
    sums = np.cumsum(values, axis=1)
    gap = np.abs(sums[:, t - 1] - t / n * sums[:, -1:])
    standardised: FloatArray = gap / np.sqrt(t * (n - t) / n)
    return standardised


def _largest(values: FloatArray) -> FloatArray:
    largest: FloatArray = _standardised(values).max(axis=1)
    return largest


def change_place(values: FloatArray) -> int:
    """Return how many values are probably before the change: where the difference is largest."""
    return int(np.argmax(_standardised(values[None])[0])) + LEAST_BESIDE


def change_interval(
    values: FloatArray, rng: np.random.Generator, report: ProgressCallback = ignore_progress
) -> tuple[int, int]:
    """Return the fewest and the most values (n,) that may be before the change, with 95%.

    If the change is at a place, every order of the values before it is as likely, and of those
    after it. So the place is in the interval unless the largest difference is larger than in all
    but 5% of such orders, which is exact wherever the change is and however small. Drawing either
    side again from itself, the middle 95% of the places found held the change in 76% to 91%.
    """
    n, place = values.size, change_place(values)
    observed = _largest(values[None])[0]
    reach = np.unique(np.geomspace(1, n, _STEPS).astype(int))
    tried = np.concatenate([place - reach, [place], place + reach])
    tried = np.unique(np.clip(tried, LEAST_BESIDE, n - LEAST_BESIDE))
    held = tried == place
    for number, each in enumerate(tried.tolist()):
        report(Progress(Stage.MEASURING_WORKERS, None))
        sides = (
            rng.permuted(np.broadcast_to(side, (_BATCH - 1, side.size)), axis=1)
            for side in (values[:each], values[each:])
        )
        as_large = np.count_nonzero(
            _largest(np.concatenate(list(sides), axis=1)) >= observed - 1e-12
        )
        held[number] |= (as_large + 1) / _BATCH > 1.0 - CONFIDENCE
    first, last = np.flatnonzero(held)[[0, -1]].tolist()
    # What lies between two places tried may hold as well.
    low = tried[first - 1] + 1 if first else tried[0]
    high = tried[last + 1] - 1 if last + 1 < tried.size else tried[-1]
    return int(low), int(high)


def _changes(
    p: FloatArray,
    places: dict[int, IntArray],
    surplus: FloatArray,
    agreed: FloatArray,
    given_at: FloatArray,
    rng: np.random.Generator,
    report: ProgressCallback,
) -> AgreementChanges:
    q = benjamini_hochberg(p)
    since, low, high, before, after = (np.full(p.size, np.nan) for _ in range(5))
    for worker in (worker for worker in places if q[worker] <= 1.0 - CONFIDENCE):
        own = places[worker]
        values, at = surplus[own], given_at[own]
        place = change_place(values)
        since[worker] = at[place]
        before[worker], after[worker] = agreed[own[:place]].mean(), agreed[own[place:]].mean()
        low[worker], high[worker] = at[list(change_interval(values, rng, report))]
    return AgreementChanges(p, q, since, low, high, before, after)


def _windows(
    labels: Labels,
    order: IntArray,
    agreed: FloatArray,
    seconds: FloatArray,
    *,
    clustered: bool,
) -> TimeWindows | None:
    """Cut labels in order of time into windows; None for too few."""
    n = min(MOST_WINDOWS, order.size // LEAST_IN_WINDOW)
    if n < 2:
        return None
    given_at = labels.metadata.given_at
    assert given_at is not None
    parts = np.array_split(order, n)
    counts = np.array([np.bincount(labels.code[p], minlength=labels.n_classes) for p in parts])
    size = np.array([part.size for part in parts])
    known = [part[np.isfinite(agreed[part])] for part in parts]
    compared = np.array([part.size for part in known])
    right = np.array([int(agreed[part].sum()) for part in known])
    share = safe_ratio(right, compared)
    low, high = clopper_pearson(right, compared)
    shares_low, shares_high = clopper_pearson(counts, size[:, None] + 0 * counts)
    if clustered:
        for place, part in enumerate(known):
            low[place], high[place] = _ends(labels, part, agreed[part])
        for place, part in enumerate(parts):
            for k in range(labels.n_classes):
                ends = _ends(labels, part, (labels.code[part] == k).astype(float))
                shares_low[place, k], shares_high[place, k] = ends
    medians = np.array([_median(labels, part, seconds[part], clustered) for part in parts])
    return TimeWindows(
        first=np.array([given_at[part[0]] for part in parts]),
        last=np.array([given_at[part[-1]] for part in parts]),
        labels=size,
        compared=compared,
        agreement=share,
        agreement_low=low,
        agreement_high=high,
        seconds=medians[:, 0].copy(),
        seconds_low=medians[:, 1].copy(),
        seconds_high=medians[:, 2].copy(),
        shares=counts / size[:, None],
        shares_low=shares_low,
        shares_high=shares_high,
    )


def _ends(labels: Labels, some: IntArray, marks: FloatArray) -> tuple[float, float]:
    """Return the interval of a share of `some` labels, workers and items as clusters.

    All there is for one worker.
    """
    found = clustered_share(marks, labels.worker[some], labels.item[some])
    if found.low is None or found.high is None:
        return 0.0, 1.0
    return found.low, found.high


def _median(
    labels: Labels, some: IntArray, seconds: FloatArray, clustered: bool
) -> tuple[float, float, float]:
    """Return the median and the order statistics that hold it with 95%.

    Of several workers, those at the lower end of the interval of the share of labels below the
    median, and at the upper end of that of labels up to it (Woodruff 1952, Journal of the American
    Statistical Association 47): how fast workers are is common to their labels.
    """
    timed = np.isfinite(seconds)
    known = np.sort(seconds[timed])
    n = known.size
    if not n:
        return np.nan, np.nan, np.nan
    median = float(np.median(known))
    if clustered:
        # Where many took as long, the two shares are far apart.
        low, _ = _ends(labels, some[timed], (seconds[timed] < median).astype(float))
        _, high = _ends(labels, some[timed], (seconds[timed] <= median).astype(float))
        first, last = int(low * n) - 1, int(np.ceil(high * n))
    else:
        # The k-th lowest is below the median unless fewer than k of n are, each with probability
        # 1/2.
        below = bdtr(np.arange(n), n, 0.5)
        first = int(np.searchsorted(below, (1.0 - CONFIDENCE) / 2.0, side="right")) - 1
        last = n - 1 - first
    if first < 0 or last >= n:
        return median, 0.0, np.inf
    return median, float(known[first]), float(known[last])
