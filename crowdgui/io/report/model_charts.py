"""How a model compares with each person, drawn for the report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.figures.marks import Shape
from crowdgui.io.report.parts import Picture
from crowdgui.io.report.svg import AXIS, CAPTION, GRID, SERIES, TEXT, TEXT2, WIDE, Drawing
from crowdgui.text.translation import format_number, join_sentences, tr
from crowdgui.text.workers.model_cards import explain_chart

if TYPE_CHECKING:
    from crowdgui.figures.replacement_chart import ReplacementChart, ReplacementRow

MOST_PEOPLE = 40
_NAMES, _ANSWERS, _HEAD, _ROW, _FOOT, _ARROW = 150.0, 70.0, 20.0, 20.0, 34.0, 22.0


def replacement_picture(shown: ReplacementChart, key: str) -> Picture | None:
    """Draw a row for each of the first people tested; None where nobody was."""
    rows = shown.rows[:MOST_PEOPLE]
    if not rows:
        return None
    drawing = Drawing(WIDE, _HEAD + _ROW * len(rows) + _FOOT)
    _draw_axis(drawing, shown, _HEAD + _ROW * len(rows))
    for place, row in enumerate(rows):
        _draw_row(drawing, shown, row, _HEAD + (place + 0.5) * _ROW)
    caption = explain_chart()
    if len(rows) < len(shown.rows):
        some = tr(
            "The first {n} people of {all}.",
            n=format_number(len(rows)),
            all=format_number(len(shown.rows)),
        )
        caption = join_sentences((caption, some))
    size = drawing.width, drawing.height
    title = tr("{model} and each person", model=shown.model)
    return Picture(key, title, caption, shown.words, drawing.text(), size)


def _x(shown: ReplacementChart, share: float) -> float:
    low, high = shown.scale.low, shown.scale.high
    share = min(max(share, low), high)
    return _NAMES + (WIDE - _NAMES - _ANSWERS) * (share - low) / (high - low)


def _draw_axis(drawing: Drawing, shown: ReplacementChart, bottom: float) -> None:
    drawing.words(0, 12, tr("Person"))
    drawing.words(WIDE, 12, tr("As often"), anchor="end")
    for value, words in shown.scale.ticks:
        x = _x(shown, value)
        drawing.line((x, _HEAD), (x, bottom), GRID)
        drawing.words(x, bottom + 14, words, anchor="middle")
    zero, margin = _x(shown, 0.0), _x(shown, -shown.margin)
    drawing.line((zero, _HEAD), (zero, bottom), TEXT2, dashes="1 3")
    drawing.line((margin, _HEAD), (margin, bottom), SERIES[0], dashes="4 3")
    drawing.words(margin, 12, tr("margin"), fill=SERIES[0], anchor="middle")
    middle = (_NAMES + WIDE - _ANSWERS) / 2
    drawing.words(middle, bottom + 29, shown.across, anchor="middle", size=AXIS, room=WIDE - _NAMES)


def _draw_row(drawing: Drawing, shown: ReplacementChart, row: ReplacementRow, y: float) -> None:
    ink = SERIES[0] if row.wins else TEXT2
    drawing.words(0, y + 4, row.person, size=CAPTION, fill=TEXT, room=_NAMES - 12)
    fill = TEXT if row.wins else TEXT2
    drawing.words(WIDE, y + 4, row.answer, size=CAPTION, fill=fill, anchor="end")
    if row.arrow:
        _draw_arrow(drawing, shown, row, y, ink)
        return
    drawing.line((_x(shown, row.low), y), (_x(shown, row.high), y), ink, 1.5)
    shape = Shape.CIRCLE if row.wins else Shape.RING
    drawing.mark(shape, _x(shown, row.advantage), y, 4, ink)


def _draw_arrow(
    drawing: Drawing, shown: ReplacementChart, row: ReplacementRow, y: float, ink: str
) -> None:
    """Draw who is beyond the axis: the points, and an arrow to that side."""
    tip = _x(shown, row.arrow * shown.scale.high)
    tail = tip - row.arrow * _ARROW
    drawing.line((tail, y), (tip, y), ink, 1.5)
    drawing.curve([(tip - 5 * row.arrow, y - 4), (tip, y), (tip - 5 * row.arrow, y + 4)], ink, 1.5)
    anchor = "end" if row.arrow > 0 else "start"
    drawing.words(tail - 5 * row.arrow, y + 4, row.points, fill=TEXT, anchor=anchor)
