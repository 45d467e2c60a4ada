"""What the spam tests need of all workers: item ease and a profile of the crowd."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import freeze
from crowdgui.core.workers.spam_tests.effective_counts import (
    NOTHING,
    effective_counts,
    total_labels,
)
from crowdgui.core.workers.spam_tests.reference_worker import (
    ReferenceModel,
    init_reference_model,
    shrink_confusion,
)
from crowdgui.core.workers.spam_tests.worker_mixture import fit_worker_mixture

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.workers.peers import PeerAgreement
    from crowdgui.core.workers.spam_tests.effective_counts import EffectiveCounts, LabelTotals
    from crowdgui.core.workers.spam_tests.worker_mixture import WorkerMixture


_ALIKE = 2.0
"""The noise of the others' sum is this many times that of answers on their own: workers differ."""


_SURE = 0.01
"""Added to each variance, so that no worker with many peers outweighs all others."""


_LEAST, _MOST = 0.02, 1.5
"""Limits of the ease of a worker's items."""


def item_ease(
    gain: FloatArray, scale: FloatArray, noise: FloatArray, attentive: FloatArray
) -> FloatArray:
    """Return how much a typical worker knows of each worker's items, 1 for items at large: (M,).

    The other workers on the same items have `gain` where `scale` is expected, with the variance
    `noise`. The ratio differs over workers by chance alone where items are handed out at random;
    what it differs by beyond that, its variance less that by chance, is believed, and each ratio
    drawn toward 1 accordingly.

    Parameters
    ----------
    gain, scale, noise : ndarray of shape (M,)
        As in `LabelTotals`, around each worker.
    attentive : ndarray of shape (M,)
        Probability of each worker to be attentive, 0 to 1.

    Returns
    -------
    ndarray of shape (M,)
        0.02 to 1.5; 1 for a worker whose items nobody else labelled.
    """
    known = scale > NOTHING
    scale_ = np.where(known, scale, 1.0)
    ratio, chance = gain / scale_, _ALIKE * noise / scale_**2
    weight = np.where(known, attentive, 0.0) / (chance + _SURE)
    total = weight.sum()
    mean = float((weight * ratio).sum() / total) if total else 0.0
    if mean <= NOTHING:
        return np.ones(gain.size)
    ratio, chance = ratio / mean, chance / mean**2
    beyond = max(0.0, float((weight * ((ratio - 1.0) ** 2 - chance)).sum() / total))
    believed = np.where(known, beyond / (beyond + chance + NOTHING), 0.0)
    return np.clip(1.0 + (ratio - 1.0) * believed, _LEAST, _MOST)


PASSES = 3
"""The profile and each worker's part in it follow from each other; more passes move little."""


_OF_WORKER, _OF_CELL, _LEAST_LEARNED = 200, 100, 100_000
"""Where there are twice as many labels, all but the last pass learn from so many: for each worker
on average, which tells how often one is right to three points, for each pair of classes, and at
all."""


@dataclass(frozen=True, eq=False)
class CrowdProfile:
    """What M workers over L classes are like.

    Attributes
    ----------
    model : ReferenceModel
        How they answer.
    sums : LabelTotals
        What their answers come to, computed with the model before the last.
    answers : ndarray of shape (M,)
        How many first answers each gave.
    typical : ndarray of shape (L, M)
        The answers of a typical worker to each worker's items, as shares.
    ease : ndarray of shape (M,)
        How much a typical worker knows of each worker's items.
    span : tuple of float
        How often a guesser is right, and a typical worker.
    gain, scale, spread : ndarray of shape (M,)
        What each worker's labels have of x, as in `LabelTotals`; its mean and variance for a
        typical worker.
    effective : EffectiveCounts
        What each worker's labels are worth as items of known class.
    mixture : WorkerMixture
        How good attentive workers are.
    """

    model: ReferenceModel
    sums: LabelTotals
    answers: FloatArray
    typical: FloatArray
    ease: FloatArray
    span: tuple[float, float]
    gain: FloatArray
    scale: FloatArray
    spread: FloatArray
    effective: EffectiveCounts
    mixture: WorkerMixture

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def mean_skill(self) -> float:
        """How much an attentive worker knows on average, 1 for the typical worker of the model."""
        return (self.mixture.mean - self.span[0]) / (self.span[1] - self.span[0])

    def agreement_expected(
        self, peer_label: IntArray, counts: IntArray
    ) -> tuple[FloatArray, FloatArray]:
        """Return how often a typical worker and a guesser give the label that the others choose.

        Parameters
        ----------
        peer_label : ndarray of shape (M, L)
            How often the others choose each class for a worker's items.
        counts : ndarray of shape (M, L)
            How often each worker gives each class.

        Returns
        -------
        typical, guessing : ndarray of shape (M,)
            Items on which each would agree.
        """
        unknowing = (peer_label.T * self.typical).sum(axis=0)
        lift = self.mean_skill * self.ease * (self.sums.agrees - unknowing)
        own = counts / np.maximum(self.answers, 1.0)[:, None]
        return unknowing + lift, (peer_label * own).sum(axis=1)


