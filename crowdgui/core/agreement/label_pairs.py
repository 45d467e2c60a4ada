"""Every two labels of one item, counted by who gave them and which classes they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import freeze
from crowdgui.core.progress import Progress, Stage

if TYPE_CHECKING:
    from collections.abc import Iterator

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.labels import Block, Labels
    from crowdgui.core.progress import ProgressCallback

MOST_SORTED = 1 << 26
"""Pairs of labels up to which they are sorted: half a GiB."""

MOST_COUNTED = 1 << 24
"""Different codes up to which they are counted in a table, however many pairs there are."""

_MOST_CODES = 1 << 62

_AT_ONCE = 1 << 22
"""Pairs worked on between two reports."""


@dataclass(frozen=True, eq=False)
class PairCells:
    """The contingency tables of all pairs of workers, without their empty cells.

    Attributes
    ----------
    code : ndarray of shape (C,)
        ((a·M + b)·L + x)·L + y, rising: worker a, who comes before worker b, says x where b says y.
    count : ndarray of shape (C,)
        On how many items.
    """

    code: IntArray
    count: IntArray

    def __post_init__(self) -> None:
        freeze(self)


def n_codes(labels: Labels) -> int:
    """Return how many cells there could be."""
    return (labels.n_workers * labels.n_classes) ** 2


def n_label_pairs(labels: Labels) -> int:
    """Return how many pairs of labels of one item there are."""
    m = labels.labels_per_item
    return int((m * (m - 1) // 2).sum())


def fits_in_memory(labels: Labels) -> bool:
    """Return whether the tables of all pairs of workers can be counted in memory and time."""
    if n_codes(labels) <= MOST_COUNTED:
        return True
    return n_codes(labels) <= _MOST_CODES and n_label_pairs(labels) <= MOST_SORTED


def count_cells(labels: Labels, report: ProgressCallback) -> PairCells:
    """Count all pairs of labels; each worker must have at most one label of an item."""
    if n_codes(labels) > MOST_COUNTED:
        return _sorted(labels, report)
    counts = np.zeros(n_codes(labels), dtype=np.int64)
    for codes in _gathered(labels, report):
        counts += np.bincount(codes, minlength=counts.size)
    found = np.flatnonzero(counts)
    return PairCells(found, counts[found].astype(np.int32))


def _sorted(labels: Labels, report: ProgressCallback) -> PairCells:
    """Count by sorting, a part after the other so that it can be stopped in between."""
    codes, done = np.empty(n_label_pairs(labels), dtype=np.int64), 0
    for some in _gathered(labels, report):
        codes[done : done + some.size] = some
        done += some.size
    starts = np.arange(0, codes.size, _AT_ONCE)
    codes.partition(starts[1:])
    for start in starts.tolist():
        report(Progress(Stage.COMPARING_WORKERS, start / codes.size))
        codes[start : start + _AT_ONCE].sort()
    first = run_starts(codes)
    return PairCells(codes[first], np.diff(first, append=codes.size).astype(np.int32))


def run_starts(values: IntArray) -> IntArray:
    """Return where each run of equal values begins."""
    new = np.ones(values.size, dtype=bool)
    np.not_equal(values[1:], values[:-1], out=new[1:])
    return np.flatnonzero(new)


def _gathered(labels: Labels, report: ProgressCallback) -> Iterator[IntArray]:
    """Return all codes, about `_AT_ONCE` at a time."""
    waiting: list[IntArray] = []
    size = 0
    for block in labels.blocks:
        report(Progress(Stage.COMPARING_WORKERS, block.items.start / labels.n_items))
        for codes, _ in pairs_in(labels, block):
            waiting.append(codes)
            size += codes.size
            if size >= _AT_ONCE:
                yield np.concatenate(waiting)
                waiting, size = [], 0
    if waiting:
        yield np.concatenate(waiting)


def pairs_in(labels: Labels, block: Block) -> Iterator[tuple[IntArray, IntArray]]:
    """Return the code of each pair of labels in a block, and its item, some at a time.

    An item's labels stand by worker. So every label meets the next one of its item, then the
    one after that, until no item has as many.
    """
    run = block.labels
    n_classes, n_workers = np.int64(labels.n_classes), np.int64(labels.n_workers)
    item, worker, code = labels.item[run], labels.worker[run], labels.code[run]
    first, apart = np.arange(item.size - 1), 1
    while (first := first[item[first] == item[first + apart]]).size:
        second = first + apart
        workers = worker[first] * n_workers + worker[second]
        yield (workers * n_classes + code[first]) * n_classes + code[second], item[first]
        apart += 1
        first = first[first + apart < item.size]
