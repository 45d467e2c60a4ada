"""Consensus of three careful rules, each weighted by how well it predicts held-out labels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.options import Options, whole
from crowdgui.core.progress import Iteration, Progress, Stage, ignore_progress, subprogress
from crowdgui.core.reasons import Reason, ReasonCode
from crowdgui.core.rules import bwa, ebcc, em, voting
from crowdgui.core.rules.aggregation import from_posterior, predict_labels
from crowdgui.core.rules.em_fit import drop_labels, fit_pooled_form, predictive_probability
from crowdgui.core.rules.rule import Rule

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

    seed: int = whole(0, 0, 2**31 - 1)


class ConsensusNote(ReasonCode):
    """How much each rule counts, and how far they disagree."""

    EQUAL_WEIGHTS_FEW_LABELS = "equal-weights-few-labels"
    EQUAL_WEIGHTS_MANY_LABELS = "equal-weights-many-labels"
    RULES_DISAGREE = "rules-disagree"
    WEIGHTS_OF_RULES = "weights-of-rules"


def fit(
    labels: Labels, gold: IntArray | None, choices: ConsensusOptions, report: ProgressCallback
) -> Aggregation:
    """Average the class probabilities of EBCC, BWA and pooled EM.

    The weights are those of the mixture of the three that makes labels hidden from them most
    likely (stacking): a quarter of the labels is hidden in turn, over three random splits. Step 0
    is the plain majority, step 1 the average.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    gold : ndarray of shape (N,), or None
        Not used.
    choices : ConsensusOptions
        The seed of EBCC and of the splits.
    report : callable
        Called with the progress.

    Returns
    -------
    Aggregation
        Class probabilities (N, L) are the weighted mean.

    Raises
    ------
    DataError
        If EBCC needs more memory than is allowed.
    """
    plain = voting.majority(labels, None, Options(), ignore_progress).labels
    history = [Iteration(0, int(np.count_nonzero(labels.labels_per_item)), None)]
    report(Progress(Stage.FITTING_THREE_RULES, None, history[-1]))
    parts = _fit_parts(labels, choices.seed, STARTS, subprogress(report, Stage.FITTING_THREE_RULES))
    weights, weighing = _weights(labels, choices.seed, report)
    posterior = np.tensordot(weights, [part.posterior for part in parts], axes=1)
    # Rounding must not leave a probability above 1.
    posterior /= posterior.sum(axis=1, keepdims=True)
    final = predict_labels(labels, posterior)[0]
    history.append(Iteration(1, int(np.count_nonzero(final != plain)), None))
    report(Progress(Stage.AVERAGING, None, history[-1]))
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
        notes=(weighing, *_disagreement(contested)),
    )


def _fit_parts(
    labels: Labels, seed: int, starts: int, report: ProgressCallback
) -> Sequence[Aggregation]:
    return (
        ebcc.fit(labels, None, ebcc.EbccOptions(starts=starts, seed=seed), report),
        bwa.fit(labels, None, bwa.BwaOptions(), report),
        em.fit_pooled(labels, None, em.PooledOptions(), report),
    )


def _weights(labels: Labels, seed: int, report: ProgressCallback) -> tuple[FloatArray, Reason]:
    """Return the weight of each part, and how it was found."""
    if labels.n_labels > MOST_LABELS:
        note = Reason.make(ConsensusNote.EQUAL_WEIGHTS_MANY_LABELS, most=MOST_LABELS)
        return np.full(3, 1 / 3), note
    if labels.n_labels < FOLDS:
        return np.full(3, 1 / 3), Reason(ConsensusNote.EQUAL_WEIGHTS_FEW_LABELS)
    weights = _stacked(labels, seed, report)
    shares = dict(zip(("ebcc", "bwa", "em"), weights.tolist(), strict=True))
    return weights, Reason.make(ConsensusNote.WEIGHTS_OF_RULES, **shares)


def _stacked(labels: Labels, seed: int, report: ProgressCallback) -> FloatArray:
    """Return the weights with the highest likelihood of hidden labels, over several splits."""
    rng = np.random.default_rng(seed)
    weights = np.zeros(3)
    for split in range(SPLITS):
        fold = rng.permutation(labels.n_labels) % FOLDS
        chances = np.empty((labels.n_labels, 3))
        for hidden in range(FOLDS):
            share = (split * FOLDS + hidden) / (SPLITS * FOLDS)
            shown = subprogress(report, Stage.WEIGHTING_THREE_RULES, share)
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
        report(Progress(Stage.WEIGHTING_THREE_RULES))
        blame = chances * weights
        blame /= blame.sum(axis=1, keepdims=True)
        weights = blame.mean(axis=0)
    return weights


def _disagreement(contested: BoolArray) -> tuple[Reason, ...]:
    items = int(np.count_nonzero(contested))
    if not items:
        return ()
    return (Reason.make(ConsensusNote.RULES_DISAGREE, n=items),)


RULES = (
    Rule(
        "consensus",
        ConsensusOptions,
        fit,
        20,
        default_calibration=(0.09, 0.41),
        learns_class_bias=True,
        recommendation_order=10,
        parts=PARTS,
        relative_cost=1200,
    ),
)
