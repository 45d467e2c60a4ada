"""One weighted vote: winners, ties, and how many labels of each worker match them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.arrays import safe_ratio
from crowdgui.core.blocks import map_blocks
from crowdgui.core.labels import BLOCK_LABELS, UNLABELLED, freeze
from crowdgui.core.progress import Progress, Stage
from crowdgui.core.rules.rule import Aggregation
from crowdgui.core.rules.scoring import (
    TIE,
    DecomposableRule,
    apply_fixed_labels,
    argmax_with_ties,
    row_sums,
    softmax,
    top_two_gap,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from scipy.sparse import csr_array

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.errors import Reason
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import Iteration, ProgressCallback


FEW = 0.25
"""Below this share of open items in a block they are counted by themselves."""


CLOSE = 0.05
"""Above this share of open items in a block it is cheaper to ask whose weights moved."""


@dataclass(frozen=True, eq=False)
class VoteResult:
    """Final labels and ties (N,), and how many of each worker's labels match them (M,).

    `slack` (N,) is how far the weight of every worker may move until another class can catch up.
    """

    form: DecomposableRule
    weights: FloatArray
    final: IntArray
    tied: BoolArray
    slack: FloatArray
    matches: IntArray

    def __post_init__(self) -> None:
        freeze(self)


@dataclass(frozen=True, eq=False)
class VoteTotals:
    """What a vote adds up to: matches of each worker (M,), and labels that changed."""

    matches: IntArray
    changed: int

    def __add__(self, other: VoteTotals) -> VoteTotals:
        return VoteTotals(self.matches + other.matches, self.changed + other.changed)


@dataclass(frozen=True, eq=False)
class VoteState:
    """The items a rule votes on: the class each is held at (N,), and the last vote."""

    held: IntArray
    last: VoteResult | None = None


@dataclass(frozen=True, eq=False)
class _Part:
    """Some items as the vote finds them, with their final labels before it where there are any."""

    votes: csr_array
    given: IntArray
    held: IntArray
    before: IntArray | None = None


@dataclass(frozen=True, eq=False)
class _Earlier:
    """Some items before a vote with other weights: their votes, how many, and the slack so far."""

    votes: csr_array
    given: IntArray
    slack: FloatArray


@dataclass(frozen=True, eq=False)
class _Choice:
    """The result of a vote on some items: final labels, ties and slack."""

    final: IntArray
    tied: BoolArray
    slack: FloatArray


def update_votes(
    labels: Labels, state: VoteState, report: ProgressCallback, weights: FloatArray
) -> tuple[VoteState, VoteTotals]:
    """Vote with these weights (M,); a step of a rule over a crowd."""
    form = DecomposableRule.weighted(weights, labels.n_classes)
    vote = count_votes(labels, form, weights, state.held, report, state.last)
    before = UNLABELLED if state.last is None else state.last.final
    changed = int(np.count_nonzero(vote.final != before))
    return VoteState(state.held, vote), VoteTotals(vote.matches, changed)


def count_votes(
    labels: Labels,
    form: DecomposableRule,
    weights: FloatArray,
    held: IntArray,
    report: ProgressCallback,
    before: VoteResult | None = None,
) -> VoteResult:
    """Choose the label of every item that is not fixed to its gold class.

    After a vote with other weights, only items are counted whose label these could change: the
    lead of a class shrinks by Σ_i |Δv_i| over the item's labels at most, and with n_j labels by
    n_j · max_i |Δv_i|, which needs no look at them. `form` must then be the weighted vote both
    times.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    form : DecomposableRule
        The rule.
    weights : ndarray of shape (M,)
        The weights it was made of.
    held : ndarray of shape (N,)
        Class each item is held at, UNLABELLED where it is free.
    report : callable
        Called with the progress.
    before : VoteResult or None, optional
        The vote before this one, with other weights.

    Returns
    -------
    VoteResult
        Final labels and ties (N,), and matches (M,).
    """
    if before is not None:
        return _count_open(labels, form, weights, held, report, before)
    final = np.empty(labels.n_items, dtype=np.int32)
    tied = np.empty(labels.n_items, dtype=bool)
    slack = np.empty(labels.n_items)
    matches: IntArray = np.zeros(labels.n_workers, dtype=np.int64)
    given = labels.labels_per_item
    parts = (_Part(block.votes, given[block.items], held[block.items]) for block in labels.blocks)
    found = map_blocks(partial(_vote_first, form=form), parts)
    for block, (result, gained) in zip(labels.blocks, found, strict=True):
        report(Progress(Stage.VOTING, block.items.start / labels.n_items))
        final[block.items] = result.final
        tied[block.items] = result.tied
        slack[block.items] = result.slack
        matches += gained
    return VoteResult(form, weights, final, tied, slack, matches)


def _count_open(
    labels: Labels,
    form: DecomposableRule,
    weights: FloatArray,
    held: IntArray,
    report: ProgressCallback,
    before: VoteResult,
) -> VoteResult:
    """Count the items whose label other weights could change; the others stay as they were."""
    moved = np.abs(weights - before.weights)
    tight = 2.0 * TIE * max(1.0, float(np.abs(weights).max()))
    final, tied, matches = before.final.copy(), before.tied.copy(), before.matches.copy()
    given = labels.labels_per_item
    earlier = (
        _Earlier(block.votes, given[block.items], before.slack[block.items])
        for block in labels.blocks
    )
    each = np.repeat(moved, labels.n_classes)
    left = map_blocks(partial(_slack_left, moved=each, most=moved.max(), tight=tight), earlier)
    slack = np.concatenate(list(left))
    places = list(_open_items(labels, np.flatnonzero(slack <= tight)))
    parts = (_Part(votes, given[at], held[at], before.final[at]) for at, votes in places)
    found = map_blocks(partial(_vote_again, form=form), parts)
    for n, ((at, _), (result, gained)) in enumerate(zip(places, found, strict=True)):
        report(Progress(Stage.VOTING, n / len(places)))
        final[at], tied[at], slack[at] = result.final, result.tied, result.slack
        matches += gained
    return VoteResult(form, weights, final, tied, slack, matches)


def matches_with_last_ties(labels: Labels, vote: VoteResult) -> IntArray:
    """Return the matches (M,) if ties went to the last of the tied classes, not the first."""
    matches, last = vote.matches.copy(), labels.n_classes - 1
    for at, votes in _open_items(labels, np.flatnonzero(vote.tied)):
        first = vote.final[at]
        backwards, _ = argmax_with_ties(vote.form.of_votes(votes)[:, ::-1])
        other = np.where(vote.tied[at], last - backwards, first).astype(first.dtype)
        matches += _matches(votes, other, vote.form) - _matches(votes, first, vote.form)
    return matches


def _slack_left(part: _Earlier, moved: FloatArray, most: float, tight: float) -> FloatArray:
    """Return the slack (n,) of items after weights moved, a number for each answer: (M L,)."""
    left: FloatArray = part.slack - most
    if np.count_nonzero(left <= tight) > CLOSE * left.size:
        left = part.votes @ moved
        left /= np.maximum(part.given, 1)
        np.subtract(part.slack, left, out=left)
    return left


def _open_items(labels: Labels, items: IntArray) -> Iterator[tuple[slice | IntArray, csr_array]]:
    """Return open items, and their votes.

    They come a whole block at a time where it has many of them, and else together.
    """
    few = []
    ends = np.searchsorted(items, [block.items.stop for block in labels.blocks])
    for block, (first, last) in zip(labels.blocks, pairwise([0, *ends.tolist()]), strict=True):
        if last - first > FEW * (block.items.stop - block.items.start):
            yield block.items, block.votes
        else:
            few.append(items[first:last])
    some = np.concatenate(few) if few else items[:0]
    labels_before = np.cumsum(labels.labels_per_item[some])
    cuts = np.searchsorted(labels_before, np.arange(BLOCK_LABELS, labels.n_labels, BLOCK_LABELS))
    for part in np.split(some, np.unique(cuts[cuts < some.size])):
        if part.size:
            yield part, labels.votes_of(part)


def _vote_first(part: _Part, form: DecomposableRule) -> tuple[_Choice, IntArray]:
    """Vote on items for the first time, and count matches."""
    result = _choose_labels(part, form)
    return result, _matches(part.votes, result.final, form)


def _vote_again(part: _Part, form: DecomposableRule) -> tuple[_Choice, IntArray | int]:
    """Vote on items again, and count the matches that are gained."""
    before = part.before
    assert before is not None
    result = _choose_labels(part, form)
    changed = np.flatnonzero(result.final != before)
    if not changed.size:
        return result, 0
    votes = part.votes[changed]
    lost = _matches(votes, before[changed], form)
    return result, _matches(votes, result.final[changed], form) - lost


def _choose_labels(part: _Part, form: DecomposableRule) -> _Choice:
    scores = form.of_votes(part.votes)
    best, equal = argmax_with_ties(scores)
    free = (part.given > 0) & (part.held == UNLABELLED)
    return _Choice(
        final=np.where(free, best, part.held),
        tied=equal & free,
        slack=np.where(free, top_two_gap(scores) / np.maximum(part.given, 1), np.inf),
    )


def _matches(votes: csr_array, final: IntArray, form: DecomposableRule) -> IntArray:
    """Count the labels of each worker that are the final ones of their items (M,)."""
    n_classes = votes.indices.dtype.type(form.offset.size)
    worker = votes.indices // n_classes
    chosen = np.repeat(final, np.diff(votes.indptr))
    chosen += worker * n_classes
    right = worker.compress(chosen == votes.indices)
    return np.bincount(right, minlength=votes.shape[1] // form.offset.size)


if TYPE_CHECKING:
    ClassProbabilities = Callable[["VoteScoring", csr_array, FloatArray], FloatArray]
    """From votes on items and the scores they give: the probability of each class."""


@dataclass(frozen=True, eq=False)
class VoteScoring:
    """How votes become scores: the form, and the weights (M,) it was made of."""

    form: DecomposableRule
    weights: FloatArray


def build_aggregation(
    rule: str,
    labels: Labels,
    vote: VoteResult,
    probabilities: ClassProbabilities,
    held: IntArray,
    history: tuple[Iteration, ...],
    *,
    converged: bool,
    contested: BoolArray | None = None,
    notes: tuple[Reason, ...] = (),
) -> Aggregation:
    """Return what a weighted vote makes of the items; `probabilities` are those of the free ones.

    Parameters
    ----------
    rule : str
        Key of the rule.
    labels : Labels
        M workers, N items, L classes.
    vote : VoteResult
        The last vote.
    probabilities : callable
        Gives class probabilities (n, L) of n items from their votes and scores.
    held : ndarray of shape (N,)
        Class each item is held at, UNLABELLED where it is free.
    history : tuple of Iteration
        The steps, the first vote included.
    converged : bool
        Whether the rule converged.
    contested : ndarray of shape (N,), or None, optional
        Items that another start of the rule labels differently.
    notes : tuple of Reason, optional
        What the user should know.

    Returns
    -------
    Aggregation
        Of a rule that is a sum of votes.
    """
    posterior, margins = _posterior_and_margins(labels, vote, probabilities)
    posterior = apply_fixed_labels(posterior, held)
    return Aggregation(
        rule=rule,
        labels=vote.final,
        confidence=_confidence(posterior, vote.final),
        margin=np.where(held == UNLABELLED, margins, 1.0),
        tied=vote.tied,
        posterior=posterior,
        form=vote.form,
        weights=vote.weights,
        accuracy=safe_ratio(vote.matches, labels.labels_per_worker),
        history=history,
        converged=converged,
        contested=contested,
        notes=notes,
    )


def class_weight_shares(labels: Labels, vote: VoteResult) -> FloatArray:
    """Return each class's share of the weight on every item (N, L)."""
    return _posterior_and_margins(labels, vote, weight_shares)[0]


