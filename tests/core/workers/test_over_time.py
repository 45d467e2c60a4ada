"""Windows of time and the test of change: by hand, validity under the null, power, since when."""

from __future__ import annotations

from itertools import permutations

import numpy as np
import pytest

from crowdgui.core.job import Job
from crowdgui.core.labels import LabelMetadata, Labels, text_array
from crowdgui.core.results import run_job, run_untested
from crowdgui.core.workers import over_time
from crowdgui.core.workers.over_time import (
    NoTime,
    QualityOverTime,
    change_interval,
    change_place,
    change_test,
    quality_over_time,
)


def timed(seed: int = 0, *, times: bool = True) -> Labels:
    """Return labels of 12 workers over 300 items, of whom the first guesses from half way on."""
    rng = np.random.default_rng(seed)
    truth = rng.integers(0, 3, 300)
    item, worker = np.nonzero(rng.random((300, 12)) < 0.5)
    at = item * 3600.0 + rng.random(item.size)
    good = rng.random(item.size) < np.where((worker == 0) & (item >= 150), 0.33, 0.9)
    code = np.where(good, truth[item], rng.integers(0, 3, item.size))
    names = (text_array(map(str, range(300))), text_array(map(str, range(12))), text_array("abc"))
    how = LabelMetadata(given_at=at) if times else None
    return Labels.from_codes(item, worker, code, *names, how)


def test_who_changed_and_since_when() -> None:
    labels = timed()
    found = quality_over_time(run_job(Job(labels)))
    assert isinstance(found, QualityOverTime)
    changes = found.changes
    assert np.flatnonzero(changes.changed).tolist() == [0]
    assert changes.since_low[0] <= 150 * 3600 <= changes.since_high[0]
    assert abs(changes.since[0] - 150 * 3600) < 30 * 3600
    assert changes.before[0] > 0.75 > 0.55 > changes.after[0]
    crowd = found.crowd
    assert int(crowd.labels.sum()) == labels.n_labels
    assert np.ptp(crowd.labels) <= 1
    np.testing.assert_allclose(crowd.shares.sum(axis=1), 1.0)
    assert (crowd.first[1:] >= crowd.last[:-1]).all()
    assert (crowd.agreement_low <= crowd.agreement).all()
    own = found.workers[3]
    mine = labels.worker == 3
    assert int(own.labels.sum()) == int(mine.sum())


def test_the_order_of_rows_changes_no_p_value() -> None:
    labels = timed()
    workers = np.random.default_rng(2).permutation(labels.n_workers)
    codes = labels.item, np.argsort(workers)[labels.worker], labels.code
    names = labels.item_ids, labels.worker_ids[workers], labels.classes
    how = LabelMetadata(given_at=labels.metadata.given_at)
    one, other = (
        quality_over_time(run_job(Job(each)))
        for each in (labels, Labels.from_codes(*codes, *names, how))
    )
    assert isinstance(one, QualityOverTime)
    assert isinstance(other, QualityOverTime)
    np.testing.assert_array_equal(other.changes.p, one.changes.p[workers])
    np.testing.assert_array_equal(other.changes.since_low, one.changes.since_low[workers])


def test_the_interval_of_a_change_holds_its_place() -> None:
    # Drawing either side again from itself held it in 51 of these files.
    rng = np.random.default_rng(1)
    held = 0
    for _ in range(60):
        values = (rng.random(100) < np.where(np.arange(100) < 30, 0.9, 0.5)).astype(float)
        low, high = change_interval(values, rng)
        assert low <= change_place(values) <= high
        held += low <= 30 <= high
    assert held >= 54


