"""Bayesian classifier combination with hidden kinds of items, on which workers err together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import digamma, gammaln

from crowdgui.core.errors import DataError, Problem, Reason, ReasonCode
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.options import Options, whole
from crowdgui.core.progress import Iteration, Progress, Stage
from crowdgui.core.rules.fitting.em_fit import fit_pooled_form
from crowdgui.core.rules.fitting.em_starts import vote_start
from crowdgui.core.rules.fitting.used_answers import UsedAnswers
from crowdgui.core.rules.rule import Rule, from_posterior, predict_labels
from crowdgui.core.rules.scoring import DecomposableRule, row_max

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.fitting.used_answers import EqualRows
    from crowdgui.core.rules.rule import Aggregation

TOLERANCE = 1e-3
"""The largest move of a class probability below which a start has converged."""
MOST_NUMBERS = 1 << 26
"""Entries of one start's table, M × L² × G: half a GiB."""
CLASS_PRIOR = 1.0
KINDS_PRIOR = 0.1
"""Shared among the kinds of a class: so little that most kinds stay empty unless needed."""
RIGHT_PRIOR, WRONG_PRIOR = 4.0, 1.0

QUICK_STEPS = 100


@dataclass(frozen=True)
class EbccOptions(Options):
    """How many kinds, and from how many starts."""

    kinds: int = whole(10, 1, 100)
    starts: int = whole(3, 1, 100)
    seed: int = whole(0, 0, 2**31 - 1)
    max_steps: int = whole(500, 1, 100_000)


class EbccNote(ReasonCode):
    """How far the starts differ."""

    STARTS_AVERAGED = "starts-averaged"


@dataclass(frozen=True, eq=False)
class _Counts:
    """Expected counts: `used` answers (R, L·G) by class and kind, and items (L, G).

    An answer that a worker never gave counts for nothing, and keeps its prior.
    """

    used: UsedAnswers
    answers: FloatArray
    items: FloatArray


@dataclass(frozen=True, eq=False)
class _Start:
    """The state of one start: class probabilities (N, L), and counts for the next iteration."""

    posterior: FloatArray
    counts: _Counts
    evidence: float = -np.inf
    at_rest: bool = False


def quick_options(seed: int) -> EbccOptions:
    """Return options for a quick fit: one start, few iterations."""
    return EbccOptions(starts=1, seed=seed, max_steps=QUICK_STEPS)


def fit(
    labels: Labels, gold: IntArray | None, options: EbccOptions, report: ProgressCallback
) -> Aggregation:
    """Fit every worker's answers to each kind of items, and average over several starts.

    Each class has G hidden kinds; an item of class k and kind m is answered h by worker i with
    probability C_i[k, m, h]. Variational Bayes with Dirichlet priors; it is EM on L·G classes with
    exp E[ln C] in place of C. The objective, a lower bound on the log-likelihood of the labels
    averaged over the starts, never falls (Li, Rubinstein and Cohn 2019).

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    gold : ndarray of shape (N,), or None
        Not used.
    options : EbccOptions
        G, the starts and their seed.
    report : callable
        Called with the progress.

    Returns
    -------
    Aggregation
        Class probabilities (N, L) are the mean over the starts.

    Raises
    ------
    DataError
        If M L² G exceeds `MOST_NUMBERS`.
    """
    if exceeds_memory(labels, options.kinds):
        raise DataError(
            Problem.ITEM_TYPES_TOO_LARGE,
            workers=labels.n_workers,
            classes=labels.n_classes,
            kinds=options.kinds,
        )
    rng = np.random.default_rng(options.seed)
    votes = vote_start(labels, report)
    used = UsedAnswers.of(labels)
    starts = [_draw(used, votes, options.kinds, rng, report) for _ in range(options.starts)]
    final: IntArray = np.full(labels.n_items, UNLABELLED, dtype=np.int32)
    history: list[Iteration] = []
    while len(history) <= options.max_steps and not all(start.at_rest for start in starts):
        starts = [start if start.at_rest else _move(start, report) for start in starts]
        posterior = _mean(starts)
        previous, final = final, predict_labels(labels, posterior)[0]
        evidence = float(np.mean([start.evidence for start in starts]))
        history.append(Iteration(len(history), int(np.count_nonzero(final != previous)), evidence))
        report(Progress(Stage.FITTING, None, history[-1]))
    contested, notes = _compare(labels, starts)
    return from_posterior(
        "ebcc",
        labels,
        posterior,
        fit_pooled_form(labels, posterior),
        tuple(history),
        converged=all(start.at_rest for start in starts),
        adds_up=False,
        contested=contested,
        notes=notes,
    )


