"""Workers as tables: what is known of each, how well they agree, and quality over time."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.errors import InputError
from crowdgui.core.labels import keep_first_labels
from crowdgui.core.progress import ignore_progress
from crowdgui.text.translation import tr
from crowdgui.text.workers.worker_columns import WORKER_COLUMNS, ColumnSource

if TYPE_CHECKING:
    from crowdgui.core.agreement.coefficients import Coefficient
    from crowdgui.core.agreement.report import AgreementReport
    from crowdgui.core.arrays import TextArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.workers.over_time import QualityOverTime, TimeWindows
    from crowdgui.io.exporting.results import Results
    from crowdgui.io.exporting.text_files import Table


def workers_table(
    results: Results, report: ProgressCallback = ignore_progress
) -> tuple[tuple[str, ...], list[Any]]:
    """Return one row per worker, with the flags and their reasons; NaN where there is no number.

    What these labels have nothing for, such as times, has no column.
    """
    outcome, names = results.outcome, results.worker_ids
    groups = results.guarantee.groups if results.guarantee else None
    source = ColumnSource(outcome, names, groups, results.prices)
    columns: dict[str, Any] = {}
    for column in WORKER_COLUMNS:
        columns |= column.files(source)
    if outcome.job.excluded is not None:
        columns["excluded"] = outcome.job.excluded
    return tuple(columns), list(columns.values())


def confusion_table(results: Results, report: ProgressCallback) -> Table:
    """Return one row per worker, final label and answer that occurs.

    `share` is of the worker's answers to items of this final label, as the rule found it.
    """
    classes, counts = results.outcome.job.labels.classes, results.outcome.workers.confusion
    columns = {
        "worker": results.worker_ids[counts.worker],
        "final_label": classes[counts.final],
        "answer": classes[counts.answer],
        "count": counts.count,
        "share": counts.count / counts.by_final[counts.worker, counts.final],
    }
    return tuple(columns), list(columns.values())


def no_excluded_reason(results: Results) -> str:
    """Describe why there is no such table."""
    excluded = results.outcome.job.excluded
    return tr("No worker is excluded.") if excluded is None or not excluded.any() else ""


def excluded_table(results: Results, report: ProgressCallback) -> Table:
    """Return one row per label of an excluded worker."""
    job = results.outcome.job
    labels = job.labels
    excluded = np.zeros(labels.n_workers, dtype=bool) if job.excluded is None else job.excluded
    out = np.flatnonzero(excluded[labels.worker])
    columns = {
        "worker": results.worker_ids[labels.worker[out]],
        "item": labels.item_ids[labels.item[out]],
        "label": labels.classes[labels.code[out]],
    }
    return tuple(columns), list(columns.values())


def _agreement_table(name: str, results: Results, report: ProgressCallback) -> Table:
    labels = results.outcome.job.used
    return agreement_tables(results.agreement(report), labels, results.worker_ids)[name]


coefficients_table = partial(_agreement_table, "agreement")


items_table = partial(_agreement_table, "agreement_items")


pairs_table = partial(_agreement_table, "agreement_pairs")


def agreement_tables(
    found: AgreementReport, labels: Labels, worker_ids: TextArray | None = None
) -> dict[str, Table]:
    """Return every table of a report, by the name of a file for it; NaN where there is no number.

    `worker_ids` (M,) are used instead of the workers' own.
    """
    workers = labels.worker_ids if worker_ids is None else worker_ids
    return {
        "agreement": _coefficients(found),
        "agreement_items": _items(found, labels),
        "agreement_pairs": _pairs(found, workers),
    }


def _coefficients(found: AgreementReport) -> Table:
    """Return one row per coefficient: over all classes first, then two for each class."""
    from crowdgui.text.workers.agreement import describe_counted, why_missing

    rows: list[tuple[str, str, Coefficient]] = [("all", "", c) for c in found.suited]
    for k in found.classes:
        rows += [("class", k.name, k.same), ("class", k.name, k.alpha)]
    columns = {
        "of": [of for of, _, _ in rows],
        "class": [name for _, name, _ in rows],
        "coefficient": [str(c.measure) for _, _, c in rows],
        "value": _numbers(c.value for _, _, c in rows),
        "low": _numbers(c.low for _, _, c in rows),
        "high": _numbers(c.high for _, _, c in rows),
        "counted": [describe_counted(c) for _, _, c in rows],
        "reason": [why_missing(c) for _, _, c in rows],
    }
    return tuple(columns), list(columns.values())


def _items(found: AgreementReport, labels: Labels) -> Table:
    """Return one row per item: item, labels, and the share of pairs of them that are the same."""
    header = ("item", "labels", "agreement")
    per_item = keep_first_labels(labels).labels_per_item
    return header, [labels.item_ids, per_item, found.items.share]


def _pairs(found: AgreementReport, worker_ids: TextArray) -> Table:
    """Return one row per pair of workers that share items; none where there are too many."""
    pairs = found.pairs
    columns = {
        "worker": worker_ids[pairs.first],
        "other_worker": worker_ids[pairs.second],
        "shared_items": pairs.shared,
        "same_label": pairs.agreed,
        "agreement": pairs.agreed / pairs.shared,
        "kappa": pairs.kappa,
    }
    return tuple(columns), list(columns.values())


def _numbers(values: Any) -> Any:
    return np.array([np.nan if value is None else value for value in values], dtype=float)


def no_times_reason(results: Results) -> str:
    """Describe why there is no such table."""
    if results.outcome.job.labels.metadata.given_at is not None:
        return ""
    from crowdgui.core.workers.over_time import NoTime
    from crowdgui.text.workers.over_time import describe_no_time

    return describe_no_time(NoTime.NO_TIMES)


def over_time_table(results: Results, report: ProgressCallback) -> Table:
    """Return one row per window; those of the whole crowd come first, with an empty worker."""
    from crowdgui.core.workers.over_time import NoTime
    from crowdgui.text.workers.over_time import describe_no_time

    found = results.over_time(report)
    if isinstance(found, NoTime):
        raise InputError(describe_no_time(found))
    rows = _rows(results, found, found.crowd, None)
    for worker, windows in found.workers.items():
        rows += _rows(results, found, windows, worker)
    names = tuple(rows[0])
    return names, [[row[name] for row in rows] for name in names]


def _rows(
    results: Results, found: QualityOverTime, windows: TimeWindows, worker: int | None
) -> list[dict[str, Any]]:
    changes = found.changes
    test = {
        "change_p": np.nan if worker is None else float(changes.p[worker]),
        "change_q": np.nan if worker is None else float(changes.q[worker]),
        "since": "" if worker is None else _moment(changes.since[worker]),
        "since_low": "" if worker is None else _moment(changes.since_low[worker]),
        "since_high": "" if worker is None else _moment(changes.since_high[worker]),
    }
    classes = results.outcome.job.labels.classes
    rows = []
    for place in range(windows.labels.size):
        row: dict[str, Any] = {
            "worker": tr("all") if worker is None else str(results.worker_ids[worker]),
            "of": "crowd" if worker is None else "worker",
            "window": place + 1,
            "first": _moment(windows.first[place]),
            "last": _moment(windows.last[place]),
            "labels": int(windows.labels[place]),
            "compared": int(windows.compared[place]),
        }
        for name in ("agreement", "seconds"):
            for end in ("", "_low", "_high"):
                row[f"{name}{end}"] = _number(getattr(windows, f"{name}{end}")[place])
        for code, label in enumerate(classes):
            for end in ("", "_low", "_high"):
                share = getattr(windows, f"shares{end}")[place, code]
                row[f"share_{label}{end}"] = _number(share)
        rows.append(row | test)
    return rows


def _number(value: float) -> float:
    return float(value) if np.isfinite(value) else np.nan


def _moment(seconds: float) -> str:
    from crowdgui.text.workers.over_time import write_moment

    return write_moment(float(seconds)) if np.isfinite(seconds) else ""
