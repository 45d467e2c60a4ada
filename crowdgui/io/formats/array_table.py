"""Arrays as one table of text: the labels, with gold and the names of items and workers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from crowdgui.io.formats.array_gaps import Gaps
from crowdgui.io.formats.array_guesses import (
    ANSWERS,
    WORKERS,
    likely_labels,
    likely_vector,
    row_kind,
    vectors,
)
from crowdgui.io.formats.array_kinds import fields_of, has_fields, texts_of
from crowdgui.io.formats.sparse import Sparse
from crowdgui.io.formats.text_table import coded_cells, text_table
from crowdgui.io.roles import Role

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from crowdgui.core.arrays import IntArray
    from crowdgui.io.formats.array_kinds import Array

GUESS = "guess"

_MOST_ITEMS = 1 << 31


class NoTable(Exception):  # noqa: N818 -- never seen: it is put in words by the application
    """Why no table can be made, in a word, with what is known of it."""

    def __init__(self, problem: str, **facts: Any) -> None:
        super().__init__(problem)
        self.problem, self.facts = problem, facts


@dataclass(frozen=True)
class Wanted:
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
        What each row of the labels was taken for, as `row_kind` says it; empty where vectors,
        or fields, stand beside each other as they are.
    used : list of str
        The arrays it is made of, the labels first.
    gaps : Gaps or None
        What was taken for no answer.
    n_bare_items, n_bare_workers : int
        Items and workers of a matrix without any label.
    """

    def __init__(self, arrays: Mapping[str, Array], wanted: Wanted) -> None:
        self._arrays, self._wanted = arrays, wanted
        for name in filter(None, (wanted.labels, wanted.gold)):
            if name not in arrays:
                raise NoTable("no such array", name=name)
        self.rows = ""
        self.gaps: Gaps | None = None
        self.n_bare_items = self.n_bare_workers = 0
        likely = wanted.labels or likely_labels(arrays)
        self.used = [] if likely is None else [likely]
        labels = None if likely is None else arrays[likely]
        if isinstance(labels, Sparse) or (labels is not None and labels.ndim == 2):
            self.arrow, self.places = self._of_matrix(labels)
        else:
            self.arrow = self._of_vectors(labels)
            self.places = _counted(len(self.arrow))

    def _of_vectors(self, labels: NDArray[Any] | None) -> pa.Table:
        """Return vectors, or the fields of records, side by side."""
        if labels is not None and has_fields(labels):
            parts = fields_of(labels)
        else:
            parts = vectors(self._arrays, None if labels is None else len(labels))
            self.used = list(parts)
        if len(parts) < 2:
            raise NoTable("no labels")
        return _table({name: coded_cells(texts_of(values)) for name, values in parts.items()})

    def _of_matrix(self, labels: Array) -> tuple[pa.Table, IntArray]:
        wanted = self._wanted.rows
        self.rows = row_kind(labels) if wanted == GUESS else wanted
        if self.rows in ANSWERS:
            table = self._of_answers(labels)
            return table, _counted(len(table))
        cells = labels if isinstance(labels, Sparse) else self._filled(labels)
        table = self._of_cells(cells.T if self.rows == WORKERS else cells)
        return table, cells.rows.astype(np.int64) + 1

    def _filled(self, labels: NDArray[Any]) -> Sparse:
        self.gaps = Gaps.of(labels, self._wanted.missing)
        rows, columns = np.nonzero(self.gaps.filled(labels))
        return Sparse(labels.shape, rows, columns, labels[rows, columns])

    def _of_cells(self, labels: Sparse) -> pa.Table:
        """Make a row for each cell of a matrix with items down and workers across."""
        n_items, n_workers = labels.shape
        items = self._named(Role.ITEM, n_items, labels.rows)
        workers = self._named(Role.WORKER, n_workers, labels.columns)
        self.n_bare_items = n_items - np.unique(labels.rows).size
        self.n_bare_workers = n_workers - np.unique(labels.columns).size
        columns = {"item": items, "worker": workers, "label": coded_cells(texts_of(labels.values))}
        gold = self._gold(n_items)
        return _table(columns if gold is None else columns | {"gold": _taken(gold, labels.rows)})

    def _of_answers(self, labels: Array) -> pa.Table:
        """Take rows that hold item, worker and label each."""
        if isinstance(labels, Sparse) or labels.shape[1] != 3:
            raise NoTable("no answers", n_columns=labels.shape[1])
        item, worker = (labels[:, place] for place in ANSWERS[self.rows])
        self.gaps = Gaps.of(labels[:, 2], self._wanted.missing)
        columns = {
            "item": coded_cells(texts_of(item)),
            "worker": coded_cells(texts_of(worker)),
            "label": coded_cells(_without_gaps(labels[:, 2], self.gaps)),
        }
        places = self._item_places(item)
        gold = None if places is None else self._gold(int(places.max()) + 1, or_longer=True)
        return _table(columns if gold is None else columns | {"gold": _taken(gold, places)})

    def _named(self, role: Role, n: int, places: IntArray) -> pa.DictionaryArray:
        """Return each place the name of its item or worker: from a vector of names, or a number."""
        name = likely_vector(self._arrays, role, n)
        if name is not None:
            self.used.append(name)
            return _taken(texts_of(vectors(self._arrays, n)[name]), places)
        numbers = places.astype(np.int64) + (0 if self._wanted.first == "0" else 1)
        coded = pa.array(numbers).dictionary_encode()
        words = coded.dictionary.cast(pa.string())
        if role is Role.WORKER:
            words = pc.binary_join_element_wise("worker", words, " ")
        return pa.DictionaryArray.from_arrays(coded.indices, words)

    def _gold(self, n_items: int, *, or_longer: bool = False) -> pa.Array | None:
        """Return the gold label of each item."""
        name = self._wanted.gold or likely_vector(self._arrays, Role.GOLD, n_items)
        if name is None:
            return None
        length = self._arrays[name].shape[0]
        gold = vectors(self._arrays, length).get(name)
        if gold is None or length < n_items or (length > n_items and not or_longer):
            raise NoTable("gold does not fit", name=name, n_items=n_items)
        self.used.append(name)
        return _without_gaps(gold, Gaps.of(gold, self._wanted.missing))

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


def _without_gaps(labels: NDArray[Any], gaps: Gaps) -> pa.Array:
    return pc.if_else(pa.array(gaps.filled(labels)), texts_of(labels), "")


def _taken(words: pa.Array, places: IntArray | None) -> pa.DictionaryArray:
    """Return one word for each of many places."""
    coded = coded_cells(words)
    return pa.DictionaryArray.from_arrays(coded.indices.take(pa.array(places)), coded.dictionary)


def _table(columns: Mapping[str, pa.DictionaryArray]) -> pa.Table:
    return text_table(list(columns), [list(columns.values())])
