"""A Parquet file, or a table in memory, as a table of text, and what was found out on the way."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pyarrow as pa
import pyarrow.compute as pc

from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.io.tabular.coded_columns import cell_texts, n_beyond_digits
from crowdgui.io.tabular.column_encoder import ColumnEncoder
from crowdgui.io.tabular.processes.subprocess_reader import PROBLEM
from crowdgui.io.tabular.text_file import MOST_COLUMNS, distinct_names
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from pyarrow import parquet

    from crowdgui.core.progress import ProgressCallback


DAMAGED, TOO_WIDE, TOO_LARGE, NO_MEMORY = "damaged", "too wide", "too large", "no memory"
"""Why there is no table."""


LEFT_OUT, ROUNDED, NESTED = "excluded", "rounded", "nested"
"""The names of columns that hold no text, how many numbers were rounded, and which columns of the
table hold lists or records, as JSON."""


ROWS = 1 << 14
"""Rows taken at a time; one word can stand for all of them, and is written out for each."""


_CELLS = 1 << 21
"""Cells taken at a time, of a table with many columns."""


_LEAST = 128 << 20


_TIMES_THE_FILE = 20


_CODE_BYTES = 4


_UNWRITABLE = (
    pa.ArrowInvalid,
    pa.ArrowNotImplementedError,
    ValueError,
    OverflowError,
    RecursionError,
)


def parquet_table(
    path: Path, report: ProgressCallback = ignore_progress, rows: int = ROWS
) -> tuple[pa.Table | None, dict[str, Any]]:
    """Read all columns whose values can be written as text, and name the others."""

    def read(source: parquet.ParquetFile) -> tuple[pa.Table, dict[str, Any]]:
        return _Columns(source.schema_arrow).read(
            path.name,
            lambda size, names: source.iter_batches(size, columns=names),
            source.metadata.num_rows,
            rows,
            report,
        )

    return _examined(path, read)


def text_table(
    name: str, table: pa.Table, report: ProgressCallback = ignore_progress
) -> tuple[pa.Table, dict[str, Any]]:
    """Write the columns of a table in memory as text, as those of a file are."""
    return _Columns(table.schema).read(
        name,
        lambda size, names: (table if names is None else table.select(names)).to_batches(size),
        len(table),
        ROWS,
        report,
    )


def parquet_limits(path: Path) -> tuple[pa.Table | None, dict[str, Any]]:
    """Only say what keeps a file from being read, if anything does, by what it says of itself.

    Arrow ends the whole process over some damage there, so ask this in another one.
    """
    return _examined(path, lambda _: (None, {}))


def _examined(
    path: Path, then: Callable[[parquet.ParquetFile], tuple[pa.Table | None, dict[str, Any]]]
) -> tuple[pa.Table | None, dict[str, Any]]:
    # With it come Arrow's file systems.
    from pyarrow import parquet

    try:
        with parquet.ParquetFile(path, pre_buffer=False) as source:
            problem = _problem(path, source)
            return (None, problem) if problem is not None else then(source)
    except MemoryError:
        return None, {PROBLEM: NO_MEMORY}
    except (pa.ArrowException, OSError, ValueError):
        return None, {PROBLEM: DAMAGED}


def _problem(path: Path, source: parquet.ParquetFile) -> dict[str, Any] | None:
    """Return whether a file becomes far larger than it is; a few bytes can hold many rows."""
    about = source.metadata
    width = len(source.schema_arrow)
    if width > MOST_COLUMNS:
        return {PROBLEM: TOO_WIDE, "columns": width}
    groups = [about.row_group(i) for i in range(about.num_row_groups)]
    values = sum(group.column(i).num_values for group in groups for i in range(group.num_columns))
    codes = _CODE_BYTES * max(values, about.num_rows * width)
    size = max(codes, sum(group.total_byte_size for group in groups))
    if size > max(_LEAST, _TIMES_THE_FILE * path.stat().st_size):
        return {PROBLEM: TOO_LARGE, "rows": about.num_rows, "bytes": size}
    return None


class _Columns:
    """The columns of a file, except for those that turn out to hold no text."""

    def __init__(self, schema: pa.Schema) -> None:
        self._names = schema.names
        self._classes = _class_names(schema)
        self._no_text = {place for place, field in enumerate(schema) if _has_bytes(field.type)}
        self._nested = {n for n, field in enumerate(schema) if pa.types.is_nested(field.type)}
        self._rounded = 0

    def read(
        self,
        name: str,
        batches: Callable[[int, list[str] | None], Iterable[pa.RecordBatch]],
        n_rows: int,
        rows: int,
        report: ProgressCallback,
    ) -> tuple[pa.Table, dict[str, Any]]:
        """Read some rows at a time: `batches` takes how many, and the names of some columns."""
        stage = tr("Reading {file}", file=name)
        wanted = [place for place in range(len(self._names)) if place not in self._no_text]
        names = [self._names[place] for place in wanted] if self._no_text else None
        rows = min(rows, 1 + _CELLS // max(1, len(wanted)))
        done, n_rows = 0, max(1, n_rows)
        report(Progress(stage, 0.0))
        with ColumnEncoder(wanted) as coding:
            for batch in batches(rows, names):
                coding.add(self._texts(wanted, batch, coding))
                done += len(batch)
                report(Progress(stage, min(1.0, done / n_rows)))
            kept = [place for place in wanted if place not in self._no_text]
            columns = coding.columns(kept)
        # Arrow keeps what it unpacked for later, several times what the codes take.
        pa.default_memory_pool().release_unused()
        table = pa.table(columns, names=distinct_names(self._names[place] for place in kept))
        return table, {
            LEFT_OUT: [self._names[place] for place in sorted(self._no_text)],
            ROUNDED: self._rounded,
            NESTED: [n for n, place in enumerate(kept) if place in self._nested],
        }

    def _texts(
        self, wanted: list[int], batch: pa.RecordBatch, coding: ColumnEncoder
    ) -> dict[int, pa.StringArray]:
        found = {}
        for place, values in zip(wanted, batch.columns, strict=True):
            if place in self._no_text:
                continue
            try:
                cells = cell_texts(self._named(place, values))
            except _UNWRITABLE:
                self._no_text.add(place)
                coding.forget(place)
            else:
                # A cell that holds nothing is the empty text.
                found[place] = cells.fill_null("") if cells.null_count else cells
                self._rounded += n_beyond_digits(values)
        return found

    def _named(self, place: int, values: pa.Array) -> pa.Array:
        """Return the names of classes in place of their numbers, if all have one."""
        names = self._classes.get(place)
        if names is None or not pa.types.is_integer(values.type):
            return values
        # Nothing is known of -1.
        known = pc.if_else(pc.equal(values, -1), pa.scalar(None, values.type), values)
        try:
            return names.take(known)
        except pa.ArrowIndexError:
            return values


def _class_names(schema: pa.Schema) -> dict[int, pa.Array]:
    """Return the classes behind numbers by the place of their column, as Hugging Face notes it."""
    try:
        noted = json.loads((schema.metadata or {}).get(b"huggingface", b"{}"))
        features = noted["info"]["features"]
        names = {name: one["names"] for name, one in features.items() if "names" in one}
        found = {name: pa.array(map(str, each), pa.string()) for name, each in names.items()}
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return {}
    return {place: found[name] for place, name in enumerate(schema.names) if name in found}


def _has_bytes(kind: pa.DataType) -> bool:
    """Return whether bytes, such as those of a picture, stand inside a nested column."""
    if not pa.types.is_nested(kind):
        return False
    parts = [kind.field(place).type for place in range(kind.num_fields)]
    return any(_is_bytes(part) or _has_bytes(part) for part in parts)


def _is_bytes(kind: pa.DataType) -> bool:
    return any(
        test(kind)
        for test in (
            pa.types.is_binary,
            pa.types.is_large_binary,
            pa.types.is_fixed_size_binary,
            pa.types.is_binary_view,
        )
    )
