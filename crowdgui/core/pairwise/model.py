"""The models of comparisons: Bradley and Terry, with ties, the order shown, and reliability.

Item i has a score θ_i. With d = θ_left − θ_right + δ, the weights e^{d/2}, e^{−d/2} and ν of
“left”, “right” and “tie” divided by their sum are the probabilities of the three. Without ties
and with δ = 0 that is the model of Bradley and Terry (1952), P(left) = 1 / (1 + e^{−d}); ν is the
parameter of Davidson (1970) for ties, δ that of Davidson and Beaver (1977) for the order in which
the items are shown. The log-likelihood is concave in θ, log ν and δ, which Newton's method climbs.

Worker k may be reliable to a degree, as in Chen, Bennett, Collins-Thompson and Horvitz (2013): with
probability η_k the choice between the two is the one the scores suggest, else the opposite; ties
are as frequent either way. EM alternates between which choices were reversed and the rest.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from scipy.linalg import LinAlgError, cho_factor, cho_solve
from scipy.sparse import coo_array, csc_array
from scipy.sparse.linalg import splu

from crowdgui.core.labels import freeze
from crowdgui.core.pairwise.comparisons import Choice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.pairwise.comparisons import Comparisons


PRECISION = 0.1
"""Of the normal prior of each score, mean 0: a standard deviation of 3.2 on the log-odds scale.

It counts for about as much as half a comparison per item, and keeps the scores finite of items
that won or lost every time.
"""

AGREEING, OPPOSING = 4.0, 1.0
"""The prior of a worker's reliability, Beta(5, 2): as if seen 4 times agreeing and once not."""

_MOST_STEPS = 100
_MOST_ROUNDS = 500
_DENSE = 250
"""Parameters up to which the second derivatives are a full matrix."""

_AT_ONCE = 20
"""Draws from the posterior that are made together."""


@dataclass(frozen=True, eq=False)
class Tally:
    """Equal comparisons counted once: rows by pair as shown, choice and worker.

    Attributes
    ----------
    left, right : ndarray of shape (P,)
        The items of each pair as shown.
    pair, choice, worker, count : ndarray of shape (R,)
        Of each row its pair, choice and worker, and how many comparisons it is.
    n_items, n_workers : int
    """

    left: IntArray
    right: IntArray
    pair: IntArray
    choice: IntArray
    worker: IntArray
    count: FloatArray
    n_items: int
    n_workers: int

    def __post_init__(self) -> None:
        freeze(self)

    @classmethod
    def of(cls, comparisons: Comparisons) -> Tally:
        n = comparisons.n_items
        shown = comparisons.left.astype(np.int64) * n + comparisons.right
        pairs, pair = np.unique(shown, return_inverse=True)
        key = (pair * 3 + comparisons.choice) * comparisons.n_workers + comparisons.worker
        rows, count = np.unique(key, return_counts=True)
        rest, worker = np.divmod(rows, max(1, comparisons.n_workers))
        of_pair, choice = np.divmod(rest, 3)
        left, right = np.divmod(pairs, max(1, n))
        number = count.astype(float)
        return cls(
            left=left,
            right=right,
            pair=of_pair,
            choice=choice,
            worker=worker,
            count=number,
            n_items=n,
            n_workers=comparisons.n_workers,
        )

    @cached_property
    def has_ties(self) -> bool:
        return bool(np.any(self.choice == Choice.TIE))

    def sums(self, weights: FloatArray, straight: FloatArray | None = None) -> FloatArray:
        """Return the weight of each choice in each pair, (3, P).

        `straight` (R,) is the probability that a choice was not reversed; the rest of its weight
        goes to the opposite choice.
        """
        shape = 3, self.left.size
        found = np.zeros(shape)
        if straight is None:
            np.add.at(found, (self.choice, self.pair), weights)
            return found
        np.add.at(found, (self.choice, self.pair), weights * straight)
        # Opposite of left is right; a tie is never reversed.
        opposite = np.where(self.choice == Choice.TIE, Choice.TIE, 1 - self.choice)
        np.add.at(found, (opposite, self.pair), weights * (1.0 - straight))
        return found


@dataclass(frozen=True, eq=False)
class Fit:
    """What a model estimates.

    Attributes
    ----------
    score : ndarray of shape (N,)
        θ on the log-odds scale, mean 0.
    log_tie : float or None
        log ν; None where there are no ties.
    order : float or None
        δ, above 0 where left is preferred; None where it was not estimated.
    reliability : ndarray of shape (M,) or None
        η of each worker.
    converged : bool
    """

    score: FloatArray
    log_tie: float | None
    order: float | None
    reliability: FloatArray | None
    converged: bool

    def __post_init__(self) -> None:
        freeze(self)

    def in_order(self, items: IntArray, workers: IntArray) -> Fit:
        """Return the same of these items and workers, in this order."""
        reliable = None if self.reliability is None else self.reliability[workers]
        return replace(self, score=self.score[items], reliability=reliable)

    def probabilities(self, left: IntArray, right: IntArray) -> FloatArray:
        """Return the probabilities of “left”, “right” and “tie” for pairs as shown, (3, P)."""
        lead = self.score[left] - self.score[right] + (self.order or 0.0)
        return _probabilities(lead, self.log_tie)


