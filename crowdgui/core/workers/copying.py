"""Pairs of workers who agree far more often than their answers and their items explain."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from crowdgui.core.errors import Reason, ReasonCode
from crowdgui.core.labels import freeze, keep_first_labels, stable_order
from crowdgui.core.progress import ignore_progress
from crowdgui.core.workers.co_labels import (
    FEW_WORKERS,
    CoLabels,
    every_two,
    items_by_size,
    shared_items,
    workers_with_overlap,
)
from crowdgui.core.workers.joint_dissents import (
    JointDissents,
    find_joint_dissents,
    no_dissents,
)
from crowdgui.core.workers.label_probabilities import LabelProbabilities, label_probability

if TYPE_CHECKING:
    from collections.abc import Iterator

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback


_PACKED = 2.0**26
"""Shared and agreed items are counted in one number, each less than this."""


class CopyingNote(ReasonCode):
    """What could not be tested for copying, and why."""

    ONE_CLASS = "copying-one-class"
    FEW_SHARED_ITEMS = "copying-few-shared-items"
    MANY_CLASSES = "copying-many-classes"
    SOME_ITEMS = "copying-some-items"


class CopyHypothesis(NamedTuple):
    """A share of answers that somebody may have copied, and how much is put down to other causes.

    Two attentive workers may give the same answer to a `leeway` of the items for reasons of their
    own, and what makes an answer likelier on an item may move them `pull` times as strongly as
    others, in log-odds, as where both read the instructions alike. The smaller the share that is
    sought, the more like that it looks, and the more is allowed. `weight` is the part of the
    evidence that is left to this share.
    """

    share: float
    weight: float
    leeway: float
    pull: float


SOUGHT = (
    CopyHypothesis(0.95, 0.5, 0.02, 1.5),
    CopyHypothesis(0.75, 0.25, 0.1, 2.5),
    CopyHypothesis(0.5, 0.25, 0.15, 2.5),
)


@dataclass(frozen=True, eq=False)
class CopyEvidence:
    """Pairs of workers whose labels are evidence of copying; all arrays of shape (K,).

    `log_ratio` is ln E: how many times likelier copying makes them, more than 1.
    """

    first: IntArray
    second: IntArray
    shared: IntArray
    agreed: IntArray
    log_ratio: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    def at(self, places: IntArray) -> CopyEvidence:
        """Return some of the pairs."""
        counts = self.first[places], self.second[places], self.shared[places], self.agreed[places]
        return CopyEvidence(*counts, self.log_ratio[places])


def measure_copy_evidence(
    probabilities: LabelProbabilities, meets: BoolArray, fewest: int, report: ProgressCallback
) -> CopyEvidence:
    """Compare the workers marked (M,), of whom each shares `fewest` items or more with another.

    On each of the items that a and b share, b gives answer h with a probability π_j(h) by b's other
    answers and the item's other labels, of which a's is one. If b copies a share c of the answers
    from a, they are likelier by the factor E_c = Π_j (1 − c + c·1[same answer] / π_j), which is 1
    on average where b does not copy. Common mistakes weigh most in it, right answers of good
    workers next to nothing. With c₀ + (1 − c₀) π_j for π_j it is at most 1 on average where
    two are alike on a share c₀ of the items for other reasons (`CopyHypothesis`). E is the mean
    over the shares sought and over who copied from whom: so 1/E is a p-value, since E ≥ x has a
    probability of at most 1/x (Markov); no test of c alone finds more than E_c does (Neyman and
    Pearson).

    Parameters
    ----------
    probabilities : LabelProbabilities
        What is known of the workers and of the items.
    meets : ndarray of shape (M,)
        Which workers to compare.
    fewest : int
        Items that two workers must share.
    report : callable
        Called with the progress.

    Returns
    -------
    CopyEvidence
        The K pairs with ln E above 0.
    """
    few = np.count_nonzero(meets) <= FEW_WORKERS
    found = list((_compared_in_table if few else _compared)(probabilities, meets, fewest, report))
    if not found:
        none, no = np.empty(0, dtype=np.int64), np.empty(0)
        return CopyEvidence(none, none, none, none, no)
    return _both_ways(*(np.concatenate(parts) for parts in zip(*found, strict=True)))


def _compared(
    probabilities: LabelProbabilities, meets: BoolArray, fewest: int, report: ProgressCallback
) -> Iterator[tuple[IntArray, IntArray, FloatArray, FloatArray]]:
    """Return worker a, worker b, packed counts, and ln E if b copied from a, where above 0.

    The sums over what two share come out of one sparse product for the counts and one for each
    share sought. All have the same entries in the same order: no sum is 0, where an entry would
    be dropped, because only numbers above 0 are added up.
    """
    meetings, order = CoLabels.on_items_and_answers(probabilities.labels.without(~meets))
    odds, pull = probabilities.of_given(np.flatnonzero(meets[probabilities.labels.worker]), report)
    once = np.ones(odds.size)
    counting = meetings.with_values(np.append(once, _PACKED * once))
    weighing = [
        meetings.with_values(np.append(once, _gain(sought, odds, pull)[order])) for sought in SOUGHT
    ]
    for part in meetings.parts(report):
        own = meetings.by_worker[part]
        met = (own @ counting).tocoo()
        of, other, shared = met.row + part.start, met.col, np.mod(met.data, _PACKED)
        some = np.flatnonzero((shared >= fewest) & (of != other))
        if not some.size:
            continue
        logs = [
            np.log(sought.weight)
            + shared[some] * np.log1p(-sought.share)
            + (own @ weights).data[some]
            - shared[some]
            for sought, weights in zip(SOUGHT, weighing, strict=True)
        ]
        log_ratio = np.logaddexp.reduce(logs, axis=0)
        positive = log_ratio > 0.0
        some = some[positive]
        yield of[some], other[some], met.data[some], log_ratio[positive]


def _compared_in_table(
    probabilities: LabelProbabilities, meets: BoolArray, fewest: int, report: ProgressCallback
) -> Iterator[tuple[IntArray, IntArray, FloatArray, FloatArray]]:
    """Do what `_compared` does, by tables of every two of a few workers.

    Only labels of two who share enough are assessed, which are few where items are many.
    """
    places, known = np.flatnonzero(meets[probabilities.labels.worker]), np.flatnonzero(meets)
    labels = probabilities.labels.without(~meets)
    worker, m = (np.cumsum(meets) - 1).take(labels.worker), known.size
    shared = shared_items(labels.starts, worker, m, report)
    some = np.flatnonzero(shared >= fewest)
    number, kept = np.full(shared.size, -1), []
    number[some] = np.arange(some.size)
    for _, given in items_by_size(labels.starts, report):
        first, second = every_two(worker.take(given))
        pair = number.take(first * m + second)
        both = np.flatnonzero(np.equal(*every_two(labels.code.take(given))) & (pair >= 0))
        kept.append((pair.take(both), *(label.take(both) for label in every_two(given))))
    if not kept:
        return
    pair, first, second = (np.concatenate(parts) for parts in zip(*kept, strict=True))
    shared, agreed = shared[some], np.bincount(pair, minlength=some.size)
    assessed = np.zeros(labels.n_labels, dtype=bool)
    assessed[first] = assessed[second] = True
    odds, pull = probabilities.of_given(places[assessed], report)
    row = np.cumsum(assessed) - 1
    gains = [_gain(sought, odds, pull) for sought in SOUGHT]
    two, counts = known[np.stack(np.divmod(some, m))], shared + _PACKED * agreed
    # What agreement says of the second who copies from the first, and the other way round.
    for (of, other), copied in zip((two, two[::-1]), (row[second], row[first]), strict=True):
        logs = [
            np.log(sought.weight)
            + shared * np.log1p(-sought.share)
            + np.bincount(pair, gain.take(copied), some.size)
            for sought, gain in zip(SOUGHT, gains, strict=True)
        ]
        log_ratio = np.logaddexp.reduce(logs, axis=0)
        positive = log_ratio > 0.0
        yield of[positive], other[positive], counts[positive], log_ratio[positive]


def _gain(sought: CopyHypothesis, odds: FloatArray, pull: FloatArray) -> FloatArray:
    """Return what each answer adds to ln E − n ln(1 − c) where the other gave the same."""
    attentive = label_probability(odds, pull, sought.pull)
    attentive = sought.leeway + (1.0 - sought.leeway) * attentive
    return np.log1p(sought.share / ((1.0 - sought.share) * attentive))


def _both_ways(
    of: IntArray, other: IntArray, counts: FloatArray, log_ratio: FloatArray
) -> CopyEvidence:
    """Take the mean over who copied from whom; a direction with evidence against it counts as 0."""
    order = np.lexsort((np.maximum(of, other), np.minimum(of, other)))
    first, second = np.minimum(of, other)[order], np.maximum(of, other)[order]
    new = np.ones(order.size, dtype=bool)
    new[1:] = (np.diff(first) != 0) | (np.diff(second) != 0)
    starts = np.flatnonzero(new)
    if not starts.size:
        mean = np.empty(0)
    else:
        mean = np.logaddexp.reduceat(log_ratio[order], starts) - np.log(2.0)
    agreed, shared = np.divmod(counts[order][starts].astype(np.int64), int(_PACKED))
    pairs = CopyEvidence(first[starts], second[starts], shared, agreed, mean)
    return pairs.at(np.flatnonzero(mean > 0.0))


FEWEST_SHARED = 10
"""Items that two workers must share to be compared."""


MOST_MEETINGS = 1 << 23
"""Meetings of two workers on an item up to which all items are looked at."""


MOST_PROBABILITIES = 1 << 25
"""Probabilities of labels by class, where classes are too many for whole tables: 256 MB a table."""


MOST_LISTED = 1000
"""Pairs that are listed."""


MOST_FLAGGED = 0.2
"""Pairs with a larger q are not flagged by any threshold, so that nothing clears them."""


_FARTHEST = 700.0
"""The logarithm of the largest ratio whose inverse is still a number of its own."""


@dataclass(frozen=True, eq=False)
class CopyingPairs:
    """The K pairs with evidence of copying, strongest first, and the strongest of each worker.

    Attributes
    ----------
    first, second : ndarray of shape (K,)
        Codes of the two workers, first < second.
    shared, agreed : ndarray of shape (K,)
        Items both labelled, and those of them with the same answer.
    expected : ndarray of shape (K,)
        On how many of them the same answer is to be expected of two who do not copy, by their
        other answers and what everybody else says of the items.
    p, q : ndarray of shape (K,)
        The p-value of the pair, and the same corrected over all pairs looked at; q < 1.
    strongest_q : ndarray of shape (M,)
        The smallest q of all pairs of a worker; NaN where no pair of the worker was looked at.
    strongest : ndarray of shape (M,)
        The other worker of that pair; −1 where q is 1 for all.
    dissents : JointDissents
        Where the pairs agree against the rest, which may clear them.
    looked_at : int
        Pairs of workers that share `FEWEST_SHARED` items or more.
    note : Reason or None
        What could not be tested, and why.
    """

    first: IntArray
    second: IntArray
    shared: IntArray
    agreed: IntArray
    expected: FloatArray
    p: FloatArray
    q: FloatArray
    strongest_q: FloatArray
    strongest: IntArray
    dissents: JointDissents
    looked_at: int
    note: Reason | None

    def __post_init__(self) -> None:
        freeze(self)

    @cached_property
    def cleared(self) -> BoolArray:
        """Mark the pairs (K,) that are right together against the rest."""
        return self.dissents.cleared

    @cached_property
    def _uncleared(self) -> tuple[FloatArray, IntArray]:
        """Return each worker's smallest q of pairs that are not cleared, and the other worker."""
        q, partner = self.strongest_q.copy(), self.strongest.copy()
        pairs = np.stack((self.first, self.second))
        for worker in np.unique(pairs[:, self.cleared]).tolist():
            own = np.flatnonzero((pairs == worker).any(axis=0))
            left = own[~self.cleared[own]]
            if not self.cleared[own[0]]:
                continue
            # Pairs stand strongest first.
            q[worker] = self.q[left[0]] if left.size else 1.0
            partner[worker] = pairs[:, left[0]].sum() - worker if left.size else -1
        return q, partner

    @property
    def worker_p(self) -> FloatArray:
        """The smallest q of a worker's pairs that are not cleared, (M,); NaN without any pair."""
        return self._uncleared[0]

    @property
    def partner(self) -> IntArray:
        """The other worker of that pair, (M,); −1 where there is none."""
        return self._uncleared[1]

    def with_known(self, truth: IntArray | None) -> CopyingPairs:
        """Return the same pairs, cleared where known classes (N,) say that they are right."""
        return replace(self, dissents=self.dissents.with_known(truth))

    @property
    def copied(self) -> FloatArray:
        """The share of answers that, if copied, would explain how often the pairs agree: (K,)."""
        beyond = np.maximum(self.agreed - self.expected, 0.0)
        return np.minimum(beyond / np.maximum(self.shared - self.expected, beyond + 1e-9), 1.0)


