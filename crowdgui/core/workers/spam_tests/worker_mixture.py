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


_HONEST, _CONTRARY = 30, 8
"""Steps between guessing and always right, and between never right and guessing."""


_PAST = (np.arange(_HONEST) + 0.5) / _HONEST
_LOG_PAST, _LOG_SHORT = np.log(_PAST), np.log1p(-_PAST)
"""How good the honest are, from 0 for guessing to 1 for always right; ln of it and of the rest."""


_STEPS = 60


_MOST_FITTED = 4000
"""Workers that the mixture is fitted to; so many tell its few numbers to a percent."""


_KINDS = np.array([4.0, 0.5, 0.5])
"""Workers of each kind, honest, guessing and contrary, that are taken to have been seen before."""


_BEFORE, _MEAN, _VARIANCE = 2.0, 0.7, 0.02
"""Honest workers seen before, and how good they were, from 0 for guessing to 1 for always right."""


_FEWEST, _MOST = 0.5, 400.0


_EDGE = 1e-3


_UNHEARD = 1e-9


_CLEARLY = 0.5
"""So many standard deviations below the mean a p-value is still far above any threshold."""


_AT_ONCE = 1 << 14


_LITTLE, _HALF = 0.1, 0.5
"""Parts of a typical worker's knowledge: below the first, answers tell next to nothing of the
items; surely less than the second is too little for an attentive worker."""


@dataclass(frozen=True, eq=False)
class WorkerMixture:
    """How often workers are right, as chances `weights` (Q,) over the `shares` (Q,) right.

    The first shares are those of contrary workers, less than `chance`; then comes `chance`, the
    guessers; then those of honest workers, by a beta distribution between `chance` and 1.
    """

    chance: float
    shares: FloatArray
    weights: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def honest(self) -> FloatArray:
        """The weights among honest workers, over the last shares."""
        weights = self.weights[-_HONEST:]
        honest: FloatArray = weights / weights.sum()
        return honest

    @property
    def abilities(self) -> FloatArray:
        """The shares of honest workers."""
        return self.shares[-_HONEST:]

    @property
    def mean(self) -> float:
        """How often an honest worker is right."""
        return float(self.honest @ self.abilities)

    def belief(self, worth: EffectiveCounts) -> tuple[FloatArray, FloatArray]:
        """Return the chance of each worker to be honest, and how often each is right: (M,).

        Parameters
        ----------
        worth : EffectiveCounts
            Of M workers.

        Returns
        -------
        honest : ndarray of shape (M,)
            Probability to be attentive, 0 to 1.
        right : ndarray of shape (M,)
            Share of items that the worker is right on, 0 to 1, on average.
        """
        honest, right = np.empty((2, worth.items.size))
        for start in range(0, honest.size, _AT_ONCE):
            some = slice(start, start + _AT_ONCE)
            chances = _likelihood(worth.of(some), self.shares) * self.weights
            chances /= chances.sum(axis=1, keepdims=True)
            honest[some] = chances[:, -_HONEST:].sum(axis=1)
            right[some] = chances @ self.shares
        return honest, right

    def no_better(self, worth: EffectiveCounts) -> FloatArray:
        """Return the chance of an honest worker to do no better than each did: p-values (M,).

        1 for those who do clearly better than one honest worker in five.

        Parameters
        ----------
        worth : EffectiveCounts
            Of M workers.

        Returns
        -------
        ndarray of shape (M,)
            0 to 1.
        """
        likely = self.honest > _UNHEARD
        weights, abilities = self.honest[likely], self.abilities[likely]
        spread = weights @ (abilities - self.mean) ** 2 + self.mean * (1 - self.mean) / np.maximum(
            worth.items, _UNHEARD
        )
        worse = worth.right < (self.mean - _CLEARLY * np.sqrt(spread)) * worth.items
        p = np.ones(worth.items.size)
        p[worse] = np.minimum(lower_tail_probability(worth.of(worse), abilities) @ weights, 1.0)
        return p


