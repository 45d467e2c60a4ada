"""Trials as files: every one of them, and their curves as numbers and as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.progress import ignore_progress
from crowdgui.figures.marks import LineStyle
from crowdgui.io.atomic import replace_atomically
from crowdgui.io.exporting.text_files import write_csv
from crowdgui.io.importing.read_labels import ImportedLabels
from crowdgui.io.report.svg import (
    AXIS,
    BODY,
    CANVAS,
    TEXT,
    WIDE,
    Drawing,
    PlotFrame,
    draw_bottom,
    draw_grid,
    left_margin,
    mix_colours,
    text_width_px,
    token_colour,
)
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.simulate.scenario import SimulatedLabels
    from crowdgui.core.trials import TrialResults
    from crowdgui.figures.curves import ChartData, Line


def write_curves(folder: Path, name: str, curves: ChartData, title: str) -> None:
    """Write a picture (SVG) and the numbers behind it (CSV)."""
    with replace_atomically(folder / f"{name}.svg") as file:
        file.write(curves_chart(curves, title).document().encode("utf-8"))
    write_csv(folder / f"{name}.csv", *curves.table())


def write_trials(path: Path, trials: TrialResults, point: str) -> None:
    """Write a row for each point, repetition and series that was tried, all measures beside."""
    shape = next(iter(trials.values.values())).shape
    places = np.indices(shape).reshape(3, -1)
    numbers = np.stack([values.ravel() for values in trials.values.values()])
    tried = ~np.isnan(numbers).all(axis=0)
    at, repetition, series = places[:, tried]
    names = np.array(trials.series)
    header = (point, tr("repetition"), tr("rule"), *trials.values)
    columns = (trials.points[at], repetition + 1, names[series], *numbers[:, tried])
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
        skipped=(),
        repeated_pairs=0,
        contradicting_pairs=0,
        source=None,
        rows=made.labels.n_labels,
    )


_HEIGHT, _LINE = 380.0, 18.0


_STROKES = {LineStyle.LONG: "7 4", LineStyle.MIXED: "7 3 2 3", LineStyle.SHORT: "2 3"}


_BAND = 0.12


def curves_chart(curves: ChartData, title: str) -> Drawing:
    """Draw curves under their title and legend, on a ground of their own."""
    drawing = Drawing(WIDE, _HEIGHT)
    drawing.box(0, 0, WIDE, _HEIGHT, CANVAS)
    drawing.words(12, 22, title, size=BODY, fill=TEXT, strong=True, room=WIDE - 24)
    top = _draw_legend(drawing, curves.lines)
    up, across = curves.scale, curves.span
    frame = PlotFrame(
        12 + left_margin(up.ticks),
        top,
        WIDE - 24,
        _HEIGHT - 44,
        (across.low, across.high),
        (up.low, up.high),
    )
    draw_grid(drawing, frame, up.ticks)
    draw_bottom(drawing, frame, across.ticks, curves.across.title)
    for line in curves.lines:
        _draw_line(drawing, frame, curves, line)
    return drawing


def _draw_legend(drawing: Drawing, lines: tuple[Line, ...]) -> float:
    """Draw what each line is; give where the plot may begin."""
    x, y = 12.0, 44.0
    for line in lines:
        look, colour = line.legend, token_colour(line.legend.token)
        width = text_width_px(line.name, AXIS) + 30
        if x > 12 and x + width > WIDE - 12:
            x, y = 12.0, y + _LINE
        if line.dashes is None:
            drawing.mark(look.shape, x + 6, y - 4, 4, colour)
        else:
            drawing.line((x, y - 4), (x + 13, y - 4), colour, 1.5, dashes=_STROKES[line.dashes])
        drawing.words(x + 17, y, line.name)
        x += width
    return y + _LINE


def _draw_line(drawing: Drawing, frame: PlotFrame, curves: ChartData, line: Line) -> None:
    curve, look = line.curve, line.legend
    there, colour = curve.count > 0, token_colour(look.token)
    if not there.any():
        return
    x = curves.x[there].tolist()
    middle = frame.points(x, curves.heights(curve.mean[there]))
    if line.dashes is not None:
        drawing.curve(middle, colour, 1.5, dashes=_STROKES[line.dashes])
        return
    low, high = (
        frame.points(x, np.maximum(curves.heights(edge[there]), curves.scale.low))
        for edge in curves.spread(curve)
    )
    if curves.bars:
        for start, end in zip(low, high, strict=True):
            drawing.line(start, end, colour, 1.5)
    else:
        drawing.area([*low, *reversed(high)], mix_colours(CANVAS, colour, _BAND))
    drawing.curve(middle, colour)
    for point in middle:
        drawing.mark(look.shape, *point, 4, colour)
