"""What a run gives to hand on, and the files it is handed on in."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cached_property
from typing import TYPE_CHECKING

from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.errors import WriteError
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.io.export.form import Export
from crowdgui.io.export.formats import CSV, table_export
from crowdgui.io.export.labels import final_labels_table
from crowdgui.io.export.records import write_guarantee, write_summary
from crowdgui.io.export.tables import LABELS, WORKERS
from crowdgui.io.pseudonyms import new_key, pseudonyms
from crowdgui.text.translation import tr, tr_noop

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from crowdgui.core.arrays import TextArray
    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.core.review.decisions import Decision
    from crowdgui.io.left_out import LeftOut

__all__ = ["EXPORTS", "Export", "Exported", "Results", "final_labels_table", "write_exports"]


@dataclass(frozen=True, eq=False)
class Results:
    """What is handed on: a run, the guarantee for it, and what was left out of the files.

    `decisions` are those people have made, by item; with a `key` workers get pseudonyms. The files
    `read_from` are never written to. `name` is what the labels are called, `wishes` what was
    asked of the guarantee, `made` when this was. A report goes further than the other files, so
    workers have pseudonyms in it whether or not these do, unless its own `report_key` is None.
    `content` is what was labelled, for each item, where the files tell.
    """

    outcome: Outcome
    guarantee: Guarantee
    left_out: tuple[LeftOut, ...]
    decisions: Mapping[int, Decision] = field(default_factory=dict)
    key: bytes | None = None
    read_from: tuple[Path, ...] = ()
    name: str = ""
    wishes: GuaranteeOptions = field(default_factory=GuaranteeOptions)
    made: datetime = field(default_factory=lambda: datetime.now(UTC))
    report_key: bytes | None = field(default_factory=new_key)
    content: TextArray | None = None

    @cached_property
    def worker_ids(self) -> TextArray:
        """The workers' names as they stand in the files."""
        ids = self.outcome.job.labels.worker_ids
        return ids if self.key is None else pseudonyms(ids, self.key)

    @cached_property
    def report_ids(self) -> TextArray:
        """The workers' names as they stand in the report."""
        ids = self.outcome.job.labels.worker_ids
        return ids if self.report_key is None else pseudonyms(ids, self.report_key)


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