def _probabilities(lead: FloatArray, log_tie: float | None) -> FloatArray:
    tie = np.full(lead.size, -np.inf if log_tie is None else log_tie)
    weight = np.stack([lead / 2.0, -lead / 2.0, tie])
    weight = np.exp(weight - weight.max(axis=0))
    found: FloatArray = weight / weight.sum(axis=0)
    return found


class Likelihood:
    """The log-posterior of θ, log ν and δ for weighted comparisons, and how it is climbed.

    The parameters are one vector (size,): θ (N,), then log ν if there are ties, then δ if it is
    asked for.

    Parameters
    ----------
    tally : Tally
    order : bool
        Whether δ is estimated.
    precision : float
        Of the normal priors of θ and δ with mean 0; with 0 the likelihood alone is maximised.
    """

    def __init__(self, tally: Tally, *, order: bool, precision: float) -> None:
        self.tally, self.order, self.precision = tally, order, precision
        self.tie_place = tally.n_items if tally.has_ties else None
        self.order_place = tally.n_items + tally.has_ties if order else None
        self.size = tally.n_items + tally.has_ties + order
        self._prior = np.full(self.size, precision)
        if self.tie_place is not None:
            self._prior[self.tie_place] = 0.0

    def start(self) -> FloatArray:
        return np.zeros(self.size)

    def pair_probabilities(self, at: FloatArray) -> FloatArray:
        """Return the probabilities of the choices in each pair, (3, P)."""
        return _probabilities(self._lead(at), self._log_tie(at))

    def value(self, at: FloatArray, sums: FloatArray) -> float:
        """Return the log-posterior except for a constant; `sums` (3, P) as `Tally.sums` returns."""
        p = self.pair_probabilities(at)
        # What has no weight has a logarithm that does not count.
        log_p = np.log(np.where(sums > 0, p, 1.0))
        return float((sums * log_p).sum() - 0.5 * (self._prior * at * at).sum())

    def slope(self, at: FloatArray, sums: FloatArray) -> FloatArray:
        """Return the gradient of `value`, (size,)."""
        left, right, tie = self.pair_probabilities(at)
        n = sums.sum(axis=0)
        lead = 0.5 * (sums[0] - sums[1] - n * (left - right))
        found: FloatArray = -self._prior * at
        size = self.tally.n_items
        found[:size] += np.bincount(self.tally.left, lead, size)
        found[:size] -= np.bincount(self.tally.right, lead, size)
        if self.tie_place is not None:
            found[self.tie_place] += float((sums[2] - n * tie).sum())
        if self.order_place is not None:
            found[self.order_place] += float(lead.sum())
        return found

    def solver(self, at: FloatArray, sums: FloatArray) -> Callable[[FloatArray], FloatArray]:
        """Return what multiplies a vector (size,) by the inverse of the negative Hessian."""
        p_left, p_right, p_tie = self.pair_probabilities(at)
        n = sums.sum(axis=0)
        own = n * 0.25 * (p_left + p_right - (p_left - p_right) ** 2)
        rows = [self.tally.left, self.tally.right, self.tally.left, self.tally.right]
        columns = [self.tally.left, self.tally.right, self.tally.right, self.tally.left]
        values = [own, own, -own, -own]

        def border(place: int, left: FloatArray, corner: FloatArray) -> None:
            """Add the row and the column of one more parameter."""
            there = np.full(own.size, place)
            for item, sign in ((self.tally.left, 1.0), (self.tally.right, -1.0)):
                rows.extend((item, there))
                columns.extend((there, item))
                values.extend((sign * left, sign * left))
            rows.append(there)
            columns.append(there)
            values.append(corner)

        mixed = -0.5 * n * (p_left - p_right) * p_tie
        if self.tie_place is not None:
            border(self.tie_place, mixed, n * p_tie * (1.0 - p_tie))
        if self.order_place is not None:
            border(self.order_place, own, own)
            if self.tie_place is not None:
                tie = np.full(own.size, self.tie_place)
                order = np.full(own.size, self.order_place)
                rows.extend((tie, order))
                columns.extend((order, tie))
                values.extend((mixed, mixed))
        diagonal = np.arange(self.size)
        # A trace of ridge makes the matrix one that has an inverse, even without a prior.
        ridge = 1e-10 * (1.0 + float(own.max(initial=0.0)))
        everything = np.concatenate([*values, self._prior + ridge])
        places = np.concatenate([*rows, diagonal]), np.concatenate([*columns, diagonal])
        shape = (self.size, self.size)
        if self.size > _DENSE:
            solve = splu(csc_array(coo_array((everything, places), shape=shape))).solve
            return lambda vector: np.asarray(solve(vector))
        matrix = np.bincount(places[0] * self.size + places[1], everything, self.size**2)
        factor = cho_factor(matrix.reshape(shape), check_finite=False)
        return lambda vector: np.asarray(cho_solve(factor, vector, check_finite=False))

    def noise(
        self, at: FloatArray, sums: FloatArray, times: int, rng: np.random.Generator
    ) -> FloatArray:
        """Return normal vectors (size, `times`) whose covariance is the negative Hessian.

        That of the gradient over choices drawn from the model, n_p (diag p − p pᵀ) in each pair,
        and that of the priors. `solver` makes draws from the normal approximation of the posterior
        of it.
        """
        chance = self.pair_probabilities(at)[..., None]
        n = sums.sum(axis=0)[:, None]
        drawn = np.sqrt(n * chance) * rng.standard_normal((*chance.shape[:2], times))
        left, right, tie = drawn - chance * drawn.sum(axis=0)
        found: FloatArray = np.sqrt(self._prior)[:, None] * rng.standard_normal((self.size, times))
        lead = 0.5 * (left - right)
        np.add.at(found, self.tally.left, lead)
        np.add.at(found, self.tally.right, -lead)
        if self.tie_place is not None:
            found[self.tie_place] += tie.sum(axis=0)
        if self.order_place is not None:
            found[self.order_place] += lead.sum(axis=0)
        return found

    def climb(
        self,
        at: FloatArray,
        sums: FloatArray,
        tolerance: float = 1e-10,
        most_steps: int = _MOST_STEPS,
    ) -> tuple[FloatArray, bool]:
        """Return the parameters (size,) at the maximum, and whether it was reached.

        By Newton's method from `at` on, with steps halved until the value rises.
        """
        value = self.value(at, sums)
        for _ in range(most_steps):
            slope = self.slope(at, sums)
            try:
                step = self.solver(at, sums)(slope)
            except (LinAlgError, RuntimeError):
                return at, False
            if not self.precision:
                # All scores together may move at no cost; rounding would move them.
                step[: self.tally.n_items] -= step[: self.tally.n_items].mean()
            size = float(np.abs(step).max(initial=0.0))
            if not np.isfinite(size):
                return at, False
            # Far from the maximum a whole step may lead past it.
            step *= min(1.0, 5.0 / max(size, 1e-300))
            for _ in range(40):
                reached = self.value(at + step, sums)
                if reached >= value - 1e-9 * abs(value):
                    break
                step *= 0.5
            at, value = at + step, reached
            if size <= tolerance:
                return at, True
        return at, False

    def fit(self, at: FloatArray, *, converged: bool, reliability: FloatArray | None) -> Fit:
        """Return the parameters by their names, the scores with mean 0."""
        score = at[: self.tally.n_items]
        order = None if self.order_place is None else float(at[self.order_place])
        return Fit(score - score.mean(), self._log_tie(at), order, reliability, converged)

    def _lead(self, at: FloatArray) -> FloatArray:
        lead: FloatArray = at[self.tally.left] - at[self.tally.right]
        return lead if self.order_place is None else lead + at[self.order_place]

    def _log_tie(self, at: FloatArray) -> float | None:
        return None if self.tie_place is None else float(at[self.tie_place])


