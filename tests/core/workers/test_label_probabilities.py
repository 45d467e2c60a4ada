"""Chances of answers against the definition, worked out label by label."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.progress import ignore_progress
from crowdgui.core.workers import label_probabilities as module
from crowdgui.core.workers.label_probabilities import LabelProbabilities, label_probability
from tests.core.strategies import crowd, from_matrix, label_sets, quick, renamed, rows_of

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.labels import Labels


some_labels = label_sets(repeats=False, min_classes=2)


def chances(odds: FloatArray) -> FloatArray:
    return 1.0 / (1.0 + np.exp(-odds))


def logit(p: float) -> float:
    return math.log(p / (1.0 - p))


def one_by_one(labels: Labels, answer: int) -> list[tuple[float, float]]:
    """Return log-odds and pull that each label is `answer`, straight from the definitions."""
    rows, classes = rows_of(labels), range(labels.n_classes)
    votes = [[0] * labels.n_classes for _ in range(labels.n_items)]
    for item, _, code in rows:
        votes[item][code] += 1
    share = [
        [(v == max(item) > 0) / max(1, sum(x == max(item) for x in item)) for v in item]
        for item in votes
    ]
    counts = np.zeros((labels.n_workers, labels.n_classes, labels.n_classes))
    for item, worker, code in rows:
        counts[worker, :, code] += share[item]
    crowd_ = counts.sum(axis=0)
    right = (np.trace(crowd_) + 0.5) / (crowd_.sum() + 1)
    crowd_ = crowd_ + (1 - right) / labels.n_classes + right * np.eye(labels.n_classes)
    crowd_ /= crowd_.sum(axis=1, keepdims=True)
    own = counts.sum(axis=1) + 0.5 * counts.sum(axis=(0, 1)) / len(rows)
    own /= own.sum(axis=1, keepdims=True)
    usual = []
    for i in range(labels.n_workers):
        habit = 0.5
        for _ in range(3):
            part = habit * own[i] / (habit * own[i] + (1 - habit) * crowd_)
            habit = ((counts[i] * part).sum() + 0.5) / (counts[i].sum() + 1)
        usual.append(habit * own[i] + (1 - habit) * crowd_)
    matrix = [
        (counts[i] + 4 * usual[i]) / (counts[i].sum(axis=1, keepdims=True) + 4)
        for i in range(labels.n_workers)
    ]
    prior = np.sum([s for s, v in zip(share, votes, strict=True) if sum(v)], axis=0) + 1
    found = []
    for item, worker, code in rows:
        likely = prior / prior.sum()
        for j, i, h in rows:
            if j == item and i != worker:
                likely = likely * matrix[i][:, h]
        likely = likely / likely.sum()
        less = counts[worker].copy()
        less[:, code] -= share[item]
        without = (less + 4 * usual[worker]) / (less.sum(axis=1, keepdims=True) + 4)
        p = sum(likely[k] * without[k, answer] for k in classes)
        ordinary = sum(likely[k] * crowd_[k, answer] for k in classes)
        others = sum(votes[item]) - 1
        agreeing = votes[item][answer] - (code == answer)
        on_item = (agreeing + 4 * ordinary) / (others + 4)
        found.append((logit(p), logit(on_item) - logit(ordinary)))
    return found


@quick
@given(some_labels)
def test_chances_are_as_defined(labels: Labels) -> None:
    known = LabelProbabilities.of(labels, ignore_progress)
    everything = np.arange(labels.n_labels)
    for answer in range(labels.n_classes):
        asked = known.log_odds(everything, np.full(labels.n_labels, answer))
        assert np.transpose(asked) == pytest.approx(np.array(one_by_one(labels, answer)))


@quick
@given(some_labels)
def test_some_answer_is_given(labels: Labels) -> None:
    known, everything = LabelProbabilities.of(labels, ignore_progress), np.arange(labels.n_labels)
    total = sum(
        chances(known.log_odds(everything, np.full(labels.n_labels, answer))[0])
        for answer in range(labels.n_classes)
    )
    assert total == pytest.approx(np.ones(labels.n_labels))


@quick
@given(some_labels, st.integers(1, 5))
def test_given_answers_are_asked_for_some_at_a_time(labels: Labels, size: int) -> None:
    known, odd = LabelProbabilities.of(labels, ignore_progress), np.arange(0, labels.n_labels, 2)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "_TOGETHER", size)
        found = known.of_given(odd, ignore_progress)
    assert np.array_equal(found, known.log_odds(odd, labels.code[odd]))


def test_order_and_names_change_nothing() -> None:
    rng = np.random.default_rng(3)
    labels, _ = crowd(rng, rng.uniform(0.4, 0.9, 7), 30, 3, fill=0.6)
    moves = {
        "item": rng.permutation(30),
        "worker": rng.permutation(7),
        "code": rng.permutation(3),
    }
    moved = renamed(labels, **moves)
    order = np.lexsort((moves["worker"][labels.worker], moves["item"][labels.item]))
    before = LabelProbabilities.of(labels, ignore_progress).of_given(
        np.arange(labels.n_labels), ignore_progress
    )
    after = LabelProbabilities.of(moved, ignore_progress).of_given(
        np.arange(labels.n_labels), ignore_progress
    )
    assert np.array(after) == pytest.approx(np.array(before)[:, order])


def test_a_label_hardly_speaks_for_itself() -> None:
    labels, _ = crowd(np.random.default_rng(4), np.full(9, 0.85), 150, 3)
    places = np.arange(7, labels.n_labels, 150)
    for place in places:
        asked = []
        for said in range(3):
            code = labels.code.copy()
            code[place] = said
            known = LabelProbabilities.of(relabelled(labels, code), ignore_progress)
            asked.append(chances(known.log_odds(np.array([place]), np.array([1]))[0])[0])
        # A worker's share of answers and the crowd's still hold it.
        assert max(asked) - min(asked) < 0.02


def test_one_answer_throughout_is_expected_also_on_rare_classes() -> None:
    rng = np.random.default_rng(5)
    labels, _ = crowd(rng, np.full(12, 0.9), 400, 8, fill=0.7)
    lazy = labels.worker == 11
    one = relabelled(labels, np.where(lazy, 2, labels.code))
    odds, pull = LabelProbabilities.of(one, ignore_progress).of_given(
        np.flatnonzero(lazy), ignore_progress
    )
    assert np.median(chances(odds)) > 0.95
    honest = LabelProbabilities.of(labels, ignore_progress).of_given(
        np.flatnonzero(lazy), ignore_progress
    )
    wrong = label_probability(*honest, 1.0) < 0.5
    assert 0.02 < wrong.mean() < 0.2
    assert np.median(label_probability(odds, pull, 1.0)) > 0.9


def relabelled(labels: Labels, code: IntArray) -> Labels:
    rows = np.full((labels.n_workers, labels.n_items), -1)
    rows[labels.worker, labels.item] = code
    return from_matrix(rows, labels.n_classes)


def test_an_item_pulls_only_where_it_makes_an_answer_likelier() -> None:
    odds, pull = np.array([0.0, 0.0]), np.array([1.0, -1.0])
    assert label_probability(odds, pull, 2.0) == pytest.approx(1 / (1 + np.exp([-2.0, 1.0])))