def weight_shares(by: VoteScoring, votes: csr_array, scores: FloatArray) -> FloatArray:
    """Return each class's share of the weight on an item; even shares where there is none.

    Weight below 0 counts against the answer, which is the same as for each of the others.

    Parameters
    ----------
    by : VoteScoring
        The form and its weights.
    votes : csr_array of shape (n, M L)
        Votes on n items, as in `Block`.
    scores : ndarray of shape (n, L)
        The scores they give.

    Returns
    -------
    ndarray of shape (n, L)
        Rows that add up to 1.
    """
    n_classes = scores.shape[1]
    against = np.maximum(-by.form.offset, 0.0).sum()
    if by.weights.min() < 0:
        below = np.repeat(np.maximum(-by.weights, 0.0), n_classes)
        against = against + np.asarray(votes @ below)[:, None]
    shares: FloatArray = np.maximum(scores + against, 0.0)
    total = row_sums(shares)[:, None]
    even: FloatArray = np.full_like(shares, 1.0 / n_classes)
    np.divide(shares, total, out=even, where=total > 0)
    return even


def first_order_posterior(by: VoteScoring, votes: csr_array, scores: FloatArray) -> FloatArray:
    """Return class probabilities by the model that weights of L w − 1 come from.

    For workers who err independently and alike on all classes the log-odds of an answer are
    ln((L−1)w / (1−w)); the weight L w − 1 is (L−1)/L times their first-order expansion at
    w = 1/L. So softmax(L/(L−1) · score) puts the final label first, and counts nobody as
    infallible.

    Parameters
    ----------
    by : VoteScoring
        Not used.
    votes : csr_array of shape (n, M L)
        Not used.
    scores : ndarray of shape (n, L)
        Scores of n items.

    Returns
    -------
    ndarray of shape (n, L)
        Rows that add up to 1.
    """
    n_classes = scores.shape[1]
    return softmax(n_classes / max(1, n_classes - 1) * scores)


