"""EM of every worker model against loops over single labels and over every possible truth."""

from __future__ import annotations

from itertools import pairwise, product
from math import exp, log
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core import labels as module
from crowdgui.core.errors import DataError, Reason
from crowdgui.core.labels import UNLABELLED, Labels
from crowdgui.core.options import Options
from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules.em import (
    EmOptions,
    PooledOptions,
    fit,
    fit_class_conditional,
    fit_homogeneous,
    fit_pooled,
)
from crowdgui.core.rules.fitting.em_steps import STILL, TOLERANCE
from crowdgui.core.rules.scoring import GoldNote
from crowdgui.core.rules.voting import majority
from tests.core.strategies import (
    drawn_gold,
    from_matrix,
    label_sets,
    make_labels,
    quick,
    renamed,
    rows_of,
    tiny_blocks,
)
from tests.refusals import refused

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.rules.rule import Aggregation

Matrix = list[list[float]]

SMOOTHED = {"em": fit, "em-class": fit_class_conditional, "em-homogeneous": fit_homogeneous}
MODELS = (*SMOOTHED, "em-pooled")
models = st.sampled_from(MODELS)
smoothed_models = st.sampled_from(sorted(SMOOTHED))


def em(
    labels: Labels,
    steps: int = 500,
    smoothing: float = 0.01,
    key: str = "em",
    gold: IntArray | None = None,
) -> Aggregation:
    """Fit a model; `smoothing` is the pull toward the crowd where it is pooled."""
    hold = gold is not None
    if key == "em-pooled":
        return fit_pooled(
            labels, gold, PooledOptions(steps, smoothing, hold_gold=hold), ignore_progress
        )
    return SMOOTHED[key](labels, gold, EmOptions(steps, smoothing, hold_gold=hold), ignore_progress)


def confusion_by_hand(counts: Sequence[Matrix], key: str, smoothing: float) -> list[Matrix]:
    """Return confusion matrices [worker][class][answer] from expected counts, entry by entry."""
    size = range(len(counts[0]))
    crowd = [[sum(own[k][h] for own in counts) for h in size] for k in size]
    matrices = []
    for own in counts:
        right = [own[k][k] for k in size]
        given = [sum(own[k]) for k in size]
        hit = [(right[k] + smoothing) / (given[k] + len(size) * smoothing) for k in size]
        if key == "em-homogeneous":
            same = (sum(right) + smoothing) / (sum(given) + len(size) * smoothing)
            hit = [same for _ in size]
        matrix = [[(1 - hit[k]) / max(1, len(size) - 1) for _ in size] for k in size]
        for k in size:
            matrix[k][k] = hit[k]
            for h in size:
                if key == "em":
                    matrix[k][h] = (own[k][h] + smoothing) / (given[k] + len(size) * smoothing)
                if key == "em-pooled":
                    all_given = sum(crowd[k])
                    pull = crowd[k][h] / all_given if all_given else float(h == k)
                    matrix[k][h] = (own[k][h] + smoothing * pull) / (given[k] + smoothing)
        matrices.append(matrix)
    return matrices


def by_hand(
    labels: Labels, steps: int, smoothing: float, key: str, gold: Sequence[int]
) -> tuple[Matrix, list[float]]:
    """Return posterior and log-likelihoods by loops over single labels; gold is −1 where free."""
    n_classes = range(labels.n_classes)
    rows, given = rows_of(labels), labels.labels_per_item.tolist()
    some = [j for j, n in enumerate(given) if n]
    posterior = [[0.0 for _ in n_classes] for _ in given]
    for item, _, code in rows:
        posterior[item][code] += 1 / given[item]
    for j in some:
        if gold[j] >= 0:
            posterior[j] = [float(k == gold[j]) for k in n_classes]
    reached = []
    for _ in range(steps + 1):
        counts = np.zeros((labels.n_workers, labels.n_classes, labels.n_classes))
        for item, worker, code in rows:
            for k in n_classes:
                counts[worker, k, code] += posterior[item][k]
        confusion = confusion_by_hand(counts.tolist(), key, smoothing)
        extra = 1.0 if key == "em-pooled" else 0.0
        sizes = [sum(posterior[j][k] for j in some) + extra for k in n_classes]
        joint = [[size / sum(sizes) for size in sizes] for _ in given]
        for item, worker, code in rows:
            for k in n_classes:
                joint[item][k] *= confusion[worker][k][code]
        for j in some:
            if gold[j] >= 0:
                joint[j] = [p * (k == gold[j]) for k, p in enumerate(joint[j])]
        reached.append(sum(log(sum(joint[j])) for j in some))
        posterior = [[x / sum(p) for x in p] for p in joint]
    return posterior, reached


