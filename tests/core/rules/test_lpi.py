"""Belief propagation and mean field against sums over every truth, and what must always hold."""

from __future__ import annotations

from itertools import pairwise, product
from math import exp, log
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.special import beta, betaln, digamma

from crowdgui.core.errors import DataError, Reason
from crowdgui.core.labels import UNLABELLED, Labels
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.core.rules import lpi
from crowdgui.core.rules import lpi as lpi_mean_field
from crowdgui.core.rules.lpi import LpiOptions, MeanFieldOptions
from tests.core.strategies import (
    crowd,
    from_matrix,
    label_sets,
    make_labels,
    quick,
    renamed,
    rows_of,
)
from tests.refusals import refused

if TYPE_CHECKING:
    from hypothesis.strategies import DrawFn

    from crowdgui.core.rules.rule import Aggregation
    from tests.core.conftest import Dataset

priors = st.sampled_from([(2.0, 1.0), (1.0, 1.0), (5.0, 2.0), (1.0, 3.0)])
FITS = {
    "lpi": lambda labels: lpi.fit(labels, None, LpiOptions(), ignore_progress),
    "lpi-mf": lambda labels: lpi_mean_field.fit_mean_field(
        labels, None, MeanFieldOptions(), ignore_progress
    ),
}


def propagate(
    labels: Labels, alpha: float = 2.0, beta: float = 1.0, steps: int = 100
) -> Aggregation:
    return lpi.fit(labels, None, LpiOptions(alpha, beta, steps), ignore_progress)


def mean_field(
    labels: Labels, alpha: float = 2.0, beta: float = 1.0, steps: int = 500
) -> Aggregation:
    return lpi_mean_field.fit_mean_field(
        labels, None, MeanFieldOptions(alpha, beta, steps), ignore_progress
    )


def chances(labels: Labels, alpha: float, b: float) -> dict[tuple[int, ...], float]:
    """Return P(labels, truth) for every truth of two classes, worker accuracies integrated out."""
    joint = {}
    for truth in product((0, 1), repeat=labels.n_items):
        chance = 0.5**labels.n_items
        for worker in range(labels.n_workers):
            own = [(j, h) for j, i, h in rows_of(labels) if i == worker]
            right = sum(truth[j] == h for j, h in own)
            chance *= beta(alpha + right, b + len(own) - right) / beta(alpha, b)
        joint[truth] = chance
    return joint


@st.composite
def trees(draw: DrawFn) -> Labels:
    """Draw labels of two classes without loops: each joins two parts that nothing joined yet."""
    n_items, n_workers = draw(st.integers(1, 7)), draw(st.integers(1, 6))
    part = list(range(n_items + n_workers))
    rows = []
    for item, worker in draw(st.permutations(list(product(range(n_items), range(n_workers))))):
        one, other = part[item], part[n_items + worker]
        if one != other:
            part = [one if p == other else p for p in part]
            rows.append((item, worker, draw(st.integers(0, 1))))
    kept = rows[: draw(st.integers(1, len(rows)))]
    item, worker, code = zip(*kept, strict=True)
    return make_labels(item, worker, code, n_items, n_workers, 2)


@quick
@given(trees(), priors)
def test_without_loops_the_probabilities_are_exact(
    labels: Labels, prior: tuple[float, float]
) -> None:
    found = propagate(labels, *prior)
    joint = chances(labels, *prior)
    assert found.converged
    for j in range(labels.n_items):
        one = sum(p for truth, p in joint.items() if truth[j] == 1) / sum(joint.values())
        assert found.posterior[j, 1] == pytest.approx(one, abs=1e-6)


@quick
@given(label_sets(min_classes=2, max_classes=2, max_items=7), priors, st.integers(1, 6))
def test_the_mean_field_bounds_the_exact_likelihood(
    labels: Labels, prior: tuple[float, float], steps: int
) -> None:
    found = mean_field(labels, *prior, steps)
    exact = log(sum(chances(labels, *prior).values()))
    assert found.history[-1].objective <= exact + 1e-9


