"""What a typical worker would answer, against Bayes' rule one item and answer at a time."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core import labels as module
from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules.scoring import DecomposableRule
from crowdgui.core.workers.peers import leave_one_out
from crowdgui.core.workers.spam_tests.reference_worker import (
    ReferenceModel,
    add_up_columns,
    init_reference_model,
    read_first_labels,
    shrink_confusion,
)
from tests.core.strategies import label_sets, quick, rows_of, tiny_blocks

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels


def any_model(labels: Labels, seed: int) -> ReferenceModel:
    rng = np.random.default_rng(seed)
    n, m = labels.n_classes, labels.n_workers
    return ReferenceModel(
        shares=rng.dirichlet(np.ones(n)),
        confusion=rng.dirichlet(np.ones(n), size=n),
        own=rng.dirichlet(np.ones(n), size=m),
        skill=rng.normal(0.5, 1.0, size=m),
        attentive=rng.random(m),
        votes=rng.random(m) < 0.8,
    )


def by_bayes(model: ReferenceModel, others: list[tuple[int, int]]) -> np.ndarray:
    """Return the chances of the classes of an item by some (worker, answer) pairs."""
    unknowing, n = model.shares @ model.confusion, model.shares.size
    chance = [
        model.shares[k]
        * prod(
            np.clip(
                model.own[i, h] + model.skill[i] * (model.confusion[k, h] - unknowing[h]),
                0.01 / n,
                1.0,
            )
            for i, h in others
            if model.votes[i]
        )
        for k in range(n)
    ]
    return np.array(chance) / sum(chance)


@quick
@given(label_sets(), st.integers(0, 99), st.integers(1, 9))
def test_it_is_bayes_rule_on_the_answers_of_the_others(
    labels: Labels, seed: int, size: int
) -> None:
    model = any_model(labels, seed)
    first, seen = [], set()
    for item, worker, code in rows_of(labels):
        if (item, worker) not in seen:
            first.append((item, worker, code))
            seen.add((item, worker))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "BLOCK_LABELS", size)
        cut = tiny_blocks(labels)
        blocks = [
            (read_first_labels(cut, b.labels), model.expected(read_first_labels(cut, b.labels)))
            for b in cut.blocks
        ]
    expected = np.concatenate([g for _, (g, _) in blocks], axis=1)
    classes = np.concatenate([c for _, (_, c) in blocks], axis=1)
    assert [int(a.worker[k]) for a, _ in blocks for k in range(a.worker.size)] == [
        i for _, i, _ in first
    ]
    for place, (item, worker, _) in enumerate(first):
        others = [(i, h) for j, i, h in first if j == item and i != worker]
        assert expected[:, place] == pytest.approx(by_bayes(model, others) @ model.confusion)
    items = sorted({j for j, _, _ in first})
    for place, item in enumerate(items):
        assert classes[:, place] == pytest.approx(
            by_bayes(model, [(i, h) for j, i, h in first if j == item])
        )


@quick
@given(label_sets(), st.data())
def test_the_first_model_is_of_those_who_vote(labels: Labels, data: st.DataObject) -> None:
    votes = np.array(
        data.draw(st.lists(st.booleans(), min_size=labels.n_workers, max_size=labels.n_workers))
    )
    form = DecomposableRule.weighted(np.ones(labels.n_workers), labels.n_classes)
    classes = st.integers(-1, labels.n_classes - 1)
    final = np.array(data.draw(st.lists(classes, min_size=labels.n_items, max_size=labels.n_items)))
    agreement = leave_one_out(labels, form, ignore_progress, ~votes)
    own = np.zeros((labels.n_workers, labels.n_classes), dtype=np.int64)
    first = {(i, j): h for j, i, h in reversed(rows_of(labels))}
    for (worker, _), code in first.items():
        own[worker, code] += 1
    found = init_reference_model(labels, final, agreement, votes, own)
    assert found.shares.sum() == pytest.approx(1.0)
    np.testing.assert_allclose(found.confusion.sum(axis=1), 1.0)
    assert (found.attentive[~votes] == 0.0).all()
    counts = np.zeros((labels.n_classes, labels.n_classes))
    for (worker, item), code in first.items():
        if votes[worker] and final[item] >= 0:
            counts[final[item], code] += 1
    np.testing.assert_allclose(found.confusion, shrink_confusion(counts))
    if votes.any() and np.isin(labels.worker, np.flatnonzero(votes)).any():
        np.testing.assert_allclose(found.own.sum(axis=1), 1.0)


def test_an_ordinary_worker_knows_something_before_anything_is_counted() -> None:
    np.testing.assert_allclose(shrink_confusion(np.zeros((2, 2))), [[0.8, 0.2], [0.2, 0.8]])
    assert shrink_confusion(np.full((3, 3), 1e6))[0, 0] == pytest.approx(1 / 3, abs=1e-5)


@pytest.mark.parametrize("rows", [3, 40])
def test_columns_at_one_place_add_up(rows: int) -> None:
    values, place = np.arange(5.0 * rows).reshape(rows, 5), np.array([2, 0, 2, 2, 0])
    found = add_up_columns(values, place, 4)
    assert found.shape == (rows, 4)
    np.testing.assert_array_equal(found[:, 0], values[:, 1] + values[:, 4])
    np.testing.assert_array_equal(found[:, 2], values[:, 0] + values[:, 2] + values[:, 3])
    assert not found[:, [1, 3]].any()
