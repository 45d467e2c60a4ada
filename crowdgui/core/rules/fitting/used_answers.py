"""Labels in many classes: tables over the answers that workers gave, not all they could give.

Of M × L answers of workers most are never given where classes are many. A table over classes has a
row for each of the R answers that are, and what the others add is known in closed form.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import freeze
from crowdgui.core.rules.scoring import (
    FEW_CLASSES,
    DecomposableRule,
    check_table,
    row_sums,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from scipy.sparse import csr_array

    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.labels import Block, Labels


_FEWER_CLASSES = 8
"""Up to so many, NumPy adds up one by one."""


@dataclass(frozen=True, eq=False)
class UsedAnswers:
    """The different answers of each worker, and the labels as votes for them.

    Attributes
    ----------
    labels : Labels
        M workers, N items, L classes.
    worker, code : ndarray of shape (R,)
        The answers in order, R ≤ M L.
    blocks : tuple of Block
        Those of the labels, with votes (n, R).
    """

    labels: Labels
    worker: IntArray
    code: IntArray
    blocks: tuple[Block, ...]

    def __post_init__(self) -> None:
        freeze(self)

    @classmethod
    def of(cls, labels: Labels) -> UsedAnswers:
        """Find the answers that are used; all there could be, where classes are few."""
        if labels.n_classes <= FEW_CLASSES:
            every = np.indices((labels.n_workers, labels.n_classes)).reshape(2, -1)
            return cls(labels, every[0], every[1], labels.blocks)
        used = np.unique(labels.worker.astype(np.int64) * labels.n_classes + labels.code)
        worker, code = np.divmod(used, labels.n_classes)
        blocks = tuple(
            replace(
                one, votes=_narrow(one.votes, np.searchsorted(used, one.votes.indices), used.size)
            )
            for one in labels.blocks
        )
        return cls(labels, worker, code, blocks)

    @property
    def n_items(self) -> int:
        return self.labels.n_items

    @property
    def n_workers(self) -> int:
        return self.labels.n_workers

    @property
    def n_classes(self) -> int:
        return self.labels.n_classes

    @property
    def labels_per_item(self) -> IntArray:
        return self.labels.labels_per_item

    @property
    def labels_per_worker(self) -> IntArray:
        return self.labels.labels_per_worker

    @cached_property
    def places(self) -> IntArray:
        """Return each answer's row in a table of all M L answers, (R,)."""
        return self.worker * self.n_classes + self.code

    def find(self, worker: IntArray, code: IntArray) -> IntArray:
        """Return the row of each answer (n,), −1 where it was never given."""
        return self._find(worker.astype(np.int64) * self.n_classes + code)

    def _find(self, place: IntArray) -> IntArray:
        if self.code.size == self.n_workers * self.n_classes:
            return place
        row = np.minimum(np.searchsorted(self.places, place), self.code.size - 1)
        return np.where(self.places[row] == place, row, -1)

    def votes_for(self, votes: csr_array) -> csr_array | None:
        """Return votes (n, M L) as votes for these answers (n, R); None where some are not."""
        if votes.shape[1] == self.code.size:
            return votes
        row = self._find(votes.indices)
        return None if (row < 0).any() else _narrow(votes, row, self.code.size)

    @cached_property
    def _starts(self) -> tuple[IntArray, IntArray]:
        """Return where each worker's answers begin, and whose they are."""
        starts = np.flatnonzero(np.diff(self.worker, prepend=-1))
        return starts, self.worker[starts]

    @cached_property
    def equal_rows(self) -> EqualRows | None:
        """Rows (R,) that count the same whatever is believed of the items; None where few do."""
        of = self.find(self.labels.worker, self.labels.code)
        given = np.bincount(of, minlength=self.code.size)
        kind = _kinds(given, of, self.labels.item, self.n_items)
        # An answer is part of what is known of a row, too.
        kind = np.where(kind < 0, kind, kind * self.n_classes + self.code)
        return EqualRows.of(kind)

    @cached_property
    def equal_workers(self) -> EqualRows | None:
        """Workers (M,) whose answers together count the same; None where few do."""
        labels = self.labels
        return EqualRows.of(
            _kinds(labels.labels_per_worker, labels.worker, labels.item, self.n_items)
        )

    def by_worker(self, rows: FloatArray) -> FloatArray:
        """Add up the answers (R, K) of each worker, (M, K)."""
        every = self.code.size == self.n_workers * self.n_classes
        if every and 1 < self.n_classes <= _FEWER_CLASSES:
            # NumPy adds up a run so, the first last: results stay the same to the last digit.
            each = rows.reshape(self.n_workers, self.n_classes, -1)
            return each[:, 0] + row_sums(each[:, 1:])
        sums = np.zeros((self.n_workers, rows.shape[1]))
        starts, worker = self._starts
        sums[worker] = np.add.reduceat(rows, starts, axis=0)
        return sums

    def by_answer(self, rows: FloatArray) -> FloatArray:
        """Add up all workers' answers (R, K), (L, K)."""
        sums = np.zeros((self.n_classes, rows.shape[1]))
        order = np.argsort(self.code, kind="stable")
        starts = np.flatnonzero(np.diff(self.code[order], prepend=-1))
        sums[self.code[order][starts]] = np.add.reduceat(rows[order], starts, axis=0)
        return sums

    def right_and_wrong(self, rows: FloatArray) -> tuple[FloatArray, FloatArray]:
        """Split counts (R, L) by worker and true class, (M, L) each."""
        right = np.zeros((self.n_workers, self.n_classes))
        right[self.worker, self.code] = rows[np.arange(self.code.size), self.code]
        wrong = rows.copy()
        wrong[np.arange(self.code.size), self.code] = 0.0
        return right, self.by_worker(wrong)

    def even_mistakes(self, hit: FloatArray, miss: FloatArray) -> FloatArray:
        """Return rows (R, L) from what an answer adds to its own class and to others, (M, L)."""
        rows: FloatArray = miss[self.worker]
        rows[np.arange(self.code.size), self.code] = hit[self.worker, self.code]
        return rows

    def in_full(self, rows: FloatArray) -> FloatArray:
        """Return the table of all answers (M, L, L), 0 where an answer was never given."""
        table = np.zeros((self.n_workers * self.n_classes, self.n_classes))
        table[self.places] = rows
        return table.reshape(-1, self.n_classes, self.n_classes)


