"""Whether it helps that families of models are one voter, or that models' probabilities vote."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.compare.candidates import FOLDS, MOST_FOR_SLOW, quick_fit
from crowdgui.core.compare.held_out import (
    UNSEEN,
    HeldOutScores,
    MeanEstimate,
    PairedComparison,
    assign_folds,
    compare_paired,
    holm,
)
from crowdgui.core.groups.model_votes import (
    AS_LABELS,
    ModelVotes,
    families_to_pool,
    has_probabilities,
    vote_with_models,
)
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import Stage, ignore_progress, subprogress
from crowdgui.core.rules.fitting.em_fit import fit_pooled_form, predictive_probability
from crowdgui.core.rules.registry import get_rule
from crowdgui.core.rules.rule import from_posterior

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.job import Job
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.rule import Aggregation

SIGNIFICANT = 0.05
_WORSE = -1.645
"""A gain this many standard errors below 0 is a loss (one-sided, 5%)."""


@dataclass(frozen=True)
class ModelVotesGain:
    """What a way in which models vote gains over voting alone by their labels.

    Attributes
    ----------
    votes : ModelVotes
    gain : MeanEstimate or None
        How much better people's held-out labels are predicted, in nats per label.
    p : float or None
        Probability of such a gain if none of the ways were better, corrected for their number.
    checked : PairedComparison or None
        On gold items, those on which only this way is right come first.
    checked_p : float or None
        Its p-value, corrected for the number of ways (Holm).
    changed : int
        Final labels that differ.
    """

    votes: ModelVotes
    gain: MeanEstimate | None
    p: float | None
    checked: PairedComparison | None
    checked_p: float | None
    changed: int

    @property
    def helps(self) -> bool:
        """Return whether held-out labels or gold show a gain, and neither of them a loss."""
        predicted = self.gain is not None and self.p is not None and self.p < SIGNIFICANT
        predicted = predicted and self.gain is not None and self.gain.value > 0
        worse = self.gain is not None and self.gain.z < _WORSE
        tested, p = self.checked, self.checked_p
        significant = tested is not None and p is not None and p < SIGNIFICANT
        fewer = tested is not None and significant and tested.fewer_wrong > 0
        more = tested is not None and significant and tested.fewer_wrong < 0
        return (predicted and not more) or (fewer and not worse)


@dataclass(frozen=True)
class ModelVotesComparison:
    """The ways that are possible, compared; `hidden` of people's labels were predicted."""

    ways: tuple[ModelVotesGain, ...]
    hidden: int
    known: int

    @property
    def recommended(self) -> ModelVotes | None:
        """The way that helps most, by held-out labels; None where none is shown to help."""
        helping = [way for way in self.ways if way.helps]
        best = max(helping, key=lambda way: way.gain.value if way.gain else 0.0, default=None)
        return None if best is None else best.votes


def possible_ways(job: Job) -> tuple[ModelVotes, ...]:
    """Return the ways in which models can vote with this rule and these labels, but as labels."""
    if job.kinds is None:
        return ()
    rule = get_rule(job.rule)
    pool = not rule.needs_worker_input and bool(families_to_pool(job.used, job.kinds))
    shares = rule.takes_probabilities and has_probabilities(job.used, job.kinds)
    every = [ModelVotes(pool, shares)]
    every += [ModelVotes(True, False), ModelVotes(False, True)] if pool and shares else []
    return tuple(way for way in every if way != AS_LABELS)


def compare_model_votes(
    job: Job, seed: int = 0, report: ProgressCallback = ignore_progress
) -> ModelVotesComparison:
    """Hide a tenth of people's labels at a time, and predict them by final labels of each way.

    People's labels are predicted alone: a model's mistake that another model shares would be
    predicted best by a rule that follows both into it. Rules run with quick options and without
    gold, and probabilities have their default power, so gold is a test. Of more than
    `MOST_FOR_SLOW` labels a random part of the items is used. It assumes that people's mistakes do
    not follow the models': people who saw the models' labels would prove them right.

    Parameters
    ----------
    job : Job
        The rule, and the labels that count.
    seed : int, optional
        Seed of the folds, of the part and of rules that draw.
    report : callable, optional
        Called with the progress; may raise `Cancelled`.

    Returns
    -------
    ModelVotesComparison
        Without ways where models can vote in one way only.
    """
    ways = (AS_LABELS, *possible_ways(job))
    if len(ways) == 1 or job.kinds is None:
        return ModelVotesComparison((), 0, 0)
    rng = np.random.default_rng(seed)
    labels = _part(job.used, rng)
    fold = assign_folds(labels, rng)
    fold[job.kinds.is_model[labels.worker]] = -1
    sums, counts = np.zeros((len(ways), labels.n_items)), np.zeros(labels.n_items)
    for i in range(FOLDS):
        shown = subprogress(report, Stage.PREDICTING_LABELS, i / (FOLDS + 1))
        hidden = fold == i
        if not hidden.any() or hidden.all():
            continue
        item = labels.item[hidden]
        counts += np.bincount(item, minlength=labels.n_items)
        for row, way in enumerate(ways):
            scores = _predicted(job, labels, hidden, way, seed, shown)
            sums[row] += np.bincount(item, scores, minlength=labels.n_items)
    shown = subprogress(report, Stage.PREDICTING_LABELS, FOLDS / (FOLDS + 1))
    finals = [_fit(job, labels, way, seed, shown).labels for way in ways]
    return _compared(job, ways, sums, counts, finals, seed)


