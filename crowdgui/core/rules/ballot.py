"""One weighted vote: winners, ties, and how many labels of each worker match them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.blocks.over_blocks import over_blocks
from crowdgui.core.labels import UNLABELLED, freeze
from crowdgui.core.progress import Progress
from crowdgui.core.rules.form import TIE, Decomposable, lead, winners
from crowdgui.core.text import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from scipy.sparse import csr_array

    from crowdgui.core.labels import BoolArray, FloatArray, IntArray, Labels
    from crowdgui.core.progress import Report

FEW = 0.25
"""Below this share of open items in a block they are polled by themselves."""


@dataclass(frozen=True, eq=False)
class Ballot:
    """Final labels and ties (N,), and how many of each worker's labels match them (M,).

    `slack` (N,) is how far the weight of every worker may move until another class can catch up.
    """

    form: Decomposable
    weights: FloatArray
    final: IntArray
    tied: BoolArray
    slack: FloatArray
    matches: IntArray

    def __post_init__(self) -> None:
        freeze(self)


@dataclass(frozen=True, eq=False)
class Tally:
    """What a vote adds up to: matches of each worker (M,), and labels that changed."""

    matches: IntArray
    changed: int

    def __add__(self, other: Tally) -> Tally:
        return Tally(self.matches + other.matches, self.changed + other.changed)


@dataclass(frozen=True, eq=False)
class Poll:
    """The items a rule votes on: the class each is held at (N,), and the last ballot."""

    held: IntArray
    ballot: Ballot | None = None


@dataclass(frozen=True, eq=False)
class _Part:
    """The items of one block as the vote finds them."""

    votes: csr_array
    given: IntArray
    held: IntArray
    before: _Stand | None


@dataclass(frozen=True, eq=False)
class _Stand:
    """Where some items stand: their final labels, ties and slack."""

    final: IntArray
    tied: BoolArray
    slack: FloatArray


def vote_again(
    labels: Labels, poll: Poll, report: Report, weights: FloatArray
) -> tuple[Poll, Tally]:
    """Vote with these weights; a step of a rule over a crowd."""
    form = Decomposable.weighted(weights, labels.n_classes)
    ballot = count(labels, form, weights, poll.held, report, poll.ballot)
    before = UNLABELLED if poll.ballot is None else poll.ballot.final
    changed = int(np.count_nonzero(ballot.final != before))
    return Poll(poll.held, ballot), Tally(ballot.matches, changed)


def count(
    labels: Labels,
    form: Decomposable,
    weights: FloatArray,
    held: IntArray,
    report: Report,
    before: Ballot | None = None,
) -> Ballot:
    """Choose the label of every item that is not fixed to its gold class.

    After a ballot with other weights, only items are polled whose label these could change: with
    n_j labels the lead of a class shrinks by n_j · max_i |Δv_i| at most. `form` must then be the
    weighted vote both times.
    """
    final = np.empty(labels.n_items, dtype=np.int32)
    tied = np.empty(labels.n_items, dtype=bool)
    slack = np.empty(labels.n_items)
    matches: IntArray = np.zeros(labels.n_workers, dtype=np.int64)
    step: Callable[[_Part], tuple[_Stand, IntArray | int]] = partial(_poll, form=form)
    if before is not None:
        moved = float(np.abs(weights - before.weights).max())
        tight = 2.0 * TIE * max(1.0, float(np.abs(weights).max()))
        step = partial(_poll_open, form=form, moved=moved, tight=tight)
        matches = before.matches.copy()
    found = over_blocks(step, _parts(labels, held, before))
    for block, (stand, gained) in zip(labels.blocks, found, strict=True):
        report(Progress(tr("Voting"), block.items.start / labels.n_items))
        final[block.items] = stand.final
        tied[block.items] = stand.tied
        slack[block.items] = stand.slack
        matches += gained
    return Ballot(form, weights, final, tied, slack, matches)


def _parts(labels: Labels, held: IntArray, before: Ballot | None) -> Iterator[_Part]:
    for block in labels.blocks:
        at = block.items
        stand = None
        if before is not None:
            stand = _Stand(before.final[at], before.tied[at], before.slack[at])
        yield _Part(block.votes, labels.labels_per_item[at], held[at], stand)


def _poll(part: _Part, form: Decomposable) -> tuple[_Stand, IntArray]:
    """Poll all items of a block, and count matches."""
    stand = _elect(part, form)
    return stand, _matches(part.votes, stand.final, form)


def _poll_open(
    part: _Part, form: Decomposable, moved: float, tight: float
) -> tuple[_Stand, IntArray | int]:
    """Poll the items of a block whose label may change, and count the matches that come of it."""
    before = part.before
    assert before is not None
    slack = before.slack - moved
    polled = np.flatnonzero(slack <= tight)
    if polled.size > FEW * slack.size:
        stand = _elect(part, form)
    else:
        final, tied = before.final.copy(), before.tied.copy()
        some = _Part(part.votes[polled], part.given[polled], part.held[polled], None)
        anew = _elect(some, form)
        final[polled], tied[polled], slack[polled] = anew.final, anew.tied, anew.slack
        stand = _Stand(final, tied, slack)
    changed = np.flatnonzero(stand.final != before.final)
    if not changed.size:
        return stand, 0
    votes = part.votes[changed]
    lost = _matches(votes, before.final[changed], form)
    return stand, _matches(votes, stand.final[changed], form) - lost


def _elect(part: _Part, form: Decomposable) -> _Stand:
    scores = form.of_votes(part.votes)
    best, equal = winners(scores)
    free = (part.given > 0) & (part.held == UNLABELLED)
    return _Stand(
        final=np.where(free, best, part.held),
        tied=equal & free,
        slack=np.where(free, lead(scores) / np.maximum(part.given, 1), np.inf),
    )


def _matches(votes: csr_array, final: IntArray, form: Decomposable) -> IntArray:
    """Count the labels of each worker that are the final ones of their items (M,)."""
    n_workers, n_classes, _ = form.table.shape
    worker = votes.indices // n_classes
    right = votes.indices == worker * n_classes + np.repeat(final, np.diff(votes.indptr))
    return np.bincount(worker, right, n_workers).astype(np.int64)
