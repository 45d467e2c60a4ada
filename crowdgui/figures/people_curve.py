"""What k people's labels per item give, with the models' labels and without, as curves."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.trials import Curve
from crowdgui.figures.curves import ChartData, Line
from crowdgui.figures.marks import AxisWords
from crowdgui.text.translation import format_number, format_percent, tr, tr_n

if TYPE_CHECKING:
    from crowdgui.core.groups.mixed_votes import DrawBand, PeopleCurve


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
    lines = [Line(tr("people only"), _curve(alone, found.draws), 0)]
    if found.labels_models:
        lines.append(Line(tr("people and all models"), _curve(both, found.draws), 1))
    up = tr("wrong on items of known class") if wrong else tr("different from the final labels")
    return ChartData(
        found.counts.astype(np.float64),
        tuple(lines),
        AxisWords(_across(found), lambda k: format_number(k)),
        AxisWords(up, lambda share: format_percent(share, 0)),
    )


def _across(found: PeopleCurve) -> str:
    return tr_n(
        "People’s labels per item; {n} draw, the band covers 95% of the draws",
        "People’s labels per item; {n} draws, the band covers 95% of the draws",
        found.draws,
    )


def _curve(band: DrawBand, draws: int) -> Curve:
    there = ~np.isnan(band.mean)
    return Curve(
        band.mean.copy(),
        np.full(band.mean.size, np.nan),
        band.low.copy(),
        band.high.copy(),
        np.where(there, draws, 0),
    )
