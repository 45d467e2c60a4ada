"""A simulated set as a file, or as if it had been read from one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.progress import ignore_progress
from crowdgui.io.read_labels import Imported
from crowdgui.io.writing.csv_file import write_csv

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.simulate.draw import SimulatedLabels

HEADER = ("worker", "item", "label", "gold")
"""Names that the columns are recognised by when the file is opened again."""


def write_simulated(
    path: Path, made: SimulatedLabels, report: ProgressCallback = ignore_progress
) -> None:
    """Write a row for each label, with the class the item truly has in the last column."""
    labels = made.labels
    columns = (
        labels.worker_ids[labels.worker],
        labels.item_ids[labels.item],
        labels.classes[labels.code],
        labels.classes[made.truth[labels.item]],
    )
    write_csv(path, HEADER, columns, report=report)


def imported(made: SimulatedLabels, name: str) -> Imported:
    """Return the set as labels to be opened, the true classes as gold."""
    return Imported(
        name=name,
        labels=made.labels,
        gold=made.truth,
        content=None,
        left_out=(),
        repeated_pairs=0,
        contradicting_pairs=0,
        source=None,
        rows=made.labels.n_labels,
    )
