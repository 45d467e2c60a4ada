"""Where two workers agree with each other against the rest, and whether they may be right there.

Two excellent workers agree far more often than others where the crowd is wrong. Whether a pair
copies or knows better shows on the items on which both give one label and most others another: by
the class of those that are known, or by rules that assume little of the workers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import UNLABELLED, freeze, stable_order
from crowdgui.core.progress import Progress, Stage, subprogress
from crowdgui.core.rules import bwa, ebcc

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback


LEAST_DISSENTS = 3
"""Fewer items than this tell nothing of a pair."""


LEAST_SUPPORT = 0.6
"""The mean probability of a pair's labels from which careful rules are taken to side with them."""


MOST_LABELS = 1_000_000
"""Of more labels than this only BWA is asked: EBCC takes too long for a look at workers."""


@dataclass(frozen=True, eq=False)
class JointDissents:
    """The items on which each of K pairs agrees against the rest.

    Attributes
    ----------
    starts : ndarray of shape (K + 1,)
        Where the items of each pair begin in `items` and `labels`, and where the last end.
    items, labels : ndarray of shape (D,)
        The items, and the label that both workers gave.
    support : ndarray of shape (K,)
        The mean probability of these labels by BWA and EBCC; NaN with fewer than `LEAST_DISSENTS`.
    known, right : ndarray of shape (K,)
        How many of the items have a known class, and on how many of these the pair is right.
    """

    starts: IntArray
    items: IntArray
    labels: IntArray
    support: FloatArray
    known: IntArray
    right: IntArray

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def counts(self) -> IntArray:
        """How many items there are of each pair, (K,)."""
        counts: IntArray = np.diff(self.starts)
        return counts

    @property
    def cleared(self) -> BoolArray:
        """Mark the pairs (K,) that are right together rather than copying.

        Known classes decide where there are any: at least half of them must be the pair's. Else the
        careful rules do.
        """
        by_rules = np.nan_to_num(self.support) >= LEAST_SUPPORT
        by_class = 2 * self.right >= self.known
        cleared: BoolArray = np.where(self.known > 0, by_class, by_rules)
        return cleared & (self.counts >= LEAST_DISSENTS)

    def of(self, pair: int) -> IntArray:
        """Return the items of one pair."""
        items: IntArray = self.items[self.starts[pair] : self.starts[pair + 1]]
        return items

    def padded(self, pairs: int) -> JointDissents:
        """Return the same with pairs added, up to so many, of which nothing was looked at."""
        more = pairs - self.counts.size
        zero = np.zeros(more, dtype=np.int64)
        return JointDissents(
            np.append(self.starts, np.full(more, self.starts[-1])),
            self.items,
            self.labels,
            np.append(self.support, np.full(more, np.nan)),
            np.append(self.known, zero),
            np.append(self.right, zero),
        )

    def with_known(self, truth: IntArray | None) -> JointDissents:
        """Return the same, compared with known classes (N,), `UNLABELLED` where not known."""
        pair = np.repeat(np.arange(self.counts.size), self.counts)
        has_class = np.zeros(self.items.size, dtype=bool)
        hit = has_class
        if truth is not None:
            has_class = truth[self.items] != UNLABELLED
            hit = has_class & (truth[self.items] == self.labels)
        known, right = (
            np.bincount(pair[some], minlength=self.counts.size) for some in (has_class, hit)
        )
        return JointDissents(self.starts, self.items, self.labels, self.support, known, right)


def no_dissents(pairs: int = 0) -> JointDissents:
    """Return that nothing was looked for."""
    none, zero = np.zeros(0, dtype=np.int64), np.zeros(pairs, dtype=np.int64)
    starts = np.zeros(pairs + 1, dtype=np.int64)
    return JointDissents(starts, none, none, np.full(pairs, np.nan), zero, zero)


