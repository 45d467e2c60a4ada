"""Plain, one-step and iterative voting against exact fractions, and what must always hold."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from math import log
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
import scipy.special
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core import labels as module
from crowdgui.core.errors import DataError, Reason
from crowdgui.core.labels import UNLABELLED, Labels
from crowdgui.core.options import Options
from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules.rule import GoldOptions
from crowdgui.core.rules.scoring import GoldNote
from crowdgui.core.rules.voting import (
    SATURATED_CONFIDENCE,
    FirstVoteNote,
    IterativeOptions,
    iterative,
    iterative_log,
    majority,
    one_step,
)
from tests.core.strategies import (
    crowd,
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
    from crowdgui.core.arrays import IntArray
    from crowdgui.core.rules.rule import Aggregation


def vote(labels: Labels, steps: int) -> Aggregation:
    """Vote with as many weight updates as `steps` allows."""
    return (
        iterative(labels, None, IterativeOptions(steps), ignore_progress)
        if steps
        else plain(labels)
    )


def plain(labels: Labels) -> Aggregation:
    return majority(labels, None, Options(), ignore_progress)


class Exact:
    """Iterative weighted voting in fractions, one label at a time.

    Ties go to the first class, or in the first vote to the `last`.
    """

    def __init__(self, labels: Labels, max_steps: int, *, last: bool = False) -> None:
        self.rows = rows_of(labels)
        self.sizes = labels.n_items, labels.n_workers, labels.n_classes
        self.given = labels.labels_per_worker.tolist()
        self.weights = [Fraction(int(n > 0)) for n in self.given]
        self.objective: list[Fraction] = []
        self.changed: list[int] = []
        self.final = [UNLABELLED] * labels.n_items
        for step in range(max_steps + 1):
            before = self.final
            self._elect(last=last and step == 0)
            self._record(before)
            if self.changed[-1] == 0 or step == max_steps:
                break
            self.weights = [
                self.sizes[2] * Fraction(m, n) - 1 if n else Fraction(0)
                for m, n in zip(self.matches, self.given, strict=True)
            ]

    def _elect(self, *, last: bool) -> None:
        n_items, n_workers, n_classes = self.sizes
        self.scores = [[Fraction(0)] * n_classes for _ in range(n_items)]
        for item, worker, code in self.rows:
            self.scores[item][code] += self.weights[worker]
        some = {row[0] for row in self.rows}
        best = [[k for k, v in enumerate(s) if v == max(s)] for s in self.scores]
        self.final = [b[-1 if last else 0] if j in some else -1 for j, b in enumerate(best)]
        self.tied = [j in some and s.count(max(s)) > 1 for j, s in enumerate(self.scores)]
        self.matches = [0] * n_workers
        for item, worker, code in self.rows:
            self.matches[worker] += code == self.final[item]

    def _record(self, before: list[int]) -> None:
        self.changed.append(sum(a != b for a, b in zip(before, self.final, strict=True)))
        self.objective.append(
            sum(
                n * (self.sizes[2] * Fraction(m, n) - 1) ** 2
                for m, n in zip(self.matches, self.given, strict=True)
                if n
            )
        )


@quick
@given(label_sets(), st.sampled_from([0, 1, 2, 50]))
def test_voting_is_what_exact_fractions_give(labels: Labels, steps: int) -> None:
    found, exact = vote(labels, steps), Exact(labels, steps)
    assert found.labels.tolist() == exact.final
    assert found.tied.tolist() == exact.tied
    assert found.n_tied == sum(exact.tied)
    assert found.iterations == len(exact.changed) - 1
    assert [step.iteration for step in found.history] == list(range(len(exact.changed)))
    assert [step.changed for step in found.history] == exact.changed
    np.testing.assert_allclose(
        [step.objective for step in found.history], [float(g) for g in exact.objective], atol=1e-9
    )
    np.testing.assert_allclose(found.weights, [float(v) for v in exact.weights], atol=1e-12)
    accuracy = [m / n if n else np.nan for m, n in zip(exact.matches, exact.given, strict=True)]
    np.testing.assert_allclose(found.accuracy, accuracy, atol=1e-12)
    assert found.converged == (steps == 0 or exact.changed[-1] == 0)
    for margin, scores, j in zip(found.margin, exact.scores, range(labels.n_items), strict=True):
        weight = sum(abs(exact.weights[i]) for item, i, _ in exact.rows if item == j)
        if labels.labels_per_item[j] and weight and labels.n_classes > 1:
            top = sorted(scores)
            assert margin == pytest.approx(float((top[-1] - top[-2]) / weight), abs=1e-12)


def test_reference_values(golden_iwmv: dict[str, Any]) -> None:
    assert len(golden_iwmv["cases"]) == 4
    for case in golden_iwmv["cases"]:
        labels = from_matrix(np.array(case["labels"]) - 1, case["classes"])
        found, expect = iterative(labels, None, IterativeOptions(), ignore_progress), case["expect"]
        assert (found.labels + 1).tolist() == expect["labels"]
        assert [step.changed for step in found.history] == expect["changed"]
        for name in ("accuracy", "weights"):
            np.testing.assert_allclose(getattr(found, name), expect[name], rtol=1e-9)
        objective = [step.objective for step in found.history]
        np.testing.assert_allclose(objective, expect["objective"], rtol=1e-9)
        assert found.converged


@quick
@given(label_sets())
def test_one_step_is_the_first_step(labels: Labels) -> None:
    found, first = one_step(labels, None, GoldOptions(), ignore_progress), vote(labels, 1)
    assert found.rule == "oswmv"
    assert found.converged
    np.testing.assert_array_equal(found.labels, first.labels)
    np.testing.assert_array_equal(found.weights, first.weights)
    np.testing.assert_array_equal(found.posterior, first.posterior)


@quick
@given(label_sets(max_workers=5, max_items=12))
def test_the_objective_never_falls(labels: Labels) -> None:
    found = iterative(labels, None, IterativeOptions(), ignore_progress)
    assert found.converged
    for before, after in pairwise(step.objective for step in found.history):
        assert after >= before - 1e-9


@pytest.mark.parametrize("n_classes", [2, 3, 5])
@pytest.mark.parametrize("seed", range(5))
def test_the_objective_rises_over_many_steps(seed: int, n_classes: int) -> None:
    rng = np.random.default_rng(seed)
    labels, _ = crowd(rng, rng.beta(1, 1.2, 40), 300, n_classes, fill=0.1)
    found = iterative(labels, None, IterativeOptions(), ignore_progress)
    reached = [step.objective for step in found.history]
    assert len(reached) > 2
    assert all(after >= before - 1e-9 for before, after in pairwise(reached))
    assert reached[-1] > reached[0]
    assert found.converged


@quick
@given(label_sets(), st.sampled_from([0, 1, 50]))
def test_confidence_margin_and_posterior(labels: Labels, steps: int) -> None:
    found = vote(labels, steps)
    some = labels.labels_per_item > 0
    np.testing.assert_array_equal(found.labels == UNLABELLED, ~some)
    for value in (found.confidence, found.margin):
        np.testing.assert_array_equal(np.isnan(value), ~some)
        assert ((value[some] >= 0) & (value[some] <= 1)).all()
    assert not found.tied[~some].any()
    assert np.isfinite(found.posterior).all()
    np.testing.assert_allclose(found.posterior[some].sum(axis=1), 1, atol=1e-12)
    chosen = found.posterior[some, found.labels[some]]
    np.testing.assert_array_equal(found.confidence[some], chosen)
    assert (chosen >= found.posterior[some].max(axis=1) - 1e-9).all()


@quick
@given(label_sets())
def test_the_posterior_of_plain_majority_is_the_share_of_votes(labels: Labels) -> None:
    counts = np.zeros((labels.n_items, labels.n_classes))
    np.add.at(counts, (labels.item, labels.code), 1)
    some = labels.labels_per_item > 0
    expected = counts[some] / labels.labels_per_item[some, None]
    np.testing.assert_allclose(plain(labels).posterior[some], expected, atol=1e-12)


@quick
@given(label_sets(min_classes=2))
def test_the_posterior_of_weighted_voting_is_that_of_its_model(labels: Labels) -> None:
    found, n_classes = vote(labels, 50), labels.n_classes
    log_odds = np.zeros((labels.n_items, n_classes))
    for item, worker, code in rows_of(labels):
        log_odds[item, code] += n_classes / (n_classes - 1) * found.weights[worker]
    expected = scipy.special.softmax(log_odds, axis=1)
    np.testing.assert_allclose(found.posterior, expected, atol=1e-12)


def permutation(data: st.DataObject, size: int) -> np.ndarray:
    return np.array(data.draw(st.permutations(range(size))))


@quick
@given(label_sets(), st.sampled_from([1, 2, 50]))
def test_labels_that_depend_on_ties_of_the_first_vote_are_marked(
    labels: Labels, steps: int
) -> None:
    found, other = vote(labels, steps), Exact(labels, steps, last=True)
    if found.contested is None:
        assert not plain(labels).tied.any()
        return
    np.testing.assert_array_equal(found.contested, found.labels != other.final)
    counted = [note.values for note in found.notes if note.code is FirstVoteNote.TIES_DECIDE]
    assert counted == ([(("n", found.contested.sum()),)] if found.contested.any() else [])


def test_of_two_workers_who_share_all_items_the_order_of_classes_decides() -> None:
    labels = from_matrix([[0, 0, 1, 1, 0, 0], [0, 1, 1, 0, 1, 0]], 2)
    found = vote(labels, 50)
    assert not found.n_tied
    assert found.contested is not None
    assert found.contested.tolist() == [False, True, False, True, True, False]


@quick
@given(label_sets(), st.data(), st.sampled_from([0, 1, 50]))
def test_order_of_workers_items_and_rows_does_not_matter(
    labels: Labels, data: st.DataObject, steps: int
) -> None:
    item, worker = permutation(data, labels.n_items), permutation(data, labels.n_workers)
    found, moved = vote(labels, steps), vote(renamed(labels, item=item, worker=worker), steps)
    np.testing.assert_array_equal(moved.labels[item], found.labels)
    np.testing.assert_array_equal(moved.tied[item], found.tied)
    np.testing.assert_array_equal(moved.weights[worker], found.weights)
    np.testing.assert_array_equal(moved.accuracy[worker], found.accuracy)
    np.testing.assert_allclose(moved.posterior[item], found.posterior, atol=1e-12)
    np.testing.assert_allclose(moved.margin[item], found.margin, atol=1e-12)
    assert [s.changed for s in moved.history] == [s.changed for s in found.history]


@quick
@given(label_sets(), st.data())
def test_names_of_classes_do_not_matter_where_nothing_is_tied(
    labels: Labels, data: st.DataObject
) -> None:
    code = permutation(data, labels.n_classes)
    other = renamed(labels, code=code)
    for steps in range(4):
        found, moved = vote(labels, steps), vote(other, steps)
        if found.tied.any():
            break
        some = found.labels != UNLABELLED
        np.testing.assert_array_equal(moved.labels[some], code[found.labels[some]])
        np.testing.assert_allclose(moved.posterior[:, code], found.posterior, atol=1e-12)
        np.testing.assert_array_equal(moved.weights, found.weights)


@quick
@given(label_sets(), st.integers(1, 9), st.sampled_from([0, 1, 50]))
def test_the_size_of_blocks_does_not_matter(labels: Labels, size: int, steps: int) -> None:
    whole = vote(labels, steps)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "BLOCK_LABELS", size)
        cut = tiny_blocks(labels)
        parts = vote(cut, steps)
    for name in ("labels", "tied", "weights", "accuracy"):
        np.testing.assert_array_equal(getattr(parts, name), getattr(whole, name))
    for name in ("confidence", "margin", "posterior"):
        np.testing.assert_allclose(getattr(parts, name), getattr(whole, name), atol=1e-12)
    assert parts.history == whole.history


def log_vote(labels: Labels, gold: IntArray | None = None, steps: int = 100) -> Aggregation:
    return iterative_log(labels, gold, IterativeOptions(steps, gold is not None), ignore_progress)


def limited(right: int, given: int) -> float:
    return min(max(right / given, 1 - SATURATED_CONFIDENCE), SATURATED_CONFIDENCE)


@quick
@given(label_sets())
def test_log_odds_voting_is_what_plain_loops_give(labels: Labels) -> None:
    found, others = log_vote(labels), max(1, labels.n_classes - 1)
    given, rows = labels.labels_per_worker.tolist(), rows_of(labels)
    weights = [float(n > 0) for n in given]
    for step in found.history:
        scores = np.zeros((labels.n_items, labels.n_classes))
        for item, worker, code in rows:
            scores[item, code] += weights[worker]
        final = [int(np.flatnonzero(s >= s.max() - 1e-9)[0]) for s in scores]
        matches = [0] * labels.n_workers
        for item, worker, code in rows:
            matches[worker] += code == final[item]
        expected = sum(
            m * log(limited(m, n)) + (n - m) * log((1 - limited(m, n)) / others)
            for m, n in zip(matches, given, strict=True)
            if n
        )
        assert step.objective == pytest.approx(expected, abs=1e-9)
        last = weights
        weights = [
            log(others * limited(m, n) / (1 - limited(m, n))) if n else 0.0
            for m, n in zip(matches, given, strict=True)
        ]
    some = labels.labels_per_item > 0
    assert found.rule == "iwmv-log"
    np.testing.assert_array_equal(found.labels[some], np.array(final)[some])
    np.testing.assert_allclose(found.weights, last, atol=1e-9)
    expected = scipy.special.softmax(scores, axis=1)
    np.testing.assert_allclose(found.posterior, expected, atol=1e-9)


def test_the_log_objective_is_that_of_the_accuracies_where_none_is_at_a_limit() -> None:
    labels, _ = crowd(np.random.default_rng(4), np.linspace(0.4, 0.8, 9), 200, 3)
    found = log_vote(labels)
    w, n = found.accuracy, labels.labels_per_worker
    expected = np.sum(n * (w * np.log(w) + (1 - w) * np.log((1 - w) / 2)))
    assert found.history[-1].objective == pytest.approx(expected)


@quick
@given(label_sets(max_items=12), st.sampled_from([iterative, iterative_log]), st.data())
def test_no_objective_falls_with_gold_held(labels: Labels, rule: Any, data: st.DataObject) -> None:
    gold = drawn_gold(labels, data)
    found = rule(labels, gold, IterativeOptions(hold_gold=True), ignore_progress)
    assert found.converged
    for before, after in pairwise(step.objective for step in found.history):
        assert after >= before - 1e-9 * (1 + abs(before))


@pytest.mark.parametrize("rule", [iterative, iterative_log])
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("known", [0, 60])
def test_objectives_rise_over_many_steps_with_gold_held(rule: Any, seed: int, known: int) -> None:
    rng = np.random.default_rng(seed)
    labels, truth = crowd(rng, rng.beta(1, 1.2, 40), 300, 3, fill=0.1)
    gold = np.where(np.arange(300) < known, truth, UNLABELLED)
    found = rule(labels, gold, IterativeOptions(hold_gold=True), ignore_progress)
    reached = [step.objective for step in found.history]
    assert len(reached) > 2
    assert all(b >= a - 1e-9 * (1 + abs(a)) for a, b in pairwise(reached))
    assert reached[-1] > reached[0]


@quick
@given(label_sets(), st.sampled_from(["oswmv", "iwmv", "iwmv-log"]), st.data())
def test_held_gold_stays_and_workers_are_credited_against_it(
    labels: Labels, key: str, data: st.DataObject
) -> None:
    rules: dict[str, Any] = {"oswmv": one_step, "iwmv": iterative, "iwmv-log": iterative_log}
    options = GoldOptions(hold_gold=True) if key == "oswmv" else IterativeOptions(hold_gold=True)
    gold = drawn_gold(labels, data)
    found = rules[key](labels, gold, options, ignore_progress)
    some = labels.labels_per_item > 0
    held = some & (gold != UNLABELLED)
    np.testing.assert_array_equal(found.labels[held], gold[held])
    np.testing.assert_array_equal(found.labels == UNLABELLED, ~some)
    np.testing.assert_array_equal(found.confidence[held], 1)
    np.testing.assert_array_equal(found.margin[held], 1)
    np.testing.assert_array_equal(found.posterior[held], np.eye(labels.n_classes)[gold[held]])
    assert not found.tied[held].any()
    right = np.zeros(labels.n_workers)
    for item, worker, code in rows_of(labels):
        right[worker] += found.labels[item] == code
    active = labels.labels_per_worker > 0
    expected = right[active] / labels.labels_per_worker[active]
    np.testing.assert_allclose(found.accuracy[active], expected)
    about_gold = [note for note in found.notes if isinstance(note.code, GoldNote)]
    assert len(about_gold) == 1


@pytest.mark.parametrize("rule", [iterative, iterative_log])
def test_held_gold_tells_good_workers_from_a_wrong_crowd(rule: Any) -> None:
    rng = np.random.default_rng(3)
    labels, truth = crowd(rng, np.array([0.95] * 3 + [0.1] * 6), 200, 2)
    gold = np.where(np.arange(200) < 120, truth, UNLABELLED)
    free = rule(labels, gold, IterativeOptions(), ignore_progress)
    found = rule(labels, gold, IterativeOptions(hold_gold=True), ignore_progress)
    assert np.mean(free.labels[120:] != truth[120:]) > 0.9
    assert np.mean(found.labels[120:] != truth[120:]) < 0.05
    assert free.notes == ()
    assert found.notes == (Reason.make(GoldNote.GOLD_FIXED, n=120),)


def test_a_wish_to_hold_gold_where_there_is_none_is_answered() -> None:
    labels = from_matrix([[0, 1, 1], [0, 0, 1]], 2)
    found = iterative(labels, None, IterativeOptions(hold_gold=True), ignore_progress)
    assert found.notes[0] == Reason(GoldNote.NO_GOLD_TO_FIX)
    np.testing.assert_array_equal(found.posterior, vote(labels, 50).posterior)


def test_a_worker_worse_than_chance_counts_against_the_answer() -> None:
    honest = [0, 1, 0, 1, 0, 1, 0, 1]
    wrong = [1, 0, 1, 0, 1, 0, 1, 0]
    labels = from_matrix([[*honest, -1], [*honest, -1], [*wrong, 0]], 2)
    found = iterative(labels, None, IterativeOptions(), ignore_progress)
    assert found.weights is not None
    assert found.weights[2] < 0 < found.weights[0]
    assert plain(labels).labels[8] == 0
    assert found.labels[8] == 1


def test_a_limit_of_steps_is_kept_and_told() -> None:
    rng = np.random.default_rng(3)
    labels, _ = crowd(rng, rng.beta(1, 1.2, 40), 300, 3, fill=0.1)
    free = iterative(labels, None, IterativeOptions(), ignore_progress)
    assert free.iterations > 2
    short = iterative(labels, None, IterativeOptions(free.iterations - 1), ignore_progress)
    assert not short.converged
    assert short.history == free.history[:-1]


@pytest.mark.parametrize("steps", [0, -1, 100_001])
def test_a_senseless_limit_is_refused(steps: int) -> None:
    with refused(DataError, match="between 1 and 100,000"):
        IterativeOptions(steps)


def test_majority_of_a_set_worked_out_by_hand() -> None:
    labels = make_labels([0, 0, 0, 1, 1, 3], [0, 1, 2, 0, 1, 2], [1, 1, 2, 2, 0, 2], 4, 4, 3)
    found = plain(labels)
    assert found.labels.tolist() == [1, 0, -1, 2]
    assert found.tied.tolist() == [False, True, False, False]
    np.testing.assert_allclose(found.confidence, [2 / 3, 0.5, np.nan, 1])
    np.testing.assert_allclose(found.margin, [1 / 3, 0, np.nan, 1])
    np.testing.assert_allclose(found.accuracy, [0.5, 1.0, 0.5, np.nan])
    np.testing.assert_array_equal(found.weights, [1, 1, 1, 0])
