"""Dawid and Skene's model, fitted by expectation–maximisation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import DataError
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.outcome import Aggregation
from crowdgui.core.progress import Progress, Step
from crowdgui.core.rules.form import Decomposable, highest, lead, winners
from crowdgui.core.text import tr

if TYPE_CHECKING:
    from crowdgui.core.labels import BoolArray, FloatArray, IntArray, Labels
    from crowdgui.core.progress import Report

TOLERANCE = 1e-8
"""The relative change of the objective below which the fit has come to rest."""


@dataclass(frozen=True)
class EmChoices:
    """How EM is fitted: `smoothing` is added to every count of a confusion matrix."""

    max_steps: int = 500
    smoothing: float = 0.01

    def __post_init__(self) -> None:
        if not 1 <= self.max_steps <= 100_000:
            raise DataError(tr("The number of steps must lie between 1 and 100,000."))
        if not 0 < self.smoothing <= 100:
            raise DataError(tr("The smoothing must lie above 0 and at most at 100."))


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


def fit(labels: Labels, choices: EmChoices, report: Report) -> Aggregation:
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
        previous, (final, tied) = final, _decide(labels, expected.posterior)
        changed = int(np.count_nonzero(final != previous))
        history.append(Step(iteration, changed, expected.log_likelihood))
        report(Progress(tr("Fitting"), None, history[-1]))
        if converged := _at_rest(history):
            break
        counts = expected.counts
    # The form is the one the posterior was computed with, so labels and scores agree.
    some = labels.labels_per_item > 0
    top = highest(expected.posterior)
    return Aggregation(
        rule="em",
        labels=final,
        confidence=np.where(some, top, np.nan),
        margin=np.where(some, lead(expected.posterior), np.nan),
        tied=tied,
        posterior=expected.posterior,
        form=form,
        weights=None,
        accuracy=_accuracy(labels, expected.counts),
        history=tuple(history),
        converged=converged,
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


def _decide(labels: Labels, posterior: FloatArray) -> tuple[IntArray, BoolArray]:
    final, tied = winners(posterior)
    some = labels.labels_per_item > 0
    return np.where(some, final, UNLABELLED).astype(np.int32), tied & some


def _at_rest(history: list[Step]) -> bool:
    if len(history) < 2:
        return False
    before, now = history[-2].objective, history[-1].objective
    return before is not None and now is not None and abs(now - before) <= TOLERANCE * abs(now)


def _accuracy(labels: Labels, counts: _Counts) -> FloatArray:
    """Give the expected share of each worker's labels that are right."""
    n_classes = labels.n_classes
    right = np.einsum("ikk->i", counts.answers.reshape(-1, n_classes, n_classes))
    given = labels.labels_per_worker
    return np.where(given > 0, right / np.maximum(given, 1), np.nan)