def profile_crowd(
    labels: Labels,
    final: IntArray,
    peer_label: IntArray,
    agreement: PeerAgreement,
    votes: BoolArray,
    counts: IntArray,
    report: ProgressCallback,
) -> CrowdProfile:
    """Fit what a crowd is like in a few passes over its labels; see `run_spam_tests`.

    The last pass goes over all labels. What comes before it, how the others answer, is learned
    from the labels of a random part of the items, always the same, where they are more than enough.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    final : ndarray of shape (N,)
        Final labels of a rule.
    peer_label : ndarray of shape (n_labels,)
        What the others choose for the item of each label.
    agreement : PeerAgreement
        How often the others agree with each worker.
    votes : ndarray of shape (M,)
        Which workers count.
    counts : ndarray of shape (M, L)
        How often each worker gives each class.
    report : callable
        Called with the progress.

    Returns
    -------
    CrowdProfile
        Of all M workers.
    """
    model = init_reference_model(labels, final, agreement, votes, counts)
    unknowing = (model.shares @ model.confusion)[:, None]
    centre = np.ascontiguousarray(np.broadcast_to(unknowing, model.own.shape[::-1]))
    part = _learn_from(labels)
    seen = counts if part is None else count_first_labels(labels, part)
    found = None
    for step in range(PASSES):
        done = step / PASSES, (step + 1) / PASSES
        last = step == PASSES - 1
        if last:
            part, seen = None, counts
        # In the first pass nobody is known to guess, so nobody can tell how hard the items are.
        even = found is None
        sums = total_labels(
            labels, model, centre, peer_label, report, done, part, others=not even, thorough=last
        )
        found = _build_profile(model, sums, seen, even_items=even)
        model = found.model
        centre = np.where(found.answers > 0, found.typical, unknowing)
    assert found is not None
    return found


def _learn_from(labels: Labels) -> BoolArray | None:
    """Draw the items (N,) that the crowd is learned from; None for all."""
    m, n = labels.n_workers, labels.n_classes
    enough = max(_OF_WORKER * m, _OF_CELL * n**2, _LEAST_LEARNED)
    # Repeated labels count once, as in the tests; and where workers have many, items are many.
    if labels.pairs < 2 * enough:
        return None
    return np.random.default_rng(0).random(labels.n_items) < enough / labels.pairs


def count_first_labels(labels: Labels, items: BoolArray | None = None) -> IntArray:
    """Count how often each worker gives each answer, (M, L), by the first to each item or some."""
    m, n = labels.n_workers, labels.n_classes
    first = ~labels.repeats_previous
    if items is not None:
        first &= items.take(labels.item)
    at = np.flatnonzero(first)
    place = labels.worker.take(at) * np.int64(n) + labels.code.take(at)
    return np.bincount(place, minlength=m * n).reshape(m, n)


def _build_profile(
    model: ReferenceModel, sums: LabelTotals, counts: IntArray, *, even_items: bool
) -> CrowdProfile:
    """Build the profile from the sums over each worker's labels."""
    n_classes = counts.shape[1]
    answers = counts.sum(axis=1).astype(float)
    typical = sums.expected / np.maximum(answers, 1.0)
    span = 1.0 / n_classes, model.accuracy
    gain = sums.hit - (counts.T * typical).sum(axis=0)
    full = np.maximum(sums.square - answers * (typical**2).sum(axis=0), 0.0)
    around = sums.around_gain, sums.around_scale, sums.around_noise
    easy = np.ones(answers.size) if even_items else item_ease(*around, model.attentive)
    # On harder items answers go with the item less: toward the spread of answers apart from it.
    apart = sums.spread_apart
    spread = np.where(easy < 1.0, apart + (sums.spread - apart) * easy, sums.spread)
    scale = full * easy
    value = effective_counts(gain, scale, spread, span)
    mixture = fit_worker_mixture(value, span[0], model.votes)
    chance, right = mixture.posterior(value)
    then = ReferenceModel(
        shares=(sums.classes + 1.0) / (sums.classes + 1.0).sum(),
        confusion=shrink_confusion(sums.confusion),
        own=model.own,
        skill=(right - span[0]) / (span[1] - span[0]),
        attentive=np.where(model.votes, chance, 0.0),
        votes=model.votes,
    )
    return CrowdProfile(
        then, sums, answers, typical, easy, span, gain, scale, spread, value, mixture
    )