def exceeds_memory(labels: Labels, kinds: int) -> bool:
    """Return whether workers, classes and kinds are too many to be held in memory."""
    return labels.n_workers * labels.n_classes**2 * kinds > MOST_NUMBERS


def fit_kinds(
    labels: Labels, options: EbccOptions, report: ProgressCallback
) -> tuple[FloatArray, FloatArray]:
    """Fit one start, and return the shares (L, G) and each worker's probabilities (M, L, G, L).

    ``confusion[i, k, m, h]`` is the probability that worker i answers h to an item of class k and
    kind m; both are means under the fitted counts.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    options : EbccOptions
        G, the seed and the maximum of steps.
    report : callable
        Called with the progress.

    Returns
    -------
    shares : ndarray of shape (L, G)
        Of class and kind among items, 1 together.
    confusion : ndarray of shape (M, L, G, L)
        Rows of probabilities.
    """
    counts = _fit_start(labels, options, report).counts
    every = np.indices((labels.n_workers, labels.n_classes)).reshape(2, -1)
    probabilities = _answer_probabilities(counts, *every)
    items = counts.items + KINDS_PRIOR / options.kinds
    by_answer = probabilities.reshape(labels.n_workers, labels.n_classes, *items.shape)
    return items / items.sum(), np.moveaxis(by_answer, 1, 3)


def predict_by_kind(
    labels: Labels,
    hidden: BoolArray,
    rest: Labels,
    options: EbccOptions,
    report: ProgressCallback,
) -> tuple[FloatArray, FloatArray]:
    """Return class probabilities without the hidden labels, and the probability of each of those.

    The probability is Σ_km ρ_j(k, m) C_i[k, m, Z_ij] with the fitted responsibilities ρ of class
    and kind. It credits the rule for mistakes that workers make together on one kind of items,
    which class probabilities alone do not show.

    Parameters
    ----------
    labels : Labels
        All labels, the hidden ones included.
    hidden : ndarray of bool, shape (n_labels,)
        Marks n of them.
    rest : Labels
        The others, with the same codes.
    options : EbccOptions
        G, the seed and the maximum of steps; one start is fitted.
    report : callable
        Called with the progress.

    Returns
    -------
    posterior : ndarray of shape (N, L)
        Class probabilities found from `rest`.
    probabilities : ndarray of shape (n,)
        Probabilities, 0 to 1, in the order of the labels.
    """
    start = _fit_start(rest, options, report)
    form, _ = _expected_logs(start.counts)
    places = np.flatnonzero(hidden)
    places = places[np.argsort(labels.item[places], kind="stable")]
    item = labels.item[places]
    probabilities = np.empty(labels.n_labels)
    for block in start.counts.used.blocks:
        first, last = np.searchsorted(item, (block.items.start, block.items.stop))
        some = places[first:last]
        split, _ = _split(form.scores(block))
        given = _answer_probabilities(start.counts, labels.worker[some], labels.code[some])
        probabilities[some] = np.einsum(
            "nk,nk->n", split[item[first:last] - block.items.start], given
        )
    return start.posterior, probabilities[hidden]


