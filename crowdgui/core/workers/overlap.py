"""Some workers against each other: items both labelled, and items with the same answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from scipy.sparse import csr_array

from crowdgui.core.labels import freeze

if TYPE_CHECKING:
    from crowdgui.core.labels import FloatArray, IntArray, Labels


@dataclass(frozen=True, eq=False)
class PairTable:
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
        share = np.where(self.shared > 0, self.agreed / np.maximum(self.shared, 1), np.nan)
        np.fill_diagonal(share, np.nan)
        return share


def pairwise(labels: Labels, workers: IntArray) -> PairTable:
    """Count for every two of K different workers; repeated answers count once, by the first."""
    place = np.full(labels.n_workers, -1)
    place[workers] = np.arange(workers.size)
    theirs = np.flatnonzero((place[labels.worker] >= 0) & ~labels.repeats_previous)
    column, item = place[labels.worker[theirs]], labels.item[theirs].astype(np.int64)
    answer = item * labels.n_classes + labels.code[theirs]
    shared, agreed = (_in_common(rows, column, workers.size) for rows in (item, answer))
    return PairTable(workers.copy(), shared, agreed)


def _in_common(rows: IntArray, columns: IntArray, n_columns: int) -> IntArray:
    """Count for every two columns the rows in which both have an entry."""
    _, place = np.unique(rows, return_inverse=True)
    shape = (int(place.max(initial=-1)) + 1, n_columns)
    entries = csr_array((np.ones(rows.size, dtype=np.int64), (place, columns)), shape=shape)
    return np.asarray((entries.T @ entries).toarray())
