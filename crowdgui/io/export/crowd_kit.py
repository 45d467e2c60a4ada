"""Final labels as the series that Crowd-Kit works with."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from crowdgui.io.export.form import Export
from crowdgui.io.export.formats import CSV, write_table
from crowdgui.io.export.labels import final_labels_table
from crowdgui.text.translation import tr_noop

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.results import Results


def crowd_kit(*, exact: bool = False) -> Export:
    """Return the series as a file, with `exact` text also where a spreadsheet would run it."""
    return Export(
        "crowd-kit",
        "crowd_kit.csv",
        partial(_write, exact),
        tr_noop("Crowd-Kit series"),
        tr_noop("task and label, as its own rules give them (CSV)"),
    )


def _write(exact: bool, path: Path, results: Results, report: ProgressCallback) -> int:
    wanted = ("item", "label")
    _, columns = final_labels_table(results.outcome, results.decisions, columns=wanted)
    return write_table(path, (("task", "label"), columns), CSV, report, exact=exact)