def fit_worker_mixture(worth: EffectiveCounts, chance: float, counted: BoolArray) -> WorkerMixture:
    """Fit the mixture of honest, guessing and contrary workers by EM, to those `counted` (M,).

    A worker's share right is beta-distributed between `chance` and 1 if honest, `chance` if
    guessing, and anything below it if contrary; the worker is right on a binomial number of the
    items the answers are worth. The M-step takes the beta distribution with the mean and variance
    expected of the honest. A few workers taken to have been seen before keep it steady where the
    crowd is small.

    Busy workers who know next to nothing, if they are many, would make the beta distribution wide
    enough to hold them, so that they look like the weak end of the honest. So it is fitted a second
    time without those whose 95% interval of knowledge, 0 for a guesser and 1 for the mean of the
    first fit, begins below `_LITTLE` and ends below `_HALF`: few labels, or a leaning to one class,
    leave an interval too wide for that. Where such workers are the majority nothing shows who is
    typical, and the first fit stays.

    Parameters
    ----------
    worth : EffectiveCounts
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
    some = np.flatnonzero(counted & (worth.items > 0))
    some = some[np.linspace(0, some.size - 1, min(some.size, _MOST_FITTED)).astype(np.int64)]
    contrary = chance * (1.0 - (np.arange(_CONTRARY) + 0.5) / _CONTRARY)
    shares = np.concatenate([contrary, [chance], chance + (1.0 - chance) * _PAST])
    likelihood = _likelihood(worth.of(some), shares)
    everybody = np.ones(some.size, dtype=bool)
    kinds, honest = _fit(likelihood, everybody)
    mean = float(honest @ _PAST)
    knowing = ~_knows_little(worth.of(some), chance, mean)
    if 2 * np.count_nonzero(knowing) >= some.size and not knowing.all():
        kinds, honest = _fit(likelihood, knowing)
    return WorkerMixture(chance, shares, _joined(kinds, honest))


def _fit(likelihood: FloatArray, knowing: BoolArray) -> tuple[FloatArray, FloatArray]:
    """Return the shares of the kinds, and by the `knowing` only the weights of the honest."""
    kinds, honest = _KINDS / _KINDS.sum(), _beta(_MEAN, _VARIANCE)
    of_honest = likelihood[:, -_HONEST:]
    for _ in range(_STEPS):
        weights = _joined(kinds, honest)
        # A matrix product would depend on the threads at hand in the last digits.
        each = 1.0 / np.einsum("mq,q->m", likelihood, weights)
        seen = weights * np.einsum("mq,m->q", likelihood, each)
        known = weights[-_HONEST:] * np.einsum("mq,m->q", of_honest, each * knowing)
        kinds = np.array([seen[-_HONEST:].sum(), seen[_CONTRARY], seen[:_CONTRARY].sum()]) + _KINDS
        kinds /= kinds.sum()
        honest = _beta(*_moments(known))
    return kinds, honest


def _knows_little(worth: EffectiveCounts, chance: float, mean: float) -> BoolArray:
    """Mark the workers (M,) who may know next to nothing, and surely little.

    `mean` is how good the typical one is, from 0 for guessing to 1 for always right.
    """
    right, wrong = worth.right, worth.items - worth.right
    # Jeffreys' interval: what answers are worth is no whole number.
    low, high = (betaincinv(right + 0.5, wrong + 0.5, end) for end in (0.025, 0.975))
    low, high = ((end - chance) / ((1.0 - chance) * mean) for end in (low, high))
    little: BoolArray = (low < _LITTLE) & (high < _HALF)
    return little


def _likelihood(worth: EffectiveCounts, shares: FloatArray) -> FloatArray:
    """Return the likelihood of each worker's count under each share, (M, Q), up to a factor."""
    p = np.clip(shares, _EDGE, 1.0 - _EDGE)
    right, wrong = worth.right[:, None], (worth.items - worth.right)[:, None]
    found = right * np.log(p) + wrong * np.log1p(-p)
    found -= found.max(axis=1, keepdims=True)
    return np.exp(found, out=found)


def _joined(kinds: FloatArray, honest: FloatArray) -> FloatArray:
    weights = np.empty(_CONTRARY + 1 + _HONEST)
    weights[:_CONTRARY] = kinds[2] / _CONTRARY
    weights[_CONTRARY] = kinds[1]
    weights[-_HONEST:] = kinds[0] * honest
    return weights


def _moments(seen: FloatArray) -> tuple[float, float]:
    """Return mean and variance of the honest, with those seen before."""
    total = seen.sum() + _BEFORE
    mean = float((seen @ _PAST + _BEFORE * _MEAN) / total)
    spread = seen @ (_PAST - mean) ** 2 + _BEFORE * (_VARIANCE + (_MEAN - mean) ** 2)
    return mean, float(spread / total)


def _beta(mean: float, variance: float) -> FloatArray:
    """Return the weights of a beta distribution with this mean and variance."""
    size = min(max(mean * (1.0 - mean) / max(variance, 1e-4) - 1.0, _FEWEST), _MOST)
    a, b = max(mean * size, _FEWEST), max((1.0 - mean) * size, _FEWEST)
    density = (a - 1.0) * _LOG_PAST + (b - 1.0) * _LOG_SHORT
    weights = np.exp(density - density.max())
    return np.asarray(weights / weights.sum())
