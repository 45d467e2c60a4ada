"""How likely a label was, given the worker's other labels and the item's other labels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import expit, logit

from crowdgui.core.blocks import map_blocks
from crowdgui.core.labels import freeze
from crowdgui.core.progress import Progress, Stage
from crowdgui.core.rules.fitting.em_fit import log_shares
from crowdgui.core.rules.fitting.em_steps import expected_counts
from crowdgui.core.rules.fitting.used_answers import UsedAnswers
from crowdgui.core.rules.scoring import DecomposableRule, row_max, softmax

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback


_DRAWN = 4.0
"""How many answers to each class count for the mean, beside the worker's own."""


_USUAL = 4.0
"""How many votes on an item count for the mean on items of its class."""


_EVEN, _RIGHT = 0.5, 0.5
"""Answers of the crowd taken as seen beside its own: spread evenly, and right."""


_ROUNDS = 3


_EDGE = 1e-9


_TOGETHER = 1 << 16
"""Labels times classes that are assessed together: their arrays stay in a core's cache."""


@dataclass(frozen=True, eq=False)
class LabelProbabilities:
    """What is known of M workers, N items and L classes when a label is to be assessed.

    The class of an item is first taken from the plain majority, ties shared evenly. A rule that
    weighs workers trusts those who agree, and so believes two who copy from each other.

    Attributes
    ----------
    votes, majority, scores : ndarray of shape (N, L)
        Labels of each class, the class of most of them, shared evenly among those that tie, and
        the log-probability of each class up to a constant.
    answers : UsedAnswers
        The R different answers of workers.
    counts, log_confusion : ndarray of shape (R, L)
        As [answer, class]: answers by majority class, and the logarithm of the confusion matrix
        that follows.
    given : ndarray of shape (M, L)
        Answers of each worker to items of each class.
    own, habit : ndarray of shape (M, L) and (M,)
        How often a worker gives each answer, and what part of the answers follow that, whatever
        the item.
    crowd : ndarray of shape (L, L)
        The confusion matrix of all workers together, as [answer, class].
    """

    labels: Labels
    votes: FloatArray
    majority: FloatArray
    scores: FloatArray
    answers: UsedAnswers
    counts: FloatArray
    log_confusion: FloatArray
    given: FloatArray
    own: FloatArray
    habit: FloatArray
    crowd: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    @classmethod
    def of(cls, labels: Labels, report: ProgressCallback) -> LabelProbabilities:
        """Learn how workers answer; each must have at most one label of an item.

        Parameters
        ----------
        labels : Labels
            M workers, N items, L classes.
        report : callable
            Called with the progress.

        Returns
        -------
        LabelProbabilities
            Fitted to these labels.
        """
        plain = DecomposableRule.weighted(np.ones(labels.n_workers), labels.n_classes)
        votes = _scores(labels, plain, report)
        answers = UsedAnswers.of(labels)
        majority = _majority(votes)
        counted = expected_counts(answers, majority)
        counts = counted.answers.reshape(-1, labels.n_classes)
        crowd, own = _crowd(answers.by_answer(counts)), _own(answers, counts)
        habit = _habit(answers, counts, own, crowd)
        given = answers.by_worker(counts)
        drawn = counts + _DRAWN * _typical(habit, own, crowd, answers.worker, answers.code)
        # What is typical adds up to 1 over all answers, those that are never given too.
        drawn /= (given + _DRAWN)[answers.worker]
        log_confusion = np.log(drawn)
        form = DecomposableRule(log_confusion, log_shares(counted.classes, 1.0))
        scores = _scores(answers, form, report)
        return cls(
            labels=labels,
            votes=votes,
            majority=majority,
            scores=scores,
            answers=answers,
            counts=counts,
            log_confusion=log_confusion,
            given=given,
            own=own,
            habit=habit,
            crowd=crowd,
        )

    def log_odds(self, label: IntArray, answer: IntArray) -> tuple[FloatArray, FloatArray]:
        """Return the log-odds that the worker of a label answers so, and the item's pull toward it.

        With ρ_k ∝ exp(S_j(k) − ln C_i[k, Z_ij]) the probability of class k by the item's other
        labels and C⁻ the worker's confusion matrix without this item, the probability of answer h
        is P = Σ_k ρ_k C⁻[k, h], and a typical worker's is B = Σ_k ρ_k B[k, h]. Items differ beyond
        their class: of n − 1 other labels v say h, so that θ = (v + s B) / (n − 1 + s) is the share
        to expect there. What the item adds to the log-odds is logit θ − logit B, the same for every
        worker, as where difficulty and ability add up (Rasch 1960).

        Parameters
        ----------
        label : ndarray of shape (n,)
            Places of labels.
        answer : ndarray of shape (n,)
            The class whose probability is asked for, not always the one that was given.

        Returns
        -------
        ndarrays of shape (n,)
            logit P, and logit θ − logit B.
        """
        # `take` is much faster than indexing, here and below.
        of = self.labels
        item, worker, code = of.item.take(label), of.worker.take(label), of.code.take(label)
        same, row = answer == code, self.answers.find(worker, code)
        likely = softmax(self.scores.take(item, axis=0) - self.log_confusion.take(row, axis=0))
        matrix = self._without_item(worker, answer, self.majority.take(item, axis=0), same)
        typical = _dot(likely, self.crowd.take(answer, axis=0))
        others = of.labels_per_item.take(item) - 1
        agreeing = self.votes.ravel().take(item * np.int64(of.n_classes) + answer) - same
        on_item = (agreeing + _USUAL * typical) / (others + _USUAL)
        return _logit(_dot(likely, matrix)), _logit(on_item) - _logit(typical)

    def _without_item(
        self, worker: IntArray, answer: IntArray, here: FloatArray, same: BoolArray
    ) -> FloatArray:
        """Return C⁻[·, answer] (n, L), from all items but one of classes `here` (n, L)."""
        row = self.answers.find(worker, answer)
        drawn: FloatArray = self.counts.take(row, axis=0)
        drawn[row < 0] = 0.0
        drawn -= here * same[:, None]
        drawn += _DRAWN * _typical(self.habit, self.own, self.crowd, worker, answer)
        drawn /= self.given.take(worker, axis=0) - here + _DRAWN
        return drawn

    def of_given(self, labels: IntArray, report: ProgressCallback) -> tuple[FloatArray, FloatArray]:
        """Return `log_odds` of the answers that were given, for labels at these places (n,).

        Parameters
        ----------
        labels : ndarray of shape (n,)
            Places of labels.
        report : callable
            Called with the progress.

        Returns
        -------
        odds, pull : ndarray of shape (n,)
            logit P, and logit θ − logit B, as in `log_odds`.
        """
        odds, pull = np.empty(labels.size), np.empty(labels.size)
        step = max(1, _TOGETHER // self.labels.n_classes)
        runs = [slice(low, low + step) for low in range(0, labels.size, step)]
        found = map_blocks(self._of_given, (labels[run] for run in runs))
        for run, (own, drawn) in zip(runs, found, strict=True):
            report(Progress(Stage.ASSESSING_LABELS, run.start / labels.size))
            odds[run], pull[run] = own, drawn
        return odds, pull

    def _of_given(self, label: IntArray) -> tuple[FloatArray, FloatArray]:
        return self.log_odds(label, self.labels.code[label])


def label_probability(odds: FloatArray, pull: FloatArray, strength: float) -> FloatArray:
    """Return the probability of answers.

    Where the item makes them likelier, `strength` times as much.

    Parameters
    ----------
    odds, pull : ndarray of shape (n,)
        As `log_odds` gives them.
    strength : float
        How many times a pull above 0 counts.

    Returns
    -------
    ndarray of shape (n,)
        Probabilities, between 0 and 1.
    """
    probabilities: FloatArray = expit(odds + np.where(pull > 0.0, strength, 1.0) * pull)
    return probabilities


def _typical(
    habit: FloatArray, own: FloatArray, crowd: FloatArray, worker: IntArray, answer: IntArray
) -> FloatArray:
    """Return the probability of answers of workers (n,) to items of each class, (n, L)."""
    part = habit.take(worker)
    typical: FloatArray = crowd.take(answer, axis=0)
    typical *= (1.0 - part)[:, None]
    typical += (part * own.ravel().take(worker * np.int64(own.shape[1]) + answer))[:, None]
    return typical


def _dot(a: FloatArray, b: FloatArray) -> FloatArray:
    """Add up products over the classes, the second axis."""
    product: FloatArray = np.einsum("nl,nl->n", a, b)
    return product


def _scores(
    labels: Labels | UsedAnswers, form: DecomposableRule, report: ProgressCallback
) -> FloatArray:
    scores = np.empty((labels.n_items, labels.n_classes))
    for block in labels.blocks:
        report(Progress(Stage.ASSESSING_LABELS, block.items.start / labels.n_items))
        scores[block.items] = form.scores(block)
    return scores


def _majority(votes: FloatArray) -> FloatArray:
    """Share each item out among the classes with most votes; none for an item without labels."""
    best = row_max(votes)
    top = (votes == best[:, None]) & (best > 0.0)[:, None]
    shares: FloatArray = top / np.maximum(1, top.sum(axis=1, keepdims=True))
    return shares


def _crowd(answers: FloatArray) -> FloatArray:
    """Return how all workers answer, from what they answer [answer, class], (L, L).

    To each class one more answer is taken as seen: right as often as all answers are. Of one that
    is half wrong, whatever the others are, nobody would expect that all agree on a rare class.
    """
    n_classes = len(answers)
    right = (np.trace(answers) + _RIGHT) / (answers.sum() + _RIGHT + _EVEN)
    total: FloatArray = answers + (1.0 - right) / n_classes + right * np.eye(n_classes)
    total /= total.sum(axis=0)
    return total


def _own(answers: UsedAnswers, counts: FloatArray) -> FloatArray:
    given = np.zeros((answers.n_workers, answers.n_classes))
    given[answers.worker, answers.code] = counts.sum(axis=1)
    given += _EVEN * given.sum(axis=0) / given.sum()
    given /= given.sum(axis=1, keepdims=True)
    return given


def _habit(
    answers: UsedAnswers, counts: FloatArray, own: FloatArray, crowd: FloatArray
) -> FloatArray:
    """Split every worker's answers into habit and work, by a few steps of EM from one half.

    An answer h to class k has the probability λ g(h) + (1 − λ) B[k, h]: with λ by the worker's own
    shares of answers g, else as the crowd answers. A worker who always gives one answer is all
    habit, also on classes that hardly any item is of.
    """
    worker, of_crowd = answers.worker, crowd[answers.code]
    of_own = own[worker, answers.code][:, None]
    total = np.bincount(worker, counts.sum(axis=1), answers.n_workers)
    habit = np.full(answers.n_workers, 0.5)
    for _ in range(_ROUNDS):
        by_habit = habit[worker, None] * of_own
        by_habit = by_habit / (by_habit + (1.0 - habit)[worker, None] * of_crowd)
        found = np.bincount(worker, (counts * by_habit).sum(axis=1), answers.n_workers)
        habit = (found + 0.5) / (total + 1.0)
    return habit


def _logit(p: FloatArray) -> FloatArray:
    odds: FloatArray = logit(np.clip(p, _EDGE, 1.0 - _EDGE))
    return odds
