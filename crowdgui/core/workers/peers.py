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
from crowdgui.core.progress import Progress, Stage
from crowdgui.core.rules.scoring import argmax_with_ties

if TYPE_CHECKING:
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

    `p` is the probability that guessers, who give every class equally often, give so many or more.
    """

    same: int
    pairs: int
    p: float

    @property
    def share(self) -> float | None:
        return self.same / self.pairs if self.pairs else None


def count_same_pairs(labels: Labels, votes: BoolArray) -> SamePairs:
    """Count the pairs of labels of one item, and those that are the same.

    Whether workers are better than guessers is asked of pairs and not of the rule's vote: weights
    learnt from the labels favour those who agree by chance. Of simulated guessers with 10 to 150
    labels each, IWMV's vote without the own label found 57% to 93% of crowds better than chance.

    Any two labels of guessers are the same with probability c = 1/L, and any two such events are
    independent. So of P pairs and T sets of three labels of one item, the number has the mean P c,
    the variance P c (1 − c) and the third central moment P c (1 − c)(1 − 2c) + 6 T c² (1 − c). The
    p-value is that of a shifted gamma distribution with these moments, at half a pair less. Added
    up exactly for 2 to 40 items with 2 to 20 labels each and 2 to 5 classes, guessers have
    p ≤ 0.025 in at most 2.8% of cases, and on a single item in 4.2%.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes; of repeated labels the first counts.
    votes : ndarray of bool, shape (M,)
        The workers that count.

    Returns
    -------
    SamePairs
    """
    n = labels.n_classes
    same = pairs = triples = 0.0
    for block in labels.blocks:
        kept = ~labels.repeats_previous[block.labels] & votes[labels.worker[block.labels]]
        place = labels.item[block.labels][kept].astype(np.int64) - block.items.start
        size = block.items.stop - block.items.start
        given = np.bincount(place * n + labels.code[block.labels][kept], minlength=size * n)
        given = given.astype(float)
        of_item = given.reshape(size, n).sum(axis=1)
        same += float((given * (given - 1.0)).sum()) / 2.0
        pairs += float((of_item * (of_item - 1.0)).sum()) / 2.0
        triples += float((of_item * (of_item - 1.0) * (of_item - 2.0)).sum()) / 6.0
    chance = 1.0 / n
    variance = pairs * chance * (1.0 - chance)
    if not variance:
        return SamePairs(int(same), int(pairs), 1.0)
    lead = (same - 0.5 - pairs * chance) / np.sqrt(variance)
    third = variance * (1.0 - 2.0 * chance) + 6.0 * triples * chance**2 * (1.0 - chance)
    skewness = third / variance**1.5
    if skewness < _NO_SKEWNESS:
        return SamePairs(int(same), int(pairs), float(ndtr(-lead)))
    shape = 4.0 / skewness**2
    p = gammaincc(shape, max(0.0, shape + lead * np.sqrt(shape)))
    return SamePairs(int(same), int(pairs), float(p))


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
