"""Dawid and Skene's models of workers, fitted by expectation–maximisation or known (MAP)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import DataError, Problem
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.options import OptionKind, Options, Stated, one_of, real, stated
from crowdgui.core.progress import Iteration, Progress, Stage
from crowdgui.core.rules.fitting.em_fit import (
    TRACE,
    class_conditional_confusion,
    fitted_form,
    general_confusion,
    homogeneous_confusion,
    log_shares,
    pooled_confusion,
    symmetric_confusion,
)
from crowdgui.core.rules.fitting.em_starts import run_em_restarts, vote_start
from crowdgui.core.rules.fitting.em_steps import (
    TOLERANCE,
    EmModel,
    e_step,
    expected_counts,
    likelihood_converged,
    posterior_converged,
    run_em,
)
from crowdgui.core.rules.rule import FitLimit, GoldOptions, Rule, from_posterior
from crowdgui.core.rules.scoring import (
    DecomposableRule,
    apply_fixed_labels,
    fixed_gold_notes,
    fixed_labels,
    gold_counts,
    gold_notes,
)
from crowdgui.core.rules.weighted import (
    class_input,
    confusion_input,
    learns_workers,
    unknown_workers_note,
    worker_input,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.errors import Reason
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.fitting.em_steps import ExpectedCounts
    from crowdgui.core.rules.fitting.used_answers import UsedAnswers
    from crowdgui.core.rules.rule import Aggregation


MAJORITY, SEVERAL = "majority", "several"


@dataclass(frozen=True)
class StartOptions(Options):
    """Where the fit starts."""

    start_from: str = one_of(MAJORITY, (MAJORITY, SEVERAL))


@dataclass(frozen=True)
class SmoothingOptions(Options):
    """What is added to every count."""

    smoothing: float = real(0.01, 0.0001, 100.0)


@dataclass(frozen=True)
class PoolingOptions(Options):
    """How many labels per class the confusion matrix of all workers counts as."""

    strength: float = real(1.0, 0.01, 1000.0)


@dataclass(frozen=True)
class EmOptions(GoldOptions, StartOptions, SmoothingOptions, FitLimit):
    """How EM is fitted."""


@dataclass(frozen=True)
class PooledOptions(GoldOptions, StartOptions, PoolingOptions, FitLimit):
    """How EM with pooled confusion matrices is fitted."""


def fit(
    labels: Labels, gold: IntArray | None, options: EmOptions, report: ProgressCallback
) -> Aggregation:
    """Fit a confusion matrix for every worker, and give every item its most probable class.

    The objective shown is the log-likelihood Σ_j ln Σ_k π_k Π_i C_i[k, Z_ij], where a held gold
    item adds the term of its class alone. A smoothing of α is a Dirichlet prior of each row of the
    confusion matrices: no step lowers the log-likelihood plus its log prior α Σ_i,k,h ln C_i[k, h],
    while the log-likelihood alone may fall a little (Dawid and Skene 1979, with a prior).

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    gold : ndarray of shape (N,), or None
        Known classes, which items keep if the options say so.
    options : EmOptions
        α, the start and the maximum of steps.
    report : callable
        Called with the progress.

    Returns
    -------
    Aggregation
        With class probabilities (N, L); its form holds ln C_i and ln π.
    """
    return _smoothed("em", labels, gold, options, general_confusion, report)


def fit_class_conditional(
    labels: Labels, gold: IntArray | None, options: EmOptions, report: ProgressCallback
) -> Aggregation:
    """Fit an accuracy for every worker and class; objective and smoothing as in `fit`.

    Mistakes on a class are spread evenly over the others (Li and Yu 2014, section 2).

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    gold : ndarray of shape (N,), or None
        Known classes, which items keep if the options say so.
    options : EmOptions
        α, the start and the maximum of steps.
    report : callable
        Called with the progress.

    Returns
    -------
    Aggregation
        As `fit` gives it.
    """
    return _smoothed("em-class", labels, gold, options, class_conditional_confusion, report)


def fit_homogeneous(
    labels: Labels, gold: IntArray | None, options: EmOptions, report: ProgressCallback
) -> Aggregation:
    """Fit one accuracy for every worker; objective and smoothing as in `fit`.

    A worker's L rows are one here, so the log prior counts once, with α / L in place of α.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    gold : ndarray of shape (N,), or None
        Known classes, which items keep if the options say so.
    options : EmOptions
        α, the start and the maximum of steps.
    report : callable
        Called with the progress.

    Returns
    -------
    Aggregation
        As `fit` gives it.
    """
    return _smoothed("em-homogeneous", labels, gold, options, homogeneous_confusion, report)


ROUGH = 1e-6
"""`TOLERANCE` of a model that label sets are drawn from: the labels leave far more in doubt."""


def fit_roughly(
    labels: Labels, confusion: Callable[..., FloatArray], report: ProgressCallback
) -> DecomposableRule:
    """Fit a model from the vote with the loose tolerance `ROUGH`; return ln C_i and ln π.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    confusion : callable
        Makes the workers' matrices from their counts, such as `homogeneous_confusion`.
    report : callable
        Called with the progress.

    Returns
    -------
    DecomposableRule
        The matrices (M, L, L) in its table, the shares (L,) in its offset.
    """
    options = EmOptions()
    converged = partial(likelihood_converged, tolerance=ROUGH)
    model = replace(smoothed_model(confusion, options.smoothing), has_converged=converged)
    free = np.full(labels.n_items, UNLABELLED)
    return run_em(labels, vote_start(labels, report), free, model, options.max_steps, report).form


def fit_one_coin(
    labels: Labels, options: EmOptions, report: ProgressCallback
) -> tuple[FloatArray, FloatArray]:
    """Fit the model of `fit_homogeneous` from the vote, without class probabilities of all items.

    With s_jk = Σ_i (ln w_i − ln m_i) over the workers who gave item j class k, m_i the probability
    of each single mistake, the probability of class k is π_k exp(s_jk) / T_j, T_j the sum of that
    over the classes. Of all classes that nobody gave item j it is π_k / T_j. So a step takes one
    number for each item and class given to it, however many classes there are.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    options : EmOptions
        Smoothing and the maximum of steps.
    report : callable
        Called with the progress.

    Returns
    -------
    accuracy : ndarray of shape (M,)
        0 to 1; 1/L for a worker without labels.
    shares : ndarray of shape (L,)
        Of the classes.
    """
    n_classes, given = labels.n_classes, labels.labels_per_worker
    place, pair = np.unique(
        labels.item.astype(np.int64) * n_classes + labels.code, return_inverse=True
    )
    item, code = np.divmod(place, n_classes)
    some = labels.labels_per_item > 0
    votes = np.bincount(pair, minlength=place.size)
    # The vote is where it starts: what is known of no pair is known of no item.
    chance, elsewhere = votes / labels.labels_per_item[item], np.zeros(labels.n_items)
    shares, before = np.zeros(n_classes), None
    for _ in range(options.max_steps + 1):
        right = np.bincount(labels.worker, chance[pair], labels.n_workers)
        # Every class has its share of what is left of the items that were not given it.
        rest = elsewhere.sum() - np.bincount(code, elsewhere[item], n_classes)
        shares = np.exp(log_shares(np.bincount(code, chance, n_classes) + shares * rest))
        hit = right + options.smoothing
        wrong = given - right + options.smoothing * (n_classes - 1)
        ln_hit, ln_miss = (
            np.log(np.maximum(one, TRACE) / of / (hit + wrong))
            for one, of in ((hit, 1), (wrong, n_classes - 1))
        )
        score = np.bincount(pair, (ln_hit - ln_miss)[labels.worker], place.size)
        top = np.zeros(labels.n_items)
        np.maximum.at(top, item, score)
        weight = shares[code] * np.exp(score - top[item])
        left = np.maximum(0.0, 1.0 - np.bincount(item, shares[code], labels.n_items))
        total = np.bincount(item, weight, labels.n_items) + left * np.exp(-top)
        reached = float(ln_miss[labels.worker].sum() + (np.log(total) + top)[some].sum())
        chance, elsewhere = weight / total[item], np.where(some, np.exp(-top) / total, 0.0)
        report(Progress(Stage.FITTING, None))
        if before is not None and abs(reached - before) <= TOLERANCE * abs(reached):
            break
        before = reached
    return np.exp(ln_hit), shares


def fit_pooled(
    labels: Labels, gold: IntArray | None, options: PooledOptions, report: ProgressCallback
) -> Aggregation:
    """Fit confusion matrices drawn toward the crowd's; class shares from counts + 1.

    The crowd's matrix moves with the fit, so neither the log-likelihood nor any penalised one is
    certain to rise at every step, and none is shown. It converges when no class probability moves.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    gold : ndarray of shape (N,), or None
        Known classes, which items keep if the options say so.
    options : PooledOptions
        s of `pooled_confusion`, the start and the maximum of steps.
    report : callable
        Called with the progress.

    Returns
    -------
    Aggregation
        As `fit` gives it.
    """
    return _fit("em-pooled", labels, gold, options, pooled_model(options.strength), report)


def smoothed_model(confusion: Callable[..., FloatArray], smoothing: float) -> EmModel:
    """Make a model whose matrices (M, L, L) follow from each worker's own counts."""

    def maximise(counts: ExpectedCounts, used: UsedAnswers | None) -> DecomposableRule:
        return fitted_form(confusion, counts, smoothing, used)

    return EmModel(maximise, likelihood_converged, shows_likelihood=True)


