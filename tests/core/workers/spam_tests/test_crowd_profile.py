"""How easy items are, believed only where workers differ more than by chance; what is learned."""

from __future__ import annotations

import numpy as np
import pytest

from crowdgui.core.job import Job
from crowdgui.core.results import run_job
from crowdgui.core.workers.spam_tests import crowd_profile as module
from crowdgui.core.workers.spam_tests.crowd_profile import count_first_labels, item_ease
from tests.core.strategies import crowd, make_labels


def around(rng: np.random.Generator, easy: np.ndarray, n: float) -> tuple[np.ndarray, ...]:
    scale, noise = np.full(easy.size, n), np.full(easy.size, n)
    return easy * scale + rng.normal(size=easy.size) * np.sqrt(noise), scale, noise


def test_differences_by_chance_are_not_believed() -> None:
    rng = np.random.default_rng(0)
    found = item_ease(*around(rng, np.full(200, 0.8), 40.0), np.ones(200))
    assert np.abs(found - 1.0).max() < 0.1


def test_hard_items_are_seen() -> None:
    rng = np.random.default_rng(1)
    easy = np.where(np.arange(200) < 40, 0.2, 1.0)
    found = item_ease(*around(rng, easy, 200.0), np.ones(200))
    usual = (easy / easy.mean())[[0, 100]]
    np.testing.assert_allclose([found[:40].mean(), found[40:].mean()], usual, atol=0.1)


def test_what_guessers_do_says_nothing_of_the_items() -> None:
    rng = np.random.default_rng(2)
    gain, scale, noise = around(rng, np.where(np.arange(100) < 50, 0.0, 1.0), 100.0)
    found = item_ease(gain, scale, noise, np.where(np.arange(100) < 50, 0.0, 1.0))
    np.testing.assert_allclose(found[50:], 1.0, atol=0.1)


def test_nobody_beside() -> None:
    none = np.zeros(3)
    np.testing.assert_array_equal(item_ease(none, none, none, np.ones(3)), 1.0)
    np.testing.assert_array_equal(item_ease(-np.ones(3), np.ones(3), np.ones(3), np.ones(3)), 1.0)
    mixed = item_ease(np.array([5.0, 0.0]), np.array([5.0, 0.0]), np.ones(2), np.ones(2))
    assert mixed[1] == 1.0


def test_a_part_of_many_items_says_of_workers_what_all_say(monkeypatch: pytest.MonkeyPatch) -> None:
    accuracy = np.random.default_rng(0).uniform(0.6, 0.95, 40)
    accuracy[:6] = 1 / 3
    made = [crowd(np.random.default_rng(3), accuracy, 2000, 3, fill=0.1)[0] for _ in range(2)]
    whole = run_job(Job(made[0])).workers
    monkeypatch.setattr(module, "_OF_WORKER", 60)
    monkeypatch.setattr(module, "_LEAST_LEARNED", 1000)
    part = module._learn_from(made[1])
    assert part is not None
    assert count_first_labels(made[1], part).sum() == pytest.approx(2400, rel=0.1)
    found = run_job(Job(made[1])).workers
    assert found.flags.of(0) == whole.flags.of(0) != ()
    np.testing.assert_array_equal(found.flags.flagged, whole.flags.flagged)
    p, exact = (np.log10(np.maximum(each.spam_tests.no_better, 1e-6)) for each in (found, whole))
    assert (p != exact).any()
    assert np.abs(p - exact).max() < 1.0


def test_all_items_of_few_labels_are_learned_from() -> None:
    labels, _ = crowd(np.random.default_rng(4), np.full(30, 0.8), 1000, 2, fill=0.5)
    assert module._learn_from(labels) is None


def test_labels_that_are_repeated_make_no_file_of_many_labels(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "_LEAST_LEARNED", 100)
    worker = np.tile([0, 1, 2], 1000)
    labels = make_labels(np.zeros(3000), worker, worker % 2, 1, 3, 2)
    assert module._learn_from(labels) is None
    assert not run_job(Job(labels)).workers.flags.flagged.any()


@pytest.mark.parametrize("seed", range(12))
def test_workers_and_classes_that_the_part_is_without(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_OF_WORKER", 10)
    monkeypatch.setattr(module, "_OF_CELL", 2)
    monkeypatch.setattr(module, "_LEAST_LEARNED", 1)
    rng = np.random.default_rng(seed)
    n_items, n_workers, n_classes = 300, int(rng.integers(4, 25)), int(rng.integers(2, 5))
    # Some work on a few items, some on none; the last class is given to one item alone.
    share = rng.choice([0.0, 0.01, 0.3, 0.9], n_workers, p=[0.1, 0.3, 0.3, 0.3])
    share[:3] = 0.9
    item, worker = np.nonzero(rng.random((n_items, n_workers)) < share)
    code = np.minimum(item % n_classes, n_classes - 2)
    guesses = rng.random(item.size) < 0.2
    code[guesses] = rng.integers(0, n_classes - 1, int(guesses.sum()))
    code[item == seed] = n_classes - 1
    twice = rng.integers(0, item.size, 40)
    cells = (np.append(each, each[twice]) for each in (item, worker, code))
    labels = make_labels(*cells, n_items, n_workers, n_classes)
    part = module._learn_from(labels)
    assert part is not None
    seen = count_first_labels(labels, part)
    assert (seen.sum(axis=1) == 0).any() or (seen.sum(axis=0) == 0).any()
    excluded = np.arange(n_workers) < seed % 3
    found = run_job(Job(labels, excluded=excluded)).workers
    p = found.spam_tests.no_better[found.spam_tests.tested]
    assert np.isfinite(p).all()
    assert ((p >= 0.0) & (p <= 1.0)).all()
    assert p.size
