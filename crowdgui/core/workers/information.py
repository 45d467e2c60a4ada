"""How much a worker's confusion matrix tells of the classes, and how far the answers lean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

import numpy as np

from crowdgui.core.intervals import clopper_pearson, safe_ratio
from crowdgui.core.labels import BLOCK_SCORES, freeze
from crowdgui.core.workers.copying import find_copying
from crowdgui.core.workers.speed import measure_speed

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.workers.copying import CopyingPairs
    from crowdgui.core.workers.speed import WorkerSpeed


def spammer_score(confusion: IntArray) -> FloatArray:
    """Return Raykar and Yu's score of each worker, 0 to 1; NaN for who saw fewer than two classes.

    Σ_{k<l} Σ_h (C[k, h] − C[l, h])² / (K (K − 1)), over the rows of the K classes that the worker
    saw, as shares: 0 where they are all the same, so that answers tell nothing of the class, and
    1 for a perfect worker. Nothing is smoothed; with few labels chance alone lifts it above 0.
    It is computed as (K Σ_k |C[k]|² − |Σ_k C[k]|²) / (K (K − 1)).

    Parameters
    ----------
    confusion : ndarray of shape (M, L, L)
        Counts: final label by the worker's own answer.

    Returns
    -------
    ndarray of shape (M,)
        0 to 1, or NaN.

    References
    ----------
    Raykar and Yu (2012), Eliminating spammers and ranking annotators for crowdsourced labeling
    tasks, section 3.
    """
    step = max(1, BLOCK_SCORES // confusion.shape[1] ** 2)
    runs = (confusion[first : first + step] for first in range(0, len(confusion), step))
    return np.concatenate([_spammer_score(run) for run in runs])


def _spammer_score(confusion: IntArray) -> FloatArray:
    row = confusion.sum(axis=2, keepdims=True)
    shares = confusion / np.maximum(row, 1)
    seen = (row[:, :, 0] > 0).sum(axis=1)
    pairs = np.maximum(seen * (seen - 1), 1)
    apart = seen * (shares**2).sum(axis=(1, 2)) - (shares.sum(axis=1) ** 2).sum(axis=1)
    return np.where(seen > 1, np.clip(apart / pairs, 0.0, 1.0), np.nan)


def label_skew(confusion: IntArray) -> FloatArray:
    """Return the distance of each worker's answers from the final labels of the same items.

    Total variation, ½ Σ_h |share of answer h − share of final label h|: 0 for the same shares,
    1 for answers none of which is ever a final label. NaN for a worker without labels.

    Parameters
    ----------
    confusion : ndarray of shape (M, L, L)
        Counts: final label by the worker's own label.

    Returns
    -------
    ndarray of shape (M,)
        0 to 1, or NaN.
    """
    answers, peer_label = confusion.sum(axis=1), confusion.sum(axis=2)
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
    how = labels.circumstances
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
    """What a set of labels tells of its workers by itself; no times, no pace."""

    pace: WorkerSpeed | None = None
    copying: CopyingPairs | None = None


_KNOWN: WeakKeyDictionary[Labels, Behaviour] = WeakKeyDictionary()
"""Comparing all pairs of workers can take longer than a rule; labels that are frozen stay so."""


def known_behaviour(labels: Labels) -> Behaviour:
    """Return pace and copying if these labels have been looked at, and else nothing."""
    return _KNOWN.get(labels, Behaviour())


def measure_behaviour(labels: Labels, report: ProgressCallback) -> Behaviour:
    """Look at pace and copying, once for each set of labels however many rules run on it."""
    known = _KNOWN.get(labels)
    if known is None:
        known = _KNOWN[labels] = Behaviour(measure_speed(labels), find_copying(labels, report))
    return known
