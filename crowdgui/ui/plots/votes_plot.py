"""How many votes the winning class has: what is seen, against what a worker model expects."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.figures.marks import LegendEntry, Shape, nice_ticks
from crowdgui.text.translation import format_number, join_clauses, tr
from crowdgui.ui.plots.base import Plot, PlotTable
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.style.theme import tokens

if TYPE_CHECKING:
    from crowdgui.core.bounds.model_fit import WinningVotes
    from crowdgui.ui.plots.canvas import Canvas

_FAR = 3.0
_LEAST_ITEMS = 10


class VotesPlot(Plot):
    """Bars of what is seen; a mark and a line for what 95% of the drawn sets give."""

    def __init__(self) -> None:
        super().__init__("votes-plot", tr("Does the worker model fit?"))
        self._votes: WinningVotes | None = None

    def set_votes(self, votes: WinningVotes | None, caption: str) -> None:
        self._votes = votes
        self.set_caption(caption)
        self.setAccessibleDescription(self._words(votes))
        self.legend.set_entries(
            ()
            if votes is None
            else (
                LegendEntry(Shape.SQUARE, "c1", tr("observed in your labels")),
                LegendEntry(Shape.RING, "text", tr("expected if the model holds, 95% range")),
            )
        )
        self.redraw()

    def table(self) -> PlotTable:
        header = (tr("votes"), tr("observed items"), tr("expected items"), tr("low"), tr("high"))
        if self._votes is None:
            return PlotTable(header, ((), (), (), (), ()))
        span = self._span(self._votes)
        votes = self._votes
        parts = (votes.seen, votes.expected, votes.low, votes.high)
        return PlotTable(header, (span, *(part[span] for part in parts)))

    def make(self) -> None:
        from crowdgui.ui.plots.canvas import Canvas

        self._canvas: Canvas = Canvas(format_number, format_number)
        self.add_canvas(self._canvas, tr("votes for the winning label, per item"))

    def draw(self) -> None:
        canvas, colors, votes = self._canvas, tokens(), self._votes
        canvas.begin()
        if votes is None:
            canvas.set_range((0, 10), (0, 1))
            canvas.grid([0, 0.25, 0.5, 0.75, 1])
            canvas.set_ticks("left", [])
            canvas.set_ticks("bottom", [])
            return
        span = self._span(votes)
        top = float(max(votes.seen[span].max(), votes.high[span].max(), 1.0))
        ticks = nice_ticks(0, top, 4)
        canvas.grid(ticks)
        canvas.set_ticks("left", [(tick, format_number(tick)) for tick in ticks])
        step = max(1, len(span) // 20)
        canvas.set_ticks("bottom", [(float(n), format_number(n)) for n in span[::step]])
        canvas.set_range((span[0] - 0.7, span[-1] + 0.7), (0, ticks[-1] * 1.12))
        canvas.bars(span, votes.seen[span], colors.series[0], 0.6)
        canvas.ranges(span, votes.low[span], votes.high[span], colors.text, outlined=True)
        canvas.marks(span, votes.expected[span], Shape.CIRCLE, colors.canvas, size=scaled(7))
        canvas.marks(span, votes.expected[span], Shape.RING, colors.text, size=scaled(8))
        self._name_the_farthest(votes, span, top)

    def _name_the_farthest(self, votes: WinningVotes, span: np.ndarray, top: float) -> None:
        """Write above all bars what is seen and expected where the bar is furthest off its range.

        The words lie on its place with their left end at the left edge, and their right end at the
        right one, so none is cut off.
        """
        over = votes.seen[span] - votes.high[span]
        place = int(span[int(over.argmax())])
        if over.max() < _FAR or votes.seen[place] < _LEAST_ITEMS:
            return
        across = (place - span[0]) / max(1, span[-1] - span[0])
        words = _said(votes, place)
        self._canvas.words(words, place, top, tokens().text, (across, 1.0), font("axis"))

    def _words(self, votes: WinningVotes | None) -> str:
        """Describe what is shown at every number of votes."""
        if votes is None:
            return tr("Nothing yet.")
        said = [_said(votes, n) for n in self._span(votes).tolist()]
        return join_clauses(said)

    @staticmethod
    def _span(votes: WinningVotes) -> np.ndarray:
        """Return the numbers of votes that occur, or are expected to."""
        some = np.flatnonzero((votes.seen > 0) | (votes.expected >= 0.5))
        return np.arange(some[0], some[-1] + 1) if some.size else np.arange(2)


def _said(votes: WinningVotes, n: int) -> str:
    return tr(
        "{votes}: {seen} observed, {expected} expected",
        votes=format_number(n),
        seen=format_number(int(votes.seen[n])),
        expected=format_number(float(votes.expected[n])),
    )