def fit_scores(
    tally: Tally,
    *,
    order: bool = False,
    precision: float = PRECISION,
    weights: FloatArray | None = None,
    start: Fit | None = None,
    tolerance: float = 1e-10,
) -> Fit:
    """Estimate scores with all workers equally reliable.

    Parameters
    ----------
    tally : Tally
        Comparisons, at least one of which is not a tie.
    order : bool, optional
        Whether the preference for the item shown left, δ, is estimated too.
    precision : float, optional
        Of the normal prior of each score (and of δ); 0 for maximum likelihood, which exists only
        where `Connections.has_maximum`.
    weights : ndarray of shape (R,), optional
        Weights of the rows, their counts by default.
    start : Fit, optional
        Where to begin.
    tolerance : float, optional
        The largest step in any score at which the fit has converged.

    Returns
    -------
    Fit
    """
    goal = Likelihood(tally, order=order, precision=precision)
    sums = tally.sums(tally.count if weights is None else weights)
    at, converged = goal.climb(_vector(goal, start), sums, tolerance)
    return goal.fit(at, converged=converged, reliability=None)


def fit_reliability(
    tally: Tally,
    *,
    order: bool = False,
    weights: FloatArray | None = None,
    own_weights: FloatArray | None = None,
    start: Fit | None = None,
    tolerance: float = 1e-8,
    report: Callable[[int], None] | None = None,
) -> Fit:
    """Estimate scores and how reliable each worker is, by EM.

    EM climbs the posterior of scores and reliabilities to a maximum near the start, which is the
    fit with all workers equally reliable: the scores with all signs turned and all workers
    reversed would fit as well, except for the prior of reliability, Beta(5, 2).

    Parameters
    ----------
    tally, order, weights, start
        As for `fit_scores`.
    own_weights : ndarray of shape (R,), optional
        Weights of the rows in the reliability of their worker, `weights` by default.
    tolerance : float, optional
        The largest step of a score or a reliability with which it has converged.
    report : callable, optional
        Called with the number of each round.

    Returns
    -------
    Fit
    """
    weights = tally.count if weights is None else weights
    own = weights if own_weights is None else own_weights
    goal = Likelihood(tally, order=order, precision=PRECISION)
    decided = tally.choice != Choice.TIE
    seen = np.bincount(tally.worker[decided], own[decided], tally.n_workers)
    if start is None or start.reliability is None:
        plain = fit_scores(tally, order=order, weights=weights)
        at = _vector(goal, plain)
        reliable = np.full(tally.n_workers, AGREEING / (AGREEING + OPPOSING))
    else:
        at, reliable = _vector(goal, start), start.reliability
    converged = False
    for number in range(_MOST_ROUNDS):
        if report is not None:
            report(number)
        straight = _straight(tally, goal.pair_probabilities(at), reliable)
        agreeing = np.bincount(tally.worker[decided], (own * straight)[decided], tally.n_workers)
        # One step that climbs is enough for each round of EM to climb.
        moved, _ = goal.climb(at, tally.sums(weights, straight), tolerance, most_steps=1)
        now = (agreeing + AGREEING) / (seen + AGREEING + OPPOSING)
        change = max(float(np.abs(moved - at).max()), float(np.abs(now - reliable).max(initial=0)))
        at, reliable = moved, now
        if change <= tolerance:
            converged = True
            break
    return goal.fit(at, converged=converged, reliability=reliable)


