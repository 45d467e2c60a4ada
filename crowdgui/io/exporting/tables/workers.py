"""What is known of every worker, as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.audit.acceptance import audit_order
from crowdgui.core.audit.sample import NO_CLASS, NONE_OF_THESE
from crowdgui.core.errors import InputError
from crowdgui.core.labels import UNLABELLED, text_array
from crowdgui.core.progress import ignore_progress
from crowdgui.text.translation import tr
from crowdgui.text.workers.worker_columns import WORKER_COLUMNS, Beside

if TYPE_CHECKING:
    from crowdgui.core.arrays import IntArray, TextArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
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
    beside = Beside(groups, results.prices)
    columns: dict[str, Any] = {}
    for column in WORKER_COLUMNS:
        columns |= column.files_of(outcome, beside, names)
    if outcome.job.excluded is not None:
        columns["excluded"] = outcome.job.excluded
    return tuple(columns), list(columns.values())


def confusion_table(results: Results, report: ProgressCallback) -> Table:
    """Return one row per worker, final label and answer that occurs.

    `share` is of the worker's answers to items of this final label, as the rule found it.
    """
    classes, counts = results.outcome.job.labels.classes, results.outcome.workers.confusion
    worker, final, answer = np.nonzero(counts)
    found = counts[worker, final, answer]
    columns = {
        "worker": results.worker_ids[worker],
        "final_label": classes[final],
        "answer": classes[answer],
        "count": found,
        "share": found / counts.sum(axis=2)[worker, final],
    }
    return tuple(columns), list(columns.values())


def no_audit_reason(results: Results) -> str:
    """Describe why there is no such table."""
    return "" if results.wishes.audit else tr("No audit sample was drawn.")


def draw_table(labels: Labels, content: TextArray | None, size: int, seed: int) -> Table:
    """Return items drawn at random, in the order to check them in, with `label` to fill in."""
    items = audit_order(labels.item_ids, np.arange(labels.n_items), seed)[:size]
    columns: dict[str, Any] = {
        "draw": np.arange(1, size + 1),
        "item": labels.item_ids[items],
        "label": [""] * size,
        "seed": np.full(size, seed),
    }
    if content is not None:
        columns["content"] = content[items]
    return tuple(columns), list(columns.values())


def audit_table(results: Results, report: ProgressCallback) -> Table:
    """Return one row per drawn item, in the order drawn, as “crowdgui draw” writes it.

    `label` is what a person found, empty where nobody has looked or could tell, which `checked`
    tells apart; `stratum` the final label the item was drawn for, where the draw was by class.
    """
    audit = results.wishes.audit
    if audit is None:
        raise InputError(no_audit_reason(results))
    job = results.outcome.job
    items = np.array(audit.sample, dtype=np.int64)
    answers = audit.found
    columns = {
        "draw": np.arange(1, items.size + 1),
        "item": job.labels.item_ids[items],
        "label": _names(results, answers),
        "seed": np.full(items.size, audit.seed),
        "rule_label": _names(results, results.outcome.labels[items]),
        "checked": answers != UNLABELLED,
    }
    if audit.strata is not None:
        columns["stratum"] = _names(results, np.array(audit.strata, dtype=np.int64)[items])
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
