"""Accuracies are those asked for: their mean, their model, and the matrices of real workers."""

from __future__ import annotations

import numpy as np
import pytest

from crowdgui.core.bounds.quantities import homogeneous
from crowdgui.core.bounds.simulated_statistics import WorkerModel
from crowdgui.core.errors import DataError
from crowdgui.core.simulate import accuracies
from crowdgui.core.simulate.accuracies import (
    BetaAccuracies,
    FittedCrowd,
    StatedAccuracies,
    TwoGroups,
    draw_confusion,
    fitted_crowd,
)
from tests.core.strategies import crowd as homogeneous_crowd
from tests.refusals import refused

MATRICES = np.array([[[0.7, 0.3], [0.1, 0.9]], [[0.6, 0.4], [0.5, 0.5]], np.eye(2)])


@pytest.mark.parametrize("mean", [0.38, 0.53, 0.98])
def test_the_mean_of_every_crowd_is_kept(mean: float) -> None:
    beta = BetaAccuracies.of_mean(mean)
    assert beta.mean == pytest.approx(mean)
    assert beta.a == pytest.approx(2 * mean / (1 - mean))
    rng = np.random.default_rng(0)
    means = [beta.draw((31,), rng).mean() for _ in range(50)]
    assert np.abs(np.array(means) - mean).max() <= 0.01
    assert np.std(means) > 0


def test_single_accuracies_follow_the_distribution() -> None:
    drawn = BetaAccuracies(2.3, 2.0, within=1.0).draw((20_000,), np.random.default_rng(1))
    mean, variance = 2.3 / 4.3, 2.3 * 2.0 / (4.3**2 * 5.3)
    assert drawn.mean() == pytest.approx(mean, abs=5 * np.sqrt(variance / 20_000))
    assert drawn.var() == pytest.approx(variance, rel=0.05)


def test_a_mean_that_never_comes_up_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accuracies, "_MOST_DRAWS", 50)
    with refused(DataError, match=r"None of 50 draws of workers has .* within 0\.0001"):
        BetaAccuracies(0.05, 0.05, 0.0001).draw((1,), np.random.default_rng(0))


@pytest.mark.parametrize("mean", [0.0, 1.0, float("nan")])
def test_a_mean_that_is_no_mean_is_refused(mean: float) -> None:
    with refused(DataError, match="mean accuracy"):
        BetaAccuracies.of_mean(mean)


def test_each_model_has_its_own_freedom() -> None:
    def drawn(model: WorkerModel) -> np.ndarray:
        rng = np.random.default_rng(2)
        return draw_confusion(BetaAccuracies(), model, 9, 4, rng)[0]

    for model in (WorkerModel.HOMOGENEOUS, WorkerModel.CLASS_CONDITIONAL, WorkerModel.GENERAL):
        matrices = drawn(model)
        np.testing.assert_allclose(matrices.sum(axis=2), 1.0)
        right = np.diagonal(matrices, axis1=1, axis2=2)
        wrong = matrices[:, 0, 1:]
        alike_classes = bool(np.allclose(right, right[:, :1]))
        even_mistakes = bool(np.allclose(wrong, wrong[:, :1]))
        assert alike_classes == (model is WorkerModel.HOMOGENEOUS)
        assert even_mistakes == (model is not WorkerModel.GENERAL)
        assert right.mean() == pytest.approx(2.3 / 4.3, abs=0.01)


def test_stated_workers_stand_in_their_order_or_are_picked() -> None:
    stated, rng = StatedAccuracies((0.2, 0.9, 0.6)), np.random.default_rng(3)
    same = draw_confusion(stated, WorkerModel.HOMOGENEOUS, 3, 3, rng)[0]
    np.testing.assert_allclose(same, homogeneous(np.array([0.2, 0.9, 0.6]), 3))
    many = draw_confusion(stated, WorkerModel.HOMOGENEOUS, 300, 3, rng)[0, :, 0, 0]
    assert set(np.round(many, 9)) == {0.2, 0.6, 0.9}


@pytest.mark.parametrize("wrong", [(), (0.5, 1.2), (-0.1,), (float("nan"),)])
def test_stated_numbers_must_be_accuracies(wrong: tuple[float, ...]) -> None:
    with pytest.raises(DataError):
        StatedAccuracies(wrong)


def test_fitted_workers_keep_their_matrices() -> None:
    crowd = FittedCrowd(MATRICES, np.array([0.5, 0.5]), np.ones(3))
    rng = np.random.default_rng(4)
    drawn = draw_confusion(crowd, WorkerModel.GENERAL, 3, 2, rng)[0]
    np.testing.assert_array_equal(drawn, MATRICES)
    many = draw_confusion(crowd, WorkerModel.GENERAL, 40, 2, rng)[0]
    assert all((matrix == MATRICES).all(axis=(1, 2)).any() for matrix in many)
    with refused(DataError, match="2 classes, but you asked for 3"):
        draw_confusion(crowd, WorkerModel.GENERAL, 3, 3, rng)


def test_chances_that_do_not_add_up_are_refused() -> None:
    with refused(DataError, match="add up to 1"):
        FittedCrowd(MATRICES * 0.9, np.array([0.5, 0.5]), np.ones(3))


def test_a_crowd_fitted_again_is_the_crowd_it_was() -> None:
    one, same = (FittedCrowd(MATRICES.copy(), np.array([0.5, 0.5]), np.ones(3)) for _ in range(2))
    assert one == same
    assert hash(one) == hash(same)
    assert one != FittedCrowd(MATRICES, np.array([0.4, 0.6]), np.ones(3))
    assert one != FittedCrowd(MATRICES, np.array([0.5, 0.5]), np.full(3, 0.5))


def test_workers_are_fitted_by_what_the_items_are() -> None:
    accuracy = np.array([0.9, 0.6, 0.75])
    rng = np.random.default_rng(5)
    labels, truth = homogeneous_crowd(
        rng, accuracy, 20_000, 2, fill=0.5, shares=np.array([0.7, 0.3])
    )
    crowd = fitted_crowd(labels, np.eye(2)[truth])
    np.testing.assert_allclose(crowd.confusion, homogeneous(accuracy, 2), atol=0.03)
    np.testing.assert_allclose(crowd.shares, [0.7, 0.3], atol=0.02)
    np.testing.assert_allclose(crowd.chance, 0.5, atol=0.02)


def test_the_two_groups_are_those_of_the_paper() -> None:
    rng = np.random.default_rng(6)
    drawn = draw_confusion(TwoGroups(), WorkerModel.HOMOGENEOUS, 50, 2, rng)
    right = drawn[:, :, 0, 0]
    np.testing.assert_allclose(right[0], [0.9] * 20 + [0.5] * 30)
    np.testing.assert_allclose(right[1], [0.6] * 20 + [0.7] * 30)
