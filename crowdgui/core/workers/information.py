"""How each worker answers: confusion matrix, label skew, self-consistency, copying and speed."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

import numpy as np

from crowdgui.core.arrays import safe_ratio
from crowdgui.core.intervals import clopper_pearson
from crowdgui.core.labels import BLOCK_SCORES, UNLABELLED, count_codes, freeze
from crowdgui.core.rules.scoring import FEW_CLASSES
from crowdgui.core.workers.copying import find_copying
from crowdgui.core.workers.speed import measure_speed

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.workers.copying import CopyingPairs
    from crowdgui.core.workers.speed import WorkerSpeed


@dataclass(frozen=True, eq=False)
class WorkerConfusion:
    """Each worker's labels by the final label of the item, of M workers and L classes.

    Of M × L² counts most are 0 where classes are many: there is an entry for each above 0, in order
    of worker, final label and own label.

    Attributes
    ----------
    worker, final, answer, count : ndarray of shape (E,)
        Whose labels, the final label of their items, the worker's own, and how many of them.
    shape : tuple of int
        M, L and L.
    """

    worker: IntArray
    final: IntArray
    answer: IntArray
    count: IntArray
    shape: tuple[int, int, int]

    def __post_init__(self) -> None:
        freeze(self)

    @classmethod
    def of(cls, labels: Labels, final: IntArray) -> WorkerConfusion:
        """Count the labels of items that have one of the final labels (N,)."""
        n = labels.n_classes
        worker, final_label, code = labels.worker, final.take(labels.item), labels.code
        if (final == UNLABELLED).any():
            known = np.flatnonzero(final_label != UNLABELLED)
            worker, final_label, code = (a.take(known) for a in (worker, final_label, code))
        place = worker.astype(np.int64) * n + final_label
        place *= n
        place += code
        size = labels.n_workers * n * n
        if size <= max(BLOCK_SCORES, _DENSE * labels.n_labels):
            counts = count_codes(place, size)
            place = np.flatnonzero(counts)
            count = counts[place]
        else:
            place, count = np.unique(place, return_counts=True)
        worker, answer = np.divmod(place, n)
        worker, known_as = np.divmod(worker, n)
        return cls(worker, known_as, answer, count, (labels.n_workers, n, n))

    def matrix(self, worker: int) -> IntArray:
        """Return the counts of one worker, (L, L), as [final label, own label]."""
        counts: IntArray = self.matrices(worker, worker + 1)[0]
        return counts

    def matrices(self, first: int, last: int) -> IntArray:
        """Return the counts of the workers from the first to before the last, (m, L, L)."""
        low, high = np.searchsorted(self.worker, (first, last))
        run, shape = slice(low, high), (last - first, *self.shape[1:])
        place = self._place(self.worker[run] - first, self.final[run], self.answer[run])
        counts: IntArray = np.zeros(math.prod(shape), dtype=np.int64)
        counts[place] = self.count[run]
        return counts.reshape(shape)

    def _place(self, *axes: IntArray) -> IntArray:
        place = axes[0].astype(np.int64)
        for axis in axes[1:]:
            place = place * self.shape[2] + axis
        return place

    def without(self, excluded: BoolArray) -> WorkerConfusion:
        """Return the counts with none of the workers marked (M,)."""
        kept = ~excluded[self.worker]
        parts = (self.worker[kept], self.final[kept], self.answer[kept], self.count[kept])
        return WorkerConfusion(*parts, self.shape)

    @property
    def total(self) -> IntArray:
        """The counts (L, L) of all workers."""
        place = self._place(self.final, self.answer)
        counts = self._added(place, self.count, math.prod(self.shape[1:]))
        return counts.reshape(self.shape[1:])

    @cached_property
    def by_final(self) -> IntArray:
        """How many labels each worker gave to items of each final label, (M, L)."""
        return self._by_worker(self.final, slice(None))

    @cached_property
    def by_answer(self) -> IntArray:
        """How often each worker gave each label, (M, L)."""
        return self._by_worker(self.answer, slice(None))

    @cached_property
    def right(self) -> IntArray:
        """How many labels of each class each worker gave that are the final ones, (M, L)."""
        return self._by_worker(self.final, self.final == self.answer)

    def mixed(self, one: int, other: int) -> IntArray:
        """Return how often each worker gave one of two classes where the other is final, (M,)."""
        some = (self.final == one) & (self.answer == other)
        some |= (self.final == other) & (self.answer == one)
        return self._added(self.worker[some], self.count[some], self.shape[0])

    def _by_worker(self, code: IntArray, some: BoolArray | slice) -> IntArray:
        place = self._place(self.worker[some], code[some])
        counts = self._added(place, self.count[some], math.prod(self.shape[:2]))
        counts = counts.reshape(self.shape[:2])
        counts.setflags(write=False)
        return counts

    def _added(self, place: IntArray, count: IntArray, size: int) -> IntArray:
        return np.bincount(place, count, size).astype(np.int64)


_DENSE = 4
"""Up to so many counts for each label, all are counted: labels need not be sorted for it."""


def spammer_score(confusion: WorkerConfusion) -> FloatArray:
    """Return Raykar and Yu's score of each worker, 0 to 1; NaN for who saw fewer than two classes.

    Σ_{k<l} Σ_h (C[k, h] − C[l, h])² / (K (K − 1)), over the rows of the K classes that the worker
    saw, as shares: 0 where they are all the same, so that answers tell nothing of the class, and
    1 for a perfect worker. Nothing is smoothed; with few labels chance alone lifts it above 0.
    It is computed as (K Σ_k |C[k]|² − |Σ_k C[k]|²) / (K (K − 1)).

    Parameters
    ----------
    confusion : WorkerConfusion
        Counts of M workers.

    Returns
    -------
    ndarray of shape (M,)
        0 to 1, or NaN.

    References
    ----------
    Raykar and Yu (2012), Eliminating spammers and ranking annotators for crowdsourced labeling
    tasks, section 3.
    """
    n_workers, n_classes, _ = confusion.shape
    seen = (confusion.by_final > 0).sum(axis=1)
    if n_classes > FEW_CLASSES:
        share = confusion.count / confusion.by_final[confusion.worker, confusion.final]
        place = confusion.worker * np.int64(n_classes) + confusion.answer
        together = np.bincount(place, share, n_workers * n_classes).reshape(-1, n_classes)
        square = np.bincount(confusion.worker, share**2, n_workers)
    else:
        step = max(1, BLOCK_SCORES // n_classes**2)
        sums = []
        for first in range(0, n_workers, step):
            run = slice(first, min(first + step, n_workers))
            row = np.maximum(confusion.by_final[run], 1)[:, :, None]
            shares = confusion.matrices(run.start, run.stop) / row
            sums.append(((shares**2).sum(axis=(1, 2)), shares.sum(axis=1)))
        square, together = (np.concatenate(parts) for parts in zip(*sums, strict=True))
    apart = seen * square - (together**2).sum(axis=1)
    pairs = np.maximum(seen * (seen - 1), 1)
    return np.where(seen > 1, np.clip(apart / pairs, 0.0, 1.0), np.nan)


def label_skew(confusion: WorkerConfusion) -> FloatArray:
    """Return the distance of each worker's answers from the final labels of the same items.

    Total variation, ½ Σ_h |share of answer h − share of final label h|: 0 for the same shares,
    1 for answers none of which is ever a final label. NaN for a worker without labels.

    Parameters
    ----------
    confusion : WorkerConfusion
        Counts of M workers.

    Returns
    -------
    ndarray of shape (M,)
        0 to 1, or NaN.
    """
    answers, peer_label = confusion.by_answer, confusion.by_final
    return safe_ratio(np.abs(answers - peer_label).sum(axis=1), 2 * peer_label.sum(axis=1))


@dataclass(frozen=True, eq=False)
class Consistency:
    """Of the `repeated` items of each of M workers, `consistent` got the same answer each time.

    Arrays of shape (M,). The share and the ends of its exact 95% interval are NaN for a worker
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
        return safe_ratio(self.consistent, self.repeated)

    @property
    def typical(self) -> float:
        """The share over all workers together."""
        return int(self.consistent.sum()) / int(self.repeated.sum())


