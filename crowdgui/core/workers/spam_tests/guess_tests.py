"""Two tests of each worker: do the labels depend on the item, and do they match the others'."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import betainc, gammaincinv

from crowdgui.core.intervals import clopper_pearson
from crowdgui.core.labels import freeze
from crowdgui.core.workers.spam_tests.effective_counts import (
    EffectiveCounts,
    effective_counts,
    lower_tail_probability,
)
from crowdgui.core.workers.spam_tests.worker_mixture import fit_worker_mixture

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.workers.spam_tests.crowd_profile import CrowdProfile
    from crowdgui.core.workers.spam_tests.worker_mixture import WorkerMixture


_NO_LESS = 1e-6
"""What stands for sums and counts of 0 where they divide."""


_ON_CURVE = 500
"""Points of the curve from which p-values are read off."""


@dataclass(frozen=True, eq=False)
class GuessTests:
    """Two tests of each of M workers.

    The first asks whether answers go with what the others say of the item, given how often the
    worker gives each answer at all: it does not blame anybody for a skew to one class, and a
    guesser who knows how frequent the classes are gains nothing by it. The second asks whether
    they are the others' answers; it sees more where a class is rare, but must allow for skew.
    A p-value is the lower of the two, times their effective number (Nyholt 2004): 2 − ρ² for
    two tests with correlation ρ, which is 1 where the classes are equally frequent.

    Attributes
    ----------
    follows, agrees : EffectiveCounts
        What the labels are worth in the two tests.
    of_following, of_agreeing : WorkerMixture
        How good attentive workers are by each.
    guess_follows, guess_agrees : EffectiveCounts
        The same with the variance of a guesser's answers.
    n_tests : ndarray of shape (M,)
        The effective number of tests.
    correlation : float
        That of two labels of one worker, by skew to a class, ρ.
    """

    follows: EffectiveCounts
    agrees: EffectiveCounts
    of_following: WorkerMixture
    of_agreeing: WorkerMixture
    guess_follows: EffectiveCounts
    guess_agrees: EffectiveCounts
    n_tests: FloatArray
    correlation: float

    def __post_init__(self) -> None:
        freeze(self)

    @classmethod
    def compute(cls, crowd: CrowdProfile, counts: IntArray) -> GuessTests:
        """Compute both tests of every worker of a crowd.

        Parameters
        ----------
        crowd : CrowdProfile
            What the M workers are like.
        counts : ndarray of shape (M, L)
            How often each worker gives each class.

        Returns
        -------
        GuessTests
            Both tests, with the mixtures that they are compared with.
        """
        sums, span, answers = crowd.sums, crowd.span, crowd.answers
        chance = span[0]
        correlation = label_correlation(
            _distance(crowd, counts),
            answers,
            crowd.model.attentive * (answers > 1),
            counts.shape[1],
        )
        gain = sums.hit - answers * chance
        scale = np.maximum(sums.square - answers * chance, 0.0) * np.minimum(crowd.ease, 1.0)
        of_shares = np.maximum(sums.even_spread - sums.spread, 0.0)
        spread = crowd.spread + of_shares * variance_inflation(answers, correlation)
        agrees = effective_counts(gain, scale, spread, span)
        both = np.sqrt(np.maximum(sums.spread * sums.even_spread, _NO_LESS**2))
        alike = np.clip(sums.even_shared / both, 0.0, 1.0)
        return cls(
            follows=crowd.effective,
            agrees=agrees,
            of_following=crowd.mixture,
            of_agreeing=fit_worker_mixture(agrees, chance, crowd.model.votes),
            guess_follows=effective_counts(
                crowd.gain, crowd.scale, sums.spread_guess, span, guessing=True
            ),
            guess_agrees=effective_counts(
                gain, scale, sums.square * chance - answers * chance**2, span, guessing=True
            ),
            n_tests=2.0 - alike**2,
            correlation=correlation,
        )

    @property
    def chance(self) -> float:
        return self.of_following.chance

    def guessers_chance(self) -> FloatArray:
        """Return the p-value that an average attentive worker in the place of a guesser would get.

        Returns
        -------
        ndarray of shape (M,)
            Above 0, at most 2; a small one means that guessing would show.
        """
        p = [self._as_guesser(counts.items, crowd.mean) for counts, crowd in self._both]
        return np.minimum(p[0], p[1]) * self.n_tests

    def no_better(self, tested: BoolArray) -> FloatArray:
        """Return the probability that an attentive worker does no better; NaN where not `tested`.

        Parameters
        ----------
        tested : ndarray of shape (M,)
            Which workers are tested.

        Returns
        -------
        ndarray of shape (M,)
            p-values, 0 to 1, not corrected for their number.
        """
        p = np.full(tested.size, np.nan)
        each = [crowd.no_better(counts.of(tested)) for counts, crowd in self._both]
        p[tested] = np.minimum(1.0, np.minimum(each[0], each[1]) * self.n_tests[tested])
        return p

    def below_guess(self, tested: BoolArray) -> FloatArray:
        """Return the probability that a guesser agrees no more often; NaN where not `tested`.

        Parameters
        ----------
        tested : ndarray of shape (M,)
            Which workers are tested.

        Returns
        -------
        ndarray of shape (M,)
            p-values, 0 to 1, not corrected for their number.
        """
        lower = np.ones(tested.size)
        for counts in (self.guess_follows, self.guess_agrees):
            # Above chance it is more than a half, and twice that is 1.
            below = counts.right < self.chance * counts.items
            lower[below] = np.minimum(
                lower[below], 2 * lower_tail_probability(counts.of(below), self.chance)
            )
        return np.where(tested, lower, np.nan)

    def knowledge(self) -> FloatArray:
        """Return what each worker knows, 0 for a guesser and 1 for the average attentive worker.

        Returns
        -------
        ndarray of shape (M,)
            0 also where the labels cannot show anything; below 0 for a worker who avoids the right
            class.
        """
        counts = self.follows
        share = counts.right / np.maximum(counts.items, _NO_LESS)
        reach = self.of_following.mean - self.chance
        return np.where(counts.items > 0, (share - self.chance) / reach, 0.0)

    def knowledge_low(self, workers: BoolArray) -> FloatArray:
        """Return the lower limit of what these workers know, at 97.5%; NaN for the others.

        Parameters
        ----------
        workers : ndarray of shape (M,)
            Which workers to compute it for.

        Returns
        -------
        ndarray of shape (M,)
            On the scale of `knowledge`; −1 where the labels cannot show anything.
        """
        least, some = np.full(workers.size, np.nan), self.follows.of(workers)
        low, _ = clopper_pearson(some.right, some.items)
        reach = self.of_following.mean - self.chance
        least[workers] = np.where(some.items > 0, (low - self.chance) / reach, -1.0)
        return least

    @property
    def _both(
        self,
    ) -> tuple[tuple[EffectiveCounts, WorkerMixture], tuple[EffectiveCounts, WorkerMixture]]:
        return (self.follows, self.of_following), (self.agrees, self.of_agreeing)

    def _as_guesser(self, items: FloatArray, mean: float) -> FloatArray:
        """Read the p-value of a guesser's very mean off a curve: it depends on `items` only."""
        steps = np.geomspace(_NO_LESS, max(items.max(), 1.0), _ON_CURVE)
        return np.interp(
            items, steps, lower_tail_probability(EffectiveCounts(self.chance * steps, steps), mean)
        )


