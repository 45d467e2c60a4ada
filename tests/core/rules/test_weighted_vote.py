"""A vote after a vote: only what can change is counted, and nothing is missed."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core import labels as module
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules import weighted_vote as polling
from crowdgui.core.rules.scoring import TIE, DecomposableRule
from crowdgui.core.rules.weighted_vote import (
    VoteResult,
    VoteState,
    VoteTotals,
    count_votes,
    update_votes,
)
from tests.core.strategies import crowd, label_sets, quick, rows_of, tiny_blocks

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.labels import Labels


def counted(
    labels: Labels, weights: FloatArray, held: IntArray, before: VoteResult | None
) -> VoteResult:
    form = DecomposableRule.weighted(weights, labels.n_classes)
    return count_votes(labels, form, weights, held, ignore_progress, before)


def by_hand(labels: Labels, weights: FloatArray, held: IntArray) -> tuple[list, list, list]:
    """Return final labels, ties and matches from a dense table of scores."""
    scores = np.zeros((labels.n_items, labels.n_classes))
    for item, worker, code in rows_of(labels):
        scores[item, code] += weights[worker]
    best = scores.max(axis=1)
    size = np.maximum(1.0, np.abs(scores).max(axis=1))
    top = scores >= (best - TIE * size)[:, None]
    free = (labels.labels_per_item > 0) & (held == UNLABELLED)
    final = np.where(free, top.argmax(axis=1), held)
    matches = np.zeros(labels.n_workers, dtype=int)
    for item, worker, code in rows_of(labels):
        matches[worker] += code == final[item]
    return final.tolist(), (free & (top.sum(axis=1) > 1)).tolist(), matches.tolist()


steps = st.sampled_from([0.0, 1e-12, 1e-3, 0.05, 0.5, 4.0])


@quick
@given(label_sets(max_workers=8, max_items=20), st.lists(steps, max_size=6), st.data())
def test_votes_after_each_other_are_those_counted_alone(
    labels: Labels, moves: list[float], data: st.DataObject
) -> None:
    rng = np.random.default_rng(data.draw(st.integers(0, 2**32 - 1)))
    known = data.draw(st.lists(st.integers(-1, labels.n_classes - 1), min_size=1, max_size=3))
    held = np.where(labels.labels_per_item > 0, np.resize(known, labels.n_items), UNLABELLED)
    weights = rng.integers(-2, 3, labels.n_workers).astype(float)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "BLOCK_LABELS", 7)
        patch.setattr(polling, "FEW", data.draw(st.sampled_from([0.0, 0.25, 1.0])))
        patch.setattr(polling, "CLOSE", data.draw(st.sampled_from([0.0, 1.0])))
        labels = tiny_blocks(labels)
        last = None
        for move in (0.0, *moves):
            weights = weights + move * rng.uniform(-1, 1, labels.n_workers)
            last = counted(labels, weights, held, last)
            found = last.final.tolist(), last.tied.tolist(), last.matches.tolist()
            assert found == by_hand(labels, weights, held)


def watch_counts(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that is told how many items are counted at a time."""
    seen: list[int] = []
    choose = polling._choose_labels

    def watched(part: polling._Part, form: DecomposableRule) -> polling._Choice:
        seen.append(part.given.size)
        return choose(part, form)

    monkeypatch.setattr(polling, "_choose_labels", watched)
    return seen


def test_items_that_cannot_change_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(1)
    labels, _ = crowd(rng, rng.beta(6, 2, 40), 500, 3, fill=0.25)
    free = np.full(labels.n_items, UNLABELLED)
    weights = np.ones(labels.n_workers)
    votes = [counted(labels, weights, free, None)]
    seen = watch_counts(monkeypatch)
    for move in (0.01, 0.01):
        weights = weights + move * rng.uniform(-1, 1, labels.n_workers)
        votes.append(counted(labels, weights, free, votes[-1]))
    assert all(0 < n < 100 for n in seen)
    for before, after in pairwise(votes):
        assert (after.slack <= before.slack).mean() > 0.8


def test_only_items_of_workers_whose_weights_moved_are_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rng = np.random.default_rng(1)
    labels, _ = crowd(rng, rng.beta(6, 2, 40), 500, 3, fill=0.1)
    free = np.full(labels.n_items, UNLABELLED)
    weights = 1.0 + 1e-3 * rng.random(labels.n_workers)
    before = counted(labels, weights, free, None)
    seen = watch_counts(monkeypatch)
    weights = np.where(np.arange(labels.n_workers) == 3, 0.0, weights)
    after = counted(labels, weights, free, before)
    assert 0 < sum(seen) <= labels.labels_per_worker[3]
    others = np.setdiff1d(np.arange(labels.n_items), labels.item[labels.worker == 3])
    assert np.array_equal(after.slack[others], before.slack[others])


@quick
@given(label_sets())
def test_slack_is_what_a_weight_may_move(labels: Labels) -> None:
    free = np.full(labels.n_items, UNLABELLED)
    ones = np.ones(labels.n_workers)
    found = counted(labels, ones, free, None)
    votes = np.zeros((labels.n_items, labels.n_classes))
    np.add.at(votes, (labels.item, labels.code), 1)
    for slack, row, given_ in zip(found.slack, votes, labels.labels_per_item, strict=True):
        top = sorted(row, reverse=True)
        if not given_:
            assert slack == np.inf
        elif len(top) > 1:
            assert slack == pytest.approx((top[0] - top[1]) / given_)


@quick
@given(label_sets(), st.integers(0, 8))
def test_sums_over_parts_are_those_over_the_whole(labels: Labels, cut: int) -> None:
    weights = np.linspace(-1, 2, labels.n_workers)
    held = np.full(labels.n_items, UNLABELLED)
    _, whole = update_votes(labels, VoteState(held), ignore_progress, weights)
    parts = [m for m in (labels.item < cut, labels.item >= cut) if m.any()]
    tallies = []
    for part in parts:
        codes = (labels.item[part], labels.worker[part], labels.code[part])
        names = (labels.item_ids, labels.worker_ids, labels.classes)
        some = module.Labels.from_codes(*codes, *names)
        tallies.append(update_votes(some, VoteState(held), ignore_progress, weights)[1])
    total = sum(tallies[1:], start=tallies[0])
    assert isinstance(total, VoteTotals)
    assert total.changed == whole.changed
    assert total.matches.tolist() == whole.matches.tolist()
