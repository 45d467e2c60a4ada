"""One trial of a study: a rule on a part of the labels, measured."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from crowdgui.core.errors import DataError
from crowdgui.core.experiments.clock import work_time
from crowdgui.core.experiments.trials import chance_of
from crowdgui.core.labels import UNLABELLED, freeze
from crowdgui.core.rules.table import rule_of
from crowdgui.core.studies.study import ERROR, KEPT, SECONDS, UNLABELLED_SHARE
from crowdgui.core.studies.thinning import error_of, kept, part

if TYPE_CHECKING:
    from crowdgui.core.labels import IntArray, Labels
    from crowdgui.core.progress import Report
    from crowdgui.core.reasons import Reason
    from crowdgui.core.rules.choices import Choices
    from crowdgui.core.studies.study import Studied, Study

MEASURES = (ERROR, SECONDS, UNLABELLED_SHARE, KEPT)


class Place(NamedTuple):
    """Where a trial stands in the arrays of results."""

    point: int
    repetition: int
    series: int


class Tried(NamedTuple):
    """What a trial gives, in the order of `MEASURES`, or the reason why the rule refuses."""

    numbers: tuple[float, float, float, float]
    refused: Reason | None = None


@dataclass(frozen=True, eq=False)
class StudyTrial:
    """One rule on one part of the labels; `truth` holds what each rule is held against (S, N)."""

    study: Study
    truth: IntArray

    def __post_init__(self) -> None:
        freeze(self)

    def __call__(self, number: int, report: Report) -> Tried:
        study, place = self.study, place_of(self.study, number)
        chance = chance_of(study.seed, place.repetition)
        keep = kept(study.labels, study.shares[place.point], chance)
        share = float(keep.mean())
        truth, n_classes = self.truth[place.series], study.labels.n_classes
        if not keep.any():
            nothing = np.full(truth.size, UNLABELLED)
            error, missing = error_of(nothing, truth, n_classes)
            return Tried((error, np.nan, missing, share))
        labels = part(study.labels, keep)
        # Cut into blocks beforehand, so that only the rule's own work is timed.
        _ = labels.blocks, labels.labels_per_item, labels.labels_per_worker
        try:
            start = work_time()
            final = final_labels(study, place.series, place.repetition, labels, report)
            seconds = work_time() - start
        except DataError as error_:
            return Tried((np.nan, np.nan, np.nan, share), error_.reason)
        error, missing = error_of(final, truth, n_classes)
        return Tried((error, seconds, missing, share))


def place_of(study: Study, number: int) -> Place:
    """Return the place of a trial; each repetition is whole before the next begins."""
    rest, series = divmod(number, len(study.rules))
    repetition, point = divmod(rest, len(study.shares))
    return Place(point, repetition, series)


def final_labels(
    study: Study, series: int, repetition: int, labels: Labels, report: Report
) -> IntArray:
    rule = study.rules[series]
    choices = _with_chance(rule, repetition)
    return rule_of(rule.key).fit(labels, None, choices, report).labels


def throws_dice(rule: Studied) -> bool:
    """Return whether the rule itself throws dice."""
    return any(field.name == "seed" for field in fields(rule.choices))


def _with_chance(rule: Studied, repetition: int) -> Choices:
    """Give a randomised rule another seed in each repetition: that is part of its spread."""
    if not throws_dice(rule):
        return rule.choices
    seed = (rule.choices.seed + repetition) % 2**31  # type: ignore[attr-defined]
    return replace(rule.choices, seed=seed)  # type: ignore[call-arg]
