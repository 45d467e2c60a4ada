"""Whether the model check tells crowds that fit from crowds that do not."""

from __future__ import annotations

import os
from itertools import product
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given, settings

from crowdgui.core.bounds import model_check
from crowdgui.core.bounds.model_check import ModelFinding, check_worker_model, find_misfit
from crowdgui.core.bounds.model_fit import FitGrade
from crowdgui.core.bounds.simulated_statistics import WorkerModel
from crowdgui.core.errors import Cancelled
from crowdgui.core.progress import Progress, ignore_progress
from tests.core.strategies import (
    crowd,
    from_matrix,
    in_another_order,
    label_sets,
    make_labels,
    quick,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.labels import Labels
    from tests.core.conftest import Dataset

FAULTS = (FitGrade.ROUGHLY, FitGrade.DOES_NOT_FIT)
FIRST = (WorkerModel.HOMOGENEOUS,)
LONG = bool(os.environ.get("CROWDGUI_LONG_TESTS"))
"""Ten times as many simulated crowds."""

SETTINGS = [
    (20, 100, 2, 0.5),
    (10, 60, 2, 1.0),
    (100, 400, 2, 0.05),
    (15, 150, 3, 0.4),
    (60, 400, 4, 0.1),
    (8, 40, 3, 1.0),
    (200, 300, 2, 0.03),
    (300, 300, 3, 0.02),
    (30, 1000, 2, 0.2),
    (50, 600, 4, 0.2),
]
"""Workers, items, classes, chance to label."""


@pytest.mark.parametrize(
    ("name", "ratio", "z", "distance"),
    [
        ("rte", 1.51, 8.7, 0.100),
        ("duchenne", 4.78, 14.7, 0.099),
        ("web", 1.51, 14.2, 0.163),
        ("dog", 0.94, -1.2, 0.249),
    ],
)
@pytest.mark.usefixtures("as_shipped")
def test_real_sets(dataset: Dataset, name: str, ratio: float, z: float, distance: float) -> None:
    found = check_worker_model(dataset(name)[0], 0, ignore_progress, FIRST).homogeneous
    assert found is not None
    assert found.grade is FitGrade.DOES_NOT_FIT
    assert found.spread.size == pytest.approx(ratio, rel=0.05)
    assert found.spread.z == pytest.approx(z, rel=0.15, abs=0.3)
    assert found.pairs.size == pytest.approx(distance, abs=0.006)
    assert found.pairs.p == pytest.approx(1 / 201)


def test_the_simplest_model_that_fits_real_sets(dataset: Dataset) -> None:
    found = {
        name: check_worker_model(dataset(name)[0], 0, ignore_progress)
        for name in ("rte", "web", "dog")
    }
    simplest = {name: check.simplest for name, check in found.items()}
    assert simplest["rte"] is not None
    assert simplest["rte"].model is WorkerModel.CLASS_CONDITIONAL
    assert simplest["web"] is not None
    assert (simplest["web"].model, simplest["web"].grade) == (WorkerModel.GENERAL, FitGrade.FITS)
    assert simplest["dog"] is not None
    assert (simplest["dog"].model, simplest["dog"].grade) == (WorkerModel.GENERAL, FitGrade.ROUGHLY)
    assert [checked.model for checked in found["web"].checked] == list(WorkerModel)[:3]
    rte = found["rte"].homogeneous
    assert rte is not None
    assert rte.unanimous_seen == 78
    assert rte.unanimous_expected == pytest.approx(31, abs=2)


def test_homogeneous_crowds_raise_few_false_alarms() -> None:
    alarms, runs = 0, 4 * (20 if LONG else 1)
    for m, n, n_classes, fill in SETTINGS:
        for seed in range(runs):
            rng = np.random.default_rng([seed, m, n])
            accuracy = rng.uniform(1.1 / n_classes, 0.95, m)
            labels, _ = crowd(rng, accuracy, n, n_classes, fill=fill)
            alarms += check_worker_model(labels, seed, ignore_progress, FIRST).grade in FAULTS
    assert alarms <= 0.05 * runs * len(SETTINGS)


def uneven(rng: np.random.Generator, n_items: int = 120, n_workers: int = 20) -> Labels:
    """Make a crowd that is right on 95 % of easy items and on 55 % of hard ones."""
    truth, hard = rng.integers(0, 2, n_items), rng.random(n_items) < 0.5
    worker, item = np.nonzero(rng.random((n_workers, n_items)) < 0.5)
    right = rng.random(item.size) < np.where(hard[item], 0.55, 0.95)
    code = np.where(right, truth[item], 1 - truth[item])
    return make_labels(item, worker, code, n_items, n_workers, 2)


def colluding(rng: np.random.Generator, n_items: int = 150, n_workers: int = 20) -> Labels:
    """Make a crowd of which six copy the answers of one guesser."""
    labels, _ = crowd(rng, rng.uniform(0.6, 0.9, n_workers), n_items, 2)
    code = np.where(labels.worker < 6, rng.integers(0, 2, n_items)[labels.item], labels.code)
    return make_labels(labels.item, labels.worker, code, n_items, n_workers, 2)


def confusing(rng: np.random.Generator, n_items: int = 300) -> Labels:
    """Make a crowd that takes two of four classes for each other, and nothing else."""
    truth = rng.integers(0, 4, n_items)
    worker, item = np.nonzero(rng.random((25, n_items)) < 0.4)
    other = np.array([1, 0, 2, 3])[truth[item]]
    code = np.where(rng.random(item.size) < 0.35, other, truth[item])
    return make_labels(item, worker, code, n_items, 25, 4)


@pytest.mark.parametrize("make", [uneven, colluding, confusing])
def test_crowds_that_do_not_fit_are_found(make: Callable[[np.random.Generator], Labels]) -> None:
    runs = 20 * (10 if LONG else 1)
    crowds = (make(np.random.default_rng(seed)) for seed in range(runs))
    grades = [check_worker_model(labels, 0, ignore_progress, FIRST).grade for labels in crowds]
    assert grades.count(FitGrade.DOES_NOT_FIT) >= 0.95 * runs


def test_uneven_items_and_colluders_show_in_the_spread_confusion_in_the_pairs() -> None:
    rng = np.random.default_rng(0)
    for labels in (uneven(rng), colluding(rng)):
        found = check_worker_model(labels, 0, ignore_progress, FIRST).homogeneous
        assert found is not None
        assert found.spread.size > 1.6
        assert found.spread.p < 0.025
    check = check_worker_model(confusing(rng, 1500), 0, ignore_progress)
    assert check.homogeneous is not None
    assert check.homogeneous.pairs.grade is FitGrade.DOES_NOT_FIT
    assert check.homogeneous.far_pair.classes in ((0, 1), (2, 2), (3, 3))
    assert check.simplest is not None
    assert (check.simplest.model, check.simplest.grade) == (WorkerModel.GENERAL, FitGrade.FITS)


def test_a_large_crowd_that_fits() -> None:
    rng = np.random.default_rng(1)
    labels, _ = crowd(rng, rng.uniform(0.55, 0.9, 30), 1500, 2, fill=0.2)
    check = check_worker_model(labels, 0, ignore_progress)
    assert check.fits
    assert check.simplest is check.homogeneous
    assert [checked.model for checked in check.checked] == [WorkerModel.HOMOGENEOUS]
    found = check.checked[0]
    assert found.spread.low < 1 < found.spread.high
    assert found.winning.seen.sum() == check.items
    assert found.winning.expected.sum() == pytest.approx(check.items)
    assert (found.winning.low <= found.winning.high).all()
    inside = (found.winning.low <= found.winning.seen) & (found.winning.seen <= found.winning.high)
    assert inside.mean() > 0.8


def test_votes_that_are_too_even() -> None:
    # Eight of ten workers are right on every item, never more and never fewer.
    rng = np.random.default_rng(2)
    right = rng.permuted(np.tile(np.arange(10) < 8, (300, 1)), axis=1).T
    truth = rng.integers(0, 2, 300)
    found = check_worker_model(
        from_matrix(np.where(right, truth, 1 - truth), 2), 0, ignore_progress
    ).homogeneous
    assert found is not None
    assert found.grade is FitGrade.DOES_NOT_FIT
    assert found.spread.size < 0.1
    assert found.spread.z < -5


def test_the_votes_of_the_winner_are_counted_in_every_drawn_set() -> None:
    item, worker = [0] * 40 + [1] * 3, [*range(40), *range(3)]
    labels = make_labels(item, worker, [w % 2 for w in range(40)] + [0] * 3, 2, 40, 2)
    votes = check_worker_model(labels, 3, ignore_progress).checked[0].winning
    assert votes.seen.sum() == 2
    assert votes.expected.sum() == pytest.approx(2)
    assert (votes.low <= votes.high).all()
    assert votes.high[20:].any()
    assert not votes.high[4:20].any()


@pytest.mark.parametrize(
    "labels",
    [
        from_matrix([[0, 0, 0]] * 3, 1),
        from_matrix([[0, 1, -1, -1], [-1, -1, 1, 0]], 2),
        from_matrix([[0, 1], [0, -1]], 2),
    ],
)
def test_nothing_to_check(labels: Labels) -> None:
    check = check_worker_model(labels, 0, ignore_progress)
    assert check.checked == ()
    assert check.homogeneous is None
    assert check.simplest is None
    assert check.grade is FitGrade.TOO_FEW
    assert not check.fits


def test_workers_who_always_agree_tell_nothing() -> None:
    labels = from_matrix([[0, 1] * 20] * 5, 2)
    check = check_worker_model(labels, 0, ignore_progress, FIRST)
    assert check.grade is FitGrade.TOO_FEW
    assert check.checked[0].unanimous_seen == 40


def test_repeated_answers_count_once() -> None:
    labels = uneven(np.random.default_rng(3), 40, 8)
    columns = (np.repeat(column, 4) for column in (labels.item, labels.worker, labels.code))
    repeated = make_labels(*columns, 40, 8, 2)
    once, again = (
        check_worker_model(found, 5, ignore_progress, FIRST) for found in (labels, repeated)
    )
    assert once.checked[0].spread == again.checked[0].spread
    assert once.checked[0].pairs == again.checked[0].pairs


def test_of_many_items_some_are_drawn_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    # Workers agree on the first half of the items and guess on the others: a part that is no
    # random one would see one half.
    rng = np.random.default_rng(3)
    votes = rng.integers(0, 2, (4000, 5))
    votes[:2000] = votes[:2000, :1]
    labels = from_matrix(votes.T, 2)
    whole = check_worker_model(labels, 0, ignore_progress, FIRST)
    monkeypatch.setattr(model_check, "MOST_ITEMS", 1000)
    part = check_worker_model(labels, 0, ignore_progress, FIRST)
    assert (whole.items, whole.available, whole.in_part) == (4000, 4000, False)
    assert (part.items, part.available, part.in_part) == (1000, 4000, True)
    assert whole.homogeneous is not None
    assert part.homogeneous is not None
    assert part.homogeneous.spread.size == pytest.approx(whole.homogeneous.spread.size, rel=0.1)
    assert part.homogeneous.unanimous_seen / 1000 == pytest.approx(
        whole.homogeneous.unanimous_seen / 4000, rel=0.1
    )


def test_models_learn_from_more_items_than_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    # On 2,000 of the items a worker has 8 labels, of which a model learns chance mistakes too.
    rng = np.random.default_rng(1)
    truth, worker = np.repeat(rng.integers(0, 3, 20_000), 2), rng.integers(0, 500, 40_000)
    worker[1::2] = (worker[::2] + rng.integers(1, 500, 20_000)) % 500
    wrong = rng.random(40_000) > rng.uniform(0.5, 0.8, 500)[worker]
    code = (truth + wrong * rng.integers(1, 3, 40_000)) % 3
    labels = make_labels(np.arange(40_000) // 2, worker, code, 20_000, 500, 3)
    monkeypatch.setattr(model_check, "FEWEST_ITEMS", 2000)
    monkeypatch.setattr(model_check, "PAIRS_FOR_A_CELL", 100)
    check = check_worker_model(labels, 0, ignore_progress, FIRST)
    assert check.items == 2000
    assert check.in_part
    assert check.fits
    monkeypatch.setattr(model_check, "LABELS_FITTED", 1)
    assert not check_worker_model(labels, 0, ignore_progress, FIRST).fits


def two_or_three(labels_each: int, n_classes: int, *, uneven: bool, seed: int) -> Labels:
    """Make 3,000 items by workers of 6 labels, one class much harder if they are uneven."""
    rng = np.random.default_rng(seed)
    item = np.repeat(np.arange(3000), labels_each)
    workers = item.size // 6
    truth = rng.integers(0, n_classes, 3000)[item]
    worker = np.concatenate([rng.choice(workers, labels_each, replace=False) for _ in range(3000)])
    accuracy = rng.uniform(0.6, 0.9, workers)[worker]
    if uneven:
        accuracy = np.where(truth == 0, np.minimum(1.0, accuracy + 0.1), accuracy - 0.3)
    code = np.where(
        rng.random(item.size) < accuracy,
        truth,
        (truth + rng.integers(1, n_classes, item.size)) % n_classes,
    )
    return make_labels(item, worker, code, 3000, workers, n_classes)


def test_two_labels_of_two_classes_tell_nothing_but_three_do() -> None:
    for uneven, seed in product((False, True), range(3)):
        labels = two_or_three(2, 2, uneven=uneven, seed=seed)
        check = check_worker_model(labels, seed, ignore_progress)
        assert check.grade is FitGrade.TOO_FEW
        assert len(check.checked) == 1
        assert [r.code for r in find_misfit(check, labels)] == [ModelFinding.TOO_FEW_LABELS_EACH]
    for seed in range(3):
        labels = two_or_three(3, 2, uneven=True, seed=seed)
        assert not check_worker_model(labels, seed, ignore_progress, FIRST).fits_closely


def test_a_small_misfit_is_no_finding_where_items_have_two_labels_and_workers_few() -> None:
    even, uneven = (
        [
            check_worker_model(two_or_three(2, 3, uneven=u, seed=n), n, ignore_progress, FIRST)
            for n in range(4)
        ]
        for u in (False, True)
    )
    assert not any(check.grade.is_misfit for check in even)
    assert any(check.grade is FitGrade.DOES_NOT_FIT for check in uneven)
    assert not any(check.few_labels for check in uneven if check.grade.is_misfit)


def test_the_seed_fixes_the_check() -> None:
    labels = uneven(np.random.default_rng(4), 40, 8)
    first, same, other = (
        check_worker_model(labels, seed, ignore_progress, FIRST).checked[0].spread
        for seed in (1, 1, 2)
    )
    assert first == same
    assert first != other


def test_the_order_of_rows_decides_nothing() -> None:
    rng = np.random.default_rng(4)
    labels = uneven(rng, 40, 8)
    first = check_worker_model(labels, 0, ignore_progress)
    for _ in range(4):
        again = check_worker_model(in_another_order(labels, rng), 0, ignore_progress)
        for one, other in zip(first.checked, again.checked, strict=True):
            assert (other.model, other.grade) == (one.model, one.grade)
            assert other.spread.size == pytest.approx(one.spread.size, rel=1e-9)
            assert other.spread.p == one.spread.p
            assert other.pairs.size == pytest.approx(one.pairs.size, rel=1e-9)


@settings(quick, max_examples=10)
@given(label_sets())
def test_every_number_is_one(labels: Labels) -> None:
    for checked in check_worker_model(labels, 0, ignore_progress).checked:
        for comparison in (checked.spread, checked.pairs):
            # Only a spread that no drawn set has is infinitely larger than theirs.
            assert comparison.size >= 0
            assert np.isfinite([comparison.low, comparison.high, comparison.z]).all()
            assert 0 < comparison.p <= 1
        assert checked.pairs.size <= 1
        assert checked.grade in (checked.spread.grade, checked.pairs.grade)


def test_the_check_is_cancelled() -> None:
    def cancel(_: Progress) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        check_worker_model(uneven(np.random.default_rng(0)), 0, cancel)
