"""The value of a check against rules run again with each answer it could have."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import crowdgui.core.labels as labels_module
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import ignore_progress
from crowdgui.core.review.review_value import BOTH_WAYS, KNOTS, compute_review_value
from crowdgui.core.rules.em import EmOptions
from crowdgui.core.rules.registry import get_rule
from tests.core.strategies import crowd, from_matrix, label_sets, quick, renamed, tiny_blocks

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.review.review_value import ReviewValue
    from crowdgui.core.rules.rule import Aggregation


SEEDS = 4


def fitted(
    labels: labels_module.Labels, gold: IntArray | None = None, rule: str = "em-homogeneous"
) -> Aggregation:
    choices = EmOptions(hold_gold=gold is not None)
    return get_rule(rule).fit(labels, gold, choices, ignore_progress)


def by_definition(labels: labels_module.Labels, posterior: FloatArray) -> np.ndarray:
    """Go through labels, answers and the worker's other items one by one, at the exact move."""
    given = labels.labels_per_worker
    right = np.bincount(labels.worker, posterior[labels.item, labels.code], labels.n_workers)
    wrong_floor = BOTH_WAYS * max(1, labels.n_classes - 1)
    found = np.zeros(labels.n_items)
    for j, i, h in zip(labels.item, labels.worker, labels.code, strict=True):
        p = posterior[j, h]
        for chance, move in ((p, 1 - p), (1 - p, -p)):
            before = (right[i] + BOTH_WAYS) / (given[i] - right[i] + wrong_floor)
            moved = right[i] + move
            after = (moved + BOTH_WAYS) / (given[i] - moved + wrong_floor)
            for place in np.flatnonzero((labels.worker == i) & (labels.item != j)):
                shares = posterior[labels.item[place]].copy()
                shares[labels.code[place]] *= after / before
                gain = shares.max() / shares.sum() - posterior[labels.item[place]].max()
                found[j] += chance * gain
    return found


@cache
def after_every_answer(seed: int) -> tuple[ReviewValue, FloatArray]:
    """Fit once, then again with each item held at each class; give what each check took away."""
    rng = np.random.default_rng(seed)
    labels, _ = crowd(rng, rng.beta(3, 1.3, 8), 30, 3, fill=0.6)
    before = fitted(labels)
    wrong = (1.0 - before.confidence).sum()
    taken = np.zeros(labels.n_items)
    for item in range(labels.n_items):
        for code, chance in enumerate(before.posterior[item]):
            gold = np.full(labels.n_items, UNLABELLED, dtype=np.int32)
            gold[item] = code
            taken[item] += chance * (wrong - (1.0 - fitted(labels, gold).confidence).sum())
    return compute_review_value(labels, before.posterior, before.confidence), taken


def ranks(values: FloatArray) -> IntArray:
    return np.argsort(np.argsort(values))


@pytest.mark.parametrize("seed", range(SEEDS))
def test_fitting_again_with_every_answer_ranks_the_checks_alike(seed: int) -> None:
    value, taken = after_every_answer(seed)
    assert np.corrcoef(ranks(value.total), ranks(taken))[0, 1] > 0.9


def test_what_an_answer_teaches_is_what_fitting_again_finds_on_other_items() -> None:
    agreement = []
    for seed in range(SEEDS):
        value, taken = after_every_answer(seed)
        agreement.append(np.corrcoef(value.elsewhere, taken - value.here)[0, 1])
    assert min(agreement) > 0.2
    assert np.mean(agreement) > 0.5


@quick
@given(label_sets(min_classes=2, repeats=False), st.integers(0, 3))
def test_the_sums_are_those_of_the_definition(labels: labels_module.Labels, seed: int) -> None:
    rng = np.random.default_rng(seed)
    posterior = rng.dirichlet(np.ones(labels.n_classes), labels.n_items)
    found = compute_review_value(labels, posterior, posterior.max(axis=1))
    # Between two knots the effect is taken as straight; the knots are an eighth apart.
    exact = by_definition(labels, posterior)
    assert found.elsewhere == pytest.approx(exact, abs=0.02 * labels.labels_per_item.max())


def test_at_the_knots_the_sums_are_exact() -> None:
    labels = from_matrix([[0, 1, 0, 1], [0, 0, 1, 1], [1, 0, 0, 0]], 2)
    # Every probability is a multiple of an eighth, so that every move lies on a knot.
    posterior = np.array([[6, 2], [5, 3], [3, 5], [1, 7]]) / 8.0
    assert set(posterior.ravel()) <= set(np.abs(KNOTS))
    found = compute_review_value(labels, posterior, posterior.max(axis=1))
    assert found.elsewhere == pytest.approx(by_definition(labels, posterior), abs=1e-12)


@quick
@given(label_sets(), st.integers(1, 5))
def test_blocks_and_the_order_of_workers_and_items_change_nothing(
    labels: labels_module.Labels, size: int
) -> None:
    done = fitted(labels, rule="em")
    whole = compute_review_value(labels, done.posterior, done.confidence).elsewhere
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(labels_module, "BLOCK_LABELS", size)
        cut = compute_review_value(tiny_blocks(labels), done.posterior, done.confidence).elsewhere
    assert cut == pytest.approx(whole, abs=1e-9, nan_ok=True)
    item, worker = np.arange(labels.n_items)[::-1], np.arange(labels.n_workers)[::-1]
    turned = renamed(labels, item=item, worker=worker)
    again = compute_review_value(turned, done.posterior[::-1], done.confidence[::-1]).elsewhere
    assert again[::-1] == pytest.approx(whole, abs=1e-9, nan_ok=True)


def test_an_item_whose_workers_labelled_nothing_else_teaches_nothing() -> None:
    labels = from_matrix([[0, -1, -1], [1, -1, -1], [-1, 0, 1], [-1, 1, 1]], 2)
    posterior = np.array([[0.6, 0.4], [0.5, 0.5], [0.1, 0.9]])
    value = compute_review_value(labels, posterior, posterior.max(axis=1))
    assert value.elsewhere[0] == 0.0
    assert np.all(value.elsewhere[1:] != 0.0)
    assert value.here == pytest.approx([0.4, 0.5, 0.1])


def test_an_answer_that_is_certain_already_teaches_nothing() -> None:
    labels = from_matrix([[0, 1, 0], [0, 0, 1]], 2)
    posterior = np.array([[1.0, 0.0], [0.5, 0.5], [0.6, 0.4]])
    assert compute_review_value(labels, posterior, posterior.max(axis=1)).elsewhere[0] == 0.0


def test_one_class_and_items_nobody_labelled() -> None:
    labels = from_matrix([[0, -1], [0, -1]], 1)
    value = compute_review_value(labels, np.ones((2, 1)), np.array([1.0, np.nan]))
    assert value.total == pytest.approx([0.0, np.nan], nan_ok=True)
