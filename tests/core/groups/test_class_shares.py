"""Class shares corrected for a model's mistakes, against formulas and simulations."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.optimize import minimize

from crowdgui.core.groups.class_shares import (
    CorrectedShares,
    NotCorrected,
    _drawn,
    _least_squares,
    class_shares,
    confusion_counts,
)
from crowdgui.core.labels import UNLABELLED
from tests.core.strategies import quick

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray


def of_counts(counts: FloatArray | IntArray, unknown: IntArray, **options: int) -> CorrectedShares:
    """Make items of true class by label, and further ones with a label alone."""
    truth, said = (
        np.repeat(codes.ravel(), np.asarray(counts).ravel()) for codes in np.indices(counts.shape)
    )
    more = np.repeat(np.arange(unknown.size), unknown)
    said = np.concatenate((said, more))
    truth = np.concatenate((truth, np.full(more.size, UNLABELLED)))
    return class_shares(said, truth, unknown.size, **options)


def test_two_classes_are_rogan_and_gladens() -> None:
    counts = np.array([[90, 10], [30, 70]])
    shares = of_counts(counts, np.array([700, 300]))
    observed, se, sp = 380 / 1200, 0.7, 0.9
    assert shares.observed[1] == pytest.approx(observed)
    assert shares.corrected[1] == pytest.approx((observed + sp - 1) / (se + sp - 1))
    assert shares.corrected.sum() == pytest.approx(1.0)
    assert shares.reason is None
    assert shares.reference.tolist() == [100, 100]
    assert shares.items == 1200


def test_the_spread_is_that_of_the_published_variance() -> None:
    """Rogan and Gladen (1978): Var = (q(1−q)/N + π² se(1−se)/n₁ + (1−π)² sp(1−sp)/n₀) / J²."""
    n1, n0, se, sp, items, pi = 800, 1200, 0.85, 0.92, 5000, 0.3
    counts = np.array(
        [[round(n0 * sp), round(n0 * (1 - sp))], [round(n1 * (1 - se)), round(n1 * se)]]
    )
    q = pi * se + (1 - pi) * (1 - sp)
    given = np.array([round(items * (1 - q)), round(items * q)])
    drawn, sound = _drawn(counts, given, np.random.default_rng(1), 4000)
    terms = q * (1 - q) / items, pi**2 * se * (1 - se) / n1, (1 - pi) ** 2 * sp * (1 - sp) / n0
    assert drawn[:, 1].std() == pytest.approx(np.sqrt(sum(terms)) / (se + sp - 1), rel=0.04)
    assert drawn[:, 1].mean() == pytest.approx(pi, abs=0.002)
    assert sound == 1.0


def test_below_the_mistakes_expected_there_is_none() -> None:
    counts = np.array([[80, 20], [10, 90]])
    shares = of_counts(counts, np.array([2000, 100]))
    assert shares.corrected.tolist() == [1.0, 0.0]
    assert shares.low[1] == 0.0
    assert shares.high[0] == 1.0


def simplex(matrix: FloatArray, wanted: FloatArray) -> FloatArray:
    n = wanted.size
    found = minimize(
        lambda x: ((matrix @ x - wanted) ** 2).sum(),
        np.full(n, 1 / n),
        jac=lambda x: 2 * matrix.T @ (matrix @ x - wanted),
        bounds=[(0, 1)] * n,
        constraints={"type": "eq", "fun": lambda x: x.sum() - 1, "jac": lambda x: np.ones(n)},
        method="SLSQP",
        options={"ftol": 1e-15, "maxiter": 500},
    )
    return np.asarray(found.x)


@quick
@given(st.integers(2, 5), st.integers(0, 10_000), st.floats(0.05, 5.0))
def test_least_squares_on_the_simplex(n: int, seed: int, even: float) -> None:
    rng = np.random.default_rng(seed)
    errors = 0.5 * np.eye(n) + 0.5 * rng.dirichlet(np.ones(n), size=n)
    wanted = rng.dirichlet(np.full(n, even))
    found = _least_squares(errors[None], wanted[None])[0]
    assert found.sum() == pytest.approx(1.0)
    assert found.min() >= 0.0
    assert found == pytest.approx(simplex(errors.T, wanted), abs=1e-4)


def test_a_model_without_mistakes_is_not_corrected() -> None:
    shares = of_counts(np.diag([300, 300, 300]), np.array([1000, 500, 200]))
    assert shares.corrected == pytest.approx(shares.observed)
    assert np.all(shares.low < shares.corrected)
    assert np.all(shares.corrected < shares.high)


def test_why_nothing_is_corrected() -> None:
    none = np.zeros((2, 2), dtype=int)
    cases = {
        NotCorrected.NO_LABELS: (none, np.array([0, 0])),
        NotCorrected.NO_REFERENCE: (none, np.array([5, 5])),
        NotCorrected.CLASS_NOT_IN_REFERENCE: (np.array([[9, 1], [0, 0]]), np.array([50, 50])),
        NotCorrected.TOO_MANY_MISTAKES: (np.array([[12, 8], [9, 11]]), np.array([50, 50])),
    }
    for reason, (counts, unknown) in cases.items():
        shares = of_counts(counts, unknown)
        assert shares.reason is reason
        assert np.isnan(shares.corrected).all()
    one = of_counts(np.array([[9, 1], [0, 0]]), np.array([50, 50]))
    assert one.missing.tolist() == [1]
    assert one.observed == pytest.approx([59 / 110, 51 / 110])


def test_labels_that_are_right_less_often_than_wrong_are_not_corrected() -> None:
    shares = of_counts(np.array([[10, 90], [90, 10]]), np.array([50, 50]))
    assert shares.reason is NotCorrected.TOO_MANY_MISTAKES


def test_the_same_each_time_and_however_it_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    counts, unknown = np.array([[40, 3, 2], [5, 30, 1], [2, 2, 25]]), np.array([80, 40, 10])
    one, again = of_counts(counts, unknown), of_counts(counts, unknown)
    assert one.low.tolist() == again.low.tolist()
    assert np.all((one.low <= one.corrected) & (one.corrected <= one.high))
    assert of_counts(counts, unknown, seed=1).low == pytest.approx(one.low, abs=0.03)


def test_counts_of_the_confusion_matrix() -> None:
    said = np.array([0, 1, 1, -1, 2, 2])
    truth = np.array([0, 0, 1, 1, -1, 0])
    assert confusion_counts(said, truth, 3).tolist() == [[1, 1, 1], [0, 1, 0], [0, 0, 0]]


@pytest.mark.parametrize(("pi", "reference"), [(0.1, 100), (0.5, 60)])
def test_the_interval_covers_the_share(pi: float, reference: int) -> None:
    rng = np.random.default_rng(7)
    se, sp, items, held = 0.9, 0.95, 1500, []
    for _ in range(150):
        truth = (rng.random(items) < pi).astype(int)
        right = rng.random(items) < np.where(truth == 1, se, sp)
        said = np.where(right, truth, 1 - truth)
        known = np.where(np.arange(items) < reference, truth, UNLABELLED)
        shares = class_shares(said, known, 2, draws=300)
        if shares.reason is None:
            held.append(shares.low[1] <= pi <= shares.high[1])
    assert len(held) > 100
    assert np.mean(held) > 0.9