def pooled_model(strength: float) -> EmModel:
    """Make the model whose matrices are drawn toward the crowd's."""

    def maximise(counts: ExpectedCounts, used: UsedAnswers | None) -> DecomposableRule:
        return fitted_form(pooled_confusion, counts, strength, used, extra=1.0)

    return EmModel(maximise, posterior_converged, shows_likelihood=False)


def _smoothed(
    rule: str,
    labels: Labels,
    gold: IntArray | None,
    options: EmOptions,
    confusion: Callable[..., FloatArray],
    report: ProgressCallback,
) -> Aggregation:
    model = smoothed_model(confusion, options.smoothing)
    return _fit(rule, labels, gold, options, model, report)


def _fit(
    rule: str,
    labels: Labels,
    gold: IntArray | None,
    options: EmOptions | PooledOptions,
    model: EmModel,
    report: ProgressCallback,
) -> Aggregation:
    held = fixed_labels(labels, gold, options.hold_gold)
    notes = fixed_gold_notes(held, options.hold_gold)
    contested = None
    if options.start_from == SEVERAL:
        found, contested, restart_notes = run_em_restarts(
            labels, held, model, options.max_steps, report
        )
        notes += restart_notes
    else:
        start = apply_fixed_labels(vote_start(labels, report), held)
        found = run_em(labels, start, held, model, options.max_steps, report)
    # The form is the one the posterior was computed with, so labels and scores agree.
    return from_posterior(
        rule,
        labels,
        found.posterior,
        found.form,
        found.history,
        converged=found.converged,
        contested=contested,
        notes=notes,
    )


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


