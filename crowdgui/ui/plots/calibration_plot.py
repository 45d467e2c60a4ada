"""Whether a rule is as right as it is sure: confidence across, share right on gold up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from crowdgui.figures.marks import LegendEntry, LineStyle, Shape
from crowdgui.text.compare import describe_calibration
from crowdgui.text.translation import capital, format_number, format_percent, join_sentences, tr
from crowdgui.ui.plots.base import Plot, PlotTable
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.style.theme import tokens

if TYPE_CHECKING:
    from crowdgui.core.compare.calibration import Calibration


_STEP = 0.1


_ROOM = 0.02


class CalibrationPlot(Plot):
    """A point for each bin of gold items with its 95% interval; the dashed line is the ideal."""

    def __init__(self, name: str = "reliability", title: str = "", other: str = "") -> None:
        super().__init__(name, title or tr("Is the confidence accurate?"))
        self._shown: Calibration | None = None
        self._other = other or tr("model probability")

    def set_reliability(self, found: Calibration | None, rule: str, said: str = "") -> None:
        """Show the bins, with `said` in place of the sentence on gold."""
        self._shown = found if found is not None and found.items.size else None
        self.set_caption(rule)
        self.set_finding(said or _words(found, self._other))
        self.legend.set_entries(
            (
                LegendEntry(Shape.CIRCLE, "c1", tr("share right, with 95% interval")),
                *self._own_entry(),
                LegendEntry(
                    Shape.CIRCLE, "text2", tr("confidence equals share right"), LineStyle.LONG
                ),
            )
            if self._shown is not None
            else ()
        )
        self.redraw()

    def _own_entry(self) -> tuple[LegendEntry, ...]:
        if self._shown is None or self._shown.own is None:
            return ()
        return (LegendEntry(Shape.DIAMOND, "c2", tr("by {other}", other=self._other)),)

    def table(self) -> PlotTable:
        header = (
            tr("of"),
            tr("mean"),
            tr("number of items"),
            tr("number right"),
            tr("share right"),
            tr("low"),
            tr("high"),
        )
        if self._shown is None:
            return PlotTable(header, ((),) * len(header))
        parts = {tr("confidence"): self._shown}
        if self._shown.own is not None:
            parts[self._other] = self._shown.own
        rows = [
            (name, *values)
            for name, one in parts.items()
            for values in zip(
                one.confidence, one.items, one.right, one.share, one.low, one.high, strict=True
            )
        ]
        return PlotTable(header, tuple(zip(*rows, strict=True)))

    def make(self) -> None:
        from crowdgui.ui.plots.canvas import Canvas

        self._canvas: Canvas = Canvas(_share, _share)
        below = self.add_canvas(self._canvas, tr("confidence"))
        self._parts = self._canvas, below
        for part in self._parts:
            kept = part.sizePolicy()
            kept.setRetainSizeWhenHidden(True)
            part.setSizePolicy(kept)

    def draw(self) -> None:
        canvas, shown, colors = self._canvas, self._shown, tokens()
        canvas.begin()
        for part in self._parts:
            part.setVisible(shown is not None)
        if shown is None:
            return
        lowest = min(float(shown.confidence.min()), float(shown.low.min()))
        if shown.own is not None:
            lowest = min(lowest, float(shown.own.confidence.min()))
        least = min(0.9, int(lowest / _STEP) * _STEP)
        ticks = [least + i * _STEP for i in range(round((1 - least) / _STEP) + 1)]
        every = 1 if len(ticks) <= 6 else 2
        named = [(tick, _share(tick)) for tick in ticks[::-1][::every]]
        canvas.grid([tick for tick, _ in named])
        canvas.set_ticks("left", named)
        canvas.set_ticks("bottom", named)
        canvas.set_range((least - _ROOM, 1 + _ROOM), (least, 1 + _ROOM))
        canvas.curve([least, 1], [least, 1], colors.text2, Qt.PenStyle.DashLine)
        if shown.own is not None:
            own = shown.own
            canvas.marks(own.confidence, own.share, Shape.DIAMOND, colors.series[1], size=scaled(9))
        canvas.ranges(shown.confidence, shown.low, shown.high, colors.series[0])
        canvas.marks(shown.confidence, shown.share, Shape.CIRCLE, colors.series[0], size=scaled(9))


def _words(found: Calibration | None, other: str) -> str:
    if found is None:
        return tr("Choose a rule that has run.")
    if found.calibration_error is None or found.brier is None:
        return describe_calibration(found)
    said = tr(
        "{sentence} Confidence is off by {off} on average; if it were exactly right, chance would "
        "make that about {chance}. The Brier score is {brier} (0 for a rule that is certain and "
        "right).",
        sentence=describe_calibration(found),
        off=format_percent(found.calibration_error),
        chance=format_percent(found.by_chance),
        brier=format_number(found.brier, 3),
    )
    own = found.own
    if own is None or own.calibration_error is None:
        return said
    return join_sentences(
        (
            said,
            tr(
                "{other}: off by {off}.",
                other=capital(other),
                off=format_percent(own.calibration_error),
            ),
        )
    )


def _share(value: float) -> str:
    return format_percent(value, 0)
