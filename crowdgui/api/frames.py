"""Frames in memory, read as a file that holds the same table would be."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow as pa

from crowdgui.core.errors import ReadError
from crowdgui.core.progress import ignore_progress
from crowdgui.io.formats.form import FormatForm, NoOptions
from crowdgui.io.formats.parquet import FORMAT
from crowdgui.io.importing.tables import OpenedFile
from crowdgui.io.tabular.parquet_table import text_table
from crowdgui.io.tabular.raw_table import RawTable, RowUnit
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Mapping

    import pandas as pd

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.tabular.text_file import TextFormat


FRAME_FORM = FormatForm(FORMAT.key, NoOptions())
"""Values are written as text as those of a Parquet file are."""


class OpenedFrames(OpenedFile):
    """Tables in memory by the names they have in messages; any other path is a file."""

    def __init__(self, path: Path, tables: Mapping[Path, RawTable]) -> None:
        super().__init__(path)
        self._tables = tables

    def beside(self, path: Path) -> OpenedFile:
        other = OpenedFrames(path, self._tables)
        other._parsed = self._parsed
        return other

    def sniff(self, report: ProgressCallback = ignore_progress) -> TextFormat | FormatForm:
        return FRAME_FORM if self.path in self._tables else super().sniff(report)

    def parse(self, form: FormatForm, report: ProgressCallback = ignore_progress) -> RawTable:
        found = self._tables.get(self.path)
        return super().parse(form, report) if found is None else found


def open_frame(name: str, frame: pd.DataFrame) -> OpenedFrames:
    """Return a frame as a file called `name`."""
    path = Path(name)
    return OpenedFrames(path, {path: frame_table(name, frame)})


def frame_table(name: str, frame: pd.DataFrame) -> RawTable:
    """Return the columns of a frame as text, with its index in front where that has a name.

    Raises
    ------
    ReadError
        If it has no rows or no columns.
    """
    if any(level is not None for level in frame.index.names):
        frame = frame.reset_index()
    columns = [_values(frame.iloc[:, place]) for place in range(frame.shape[1])]
    if not columns or not len(frame):
        raise ReadError(name, tr("There are no rows in this frame."))
    raw = pa.Table.from_arrays(columns, names=[str(column) for column in frame.columns])
    # Names may be repeated, which Arrow can't choose by: places are names until all are read.
    places = raw.rename_columns([str(n) for n in range(len(columns))])
    table, _ = text_table(name, places, ignore_progress)
    table = table.rename_columns([raw.column_names[int(place)] for place in table.column_names])
    return RawTable(table, np.arange(1, len(frame) + 1, dtype=np.int32), RowUnit.ROW)


def _values(column: pd.Series[Any]) -> pa.ChunkedArray:
    """Return the values of a column; of mixed kinds, each as text."""
    try:
        found = pa.array(column, from_pandas=True)
    except (pa.ArrowInvalid, pa.ArrowTypeError):
        known = column.notna()
        found = pa.array([str(v) if k else None for v, k in zip(column, known, strict=True)])
    return found if isinstance(found, pa.ChunkedArray) else pa.chunked_array([found])