def _distance(crowd: CrowdProfile, counts: IntArray) -> FloatArray:
    """Return how far each worker's answer counts are from those to expect, squared (χ²)."""
    n_classes = counts.shape[1]
    even = 1.0 / n_classes
    skill = np.clip(crowd.model.skill, 0.0, 1.6)[:, None]
    shares = np.maximum(even + skill * (crowd.typical.T - even), 0.005)
    shares /= shares.sum(axis=1, keepdims=True)
    apart = (counts - crowd.answers[:, None] * shares) ** 2 / np.maximum(crowd.sums.uneven.T, 1e-6)
    distance: FloatArray = (1.0 - even) * apart.sum(axis=1)
    return distance


_HALVINGS = 30


_FEWEST = 3.0
"""Attentive workers, at least, from whom a correlation is estimated."""


def label_correlation(
    distance: FloatArray, answers: FloatArray, weight: FloatArray, n_classes: int
) -> float:
    """Return the correlation ρ of two labels of one worker that a skew to classes brings, 0 to 1.

    Without skew the squared distance of a worker's answer counts from those expected is
    χ²-distributed with L − 1 degrees of freedom; skew stretches it to 1 + (n − 1) ρ times as
    much. ρ is the smallest at which the median over workers is no longer too large, by more than
    its own standard error. The median, since a third of the crowd may be guessing.

    Parameters
    ----------
    distance : ndarray of shape (M,)
        Squared, in units of the variance without skew.
    answers : ndarray of shape (M,)
        How many labels each gave, n.
    weight : ndarray of shape (M,)
        The probability to be an attentive worker.
    n_classes : int
        L.

    Returns
    -------
    float
        ρ; 0 for a crowd of fewer than three such workers.
    """
    workers = float(weight.sum())
    freedom = max(1, n_classes - 1)
    if workers < _FEWEST:
        return 0.0
    # The median of χ² with one degree of freedom has the standard error 2.3/√M of itself.
    wanted = 2 * float(gammaincinv(freedom / 2, 0.5)) * (1 + 2.3 / np.sqrt(workers * freedom))
    if _median(distance, weight) <= wanted:
        return 0.0
    low, high = 0.0, 1.0
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        stretched = _median(distance / variance_inflation(answers, middle), weight)
        low, high = (middle, high) if stretched > wanted else (low, middle)
    return high


