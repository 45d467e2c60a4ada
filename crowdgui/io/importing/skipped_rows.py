"""What was skipped in a file, why, and on which lines."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.io.formats.form import FormatForm
from crowdgui.io.importing.tables import find_places, read_skipped_entries
from crowdgui.io.tabular.raw_table import RowUnit

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.importing.import_spec import Form
    from crowdgui.io.importing.tables import OpenedFile


LISTED = 1000
"""Most places named for one reason where they are shown."""


@dataclass(frozen=True)
class SkippedRows:
    """How many answers, gold labels, or times of answers, `file` has that were skipped.

    All that were for one reason are counted; `lines` are the first thousand of their places in
    the file, counted from 1, which are what `counted_by` says; `places` are all of them.
    """

    reason: str
    count: int
    lines: tuple[int, ...]
    file: str
    counted_by: RowUnit = RowUnit.LINE
    places: IntArray | None = field(default=None, compare=False)


@dataclass(frozen=True, eq=False)
class Omission:
    """A reason and, for each thing skipped, its row below the header, in rising order."""

    reason: str
    rows: IntArray


def with_lines(
    file: OpenedFile,
    form: Form,
    n_rows: int,
    omissions: Sequence[Omission],
    report: ProgressCallback,
) -> tuple[SkippedRows, ...]:
    """Look up the places of what was skipped in the file, all in one pass."""
    some = [omission for omission in omissions if omission.rows.size]
    listed = [np.unique(omission.rows) for omission in some]
    wanted = np.unique(np.concatenate([np.empty(0, dtype=np.int64), *listed]))
    counted_by, places = find_places(file, form, wanted, n_rows, report)
    return tuple(
        _left_out(
            omission.reason,
            omission.rows.size,
            places[np.searchsorted(wanted, rows)],
            file.path,
            counted_by,
        )
        for omission, rows in zip(some, listed, strict=True)
    )


def format_skipped_rows(
    file: OpenedFile, form: Form, report: ProgressCallback
) -> tuple[SkippedRows, ...]:
    """Return what the format itself says is no answer."""
    if not isinstance(form, FormatForm):
        return ()
    counted_by = file.parse(form, report).counted_by
    return tuple(
        _left_out(part.reason, part.places.size, part.places, file.path, counted_by)
        for part in read_skipped_entries(file, form, report)
    )


def _left_out(
    reason: str, count: int, places: IntArray, path: Path, counted_by: RowUnit
) -> SkippedRows:
    places.setflags(write=False)
    return SkippedRows(
        reason, count, tuple(places[:LISTED].tolist()), path.name, counted_by, places
    )
