"""Tests of how the labels depart from simple worker models: class bias and latent groups."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import numpy as np
from scipy.sparse import csr_array
from scipy.special import xlogy

from crowdgui.core.bounds.quantities import homogeneous
from crowdgui.core.bounds.simulated_statistics import FittedModel, WorkerModel, simulate_labels
from crowdgui.core.compare.candidates import subsample_items
from crowdgui.core.errors import Reason, ReasonCode
from crowdgui.core.labels import UNLABELLED, keep_first_labels
from crowdgui.core.progress import Progress, Stage, ignore_progress
from crowdgui.core.rules import em, voting
from crowdgui.core.rules.fitting.em_fit import log_shares, pooled_confusion
from crowdgui.core.rules.fitting.em_steps import e_step, expected_counts
from crowdgui.core.rules.scoring import DecomposableRule

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.rule import Aggregation


def random_places(labels: Labels, rng: np.random.Generator) -> IntArray:
    """Draw the place of each label (n_labels,) among those of its item, from 0."""
    order = np.lexsort((rng.random(labels.n_labels), labels.item))
    place = np.empty(labels.n_labels, dtype=np.int64)
    place[order] = np.arange(labels.n_labels) - labels.starts[labels.item]
    return place


class ClassBias(NamedTuple):
    """How much better own confusion matrices fit the labels than one accuracy per worker.

    `likelihood` is the log-likelihood ratio of the answers given the final labels, `shifted` the
    share of answers that would have to change place for one accuracy to suit.
    """

    likelihood: float
    shifted: float


def measure_class_bias(labels: Labels, final: IntArray) -> ClassBias:
    """Compare every worker's answers by final label (N,) with those of an equally accurate worker.

    With n_i[k, h] answers h to final label k, n_i[k] their sum, and ŵ_i the worker's share of
    answers that are the final label, Ĉ_i = n_i[k, h] / n_i[k] is compared with C_i[k, k] = ŵ_i,
    C_i[k, h] = (1 − ŵ_i)/(L−1): Σ n_i[k, h] ln(Ĉ_i / C_i), and Σ |n_i[k, h] − n_i[k] C_i| / 2
    over all answers.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    final : ndarray of shape (N,)
        Final label of each item, UNLABELLED where there is none.

    Returns
    -------
    ClassBias
        The log-likelihood ratio in nats, and the share of labels, 0 to 1.
    """
    counts = answers_by_final(labels, final)
    n_classes = labels.n_classes
    given = counts.sum(axis=2, keepdims=True)
    total = counts.sum(axis=(1, 2))
    right = np.trace(counts, axis1=1, axis2=2) / np.maximum(total, 1.0)
    even = ((1.0 - right) / max(1, n_classes - 1))[:, None, None]
    alike = np.where(np.eye(n_classes, dtype=bool), right[:, None, None], even)
    expected = given * alike
    # Where nothing was counted nothing is added; where something was, something is expected.
    ratio = np.where(counts > 0, counts / np.where(counts > 0, expected, 1.0), 1.0)
    likelihood = float(xlogy(counts, ratio).sum())
    return ClassBias(likelihood, float(np.abs(counts - expected).sum() / 2.0 / counts.sum()))


def answers_by_final(labels: Labels, final: IntArray) -> FloatArray:
    """Count every worker's answers by final label, (M, L, L).

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    final : ndarray of shape (N,)
        Final label of each item; items without one are skipped.

    Returns
    -------
    ndarray of shape (M, L, L)
        ``[i, k, h]``: how often worker i gave class h to an item with final label k.
    """
    n = labels.n_classes
    elected = final[labels.item]
    place = (labels.worker.astype(np.int64) * n + elected) * n + labels.code
    counted = place[elected != UNLABELLED]
    counts = np.bincount(counted, minlength=labels.n_workers * n * n).astype(float)
    return counts.reshape(-1, n, n)


FEWEST = 4
"""Workers without whom there are no two groups to find."""


MOST_AN_ITEM = 50
"""Labels of one item whose pairs are compared: pairs grow with the square."""


PRECISION = 1e-3
"""Of the eigenvalue, relative: far less than what chance makes of it."""


class OverlappingPairs(NamedTuple):
    """Ordered pairs of two workers who share items, and on how many of these they agree.

    `beyond` is that less what their confusion matrices make of it.
    """

    first: IntArray
    second: IntArray
    shared: FloatArray
    beyond: FloatArray


class LatentGroups(NamedTuple):
    """How strongly workers fall into two groups that agree among themselves.

    `pattern` is the leading eigenvalue of agreement beyond what each worker's quality explains,
    the signs of its eigenvector `side` (M,) are the groups. `apart` is how much larger the share
    of shared items is on which two workers of one group agree, beyond that, than for two of
    different groups.
    """

    pattern: float
    apart: float
    side: FloatArray


def find_latent_groups(
    labels: Labels, form: DecomposableRule, rng: np.random.Generator
) -> LatentGroups:
    """Look for two groups of workers in how pairs agree beyond their confusion matrices.

    Workers i and i' who err on their own agree on an item with probability Σ_k π_k Σ_h C_i[k, h]
    C_i'[k, h], whatever their groups. Where one group is better on some items and the other on the
    rest, workers agree more within a group, and less across. R_ii' is what is beyond, divided by
    √(g_i g_i') with g_i the pairs of labels of worker i, so that workers of many labels make no
    group of their own. Hard items make good workers agree more, all alike: that direction,
    √g_i times the accuracy above chance, is taken out first.

    Parameters
    ----------
    labels : Labels
        Without repeated labels.
    form : DecomposableRule
        Logarithms of class shares and of confusion matrices, fitted to these labels.
    rng : numpy.random.Generator
        For where the iterations start, and for what is kept of items with very many labels.

    Returns
    -------
    LatentGroups
        Zeros where pairs agree exactly as expected, as where no two workers share an item.
    """
    pairs = count_worker_pairs(labels, form, rng)
    weight = np.bincount(pairs.first, pairs.shared, minlength=labels.n_workers)
    if not pairs.beyond.any():
        return LatentGroups(0.0, 0.0, np.zeros(labels.n_workers))
    root = np.sqrt(np.maximum(weight, 1.0))
    scaled = pairs.beyond / (root[pairs.first] * root[pairs.second])
    shape = (labels.n_workers, labels.n_workers)
    matrix = csr_array((scaled, (pairs.first, pairs.second)), shape=shape)
    pattern, side = _leading(matrix, np.sqrt(weight) * _above_chance(form), rng)
    return LatentGroups(pattern, _apart(pairs, side), side)


def count_worker_pairs(
    labels: Labels, form: DecomposableRule, rng: np.random.Generator
) -> OverlappingPairs:
    """Count shared items and agreement of every two workers, and what is expected of it.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    form : DecomposableRule
        Logarithms of class shares and of confusion matrices.
    rng : numpy.random.Generator
        For what is kept of items with very many labels.

    Returns
    -------
    OverlappingPairs
        Arrays (P,), each pair in both orders.
    """
    kept = _few_an_item(labels, rng)
    together = _together(labels, kept, labels.item).tocoo()
    others = together.row != together.col
    first, second = together.row[others], together.col[others]
    # Two workers agree on an item where both gave the same label to it.
    answers = labels.item.astype(np.int64) * labels.n_classes + labels.code
    agree = _at(_together(labels, kept, answers), first, second)
    shared = together.data[others]
    return OverlappingPairs(first, second, shared, agree - shared * _expected(form, first, second))


def _few_an_item(labels: Labels, rng: np.random.Generator) -> BoolArray:
    """Mark at most `MOST_AN_ITEM` labels of each item, drawn at random where there are more."""
    if labels.labels_per_item.max() <= MOST_AN_ITEM:
        return np.ones(labels.n_labels, dtype=bool)
    kept: BoolArray = random_places(labels, rng) < MOST_AN_ITEM
    return kept


def _together(labels: Labels, kept: BoolArray, place: IntArray) -> csr_array:
    """Count the places (n_labels,) at which two workers both have a label that is kept, (M, M)."""
    used, row = np.unique(place[kept], return_inverse=True)
    shape = (used.size, labels.n_workers)
    given = csr_array((np.ones(row.size), (row, labels.worker[kept])), shape=shape)
    return csr_array(given.T @ given)


def _at(matrix: csr_array, rows: IntArray, columns: IntArray) -> FloatArray:
    found: FloatArray = np.asarray(matrix[rows, columns], dtype=float).ravel()
    return found


def _expected(form: DecomposableRule, first: IntArray, second: IntArray) -> FloatArray:
    """Return the probability that two workers who err independently agree on an item."""
    shares, confusion = np.exp(form.offset), np.exp(form.table)
    chance = np.zeros(first.size)
    for k, share in enumerate(shares):
        of_class = np.ascontiguousarray(confusion[:, :, k])
        chance += share * np.einsum("ph,ph->p", of_class[first], of_class[second])
    return chance


def _above_chance(form: DecomposableRule) -> FloatArray:
    right = np.diagonal(np.exp(form.table), axis1=1, axis2=2) @ np.exp(form.offset)
    above: FloatArray = right - 1.0 / form.offset.size
    return above


def _leading(
    matrix: csr_array, out: FloatArray, rng: np.random.Generator
) -> tuple[float, FloatArray]:
    """Return the largest eigenvalue of what is left of a matrix without a direction."""
    # With it comes all of scipy.linalg, which nothing else needs at the start.
    from scipy.sparse.linalg import LinearOperator, eigsh

    unit = out / max(float(np.sqrt((out**2).sum())), np.finfo(float).tiny)

    def left(vector: FloatArray) -> FloatArray:
        rest: FloatArray = vector - unit * float((unit * vector).sum())
        return rest

    operator = LinearOperator(matrix.shape, matvec=lambda v: left(matrix @ left(v)), dtype=float)
    start = rng.standard_normal(matrix.shape[0])
    values, vectors = eigsh(operator, k=1, which="LA", v0=start, tol=PRECISION)
    return float(values[0]), vectors[:, 0]


def _apart(pairs: OverlappingPairs, side: FloatArray) -> float:
    """Return how much more of shared items two of one group agree on than two of different ones."""
    same = (side[pairs.first] > 0) == (side[pairs.second] > 0)
    if same.all() or not same.any():
        return 0.0
    within, across = (
        float(pairs.beyond[which].sum() / pairs.shared[which].sum()) for which in (same, ~same)
    )
    return within - across


_T = TypeVar("_T")


MOST_LABELS = 50_000
"""More labels than this, and a random part of the items is tested: it shows as much."""


DRAWS = 99


REFITS = 3
"""Steps of EM on a drawn set: it starts at the truth, so few are enough."""


MOST_STRENGTH = 1000.0
"""Labels of an ordinary worker that make anyone as good as alike."""


SIGNIFICANCE = 0.025
"""For each of the two tests, so that both together raise a false alarm in 5% of cases."""


class NotTested(ReasonCode):
    """Why a test of the worker models could not be made."""

    ONE_CLASS = "not-tested-one-class"
    SINGLE_LABELS = "not-tested-single-labels"
    TOO_FEW_WORKERS = "not-tested-too-few-workers"


@dataclass(frozen=True)
class MisfitTest:
    """A statistic of the labels against the same of label sets that a worker model draws.

    `size` is what was found, `by_chance` the mean over the drawn sets, `p` the share of sets with
    as much or more, the labels counted among them. `reason` is why there was no test.
    """

    size: float
    by_chance: float
    p: float
    reason: Reason | None = None

    @property
    def is_significant(self) -> bool:
        """Whether there is significantly more of it than by chance."""
        return self.reason is None and self.p <= SIGNIFICANCE


@dataclass(frozen=True)
class Misfit:
    """The evidence against workers who are equally accurate on all classes and all items.

    `bias.size` is the share of answers that would have to change place for every worker to have
    one accuracy. `swap.size` is on how much more of their shared items two workers of one group
    agree than two of different groups, beyond what their quality explains; `groups` is how many
    workers are in each.
    """

    bias: MisfitTest
    swap: MisfitTest
    groups: tuple[int, int]


def run_misfit_tests(
    labels: Labels, seed: int = 0, report: ProgressCallback = ignore_progress
) -> Misfit:
    """Test for workers with class bias, and for groups of items on which workers swap quality.

    Parametric bootstrap. Bias is compared with label sets drawn from workers with one accuracy
    each, swapping with sets drawn from workers with a confusion matrix each, both fitted to
    these labels and drawn toward their mean (`prior_strength`); the statistics of every set are
    taken by its own final labels, or own fit.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    seed : int, optional
        Seed of the random numbers.
    report : callable, optional
        Called with the progress.

    Returns
    -------
    Misfit
        Both tests, each with its statistic and p-value, or with the reason why it was not made.
    """
    rng = np.random.default_rng(seed)
    part = subsample_items(keep_first_labels(labels), rng, MOST_LABELS)
    bias, (swap, groups) = _bias(part, rng, report), _swap(part, rng, report)
    return Misfit(bias, swap, groups)


def _bias(labels: Labels, rng: np.random.Generator, report: ProgressCallback) -> MisfitTest:
    if reason := _why_not(labels):
        return MisfitTest(0.0, 0.0, 1.0, reason)
    seen = measure_class_bias(labels, _final(labels))
    drawn = _over_draws(
        labels,
        _homogeneous_model(labels),
        lambda one: measure_class_bias(one, _final(one)),
        rng,
        report,
    )
    p = _share_above([one.likelihood for one in drawn], seen.likelihood)
    return MisfitTest(seen.shifted, float(np.mean([one.shifted for one in drawn])), p)


def _swap(
    labels: Labels, rng: np.random.Generator, report: ProgressCallback
) -> tuple[MisfitTest, tuple[int, int]]:
    reason = _why_not(labels)
    if not reason and np.count_nonzero(labels.labels_per_worker) < FEWEST:
        reason = Reason(NotTested.TOO_FEW_WORKERS)
    if reason:
        return MisfitTest(0.0, 0.0, 1.0, reason), (0, 0)
    found = em.fit_pooled(labels, None, em.PooledOptions(), report)
    true = _crowd_like(labels, found)
    model = FittedModel(
        WorkerModel.GENERAL, np.exp(true.offset), np.exp(true.table).transpose(0, 2, 1)
    )
    seen = find_latent_groups(labels, found.form, rng)
    drawn = _over_draws(
        labels, model, lambda one: find_latent_groups(one, _refitted(one, true), rng), rng, report
    )
    by_chance = float(np.mean([one.apart for one in drawn]))
    p = _share_above([one.pattern for one in drawn], seen.pattern)
    return MisfitTest(seen.apart, by_chance, p), _groups(seen.side)


def _crowd_like(labels: Labels, found: Aggregation) -> DecomposableRule:
    """Return confusion matrices that differ among workers as the true ones seem to."""
    answers = expected_counts(labels, found.posterior).answers
    right, given = np.einsum("ikk->ik", answers), answers.sum(axis=1)
    table = pooled_confusion(answers, prior_strength(right, given))
    return DecomposableRule(table, found.form.offset)


def _refitted(labels: Labels, form: DecomposableRule) -> DecomposableRule:
    """Fit pooled confusion matrices to a drawn set, from those that it was drawn with."""
    free = np.full(labels.n_items, UNLABELLED, dtype=np.int32)
    strength = em.PooledOptions().strength
    for _ in range(REFITS):
        counts = e_step(labels, form, free, ignore_progress)[1].counts
        table = pooled_confusion(counts.answers, strength)
        form = DecomposableRule(table, log_shares(counts.classes, 1.0))
    return form


def _groups(side: FloatArray) -> tuple[int, int]:
    return int(np.count_nonzero(side > 0)), int(np.count_nonzero(side < 0))


def _why_not(labels: Labels) -> Reason | None:
    if labels.n_classes < 2:
        return Reason(NotTested.ONE_CLASS)
    if not (labels.labels_per_item > 1).any():
        return Reason(NotTested.SINGLE_LABELS)
    return None


def _over_draws(
    labels: Labels,
    fitted: FittedModel,
    statistic: Callable[[Labels], _T],
    rng: np.random.Generator,
    report: ProgressCallback,
) -> list[_T]:
    """Return the statistic of label sets that the model draws."""
    found = []
    for i in range(DRAWS):
        report(Progress(Stage.SIMULATING_LABELS, i / DRAWS))
        found.append(statistic(simulate_labels(labels, fitted, rng)))
    return found


def _homogeneous_model(labels: Labels) -> FittedModel:
    """Return the model with one accuracy per worker by the labels of weighted voting.

    Fitted until it converges, it may choose other labels where workers are not equally accurate.
    """
    found = voting.iterative(labels, None, voting.IterativeOptions(), ignore_progress)
    counts = expected_counts(labels, found.posterior)
    right = np.trace(counts.answers, axis1=1, axis2=2)
    given = counts.answers.sum(axis=(1, 2))
    strength = prior_strength(right[:, None], given[:, None])
    accuracy = (right + strength * right.sum() / given.sum()) / (given + strength)
    shares = np.exp(log_shares(counts.classes))
    return FittedModel(WorkerModel.HOMOGENEOUS, shares, homogeneous(accuracy, labels.n_classes))


def prior_strength(right: FloatArray, given: FloatArray) -> float:
    """Return how many labels the common mean counts as, beside each worker's own.

    Shares of n labels vary by p (1 − p)/n alone where workers are alike; what they vary beyond that
    is v, and p (1 − p)/v − 1 labels of the mean p make every share the best guess of what is true
    (moments of the beta-binomial; Kleinman 1973). Sets that are drawn from the shares themselves
    have workers who differ more than the true ones, and too little bias: of crowds without any, at
    3 to 5 labels an item and 10 a worker, 7 to 10 in 10 were found to have it.

    Parameters
    ----------
    right, given : ndarray of shape (M, C)
        Labels that are right, and all; each column has a mean of its own.

    Returns
    -------
    float
        1 to `MOST_STRENGTH`.
    """
    total = given.sum(axis=0)
    some = given > 0
    mean = right.sum(axis=0) / np.maximum(total, 1e-9)
    share = np.divide(right, given, out=np.zeros(right.shape), where=some)
    alone = mean * (1.0 - mean)
    free = some.sum(axis=0) - 1.0
    squares = (given * np.where(some, share - mean, 0.0) ** 2).sum(axis=0) - free * alone
    weight = total - (given**2).sum(axis=0) / np.maximum(total, 1e-9) - free
    beyond, by_chance = float(squares.sum()), float((weight * alone).sum())
    if beyond * (MOST_STRENGTH + 1.0) <= by_chance:
        return MOST_STRENGTH
    return max(1.0, by_chance / beyond - 1.0)


def _share_above(drawn: Sequence[float], seen: float) -> float:
    """Return the share of sets with as much or more, the labels counted among them."""
    # Sums in another order differ in the last digits.
    above = sum(value >= seen - 1e-9 * abs(seen) for value in drawn)
    return (1.0 + above) / (1.0 + len(drawn))


def _final(labels: Labels) -> IntArray:
    """Return the labels to compare with: weighted voting, which is quick and steady."""
    return voting.iterative(labels, None, voting.IterativeOptions(), ignore_progress).labels
