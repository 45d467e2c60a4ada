"""Groups compared on the same items: brute force, validity under the null, and power."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.intervals import clopper_pearson, clustered_share
from crowdgui.core.labels import LabelAttribute, Labels, text_array
from crowdgui.core.workers.cohorts import (
    NoDifference,
    cohort_table,
    compare_on_items,
)

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray


def assigned(rng: np.random.Generator, workers: int, items: int, each: int) -> Labels:
    """Return labels of one class by random workers, a few per item."""
    item = np.repeat(np.arange(items), each)
    worker = np.concatenate([rng.choice(workers, each, replace=False) for _ in range(items)])
    item_ids, worker_ids, classes = (text_array(map(str, range(n))) for n in (items, workers, 1))
    code = np.zeros(item.size, dtype=int)
    return Labels.from_codes(item, worker, code, item_ids, worker_ids, classes)


def drawn(
    rng: np.random.Generator, labels: Labels, group: IntArray, effect: float, spread: float
) -> FloatArray:
    """Return right and wrong labels of workers and items that differ, and of groups that may."""
    logit = rng.normal(1.3, spread, labels.n_workers)[labels.worker]
    logit = logit + rng.normal(0, 1, labels.n_items)[labels.item] + effect * group
    return (rng.random(labels.n_labels) < 1 / (1 + np.exp(-logit))).astype(float)


def fitted(marks: FloatArray, labels: Labels, group: IntArray, kept: IntArray) -> float:
    """Fit an effect of the group beside one of every item, by least squares."""
    items = np.eye(labels.n_items)[labels.item[kept]]
    design = np.column_stack([group[kept] == 1, items])
    return float(np.linalg.lstsq(design, marks[kept], rcond=None)[0][0])


def test_the_difference_is_that_of_least_squares_and_its_error_the_jackknifes() -> None:
    rng = np.random.default_rng(4)
    labels = assigned(rng, 8, 30, 4)
    group = (labels.worker < 4).astype(np.int32)
    marks = drawn(rng, labels, group, 1.0, 1.0)
    found = compare_on_items(marks, labels, group, 1)
    whole = fitted(marks, labels, group, np.arange(labels.n_labels))
    without = np.array(
        [fitted(marks, labels, group, np.flatnonzero(labels.worker != w)) for w in range(8)]
    )
    error = np.sqrt(((without - whole) ** 2).sum() * 7 / 8)
    assert found.value == pytest.approx(whole)
    assert found.low is not None
    # Student's quantile of 1 to 6 degrees of freedom.
    assert 2.44 < (whole - found.low) / error < 12.8
    other = compare_on_items(marks, labels, group, 0)
    assert other.value == pytest.approx(-whole)
    assert other.p == pytest.approx(found.p)


def test_hard_items_do_not_count_against_those_who_got_them() -> None:
    rng = np.random.default_rng(1)
    labels = assigned(rng, 40, 400, 4)
    # North works mostly on hard items, where everybody is right half as often.
    hard = labels.item < 200
    group = ((labels.worker + rng.integers(0, 3, labels.n_labels)) % 3 == 0).astype(np.int32)
    group = np.where(hard, group, rng.random(labels.n_labels) < 0.1).astype(np.int32)
    marks = (rng.random(labels.n_labels) < np.where(hard, 0.5, 0.95)).astype(float)
    table = cohort_table(
        labels, LabelAttribute("vendor", text_array(["South", "North"]), group), marks, None
    )
    shares = {cohort.name: cohort.agreement.share for cohort in table.cohorts}
    assert shares["North"] is not None
    assert shares["South"] is not None
    assert shares["North"] < shares["South"] - 0.15
    difference = table.cohorts[0].agreement_difference
    assert difference.low is not None
    assert difference.high is not None
    assert difference.low < 0 < difference.high
    assert table.in_several > 0


@pytest.mark.parametrize(("effect", "low", "high"), [(0.0, 0.0, 0.066), (1.5, 0.8, 1.0)])
def test_size_and_power(effect: float, low: float, high: float) -> None:
    """Of 800 crowds without a difference at most 5% show one, within noise; a clear one is seen."""
    rng = np.random.default_rng(2)
    labels = assigned(rng, 24, 80, 4)
    group = (labels.worker < 12).astype(np.int32)
    found = [
        compare_on_items(drawn(rng, labels, group, effect, 0.5), labels, group, 1).p
        for _ in range(800)
    ]
    assert low <= np.mean([p is not None and p <= 0.05 for p in found]) <= high


def test_shares_of_clustered_labels() -> None:
    rng = np.random.default_rng(3)
    marks = (rng.random(200) < 0.8).astype(float)
    single = clustered_share(marks, np.arange(200))
    exact = clopper_pearson(np.array([marks.sum()]), np.array([200]))
    assert single.low == pytest.approx(exact[0][0], abs=0.01)
    assert single.high == pytest.approx(exact[1][0], abs=0.01)
    # Ten workers of whom each always does the same are ten labels, not 200.
    alike = clustered_share(np.repeat(marks[:10], 20), np.repeat(np.arange(10), 20))
    assert alike.low is not None
    assert alike.low < exact[0][0] - 0.1
    assert clustered_share(marks, np.zeros(200, dtype=int)).low is None
    perfect = clustered_share(np.ones(100), np.repeat(np.arange(5), 20))
    assert perfect.low is not None
    assert perfect.low < 0.6


def test_items_that_everybody_labels_are_clusters_too() -> None:
    """Of 20 gold items with a label of each of 30 workers, items differ more than workers do."""
    rng = np.random.default_rng(5)
    item, worker = (each.ravel() for each in np.indices((20, 30)))
    held = []
    for _ in range(300):
        easy, good = rng.beta(3, 1, 20), rng.normal(0.0, 0.03, 30)
        marks = (rng.random(600) < easy[item] + good[worker]).astype(float)
        both = clustered_share(marks, worker, item), clustered_share(marks, worker)
        held.append([found.low <= 0.75 <= found.high for found in both])
    covered, by_worker = np.mean(held, axis=0)
    # 300 draws are off by up to 0.04, three standard errors.
    assert covered >= 0.91
    assert by_worker < 0.7
    one = clustered_share(np.ones(30), np.arange(30), np.zeros(30, dtype=int))
    assert (one.low, one.high) == (0.0, 1.0)


def test_what_cannot_be_compared_says_why() -> None:
    rng = np.random.default_rng(5)
    labels = assigned(rng, 10, 40, 3)
    marks = np.ones(labels.n_labels)
    apart = (labels.item < 20).astype(np.int32)
    assert compare_on_items(marks, labels, apart, 1).reason is NoDifference.NO_COMMON_ITEMS
    alone = np.zeros(labels.n_labels, dtype=np.int32)
    assert compare_on_items(marks, labels, alone, 0).reason is NoDifference.ONE_GROUP
    one = (labels.worker == 0).astype(np.int32)
    assert compare_on_items(marks, labels, one, 1).reason is NoDifference.FEW_WORKERS
    # All labels alike are no proof that groups are.
    even = compare_on_items(marks, labels, (labels.worker < 5).astype(np.int32), 1)
    assert even.value == pytest.approx(0)
    assert even.low is not None
    assert even.low < -0.01


def test_p_values_are_corrected_for_all_groups() -> None:
    rng = np.random.default_rng(6)
    labels = assigned(rng, 30, 120, 4)
    group = (labels.worker % 3).astype(np.int32)
    marks = drawn(rng, labels, group, 0.5, 0.5)
    values = text_array(["a", "b", "c"])
    table = cohort_table(labels, LabelAttribute("shift", values, group), marks, None)
    pairs = sorted(
        (each.p, each.p_corrected)
        for each in (cohort.agreement_difference for cohort in table.cohorts)
        if each.p is not None and each.p_corrected is not None
    )
    assert pairs[0][1] == pytest.approx(min(1.0, 3 * pairs[0][0]))
    assert pairs[2][1] == pytest.approx(max(pairs[2][0], pairs[1][1]))
