"""Who copies: planted copies are found, and honest crowds of many kinds are left alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.errors import Cancelled, Reason
from crowdgui.core.intervals import benjamini_hochberg
from crowdgui.core.labels import Labels
from crowdgui.core.workers import copying as module
from crowdgui.core.workers.copying import (
    FEWEST_SHARED,
    CopyingNote,
    CopyingPairs,
    find_copying,
)
from tests.core.strategies import from_matrix, make_labels, renamed

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.progress import Progress
    from tests.core.conftest import Dataset

    Crowd = Callable[[np.random.Generator], tuple[IntArray, int]]

LEVEL = 0.05


def answers(
    rng: np.random.Generator, accuracy: FloatArray, truth: IntArray, n_classes: int
) -> IntArray:
    """Let every worker answer every item, mistakes even over the other classes: (M, N)."""
    shape = accuracy.size, truth.size
    other = (truth + rng.integers(1, n_classes, shape)) % n_classes
    return np.where(rng.random(shape) < accuracy[:, None], truth, other)


def labels_of(rng: np.random.Generator, given: IntArray, n_classes: int, fill: float) -> Labels:
    return from_matrix(np.where(rng.random(given.shape) < fill, given, -1), n_classes)


def suspected(labels: Labels) -> set[tuple[int, int]]:
    found = find_copying(labels)
    some = found.q < LEVEL
    return set(zip(found.first[some].tolist(), found.second[some].tolist(), strict=True))


def plain(
    n_workers: int, n_items: int, n_classes: int, low: float, high: float
) -> Callable[[np.random.Generator], tuple[IntArray, IntArray]]:
    def draw(rng: np.random.Generator) -> tuple[IntArray, IntArray]:
        truth = rng.integers(0, n_classes, n_items)
        return answers(rng, rng.uniform(low, high, n_workers), truth, n_classes), truth

    return draw


def even(rng: np.random.Generator) -> tuple[IntArray, int]:
    return plain(25, 150, 2, 0.6, 0.95)(rng)[0], 2


def excellent(rng: np.random.Generator) -> tuple[IntArray, int]:
    return plain(25, 150, 3, 0.96, 1.0)(rng)[0], 3


def hard_items(rng: np.random.Generator) -> tuple[IntArray, int]:
    """On three items in ten, half of the answers are the same wrong one."""
    given, truth = plain(25, 150, 4, 0.7, 0.95)(rng)
    decoy = (truth + rng.integers(1, 4, truth.size)) % 4
    hard = (rng.random(truth.size) < 0.3) & (rng.random(given.shape) < 0.5)
    return np.where(hard, decoy, given), 4


def misleading_items(rng: np.random.Generator) -> tuple[IntArray, int]:
    """On two items in ten, nearly everybody errs, and alike."""
    given, truth = plain(25, 150, 2, 0.7, 0.95)(rng)
    hard = (rng.random(truth.size) < 0.2) & (rng.random(given.shape) < 0.8)
    return np.where(hard, 1 - truth, given), 2


def skewed(rng: np.random.Generator) -> tuple[IntArray, int]:
    truth = rng.choice(3, size=200, p=(0.9, 0.05, 0.05))
    return answers(rng, rng.uniform(0.7, 0.95, 25), truth, 3), 3


def guessers(rng: np.random.Generator) -> tuple[IntArray, int]:
    """Half of the crowd guesses, most of them with the same favourite."""
    given, truth = plain(24, 150, 3, 0.7, 0.95)(rng)
    given[12:] = rng.choice(3, size=(12, truth.size), p=(0.75, 0.15, 0.1))
    return given, 3


def one_answer(rng: np.random.Generator) -> tuple[IntArray, int]:
    """A third always gives the same answer of eight."""
    given, _ = plain(24, 150, 8, 0.7, 0.95)(rng)
    given[16:] = 5
    return given, 8


def scale(rng: np.random.Generator) -> tuple[IntArray, int]:
    """Items and workers lie on one scale: some say yes sooner than others."""
    lean, item = rng.normal(0.0, 1.0, 25), rng.normal(0.0, 1.5, 200)
    yes = 1.0 / (1.0 + np.exp(-1.5 * (lean[:, None] - item)))
    return (rng.random(yes.shape) < yes).astype(int), 2


def minority(rng: np.random.Generator) -> tuple[IntArray, int]:
    """A fifth reads three contested items in ten its own way, mostly, and errs like the others."""
    given, truth = plain(25, 200, 3, 0.8, 0.95)(rng)
    other = (truth + rng.integers(1, 3, truth.size)) % 3
    contested = (rng.random(truth.size) < 0.3) & (rng.random((5, truth.size)) < 0.8)
    given[:5] = np.where(contested, other, given[:5])
    return given, 3


HONEST = (
    even,
    excellent,
    hard_items,
    misleading_items,
    skewed,
    guessers,
    one_answer,
    scale,
    minority,
)


@pytest.mark.parametrize("draw", HONEST)
def test_an_honest_crowd_is_left_alone(draw: Crowd) -> None:
    blamed = 0
    for seed in range(6):
        rng = np.random.default_rng(seed)
        given, n_classes = draw(rng)
        blamed += bool(suspected(labels_of(rng, given, n_classes, 0.5)))
    # At 5 %, two crowds in six would be blamed by chance once in 30 times.
    assert blamed <= 1


@pytest.mark.parametrize("accuracy", [1.0, 0.99])
def test_workers_who_agree_on_rare_classes_are_left_alone(accuracy: float) -> None:
    """Nearly all of them are right: that they agree on a class of a few items is no surprise."""
    rng = np.random.default_rng(0)
    given = answers(rng, np.full(6, accuracy), rng.integers(0, 500, 1000), 500)
    assert suspected(labels_of(rng, given, 500, 0.5)) == set()


@pytest.mark.parametrize(("n_classes", "accuracy"), [(2, 0.7), (2, 0.8), (4, 0.6), (4, 0.85)])
@pytest.mark.parametrize("members", [2, 4])
def test_full_copies_are_found(n_classes: int, accuracy: float, members: int) -> None:
    for seed in range(2):
        rng = np.random.default_rng(seed)
        given, _ = plain(30, 120, n_classes, accuracy, accuracy)(rng)
        given[1:members] = given[0]
        mask = rng.random(given.shape) < 0.5
        mask[:members] = mask[0]
        found = suspected(from_matrix(np.where(mask, given, -1), n_classes))
        assert found == {(a, b) for b in range(members) for a in range(b)}


def test_copies_of_a_part_are_found() -> None:
    found = 0
    for seed in range(6):
        rng = np.random.default_rng(seed)
        given, truth = plain(30, 200, 4, 0.75, 0.75)(rng)
        given[1] = np.where(rng.random(truth.size) < 0.7, given[0], given[1])
        found += suspected(labels_of(rng, given, 4, 0.9)) == {(0, 1)}
    assert found >= 5


def test_a_common_source_is_found() -> None:
    for seed in range(2):
        rng = np.random.default_rng(seed)
        given, truth = plain(40, 40, 3, 0.75, 0.9)(rng)
        given[:5] = rng.integers(0, 3, truth.size)
        found = suspected(labels_of(rng, given, 3, 1.0))
        assert found == {(a, b) for b in range(5) for a in range(b)}


def test_twins_among_independent_guessers_are_not_blamed_on_others() -> None:
    rng = np.random.default_rng(7)
    given, truth = plain(30, 100, 2, 0.7, 0.9)(rng)
    given[:8] = rng.integers(0, 2, (8, truth.size))
    given[1] = given[0]
    assert suspected(labels_of(rng, given, 2, 1.0)) == {(0, 1)}


@pytest.fixture(scope="module")
def ring() -> tuple[Labels, CopyingPairs]:
    """Return a crowd in which 0, 1 and 2 copy; 29 shares too little with anybody."""
    rng = np.random.default_rng(11)
    given, _ = plain(30, 80, 3, 0.75, 0.75)(rng)
    given[1:3] = given[0]
    mask = rng.random(given.shape) < 0.9
    mask[29, FEWEST_SHARED - 1 :] = False
    labels = from_matrix(np.where(mask, given, -1), 3)
    return labels, find_copying(labels)


def test_what_is_said_of_pairs(ring: tuple[Labels, CopyingPairs]) -> None:
    labels, found = ring
    pairs = list(zip(found.first.tolist(), found.second.tolist(), strict=True))
    assert set(pairs[:3]) == {(0, 1), (0, 2), (1, 2)}
    given = np.full((labels.n_workers, labels.n_items), -1)
    given[labels.worker, labels.item] = labels.code
    for place, (a, b) in enumerate(pairs):
        both = (given[a] >= 0) & (given[b] >= 0)
        assert found.shared[place] == both.sum()
        assert found.agreed[place] == (both & (given[a] == given[b])).sum()
    assert found.looked_at == 29 * 28 // 2
    assert (np.diff(found.p) >= 0).all()
    assert (found.q[:3] < 1e-6).all()
    # Two of accuracy ¾ agree by chance on ¾² + 2 · (⅛)² of the items, about.
    assert found.expected[:3] / found.shared[:3] == pytest.approx(0.6, abs=0.08)
    assert found.copied[:3] == pytest.approx(np.ones(3))
    assert found.note is None


def test_p_values_are_corrected_over_all_pairs(ring: tuple[Labels, CopyingPairs]) -> None:
    _, found = ring
    padded = np.ones(found.looked_at)
    padded[: found.p.size] = found.p
    assert found.q == pytest.approx(benjamini_hochberg(padded)[: found.p.size])


def test_what_is_said_of_workers(ring: tuple[Labels, CopyingPairs]) -> None:
    labels, found = ring
    for worker in range(labels.n_workers):
        own = np.flatnonzero((found.first == worker) | (found.second == worker))
        if worker == 29:
            assert np.isnan(found.worker_p[worker])
            assert found.partner[worker] == -1
        elif own.size:
            best = own[np.argmin(found.q[own])]
            other = found.first[best] + found.second[best] - worker
            assert (found.worker_p[worker], found.partner[worker]) == (found.q[best], other)
        else:
            assert (found.worker_p[worker], found.partner[worker]) == (1.0, -1)


def test_names_change_nothing(ring: tuple[Labels, CopyingPairs]) -> None:
    labels, found = ring
    rng = np.random.default_rng(0)
    to = rng.permutation(labels.n_workers)
    moved = find_copying(
        renamed(labels, worker=to, item=rng.permutation(80), code=rng.permutation(3))
    )
    assert moved.worker_p[to] == pytest.approx(found.worker_p, nan_ok=True)
    assert moved.looked_at == found.looked_at
    assert {*moved.first[:3], *moved.second[:3]} == set(to[:3])
    assert np.sort(moved.expected) == pytest.approx(np.sort(found.expected))


def test_repeated_answers_count_once(ring: tuple[Labels, CopyingPairs]) -> None:
    labels, found = ring
    again = np.arange(0, labels.n_labels, 3)
    columns = (
        np.concatenate([labels.item, labels.item[again]]),
        np.concatenate([labels.worker, labels.worker[again]]),
        np.concatenate([labels.code, (labels.code[again] + 1) % 3]),
    )
    repeated = make_labels(*columns, labels.n_items, labels.n_workers, 3)
    assert np.array_equal(find_copying(repeated).worker_p, found.worker_p, equal_nan=True)


def test_nothing_to_compare_is_said() -> None:
    few = find_copying(from_matrix([[0] * 9, [0] * 9], 2))
    assert few.looked_at == few.first.size == 0
    assert np.isnan(few.worker_p).all()
    assert few.partner.tolist() == [-1, -1]
    assert few.note == Reason.make(CopyingNote.FEW_SHARED_ITEMS, n=10)
    one = find_copying(from_matrix([[0] * 20, [0] * 20], 1))
    assert one.note == Reason(CopyingNote.ONE_CLASS)


def test_two_workers_alone_are_not_blamed_for_agreeing() -> None:
    rng = np.random.default_rng(0)
    given = answers(rng, np.array([0.9, 0.85]), rng.integers(0, 3, 300), 3)
    found = find_copying(from_matrix(given, 3))
    assert found.looked_at == 1
    assert found.worker_p.tolist() == [1.0, 1.0]


def test_too_many_meetings_leave_items_out(
    ring: tuple[Labels, CopyingPairs], monkeypatch: pytest.MonkeyPatch
) -> None:
    labels, _ = ring
    meetings = int((labels.labels_per_item**2).sum())
    monkeypatch.setattr(module, "MOST_MEETINGS", meetings // 2 + 1)
    found = find_copying(labels)
    assert found.note == Reason.make(CopyingNote.SOME_ITEMS, kept=40, n=80)
    assert found.shared.max() <= 40
    assert set(zip(found.first[:3].tolist(), found.second[:3].tolist(), strict=True)) == {
        (0, 1),
        (0, 2),
        (1, 2),
    }


def test_many_pairs_are_not_all_listed(
    ring: tuple[Labels, CopyingPairs], monkeypatch: pytest.MonkeyPatch
) -> None:
    labels, found = ring
    monkeypatch.setattr(module, "MOST_LISTED", 2)
    few = find_copying(labels)
    for name in ("first", "second", "shared", "agreed", "expected", "p", "q"):
        assert np.array_equal(getattr(few, name), getattr(found, name)[:2])
    assert np.array_equal(few.worker_p, found.worker_p, equal_nan=True)


def test_it_can_be_stopped(ring: tuple[Labels, CopyingPairs]) -> None:
    stages: list[str] = []

    def stop(progress: Progress) -> None:
        stages.append(progress.stage)
        if len(set(stages)) == 2:
            raise Cancelled

    with pytest.raises(Cancelled):
        find_copying(ring[0], stop)


@pytest.mark.parametrize("name", ["rte", "dog", "web", "duchenne"])
def test_real_workers(name: str, dataset: Dataset) -> None:
    """Nobody is suspected; who takes over another's answers is."""
    labels, _ = dataset(name)
    assert not suspected(labels)
    a, b, both = closest(labels)
    code = labels.code.copy()
    code[b[both[1]]] = code[a[both[0]]]
    copied = Labels.from_codes(
        labels.item, labels.worker, code, labels.item_ids, labels.worker_ids, labels.classes
    )
    first, second = sorted((int(labels.worker[a[0]]), int(labels.worker[b[0]])))
    assert suspected(copied) == {(first, second)}


def closest(labels: Labels) -> tuple[IntArray, IntArray, tuple[IntArray, IntArray]]:
    """Return the labels of the two workers with most labels, and where they share items."""
    busy = np.argsort(-labels.labels_per_worker, kind="stable")[:2]
    a, b = (np.flatnonzero(mine(labels, i)) for i in busy)
    _, i, j = np.intersect1d(labels.item[a], labels.item[b], return_indices=True)
    return a, b, (i, j)


def mine(labels: Labels, worker: int) -> BoolArray:
    return labels.worker == worker
