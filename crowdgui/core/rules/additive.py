"""Rules for labels that no one machine holds: sums over items travel, the items stay."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.errors import DataError, Problem
from crowdgui.core.labels import UNLABELLED, freeze
from crowdgui.core.progress import silent
from crowdgui.core.rules import em, voting
from crowdgui.core.rules.ballot import Poll
from crowdgui.core.rules.ballot_result import from_ballot
from crowdgui.core.rules.em_loop import climb_crowd
from crowdgui.core.rules.em_models import (
    class_conditional_confusion,
    general_confusion,
    homogeneous_confusion,
)
from crowdgui.core.rules.em_starts import vote_start
from crowdgui.core.rules.em_steps import Beliefs, beliefs_from
from crowdgui.core.rules.form import highest, lead
from crowdgui.core.rules.gold import held_classes
from crowdgui.core.rules.posterior import decide

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.blocks.crowd import Crowd
    from crowdgui.core.labels import BoolArray, FloatArray, IntArray, Labels
    from crowdgui.core.progress import Report, Step
    from crowdgui.core.rules.choices import Choices
    from crowdgui.core.rules.em_loop import Model


@dataclass(frozen=True, eq=False)
class FinalItems:
    """What a rule makes of some items, as in `Aggregation`; arrays of shape (N,)."""

    labels: IntArray
    confidence: FloatArray
    margin: FloatArray
    tied: BoolArray

    def __post_init__(self) -> None:
        freeze(self)


@dataclass(frozen=True, eq=False)
class FinalWorkers:
    """What a rule makes of the workers (M,), and its steps; weights where it has some."""

    accuracy: FloatArray
    weights: FloatArray | None
    history: tuple[Step, ...]
    converged: bool

    def __post_init__(self) -> None:
        freeze(self)


@dataclass(frozen=True)
class Additive:
    """A rule in three parts: begin with items, run over all of them, finish with items.

    `begin` and `finish` are pure functions of the items of one place; `run` sees only sums.
    """

    begin: Callable[[Labels], Any]
    run: Callable[[Crowd[Any], Any, Report], FinalWorkers]
    finish: Callable[[Labels, Any], FinalItems]


def additive(key: str) -> Additive:
    """Return the rule with this key; a DataError names those there are."""
    if key not in ADDITIVE:
        raise DataError(Problem.RULE_NOT_ON_CLUSTER, key=key, there=tuple(ADDITIVE))
    return ADDITIVE[key]


def check_choices(choices: Choices) -> None:
    """Refuse what only labels in one place allow."""
    if getattr(choices, "hold_gold", False):
        raise DataError(Problem.FIXED_GOLD_ON_CLUSTER)
    if getattr(choices, "start_from", em.MAJORITY) != em.MAJORITY:
        raise DataError(Problem.START_ON_CLUSTER)


def _free(labels: Labels) -> IntArray:
    return held_classes(labels, None, hold=False)


def _begin_vote(labels: Labels) -> Poll:
    return Poll(_free(labels))


def _run_votes(
    crowd: Crowd[Poll], choices: Any, report: Report, turns: voting.Turns, steps: int | None
) -> FinalWorkers:
    most = choices.max_steps if steps is None else steps
    voted = voting.vote_in_turn(crowd, turns, most, report)
    at_rest = steps is not None or voted.history[-1].changed == 0
    accuracy = _share(voted.matches, crowd.labels_per_worker)
    return FinalWorkers(accuracy, voted.weights, voted.history, at_rest)


def _finish_vote(labels: Labels, poll: Poll, turns: voting.Turns) -> FinalItems:
    assert poll.ballot is not None
    found = from_ballot("", labels, poll.ballot, turns.chances, poll.held, (), converged=True)
    return FinalItems(found.labels, found.confidence, found.margin, found.tied)


def _votes(turns: voting.Turns, steps: int | None = None) -> Additive:
    run = partial(_run_votes, turns=turns, steps=steps)
    return Additive(_begin_vote, run, partial(_finish_vote, turns=turns))


def _begin_em(labels: Labels) -> Beliefs:
    return beliefs_from(vote_start(labels, silent), _free(labels))


def _run_smoothed(
    crowd: Crowd[Beliefs],
    choices: em.EmChoices,
    report: Report,
    confusion: Callable[[FloatArray, float], FloatArray],
) -> FinalWorkers:
    model = em.smoothed_model(confusion, choices.smoothing)
    return _run_em(crowd, model, choices.max_steps, report)


def _run_pooled(crowd: Crowd[Beliefs], choices: em.PooledChoices, report: Report) -> FinalWorkers:
    return _run_em(crowd, em.pooled_model(choices.strength), choices.max_steps, report)


def _run_em(crowd: Crowd[Beliefs], model: Model, max_steps: int, report: Report) -> FinalWorkers:
    found = climb_crowd(crowd, model, max_steps, report)
    right = np.einsum("ikk->i", found.expected.counts.answers)
    accuracy = _share(right, crowd.labels_per_worker)
    return FinalWorkers(accuracy, None, found.history, found.converged)


def _finish_em(labels: Labels, beliefs: Beliefs) -> FinalItems:
    some = beliefs.final != UNLABELLED
    return FinalItems(
        beliefs.final,
        np.where(some, highest(beliefs.posterior), np.nan),
        np.where(some, lead(beliefs.posterior), np.nan),
        decide(labels, beliefs.posterior)[1],
    )


def _em(run: Callable[[Crowd[Any], Any, Report], FinalWorkers]) -> Additive:
    return Additive(_begin_em, run, _finish_em)


def _share(right: IntArray | FloatArray, given: IntArray) -> FloatArray:
    return np.where(given > 0, right / np.maximum(given, 1), np.nan)


ADDITIVE = {
    "mv": _votes(voting.PLAIN, 0),
    "oswmv": _votes(voting.LINEAR, 1),
    "iwmv": _votes(voting.LINEAR),
    "iwmv-log": _votes(voting.LOG_ODDS),
    "em": _em(partial(_run_smoothed, confusion=general_confusion)),
    "em-class": _em(partial(_run_smoothed, confusion=class_conditional_confusion)),
    "em-homogeneous": _em(partial(_run_smoothed, confusion=homogeneous_confusion)),
    "em-pooled": _em(_run_pooled),
}
"""Rules by the keys of the table of rules."""
