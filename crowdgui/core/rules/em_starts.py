"""Where EM may start from: class probabilities found without a worker model."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import Progress
from crowdgui.core.rules.ballot import count
from crowdgui.core.rules.ballot_result import shares_of_weight
from crowdgui.core.rules.form import Decomposable, winners
from crowdgui.core.rules.voting import GoldChoices, one_step
from crowdgui.core.text import tr

if TYPE_CHECKING:
    from crowdgui.core.labels import FloatArray, IntArray, Labels
    from crowdgui.core.progress import Report

TURNS = 30
"""Power iterations of the spectral start: a start needs the direction, not its last digits."""


def vote_start(labels: Labels, report: Report) -> FloatArray:
    """Start from the share of the votes."""
    free = np.full(labels.n_items, UNLABELLED, dtype=np.int32)
    ones = np.ones(labels.n_workers)
    form = Decomposable.weighted(ones, labels.n_classes)
    return shares_of_weight(labels, count(labels, form, ones, free, report))


def one_step_start(labels: Labels, report: Report) -> FloatArray:
    """Start from the labels of one-step weighted voting, each taken as certain."""
    return _certain(one_step(labels, None, GoldChoices(), report).labels, labels.n_classes)


def spectral_start(labels: Labels, report: Report) -> FloatArray:
    """Start from the direction in which items differ most, one for each class.

    With X_k the items × workers matrix of 1[Z = k] − p_k where there is a label, p_k the share of
    answer k, and D the labels per worker, the weights of workers are the leading eigenvector of
    D⁻¹ X_kᵀ X_k, and X_k times them an item's scores of class k. Workers who agree with each other
    move it together, guessers do not; D keeps the worker with most labels from being it alone. Its
    sign is that in which the workers count for more than against. Power iterations from equal
    workers leave nothing to chance (after Ghosh and others 2011, Dalvi and others 2013).
    """
    n_classes = labels.n_classes
    centre = np.eye(n_classes) - np.bincount(labels.code, minlength=n_classes) / labels.n_labels
    weights = np.ones((labels.n_workers, n_classes))
    for _ in range(TURNS):
        weights = _turn(labels, weights, centre, report)
    weights *= np.where(labels.labels_per_worker @ weights < 0, -1.0, 1.0)
    form = _centred(weights, centre)
    scores = np.concatenate([form.scores(block) for block in labels.blocks])
    return _certain(winners(scores)[0], n_classes)


def _turn(labels: Labels, weights: FloatArray, centre: FloatArray, report: Report) -> FloatArray:
    """Return D⁻¹ X_kᵀ X_k v_k for the weights v_k (M, L) of every class, at length 1."""
    n_classes = labels.n_classes
    form = _centred(weights, centre)
    answers = np.zeros((labels.n_workers * n_classes, n_classes))
    for block in labels.blocks:
        report(Progress(tr("Looking for a start"), block.items.start / labels.n_items))
        answers += block.votes.T @ form.scores(block)
    turned: FloatArray = (answers.reshape(-1, n_classes, n_classes) * centre).sum(axis=1)
    turned /= np.maximum(labels.labels_per_worker, 1)[:, None]
    length = np.sqrt((turned**2).sum(axis=0))
    turned /= np.where(length > 0, length, 1.0)
    return turned


def _centred(weights: FloatArray, centre: FloatArray) -> Decomposable:
    return Decomposable(weights[:, None, :] * centre, np.zeros(centre.shape[0]))


def _certain(final: IntArray, n_classes: int) -> FloatArray:
    shares: FloatArray = (final[:, None] == np.arange(n_classes)).astype(float)
    return shares