@dataclass(frozen=True, eq=False)
class EqualRows:
    """Which of n rows are equal: `first` (K,) is one of each kind, `kind` (n,) that of each."""

    first: IntArray
    kind: IntArray

    def __post_init__(self) -> None:
        freeze(self)

    @classmethod
    def of(cls, kind: IntArray) -> EqualRows | None:
        """Sort rows by kind, those below 0 each one of its own; None where that saves little."""
        apart = kind < 0
        some, first, at = np.unique(kind[~apart], return_index=True, return_inverse=True)
        n_apart = int(np.count_nonzero(apart))
        if 2 * (some.size + n_apart) > kind.size:
            return None
        found = np.empty_like(kind)
        found[~apart] = at
        found[apart] = some.size + np.arange(n_apart)
        places = np.flatnonzero(~apart)[first], np.flatnonzero(apart)
        return cls(np.concatenate(places), found)


def _kinds(given: IntArray, of: IntArray, item: IntArray, n_items: int) -> IntArray:
    """Return the item of rows with one label, `n_items` for one without any, and else −1.

    `given` (n,) counts the labels of each row; those are `of` a row and an `item`.
    """
    kind = np.where(given == 0, n_items, -1)
    single = given[of] == 1
    kind[of[single]] = item[single]
    return kind


def used_answers(labels: Labels) -> UsedAnswers | None:
    """Return the answers that are used, where that saves much; None where classes are few."""
    if labels.n_classes <= FEW_CLASSES or not labels.n_labels:
        return None
    used = UsedAnswers.of(labels)
    return used if 2 * used.code.size <= labels.n_workers * labels.n_classes else None


def _narrow(votes: csr_array, row: IntArray, width: int) -> csr_array:
    """Return votes (n, M L) as votes for the answers in these rows, (n, R)."""
    place = row.astype(votes.indices.dtype)
    return type(votes)((votes.data, place, votes.indptr), shape=(votes.shape[0], width))


class UsedForm(DecomposableRule):
    """A rule over many classes: rows for the answers that are used, the whole table on demand."""

    used: UsedAnswers
    rows: FloatArray
    """What each answer adds to the score of every class, (R, L)."""

    def __init__(
        self,
        used: UsedAnswers,
        rows: FloatArray,
        offset: FloatArray,
        whole: Callable[[], FloatArray],
    ) -> None:
        vars(self).update(used=used, rows=rows, offset=offset, _whole=whole)
        freeze(self)

    @cached_property
    def table(self) -> FloatArray:
        check_table(self.used.n_workers, self.used.n_classes)
        table: FloatArray = vars(self)["_whole"]()
        table.setflags(write=False)
        return table

    def of_votes(self, votes: csr_array) -> FloatArray:
        among = self.used.votes_for(votes)
        # Votes of other labels than these may be for other answers.
        if among is None:
            return super().of_votes(votes)
        scores: FloatArray = among @ self.rows
        scores += self.offset
        return scores

    def rows_of(self, worker: IntArray, code: IntArray) -> FloatArray:
        row = self.used.find(worker, code)
        return super().rows_of(worker, code) if (row < 0).any() else self.rows[row]
