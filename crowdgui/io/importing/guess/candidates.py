"""Which columns of a table could be worker, item and label, ranked by names, values and structure.

Every choice of three columns gets points: for what the columns are called, for what their cells
look like, and for how the columns depend on each other. A crowd's labels differ within an item
and within a worker, and a worker answers an item once; a table read by the wrong columns breaks
one of these. The points are weights of evidence set by hand, not fitted to any file.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import permutations
from math import log2
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.io.importing.guess.columns import WORKER_LIKE
from crowdgui.io.importing.guess.value_counts import are_decimals, count_options
from crowdgui.io.tabular.roles import LABEL_ROLES, ColumnRole, is_attribute, name_points, words_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from crowdgui.core.arrays import IntArray


_MOST_TRIED = 10
"""Most columns tried for each role; of more, those with the likeliest names and values."""


_LEAST_EVIDENCE = 10
"""Labels beyond the first of each item (or worker) before "it never varies" means anything."""


MANY_CLASSES = 0.1
"""Different labels per label from which on a column rather holds scores, texts or ids."""


FEW_CLASSES = 12
"""Different labels that are never too many."""


_LEAST_PER_ITEM = 1.5
"""Labels per item below which a crowd has hardly labelled the items more than once."""


_ITEM_LIKE = re.compile(
    r"https?://.*|.*\.(jpe?g|png|gif|txt|wav|mp[34])"
    r"|(item|task|question|q|doc|image|img|photo|picture|pic|video|clip|audio|text)[-_ ]?\d+"
    r"|.*\s.*\s.*",
    re.I,
)


_NUMBER = re.compile(r"[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?")


_MOMENT = re.compile(r"\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}([ T].*)?|\d{1,2}:\d{2}(:\d{2})?.*")


_ADDRESS = re.compile(
    r"\d{1,3}(\.\d{1,3}){3}|[0-9a-f]{0,4}(:[0-9a-f]{0,4}){3,7}|[^\s@]+@[^\s@]+", re.I
)

_ADDRESS_WORDS = frozenset({"ip", "email", "mail"})
"""Addresses of computers and people are never labels."""


_LIST = re.compile(r"\[.*\]", re.DOTALL)


_LONG_ID = 80
"""Mean length in characters from which on cells are texts rather than names of workers."""


class Sign(StrEnum):
    """Signs that columns are not what they are taken for."""

    LABEL_FOLLOWS_ITEM = "the label never varies within an item"
    LABEL_FOLLOWS_WORKER = "the label never varies within a worker"
    ONE_LABEL = "all labels are the same"
    ONE_WORKER = "there is one worker only"
    ONE_ITEM = "there is one item only"
    WORKER_PER_ROW = "every row names another worker"
    WORKER_LISTS = "cells of the worker are lists"
    ITEM_PER_ROW = "every row names another item"
    REPEATS = "the same worker and item occur together again and again"
    MANY_CLASSES = "nearly every label is a different one"
    SCORES = "the labels are numbers with many values"
    MOMENTS = "the labels are dates or times"
    ATTRIBUTE = "the name of the column is that of an id, a place, a time, a link or a version"


_PENALTY = {
    Sign.LABEL_FOLLOWS_ITEM: 6.0,
    Sign.LABEL_FOLLOWS_WORKER: 6.0,
    Sign.ONE_LABEL: 4.0,
    Sign.ONE_WORKER: 6.0,
    Sign.ONE_ITEM: 6.0,
    Sign.WORKER_PER_ROW: 6.0,
    Sign.WORKER_LISTS: 6.0,
    Sign.ITEM_PER_ROW: 4.0,
    Sign.REPEATS: 3.0,
    Sign.MANY_CLASSES: 4.0,
    Sign.SCORES: 3.0,
    Sign.MOMENTS: 6.0,
    Sign.ATTRIBUTE: 3.0,
}


@dataclass(frozen=True)
class Candidate:
    """Three columns as worker, item and label, and what they would give in the rows looked at.

    `named` is the part of the points that comes from the names of the columns.
    """

    worker: int
    item: int
    label: int
    n_labels: int
    n_workers: int
    n_items: int
    n_classes: int
    signs: tuple[Sign, ...]
    points: float
    named: Mapping[ColumnRole, float]

    def place(self, role: ColumnRole) -> int:
        return {"worker": self.worker, "item": self.item, "label": self.label}[role.value]


class _Dependence:
    """How two columns depend on each other: rows by the first, and values of the second in each."""

    def __init__(self, a: _Column, b: _Column) -> None:
        both = (a.code >= 0) & (b.code >= 0)
        pairs = np.unique(a.code[both].astype(np.int64) * max(1, b.n_values) + b.code[both])
        self.n_rows = int(both.sum())
        self.n_pairs = len(pairs)
        self.rows = np.bincount(a.code[both], minlength=a.n_values)

    @property
    def evidence(self) -> int:
        """Rows beyond the first of each group."""
        return int(np.maximum(self.rows - 1, 0).sum())

    @property
    def follows(self) -> bool:
        """Whether the second column is a function of the first, as far as the rows can show it."""
        return self.evidence >= _LEAST_EVIDENCE and self.n_pairs == int(np.sum(self.rows > 0))


class _Column:
    """One column as codes, with what its cells look like."""

    def __init__(self, name: str, cells: Sequence[str]) -> None:
        self.name = name
        words = [cell.strip() for cell in cells]
        self.words = list(filter(None, dict.fromkeys(words)))
        place = {"": -1, **{word: code for code, word in enumerate(self.words)}}
        self.code: IntArray = np.array([place[word] for word in words], dtype=np.int64)
        self.n_values = len(self.words)
        self.filled = int(np.sum(self.code >= 0))
        self._shares: dict[re.Pattern[str], float] = {}

    @cached_property
    def has_many_options(self) -> bool:
        """Whether these are hardly classes, also where a cell may hold several."""
        counts = np.bincount(self.code[self.code >= 0], minlength=self.n_values)
        return is_many_classes(*count_options(self.words, counts.tolist()))

    def share(self, pattern: re.Pattern[str]) -> float:
        """Return the share of different cells that look like `pattern`, computed once."""
        if pattern not in self._shares:
            alike = sum(map(bool, map(pattern.fullmatch, self.words)))
            self._shares[pattern] = alike / max(1, self.n_values)
        return self._shares[pattern]

    @cached_property
    def is_row_number(self) -> bool:
        """Whether the cells are whole numbers that rise by one from row to row."""
        if self.n_values < max(_LEAST_EVIDENCE, len(self.code)) or not all(
            w.isdecimal() for w in self.words
        ):
            return False
        numbers = np.array([int(word[:15]) for word in self.words])
        return bool(np.all(np.diff(numbers) == 1))

    @cached_property
    def length(self) -> float:
        return float(np.mean([len(word) for word in self.words])) if self.words else 0.0

    @cached_property
    def is_score(self) -> bool:
        many = self.n_values > 2 * FEW_CLASSES
        return many and (self.share(_NUMBER) > 0.9 or are_decimals(self.words))

    @cached_property
    def is_moment(self) -> bool:
        return self.n_values > 2 and self.share(_MOMENT) > 0.9


class CandidateTable:
    """The columns of the first rows, and every way to take three of them as labels."""

    def __init__(self, names: Sequence[str], cells: Sequence[Sequence[str]]) -> None:
        self.names = tuple(names)
        self.columns = [
            _Column(names[i] if names else "", column) for i, column in enumerate(cells)
        ]
        self.n_rows = len(cells[0]) if cells else 0
        self._dependences: dict[tuple[int, int], _Dependence] = {}

    def depends(self, a: int, b: int) -> _Dependence:
        """Return how column `b` varies within the groups of column `a`."""
        if (a, b) not in self._dependences:
            self._dependences[a, b] = _Dependence(self.columns[a], self.columns[b])
        return self._dependences[a, b]

    def alike(self, a: int, b: int) -> bool:
        """Return whether two columns split the rows in the same way, such as an id and a name."""
        if a == b:
            return True
        one, other = self.columns[a], self.columns[b]
        n = self.depends(a, b).n_pairs
        return one.filled == other.filled and n == one.n_values == other.n_values

    def ranked(self, given: Mapping[ColumnRole, int], free: Sequence[int]) -> tuple[Candidate, ...]:
        """Return the candidates, the best first; `given` columns are fixed, `free` may be taken."""
        lacking = [role for role in LABEL_ROLES if role not in given]
        fixed = {role: place for role, place in given.items() if role in LABEL_ROLES}
        places = self._likely(free, lacking)
        found = [
            self._candidate(fixed | dict(zip(lacking, chosen, strict=True)))
            for chosen in permutations(places, len(lacking))
            if all(self.can_have_role(role, i) for role, i in zip(lacking, chosen, strict=True))
        ]
        # Equal ones stay in the common order: worker, item, label.
        found.sort(key=lambda c: (-round(c.points, 6), c.worker, c.item, c.label))
        return tuple(found)

    def repeats(self, chosen: Candidate) -> bool:
        """Return whether a worker labels an item more than once."""
        pairs = self.depends(chosen.worker, chosen.item)
        return pairs.n_rows > pairs.n_pairs

    def can_have_role(self, role: ColumnRole, place: int) -> bool:
        """Return whether a column could play a role at all."""
        column = self.columns[place]
        if not column.n_values:
            return False
        if role is ColumnRole.LABEL and (
            column.share(_ADDRESS) > 0.9 or not _ADDRESS_WORDS.isdisjoint(words_of(column.name))
        ):
            return False
        long = role is ColumnRole.WORKER and column.length > _LONG_ID
        return not (long and name_points(column.name, role) <= 0)

    def looks_like_items(self, place: int) -> bool:
        """Return whether at least half of the cells look like names or texts of items."""
        return self.columns[place].share(_ITEM_LIKE) >= 0.5

    def looks_like_workers(self, place: int) -> bool:
        """Return whether at least half of the cells look like ids of workers."""
        return self.columns[place].share(WORKER_LIKE) >= 0.5

    def _likely(self, free: Sequence[int], roles: Sequence[ColumnRole]) -> list[int]:
        if len(free) <= _MOST_TRIED:
            return list(free)
        keen = {
            place: max((name_points(self.columns[place].name, role) for role in roles), default=0.0)
            + min(1.0, 2 * self.columns[place].filled / max(1, self.n_rows))
            + (self.columns[place].n_values > 1)
            - 2 * self.columns[place].is_row_number
            for place in free
        }
        return sorted(sorted(free, key=lambda p: -keen[p])[:_MOST_TRIED])

    def _candidate(self, places: Mapping[ColumnRole, int]) -> Candidate:
        worker, item, label = (places[role] for role in LABEL_ROLES)
        signs = tuple(self._signs(worker, item, label))
        named = {role: name_points(self.columns[places[role]].name, role) for role in LABEL_ROLES}
        who, what, said = (self.columns[place] for place in (worker, item, label))
        repeats = 1.0 - self.depends(worker, item).n_pairs / max(
            1, self.depends(worker, item).n_rows
        )
        n_labels = self.depends(item, label).n_rows
        # A handful of rows shows little of the structure.
        weight = n_labels / (n_labels + _LEAST_EVIDENCE / 2)
        points = (
            sum(named.values())
            - sum(_PENALTY[s] * (1.0 if s is Sign.ATTRIBUTE else weight) for s in signs)
            - weight * 8.0 * repeats
            - 4.0 * (1.0 - min(c.filled for c in (who, what, said)) / max(1, self.n_rows))
            - 4.0 * (who.is_row_number + what.is_row_number + said.is_row_number)
            - 0.25 * log2(max(1, said.n_values))
            + 2.0 * who.share(WORKER_LIKE)
            + 2.0 * what.share(_ITEM_LIKE)
            + weight * self._orientation(worker, item, label)
            + 0.25 * (worker < item < label)
        )
        return Candidate(
            worker=worker, item=item, label=label, n_labels=n_labels, n_workers=who.n_values,
            n_items=what.n_values, n_classes=said.n_values, signs=signs, points=points, named=named,
        )  # fmt: skip

    def _signs(self, worker: int, item: int, label: int) -> list[Sign]:
        who, what, said = (self.columns[place] for place in (worker, item, label))
        by_item, by_worker = self.depends(item, label), self.depends(worker, label)
        n = by_item.n_rows
        several = n > 2
        pairs = self.depends(worker, item)
        found = {
            Sign.LABEL_FOLLOWS_ITEM: by_item.follows and said.n_values > 1,
            Sign.LABEL_FOLLOWS_WORKER: by_worker.follows and said.n_values > 1,
            Sign.ONE_LABEL: said.n_values == 1 and several,
            Sign.ONE_WORKER: who.n_values == 1 and several,
            Sign.ONE_ITEM: what.n_values == 1 and several,
            Sign.WORKER_PER_ROW: several and who.n_values >= 0.9 * n,
            Sign.WORKER_LISTS: who.share(_LIST) > 0.5,
            Sign.ITEM_PER_ROW: several and what.n_values * _LEAST_PER_ITEM > n,
            Sign.REPEATS: pairs.n_rows - pairs.n_pairs > max(3, 0.1 * pairs.n_rows),
            Sign.MANY_CLASSES: is_many_classes(said.n_values, n) and said.has_many_options,
            Sign.SCORES: said.is_score,
            Sign.MOMENTS: said.is_moment,
            Sign.ATTRIBUTE: is_attribute(said.name, ColumnRole.LABEL),
        }
        return [sign for sign, present in found.items() if present]

    def _orientation(self, worker: int, item: int, label: int) -> float:
        """Weigh which of two columns is the item: structure alone can hardly tell the two apart.

        Items tend to be more than workers and to have equally many labels each; a long text or a
        further column of labels that is the same wherever the item is belongs to the item.
        """
        who, what = self.columns[worker], self.columns[item]
        found = max(-1.0, min(1.0, log2(max(1, what.n_values) / max(1, who.n_values)) / 2))
        spread = [
            float(np.std(rows) / np.mean(rows)) if rows.any() else 0.0
            for rows in (self.depends(worker, item).rows, self.depends(item, worker).rows)
        ]
        found += max(-1.0, min(1.0, 1.5 * (spread[0] - spread[1])))
        for place in self._varying:
            if place not in (worker, item, label):
                of_item = self.depends(item, place).follows
                of_worker = self.depends(worker, place).follows
                alike = self.alike(item, place) or self.alike(worker, place)
                if of_item != of_worker and not alike:
                    found += self._belongs(place, label) * (1.0 if of_item else -1.0)
                    break
        return found

    @cached_property
    def _varying(self) -> list[int]:
        """The columns with more than one value, which are few where a table is wide and short."""
        return [place for place, column in enumerate(self.columns) if column.n_values > 1]

    def _belongs(self, place: int, label: int) -> float:
        """Return how surely a column that follows one of two belongs to items, not workers."""
        words, known = set(self.columns[place].words), set(self.columns[label].words)
        if words <= known or self.columns[place].length > 30:
            return 2.0
        return 0.0

    def gold_place(self, chosen: Candidate, free: Sequence[int]) -> int | None:
        """Find a column without a name that is the same wherever the item is, in words of labels.

        A majority's label looks the same, so a column with a name of its own is never taken.
        """
        if self.names:
            return None
        known = set(self.columns[chosen.label].words)
        fitting = [
            place
            for place in free
            if place not in (chosen.worker, chosen.item, chosen.label)
            and self.columns[place].n_values > 1
            and set(self.columns[place].words) <= known
            and self.depends(chosen.item, place).follows
            and not self.depends(chosen.worker, place).follows
            and not self._is_majority(place, chosen)
        ]
        return fitting[0] if len(fitting) == 1 else None

    def _is_majority(self, place: int, chosen: Candidate) -> bool:
        """Return whether a column holds what most labels of each item say, and not the truth."""
        item, said = self.columns[chosen.item], self.columns[chosen.label]
        both = (item.code >= 0) & (said.code >= 0)
        votes = np.zeros((item.n_values, said.n_values), dtype=np.int64)
        np.add.at(votes, (item.code[both], said.code[both]), 1)
        code = {word: number for number, word in enumerate(said.words)}
        own = np.array([code[word] for word in self.columns[place].words])
        known = self.columns[place].code >= 0
        of_item = np.full(item.n_values, -1)
        of_item[item.code[known]] = own[self.columns[place].code[known]]
        rows = np.flatnonzero(of_item >= 0)
        return bool(np.all(votes[rows, of_item[rows]] == votes[rows].max(axis=1)))

    def count_columns(self) -> tuple[int, ...]:
        """Find columns that count how many workers gave each answer: their sums are alike.

        The sum of two or more columns of small whole numbers is a column of its own, or the same
        in every row and more than one. Of more columns than rows, some are so by chance.
        """
        small = [
            i for i, c in enumerate(self.columns)
            if c.filled == self.n_rows > 2 and all(w.isdecimal() and len(w) < 4 for w in c.words)
        ]  # fmt: skip
        if not 2 <= len(small) <= self.n_rows:
            return ()
        table = np.array([self._numbers(i) for i in small])
        for total in range(len(small)):
            found = _summands(table, total)
            if len(found) > 1:
                return tuple(small[i] for i in found)
        sums = table.sum(axis=0)
        if len(small) > 1 and np.ptp(sums) == 0 and sums[0] > 1 and table.max() > 1:
            return tuple(small)
        return ()

    def _numbers(self, place: int) -> IntArray:
        column = self.columns[place]
        numbers: IntArray = np.array([int(word) for word in column.words])[column.code]
        return numbers


def _summands(table: IntArray, total: int) -> tuple[int, ...]:
    """Return the rows of `table` beside `total` whose sum it is: all, or one run of neighbours."""
    if np.max(table[total]) < 2:
        return ()
    others = [i for i in range(len(table)) if i != total]
    for first in range(len(others)):
        for last in range(first + 2, len(others) + 1):
            run = others[first:last]
            if np.array_equal(table[run].sum(axis=0), table[total]):
                return tuple(i for i in run if np.max(table[i]) > 0)
    return ()


def is_many_classes(n_classes: int, n_labels: int) -> bool:
    """Return whether the labels are so many different ones that they are no classes."""
    return n_classes > max(FEW_CLASSES, MANY_CLASSES * n_labels) or (
        n_labels > 4 and n_classes > 0.8 * n_labels
    )


def are_scores(words: Sequence[str]) -> bool:
    """Return whether nearly all words are numbers, with a point or a comma before decimals."""
    numeric = [_NUMBER.fullmatch(word.strip()) is not None for word in words]
    return float(np.mean(numeric)) > 0.9 or are_decimals(words)
