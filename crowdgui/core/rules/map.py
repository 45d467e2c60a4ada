"""The most probable class of every item where the workers are known."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import DataError, Problem
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.options import OptionKind, Options, Stated, one_of, real, stated
from crowdgui.core.progress import Iteration, Progress, Stage
from crowdgui.core.rules.aggregation import from_posterior
from crowdgui.core.rules.em_fit import (
    TRACE,
    class_conditional_confusion,
    general_confusion,
    homogeneous_confusion,
    log_shares,
    symmetric_confusion,
    vote_start,
)
from crowdgui.core.rules.em_steps import e_step, expected_counts
from crowdgui.core.rules.rule import Rule
from crowdgui.core.rules.scoring import DecomposableRule, fixed_labels, gold_counts, gold_notes
from crowdgui.core.rules.weighted import (
    class_input,
    confusion_input,
    unknown_workers_note,
    worker_input,
)

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.reasons import Reason
    from crowdgui.core.rules.aggregation import Aggregation

VOTES, GOLD, BALANCED = "votes", "gold", "balanced"

_MODELS = {
    "general": general_confusion,
    "class-conditional": class_conditional_confusion,
    "homogeneous": homogeneous_confusion,
}


@dataclass(frozen=True)
class MapOptions(Options):
    """What is known of the workers and the classes."""

    model: str = one_of("general", tuple(_MODELS))
    confusion: Stated | None = stated(OptionKind.PER_ANSWER, 0.0, 1e9)
    accuracies: Stated | None = stated(OptionKind.PER_WORKER, 0.0, 1.0)
    class_shares: Stated | None = stated(OptionKind.PER_CLASS, 0.0, 1e9)
    otherwise: str = one_of(VOTES, (VOTES, GOLD, BALANCED))
    smoothing: float = real(1.0, 0.0001, 100.0)


def fit(
    labels: Labels, gold: IntArray | None, choices: MapOptions, report: ProgressCallback
) -> Aggregation:
    """Return every item the class that is most probable by what is known of its workers.

    The score of class k is ln π_k + Σ_i ln C_i[k, Z_ij], which no rule can better if the chances
    are true and workers err independently (Li and Yu 2014, section 2: oracle MAP rule). A worker
    of whom nothing is known adds nothing. The objective is the labels' log-likelihood.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    gold : ndarray of shape (N,), or None
        Known classes, from which workers and class shares are estimated if not stated.
    choices : MapOptions
        What is stated of workers and classes.
    report : callable
        Called with the progress.

    Returns
    -------
    Aggregation
        With class probabilities (N, L).

    Raises
    ------
    DataError
        If nothing is known of any worker, or class shares are to come from gold without any, or no
            stated worker has labels, or a class lacks its share.
    """
    shares = _class_shares(labels, gold, choices, report)
    table, notes = _confusion(labels, gold, choices, np.exp(shares))
    form = DecomposableRule(table, shares)
    free = fixed_labels(labels, None, hold=False)
    found, expected = e_step(labels, form, free, report)
    step = Iteration(0, expected.changed, expected.log_likelihood)
    report(Progress(Stage.FITTING, None, step))
    return from_posterior(
        "map", labels, found.posterior, form, (step,), converged=True, notes=notes
    )


def _class_shares(
    labels: Labels, gold: IntArray | None, choices: MapOptions, report: ProgressCallback
) -> FloatArray:
    """Return ln π_k."""
    if choices.class_shares is not None:
        return log_shares(class_input(choices.class_shares, labels))
    if choices.otherwise == BALANCED:
        return log_shares(np.ones(labels.n_classes))
    if choices.otherwise == VOTES:
        return log_shares(expected_counts(labels, vote_start(labels, report)).classes)
    known = np.zeros(0, dtype=np.int32) if gold is None else gold[gold != UNLABELLED]
    if known.size == 0:
        raise DataError(Problem.NO_GOLD_FOR_CLASS_SHARES)
    counts = np.bincount(known, minlength=labels.n_classes).astype(float)
    return log_shares(counts, choices.smoothing)


def _confusion(
    labels: Labels, gold: IntArray | None, choices: MapOptions, shares: FloatArray
) -> tuple[FloatArray, tuple[Reason, ...]]:
    """Return ln C_i[k, h] at [i, h, k]: stated, or by a stated accuracy, or by gold, or even."""
    model = _MODELS[choices.model]
    matrices = confusion_input(choices.confusion, labels)
    accuracies = worker_input(choices.accuracies, labels)
    counts = gold_counts(labels, gold)
    answered = counts.sum(axis=(1, 2)) > 0
    known = matrices.known | accuracies.known | answered
    if not known.any():
        raise DataError(Problem.NO_WORKER_INPUT_OR_GOLD)
    # One matrix for several classes is their mean over the items, hence weighted by the shares.
    as_counts = matrices.values.transpose(0, 2, 1) * shares
    right = accuracies.values[:, None]
    one_coin = symmetric_confusion(right, 1.0 - right, n_classes=labels.n_classes)
    table = np.full_like(counts, -np.log(labels.n_classes))
    table = _where(answered, model(counts, choices.smoothing), table)
    table = _where(accuracies.known, one_coin, table)
    table = _where(matrices.known, model(as_counts, TRACE), table)
    from_gold = answered & ~matrices.known & ~accuracies.known
    notes = dict.fromkeys(matrices.notes + accuracies.notes)
    return table, (*notes, *gold_notes(labels, from_gold), *unknown_workers_note(labels, known))


def _where(workers: BoolArray, table: FloatArray, other: FloatArray) -> FloatArray:
    return np.where(workers[:, None, None], table, other)


RULES = (Rule("map", MapOptions, fit, 100, needs_worker_input=True, learns_from_gold=True),)
