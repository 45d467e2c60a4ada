"""Rules for labels that no one machine holds: sums over items travel, the items stay."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.arrays import safe_ratio
from crowdgui.core.errors import DataError, Problem
from crowdgui.core.labels import UNLABELLED, freeze
from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules import em, voting
from crowdgui.core.rules.fitting.em_fit import (
    class_conditional_confusion,
    general_confusion,
    homogeneous_confusion,
)
from crowdgui.core.rules.fitting.em_starts import vote_start
from crowdgui.core.rules.fitting.em_steps import Posterior, init_posterior, run_em_steps
from crowdgui.core.rules.rule import predict_labels
from crowdgui.core.rules.scoring import fixed_labels, row_max, top_two_gap
from crowdgui.core.rules.weighted_vote import VoteState, build_aggregation

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.blocks import LabelStore
    from crowdgui.core.labels import Labels
    from crowdgui.core.options import Options
    from crowdgui.core.progress import Iteration, ProgressCallback
    from crowdgui.core.rules.fitting.em_steps import EmModel


@dataclass(frozen=True, eq=False)
class ItemResults:
    """What a rule makes of some items, as in `Aggregation`; arrays of shape (N,)."""

    labels: IntArray
    confidence: FloatArray
    margin: FloatArray
    tied: BoolArray

    def __post_init__(self) -> None:
        freeze(self)


@dataclass(frozen=True, eq=False)
class WorkerResults:
    """What a rule makes of the workers (M,), and its steps; weights where it has some."""

    accuracy: FloatArray
    weights: FloatArray | None
    history: tuple[Iteration, ...]
    converged: bool

    def __post_init__(self) -> None:
        freeze(self)


@dataclass(frozen=True)
class DistributedRule:
    """A rule in three parts: begin with items, run over all of them, finish with items.

    `begin` and `finish` are pure functions of the items of one place; `run` sees only sums.
    """

    begin: Callable[[Labels], Any]
    run: Callable[[LabelStore[Any], Any, ProgressCallback], WorkerResults]
    finish: Callable[[Labels, Any], ItemResults]


def get_distributed_rule(key: str) -> DistributedRule:
    """Return the rule with this key; a DataError names those there are."""
    if key not in ADDITIVE:
        raise DataError(Problem.RULE_NOT_ON_CLUSTER, key=key, there=tuple(ADDITIVE))
    return ADDITIVE[key]


def check_options(options: Options) -> None:
    """Refuse what only labels in one place allow."""
    if getattr(options, "hold_gold", False):
        raise DataError(Problem.FIXED_GOLD_ON_CLUSTER)
    if getattr(options, "start_from", em.MAJORITY) != em.MAJORITY:
        raise DataError(Problem.START_ON_CLUSTER)


def _free(labels: Labels) -> IntArray:
    return fixed_labels(labels, None, hold=False)


def _begin_vote(labels: Labels) -> VoteState:
    return VoteState(_free(labels))


def _run_votes(
    crowd: LabelStore[VoteState],
    options: Any,
    report: ProgressCallback,
    scheme: voting.WeightingScheme,
    steps: int | None,
) -> WorkerResults:
    most = options.max_steps if steps is None else steps
    voted = voting.run_iwmv(crowd, scheme, most, report)
    at_rest = steps is not None or voted.history[-1].changed == 0
    accuracy = safe_ratio(voted.matches, crowd.labels_per_worker)
    return WorkerResults(accuracy, voted.weights, voted.history, at_rest)


def _finish_vote(labels: Labels, state: VoteState, scheme: voting.WeightingScheme) -> ItemResults:
    assert state.last is not None
    found = build_aggregation(
        "", labels, state.last, scheme.probabilities, state.held, (), converged=True
    )
    return ItemResults(found.labels, found.confidence, found.margin, found.tied)


def _votes(scheme: voting.WeightingScheme, steps: int | None = None) -> DistributedRule:
    run = partial(_run_votes, scheme=scheme, steps=steps)
    return DistributedRule(_begin_vote, run, partial(_finish_vote, scheme=scheme))


def _begin_em(labels: Labels) -> Posterior:
    return init_posterior(vote_start(labels, ignore_progress), _free(labels))


def _run_smoothed(
    crowd: LabelStore[Posterior],
    options: em.EmOptions,
    report: ProgressCallback,
    confusion: Callable[..., FloatArray],
) -> WorkerResults:
    model = em.smoothed_model(confusion, options.smoothing)
    return _run_em(crowd, model, options.max_steps, report)


def _run_pooled(
    crowd: LabelStore[Posterior], options: em.PooledOptions, report: ProgressCallback
) -> WorkerResults:
    return _run_em(crowd, em.pooled_model(options.strength), options.max_steps, report)


def _run_em(
    crowd: LabelStore[Posterior], model: EmModel, max_steps: int, report: ProgressCallback
) -> WorkerResults:
    found = run_em_steps(crowd, model, max_steps, report)
    right = np.einsum("ikk->i", found.expected.counts.answers)
    accuracy = safe_ratio(right, crowd.labels_per_worker)
    return WorkerResults(accuracy, None, found.history, found.converged)


def _finish_em(labels: Labels, beliefs: Posterior) -> ItemResults:
    some = beliefs.final != UNLABELLED
    return ItemResults(
        beliefs.final,
        np.where(some, row_max(beliefs.posterior), np.nan),
        np.where(some, top_two_gap(beliefs.posterior), np.nan),
        predict_labels(labels, beliefs.posterior)[1],
    )


def _em(run: Callable[[LabelStore[Any], Any, ProgressCallback], WorkerResults]) -> DistributedRule:
    return DistributedRule(_begin_em, run, _finish_em)


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
