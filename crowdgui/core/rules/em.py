"""Dawid and Skene's model, fitted by expectation–maximisation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import Progress, Step
from crowdgui.core.rules.choices import Choices, real, whole
from crowdgui.core.rules.form import Decomposable, highest
from crowdgui.core.rules.posterior import decide, from_posterior
from crowdgui.core.text import later, tr

if TYPE_CHECKING:
    from crowdgui.core.labels import FloatArray, IntArray, Labels
    from crowdgui.core.outcome import Aggregation
    from crowdgui.core.progress import Report

TOLERANCE = 1e-8
"""The relative change of the objective below which the fit has come to rest."""


@dataclass(frozen=True)
class EmChoices(Choices):
    """How EM is fitted."""

    max_steps: int = whole(
        500,
        1,
        100_000,
        later("Number of steps"),
        later("At most; the fit is stopped then, also where it still improves."),
    )
    smoothing: float = real(
        0.01,
        0.0001,
        100.0,
        later("Smoothing"),
        later("Added to every count of a worker’s confusion matrix, so that none is 0."),
    )


@dataclass(frozen=True, eq=False)
class _Counts:
    """Expected counts: answers (M, L, L) as [worker, answer, class], and items per class (L,)."""

    answers: FloatArray
    classes: FloatArray


@dataclass(frozen=True, eq=False)
class _Expectation:
    posterior: FloatArray
    counts: _Counts
    log_likelihood: float


def fit(labels: Labels, gold: IntArray | None, choices: EmChoices, report: Report) -> Aggregation:
    """Fit a confusion matrix for every worker, and give every item its most probable class.

    Starts from the vote shares. The objective shown is the log-likelihood
    Σ_j ln Σ_k π_k Π_i C_i[k, Z_ij]. With a smoothing of α, what no step can lower is this plus
    the smoothing's log prior α Σ_i,k,h ln C_i[k, h] (`penalty`): the log-likelihood alone may
    give way to it by a little (Dawid and Skene 1979; EM with a Dirichlet prior).
    """
    counts = _vote_counts(labels)
    final: IntArray = np.full(labels.n_items, UNLABELLED, dtype=np.int32)
    history: list[Step] = []
    for iteration in range(choices.max_steps + 1):
        form = _maximise(counts, choices.smoothing)
        expected = _expect(labels, form, report)
        previous, final = final, decide(labels, expected.posterior)[0]
        changed = int(np.count_nonzero(final != previous))
        history.append(Step(iteration, changed, expected.log_likelihood))
        report(Progress(tr("Fitting"), None, history[-1]))
        if converged := _at_rest(history):
            break
        counts = expected.counts
    # The form is the one the posterior was computed with, so labels and scores agree.
    return from_posterior(
        "em", labels, expected.posterior, form, tuple(history), converged=converged
    )


def penalty(form: Decomposable, smoothing: float) -> float:
    """Give the log prior of the confusion matrices that the smoothing amounts to."""
    return smoothing * float(form.table.sum())


def _vote_counts(labels: Labels) -> _Counts:
    """Count answers as if each item were of each class in proportion to its votes."""
    identity = Decomposable.weighted(np.ones(labels.n_workers), labels.n_classes)
    answers = np.zeros((labels.n_workers * labels.n_classes, labels.n_classes))
    classes = np.zeros(labels.n_classes)
    for block in labels.blocks:
        shares = identity.scores(block)
        shares /= np.maximum(shares.sum(axis=1, keepdims=True), 1.0)
        answers += block.votes.T @ shares
        classes += shares.sum(axis=0)
    return _Counts(answers, classes)


def _maximise(counts: _Counts, smoothing: float) -> Decomposable:
    """Give the most likely confusion matrices and class shares, as log scores."""
    n_classes = counts.classes.size
    table = counts.answers.reshape(-1, n_classes, n_classes) + smoothing
    table /= table.sum(axis=1, keepdims=True)
    # A class that no item is left in keeps a share too small to matter, and a finite log.
    shares = np.maximum(counts.classes / counts.classes.sum(), np.finfo(float).tiny)
    return Decomposable(np.log(table), np.log(shares))


def _expect(labels: Labels, form: Decomposable, report: Report) -> _Expectation:
    """Give the class probabilities of every item, their counts and the log-likelihood."""
    n_classes = labels.n_classes
    posterior = np.empty((labels.n_items, n_classes))
    answers = np.zeros((labels.n_workers * n_classes, n_classes))
    classes = np.zeros(n_classes)
    log_likelihood = 0.0
    for block in labels.blocks:
        report(Progress(tr("Fitting"), block.items.start / labels.n_items))
        scores = form.scores(block)
        # Log domain with the row's maximum taken off: products of hundreds of small
        # probabilities underflow otherwise.
        top = highest(scores)[:, None]
        scores = np.exp(scores - top)
        # Products with vectors of ones are faster than sums along the short axis.
        total = (scores @ np.ones(n_classes))[:, None]
        scores /= total
        some = labels.labels_per_item[block.items] > 0
        log_likelihood += float((np.log(total) + top)[some].sum())
        answers += block.votes.T @ scores
        classes += some.astype(float) @ scores
        posterior[block.items] = scores
    return _Expectation(posterior, _Counts(answers, classes), log_likelihood)


def _at_rest(history: list[Step]) -> bool:
    if len(history) < 2:
        return False
    before, now = history[-2].objective, history[-1].objective
    return before is not None and now is not None and abs(now - before) <= TOLERANCE * abs(now)
