"""Items and classes that pairs of workers have in common, as sums over the labels."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
from scipy.sparse import csr_array

from crowdgui.core.arrays import safe_ratio
from crowdgui.core.labels import freeze
from crowdgui.core.progress import Progress, Stage

if TYPE_CHECKING:
    from collections.abc import Iterator

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback


_AT_ONCE = 1 << 23
"""Meetings added up between two reports, unless one worker has more."""


FEW_WORKERS = 1024
"""Up to so many, a table of every two of them is no larger than what it is counted from."""


_A_RUN = 1 << 16
"""Meetings that are looked at together."""


def items_by_size(
    starts: IntArray, report: ProgressCallback, stage: Stage = Stage.COMPARING_WORKER_PAIRS
) -> Iterator[tuple[IntArray, IntArray]]:
    """Go through the items with two labels or more, some of one size at a time.

    There are about `_A_RUN` meetings of two labels in each lot, or those of a single item.

    Parameters
    ----------
    starts : ndarray of shape (N + 1,)
        Where each item's labels begin.
    report : callable
        Called with the progress.
    stage : Stage, optional
        What is being done.

    Yields
    ------
    items : ndarray of shape (n,)
        Codes of items that have d labels each.
    places : ndarray of shape (d, n)
        Where their labels are.
    """
    given = np.diff(starts)
    run = (np.cumsum(given * (given - 1) // 2) - 1) // _A_RUN
    cuts = np.flatnonzero(np.diff(run, prepend=-1)).tolist()
    for low, high in pairwise([*cuts, given.size]):
        report(Progress(stage, low / given.size))
        sizes = np.unique(given[low:high])
        for size in sizes[sizes > 1].tolist():
            items = low + np.flatnonzero(given[low:high] == size)
            yield items, starts.take(items) + np.arange(size)[:, None]


def every_two(values: IntArray) -> tuple[IntArray, IntArray]:
    """Return the values (d, n) of every two labels of each item, (d (d − 1) / 2, n) twice."""
    one, other = np.triu_indices(len(values), 1)
    return values.take(one, axis=0), values.take(other, axis=0)


def shared_items(
    starts: IntArray, worker: IntArray, n_workers: int, report: ProgressCallback
) -> IntArray:
    """Count the items that every two workers share, at first · M + second: (M²,).

    `worker` goes with the labels, which `starts` cuts into items; within an item codes rise.
    """
    shared = np.zeros(n_workers * n_workers, dtype=np.int64)
    for _, places in items_by_size(starts, report):
        first, second = every_two(worker.take(places))
        np.add.at(shared, (first * np.int64(n_workers) + second).ravel(), 1)
    return shared


@dataclass(frozen=True, eq=False)
class CoLabels:
    """The places where M workers meet, as a sparse matrix both ways round.

    Attributes
    ----------
    by_worker : csr_array of shape (M, R)
        1 where a worker is at a place.
    by_place : csr_array of shape (R, M)
        The same transposed.

    In the product of the two stands, for every two workers who meet anywhere, at how many places.
    """

    by_worker: csr_array
    by_place: csr_array

    @classmethod
    def on_items(cls, labels: Labels) -> CoLabels:
        """Use each item as a place; each worker must have at most one label per item."""
        return cls._of(labels.worker, labels.starts, labels.n_workers)

    @classmethod
    def on_items_and_answers(cls, labels: Labels) -> tuple[CoLabels, IntArray]:
        """Use each label of an item as a place too, after all items.

        The entries of `by_place` are then the labels, and again the labels in the order that
        comes as well.
        """
        answer = labels.item * np.int64(labels.n_classes) + labels.code
        order = np.argsort(answer, kind="stable")
        starts = np.flatnonzero(np.diff(answer[order], prepend=-1))
        ends = np.concatenate([labels.starts, labels.n_labels + np.append(starts[1:], order.size)])
        workers = np.concatenate([labels.worker, labels.worker[order]])
        return cls._of(workers, ends, labels.n_workers), order

    @classmethod
    def _of(cls, workers: IntArray, ends: IntArray, n_workers: int) -> CoLabels:
        shape = (ends.size - 1, n_workers)
        by_place = csr_array((np.ones(workers.size), workers, ends), shape=shape)
        return cls(by_place.T.tocsr(), by_place)

    def with_values(self, values: FloatArray) -> csr_array:
        """Return `by_place` with these values as its entries."""
        places = self.by_place
        return csr_array((values, places.indices, places.indptr), shape=places.shape)

    def parts(self, report: ProgressCallback) -> Iterator[slice]:
        """Cut the workers into runs that meet about as many others, reporting before each."""
        per_place = np.diff(self.by_place.indptr)
        met = np.cumsum(self.by_worker @ per_place.astype(float))
        cuts = np.searchsorted(met, np.arange(_AT_ONCE, met[-1], _AT_ONCE), side="right")
        for low, high in pairwise(np.unique([0, *cuts.tolist(), met.size]).tolist()):
            report(Progress(Stage.COMPARING_WORKER_PAIRS, low / met.size))
            yield slice(low, high)


def workers_with_overlap(
    labels: Labels, fewest: int, report: ProgressCallback
) -> tuple[BoolArray, int]:
    """Mark the workers (M,) who share `fewest` items or more with another; count such pairs.

    Parameters
    ----------
    labels : Labels
        Each worker has at most one label of an item.
    fewest : int
        Items to share, 1 or more.
    report : callable
        Called with the progress.

    Returns
    -------
    meets : ndarray of shape (M,)
        Which workers share so many items with another.
    pairs : int
        Pairs of workers who do.
    """
    meets = np.zeros(labels.n_workers, dtype=bool)
    # Who has fewer labels shares fewer items with everybody; among thousands, that is nearly all.
    enough = labels.labels_per_worker >= fewest
    if not enough.all():
        labels = labels.only(enough[labels.worker])
    if not labels.n_labels:
        return meets, 0
    if labels.n_workers <= FEW_WORKERS:
        shared = shared_items(labels.starts, labels.worker, labels.n_workers, report)
        enough = shared.reshape(labels.n_workers, -1) >= fewest
        meets |= enough.any(axis=0)
        meets |= enough.any(axis=1)
        return meets, int(np.count_nonzero(enough))
    meetings, ordered = CoLabels.on_items(labels), 0
    for part in meetings.parts(report):
        shared = meetings.by_worker[part] @ meetings.by_place
        rows, _ = _co_labelling_workers(shared, part, shared.data >= fewest)
        meets[rows] = True
        ordered += rows.size
    return meets, ordered // 2


def _co_labelling_workers(
    sums: csr_array, part: slice, some: BoolArray
) -> tuple[IntArray, IntArray]:
    """Return who meets whom in those entries of a part's product, nobody with themselves."""
    entries = sums.tocoo()
    rows, columns = entries.row[some] + part.start, entries.col[some]
    return rows[rows != columns], columns[rows != columns]