def self_consistency(labels: Labels) -> Consistency | None:
    """Compare repeated answers; None where nobody was asked again.

    Counts made before repeats were settled come first; otherwise the repeats that are still among
    the labels are counted.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.

    Returns
    -------
    Consistency or None
        Counts (M,) of items labelled more than once, and of those labelled alike.
    """
    how = labels.metadata
    repeated, consistent = how.repeated, how.consistent
    if repeated is None or consistent is None:
        repeated, consistent = _counted(labels)
    if not repeated.any():
        return None
    return Consistency(repeated, consistent, *clopper_pearson(consistent, repeated))


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


@dataclass(frozen=True)
class Behaviour:
    """What is known of workers from the labels alone, whatever the rule; no speed without times."""

    speed: WorkerSpeed | None = None
    copying: CopyingPairs | None = None


_KNOWN: WeakKeyDictionary[Labels, Behaviour] = WeakKeyDictionary()
"""Comparing all pairs of workers can take longer than a rule; labels that are frozen stay so."""


def known_behaviour(labels: Labels) -> Behaviour:
    """Return speed and copying if these labels have been looked at, and else nothing."""
    return _KNOWN.get(labels, Behaviour())


def measure_behaviour(labels: Labels, report: ProgressCallback) -> Behaviour:
    """Look at speed and copying, once for each set of labels however many rules run on it."""
    known = _KNOWN.get(labels)
    if known is None:
        known = Behaviour(measure_speed(labels, report), find_copying(labels, report))
        _KNOWN[labels] = known
    return known