def _part(labels: Labels, rng: np.random.Generator) -> Labels:
    """Return whole items drawn at random with about as many labels as slow rules can take."""
    if labels.n_labels <= MOST_FOR_SLOW:
        return labels
    chosen = rng.random(labels.n_items) < MOST_FOR_SLOW / labels.n_labels
    chosen[labels.item[0]] = True
    return labels.only(chosen[labels.item])


def _predicted(
    job: Job,
    labels: Labels,
    hidden: BoolArray,
    way: ModelVotes,
    seed: int,
    report: ProgressCallback,
) -> FloatArray:
    """Return the log score of each hidden label by the final labels without them."""
    rest = labels.only(~hidden)
    final = _fit(job, rest, way, seed, report).labels
    certain = (final[:, None] == np.arange(labels.n_classes)).astype(float)
    return np.log(predictive_probability(labels, hidden, rest, certain, UNSEEN))


def _fit(
    job: Job, labels: Labels, way: ModelVotes, seed: int, report: ProgressCallback
) -> Aggregation:
    assert job.kinds is not None
    fit = partial(_quick, job.rule, seed, report)
    if way == AS_LABELS:
        return fit(labels)
    takes = get_rule(job.rule).takes_probabilities
    return vote_with_models(job.rule, labels, job.kinds, way, None, fit, takes_probabilities=takes)


def _quick(key: str, seed: int, report: ProgressCallback, labels: Labels) -> Aggregation:
    """Run a rule with its quick options; one of several parts is their even mean."""
    parts = get_rule(key).parts
    if not parts:
        return quick_fit(key, labels, seed, report)
    found = [quick_fit(part, labels, seed, report) for part in parts]
    posterior = np.mean([one.posterior for one in found], axis=0)
    form = fit_pooled_form(labels, posterior)
    return from_posterior(
        key, labels, posterior, form, found[0].history, converged=True, adds_up=False
    )


def _compared(
    job: Job,
    ways: tuple[ModelVotes, ...],
    sums: FloatArray,
    counts: FloatArray,
    finals: list[IntArray],
    seed: int,
) -> ModelVotesComparison:
    names = tuple(map(str, range(len(ways))))
    scores = HeldOutScores(names, sums, counts, sampled=False)
    gains = [scores.gain(name, "0") for name in names[1:]] if counts.any() else []
    p = scores.p_values(names[1:], "0", seed) if counts.any() else {}
    paired = [_paired(job, final, finals[0]) for final in finals[1:]]
    adjusted = holm([one.p if one else 1.0 for one in paired])
    found = [
        ModelVotesGain(
            way,
            gains[i] if gains else None,
            p.get(names[i + 1]),
            paired[i],
            float(adjusted[i]) if paired[i] else None,
            int(np.count_nonzero(finals[i + 1] != finals[0])),
        )
        for i, way in enumerate(ways[1:])
    ]
    known = paired[0].known if paired and paired[0] else 0
    return ModelVotesComparison(tuple(found), int(counts.sum()), known)


def _paired(job: Job, final: IntArray, base: IntArray) -> PairedComparison | None:
    """Compare two ways on gold items; None without any that isn't a model's own labels."""
    gold = job.gold
    if gold is None or job.gold_model is not None:
        return None
    known = (gold != UNLABELLED) & (final != UNLABELLED) & (base != UNLABELLED)
    if not known.any():
        return None
    return compare_paired(final[known] == gold[known], base[known] == gold[known])
