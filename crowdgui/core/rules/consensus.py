"""Consensus of three careful rules, each counting by how well it foretells hidden labels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.options import Options, whole
from crowdgui.core.progress import Iteration, Progress, ignore_progress, subprogress
from crowdgui.core.rules import bwa, ebcc, em, voting
from crowdgui.core.rules.aggregation import from_posterior, predict_labels
from crowdgui.core.rules.em_fit import drop_labels, fit_pooled_form, predictive_probability
from crowdgui.text.numbers import format_percent
from crowdgui.text.translation import format_number, tr, tr_n, tr_noop

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.aggregation import Aggregation

MOST_LABELS = 50_000
"""More labels than this, and the rules count the same: twelve more fits take too long."""
PARTS = ("ebcc", "bwa", "em-pooled")
"""Keys of the rules it averages, as `_fit_parts` fits them."""
FOLDS, SPLITS = 4, 3
TURNS = 300
STARTS, STARTS_TO_WEIGH = 3, 1
"""Starts of EBCC; three of them for the weights too moved no weight by more than .04."""


@dataclass(frozen=True)
class ConsensusOptions(Options):
    """What chance decides."""

    seed: int = whole(
        0,
        0,
        2**31 - 1,
        tr_noop("Seed"),
        tr_noop("The same seed gives the same starts and the same held-out labels."),
    )


def fit(
    labels: Labels, gold: IntArray | None, choices: ConsensusOptions, report: ProgressCallback
) -> Aggregation:
    """Average the class probabilities of EBCC, BWA and pooled EM.

    The weights are those of the mixture of the three that makes labels hidden from them most
    likely (stacking): a quarter of the labels is hidden in turn, over three random splits. Step 0
    is the plain majority, step 1 the average.
    """
    plain = voting.majority(labels, None, voting.GoldOptions(), ignore_progress).labels
    history = [Iteration(0, int(np.count_nonzero(labels.labels_per_item)), None)]
    report(Progress(tr("Fitting three rules"), None, history[-1]))
    parts = _fit_parts(labels, choices.seed, STARTS, subprogress(report, tr("Fitting three rules")))
    weights, told = _weights(labels, choices.seed, report)
    posterior = np.tensordot(weights, [part.posterior for part in parts], axes=1)
    # Rounding must not leave a probability above 1.
    posterior /= posterior.sum(axis=1, keepdims=True)
    final = predict_labels(labels, posterior)[0]
    history.append(Iteration(1, int(np.count_nonzero(final != plain)), None))
    report(Progress(tr("Averaging"), None, history[-1]))
    contested = np.any([part.labels != parts[0].labels for part in parts], axis=0)
    return from_posterior(
        "consensus",
        labels,
        posterior,
        fit_pooled_form(labels, posterior),
        tuple(history),
        converged=all(part.converged for part in parts),
        adds_up=False,
        contested=contested,
        notes=(told, *_disagreement(contested)),
    )


def _fit_parts(
    labels: Labels, seed: int, starts: int, report: ProgressCallback
) -> Sequence[Aggregation]:
    return (
        ebcc.fit(labels, None, ebcc.EbccOptions(starts=starts, seed=seed), report),
        bwa.fit(labels, None, bwa.BwaOptions(), report),
        em.fit_pooled(labels, None, em.PooledOptions(), report),
    )


def _weights(labels: Labels, seed: int, report: ProgressCallback) -> tuple[FloatArray, str]:
    """Return the weight of each part, and how it was found."""
    if labels.n_labels > MOST_LABELS:
        told = tr(
            "The three rules have equal weight: with more than {most} labels, learning "
            "their weights takes too long.",
            most=format_number(MOST_LABELS),
        )
        return np.full(3, 1 / 3), told
    if labels.n_labels < FOLDS:
        told = tr(
            "The three rules have equal weight: there are too few labels to learn their weights."
        )
        return np.full(3, 1 / 3), told
    weights = _stacked(labels, seed, report)
    told = tr(
        "Weights: EBCC {ebcc}, BWA {bwa}, pooled EM {em}. These weights predict held-out "
        "labels best.",
        ebcc=format_percent(weights[0], 0),
        bwa=format_percent(weights[1], 0),
        em=format_percent(weights[2], 0),
    )
    return weights, told


def _stacked(labels: Labels, seed: int, report: ProgressCallback) -> FloatArray:
    """Return the weights with the highest likelihood of hidden labels, over several splits."""
    rng = np.random.default_rng(seed)
    weights = np.zeros(3)
    for split in range(SPLITS):
        fold = rng.permutation(labels.n_labels) % FOLDS
        chances = np.empty((labels.n_labels, 3))
        for hidden in range(FOLDS):
            share = (split * FOLDS + hidden) / (SPLITS * FOLDS)
            shown = subprogress(report, tr("Weighting three rules"), share)
            chances[fold == hidden] = _foretold(labels, fold == hidden, seed, shown)
        weights += _mixture(chances, shown) / SPLITS
    return weights


def _foretold(labels: Labels, hidden: BoolArray, seed: int, report: ProgressCallback) -> FloatArray:
    """Return the chance of each hidden label by each part fitted to the others, (hidden, 3)."""
    rest = drop_labels(labels, hidden)
    parts = _fit_parts(rest, seed, STARTS_TO_WEIGH, report)
    return np.column_stack(
        [predictive_probability(labels, hidden, rest, p.posterior) for p in parts]
    )


def _mixture(chances: FloatArray, report: ProgressCallback) -> FloatArray:
    """Return the weights of the mixture under which the hidden labels are most likely, by EM."""
    weights = np.full(chances.shape[1], 1.0 / chances.shape[1])
    for _ in range(TURNS):
        report(Progress(tr("Weighting three rules")))
        blame = chances * weights
        blame /= blame.sum(axis=1, keepdims=True)
        weights = blame.mean(axis=0)
    return weights


def _disagreement(contested: BoolArray) -> tuple[str, ...]:
    items = int(np.count_nonzero(contested))
    if not items:
        return ()
    return (
        tr_n(
            "The three rules disagree on {n} item.",
            "The three rules disagree on {n} items.",
            items,
        ),
    )
