"""How often workers say the same when they are asked again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.intervals import interval, share_of
from crowdgui.core.labels import freeze

if TYPE_CHECKING:
    from crowdgui.core.labels import FloatArray, IntArray, Labels


@dataclass(frozen=True, eq=False)
class Consistency:
    """Of the `repeated` items of each of M workers, `consistent` got the same answer each time.

    Arrays of shape (M,). The share and the ends of its exact 95 % interval are NaN for a worker
    who answered no item more than once.
    """

    repeated: IntArray
    consistent: IntArray
    low: FloatArray
    high: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def share(self) -> FloatArray:
        return share_of(self.consistent, self.repeated)

    @property
    def typical(self) -> float:
        """The share over all workers together."""
        return int(self.consistent.sum()) / int(self.repeated.sum())


def self_consistency(labels: Labels) -> Consistency | None:
    """Compare repeated answers; None where nobody was asked again.

    Counts made before repeats were settled come first; otherwise the repeats that are still among
    the labels are counted.
    """
    how = labels.circumstances
    repeated, consistent = how.repeated, how.consistent
    if repeated is None or consistent is None:
        repeated, consistent = _counted(labels)
    if not repeated.any():
        return None
    return Consistency(repeated, consistent, *interval(consistent, repeated))


def _counted(labels: Labels) -> tuple[IntArray, IntArray]:
    """Count each worker's items with several labels, and those where they are all the same."""
    again = np.flatnonzero(labels.repeats_previous)
    # All labels of a worker on an item stand next to each other: one run of them is one item.
    starts = np.flatnonzero(~labels.repeats_previous)
    run = np.searchsorted(starts, again, side="right") - 1
    differs = np.zeros(starts.size, dtype=bool)
    differs[run[labels.code[again] != labels.code[again - 1]]] = True
    runs = np.unique(run)
    worker, m = labels.worker[starts[runs]], labels.n_workers
    same = worker[~differs[runs]]
    return np.bincount(worker, minlength=m), np.bincount(same, minlength=m)
