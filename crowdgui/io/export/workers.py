"""What is known of every worker, as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.intervals import safe_ratio
from crowdgui.core.progress import ignore_progress
from crowdgui.core.workers.information import self_consistency
from crowdgui.text.flags import describe_worker

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.workers.report import WorkerReport
    from crowdgui.io.results import Results


def workers_table(
    results: Results, report: ProgressCallback = ignore_progress
) -> tuple[tuple[str, ...], list[Any]]:
    """Return one row per worker, with the flags and their reasons; NaN where there is no number.

    What the file does not tell of, such as times, or nobody left out, has no column.
    """
    outcome, names = results.outcome, results.worker_ids
    labels, found = outcome.job.labels, outcome.workers
    classes = list(labels.classes)
    flags = [found.flags_of(worker) for worker in range(labels.n_workers)]
    reasons = [
        describe_worker(found, worker, classes, names) if flagged else ""
        for worker, flagged in enumerate(flags)
    ]
    columns: dict[str, Any] = {
        "worker": names,
        "labels": found.labels,
        "agreement": found.agreement,
        "agreement_low": found.agreement_low,
        "agreement_high": found.agreement_high,
        "accuracy": found.accuracy,
        "accuracy_low": found.accuracy_low,
        "accuracy_high": found.accuracy_high,
        "weight": np.full(labels.n_workers, np.nan) if found.weights is None else found.weights,
        "gold_labels": found.gold_labels,
        "gold_accuracy": safe_ratio(found.gold_right, found.gold_labels),
        "spammer_score": found.spammer_score,
        **_behaviour(labels, found),
        "flag": [", ".join(flagged) for flagged in flags],
        "reason": reasons,
    }
    if outcome.job.excluded is not None:
        columns["left_out"] = outcome.job.excluded
    return tuple(columns), list(columns.values())


def _behaviour(labels: Labels, found: WorkerReport) -> dict[str, Any]:
    """Return what times and repeated answers tell, where the file has some."""
    columns: dict[str, Any] = {}
    again = self_consistency(labels)
    if again is not None and again.repeated.any():
        columns |= {"repeated_items": again.repeated, "consistent_items": again.consistent}
    if found.pace is not None:
        columns["median_seconds"] = found.pace.median_seconds
        if found.pace.sessions.any():
            columns["sessions"] = found.pace.sessions
    return columns
