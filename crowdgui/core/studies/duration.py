"""How long the rest of a study will take, from the trials that were made."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.progress import silent
from crowdgui.core.studies.run import open_trials, run_study
from crowdgui.core.studies.study import SECONDS

if TYPE_CHECKING:
    from crowdgui.core.labels import FloatArray
    from crowdgui.core.progress import Report
    from crowdgui.core.studies.study import Study, StudyResult

GROWTH = (1.0, 2.5)
"""Powers of the number of labels with which the time of a rule can grow."""

_USUAL_GROWTH = 1.5


def first_look(study: Study, report: Report = silent) -> StudyResult:
    """Try every rule once at the two smallest shares; the study itself can go on from there."""
    return run_study(replace(study, shares=study.shares[:2], repetitions=1), report)


def seconds_left(study: Study, so_far: StudyResult, processes: int = 1) -> float:
    """Return about how many seconds the trials still take that `so_far` does not have.

    A share at which a rule has been tried takes it as long as before. To others its time is
    carried on from the nearest as a power of the share. A rule that has not been tried at all
    counts nothing.
    """
    counts, total = open_trials(study, so_far), 0.0
    for series, key in enumerate(study.keys):
        if key in so_far.study.keys:
            means = so_far.curve(key, SECONDS).mean
            times = _carried_on(np.array(so_far.study.shares), means, np.array(study.shares))
            total += float(times @ counts[:, series])
    return total / max(1, processes)


def _carried_on(tried: FloatArray, means: FloatArray, wanted: FloatArray) -> FloatArray:
    there = ~np.isnan(means) & (means > 0)
    if not there.any():
        return np.zeros(wanted.size)
    x, y = np.log(tried[there]), np.log(means[there])
    power = _USUAL_GROWTH
    if x.size > 1:
        slope = np.sum((x - x.mean()) * (y - y.mean())) / np.sum((x - x.mean()) ** 2)
        power = float(np.clip(slope, *GROWTH))
    nearest = np.abs(np.log(wanted)[:, None] - x).argmin(axis=1)
    times: FloatArray = np.exp(y[nearest] + power * (np.log(wanted) - x[nearest]))
    return times
