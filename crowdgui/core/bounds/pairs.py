"""Who labelled which item: every (worker, item) pair once, in blocks of whole items."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np
from scipy.sparse import csr_array

from crowdgui.core.progress import Progress
from crowdgui.core.text import tr

if TYPE_CHECKING:
    from collections.abc import Iterator

    from crowdgui.core.labels import BoolArray, FloatArray, IntArray, Labels
    from crowdgui.core.progress import Report


@dataclass(frozen=True, eq=False)
class Pairs:
    """The pairs of a run of n items, sorted by item.

    Attributes
    ----------
    items : slice
        Where the run stands among all items, also where `only` some are left of it.
    item, worker, times : ndarray of shape (n_pairs,)
        Item counted from the first of the run, worker, and how often this worker answered it.
    starts : ndarray of shape (n + 1,)
        Where each item's pairs begin.
    n_workers : int
        M.
    """

    items: slice
    item: IntArray
    worker: IntArray
    times: IntArray
    starts: IntArray
    n_workers: int

    @property
    def n_items(self) -> int:
        return int(self.starts.size) - 1

    @property
    def workers_per_item(self) -> IntArray:
        return np.diff(self.starts)

    @property
    def labelled(self) -> BoolArray:
        return np.diff(self.starts) > 0

    def rows(self, values: FloatArray) -> csr_array:
        """Return the matrix n × M that has these values at the pairs."""
        shape = (self.n_items, self.n_workers)
        return csr_array((values, self.worker, self.starts), shape=shape)

    def only(self, wanted: BoolArray) -> Pairs:
        """Return the pairs of the marked items (n,), which are counted anew."""
        kept = wanted[self.item]
        return replace(
            self,
            item=(np.cumsum(wanted) - 1)[self.item[kept]],
            worker=self.worker[kept],
            times=self.times[kept],
            starts=np.append(0, np.cumsum(self.workers_per_item[wanted])),
        )

    def summed(self, values: FloatArray) -> FloatArray:
        """Add up a value of each pair over the pairs of each item."""
        return np.bincount(self.item, values, self.n_items).astype(float, copy=False)

    def largest(self, values: FloatArray) -> FloatArray:
        """Return the largest value among the pairs of each item; 0 for an item without any."""
        found = np.zeros(self.n_items)
        if values.size:
            found[self.labelled] = np.maximum.reduceat(values, self.starts[:-1][self.labelled])
        return found


def pair_blocks(labels: Labels, report: Report) -> Iterator[Pairs]:
    """Go through all items, reporting before each block."""
    for block in labels.blocks:
        report(Progress(tr("Working out the guarantee"), block.items.start / labels.n_items))
        yield _pairs(labels, block.items, block.labels)


def _pairs(labels: Labels, items: slice, run: slice) -> Pairs:
    first = np.flatnonzero(~labels.repeats_previous[run])
    item = labels.item[run][first] - items.start
    return Pairs(
        items,
        item,
        labels.worker[run][first],
        np.diff(first, append=run.stop - run.start),
        np.searchsorted(item, np.arange(items.stop - items.start + 1)),
        labels.n_workers,
    )
