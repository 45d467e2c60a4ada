"""The EM loop for any worker model: models, starts, restarts, and pooled forms of rules."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, cast

import numpy as np

from crowdgui.core.blocks import InMemoryLabels
from crowdgui.core.errors import Reason, ReasonCode
from crowdgui.core.labels import UNLABELLED, Labels, freeze
from crowdgui.core.progress import Iteration, Progress, Stage, without_iterations
from crowdgui.core.rules.fitting.em_steps import (
    count_answers,
    e_step_update,
    expected_counts,
    init_posterior,
)
from crowdgui.core.rules.fitting.used_answers import UsedForm, used_answers
from crowdgui.core.rules.rule import GoldOptions
from crowdgui.core.rules.scoring import (
    DecomposableRule,
    apply_fixed_labels,
    argmax_with_ties,
    row_sums,
)
from crowdgui.core.rules.voting import one_step
from crowdgui.core.rules.weighted_vote import class_weight_shares, count_votes

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.blocks import LabelStore
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.fitting.em_steps import EStepResult, ExpectedCounts, Posterior
    from crowdgui.core.rules.fitting.used_answers import UsedAnswers


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


TRACE = 1e-100
"""A count too small to matter that keeps logarithms finite where nothing was counted."""


FAINT = 1e-12
"""A count too small to matter beside any answer, yet far above what rounding or `TRACE` leave."""


def general_confusion(
    counts: FloatArray, smoothing: float, used: UsedAnswers | None = None
) -> FloatArray:
    """Estimate each worker's confusion matrix: C_i[k, h] ∝ N_i[k, h] + smoothing.

    Parameters
    ----------
    counts : ndarray of shape (M, L, L), or (R, L) of `used` answers
        Expected counts as [worker, label, class].
    smoothing : float
        Added to every count, above 0.
    used : UsedAnswers or None, optional
        The answers that are counted, where that is not all of them.

    Returns
    -------
    ndarray of the shape of the counts
        ln C_i[k, h] at [i, h, k].
    """
    smoothed = counts + smoothing
    if used is not None:
        total = used.by_worker(counts) + smoothing * used.n_classes
        return np.log(smoothed / total[used.worker])
    smoothed /= row_sums(smoothed)[:, None]
    table: FloatArray = np.log(smoothed)
    return table


def class_conditional_confusion(
    counts: FloatArray, smoothing: float, used: UsedAnswers | None = None
) -> FloatArray:
    """Estimate each worker's accuracy on each class, mistakes even over the other classes.

    Parameters
    ----------
    counts, smoothing, used
        As in `general_confusion`.

    Returns
    -------
    ndarray of the shape of the counts
        ln C_i[k, h] at [i, h, k].
    """
    if used is not None:
        right, wrong = used.right_and_wrong(counts)
        wrong += smoothing * (used.n_classes - 1)
        return used.even_mistakes(*_hit_and_miss(right + smoothing, wrong, used.n_classes))
    right, wrong = _right_and_wrong(counts + smoothing)
    return symmetric_confusion(right, wrong)


def homogeneous_confusion(
    counts: FloatArray, smoothing: float, used: UsedAnswers | None = None
) -> FloatArray:
    """Estimate each worker's accuracy, the same on all classes, mistakes even over the others.

    The L rows are one here, so each count has an L-th of the smoothing:
    w_i = (right + smoothing) / (all + L · smoothing).

    Parameters
    ----------
    counts, smoothing, used
        As in `general_confusion`.

    Returns
    -------
    ndarray of the shape of the counts
        ln C_i[k, h] at [i, h, k].
    """
    if used is not None:
        right, wrong = (one.sum(axis=1, keepdims=True) for one in used.right_and_wrong(counts))
        wrong += smoothing * (used.n_classes - 1)
        both = _hit_and_miss(right + smoothing, wrong, used.n_classes)
        shape = (used.n_workers, used.n_classes)
        return used.even_mistakes(*(np.broadcast_to(one, shape) for one in both))
    right, wrong = _right_and_wrong(counts + smoothing / counts.shape[1])
    total = right.sum(axis=1, keepdims=True), wrong.sum(axis=1, keepdims=True)
    return np.broadcast_to(
        symmetric_confusion(*total, n_classes=counts.shape[1]), counts.shape
    ).copy()


def pooled_confusion(
    counts: FloatArray, strength: float, used: UsedAnswers | None = None, unseen: float = 0.0
) -> FloatArray:
    """Estimate each worker's confusion matrix, shrunk toward the crowd's, as its logarithm.

    C_i[k, h] = (N_i[k, h] + s·B[k, h]) / (n_i[k] + s), with N_i the worker's counts, n_i[k] their
    sum over answers, B[k, h] the share of answer h among all answers to class k, and s > 0.

    Parameters
    ----------
    counts : ndarray of shape (M, L, L), or (R, L) of `used` answers
        Expected counts as [worker, label, class].
    strength : float
        How many labels per class the crowd counts for, s.
    used : UsedAnswers or None, optional
        The answers that are counted, where that is not all of them.
    unseen : float, optional
        Added to every worker's count of every answer, 0 or more.

    Returns
    -------
    ndarray of the shape of the counts
        ln C_i[k, h] at [i, h, k], as in `DecomposableRule.table`; finite, and the crowd's for a
        worker without labels.
    """
    if used is not None:
        crowd = _of_crowd(used.by_answer(counts) + unseen * used.n_workers)
        total = used.by_worker(counts) + unseen * used.n_classes + strength
        drawn = counts + unseen + strength * crowd[used.code]
        return np.log(drawn / total[used.worker])
    counts = counts + unseen
    crowd = _of_crowd(counts.sum(axis=0))
    drawn = counts + strength * crowd
    drawn /= drawn.sum(axis=1, keepdims=True)
    table: FloatArray = np.log(drawn)
    return table


def _of_crowd(answers: FloatArray) -> FloatArray:
    """Return the share of each answer (row) among all to a class (column), from counts (L, L)."""
    # A class that nothing was counted for is one that workers would know: with an even row it
    # would draw in items that nobody gave it to.
    crowd = answers + TRACE + FAINT * np.eye(len(answers))
    shares: FloatArray = crowd / crowd.sum(axis=0)
    return shares


def symmetric_confusion(
    right: FloatArray, wrong: FloatArray, n_classes: int | None = None
) -> FloatArray:
    """Return the matrices of workers whose mistakes are even over the classes.

    `right` and `wrong` are counts or chances by worker and true class, (M, L), or (M, 1) for
    workers alike on all of `n_classes` classes.

    Parameters
    ----------
    right, wrong : ndarray of shape (M, L) or (M, 1)
        Counts or probabilities, above 0 together.
    n_classes : int or None, optional
        L, where it is not the second axis.

    Returns
    -------
    ndarray of shape (M, L, L)
        ln C_i[k, h] at [i, h, k].
    """
    size = right.shape[1] if n_classes is None else n_classes
    hit, miss = _hit_and_miss(right, wrong, size)
    return np.where(np.eye(size, dtype=bool), hit[:, None, :], miss[:, None, :])


def _hit_and_miss(
    right: FloatArray, wrong: FloatArray, n_classes: int
) -> tuple[FloatArray, FloatArray]:
    """Return the logarithms of the chances to be right, and of each single mistake."""
    total = right + wrong
    miss: FloatArray = np.log(np.maximum(wrong, TRACE) / max(1, n_classes - 1) / total)
    return np.log(np.maximum(right, TRACE) / total), miss


def log_shares(classes: FloatArray, extra: float = 0.0) -> FloatArray:
    """Return the logarithm of class shares from the expected items of each class (L,).

    Parameters
    ----------
    classes : ndarray of shape (L,)
        Expected items of each class.
    extra : float, optional
        Added to each of them.

    Returns
    -------
    ndarray of shape (L,)
        Natural logarithms, all finite.
    """
    counted = classes + extra
    # A class that no item is left in keeps a share too small to matter, and a finite log.
    shares: FloatArray = np.log(np.maximum(counted / counted.sum(), TRACE))
    return shares


def _right_and_wrong(counts: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Split counts by true class, (M, L) each."""
    right = np.diagonal(counts, axis1=1, axis2=2).copy()
    wrong = counts.copy()
    own = np.arange(counts.shape[1])
    wrong[:, own, own] = 0.0
    return right, row_sums(wrong)


