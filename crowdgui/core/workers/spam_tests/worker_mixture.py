"""How good the attentive workers of a crowd are, by a mixture with guessers and adversaries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import betaincinv

from crowdgui.core.labels import freeze
from crowdgui.core.workers.spam_tests.effective_counts import lower_tail_probability

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray
    from crowdgui.core.workers.spam_tests.effective_counts import EffectiveCounts


_ATTENTIVE, _ADVERSARIAL = 30, 8
"""Steps between guessing and always right, and between never right and guessing."""


_ABILITIES = (np.arange(_ATTENTIVE) + 0.5) / _ATTENTIVE
_LOG_ABILITIES, _LOG_REST = np.log(_ABILITIES), np.log1p(-_ABILITIES)
"""Abilities of attentive workers, 0 for guessing, 1 for always right; their ln, ln of the rest."""


_STEPS = 60


_MOST_FITTED = 4000
"""Workers that the mixture is fitted to; so many tell its few numbers to a percent."""


_PRIOR_KINDS = np.array([4.0, 0.5, 0.5])
"""Prior: attentive, guessing and adversarial workers, taken to have been seen before."""


_PRIOR_WORKERS, _MEAN, _VARIANCE = 2.0, 0.7, 0.02
"""Prior: attentive workers, with the mean and the variance of their abilities."""


_FEWEST, _MOST = 0.5, 400.0


_EDGE = 1e-3


_NEGLIGIBLE = 1e-9


_CLEARLY = 0.5
"""So many standard deviations below the mean a p-value is still far above any threshold."""


_AT_ONCE = 1 << 14


_LITTLE, _HALF = 0.1, 0.5
"""Parts of a typical worker's knowledge: below the first, answers tell next to nothing of the
items; surely less than the second is too little for an attentive worker."""


@dataclass(frozen=True, eq=False)
class WorkerMixture:
    """How often workers are right, as probabilities `weights` (Q,) over the `shares` (Q,) right.

    The first shares are those of adversarial workers, less than `chance`; then comes `chance`, the
    guessers; then those of attentive workers, by a beta distribution between `chance` and 1.
    """

    chance: float
    shares: FloatArray
    weights: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def attentive_weights(self) -> FloatArray:
        """The probabilities of each of their `abilities` among attentive workers, 1 together."""
        weights = self.weights[-_ATTENTIVE:]
        among: FloatArray = weights / weights.sum()
        return among

    @property
    def abilities(self) -> FloatArray:
        """The shares of attentive workers."""
        return self.shares[-_ATTENTIVE:]

    @property
    def mean(self) -> float:
        """How often an attentive worker is right."""
        return float(self.attentive_weights @ self.abilities)

    def posterior(self, counts: EffectiveCounts) -> tuple[FloatArray, FloatArray]:
        """Return the probability that each worker is attentive, and how often each is right: (M,).

        Parameters
        ----------
        counts : EffectiveCounts
            Of M workers.

        Returns
        -------
        attentive : ndarray of shape (M,)
            Probability to be attentive, 0 to 1.
        right : ndarray of shape (M,)
            Share of items that the worker is right on, 0 to 1, on average.
        """
        attentive, right = np.empty((2, counts.items.size))
        for start in range(0, attentive.size, _AT_ONCE):
            some = slice(start, start + _AT_ONCE)
            probabilities = _likelihood(counts.of(some), self.shares) * self.weights
            probabilities /= probabilities.sum(axis=1, keepdims=True)
            attentive[some] = probabilities[:, -_ATTENTIVE:].sum(axis=1)
            right[some] = probabilities @ self.shares
        return attentive, right

    def no_better(self, counts: EffectiveCounts) -> FloatArray:
        """Return how likely an attentive worker does no better than each did: p-values (M,).

        1 for those who do clearly better than one attentive worker in five.

        Parameters
        ----------
        counts : EffectiveCounts
            Of M workers.

        Returns
        -------
        ndarray of shape (M,)
            0 to 1.
        """
        likely = self.attentive_weights > _NEGLIGIBLE
        weights, abilities = self.attentive_weights[likely], self.abilities[likely]
        spread = weights @ (abilities - self.mean) ** 2 + self.mean * (1 - self.mean) / np.maximum(
            counts.items, _NEGLIGIBLE
        )
        worse = counts.right < (self.mean - _CLEARLY * np.sqrt(spread)) * counts.items
        p = np.ones(counts.items.size)
        p[worse] = np.minimum(lower_tail_probability(counts.of(worse), abilities) @ weights, 1.0)
        return p


def fit_worker_mixture(counts: EffectiveCounts, chance: float, counted: BoolArray) -> WorkerMixture:
    """Fit the mixture of attentive, guessing and adversarial workers `counted` (M,), by EM.

    A worker's share right is beta-distributed between `chance` and 1 if attentive, `chance` if
    guessing, and anything below it if adversarial; the worker is right on a binomial number of the
    items the labels are worth. The M-step takes the beta distribution with the mean and variance
    expected of attentive workers. A prior of a few workers keeps it steady in a small crowd.

    Busy workers who know next to nothing, if they are many, would make the beta distribution wide
    enough to hold them, and look like the least able of the attentive. So it is fitted a second
    time without those whose 95% interval of knowledge, 0 for a guesser and 1 for the mean of the
    first fit, begins below `_LITTLE` and ends below `_HALF`: few labels, or a skew to one class,
    leave an interval too wide for that. Where such workers are the majority nothing shows who is
    typical, and the first fit stays.

    Parameters
    ----------
    counts : EffectiveCounts
        Of M workers.
    chance : float
        How often a guesser is right.
    counted : ndarray of shape (M,)
        Which workers the mixture is fitted to.

    Returns
    -------
    WorkerMixture
        Weights (Q,) of Q shares right.
    """
    some = np.flatnonzero(counted & (counts.items > 0))
    some = some[np.linspace(0, some.size - 1, min(some.size, _MOST_FITTED)).astype(np.int64)]
    adversarial = chance * (1.0 - (np.arange(_ADVERSARIAL) + 0.5) / _ADVERSARIAL)
    shares = np.concatenate([adversarial, [chance], chance + (1.0 - chance) * _ABILITIES])
    likelihood = _likelihood(counts.of(some), shares)
    everybody = np.ones(some.size, dtype=bool)
    kinds, attentive = _fit(likelihood, everybody)
    mean = float(attentive @ _ABILITIES)
    knowing = ~_knows_little(counts.of(some), chance, mean)
    if 2 * np.count_nonzero(knowing) >= some.size and not knowing.all():
        kinds, attentive = _fit(likelihood, knowing)
    return WorkerMixture(chance, shares, _joined(kinds, attentive))


def _fit(likelihood: FloatArray, knowing: BoolArray) -> tuple[FloatArray, FloatArray]:
    """Return the shares of the kinds, and the weights of attentive workers by the `knowing`."""
    kinds, attentive = _PRIOR_KINDS / _PRIOR_KINDS.sum(), _beta(_MEAN, _VARIANCE)
    of_attentive = likelihood[:, -_ATTENTIVE:]
    for _ in range(_STEPS):
        weights = _joined(kinds, attentive)
        # A matrix product would depend on the threads at hand in the last digits.
        each = 1.0 / np.einsum("mq,q->m", likelihood, weights)
        seen = weights * np.einsum("mq,m->q", likelihood, each)
        known = weights[-_ATTENTIVE:] * np.einsum("mq,m->q", of_attentive, each * knowing)
        kinds = (
            np.array([seen[-_ATTENTIVE:].sum(), seen[_ADVERSARIAL], seen[:_ADVERSARIAL].sum()])
            + _PRIOR_KINDS
        )
        kinds /= kinds.sum()
        attentive = _beta(*_moments(known))
    return kinds, attentive


def _knows_little(counts: EffectiveCounts, chance: float, mean: float) -> BoolArray:
    """Mark the workers (M,) who may know next to nothing, and surely little.

    `mean` is how good the typical one is, from 0 for guessing to 1 for always right.
    """
    right, wrong = counts.right, counts.items - counts.right
    # Jeffreys' interval: effective counts are no whole numbers.
    low, high = (betaincinv(right + 0.5, wrong + 0.5, end) for end in (0.025, 0.975))
    low, high = ((end - chance) / ((1.0 - chance) * mean) for end in (low, high))
    little: BoolArray = (low < _LITTLE) & (high < _HALF)
    return little


def _likelihood(counts: EffectiveCounts, shares: FloatArray) -> FloatArray:
    """Return the likelihood of each worker's count under each share, (M, Q), up to a factor."""
    p = np.clip(shares, _EDGE, 1.0 - _EDGE)
    right, wrong = counts.right[:, None], (counts.items - counts.right)[:, None]
    found = right * np.log(p) + wrong * np.log1p(-p)
    found -= found.max(axis=1, keepdims=True)
    return np.exp(found, out=found)


