"""Sets drawn in a setting: true classes, kinds of items, copies, and what cannot be drawn."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from crowdgui.core.errors import DataError
from crowdgui.core.simulate.accuracies import FittedCrowd, StatedAccuracies, TwoGroups
from crowdgui.core.simulate.assignment import ConstantRate, FixedPerItem, GivenWorkerRates
from crowdgui.core.simulate.crowds import CrowdSpec
from crowdgui.core.simulate.scenario import (
    Scenario,
    SimulatedDataset,
    SimulatedLabels,
    draw,
    scenario_like,
    simulate,
)
from tests.refusals import refused


def drawn(setting: Scenario, seed: int = 0) -> SimulatedDataset:
    return draw(setting, np.random.default_rng(seed))


def answers_of(made: SimulatedDataset) -> np.ndarray:
    """Return the answers as a table (N, M), −1 where there is none."""
    table = np.full((made.labels.n_items, made.labels.n_workers), -1)
    table[made.labels.item, made.labels.worker] = made.labels.code
    return table


def near(share: float, p: float, n: int) -> bool:
    return bool(abs(share - p) <= 5 * np.sqrt(p * (1 - p) / n) + 1e-12)


def test_the_same_seed_draws_the_same_set() -> None:
    setting = Scenario(crowd=CrowdSpec(copying=0.3, guessing=0.2, hard=0.5))
    one, same, other = drawn(setting, 1), drawn(setting, 1), drawn(setting, 2)
    np.testing.assert_array_equal(answers_of(one), answers_of(same))
    np.testing.assert_array_equal(one.truth, same.truth)
    np.testing.assert_array_equal(one.crowd.confusion, same.crowd.confusion)
    assert (answers_of(one) != answers_of(other)).any()


def test_sizes_names_and_class_shares_are_as_wished() -> None:
    setting = Scenario(7, 20_000, 2, class_shares=(0.9, 0.1), classes=("no", "yes"))
    made = drawn(setting)
    assert (made.labels.n_workers, made.labels.n_items) == (7, 20_000)
    assert made.labels.classes.tolist() == ["no", "yes"]
    assert near(float(np.mean(made.truth == 1)), 0.1, 20_000)
    assert Scenario(n_classes=3).names == ("class-1", "class-2", "class-3")


def test_the_two_groups_are_right_as_often_as_in_the_paper() -> None:
    setting = Scenario(50, 20_000, 2, CrowdSpec(TwoGroups()), ConstantRate(0.3))
    made = drawn(setting)
    right = made.labels.code == made.truth[made.labels.item]
    first = made.labels.worker < 20
    on_first = made.kind[made.labels.item] == 0
    assert np.count_nonzero(made.kind == 0) == 12_000
    for workers, items, share in (
        (first, on_first, 0.9),
        (first, ~on_first, 0.6),
        (~first, on_first, 0.5),
        (~first, ~on_first, 0.7),
    ):
        mine = right[workers & items]
        assert near(float(mine.mean()), share, mine.size)


def test_kinds_are_dealt_out_over_all_items() -> None:
    kind = drawn(Scenario(n_items=1000, crowd=CrowdSpec(hard=0.3))).kind
    assert np.bincount(kind).tolist() == [700, 300]
    assert 100 < np.flatnonzero(kind == 1).mean() < 900


def test_full_copies_share_every_answer() -> None:
    setting = Scenario(12, 500, 3, CrowdSpec(copying=0.5, copied=1.0, leaders=2), ConstantRate(0.5))
    made = drawn(setting)
    table, leader = answers_of(made), made.crowd.leader
    copying = np.flatnonzero(made.crowd.copying)
    for worker in copying:
        for other in (*copying[leader[copying] == leader[worker]], leader[worker]):
            both = (table[:, worker] >= 0) & (table[:, other] >= 0)
            assert both.any()
            assert (table[both, worker] == table[both, other]).all()


def test_copies_are_right_as_often_as_their_matrix_says() -> None:
    accuracies = StatedAccuracies((0.9, 0.5, 0.5, 0.5))
    setting = Scenario(
        4, 30_000, 2, CrowdSpec(accuracies, copying=0.5, copied=0.6), ConstantRate(0.5)
    )
    made = drawn(setting, 3)
    for worker in range(4):
        mine = made.labels.worker == worker
        right = made.labels.code[mine] == made.truth[made.labels.item[mine]]
        expected = made.crowd.confusion[0, worker, 0, 0]
        assert near(float(right.mean()), float(expected), right.size)


def test_copying_leaves_all_others_as_they_were() -> None:
    setting = Scenario(crowd=CrowdSpec(copying=0.4, copied=0.0))
    made, full = drawn(setting), drawn(replace(setting, crowd=CrowdSpec(copying=0.4, copied=1.0)))
    others = ~made.crowd.copying
    np.testing.assert_array_equal(answers_of(made)[:, others], answers_of(full)[:, others])
    assert (answers_of(made) != answers_of(full)).any()


def test_labels_drawn_again_look_like_those_they_were_fitted_to() -> None:
    setting = Scenario(10, 5000, 3, class_shares=(0.5, 0.3, 0.2), classes=("a", "b", "c"))
    made = drawn(setting)
    like = scenario_like(made.labels, np.eye(3)[made.truth])
    again = drawn(like, 1)
    assert again.labels.classes.tolist() == ["a", "b", "c"]
    np.testing.assert_allclose(
        again.labels.labels_per_worker, made.labels.labels_per_worker, atol=200
    )
    np.testing.assert_allclose(again.crowd.confusion, made.crowd.confusion, atol=0.12)
    np.testing.assert_allclose(like.shares, np.bincount(made.truth) / 5000, atol=0.02)


def test_everything_that_is_drawn_is_frozen() -> None:
    made = drawn(Scenario())
    for array in (made.truth, made.kind, made.crowd.own, made.crowd.confusion):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = array[0]


def test_what_cannot_be_drawn_is_refused() -> None:
    fitted = FittedCrowd(np.eye(2)[None], np.array([0.5, 0.5]), np.ones(1))
    for wrong, sentence in (
        ({"n_workers": 0}, "Workers must be between"),
        ({"n_items": 10_000_000, "n_workers": 200_000}, "too many to simulate"),
        ({"n_workers": 200_000, "n_classes": 100}, "100 classes is too many"),
        ({"n_classes": 1}, "Classes must be between"),
        ({"class_shares": (0.5, 0.5)}, "one share per class"),
        ({"class_shares": (0.5, 0.7, -0.2)}, "one share per class"),
        ({"classes": ("a", "a", "b")}, "different name"),
        ({"assignment": FixedPerItem(32)}, "fewer workers"),
        ({"crowd": CrowdSpec(fitted)}, "2 classes, but you asked for 3"),
    ):
        with refused(DataError, match=sentence):
            Scenario(**wrong)


def test_a_set_without_labels_is_refused() -> None:
    with refused(DataError, match="No labels are left"):
        drawn(Scenario(assignment=GivenWorkerRates((0.0,))))


CLASSES = ["cat", "dog", "neither"]


CONFUSION = np.array(
    [
        [[0.8, 0.2, 0.0], [0.1, 0.7, 0.2], [0.0, 0.0, 1.0]],
        [[0.4, 0.3, 0.3], [0.3, 0.4, 0.3], [0.3, 0.3, 0.4]],
    ]
)


SHARES = np.array([0.6, 0.3, 0.1])


def draw_set(seed: int, n_items: int = 20_000) -> SimulatedLabels:
    chance = np.tile([0.9, 0.25], (n_items, 1))
    return simulate(CONFUSION, chance, CLASSES, SHARES, np.random.default_rng(seed))


def near_count(count: int, n: int, p: float) -> bool:
    """Tell whether a count lies within five standard deviations of its mean."""
    return abs(count - n * p) <= 5 * np.sqrt(n * p * (1 - p)) + 1e-9


def test_shares_and_answers_are_those_asked_for() -> None:
    made = draw_set(0)
    labels, truth = made.labels, made.truth
    assert truth.shape == (labels.n_items,) == (20_000,)
    for k, share in enumerate(SHARES):
        assert near_count(np.count_nonzero(truth == k), truth.size, share)
    for i, fill in enumerate((0.9, 0.25)):
        mine = labels.worker == i
        assert near_count(np.count_nonzero(mine), truth.size, fill)
        for k in range(3):
            answers = labels.code[mine & (truth[labels.item] == k)]
            for h in range(3):
                assert near_count(np.count_nonzero(answers == h), answers.size, CONFUSION[i, k, h])


def test_workers_answer_on_their_own() -> None:
    made = draw_set(1)
    labels, truth = made.labels, made.truth
    right = np.full((2, truth.size), np.nan)
    right[labels.worker, labels.item] = labels.code == truth[labels.item]
    cats = (truth == 0) & ~np.isnan(right).any(axis=0)
    both = np.count_nonzero(right[:, cats].all(axis=0))
    assert near_count(both, np.count_nonzero(cats), 0.8 * 0.4)


def test_no_pair_is_drawn_twice_and_names_follow() -> None:
    labels = draw_set(2, 300).labels
    assert labels.pairs == labels.n_labels
    assert labels.classes.tolist() == CLASSES
    assert labels.worker_ids.tolist() == ["worker-1", "worker-2"]
    assert labels.item_ids[[0, -1]].tolist() == ["item-1", "item-300"]


def test_the_same_seed_gives_the_same_set() -> None:
    one, same, other = draw_set(3, 200), draw_set(3, 200), draw_set(4, 200)
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
    assert near_count(np.count_nonzero(correct[~on_easy]), np.count_nonzero(~on_easy), 0.5)


def test_a_crowd_that_answers_nothing_is_refused() -> None:
    with refused(DataError, match="No labels are left"):
        simulate(CONFUSION, np.zeros((5, 2)), CLASSES, SHARES, np.random.default_rng(0))
