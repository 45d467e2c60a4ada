"""Plain, one-step and iterative weighted majority voting: one loop, several lengths."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import xlogy

from crowdgui.core.blocks import InMemoryLabels
from crowdgui.core.errors import Reason, ReasonCode
from crowdgui.core.options import Options
from crowdgui.core.progress import Iteration, Progress, Stage
from crowdgui.core.rules.rule import VOTE_SHARE, WEIGHTED_VOTES, GoldOptions, Rule, StepLimit
from crowdgui.core.rules.scoring import fixed_gold_notes, fixed_labels
from crowdgui.core.rules.weighted_vote import (
    VoteState,
    build_aggregation,
    first_order_posterior,
    log_odds_posterior,
    matches_with_last_ties,
    update_votes,
    weight_shares,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.blocks import LabelCounts, LabelStore
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.rule import Aggregation
    from crowdgui.core.rules.weighted_vote import ClassProbabilities, VoteTotals

SATURATED_CONFIDENCE = 0.999
"""The accuracy c above which a worker's log-odds grow no more; below 1 − c they fall no more."""


class FirstVoteNote(ReasonCode):
    """What the ties of the vote that a rule starts from do to its labels."""

    TIES_DECIDE = "first-vote-ties-decide"


@dataclass(frozen=True)
class IterativeOptions(GoldOptions, StepLimit):
    """How iterative voting is done."""


@dataclass(frozen=True)
class WeightingScheme:
    """How weights come from matches, what that maximises, and the probabilities it implies."""

    weights: Callable[[IntArray, LabelCounts], FloatArray]
    objective: Callable[[IntArray, LabelCounts], float]
    probabilities: ClassProbabilities


@dataclass(frozen=True, eq=False)
class VotingFit:
    """Where votes in turn ended: the weights and matches (M,) of the last vote."""

    weights: FloatArray
    matches: IntArray
    history: tuple[Iteration, ...]


def majority(
    labels: Labels, gold: IntArray | None, options: Options, report: ProgressCallback
) -> Aggregation:
    """Label each item by majority vote.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    gold : ndarray of shape (N,), or None
        Not used.
    options : Options
        None that matter.
    report : callable
        Called with the progress.

    Returns
    -------
    Aggregation
        `posterior` holds shares of the votes, (N, L).
    """
    free = fixed_labels(labels, None, hold=False)
    return _vote("mv", labels, free, PLAIN, 0, report)


def one_step(
    labels: Labels, gold: IntArray | None, options: GoldOptions, report: ProgressCallback
) -> Aggregation:
    """Vote, weigh every worker once by agreement with the vote, vote again.

    With m_i of a worker's n_i labels as the first vote has them, the weight is L m_i / n_i − 1 (Li
    and Yu 2014, one-step weighted majority voting).

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    gold : ndarray of shape (N,), or None
        Known classes, which items keep if the options say so.
    options : GoldOptions
        Whether items keep their gold class.
    report : callable
        Called with the progress.

    Returns
    -------
    Aggregation
        With weights (M,) and class probabilities (N, L).
    """
    held = fixed_labels(labels, gold, options.hold_gold)
    notes = fixed_gold_notes(held, options.hold_gold)
    return _vote("oswmv", labels, held, LINEAR, 1, report, notes)


def iterative(
    labels: Labels, gold: IntArray | None, options: IterativeOptions, report: ProgressCallback
) -> Aggregation:
    """Vote and weigh in turn until no label changes (Li and Yu 2014, section 4).

    Held gold items have the same label in every vote. `iwmv_objective` never falls with them
    either: a vote then maximises the same tangent over the labels of the free items, and the labels
    it starts from are among those it chooses from, since the first vote already holds the gold.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    gold : ndarray of shape (N,), or None
        Known classes, which items keep if the options say so.
    options : IterativeOptions
        Whether they do, and the maximum of steps.
    report : callable
        Called with the progress.

    Returns
    -------
    Aggregation
        With weights (M,) and class probabilities (N, L).
    """
    held = fixed_labels(labels, gold, options.hold_gold)
    notes = fixed_gold_notes(held, options.hold_gold)
    return _vote("iwmv", labels, held, LINEAR, options.max_steps, report, notes)


