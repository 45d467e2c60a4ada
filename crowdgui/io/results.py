"""The files a run is handed on in: final labels, workers, summary and guarantee."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from functools import cached_property
from math import isfinite
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.dtypes import StringDType

from crowdgui import __version__
from crowdgui.core.bounds.certify import Wishes
from crowdgui.core.consistency import self_consistency
from crowdgui.core.decisions import final_labels
from crowdgui.core.errors import WriteError
from crowdgui.core.evidence import evidence
from crowdgui.core.findings import known_gold
from crowdgui.core.intervals import share_of
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import Progress, silent
from crowdgui.core.text import later, tr
from crowdgui.io.pseudonyms import new_key, pseudonyms

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.core.decisions import Decision
    from crowdgui.core.labels import Labels, TextArray
    from crowdgui.core.outcome import WorkerReport
    from crowdgui.core.outcome import Outcome
    from crowdgui.core.progress import Report
    from crowdgui.io.read_labels import LeftOut

Table = tuple[tuple[str, ...], list[Any]]
"""A header and its columns."""

_NONE: Mapping[int, Decision] = MappingProxyType({})


def final_labels_table(
    outcome: Outcome, decisions: Mapping[int, Decision] = _NONE, rows: slice = slice(None)
) -> Table:
    """Give one row per item: item, label, confidence, margin, tied, labels; some or all rows.

    Where people have decided, their label stands in `label`, and further columns say what the
    rule found, who set the label, when, whether it is gold, and what was noted.
    """
    labels, done = outcome.job.used, outcome.aggregation
    final = final_labels(done.labels, decisions)
    # The last entry, which UNLABELLED points to, is the empty cell.
    names = np.append(labels.classes, "")
    columns = {
        "item": labels.item_ids[rows],
        "label": names[final.labels[rows]],
        "confidence": done.confidence[rows],
        "margin": done.margin[rows],
        "tied": done.tied[rows],
        "labels": labels.labels_per_item[rows],
    }
    if decisions:
        columns["rule_label"] = names[done.labels[rows]]
        columns |= _decided(range(*rows.indices(labels.n_items)), decisions)
    return tuple(columns), list(columns.values())


def _decided(items: range, decisions: Mapping[int, Decision]) -> dict[str, TextArray]:
    """Give what people have decided about these items, as columns of text."""
    made: dict[str, TextArray] = {
        key: np.full(len(items), "", dtype=StringDType())
        for key in ("set_by", "set_at", "is_gold", "note")
    }
    for place, decision in ((i - items.start, d) for i, d in decisions.items() if i in items):
        made["note"][place] = decision.note
        if decision.labelled:
            made["set_by"][place], made["set_at"][place] = decision.who, decision.when
            made["is_gold"][place] = "yes" if decision.is_gold else ""
    return made


def workers_table(results: Results) -> Table:
    """Give one row per worker, with the flags and their reasons; NaN where there is no number.

    What the file does not tell of, such as times, or nobody left out, has no column.
    """
    outcome, names = results.outcome, results.worker_ids
    labels, report = outcome.job.labels, outcome.workers
    classes = list(labels.classes)
    flags = [report.flags_of(worker) for worker in range(labels.n_workers)]
    reasons = [
        evidence(report, worker, classes, names) if found else ""
        for worker, found in enumerate(flags)
    ]
    columns: dict[str, Any] = {
        "worker": names,
        "labels": report.labels,
        "agreement": report.agreement,
        "agreement_low": report.agreement_low,
        "agreement_high": report.agreement_high,
        "accuracy": report.accuracy,
        "accuracy_low": report.accuracy_low,
        "accuracy_high": report.accuracy_high,
        "weight": np.full(labels.n_workers, np.nan) if report.weights is None else report.weights,
        "gold_labels": report.gold_labels,
        "gold_accuracy": share_of(report.gold_right, report.gold_labels),
        "spammer_score": report.spammer_score,
        **_behaviour(labels, report),
        "flag": [", ".join(found) for found in flags],
        "reason": reasons,
    }
    if outcome.job.excluded is not None:
        columns["left_out"] = outcome.job.excluded
    return tuple(columns), list(columns.values())


def _behaviour(labels: Labels, report: WorkerReport) -> dict[str, Any]:
    """Give what times and repeated answers tell, where the file has some."""
    columns: dict[str, Any] = {}
    again = self_consistency(labels)
    if again is not None and again.repeated.any():
        columns |= {"repeated_items": again.repeated, "consistent_items": again.consistent}
    if report.pace is not None:
        columns["median_seconds"] = report.pace.median_seconds
        if report.pace.sessions.any():
            columns["sessions"] = report.pace.sessions
    return columns


def summary_record(results: Results) -> dict[str, Any]:
    """Give the run in numbers, for a program to read."""
    outcome, decisions = results.outcome, results.decisions.values()
    labels, done = outcome.job.used, outcome.aggregation
    excluded = outcome.job.excluded
    return {
        "counts": {
            "workers": labels.n_workers,
            "items": labels.n_items,
            "labels": labels.n_labels,
            "classes": labels.n_classes,
            "gold": known_gold(outcome.job.gold),
            "workers_left_out": 0 if excluded is None else int(np.count_nonzero(excluded)),
            "labels_set_by_hand": sum(decision.labelled for decision in decisions),
        },
        "classes": list(labels.classes),
        "rule": done.rule,
        "iterations": done.iterations,
        "converged": done.converged,
        "objective": [step.objective for step in done.history],
        "changed": [step.changed for step in done.history],
        "ties": done.n_tied,
        "unlabelled_items": int(np.count_nonzero(done.labels == UNLABELLED)),
        "contested_items": None
        if done.contested is None
        else int(np.count_nonzero(done.contested)),
        "notes": list(done.notes),
        "error_on_gold": outcome.gold.error if outcome.gold else None,
        "left_out": [
            {
                "reason": part.reason,
                "count": part.count,
                "file": part.file,
                "lines": list(part.lines),
            }
            for part in results.left_out
        ],
        "version": __version__,
    }


def guarantee_record(found: Guarantee) -> dict[str, Any]:
    """Give the headline, the model check and every bound, for a program to read."""
    return {
        "headline": asdict(found.headline),
        "model_check": _model_record(found),
        "entries": [asdict(entry) for entry in found.entries],
        "expected_error": found.expected_error,
        "helps": [asdict(change) for change in found.helps],
    }


def _model_record(found: Guarantee) -> dict[str, Any] | None:
    """Give how the homogeneous model, which the paper's bounds use, was found to fit."""
    check = found.model
    if check is None:
        return None
    first, simplest = check.homogeneous, check.simplest
    return {
        "fits": check.fits,
        "grade": check.grade,
        "model": simplest.model if simplest else None,
        # Labels of a crowd that could not disagree have no ratio.
        "ratio": first.spread.size if first and isfinite(first.spread.size) else None,
        "z": first.spread.z if first else None,
        "p": first.spread.p if first else None,
        "pair_distance": first.pairs.size if first else None,
        "sentence": found.model_sentence,
    }


