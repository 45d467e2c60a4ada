"""Each worker's labels compared with those that the others choose without them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import gammaincc, ndtr

from crowdgui.core.arrays import safe_ratio
from crowdgui.core.blocks import map_blocks
from crowdgui.core.labels import UNLABELLED, count_codes
from crowdgui.core.progress import Progress, Stage, ignore_progress
from crowdgui.core.rules.scoring import argmax_with_ties

if TYPE_CHECKING:
    from collections.abc import Iterator

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Block, Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.scoring import DecomposableRule


@dataclass(frozen=True, eq=False)
class PeerAgreement:
    """Of `compared` items of each worker (M,), on how many the others choose the same label."""

    compared: IntArray
    agreed: IntArray

    @property
    def share(self) -> FloatArray:
        return safe_ratio(self.agreed, self.compared)

    @property
    def typical(self) -> float:
        """The share over all workers together; NaN where nothing could be compared."""
        total = int(self.compared.sum())
        return int(self.agreed.sum()) / total if total else float("nan")

    def of(self, workers: BoolArray) -> PeerAgreement:
        """Return the same of some workers only."""
        return PeerAgreement(self.compared[workers], self.agreed[workers])


@dataclass(frozen=True)
class SamePairs:
    """Of `pairs` of labels of one item by two workers, how many are the `same`.

    `p` is the p-value of workers who guess, each class equally often.
    """

    same: int
    pairs: int
    p: float

    @property
    def better_than_chance(self) -> bool:
        """Whether the labels of all together are no guesses, at 97.5%."""
        return self.p <= _SIGNIFICANCE


NO_PAIRS = SamePairs(0, 0, 1.0)


_SIGNIFICANCE = 0.025


def count_same_pairs(
    labels: Labels, votes: BoolArray, report: ProgressCallback = ignore_progress
) -> SamePairs:
    """Count the pairs of labels of one item that are the same, and test whether workers guess.

    It is asked of pairs and not of the rule's vote: weights learnt from the labels favour those
    who agree by chance. Of simulated guessers with 10 to 150 labels each, IWMV's vote without the
    own label found 57% to 93% of crowds better than chance.

    Any two labels of guessers are the same with probability c = 1/L, and any two such events are
    independent. So with weights v that do not come from these items, U = Σ v v' (1[same] − c) over
    the pairs has the mean 0, the variance Σ v² v'² c (1 − c), and the third moment
    Σ v³ v'³ c (1 − c)(1 − 2c) + 6 Σ v² v'² v''² c² (1 − c), the last over sets of three labels of
    one item. The p-value is that of a shifted gamma distribution with these moments.

    First all weights are 1, and U counts half a pair less. Added up exactly for 2 to 40 items with
    2 to 20 labels each and 2 to 5 classes, guessers then have p ≤ 0.025 in at most 2.8% of cases,
    and on a single item in 4.2%. Where that is not clear, as pairs with a worker who is mostly
    wrong differ, each half of the items, drawn at random, is weighted by how often workers give
    the majority's label on the other. These halves are not independent, so their p-value counts
    twice, and the smaller of the two p-values twice again. Of simulated crowds of 20 to 60 guessers
    2.0% to 2.4% have p ≤ 0.025 then; with the weights counted as the others it was 2.8% to 3.2%.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes; of repeated labels the first counts.
    votes : ndarray of bool, shape (M,)
        The workers that count.
    report : callable, optional
        Called with the progress.

    Returns
    -------
    SamePairs
    """
    half = np.zeros(labels.n_items, dtype=np.int64)
    equal = _Agreement.of(labels, votes, half, np.ones((2, labels.n_workers)), report)
    p = 2.0 * equal.p_value(0.5)
    if p > _SIGNIFICANCE and labels.n_classes > 1:
        # By ids, so that the order of rows plays no part.
        half[np.argsort(labels.item_ids)] = np.random.default_rng(0).integers(2, size=half.size)
        weights = _weights_from_other(labels, votes, half, report)
        weighted = _Agreement.of(labels, votes, half, weights, report)
        p = min(p, 4.0 * weighted.p_value(0.0))
    same = round(equal.beyond + equal.pairs / labels.n_classes)
    return SamePairs(same, round(equal.pairs), min(1.0, p))


def _counted(
    labels: Labels, votes: BoolArray, report: ProgressCallback
) -> Iterator[tuple[slice, IntArray, IntArray, IntArray]]:
    """Return the items of each block; of its labels the items from there on, workers, classes."""
    for block in labels.blocks:
        report(Progress(Stage.MEASURING_WORKERS, None))
        kept = ~labels.repeats_previous[block.labels] & votes[labels.worker[block.labels]]
        item = labels.item[block.labels][kept].astype(np.int64) - block.items.start
        yield block.items, item, labels.worker[block.labels][kept], labels.code[block.labels][kept]


def _weights_from_other(
    labels: Labels, votes: BoolArray, half: IntArray, report: ProgressCallback
) -> FloatArray:
    """Return L m / n − 1 of each worker on the other half of the items, (2, M).

    m of their n labels there are those of the majority; tied classes share in it.
    """
    n, m = labels.n_classes, labels.n_workers
    right, given = np.zeros((2, 2 * m))
    for items, item, worker, code in _counted(labels, votes, report):
        size = items.stop - items.start
        votes_of = np.bincount(item * n + code, minlength=size * n).reshape(size, n)
        first = votes_of == votes_of.max(axis=1, keepdims=True)
        place = (1 - half[items][item]) * m + worker
        right += np.bincount(place, first[item, code] / first.sum(axis=1)[item], 2 * m)
        given += np.bincount(place, minlength=2 * m)
    weights: FloatArray = n * right / np.maximum(given, 1.0) - (given > 0)
    return weights.reshape(2, m)


@dataclass(frozen=True)
class _Agreement:
    """U of the pairs of labels, how many there are, and the moments that U has for guessers."""

    beyond: float
    pairs: float
    variance: float
    third: float

    @classmethod
    def of(
        cls,
        labels: Labels,
        votes: BoolArray,
        half: IntArray,
        weights: FloatArray,
        report: ProgressCallback,
    ) -> _Agreement:
        """Add up, with weights (2, M) for each half (N,) of the items."""
        n, c = labels.n_classes, 1.0 / labels.n_classes
        total = np.zeros(4)
        for items, item, worker, code in _counted(labels, votes, report):
            size = items.stop - items.start
            v = weights[half[items][item], worker]
            by_class = np.bincount(item * n + code, v, size * n).reshape(size, n)
            square = v * v
            powers = (v, square, square * v, square * square, square * square * square)
            one, two, three, four, six = (np.bincount(item, power, size) for power in powers)
            labels_of = np.bincount(item, minlength=size)
            same = ((by_class**2).sum(axis=1) - two) / 2.0
            spread = c * (1.0 - c) * (two**2 - four) / 2.0
            skew = c * (1.0 - c) * (1.0 - 2.0 * c) * (three**2 - six) / 2.0
            skew += c**2 * (1.0 - c) * (two**3 - 3.0 * two * four + 2.0 * six)
            total += [
                (same - c * (one**2 - two) / 2.0).sum(),
                (labels_of * (labels_of - 1.0)).sum() / 2.0,
                spread.sum(),
                skew.sum(),
            ]
        return cls(*map(float, total))

    def p_value(self, less: float) -> float:
        """Return the probability that guessers have U or more, U being `less` than it is."""
        if self.variance <= 0.0:
            return 1.0
        lead = (self.beyond - less) / np.sqrt(self.variance)
        skewness = self.third / self.variance**1.5
        if skewness < _NO_SKEWNESS:
            return float(ndtr(-lead))
        shape = 4.0 / skewness**2
        return float(gammaincc(shape, max(0.0, shape + lead * np.sqrt(shape))))


_NO_SKEWNESS = 1e-3
"""A gamma distribution that is less skewed is a normal one."""


def leave_one_out(
    labels: Labels,
    form: DecomposableRule,
    report: ProgressCallback,
    excluded: BoolArray | None = None,
) -> PeerAgreement:
    """Compare each worker's labels with those the others choose by the same rule.

    The worker's own votes are taken out of the item's scores first: a label that helped to
    choose the winner would agree with it too often. Not compared: an item with no other worker
    who votes, or on which the others are tied. Repeated answers to one item count once, by the
    first. Workers `excluded` (M,) do not vote, but are compared.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    form : DecomposableRule
        The rule, as fitted to these labels.
    report : callable
        Called with the progress.
    excluded : ndarray of shape (M,), or None, optional
        Workers without a vote.

    Returns
    -------
    PeerAgreement
        Counts (M,) of items compared and of items agreed on.
    """
    return count_peer_agreement(labels, peer_labels(labels, form, report, excluded))


def peer_labels(
    labels: Labels,
    form: DecomposableRule,
    report: ProgressCallback,
    excluded: BoolArray | None = None,
) -> IntArray:
    """Return for each label (n_labels,) what the others choose for its item.

    `UNLABELLED` where it cannot be compared, and for repeated answers but the first.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    form : DecomposableRule
        The rule, as fitted to these labels.
    report : callable
        Called with the progress.
    excluded : ndarray of shape (M,), or None, optional
        Workers without a vote.

    Returns
    -------
    ndarray of shape (n_labels,)
        Classes, or `UNLABELLED`.
    """
    voting = form if excluded is None else form.without(excluded)
    votes = np.ones(labels.n_workers, dtype=bool) if excluded is None else ~excluded
    peer_label = np.full(labels.n_labels, UNLABELLED, dtype=np.int32)
    elected = map_blocks(partial(_elected, labels, voting, votes), labels.blocks)
    for block, (first, winner) in zip(labels.blocks, elected, strict=True):
        report(Progress(Stage.MEASURING_WORKERS, block.items.start / labels.n_items))
        peer_label[block.labels.start + first] = winner
    return peer_label


def mark_labels(labels: Labels, truth: IntArray) -> FloatArray:
    """Return 1 for labels (n,) that are as the truth of each (n,), 0 for others.

    NaN where nothing is compared, and for repeated answers but the first.
    """
    known = (truth != UNLABELLED) & ~labels.repeats_previous
    return np.where(known, labels.code == truth, np.nan)


def count_peer_agreement(labels: Labels, peer_label: IntArray) -> PeerAgreement:
    """Count on how many items each worker was compared, and agreed.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    peer_label : ndarray of shape (n_labels,)
        As `peer_labels` gives it.

    Returns
    -------
    PeerAgreement
        Counts (M,) of items compared and of items agreed on.
    """
    compared, right = (
        np.flatnonzero(marked) for marked in (peer_label != UNLABELLED, peer_label == labels.code)
    )
    return PeerAgreement(
        count_codes(labels.worker.take(compared), labels.n_workers),
        count_codes(labels.worker.take(right), labels.n_workers),
    )


def _elected(
    labels: Labels, form: DecomposableRule, votes: BoolArray, block: Block
) -> tuple[IntArray, IntArray]:
    """Return the places of first answers in a block, and what the others choose for each."""
    first = np.flatnonzero(~labels.repeats_previous[block.labels])
    worker = labels.worker[block.labels]
    code = labels.code[block.labels]
    item = labels.item[block.labels][first] - block.items.start
    rest = form.scores(block).take(item, axis=0)
    if first.size == worker.size:
        form.take_out(rest, worker, code)
    else:
        rest -= np.add.reduceat(form.rows_of(worker, code), first, axis=0)
    peer_label, undecided = argmax_with_ties(rest)
    voted = votes[worker[first]]
    voters = np.bincount(item, weights=voted, minlength=block.items.stop - block.items.start)
    alone = voters[item] - voted < 1
    return first, np.where(undecided | alone, UNLABELLED, peer_label)
