"""The frozen record of comparisons of two items, and whether they connect the items."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from scipy.sparse import coo_array

from crowdgui.core.labels import freeze

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, IntArray, TextArray
    from crowdgui.core.labels import Labels


class Choice(IntEnum):
    """Which of the two items a worker preferred."""

    LEFT = 0
    RIGHT = 1
    TIE = 2


CHOICES = ("left", "right", "tie")
"""What each `Choice` is called where comparisons are kept as labels."""


@dataclass(frozen=True, eq=False)
class PairItems:
    """The two items of each pair that was labelled: P pairs, N items.

    With them, labels of pairs in the classes `CHOICES` are comparisons.

    Attributes
    ----------
    left, right : ndarray of shape (P,)
        Codes of the two items as they were shown.
    item_ids : array of str, of shape (N,)
    """

    left: IntArray
    right: IntArray
    item_ids: TextArray

    def __post_init__(self) -> None:
        freeze(self)


@dataclass(frozen=True, eq=False)
class Comparisons:
    """Which of two items each worker preferred: N items, M workers, n comparisons.

    Attributes
    ----------
    left, right : ndarray of shape (n,)
        Codes of the two items as they were shown; they differ.
    choice : ndarray of shape (n,)
        A `Choice` each.
    worker : ndarray of shape (n,)
        Who compared.
    item_ids, worker_ids : arrays of str, of shapes (N,) and (M,)
    """

    left: IntArray
    right: IntArray
    choice: IntArray
    worker: IntArray
    item_ids: TextArray
    worker_ids: TextArray

    def __post_init__(self) -> None:
        freeze(self)

    @classmethod
    def of(cls, labels: Labels, pairs: PairItems) -> Comparisons:
        """Return labels of pairs as comparisons; their classes are among `CHOICES`."""
        choice = np.array([CHOICES.index(str(name)) for name in labels.classes], dtype=np.int64)
        left, right = pairs.left[labels.item], pairs.right[labels.item]
        worker = np.array(labels.worker)
        return cls(left, right, choice[labels.code], worker, pairs.item_ids, labels.worker_ids)

    @property
    def n_items(self) -> int:
        return len(self.item_ids)

    @property
    def n_workers(self) -> int:
        return len(self.worker_ids)

    @property
    def n_comparisons(self) -> int:
        return int(self.left.size)

    def only(self, kept: BoolArray) -> Comparisons:
        """Return some of the comparisons, with all items and workers."""
        parts = (self.left, self.right, self.choice, self.worker)
        left, right, choice, worker = (part[kept] for part in parts)
        return Comparisons(left, right, choice, worker, self.item_ids, self.worker_ids)

    def without_workers(self, excluded: BoolArray | None) -> Comparisons:
        """Return the comparisons of the workers (M,) that are not excluded."""
        return self if excluded is None else self.only(~excluded[self.worker])

    def in_order(self, items: IntArray, workers: IntArray) -> Comparisons:
        """Return the same comparisons, all items and workers numbered in this order."""
        item, worker = np.argsort(items), np.argsort(workers)
        left, right, by = item[self.left], item[self.right], worker[self.worker]
        names = self.item_ids[items], self.worker_ids[workers]
        return Comparisons(left, right, self.choice, by, *names)

    @cached_property
    def counts(self) -> ItemCounts:
        """How often each item was compared, preferred, not preferred and tied."""
        n = self.n_items
        tied = self.choice == Choice.TIE
        first = self.choice == Choice.LEFT
        won = np.where(first, self.left, self.right)[~tied]
        lost = np.where(first, self.right, self.left)[~tied]
        ties = np.bincount(self.left[tied], minlength=n) + np.bincount(
            self.right[tied], minlength=n
        )
        return ItemCounts(np.bincount(won, minlength=n), np.bincount(lost, minlength=n), ties)

    @cached_property
    def connections(self) -> Connections:
        """Which items the comparisons connect.

        Two items are in the same part if a chain of comparisons links them: only then does their
        order follow from the comparisons at all. They are in the same core if each is linked to
        the other by a chain in which every item was preferred to, or tied with, the next. The
        likelihood of Bradley and Terry has a maximum where every part is one core (Ford 1957);
        otherwise some items beat the rest every time, and by how much is not bounded.
        """
        # With it comes all of scipy.linalg, which files of labels have no use for.
        from scipy.sparse.csgraph import connected_components

        ties = self.choice == Choice.TIE
        won = self.choice == Choice.LEFT
        start = np.concatenate(
            [np.where(won, self.left, self.right), self.left[ties], self.right[ties]]
        )
        end = np.concatenate(
            [np.where(won, self.right, self.left), self.right[ties], self.left[ties]]
        )
        n = self.n_items
        keep = np.concatenate([~ties, np.ones(2 * int(ties.sum()), dtype=bool)])
        graph = coo_array(
            (np.ones(int(keep.sum())), (start[keep], end[keep])), shape=(n, n)
        ).tocsr()
        _, part = connected_components(graph, directed=False)
        _, core = connected_components(graph, directed=True, connection="strong")
        return Connections(_by_size(part), _by_size(core))


@dataclass(frozen=True, eq=False)
class ItemCounts:
    """Of each item (N,): comparisons that it won, lost and tied."""

    wins: IntArray
    losses: IntArray
    ties: IntArray

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def comparisons(self) -> IntArray:
        total: IntArray = self.wins + self.losses + self.ties
        return total


@dataclass(frozen=True, eq=False)
class Connections:
    """The part and the core that each item (N,) is in, numbered from the largest."""

    part: IntArray
    core: IntArray

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def n_parts(self) -> int:
        return int(self.part.max()) + 1 if self.part.size else 0

    @property
    def n_cores(self) -> int:
        return int(self.core.max()) + 1 if self.core.size else 0

    @property
    def connected(self) -> bool:
        """Whether all items can be ranked together."""
        return self.n_parts <= 1

    @property
    def has_maximum(self) -> bool:
        """Whether the likelihood has a maximum, in each part."""
        return self.n_cores == self.n_parts


def _by_size(groups: IntArray) -> IntArray:
    """Return the groups numbered from the largest; equal ones by the first item in them."""
    _, first, sizes = np.unique(groups, return_index=True, return_counts=True)
    order = np.lexsort((first, -sizes))
    place = np.empty(order.size, dtype=np.int64)
    place[order] = np.arange(order.size)
    return place[groups]
