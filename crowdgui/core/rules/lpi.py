"""Liu, Peng and Ihler's inference of worker accuracies with a Beta prior: belief propagation."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, partial
from itertools import pairwise
from math import isqrt
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import betaln, digamma, entr, expit, logit

from crowdgui.core.blocks import map_blocks
from crowdgui.core.errors import DataError, Problem, Reason, ReasonCode
from crowdgui.core.labels import UNLABELLED, freeze
from crowdgui.core.options import Options, real
from crowdgui.core.progress import Iteration, Progress, Stage
from crowdgui.core.rules.fitting.em_fit import fit_pooled_form
from crowdgui.core.rules.fitting.em_steps import TOLERANCE
from crowdgui.core.rules.kos import (
    binary_questions,
    binary_signs,
    class_posterior,
    reduction_note,
)
from crowdgui.core.rules.rule import FitLimit, Rule, StepLimit, from_posterior, predict_labels
from crowdgui.core.rules.scoring import DecomposableRule

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from scipy.sparse import csr_array

    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.rule import Aggregation


MESSAGE_TOLERANCE = 1e-6
"""The largest change of a message below which messages have converged."""


MOST_WORK = 10_000_000_000
"""Σ n_i² of one step, about a minute's work; beyond it the rule is refused."""


@dataclass(frozen=True)
class BetaPrior(Options):
    """What is thought of a worker's accuracy before any label is seen."""

    alpha: float = real(2.0, 0.01, 1000.0)
    beta: float = real(1.0, 0.01, 1000.0)


@dataclass(frozen=True)
class LpiOptions(StepLimit, BetaPrior):
    """How messages are passed."""

    # Undamped messages never converged on a third of small sets, these on a quarter; large sets
    # converge either way, this way half as many iterations later.
    damping: float = real(0.3, 0.0, 0.99)


class LpiNote(ReasonCode):
    """How the messages ended."""

    MESSAGES_NOT_CONVERGED = "messages-not-converged"


CHUNK = 1 << 19
"""Numbers kept at once for the workers who are worked through together."""


STEPS_A_SIZE = 3
"""Workers stand with others of up to 2^(1/3) times as many labels: padding costs little."""


@dataclass(frozen=True)
class Prior:
    """Beta prior of a worker's accuracy."""

    alpha: float
    beta: float

    def ratios(self, n: IntArray, size: int) -> FloatArray:
        """Return ψ_n(c+1) / ψ_n(c) for c = 0…size−1 and each n, with ψ_n(c) = B(α+c, β+n−c).

        Past the last c of a smaller n stands 1, which nothing meets.

        Parameters
        ----------
        n : ndarray of shape (W,)
            Labels of each worker.
        size : int
            Values of c.

        Returns
        -------
        ndarray of shape (size, W)
            Ratios, above 0.
        """
        c = np.arange(size)[:, None]
        return np.where(c < n, (self.alpha + c) / np.maximum(self.beta + n - 1 - c, self.beta), 1.0)


@dataclass(frozen=True, eq=False)
class Group:
    """Workers of like size: the place (n, W) of each of their labels, −1 past their last."""

    place: IntArray
    given: IntArray

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def work(self) -> int:
        return int(self.place.shape[0] * self.place.size)


@dataclass(frozen=True, eq=False)
class WorkerMessages:
    """The messages from each worker's accuracy to each of that worker's labels.

    With u the log-odds that each label is right, e_c the probability that c of a worker's other
    labels are right and n the number of all of them, the message is
    ln Σ_c e_c ψ_n(c+1) − ln Σ_c e_c ψ_n(c) (Liu, Peng and Ihler 2012).
    """

    worker: IntArray
    prior: Prior

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        return tuple(_groups(self.worker))

    @property
    def work(self) -> int:
        """About how many numbers one round goes through."""
        return sum(group.work for group in self.groups)

    def send(self, odds: FloatArray, tick: Callable[[float], None]) -> FloatArray:
        """Return the message to every label, from odds (Q, n_labels) of Q questions at once.

        `tick` hears often which share is done.

        Parameters
        ----------
        odds : ndarray of shape (Q, n_labels)
            u, the log-odds that each label is right.
        tick : callable or None
            Called with the share that is done.

        Returns
        -------
        ndarray of shape (Q, n_labels)
            Messages, in nats.
        """
        messages = np.empty_like(odds)
        done = 0
        for group in self.groups:
            n, width = group.place.shape
            real = group.place >= 0
            known = np.where(real, odds[:, group.place], -np.inf)
            lead = np.moveaxis(known, 0, 1).reshape(n, -1)
            # One less the other would lose the digits of a probability near 0.
            right, wrong = expit(lead), expit(-lead)
            ratio = np.tile(self.prior.ratios(group.given, n), len(odds))
            found = leave_one_out(right, wrong, ratio, partial(tick, done / self.work))
            messages[:, group.place[real]] = found.reshape(n, -1, width).swapaxes(0, 1)[:, real]
            done += group.work
        return messages