def _joined(kinds: FloatArray, attentive: FloatArray) -> FloatArray:
    weights = np.empty(_ADVERSARIAL + 1 + _ATTENTIVE)
    weights[:_ADVERSARIAL] = kinds[2] / _ADVERSARIAL
    weights[_ADVERSARIAL] = kinds[1]
    weights[-_ATTENTIVE:] = kinds[0] * attentive
    return weights


def _moments(seen: FloatArray) -> tuple[float, float]:
    """Return mean and variance of attentive workers, with those seen before."""
    total = seen.sum() + _PRIOR_WORKERS
    mean = float((seen @ _ABILITIES + _PRIOR_WORKERS * _MEAN) / total)
    spread = seen @ (_ABILITIES - mean) ** 2 + _PRIOR_WORKERS * (_VARIANCE + (_MEAN - mean) ** 2)
    return mean, float(spread / total)


def _beta(mean: float, variance: float) -> FloatArray:
    """Return the weights of a beta distribution with this mean and variance."""
    size = min(max(mean * (1.0 - mean) / max(variance, 1e-4) - 1.0, _FEWEST), _MOST)
    a, b = max(mean * size, _FEWEST), max((1.0 - mean) * size, _FEWEST)
    density = (a - 1.0) * _LOG_ABILITIES + (b - 1.0) * _LOG_REST
    weights = np.exp(density - density.max())
    return np.asarray(weights / weights.sum())
