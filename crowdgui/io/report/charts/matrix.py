"""A confusion matrix: what is taken for right down, what was answered across."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.io.report.flag_styles import CANVAS, SERIES, SUNKEN, TEXT, TEXT2, mix_colours
from crowdgui.io.report.parts import Picture, shorten_text
from crowdgui.io.report.svg import AXIS, BODY, CAPTION, NARROW, WIDE, Drawing, shortened
from crowdgui.text.numbers import format_percent
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import IntArray


MOST_CLASSES = 12


_FEW = 3
"""Classes up to which a matrix takes half a line."""


_NAMES, _HEAD, _ROW = 84.0, 38.0, 38.0


_SAID = 6


@dataclass(frozen=True)
class MatrixTitles:
    """What a matrix is called, and what its rows and columns are.

    `agreeing` takes {same}, {total} and {share}, `mistake` takes {answer}, {known} and {n}.
    """

    key: str
    title: str
    rows: str
    columns: str
    agreeing: str
    mistake: str


def matrix_chart(counts: IntArray, classes: Sequence[str], words: MatrixTitles) -> Picture | None:
    """Draw counts (L, L) as shares of their rows; None where nothing is counted.

    Of more than twelve classes, those with the most counts are drawn.
    """
    total = int(counts.sum())
    if not total:
        return None
    drawn = _drawn_classes(counts)
    wide = drawn.size > _FEW
    width = WIDE if wide else NARROW
    drawing = Drawing(width, _HEAD + _ROW * drawn.size)
    cell = min(76.0, (width - _NAMES) / drawn.size)
    names = [shorten_text(classes[code]) for code in drawn]
    drawing.words(0, 12, words.rows, size=AXIS, room=_NAMES - 6)
    drawing.words(_NAMES, 12, words.columns, size=AXIS, room=width - _NAMES)
    for place, name in enumerate(names):
        x = _NAMES + (place + 0.5) * cell
        drawing.words(
            x,
            _HEAD - 8,
            shortened(name, cell - 4, CAPTION),
            size=CAPTION,
            fill=TEXT,
            anchor="middle",
            strong=True,
        )
        _draw_row(drawing, name, _HEAD + place * _ROW, cell, counts[drawn[place]], drawn)
    return Picture(
        words.key,
        words.title,
        _caption(counts, classes, words, drawn.size),
        _said(counts, classes, words, drawn),
        drawing.text(),
        (drawing.width, drawing.height),
        wide=wide,
    )


def _drawn_classes(counts: IntArray) -> IntArray:
    weight = counts.sum(axis=0) + counts.sum(axis=1)
    return np.sort(np.argsort(-weight, kind="stable")[:MOST_CLASSES])


def _draw_row(
    drawing: Drawing, name: str, top: float, cell: float, row: IntArray, drawn: IntArray
) -> None:
    total, middle = int(row.sum()), top + _ROW / 2
    drawing.words(0, middle + 4, name, size=CAPTION, fill=TEXT, strong=True, room=_NAMES - 8)
    for place, code in enumerate(drawn):
        x, count = _NAMES + place * cell, int(row[code])
        share = count / total if total else 0.0
        colour = mix_colours(CANVAS, SERIES[0], 0.05 + 0.45 * share) if total else SUNKEN
        drawing.box(x + 1, top + 1, cell - 2, _ROW - 2, colour)
        said = format_percent(share, 0) if total else "–"
        size = BODY if cell > 48 else AXIS
        drawing.words(
            x + cell / 2, middle + 1, said, size=size, fill=TEXT, anchor="middle", strong=True
        )
        drawing.words(
            x + cell / 2, middle + 14, format_number(count), size=10, fill=TEXT2, anchor="middle"
        )


def _caption(counts: IntArray, classes: Sequence[str], words: MatrixTitles, drawn: int) -> str:
    total, same = int(counts.sum()), int(np.trace(counts))
    agreeing = tr(
        words.agreeing,
        same=format_number(same),
        total=format_number(total),
        share=format_percent(same / total),
    )
    wrong = counts - np.diag(np.diag(counts))
    known, answer = divmod(int(wrong.argmax()), len(wrong))
    parts = [agreeing]
    if wrong[known, answer]:
        parts.append(
            tr(
                words.mistake,
                answer=shorten_text(classes[answer]),
                known=shorten_text(classes[known]),
                n=format_number(int(wrong[known, answer])),
            )
        )
    if drawn < len(classes):
        parts.append(
            tr(
                "Only the {n} most frequent of {all} classes are shown.",
                n=format_number(drawn),
                all=format_number(len(classes)),
            )
        )
    return " ".join(parts)


def _said(counts: IntArray, classes: Sequence[str], words: MatrixTitles, drawn: IntArray) -> str:
    """Name the cells of the first rows."""
    lines = []
    for known in drawn[:_SAID]:
        cells = ", ".join(
            f"{shorten_text(classes[answer])} {format_number(int(counts[known, answer]))}"
            for answer in drawn[:_SAID]
        )
        lines.append(f"{words.rows} {shorten_text(classes[known])}: {cells}")
    return "; ".join(lines)