def test_intervals_of_the_crowd_allow_for_workers_and_items_that_differ() -> None:
    """Ten labels of an item hold one class, and twenty labels in a row are as slow as one worker.

    With workers alone as clusters, and labels that are independent, they held 70% and 75%.
    """
    shares, seconds = [], []
    for seed in range(25):
        rng = np.random.default_rng(seed)
        truth, pace = rng.integers(0, 2, 120), rng.normal(3.0, 0.5, 24)
        item = np.repeat(np.arange(120), 10)
        # Ten of 24 workers take twenty items in turn.
        teams = np.stack([rng.choice(24, 10, replace=False) for _ in range(6)])
        worker = teams[np.arange(120) // 20].ravel()
        code = np.where(rng.random(1200) < 0.85, truth[item], 1 - truth[item])
        taken = np.exp(pace[worker] + rng.normal(0.0, 0.5, 1200))
        how = LabelMetadata(given_at=np.arange(1200) * 60.0, seconds=taken)
        names = (text_array(map(str, range(n))) for n in (120, 24))
        labels = Labels.from_codes(item, worker, code, *names, text_array("ab"), how)
        found = quality_over_time(run_untested(Job(labels, rule="mv")))
        assert isinstance(found, QualityOverTime)
        crowd = found.crowd
        shares += ((crowd.shares_low[:, 0] <= 0.5) & (crowd.shares_high[:, 0] >= 0.5)).tolist()
        low, high = crowd.seconds_low, crowd.seconds_high
        seconds += ((low <= np.exp(3.0)) & (np.exp(3.0) <= high)).tolist()
    assert np.mean(shares) >= 0.93
    assert np.mean(seconds) >= 0.93


def test_without_times_it_says_so() -> None:
    assert quality_over_time(run_job(Job(timed(times=False)))) is NoTime.NO_TIMES
    few = timed().only(np.arange(timed().n_labels) < 30)
    assert quality_over_time(run_job(Job(few))) is NoTime.FEW_LABELS


def test_the_p_value_is_that_of_all_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(over_time, "LEAST_BESIDE", 1)
    monkeypatch.setattr(over_time, "_ENOUGH", 10**9)
    values = np.array([1.0, 1.0, 1.0, 0.0, 0.0, 0.5])

    def largest(order: tuple[float, ...]) -> float:
        x = np.array(order)
        gaps = [abs(x[:t].mean() - x[t:].mean()) * np.sqrt(t * (6 - t) / 6) for t in range(1, 6)]
        return float(max(gaps))

    orders = [largest(order) for order in permutations(values.tolist())]
    exact = np.mean(np.array(orders) >= largest(tuple(values)) - 1e-9)
    assert change_test(values, np.random.default_rng(1)) == pytest.approx(exact, abs=0.015)
    assert change_place(values) == 3


@pytest.mark.parametrize(("drop", "low", "high"), [(0.0, 0.0, 0.08), (0.4, 0.9, 1.0)])
def test_size_and_power(drop: float, low: float, high: float) -> None:
    """Of 300 steady workers at most 5% seem to change, within noise; a clear change is seen."""
    rng = np.random.default_rng(3)
    chance = np.where(np.arange(100) < 50, 0.9, 0.9 - drop)
    tests = 300 if not drop else 15
    p = [change_test((rng.random(100) < chance).astype(float), rng) for _ in range(tests)]
    assert low <= np.mean(np.array(p) <= 0.05) <= high


def test_company_in_batches_is_no_change_of_a_worker() -> None:
    """Three of 20 unlike workers label each page of 20 items; nobody changes."""
    rng = np.random.default_rng(3)
    names = (text_array(map(str, range(1200))), text_array(map(str, range(20))), text_array("ab"))
    p = []
    for _ in range(5):
        truth, skill = rng.integers(0, 2, 1200), rng.uniform(0.4, 1.0, 20)
        worker = np.repeat([rng.choice(20, 3, replace=False) for _ in range(60)], 20, axis=0)
        item = np.repeat(np.arange(1200), 3)
        code = np.where(rng.random(3600) < skill[worker.ravel()], truth[item], 1 - truth[item])
        how = LabelMetadata(given_at=item * 60.0)
        labels = Labels.from_codes(item, worker.ravel(), code, *names, how)
        found = quality_over_time(run_untested(Job(labels)))
        assert isinstance(found, QualityOverTime)
        p.append(found.changes.p)
    assert np.mean(np.concatenate(p) <= 0.05) <= 0.08


def test_the_interval_of_a_median_reaches_a_time_that_nearly_half_took() -> None:
    """Twenty workers are about as fast as each other; 48% of labels took 1 s, 42% 2 s, 10% 3 s."""
    item, worker = np.arange(200), np.tile(np.arange(20), 10)
    names = (text_array(map(str, item)), text_array(map(str, range(20))), text_array("ab"))
    took = np.repeat([1.0, 2.0, 3.0], [96, 84, 20])
    how = LabelMetadata(given_at=item * 60.0, seconds=took)
    labels = Labels.from_codes(item, worker, item % 2, *names, how)
    at = np.random.default_rng(0).permutation(200)
    found = over_time._median(labels, at, took[at], clustered=True)
    assert found == (2.0, 1.0, 3.0)
