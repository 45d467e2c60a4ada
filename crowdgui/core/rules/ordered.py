"""Rules for ordered classes: the middle of the consensus, and pooled EM on every cut."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import UNLABELLED, Labels, text_array
from crowdgui.core.options import Options, one_of
from crowdgui.core.progress import Iteration, Progress, Stage, ignore_progress, subprogress
from crowdgui.core.rules import consensus, em, voting
from crowdgui.core.rules.fitting.em_fit import fit_pooled_form
from crowdgui.core.rules.rule import FitLimit, Rule, from_posterior
from crowdgui.core.rules.scoring import TIE

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.rule import Aggregation

MEAN, MEDIAN = "mean", "median"


@dataclass(frozen=True, eq=False)
class MiddleClass:
    """The class (N,) chosen for each item, its margin from 0 to 1, and whether it was a tie."""

    labels: IntArray
    margin: FloatArray
    tied: BoolArray


def rounded_mean(posterior: FloatArray) -> MiddleClass:
    """Return the class nearest to the mean class, the one with the least squared error, rounded.

    The margin is 1 where the mean is a class and 0 halfway between two; a tie goes to the lower.

    Parameters
    ----------
    posterior : ndarray of shape (N, L)
        Class probabilities, the classes in their order.

    Returns
    -------
    MiddleClass
        round(Σ_k k p(k)) of each item.
    """
    mean = posterior @ np.arange(posterior.shape[1])
    labels = np.ceil(mean - 0.5 - TIE).clip(0).astype(np.int32)
    away = np.abs(mean - labels)
    return MiddleClass(labels, np.maximum(0.0, 1.0 - 2.0 * away), away >= 0.5 - TIE)


def median_class(posterior: FloatArray) -> MiddleClass:
    """Return the median class, the one with the least expected absolute error.

    It is the smallest k with P(y ≤ k) ≥ ½. The margin is twice the distance of the cumulative
    probabilities around it from ½; where one is ½, two classes are medians and the lower is taken.

    Parameters
    ----------
    posterior : ndarray of shape (N, L)
        Class probabilities, the classes in their order.

    Returns
    -------
    MiddleClass
        The median of each item.
    """
    above = 1.0 - np.cumsum(posterior, axis=1)[:, :-1]
    return _at_cuts(above)


def _at_cuts(above: FloatArray) -> MiddleClass:
    """Count the cuts (N, L − 1) that an item is above with probability over ½."""
    labels = np.count_nonzero(above > 0.5 + TIE, axis=1).astype(np.int32)
    nearest = np.abs(above - 0.5).min(axis=1, initial=0.5)
    return MiddleClass(labels, 2.0 * nearest, nearest <= TIE)


@dataclass(frozen=True)
class OrderedConsensusOptions(consensus.ConsensusOptions):
    """What is taken of the class probabilities."""

    middle: str = one_of(MEAN, (MEAN, MEDIAN))


_MIDDLES = {MEAN: rounded_mean, MEDIAN: median_class}


def fit_consensus(
    labels: Labels,
    gold: IntArray | None,
    options: OrderedConsensusOptions,
    report: ProgressCallback,
) -> Aggregation:
    """Take the middle of the consensus' class probabilities instead of the most probable class.

    The rounded mean has the lower mean absolute error on real ratings; the median is exact more
    often.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes in their order.
    gold : ndarray of shape (N,), or None
        Not used.
    options : OrderedConsensusOptions
        The seed, and mean or median.
    report : callable
        Called with the progress.

    Returns
    -------
    Aggregation
        Class probabilities (N, L) are those of the consensus.
    """
    plain = consensus.ConsensusOptions(options.seed)
    found = consensus.fit(labels, gold, plain, report)
    middle = _MIDDLES[options.middle](found.posterior)
    made = _with_middle(labels, found, "consensus-ordered", middle)
    moved = int(np.count_nonzero(made.labels != found.labels))
    step = Iteration(found.iterations + 1, moved, None)
    report(Progress(Stage.AVERAGING, None, step))
    return replace(made, history=(*found.history, step))


def decide_by_mean(labels: Labels, posterior: FloatArray) -> IntArray:
    """Return the rounded mean of class probabilities (N, L), UNLABELLED without labels."""
    some = labels.labels_per_item > 0
    return np.where(some, rounded_mean(posterior).labels, UNLABELLED).astype(np.int32)


@dataclass(frozen=True)
class CutsOptions(em.PoolingOptions, FitLimit):
    """How pooled EM is fitted to each cut."""


def fit_cuts(
    labels: Labels, gold: IntArray | None, options: CutsOptions, report: ProgressCallback
) -> Aggregation:
    """Ask of every class whether the item is above it, each a question of two classes.

    For k = 0 … L − 2 pooled EM is fitted to 1[Z > k]; g_k is its probability of "above k", and the
    final label is the number of g_k over ½. For class probabilities g is made falling by a running
    minimum: p(k) = g_{k−1} − g_k with g_{−1} = 1 and g_{L−1} = 0 (the reduction of Frank and Hall
    2001 to questions of two classes).

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes in their order.
    gold : ndarray of shape (N,), or None
        Not used.
    options : CutsOptions
        s of pooled EM and its maximum of steps.
    report : callable
        Called with the progress.

    Returns
    -------
    Aggregation
        With class probabilities (N, L).
    """
    start = Iteration(0, int(np.count_nonzero(labels.labels_per_item)), None)
    report(Progress(Stage.FITTING, None, start))
    cuts = max(1, labels.n_classes - 1)
    fitted = em.PooledOptions(max_steps=options.max_steps, strength=options.strength)
    above, converged = np.zeros((labels.n_items, labels.n_classes - 1)), True
    for k in range(labels.n_classes - 1):
        shown = subprogress(report, Stage.FITTING, k / cuts)
        part = em.fit_pooled(_above(labels, k), None, fitted, shown)
        above[:, k], converged = part.posterior[:, 1], converged and part.converged
    edges = np.minimum.accumulate(
        np.column_stack((np.ones(labels.n_items), above, np.zeros(labels.n_items))), axis=1
    )
    posterior = -np.diff(edges, axis=1)
    found = from_posterior(
        "cuts",
        labels,
        posterior,
        fit_pooled_form(labels, posterior),
        (start,),
        converged=converged,
        adds_up=False,
    )
    made = _with_middle(labels, found, "cuts", _at_cuts(above))
    plain = voting.majority(labels, None, Options(), ignore_progress).labels
    step = Iteration(1, int(np.count_nonzero(made.labels != plain)), None)
    report(Progress(Stage.FITTING, None, step))
    return replace(made, history=(start, step))


def _above(labels: Labels, k: int) -> Labels:
    """Return the same labels as answers to “is it above class k?”."""
    code = (labels.code > k).astype(np.int32)
    code.setflags(write=False)
    return replace(labels, code=code, classes=text_array(("0", "1")), ordered=False)


def _with_middle(labels: Labels, found: Aggregation, rule: str, middle: MiddleClass) -> Aggregation:
    """Return the same with other final labels than the most probable ones."""
    some = labels.labels_per_item > 0
    chance = found.posterior[np.arange(labels.n_items), middle.labels]
    return replace(
        found,
        rule=rule,
        labels=np.where(some, middle.labels, UNLABELLED).astype(np.int32),
        confidence=np.where(some, chance, np.nan),
        margin=np.where(some, middle.margin, np.nan),
        tied=middle.tied & some,
    )


RULES = (
    Rule(
        "consensus-ordered",
        OrderedConsensusOptions,
        fit_consensus,
        25,
        default_calibration=(0.09, 0.41),
        recommendation_order=8,
        parts=consensus.PARTS,
        decide=decide_by_mean,
        needs_order=True,
        relative_cost=1200,
    ),
    Rule(
        "cuts",
        CutsOptions,
        fit_cuts,
        55,
        recommendation_order=9,
        needs_order=True,
        relative_cost=30,
    ),
)
