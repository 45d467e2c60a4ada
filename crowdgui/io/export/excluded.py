"""What does not count: the labels of workers left out, and the rows left out of the files."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.results import Results
    from crowdgui.io.writing.blocks import Table


def nobody_excluded(results: Results) -> str:
    """Describe why there is no such table."""
    excluded = results.outcome.job.excluded
    return tr("No worker is left out.") if excluded is None or not excluded.any() else ""


def excluded_table(results: Results, report: ProgressCallback) -> Table:
    """Return one row per label of a worker left out."""
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


def nothing_left_out(results: Results) -> str:
    """Describe why there is no such table."""
    return "" if results.left_out else tr("Nothing was left out of the files.")


def left_out_table(results: Results, report: ProgressCallback) -> Table:
    """Return one row per place in a file whose answer, gold label or time was left out."""
    # Brings the table library with it, which the window need not wait for at its start.
    from crowdgui.io.left_out_file import left_out_columns

    return left_out_columns(results.left_out)