@quick
@given(
    label_sets(max_items=6),
    st.integers(1, 4),
    st.sampled_from([0.01, 0.5, 3.0]),
    models,
    st.booleans(),
    st.data(),
)
def test_em_is_what_plain_loops_give(
    labels: Labels, steps: int, smoothing: float, key: str, hold: bool, data: st.DataObject
) -> None:
    gold = drawn_gold(labels, data) if hold else None
    found = em(labels, steps, smoothing, key, gold)
    held = [-1] * labels.n_items if gold is None else gold.tolist()
    posterior, reached = by_hand(labels, found.iterations, smoothing, key, held)
    np.testing.assert_allclose(found.posterior, posterior, atol=1e-9)
    if key == "em-pooled":
        assert {s.objective for s in found.history} == {None}
    else:
        np.testing.assert_allclose([s.objective for s in found.history], reached, atol=1e-9)
    accuracy = np.zeros(labels.n_workers)
    for item, worker, code in rows_of(labels):
        accuracy[worker] += posterior[item][code]
    some = labels.labels_per_worker > 0
    np.testing.assert_allclose(
        found.accuracy[some], accuracy[some] / labels.labels_per_worker[some], atol=1e-9
    )
    np.testing.assert_array_equal(np.isnan(found.accuracy), ~some)


@quick
@given(label_sets(max_items=4, max_workers=4, max_classes=3), st.integers(1, 5), models)
def test_posterior_and_likelihood_sum_over_every_possible_truth(
    labels: Labels, steps: int, key: str
) -> None:
    found = em(labels, steps, key=key)
    chance = {
        truth: exp(
            sum(found.form.offset[k] for k in truth)
            + sum(found.form.table[w, h, truth[j]] for j, w, h in rows_of(labels))
        )
        for truth in product(range(labels.n_classes), repeat=labels.n_items)
    }
    total = sum(chance.values())
    if key != "em-pooled":
        assert found.history[-1].objective == pytest.approx(log(total), abs=1e-9)
    for j in range(labels.n_items):
        for k in range(labels.n_classes):
            share = sum(p for truth, p in chance.items() if truth[j] == k) / total
            assert found.posterior[j, k] == pytest.approx(share, abs=1e-9)


@quick
@given(
    label_sets(max_items=10),
    st.sampled_from([0.001, 0.01, 1.0]),
    smoothed_models,
    st.booleans(),
    st.data(),
)
def test_the_penalised_objective_never_falls(
    labels: Labels, smoothing: float, key: str, hold: bool, data: st.DataObject
) -> None:
    gold = drawn_gold(labels, data) if hold else None
    # One row serves every class in the homogeneous model, and its prior counts once.
    rows = labels.n_classes if key == "em-homogeneous" else 1
    reached = []
    for steps in range(1, 12):
        found = em(labels, steps, smoothing, key, gold)
        # The form's table holds the logarithms of the confusion matrices.
        log_prior = smoothing / rows * float(found.form.table.sum())
        reached.append(found.history[-1].objective + log_prior)
    assert all(b >= a - 1e-9 * (1 + abs(a)) for a, b in pairwise(reached))


