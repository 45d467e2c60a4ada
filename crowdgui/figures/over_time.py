"""Agreement, speed or class shares in windows of time, as curves with intervals."""

from __future__ import annotations

from datetime import UTC, datetime
from enum import StrEnum
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.trials import Curve
from crowdgui.figures.curves import MOST_CURVES, ChartData, Line
from crowdgui.figures.marks import AxisWords, write_time
from crowdgui.text.translation import format_percent, tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.workers.over_time import TimeWindows


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
        return [(tr("agreement"), _curve(found.agreement, *ends, found.compared))]
    if measure is TimeMeasure.SPEED:
        ends = found.seconds_low, found.seconds_high
        return [(tr("seconds per label"), _curve(found.seconds, *ends, found.labels))]
    common = np.argsort(-found.shares.sum(axis=0), kind="stable")[:MOST_CURVES]
    return [
        (
            classes[k],
            _curve(
                found.shares[:, k], found.shares_low[:, k], found.shares_high[:, k], found.labels
            ),
        )
        for k in np.sort(common).tolist()
    ]


def _curve(mean: FloatArray, low: FloatArray, high: FloatArray, count: IntArray) -> Curve:
    there = np.isfinite(mean)
    # An interval without an upper end has the value itself there.
    top = np.where(np.isfinite(high), high, mean)
    none = np.full(mean.size, np.nan)
    return Curve(mean.copy(), none, low.copy(), top, np.where(there, count, 0))
