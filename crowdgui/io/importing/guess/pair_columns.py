"""Which columns hold comparisons of two: two columns of items, and one that names the better."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from crowdgui.io.importing.guess.columns import WORKER_LIKE, is_called_worker
from crowdgui.io.importing.guess.guessing import Alternative, ColumnGuess, Doubt, DoubtKind
from crowdgui.io.importing.import_spec import UNPAIRED, ImportSpec, Layout
from crowdgui.io.tabular.roles import SIDES, TIMES, ColumnRole, rank, simplified

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from crowdgui.io.importing.guess.columns import PreviewColumns
    from crowdgui.io.importing.import_spec import Form


_NAMES = re.compile(
    r"(?P<before>.*?)(?P<side>left|right|first|second|[ab12])(?P<after>|id|item|itemid|name)"
)

_OTHER_SIDE = {"left": "right", "first": "second", "a": "b", "1": "2"}

_THIRD = {"first": "third", "a": "c", "1": "3"}
"""What the next column is called where there are more than two."""

_CHOICES = frozenset(
    {"winner", "winnerid", "choice", "chosen", "preference", "preferred", "better", "best"}
    | {"selected", "selection", "vote", "label", "answer", "response", "result", "outcome"}
    | {"decision", "judgment", "judgement", "verdict", "value", "pick", "picked"}
)

_CRITERIA = frozenset(
    {"question", "questionname", "questiontext", "criterion", "criteria", "aspect", "dimension"}
)

_LEAST_ROWS = 10
"""Rows below which columns of any name hold the same ids by chance."""

_MOST_COLUMNS = 12
"""Columns up to which any two are tried."""

_CLEAR = 0.95
"""Of the rows, how many must fit."""

_ALIKE = 0.8
"""Of the ids of the column with fewer, how many must be in the other too."""

_MOST_CRITERIA = 50


def is_side_name(name: str) -> bool:
    """Return whether a column is called as one side of a pair."""
    return _NAMES.fullmatch(simplified(name)) is not None


@dataclass(frozen=True)
class PairColumns:
    """The places of both items and of the choice; whether these are clearly comparisons."""

    left: int
    right: int
    choice: int
    clear: bool


def _find_pairs(columns: PreviewColumns, given: Mapping[ColumnRole, int]) -> PairColumns | None:
    """Find the columns of comparisons, if there are any.

    Two columns called as the sides of a pair, such as left and right or model_a and model_b, must
    differ in nearly every row, and be beside a column that names one of the two, a side or a tie
    in nearly every row. Two columns of other names must hold the same ids besides, and the third
    should name the ids themselves: where it names sides, somebody is asked.
    """
    if len(columns.rows) < 2:
        return None
    free = [i for i in range(columns.width) if i not in given.values()]
    for left, right in _named_as_pairs(columns.names, free):
        choice = _choice(columns, left, right, given)
        if choice is not None:
            return PairColumns(left, right, choice[0], clear=True)
    others = [i for i in free if not (columns.names and is_called_worker(columns.names[i]))]
    for left, right in combinations(others if len(free) <= _MOST_COLUMNS else [], 2):
        if _hold_same(columns, left, right):
            choice = _choice(columns, left, right, given)
            if choice is not None:
                return PairColumns(left, right, *choice)
    return None


def guess_pairs(
    columns: PreviewColumns,
    form: Form,
    given: Mapping[ColumnRole, int],
    known: Mapping[ColumnRole, int],
) -> ColumnGuess | None:
    """Guess that a table holds comparisons; None where it does not.

    `given` are the columns that somebody named, `known` those and what the format fixes. Where
    both items are given nothing else is looked for.
    """
    clear = True
    if all(side in given for side in SIDES):
        left, right = (given[side] for side in SIDES)
        choice = known.get(ColumnRole.LABEL)
        if choice is None:
            found = _choice(columns, left, right, known)
            choice = _by_name(columns, known) if found is None else found[0]
    else:
        # Of a format that says what an item is, comparisons are read only where they are asked for.
        if any(role in known for role in (ColumnRole.ITEM, *SIDES)):
            return None
        pair = _find_pairs(columns, known)
        if pair is None:
            return None
        left, right, choice, clear = pair.left, pair.right, pair.choice, pair.clear
    places: dict[ColumnRole, int] = dict(known)
    places |= {ColumnRole.LEFT: left, ColumnRole.RIGHT: right}
    if choice is not None:
        places[ColumnRole.LABEL] = choice
    _add_criterion(columns, places)
    named = columns.named(places)
    beside = (ColumnRole.WORKER, ColumnRole.ITEM, ColumnRole.KIND, *TIMES)
    places |= {role: named[role] for role in beside if role in named}
    doubt = None if clear else _pair_doubt(columns, places)
    if ColumnRole.WORKER not in places:
        likely = _likely_workers(columns, set(places.values()))
        if len(likely) == 1 and _looks_like_workers(columns, likely[0]):
            places[ColumnRole.WORKER] = likely[0]
        elif likely and not all(side in given for side in SIDES):
            options = tuple(Alternative(columns.title(place)) for place in likely)
            doubt = doubt or Doubt(DoubtKind.PAIR_WORKER, ColumnRole.WORKER, options)
    for role in UNPAIRED:
        places.pop(role, None)
    return ColumnGuess(ImportSpec(form, Layout.LONG, columns.roles(places)), doubt)


def _pair_doubt(columns: PreviewColumns, places: Mapping[ColumnRole, int]) -> Doubt:
    names = tuple(Alternative(columns.title(places[side])) for side in SIDES)
    return Doubt(DoubtKind.PAIRS, options=names)


def _add_criterion(columns: PreviewColumns, places: dict[ColumnRole, int]) -> None:
    """Take a column for the question where it names what the items were compared by."""
    if ColumnRole.QUESTION in places or not columns.names:
        return
    for place, name in enumerate(columns.names):
        few = 1 < len(columns.values[place]) <= _MOST_CRITERIA
        if place not in places.values() and simplified(name) in _CRITERIA and few:
            places[ColumnRole.QUESTION] = place
            return


def _named_as_pairs(names: Sequence[str], places: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Find the columns called as the sides of a pair, in time that grows with their number."""
    called: dict[tuple[str, str, str], list[int]] = {}
    every = {simplified(name) for name in names}
    matches = [(i, _NAMES.fullmatch(simplified(names[i]))) for i in places if names]
    for place, match in matches:
        if match is not None:
            called.setdefault((match["before"], match["side"], match["after"]), []).append(place)
    for left, match in matches:
        if match is not None and match["side"] in _OTHER_SIDE:
            before, side, after = match.groups()
            if side in _THIRD and f"{before}{_THIRD[side]}{after}" in every:
                continue
            other = before, _OTHER_SIDE[side], after
            yield from ((left, right) for right in called.get(other, ()) if right > left)


