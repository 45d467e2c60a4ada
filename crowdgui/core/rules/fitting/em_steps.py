"""EM for any worker model: its two sums over blocks of items, and the loop that repeats them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, cast

import numpy as np

from crowdgui.core.blocks import InMemoryLabels, map_blocks
from crowdgui.core.labels import UNLABELLED, Labels, freeze
from crowdgui.core.progress import Iteration, Progress, Stage
from crowdgui.core.rules.fitting.used_answers import UsedAnswers, used_answers
from crowdgui.core.rules.scoring import argmax_with_ties, row_max, row_sums

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from scipy.sparse import csc_array, csr_array

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.blocks import LabelStore
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.scoring import DecomposableRule


@dataclass(frozen=True, eq=False)
class ExpectedCounts:
    """Expected counts: answers (M, L, L) as [worker, answer, class], and items per class (L,).

    Of `UsedAnswers` only those are counted: answers (R, L).
    """

    answers: FloatArray
    classes: FloatArray

    def __add__(self, other: ExpectedCounts) -> ExpectedCounts:
        return ExpectedCounts(self.answers + other.answers, self.classes + other.classes)


@dataclass(frozen=True, eq=False)
class Posterior:
    """What EM keeps of the items: class probabilities (N, L), and final labels by them (N,).

    `held` (N,) is the class an item is held at, `UNLABELLED` where it is free.
    """

    held: IntArray
    posterior: FloatArray
    final: IntArray


@dataclass(frozen=True, eq=False)
class EStepResult:
    """What an E-step adds up to: counts, log-likelihood, and what became of the items.

    `changed` final labels are other than before; no class probability went further than `moved`.
    """

    counts: ExpectedCounts
    log_likelihood: float
    changed: int
    moved: float

    def __add__(self, other: EStepResult) -> EStepResult:
        return EStepResult(
            self.counts + other.counts,
            self.log_likelihood + other.log_likelihood,
            self.changed + other.changed,
            max(self.moved, other.moved),
        )


@dataclass(frozen=True, eq=False)
class _Part:
    """The items of one block: votes, also transposed, whether there are any, what is believed."""

    votes: csr_array
    answers: csc_array
    some: BoolArray
    held: IntArray
    posterior: FloatArray
    final: IntArray


def expected_counts(labels: Labels | UsedAnswers, posterior: FloatArray) -> ExpectedCounts:
    """Count answers as if each item were of each class in proportion to its probability.

    Parameters
    ----------
    labels : Labels or UsedAnswers
        M workers, N items, L classes.
    posterior : ndarray of shape (N, L)
        Class probabilities.

    Returns
    -------
    ExpectedCounts
        Labels (M, L, L) as [worker, label, class], of `UsedAnswers` (R, L), and items with labels
        per class (L,).
    """
    answers = _no_answers(labels)
    parts = ((block.answers, posterior[block.items]) for block in labels.blocks)
    for found in map_blocks(_answers, parts):
        answers += found
    classes = _totals(posterior, labels.labels_per_item > 0)
    return ExpectedCounts(_by_worker(labels, answers), classes)


def _no_answers(labels: Labels | UsedAnswers) -> FloatArray:
    some = isinstance(labels, UsedAnswers)
    rows = labels.code.size if some else labels.n_workers * labels.n_classes
    return np.zeros((rows, labels.n_classes))


def _by_worker(labels: Labels | UsedAnswers, answers: FloatArray) -> FloatArray:
    n_classes = labels.n_classes
    some = isinstance(labels, UsedAnswers)
    return answers if some else answers.reshape(-1, n_classes, n_classes)


def count_answers(
    labels: Labels | UsedAnswers, beliefs: Posterior, report: ProgressCallback
) -> tuple[Posterior, ExpectedCounts]:
    """Compute the expected counts, as a step over a `LabelStore`."""
    return beliefs, expected_counts(labels, beliefs.posterior)


def e_step(
    labels: Labels, form: DecomposableRule, held: IntArray, report: ProgressCallback
) -> tuple[Posterior, EStepResult]:
    """Take the E-step: the class probabilities of every item by the form, and their sums.

    A held item is of its class for certain, and adds the log-probability of that class and the
    item's answers together.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    form : DecomposableRule
        With ln C_i[k, h] at [i, h, k], and ln π.
    held : ndarray of shape (N,)
        Class each item is held at, UNLABELLED where it is free.
    report : callable
        Called with the progress.

    Returns
    -------
    beliefs : Posterior
        Class probabilities (N, L) and final labels (N,).
    sums : EStepResult
        Expected counts and the log-likelihood, in nats.
    """
    nothing = np.zeros((labels.n_items, labels.n_classes))
    return e_step_update(labels, init_posterior(nothing, held), report, form)


def e_step_update(
    labels: Labels | UsedAnswers,
    beliefs: Posterior,
    report: ProgressCallback,
    form: DecomposableRule,
) -> tuple[Posterior, EStepResult]:
    """Take the E-step after another, as a step over a `LabelStore`: what changed is counted."""
    n_classes = labels.n_classes
    posterior = np.empty((labels.n_items, n_classes))
    final = np.empty(labels.n_items, dtype=np.int32)
    answers = _no_answers(labels)
    classes = np.zeros(n_classes)
    log_likelihood, changed, moved = 0.0, 0, 0.0
    found = map_blocks(partial(_expect, form=form), _parts(labels, beliefs))
    for block, (shares, best, one) in zip(labels.blocks, found, strict=True):
        report(Progress(Stage.FITTING, block.items.start / labels.n_items))
        posterior[block.items], final[block.items] = shares, best
        answers += one.counts.answers
        classes += one.counts.classes
        log_likelihood += one.log_likelihood
        changed += one.changed
        moved = max(moved, one.moved)
    counts = ExpectedCounts(_by_worker(labels, answers), classes)
    expected = EStepResult(counts, log_likelihood, changed, moved)
    return Posterior(beliefs.held, posterior, final), expected


def init_posterior(start: FloatArray, held: IntArray) -> Posterior:
    """Begin with class probabilities (N, L), and no final labels yet."""
    return Posterior(held, start, np.full(held.size, UNLABELLED, dtype=np.int32))


def _parts(labels: Labels | UsedAnswers, beliefs: Posterior) -> Iterator[_Part]:
    for block in labels.blocks:
        at = block.items
        some = labels.labels_per_item[at] > 0
        held, posterior, final = beliefs.held[at], beliefs.posterior[at], beliefs.final[at]
        yield _Part(block.votes, block.answers, some, held, posterior, final)


def _answers(part: tuple[csc_array, FloatArray]) -> FloatArray:
    answers, shares = part
    counts: FloatArray = answers @ shares
    return counts


def _expect(part: _Part, form: DecomposableRule) -> tuple[FloatArray, IntArray, EStepResult]:
    """Return class probabilities and final labels of a block, and what they add to the sums."""
    # What goes by columns is faster where these are runs.
    shares, log_chance = _posterior(np.asfortranarray(form.of_votes(part.votes)), part.held)
    final = np.where(part.some, argmax_with_ties(shares)[0], np.int32(UNLABELLED))
    classes = _totals(shares, part.some)
    shares = np.ascontiguousarray(shares)
    expected = EStepResult(
        ExpectedCounts(part.answers @ shares, classes),
        float(log_chance[part.some].sum()),
        int(np.count_nonzero(final != part.final)),
        float(np.abs(shares - part.posterior).max(initial=0.0)),
    )
    return shares, final, expected


def _totals(shares: FloatArray, some: BoolArray) -> FloatArray:
    """Add up some rows, the same way on any number of threads, which a product may not."""
    rows = shares if some.all() else shares[some]
    return np.array([rows[:, k].sum() for k in range(shares.shape[1])])


def _posterior(scores: FloatArray, held: IntArray) -> tuple[FloatArray, FloatArray]:
    """Turn scores, in their place, into class probabilities; and give the answers' log-chance."""
    n_classes = scores.shape[1]
    certain = np.flatnonzero(held != UNLABELLED)
    if certain.size:
        only = held[certain, None] == np.arange(n_classes)
        scores[certain] = np.where(only, scores[certain], -np.inf)
    # Log domain with the row's maximum taken off: products of hundreds of small
    # probabilities underflow otherwise.
    top = row_max(scores)
    scores -= top[:, None]
    shares = np.exp(scores, out=scores)
    total = row_sums(shares)
    shares /= total[:, None]
    log_chance: FloatArray = np.log(total) + top
    return shares, log_chance


