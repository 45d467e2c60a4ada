"""Trials of a study, each on a random part of the labels, on several processes after a pilot."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from crowdgui.core.errors import DataError, Problem
from crowdgui.core.labels import UNLABELLED, LabelMetadata, freeze
from crowdgui.core.progress import Progress, Stage, ignore_progress
from crowdgui.core.rules.registry import get_rule
from crowdgui.core.study.study import ERROR, SECONDS, Study, StudyResult
from crowdgui.core.trials import TrialResults, run_trials, trial_rng, work_time

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.errors import Reason
    from crowdgui.core.labels import Labels
    from crowdgui.core.options import Options
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.study.study import StudiedRule


def draw_subsample(labels: Labels, share: float, rng: np.random.Generator) -> BoolArray:
    """Mark the labels that are kept, each independently with probability `share`.

    The same random numbers keep nested sets: what a smaller share keeps, a larger one keeps too.
    Curves over the share are then smoother, and the differences along them less noisy, than with
    fresh draws, while at any one share nothing changes.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    share : float
        Probability of a label to be kept, 0 to 1.
    rng : numpy.random.Generator
        Source of the draw.

    Returns
    -------
    ndarray of shape (n_labels,)
        Which labels are kept.
    """
    return rng.random(labels.n_labels) < share


def measure_error(final: IntArray, truth: IntArray, n_classes: int) -> tuple[float, float]:
    """Return the error of final labels (N,) over all items of known truth, and without labels.

    An item that has lost all its labels counts as a guess among the classes: (L − 1)/L of a wrong
    one. Without it, the error would flatter thin sets, where the easiest items are left. The second
    number is the share of these items; with u as that, counting them all as wrong gives
    error + u/L.

    Parameters
    ----------
    final : ndarray of shape (N,)
        Final labels, UNLABELLED where there is none.
    truth : ndarray of shape (N,)
        Known classes; one or more is not UNLABELLED.
    n_classes : int
        L.

    Returns
    -------
    error, missing : float
        Both of the items of known truth, 0 to 1.
    """
    known = truth != UNLABELLED
    missing = final[known] == UNLABELLED
    wrong = (final[known] != truth[known]) & ~missing
    guessed = missing.sum() * (1.0 - 1.0 / n_classes)
    size = np.count_nonzero(known)
    return float((wrong.sum() + guessed) / size), float(missing.mean())


def _measure_distance(final: IntArray, truth: IntArray, n_classes: int) -> tuple[float, float]:
    """Return how far labels of ordered classes are off over all items of known truth.

    An item that has lost all its labels counts as a guess among the classes, as in `measure_error`.

    Parameters
    ----------
    final : ndarray of shape (N,)
        Final labels, UNLABELLED where there is none.
    truth : ndarray of shape (N,)
        Known classes; one or more is not UNLABELLED.
    n_classes : int
        L.

    Returns
    -------
    far, distance : float
        The share that is off by more than one class, and the mean absolute error in classes.
    """
    known = truth != UNLABELLED
    apart = np.abs(np.arange(n_classes)[:, None] - np.arange(n_classes))
    own, right = final[known], truth[known]
    missing = own == UNLABELLED
    off = np.where(missing, apart.mean(axis=1)[right], apart[own, right])
    far = np.where(missing, (apart > 1).mean(axis=1)[right], apart[own, right] > 1)
    return float(far.mean()), float(off.mean())


class TrialIndex(NamedTuple):
    """The place of a trial in the arrays of results."""

    point: int
    repetition: int
    series: int


class StudyMeasures(NamedTuple):
    """What a trial gives, in the order of `Study.measures`, or the reason why the rule refuses."""

    numbers: tuple[float, ...]
    refused: Reason | None = None


@dataclass(frozen=True, eq=False)
class StudyTrial:
    """One rule on one part of the labels; `truth` holds what each rule is compared with (S, N)."""

    study: Study
    truth: IntArray

    def __post_init__(self) -> None:
        freeze(self)

    def __call__(self, number: int, report: ProgressCallback) -> StudyMeasures:
        study, place = self.study, _trial_index(self.study, number)
        rng = trial_rng(study.seed, place.repetition)
        keep = draw_subsample(study.labels, study.shares[place.point], rng)
        share = float(keep.mean())
        truth, n_classes = self.truth[place.series], study.labels.n_classes
        if not keep.any():
            nothing = np.full(truth.size, UNLABELLED)
            error, missing = measure_error(nothing, truth, n_classes)
            return StudyMeasures((error, np.nan, missing, share, *self._distance(nothing, truth)))
        labels = study.labels.only(keep)
        # Cut into blocks beforehand, so that only the rule's own work is timed.
        _ = labels.blocks, labels.labels_per_item, labels.labels_per_worker
        try:
            start = work_time()
            final = _fit_final_labels(study, place.series, place.repetition, labels, report)
            seconds = work_time() - start
        except DataError as error_:
            none = (np.nan,) * (len(study.measures) - 4)
            return StudyMeasures((np.nan, np.nan, np.nan, share, *none), error_.reason)
        error, missing = measure_error(final, truth, n_classes)
        return StudyMeasures((error, seconds, missing, share, *self._distance(final, truth)))

    def _distance(self, final: IntArray, truth: IntArray) -> tuple[float, ...]:
        """Return what is measured only of ordered classes."""
        labels = self.study.labels
        return _measure_distance(final, truth, labels.n_classes) if labels.ordered else ()


def _trial_index(study: Study, number: int) -> TrialIndex:
    """Return the place of a trial; each repetition is whole before the next begins."""
    rest, series = divmod(number, len(study.rules))
    repetition, point = divmod(rest, len(study.shares))
    return TrialIndex(point, repetition, series)


def _fit_final_labels(
    study: Study, series: int, repetition: int, labels: Labels, report: ProgressCallback
) -> IntArray:
    """Run a rule of the study on a part of the labels, and return its final labels (N,)."""
    rule = study.rules[series]
    options = _with_seed(rule, repetition)
    return get_rule(rule.key).fit(labels, None, options, report).labels


def _is_randomized(rule: StudiedRule) -> bool:
    """Return whether the rule itself draws random numbers."""
    return any(field.name == "seed" for field in fields(rule.options))


def _with_seed(rule: StudiedRule, repetition: int) -> Options:
    """Return the options with another seed per repetition for a randomised rule."""
    if not _is_randomized(rule):
        return rule.options
    seed = (rule.options.seed + repetition) % 2**31  # type: ignore[attr-defined]
    return replace(rule.options, seed=seed)  # type: ignore[call-arg]


GROWTH = (1.0, 2.5)
"""Powers of the number of labels with which the time of a rule can grow."""


_USUAL_GROWTH = 1.5


def run_pilot(study: Study, report: ProgressCallback = ignore_progress) -> StudyResult:
    """Try every rule once at the two smallest shares; the study itself can go on from there."""
    return run_study(replace(study, shares=study.shares[:2], repetitions=1), report)


def seconds_left(study: Study, so_far: StudyResult) -> float:
    """Return about how many seconds a process needs for the trials that `so_far` does not have.

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
    return total


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

    Several times a second progress carries the result so far as `partial`, so that hardly anything
    is lost when `report` raises `Cancelled`. `so_far` is such a result, of the same labels, gold
    and seed; what it holds of the shares, rules and repetitions wished for now is not tried again.
    The time of a rule is that of its own work on one core.
    """
    values = _earlier_values(study, so_far)
    truth, refused = _truths(study, report)
    wanted = [n for n in _still_open(study, values) if _key(study, n) not in refused]
    done, shown_at = 0, perf_counter()

    def result() -> StudyResult:
        copies = {measure: array.copy() for measure, array in values.items()}
        trials = TrialResults(np.array(study.shares), study.keys, copies)
        # In the order of the rules, whichever trial ended first.
        reasons = tuple((key, refused[key]) for key in study.keys if key in refused)
        return StudyResult(study, trials, reasons)

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
            _enter(study, values, _trial_index(study, number), tried.numbers)
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
            truth[series] = _fit_final_labels(study, series, 0, study.labels, report)
        except DataError as error:
            refused[rule.key] = error.reason
    return truth, refused


def _bare(study: Study) -> Study:
    """Leave away what no rule looks at and other processes need not be sent.

    These are caches, when labels were given, and the names of items, which take longest of all.
    """
    names = np.zeros(study.labels.n_items, dtype="S1")
    labels = replace(study.labels, item_ids=names, metadata=LabelMetadata())
    return replace(study, labels=labels, gold=None)


def open_trials(study: Study, so_far: StudyResult | None = None) -> IntArray:
    """Count the trials, by share and rule (P, S), that `so_far` does not have."""
    counts = np.zeros((len(study.shares), len(study.rules)), dtype=np.int64)
    for number in _still_open(study, _earlier_values(study, so_far)):
        place = _trial_index(study, number)
        counts[place.point, place.series] += 1
    return counts


def _still_open(study: Study, values: Mapping[str, FloatArray]) -> list[int]:
    places = ((n, _trial_index(study, n)) for n in range(study.n_trials))
    return [
        n
        for n, place in places
        if np.isnan(values[ERROR][place])
        and not (place.repetition and _is_deterministic(study, place))
    ]


def _key(study: Study, number: int) -> str:
    return study.keys[_trial_index(study, number).series]


def _is_deterministic(study: Study, place: TrialIndex) -> bool:
    """Return whether nothing is drawn in a trial: all labels, and a rule that is not randomised."""
    return study.shares[place.point] >= 1.0 and not _is_randomized(study.rules[place.series])


def _enter(
    study: Study, values: Mapping[str, FloatArray], place: TrialIndex, numbers: Sequence[float]
) -> None:
    """Enter a trial; one that draws nothing counts for all repetitions, but not its time."""
    for measure, value in zip(study.measures, numbers, strict=True):
        if measure != SECONDS and _is_deterministic(study, place):
            values[measure][place.point, :, place.series] = value
        else:
            values[measure][place] = value


def _earlier_values(study: Study, so_far: StudyResult | None) -> dict[str, FloatArray]:
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
                    numbers = [so_far.trials.values[measure][old] for measure in study.measures]
                    _enter(study, values, TrialIndex(point, repetition, series), numbers)
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
