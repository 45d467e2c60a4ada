"""Simulated crowds do what they were told, within the error of sampling."""

from __future__ import annotations

import numpy as np

from crowdgui.core.errors import DataError
from crowdgui.core.simulate.draw import SimulatedLabels, simulate
from tests.refusals import refused

CLASSES = ["cat", "dog", "neither"]


CONFUSION = np.array(
    [
        [[0.8, 0.2, 0.0], [0.1, 0.7, 0.2], [0.0, 0.0, 1.0]],
        [[0.4, 0.3, 0.3], [0.3, 0.4, 0.3], [0.3, 0.3, 0.4]],
    ]
)


SHARES = np.array([0.6, 0.3, 0.1])


def draw(seed: int, n_items: int = 20_000) -> SimulatedLabels:
    chance = np.tile([0.9, 0.25], (n_items, 1))
    return simulate(CONFUSION, chance, CLASSES, SHARES, np.random.default_rng(seed))


def near(count: int, n: int, p: float) -> bool:
    """Tell whether a count lies within five standard deviations of its mean."""
    return abs(count - n * p) <= 5 * np.sqrt(n * p * (1 - p)) + 1e-9


def test_shares_and_answers_are_those_asked_for() -> None:
    made = draw(0)
    labels, truth = made.labels, made.truth
    assert truth.shape == (labels.n_items,) == (20_000,)
    for k, share in enumerate(SHARES):
        assert near(np.count_nonzero(truth == k), truth.size, share)
    for i, fill in enumerate((0.9, 0.25)):
        mine = labels.worker == i
        assert near(np.count_nonzero(mine), truth.size, fill)
        for k in range(3):
            answers = labels.code[mine & (truth[labels.item] == k)]
            for h in range(3):
                assert near(np.count_nonzero(answers == h), answers.size, CONFUSION[i, k, h])


def test_workers_answer_on_their_own() -> None:
    made = draw(1)
    labels, truth = made.labels, made.truth
    right = np.full((2, truth.size), np.nan)
    right[labels.worker, labels.item] = labels.code == truth[labels.item]
    cats = (truth == 0) & ~np.isnan(right).any(axis=0)
    both = np.count_nonzero(right[:, cats].all(axis=0))
    assert near(both, np.count_nonzero(cats), 0.8 * 0.4)


def test_no_pair_is_drawn_twice_and_names_follow() -> None:
    labels = draw(2, 300).labels
    assert labels.pairs == labels.n_labels
    assert labels.classes.tolist() == CLASSES
    assert labels.worker_ids.tolist() == ["worker-1", "worker-2"]
    assert labels.item_ids[[0, -1]].tolist() == ["item-1", "item-300"]


def test_the_same_seed_gives_the_same_set() -> None:
    one, same, other = draw(3, 200), draw(3, 200), draw(4, 200)
    for name in ("item", "worker", "code"):
        np.testing.assert_array_equal(getattr(one.labels, name), getattr(same.labels, name))
    np.testing.assert_array_equal(one.truth, same.truth)
    assert (one.truth != other.truth).any()


def test_items_of_their_own_difficulty() -> None:
    n = 4000
    easy = np.arange(n) % 2 == 0
    right = np.where(easy, 1.0, 0.5)[:, None, None]
    confusion = (right * np.eye(2) + (1 - right) * (1 - np.eye(2)))[:, None].repeat(3, axis=1)
    made = simulate(
        confusion, np.ones((n, 3)), ["no", "yes"], np.full(2, 0.5), np.random.default_rng(0)
    )
    correct = made.labels.code == made.truth[made.labels.item]
    on_easy = easy[made.labels.item]
    assert correct[on_easy].all()
    assert near(np.count_nonzero(correct[~on_easy]), np.count_nonzero(~on_easy), 0.5)


def test_a_crowd_that_answers_nothing_is_refused() -> None:
    with refused(DataError, match="No labels are left"):
        simulate(CONFUSION, np.zeros((5, 2)), CLASSES, SHARES, np.random.default_rng(0))