def leave_one_out(
    right: FloatArray, wrong: FloatArray, ratio: FloatArray, tick: Callable[[], None]
) -> FloatArray:
    """Return the messages of W workers to each of their n labels, in O(n²) for each worker.

    A suffix recursion, in ratios of neighbours so that nothing underflows: with b_j(c) the
    expectation of ψ(c + right labels after j), r_j(c) = b_j(c+1) / b_j(c) starts at ψ's own
    ratio r_n and

        r_{j−1}(c) = r_j(c) d_j(c+1) / d_j(c),  d_j(c) = p_j r_j(c) + 1 − p_j.

    A prefix recursion then carries γ_j(c), the probability that c of the first j labels are right
    given everything: w_j = γ_{j−1} / d_j drops label j, the message to j is
    ln (Σ_c w_j(c) r_j(c) / Σ_c w_j(c)), and γ_j(c) = (1 − p_j) w_j(c) + p_j (r_j w_j)(c−1). All
    ratios lie between α / (β+n−1) and (α+n−1) / β, so no divisor is small. Ratios are kept at
    about √n places and found again between them: memory of n√n a worker instead of n².

    Parameters
    ----------
    right, wrong : ndarray of shape (n, W)
        p_j and 1 − p_j; a label that is not there is surely wrong, which changes nothing.
    ratio : ndarray of shape (n, W)
        ψ(c+1) / ψ(c) for c = 0…n−1.
    tick : callable or None
        Called now and then.

    Returns
    -------
    ndarray of shape (n, W)
        Messages, in nats.
    """
    n = len(right)
    cuts = [*range(0, n, isqrt(n - 1) + 1), n]
    ends = [ratio]
    for first, last in reversed(list(pairwise(cuts))):
        tick()
        ends.append(_back(ends[-1], right, wrong, first, last)[-1])
    messages = np.empty_like(right)
    past = np.ones((1, right.shape[1]))
    ends.pop()
    for first, last in pairwise(cuts):
        tick()
        ratios = _back(ends.pop(), right, wrong, first + 1, last)
        for j in range(first, last):
            r = ratios.pop()
            left_out = past / (right[j] * r + wrong[j])
            raised = left_out * r
            messages[j] = np.log(raised.sum(axis=0) / left_out.sum(axis=0))
            past = np.zeros((j + 2, right.shape[1]))
            past[:-1] = wrong[j] * left_out
            past[1:] += right[j] * raised
    return messages


def _back(
    ratio: FloatArray, right: FloatArray, wrong: FloatArray, first: int, last: int
) -> list[FloatArray]:
    """Return r_last, r_{last−1}, …, r_first; r_j has j rows."""
    found = [ratio]
    for j in range(last - 1, first - 1, -1):
        ratio = found[-1]
        d = right[j] * ratio + wrong[j]
        found.append(ratio[:-1] * d[1:] / d[:-1])
    return found


