"""Arrays as one table of text: the labels, with gold and the names of items and workers."""

from __future__ import annotations

import math
import sys
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from crowdgui.io.tabular.coded_columns import cell_texts
from crowdgui.io.tabular.encoding import to_writable
from crowdgui.io.tabular.raw_table import coded_cells, text_table
from crowdgui.io.tabular.roles import ColumnRole, rank, simplified

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.core.arrays import BoolArray, IntArray


NUMBERS = "biuf"


_USABLE = NUMBERS + "USmM"


_MOST_TEXT = 1 << 16
"""Bytes of one text: in an array all are as long as the longest, blanks or not."""


_MOST_ROWS = 1 << 31


@dataclass(frozen=True, eq=False)
class SparseMatrix:
    """A matrix of which only some cells are stored, with their rows and columns from 0."""

    shape: tuple[int, ...]
    rows: IntArray
    columns: IntArray
    values: NDArray[Any]

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def size(self) -> int:
        return int(self.values.size)

    @property
    def T(self) -> SparseMatrix:
        return SparseMatrix(self.shape[::-1], self.columns, self.rows, self.values)

    @classmethod
    def of(cls, shape: Any, rows: Any, columns: Any, values: NDArray[Any]) -> SparseMatrix:
        """Check what a file says of the cells; raises ValueError where they lie outside."""
        n_rows, n_columns = (int(n) for n in shape)
        if not 0 < n_rows < _MOST_ROWS or not 0 < n_columns < _MOST_ROWS:
            raise ValueError("shape")
        for places, n in ((rows, n_rows), (columns, n_columns)):
            if places.dtype.kind not in "iu" or places.shape != values.shape or values.ndim != 1:
                raise ValueError("places")
            if places.size and not (places.min() >= 0 and places.max() < n):
                raise ValueError("outside")
        return cls((n_rows, n_columns), rows, columns, values)

    @classmethod
    def by_columns(cls, shape: Any, ends: Any, rows: Any, values: NDArray[Any]) -> SparseMatrix:
        """Take cells column by column; `ends` says how many there are up to each column."""
        counts = np.diff(ends)
        if len(ends) != int(shape[1]) + 1 or ends[0] != 0 or np.any(counts < 0):
            raise ValueError("ends")
        return cls.of(shape, rows, np.repeat(np.arange(len(counts)), counts), values)


Array: TypeAlias = NDArray[Any] | SparseMatrix


def has_fields(array: Array) -> bool:
    """Return whether each entry is a record."""
    return not isinstance(array, SparseMatrix) and array.dtype.names is not None


def normalize_array(array: NDArray[Any]) -> NDArray[Any] | None:
    """Return an array in the byte order of this machine, vectors with one axis; None if useless.

    Useful are lists and tables of numbers, texts and times that hold anything, and lists of
    records of such.
    """
    if array.ndim == 2 and 1 in array.shape:
        array = array.reshape(-1)
    if array.ndim not in (1, 2) or not array.size:
        return None
    if array.dtype.names is not None:
        return array if array.ndim == 1 and _split_fields(array) else None
    if array.dtype.kind not in _USABLE or not 0 < array.dtype.itemsize <= _MOST_TEXT:
        return None
    if array.dtype.kind == "S":
        array = np.char.decode(array, "utf-8", "replace")
    elif array.dtype.kind == "f" and array.dtype.itemsize not in (4, 8):
        array = array.astype(np.float64)
    array = array.astype(array.dtype.newbyteorder("="), copy=False)
    return None if array.dtype.kind == "U" and not _is_text(array) else array


