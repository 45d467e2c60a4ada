"""What is known of every worker as a table, and quality over time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.audit.acceptance import audit_order
from crowdgui.core.audit.sample import NO_CLASS, NONE_OF_THESE
from crowdgui.core.errors import InputError
from crowdgui.core.labels import UNLABELLED, text_array
from crowdgui.core.progress import ignore_progress
from crowdgui.text.translation import tr
from crowdgui.text.workers.worker_columns import WORKER_COLUMNS, ColumnSource

if TYPE_CHECKING:
    from crowdgui.core.arrays import IntArray, TextArray
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


def no_audit_reason(results: Results) -> str:
    """Describe why there is no such table."""
    return "" if results.guarantee_options.audit else tr("No audit sample was drawn.")


def draw_table(labels: Labels, content: TextArray | None, size: int, seed: int) -> Table:
    """Return items drawn at random, in the order to check them in, with `label` to fill in."""
    items = audit_order(labels.item_ids, np.arange(labels.n_items), seed)[:size]
    return list_to_audit(labels, content, items, seed)


def list_to_audit(labels: Labels, content: TextArray | None, items: IntArray, seed: int) -> Table:
    """Return drawn items in their order, with `label` to fill in, without the rule’s labels."""
    columns: dict[str, Any] = {
        "draw": np.arange(1, items.size + 1),
        "item": labels.item_ids[items],
        "label": [""] * items.size,
        "seed": np.full(items.size, seed),
    }
    if content is not None:
        columns["content"] = content[items]
    return tuple(columns), list(columns.values())


def audit_table(results: Results, report: ProgressCallback) -> Table:
    """Return one row per drawn item, in the order drawn, as “crowdgui draw” writes it.

    `label` is what a person found, empty where nobody has looked or could tell, which `checked`
    tells apart; `stratum` the final label the item was drawn for, where the draw was by class.
    Until the audit is complete the rule's labels are left empty: they would lead who audits.
    """
    audit = results.guarantee_options.audit
    if audit is None:
        raise InputError(no_audit_reason(results))
    job = results.outcome.job
    items = np.array(audit.sample, dtype=np.int64)
    answers = audit.final_answers
    # The class that an item was drawn for is its final label.
    hidden = np.full(items.size, UNLABELLED)
    by_rule = results.outcome.labels[items] if audit.complete else hidden
    columns = {
        "draw": np.arange(1, items.size + 1),
        "item": job.labels.item_ids[items],
        "label": _names(results, answers),
        "seed": np.full(items.size, audit.seed),
        "rule_label": _names(results, by_rule),
        "checked": answers != UNLABELLED,
    }
    if audit.strata is not None:
        drawn_for = np.array(audit.strata, dtype=np.int64)[items]
        columns["stratum"] = _names(results, drawn_for if audit.complete else hidden)
    return tuple(columns), list(columns.values())


def _names(results: Results, codes: IntArray) -> TextArray:
    classes = results.outcome.job.labels.classes
    none = {UNLABELLED: "", NO_CLASS: NONE_OF_THESE}
    return text_array(
        none.get(int(code)) or (str(classes[code]) if code >= 0 else "") for code in codes
    )


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
