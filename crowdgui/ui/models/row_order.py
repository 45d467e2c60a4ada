"""Which rows a table shows and in what order: a permutation, computed in any thread."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.progress import Progress, ignore_progress

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numpy.typing import NDArray

    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.ui.models.columns import TableColumn


AT_ONCE = 10_000
"""Texts worked on in one call: a few milliseconds."""


def iter_slices(n: int) -> Iterator[slice]:
    """Cut n places into those worked on in one call."""
    return (slice(start, start + AT_ONCE) for start in range(0, n, AT_ONCE))


def copy_texts_in_steps(
    texts: NDArray[Any],
    report: ProgressCallback = ignore_progress,
    change: Callable[[NDArray[Any]], NDArray[Any]] | None = None,
) -> NDArray[Any]:
    """Copy texts to where nobody else reads them, changed by `change` where it is given."""
    made = np.empty(texts.size, dtype=np.dtypes.StringDType())
    for span in iter_slices(texts.size):
        report(Progress(""))
        made[span] = texts[span] if change is None else change(texts[span])
    return made


def text_sort_keys(texts: NDArray[Any]) -> Callable[[], NDArray[Any]]:
    """Sort texts as numbers where every one is a plain number, else as they are spelled.

    The keys are made once, when first asked for; empty text comes last in both directions.
    """

    @cache
    def keys() -> NDArray[Any]:
        numbers = _numbers(texts)
        return _ranks(texts) if numbers is None else numbers

    return keys


def _numbers(texts: NDArray[Any]) -> NDArray[np.float64] | None:
    """Read texts as finite numbers; None where one is none."""
    made = np.empty(texts.size, dtype=np.float64)
    for span in iter_slices(texts.size):
        try:
            made[span] = texts[span].astype(np.float64)
        except ValueError:
            return None
        if not np.isfinite(made[span]).all():
            return None
    return made


def _ranks(texts: NDArray[Any]) -> NDArray[np.float64]:
    """Number texts in the order of their spelling, equal ones alike; empty ones get NaN."""
    own = copy_texts_in_steps(texts)
    order = np.argsort(own, kind="stable")
    ordered = own[order]
    new = np.ones(texts.size, dtype=bool)
    new[1:] = ordered[1:] != ordered[:-1]
    ranks = np.empty(texts.size, dtype=np.float64)
    ranks[order] = np.cumsum(new)
    ranks[own == ""] = np.nan
    return ranks


if TYPE_CHECKING:
    _RowOrder = NDArray[np.int64]
    _RowMask = NDArray[np.bool_]


def sorted_rows(keys: NDArray[Any], *, descending: bool = False) -> _RowOrder:
    """Order rows by `keys`; equal rows keep their order, missing ones come last either way."""
    gone = _is_missing(keys)
    if not gone.any():
        return _stable(keys, descending)
    present = np.flatnonzero(~gone)
    return np.concatenate([present[_stable(keys[present], descending)], np.flatnonzero(gone)])


def _stable(keys: NDArray[Any], descending: bool) -> _RowOrder:
    if not descending:
        return np.argsort(keys, kind="stable")
    # Sorting the reversed keys and reversing the outcome keeps the order of equal rows.
    return (keys.size - 1 - np.argsort(keys[::-1], kind="stable"))[::-1]


def _is_missing(keys: NDArray[Any]) -> _RowMask:
    if keys.dtype.kind == "f":
        return np.asarray(np.isnan(keys))
    if keys.dtype.kind in "TU":
        return np.asarray(keys == "", dtype=bool)
    return np.zeros(keys.size, dtype=bool)


class TextFinder:
    """Finds a piece of text in many, without regard to case; folds them once, when first asked."""

    def __init__(self, texts: NDArray[Any]):
        self._texts = texts
        self._folded: NDArray[Any] | None = None

    def matches(self, wanted: str, report: ProgressCallback = ignore_progress) -> _RowMask:
        """Mark the texts that contain `wanted`."""
        if self._folded is None:
            self._folded = copy_texts_in_steps(self._texts, report, np.strings.lower)
        found = np.empty(self._texts.size, dtype=bool)
        for span in iter_slices(found.size):
            report(Progress(""))
            found[span] = np.strings.find(self._folded[span], wanted.lower()) >= 0
        return found


@dataclass(frozen=True, eq=False)
class RowQuery:
    """What is asked of a table of `n_rows`.

    `column` is what to sort by, None for the order of the source. `mask` marks the rows of a
    filter, `text` is what `finder` looks for, nothing where all are wanted. `order` and `found`
    are those of before where they still hold. Rows of one of the `sections` stay together.
    """

    n_rows: int
    column: TableColumn | None
    descending: bool
    mask: BoolArray | None
    finder: TextFinder | None
    text: str
    order: IntArray | None
    found: BoolArray | None
    sections: NDArray[np.uint8] | None = None


@dataclass(frozen=True, eq=False)
class OrderedRows:
    """The rows to show, and what they were made from; `is_sorted` unless the column cannot."""

    wanted: RowQuery
    rows: IntArray
    order: IntArray
    found: BoolArray | None
    is_sorted: bool


def order_rows(wanted: RowQuery, report: ProgressCallback = ignore_progress) -> OrderedRows:
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
    return OrderedRows(wanted, rows, order, found, keys is not None)


def _order(wanted: RowQuery, keys: NDArray[Any] | None) -> IntArray:
    if keys is None:
        return keep_together(np.arange(wanted.n_rows), wanted.sections)
    return keep_together(sorted_rows(keys, descending=wanted.descending), wanted.sections)


def keep_together(order: IntArray, sections: NDArray[np.uint8] | None) -> IntArray:
    """Return rows section after section, in each as they were."""
    return order if sections is None else order[np.argsort(sections[order], kind="stable")]
