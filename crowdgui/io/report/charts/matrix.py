"""A confusion matrix: what is taken for right down, what was answered across."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.figures.colors import heat_strength
from crowdgui.io.report.flag_styles import CANVAS, SERIES, SUNKEN, TEXT, TEXT2, mix_colours
from crowdgui.io.report.parts import Picture
from crowdgui.io.report.svg import AXIS, BODY, CAPTION, NARROW, WIDE, Drawing, shortened
from crowdgui.text.translation import format_number

if TYPE_CHECKING:
    from crowdgui.figures.matrix import MatrixChart


_FEW = 3
"""Classes up to which a matrix takes half a line."""


_NAMES, _HEAD, _ROW = 84.0, 38.0, 38.0


def matrix_chart(shown: MatrixChart, key: str) -> Picture | None:
    """Draw shares of the rows; None where nothing is counted."""
    if not shown.counts.any():
        return None
    drawn = shown.drawn
    wide = drawn.size > _FEW
    width = WIDE if wide else NARROW
    drawing = Drawing(width, _HEAD + _ROW * drawn.size)
    cell = min(76.0, (width - _NAMES) / drawn.size)
    drawing.words(0, 12, shown.rows, size=AXIS, room=_NAMES - 6)
    drawing.words(_NAMES, 12, shown.columns, size=AXIS, room=width - _NAMES)
    for place, code in enumerate(drawn):
        drawing.words(
            _NAMES + (place + 0.5) * cell,
            _HEAD - 8,
            shortened(shown.classes[code], cell - 4, CAPTION),
            size=CAPTION,
            fill=TEXT,
            anchor="middle",
            strong=True,
        )
        _draw_row(drawing, shown, int(code), _HEAD + place * _ROW, cell)
    return Picture(
        key,
        shown.title,
        shown.caption,
        shown.words,
        drawing.text(),
        (drawing.width, drawing.height),
        wide=wide,
    )


def _draw_row(drawing: Drawing, shown: MatrixChart, row: int, top: float, cell: float) -> None:
    name, middle = shown.classes[row], top + _ROW / 2
    drawing.words(0, middle + 4, name, size=CAPTION, fill=TEXT, strong=True, room=_NAMES - 8)
    for place, column in enumerate(shown.drawn):
        left, share = _NAMES + place * cell, float(shown.shares[row, column])
        x, size = left + cell / 2, BODY if cell > 48 else AXIS
        drawing.box(left + 1, top + 1, cell - 2, _ROW - 2, _colour(share))
        said = shown.write_share(row, int(column))
        drawing.words(x, middle + 1, said, size=size, fill=TEXT, anchor="middle", strong=True)
        count = format_number(int(shown.counts[row, column]))
        drawing.words(x, middle + 14, count, size=10, fill=TEXT2, anchor="middle")


def _colour(share: float) -> str:
    return SUNKEN if np.isnan(share) else mix_colours(CANVAS, SERIES[0], heat_strength(share))
