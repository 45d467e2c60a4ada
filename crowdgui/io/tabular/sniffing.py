"""Guesses from the first rows of a text: what separates its cells, and whether it has a header."""

from __future__ import annotations

import csv
import re
from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING

from crowdgui.io.tabular.roles import has_known_name

if TYPE_CHECKING:
    from collections.abc import Sequence


SEPARATORS = "\t,;| "
"""Cell separators looked for; where two fit equally well, the earlier one is taken."""


SAFE_DIGITS = 15
"""A spreadsheet keeps no more digits of a number."""


_ROWS = 200


_NUMBER = re.compile(r"[+-]?(\d+([.,]\d*)?|[.,]\d+)([eE][+-]?\d+)?")


def is_number(cell: str) -> bool:
    return _NUMBER.fullmatch(cell.strip()) is not None


def guess_delimiter(sample: str) -> str:
    """Take the separator that cuts most rows into the same number of cells, and into most.

    One that finds the names of columns in the first row goes before one that is in cells only.
    """
    best = max(SEPARATORS, key=lambda separator: _fit(sample, separator))
    return best if _fit(sample, best) > _NO_FIT else ","


def split_rows(sample: str, delimiter: str) -> list[list[str]]:
    """Cut the first lines of a file into rows of cells, without blank rows."""
    reader = csv.reader(sample.splitlines(keepends=True), delimiter=delimiter)
    return [row for row in islice(reader, _ROWS) if row]


_NO_FIT = (False, 0.0, False, 0)


def _fit(sample: str, separator: str) -> tuple[bool, float, bool, int]:
    cut = split_rows(sample, separator)
    widths = Counter(map(len, cut))
    if not widths:
        return _NO_FIT
    width, rows = max(widths.items(), key=lambda entry: (entry[1], entry[0]))
    share = rows / widths.total()
    # A blank separates words in any text, so it counts only where every row agrees.
    if width == 1 or (separator == " " and (share < 1 or rows < 2)):
        return _NO_FIT
    named = sum(map(has_known_name, cut[0])) >= 2
    return (separator != " ", round(share, 1), named, width)


def guess_header(rows: Sequence[Sequence[str]]) -> bool:
    """Return whether the first row names the columns rather than being one of the rows."""
    if not rows:
        return True
    head, below = rows[0], rows[1:]
    usual = sum(map(has_known_name, head))
    if usual >= 2 or has_known_name(head[0]):
        return True
    if _names_only_the_others(head, below):
        return True
    columns = [[row[i] for row in below if i < len(row)] for i in range(len(head))]
    if any(cell in column for cell, column in zip(head, columns, strict=True)):
        return False
    blank = [not cell.strip() for cell in head]
    if any(map(is_number, head)) or sum(blank) > 1:
        return False
    named = [column for column, nameless in zip(columns, blank, strict=True) if not nameless]
    if any(blank):
        # One column, such as that of row numbers, may lack a name.
        return any(_stands_out(column) for column in named)
    return usual > 0 or any(_stands_out(column) for column in named) or _is_wordy(head)


_TITLES = 20
"""Most rows of titles above a header."""


_FEW_COLUMNS = 3
"""Columns of which two have common names in a header; of more, one is enough."""


def find_header(rows: Sequence[Sequence[str]]) -> int:
    """Return the place of a row that names the columns below titles or groups, 0 for the first.

    All of its cells are filled and differ, some are common names, and no row below has one of them
    in the same column; every row above has blank cells or some that are alike.
    """
    for place, row in enumerate(rows[: _TITLES + 1]):
        below = rows[place + 1 :]
        if (
            count_different(row) == len(row)
            and below
            and sum(map(has_known_name, row)) > (len(row) <= _FEW_COLUMNS)
            and not any(cell == own for one in below for cell, own in zip(one, row, strict=False))
        ):
            return place
        if count_different(row) >= len(row) > 1:
            break
    return 0


def count_different(row: Sequence[str]) -> int:
    """Return how many different cells there are that are not blank."""
    return len({cell for cell in row if cell.strip()})


def _names_only_the_others(head: Sequence[str], below: Sequence[Sequence[str]]) -> bool:
    """Recognise the nameless first column in which tables are often saved with row names."""
    others = head[1:]
    return (
        not head[0].strip()
        and all(others)
        and len(set(others)) == len(others) > 0
        and all(row[0].strip() for row in below)
    )


def _stands_out(column: Sequence[str]) -> bool:
    """Return whether a cell not found in `column` must be its name.

    It holds numbers, or few words.
    """
    if not column:
        return False
    return all(map(is_number, filter(None, column))) or len(set(column)) <= len(column) / 3


def _is_wordy(head: Sequence[str]) -> bool:
    return not any(c.isdigit() for cell in head for c in cell)
