"""Pages of Toloka whose worker is named in one of their rows only."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.io.coded import Coded
from crowdgui.io.formats.coded_columns import is_blank, words_of

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.io.formats.sheet import Sheet

_BREAK = re.compile(r"\r\n|\r|\n")

_OF_ITS_TASK = "task_id"
"""Differs between the rows of a page."""


def filled(sheet: Sheet, page: str, start: str) -> tuple[Sheet, int]:
    """Fill what stands in columns that begin with `start` where a page names it once.

    Pages are parted by blank rows; without these, a page ends, or begins, with the row that names
    its worker, whichever all the file agrees with. Gives also how many rows were filled.
    """
    if page not in sheet.columns:
        return sheet, 0
    named = ~is_blank(sheet.columns[page])
    if named.all() or not named.any():
        return sheet, 0
    source = _source(sheet, named)
    gaps = np.flatnonzero(~named & (source >= 0) & ~_blank_rows(sheet))
    columns = {
        name: _copied(column, gaps, source[gaps]) if _is_common(name, start) else column
        for name, column in sheet.columns.items()
    }
    return replace(sheet, columns=columns), gaps.size


def _is_common(name: str, start: str) -> bool:
    return name.startswith(start) and not name.endswith(_OF_ITS_TASK)


def _copied(column: Coded, to: IntArray, source: IntArray) -> Coded:
    codes = column.codes.copy()
    codes[to] = codes[source]
    return Coded(codes, column.words)


def _source(sheet: Sheet, named: BoolArray) -> IntArray:
    """Return for each row the one that names the worker of its page, −1 where that is not clear."""
    block = _blocks(sheet)
    per_block = np.bincount(block, weights=named)
    first = np.full(per_block.size, -1)
    at = np.flatnonzero(named)
    first[block[at]] = at
    if per_block.size > 1:
        return np.where(per_block[block] == 1, first[block], -1)
    rows = np.arange(named.size)
    if named[-1] and not named[0]:
        return at[np.searchsorted(at, rows)]
    if named[0] and not named[-1]:
        return at[np.searchsorted(at, rows, side="right") - 1]
    return np.full(named.size, -1)


def _blocks(sheet: Sheet) -> IntArray:
    """Return each row the number of its block; blocks stand between blank rows, or blank lines."""
    blank = _blank_rows(sheet)
    parted = np.zeros(blank.size, dtype=bool)
    parted[1:] = blank[:-1] | (np.diff(sheet.lines) > _height(sheet)[:-1])
    found: IntArray = np.cumsum(parted | blank)
    return found


def _blank_rows(sheet: Sheet) -> BoolArray:
    found: BoolArray = np.logical_and.reduce([is_blank(c) for c in sheet.columns.values()])
    return found


def _height(sheet: Sheet) -> IntArray:
    """Return how many lines of the file each row takes."""
    height = np.ones(sheet.lines.size, dtype=np.int64)
    for column in sheet.columns.values():
        breaks = [len(_BREAK.findall(word)) for word in words_of(column)]
        height += np.array(breaks, dtype=np.int64)[column.codes]
    return height