TURNS = 30
"""Power iterations of the spectral start: a start needs the direction, not its last digits."""


def vote_start(labels: Labels, report: ProgressCallback) -> FloatArray:
    """Start from the share of the votes.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    report : callable
        Called with the progress.

    Returns
    -------
    ndarray of shape (N, L)
        Shares, 1 together; even for an item without labels.
    """
    free = np.full(labels.n_items, UNLABELLED, dtype=np.int32)
    ones = np.ones(labels.n_workers)
    form = DecomposableRule.weighted(ones, labels.n_classes)
    return class_weight_shares(labels, count_votes(labels, form, ones, free, report))


def one_step_start(labels: Labels, report: ProgressCallback) -> FloatArray:
    """Start from the labels of one-step weighted voting, each taken as certain.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    report : callable
        Called with the progress.

    Returns
    -------
    ndarray of shape (N, L)
        1 for the final label, 0 for the other classes; zeros for an item without labels.
    """
    return _certain(one_step(labels, None, GoldOptions(), report).labels, labels.n_classes)


def spectral_start(labels: Labels, report: ProgressCallback) -> FloatArray:
    """Start from the direction in which items differ most, one for each class.

    With X_k the items × workers matrix of 1[Z = k] − p_k where there is a label, p_k the share of
    answer k, and D the labels per worker, the weights of workers are the leading eigenvector of
    D⁻¹ X_kᵀ X_k, and X_k times them an item's scores of class k. Workers who agree with each other
    move it together, guessers do not; D keeps the worker with most labels from being it alone. Its
    sign is that in which the workers count for more than against. Power iterations from equal
    workers leave nothing to chance (after Ghosh and others 2011, Dalvi and others 2013).

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    report : callable
        Called with the progress.

    Returns
    -------
    ndarray of shape (N, L)
        1 for the class with the highest score, 0 for the others.
    """
    n_classes = labels.n_classes
    centre = np.eye(n_classes) - np.bincount(labels.code, minlength=n_classes) / labels.n_labels
    weights = np.ones((labels.n_workers, n_classes))
    for _ in range(TURNS):
        weights = _turn(labels, weights, centre, report)
    weights *= np.where(labels.labels_per_worker @ weights < 0, -1.0, 1.0)
    form = _centred(weights, centre)
    scores = np.concatenate([form.scores(block) for block in labels.blocks])
    return _certain(argmax_with_ties(scores)[0], n_classes)


