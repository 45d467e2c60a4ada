"""Pace against times written by hand, and on simulated crowds with and without hasty workers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
import scipy.stats
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.errors import Cancelled
from crowdgui.core.intervals import benjamini_hochberg
from crowdgui.core.labels import LabelMetadata, Labels, text_array
from crowdgui.core.workers.speed import (
    BREAK,
    LEAST_SPREAD,
    LONGEST,
    WorkerSpeed,
    _medians,
    measure_speed,
)
from tests.core.strategies import quick

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.progress import Progress


NAN = float("nan")


def timed(
    worker: Sequence[int] | IntArray,
    item: Sequence[int] | IntArray,
    *,
    seconds: Sequence[float] | FloatArray | None = None,
    given_at: Sequence[float] | FloatArray | None = None,
    n_workers: int | None = None,
) -> Labels:
    n = int(np.max(worker)) + 1 if n_workers is None else n_workers
    how = LabelMetadata(
        given_at=None if given_at is None else np.array(given_at, dtype=float),
        seconds=None if seconds is None else np.array(seconds, dtype=float),
    )
    return Labels.from_codes(
        item,
        worker,
        np.zeros(len(worker), dtype=int),
        text_array(f"item {j}" for j in range(int(np.max(item)) + 1)),
        text_array(f"worker {i}" for i in range(n)),
        text_array(["yes", "no"]),
        how,
    )


def measured(labels: Labels) -> WorkerSpeed:
    found = measure_speed(labels)
    assert found is not None
    return found


def hurried(
    rng: np.random.Generator,
    n_workers: int,
    hasty: int = 0,
    times: float = 0.1,
    spread: float = 0.4,
) -> Labels:
    """Let honest speeds be lognormal; the first few need `times` the usual seconds."""
    speed = np.exp(rng.normal(0.0, spread, n_workers))
    speed[:hasty] = times
    worker = np.repeat(np.arange(n_workers), rng.integers(15, 100, n_workers))
    item = rng.integers(0, 200, worker.size)
    slow = np.exp(rng.normal(0.0, 0.5, 200))
    seconds = 20.0 * speed[worker] * slow[item] * np.exp(rng.normal(0.0, 0.5, worker.size))
    return timed(worker, item, seconds=seconds)


@quick
@given(st.lists(st.tuples(st.integers(0, 4), st.floats(-9, 9)), max_size=30))
def test_medians_are_those_of_each_group(rows: list[tuple[int, float]]) -> None:
    group, values = np.array([g for g, _ in rows], dtype=int), np.array([v for _, v in rows])
    found = _medians(values, group, 6)
    for place, median in enumerate(found.tolist()):
        own = values[group == place]
        expected = np.median(own) if own.size else NAN
        assert median == pytest.approx(expected, nan_ok=True)


def test_without_times_there_is_no_pace() -> None:
    assert measure_speed(timed([0, 1], [0, 0])) is None
    assert measure_speed(timed([0, 1], [0, 0], seconds=[NAN, NAN], given_at=[NAN, NAN])) is None
    assert measure_speed(timed([0, 1], [0, 0], seconds=[0.0, LONGEST + 1])) is None


def test_recorded_seconds() -> None:
    seconds = [4.0, 8.0, 100.0, 6.0, 0.0, -3.0, LONGEST + 1, NAN, NAN]
    found = measured(timed([0, 0, 0, 1, 1, 1, 1, 1, 2], [*range(8), 0], seconds=seconds))
    assert found.recorded
    assert found.timed.tolist() == [3, 1, 0]
    assert found.median_seconds.tolist() == pytest.approx([8.0, 6.0, NAN], nan_ok=True)
    assert found.hours.tolist() == pytest.approx([112 / 3600, 6 / 3600, NAN], nan_ok=True)
    assert found.ignored == 3
    assert found.sessions.tolist() == [0, 0, 0]
    assert np.isnan([found.first, found.last, found.p]).all()


def test_seconds_follow_from_when_labels_were_given() -> None:
    at = [100.0, 110.0, 130.0, 130.0, 130.0 + BREAK, 131.0 + 2 * BREAK, 139.0 + 2 * BREAK, 50.0]
    order = np.random.default_rng(0).permutation(len(at))
    worker, item = np.array([0] * 7 + [1]), np.arange(8)
    found = measured(timed(worker[order], item[order], given_at=np.array(at)[order], n_workers=3))
    assert not found.recorded
    # 10; then 20 shared by two; BREAK is no break yet; a break; 8.
    assert found.timed.tolist() == [5, 0, 0]
    assert found.median_seconds[0] == 10.0
    assert found.hours[0] == pytest.approx((10 + 20 + BREAK + 8) / 3600)
    assert found.sessions.tolist() == [2, 1, 0]
    assert found.first.tolist() == pytest.approx([100.0, 50.0, NAN], nan_ok=True)
    assert found.last.tolist() == pytest.approx([139.0 + 2 * BREAK, 50.0, NAN], nan_ok=True)
    assert found.ignored == 0


def test_recorded_seconds_come_before_moments() -> None:
    at, seconds = [0.0, 60.0, 120.0], [5.0, NAN, NAN]
    found = measured(timed([0, 0, 0], [0, 1, 2], given_at=at, seconds=seconds))
    assert found.recorded
    assert found.timed.tolist() == [1]
    assert found.sessions.tolist() == [1]
    unusable = measured(timed([0, 0, 0], [0, 1, 2], given_at=at, seconds=[0.0, NAN, NAN]))
    assert not unusable.recorded
    assert unusable.timed.tolist() == [2]
    assert unusable.ignored == 1


def test_one_label_each_has_moments_but_no_seconds() -> None:
    found = measured(timed([0, 1], [0, 0], given_at=[7.0, 9.0]))
    assert found.timed.tolist() == [0, 0]
    assert found.first.tolist() == [7.0, 9.0]
    assert np.isnan(found.ratio).all()


def test_the_ratio_is_that_of_speeds_whatever_the_items() -> None:
    """The first worker only sees items that take everybody four times as long."""
    rng = np.random.default_rng(1)
    speed = np.array([1.0, 1.0, 1.0, 1.0, 1.0, 0.5, 2.0])
    worker = np.repeat(np.arange(7), 300)
    item = np.concatenate([rng.integers(0, 20, 300), rng.integers(0, 80, 1800)])
    slow = np.where(np.arange(80) < 20, 4.0, 1.0)
    seconds = 10.0 * speed[worker] * slow[item] * np.exp(rng.normal(0.0, 0.1, worker.size))
    found = measured(timed(worker, item, seconds=seconds))
    assert found.median_seconds[0] > 3 * found.median_seconds[1]
    assert found.ratio[1:] == pytest.approx(speed[1:], rel=0.1)
    # Items are drawn to the usual time, so that something of theirs stays with the worker.
    assert 1.0 < found.ratio[0] < 1.3


def test_p_is_students_below_the_middle() -> None:
    """One item for each worker and no noise: shares are what was put in, but for the drawing."""
    n = 40
    logs = np.random.default_rng(2).normal(0.0, 1.0, n)
    worker = np.repeat(np.arange(n), 12)
    found = measured(timed(worker, np.arange(worker.size), seconds=10 * np.exp(logs[worker])))
    share = logs - np.median(logs)
    spread = max(np.quantile(share, 0.75) / 0.6745, np.quantile(share, 0.9) / 1.2816)
    assert found.ratio == pytest.approx(np.exp(share))
    assert found.spread == pytest.approx(np.exp(spread))
    assert found.p == pytest.approx(scipy.stats.t.cdf(share / spread, 10))


def test_equal_workers_still_differ_by_chance() -> None:
    worker = np.repeat(np.arange(10), 12)
    found = measured(timed(worker, np.arange(worker.size), seconds=np.full(worker.size, 3.0)))
    assert found.spread == pytest.approx(np.exp(LEAST_SPREAD))
    assert found.p == pytest.approx(np.full(10, 0.5))


def test_too_little_is_not_tested() -> None:
    worker = np.concatenate([np.repeat(np.arange(9), 10), [9] * 9])
    seconds = np.random.default_rng(0).uniform(5, 9, worker.size)
    found = measured(timed(worker, np.arange(worker.size), seconds=seconds))
    assert np.isnan(found.p).tolist() == [False] * 9 + [True]
    few = worker < 7
    without = measured(timed(worker[few], np.arange(few.sum()), seconds=seconds[few]))
    assert np.isnan(without.p).all()
    assert np.isnan(without.spread)


def test_order_and_names_change_nothing() -> None:
    rng = np.random.default_rng(4)
    labels = hurried(rng, 20, 2)
    seconds = labels.metadata.seconds
    assert seconds is not None
    to, items = rng.permutation(20), rng.permutation(labels.n_items)
    order = rng.permutation(labels.n_labels)
    moved = timed(to[labels.worker][order], items[labels.item][order], seconds=seconds[order])
    before, after = measured(labels), measured(moved)
    for name in ("timed", "median_seconds", "hours", "ratio", "p"):
        assert getattr(after, name)[to] == pytest.approx(getattr(before, name))


@pytest.mark.parametrize("n_workers", [10, 40, 150])
def test_honest_workers_are_not_too_fast(n_workers: int) -> None:
    blamed = 0
    for seed in range(12):
        found = measured(hurried(np.random.default_rng(seed), n_workers, spread=0.6))
        blamed += bool((benjamini_hochberg(found.p) < 0.05).any())
    # At 5 %, three crowds in twelve would be blamed by chance once in 50 times.
    assert blamed <= 2


@pytest.mark.parametrize(("n_workers", "hasty"), [(25, 1), (40, 4), (150, 45)])
def test_workers_in_a_tenth_of_the_time_are_too_fast(n_workers: int, hasty: int) -> None:
    right, wrong = 0, 0
    for seed in range(6):
        found = measured(hurried(np.random.default_rng(seed), n_workers, hasty))
        flagged = benjamini_hochberg(found.p) < 0.05
        right, wrong = right + int(flagged[:hasty].sum()), wrong + int(flagged[hasty:].sum())
    assert right >= 0.8 * 6 * hasty
    assert wrong <= 1


def test_it_can_be_stopped() -> None:
    def stop(_: Progress) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        measure_speed(timed([0], [0], seconds=[1.0]), stop)
