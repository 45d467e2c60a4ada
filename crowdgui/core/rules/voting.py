"""Plain, one-step and iterative weighted majority voting: one loop, several lengths."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import xlogy

from crowdgui.core.blocks.crowd import InMemory
from crowdgui.core.progress import Progress, Step
from crowdgui.core.rules.ballot import Poll, vote_again
from crowdgui.core.rules.ballot_result import (
    first_order_posterior,
    from_ballot,
    log_odds_posterior,
    weight_shares,
)
from crowdgui.core.rules.choices import Choices, flag, whole
from crowdgui.core.rules.gold import held_classes, held_notes
from crowdgui.core.text import later, tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.blocks.crowd import Answered, Crowd
    from crowdgui.core.labels import FloatArray, IntArray, Labels
    from crowdgui.core.outcome import Aggregation
    from crowdgui.core.progress import Report
    from crowdgui.core.rules.ballot_result import Chances

SURE = 0.999
"""The accuracy from which on a worker's log-odds grow no more; 1 − SURE from which they fall."""


@dataclass(frozen=True)
class StepLimit(Choices):
    """How many steps a rule may take before it is stopped."""

    max_steps: int = whole(
        100,
        1,
        100_000,
        later("Limit of steps"),
        later("At most; the rule is stopped then, also where labels still change."),
    )


@dataclass(frozen=True)
class GoldChoices(Choices):
    """Whether gold items keep their gold class."""

    hold_gold: bool = flag(
        False,
        later("Hold gold items fixed"),
        later("Gold items keep their gold class, and workers are measured against it."),
    )


@dataclass(frozen=True)
class IterativeChoices(GoldChoices, StepLimit):
    """How iterative voting is done."""


@dataclass(frozen=True)
class Turns:
    """How weights come from matches, what that climbs, and the probabilities it implies."""

    weights: Callable[[IntArray, Answered], FloatArray]
    objective: Callable[[IntArray, Answered], float]
    chances: Chances


@dataclass(frozen=True, eq=False)
class Voted:
    """Where votes in turn ended: the weights and matches (M,) of the last vote."""

    weights: FloatArray
    matches: IntArray
    history: tuple[Step, ...]


def majority(
    labels: Labels, gold: IntArray | None, choices: Choices, report: Report
) -> Aggregation:
    """Return every item the label most of its workers gave."""
    free = held_classes(labels, None, hold=False)
    return _vote("mv", labels, free, PLAIN, 0, report)


def one_step(
    labels: Labels, gold: IntArray | None, choices: GoldChoices, report: Report
) -> Aggregation:
    """Vote, weigh every worker once by agreement with the vote, vote again."""
    held = held_classes(labels, gold, choices.hold_gold)
    notes = held_notes(held, choices.hold_gold)
    return _vote("oswmv", labels, held, LINEAR, 1, report, notes)


def iterative(
    labels: Labels, gold: IntArray | None, choices: IterativeChoices, report: Report
) -> Aggregation:
    """Vote and weigh in turn until no label changes (Li and Yu 2014, section 4).

    Held gold items have the same label in every vote. `objective` never falls with them either:
    a vote then maximises the same tangent over the labels of the free items, and the labels it
    starts from are among those it chooses from, since the first vote already holds the gold.
    """
    held = held_classes(labels, gold, choices.hold_gold)
    notes = held_notes(held, choices.hold_gold)
    return _vote("iwmv", labels, held, LINEAR, choices.max_steps, report, notes)


def iterative_log(
    labels: Labels, gold: IntArray | None, choices: IterativeChoices, report: Report
) -> Aggregation:
    """Vote and weigh in turn, by log-odds v_i = ln((L−1) ŵ_i / (1−ŵ_i)) (Li and Yu 2014).

    ŵ_i is kept within 1 − `SURE` and `SURE`. See `log_objective` for what never falls, with held
    gold items too: each of the two steps maximises it over what is free.
    """
    held = held_classes(labels, gold, choices.hold_gold)
    notes = held_notes(held, choices.hold_gold)
    return _vote("iwmv-log", labels, held, LOG_ODDS, choices.max_steps, report, notes)