def _differ(columns: PreviewColumns, left: int, right: int) -> bool:
    """Return whether two columns differ in nearly every row, and hold two items or more."""
    cells = zip(columns.cells[left], columns.cells[right], strict=True)
    differ = sum(a != b for a, b in cells)
    items = columns.values[left] | columns.values[right]
    return differ >= _CLEAR * len(columns.rows) and len(items) > 1


def _hold_same(columns: PreviewColumns, left: int, right: int) -> bool:
    """Return whether two columns hold the same ids: most of the one, and half of the other."""
    one, other = columns.values[left], columns.values[right]
    fewer, more = sorted((len(one), len(other)))
    shared = len(one & other)
    return (
        fewer > 2
        and len(columns.rows) >= _LEAST_ROWS
        and shared >= _ALIKE * fewer
        and 2 * shared >= more
    )


def _choice(
    columns: PreviewColumns, left: int, right: int, given: Mapping[ColumnRole, int]
) -> tuple[int, bool] | None:
    """Find the column that names one of the two in nearly every row, and whether by its id."""
    if not _differ(columns, left, right):
        return None
    # Few files compare: comparisons of two are loaded for those that may.
    from crowdgui.io.importing.pairs import side_of

    fixed = given.get(ColumnRole.LABEL)
    places = range(columns.width) if fixed is None else (fixed,)
    found: list[tuple[bool, bool, int]] = []
    for place in places:
        if place in (left, right) or (place in given.values() and place != fixed):
            continue
        cells = zip(columns.cells[left], columns.cells[right], columns.cells[place], strict=True)
        filled = [(a.strip(), b.strip(), c.strip()) for a, b, c in cells if c.strip()]
        ids = sum(c in (a, b) for a, b, c in filled)
        sides = sum(c in (a, b) or side_of(c) is not None for a, b, c in filled)
        several = len(columns.values[place]) > 1
        called = bool(columns.names) and simplified(columns.names[place]) in _CHOICES
        if not filled or not several or sides < _CLEAR * len(filled):
            continue
        by_id = 2 * ids > len(filled)
        if called or by_id or place == fixed:
            found.append((called, by_id, place))
    if not found:
        return None
    _, by_id, place = max(found, key=lambda each: (each[0], each[1], -each[2]))
    return place, by_id


def _by_name(columns: PreviewColumns, taken: Mapping[ColumnRole, int]) -> int | None:
    named = (
        place
        for place, name in enumerate(columns.names)
        if place not in taken.values() and simplified(name) in _CHOICES
    )
    return next(named, None)


def _likely_workers(columns: PreviewColumns, taken: set[int]) -> list[int]:
    """Return the columns left over that could name workers: ids that return."""
    return [
        place
        for place in range(columns.width)
        if place not in taken
        and 1 < len(columns.values[place]) <= len(columns.rows) / 2
        and (not columns.names or rank(columns.names[place], ColumnRole.CONTENT) is None)
    ]


def _looks_like_workers(columns: PreviewColumns, place: int) -> bool:
    values = columns.values[place]
    return 2 * sum(WORKER_LIKE.fullmatch(value) is not None for value in values) >= len(values)
