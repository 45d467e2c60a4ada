"""The columns of a file's first rows as a guess sees them, and which of many hold answers."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa

from crowdgui.core.groups.kinds import WorkerKind
from crowdgui.io.tabular.roles import (
    TIMES,
    ColumnRole,
    is_attribute,
    name_points,
    parse_kind,
    rank,
    simplified,
    unit,
    words_of,
)
from crowdgui.io.tabular.timestamps import parse_durations, parse_timestamps

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence, Set


if TYPE_CHECKING:
    Words = frozenset[str]


FEW = 20
"""Most classes a group of answer columns shares."""


_LEAST = 3
"""Columns of a group of any name: two alike may as well be the two labels of one worker."""


_ENOUGH = 10
"""Rows with several words of which some hold one twice if they are answers."""


_TRIED = 16
"""Most sets of words that are each compared with all others; the most common ones."""


def answer_columns(
    names: Sequence[str], cells: Sequence[Sequence[str]], values: Sequence[Words], free: Set[int]
) -> tuple[int, ...]:
    """Find among the columns `free` more than two that share few words, or two called as workers.

    Columns with gaps and no other words, and those of workers who come later, go with them; so do
    those without gaps, as of a worker who gives one label only, unless they may be other numbers.
    """
    values = [_whole(words) for words in values]
    found = _largest_group(values, free, len(cells[0]) if cells else 0)
    if not _may_be_answers(names, cells, found):
        return ()
    words = frozenset(chain.from_iterable(values[i] for i in found))
    numbers = any(map(is_number, words))
    held = {i for i in free - found if values[i] <= words}
    found |= {i for i in held if values[i] and ("" in cells[i] or not numbers)}
    held -= found
    named = set(_named_alike(names, found, held)) if names else set()
    return tuple(sorted(found | named | set(_between(found, held))))


def _whole(words: Words) -> Words:
    """Return few words with 1 for 1.0: programs write both, by whether a column has gaps."""
    if len(words) > 2 * FEW:
        return words
    return frozenset(_DECIMALS.sub("", word) for word in words)


_DECIMALS = re.compile(r"(?<=\d)\.0+$")


def _may_be_answers(names: Sequence[str], cells: Sequence[Sequence[str]], found: Set[int]) -> bool:
    """Return whether there are enough columns, in which rows hold a word twice as answers do.

    Ids of the workers of a row are all different.
    """
    rows = [[c for c in row if c] for row in zip(*(cells[i] for i in found), strict=True)]
    again = any(len({*row}) < len(row) for row in rows)
    if len(found) < _LEAST:
        return len(found) > 1 and again and _are_workers(names, found)
    return again or sum(len(row) > 1 for row in rows) < _ENOUGH


def _are_workers(names: Sequence[str], places: Set[int]) -> bool:
    return bool(names) and all(is_called_worker(names[i]) for i in places)


def is_number(word: str) -> bool:
    return word.replace(".", "", 1).lstrip("-").isdecimal()


def _largest_group(values: Sequence[Words], free: Set[int], n_rows: int) -> set[int]:
    """Find the most columns that are all like one of them."""
    most = min(FEW, max(4, n_rows // 2))
    count = Counter(values[i] for i in sorted(free) if 0 < len(values[i]) <= most)
    best: set[Words] = set()
    largest = 0
    for seed, _ in count.most_common(_TRIED):
        alike = {words for words in count if _alike(seed, words, most)}
        size = sum(count[words] for words in alike)
        if size > largest:
            best, largest = alike, size
    return {i for i in free if values[i] in best}


def _alike(a: Words, b: Words, most: int) -> bool:
    shared = len(a & b)
    return len(a) + len(b) - shared <= most and 2 * shared >= max(len(a), len(b))


def _between(group: Set[int], held: Set[int]) -> Iterator[int]:
    """Return the columns `held` with columns of the group on both sides, nothing else between."""
    run: list[int] = []
    within = False
    for i in range(max(group) + 1):
        if i in group:
            yield from run if within else ()
            run, within = [], True
        elif i in held:
            run.append(i)
        else:
            run, within = [], False


def _named_alike(names: Sequence[str], group: Set[int], held: Set[int]) -> Iterator[int]:
    """Return the columns `held` that are numbered as most of the group are, or begin as these."""
    for like in (_numbered, _first_word):
        (pattern, n), *_ = Counter(like(names[i]) for i in sorted(group)).most_common(1)
        if pattern and 2 * n > len(group):
            yield from (i for i in held if like(names[i]) == pattern)


def _numbered(name: str) -> str:
    """Return a name with a number as that of all that are numbered like it."""
    pattern = re.sub(r"\d+", "0", simplified(name))
    return pattern if "0" in pattern else ""


def _first_word(name: str) -> str:
    """Return how the name of a worker begins, as in “rater_ann”; nothing where it names no one."""
    words = words_of(name)
    named = len(words) > 1 and is_called_worker(name) and not is_attribute(name, ColumnRole.WORKER)
    return words[0] if named else ""


def plain(word: str) -> str:
    """Return a word of an answer as it is compared with others."""
    return word.strip().casefold()


WORKER_LIKE = re.compile(
    r"A[0-9A-Z]{9,}|[0-9a-f]{24}|[^@\s]+@[^@\s]+|(worker|annotator|rater|user|w)[-_ ]?\d+", re.I
)
"""What the ids of workers look like: Mechanical Turk's, Prolific's, addresses, numbered names."""


_MOST_ASKED = 50
"""Most questions of a file; of more, each is hardly one that all items were asked."""


_WORKER_NAME = re.compile(r"(worker|ann|annot|annotator|rater|coder|judge|labell?er|user|w|a|r)\d+")


_ITEM_NAME = re.compile(r"(item|task|question|q|doc|image|img|example|unit)\d+")


def is_worker_name(name: str) -> bool:
    """Return whether the name of a column is that of a worker, as in a wide table."""
    return len(simplified(name)) <= 2 or is_called_worker(name)


def is_called_worker(name: str) -> bool:
    """Return whether a name has a word for a worker, or is an id of one; two signs may be any."""
    plain = simplified(name)
    return len(plain) > 2 and (
        bool(_WORKER_NAME.fullmatch(plain) or WORKER_LIKE.fullmatch(name))
        or any(rank(word, ColumnRole.WORKER) is not None for word in words_of(name))
    )


_SETTLED = re.compile(
    "final|adjudicat(ed|ion)|consensus|majority|mode|resolved|resolution|agreed|aggregated?|"
    "reconciled|curat(ed|ion)"
)
"""Words in names of columns that hold what was made of the labels of an item."""


_MOST_RESULTS = 2
"""Most columns with results that a table has, such as “majority” and “final”."""


def is_settled_name(name: str, *, every: bool = False) -> bool:
    """Return whether a column so named holds the result for an item, not labels of a worker.

    With `every`, no other word is in the name than “label”.
    """
    words = set(words_of(name))
    if every:
        words -= {"label", "labels"}
        return bool(words) and all(map(_SETTLED.fullmatch, words))
    return any(map(_SETTLED.fullmatch, words)) and rank(name, ColumnRole.WORKER) is None


@dataclass(frozen=True)
class PreviewColumns:
    """The first rows of a table by columns. `names` is empty where the table has no header."""

    names: tuple[str, ...]
    width: int
    rows: tuple[tuple[str, ...], ...]

    @cached_property
    def cells(self) -> tuple[tuple[str, ...], ...]:
        return tuple(zip(*self.rows, strict=True)) if self.rows else ((),) * self.width

    @cached_property
    def values(self) -> tuple[frozenset[str], ...]:
        return tuple(frozenset(column) - {""} for column in self.cells)

    def blanked(self, places: Set[int]) -> PreviewColumns:
        """Return the same with nothing in some columns, their names included."""
        rows = tuple(
            tuple("" if i in places else cell for i, cell in enumerate(row)) for row in self.rows
        )
        names = tuple("" if i in places else name for i, name in enumerate(self.names))
        return PreviewColumns(names, self.width, rows)

    def title(self, place: int) -> str:
        """Return what a column is called; its number where it has no name."""
        return (self.names[place] if self.names else "") or str(place + 1)

    def roles(self, places: Mapping[ColumnRole, int]) -> tuple[ColumnRole, ...]:
        of_place = {place: role for role, place in places.items()}
        return tuple(of_place.get(i, ColumnRole.LEAVE_OUT) for i in range(self.width))

    def named(self, given: Mapping[ColumnRole, int]) -> dict[ColumnRole, int]:
        """Return each role not `given` the column with the likeliest name for it, if any."""
        found = dict(given)
        for role in (role for role in ColumnRole if role not in given):
            ranks = {i: rank(name, role) for i, name in enumerate(self.names)}
            fitting = {i: r for i, r in ranks.items() if r is not None and i not in found.values()}
            if role in TIMES:
                item = found.get(ColumnRole.ITEM)
                fitting = {i: r for i, r in fitting.items() if self._holds_times(i, role, item)}
            if role is ColumnRole.QUESTION:
                item = found.get(ColumnRole.ITEM)
                fitting = {i: r for i, r in fitting.items() if self._asks(i, item)}
            if role is ColumnRole.KIND:
                fitting = {i: r for i, r in fitting.items() if self._holds_kinds(i)}
            if fitting:
                found[role] = min(fitting, key=lambda i: (fitting[i], i))
        return found

    def _holds_times(self, place: int, role: ColumnRole, item: int | None) -> bool:
        """Return whether a column named like times holds them: of labels, not of the items."""
        cells = pa.chunked_array([pa.array(self.values[place], pa.string())])
        if role is ColumnRole.TIME:
            found = parse_timestamps(cells)
            read = ~np.isnan(found.at) | found.unclear
        else:
            read = ~np.isnan(parse_durations(cells, unit(self.names[place])))
        mostly = 2 * int(np.count_nonzero(read)) > len(cells)
        return mostly and self._differs_within(place, item)

    def _holds_kinds(self, place: int) -> bool:
        """Return whether a column says of some workers that they are people, of others models."""
        kinds = {parse_kind(word, self.names[place]) for word in self.values[place]}
        return kinds == set(WorkerKind)

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

    @cached_property
    def results(self) -> frozenset[int]:
        """Columns of results for items; more of them are workers with such words in their names."""
        found = frozenset(i for i, name in enumerate(self.names) if is_settled_name(name))
        return found if len(found) <= _MOST_RESULTS else frozenset()

    def answer_group(
        self, named: Mapping[ColumnRole, int], *, results: bool = False
    ) -> tuple[int, ...]:
        """Find the columns that share few values, as one column for each worker does.

        Columns of `results` are skipped unless they are asked for, and so are other labels where
        most columns are called as workers, such as “predicted_label” beside “annotator_1”.
        """
        taken = {i for role, i in named.items() if role is not ColumnRole.LABEL}
        found = answer_columns(self.names, self.cells, self.values, {*range(self.width)} - taken)
        own = found if results else self._of_workers(found)
        return own if len(own) > 1 else ()

    def _of_workers(self, found: Sequence[int]) -> tuple[int, ...]:
        """Drop results, and where most columns are called as workers, labels of nobody."""
        own = [i for i in found if i not in self.results]
        unnamed = [i for i in own if not self.names or not is_called_worker(self.names[i])]
        if 2 * len(unnamed) < len(own):
            others = {i for i in unnamed if name_points(self.names[i], ColumnRole.LABEL) > 0}
            own = [i for i in own if i not in others]
        return tuple(own)

    def key(self, across: Sequence[int], named: int | None) -> int | None:
        """Find the column that names the rows of a wide table: by name, else by its values."""
        if named is not None:
            return named
        taken = set(across)
        free = [i for i in range(self.width) if i not in taken and len(self.values[i]) > 1]
        return max(free, key=lambda i: (len(self.values[i]), -i), default=None)

    def rows_are_workers(self, named: Mapping[ColumnRole, int], across: Sequence[int]) -> bool:
        if ColumnRole.WORKER in named or ColumnRole.ITEM in named:
            return ColumnRole.ITEM not in named
        names = [simplified(self.names[i]) for i in across] if self.names else []
        items = sum(_ITEM_NAME.fullmatch(name) is not None for name in names)
        workers = sum(_WORKER_NAME.fullmatch(name) is not None for name in names)
        return items > workers

    def fits(self, place: int, given: Words) -> bool:
        """Return whether at least half of the answers are words of the labels, however spelt."""
        answers = [plain(cell) for cell in self.cells[place] if cell]
        return 2 * sum(word in given for word in answers) >= len(answers) > 0

    def _only_answers(self, free: Sequence[int], given: Words) -> int | None:
        """Return the one column that may hold answers: by their words, else as some come again."""
        found = [i for i in free if self.fits(i, given)]
        if not found:
            found = [i for i in free if 0 < len(self.values[i]) < len(self.rows)] or [*free]
        return found[0] if len(found) == 1 else None

    def gold(self, given: Words = frozenset()) -> dict[ColumnRole, int]:
        """Find the columns of item and gold in a gold file; `given` are words of the labels.

        Gold is open where several columns may hold it.
        """
        named = self.named({})
        item, gold = (
            named.get(ColumnRole.ITEM),
            named.get(ColumnRole.GOLD, named.get(ColumnRole.LABEL)),
        )
        free = [i for i in range(self.width) if i not in (item, gold)]
        free.sort(key=lambda i: len(self.values[i]), reverse=True)
        if item is None and free:
            item = free.pop(0)
        if gold is None:
            # Exported sets have a column with yes and no for each tag beside it.
            gold = next((i for i in free if simplified(self.title(i)) == "tags"), None)
        if gold is None:
            gold = self._only_answers(free, given)
        places = {ColumnRole.ITEM: item, ColumnRole.GOLD: gold}
        return {role: place for role, place in places.items() if place is not None}
