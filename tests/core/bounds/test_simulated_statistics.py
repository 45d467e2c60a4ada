"""What the model check counts, by going through the labels one by one, and what it draws."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from scipy.sparse import issparse

from crowdgui.core.bounds import model_check
from crowdgui.core.bounds import simulated_statistics as model_draws
from crowdgui.core.bounds.model_check import FEWEST_DRAWS, check_worker_model, items_needed
from crowdgui.core.bounds.model_fit import _compare_pairs, _far_pair
from crowdgui.core.bounds.quantities import OneCoin, homogeneous
from crowdgui.core.bounds.simulated_statistics import (
    FittedModel,
    WorkerModel,
    can_fit,
    fit_model,
    observed_statistics,
    simulated_statistics,
)
from crowdgui.core.errors import Cancelled
from crowdgui.core.labels import keep_first_labels
from crowdgui.core.progress import Progress, ignore_progress
from tests.core.strategies import crowd, label_sets, make_labels, quick, rows_of

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels


def model(accuracy: list[float], shares: list[float]) -> FittedModel:
    confusion = homogeneous(np.array(accuracy), len(shares))
    return FittedModel(WorkerModel.HOMOGENEOUS, np.array(shares), confusion)


@quick
@given(label_sets(min_classes=2))
def test_a_label_set_is_described_as_by_hand(labels: Labels) -> None:
    once, n = keep_first_labels(labels), labels.n_classes
    answers: list[list[int]] = [[] for _ in range(labels.n_items)]
    for j, _, k in rows_of(once):
        answers[j].append(k)
    several = [given_ for given_ in answers if len(given_) > 1]
    pairs, agreement = np.zeros((n, n)), []
    for given_ in several:
        agrees = []
        for h, k in permutations(given_, 2):
            pairs[h, k] += 1
            agrees.append((n * (h == k) - 1) / (n - 1))
        agreement.append(np.mean(agrees))
    found = observed_statistics(once)
    assert found.spread[0] == pytest.approx(np.var(agreement) if several else 0, abs=1e-12)
    assert found.pairs[0].tolist() == pairs[np.triu_indices(n)].tolist()
    top = [max(given_.count(k) for k in range(n)) for given_ in several]
    assert found.winning[0].tolist() == [top.count(v) for v in range(found.winning.shape[1])]
    assert found.unanimous[0] == sum(len(set(given_)) == 1 for given_ in several)


def test_workers_who_are_always_right_agree_on_classes_dealt_by_their_shares() -> None:
    labels, _ = crowd(np.random.default_rng(0), np.full(6, 0.8), 200, 3)
    sets = simulated_statistics(
        labels, model([1.0] * 6, [0.5, 0.3, 0.2]), 9, np.random.default_rng(0), ignore_progress
    )
    assert (sets.unanimous == 200).all()
    assert (sets.spread == 0).all()
    for pairs in sets.pairs / (200 * 6 * 5):
        assert pairs[[0, 3, 5]] == pytest.approx([0.5, 0.3, 0.2], abs=1 / 200)
    assert sets.winning[:, 6].tolist() == [200] * 9


def test_drawn_sets_are_those_of_the_model() -> None:
    rng = np.random.default_rng(1)
    accuracy, shares = [0.9, 0.5, 0.7, 0.8], [0.6, 0.4]
    labels, _ = crowd(rng, np.array(accuracy), 150, 2, fill=0.8)
    sets = simulated_statistics(labels, model(accuracy, shares), 300, rng, ignore_progress)
    own = [
        observed_statistics(redrawn(rng, labels, np.array(accuracy), np.array(shares)))
        for _ in range(300)
    ]
    for name in ("spread", "pairs", "winning", "unanimous"):
        theirs = np.concatenate([getattr(one, name) for one in own])
        mine = getattr(sets, name)
        error = np.sqrt((theirs.var(axis=0) + mine.var(axis=0)) / 300) + 1e-12
        assert (np.abs(mine.mean(axis=0) - theirs.mean(axis=0)) < 5 * error + 0.004).all()
    assert sets.spread.std() > 0


def redrawn(
    rng: np.random.Generator, labels: Labels, accuracy: np.ndarray, shares: np.ndarray
) -> Labels:
    """Draw answers on the same assignment, without the project's own drawing."""
    truth = rng.permutation(np.repeat([0, 1], np.round(shares * labels.n_items).astype(int)))
    right = rng.random(labels.n_labels) < accuracy[labels.worker]
    code = np.where(right, truth[labels.item], 1 - truth[labels.item])
    sizes = labels.n_items, labels.n_workers, labels.n_classes
    return make_labels(labels.item, labels.worker, code, *sizes)


def test_no_array_grows_with_the_number_of_sets(monkeypatch: pytest.MonkeyPatch) -> None:
    labels, _ = crowd(np.random.default_rng(2), np.full(5, 0.7), 40, 2)
    monkeypatch.setattr(model_draws, "CELLS", 500)
    calls: list[Progress] = []
    fitted = model([0.7] * 5, [0.5, 0.5])
    sets = simulated_statistics(labels, fitted, 11, np.random.default_rng(0), calls.append)
    assert len(calls) == 6
    assert sets.winning.sum(axis=1).tolist() == [40] * 11
    assert (sets.pairs @ [1, 2, 1]).tolist() == [40 * 5 * 4] * 11