# The writers bring the table library with them, which the window need not wait for at its start.


def write_record(path: Path, record: dict[str, Any]) -> int:
    """Write a record as JSON, in UTF-8, where nothing needs to be made safe."""
    from crowdgui.io.writers import write_text

    write_text(path, json.dumps(record, ensure_ascii=False, indent=2, allow_nan=False) + "\n")
    return 0


def _write_table(path: Path, table: Table, report: Report) -> int:
    from crowdgui.io.writers import write_csv

    return write_csv(path, *table, report).neutralised


@dataclass(frozen=True, eq=False)
class Results:
    """What is handed on: a run, the guarantee for it, and what was left out of the files.

    `decisions` are those people have made, by item; with a `key` workers get pseudonyms. The files
    `read_from` are never written to. `name` is what the labels are called, `wishes` what was
    asked of the guarantee, `made` when this was. A report goes further than the other files, so
    workers have pseudonyms in it whether or not these do, unless its own `report_key` is None.
    """

    outcome: Outcome
    guarantee: Guarantee
    left_out: tuple[LeftOut, ...]
    decisions: Mapping[int, Decision] = field(default_factory=dict)
    key: bytes | None = None
    read_from: tuple[Path, ...] = ()
    name: str = ""
    wishes: Wishes = field(default_factory=Wishes)
    made: datetime = field(default_factory=lambda: datetime.now(UTC))
    report_key: bytes | None = field(default_factory=new_key)

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


def _write_labels(path: Path, results: Results, report: Report) -> int:
    return _write_table(path, final_labels_table(results.outcome, results.decisions), report)


def _write_workers(path: Path, results: Results, report: Report) -> int:
    return _write_table(path, workers_table(results), report)


def _write_summary(path: Path, results: Results, report: Report) -> int:
    return write_record(path, summary_record(results))


def _write_guarantee(path: Path, results: Results, report: Report) -> int:
    return write_record(path, guarantee_record(results.guarantee))


@dataclass(frozen=True)
class Export:
    """A file that can be handed on; `write` gives how many cells it had to make safe."""

    key: str
    file: str
    write: Callable[[Path, Results, Report], int]
    _name: str
    _sentence: str

    @property
    def name(self) -> str:
        return tr(self._name)

    @property
    def sentence(self) -> str:
        return tr(self._sentence)


EXPORTS = (
    Export(
        "labels",
        "labels.csv",
        _write_labels,
        later("Final labels"),
        later("one row per item: label, confidence, margin, tie, number of labels"),
    ),
    Export(
        "workers",
        "workers.csv",
        _write_workers,
        later("Workers"),
        later("agreement, accuracy with interval, weight, gold, flag and its reason"),
    ),
    Export(
        "summary",
        "summary.json",
        _write_summary,
        later("Summary"),
        later("counts, rule, steps, error on gold and what was left out, for a program"),
    ),
    Export(
        "guarantee",
        "guarantee.json",
        _write_guarantee,
        later("Guarantee"),
        later("the headline and every bound with its conditions, for a program"),
    ),
)


@dataclass(frozen=True)
class Exported:
    """The files that were written, and how many cells were made safe for spreadsheets."""

    files: tuple[Path, ...]
    neutralised: int


def write_exports(
    folder: Path,
    results: Results,
    exports: tuple[Export, ...],
    report: Report = silent,
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
