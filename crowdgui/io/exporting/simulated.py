"""Trials as files: every one of them, and their curves as numbers and as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.progress import ignore_progress
from crowdgui.io.atomic import replace_atomically
from crowdgui.io.exporting.text_files import write_csv
from crowdgui.io.importing.read_labels import ImportedLabels
from crowdgui.io.report.charts.curves import curves_chart
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.simulate.draw import SimulatedLabels
    from crowdgui.core.trials import TrialResults
    from crowdgui.figures.curves import ChartData


def write_curves(folder: Path, name: str, curves: ChartData, title: str) -> None:
    """Write a picture (SVG) and the numbers behind it (CSV)."""
    with replace_atomically(folder / f"{name}.svg") as file:
        file.write(curves_chart(curves, title).document().encode("utf-8"))
    write_csv(folder / f"{name}.csv", *curves.table())


def write_trials(path: Path, trialled: TrialResults, point: str) -> None:
    """Write a row for each point, repetition and series that was tried, all measures beside."""
    shape = next(iter(trialled.values.values())).shape
    places = np.indices(shape).reshape(3, -1)
    numbers = np.stack([values.ravel() for values in trialled.values.values()])
    tried = ~np.isnan(numbers).all(axis=0)
    at, repetition, series = places[:, tried]
    names = np.array(trialled.series)
    header = (point, tr("repetition"), tr("rule"), *trialled.values)
    columns = (trialled.points[at], repetition + 1, names[series], *numbers[:, tried])
    write_csv(path, header, columns)


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


def simulated_as_imported(made: SimulatedLabels, name: str) -> ImportedLabels:
    """Return the set as labels to be opened, the true classes as gold."""
    return ImportedLabels(
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
