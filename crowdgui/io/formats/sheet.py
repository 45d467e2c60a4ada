"""A platform's text table: its columns by name, and the line of the file each row begins at."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa

from crowdgui.core.errors import ReadError
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.io.formats.long_table import content_column, refuse_empty
from crowdgui.io.tabular.coded_columns import drop_unused, is_any, take_rows
from crowdgui.io.tabular.column_encoder import CodedColumn, split_dictionary
from crowdgui.io.tabular.encoding import describe_guess, is_unicode, sniff_encoding
from crowdgui.io.tabular.file_head import FileHead
from crowdgui.io.tabular.raw_table import RawTable, RowUnit, SkippedEntries
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.io.tabular.text_file import (
    TextFormat,
    lines_of_rows,
    numbered_rows,
    preview,
    read_table,
)
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
    from pathlib import Path

    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.progress import ProgressCallback


@dataclass(frozen=True, eq=False)
class PlatformSheet:
    """The rows of `name`, a file, with those that were skipped so far, by reason."""

    name: str
    columns: Mapping[str, CodedColumn]
    lines: IntArray
    skipped: tuple[SkippedEntries, ...] = ()
    report: ProgressCallback = ignore_progress
    counted_by: RowUnit = RowUnit.LINE
    encoding: str = "utf-8"

    def named(self, start: str) -> dict[str, CodedColumn]:
        """Return the columns whose names begin so, without those that are blank all through."""
        found = {}
        for name, column in self.columns.items():
            self.pause()
            if name.startswith(start) and is_filled(column):
                found[name] = column
        return found

    def pause(self) -> None:
        """Allow cancelling between two columns."""
        self.report(Progress(tr("Sorting the columns of {file}", file=self.name)))

    def without(self, rows: BoolArray, reason: str) -> PlatformSheet:
        """Skip rows that the file marks as void; `reason` is for the user."""
        if not rows.any():
            return self
        rest = self.only(~rows)
        return replace(rest, skipped=(*self.skipped, SkippedEntries(reason, self.lines[rows])))

    def only(self, rows: BoolArray) -> PlatformSheet:
        """Keep some rows; the others are none that the user misses."""
        self.pause()
        columns = {name: take_rows(column, rows) for name, column in self.columns.items()}
        return replace(self, columns=columns, lines=self.lines[rows])

    def flat(
        self,
        columns: Mapping[str, CodedColumn],
        roles: Mapping[ColumnRole, str],
        notes: Iterable[str] = (),
        *,
        content: Iterable[str] = (),
        question: str | None = None,
        asked: Iterable[str] = (),
    ) -> RawTable:
        """Make a table of `columns`; of `content`, one is chosen to show what was labelled."""
        self.pause()
        table = pa.table({name: _arrow(drop_unused(column)) for name, column in columns.items()})
        known = {role: name for role, name in roles.items() if name in columns}
        shown = content_column(table, (name for name in content if name not in known.values()))
        if shown is not None:
            known[ColumnRole.CONTENT] = shown
        guessed = () if is_unicode(self.encoding) else (describe_guess(self.encoding),)
        skipped, said = self.skipped, (*notes, *guessed)
        flat = RawTable(
            table=table,
            places=self.lines,
            counted_by=self.counted_by,
            roles=known,
            skipped=skipped,
            notes=said,
            question=question,
            asked=tuple(asked),
        )
        refuse_empty(self.name, flat)
        return flat


def read_named(
    path: Path,
    names: Collection[str],
    report: ProgressCallback,
    wanted: Callable[[str], bool] = bool,
    spare: Collection[str] = (),
) -> PlatformSheet:
    """Read a text table that has columns called `names`, with all columns that are `wanted`."""
    return read_sheet(path, FileHead.of(path).separator(*names), names, report, wanted, spare)


def read_sheet(
    path: Path,
    separator: str | None,
    needed: Collection[str],
    report: ProgressCallback,
    wanted: Callable[[str], bool] = bool,
    spare: Collection[str] = (),
) -> PlatformSheet:
    """Read a text table whose first line is cut at `separator`; None where it is none such.

    `wanted` chooses the columns by their names; those called `needed` must be there. Of the last
    columns, rows may lack those that are not wanted or `spare`.
    """
    if separator is None:
        raise _changed(path)
    form = TextFormat(separator, sniff_encoding(path, report), header=True)
    names = preview(path, form, rows=0).columns
    if not set(needed) <= set(names):
        raise _changed(path)
    places = [place for place, name in enumerate(names) if wanted(name)]
    try:
        table = read_table(path, form, places, report)
        lines = lines_of_rows(path, form, range(len(table)), len(table), report)
    except ReadError as error:
        least = max((p for p in places if names[p] not in spare), default=0) + 1
        found = _short_rows(path, form, names, places, least, report)
        if found is None:
            raise error from None
        table, lines = found[0], tuple(found[1])
    if not len(table):
        raise ReadError(path.name, tr("There are no rows below the header. Export it again."))
    columns = {name: split_dictionary(table.column(name)) for name in table.column_names}
    return PlatformSheet(
        path.name,
        columns,
        np.array(lines, dtype=np.int64),
        report=report,
        encoding=form.encoding,
    )


def _short_rows(
    path: Path,
    form: TextFormat,
    names: Sequence[str],
    places: Sequence[int],
    least: int,
    report: ProgressCallback,
) -> tuple[pa.Table, list[int]] | None:
    """Read rows that lack cells at their end, such as empty ones that a platform skips.

    None where a row has too few cells, or too many.
    """
    lines = []
    cells: list[list[str]] = [[] for _ in places]
    for line, row in itertools.islice(numbered_rows(path, form, report, strict=True), 1, None):
        if not least <= len(row) <= len(names):
            return None
        lines.append(line)
        for column, place in zip(cells, places, strict=True):
            column.append(row[place] if place < len(row) else "")
    coded = [pa.array(column, pa.string()).dictionary_encode() for column in cells]
    return pa.table(coded, names=[names[place] for place in places]), lines


def _changed(path: Path) -> ReadError:
    found = tr("The columns don’t match this format. Has the file changed?")
    return ReadError(path.name, found)


def is_filled(column: CodedColumn) -> bool:
    """Return whether there is anything in a column."""
    return not is_any(column, ("",)).all()


def _arrow(column: CodedColumn) -> pa.DictionaryArray:
    return pa.DictionaryArray.from_arrays(pa.array(column.codes, pa.int32()), column.words)