def _groups(worker: IntArray) -> Iterator[Group]:
    """Group workers of similar size, and split what takes too much memory."""
    given = np.bincount(worker)
    order = np.argsort(worker, kind="stable")
    starts = np.cumsum(given) - given
    size = np.ceil(STEPS_A_SIZE * np.log2(np.maximum(given, 1))).astype(int)
    for like in np.unique(size[given > 0]):
        members = np.flatnonzero((size == like) & (given > 0))
        n = int(given[members].max())
        at_once = max(1, CHUNK // (n * (isqrt(n) + 1)))
        for few in np.array_split(members, -(-members.size // at_once)):
            slot = np.arange(n)[:, None]
            place = order[np.minimum(starts[few] + slot, worker.size - 1)]
            yield Group(np.where(slot < given[few], place, -1), given[few])


@dataclass(frozen=True, eq=False)
class _Graph:
    """Labels by question, and what goes from items to workers."""

    labels: Labels
    pair: IntArray
    first: IntArray

    @classmethod
    def of(cls, labels: Labels) -> _Graph:
        new = ~labels.repeats_previous
        return cls(labels, np.cumsum(new) - 1, np.flatnonzero(new))

    def item_scores(self, signs: FloatArray, messages: FloatArray) -> FloatArray:
        """Return the log-odds of each item (N,): Σ_i s_ij y_{i→j}."""
        votes = signs * messages
        scores = np.bincount(self.labels.item, votes, minlength=self.labels.n_items)
        return scores.astype(np.float64, copy=False)

    def odds_right(self, signs: FloatArray, messages: FloatArray) -> FloatArray:
        """Return the log-odds that each label is right, by the other workers on its item."""
        own = np.add.reduceat(signs * messages, self.first)[self.pair]
        return signs * (self.item_scores(signs, messages)[self.labels.item] - own)


def fit(
    labels: Labels, gold: IntArray | None, options: LpiOptions, report: ProgressCallback
) -> Aggregation:
    """Label each item with its most probable class by belief propagation.

    Items and workers' accuracies are the variables, labels join them; step 0 is the plain
    majority. On labels without loops the probabilities are exact. The objective is the largest
    change of a message, which need not fall at every step (Liu, Peng and Ihler 2012).

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    gold : ndarray of shape (N,), or None
        Not used.
    options : LpiOptions
        The Beta prior, damping and the maximum of steps.
    report : callable
        Called with the progress.

    Returns
    -------
    Aggregation
        With class probabilities (N, L).

    Raises
    ------
    DataError
        If it would take too long: its work grows with the squares of the workers' labels.
    """
    workers = WorkerMessages(labels.worker, Prior(options.alpha, options.beta))
    _refuse_too_much(labels)
    graph = _Graph.of(labels)
    signs = np.array([binary_signs(labels.code, question) for question in binary_questions(labels)])
    messages = np.ones((labels.n_classes - 1, labels.n_labels))
    final: IntArray = np.full(labels.n_items, UNLABELLED, dtype=np.int32)
    history: list[Iteration] = []
    change, converged = 1.0, False
    while True:
        scores = [graph.item_scores(s, y) for s, y in zip(signs, messages, strict=True)]
        posterior = class_posterior(np.reshape(scores, (-1, labels.n_items)))
        previous, final = final, predict_labels(labels, posterior)[0]
        changed = int(np.count_nonzero(final != previous))
        history.append(Iteration(len(history), changed, change))
        report(Progress(Stage.PASSING_MESSAGES, None, history[-1]))
        converged = change < MESSAGE_TOLERANCE
        if converged or len(history) > options.max_steps:
            break
        passed = _pass_on(graph, workers, signs, messages, report)
        passed += options.damping * (messages - passed)
        change = float(np.abs(passed - messages).max(initial=0.0))
        messages = passed
    return from_posterior(
        "lpi",
        labels,
        posterior,
        fit_pooled_form(labels, posterior),
        tuple(history),
        converged=converged,
        adds_up=False,
        notes=(*reduction_note(labels), *_convergence_notes(converged)),
    )


def _convergence_notes(converged: bool) -> tuple[Reason, ...]:
    if converged:
        return ()
    return (Reason(LpiNote.MESSAGES_NOT_CONVERGED),)


def _refuse_too_much(labels: Labels) -> None:
    given = labels.labels_per_worker.astype(float)
    if (labels.n_classes - 1) * float(given @ given) > MOST_WORK:
        raise DataError(Problem.BELIEF_PROPAGATION_TOO_SLOW, most=int(given.max()))


def _pass_on(
    graph: _Graph,
    workers: WorkerMessages,
    signs: FloatArray,
    messages: FloatArray,
    report: ProgressCallback,
) -> FloatArray:
    """Send messages from items to workers and back, for every question."""
    odds = [graph.odds_right(s, y) for s, y in zip(signs, messages, strict=True)]

    def tick(share: float) -> None:
        report(Progress(Stage.PASSING_MESSAGES, share))

    return workers.send(np.reshape(odds, messages.shape), tick)


@dataclass(frozen=True)
class MeanFieldOptions(FitLimit, BetaPrior):
    """How the mean field is fitted."""


def fit_mean_field(
    labels: Labels, gold: IntArray | None, options: MeanFieldOptions, report: ProgressCallback
) -> Aggregation:
    """Label each item with its most probable class by mean field over accuracies and classes.

    EM with the Beta prior, in which a worker's accuracy keeps its spread: with R_i the expected
    number of right labels of n_i, a label counts v_i = ψ(α + R_i) − ψ(β + n_i − R_i). The
    objective, a lower bound on the log-likelihood of the labels, never falls (Liu, Peng and Ihler
    2012). Of two classes it is a weighted vote.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    gold : ndarray of shape (N,), or None
        Not used.
    options : MeanFieldOptions
        The Beta prior and the maximum of steps.
    report : callable
        Called with the progress.

    Returns
    -------
    Aggregation
        With class probabilities (N, L).
    """
    odds = np.array([_vote_odds(labels, question) for question in binary_questions(labels)])
    odds = odds.reshape(-1, labels.n_items)
    right = _right(labels, odds, report)
    final: IntArray = np.full(labels.n_items, UNLABELLED, dtype=np.int32)
    history: list[Iteration] = []
    converged = False
    while not converged and len(history) <= options.max_steps:
        weights = _weights(labels, right, options)
        odds = _odds(labels, weights, report)
        right = _right(labels, odds, report)
        posterior = class_posterior(odds)
        previous, final = final, predict_labels(labels, posterior)[0]
        changed = int(np.count_nonzero(final != previous))
        history.append(Iteration(len(history), changed, _evidence(labels, right, odds, options)))
        report(Progress(Stage.FITTING, None, history[-1]))
        converged = _at_rest(history)
    adds_up = labels.n_classes == 2
    return from_posterior(
        "lpi-mf",
        labels,
        posterior,
        DecomposableRule.weighted(weights[0], 2) if adds_up else fit_pooled_form(labels, posterior),
        tuple(history),
        converged=converged,
        weights=weights[0] if adds_up else None,
        adds_up=adds_up,
        notes=reduction_note(labels),
    )


def _vote_odds(labels: Labels, question: int) -> FloatArray:
    """Return the log-odds of each item (N,) that are those of its vote shares."""
    above = np.bincount(labels.item[labels.code > question], minlength=labels.n_items)
    odds: FloatArray = logit(above / np.maximum(labels.labels_per_item, 1))
    return odds


def _right(labels: Labels, odds: FloatArray, report: ProgressCallback) -> FloatArray:
    """Return the expected number of right labels of each worker, (L − 1, M)."""
    right = np.zeros((odds.shape[0], labels.n_workers))
    parts = ((block.votes, odds[:, block.items].T) for block in labels.blocks)
    found = map_blocks(_right_in, parts)
    for block, of_block in zip(labels.blocks, found, strict=True):
        report(Progress(Stage.FITTING, block.items.start / labels.n_items))
        right += of_block
    return np.minimum(right, labels.labels_per_worker)


def _right_in(part: tuple[csr_array, FloatArray]) -> FloatArray:
    votes, odds = part
    n_classes = odds.shape[1] + 1
    above, below = votes.T @ expit(odds), votes.T @ expit(-odds)
    code = np.arange(above.shape[0])[:, None] % n_classes
    chance = np.where(code > np.arange(n_classes - 1), above, below)
    right: FloatArray = (
        chance.reshape(len(chance) // n_classes, n_classes, n_classes - 1).sum(axis=1).T
    )
    return right


def _weights(labels: Labels, right: FloatArray, prior: BetaPrior) -> FloatArray:
    """Return E[ln w − ln (1 − w)] of each worker's accuracy w; 0 without labels."""
    given = labels.labels_per_worker
    weights = digamma(prior.alpha + right) - digamma(prior.beta + given - right)
    return np.where(given > 0, weights, 0.0)


def _odds(labels: Labels, weights: FloatArray, report: ProgressCallback) -> FloatArray:
    """Return the log-odds of each item for every question, (L − 1, N): a weighted vote."""
    odds = np.empty((weights.shape[0], labels.n_items))
    code = np.arange(labels.n_classes)
    answers = np.empty((labels.n_workers * code.size, len(weights)))
    for question, of_workers in enumerate(weights):
        answers[:, question] = np.outer(of_workers, binary_signs(code, question)).ravel()
    found = map_blocks(partial(_matmul, other=answers), (b.votes for b in labels.blocks))
    for block, of_items in zip(labels.blocks, found, strict=True):
        report(Progress(Stage.FITTING, block.items.start / labels.n_items))
        odds[:, block.items] = of_items.T
    return odds


def _matmul(votes: csr_array, other: FloatArray) -> FloatArray:
    product: FloatArray = votes @ other
    return product


def _evidence(labels: Labels, right: FloatArray, odds: FloatArray, prior: BetaPrior) -> float:
    """Return the lower bound Σ_i ln (B(α+R_i, β+n_i−R_i) / B(α, β)) + Σ_j (H(p_j) − ln 2)."""
    wrong = labels.labels_per_worker - right
    workers = betaln(prior.alpha + right, prior.beta + wrong) - betaln(prior.alpha, prior.beta)
    chance = expit(odds[:, labels.labels_per_item > 0])
    items = entr(chance) + entr(1.0 - chance) - np.log(2.0)
    return float(workers.sum() + items.sum())


def _at_rest(history: list[Iteration]) -> bool:
    if len(history) < 2:
        return False
    before, now = history[-2].objective, history[-1].objective
    return before is not None and now is not None and abs(now - before) <= TOLERANCE * abs(now)


RULES = (
    Rule("lpi", LpiOptions, fit, 150, made_for_two_classes=True, relative_cost=130),
    Rule(
        "lpi-mf",
        MeanFieldOptions,
        fit_mean_field,
        160,
        made_for_two_classes=True,
        relative_cost=2.8,
    ),
)