def mean_field_by_hand(labels: Labels, alpha: float, b: float, steps: int) -> list[float]:
    """Return P(class 1) of each item by loops over single labels."""
    rows, given = rows_of(labels), labels.labels_per_item.tolist()
    one = [sum(h for j, _, h in rows if j == item) / max(1, n) for item, n in enumerate(given)]
    for _ in range(steps + 1):
        weight = []
        for worker in range(labels.n_workers):
            own = [one[j] if h else 1 - one[j] for j, i, h in rows if i == worker]
            weight.append(digamma(alpha + sum(own)) - digamma(b + len(own) - sum(own)))
        score = [
            sum((2 * h - 1) * weight[i] for j, i, h in rows if j == item)
            for item in range(labels.n_items)
        ]
        one = [1 / (1 + exp(-s)) for s in score]
    return one


@quick
@given(label_sets(min_classes=2, max_classes=2), priors, st.integers(1, 5))
def test_the_mean_field_is_what_plain_loops_give(
    labels: Labels, prior: tuple[float, float], steps: int
) -> None:
    found = mean_field(labels, *prior, steps)
    one = mean_field_by_hand(labels, *prior, found.iterations)
    np.testing.assert_allclose(found.posterior[:, 1], one, atol=1e-8)


@quick
@given(label_sets(), priors)
def test_the_bound_of_the_mean_field_never_falls(
    labels: Labels, prior: tuple[float, float]
) -> None:
    reached = [step.objective for step in mean_field(labels, *prior).history]
    assert all(b >= a - 1e-9 * (1 + abs(a)) for a, b in pairwise(reached))


@quick
@given(label_sets(min_classes=2, max_classes=2))
def test_the_mean_field_of_two_classes_is_a_weighted_vote(labels: Labels) -> None:
    found = mean_field(labels)
    assert found.adds_up
    scores = np.concatenate([found.form.scores(block) for block in labels.blocks])
    log_odds = np.log(found.posterior[:, 1] / found.posterior[:, 0])
    np.testing.assert_allclose(log_odds, scores[:, 1] - scores[:, 0], atol=1e-6)
    np.testing.assert_array_equal(found.weights[labels.labels_per_worker == 0], 0)


@quick
@given(label_sets(repeats=False), st.data(), st.sampled_from(sorted(FITS)))
def test_order_of_items_and_workers_does_not_matter(
    labels: Labels, data: st.DataObject, key: str
) -> None:
    item, worker = (
        np.array(data.draw(st.permutations(range(size))))
        for size in (labels.n_items, labels.n_workers)
    )
    moved = renamed(labels, item=item, worker=worker)
    if key == "lpi":
        # A few steps only: rounding grows from step to step where messages stand on an edge.
        one, other = propagate(labels, steps=5), propagate(moved, steps=5)
    else:
        one, other = mean_field(labels, steps=5), mean_field(moved, steps=5)
    np.testing.assert_allclose(other.posterior[item], one.posterior, atol=1e-7)
    np.testing.assert_allclose(other.accuracy[worker], one.accuracy, atol=1e-7)


@quick
@given(label_sets(), st.data(), st.sampled_from(sorted(FITS)))
def test_classes_may_be_turned_round(labels: Labels, data: st.DataObject, key: str) -> None:
    turned = np.arange(labels.n_classes)[::-1]
    moved = renamed(labels, code=turned)
    fit = propagate if key == "lpi" else mean_field
    one, other = fit(labels, steps=5), fit(moved, steps=5)
    np.testing.assert_allclose(other.posterior[:, turned], one.posterior, atol=1e-7)


@pytest.mark.parametrize("key", FITS)
@pytest.mark.parametrize("n_classes", [2, 4])
def test_a_guesser_is_found_out(key: str, n_classes: int) -> None:
    accuracy = np.array([0.9] * 6 + [1 / n_classes] * 9)
    labels, truth = crowd(np.random.default_rng(3), accuracy, 150, n_classes)
    found = FITS[key](labels)
    plain = propagate(labels, steps=1)
    assert found.converged
    assert np.mean(found.labels != truth) < 0.02 < np.mean(plain.labels != truth) + 0.02
    assert found.accuracy[:6].min() > 0.85
    assert found.accuracy[6:].max() < 1 / n_classes + 0.12
    assert len(found.notes) == (n_classes > 2)


def test_who_is_always_wrong_counts_against() -> None:
    accuracy = np.array([0.9, 0.9, 0.9, 0.85, 0.05])
    labels, truth = crowd(np.random.default_rng(1), accuracy, 200, 2)
    assert mean_field(labels).weights[4] < -1
    for key in FITS:
        assert np.mean(FITS[key](labels).labels != truth) < 0.03


