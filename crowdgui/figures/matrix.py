"""Confusion matrices: what is taken for right down, what was answered across."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.intervals import whole_percentages
from crowdgui.core.labels import UNLABELLED
from crowdgui.text.translation import format_number, format_percent, join_sentences, tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.results import Outcome


MOST_CLASSES = 12
"""Classes whose cells have room for numbers."""


_MOST_SAID = 6


@dataclass(frozen=True, eq=False)
class MatrixChart:
    """Counts (L, L) as shares of their rows; what the rows and the columns are.

    `finding` states what the matrix shows.
    """

    title: str
    rows: str
    columns: str
    classes: tuple[str, ...]
    counts: IntArray
    finding: str = ""

    @cached_property
    def shares(self) -> FloatArray:
        """The counts as shares of their rows, NaN in a row of nothing."""
        # Of thousands of classes each pass over the table takes its time: one is enough.
        totals = np.where(self._totals > 0, self._totals, np.nan)
        found: FloatArray = self.counts / totals[:, None]
        return found

    @cached_property
    def _totals(self) -> IntArray:
        totals: IntArray = self.counts.sum(axis=1)
        return totals

    def share(self, row: int, column: int) -> float:
        """Return a cell as a share of its row; of many classes only few cells are drawn."""
        total = int(self._totals[row])
        return int(self.counts[row, column]) / total if total else float("nan")

    def percentages(self, row: int) -> IntArray:
        """Return the shares of a row (L,) in whole percent; −1 in a row of nothing."""
        counts, total = self.counts[row], int(self._totals[row])
        if not total:
            return np.full(counts.size, -1)
        return whole_percentages(counts / total)

    @cached_property
    def drawn(self) -> IntArray:
        """The classes with the most counts, as many as have room, in their order."""
        weight = self.counts.sum(axis=0) + self._totals
        return np.sort(np.argsort(-weight, kind="stable")[:MOST_CLASSES])

    def write_share(self, row: int, column: int) -> str:
        """Return a cell’s share in words; those of a row add up to 100%."""
        percentage = int(self.percentages(row)[column])
        return "–" if percentage < 0 else format_percent(percentage / 100, 0)

    @property
    def caption(self) -> str:
        """What the matrix shows, and how many classes it omits."""
        drawn, n = self.drawn.size, len(self.classes)
        if drawn == n:
            return self.finding
        omitted = tr(
            "Only the {n} most frequent of {all} classes are shown.",
            n=format_number(drawn),
            all=format_number(n),
        )
        return join_sentences((self.finding, omitted))

    @property
    def words(self) -> str:
        """The cells of the first rows, for those who do not see them."""
        said = self.drawn[:_MOST_SAID]
        lines = []
        for row in said:
            cells = ", ".join(
                f"{self.classes[column]} {format_number(int(self.counts[row, column]))}"
                for column in said
            )
            lines.append(f"{self.rows} {self.classes[row]}: {cells}")
        return "; ".join(lines)


class ComparedWith(StrEnum):
    """What a worker's labels are compared with."""

    FINAL = "final"
    OTHERS = "others"
    GOLD = "gold"

    def row(self, name: str) -> str:
        """State at the side of a row which class it is."""
        match self:
            case ComparedWith.FINAL:
                return tr("final “{name}”", name=name)
            case ComparedWith.OTHERS:
                return tr("others “{name}”", name=name)
        return tr("gold “{name}”", name=name)

    def items(self, name: str) -> str:
        """Describe which items a row is about."""
        return {
            ComparedWith.FINAL: tr("items whose final label is “{name}”", name=name),
            ComparedWith.OTHERS: tr("items that the others’ vote labels “{name}”", name=name),
            ComparedWith.GOLD: tr("items whose gold label is “{name}”", name=name),
        }[self]


@dataclass(frozen=True, eq=False)
class WorkerMatrixChart(MatrixChart):
    """The labels of one worker, compared with what is taken for right."""

    against: ComparedWith = ComparedWith.FINAL

    @classmethod
    def of(
        cls, classes: Sequence[str], counts: IntArray, against: ComparedWith = ComparedWith.FINAL
    ) -> WorkerMatrixChart:
        """Return how often each label (column) was given to items of each class (row)."""
        columns, names = tr("worker’s label"), tuple(classes)
        return cls(tr("Confusion matrix"), "", columns, names, counts, against=against)

    @cached_property
    def sides(self) -> tuple[str, ...]:
        """The names of the rows."""
        return tuple(map(self.against.row, self.classes))

    def describe(self, row: int, column: int) -> str:
        """State one cell in words."""
        given, all_ = int(self.counts[row, column]), int(self.counts[row].sum())
        items = self.against.items(self.classes[row])
        if not all_:
            return tr("No {items}", items=items)
        return tr(
            "“{answer}” given to {n} of {all} {items} ({share})",
            answer=self.classes[column],
            items=items,
            n=format_number(given),
            all=format_number(all_),
            share=format_percent(given / all_),
        )


def build_crowd_matrix(outcome: Outcome, classes: Sequence[str]) -> MatrixChart:
    """Compare the labels of all included workers with the final labels."""
    counts, excluded = outcome.workers.confusion, outcome.job.excluded
    total = (counts if excluded is None else counts.without(excluded)).total
    agreeing = tr("{same} of {total} labels are the final label ({share}).", **_count_equal(total))
    mistake = _find_mistake(total, classes)
    said = mistake and tr(
        "The most frequent other label is “{answer}” instead of “{known}”: {n}.", **mistake
    )
    return MatrixChart(
        tr("Confusion matrix of the workers"),
        tr("Final label"),
        tr("Workers’ labels"),
        tuple(classes),
        total,
        join_sentences((agreeing, said or "")),
    )


def build_gold_matrix(outcome: Outcome, classes: Sequence[str]) -> MatrixChart | None:
    """Compare final labels with gold; None where no item has both."""
    gold, final, n = outcome.job.gold, outcome.labels, len(classes)
    if gold is None or outcome.gold is None:
        return None
    both = (gold != UNLABELLED) & (final != UNLABELLED)
    place = gold[both].astype(np.int64) * n + final[both]
    counts = np.bincount(place, minlength=n**2).reshape(n, n)
    agreeing = tr("{same} of {total} are right ({share}).", **_count_equal(counts))
    mistake = _find_mistake(counts, classes)
    said = mistake and tr(
        "The most frequent mistake is “{answer}” where gold is “{known}”: {n}.", **mistake
    )
    return MatrixChart(
        tr("Final labels on gold items"),
        tr("Gold label"),
        tr("Final label"),
        tuple(classes),
        counts,
        join_sentences((agreeing, said or "")),
    )


def _count_equal(counts: IntArray) -> dict[str, str]:
    total, same = int(counts.sum()), int(np.trace(counts))
    share = format_percent(same / total) if total else "–"
    return {"same": format_number(same), "total": format_number(total), "share": share}


def _find_mistake(counts: IntArray, classes: Sequence[str]) -> dict[str, str] | None:
    """Name the largest cell beside the diagonal; None where all are empty."""
    wrong = counts.copy()
    np.fill_diagonal(wrong, 0)
    known, answer = divmod(int(wrong.argmax()), len(wrong))
    if not wrong[known, answer]:
        return None
    n = format_number(int(wrong[known, answer]))
    return {"answer": classes[answer], "known": classes[known], "n": n}