def iterative_log(
    labels: Labels, gold: IntArray | None, options: IterativeOptions, report: ProgressCallback
) -> Aggregation:
    """Vote and weigh in turn, by log-odds v_i = ln((L−1) ŵ_i / (1−ŵ_i)) (Li and Yu 2014).

    ŵ_i is kept within 1 − c and c, c = `SATURATED_CONFIDENCE`. See `iwmv_log_objective` for what
    never falls, with held gold items too: each of the two steps maximises it over what is free.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    gold : ndarray of shape (N,), or None
        Known classes, which items keep if the options say so.
    options : IterativeOptions
        Whether they do, and the maximum of steps.
    report : callable
        Called with the progress.

    Returns
    -------
    Aggregation
        With weights (M,) and class probabilities (N, L).
    """
    held = fixed_labels(labels, gold, options.hold_gold)
    notes = fixed_gold_notes(held, options.hold_gold)
    return _vote("iwmv-log", labels, held, LOG_ODDS, options.max_steps, report, notes)


def iwmv_objective(matches: IntArray, crowd: LabelCounts) -> float:
    """Return G = Σ_i n_i (L ŵ_i − 1)², which no step of IWMV lowers.

    With m_i matches of n_i labels and ŵ_i = m_i / n_i, G is an increasing affine function of
    Σ_i (L m_i² / (2 n_i) − m_i), which is convex in the counts m; the weighted vote maximises
    its tangent at the present m, hence cannot lower it. So the iteration ends and cannot cycle.

    Parameters
    ----------
    matches : ndarray of shape (M,)
        m_i.
    crowd : LabelCounts
        n_i and L.

    Returns
    -------
    float
        0 or more.
    """
    given = crowd.labels_per_worker
    some = given > 0
    excess = crowd.n_classes * matches[some] / given[some] - 1.0
    return float(np.sum(given[some] * excess**2))


def iwmv_log_objective(matches: IntArray, crowd: LabelCounts) -> float:
    """Return Σ_i m_i ln c_i + (n_i − m_i) ln((1−c_i)/(L−1)), which no step of IWMV-log lowers.

    It is the log-likelihood of the labels if the final ones are the truth and worker i is right
    with probability c_i, which is ŵ_i = m_i / n_i kept within 1 − c and c, c =
    `SATURATED_CONFIDENCE`: Σ_i n_i (ŵ_i ln ŵ_i + (1−ŵ_i) ln((1−ŵ_i)/(L−1))) where nobody is at
    these limits. The weights maximise it over the c_i for the present labels, the vote over the
    labels for the present c_i. So the limits do not break the rise.

    Parameters
    ----------
    matches : ndarray of shape (M,)
        m_i.
    crowd : LabelCounts
        n_i and L.

    Returns
    -------
    float
        In nats, at most 0.
    """
    given = crowd.labels_per_worker
    right = _limited(matches, given)
    others = max(1, crowd.n_classes - 1)
    return float(np.sum(xlogy(matches, right) + xlogy(given - matches, (1.0 - right) / others)))


def run_iwmv(
    crowd: LabelStore[VoteState],
    scheme: WeightingScheme,
    max_steps: int,
    report: ProgressCallback,
    first: VoteTotals | None = None,
) -> VotingFit:
    """Vote and weigh in turn until no label changes, wherever the labels are.

    Parameters
    ----------
    crowd : LabelStore
        The labels, with the class that each item is held at.
    scheme : WeightingScheme
        How weights follow from matches.
    max_steps : int
        Votes after the first, at most.
    report : callable
        Called with the progress.
    first : VoteTotals, optional
        What the vote with equal weights gave, where it is over.

    Returns
    -------
    VotingFit
        Weights and matches (M,) of the last vote; final labels stay in `crowd`.
    """
    weights = _equal_weights(crowd)
    history: list[Iteration] = []
    for iteration in range(max_steps + 1):
        if iteration or first is None:
            tally = crowd.add_up(partial(update_votes, weights=weights), report)
        else:
            tally = first
        reached = scheme.objective(tally.matches, crowd)
        history.append(Iteration(iteration, tally.changed, reached))
        report(Progress(Stage.VOTING, None, history[-1]))
        if tally.changed == 0 or iteration == max_steps:
            break
        weights = scheme.weights(tally.matches, crowd)
    return VotingFit(weights, tally.matches, tuple(history))


def _equal_weights(crowd: LabelCounts) -> FloatArray:
    return np.where(crowd.labels_per_worker > 0, 1.0, 0.0)