def test_the_objective_is_the_largest_change_of_a_message() -> None:
    labels, _ = crowd(np.random.default_rng(7), np.array([0.9, 0.8, 0.7, 0.6]), 40, 2)
    found = propagate(labels)
    changes = [step.objective for step in found.history]
    assert found.converged
    assert not found.notes
    assert changes[0] == 1.0
    assert changes[-1] < lpi.MESSAGE_TOLERANCE <= min(changes[:-1])
    short = propagate(labels, steps=2)
    assert not short.converged
    assert short.notes == (Reason(lpi.LpiNote.MESSAGES_NOT_CONVERGED),)
    assert short.history == found.history[:3]


def test_damping_settles_messages_that_go_back_and_forth() -> None:
    labels, _ = crowd(np.random.default_rng(7), np.array([0.9, 0.8, 0.7, 0.6]), 12, 2)
    restless = lpi.fit(labels, None, LpiOptions(damping=0.0), ignore_progress)
    assert not restless.converged
    damped = [LpiOptions(damping=share, max_steps=500) for share in (0.5, 0.8)]
    ends = [lpi.fit(labels, None, options, ignore_progress) for options in damped]
    assert all(end.converged for end in ends)
    np.testing.assert_allclose(ends[0].posterior, ends[1].posterior, atol=1e-4)


def test_the_first_step_is_the_majority() -> None:
    seen: list[Progress] = []
    labels = from_matrix([[0, 1, 1], [0, 0, 1], [1, 1, 1]], 2)
    lpi.fit(labels, None, LpiOptions(), seen.append)
    first = next(p.step for p in seen if p.step is not None)
    assert (first.iteration, first.changed) == (0, 3)


def test_repeated_answers_of_a_worker_do_not_confirm_each_other() -> None:
    # To each of the three the other two say nothing, so each counts as much as it does alone.
    found = propagate(make_labels([0, 0, 0], [0, 0, 0], [1, 1, 1], 1, 1, 2))
    once = propagate(make_labels([0], [0], [1], 1, 1, 2))
    odds = [log(one.posterior[0, 1] / one.posterior[0, 0]) for one in (found, once)]
    assert odds[1] == pytest.approx(log(2))
    assert odds[0] == pytest.approx(3 * log(2))


def test_too_much_work_is_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    labels = from_matrix([[0, 1, 0], [0, 1, -1]], 2)
    monkeypatch.setattr(lpi, "MOST_WORK", 12)
    with refused(DataError, match="one worker gave 3"):
        propagate(labels)
    monkeypatch.setattr(lpi, "MOST_WORK", 13)
    assert propagate(labels).labels.tolist() == [0, 1, 0]


@pytest.mark.parametrize(
    ("name", "title"), [("alpha", "Prior correct labels"), ("beta", "Prior wrong labels")]
)
@pytest.mark.parametrize("value", [0.0, -1.0, float("nan")])
@pytest.mark.parametrize("record", [LpiOptions, MeanFieldOptions])
def test_a_senseless_prior_is_refused(record: type, name: str, title: str, value: float) -> None:
    with refused(DataError, match=f"{title} must be between"):
        record(**{name: value})


@pytest.mark.parametrize(("name", "error"), [("duchenne", 0.2201)])
def test_error_on_real_sets(name: str, error: float, dataset: Dataset) -> None:
    labels, gold = dataset(name)
    found = propagate(labels)
    known = gold != UNLABELLED
    assert found.converged
    assert np.mean(found.labels[known] != gold[known]) == pytest.approx(error, abs=0.5001e-4)


def test_the_bound_is_that_of_the_formula() -> None:
    labels = from_matrix([[0, 1, 1], [0, 1, 0]], 2)
    found = mean_field(labels, 2.0, 1.0, 3)
    p = found.posterior
    bound = -(p * np.log(p)).sum() - 3 * log(2)
    for own in ([0, 1, 1], [0, 1, 0]):
        right = sum(p[j, h] for j, h in enumerate(own))
        bound += betaln(2 + right, 4 - right) - betaln(2, 1)
    assert found.history[-1].objective == pytest.approx(bound)
