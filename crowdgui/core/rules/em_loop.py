"""Expectation and maximisation in turn, for any worker model and from any start."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import UNLABELLED, freeze
from crowdgui.core.progress import Progress, Step
from crowdgui.core.rules.form import highest
from crowdgui.core.rules.posterior import decide
from crowdgui.core.text import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.labels import Block, FloatArray, IntArray, Labels
    from crowdgui.core.progress import Report
    from crowdgui.core.rules.form import Decomposable

TOLERANCE = 1e-8
"""The relative change of the log-likelihood below which a fit has come to rest."""

STILL = 1e-4
"""The change of a class probability below which it counts as unmoved."""


@dataclass(frozen=True, eq=False)
class Counts:
    """Expected counts: answers (M, L, L) as [worker, answer, class], and items per class (L,)."""

    answers: FloatArray
    classes: FloatArray


@dataclass(frozen=True, eq=False)
class Expectation:
    """Class probabilities (N, L), the counts they give, and the labels' log-likelihood."""

    posterior: FloatArray
    counts: Counts
    log_likelihood: float


@dataclass(frozen=True)
class Model:
    """What sets one EM apart: its M-step, when it rests, and whether its likelihood is shown."""

    maximise: Callable[[Counts], Decomposable]
    at_rest: Callable[[Expectation, Expectation], bool]
    shows_likelihood: bool


@dataclass(frozen=True, eq=False)
class Fit:
    """Where a climb ended; the form is the one its expectation was computed with."""

    labels: IntArray
    form: Decomposable
    expected: Expectation
    history: tuple[Step, ...]
    converged: bool

    def __post_init__(self) -> None:
        freeze(self)


def climb(
    labels: Labels,
    start: FloatArray,
    held: IntArray,
    model: Model,
    max_steps: int,
    report: Report,
) -> Fit:
    """Fit the model from class probabilities (N, L), with held items at their class."""
    counts = counts_of(labels, start)
    final: IntArray = np.full(labels.n_items, UNLABELLED, dtype=np.int32)
    history: list[Step] = []
    before: Expectation | None = None
    converged = False
    for iteration in range(max_steps + 1):
        form = model.maximise(counts)
        expected = expect(labels, form, held, report)
        previous, final = final, decide(labels, expected.posterior)[0]
        changed = int(np.count_nonzero(final != previous))
        reached = expected.log_likelihood if model.shows_likelihood else None
        history.append(Step(iteration, changed, reached))
        report(Progress(tr("Fitting"), None, history[-1]))
        converged = before is not None and model.at_rest(before, expected)
        if converged:
            break
        before, counts = expected, expected.counts
    return Fit(final, form, expected, tuple(history), converged)


def likelihood_rests(before: Expectation, now: Expectation) -> bool:
    """Say whether the log-likelihood has hardly changed."""
    reached = now.log_likelihood
    return abs(reached - before.log_likelihood) <= TOLERANCE * abs(reached)


def posterior_rests(before: Expectation, now: Expectation) -> bool:
    """Say whether no class probability has moved."""
    return bool(np.abs(now.posterior - before.posterior).max() < STILL)


def counts_of(labels: Labels, posterior: FloatArray) -> Counts:
    """Count answers as if each item were of each class in proportion to its probability."""
    n_classes = labels.n_classes
    answers = np.zeros((labels.n_workers * n_classes, n_classes))
    for block in labels.blocks:
        answers += block.votes.T @ posterior[block.items]
    some = (labels.labels_per_item > 0).astype(float)
    return Counts(answers.reshape(-1, n_classes, n_classes), some @ posterior)


def expect(labels: Labels, form: Decomposable, held: IntArray, report: Report) -> Expectation:
    """Give the class probabilities of every item, their counts and the log-likelihood.

    A held item is of its class for certain, and adds the log-probability of that class and the
    item's answers together.
    """
    n_classes = labels.n_classes
    posterior = np.empty((labels.n_items, n_classes))
    answers = np.zeros((labels.n_workers * n_classes, n_classes))
    classes = np.zeros(n_classes)
    log_likelihood = 0.0
    for block in labels.blocks:
        report(Progress(tr("Fitting"), block.items.start / labels.n_items))
        shares, log_chance = _block_posterior(form.scores(block), held, block)
        some = labels.labels_per_item[block.items] > 0
        log_likelihood += float(log_chance[some].sum())
        answers += block.votes.T @ shares
        classes += some.astype(float) @ shares
        posterior[block.items] = shares
    counts = Counts(answers.reshape(-1, n_classes, n_classes), classes)
    return Expectation(posterior, counts, log_likelihood)


def _block_posterior(
    scores: FloatArray, held: IntArray, block: Block
) -> tuple[FloatArray, FloatArray]:
    """Give class probabilities, and the log-probability of each item's answers."""
    n_classes = scores.shape[1]
    certain = np.flatnonzero(held[block.items] != UNLABELLED)
    if certain.size:
        only = held[block.items][certain, None] == np.arange(n_classes)
        scores[certain] = np.where(only, scores[certain], -np.inf)
    # Log domain with the row's maximum taken off: products of hundreds of small
    # probabilities underflow otherwise.
    top = highest(scores)[:, None]
    shares = np.exp(scores - top)
    # Products with vectors of ones are faster than sums along the short axis.
    total = (shares @ np.ones(n_classes))[:, None]
    shares /= total
    log_chance: FloatArray = (np.log(total) + top)[:, 0]
    return shares, log_chance
