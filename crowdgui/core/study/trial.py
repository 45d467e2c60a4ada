"""One trial of a study: a random part of the labels, and the rules run on it."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from crowdgui.core.errors import DataError
from crowdgui.core.labels import UNLABELLED, freeze
from crowdgui.core.rules.registry import get_rule
from crowdgui.core.trials import trial_rng, work_time

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.errors import Reason
    from crowdgui.core.labels import Labels
    from crowdgui.core.options import Options
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.study.study import StudiedRule, Study


def draw_subsample(labels: Labels, share: float, chance: np.random.Generator) -> BoolArray:
    """Mark the labels that are kept, each with probability `share` on its own.

    The same chance keeps nested sets: what a smaller share keeps, a larger one keeps too. Curves
    over the share are then smoother, and the differences along them less noisy, than with fresh
    draws, while at any one share nothing changes.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    share : float
        Probability of a label to be kept, 0 to 1.
    chance : numpy.random.Generator
        Source of the draw.

    Returns
    -------
    ndarray of shape (n_labels,)
        Which labels are kept.
    """
    return chance.random(labels.n_labels) < share


def apply_subsample(labels: Labels, keep: BoolArray) -> Labels:
    """Drop all labels but those marked, one at least; nobody's code changes."""
    arrays = [array[keep] for array in (labels.item, labels.worker, labels.code)]
    for array in arrays:
        array.setflags(write=False)
    item, worker, code = arrays
    how = labels.circumstances.only(keep)
    return replace(labels, item=item, worker=worker, code=code, circumstances=how)


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


def measure_distance(final: IntArray, truth: IntArray, n_classes: int) -> tuple[float, float]:
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
        study, place = self.study, trial_index(self.study, number)
        chance = trial_rng(study.seed, place.repetition)
        keep = draw_subsample(study.labels, study.shares[place.point], chance)
        share = float(keep.mean())
        truth, n_classes = self.truth[place.series], study.labels.n_classes
        if not keep.any():
            nothing = np.full(truth.size, UNLABELLED)
            error, missing = measure_error(nothing, truth, n_classes)
            return StudyMeasures((error, np.nan, missing, share, *self._distance(nothing, truth)))
        labels = apply_subsample(study.labels, keep)
        # Cut into blocks beforehand, so that only the rule's own work is timed.
        _ = labels.blocks, labels.labels_per_item, labels.labels_per_worker
        try:
            start = work_time()
            final = final_labels(study, place.series, place.repetition, labels, report)
            seconds = work_time() - start
        except DataError as error_:
            none = (np.nan,) * (len(study.measures) - 4)
            return StudyMeasures((np.nan, np.nan, np.nan, share, *none), error_.reason)
        error, missing = measure_error(final, truth, n_classes)
        return StudyMeasures((error, seconds, missing, share, *self._distance(final, truth)))

    def _distance(self, final: IntArray, truth: IntArray) -> tuple[float, ...]:
        """Return what is measured only of ordered classes."""
        labels = self.study.labels
        return measure_distance(final, truth, labels.n_classes) if labels.ordered else ()


def trial_index(study: Study, number: int) -> TrialIndex:
    """Return the place of a trial; each repetition is whole before the next begins."""
    rest, series = divmod(number, len(study.rules))
    repetition, point = divmod(rest, len(study.shares))
    return TrialIndex(point, repetition, series)


def final_labels(
    study: Study, series: int, repetition: int, labels: Labels, report: ProgressCallback
) -> IntArray:
    """Run a rule of the study on a part of the labels, and return its final labels (N,)."""
    rule = study.rules[series]
    choices = _with_chance(rule, repetition)
    return get_rule(rule.key).fit(labels, None, choices, report).labels


def is_randomized(rule: StudiedRule) -> bool:
    """Return whether the rule itself throws dice."""
    return any(field.name == "seed" for field in fields(rule.choices))


def _with_chance(rule: StudiedRule, repetition: int) -> Options:
    """Return the options with another seed per repetition for a randomised rule."""
    if not is_randomized(rule):
        return rule.choices
    seed = (rule.choices.seed + repetition) % 2**31  # type: ignore[attr-defined]
    return replace(rule.choices, seed=seed)  # type: ignore[call-arg]
