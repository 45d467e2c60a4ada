"""Liu, Peng and Ihler's mean field: items and worker accuracies found in turn."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import betaln, digamma, entr, expit, logit

from crowdgui.core.blocks.over_blocks import over_blocks
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import Progress, Step
from crowdgui.core.rules.binary import class_posterior, questions, reduction_note, sides
from crowdgui.core.rules.choices import whole
from crowdgui.core.rules.em_loop import TOLERANCE
from crowdgui.core.rules.fitted import fitted_form
from crowdgui.core.rules.form import Decomposable
from crowdgui.core.rules.lpi import BetaPrior
from crowdgui.core.rules.posterior import decide, from_posterior
from crowdgui.core.text import later, tr

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from crowdgui.core.labels import FloatArray, IntArray, Labels
    from crowdgui.core.outcome import Aggregation
    from crowdgui.core.progress import Report


@dataclass(frozen=True)
class MeanFieldChoices(BetaPrior):
    """How the mean field is fitted."""

    max_steps: int = whole(
        500,
        1,
        100_000,
        later("Limit of steps"),
        later("At most; the fit is stopped then, also where it still improves."),
    )


def fit(
    labels: Labels, gold: IntArray | None, choices: MeanFieldChoices, report: Report
) -> Aggregation:
    """Return every item its most probable class, each worker's accuracy being a Beta distribution.

    EM with the Beta prior, in which a worker's accuracy keeps its spread: with R_i the expected
    number of right labels of n_i, a label counts v_i = ψ(α + R_i) − ψ(β + n_i − R_i). The
    objective, a lower bound on the log-likelihood of the labels, never falls (Liu, Peng and Ihler
    2012). Of two classes it is a weighted vote.
    """
    odds = np.array([_vote_odds(labels, question) for question in questions(labels)])
    odds = odds.reshape(-1, labels.n_items)
    right = _right(labels, odds, report)
    final: IntArray = np.full(labels.n_items, UNLABELLED, dtype=np.int32)
    history: list[Step] = []
    converged = False
    while not converged and len(history) <= choices.max_steps:
        weights = _weights(labels, right, choices)
        odds = _odds(labels, weights, report)
        right = _right(labels, odds, report)
        posterior = class_posterior(odds)
        previous, final = final, decide(labels, posterior)[0]
        changed = int(np.count_nonzero(final != previous))
        history.append(Step(len(history), changed, _evidence(labels, right, odds, choices)))
        report(Progress(tr("Fitting"), None, history[-1]))
        converged = _at_rest(history)
    adds_up = labels.n_classes == 2
    return from_posterior(
        "lpi-mf",
        labels,
        posterior,
        Decomposable.weighted(weights[0], 2) if adds_up else fitted_form(labels, posterior),
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


def _right(labels: Labels, odds: FloatArray, report: Report) -> FloatArray:
    """Return the expected number of right labels of each worker, (L − 1, M)."""
    right = np.zeros((odds.shape[0], labels.n_workers))
    parts = ((block.votes, odds[:, block.items].T) for block in labels.blocks)
    found = over_blocks(_right_in, parts)
    for block, of_block in zip(labels.blocks, found, strict=True):
        report(Progress(tr("Fitting"), block.items.start / labels.n_items))
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


def _odds(labels: Labels, weights: FloatArray, report: Report) -> FloatArray:
    """Return the log-odds of each item for every question, (L − 1, N): a weighted vote."""
    odds = np.empty((weights.shape[0], labels.n_items))
    code = np.arange(labels.n_classes)
    answers = np.empty((labels.n_workers * code.size, len(weights)))
    for question, of_workers in enumerate(weights):
        answers[:, question] = np.outer(of_workers, sides(code, question)).ravel()
    found = over_blocks(partial(_matmul, other=answers), (b.votes for b in labels.blocks))
    for block, of_items in zip(labels.blocks, found, strict=True):
        report(Progress(tr("Fitting"), block.items.start / labels.n_items))
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


def _at_rest(history: list[Step]) -> bool:
    if len(history) < 2:
        return False
    before, now = history[-2].objective, history[-1].objective
    return before is not None and now is not None and abs(now - before) <= TOLERANCE * abs(now)