def test_few_and_many_classes_are_counted_and_compared_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rng = np.random.default_rng(3)
    labels, _ = crowd(rng, np.full(8, 0.7), 40, 5, fill=0.3)
    labels = keep_first_labels(labels)
    fitted = model([0.7] * 8, [0.4, 0.2, 0.2, 0.1, 0.1])
    sets, compared = [], []
    for few in (5, 4):
        monkeypatch.setattr(model_draws, "FEW_CLASSES", few)
        again = np.random.default_rng(5)
        sets.append(simulated_statistics(labels, fitted, 9, again, ignore_progress))
        seen = observed_statistics(labels)
        compared.append((_compare_pairs(seen, sets[-1]), _far_pair(seen, sets[-1])))
    dense, sparse = sets
    assert issparse(sparse.pairs)
    assert (dense.pairs == sparse.pairs.toarray()).all()
    for name in ("winning", "unanimous"):
        assert (getattr(dense, name) == getattr(sparse, name)).all()
    assert sparse.spread == pytest.approx(dense.spread)
    (one, far), (other, also_far) = compared
    assert (one.size, one.low, one.high, one.z) == pytest.approx(
        (other.size, other.low, other.high, other.z)
    )
    assert (one.p, one.grade, far) == (other.p, other.grade, also_far)


def test_of_thousands_of_classes_as_many_items_are_checked_as_pairs_can_be_held(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    labels, _ = crowd(np.random.default_rng(3), np.full(5, 0.7), 300, 100)
    assert items_needed(labels) >= 300
    monkeypatch.setattr(model_check, "MOST_PAIRS", FEWEST_DRAWS * 10 * 50)
    assert items_needed(labels) == 50
    check = check_worker_model(labels, 0, ignore_progress, (WorkerModel.HOMOGENEOUS,))
    assert (check.items, check.draws, check.in_part) == (50, FEWEST_DRAWS, True)


def test_answers_in_many_classes_are_drawn_as_edge_by_edge() -> None:
    rng = np.random.default_rng(4)
    n, accuracy = 20, np.array([0.6, 0.2, 1.0, 0.0])
    worker, states = rng.integers(0, 4, 300), rng.integers(0, n, (100, 5))
    item = np.repeat(np.arange(100), 3)
    confusion = homogeneous(accuracy, n)
    uneven = rng.dirichlet(np.full(n, 0.1), (4, n))
    for chances, given_as in ((uneven, uneven), (confusion, OneCoin(accuracy, n))):
        fitted = FittedModel(WorkerModel.HOMOGENEOUS, np.full(n, 1 / n), given_as)
        edges = model_draws._edges(fitted, n)
        again = np.random.default_rng(5)
        drawn = model_draws._answers(fitted, edges, worker, states, item, again)
        chance = np.random.default_rng(5).random((300, 5))
        upto = np.cumsum(chances, axis=2)[worker[:, None], states[item]][..., :-1]
        above = chance[..., None] > upto
        assert (drawn == above.sum(axis=-1)).all()


def test_models_with_more_numbers_than_labels_are_not_fitted() -> None:
    rng = np.random.default_rng(6)
    labels, _ = crowd(rng, np.full(30, 0.4), 20, 190)
    assert can_fit(WorkerModel.HOMOGENEOUS, labels)
    assert not any(can_fit(model, labels) for model in list(WorkerModel)[1:])
    check = check_worker_model(labels, 0, ignore_progress)
    assert [one.model for one in check.checked] == [WorkerModel.HOMOGENEOUS]
    assert check.too_large == tuple(WorkerModel)[1:] or check.fits
    few, _ = crowd(rng, np.full(6, 0.7), 5, 4)
    assert all(can_fit(model, few) for model in WorkerModel)


def test_drawing_is_cancelled() -> None:
    labels, _ = crowd(np.random.default_rng(3), np.full(5, 0.7), 40, 2)

    def cancel(_: Progress) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        simulated_statistics(
            labels, model([0.7] * 5, [0.5, 0.5]), 3, np.random.default_rng(0), cancel
        )


@pytest.mark.parametrize("kind", list(WorkerModel))
def test_every_model_is_fitted_as_chances(kind: WorkerModel) -> None:
    rng = np.random.default_rng(4)
    labels, _ = crowd(rng, rng.uniform(0.6, 0.95, 12), 150, 3, fill=0.7)
    fitted = fit_model(kind, labels, ignore_progress)
    states = fitted.shares.size
    assert states == (30 if kind is WorkerModel.KINDS else 3)
    assert fitted.confusion.shape == (12, states, 3)
    assert fitted.shares.sum() == pytest.approx(1)
    assert fitted.confusion.sum(axis=2) == pytest.approx(np.ones((12, states)))
    assert (fitted.confusion >= 0).all()


def test_fits_come_near_the_truth() -> None:
    rng = np.random.default_rng(5)
    accuracy = rng.uniform(0.6, 0.95, 12)
    labels, _ = crowd(rng, accuracy, 2000, 2, shares=np.array([0.7, 0.3]))
    for kind in (WorkerModel.HOMOGENEOUS, WorkerModel.CLASS_CONDITIONAL, WorkerModel.GENERAL):
        fitted = fit_model(kind, labels, ignore_progress)
        assert fitted.shares == pytest.approx([0.7, 0.3], abs=0.03)
        assert fitted.confusion == pytest.approx(homogeneous(accuracy, 2), abs=0.06)
    kinds = fit_model(WorkerModel.KINDS, labels, ignore_progress)
    joint = np.einsum("s,isk->ik", kinds.shares, kinds.confusion)
    counted = np.bincount(labels.worker * 2 + labels.code).reshape(12, 2) / 2000
    assert joint == pytest.approx(counted, abs=0.02)
