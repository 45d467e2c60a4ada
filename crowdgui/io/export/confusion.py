"""The confusion matrices of all workers as one long table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.results import Results
    from crowdgui.io.writing.blocks import Table


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