TOLERANCE = 1e-8
"""The relative change of the log-likelihood below which a fit has converged."""


STILL = 1e-4
"""The change of a class probability below which it counts as unmoved."""


@dataclass(frozen=True)
class EmModel:
    """What sets one EM apart: M-step, test of convergence, and whether its likelihood is shown."""

    maximise: Callable[[ExpectedCounts, UsedAnswers | None], DecomposableRule]
    has_converged: Callable[[EStepResult, EStepResult], bool]
    shows_likelihood: bool


@dataclass(frozen=True, eq=False)
class EmState:
    """The end of a fit: `form` is the M-step's that the last E-step, `expected`, was taken with."""

    form: DecomposableRule
    expected: EStepResult
    history: tuple[Iteration, ...]
    converged: bool


@dataclass(frozen=True, eq=False)
class EmFit(EmState):
    """The same with final labels (N,) and class probabilities (N, L)."""

    labels: IntArray
    posterior: FloatArray

    def __post_init__(self) -> None:
        freeze(self)


def run_em(
    labels: Labels,
    start: FloatArray,
    held: IntArray,
    model: EmModel,
    max_steps: int,
    report: ProgressCallback,
) -> EmFit:
    """Fit the model from class probabilities (N, L), with held items at their class.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    start : ndarray of shape (N, L)
        Class probabilities to start from.
    held : ndarray of shape (N,)
        Class each item is held at, UNLABELLED where it is free.
    model : EmModel
        M-step and test of convergence.
    max_steps : int
        Iterations after the first, at most.
    report : callable
        Called with the progress.

    Returns
    -------
    EmFit
        Class probabilities (N, L), final labels (N,), and the form they were computed with.
    """
    used = used_answers(labels)
    # Steps of EM go over either.
    crowd = InMemoryLabels(cast("Labels", used or labels), init_posterior(start, held))
    found = run_em_steps(crowd, model, max_steps, report, used)
    return EmFit(**vars(found), labels=crowd.kept.final, posterior=crowd.kept.posterior)


