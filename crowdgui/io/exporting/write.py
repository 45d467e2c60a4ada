"""Writes the files of a run, all of them or none, and lists; names the folders for them."""

from __future__ import annotations

import json
import os
import re
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from crowdgui.core.errors import WriteError
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.io.atomic import replace_together, write_text
from crowdgui.io.exporting.records import guarantee_record, summary_record
from crowdgui.io.exporting.table_formats import CSV, XLSX, Export, write_table
from crowdgui.io.importing.import_spec import recorded_files
from crowdgui.io.reachable import path_exists
from crowdgui.text.translation import tr, tr_noop

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.exporting.results import Results
    from crowdgui.io.exporting.text_files import Table
    from crowdgui.io.importing.adding import Addition


def _write_summary(path: Path, results: Results, report: ProgressCallback) -> int:
    return write_record(path, summary_record(results, report))


def _write_guarantee(path: Path, results: Results, report: ProgressCallback) -> int:
    return write_record(path, guarantee_record(results.guarantee, results))


def write_record(path: Path, record: dict[str, Any]) -> int:
    """Write a record as JSON, in UTF-8, where nothing needs to be made safe."""
    write_text(path, json.dumps(record, ensure_ascii=False, indent=2, allow_nan=False) + "\n")
    return 0


SUMMARY = Export(
    "summary",
    "summary.json",
    _write_summary,
    tr_noop("Summary"),
    tr_noop("counts, rule, iterations, error rate on gold and what was excluded, for programs"),
)


GUARANTEE = Export(
    "guarantee",
    "guarantee.json",
    _write_guarantee,
    tr_noop("Guarantee"),
    tr_noop("the headline and every bound with its assumptions, for programs"),
)


@dataclass(frozen=True)
class ExportedFiles:
    """The files that were written, and how many cells were made safe for spreadsheets."""

    files: tuple[Path, ...]
    neutralised: int


def write_exports(
    folder: Path,
    results: Results,
    exports: tuple[Export, ...],
    report: ProgressCallback = ignore_progress,
) -> ExportedFiles:
    """Write the chosen files into `folder`, all of them or none; the folder is made."""
    files = [folder / export.file for export in exports]
    spare_sources(results.read_from, files, results.read_as)
    neutralised = 0
    with replace_together(folder) as staging:
        for done, export in enumerate(exports):
            report(Progress(tr("Writing {file}", file=export.file), done / len(exports)))
            neutralised += export.write(staging / export.file, results, report)
    return ExportedFiles(tuple(folder / export.file for export in exports), neutralised)


def spare_sources(read_from: tuple[Path, ...], wanted: list[Path], read_as: Any = None) -> None:
    """Refuse to write over a file the labels came from.

    Those that only a project names, by how they were `read_as`, are compared by name: somebody
    else may have named any file there, which is not to be looked at.
    """
    names = {_plain_path(name) for name in recorded_files(read_as)}
    for path in filter(path_exists, wanted):
        if names & {_plain_path(path), _plain_path(path.resolve())} or any(
            path_exists(source) and path.samefile(source) for source in read_from
        ):
            raise WriteError(
                tr(
                    "These labels were read from {file} in {folder}, and CrowdGUI never "
                    "changes source files. Choose another folder.",
                    file=path.name,
                    folder=path.parent,
                )
            )


def _plain_path(path: Path | str) -> str:
    return os.path.normcase(os.path.abspath(path))  # noqa: PTH100 -- a name, of no file here


def write_list(
    path: Path,
    table: Table,
    read_from: tuple[Path, ...],
    report: ProgressCallback = ignore_progress,
    read_as: Any = None,
) -> None:
    """Write a list to fill in: a workbook if `path` says so, which no spreadsheet misreads."""
    spare_sources(read_from, [path], read_as)
    form = XLSX if path.suffix.casefold() == f".{XLSX.ending}" else CSV
    write_table(path, table, form, report)


ADDED_LIST = "added-labels.csv"


def write_differences(path: Path, addition: Addition, report: ProgressCallback) -> Path:
    """Write every label of an added file that is new or contradicts, one per row."""
    from crowdgui.io.importing.adding import differences

    write_table(path, differences(addition), CSV, report)
    return path


_LONGEST_NAME = 60
"""Characters of a name that are kept: a path must not grow too long for Windows."""


_UNSAFE = re.compile(r"[^\w .,()-]+")


_TAKEN = re.compile(r"(con|prn|aux|nul|(com|lpt)[\d¹²³]) *(\..*)?", re.IGNORECASE)
"""Devices of Windows; small digits above the line count, and blanks before the dot don't."""


_UNNAMED = "question"


def name_question_folders(questions: Iterable[str]) -> tuple[str, ...]:
    """Return a name of a folder for each question.

    A question's name is whatever a file says, so nothing of it may lead elsewhere. No two are
    alike, not even where capitals do not count.
    """
    folders: list[str] = []
    taken: set[str] = set()
    for question in questions:
        plain = name = _plain_name(question)
        number = 2
        while name.casefold() in taken:
            name, number = f"{plain} {number}", number + 1
        taken.add(name.casefold())
        folders.append(name)
    return tuple(folders)


def _plain_name(question: str) -> str:
    """Keep what is a letter, a digit or harmless; the rest becomes hyphens."""
    composed = unicodedata.normalize("NFC", question)
    name = _UNSAFE.sub("-", composed)[:_LONGEST_NAME].strip(" .-") or _UNNAMED
    return f"{name}-" if _TAKEN.fullmatch(name) else name