def _split_fields(records: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """Return the fields of records as vectors; none where one of them is of no use."""
    fields = {name: normalize_array(records[name]) for name in records.dtype.names or ()}
    vectors = {name: field for name, field in fields.items() if field is not None}
    usable = len(vectors) == len(fields) and all(v.shape == records.shape for v in vectors.values())
    return vectors if usable else {}


def _is_text(array: NDArray[Any]) -> bool:
    """Return whether all signs are characters; Python breaks over texts of others."""
    signs = np.ascontiguousarray(array).view(np.uint32)
    return bool(signs.max() <= sys.maxunicode)


def _format_vector(values: NDArray[Any]) -> pa.Array:
    """Write a vector as the text of cells."""
    if values.dtype.kind == "U":
        return pa.array([to_writable(text) for text in values.tolist()], pa.string())
    return cell_texts(pa.array(np.ascontiguousarray(values)))


GUESS_CODE, NONE = "guess", "none"


@dataclass(frozen=True)
class MissingCode:
    """What counts as no answer in some labels: NaN, empty text, and a number, if any.

    Attributes
    ----------
    word : str
        That number; empty where there is none.
    n_missing, n_zeros, n_cells : int
        How many of the labels are that number, how many are 0, and how many there are.
    """

    word: str
    n_missing: int
    n_zeros: int
    n_cells: int

    @classmethod
    def of(cls, labels: NDArray[Any], wanted: str) -> MissingCode:
        """Look for gaps where they are to be guessed, and count."""
        word = _likely(labels) if wanted == GUESS_CODE else wanted.removeprefix(NONE)
        n_missing, n_zeros = (int(np.count_nonzero(_are(labels, w))) for w in (word, "0"))
        return cls(word, n_missing, n_zeros, labels.size)

    def filled(self, labels: NDArray[Any]) -> BoolArray:
        """Mark the labels that are answers."""
        missing = _are(labels, self.word)
        if labels.dtype.kind == "f":
            missing |= np.isnan(labels)
        if labels.dtype.kind == "U":
            missing |= labels == ""
        return ~missing


def _are(labels: NDArray[Any], word: str) -> BoolArray:
    if word and labels.dtype.kind == "U":
        return np.asarray(labels == word)
    if word and labels.dtype.kind in NUMBERS:
        return np.asarray(labels == int(word))
    return np.zeros(labels.shape, dtype=bool)


def _likely(labels: NDArray[Any]) -> str:
    """Take −1 for no answer below classes from 0 or 1, and 0 between the classes −1 and 1."""
    if labels.dtype.kind not in NUMBERS or np.fmin.reduce(labels, axis=None) != -1:
        return ""
    negative, zero, one = (np.count_nonzero(labels == value) for value in (-1, 0, 1))
    if np.fmax.reduce(labels, axis=None) > 1 or not one:
        return "-1"
    return "" if not zero else "0" if zero > negative else "-1"


ITEMS, WORKERS = "items", "workers"


ANSWERS = {"item worker label": (0, 1), "worker item label": (1, 0)}
"""Where item and worker stand in the rows of answers; the label is third."""


_ALSO_GOLD = ("y", "ytrue", "z", "trueclass", "truelabels")


def _likely_labels(arrays: Mapping[str, Array]) -> str | None:
    """Take the array with two axes, or of records, whose name is likeliest, then the largest."""
    fitting = [name for name, array in arrays.items() if array.ndim == 2 or has_fields(array)]
    order = {name: (_rank(name, ColumnRole.LABEL), -arrays[name].size) for name in fitting}
    return min(fitting, key=order.__getitem__, default=None)


def _likely_vector(arrays: Mapping[str, Array], role: ColumnRole, length: int) -> str | None:
    """Find the vector of this length whose name says that it holds `role`."""
    ranks = {name: _rank(name, role) for name in _select_vectors(arrays, length)}
    named = [name for name, found in ranks.items() if found < math.inf]
    return min(named, key=ranks.__getitem__, default=None)


def _select_vectors(
    arrays: Mapping[str, Array], length: int | None = None
) -> dict[str, NDArray[Any]]:
    """Return the vectors of a length, by default of the one that most of them have."""
    found = {
        name: array
        for name, array in arrays.items()
        if not isinstance(array, SparseMatrix) and array.ndim == 1 and not has_fields(array)
    }
    lengths = Counter(len(array) for array in found.values())
    wanted = max(lengths, key=lambda n: (lengths[n], n), default=0) if length is None else length
    return {name: array for name, array in found.items() if len(array) == wanted}


def _rank(name: str, role: ColumnRole) -> float:
    found = rank(name, role)
    if found is None and role is ColumnRole.GOLD and simplified(name) in _ALSO_GOLD:
        return 100.0
    return math.inf if found is None else found


def _row_kind(labels: Array) -> str:
    """Describe what the rows of a matrix are: answers where two of three columns hold many ids."""
    n_rows, n_columns = labels.shape
    if not isinstance(labels, SparseMatrix) and n_columns == 3 and n_rows > 3:
        first, second, answers = (np.unique(labels[:, place]).size for place in range(3))
        if max(first, second) >= 2 * answers:
            # There are more items than workers nearly always.
            return next(iter(ANSWERS)) if first >= second else list(ANSWERS)[1]
    return ITEMS if n_rows >= n_columns else WORKERS


GUESS = "guess"


_MOST_ITEMS = 1 << 31


class NotATableError(Exception):
    """Why no table can be made, in a word, with what is known of it."""

    def __init__(self, problem: str, **facts: Any) -> None:
        super().__init__(problem)
        self.problem, self.facts = problem, facts


@dataclass(frozen=True)
class ArraySelection:
    """What the user chose: arrays by name, and what rows, gaps and the first number mean."""

    labels: str = ""
    gold: str = ""
    rows: str = GUESS
    missing: str = GUESS
    first: str = GUESS


class ArrayTable:
    """The table made of some arrays as wanted, with what went into it.

    A matrix becomes a row for each answer: which of many columns hold answers would otherwise
    have to be guessed from a few rows, in which not every worker has one.

    Attributes
    ----------
    arrow : pyarrow.Table
        The table.
    places : ndarray
        The row of the labels that each row of the table comes from, from 1.
    rows : str
        What each row of the labels was taken for, as `_row_kind` says it; empty where vectors,
        or fields, are beside each other as they are.
    used : list of str
        The arrays it is made of, the labels first.
    gaps : MissingCode or None
        What was taken for no answer.
    n_bare_items, n_bare_workers : int
        Items and workers of a matrix without any label.
    """

    def __init__(self, arrays: Mapping[str, Array], wanted: ArraySelection) -> None:
        self._arrays, self._wanted = arrays, wanted
        for name in filter(None, (wanted.labels, wanted.gold)):
            if name not in arrays:
                raise NotATableError("no such array", name=name)
        self.rows = ""
        self.gaps: MissingCode | None = None
        self.n_bare_items = self.n_bare_workers = 0
        likely = wanted.labels or _likely_labels(arrays)
        self.used = [] if likely is None else [likely]
        labels = None if likely is None else arrays[likely]
        if isinstance(labels, SparseMatrix) or (labels is not None and labels.ndim == 2):
            self.arrow, self.places = self._of_matrix(labels)
        else:
            self.arrow = self._of_vectors(labels)
            self.places = _counted(len(self.arrow))

    def _of_vectors(self, labels: NDArray[Any] | None) -> pa.Table:
        """Return vectors, or the fields of records, side by side."""
        if labels is not None and has_fields(labels):
            parts = _split_fields(labels)
        else:
            parts = _select_vectors(self._arrays, None if labels is None else len(labels))
            self.used = list(parts)
        if len(parts) < 2:
            raise NotATableError("no labels")
        return _table({name: coded_cells(_format_vector(values)) for name, values in parts.items()})

    def _of_matrix(self, labels: Array) -> tuple[pa.Table, IntArray]:
        wanted = self._wanted.rows
        self.rows = _row_kind(labels) if wanted == GUESS else wanted
        if self.rows in ANSWERS:
            table = self._of_answers(labels)
            return table, _counted(len(table))
        cells = labels if isinstance(labels, SparseMatrix) else self._filled(labels)
        table = self._of_cells(cells.T if self.rows == WORKERS else cells)
        return table, cells.rows.astype(np.int64) + 1

    def _filled(self, labels: NDArray[Any]) -> SparseMatrix:
        self.gaps = MissingCode.of(labels, self._wanted.missing)
        rows, columns = np.nonzero(self.gaps.filled(labels))
        return SparseMatrix(labels.shape, rows, columns, labels[rows, columns])

    def _of_cells(self, labels: SparseMatrix) -> pa.Table:
        """Make a row for each cell of a matrix with items down and workers across."""
        n_items, n_workers = labels.shape
        items = self._named(ColumnRole.ITEM, n_items, labels.rows)
        workers = self._named(ColumnRole.WORKER, n_workers, labels.columns)
        self.n_bare_items = n_items - np.unique(labels.rows).size
        self.n_bare_workers = n_workers - np.unique(labels.columns).size
        columns = {
            "item": items,
            "worker": workers,
            "label": coded_cells(_format_vector(labels.values)),
        }
        gold = self._gold(n_items)
        return _table(columns if gold is None else columns | {"gold": _taken(gold, labels.rows)})

    def _of_answers(self, labels: Array) -> pa.Table:
        """Take rows that hold item, worker and label each."""
        if isinstance(labels, SparseMatrix) or labels.shape[1] != 3:
            raise NotATableError("no answers", n_columns=labels.shape[1])
        item, worker = (labels[:, place] for place in ANSWERS[self.rows])
        self.gaps = MissingCode.of(labels[:, 2], self._wanted.missing)
        columns = {
            "item": coded_cells(_format_vector(item)),
            "worker": coded_cells(_format_vector(worker)),
            "label": coded_cells(_without_gaps(labels[:, 2], self.gaps)),
        }
        places = self._item_places(item)
        gold = None if places is None else self._gold(int(places.max()) + 1, or_longer=True)
        return _table(columns if gold is None else columns | {"gold": _taken(gold, places)})

    def _named(self, role: ColumnRole, n: int, places: IntArray) -> pa.DictionaryArray:
        """Return the name of the item or worker at each place: from a vector, or a number."""
        name = _likely_vector(self._arrays, role, n)
        if name is not None:
            self.used.append(name)
            return _taken(_format_vector(_select_vectors(self._arrays, n)[name]), places)
        numbers = places.astype(np.int64) + (0 if self._wanted.first == "0" else 1)
        coded = pa.array(numbers).dictionary_encode()
        words = coded.dictionary.cast(pa.string())
        if role is ColumnRole.WORKER:
            words = pc.binary_join_element_wise("worker", words, " ")
        return pa.DictionaryArray.from_arrays(coded.indices, words)

    def _gold(self, n_items: int, *, or_longer: bool = False) -> pa.Array | None:
        """Return the gold label of each item."""
        name = self._wanted.gold or _likely_vector(self._arrays, ColumnRole.GOLD, n_items)
        if name is None:
            return None
        length = self._arrays[name].shape[0]
        gold = _select_vectors(self._arrays, length).get(name)
        if gold is None or length < n_items or (length > n_items and not or_longer):
            raise NotATableError("gold does not fit", name=name, n_items=n_items)
        self.used.append(name)
        return _without_gaps(gold, MissingCode.of(gold, self._wanted.missing))

    def _item_places(self, items: NDArray[Any]) -> IntArray | None:
        """Return the places of numbered items, from 0; None where they are no such numbers."""
        if items.dtype.kind not in "iuf" or not np.all(items == np.floor(items)):
            return None
        first = self._wanted.first
        base = int(first) if first != GUESS else int(items.min() > 0)
        fits = items.min() >= base and items.max() < _MOST_ITEMS
        return items.astype(np.int64) - base if fits else None


def _counted(n: int) -> IntArray:
    return np.arange(1, n + 1, dtype=np.int64)


def _without_gaps(labels: NDArray[Any], gaps: MissingCode) -> pa.Array:
    return pc.if_else(pa.array(gaps.filled(labels)), _format_vector(labels), "")


def _taken(words: pa.Array, places: IntArray | None) -> pa.DictionaryArray:
    """Return one word for each of many places."""
    coded = coded_cells(words)
    return pa.DictionaryArray.from_arrays(coded.indices.take(pa.array(places)), coded.dictionary)


def _table(columns: Mapping[str, pa.DictionaryArray]) -> pa.Table:
    return text_table(list(columns), [list(columns.values())])
