"""Dawid and Skene's models of workers, fitted by expectation–maximisation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from crowdgui.core.rules.choices import Choices, flag, one_of, real, whole
from crowdgui.core.rules.em_loop import Model, climb, likelihood_rests, posterior_rests
from crowdgui.core.rules.em_models import (
    class_conditional_confusion,
    general_confusion,
    homogeneous_confusion,
    log_shares,
    pooled_confusion,
)
from crowdgui.core.rules.em_restarts import climb_from_several
from crowdgui.core.rules.em_starts import vote_start
from crowdgui.core.rules.form import Decomposable
from crowdgui.core.rules.gold import held_classes, held_notes, with_held
from crowdgui.core.rules.posterior import from_posterior
from crowdgui.core.text import later

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.labels import FloatArray, IntArray, Labels
    from crowdgui.core.outcome import Aggregation
    from crowdgui.core.progress import Report
    from crowdgui.core.rules.em_steps import Counts

MAJORITY, SEVERAL = "majority", "several"


@dataclass(frozen=True)
class _Limit(Choices):
    max_steps: int = whole(
        500,
        1,
        100_000,
        later("Limit of steps"),
        later("At most; the fit is stopped then, also where it still improves."),
    )


@dataclass(frozen=True)
class _Start(Choices):
    start_from: str = one_of(
        MAJORITY,
        {MAJORITY: later("Plain majority"), SEVERAL: later("Several starts, keep the best")},
        later("Start from"),
        later(
            "Where many workers guess, the fit can get stuck; several starts find a better one "
            "and show which items are in doubt, in several times the time."
        ),
    )
    hold_gold: bool = flag(
        False,
        later("Hold gold items fixed"),
        later("Gold items keep their gold class, and workers are measured against it."),
    )


@dataclass(frozen=True)
class _Smoothing(Choices):
    smoothing: float = real(
        0.01,
        0.0001,
        100.0,
        later("Smoothing"),
        later("Added to every count of a worker’s confusion matrix, so that none is 0."),
    )


@dataclass(frozen=True)
class _Strength(Choices):
    strength: float = real(
        1.0,
        0.01,
        1000.0,
        later("Pull toward the crowd"),
        later("How many answers to each class the crowd’s confusion matrix counts for."),
    )


@dataclass(frozen=True)
class EmChoices(_Start, _Smoothing, _Limit):
    """How EM is fitted."""


@dataclass(frozen=True)
class PooledChoices(_Start, _Strength, _Limit):
    """How EM with pooled confusion matrices is fitted."""


def fit(labels: Labels, gold: IntArray | None, choices: EmChoices, report: Report) -> Aggregation:
    """Fit a confusion matrix for every worker, and give every item its most probable class.

    The objective shown is the log-likelihood Σ_j ln Σ_k π_k Π_i C_i[k, Z_ij], where a held gold
    item adds the term of its class alone. With a smoothing of α, what no step can lower is this
    plus the smoothing's log prior α Σ_i,k,h ln C_i[k, h] (`penalty`): the log-likelihood alone
    may give way to it by a little (Dawid and Skene 1979; EM with a Dirichlet prior).
    """
    return _smoothed("em", labels, gold, choices, general_confusion, report)


def fit_class_conditional(
    labels: Labels, gold: IntArray | None, choices: EmChoices, report: Report
) -> Aggregation:
    """Fit an accuracy for every worker and class; objective and smoothing as in `fit`."""
    return _smoothed("em-class", labels, gold, choices, class_conditional_confusion, report)


def fit_homogeneous(
    labels: Labels, gold: IntArray | None, choices: EmChoices, report: Report
) -> Aggregation:
    """Fit one accuracy for every worker; objective and smoothing as in `fit`.

    A worker's L rows are one here, so the log prior counts once: with α / L in `penalty`.
    """
    return _smoothed("em-homogeneous", labels, gold, choices, homogeneous_confusion, report)


def fit_pooled(
    labels: Labels, gold: IntArray | None, choices: PooledChoices, report: Report
) -> Aggregation:
    """Fit confusion matrices drawn toward the crowd's; class shares from counts + 1.

    The crowd's matrix moves with the fit, so neither the log-likelihood nor any penalised one is
    sure to rise at every step, and none is shown. It rests when no class probability moves.
    """
    return _fit("em-pooled", labels, gold, choices, pooled_model(choices.strength), report)


def smoothed_model(confusion: Callable[[FloatArray, float], FloatArray], smoothing: float) -> Model:
    """Make a model whose matrices follow from each worker's own counts."""

    def maximise(counts: Counts) -> Decomposable:
        return Decomposable(confusion(counts.answers, smoothing), log_shares(counts.classes))

    return Model(maximise, likelihood_rests, shows_likelihood=True)


def pooled_model(strength: float) -> Model:
    """Make the model whose matrices are drawn toward the crowd's."""

    def maximise(counts: Counts) -> Decomposable:
        table = pooled_confusion(counts.answers, strength)
        return Decomposable(table, log_shares(counts.classes, 1.0))

    return Model(maximise, posterior_rests, shows_likelihood=False)


def penalty(form: Decomposable, smoothing: float) -> float:
    """Return the log prior of the confusion matrices that the smoothing amounts to."""
    return smoothing * float(form.table.sum())


def _smoothed(
    rule: str,
    labels: Labels,
    gold: IntArray | None,
    choices: EmChoices,
    confusion: Callable[[FloatArray, float], FloatArray],
    report: Report,
) -> Aggregation:
    model = smoothed_model(confusion, choices.smoothing)
    return _fit(rule, labels, gold, choices, model, report)


def _fit(
    rule: str,
    labels: Labels,
    gold: IntArray | None,
    choices: EmChoices | PooledChoices,
    model: Model,
    report: Report,
) -> Aggregation:
    held = held_classes(labels, gold, choices.hold_gold)
    notes = held_notes(held, choices.hold_gold)
    contested = None
    if choices.start_from == SEVERAL:
        found, contested, told = climb_from_several(labels, held, model, choices.max_steps, report)
        notes += told
    else:
        start = with_held(vote_start(labels, report), held)
        found = climb(labels, start, held, model, choices.max_steps, report)
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