@quick
@given(label_sets(), st.integers(1, 30), models)
def test_confidence_margin_and_final_label_are_those_of_the_posterior(
    labels: Labels, steps: int, key: str
) -> None:
    found = em(labels, steps, key=key)
    some = labels.labels_per_item > 0
    assert np.isfinite(found.posterior).all()
    np.testing.assert_allclose(found.posterior.sum(axis=1), 1, atol=1e-12)
    np.testing.assert_array_equal(found.labels == UNLABELLED, ~some)
    for value in (found.confidence, found.margin):
        np.testing.assert_array_equal(np.isnan(value), ~some)
    np.testing.assert_array_equal(found.confidence[some], found.posterior[some].max(axis=1))
    chosen = found.posterior[some, found.labels[some]]
    np.testing.assert_allclose(chosen, found.confidence[some], atol=1e-9)
    ranked = np.sort(np.pad(found.posterior, ((0, 0), (1, 0))), axis=1)[some]
    np.testing.assert_allclose(found.margin[some], ranked[:, -1] - ranked[:, -2], atol=1e-12)
    assert not found.tied[~some].any()
    assert np.isfinite(found.form.table).all()
    assert np.isfinite(found.form.offset).all()


@quick
@given(label_sets(), st.data(), models)
def test_order_and_names_do_not_matter(labels: Labels, data: st.DataObject, key: str) -> None:
    item, worker, code = (
        np.array(data.draw(st.permutations(range(size))))
        for size in (labels.n_items, labels.n_workers, labels.n_classes)
    )
    # A few steps only: rounding grows from step to step where the fit stands on an edge.
    found = em(labels, 6, key=key)
    moved = em(renamed(labels, item=item, worker=worker, code=code), 6, key=key)
    np.testing.assert_allclose(moved.posterior[item][:, code], found.posterior, atol=1e-7)
    np.testing.assert_allclose(moved.accuracy[worker], found.accuracy, atol=1e-7)
    if key != "em-pooled":
        reached = moved.history[-1].objective, found.history[-1].objective
        np.testing.assert_allclose(*reached, rtol=1e-7, atol=1e-9)
    clear = (labels.labels_per_item > 0) & (found.margin > 1e-6)
    np.testing.assert_array_equal(moved.labels[item][clear], code[found.labels[clear]])


@quick
@given(label_sets(), st.integers(1, 9), models)
def test_the_size_of_blocks_does_not_matter(labels: Labels, size: int, key: str) -> None:
    whole = em(labels, 6, key=key)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "BLOCK_LABELS", size)
        parts = em(tiny_blocks(labels), 6, key=key)
    np.testing.assert_allclose(parts.posterior, whole.posterior, atol=1e-9)
    np.testing.assert_allclose(parts.form.table, whole.form.table, atol=1e-7)


def test_em_learns_who_mixes_up_what() -> None:
    rng = np.random.default_rng(5)
    kinds = np.array(
        [
            [[0.9, 0.1, 0.0], [0.5, 0.5, 0.0], [0.0, 0.1, 0.9]],
            [[0.8, 0.1, 0.1], [0.1, 0.8, 0.1], [0.6, 0.1, 0.3]],
        ]
    )
    confusion = kinds[np.arange(16) % 2]
    truth = rng.integers(0, 3, 1500)
    edges = confusion[:, truth].cumsum(axis=2)
    answers = (rng.random((16, 1500, 1)) > edges[:, :, :2]).sum(axis=2)
    labels = from_matrix(answers, 3)
    found = em(labels)
    assert found.converged
    plain = majority(labels, None, Options(), ignore_progress)
    assert np.mean(found.labels != truth) < 0.5 * np.mean(plain.labels != truth)
    fitted = np.exp(found.form.table).transpose(0, 2, 1)
    np.testing.assert_allclose(fitted, confusion, atol=0.08)
    np.testing.assert_allclose(np.exp(found.form.offset), 1 / 3, atol=0.05)
    right = np.einsum("ikk,k->i", confusion, np.bincount(truth) / truth.size)
    np.testing.assert_allclose(found.accuracy, right, atol=0.06)