def _vote(
    rule: str,
    labels: Labels,
    held: IntArray,
    scheme: WeightingScheme,
    max_steps: int,
    report: ProgressCallback,
    notes: tuple[Reason, ...] = (),
) -> Aggregation:
    crowd = InMemoryLabels(labels, VoteState(held))
    tally = crowd.add_up(partial(update_votes, weights=_equal_weights(crowd)), report)
    first = crowd.kept.last
    history = run_iwmv(crowd, scheme, max_steps, report, tally).history
    vote, settled = crowd.kept.last, history[-1].changed == 0
    assert first is not None
    assert vote is not None
    contested = None
    if max_steps and first.tied.any():
        start = matches_with_last_ties(labels, first)
        crowd = InMemoryLabels(labels, VoteState(held, vote))
        contested = _other_labels(crowd, scheme, max_steps, start, report, settled=settled)
        notes += first_vote_notes(contested)
    return build_aggregation(
        rule,
        labels,
        vote,
        scheme.probabilities,
        held,
        history,
        # Plain and one-step voting end by design, iterative voting when no label changes.
        converged=rule in ("mv", "oswmv") or settled,
        contested=contested,
        notes=notes,
    )


def first_vote_notes(contested: BoolArray) -> tuple[Reason, ...]:
    """Return a note on the items (N,) that ties of the first vote decide, where there are any."""
    n = int(np.count_nonzero(contested))
    return (Reason.make(FirstVoteNote.TIES_DECIDE, n=n),) if n else ()


def _other_labels(
    crowd: InMemoryLabels[VoteState],
    scheme: WeightingScheme,
    max_steps: int,
    matches: IntArray,
    report: ProgressCallback,
    *,
    settled: bool,
) -> BoolArray:
    """Mark the items (N,) whose label is another where the first vote gives these `matches` (M,).

    The votes go on from the last one of the other start, from which few items differ. Where none
    does and that one was `settled`, neither will the votes to come.
    """
    last = crowd.kept.last
    assert last is not None
    for step in range(max_steps):
        weights = scheme.weights(matches, crowd)
        tally = crowd.add_up(partial(update_votes, weights=weights), report)
        matches = tally.matches
        if not tally.changed and (step or settled):
            break
    assert crowd.kept.last is not None
    return np.not_equal(crowd.kept.last.final, last.final)


def _linear_weights(matches: IntArray, crowd: LabelCounts) -> FloatArray:
    """Return v_i = L ŵ_i − 1, the bound-optimal weight; 0 for a worker without labels."""
    given = crowd.labels_per_worker
    return np.where(given > 0, crowd.n_classes * matches / np.maximum(given, 1) - 1.0, 0.0)


def _log_odds(matches: IntArray, crowd: LabelCounts) -> FloatArray:
    """Return v_i = ln((L−1) ŵ_i / (1−ŵ_i)) within limits; 0 for a worker without labels."""
    given = crowd.labels_per_worker
    right = _limited(matches, given)
    odds = max(1, crowd.n_classes - 1) * right / (1.0 - right)
    return np.where(given > 0, np.log(odds), 0.0)


def _limited(matches: IntArray, given: IntArray) -> FloatArray:
    return np.clip(matches / np.maximum(given, 1), 1.0 - SATURATED_CONFIDENCE, SATURATED_CONFIDENCE)


PLAIN = WeightingScheme(_linear_weights, iwmv_objective, weight_shares)
LINEAR = WeightingScheme(_linear_weights, iwmv_objective, first_order_posterior)
LOG_ODDS = WeightingScheme(_log_odds, iwmv_log_objective, log_odds_posterior)


RULES = (
    Rule(
        "iwmv",
        IterativeOptions,
        iterative,
        0,
        objective_in_bound=True,
        default_calibration=WEIGHTED_VOTES,
        recommendation_order=4,
        takes_many_classes=True,
    ),
    Rule(
        "mv",
        Options,
        majority,
        10,
        gives_probability=False,
        default_calibration=VOTE_SHARE,
        is_baseline=True,
        recommendation_order=6,
        relative_cost=0.2,
        takes_many_classes=True,
    ),
    Rule(
        "oswmv",
        GoldOptions,
        one_step,
        30,
        default_calibration=WEIGHTED_VOTES,
        one_step_theorem=True,
        relative_cost=0.4,
        takes_many_classes=True,
    ),
    Rule(
        "iwmv-log",
        IterativeOptions,
        iterative_log,
        90,
        default_calibration=WEIGHTED_VOTES,
        takes_many_classes=True,
    ),
)
