"""Exports of doccano: a ZIP archive with a file for each member of the project."""

from __future__ import annotations

import csv
import io
from itertools import takewhile
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any

from crowdgui.core.errors import CrowdError, ReadError
from crowdgui.io.formats.form import MARKS_A_PART, NOT_LABELLED, Format, NoOptions
from crowdgui.io.formats.long_table import LongTable
from crowdgui.io.tabular.encoding import BLOCK, Utf8Source
from crowdgui.io.tabular.file_head import MAGIC, list_members, open_archive, open_member
from crowdgui.io.tabular.json_lists import JsonFields, format_options, read_records
from crowdgui.text.translation import format_number, tr, tr_n, tr_noop

if TYPE_CHECKING:
    import zipfile
    from collections.abc import Iterator
    from pathlib import Path
    from typing import BinaryIO

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.tabular.file_head import FileHead
    from crowdgui.io.tabular.raw_table import RawTable


_LOOKED_AT = 8 << 20
"""Bytes of the longest first record."""


_TABLE, _LINES = ".csv", ".txt"


_ENDINGS = (".jsonl", ".json", _TABLE, _LINES)


_EVERYBODY = "all"
"""Names the only file of a project whose members share their annotations."""


_LABELS = ("label", "labels", "cats")


_MARKS = ("entities", "relations")


_OWN = ("id", "Comments", *_LABELS, *_MARKS)


_BETWEEN = "#"
"""Parts the labels in a cell of a table; a label can hold one too."""


_FAST_TEXT = "__label__"


def recognise(head: FileHead) -> bool:
    if not head.start.startswith(MAGIC):
        return False
    try:
        with open_archive(head.path) as archive:
            members = list_members(archive)
            if not members or any(_ending(member) not in _ENDINGS for member in members):
                return False
            return _has_labels(archive, members[0])
    except CrowdError:
        return False


def _has_labels(archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> bool:
    with open_member(archive, member) as file:
        start = file.read(_LOOKED_AT).decode("utf-8", "ignore").lstrip("\ufeff [\r\n")
    if _ending(member) == _LINES:
        return start.startswith(_FAST_TEXT)
    if _ending(member) == _TABLE:
        header = next(csv.reader(io.StringIO(start.partition("\n")[0])), [])
        return "id" in header and not {"label", "labels"}.isdisjoint(header)
    named = any(f'"{name}"' in start for name in _LABELS)
    return start.startswith("{") and '"id"' in start and named


def read(path: Path, options: NoOptions, report: ProgressCallback) -> RawTable:
    """Read every member's file; the file is called after the worker."""
    reader = _Reader(path.name)
    with open_archive(path) as archive:
        members = list_members(archive)
        if [PurePosixPath(member.filename).stem for member in members] == [_EVERYBODY]:
            found = tr(
                "The members of this project shared their annotations, so the export "
                "can’t show who made each one. In doccano, turn off “Share annotations” "
                "before labelling."
            )
            raise ReadError(path.name, found)
        for member in members:
            reader.take_member(archive, member, report)
    reader.explain()
    return reader.table.flat(tr("No file is named after a worker."))


class _Reader:
    """Takes the files of an archive, one after another."""

    def __init__(self, name: str):
        self.table = LongTable(name)
        self._name = name
        self._place = self._parted = self._again = 0

    def take_member(
        self, archive: zipfile.ZipFile, member: zipfile.ZipInfo, report: ProgressCallback
    ) -> None:
        worker, seen = PurePosixPath(member.filename).stem, set[str]()
        with open_member(archive, member) as file:
            for record in _records(file, member, report):
                self._place += 1
                fields = JsonFields(self._name, self._place, record)
                item = fields.text("id") or fields.text("text") or fields.text("filename")
                self._again += item in seen
                seen.add(item)
                labels = self._labels(fields, _ending(member) == _TABLE)
                self._take(fields, item, worker, labels)

    def _labels(self, record: JsonFields, parted: bool) -> list[Any]:
        """Return the labels of a record, which a table has in one cell."""
        found: list[Any] = []
        for value in (record.record.get(name) for name in _LABELS):
            found += value if isinstance(value, list) else [value]
        found = [label for label in found if label not in (None, "")]
        parts: list[Any] = found[0].split(_BETWEEN) if parted and found else []
        if len(parts) < 2 or not all(parts):
            return found
        self._parted += 1
        return parts

    def _take(self, record: JsonFields, item: str, worker: str, labels: list[Any]) -> None:
        marks = sum(not isinstance(label, str | int | float) for label in labels)
        for _ in range(marks + sum(len(record.listed(name)) for name in _MARKS)):
            self.table.skip(tr(MARKS_A_PART), record.at)
        if not labels:
            self.table.skip(tr(NOT_LABELLED), record.at)
        elif not marks:
            beside = {k: v for k, v in record.record.items() if k not in _OWN}
            self.table.add(
                record.at,
                item=item,
                worker=worker,
                label=format_options(labels),
                beside=self.table.beside(beside),
            )

    def explain(self) -> None:
        if self._parted:
            one = "{n} label with a # in it is taken for several labels."
            many = "{n} labels with a # in them are taken for several labels each."
            self.table.notes.append(tr_n(one, many, self._parted))
        if self._again:
            one = "{n} id occurs more than once in a worker’s file. Do the items have a field “id”?"
            many = (
                "{n} ids occur more than once in a worker’s file. Do the items have a field “id”?"
            )
            self.table.notes.append(tr_n(one, many, self._again))


def _records(
    file: BinaryIO, member: zipfile.ZipInfo, report: ProgressCallback
) -> Iterator[dict[str, Any]]:
    match _ending(member):
        case ".csv":
            yield from _rows(file, member)
        case ".txt":
            yield from map(_fast_text, filter(str.strip, _text(file, member)))
        case _:
            for _, record in read_records(file, member.filename, member.file_size, report):
                yield record


def _rows(file: BinaryIO, member: zipfile.ZipInfo) -> Iterator[dict[str, Any]]:
    rows = csv.reader(_text(file, member), strict=True)
    try:
        header = next(rows, [])
        for row in filter(None, rows):
            if len(row) != len(header):
                found = tr(
                    "Found {n} cells, expected {expected}.",
                    n=format_number(len(row)),
                    expected=format_number(len(header)),
                )
                raise ReadError(member.filename, found, line=rows.line_num)
            yield dict(zip(header, row, strict=True))
    except csv.Error as error:
        found = tr("The quotation marks are wrong there. Export the project again.")
        raise ReadError(member.filename, found, line=rows.line_num) from error


def _text(file: BinaryIO, member: zipfile.ZipInfo) -> io.TextIOWrapper:
    source = Utf8Source(file, member.filename, "utf-8")
    return io.TextIOWrapper(io.BufferedReader(source, BLOCK), "utf-8", newline="")


def _fast_text(line: str) -> dict[str, Any]:
    """Take a line apart: its labels, each marked as one, and then the text."""
    words = line.strip().split(" ")
    labels = list(takewhile(lambda word: word.startswith(_FAST_TEXT), words))
    names = [label.removeprefix(_FAST_TEXT) for label in labels]
    return {"label": names, "text": " ".join(words[len(labels) :])}


def _ending(member: zipfile.ZipInfo) -> str:
    return PurePosixPath(member.filename).suffix.lower()


FORMAT = Format("doccano", tr_noop("doccano export"), recognise, read, (".zip",), NoOptions)
