"""When labels were given, how long they took and what groups they are in, as a table says it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from crowdgui.core.labels import LabelAttribute, LabelMetadata
from crowdgui.io.importing.import_spec import ImportSpec, Layout
from crowdgui.io.importing.parse_labels import ParsedLabels, column_index, used_columns
from crowdgui.io.importing.skipped_rows import Omission
from crowdgui.io.tabular.coded_columns import drop_unused, map_texts, take_rows
from crowdgui.io.tabular.column_encoder import copy_texts, split_dictionary
from crowdgui.io.tabular.roles import ColumnRole, unit
from crowdgui.io.tabular.timestamps import parse_durations, parse_timestamps
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.importing.label_filters import RepeatedLabels


_MONTH_FIRST = frozenset({"_created_at", "_started_at"})
"""Columns of Appen's, which are the only ones so named, and always in American order."""


def read_label_metadata(
    table: pa.Table,
    reading: ImportSpec,
    kept: ParsedLabels,
    repeated: RepeatedLabels,
    report: ProgressCallback,
) -> tuple[LabelMetadata, int | None, list[Omission]]:
    """Return what a table says of the kept labels, how many times name their zone, what is unread.

    That number is None where there are no times. A missing value has no time, and is none that
    could not be read.
    """
    given_at, zoned, no_moments = _given_at(table, reading, kept.row, report)
    seconds, no_durations = _seconds(table, reading, kept.row, report)
    repeats, consistent = _repeats(reading, len(kept.worker.words), repeated)
    how = LabelMetadata(
        given_at, seconds, repeats, consistent, attributes=_attributes(table, reading, kept.row)
    )
    return how, zoned, [*no_moments, *no_durations]


def _given_at(
    table: pa.Table, reading: ImportSpec, row: IntArray, report: ProgressCallback
) -> tuple[FloatArray | None, int | None, list[Omission]]:
    position = column_index(reading, ColumnRole.TIME)
    if position is None:
        return None, None, []
    cells, month_first = table.column(position), table.column_names[position] in _MONTH_FIRST
    found = parse_timestamps(cells, month_first=month_first, report=report)
    unread = _unread(cells, found.at, row, reading)
    unclear = found.unclear[unread]
    zoned = int(np.count_nonzero(found.zoned[row] & ~np.isnan(found.at[row])))
    return (
        found.at[row],
        zoned,
        [
            Omission(tr("Times that can’t be read; their labels are kept"), unread[~unclear]),
            Omission(
                tr("Times whose day and month can’t be distinguished; their labels are kept"),
                unread[unclear],
            ),
        ],
    )


def _seconds(
    table: pa.Table, reading: ImportSpec, row: IntArray, report: ProgressCallback
) -> tuple[FloatArray | None, list[Omission]]:
    position = column_index(reading, ColumnRole.SECONDS)
    if position is None:
        return None, []
    cells = table.column(position)
    seconds = parse_durations(cells, unit(table.column_names[position]), report)
    reason = tr("Durations that can’t be read or can’t be right; their labels are kept")
    return seconds[row], [Omission(reason, _unread(cells, seconds, row, reading))]


def _unread(
    cells: pa.ChunkedArray, found: FloatArray, row: IntArray, reading: ImportSpec
) -> IntArray:
    """Return the rows of kept labels whose cell was not understood."""
    rows: IntArray = row[np.isnan(found[row])]
    words = pa.array(["", *reading.missing], pa.string())
    # Chunk after chunk: Arrow would copy all the column to take a few of its cells.
    starts = np.cumsum([0, *map(len, cells.chunks)])
    parts = np.split(rows, np.searchsorted(rows, starts[1:-1]))
    unread: list[IntArray] = []
    for chunk, part, start in zip(cells.chunks, parts, starts, strict=False):
        taken = pc.utf8_trim_whitespace(chunk.take(pa.array(part - start)))
        unread.append(part[~pc.is_in(taken, value_set=words).to_numpy(zero_copy_only=False)])
    return np.concatenate(unread)


def _attributes(table: pa.Table, reading: ImportSpec, row: IntArray) -> tuple[LabelAttribute, ...]:
    """Return the columns that sort the kept labels into groups; a missing value names none."""
    used = used_columns(reading)
    found = []
    for place in reading.places(ColumnRole.GROUP):
        position = used.index(place)
        cells = drop_unused(take_rows(split_dictionary(table.column(position)), row))
        cells = map_texts(cells, str.strip).without(reading.missing)
        name, code = table.column_names[position], cells.codes.astype(np.int32)
        found.append(LabelAttribute(name, copy_texts(cells.words), code))
    return tuple(found)


def _repeats(
    reading: ImportSpec, n_workers: int, repeated: RepeatedLabels
) -> tuple[IntArray | None, IntArray | None]:
    """Count the items each worker labelled again, and those on which their labels agree."""
    if reading.layout is not Layout.LONG and not repeated.pairs:
        # A wide table has one cell for a worker and an item: nobody was asked twice.
        return None, None
    agreeing = repeated.worker[~repeated.contradicting]
    repeats, consistent = (np.bincount(w, minlength=n_workers) for w in (repeated.worker, agreeing))
    return repeats, consistent
