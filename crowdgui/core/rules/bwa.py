"""Bayesian weighted average: votes weighed by how close each worker stays to the average."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.blocks import map_blocks
from crowdgui.core.options import Options, real, whole
from crowdgui.core.progress import Iteration, Progress, Stage
from crowdgui.core.rules.fitting.em_fit import fit_pooled_form
from crowdgui.core.rules.rule import Rule, from_posterior, predict_labels
from crowdgui.core.rules.scoring import DecomposableRule

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.rule import Aggregation

TOLERANCE = 1e-3
"""The relative change of every average below which they have converged."""
TRACE = 1e-12
"""Keeps the weight of a worker finite who differs from nobody where nobody differs."""


@dataclass(frozen=True)
class BwaOptions(Options):
    """How weights are found."""

    max_steps: int = whole(500, 1, 100_000)
    caution: float = real(15.0, 0.01, 10_000.0)


@dataclass(frozen=True, eq=False)
class _Averages:
    """z (N, L), and Σ_{j∈i} (z_ij − z_j)² of each worker and class (M, L)."""

    averages: FloatArray
    distance: FloatArray


def fit(
    labels: Labels, gold: IntArray | None, options: BwaOptions, report: ProgressCallback
) -> Aggregation:
    """Average the labels of each item, counting workers by the precision they show.

    For each class k with z_ij = 1 where the label is k: v_i = (a + n_i) / (b + Σ_j (z_ij − z_j)²)
    and z_j = (μ + Σ_i v_i z_ij) / (1 + Σ_i v_i) in turn, μ the mean of the z_j; b makes a worker
    as far off as the starting vote shares count a (Li, Rubinstein and Cohn 2019). Of two classes
    both have the same weights, so the rule is a sum of votes.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    gold : ndarray of shape (N,), or None
        Not used.
    options : BwaOptions
        `caution` is a.
    report : callable
        Called with the progress.

    Returns
    -------
    Aggregation
        `posterior` holds the z_j, (N, L), divided by their sum.
    """
    expected = _start(labels, report)
    prior = options.caution * _spread(labels, expected.averages)
    final = predict_labels(labels, expected.averages)[0]
    history = [Iteration(0, int(np.count_nonzero(labels.labels_per_item)), None)]
    report(Progress(Stage.AVERAGING, None, history[-1]))
    converged = False
    while not converged and len(history) <= options.max_steps:
        weights = _weights(labels, expected.distance, options.caution, prior)
        mean = _mean(labels, expected.averages)
        before, expected = expected.averages, _average(labels, weights, mean, report)
        converged = np.allclose(expected.averages, before, rtol=TOLERANCE)
        previous, final = final, predict_labels(labels, expected.averages)[0]
        history.append(Iteration(len(history), int(np.count_nonzero(final != previous)), None))
        report(Progress(Stage.AVERAGING, None, history[-1]))
    posterior = expected.averages / expected.averages.sum(axis=1, keepdims=True)
    adds_up = labels.n_classes <= 2
    form = fit_pooled_form(labels, posterior)
    if adds_up:
        form = DecomposableRule(_own_class(weights), mean)
    return from_posterior(
        "bwa",
        labels,
        posterior,
        form,
        tuple(history),
        converged=converged,
        weights=weights[:, 0] if adds_up else None,
        adds_up=adds_up,
    )


def _start(labels: Labels, report: ProgressCallback) -> _Averages:
    """Average with every worker counting the same: the shares of the votes."""
    equal = np.ones((labels.n_workers, labels.n_classes))
    return _average(labels, equal, np.zeros(labels.n_classes), report, prior_weight=0.0)


def _average(
    labels: Labels,
    weights: FloatArray,
    mean: FloatArray,
    report: ProgressCallback,
    prior_weight: float = 1.0,
) -> _Averages:
    """Average each item's labels by the weights (M, L) of their workers for each class."""
    averages = np.empty((labels.n_items, labels.n_classes))
    distance = np.zeros_like(weights)
    step = partial(_average_block, weights=weights, mean=mean, prior_weight=prior_weight)
    found = map_blocks(step, (block.votes for block in labels.blocks))
    for block, (of_items, of_workers) in zip(labels.blocks, found, strict=True):
        report(Progress(Stage.AVERAGING, block.items.start / labels.n_items))
        averages[block.items] = of_items
        distance += of_workers
    return _Averages(averages, distance)


def _average_block(
    votes: csr_array, weights: FloatArray, mean: FloatArray, prior_weight: float
) -> tuple[FloatArray, FloatArray]:
    """Average the labels of some items, and give what that adds to the distances (M, L)."""
    n_classes = mean.size
    of_answers = _own_class(weights).reshape(-1, n_classes)
    weight = prior_weight + votes @ np.repeat(weights, n_classes, axis=0)
    averages = (prior_weight * mean + votes @ of_answers) / np.where(weight > 0, weight, 1.0)
    return averages, _distance(votes, averages)


def _distance(votes: csr_array, averages: FloatArray) -> FloatArray:
    """Return Σ (z_ij − z_j)² of each worker and class over some items, (M, L)."""
    n_classes = averages.shape[1]
    off = (votes.T @ averages**2).reshape(-1, n_classes, n_classes).sum(axis=1)
    # Where the label is k itself, (1 − z)² replaces z².
    own = (votes.T @ (1.0 - 2.0 * averages)).reshape(-1, n_classes, n_classes)
    distance: FloatArray = off + np.einsum("ikk->ik", own)
    return distance


def _own_class(weights: FloatArray) -> FloatArray:
    """Build the form (M, L, L) in which a label adds its worker's weight to its own class alone."""
    return weights[:, :, None] * np.eye(weights.shape[1])


def _spread(labels: Labels, shares: FloatArray) -> FloatArray:
    """Return the mean of z(1 − z) over all labels, (L,), times 4 (1 − 1/L).

    z(1 − z) is the mean of (z_ij − z_j)² over the labels of an item whose shares are z.
    """
    given = labels.labels_per_item
    mean: FloatArray = given @ (shares * (1.0 - shares)) / labels.n_labels
    return mean * 4.0 * (1.0 - 1.0 / labels.n_classes)


def _weights(labels: Labels, distance: FloatArray, caution: float, prior: FloatArray) -> FloatArray:
    given = labels.labels_per_worker[:, None]
    weights: FloatArray = (caution + given) / np.maximum(prior + distance, TRACE)
    return weights


def _mean(labels: Labels, averages: FloatArray) -> FloatArray:
    mean: FloatArray = averages[labels.labels_per_item > 0].mean(axis=0)
    return mean


RULES = (
    Rule(
        "bwa",
        BwaOptions,
        fit,
        60,
        gives_probability=False,
        default_calibration=(0.65, 0.30),
        recommendation_order=3,
        relative_cost=1.3,
    ),
)
