"""Rows with several items, in columns told apart by a number, made into rows of one item."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa

from crowdgui.io.coded import Coded
from crowdgui.io.formats.coded_columns import interleaved, is_blank, repeated, taken

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.core.arrays import IntArray
    from crowdgui.io.formats.sheet import Sheet

_NUMBERED = re.compile(r"(?P<before>\D*)(?P<number>\d{1,4})(?P<after>\D*)")

NUMBER = "number"
"""The column that says which of the items of its row each item was."""


@dataclass(frozen=True, eq=False)
class Parts:
    """The columns of a sheet: inputs, answers and others.

    `told_apart` says whether all items of a row have inputs of their own.
    """

    sheet: Sheet
    inputs: dict[str, Coded]
    answers: dict[str, Coded]
    kept: dict[str, Coded]
    told_apart: bool = True


def numbers_of(columns: Mapping[str, Coded]) -> tuple[int, ...]:
    """Return the numbers that tell columns of one name apart.

    None unless there are at least two.
    """
    families = _families(columns).values()
    return tuple(sorted({n for family in families for n in family if len(family) > 1}))


def unpivoted(parts: Parts) -> Parts:
    """Make a row of each item; columns without one of the numbers stand beside every item."""
    sheet, numbers = parts.sheet, numbers_of(parts.answers)
    own, shared = _spread(parts.inputs, numbers)
    asked, asked_once = _spread(parts.answers, numbers)
    others = {name: repeated(column, len(numbers)) for name, column in parts.kept.items()}
    others[NUMBER] = _number(numbers, len(sheet.lines))
    # A row may have fewer items than there are columns for; the rest of them is no answer left out.
    blank = np.logical_and.reduce([is_blank(c) for c in (*own.values(), *asked.values())])
    rows = np.flatnonzero(~blank)
    lines = np.repeat(sheet.lines, len(numbers))[rows]
    return Parts(
        replace(sheet, columns={}, lines=lines),
        _taken(own | shared, rows),
        _taken(asked | asked_once, rows),
        _taken(others, rows),
        bool(own),
    )


def _families(columns: Mapping[str, Coded]) -> dict[str, dict[int, str]]:
    """Sort columns by their names without their number."""
    found: dict[str, dict[int, str]] = {}
    for name in columns:
        match = _NUMBERED.fullmatch(name)
        if match:
            stem = (match["before"] + match["after"]).rstrip("._- ")
            found.setdefault(stem, {}).setdefault(int(match["number"]), name)
    return found


def _spread(
    columns: dict[str, Coded], numbers: tuple[int, ...]
) -> tuple[dict[str, Coded], dict[str, Coded]]:
    """Return the columns that had numbers, without them, and all others, with a row an item."""
    families = {
        stem: family
        for stem, family in _families(columns).items()
        if len(family.keys() & set(numbers)) > 1 and stem not in columns
    }
    gone = {name for family in families.values() for name in family.values()}
    others = {name: repeated(c, len(numbers)) for name, c in columns.items() if name not in gone}
    spread = {}
    for stem, family in families.items():
        some = columns[next(iter(family.values()))]
        nothing = Coded(np.zeros_like(some.codes), pa.array([""], pa.string()))
        spread[stem] = interleaved([columns.get(family.get(n, ""), nothing) for n in numbers])
    return spread, others


def _number(numbers: tuple[int, ...], rows: int) -> Coded:
    words = pa.array([str(n) for n in numbers], pa.string())
    return Coded(np.tile(np.arange(len(numbers)), rows), words)


def _taken(columns: dict[str, Coded], rows: IntArray) -> dict[str, Coded]:
    return {name: taken(column, rows) for name, column in columns.items()}