def objective(matches: IntArray, crowd: Answered) -> float:
    """Return G = Σ_i n_i (L ŵ_i − 1)², which no step of IWMV lowers.

    With m_i matches of n_i labels and ŵ_i = m_i / n_i, G is an increasing affine function of
    Σ_i (L m_i² / (2 n_i) − m_i), which is convex in the counts m; the weighted vote maximises
    its tangent at the present m, hence cannot lower it. So the iteration ends and cannot cycle.
    """
    given = crowd.labels_per_worker
    some = given > 0
    excess = crowd.n_classes * matches[some] / given[some] - 1.0
    return float(np.sum(given[some] * excess**2))


def log_objective(matches: IntArray, crowd: Answered) -> float:
    """Return Σ_i m_i ln c_i + (n_i − m_i) ln((1−c_i)/(L−1)), which no step of IWMV-log lowers.

    It is the log-likelihood of the labels if the final ones are the truth and worker i is right
    with chance c_i, which is ŵ_i = m_i / n_i kept within 1 − `SURE` and `SURE`: Σ_i n_i (ŵ_i ln
    ŵ_i + (1−ŵ_i) ln((1−ŵ_i)/(L−1))) where nobody is at these limits. The weights maximise it over
    c for the present labels, the vote over the labels for the present c. So the limits do not
    break the climb.
    """
    given = crowd.labels_per_worker
    right = _limited(matches, given)
    others = max(1, crowd.n_classes - 1)
    return float(np.sum(xlogy(matches, right) + xlogy(given - matches, (1.0 - right) / others)))


def vote_in_turn(crowd: Crowd[Poll], turns: Turns, max_steps: int, report: Report) -> Voted:
    """Vote and weigh in turn until no label changes, wherever the labels are."""
    weights = np.where(crowd.labels_per_worker > 0, 1.0, 0.0)
    history: list[Step] = []
    for iteration in range(max_steps + 1):
        tally = crowd.add_up(partial(vote_again, weights=weights), report)
        reached = turns.objective(tally.matches, crowd)
        history.append(Step(iteration, tally.changed, reached))
        report(Progress(tr("Voting"), None, history[-1]))
        if tally.changed == 0 or iteration == max_steps:
            break
        weights = turns.weights(tally.matches, crowd)
    return Voted(weights, tally.matches, tuple(history))


def _vote(
    rule: str,
    labels: Labels,
    held: IntArray,
    turns: Turns,
    max_steps: int,
    report: Report,
    notes: tuple[str, ...] = (),
) -> Aggregation:
    crowd = InMemory(labels, Poll(held))
    history = vote_in_turn(crowd, turns, max_steps, report).history
    ballot = crowd.kept.ballot
    assert ballot is not None
    return from_ballot(
        rule,
        labels,
        ballot,
        turns.chances,
        held,
        history,
        # Plain and one-step voting end by design; iterative voting at rest, or at its limit.
        converged=rule in ("mv", "oswmv") or history[-1].changed == 0,
        notes=notes,
    )


def _linear_weights(matches: IntArray, crowd: Answered) -> FloatArray:
    """Return v_i = L ŵ_i − 1, the bound-optimal weight; 0 for a worker without labels."""
    given = crowd.labels_per_worker
    return np.where(given > 0, crowd.n_classes * matches / np.maximum(given, 1) - 1.0, 0.0)


def _log_odds(matches: IntArray, crowd: Answered) -> FloatArray:
    """Return v_i = ln((L−1) ŵ_i / (1−ŵ_i)) within limits; 0 for a worker without labels."""
    given = crowd.labels_per_worker
    right = _limited(matches, given)
    odds = max(1, crowd.n_classes - 1) * right / (1.0 - right)
    return np.where(given > 0, np.log(odds), 0.0)


def _limited(matches: IntArray, given: IntArray) -> FloatArray:
    return np.clip(matches / np.maximum(given, 1), 1.0 - SURE, SURE)


PLAIN = Turns(_linear_weights, objective, weight_shares)
LINEAR = Turns(_linear_weights, objective, first_order_posterior)
LOG_ODDS = Turns(_log_odds, log_objective, log_odds_posterior)
