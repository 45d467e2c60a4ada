"""Consensus of three careful rules, each weighted by how well it predicts held-out labels."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import Reason, ReasonCode
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.options import Options, whole
from crowdgui.core.progress import Iteration, Progress, Stage, ignore_progress, subprogress
from crowdgui.core.rules import bwa, ebcc, em, voting
from crowdgui.core.rules.fitting.em_fit import drop_labels, fit_pooled_form, predictive_probability
from crowdgui.core.rules.rule import Rule, from_posterior, predict_labels

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.rule import Aggregation

PARTS = ("ebcc", "bwa", "em-pooled")
"""Keys of the rules it averages, as `_fit_parts` fits them."""
STARTS = 3
FOLDS, SPLITS = 4, 3
MOST_HIDDEN = 60_000
"""Labels that are hidden and predicted, at most: so many tell the weights to a percent."""
FEW_LABELS, MOST_STEPS, FEWER_STEPS = 30_000, 100, 60
"""Steps of EBCC and BWA where weights are learnt. Of more labels than this one split is enough,
and fewer steps."""
PREDICTORS = ("ebcc", "ebcc", "bwa", "em")
"""Whose weight each column of predictions adds to: EBCC predicts with its kinds and without."""
TURNS = 300
CLEARLY_APART = 0.05
"""The share of items on which BWA and EBCC agree against the consensus that is worth a warning."""


@dataclass(frozen=True)
class ConsensusOptions(Options):
    """What chance decides."""

    seed: int = whole(0, 0, 2**31 - 1)


class ConsensusNote(ReasonCode):
    """How much each rule counts, and how far they disagree."""

    EQUAL_WEIGHTS_FEW_LABELS = "equal-weights-few-labels"
    CAREFUL_RULES_DISAGREE = "careful-rules-disagree"
    RULES_DISAGREE = "rules-disagree"
    WEIGHTS_OF_RULES = "weights-of-rules"


def fit(
    labels: Labels, gold: IntArray | None, options: ConsensusOptions, report: ProgressCallback
) -> Aggregation:
    """Average the class probabilities of EBCC, BWA and pooled EM.

    The weights are those of the mixture that makes labels hidden from the three rules most likely
    (stacking): a quarter of the labels is hidden in turn, over three random splits, or over one
    and of at most `MOST_HIDDEN` labels where there are many. EBCC predicts them twice, by its class
    probabilities as the others do and by its kinds of items as well, and its weight is the sum of
    both: where workers err together only its kinds show what it knows. Step 0 is the plain
    majority, step 1 the average.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    gold : ndarray of shape (N,), or None
        Not used.
    options : ConsensusOptions
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
    parts = _fit_parts(labels, options.seed, subprogress(report, Stage.FITTING_THREE_RULES))
    weights, weighing = _weights(labels, options.seed, report)
    posterior = np.tensordot(weights, [part.posterior for part in parts], axes=1)
    # Rounding must not leave a probability above 1.
    posterior /= posterior.sum(axis=1, keepdims=True)
    final = predict_labels(labels, posterior)[0]
    history.append(Iteration(1, int(np.count_nonzero(final != plain)), None))
    report(Progress(Stage.AVERAGING, None, history[-1]))
    contested = np.any([part.labels != parts[0].labels for part in parts], axis=0)
    careful = _agreed(parts)
    found = from_posterior(
        "consensus",
        labels,
        posterior,
        fit_pooled_form(labels, posterior),
        tuple(history),
        converged=all(part.converged for part in parts),
        adds_up=False,
        contested=contested,
        notes=(weighing, *_disagreement(contested, careful, final)),
    )
    return replace(found, careful=careful)


def _fit_parts(labels: Labels, seed: int, report: ProgressCallback) -> Sequence[Aggregation]:
    return (
        ebcc.fit(labels, None, ebcc.EbccOptions(starts=STARTS, seed=seed), report),
        bwa.fit(labels, None, bwa.BwaOptions(), report),
        em.fit_pooled(labels, None, em.PooledOptions(), report),
    )