def posterior_draws(
    tally: Tally, fit: Fit, times: int, rng: np.random.Generator
) -> Iterator[FloatArray]:
    """Draw scores (N,) so many times from the normal approximation of their posterior at a fit.

    Its precision is minus the second derivatives at the fit (Laplace). With reliabilities η, which
    are taken as known, a decided choice of probability p tells (2η − 1)² p (1 − p) / (q (1 − q))
    times as much, q = η p + (1 − η) (1 − p).
    """
    goal = Likelihood(tally, order=fit.order is not None, precision=PRECISION)
    at = _vector(goal, fit)
    weights = tally.count
    if fit.reliability is not None:
        chance = goal.pair_probabilities(at)
        p = (chance[0] / (chance[0] + chance[1]))[tally.pair]
        own = fit.reliability[tally.worker]
        q = own * p + (1.0 - own) * (1.0 - p)
        information = (2.0 * own - 1.0) ** 2 * p * (1.0 - p) / np.maximum(q * (1.0 - q), 1e-300)
        weights = weights * np.where(tally.choice == Choice.TIE, 1.0, np.minimum(information, 1.0))
    sums = tally.sums(weights)
    solve = goal.solver(at, sums)
    for done in range(0, times, _AT_ONCE):
        some = solve(goal.noise(at, sums, min(_AT_ONCE, times - done), rng))
        yield from fit.score + some[: tally.n_items].T


def _straight(tally: Tally, p: FloatArray, reliable: FloatArray) -> FloatArray:
    """Return the probability of each row that its choice was not reversed; 1 for a tie."""
    tie = tally.choice == Choice.TIE
    chosen = p[tally.choice, tally.pair]
    opposite = p[np.where(tie, Choice.TIE, 1 - tally.choice), tally.pair]
    own = reliable[tally.worker]
    found: FloatArray = np.where(tie, 1.0, own * chosen / (own * chosen + (1.0 - own) * opposite))
    return found


def _vector(goal: Likelihood, start: Fit | None) -> FloatArray:
    at = goal.start()
    if start is not None:
        at[: start.score.size] = start.score
        if goal.tie_place is not None and start.log_tie is not None:
            at[goal.tie_place] = start.log_tie
        if goal.order_place is not None and start.order is not None:
            at[goal.order_place] = start.order
    return at
