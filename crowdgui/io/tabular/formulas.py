"""Text that a spreadsheet would run as a formula, and the apostrophe that keeps it from that.

The apostrophe can be taken off again without loss: a cell that already has apostrophes before
such a sign gets one more, so that every cell with apostrophes before a sign has one too many.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from crowdgui.core.arrays import TextArray


APOSTROPHE = "'"


_SIGNS = r"=+\-@\t\r\n\x00＝＋－＠"


# Spreadsheets take a cell that begins so for a formula, unless all of it is a number.
_RUNS = rf"^[{_SIGNS}]"


_MARKED = rf"^'+[{_SIGNS}]"


_NUMBER = r"^[+-]?([0-9]+([.,][0-9]*)?|[.,][0-9]+)([eE][+-]?[0-9]+)?$"


_runs, _marked, _number = (re.compile(p) for p in (_RUNS, _MARKED, _NUMBER.replace("$", r"\Z")))


# NumPy takes a NUL for the end of a text, and no text file holds one.
_FIRST = "=+-@\t\r\n＝＋－＠"


def escape_formulas(cells: pa.StringArray) -> tuple[pa.StringArray, int]:
    """Escape every cell that a spreadsheet would run with an apostrophe, and count these.

    So does every cell that looks as if this had been done to it.
    """
    changed = pc.match_substring_regex(cells, _RUNS)
    if pc.any(changed).as_py():
        changed = pc.and_not(changed, pc.match_substring_regex(cells, _NUMBER))
    changed = pc.or_(changed, pc.match_substring_regex(cells, _MARKED))
    count = pc.sum(changed).as_py() or 0
    if not count:
        return cells, 0
    return pc.if_else(changed, pc.binary_join_element_wise(APOSTROPHE, cells, ""), cells), count


def unescape_formulas(cells: pa.StringArray) -> pa.StringArray:
    """Take the apostrophes off again."""
    marked = pc.match_substring_regex(cells, _MARKED)
    if not pc.any(marked).as_py():
        return cells
    return pc.if_else(marked, pc.utf8_slice_codeunits(cells, 1), cells)


def unescape_texts(words: Sequence[str]) -> list[str]:
    """Take the apostrophes off some cells."""
    return [word[1:] if _marked.match(word) else word for word in words]


def count_escaped(cells: Iterable[str]) -> int:
    """Count the cells with an apostrophe before a sign; 0 where one is left that would run."""
    found = 0
    for cell in cells:
        if _runs.match(cell) and not _number.match(cell):
            return 0
        found += _marked.match(cell) is not None
    return found


def count_formulas(names: TextArray) -> int:
    """Count the names that a spreadsheet would run."""
    begins = np.zeros(names.shape, dtype=bool)
    for sign in _FIRST:
        begins |= np.strings.startswith(names, sign)
    return sum(_number.match(str(name)) is None for name in names[begins])