def test_em_stops_where_the_objective_rests() -> None:
    rng = np.random.default_rng(0)
    truth = rng.integers(0, 2, 80)
    answers = np.where(rng.random((7, 80)) < 0.7, truth, 1 - truth)
    found = em(from_matrix(answers, 2))
    moves = [
        abs(after.objective - before.objective) / abs(after.objective)
        for before, after in pairwise(found.history)
    ]
    assert found.converged
    assert moves[-1] <= TOLERANCE < min(moves[:-1])
    short = em(from_matrix(answers, 2), found.iterations - 1)
    assert not short.converged
    assert short.history == found.history[:-1]


def test_hundreds_of_votes_on_an_item_do_not_underflow() -> None:
    item = np.repeat([0, 1], 2000)
    worker = np.tile(np.arange(2000), 2)
    code = np.concatenate([np.arange(2000) % 3 == 0, np.arange(2000) % 3 > 0]).astype(int)
    found = em(make_labels(item, worker, code, 2, 2000, 2))
    assert np.isfinite([step.objective for step in found.history]).all()
    assert found.labels.tolist() == [0, 1]
    np.testing.assert_allclose(found.posterior, np.eye(2), atol=1e-12)


@pytest.mark.parametrize("steps", [0, 100_001])
def test_a_senseless_limit_is_refused(steps: int) -> None:
    with refused(DataError, match="Maximum iterations"):
        EmOptions(max_steps=steps)


@pytest.mark.parametrize("smoothing", [0.0, -1.0, 101.0, float("nan"), float("inf")])
def test_a_senseless_smoothing_is_refused(smoothing: float) -> None:
    with refused(DataError, match="Smoothing"):
        EmOptions(smoothing=smoothing)


@pytest.mark.parametrize("key", MODELS)
def test_held_gold_items_keep_their_class_and_teach_the_others(key: str) -> None:
    # Most workers call class 1 by the name 0; only gold can tell.
    rng = np.random.default_rng(3)
    truth = rng.integers(0, 2, 200)
    clear = np.where(rng.random((3, 200)) < 0.95, truth, 1 - truth)
    blind = np.where(rng.random((6, 200)) < 0.9, 1 - truth, truth)
    labels = from_matrix(np.concatenate([clear, blind]), 2)
    gold = np.where(np.arange(200) < 60, truth, UNLABELLED)
    free, found = em(labels, smoothing=0.5, key=key), em(labels, 500, 0.5, key, gold)
    np.testing.assert_array_equal(found.labels[:60], truth[:60])
    np.testing.assert_array_equal(found.confidence[:60], 1)
    assert not found.tied[:60].any()
    assert np.mean(free.labels[60:] != truth[60:]) > 0.9
    assert np.mean(found.labels[60:] != truth[60:]) < 0.05
    assert found.notes == (Reason.make(GoldNote.GOLD_FIXED, n=60),)


def test_gold_is_not_looked_at_unless_it_is_held() -> None:
    labels = from_matrix([[0, 1, 1], [0, 0, 1]], 2)
    gold = np.array([1, 1, 1])
    for key, rule in SMOOTHED.items():
        found = rule(labels, gold, EmOptions(), ignore_progress)
        np.testing.assert_array_equal(found.posterior, em(labels, key=key).posterior)
        assert found.notes == ()


def test_an_item_without_labels_is_not_labelled_by_its_gold() -> None:
    labels = from_matrix([[0, 1, -1], [0, 1, -1]], 2)
    for key in MODELS:
        found = em(labels, key=key, gold=np.array([UNLABELLED, 0, 1]))
        assert found.labels.tolist() == [0, 0, UNLABELLED]


def test_pooled_rests_when_no_probability_moves() -> None:
    rng = np.random.default_rng(0)
    truth = rng.integers(0, 2, 80)
    labels = from_matrix(np.where(rng.random((7, 80)) < 0.7, truth, 1 - truth), 2)
    found = em(labels, smoothing=1.0, key="em-pooled")
    last = range(found.iterations - 5, found.iterations + 1)
    before = [em(labels, n, 1.0, "em-pooled").posterior for n in last]
    moves = [np.abs(b - a).max() for a, b in pairwise(before)]
    assert found.converged
    assert moves[-1] < STILL <= min(moves[:-1])
    assert not em(labels, found.iterations - 1, 1.0, "em-pooled").converged