def log_odds_posterior(by: VoteScoring, votes: csr_array, scores: FloatArray) -> FloatArray:
    """Return class probabilities where the weights are the log-odds of an answer themselves.

    Parameters
    ----------
    by : VoteScoring
        Not used.
    votes : csr_array of shape (n, M L)
        Not used.
    scores : ndarray of shape (n, L)
        Scores of n items.

    Returns
    -------
    ndarray of shape (n, L)
        Rows that add up to 1.
    """
    return softmax(scores)


def _posterior_and_margins(
    labels: Labels, vote: VoteResult, probabilities: ClassProbabilities
) -> tuple[FloatArray, FloatArray]:
    """Return class probabilities (N, L) and margins (N,) of free items."""
    posterior = np.empty((labels.n_items, labels.n_classes))
    margins = np.empty(labels.n_items)
    of_block = partial(
        _block_posterior, by=VoteScoring(vote.form, vote.weights), probabilities=probabilities
    )
    found = map_blocks(of_block, (block.votes for block in labels.blocks))
    for block, (shares, margin) in zip(labels.blocks, found, strict=True):
        posterior[block.items] = shares
        margins[block.items] = margin
    return posterior, np.where(labels.labels_per_item > 0, margins, np.nan)


def _block_posterior(
    votes: csr_array, by: VoteScoring, probabilities: ClassProbabilities
) -> tuple[FloatArray, FloatArray]:
    scores = by.form.of_votes(votes)
    margins = _margins(votes, by, scores)
    return probabilities(by, votes, scores), margins


def _margins(votes: csr_array, by: VoteScoring, scores: FloatArray) -> FloatArray:
    """Return the lead of the winner as a share of all the weight on the item; 1 for one class."""
    n_items, n_classes = scores.shape
    if n_classes == 1:
        return np.ones(n_items)
    if by.weights.min(initial=0.0) < 0.0 or by.form.offset.any():
        weight = votes @ np.repeat(np.abs(by.weights), n_classes)
        weight += np.abs(by.form.offset).sum()
    else:
        weight = row_sums(scores)
    share = np.divide(top_two_gap(scores), weight, out=np.zeros(n_items), where=weight > 0)
    margins: FloatArray = np.minimum(share, 1.0)
    return margins


def _confidence(posterior: FloatArray, final: IntArray) -> FloatArray:
    n_items, n_classes = posterior.shape
    chosen = posterior.ravel().take(np.arange(n_items) * n_classes + np.maximum(final, 0))
    return np.where(final == UNLABELLED, np.nan, chosen)