def _turn(
    labels: Labels, weights: FloatArray, centre: FloatArray, report: ProgressCallback
) -> FloatArray:
    """Return D⁻¹ X_kᵀ X_k v_k for the weights v_k (M, L) of every class, at length 1."""
    n_classes = labels.n_classes
    form = _centred(weights, centre)
    answers = np.zeros((labels.n_workers * n_classes, n_classes))
    for block in labels.blocks:
        report(Progress(Stage.LOOKING_FOR_START, block.items.start / labels.n_items))
        answers += block.answers @ form.scores(block)
    turned: FloatArray = (answers.reshape(-1, n_classes, n_classes) * centre).sum(axis=1)
    turned /= np.maximum(labels.labels_per_worker, 1)[:, None]
    length = np.sqrt((turned**2).sum(axis=0))
    turned /= np.where(length > 0, length, 1.0)
    return turned


def _centred(weights: FloatArray, centre: FloatArray) -> DecomposableRule:
    return DecomposableRule(weights[:, None, :] * centre, np.zeros(centre.shape[0]))


def _certain(final: IntArray, n_classes: int) -> FloatArray:
    shares: FloatArray = (final[:, None] == np.arange(n_classes)).astype(float)
    return shares


STARTS = (vote_start, one_step_start, spectral_start)


SAME = 1e-6
"""Log-likelihoods closer than this, relatively, are the same: the earlier start is kept."""


class StartNote(ReasonCode):
    """How far the fits from several starts differ."""

    STARTS_AGREE = "starts-agree"
    STARTS_DIFFER = "starts-differ"
    STARTS_SWAPPED = "starts-swapped"


def run_em_restarts(
    labels: Labels, held: IntArray, model: EmModel, max_steps: int, report: ProgressCallback
) -> tuple[EmFit, BoolArray, tuple[Reason, ...]]:
    """Return the fit with the highest likelihood, the items the fits differ on, and notes.

    The steps are reported at the end, those of the fit that is kept.

    A fit is set aside if its labels match its classes better under other names, unless all do.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    held : ndarray of shape (N,)
        Class each item is held at, UNLABELLED where it is free.
    model : EmModel
        M-step and test of convergence.
    max_steps : int
        Iterations of each fit after its first, at most.
    report : callable
        Called with the progress.

    Returns
    -------
    best : EmFit
        The fit that is kept.
    contested : ndarray of shape (N,)
        Items that the fits label differently.
    notes : tuple of Reason
        How far the fits differ.
    """
    quiet = without_iterations(report)
    starts = (apply_fixed_labels(start(labels, quiet), held) for start in STARTS)
    fits = [run_em(labels, start, held, model, max_steps, quiet) for start in starts]
    sound = [fit for fit in fits if not _swapped(fit)] or fits
    best = _likeliest(sound)
    for step in best.history:
        report(Progress(Stage.FITTING, None, step))
    contested = np.any([fit.labels != best.labels for fit in sound], axis=0)
    return best, contested, _notes(len(fits), len(sound), int(np.count_nonzero(contested)))


def _likeliest(fits: Sequence[EmFit]) -> EmFit:
    reached = [fit.expected.log_likelihood for fit in fits]
    bar = max(reached) - SAME * abs(max(reached))
    return next(fit for fit, one in zip(fits, reached, strict=True) if one >= bar)


