"""Runs a study on several processes, after a pilot that estimates how long it takes."""

from __future__ import annotations

from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import DataError, Problem
from crowdgui.core.labels import UNLABELLED, LabelMetadata
from crowdgui.core.progress import Progress, Stage, ignore_progress
from crowdgui.core.study.study import ERROR, SECONDS, Study, StudyResult
from crowdgui.core.study.trial import (
    StudyMeasures,
    StudyTrial,
    TrialIndex,
    final_labels,
    is_randomized,
    trial_index,
)
from crowdgui.core.trials import TrialResults, run_trials

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.errors import Reason
    from crowdgui.core.progress import ProgressCallback


GROWTH = (1.0, 2.5)
"""Powers of the number of labels with which the time of a rule can grow."""


_USUAL_GROWTH = 1.5


def run_pilot(study: Study, report: ProgressCallback = ignore_progress) -> StudyResult:
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


_SHOWN_EVERY = 0.2
"""Seconds between two results so far: each is a copy of all numbers."""


def run_study(
    study: Study,
    report: ProgressCallback = ignore_progress,
    so_far: StudyResult | None = None,
    processes: int = 1,
) -> StudyResult:
    """Try every rule on every part of the labels, a whole repetition after the other.

    Several times a second a progress has the result so far as its `found`, so that hardly anything
    is lost when `report` raises `Cancelled`. `so_far` is such a result, of the same labels, gold
    and seed; what it holds of the shares, rules and repetitions wished for now is not tried again.
    The time of a rule is that of its own work on one core.
    """
    values = _taken_over(study, so_far)
    truth, refused = _truths(study, report)
    wanted = [n for n in _still_open(study, values) if _key(study, n) not in refused]
    done, shown_at = 0, perf_counter()

    def result() -> StudyResult:
        copies = {measure: array.copy() for measure, array in values.items()}
        trialled = TrialResults(np.array(study.shares), study.keys, copies)
        # In the order of the rules, whichever trial ended first.
        reasons = tuple((key, refused[key]) for key in study.keys if key in refused)
        return StudyResult(study, trialled, reasons)

    def shown(found: StudyResult | None = None) -> Progress:
        share = done / len(wanted) if wanted else 1.0
        return Progress(Stage.RUNNING_ON_PARTS, share, None, found)

    def take(number: int, tried: StudyMeasures) -> None:
        nonlocal done, shown_at
        done += 1
        if tried.refused is not None:
            key = _key(study, number)
            refused[key] = min(refused.get(key, tried.refused), tried.refused, key=str)
        else:
            _put(study, values, trial_index(study, number), tried.numbers)
        if perf_counter() - shown_at > _SHOWN_EVERY:
            report(shown(result()))
            shown_at = perf_counter()

    trial = StudyTrial(_bare(study), truth)
    run_trials(trial, wanted, take, lambda: report(shown()), processes)
    found = result()
    report(shown(found))
    return found


def _truths(study: Study, report: ProgressCallback) -> tuple[IntArray, dict[str, Reason]]:
    """Return what each rule is compared with (S, N), and why some cannot work on these labels."""
    truth = np.full((len(study.rules), study.labels.n_items), UNLABELLED, dtype=np.int32)
    if study.gold is not None and study.has_gold:
        truth[:] = study.gold
        return truth, {}
    refused: dict[str, Reason] = {}
    for series, rule in enumerate(study.rules):
        report(Progress(Stage.RUNNING_ON_ALL))
        try:
            truth[series] = final_labels(study, series, 0, study.labels, report)
        except DataError as error:
            refused[rule.key] = error.reason
    return truth, refused


def _bare(study: Study) -> Study:
    """Leave away what no rule looks at and other processes need not be sent.

    These are caches, when labels were given, and the names of items, which take longest of all.
    """
    names = np.zeros(study.labels.n_items, dtype="S1")
    labels = replace(study.labels, item_ids=names, circumstances=LabelMetadata())
    return replace(study, labels=labels, gold=None)


def open_trials(study: Study, so_far: StudyResult | None = None) -> IntArray:
    """Count the trials, by share and rule (P, S), that `so_far` does not have."""
    counts = np.zeros((len(study.shares), len(study.rules)), dtype=np.int64)
    for number in _still_open(study, _taken_over(study, so_far)):
        place = trial_index(study, number)
        counts[place.point, place.series] += 1
    return counts


def _still_open(study: Study, values: Mapping[str, FloatArray]) -> list[int]:
    places = ((n, trial_index(study, n)) for n in range(study.n_trials))
    return [
        n
        for n, place in places
        if np.isnan(values[ERROR][place]) and not (place.repetition and _is_certain(study, place))
    ]


def _key(study: Study, number: int) -> str:
    return study.keys[trial_index(study, number).series]


def _is_certain(study: Study, place: TrialIndex) -> bool:
    """Return whether chance plays no part in a trial: all labels, and a rule without dice."""
    return study.shares[place.point] >= 1.0 and not is_randomized(study.rules[place.series])


def _put(
    study: Study, values: Mapping[str, FloatArray], place: TrialIndex, numbers: Sequence[float]
) -> None:
    """Enter a trial; one without chance in it counts for all repetitions, but not its time."""
    for measure, value in zip(study.measures, numbers, strict=True):
        if measure != SECONDS and _is_certain(study, place):
            values[measure][place.point, :, place.series] = value
        else:
            values[measure][place] = value


def _taken_over(study: Study, so_far: StudyResult | None) -> dict[str, FloatArray]:
    """Return the arrays of results, filled with what an earlier run of the study has found."""
    shape = len(study.shares), study.repetitions, len(study.rules)
    values = {measure: np.full(shape, np.nan) for measure in study.measures}
    if so_far is None:
        return values
    before = so_far.study
    if not _same_data(study, before):
        raise DataError(Problem.RESULT_OF_OTHER_STUDY)
    repetitions = min(study.repetitions, before.repetitions)
    for series, rule in enumerate(study.rules):
        for point, share in enumerate(study.shares):
            if rule in before.rules and share in before.shares:
                from_point, from_series = before.shares.index(share), before.rules.index(rule)
                for repetition in range(repetitions):
                    old = from_point, repetition, from_series
                    numbers = [so_far.trialled.values[measure][old] for measure in study.measures]
                    _put(study, values, TrialIndex(point, repetition, series), numbers)
    return values


def _same_data(study: Study, before: Study) -> bool:
    if study.seed != before.seed or study.has_gold != before.has_gold:
        return False
    one, other = study.labels, before.labels
    # Ids change nothing; a class or an item more does, with labels or without.
    if one.n_items != other.n_items or one.n_classes != other.n_classes:
        return False
    if one.ordered != other.ordered:
        return False
    pairs = [(one.item, other.item), (one.worker, other.worker), (one.code, other.code)]
    if study.gold is not None and before.gold is not None:
        pairs.append((study.gold, before.gold))
    return all(np.array_equal(a, b) for a, b in pairs)
