"""One worker's several answers to the same item: finding them and deciding which to keep."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.io.reading import Repeats

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, IntArray


@dataclass(frozen=True, eq=False)
class Repeated:
    """The answers, in order of rows, that share their worker and item with another one.

    Attributes
    ----------
    place : ndarray
        Where each stands among all answers, pair after pair.
    pair : ndarray
        Which pair each belongs to, counted from 0.
    contradicting : ndarray of bool
        For each pair, whether its answers differ.
    worker : ndarray
        For each pair, its worker.
    """

    place: IntArray
    pair: IntArray
    contradicting: BoolArray
    worker: IntArray

    @property
    def pairs(self) -> int:
        return self.contradicting.size

    def surplus(self, policy: Repeats) -> tuple[IntArray, IntArray]:
        """Return the places of the answers to leave out.

        Of contradicting pairs, and of agreeing.
        """
        contradicts = self.contradicting[self.pair]
        same_pair = self.pair[1:] == self.pair[:-1]
        out = np.zeros(self.place.size, dtype=bool)
        if policy is Repeats.LAST:
            out[:-1] = same_pair
        elif policy is not Repeats.ALL:
            out[1:] = same_pair
        if policy is Repeats.DROP:
            out |= contradicts
        return np.sort(self.place[out & contradicts]), np.sort(self.place[out & ~contradicts])


def find_repeats(worker: IntArray, item: IntArray, label: IntArray, n_workers: int) -> Repeated:
    """Find the (worker, item) pairs with more than one answer."""
    every = item.astype(np.int64)
    every *= n_workers
    every += worker
    doubled = _doubled(every)
    del every
    # Few items have such pairs: only their answers are looked at one by one.
    near = np.zeros(item.max() + 1, dtype=bool)
    near[doubled // n_workers] = True
    place = np.flatnonzero(near[item])
    key = item[place].astype(np.int64) * n_workers + worker[place]
    place, key = place[(among := np.isin(key, doubled))], key[among]
    order = np.argsort(key, kind="stable")
    place, pair = place[order], np.searchsorted(doubled, key[order])
    starts = np.searchsorted(pair, np.arange(doubled.size))
    differs = label[place] != label[place[starts]][pair]
    contradicting = np.bincount(pair, weights=differs, minlength=doubled.size) > 0
    return Repeated(place, pair, contradicting, doubled % n_workers)


def _doubled(key: IntArray) -> IntArray:
    """Return the values that stand in `key` more than once, in order; `key` is sorted in place."""
    key.sort()
    return np.unique(key[1:][key[1:] == key[:-1]])