def run_em_steps(
    crowd: LabelStore[Posterior],
    model: EmModel,
    max_steps: int,
    report: ProgressCallback,
    used: UsedAnswers | None = None,
) -> EmState:
    """Fit the model from what is believed of the items, wherever they are.

    Parameters
    ----------
    crowd : LabelStore
        The labels, with the class probabilities to start from.
    model : EmModel
        M-step and test of convergence.
    max_steps : int
        Iterations after the first, at most.
    report : callable
        Called with the progress.
    used : UsedAnswers or None, optional
        The labels in `crowd`, where only the answers that are used are counted.

    Returns
    -------
    EmState
        The form of the last step and what it led to; class probabilities stay in `crowd`.
    """
    counts = crowd.add_up(count_answers, report)
    history: list[Iteration] = []
    before: EStepResult | None = None
    converged = False
    for iteration in range(max_steps + 1):
        form = model.maximise(counts, used)
        expected = crowd.add_up(partial(e_step_update, form=form), report)
        reached = expected.log_likelihood if model.shows_likelihood else None
        history.append(Iteration(iteration, expected.changed, reached))
        report(Progress(Stage.FITTING, None, history[-1]))
        converged = before is not None and model.has_converged(before, expected)
        if converged:
            break
        before, counts = expected, expected.counts
    return EmState(form, expected, tuple(history), converged)


def likelihood_converged(
    before: EStepResult, now: EStepResult, tolerance: float = TOLERANCE
) -> bool:
    """Return whether the log-likelihood has hardly changed."""
    reached = now.log_likelihood
    return abs(reached - before.log_likelihood) <= tolerance * abs(reached)


def posterior_converged(before: EStepResult, now: EStepResult) -> bool:
    """Return whether no class probability has moved."""
    return now.moved < STILL
