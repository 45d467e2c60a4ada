"""How easy items are: believed only where workers differ more than by chance."""

from __future__ import annotations

import numpy as np

from crowdgui.core.workers.spam_tests.crowd_profile import item_ease


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