def _weights(labels: Labels, seed: int, report: ProgressCallback) -> tuple[FloatArray, Reason]:
    """Return the weight of each part, and how it was found."""
    if labels.n_labels < FOLDS:
        return np.full(3, 1 / 3), Reason(ConsensusNote.EQUAL_WEIGHTS_FEW_LABELS)
    learnt = _stacked(labels, seed, report)
    keys = tuple(dict.fromkeys(PREDICTORS))
    weights = np.array([learnt[[key == part for part in PREDICTORS]].sum() for key in keys])
    shares = dict(zip(keys, weights.tolist(), strict=True))
    return weights, Reason.make(ConsensusNote.WEIGHTS_OF_RULES, **shares)


def _stacked(labels: Labels, seed: int, report: ProgressCallback) -> FloatArray:
    """Return the weights with the highest likelihood of hidden labels, over several splits."""
    rng = np.random.default_rng(seed)
    n = labels.n_labels
    splits = SPLITS if n <= FEW_LABELS else 1
    # A fold is a quarter of the labels or less, and all folds together hide no more than the most.
    folds = max(FOLDS, -(-n // MOST_HIDDEN))
    used = max(1, min(folds, MOST_HIDDEN * folds // n))
    weights = np.zeros(len(PREDICTORS))
    for split in range(splits):
        fold = rng.permutation(n) % folds
        probabilities = []
        for hidden in range(used):
            share = (split * used + hidden) / (splits * used)
            shown = subprogress(report, Stage.WEIGHTING_THREE_RULES, share)
            probabilities.append(_predicted(labels, fold == hidden, seed, shown))
        weights += _mixture(np.concatenate(probabilities), shown) / splits
    return weights


def _predicted(
    labels: Labels, hidden: BoolArray, seed: int, report: ProgressCallback
) -> FloatArray:
    """Return the probability of each hidden label by each of `PREDICTORS`, (hidden, 4)."""
    rest = drop_labels(labels, hidden)
    steps = MOST_STEPS if labels.n_labels <= FEW_LABELS else FEWER_STEPS
    options = ebcc.EbccOptions(starts=1, seed=seed, max_steps=steps)
    by_class, by_kind = ebcc.predict_by_kind(labels, hidden, rest, options, report)
    others = (
        bwa.fit(rest, None, bwa.BwaOptions(max_steps=steps), report).posterior,
        em.fit_pooled(rest, None, em.PooledOptions(), report).posterior,
    )
    pooled = [predictive_probability(labels, hidden, rest, p) for p in (by_class, *others)]
    return np.column_stack((pooled[0], by_kind, *pooled[1:]))


def _mixture(probabilities: FloatArray, report: ProgressCallback) -> FloatArray:
    """Return the weights of the mixture under which the hidden labels are most likely, by EM."""
    weights = np.full(probabilities.shape[1], 1.0 / probabilities.shape[1])
    for _ in range(TURNS):
        report(Progress(Stage.WEIGHTING_THREE_RULES))
        blame = probabilities * weights
        blame /= blame.sum(axis=1, keepdims=True)
        weights = blame.mean(axis=0)
    return weights


def _agreed(parts: Sequence[Aggregation]) -> IntArray:
    """Return the label (N,) that EBCC and BWA agree on, `UNLABELLED` where they do not.

    Both assume little of the workers: where the third rule carries the average against them it
    may follow a few busy workers.
    """
    kinds, average, _ = parts
    return np.where(kinds.labels == average.labels, kinds.labels, UNLABELLED)


def _disagreement(contested: BoolArray, careful: IntArray, final: IntArray) -> tuple[Reason, ...]:
    notes = []
    if contested.any():
        notes.append(Reason.make(ConsensusNote.RULES_DISAGREE, n=int(np.count_nonzero(contested))))
    against = int(np.count_nonzero((careful != UNLABELLED) & (careful != final)))
    if against >= CLEARLY_APART * len(final):
        notes.append(Reason.make(ConsensusNote.CAREFUL_RULES_DISAGREE, n=against))
    return tuple(notes)


RULES = (
    Rule(
        "consensus",
        ConsensusOptions,
        fit,
        20,
        default_calibration=(0.09, 0.41),
        recommendation_order=0,
        takes_probabilities=True,
        parts=PARTS,
        relative_cost=1200,
    ),
)
