"""How the labels were given: when, how long each took, and who answered again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from crowdgui.core.labels import LabelMetadata
from crowdgui.io.formats.roles import ColumnRole, unit
from crowdgui.io.importing.import_spec import ImportSpec, Layout
from crowdgui.io.importing.parse_labels import column_index
from crowdgui.io.importing.skipped_rows import Omission
from crowdgui.io.tabular.timestamps import parse_durations, parse_timestamps
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.importing.label_filters import Repeated
    from crowdgui.io.importing.parse_labels import ParsedLabels


_MONTH_FIRST = frozenset({"_created_at", "_started_at"})
"""Columns of Appen's, which are the only ones so named, and always in American order."""


def read_label_metadata(
    table: pa.Table,
    reading: ImportSpec,
    kept: ParsedLabels,
    repeated: Repeated,
    report: ProgressCallback,
) -> tuple[LabelMetadata, list[Omission]]:
    """Return what a table tells about the answers kept, and which of its times could not be read.

    An empty cell, or one that means "no answer", has no time and is none that could not be read.
    """
    given_at, no_moments = _given_at(table, reading, kept.row, report)
    seconds, no_durations = _seconds(table, reading, kept.row, report)
    again, consistent = _again(reading, len(kept.worker.words), repeated)
    how = LabelMetadata(given_at, seconds, again, consistent)
    return how, [*no_moments, *no_durations]


def _given_at(
    table: pa.Table, reading: ImportSpec, row: IntArray, report: ProgressCallback
) -> tuple[FloatArray | None, list[Omission]]:
    position = column_index(reading, ColumnRole.TIME)
    if position is None:
        return None, []
    cells, month_first = table.column(position), table.column_names[position] in _MONTH_FIRST
    found = parse_timestamps(cells, month_first=month_first, report=report)
    unread = _unread(cells, found.at, row, reading)
    unclear = found.unclear[unread]
    return found.at[row], [
        Omission(tr("Times that could not be read; their labels are kept"), unread[~unclear]),
        Omission(
            tr("Times whose day cannot be told from their month; their labels are kept"),
            unread[unclear],
        ),
    ]


def _seconds(
    table: pa.Table, reading: ImportSpec, row: IntArray, report: ProgressCallback
) -> tuple[FloatArray | None, list[Omission]]:
    position = column_index(reading, ColumnRole.SECONDS)
    if position is None:
        return None, []
    cells = table.column(position)
    seconds = parse_durations(cells, unit(table.column_names[position]), report)
    reason = tr("Durations that could not be read, or cannot be true; their labels are kept")
    return seconds[row], [Omission(reason, _unread(cells, seconds, row, reading))]


def _unread(
    cells: pa.ChunkedArray, found: FloatArray, row: IntArray, reading: ImportSpec
) -> IntArray:
    """Return the rows of answers kept whose cell says something that was not understood."""
    rows: IntArray = row[np.isnan(found[row])]
    words = pa.array(["", *reading.missing], pa.string())
    # Chunk after chunk: Arrow would copy all the column to take a few of its cells.
    starts = np.cumsum([0, *map(len, cells.chunks)])
    parts = np.split(rows, np.searchsorted(rows, starts[1:-1]))
    said: list[IntArray] = []
    for chunk, part, start in zip(cells.chunks, parts, starts, strict=False):
        taken = pc.utf8_trim_whitespace(chunk.take(pa.array(part - start)))
        said.append(part[~pc.is_in(taken, value_set=words).to_numpy(zero_copy_only=False)])
    return np.concatenate(said)


def _again(
    reading: ImportSpec, n_workers: int, repeated: Repeated
) -> tuple[IntArray | None, IntArray | None]:
    """Count the items each worker answered again, and those on which the answers agree."""
    if reading.layout is not Layout.LONG and not repeated.pairs:
        # A wide table has one cell for a worker and an item: nobody was asked twice.
        return None, None
    agreeing = repeated.worker[~repeated.contradicting]
    again, consistent = (np.bincount(w, minlength=n_workers) for w in (repeated.worker, agreeing))
    return again, consistent
