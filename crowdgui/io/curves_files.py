"""Trials as files: every one of them, and their curves as numbers and as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.io.atomic import replacing
from crowdgui.io.report.pictures.curves import curves_drawing
from crowdgui.io.writing.csv_file import write_csv
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.chart_data import ChartData
    from crowdgui.core.trials import TrialResults


def write_curves(folder: Path, name: str, curves: ChartData, title: str) -> None:
    """Write a picture (SVG) and the numbers behind it (CSV)."""
    with replacing(folder / f"{name}.svg") as file:
        file.write(curves_drawing(curves, title).document().encode("utf-8"))
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