@dataclass(frozen=True, eq=False)
class OverlapTable:
    """Every two of K workers: `workers` (K,), and how many items they share and agree on (K, K).

    On the diagonal stand the items of each worker.
    """

    workers: IntArray
    shared: IntArray
    agreed: IntArray

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def agreement(self) -> FloatArray:
        """The share of shared items with the same answer.

        NaN where there is no overlap, and on the diagonal: nobody agrees with themselves.
        """
        share = safe_ratio(self.agreed, self.shared)
        np.fill_diagonal(share, np.nan)
        return share


def pairwise_overlap(labels: Labels, workers: IntArray) -> OverlapTable:
    """Count for every two of K different workers; repeated answers count once, by the first.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    workers : ndarray of shape (K,)
        Codes of different workers.

    Returns
    -------
    OverlapTable
        Shared items and items agreed on, (K, K).
    """
    place = np.full(labels.n_workers, -1)
    place[workers] = np.arange(workers.size)
    theirs = np.flatnonzero((place[labels.worker] >= 0) & ~labels.repeats_previous)
    column, item = place[labels.worker[theirs]], labels.item[theirs].astype(np.int64)
    answer = item * labels.n_classes + labels.code[theirs]
    shared, agreed = (_in_common(rows, column, workers.size) for rows in (item, answer))
    return OverlapTable(workers.copy(), shared, agreed)


def _in_common(rows: IntArray, columns: IntArray, n_columns: int) -> IntArray:
    """Count for every two columns the rows in which both have an entry."""
    _, place = np.unique(rows, return_inverse=True)
    shape = (int(place.max(initial=-1)) + 1, n_columns)
    entries = csr_array((np.ones(rows.size, dtype=np.int64), (place, columns)), shape=shape)
    return np.asarray((entries.T @ entries).toarray())