def variance_inflation(answers: FloatArray, correlation: float) -> FloatArray:
    """Return how many times as large skew makes the variance of a worker's answer counts.

    Parameters
    ----------
    answers : ndarray of shape (M,)
        How many labels each gave, n.
    correlation : float
        ρ, 0 to 1.

    Returns
    -------
    ndarray of shape (M,)
        1 + (n − 1) ρ, 1 or more.
    """
    return 1.0 + np.maximum(answers - 1.0, 0.0) * correlation


def _median(values: FloatArray, weight: FloatArray) -> float:
    order = np.argsort(values)
    reached = np.cumsum(weight[order])
    return float(values[order][np.searchsorted(reached, reached[-1] / 2)])


LEAST_FAVOURITE = 0.8
"""Below this share of one answer nobody gives a single answer, whatever the threshold."""


_EDGE = 1e-4


def single_label_test(
    crowd: CrowdProfile, counts: IntArray, looked_at: BoolArray, correlation: float
) -> tuple[FloatArray, FloatArray]:
    """Return how many answers other than the favourite to expect, and the probability of so few.

    Someone who is right on a set of nearly one class gives one answer too. So the answers an
    attentive worker gives to the same items are what counts, over attentive workers of all
    abilities: a binomial number, of as many answers fewer as their correlation takes away. By
    Hoeffding (1956) it has the heavier tail beside the number with a probability of its own for
    every item.

    Parameters
    ----------
    crowd : CrowdProfile
        What the M workers are like.
    counts : ndarray of shape (M, L)
        How often each worker gives each class.
    looked_at : ndarray of shape (M,)
        Which workers are tested.
    correlation : float
        ρ, as `label_correlation` gives it.

    Returns
    -------
    expected : ndarray of shape (M,)
        Labels.
    p : ndarray of shape (M,)
        0 to 1, not corrected for their number; 1 for workers who are not tested.
    """
    workers = np.arange(len(counts))
    top = counts.argmax(axis=1)
    others = crowd.answers - counts[workers, top]
    knowing = 1.0 - crowd.typical[top, workers]
    unknowing = 1.0 - (crowd.model.shares @ crowd.model.confusion)[top]
    mean = unknowing + crowd.mean_skill * (knowing - unknowing)
    p = np.ones(len(counts))
    some = np.flatnonzero(looked_at)
    skill = (crowd.mixture.abilities - crowd.span[0]) / (crowd.span[1] - crowd.span[0])
    chance = unknowing[some, None] + skill * (knowing - unknowing)[some, None]
    tied = variance_inflation(crowd.answers[some], correlation)
    n, x = (crowd.answers[some] / tied)[:, None], (others[some] / tied)[:, None]
    fewer = betainc(np.maximum(n - x, _EDGE), x + 1.0, 1.0 - np.clip(chance, _EDGE, 1.0 - _EDGE))
    p[some] = fewer @ crowd.mixture.attentive_weights
    return crowd.answers * np.clip(mean, 0.0, 1.0), np.minimum(p, 1.0)
