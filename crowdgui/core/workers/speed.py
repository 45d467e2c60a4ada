"""How fast each worker answers, beside the others on the same items."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import stdtr

from crowdgui.core.labels import freeze
from crowdgui.core.progress import Progress, Stage, ignore_progress

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback


LONGEST = 4 * 3600.0
"""Seconds that a label can have taken; a longer time is a pause, or a clock gone wrong."""


BREAK = 30 * 60.0
"""Seconds without a label after which a worker's next label begins a new session."""


FEWEST_TIMED, FEWEST_WORKERS = 10, 8
"""Labels that a worker needs, and such workers that it takes, to say who is too fast."""


LEAST_SPREAD = 0.4
"""How far attentive workers are taken to differ at least, as natural logarithm: by half as much."""


_DRAWN, _FARTHEST = 4.0, 1.5
"""How strongly an item's own time is drawn to the mean, and how far one label can move it."""


_ROUNDS = 3
"""Times that items and workers are measured by turns."""


_SLOW = ((0.75, 0.6745), (0.9, 1.2816))
"""Ranks on the slow side, and how many standard deviations they are from a normal's middle."""


_KNOWN, _MOST_KNOWN = 0.4, 10.0
"""Degrees of freedom per worker, and at most: speeds of attentive workers have long tails."""


@dataclass(frozen=True, eq=False)
class WorkerSpeed:
    """How long the labels of M workers took; arrays of shape (M,), NaN where nothing is known.

    Attributes
    ----------
    recorded : bool
        Whether the file tells how long labels took. Otherwise it follows from when they were
        given: the time since the worker's label before it, none at the beginning of a session;
        labels given at the same moment share it evenly.
    timed : ndarray
        How many of the worker's labels took a known time.
    median_seconds, hours : ndarray
        The middle one of these times, and all of them together.
    ratio : ndarray
        The worker's time over that of the worker in the middle, on the same items.
    p : ndarray
        The probability of an attentive worker to be as fast; NaN with fewer than `FEWEST_TIMED`
        timed labels, or fewer than `FEWEST_WORKERS` workers who have as many.
    sessions : ndarray
        How often the worker sat down to work; 0 where it is not known when labels were given.
    first, last : ndarray
        When the first and the last label was given, in seconds since 1970 (UTC).
    spread : float
        Most attentive workers have a `ratio` between 1 / spread and spread: about two in three
        where they differ by `LEAST_SPREAD`, more where they differ less. NaN where there is no p.
    ignored : int
        Recorded times that cannot be right: 0 or less, or more than `LONGEST`.
    """

    recorded: bool
    timed: IntArray
    median_seconds: FloatArray
    hours: FloatArray
    ratio: FloatArray
    p: FloatArray
    sessions: IntArray
    first: FloatArray
    last: FloatArray
    spread: float
    ignored: int

    def __post_init__(self) -> None:
        freeze(self)


@dataclass(frozen=True, eq=False)
class _Visits:
    """Times between labels: seconds (n_labels,); sessions, first and last time (M,)."""

    seconds: FloatArray
    sessions: IntArray
    first: FloatArray
    last: FloatArray


def measure_speed(labels: Labels, report: ProgressCallback = ignore_progress) -> WorkerSpeed | None:
    """Measure every worker's speed; None where no time is known.

    The logarithm of a label's time is taken as a sum of a mean, the worker's share, the
    item's share and noise. An item's share is the mean of what its labels leave over, drawn to 0;
    a worker's is the median, so that pauses and hasty clicks do not move it. How far attentive
    workers differ is read from those slower than the middle, since the fast ones may not be
    attentive: the wider of the distances of the 75th and the 90th of 100 workers from the 50th, in
    units of a normal distribution's. How far a worker is below the middle, in units of that
    spread and of the worker's own standard error together, is compared with Student's
    distribution, for the spread is estimated and the fast tail may be long.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    report : callable, optional
        Called with the progress.

    Returns
    -------
    WorkerSpeed or None
        Times and p-values (M,); times in seconds, those in all in hours.
    """
    how, m = labels.metadata, labels.n_workers
    report(Progress(Stage.MEASURING_SPEED, 0.0))
    visits = _visits(labels, how.given_at)
    taken, right = _recorded(labels)
    recorded = bool(right.any())
    seconds = np.where(right, taken, np.nan) if recorded else visits.seconds
    some = np.isfinite(seconds)
    if not some.any() and not visits.sessions.any():
        return None
    worker, known = labels.worker[some], seconds[some]
    timed = np.bincount(worker, minlength=m)
    report(Progress(Stage.MEASURING_SPEED, 0.5))
    share, error = _shares(worker, labels.item[some], np.log(known), (m, labels.n_items))
    tested = timed >= FEWEST_TIMED
    share = _from_middle(share, tested if tested.any() else timed > 0)
    p, spread = _too_fast(share, error, tested)
    return WorkerSpeed(
        recorded=recorded,
        timed=timed,
        median_seconds=_medians(known, worker, m),
        hours=np.where(timed > 0, np.bincount(worker, known, m) / 3600.0, np.nan),
        ratio=np.exp(share),
        p=p,
        sessions=visits.sessions,
        first=visits.first,
        last=visits.last,
        spread=spread,
        ignored=int(np.count_nonzero(np.isfinite(taken) & ~right)),
    )


