"""Which rows a table shows, and in what order; worked out in whatever thread asks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.ui.models.ordering import sorted_rows

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.ui.models.columns import Column
    from crowdgui.ui.models.ordering import TextFinder


@dataclass(frozen=True, eq=False)
class Wanted:
    """What is asked of a table of `n_rows`.

    `column` is what to sort by, None for the order of the source. `mask` marks the rows of a
    filter, `text` is what `finder` looks for, nothing where all are wanted. `order` and `found`
    are those of before where they still hold.
    """

    n_rows: int
    column: Column | None
    descending: bool
    mask: BoolArray | None
    finder: TextFinder | None
    text: str
    order: IntArray | None
    found: BoolArray | None


@dataclass(frozen=True, eq=False)
class Arranged:
    """The rows to show, and what they were made from; `is_sorted` unless the column cannot."""

    wanted: Wanted
    rows: IntArray
    order: IntArray
    found: BoolArray | None
    is_sorted: bool


def arrange(wanted: Wanted, report: ProgressCallback = ignore_progress) -> Arranged:
    """Sort, then take the rows that are filtered and found."""
    keys = None if wanted.column is None else wanted.column.keys
    order = wanted.order if wanted.order is not None else _order(wanted, keys)
    report(Progress(""))
    found = wanted.found
    if found is None and wanted.text and wanted.finder is not None:
        found = wanted.finder.matches(wanted.text, report)
    rows = order
    for mask in (wanted.mask, found):
        if mask is not None:
            rows = rows[mask[rows]]
            report(Progress(""))
    return Arranged(wanted, rows, order, found, keys is not None)


def _order(wanted: Wanted, keys: NDArray[Any] | None) -> IntArray:
    if keys is None:
        return np.arange(wanted.n_rows)
    return sorted_rows(keys, descending=wanted.descending)