def find_copying(labels: Labels, report: ProgressCallback = ignore_progress) -> CopyingPairs:
    """Look for workers who copy from each other, or from one source.

    The test is that of `measure_copy_evidence`. Its p-values are corrected over all pairs by the
    steps of Benjamini and Hochberg, who ask for tests that are independent or depend positively.
    Pairs with a worker in common need not; for p-values of the form 1/E the steps hold under any
    dependence (Wang and Ramdas 2022, e-BH). So, as far as the probabilities of answers are
    estimated well, a crowd in which nobody copies has a pair with q < 0.05 in at most 5% of cases.

    Repeated answers of one worker to one item count once, by the first. Where most labels of an
    item are copied from one source, that source looks right, and those who copy look like good
    workers: nothing in the labels tells the two apart. Nor does anything tell a few who read all
    contested items alike, against the others, from a few who copy a part of their answers, except
    for what careful rules and known classes say of these items (`joint_dissents`): where they side
    with a pair, it is cleared.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    report : callable, optional
        Called with the progress.

    Returns
    -------
    CopyingPairs
        Up to `MOST_LISTED` pairs, strongest first, and the strongest of each worker (M,).
    """
    if labels.n_classes < 2:
        return _untested(labels, Reason(CopyingNote.ONE_CLASS))
    if not labels.tables_fit and labels.n_labels * labels.n_classes > MOST_PROBABILITIES:
        return _untested(labels, Reason(CopyingNote.MANY_CLASSES))
    looked, note = _thinned(keep_first_labels(labels))
    meets, pairs = workers_with_overlap(looked, FEWEST_SHARED, report)
    if not pairs:
        return _untested(labels, Reason.make(CopyingNote.FEW_SHARED_ITEMS, n=FEWEST_SHARED))
    probabilities = LabelProbabilities.of(looked, report)
    found = measure_copy_evidence(probabilities, meets, FEWEST_SHARED, report)
    return _corrected_pairs(probabilities, found, meets, pairs, note, report)


