"""A table with one label per row, the same columns for every format that has such answers."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from crowdgui.core.errors import ReadError
from crowdgui.io.tabular.json_lists import format_json_cell
from crowdgui.io.tabular.raw_table import RawTableBuilder, RowUnit
from crowdgui.io.tabular.roles import LABEL_ROLES, ColumnRole, rank
from crowdgui.text.translation import join_clauses, tr, tr_n

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from crowdgui.io.tabular.raw_table import RawTable

_LONG = 1_000
"""Signs from which on data that is written as text is the data of a file, and no short text."""

_QUESTION = "question"

_COLUMNS = {
    ColumnRole.WORKER: "worker",
    ColumnRole.ITEM: "item",
    ColumnRole.QUESTION: _QUESTION,
    ColumnRole.LABEL: "label",
    ColumnRole.KNOWN: "known",
    ColumnRole.TIME: "time",
    ColumnRole.SECONDS: "seconds",
    ColumnRole.KIND: "worker kind",
    ColumnRole.PROBABILITY: "probabilities",
}


class NothingLeftError(ReadError):
    """All that a file holds is void, as the file says itself; `path` is it, where that is known."""

    path: Path | None = None


class UnnamedWorkerError(ReadError):
    """No label names its worker, but its file may: the format can read it so."""


class LongTable:
    """Takes the answers of `name`, a file, one by one; the item's content is beside them.

    `gives` are the further roles that answers of this format can have. All files of a format have
    the same columns, so that several can be read as one.
    """

    def __init__(self, name: str, *gives: ColumnRole):
        self._name = name
        self._columns = [c for role, c in _COLUMNS.items() if role in LABEL_ROLES or role in gives]
        self._rows = RawTableBuilder()
        self._beside: dict[str, str] = {}
        self._taken = set(_COLUMNS.values())
        self._questions: set[str] = set()
        self._some_worker = False
        self._embedded = 0
        self.notes: list[str] = []

    @property
    def n_rows(self) -> int:
        return self._rows.n_rows

    def add(
        self,
        place: int,
        *,
        item: str,
        worker: str,
        label: str,
        question: str = "",
        known: bool = False,
        time: str = "",
        seconds: str = "",
        is_model: bool = False,
        probabilities: str = "",
        beside: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """Add an answer, or a label known to be true; `beside` are further cells by column.

        `is_model` marks the worker as a model; of other workers nothing is said. `probabilities`
        are those of the classes, as JSON, or that of the label.
        """
        self._questions.add(question)
        self._some_worker |= bool(worker)
        given = {
            "worker": worker,
            "item": item,
            _QUESTION: question,
            "label": label,
            "known": "true" if known else "",
            "time": time,
            "seconds": seconds,
            "worker kind": "model" if is_model else "",
            "probabilities": probabilities,
        }
        cells = {name: given[name] for name in self._columns}
        for name, text in beside.items():
            cells[self._beside.get(name) or self._named(name)] = text
        self._rows.add(cells, place)

    def _named(self, name: str) -> str:
        """Name a further column so that it differs from those that every such table has."""
        own = name or tr("(no name)")
        while own in self._taken:
            own = tr("{name} (of the item)", name=own)
        self._taken.add(own)
        self._beside[name] = own
        return own

    def beside(self, fields: Mapping[str, Any]) -> dict[str, str]:
        """Make cells of what is known of an item; files embedded in the file are dropped."""
        cells = {name: format_json_cell(value) for name, value in fields.items()}
        for name, text in cells.items():
            if len(text) > _LONG and text.startswith("data:"):
                self._embedded += 1
                cells[name] = ""
        return cells

    def skip(self, reason: str, place: int) -> None:
        """Count an answer that the file itself marks as void."""
        self._rows.skip(reason, place)

    def flat(self, no_worker: str = "", *, file_may: bool = False) -> RawTable:
        """Return the table; `no_worker` says more of what to do where no row names a worker.

        `file_may` says that the format can take the file's name for the worker.
        """
        question = _QUESTION if len(self._questions) > 1 else None
        notes = (*self.notes, *self._on_embedded())
        flat = self._rows.flat(RowUnit.RECORD, None, notes, question)
        refuse_empty(self._name, flat)
        if not self._some_worker:
            error = UnnamedWorkerError if file_may else ReadError
            raise error(self._name, no_worker or tr("No label names its worker."))
        roles: dict[ColumnRole, str] = {
            role: name
            for role, name in _COLUMNS.items()
            if name in self._columns and role is not ColumnRole.QUESTION
            if _is_used(flat.table.column(name))
        }
        content = content_column(flat.table, self._beside.values())
        return replace(
            flat, roles=roles | ({} if content is None else {ColumnRole.CONTENT: content})
        )

    def _on_embedded(self) -> tuple[str, ...]:
        one = "{n} picture or sound is embedded in the file and is not shown."
        many = "{n} pictures or sounds are embedded in the file and are not shown."
        return (tr_n(one, many, self._embedded),) if self._embedded else ()


def refuse_empty(name: str, flat: RawTable) -> None:
    """Raise a `ReadError` where nothing is left of the file called `name`, and say why."""
    if flat.table.num_rows:
        return
    reasons = join_clauses(part.reason for part in flat.skipped)
    if reasons:
        found = tr("No labels are left. All were skipped: {why}.", why=reasons)
        raise NothingLeftError(name, found)
    raise ReadError(name, tr("There are no labels in this file. Export it again."))


def content_column(table: pa.Table, names: Iterable[str]) -> str | None:
    """Choose the column that shows best what was labelled: by its name, else the longest texts."""
    shown = [name for name in names if name in table.column_names and _is_used(table.column(name))]
    named = {
        name: rank(name.rpartition(".")[2].rpartition(":")[2], ColumnRole.CONTENT) for name in shown
    }
    usual = {name: place for name, place in named.items() if place is not None}
    if usual:
        return min(usual, key=lambda name: usual[name])
    return max(shown, key=lambda name: _mean_length(table.column(name)), default=None)


def _is_used(column: pa.ChunkedArray) -> bool:
    words = column.chunk(0).dictionary if column.num_chunks else pa.array([], pa.string())
    return bool(pc.any(pc.not_equal(words, "")).as_py())


def _mean_length(column: pa.ChunkedArray) -> float:
    lengths = pc.utf8_length(column.chunk(0).dictionary)
    return float(np.mean(lengths.to_numpy(zero_copy_only=False)))
