"""Where EM starts, and which of several fits is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import Reason, ReasonCode
from crowdgui.core.labels import UNLABELLED, Labels
from crowdgui.core.progress import Progress, Stage, without_iterations
from crowdgui.core.rules.fitting.em_steps import EmFit, EmModel, run_em
from crowdgui.core.rules.fitting.used_answers import UsedForm
from crowdgui.core.rules.rule import GoldOptions
from crowdgui.core.rules.scoring import DecomposableRule, apply_fixed_labels, argmax_with_ties
from crowdgui.core.rules.voting import one_step
from crowdgui.core.rules.weighted_vote import class_weight_shares, count_votes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.progress import ProgressCallback


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
