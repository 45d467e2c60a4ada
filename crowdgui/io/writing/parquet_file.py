"""Tables as Parquet: every column of its kind, empty cells as null."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa
from pyarrow import parquet

from crowdgui.core.progress import ignore_progress
from crowdgui.io.atomic import replacing
from crowdgui.io.writing.blocks import Blocks, WrittenFile, arrow, blocks_of, walk

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.writing.blocks import Columns


def write_parquet(
    path: Path,
    header: Sequence[str],
    columns: Columns,
    style: Mapping[str, str] | None = None,
    report: ProgressCallback = ignore_progress,
) -> WrittenFile:
    """Write columns of equal length; `style` is what the schema says of the table besides."""
    n_rows = blocks_of(header, columns).n_rows
    kinds = _kinds(columns)
    schema = pa.schema(list(zip(header, kinds, strict=True)), metadata=dict(style or {}))
    with replacing(path) as file, parquet.ParquetWriter(file, schema, compression="zstd") as out:
        for _, block in walk(path, header, columns, report):
            arrays = [arrow(cells).cast(kind) for cells, kind in zip(block, kinds, strict=True)]
            out.write_table(pa.Table.from_arrays(arrays, schema=schema))
    return WrittenFile(path, n_rows)


def _kinds(columns: Columns) -> list[pa.DataType]:
    """Return the kind of each column.

    An array knows it without a cell, a list needs all of them.
    """
    if isinstance(columns, Blocks):
        return [arrow(column).type for column in columns.make(slice(0, 0))]
    return [arrow(c[:0] if isinstance(c, np.ndarray) else c).type for c in columns]