def _swapped(fit: EmFit) -> bool:
    """Return whether the labels match the classes better after a permutation of the classes.

    The likelihood of the general model is the same for every permutation (label switching), so it
    can't tell a fit from its mirror image.
    """
    # With it comes all of scipy.optimize, which nothing else needs and the first page waits for.
    from scipy.optimize import linear_sum_assignment

    form, answers = fit.form, fit.expected.counts.answers
    used = form.used if isinstance(form, UsedForm) else None
    answers = answers.sum(axis=0) if used is None else used.by_answer(answers)
    matched = linear_sum_assignment(answers, maximize=True)
    return bool(answers[matched].sum() > np.trace(answers) * (1.0 + SAME))


def _notes(tried: int, kept: int, contested: int) -> tuple[Reason, ...]:
    notes = []
    if kept < tried:
        notes.append(Reason.make(StartNote.STARTS_SWAPPED, n=tried - kept))
    if kept > 1 and contested:
        notes.append(Reason.make(StartNote.STARTS_DIFFER, n=contested, starts=kept))
    elif kept > 1:
        notes.append(Reason.make(StartNote.STARTS_AGREE, starts=kept))
    return tuple(notes)


def fit_pooled_form(
    labels: Labels, posterior: FloatArray, strength: float = 1.0, unseen: float = 0.0
) -> DecomposableRule:
    """Count every worker's answers by the posterior (N, L), and draw them toward the crowd's.

    `unseen` answers are added to every entry of the crowd's counts, shared among its workers.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    posterior : ndarray of shape (N, L)
        Class probabilities.
    strength : float, optional
        s of `pooled_confusion`.
    unseen : float, optional
        Labels per entry, 0 or more.

    Returns
    -------
    DecomposableRule
        ln C_i in its table, and log class shares from counts + 1 in its offset.
    """
    used = used_answers(labels)
    counts = expected_counts(used or labels, posterior)
    confusion = partial(pooled_confusion, unseen=unseen / max(1, labels.n_workers))
    return fitted_form(confusion, counts, strength, used, extra=1.0)


def fitted_form(
    confusion: Callable[..., FloatArray],
    counts: ExpectedCounts,
    weight: float,
    used: UsedAnswers | None,
    extra: float = 0.0,
) -> DecomposableRule:
    """Return the form whose table is the confusion matrices of these counts, in logarithms.

    Parameters
    ----------
    confusion : callable
        Such as `general_confusion` or `pooled_confusion`.
    counts : ExpectedCounts
        Of all answers, or of the `used` ones.
    weight : float
        Smoothing or strength.
    used : UsedAnswers or None
        The answers that are counted, where that is not all of them.
    extra : float, optional
        Added to the items of each class.

    Returns
    -------
    DecomposableRule
        ln C_i in its table, and log class shares in its offset.
    """
    offset = log_shares(counts.classes, extra)
    if used is None:
        return DecomposableRule(confusion(counts.answers, weight), offset)
    rows = confusion(counts.answers, weight, used)
    return UsedForm(used, rows, offset, partial(_whole, confusion, counts.answers, weight, used))


def _whole(
    confusion: Callable[..., FloatArray], rows: FloatArray, weight: float, used: UsedAnswers
) -> FloatArray:
    return confusion(used.in_full(rows), weight)


PULL = 2.0
"""How many answers to each class the crowd counts for where held-out labels are predicted."""


def drop_labels(labels: Labels, hidden: BoolArray) -> Labels:
    """Drop the labels marked (n_labels,); items, workers and classes keep their codes."""
    return labels.only(~hidden)


def predictive_probability(
    labels: Labels, hidden: BoolArray, rest: Labels, posterior: FloatArray, unseen: float = 0.0
) -> FloatArray:
    """Return the chance of each hidden label by class probabilities (N, L) found without it.

    It is Σ_k p_j(k) C_i[k, Z_ij], with the confusion matrices that fit p on the `rest`, drawn
    toward the crowd's. `unseen` answers are added to every entry of the crowd's matrix.

    Parameters
    ----------
    labels : Labels
        All labels, the hidden ones included.
    hidden : ndarray of shape (n_labels,)
        Marks n of them.
    rest : Labels
        The others, with the same codes.
    posterior : ndarray of shape (N, L)
        Class probabilities found from `rest`.
    unseen : float, optional
        Labels per entry, 0 or more.

    Returns
    -------
    ndarray of shape (n,)
        Probabilities, 0 to 1, in the order of the labels.
    """
    item, worker, code = labels.item[hidden], labels.worker[hidden], labels.code[hidden]
    form = fit_pooled_form(rest, posterior, PULL, unseen)
    chances: FloatArray = (posterior[item] * np.exp(form.rows_of(worker, code))).sum(axis=1)
    return chances