def _fit_start(labels: Labels, options: EbccOptions, report: ProgressCallback) -> _Start:
    rng = np.random.default_rng(options.seed)
    used = UsedAnswers.of(labels)
    start = _draw(used, vote_start(labels, report), options.kinds, rng, report)
    for _ in range(options.max_steps):
        start = _move(start, report)
        if start.at_rest:
            break
    return start


def _answer_probabilities(counts: _Counts, worker: IntArray, code: IntArray) -> FloatArray:
    """Return P(answer) for n answers of workers to an item of each class and kind, (n, L·G)."""
    used, kinds = counts.used, counts.items.shape[1]
    probabilities = _prior(code, used.n_classes, kinds)
    row = used.find(worker, code)
    probabilities[row >= 0] += counts.answers[row[row >= 0]]
    probabilities /= _totals(counts)[worker]
    return probabilities


def _mean(starts: list[_Start]) -> FloatArray:
    mean: FloatArray = np.mean([start.posterior for start in starts], axis=0)
    return mean


def _draw(
    labels: UsedAnswers,
    votes: FloatArray,
    kinds: int,
    rng: np.random.Generator,
    report: ProgressCallback,
) -> _Start:
    """Start at the vote shares (N, L), each split at random among the kinds of its class."""
    answers, items = _no_counts(labels, kinds)
    for block in labels.blocks:
        report(Progress(Stage.FITTING, block.items.start / labels.n_items))
        some = labels.labels_per_item[block.items, None] > 0
        shares = votes[block.items] * some
        split = rng.dirichlet(np.ones(kinds), shares.shape) * shares[:, :, None]
        answers += block.answers @ split.reshape(len(shares), -1)
        items += split.sum(axis=0)
    return _Start(votes, _Counts(labels, answers, items))


def _no_counts(labels: UsedAnswers, kinds: int) -> tuple[FloatArray, FloatArray]:
    n_classes = labels.n_classes
    return np.zeros((labels.code.size, n_classes * kinds)), np.zeros((n_classes, kinds))


def _move(start: _Start, report: ProgressCallback) -> _Start:
    """Do one iteration: workers and item types from the counts, then every item."""
    labels, shape = start.counts.used, start.counts.items.shape
    form, cost = _expected_logs(start.counts)
    answers, items = _no_counts(labels, shape[1])
    posterior = np.empty_like(start.posterior)
    evidence = -cost
    for block in labels.blocks:
        report(Progress(Stage.FITTING, block.items.start / labels.n_items))
        split, log_total = _split(form.scores(block))
        some = labels.labels_per_item[block.items] > 0
        evidence += float(log_total[some].sum())
        answers += block.answers @ split
        items += (some.astype(float) @ split).reshape(shape)
        classes = split.reshape(-1, *shape).sum(axis=2)
        posterior[block.items] = classes / classes.sum(axis=1, keepdims=True)
    at_rest = bool(np.abs(posterior - start.posterior).max() < TOLERANCE)
    return _Start(posterior, _Counts(labels, answers, items), evidence, at_rest)


def _expected_logs(counts: _Counts) -> tuple[DecomposableRule, float]:
    """Return E[ln C] and E[ln shares] under the counts, and how far these moved from the priors.

    The distance is the sum of the Kullback–Leibler divergences of all the Dirichlet
    distributions: the evidence is the log-probability of the labels under the logs, less this.
    """
    kinds = counts.items.shape[1]
    table, far = _answer_logs(counts)
    within, far_within = _dirichlet(counts.items, KINDS_PRIOR / kinds, axis=1)
    between, far_between = _dirichlet(counts.items.sum(axis=1), CLASS_PRIOR, axis=0)
    offset = (within + between[:, None]).ravel()
    return DecomposableRule(table, offset), far + far_within + far_between


def _prior(code: IntArray, n_classes: int, kinds: int) -> FloatArray:
    """Return the prior (n, L·G) of answers to each class and kind: workers tend to be right."""
    right = np.repeat(np.arange(n_classes), kinds) == code[:, None]
    return np.where(right, RIGHT_PRIOR, WRONG_PRIOR)


