"""The curves of a study: error or run time along the share of the labels kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.experiments.picture import AxisWords, Curves, Line, write_time
from crowdgui.core.rules.table import rule_of
from crowdgui.core.studies.study import SECONDS
from crowdgui.core.text import percent, tr, tr_n

if TYPE_CHECKING:
    from collections.abc import Collection

    from crowdgui.core.studies.study import StudyResult


def study_curves(
    result: StudyResult, measure: str, wanted: Collection[str] | None = None
) -> Curves:
    """Return a curve for each rule, or for those wanted; run times stand on a logarithmic scale.

    A curve keeps its colour whichever others are wanted.
    """
    lines = tuple(
        Line(rule_of(key).name, result.curve(key, measure), place)
        for place, key in enumerate(result.study.keys)
        if wanted is None or key in wanted
    )
    across = AxisWords(_across(result), lambda share: percent(share, 0))
    if measure == SECONDS:
        return Curves(
            result.trialled.points, lines, across, AxisWords(tr("run time"), write_time), log=True
        )
    up = tr("wrong on gold") if result.study.has_gold else tr("other than with all labels")
    return Curves(
        result.trialled.points, lines, across, AxisWords(up, lambda share: percent(share, 0))
    )


def _across(result: StudyResult) -> str:
    # An error that chance has no say in stands for all draws; times are those of draws made.
    draws = int(max(result.curve(key, SECONDS).count.max() for key in result.study.keys))
    return tr_n(
        "Share of the labels kept; {n} draw, the band holds the middle 80 %",
        "Share of the labels kept; {n} draws, the band holds the middle 80 %",
        draws,
    )
