"""Guesses at the roles of columns, from their names and from what stands in them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa

from crowdgui.io.answer_columns import answer_columns
from crowdgui.io.roles import TIMES, Role, rank, simplified, unit
from crowdgui.io.times.durations import durations
from crowdgui.io.times.moments import moments

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_LONG_ROLES = (Role.WORKER, Role.ITEM, Role.LABEL)

_LOOKED_AT = 8
"""Most columns weighed against each other where their names say nothing."""

_MOST_ASKED = 50
"""Most questions of a file; of more, each is hardly one that all items were asked."""

_WORKER_LIKE = re.compile(r"A[0-9A-Z]{9,}|[^@\s]+@[^@\s]+|(worker|annotator|rater|user|w)[-_ ]?\d+")
_ITEM_LIKE = re.compile(r"https?://.*|(item|task|question|q|doc|image|img)[-_ ]?\d+|.*\s.*\s.*")
_WORKER_NAME = re.compile(r"(worker|annotator|rater|coder|judge|labell?er|user|w|a|r)\d+")
_ITEM_NAME = re.compile(r"(item|task|question|q|doc|image|img|example|unit)\d+")


@dataclass(frozen=True)
class Columns:
    """The first rows of a table by columns. `names` is empty where the table has no header."""

    names: tuple[str, ...]
    width: int
    rows: tuple[tuple[str, ...], ...]

    @cached_property
    def cells(self) -> tuple[tuple[str, ...], ...]:
        return tuple(tuple(row[i] for row in self.rows) for i in range(self.width))

    @cached_property
    def values(self) -> tuple[frozenset[str], ...]:
        return tuple(frozenset(column) - {""} for column in self.cells)

    def roles(self, places: Mapping[Role, int]) -> tuple[Role, ...]:
        of_place = {place: role for role, place in places.items()}
        return tuple(of_place.get(i, Role.LEAVE_OUT) for i in range(self.width))

    def named(self, given: Mapping[Role, int]) -> dict[Role, int]:
        """Return each role not `given` the column with the likeliest name for it, if any."""
        found = dict(given)
        for role in (role for role in Role if role not in given):
            ranks = {i: rank(name, role) for i, name in enumerate(self.names)}
            fitting = {i: r for i, r in ranks.items() if r is not None and i not in found.values()}
            if role in TIMES:
                item = found.get(Role.ITEM)
                fitting = {i: r for i, r in fitting.items() if self._tells(i, role, item)}
            if role is Role.QUESTION:
                item = found.get(Role.ITEM)
                fitting = {i: r for i, r in fitting.items() if self._asks(i, item)}
            if fitting:
                found[role] = min(fitting, key=lambda i: (fitting[i], i))
        return found

    def _tells(self, place: int, role: Role, item: int | None) -> bool:
        """Return whether a column named like times holds them: of labels, not of the items."""
        cells = pa.chunked_array([pa.array(self.values[place], pa.string())])
        if role is Role.TIME:
            found = moments(cells)
            read = ~np.isnan(found.at) | found.unclear
        else:
            read = ~np.isnan(durations(cells, unit(self.names[place])))
        mostly = 2 * int(np.count_nonzero(read)) > len(cells)
        return mostly and self._differs_within(place, item)

    def _asks(self, place: int, item: int | None) -> bool:
        """Return whether several items share a question, or one is asked several: it is no item."""
        if item is None:
            return False
        items, asked = self.values[item], self.values[place]
        pairs = set(zip(self.cells[item], self.cells[place], strict=True))
        several = len(asked) == 1 or len(pairs) > len(items)
        return len(items) > 1 and several and len(asked) <= _MOST_ASKED

    def _differs_within(self, place: int, item: int | None) -> bool:
        """Return whether rows of one item differ.

        The length of its film would be the same in all.
        """
        if item is None:
            return True
        items = set(self.cells[item])
        pairs = set(zip(self.cells[item], self.cells[place], strict=True))
        return len(items) == len(self.rows) or len(pairs) > len(items)

    def completed(self, named: Mapping[Role, int]) -> dict[Role, int]:
        """Find the columns of worker, item and label that names did not give away."""
        lacking = [role for role in _LONG_ROLES if role not in named]
        kept = {role: i for role, i in named.items() if role is not Role.CONTENT}
        if self.width - len(kept) < len(lacking):
            kept = {role: i for role, i in kept.items() if role not in TIMES}
        free = [i for i in range(self.width) if i not in kept.values()][:_LOOKED_AT]
        if not lacking or len(free) < len(lacking):
            return dict(named)
        choices = [
            kept | dict(zip(lacking, p, strict=True)) for p in permutations(free, len(lacking))
        ]
        best = max(choices, key=self._score)
        return {role: i for role, i in named.items() if i not in best.values()} | best

    def _score(self, places: Mapping[Role, int]) -> tuple[float, ...]:
        """Return how well columns play worker, item and label.

        A pair has one label, few are used.
        """
        worker, item, label = (places[role] for role in _LONG_ROLES)
        pairs = len(set(zip(self.cells[worker], self.cells[item], strict=True)))
        looks = self._share(worker, _WORKER_LIKE) + self._share(item, _ITEM_LIKE)
        return (
            min(len(self.values[i]) for i in (worker, item, label)) > 1,
            round(pairs / max(1, len(self.rows)), 1),
            len(self.values[item]) < len(self.rows),
            round(looks, 1),
            -len(self.values[label]),
            len(self.values[item]) - len(self.values[worker]),
        )

    def _share(self, place: int, pattern: re.Pattern[str]) -> float:
        values = self.values[place]
        return sum(pattern.fullmatch(value) is not None for value in values) / max(1, len(values))

    def answer_group(self, named: Mapping[Role, int]) -> tuple[int, ...]:
        """Find more than two columns that share few values, as one column for each worker does."""
        taken = {i for role, i in named.items() if role is not Role.LABEL}
        return answer_columns(self.names, self.cells, self.values, {*range(self.width)} - taken)

    def key(self, across: Sequence[int], named: int | None) -> int | None:
        """Find the column that names the rows of a wide table: by name, else by its values."""
        if named is not None:
            return named
        taken = set(across)
        free = [i for i in range(self.width) if i not in taken and len(self.values[i]) > 1]
        return max(free, key=lambda i: (len(self.values[i]), -i), default=None)

    def rows_are_workers(self, named: Mapping[Role, int], across: Sequence[int]) -> bool:
        if Role.WORKER in named or Role.ITEM in named:
            return Role.ITEM not in named
        names = [simplified(self.names[i]) for i in across] if self.names else []
        items = sum(_ITEM_NAME.fullmatch(name) is not None for name in names)
        workers = sum(_WORKER_NAME.fullmatch(name) is not None for name in names)
        return items > workers

    def gold(self) -> dict[Role, int]:
        """Find the columns of item and gold in a gold file."""
        named = self.named({})
        item, gold = named.get(Role.ITEM), named.get(Role.GOLD, named.get(Role.LABEL))
        free = [i for i in range(self.width) if i not in (item, gold)]
        free.sort(key=lambda i: len(self.values[i]), reverse=True)
        if item is None and free:
            item = free.pop(0)
        if gold is None and free:
            gold = free.pop()
        places = {Role.ITEM: item, Role.GOLD: gold}
        return {role: place for role, place in places.items() if place is not None}