def _prior_total(n_classes: int) -> float:
    return RIGHT_PRIOR + WRONG_PRIOR * (n_classes - 1)


def _totals(counts: _Counts) -> FloatArray:
    """Return each worker's answers to each class and kind with their prior, (M, L·G)."""
    return counts.used.by_worker(counts.answers) + _prior_total(counts.used.n_classes)


def _answer_logs(counts: _Counts) -> tuple[FloatArray, float]:
    """Return E[ln C] of the used answers (R, L·G), and how far all moved from their prior.

    As in `_dirichlet`: answers that were never given add the same to both ln B.
    """
    used, totals, kinds = counts.used, _totals(counts), counts.items.shape[1]
    rows = slice(None) if used.equal_rows is None else used.equal_rows.first
    after = counts.answers[rows] + _prior(used.code[rows], used.n_classes, kinds)
    logs, ln_gamma = _of_gamma(after, used.equal_rows)
    total_logs, ln_gamma_total = _of_gamma(
        totals if used.equal_workers is None else totals[used.equal_workers.first],
        used.equal_workers,
    )
    logs -= total_logs[used.worker]
    # One answer is right and the others are wrong: ln Γ of two numbers, however many answers.
    right = used.code.size * kinds
    before = right * gammaln(RIGHT_PRIOR) + (logs.size - right) * gammaln(WRONG_PRIOR)
    before -= totals.size * gammaln(_prior_total(used.n_classes))
    beta = ln_gamma.sum() - ln_gamma_total.sum()
    return logs, float(before - beta + (counts.answers * logs).sum())


def _of_gamma(some: FloatArray, equal: EqualRows | None) -> tuple[FloatArray, FloatArray]:
    """Return ψ and ln Γ of rows, computed once for equal ones: they take most of the time."""
    logs, ln_gamma = digamma(some), gammaln(some)
    return (logs, ln_gamma) if equal is None else (logs[equal.kind], ln_gamma[equal.kind])


def _dirichlet(counts: FloatArray, prior: float, axis: int) -> tuple[FloatArray, float]:
    """Return E[ln p] of the Dirichlet distributions along an axis, and their distance to the prior.

    For p ~ Dir(b + counts): E[ln p_h] = ψ(b_h + n_h) − ψ(Σ (b + n)), and the divergence is
    ln B(b) − ln B(b + n) + Σ_h n_h E[ln p_h].
    """
    after = counts + prior
    logs = digamma(after) - digamma(after.sum(axis=axis, keepdims=True))
    before = _log_beta(np.full(counts.shape, prior), axis)
    distance = before - _log_beta(after, axis) + (counts * logs).sum()
    return logs, float(distance)


def _log_beta(parameters: FloatArray, axis: int) -> float:
    """Return the sum of ln B over the Dirichlet distributions along an axis."""
    return float(gammaln(parameters).sum() - gammaln(parameters.sum(axis=axis)).sum())


def _split(scores: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Return P(class, kind) of each item, and the logarithm of the sum that normalises it."""
    top = row_max(scores)[:, None]
    split = np.exp(scores - top)
    total = (split @ np.ones(scores.shape[1]))[:, None]
    split /= total
    log_total: FloatArray = (np.log(total) + top)[:, 0]
    return split, log_total


def _compare(labels: Labels, starts: list[_Start]) -> tuple[BoolArray, tuple[Reason, ...]]:
    """Mark the items that the starts label differently, and count them."""
    found = np.array([predict_labels(labels, start.posterior)[0] for start in starts])
    contested = (found != found[0]).any(axis=0)
    items = int(np.count_nonzero(contested))
    if not items:
        return contested, ()
    return contested, (Reason.make(EbccNote.STARTS_AVERAGED, n=items),)


RULES = (
    Rule(
        "ebcc",
        EbccOptions,
        fit,
        140,
        default_calibration=(0.0, 0.22),
        recommendation_order=2,
        quick_options=quick_options,
        relative_cost=190,
    ),
)