def _thinned(labels: Labels) -> tuple[Labels, Reason | None]:
    """Drop items where workers meet too often to test all of them."""
    meetings = int((labels.labels_per_item.astype(float) ** 2).sum())
    step = -(-meetings // MOST_MEETINGS)
    if step <= 1:
        return labels, None
    kept = labels.item % step == 0
    some = len(range(0, labels.n_items, step))
    note = Reason.make(CopyingNote.SOME_ITEMS, kept=some, n=labels.n_items)
    return labels.only(kept), note


def _untested(labels: Labels, note: Reason) -> CopyingPairs:
    none, no = np.empty(0, dtype=np.int64), np.empty(0)
    nobody, unknown = np.full(labels.n_workers, -1), np.full(labels.n_workers, np.nan)
    nothing = no_dissents()
    return CopyingPairs(
        first=none,
        second=none,
        shared=none,
        agreed=none,
        expected=no,
        p=no,
        q=no,
        strongest_q=unknown,
        strongest=nobody,
        dissents=nothing,
        looked_at=0,
        note=note,
    )


def _corrected_pairs(
    probabilities: LabelProbabilities,
    found: CopyEvidence,
    meets: BoolArray,
    pairs: int,
    note: Reason | None,
    report: ProgressCallback,
) -> CopyingPairs:
    found = found.at(np.lexsort((found.second, found.first, -found.log_ratio)))
    p = np.exp(-np.minimum(found.log_ratio, _FARTHEST))
    q = _corrected(p, pairs)
    found, p, q = found.at(np.flatnonzero(q < 1.0)), p[q < 1.0], q[q < 1.0]
    strongest_q, strongest = _by_worker(found, q, meets)
    listed = found.at(np.arange(min(MOST_LISTED, q.size)))
    flagged = int(np.count_nonzero(q[:MOST_LISTED] < MOST_FLAGGED))
    few = found.at(np.arange(flagged))
    dissents = find_joint_dissents(probabilities.labels, few.first, few.second, report)
    return CopyingPairs(
        first=listed.first,
        second=listed.second,
        shared=listed.shared,
        agreed=listed.agreed,
        expected=_expected(probabilities, listed),
        p=p[:MOST_LISTED],
        q=q[:MOST_LISTED],
        strongest_q=strongest_q,
        strongest=strongest,
        dissents=dissents.padded(listed.first.size),
        looked_at=pairs,
        note=note,
    )


def _corrected(p: FloatArray, tests: int) -> FloatArray:
    """Correct the smallest p-values, rising, of so many tests; the others are 1."""
    raised = p * tests / np.arange(1, p.size + 1)
    return np.minimum(np.minimum.accumulate(raised[::-1])[::-1], 1.0)


def _by_worker(found: CopyEvidence, q: FloatArray, meets: BoolArray) -> tuple[FloatArray, IntArray]:
    """Return the strongest pair of each worker, by its q and the other worker: (M,) each."""
    worker = np.stack([found.first, found.second], axis=1).ravel()
    other = np.stack([found.second, found.first], axis=1).ravel()
    # Pairs stand strongest first, so the first place of a worker is that of the strongest pair.
    workers, place = np.unique(worker, return_index=True)
    worker_p, partner = np.where(meets, 1.0, np.nan), np.full(meets.size, -1)
    worker_p[workers], partner[workers] = np.repeat(q, 2)[place], other[place]
    return worker_p, partner


def _expected(probabilities: LabelProbabilities, pairs: CopyEvidence) -> FloatArray:
    """Return Σ_j π_j over what a pair shares, the mean over whose answer is asked of whom."""
    labels = probabilities.labels
    by_worker = stable_order(labels.worker, labels.n_workers)
    ends = np.append(0, np.cumsum(labels.labels_per_worker))
    expected = np.empty(pairs.first.size)
    for place, (a, b) in enumerate(zip(pairs.first, pairs.second, strict=True)):
        ours, theirs = by_worker[ends[a] : ends[a + 1]], by_worker[ends[b] : ends[b + 1]]
        _, i, j = np.intersect1d(
            labels.item[ours], labels.item[theirs], assume_unique=True, return_indices=True
        )
        both = np.concatenate([ours[i], theirs[j]]), np.concatenate([theirs[j], ours[i]])
        odds = probabilities.log_odds(both[0], labels.code[both[1]])
        expected[place] = label_probability(*odds, SOUGHT[0].pull).sum() / 2.0
    return expected
