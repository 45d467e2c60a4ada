"""The models of comparisons against choix, against brute force, and on simulated crowds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import choix
import numpy as np
import pytest
from scipy.optimize import minimize
from scipy.stats import kendalltau

from crowdgui.core.pairwise.comparisons import Choice
from crowdgui.core.pairwise.model import (
    AGREEING,
    OPPOSING,
    Tally,
    fit_reliability,
    fit_scores,
)
from tests.core.pairwise.pairs import comparisons, crowd

if TYPE_CHECKING:
    from crowdgui.core.pairwise.comparisons import Comparisons


def wins(data: Comparisons) -> list[tuple[int, int]]:
    """Return (winner, loser) of each comparison, as choix takes them."""
    rows = zip(data.left.tolist(), data.right.tolist(), data.choice.tolist(), strict=True)
    return [(a, b) if choice == Choice.LEFT else (b, a) for a, b, choice in rows]


PLAIN = crowd([1.5, 0.7, 0.2, -0.4, -0.8, -1.2], [1.0] * 4, 60, seed=3)
SMALL = comparisons(
    [(0, 1, 0), (0, 1, 2), (1, 0, 0), (1, 2, 0), (2, 1, 0), (0, 2, 0), (2, 0, 2), (0, 2, 1)],
    3,
    [0, 0, 0, 0, 1, 1, 1, 1],
)


@pytest.mark.parametrize("solve", [choix.ilsr_pairwise, choix.mm_pairwise])
def test_maximum_likelihood_is_that_of_choix(solve: Any) -> None:
    found = fit_scores(Tally.of(PLAIN), precision=0.0)
    assert found.converged
    expected = solve(6, wins(PLAIN), alpha=0.0, tol=1e-13, max_iter=100_000)
    assert found.score == pytest.approx(expected - expected.mean(), abs=1e-9)


@pytest.mark.parametrize("precision", [0.02, 0.1, 2.0])
def test_normal_prior_is_that_of_choix(precision: float) -> None:
    """Also where no maximum of the likelihood exists: one item always wins."""
    data = comparisons([(0, 1, 0), (0, 2, 0), (1, 2, 0), (2, 1, 0), (1, 2, 0)], 3)
    for each in (PLAIN, data):
        n = each.n_items
        # choix's penalty is alpha times the sum of squares.
        expected = choix.opt_pairwise(n, wins(each), alpha=precision / 2.0, tol=1e-14)
        found = fit_scores(Tally.of(each), precision=precision)
        assert found.score == pytest.approx(expected - expected.mean(), abs=1e-6)


def brute(data: Comparisons, order: bool, precision: float) -> np.ndarray:
    """Maximise the likelihood of Davidson (1970), written as he does with strengths π."""
    n = data.n_items

    def cost(at: np.ndarray) -> float:
        theta, tie = at[:n] - at[:n].mean(), np.exp(at[n])
        gain = np.exp(at[n + 1]) if order else 1.0
        total = 0.5 * precision * float((at[:n] ** 2).sum() + (at[n + 1] ** 2 if order else 0.0))
        for left, right, choice in zip(data.left, data.right, data.choice, strict=True):
            a, b = gain * np.exp(theta[left]), np.exp(theta[right])
            # Davidson and Beaver: the tie takes part in the order with √γ.
            middle = tie * np.sqrt(a * b)
            total -= np.log([a, b, middle][choice] / (a + b + middle))
        return total

    found = minimize(cost, np.zeros(n + 1 + order), method="BFGS", options={"gtol": 1e-9})
    at = found.x
    at[:n] -= at[:n].mean()
    return np.asarray(at)


@pytest.mark.parametrize("order", [False, True])
@pytest.mark.parametrize("precision", [0.0, 0.1])
def test_ties_and_order_are_the_brute_maximum(order: bool, precision: float) -> None:
    found = fit_scores(Tally.of(SMALL), order=order, precision=precision)
    expected = brute(SMALL, order, precision)
    assert found.score == pytest.approx(expected[:3], abs=1e-5)
    assert found.log_tie == pytest.approx(expected[3], abs=1e-5)
    if order:
        assert found.order == pytest.approx(expected[4], abs=1e-5)


def test_swapping_sides_turns_the_order_only() -> None:
    data = crowd([1.0, 0.3, -0.2, -1.1], [1.0] * 3, 60, tie=0.4, order=0.8)
    there = fit_scores(Tally.of(data), order=True)
    opposite = np.where(data.choice == Choice.TIE, Choice.TIE, 1 - data.choice)
    rows = list(zip(data.right.tolist(), data.left.tolist(), opposite.tolist(), strict=True))
    back = fit_scores(Tally.of(comparisons(rows, 4, data.worker.tolist())), order=True)
    assert back.score == pytest.approx(there.score, abs=1e-8)
    assert back.order == pytest.approx(-(there.order or 0.0), abs=1e-8)
    assert there.order is not None
    assert there.order > 0.3


def test_reliability_is_the_brute_maximum() -> None:
    data = crowd([1.2, 0.0, -1.2], [0.95, 0.9, 0.15], 12, tie=0.3, seed=5)
    tally = Tally.of(data)
    found = fit_reliability(tally, tolerance=1e-11)
    assert found.converged
    assert found.reliability is not None

    def cost(at: np.ndarray) -> float:
        theta, tie, eta = at[:3], np.exp(at[3]), 1.0 / (1.0 + np.exp(-at[4:]))
        total = 0.05 * float((theta**2).sum())
        total -= float((AGREEING * np.log(eta) + OPPOSING * np.log(1.0 - eta)).sum())
        rows = zip(data.left, data.right, data.choice, data.worker, strict=True)
        for left, right, choice, worker in rows:
            a, b = np.exp(theta[left]), np.exp(theta[right])
            p = np.array([a, b, tie * np.sqrt(a * b)])
            p /= p.sum()
            own = eta[worker]
            total -= np.log(p[2] if choice == 2 else own * p[choice] + (1 - own) * p[1 - choice])
        return total

    start = np.r_[found.score, 0.0, 1.0, 1.0, 1.0]
    best = minimize(cost, start, method="BFGS", options={"gtol": 1e-8})
    assert found.score == pytest.approx(best.x[:3], abs=1e-4)
    assert found.reliability == pytest.approx(1.0 / (1.0 + np.exp(-best.x[4:])), abs=1e-4)


def test_reliability_ranks_better_where_workers_reverse() -> None:
    scores = np.linspace(2.0, -2.0, 10)
    data = crowd(scores.tolist(), [0.95] * 6 + [0.1] * 5, 60, seed=2)
    plain, found = fit_scores(Tally.of(data)), fit_reliability(Tally.of(data))
    assert found.reliability is not None
    assert found.reliability[:6].min() > 0.6
    assert found.reliability[6:].max() < 0.4
    right = kendalltau(found.score, scores).statistic
    assert right > 0.85
    assert right > kendalltau(plain.score, scores).statistic


def test_many_items_are_fitted_with_sparse_matrices() -> None:
    rng = np.random.default_rng(4)
    scores = rng.normal(size=300) / 2.0
    pairs = np.array([rng.choice(300, 2, replace=False) for _ in range(4_000)])
    lead = scores[pairs[:, 0]] - scores[pairs[:, 1]]
    choice = (rng.random(4_000) > 1.0 / (1.0 + np.exp(-lead))).astype(int)
    data = comparisons(np.c_[pairs, choice].tolist(), 300)
    expected = choix.ilsr_pairwise(300, wins(data), alpha=0.0, tol=1e-12)
    found = fit_scores(Tally.of(data), precision=0.0)
    assert found.score == pytest.approx(expected, abs=1e-6)
