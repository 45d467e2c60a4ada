"""Parquet files."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa
from pyarrow import parquet

from crowdgui.core.errors import ReadError
from crowdgui.core.progress import Progress
from crowdgui.core.text import later, number, tr, tr_n
from crowdgui.io.formats.cells import cell_texts, n_beyond_digits
from crowdgui.io.formats.flat import Flat, Place
from crowdgui.io.formats.form import Format, NoChoices
from crowdgui.io.formats.text_table import check_width, coded_cells, text_table
from crowdgui.io.text.utf8 import opened

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import Report
    from crowdgui.io.formats.head import Head

_MAGIC = b"PAR1"
_ROWS = 1 << 14
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


def is_parquet(head: Head) -> bool:
    """Say whether a file begins as Parquet does."""
    return head.start.startswith(_MAGIC)


def read_parquet(path: Path, _: NoChoices, report: Report) -> Flat:
    """Read all columns whose values can be written as text; the others are named in a note."""
    with opened(path):
        # What the system refuses is said by now; what follows is about what stands in the file.
        return _read(path, report)


def _read(path: Path, report: Report) -> Flat:
    try:
        with parquet.ParquetFile(path, pre_buffer=False) as source:
            _check_size(path, source)
            return _Columns(source.schema_arrow).read(path, source, report)
    except MemoryError as error:
        why = tr("There is not enough memory for it. Save it in parts and open one of them.")
        raise ReadError(path.name, why) from error
    except (pa.ArrowException, OSError, ValueError) as error:
        why = tr("It is damaged or cut off. Get it again from where it came from.")
        raise ReadError(path.name, why) from error


def _check_size(path: Path, source: parquet.ParquetFile) -> None:
    """Refuse a file that becomes far larger than it is; a few bytes can stand for many rows."""
    about = source.metadata
    check_width(path.name, len(source.schema_arrow))
    groups = (about.row_group(i) for i in range(about.num_row_groups))
    unpacked = sum(group.total_byte_size for group in groups)
    codes = _CODE_BYTES * about.num_rows * len(source.schema_arrow)
    if max(unpacked, codes) > max(_LEAST, _TIMES_THE_FILE * path.stat().st_size):
        why = tr(
            "It says that it holds {n} rows, {mb} MB in memory, which is more than a file of its "
            "size should. Save only the columns of worker, item and label.",
            n=number(about.num_rows),
            mb=number(max(unpacked, codes) / (1 << 20)),
        )
        raise ReadError(path.name, why)


class _Columns:
    """The columns of a file, but for those that turn out to hold no text."""

    def __init__(self, schema: pa.Schema) -> None:
        self._names = schema.names
        self._no_text = {place for place, field in enumerate(schema) if _has_bytes(field.type)}
        self._rounded = 0

    def read(self, path: Path, source: parquet.ParquetFile, report: Report) -> Flat:
        """Read the rows a batch at a time."""
        stage = tr("Reading {file}", file=path.name)
        wanted = [place for place in range(len(self._names)) if place not in self._no_text]
        names = [self._names[place] for place in wanted] if self._no_text else None
        batches: list[dict[int, pa.DictionaryArray]] = []
        done, n_rows = 0, max(1, source.metadata.num_rows)
        report(Progress(stage, 0.0))
        for batch in source.iter_batches(_ROWS, columns=names):
            batches.append(self._coded(wanted, batch))
            done += len(batch)
            report(Progress(stage, min(1.0, done / n_rows)))
        kept = [place for place in wanted if place not in self._no_text]
        table = text_table(
            [self._names[place] for place in kept],
            [[batch[place] for place in kept] for batch in batches],
        )
        return Flat(table, np.arange(1, done + 1), Place.ROW, notes=tuple(self._notes()))

    def _coded(self, wanted: list[int], batch: pa.RecordBatch) -> dict[int, pa.DictionaryArray]:
        coded = {}
        for place, values in zip(wanted, batch.columns, strict=True):
            if place in self._no_text:
                continue
            try:
                coded[place] = coded_cells(cell_texts(values))
            except _UNWRITABLE:
                self._no_text.add(place)
            else:
                self._rounded += n_beyond_digits(values)
        return coded

    def _notes(self) -> list[str]:
        notes = []
        if self._no_text:
            names = ", ".join(self._names[place] for place in sorted(self._no_text)[:10])
            one = "{n} column holds no text and is left out: {names}."
            many = "{n} columns hold no text and are left out: {names}."
            notes.append(tr_n(one, many, len(self._no_text), names=names))
        if self._rounded:
            one = "{n} number is too long to have been kept exactly; as an id it may be wrong."
            many = "{n} numbers are too long to have been kept exactly; as ids they may be wrong."
            notes.append(tr_n(one, many, self._rounded))
        return notes


def _has_bytes(kind: pa.DataType) -> bool:
    """Say whether bytes, such as those of a picture, stand inside a nested column."""
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


FORMAT = Format("parquet", later("Parquet"), is_parquet, read_parquet, (".parquet", ".pq"))
