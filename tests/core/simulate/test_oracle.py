"""Rules that know the true workers, against every possible answer on small crowds."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, product
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.bounds import theorems
from crowdgui.core.bounds.quantities import quantities
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules.registry import RULES
from crowdgui.core.simulate import oracle
from crowdgui.core.simulate import oracle as oracle_bounds
from crowdgui.core.simulate.accuracies import BetaAccuracies, StatedAccuracies, TwoGroups
from crowdgui.core.simulate.assignment import ConstantRate, FixedPerItem, ItemRates, WorkerRates
from crowdgui.core.simulate.crowds import CrowdSpec
from crowdgui.core.simulate.scenario import Scenario, SimulatedDataset, draw

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from crowdgui.core.rules.scoring import DecomposableRule


SMALL = Scenario(4, 60, 3, CrowdSpec(model="general"), ConstantRate(0.6), (0.5, 0.3, 0.2))


FORMS = (oracle.oracle_map, oracle.bound_optimal, oracle.majority)


def drawn(setting: Scenario, seed: int = 0) -> SimulatedDataset:
    return draw(setting, np.random.default_rng(seed))


def wrong_by_chance(
    made: SimulatedDataset, form: DecomposableRule, kind: int, asked: tuple[int, ...]
) -> float:
    """Return the exact chance that an item goes wrong or ties when these workers are asked."""
    shares, confusion = made.setting.shares, made.crowd.confusion[kind]
    total = 0.0
    for k, share in enumerate(shares):
        for answer in product(range(shares.size), repeat=len(asked)):
            chance = share * np.prod(
                [confusion[i, k, h] for i, h in zip(asked, answer, strict=True)]
            )
            score = form.offset + sum(form.table[i, h] for i, h in zip(asked, answer, strict=True))
            ahead = np.delete(score, k).max() >= score[k] - 1e-12
            total += chance * ahead
    return float(total)


def subsets(n_workers: int) -> Iterator[tuple[int, ...]]:
    for size in range(n_workers + 1):
        yield from combinations(range(n_workers), size)


@pytest.mark.parametrize("seed", range(4))
def test_the_oracle_elects_the_most_probable_class(seed: int) -> None:
    made = drawn(replace(SMALL, crowd=CrowdSpec(model="general", hard=0.4)), seed)
    final = oracle.oracle_labels(made, oracle.oracle_map(made))
    labels = made.labels
    for j in range(labels.n_items):
        mine = labels.item == j
        if not mine.any():
            assert final[j] == UNLABELLED
            continue
        chances = made.crowd.confusion[made.kind[j], labels.worker[mine], :, labels.code[mine]]
        posterior = made.setting.shares * chances.prod(axis=0)
        assert posterior[final[j]] == pytest.approx(posterior.max())


def test_the_oracle_is_the_rule_for_known_workers() -> None:
    made = drawn(SMALL, 5)
    labels, rule = made.labels, RULES["map"]
    workers, names = labels.worker_ids.tolist(), labels.classes.tolist()
    stated = tuple(
        ((worker, true, answer), float(made.crowd.confusion[0, i, k, h]))
        for i, worker in enumerate(workers)
        for k, true in enumerate(names)
        for h, answer in enumerate(names)
    )
    shares = tuple(zip(names, made.setting.shares.tolist(), strict=True))
    options = rule.options(confusion=stated, class_shares=shares)
    found = rule.fit(labels, None, options, ignore_progress)
    np.testing.assert_array_equal(oracle.oracle_labels(made, oracle.oracle_map(made)), found.labels)


def test_plain_majority_is_the_rule_of_that_name() -> None:
    made = drawn(SMALL, 6)
    found = RULES["mv"].fit(made.labels, None, RULES["mv"].options(), ignore_progress)
    np.testing.assert_array_equal(oracle.oracle_labels(made, oracle.majority(made)), found.labels)


def test_best_weights_are_those_of_the_paper() -> None:
    setting = Scenario(3, 50, 3, CrowdSpec(StatedAccuracies((0.9, 0.5, 0.2))))
    form = oracle.bound_optimal(drawn(setting))[0]
    np.testing.assert_allclose(form.table[:, 0, 0], [1.7, 0.5, -0.4])


@pytest.mark.parametrize("forms", FORMS)
@pytest.mark.parametrize("seed", range(3))
def test_bounds_lie_above_the_exact_error(
    forms: Callable[[SimulatedDataset], tuple[DecomposableRule, ...]], seed: int
) -> None:
    made = drawn(replace(SMALL, crowd=CrowdSpec(BetaAccuracies(6.0, 2.0, 1.0), hard=0.3)), seed)
    rules, q, n = forms(made), 0.6, made.setting.n_workers
    exact = 0.0
    for kind, form in enumerate(rules):
        mean = sum(
            q ** len(asked) * (1 - q) ** (n - len(asked)) * wrong_by_chance(made, form, kind, asked)
            for asked in subsets(n)
        )
        exact += mean * np.mean(made.kind == kind)
    expected = oracle_bounds.expected_bound(made, rules)
    assert exact <= expected <= oracle_bounds.paper_bound(made, rules) + 1e-9
    seen = [
        wrong_by_chance(made, rules[made.kind[j]], int(made.kind[j]), tuple(mine))
        for j in range(made.labels.n_items)
        if (mine := made.labels.worker[made.labels.item == j].tolist())
    ]
    assert np.mean(seen) <= oracle_bounds.oracle_chernoff_bound(made, rules, ignore_progress)


@pytest.mark.parametrize("forms", FORMS)
@pytest.mark.parametrize("assignment", [ConstantRate(0.4), FixedPerItem(3)])
def test_where_classes_are_alike_one_pair_stands_for_all(
    forms: Callable[[SimulatedDataset], tuple[DecomposableRule, ...]],
    assignment: ConstantRate | FixedPerItem,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    crowd = CrowdSpec(BetaAccuracies.of_mean(0.7), guessing=0.2, contrary=0.1)
    made = drawn(Scenario(11, 60, 4, crowd, assignment))
    rules = forms(made)
    quick = [
        oracle_bounds.oracle_chernoff_bound(made, rules, ignore_progress),
        oracle_bounds.expected_bound(made, rules),
    ]
    monkeypatch.setattr(oracle_bounds, "_even", lambda *_: None)
    slow = [
        oracle_bounds.oracle_chernoff_bound(made, rules, ignore_progress),
        oracle_bounds.expected_bound(made, rules),
    ]
    np.testing.assert_allclose(quick, slow, rtol=1e-3)


@pytest.mark.parametrize("seed", range(3))
def test_the_bound_for_a_fixed_number_of_labels_lies_above_the_exact_error(seed: int) -> None:
    setting = replace(
        SMALL, crowd=CrowdSpec(BetaAccuracies(6.0, 2.0, 1.0)), assignment=FixedPerItem(2)
    )
    made = drawn(setting, seed)
    rules = oracle.oracle_map(made)
    pairs = list(combinations(range(4), 2))
    exact = np.mean([wrong_by_chance(made, rules[0], 0, asked) for asked in pairs])
    assert exact <= oracle_bounds.expected_bound(made, rules) <= 1.0
    assert np.isnan(oracle_bounds.paper_bound(made, rules))


def test_with_everyone_asked_the_expected_bound_is_that_of_the_items_seen() -> None:
    crowd = CrowdSpec(BetaAccuracies.of_mean(0.75))
    for assignment in (ConstantRate(1.0), FixedPerItem(9)):
        made = drawn(Scenario(9, 40, 3, crowd, assignment))
        rules = oracle.majority(made)
        seen = oracle_bounds.oracle_chernoff_bound(made, rules, ignore_progress)
        expected = oracle_bounds.expected_bound(made, rules)
        if isinstance(assignment, ConstantRate):
            assert expected == pytest.approx(seen, rel=1e-4)
        else:
            # The mean over all workers stands for each: never less than their product.
            assert seen <= expected * (1 + 1e-9)
            assert expected < 1.5 * seen


def test_the_paper_bound_is_theorem_three() -> None:
    made = drawn(Scenario(31, 200, 3, CrowdSpec(BetaAccuracies.of_mean(0.9))), 2)
    rules = oracle.oracle_map(made)
    known = quantities(rules[0], made.crowd.confusion[0], 0.3)
    assert known is not None
    w = made.crowd.confusion[0, :, 0, 0]
    v = np.log(2 * w / (1 - w))
    assert known.t1 == pytest.approx(0.3 / 2 / np.linalg.norm(v) * np.sum(v * (3 * w - 1)))
    both = theorems.mean_error_hoeffding(known), theorems.mean_error_bernstein(known)
    assert oracle_bounds.paper_bound(made, rules) == pytest.approx(min(both))


def test_chances_of_workers_and_of_items_are_put_where_they_belong() -> None:
    crowd = CrowdSpec(BetaAccuracies.of_mean(0.9))
    by_worker = drawn(Scenario(31, 50, 2, crowd, WorkerRates(0.3, 0.9)))
    rules = oracle.oracle_map(by_worker)
    q = np.ravel(by_worker.assignment.chance)
    known = quantities(rules[0], by_worker.crowd.confusion[0], q)
    assert known is not None
    assert oracle_bounds.paper_bound(by_worker, rules) == pytest.approx(
        min(theorems.mean_error_hoeffding(known), theorems.mean_error_bernstein(known))
    )
    by_item = drawn(Scenario(31, 50, 2, crowd, ItemRates(0.3, 0.9)))
    rules = oracle.oracle_map(by_item)
    each = []
    for q_j in np.ravel(by_item.assignment.chance):
        known = quantities(rules[0], by_item.crowd.confusion[0], float(q_j))
        each.append(
            min(theorems.mean_error_hoeffding(known), theorems.mean_error_bernstein(known), 1.0)
        )
    assert oracle_bounds.paper_bound(by_item, rules) == pytest.approx(np.mean(each))
    assert np.isnan(oracle_bounds.expected_bound(by_item, rules))


def test_an_oracle_that_sees_kinds_of_items_errs_less() -> None:
    made = drawn(Scenario(50, 4000, 2, CrowdSpec(TwoGroups()), ConstantRate(0.3)))
    knowing = oracle.oracle_labels(made, oracle.oracle_map(made))
    plain = oracle.oracle_labels(made, oracle.majority(made))
    assert np.mean(knowing != made.truth) < 0.7 * np.mean(plain != made.truth)


def test_there_is_no_bound_where_workers_copy() -> None:
    made = drawn(Scenario(crowd=CrowdSpec(copying=0.2)))
    rules = oracle.oracle_map(made)
    assert np.isnan(oracle_bounds.paper_bound(made, rules))
    assert np.isnan(oracle_bounds.expected_bound(made, rules))
    assert np.isnan(oracle_bounds.oracle_chernoff_bound(made, rules, ignore_progress))


def test_a_crowd_of_guessers_has_no_bound_of_the_paper() -> None:
    made = drawn(Scenario(crowd=CrowdSpec(guessing=1.0)))
    assert np.isnan(oracle_bounds.paper_bound(made, oracle.bound_optimal(made)))
