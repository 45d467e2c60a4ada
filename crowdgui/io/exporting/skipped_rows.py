"""The list of everything that was skipped, as a table to hand back to who made the file."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import text_array
from crowdgui.core.progress import ignore_progress
from crowdgui.io.exporting.text_files import write_csv

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.exporting.text_files import Table, WrittenFile
    from crowdgui.io.importing.skipped_rows import SkippedRows


def write_skipped_rows(
    path: Path, parts: Sequence[SkippedRows], report: ProgressCallback = ignore_progress
) -> WrittenFile:
    """Write a row for each place, all of them; where several labels were it is named once."""
    header, columns = skipped_columns(parts)
    return write_csv(path, header, columns, report=report)


def skipped_columns(parts: Sequence[SkippedRows]) -> Table:
    """Return file, place and reason of everything skipped."""
    places = [_places(part) for part in parts]
    sizes = [found.size for found in places]
    columns = {
        "file": np.repeat(text_array(part.file for part in parts), sizes),
        "counted_by": np.repeat(text_array(str(part.counted_by) for part in parts), sizes),
        "place": np.concatenate([np.empty(0, dtype=np.int64), *places]),
        "reason": np.repeat(text_array(part.reason for part in parts), sizes),
    }
    return tuple(columns), list(columns.values())


def _places(part: SkippedRows) -> IntArray:
    return np.array(part.lines, dtype=np.int64) if part.places is None else part.places