def find_joint_dissents(
    labels: Labels, first: IntArray, second: IntArray, report: ProgressCallback
) -> JointDissents:
    """Find where the workers of each pair agree against the rest, and ask careful rules there.

    An item counts where both give the same label and another label has more votes among the
    others. BWA weighs workers by how far they stay from the average, EBCC allows for items on
    which many err together: neither takes two who agree for two independent witnesses as freely as
    a worker model does that knows no such items.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes, each worker's first label of an item only.
    first, second : ndarray of shape (K,)
        The workers of each pair.
    report : callable
        Called with the progress.

    Returns
    -------
    JointDissents
        Of K pairs; nothing is known of the classes yet.
    """
    pair, items, codes = _shared_alike(labels, first, second, report)
    against = _outvoted(labels, items, codes)
    pair, items, codes = pair[against], items[against], codes[against]
    counts = np.bincount(pair, minlength=first.size)
    starts = np.append(0, np.cumsum(counts))
    support = np.full(counts.size, np.nan)
    enough = counts >= LEAST_DISSENTS
    if enough.any():
        chance = _careful_posterior(labels, items, codes, report)
        sums = np.add.reduceat(np.append(chance, 0.0), starts[:-1])
        support[enough] = (sums / np.maximum(counts, 1))[enough]
    zero = np.zeros(counts.size, dtype=np.int64)
    return JointDissents(starts, items, codes, support, zero, zero)


def _shared_alike(
    labels: Labels, first: IntArray, second: IntArray, report: ProgressCallback
) -> tuple[IntArray, IntArray, IntArray]:
    """Return the items on which the workers of each pair give the same label: pair, item, label."""
    by_worker = stable_order(labels.worker, labels.n_workers)
    ends = np.append(0, np.cumsum(labels.labels_per_worker))
    found = [np.zeros((3, 0), dtype=np.int64)]
    for pair, (a, b) in enumerate(zip(first.tolist(), second.tolist(), strict=True)):
        report(Progress(Stage.COMPARING_WORKER_PAIRS, pair / first.size))
        ours, theirs = by_worker[ends[a] : ends[a + 1]], by_worker[ends[b] : ends[b + 1]]
        item, i, j = np.intersect1d(
            labels.item[ours], labels.item[theirs], assume_unique=True, return_indices=True
        )
        code = labels.code[ours[i]]
        same = code == labels.code[theirs[j]]
        found.append(np.stack((np.full(same.sum(), pair), item[same], code[same])))
    pair_, items, codes = np.concatenate(found, axis=1)
    return pair_, items, codes


def _outvoted(labels: Labels, items: IntArray, codes: IntArray) -> BoolArray:
    """Mark where another label has more votes than one, two votes for this left aside."""
    n = labels.n_classes
    asked, place = np.unique(items, return_inverse=True)
    among = np.isin(labels.item, asked)
    cell = np.searchsorted(asked, labels.item[among]) * n + labels.code[among]
    counts = np.bincount(cell, minlength=asked.size * n).reshape(asked.size, n)[place]
    rows = np.arange(items.size)
    own = counts[rows, codes] - 2
    counts[rows, codes] = -1
    outvoted: BoolArray = counts.max(axis=1, initial=-1) > own
    return outvoted


def _careful_posterior(
    labels: Labels, items: IntArray, codes: IntArray, report: ProgressCallback
) -> FloatArray:
    """Return the probability of labels of items, the mean of BWA's and EBCC's."""
    shown = subprogress(report, Stage.COMPARING_WORKERS)
    posterior = [bwa.fit(labels, None, bwa.BwaOptions(), shown).posterior]
    if labels.n_labels <= MOST_LABELS and not ebcc.exceeds_memory(labels, ebcc.EbccOptions().kinds):
        posterior.append(ebcc.fit(labels, None, ebcc.quick_options(0), shown).posterior)
    mean: FloatArray = np.mean([one[items, codes] for one in posterior], axis=0)
    return mean
