"""Quality over time as a table: a row per window of all workers together and of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.errors import InputError
from crowdgui.core.workers.over_time import NoTime
from crowdgui.text.translation import tr
from crowdgui.text.workers.over_time import describe_no_time, write_moment

if TYPE_CHECKING:
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.workers.over_time import QualityOverTime, TimeWindows
    from crowdgui.io.exporting.results import Results
    from crowdgui.io.exporting.text_files import Table


def no_times_reason(results: Results) -> str:
    """Describe why there is no such table."""
    known = results.outcome.job.labels.circumstances.given_at
    return describe_no_time(NoTime.NO_TIMES) if known is None else ""


def over_time_table(results: Results, report: ProgressCallback) -> Table:
    """Return one row per window; those of the whole crowd come first, with an empty worker."""
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
            "first": write_moment(float(windows.first[place])),
            "last": write_moment(float(windows.last[place])),
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
    return write_moment(float(seconds)) if np.isfinite(seconds) else ""
