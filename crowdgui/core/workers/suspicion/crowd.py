"""A crowd as its labels show it: an ordinary worker, and how each worker differs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import freeze
from crowdgui.core.workers.suspicion.ease import ease
from crowdgui.core.workers.suspicion.honest import fit
from crowdgui.core.workers.suspicion.ordinary import CrowdModel, drawn_together, first_model
from crowdgui.core.workers.suspicion.tally import tally
from crowdgui.core.workers.suspicion.worth import worth

if TYPE_CHECKING:
    from crowdgui.core.labels import BoolArray, FloatArray, IntArray, Labels
    from crowdgui.core.progress import Report
    from crowdgui.core.workers.leave_one_out import Agreement
    from crowdgui.core.workers.suspicion.honest import HonestCrowd
    from crowdgui.core.workers.suspicion.tally import Tally
    from crowdgui.core.workers.suspicion.worth import Worth

PASSES = 3
"""What a crowd is like and what each worker is worth follow from each other; more moves little."""


@dataclass(frozen=True, eq=False)
class Crowd:
    """What M workers over L classes are like.

    Attributes
    ----------
    model : CrowdModel
        How they answer.
    sums : Tally
        What their answers come to, worked out with the model before the last.
    answers : ndarray of shape (M,)
        How many first answers each gave.
    usual : ndarray of shape (L, M)
        The answers of an ordinary worker to each worker's items, as shares.
    ease : ndarray of shape (M,)
        How much an ordinary worker knows of each worker's items.
    span : tuple of float
        How often a guesser is right, and an ordinary worker.
    scale, spread : ndarray of shape (M,)
        Mean and variance of `gain` for an ordinary worker.
    worth : Worth
        What each worker's answers are worth.
    honest : HonestCrowd
        How good the honest are.
    """

    model: CrowdModel
    sums: Tally
    answers: FloatArray
    usual: FloatArray
    ease: FloatArray
    span: tuple[float, float]
    gain: FloatArray
    scale: FloatArray
    spread: FloatArray
    worth: Worth
    honest: HonestCrowd

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def mean_skill(self) -> float:
        """How much an honest worker knows on average, 1 for the ordinary worker of the model."""
        return (self.honest.mean - self.span[0]) / (self.span[1] - self.span[0])

    def agreement_expected(
        self, elected: IntArray, counts: IntArray
    ) -> tuple[FloatArray, FloatArray]:
        """Return how often an ordinary worker would answer what the others elect, and a guesser.

        `elected` (M, L) says how often they elect each class, `counts` what the worker answers.
        """
        unknowing = (elected.T * self.usual).sum(axis=0)
        lift = self.mean_skill * self.ease * (self.sums.agrees - unknowing)
        own = counts / np.maximum(self.answers, 1.0)[:, None]
        return unknowing + lift, (elected * own).sum(axis=1)


def crowd_of(
    labels: Labels,
    final: IntArray,
    elected: IntArray,
    agreement: Agreement,
    votes: BoolArray,
    counts: IntArray,
    report: Report,
) -> Crowd:
    """Learn what a crowd is like, in a few passes over its labels; parameters as `suspicion`."""
    model = first_model(labels, final, agreement, votes, counts)
    unknowing = (model.shares @ model.confusion)[:, None]
    centre = np.ascontiguousarray(np.broadcast_to(unknowing, model.own.shape[::-1]))
    found = None
    for step in range(PASSES):
        part = step / PASSES, (step + 1) / PASSES
        last = step == PASSES - 1
        sums = tally(labels, model, centre, elected, report, part, thorough=last)
        # In the first pass nobody is known to guess, so nobody can tell how hard the items are.
        found = _described(model, sums, counts, even_items=found is None)
        model, centre = found.model, found.usual
    assert found is not None
    return found


def _described(model: CrowdModel, sums: Tally, counts: IntArray, *, even_items: bool) -> Crowd:
    """Return what the sums make of each worker, and of the crowd."""
    n_classes = counts.shape[1]
    answers = counts.sum(axis=1).astype(float)
    usual = sums.expected / np.maximum(answers, 1.0)
    span = 1.0 / n_classes, model.accuracy
    gain = sums.hit - (counts.T * usual).sum(axis=0)
    full = np.maximum(sums.square - answers * (usual**2).sum(axis=0), 0.0)
    around = sums.around_gain, sums.around_scale, sums.around_noise
    easy = np.ones(answers.size) if even_items else ease(*around, model.honest)
    # On harder items answers go with the item less: toward the spread of answers apart from it.
    apart = sums.spread_apart
    spread = np.where(easy < 1.0, apart + (sums.spread - apart) * easy, sums.spread)
    scale = full * easy
    value = worth(gain, scale, spread, span)
    honest = fit(value, span[0], model.votes)
    chance, right = honest.belief(value)
    then = CrowdModel(
        shares=(sums.classes + 1.0) / (sums.classes + 1.0).sum(),
        confusion=drawn_together(sums.confusion),
        own=model.own,
        skill=(right - span[0]) / (span[1] - span[0]),
        honest=np.where(model.votes, chance, 0.0),
        votes=model.votes,
    )
    return Crowd(then, sums, answers, usual, easy, span, gain, scale, spread, value, honest)
