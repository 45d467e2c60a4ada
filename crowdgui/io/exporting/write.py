"""What a run gives to hand on, and the files it is handed on in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from crowdgui.core.errors import WriteError
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.io.exporting.records import write_guarantee, write_summary
from crowdgui.io.exporting.table_formats import CSV, Export, table_export
from crowdgui.io.exporting.tables import LABELS, WORKERS
from crowdgui.text.translation import tr, tr_noop

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.exporting.results import Results


SUMMARY = Export(
    "summary",
    "summary.json",
    write_summary,
    tr_noop("Summary"),
    tr_noop("counts, rule, steps, error on gold and what was left out, for a program"),
)


GUARANTEE = Export(
    "guarantee",
    "guarantee.json",
    write_guarantee,
    tr_noop("Guarantee"),
    tr_noop("the headline and every bound with its conditions, for a program"),
)


EXPORTS = (table_export(LABELS, CSV), table_export(WORKERS, CSV), SUMMARY, GUARANTEE)
"""What is written where nothing is chosen."""


@dataclass(frozen=True)
class Exported:
    """The files that were written, and how many cells were made safe for spreadsheets."""

    files: tuple[Path, ...]
    neutralised: int


def write_exports(
    folder: Path,
    results: Results,
    exports: tuple[Export, ...],
    report: ProgressCallback = ignore_progress,
) -> Exported:
    """Write the chosen files into `folder`, each whole or not at all; the folder is made."""
    make_folder(folder)
    _spare(results.read_from, [folder / export.file for export in exports])
    neutralised = 0
    for done, export in enumerate(exports):
        report(Progress(tr("Writing {file}", file=export.file), done / len(exports)))
        neutralised += export.write(folder / export.file, results, report)
    return Exported(tuple(folder / export.file for export in exports), neutralised)


def _spare(read_from: tuple[Path, ...], wanted: list[Path]) -> None:
    """Refuse to write over a file the labels came from."""
    for path in wanted:
        if any(path.exists() and source.exists() and path.samefile(source) for source in read_from):
            raise WriteError(
                tr(
                    "{file} in {folder} is a file these labels were read from, and is never "
                    "changed. Choose another folder.",
                    file=path.name,
                    folder=path.parent,
                )
            )


def make_folder(folder: Path) -> None:
    """Make a folder and those above it, where they are not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = error.strerror or str(error)
        raise WriteError(
            tr("{folder}: this folder cannot be made: {why}.", folder=folder, why=why)
        ) from error