def label_seconds(labels: Labels) -> FloatArray:
    """Return how long each label took (n_labels,), as `WorkerSpeed` has it; NaN if unknown."""
    taken, right = _recorded(labels)
    if right.any():
        return np.where(right, taken, np.nan)
    return _visits(labels, labels.metadata.given_at).seconds


def _recorded(labels: Labels) -> tuple[FloatArray, BoolArray]:
    """Return the times that the file has, and which of them can be right."""
    seconds = labels.metadata.seconds
    taken = np.full(labels.n_labels, np.nan) if seconds is None else seconds
    return taken, (taken > 0.0) & (taken <= LONGEST)


def _visits(labels: Labels, given_at: FloatArray | None) -> _Visits:
    m = labels.n_workers
    seconds, first, last = (np.full(n, np.nan) for n in (labels.n_labels, m, m))
    sessions = np.zeros(m, dtype=np.int64)
    known = np.flatnonzero(np.isfinite(given_at)) if given_at is not None else np.empty(0, int)
    if given_at is None or not known.size:
        return _Visits(seconds, sessions, first, last)
    order = known[np.lexsort((given_at[known], labels.worker[known]))]
    worker, at = labels.worker[order], given_at[order]
    begins, ends = (np.diff(worker, **{side: -1}) != 0 for side in ("prepend", "append"))
    first[worker[begins]], last[worker[ends]] = at[begins], at[ends]
    since = np.diff(at, prepend=at[0])
    moments = np.flatnonzero(begins | (since > 0.0))
    gap = np.where(begins | (since > BREAK), np.nan, since)[moments]
    sessions = np.bincount(worker[moments][np.isnan(gap)], minlength=m)
    together = np.diff(moments, append=order.size)
    seconds[order] = np.repeat(gap / together, together)
    return _Visits(seconds, sessions, first, last)


def _shares(
    worker: IntArray, item: IntArray, logs: FloatArray, sizes: tuple[int, int]
) -> tuple[FloatArray, FloatArray]:
    """Return every worker's share of the logarithm of a time, and its standard error: (M,) each."""
    m, n = sizes
    of_item, per_item = np.zeros(n), np.bincount(item, minlength=n) + _DRAWN
    share = _medians(logs, worker, m)
    for _ in range(_ROUNDS):
        left = np.clip(logs - share[worker], -_FARTHEST, _FARTHEST)
        of_item = np.bincount(item, left, n) / per_item
        share = _medians(logs - of_item[item], worker, m)
    left = logs - of_item[item] - share[worker]
    # The quartiles of normal noise are 0.6745 σ from its middle, which is known to √(π/2) σ / √n.
    noise = _medians(np.abs(left), worker, m) / 0.6745
    counted = np.maximum(1, np.bincount(worker, minlength=m))
    return share, np.sqrt(np.pi / 2.0 / counted) * noise


def _from_middle(share: FloatArray, some: BoolArray) -> FloatArray:
    return share - np.median(share[some]) if some.any() else share


def _too_fast(share: FloatArray, error: FloatArray, tested: BoolArray) -> tuple[FloatArray, float]:
    """Return p-values (M,) and the spread as a factor; the tested shares have the median 0."""
    p, workers = np.full(share.size, np.nan), int(np.count_nonzero(tested))
    if workers < FEWEST_WORKERS:
        return p, float("nan")
    slow = [np.quantile(share[tested], rank) / far for rank, far in _SLOW]
    spread = max(LEAST_SPREAD, *slow)
    below = share[tested] / np.hypot(spread, error[tested])
    p[tested] = stdtr(min(_KNOWN * workers, _MOST_KNOWN), below)
    return p, float(np.exp(spread))


def _medians(values: FloatArray, group: IntArray, n_groups: int) -> FloatArray:
    """Return the median of each group's values, NaN for a group without any."""
    counts = np.bincount(group, minlength=n_groups)
    some, medians = counts > 0, np.full(n_groups, np.nan)
    if not values.size:
        return medians
    # One key for both is several times faster to sort by than two.
    least, most = values.min(), values.max()
    order = np.argsort(group * (2.0 * (most - least) + 1.0) + (values - least))
    starts, low, high = (np.cumsum(counts) - counts)[some], (counts - 1) // 2, counts // 2
    medians[some] = (values[order[starts + low[some]]] + values[order[starts + high[some]]]) / 2.0
    return medians
