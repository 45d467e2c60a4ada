"""What was skipped in a file, why, and on which lines."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import chain
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.io.formats.form import FormatForm
from crowdgui.io.importing.import_spec import MultiFile
from crowdgui.io.importing.tables import count_rows, find_places, read_skipped_entries
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
    if isinstance(form, MultiFile):
        return _with_lines_of_each(file, form, omissions, report)
    some = [omission for omission in omissions if omission.rows.size]
    listed = [np.unique(omission.rows) for omission in some]
    wanted = np.unique(np.concatenate([np.empty(0, dtype=np.int64), *listed]))
    counted_by, places = find_places(file, form, wanted, n_rows, report)
    return tuple(
        _with_places(
            omission.reason,
            omission.rows.size,
            places[np.searchsorted(wanted, rows)],
            file.path,
            counted_by,
        )
        for omission, rows in zip(some, listed, strict=True)
    )


def _with_lines_of_each(
    file: OpenedFile, form: MultiFile, omissions: Sequence[Omission], report: ProgressCallback
) -> tuple[SkippedRows, ...]:
    """Look up the places in each of the files that are read one below the other."""
    if not any(omission.rows.size for omission in omissions):
        return ()
    found: list[SkippedRows] = []
    start = 0
    for (path, own), n_rows in zip(form.parts, count_rows(file, form, report), strict=True):
        here = [
            Omission(o.reason, o.rows[(o.rows >= start) & (o.rows < start + n_rows)] - start)
            for o in omissions
        ]
        found += with_lines(file.beside(path), own, n_rows, here, report)
        start += n_rows
    order = [omission.reason for omission in omissions]
    return tuple(sorted(found, key=lambda left: order.index(left.reason)))


def format_skipped_rows(
    file: OpenedFile, form: Form, report: ProgressCallback
) -> tuple[SkippedRows, ...]:
    """Return the entries that the format itself marks as no answer."""
    if isinstance(form, MultiFile):
        each = (format_skipped_rows(file.beside(path), own, report) for path, own in form.parts)
        return tuple(chain.from_iterable(each))
    if not isinstance(form, FormatForm):
        return ()
    counted_by = file.parse(form, report).counted_by
    return tuple(
        _with_places(part.reason, part.places.size, part.places, file.path, counted_by)
        for part in read_skipped_entries(file, form, report)
    )


def _with_places(
    reason: str, count: int, places: IntArray, path: Path, counted_by: RowUnit
) -> SkippedRows:
    places.setflags(write=False)
    return SkippedRows(
        reason, count, tuple(places[:LISTED].tolist()), path.name, counted_by, places
    )