def fit_map(
    labels: Labels, gold: IntArray | None, options: MapOptions, report: ProgressCallback
) -> Aggregation:
    """Label each item with its most probable class by what is known of its workers.

    The score of class k is ln π_k + Σ_i ln C_i[k, Z_ij], which no rule can better if the
    probabilities are true and workers err independently (Li and Yu 2014, section 2: oracle MAP
    rule). A worker of whom nothing is known adds nothing. The objective is the labels'
    log-likelihood.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    gold : ndarray of shape (N,), or None
        Known classes, from which workers and class shares are estimated if not stated.
    options : MapOptions
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
    shares = _class_shares(labels, gold, options, report)
    table, notes = _confusion(labels, gold, options, np.exp(shares))
    form = DecomposableRule(table, shares)
    free = fixed_labels(labels, None, hold=False)
    found, expected = e_step(labels, form, free, report)
    step = Iteration(0, expected.changed, expected.log_likelihood)
    report(Progress(Stage.FITTING, None, step))
    return from_posterior(
        "map", labels, found.posterior, form, (step,), converged=True, notes=notes
    )


def _class_shares(
    labels: Labels, gold: IntArray | None, options: MapOptions, report: ProgressCallback
) -> FloatArray:
    """Return ln π_k."""
    if options.class_shares is not None:
        return log_shares(class_input(options.class_shares, labels))
    if options.otherwise == BALANCED:
        return log_shares(np.ones(labels.n_classes))
    if options.otherwise == VOTES:
        return log_shares(expected_counts(labels, vote_start(labels, report)).classes)
    known = np.zeros(0, dtype=np.int32) if gold is None else gold[gold != UNLABELLED]
    if known.size == 0:
        raise DataError(Problem.NO_GOLD_FOR_CLASS_SHARES)
    counts = np.bincount(known, minlength=labels.n_classes).astype(float)
    return log_shares(counts, options.smoothing)


def _confusion(
    labels: Labels, gold: IntArray | None, options: MapOptions, shares: FloatArray
) -> tuple[FloatArray, tuple[Reason, ...]]:
    """Return ln C_i[k, h] at [i, h, k]: stated, or by a stated accuracy, or by gold, or even."""
    model = _MODELS[options.model]
    matrices = confusion_input(options.confusion, labels)
    accuracies = worker_input(options.accuracies, labels)
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
    table = _where(answered, model(counts, options.smoothing), table)
    table = _where(accuracies.known, one_coin, table)
    table = _where(matrices.known, model(as_counts, TRACE), table)
    from_gold = answered & ~matrices.known & ~accuracies.known
    notes = dict.fromkeys(matrices.notes + accuracies.notes)
    return table, (*notes, *gold_notes(labels, from_gold), *unknown_workers_note(labels, known))


def _learns_from_gold(labels: Labels, gold: IntArray, options: MapOptions) -> bool:
    """Return whether gold sets class shares, or the matrix of a worker without a stated one."""
    if options.class_shares is None and options.otherwise == GOLD:
        return True
    matrices = confusion_input(options.confusion, labels)
    stated = matrices.known | worker_input(options.accuracies, labels).known
    return learns_workers(labels, gold, stated)


def _where(workers: BoolArray, table: FloatArray, other: FloatArray) -> FloatArray:
    return np.where(workers[:, None, None], table, other)


RULES = (
    Rule(
        "em",
        EmOptions,
        fit,
        40,
        recommendation_order=5,
        relative_cost=6,
    ),
    Rule(
        "em-pooled",
        PooledOptions,
        fit_pooled,
        50,
        recommendation_order=1,
        takes_probabilities=True,
        relative_cost=8,
    ),
    Rule(
        "em-class",
        EmOptions,
        fit_class_conditional,
        70,
        relative_cost=5,
    ),
    Rule(
        "em-homogeneous",
        EmOptions,
        fit_homogeneous,
        80,
        relative_cost=2.4,
    ),
    Rule(
        "map",
        MapOptions,
        fit_map,
        100,
        needs_worker_input=True,
        learns_from_gold=_learns_from_gold,
    ),
)
