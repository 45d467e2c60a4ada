"""What excluding or including workers does to the result."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import UNLABELLED, freeze
from crowdgui.core.results import score_on_gold

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.results import GoldScore, Outcome


@dataclass(frozen=True, eq=False)
class OutcomeDiff:
    """Two outcomes of the same labels, with other workers excluded.

    Attributes
    ----------
    excluded, included : ndarray
        The workers whose labels no longer count, and those who are included again.
    changed : ndarray of shape (N,)
        Items with another final label, those included that had or have none.
    moves : tuple of (int, int, int)
        From which class to which, and for how many items; the most frequent first.
    uncovered : int
        Items that had a final label and have none now.
    gold : pair of GoldScore, or None
        Both results on the gold items that have a final label in both.
    """

    excluded: IntArray
    included: IntArray
    changed: BoolArray
    moves: tuple[tuple[int, int, int], ...]
    uncovered: int
    gold: tuple[GoldScore, GoldScore] | None

    def __post_init__(self) -> None:
        freeze(self)

    @cached_property
    def n_changed(self) -> int:
        return int(np.count_nonzero(self.changed))


def compare_outcomes(before: Outcome, after: Outcome) -> OutcomeDiff:
    """Compare two outcomes of the same labels."""
    out, was_out = _excluded(after), _excluded(before)
    first, second = before.labels, after.labels
    excluded, included = np.flatnonzero(out & ~was_out), np.flatnonzero(was_out & ~out)
    return OutcomeDiff(
        excluded=excluded,
        included=included,
        changed=np.not_equal(first, second),
        moves=_moves(first, second, after.job.labels.n_classes),
        uncovered=int(np.count_nonzero((first != UNLABELLED) & (second == UNLABELLED))),
        gold=_on_gold(before, after),
    )


def _excluded(outcome: Outcome) -> BoolArray:
    if outcome.job.excluded is None:
        return np.zeros(outcome.job.labels.n_workers, dtype=bool)
    return outcome.job.excluded


def _moves(first: IntArray, second: IntArray, n_classes: int) -> tuple[tuple[int, int, int], ...]:
    moved = np.not_equal(first, second)
    # No label is one more class.
    size = n_classes + 1
    pairs = (first[moved].astype(np.int64) + 1) * size + second[moved] + 1
    found, counts = np.unique(pairs, return_counts=True)
    order = np.argsort(-counts, kind="stable")
    return tuple(
        (int(found[i]) // size - 1, int(found[i]) % size - 1, int(counts[i])) for i in order
    )


def _on_gold(before: Outcome, after: Outcome) -> tuple[GoldScore, GoldScore] | None:
    """Score both on the same items, so that a lost item does not look like a fixed one."""
    if before.gold is None or after.gold is None or after.job.gold is None:
        return None
    first, second = before.labels, after.labels
    both = (first != UNLABELLED) & (second != UNLABELLED)
    gold = np.where(both, after.job.gold, UNLABELLED)
    ordered = before.job.labels.ordered
    scores = tuple(score_on_gold(one, gold, ordered=ordered) for one in (first, second))
    return None if scores[0] is None or scores[1] is None else (scores[0], scores[1])
