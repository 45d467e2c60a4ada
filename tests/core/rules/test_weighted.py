"""Votes with stated weights, with a shift, and with weights from known accuracies."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
import scipy.special
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core import labels as module
from crowdgui.core.bounds.quantities import homogeneous, quantities
from crowdgui.core.errors import Cancelled, DataError, Reason
from crowdgui.core.labels import UNLABELLED, Labels
from crowdgui.core.options import Options
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.core.rules.registry import RULES
from crowdgui.core.rules.scoring import GoldNote
from crowdgui.core.rules.voting import majority
from crowdgui.core.rules.weighted import (
    AccuracyOptions,
    HyperplaneOptions,
    InputNote,
    WeightOptions,
    bound_optimal,
    hyperplane,
    vote,
)
from tests.core.strategies import crowd, from_matrix, label_sets, quick, rows_of, tiny_blocks
from tests.refusals import refused

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.options import Stated
    from crowdgui.core.rules.rule import Aggregation

weights_of_six = st.lists(st.sampled_from([-2.0, -1.0, 0.0, 0.5, 1.0, 3.0]), min_size=6, max_size=6)


def stating(labels: Labels, numbers: Sequence[float]) -> Stated:
    """State one number for each worker."""
    return tuple(zip(labels.worker_ids.tolist(), numbers, strict=False))


def weighted(labels: Labels, weights: Sequence[float]) -> Aggregation:
    return vote(labels, None, WeightOptions(stating(labels, weights)), ignore_progress)


def scores_by_hand(labels: Labels, weights: Sequence[float]) -> np.ndarray:
    scores = np.zeros((labels.n_items, labels.n_classes))
    for item, worker, code in rows_of(labels):
        scores[item, code] += weights[worker]
    return scores


def check(found: Aggregation, labels: Labels, scores: np.ndarray) -> None:
    """Hold labels, ties and what must always be true against exact scores."""
    some = labels.labels_per_item > 0
    np.testing.assert_array_equal(found.labels == UNLABELLED, ~some)
    np.testing.assert_array_equal(found.labels[some], scores.argmax(axis=1)[some])
    best = (scores == scores.max(axis=1, keepdims=True)).sum(axis=1) > 1
    np.testing.assert_array_equal(found.tied, best & some)
    for value in (found.confidence, found.margin):
        np.testing.assert_array_equal(np.isnan(value), ~some)
        assert ((value[some] >= 0) & (value[some] <= 1)).all()
    np.testing.assert_allclose(found.posterior.sum(axis=1), 1)
    assert (found.posterior >= 0).all()
    top = found.posterior.max(axis=1)
    np.testing.assert_allclose(found.confidence[some], top[some])
    assert [step.changed for step in found.history] == [np.count_nonzero(some)]
    assert found.history[0].objective is None
    assert found.converged


@quick
@given(label_sets(), weights_of_six)
def test_a_vote_counts_each_worker_as_stated(labels: Labels, weights: list[float]) -> None:
    found = weighted(labels, weights)
    check(found, labels, scores_by_hand(labels, weights))
    assert found.rule == "wmv"
    assert found.weights.tolist() == weights[: labels.n_workers]
    assert found.notes == ()


@quick
@given(label_sets(min_classes=2))
def test_equal_weights_are_plain_majority(labels: Labels) -> None:
    some = labels.labels_per_item > 0
    plain = majority(labels, None, Options(), ignore_progress)
    found = weighted(labels, [1.0] * labels.n_workers)
    np.testing.assert_array_equal(found.labels, plain.labels)
    np.testing.assert_allclose(found.posterior[some], plain.posterior[some])
    np.testing.assert_allclose(found.margin, plain.margin)


@quick
@given(label_sets(), weights_of_six, st.integers(1, 9))
def test_the_size_of_blocks_does_not_matter(
    labels: Labels, weights: list[float], size: int
) -> None:
    whole = weighted(labels, weights)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "BLOCK_LABELS", size)
        parts = weighted(tiny_blocks(labels), weights)
    np.testing.assert_array_equal(parts.labels, whole.labels)
    np.testing.assert_array_equal(parts.posterior, whole.posterior)


def test_shares_of_the_weight_worked_out_by_hand() -> None:
    labels = from_matrix([[0, 0], [1, 1], [1, -1]], 3)
    found = weighted(labels, [4.0, 1.0, -1.0])
    # Weight of −1 for class 1 is one against it, as good as one for each of the others.
    np.testing.assert_allclose(found.posterior, [[5 / 7, 1 / 7, 1 / 7], [4 / 5, 1 / 5, 0]])
    assert found.labels.tolist() == [0, 0]


def test_a_worker_without_a_stated_weight_counts_nothing_and_is_told_of() -> None:
    labels = from_matrix([[0], [1], [1]], 2)
    found = vote(
        labels, None, WeightOptions((("worker 0", 1.0), ("a stranger", 9.0))), ignore_progress
    )
    assert found.labels.tolist() == [0]
    assert found.notes == (
        Reason.make(InputNote.STATED_WORKERS_WITHOUT_LABELS, n=1),
        Reason.make(InputNote.NO_WEIGHT_STATED, n=2),
    )


def test_weights_that_are_missing_or_of_others_are_told_in_a_sentence() -> None:
    labels = from_matrix([[0], [1]], 2)
    with refused(DataError, match="You entered no weights"):
        vote(labels, None, WeightOptions(), ignore_progress)
    with refused(DataError, match="None of the workers you entered"):
        vote(labels, None, WeightOptions((("a stranger", 1.0),)), ignore_progress)
    with refused(DataError, match="Weights must be between"):
        WeightOptions((("worker 0", float("nan")),))


def test_items_on_which_all_weights_are_zero_are_tied_and_nothing_is_known_of_them() -> None:
    found = weighted(from_matrix([[0, 1], [1, 1]], 2), [0.0, 0.0])
    assert found.tied.all()
    np.testing.assert_array_equal(found.confidence, 0.5)
    np.testing.assert_array_equal(found.margin, 0)


@quick
@given(
    label_sets(min_classes=2, max_classes=2),
    st.none() | weights_of_six,
    st.sampled_from([-2.5, -1.0, 0.0, 1.0, 7.0]),
)
def test_a_hyperplane_adds_the_shift_to_the_first_class(
    labels: Labels, weights: list[float] | None, shift: float
) -> None:
    stated = None if weights is None else stating(labels, weights)
    found = hyperplane(labels, None, HyperplaneOptions(stated, shift), ignore_progress)
    scores = scores_by_hand(labels, weights or [1.0] * labels.n_workers)
    scores[:, 0] += shift
    check(found, labels, scores)
    assert found.rule == "hyperplane"
    assert found.form.offset.tolist() == [shift, 0.0]


@pytest.mark.parametrize("n_classes", [1, 3])
def test_a_hyperplane_is_for_two_classes(n_classes: int) -> None:
    labels = from_matrix([[0] * n_classes, list(range(n_classes))], n_classes)
    with refused(DataError, match=f"for two classes, but these labels have {n_classes}"):
        hyperplane(labels, None, HyperplaneOptions(), ignore_progress)


@quick
@given(label_sets(min_classes=2), st.lists(st.floats(0, 1), min_size=6, max_size=6))
def test_bound_optimal_weights_follow_the_stated_accuracies(
    labels: Labels, accuracy: list[float]
) -> None:
    options = AccuracyOptions(stating(labels, accuracy))
    found = bound_optimal(labels, None, options, ignore_progress)
    n = labels.n_classes
    weights = [n * w - 1 for w in accuracy[: labels.n_workers]]
    np.testing.assert_allclose(found.weights, weights)
    expected = scipy.special.softmax(n / (n - 1) * scores_by_hand(labels, weights), axis=1)
    np.testing.assert_allclose(found.posterior, expected, atol=1e-12)
    assert found.rule == "bound-optimal"


def test_bound_optimal_weights_from_gold_worked_out_by_hand() -> None:
    labels = from_matrix([[0, 1, 2, 0], [0, 1, 0, 1], [-1, -1, -1, 1]], 3)
    gold = np.array([0, 1, 2, UNLABELLED])
    found = bound_optimal(labels, gold, AccuracyOptions(), ignore_progress)
    np.testing.assert_allclose(found.weights, [2.0, 1.0, 0.0])
    assert found.notes == (
        Reason.make(GoldNote.WORKERS_FROM_GOLD, n=2),
        Reason.make(InputNote.NOTHING_KNOWN_OF_WORKERS, n=1),
    )
    mixed = AccuracyOptions((("worker 0", 0.5), ("worker 2", 1.0)))
    stated = bound_optimal(labels, gold, mixed, ignore_progress)
    np.testing.assert_allclose(stated.weights, [0.5, 1.0, 2.0])
    with refused(DataError, match="You entered no accuracy"):
        bound_optimal(labels, None, AccuracyOptions(), ignore_progress)
    with refused(DataError, match="You entered no accuracy"):
        bound_optimal(labels, np.full(4, UNLABELLED), AccuracyOptions(), ignore_progress)


def test_no_other_weights_have_a_smaller_bound() -> None:
    rng = np.random.default_rng(0)
    accuracy = rng.uniform(0.3, 0.95, 12)
    labels, _ = crowd(rng, accuracy, 5, 3)
    found = bound_optimal(labels, None, AccuracyOptions(stating(labels, accuracy)), ignore_progress)
    truth = homogeneous(accuracy, 3)
    best = quantities(found.form, truth, 0.5)
    assert best is not None
    for _ in range(50):
        other = weighted(labels, found.weights + rng.normal(0, 0.2, 12))
        known = quantities(other.form, truth, 0.5)
        assert known is not None
        assert known.t1 < best.t1


def test_one_vote_can_be_stopped_at_every_report(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BLOCK_LABELS", 4)
    labels, _ = crowd(np.random.default_rng(1), np.full(5, 0.7), 8, 2)
    numbers = stating(labels, [0.7] * 5)
    for key, options in (
        ("wmv", WeightOptions(numbers)),
        ("hyperplane", HyperplaneOptions()),
        ("bound-optimal", AccuracyOptions(numbers)),
    ):
        seen: list[Progress] = []
        whole = RULES[key].fit(labels, None, options, seen.append)
        assert tuple(p.step for p in seen if p.step is not None) == whole.history
        assert len(seen) == len(labels.blocks) + 1 > 4
        for last in range(1, len(seen) + 1):
            calls = iter(range(1, last + 1))

            def stop(_: Progress, calls: object = calls, last: int = last) -> None:
                if next(calls) == last:  # type: ignore[call-overload]
                    raise Cancelled

            with pytest.raises(Cancelled):
                RULES[key].fit(labels, None, options, stop)
