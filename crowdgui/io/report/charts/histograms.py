"""Two histograms: how sure the rule is of the items, and how often workers agree with others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.agreement.report import agreement_bars
from crowdgui.figures.axes import nice_ticks
from crowdgui.io.report.flag_styles import ACCENT_TEXT, SERIES, TEXT2
from crowdgui.io.report.parts import Picture
from crowdgui.io.report.svg import NARROW, Drawing, PlotFrame, draw_bottom, draw_grid, left_margin
from crowdgui.text.agreement import describe_agreement, describe_bar
from crowdgui.text.numbers import format_percent
from crowdgui.text.run_summary import on_items
from crowdgui.text.translation import format_number, join_clauses, tr, tr_n

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.results import Outcome


_HEIGHT = 200.0


_BARS = 20


@dataclass(frozen=True, eq=False)
class _Bars:
    """Counts between edges from 0 to 1."""

    edges: FloatArray
    counts: IntArray


def confidence_chart(outcome: Outcome) -> Picture:
    """Draw how many items have which confidence; at least one has."""
    confidence = outcome.aggregation.confidence
    known = confidence[~np.isnan(confidence)]
    counts, edges = np.histogram(np.clip(known, 0.0, 1.0), bins=_BARS, range=(0.0, 1.0))
    bars = _Bars(edges, counts)
    drawing, _ = _drawn(bars, tr("Confidence of the final label"))
    said = [
        tr_n(
            "{n} item at {low} to {high}",
            "{n} items at {low} to {high}",
            int(bars.counts[bar]),
            low=format_percent(edges[bar], 0),
            high=format_percent(edges[bar + 1], 0),
        )
        for bar in np.flatnonzero(bars.counts)
    ]
    return Picture(
        "confidence",
        tr("Confidence of the rule"),
        on_items(outcome),
        join_clauses(said),
        drawing.text(),
        (drawing.width, drawing.height),
        wide=False,
    )


def agreement_chart(outcome: Outcome) -> Picture | None:
    """Draw how many workers agree with the others how often; None where nobody is compared."""
    found = agreement_bars(outcome)
    if not found.workers.size:
        return None
    bars = _Bars(found.edges, found.counts)
    drawing, frame = _drawn(bars, tr("Share of items on which a worker agrees"))
    near = found.typical > found.chance + 0.25
    chance = tr("chance {share}", share=format_percent(found.chance, 0))
    _draw_upright(drawing, frame, found.chance, TEXT2, chance, "end")
    typical = tr("typical {share}", share=format_percent(found.typical, 0))
    _draw_upright(drawing, frame, found.typical, ACCENT_TEXT, typical, "end" if near else "start")
    return Picture(
        "worker-agreement",
        tr("Agreement with the others"),
        describe_agreement(outcome, found),
        join_clauses(describe_bar(found, int(bar)) for bar in np.flatnonzero(found.counts)),
        drawing.text(),
        (drawing.width, drawing.height),
        wide=False,
    )


def _drawn(bars: _Bars, title: str) -> tuple[Drawing, PlotFrame]:
    drawing = Drawing(NARROW, _HEIGHT)
    top = max(1, int(bars.counts.max()))
    values = [tick for tick in nice_ticks(0, top, 4) if tick == int(tick)]
    ticks = [(tick, format_number(tick)) for tick in values]
    frame = PlotFrame(
        left_margin(ticks), 18, NARROW - 20, _HEIGHT - 38, (0.0, 1.0), (0.0, ticks[-1][0])
    )
    draw_grid(drawing, frame, ticks)
    draw_bottom(drawing, frame, [(i / 5, format_percent(i / 5, 0)) for i in range(6)], title)
    for bar in np.flatnonzero(bars.counts):
        left, right = frame.at_x(bars.edges[bar]), frame.at_x(bars.edges[bar + 1])
        height = max(1.0, frame.bottom - frame.at_y(bars.counts[bar]))
        drawing.box(left + 1, frame.bottom - height, right - left - 2, height, SERIES[0])
    return drawing, frame


def _draw_upright(
    drawing: Drawing, frame: PlotFrame, value: float, colour: str, words: str, anchor: str
) -> None:
    """Draw a line at a value, with its words above the plot."""
    if np.isnan(value):
        return
    x = frame.at_x(value)
    dashes = "4 3" if colour == TEXT2 else ""
    drawing.line((x, frame.top - 4), (x, frame.bottom), colour, 1.5, dashes=dashes)
    drawing.words(
        x + (-4 if anchor == "end" else 4), frame.top - 6, words, fill=colour, anchor=anchor
    )
