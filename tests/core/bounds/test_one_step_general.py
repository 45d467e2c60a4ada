"""The general one-step guarantee: reference values, every possible answer, and simulation."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core import labels as labels_module
from crowdgui.core.bounds import one_step as module
from crowdgui.core.bounds.one_step import OneStepItemBounds, one_step, one_step_items
from crowdgui.core.errors import Cancelled
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.core.rules import voting
from crowdgui.core.rules.rule import GoldOptions
from tests.core.bounds.crowds import extended_cases, labels_at
from tests.core.strategies import from_matrix, quick, renamed, tiny_blocks

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.labels import Labels


seeds = st.integers(0, 2**32 - 1)


def limits(labels: Labels, accuracy: FloatArray) -> OneStepItemBounds:
    found = one_step_items(labels, accuracy, ignore_progress)
    assert found is not None
    return found


def seen(rng: np.random.Generator, n: int, m: int, fill: float) -> IntArray:
    """Draw who labels what (N, M); the first worker labels the first item."""
    times = (rng.random((n, m)) < fill).astype(int)
    times[0, 0] = 1
    return times


def leads(answers: IntArray, n_classes: int) -> FloatArray:
    """Return one-step scores (P, N, L) of P label sets, answers (P, N, M),
    −1 where there is none."""
    votes = answers[..., None] == np.arange(n_classes)
    elected = votes.sum(axis=2).argmax(axis=2)
    given_ = (answers[:1] >= 0).sum(axis=1)
    agree = ((answers == elected[:, :, None]) & (answers >= 0)).sum(axis=1)
    weights = n_classes * agree / np.maximum(given_, 1) - 1.0
    return np.einsum("pm,pnmk->pnk", weights, votes.astype(float))


def test_reference_values() -> None:
    for case in extended_cases():
        labels = from_matrix(case["labels"], case["classes"])
        found, expect = limits(labels, np.array(case["accuracy"])), case["one_step"]
        np.testing.assert_allclose(found.lead, expect["lead"], rtol=1e-9)
        np.testing.assert_allclose(found.variation, expect["variation"], rtol=1e-9)
        np.testing.assert_allclose(found.bound, expect["bound"], rtol=1e-9)
        assert found.exact
        assert found.repeated == 0


def test_the_rule_of_these_tests_is_the_projects() -> None:
    rng = np.random.default_rng(0)
    for n_classes in (2, 3):
        answers = rng.integers(-1, n_classes, (9, 6))
        answers[0, 0] = 0
        labels = from_matrix(answers.T, n_classes)
        scores = leads(answers[None], n_classes)[0]
        final = voting.one_step(labels, None, GoldOptions(), ignore_progress).labels
        best = scores.max(axis=1, keepdims=True)
        expected = (scores > best - 1e-9).argmax(axis=1)
        labelled = labels.labels_per_item > 0
        np.testing.assert_array_equal(final[labelled], expected[labelled])


@pytest.mark.parametrize("n_classes", [2, 3])
def test_lead_variation_and_error_of_every_possible_answer(n_classes: int) -> None:
    rng = np.random.default_rng(n_classes)
    sharp = 0
    for _ in range(60):
        m, n = int(rng.integers(1, 5)), int(rng.integers(1, 4))
        times = seen(rng, n, m, 0.7)
        place = np.argwhere(times)[: 10 if n_classes == 2 else 7]
        times = np.zeros((n, m), dtype=int)
        times[tuple(place.T)] = 1
        w = rng.beta(*rng.choice([(1, 1), (8, 1), (1, 8), (200, 1)]), size=m)
        found = limits(labels_at(times, n_classes), w)
        patterns = np.array(list(product(range(n_classes), repeat=len(place))))
        answers = np.full((len(patterns), n, m), -1)
        answers[:, place[:, 0], place[:, 1]] = patterns
        scores = leads(answers, n_classes)
        truth = rng.integers(0, n_classes, n)
        right = patterns == truth[place[:, 0]]
        p = np.where(right, w[place[:, 1]], (1 - w[place[:, 1]]) / (n_classes - 1)).prod(axis=1)
        assert p.sum() == pytest.approx(1)
        for j in np.flatnonzero(times.sum(axis=1)):
            rest = np.delete(np.arange(n_classes), truth[j])
            ahead = scores[:, j, truth[j], None] - scores[:, j, rest]
            assert (p @ ahead >= found.lead[j] - 1e-9).all()
            grid = ahead[:, 0].reshape((n_classes,) * len(place))
            moves = [np.ptp(grid, axis=cell).max() for cell in range(len(place))]
            assert np.square(moves).sum() <= found.variation[j] * (1 + 1e-12)
            assert p @ (ahead.min(axis=1) <= 1e-9) <= found.bound[j] + 1e-12
            sharp += found.lead[j] > 0
    assert sharp > 30


def test_no_simulated_error_exceeds_its_limit() -> None:
    rng = np.random.default_rng(60)
    spoken = 0
    for setting in range(60):
        n_classes = 2 + setting % 3
        m, n, runs = int(rng.integers(5, 45)), int(rng.integers(20, 250)), 12
        times = seen(rng, n, m, rng.uniform(0.2, 1.2))
        w = np.clip(rng.normal(rng.uniform(0.5, 0.99), 0.08, m), 0, 1)
        found = limits(labels_at(times, n_classes), w)
        truth = rng.integers(0, n_classes, (n, 1))
        right = rng.random((runs, n, m)) < w
        other = (truth + rng.integers(1, n_classes, right.shape)) % n_classes
        scores = leads(np.where(times > 0, np.where(right, truth, other), -1), n_classes)
        true = np.take_along_axis(scores, truth[None], axis=2)
        rivals = np.where(np.arange(n_classes) == truth, -np.inf, scores)
        ahead = (true[..., 0] - rivals.max(axis=2))[:, found.variation > 0]
        there = ~np.isnan(found.bound)
        wrong = (ahead <= 1e-9).mean(axis=1)
        noise = 4 * wrong.std() / np.sqrt(runs) + 1e-12
        assert wrong.mean() <= found.mean + noise
        # The lead over a rival fixed beforehand, the class after the true one.
        next_one = np.take_along_axis(scores, (truth[None] + 1) % n_classes, axis=2)
        lead = (true - next_one)[..., 0]
        doubt = 5 * lead.std(axis=0) / np.sqrt(runs) + 1.0
        assert (lead.mean(axis=0) >= found.lead - doubt)[there].all()
        spoken += found.mean < 0.9
    assert spoken >= 5


@quick
@given(seeds, st.integers(2, 60), st.integers(1, 60), st.floats(0.5, 1))
def test_at_most_theorem_4_where_that_speaks(seed: int, m: int, n: int, low: float) -> None:
    w = np.random.default_rng(seed).uniform(low, 1, m)
    paper = one_step(w, n)
    assert paper is not None
    if paper.bound is not None:
        found = limits(labels_at(np.ones((n, m), dtype=int), 2), w)
        assert found.mean <= paper.bound * (1 + 1e-9)


@quick
@given(
    seeds,
    st.integers(2, 4),
    st.integers(1, 50),
    st.sampled_from([0, 1024]),
    st.sampled_from([0, 32]),
)
def test_the_sum_over_items_by_pieces_and_the_larger_one(
    seed: int, n_classes: int, size: int, few: int, rows: int
) -> None:
    rng = np.random.default_rng(seed)
    n, m = int(rng.integers(1, 25)), int(rng.integers(1, 9))
    times = seen(rng, n, m, rng.uniform(0.1, 1))
    labels, w = labels_at(times, n_classes), rng.beta(4, 1, m)
    shared = (times / np.maximum(times.sum(axis=0), 1)) @ times.T
    d, itself = times.sum(axis=1), np.diag(shared)
    others = (d * shared**2).sum(axis=1) - d * itself**2
    expected = n_classes**2 * others + d * (2 * (n_classes - 1) + n_classes * itself) ** 2
    there = d > 0
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "_AT_A_TIME", size)
        patch.setattr(module, "_CELLS", size)
        patch.setattr(module, "_FEWEST_ROWS", rows)
        patch.setattr(module, "FEW_WORKERS", few)
        exact = limits(labels, w)
        patch.setattr(module, "MOST_PRODUCTS", 0)
        larger = limits(labels, w)
    np.testing.assert_allclose(exact.variation[there], expected[there], rtol=1e-9)
    assert exact.exact
    assert not larger.exact
    np.testing.assert_array_equal(larger.lead, exact.lead)
    assert (larger.variation >= exact.variation * (1 - 1e-12))[there].all()
    assert (larger.bound >= exact.bound - 1e-12)[there].all()
    if (d <= 1).all():
        np.testing.assert_allclose(larger.variation[there], expected[there], rtol=1e-9)


@quick
@given(seeds, st.integers(1, 30))
def test_order_of_workers_and_items_and_the_cut_into_blocks_change_nothing(
    seed: int, size: int
) -> None:
    rng = np.random.default_rng(seed)
    n, m = 20, 7
    labels, w = labels_at(seen(rng, n, m, 0.5), 3), rng.beta(5, 1, m)
    found = limits(labels, w)
    worker, item = rng.permutation(m), rng.permutation(n)
    moved = limits(renamed(labels, item=item, worker=worker), w[np.argsort(worker)])
    for name in ("bound", "lead", "variation"):
        one, two = getattr(found, name), getattr(moved, name)
        np.testing.assert_allclose(two[item], one, rtol=1e-9, atol=1e-12)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(labels_module, "BLOCK_LABELS", size)
        cut = limits(tiny_blocks(labels), w)
    np.testing.assert_allclose(cut.bound, found.bound, rtol=1e-12)


def test_the_limit_falls_to_almost_nothing_for_a_good_crowd_and_many_items() -> None:
    found = limits(labels_at(np.ones((600, 60), dtype=int), 3), np.full(60, 0.97))
    assert 0 < found.mean < 0.05


def test_one_worker_alone_agrees_with_the_vote_for_certain() -> None:
    # P = w and own = a: E = (L/n) (a (n−1) w + a) − a, by hand for L = 2, n = 2, w = 0.9.
    found = limits(from_matrix([[0, 1, -1]], 2), np.array([0.9]))
    assert found.lead[0] == pytest.approx(0.8 * 0.9 + 0.8 - 0.8)
    # K = 1/2: D = 4 (1/4) + (2 + 1)².
    assert found.variation[0] == pytest.approx(1 + 9)
    assert found.bound[0] == pytest.approx(np.exp(-2 * 0.72**2 / 10))
    assert np.isnan([found.bound[2], found.lead[2], found.variation[2]]).all()


def test_a_crowd_below_chance_gets_no_limit() -> None:
    found = limits(labels_at(np.ones((4, 5), dtype=int), 2), np.full(5, 0.2))
    np.testing.assert_array_equal(found.bound, 1)


def test_repeated_answers_count_once_and_are_told() -> None:
    times = np.array([[1, 1, 1], [1, 1, 1]])
    plain, repeated = labels_at(times, 2), labels_at(times + np.diag([2, 0, 1])[::2], 2)
    w = np.array([0.9, 0.8, 0.7])
    np.testing.assert_array_equal(limits(plain, w).bound, limits(repeated, w).bound)
    assert limits(plain, w).repeated == 0
    assert limits(repeated, w).repeated == 2


def test_one_class_leaves_nothing_to_tell_apart() -> None:
    assert one_step_items(from_matrix([[0, 0]], 1), np.ones(1), ignore_progress) is None


@pytest.mark.parametrize("stage", range(1, 4))
def test_the_work_can_be_stopped_at_every_stage(stage: int) -> None:
    said = 0

    def stop(_: Progress) -> None:
        nonlocal said
        said += 1
        if said == stage:
            raise Cancelled

    with pytest.raises(Cancelled):
        one_step_items(labels_at(np.ones((5, 3), dtype=int), 2), np.full(3, 0.8), stop)
