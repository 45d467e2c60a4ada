"""Curves as marks: lines, their names and axes; studies, mixed votes and quality over time."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from functools import cached_property, partial
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.study.study import DISTANCE, SECONDS
from crowdgui.core.trials import Curve
from crowdgui.figures.colors import N_COLORS, class_token
from crowdgui.figures.marks import AxisWords, LegendEntry, Scale, Shape, nice_ticks, write_time
from crowdgui.text.rules import rule_name
from crowdgui.text.translation import format_number, format_percent, join_clauses, tr, tr_n

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.groups.mixed_votes import DrawBand, PeopleCurve
    from crowdgui.core.study.study import StudyResult
    from crowdgui.core.workers.over_time import TimeWindows
    from crowdgui.figures.marks import LineStyle


_STYLES = (
    *((Shape(place), class_token(place)) for place in range(N_COLORS)),
    (Shape.RING, "text2"),
    (Shape.TWINS, "text2"),
)
"""Shapes and colours in the order in which curves get them."""


MOST_CURVES = len(_STYLES)
"""As many as there are shapes; more curves can’t be distinguished."""


_HEADROOM = 1.05


_ROOM_BESIDE = 0.03


_MOST_NAMED, _MOST_PRICED = 11, 4


_MOST_DECADES = 6


@dataclass(frozen=True, eq=False)
class Line:
    """One curve, what it is called, and the place of its shape and colour among all."""

    name: str
    curve: Curve
    place: int
    dashes: LineStyle | None = None

    @property
    def legend(self) -> LegendEntry:
        """Its shape, colour token, name and dashes."""
        return LegendEntry(*_STYLES[self.place], self.name, self.dashes)


@dataclass(frozen=True, eq=False)
class ChartData:
    """Lines over the same points, on a logarithmic scale where asked for.

    The spread is a band of the middle 80% of the trials, or bars of one standard deviation, or
    95% `intervals` of counts.
    At most `most_named` points have words below them.
    Heights are what is drawn: the values, or their logarithms to base 10.
    """

    x: FloatArray
    lines: tuple[Line, ...]
    across: AxisWords
    up: AxisWords
    log: bool = False
    bars: bool = False
    intervals: bool = False
    most_named: int = _MOST_NAMED

    def spread(self, curve: Curve) -> tuple[FloatArray, FloatArray]:
        """Return both ends of the spread; the mean itself where there is but one trial."""
        if not self.bars:
            return curve.low, curve.high
        sd = np.where(np.isnan(curve.sd), 0.0, curve.sd)
        return curve.mean - sd, curve.mean + sd

    def heights(self, values: FloatArray) -> FloatArray:
        """Return the heights of values; what a logarithm cannot show is at the bottom."""
        if not self.log:
            return values
        with np.errstate(divide="ignore", invalid="ignore"):
            lifted = np.maximum(np.log10(values), self.scale.low)
        return np.where(values > 0, lifted, self.scale.low)

    @cached_property
    def scale(self) -> Scale:
        """The vertical axis."""
        means = np.concatenate([line.curve.mean for line in self.lines] or [np.empty(0)])
        return self._decades(means[means > 0]) if self.log else self._linear()

    @cached_property
    def span(self) -> Scale:
        """The horizontal axis; without a title its points have no words except the legend's."""
        step = max(1, -(-self.x.size // self.most_named))
        room = _ROOM_BESIDE * float(self.x[-1] - self.x[0]) or 0.5
        named = self.x[::step] if self.across.title else ()
        ticks = [(float(x), self.across.write(float(x))) for x in named]
        return Scale(float(self.x[0]) - room, float(self.x[-1]) + room, ticks)

    @property
    def words(self) -> str:
        """Where every curve ends, for those who do not see it."""
        ends = (self._end(line) for line in self.lines)
        return join_clauses(end for end in ends if end)

    def _end(self, line: Line) -> str:
        there = np.flatnonzero(line.curve.count)
        if not there.size:
            return ""
        last = int(there[-1])
        value = self.up.write(float(line.curve.mean[last]))
        place = self.across.write(float(self.x[last]))
        return tr("{curve}: {value} at {place}", curve=line.name, value=value, place=place)

    def table(self) -> tuple[tuple[str, ...], tuple[FloatArray | list[str], ...]]:
        """Return the numbers behind the picture: a header, and its columns."""
        header = (
            tr("curve"),
            self.across.title or tr("point"),
            tr("mean of {what}", what=self.up.title),
            tr("standard deviation"),
            tr("95% interval from") if self.intervals else tr("10% are below"),
            tr("95% interval to") if self.intervals else tr("10% are above"),
            tr("number of labels") if self.intervals else tr("trials"),
        )
        names = [line.name for line in self.lines for _ in self.x]
        curves = [line.curve for line in self.lines]
        parts = (
            np.concatenate([getattr(curve, part) for curve in curves] or [np.empty(0)])
            for part in ("mean", "sd", "low", "high", "count")
        )
        return header, (names, np.tile(self.x, len(curves)), *parts)

    def _linear(self) -> Scale:
        tops = [self.spread(line.curve)[1] for line in self.lines]
        known = [top[~np.isnan(top)] for top in tops]
        high = max((float(top.max()) for top in known if top.size), default=1.0)
        ticks = nice_ticks(0.0, high or 1.0, 4)
        return Scale(0.0, ticks[-1] * _HEADROOM, [(tick, self.up.write(tick)) for tick in ticks])

    def _decades(self, values: FloatArray) -> Scale:
        low, high = (float(values.min()), float(values.max())) if values.size else (0.01, 1.0)
        first = int(np.floor(np.log10(low)))
        last = max(int(np.ceil(np.log10(high))), first + 1)
        step = max(1, (last - first) // _MOST_DECADES)
        ticks = [(float(d), self.up.write(10.0**d)) for d in range(first, last + 1, step)]
        return Scale(first, last + 0.05, ticks)


def study_curves(
    result: StudyResult,
    measure: str,
    wanted: Collection[str] | None = None,
    cost: Callable[[float], str] | None = None,
) -> ChartData:
    """Return a curve for each rule, or for those wanted; run times have a logarithmic scale.

    A curve keeps its colour whichever others are wanted. With `cost`, shares of the labels are
    written with what they cost.
    """
    lines = tuple(
        Line(rule_name(key), result.curve(key, measure), place)
        for place, key in enumerate(result.study.keys)
        if wanted is None or key in wanted
    )
    across = AxisWords(_across(result, priced=cost is not None), partial(_write_share, cost))
    named = _MOST_NAMED if cost is None else _MOST_PRICED
    points = result.trials.points
    if measure == SECONDS:
        up = AxisWords(tr("run time"), write_time)
        return ChartData(points, lines, across, up, log=True, most_named=named)
    if measure == DISTANCE:
        up = AxisWords(tr("mean absolute error"), lambda off: format_number(off, 2))
        return ChartData(points, lines, across, up, most_named=named)
    words = (
        tr("wrong on gold")
        if result.study.has_gold
        else tr("different from the result with all labels")
    )
    up = AxisWords(words, lambda share: format_percent(share, 0))
    return ChartData(points, lines, across, up, most_named=named)


def _write_share(cost: Callable[[float], str] | None, share: float) -> str:
    words = format_percent(share, 0)
    return words if cost is None else tr("{share}: {cost}", share=words, cost=cost(share))


def _across(result: StudyResult, *, priced: bool) -> str:
    # An error without chance in it is entered for all draws; times are those of draws made.
    draws = int(max(result.curve(key, SECONDS).count.max() for key in result.study.keys))
    if priced:
        return tr_n(
            "Share of the labels kept and their cost; {n} draw, the band covers the middle 80%",
            "Share of the labels kept and their cost; {n} draws, the band covers the middle 80%",
            draws,
        )
    return tr_n(
        "Share of the labels kept; {n} draw, the band covers the middle 80%",
        "Share of the labels kept; {n} draws, the band covers the middle 80%",
        draws,
    )


class CurveMeasure(StrEnum):
    """What the curves show."""

    ERROR = "error"
    CHANGED = "changed"


def people_curves(found: PeopleCurve, measure: CurveMeasure) -> ChartData:
    """Return one curve for people alone, and one with the models where there are any."""
    wrong = measure is CurveMeasure.ERROR
    alone, both = (
        (found.error, found.error_with_models)
        if wrong
        else (found.changed, found.changed_with_models)
    )
    lines = [Line(tr("people only"), _people_curve(alone, found.draws), 0)]
    if found.labels_models:
        lines.append(Line(tr("people and all models"), _people_curve(both, found.draws), 1))
    up = tr("wrong on items of known class") if wrong else tr("different from the final labels")
    return ChartData(
        found.counts.astype(np.float64),
        tuple(lines),
        AxisWords(_across_people(found), lambda k: format_number(k)),
        AxisWords(up, lambda share: format_percent(share, 0)),
    )


def _across_people(found: PeopleCurve) -> str:
    return tr_n(
        "People’s labels per item; {n} draw, the band covers 95% of the draws",
        "People’s labels per item; {n} draws, the band covers 95% of the draws",
        found.draws,
    )


def _people_curve(band: DrawBand, draws: int) -> Curve:
    there = ~np.isnan(band.mean)
    return Curve(
        band.mean.copy(),
        np.full(band.mean.size, np.nan),
        band.low.copy(),
        band.high.copy(),
        np.where(there, draws, 0),
    )


class TimeMeasure(StrEnum):
    """What the curves show."""

    AGREEMENT = "agreement"
    SPEED = "speed"
    CLASSES = "classes"


_DAY = 86400.0


def time_curves(found: TimeWindows, measure: TimeMeasure, classes: Sequence[str]) -> ChartData:
    """Return one curve, or one per class as far as they can be distinguished.

    Windows stand side by side at equal distances, by when their first label was given.
    """
    curves = _curves(found, measure, classes)
    lines = tuple(Line(name, curve, place) for place, (name, curve) in enumerate(curves))
    up = {
        TimeMeasure.AGREEMENT: AxisWords(tr("agreement"), _percent),
        TimeMeasure.SPEED: AxisWords(tr("seconds per label"), write_time),
        TimeMeasure.CLASSES: AxisWords(tr("share of the labels"), _percent),
    }[measure]
    pattern = "%H:%M" if found.last[-1] - found.first[0] < 2 * _DAY else "%m-%d"

    def write(place: float) -> str:
        at = found.first[int(np.clip(round(place), 0, found.first.size - 1))]
        return datetime.fromtimestamp(float(at), UTC).strftime(pattern)

    across = AxisWords(tr("first label of each window (UTC)"), write)
    return ChartData(np.arange(found.first.size, dtype=float), lines, across, up, intervals=True)


def _percent(share: float) -> str:
    return format_percent(share, 0)


def _curves(
    found: TimeWindows, measure: TimeMeasure, classes: Sequence[str]
) -> list[tuple[str, Curve]]:
    if measure is TimeMeasure.AGREEMENT:
        ends = found.agreement_low, found.agreement_high
        return [(tr("agreement"), _time_curve(found.agreement, *ends, found.compared))]
    if measure is TimeMeasure.SPEED:
        ends = found.seconds_low, found.seconds_high
        return [(tr("seconds per label"), _time_curve(found.seconds, *ends, found.labels))]
    common = np.argsort(-found.shares.sum(axis=0), kind="stable")[:MOST_CURVES]
    return [
        (
            classes[k],
            _time_curve(
                found.shares[:, k], found.shares_low[:, k], found.shares_high[:, k], found.labels
            ),
        )
        for k in np.sort(common).tolist()
    ]


def _time_curve(mean: FloatArray, low: FloatArray, high: FloatArray, count: IntArray) -> Curve:
    there = np.isfinite(mean)
    # An interval without an upper end goes up as far as any other.
    ends = np.where(np.isfinite(high), high, mean)
    top = np.where(np.isinf(high), ends[there].max(initial=0.0), ends)
    none = np.full(mean.size, np.nan)
    return Curve(mean.copy(), none, low.copy(), top, np.where(there, count, 0))
