"""What is said of the final labels: each bound, its conditions, its reason, and the headline."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.bounds import theorems
from crowdgui.core.bounds.estimates import plug_in
from crowdgui.core.bounds.guarantee import (
    Basis,
    BoundKind,
    EvidenceLevel,
    Finding,
    Guarantee,
    Needs,
    NoBound,
)
from crowdgui.core.bounds.one_step import one_step
from crowdgui.core.bounds.quantities import homogeneous, quantities
from crowdgui.core.errors import Reason
from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules.registry import RULES
from crowdgui.core.workers.report import worker_report
from tests.core.strategies import KEYS, crowd, from_matrix, label_sets, make_labels, quick

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels
    from crowdgui.core.rules.rule import Aggregation
    from crowdgui.core.workers.report import WorkerReport


KINDS = {
    "hoeffding": BoundKind.MEAN_ERROR,
    "bernstein": BoundKind.MEAN_ERROR,
    "lower": BoundKind.LOWER,
    "one-step": BoundKind.MEAN_ERROR,
}


def everything(labels: Labels, key: str) -> tuple[Aggregation, WorkerReport, Guarantee]:
    rule = RULES[key]
    found = rule.fit(labels, None, rule.options(), ignore_progress)
    report = worker_report(labels, found, None, ignore_progress)
    return found, report, plug_in(labels, found, report)


def said(labels: Labels, key: str = "iwmv") -> Guarantee:
    return everything(labels, key)[2]


@quick
@given(label_sets(), st.sampled_from(KEYS))
def test_a_bound_is_a_share_below_one_or_a_reason(labels: Labels, key: str) -> None:
    found = said(labels, key)
    assert {entry.key: entry.kind for entry in found.entries} == KINDS
    for entry in found.entries:
        assert found.entry(entry.key) is entry
        assert entry.level is EvidenceLevel.PLUG_IN
        assert entry.applies == (entry.value is not None) == (entry.reason is None)
        assert entry.value is None or 0 <= entry.value < 1 or entry.kind is BoundKind.LOWER
        assert entry.value is None or 0 <= entry.value <= 1
        assert all(math.isfinite(number) for number in entry.quantities.values())
        assert entry.conditions
        for condition in entry.conditions:
            for number in (condition.found, condition.needed):
                assert number is None or math.isfinite(number)
        if entry.applies:
            assert all(condition.met for condition in entry.conditions)


@quick
@given(label_sets(), st.sampled_from(KEYS))
def test_no_number_made_from_labels_alone_is_the_headline(labels: Labels, key: str) -> None:
    found = said(labels, key)
    assert found.headline.value is None
    assert found.headline.level is EvidenceLevel.NONE
    assert found.headline.finding == Reason(Finding.NO_GUARANTEE_FROM_LABELS)
    shown = any(e.applies and e.kind is BoundKind.MEAN_ERROR for e in found.entries)
    assert found.headline.because == Reason(Basis.ESTIMATES if shown else Basis.NOTHING_USEFUL)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("n_classes", [2, 4])
def test_numbers_are_those_of_leave_one_out_accuracy_put_in_theorem_3(
    n_classes: int, key: str
) -> None:
    rng = np.random.default_rng(8)
    made, _ = crowd(rng, rng.uniform(0.6, 0.95, 25), 200, n_classes, fill=0.6)
    # A worker without labels, and one whose only label can be compared with nobody.
    columns = (np.append(x, y) for x, y in ((made.item, 200), (made.worker, 25), (made.code, 0)))
    labels = make_labels(*columns, 201, 27, n_classes)
    found, report, all_ = everything(labels, key)
    accuracy = np.append(report.agreement[:25], [1 / n_classes] * 2)
    assert np.isfinite(accuracy).all()
    q = labels.n_labels / (26 * 201)
    known = quantities(found.form, homogeneous(accuracy, n_classes), q)
    assert known is not None
    expected = {
        "hoeffding": theorems.mean_error_hoeffding(known),
        "bernstein": theorems.mean_error_bernstein(known),
    }
    for name, value in expected.items():
        entry = all_.entry(name)
        assert value is not None
        assert entry.value == (pytest.approx(value) if value < 1 else None)
        assert entry.quantities["q"] == pytest.approx(q)
        assert entry.quantities["t1"] == pytest.approx(known.t1)
        assert entry.quantities["gamma"] == pytest.approx(known.gamma)
        assert entry.quantities["sigma2"] == pytest.approx(known.sigma2)
    assert all_.entry("bernstein").applies or found.weights is None
    assert not all_.entry("lower").applies
    expected = one_step(accuracy[:26], 201)
    assert expected is not None
    assert all_.entry("one-step").quantities["rho"] == pytest.approx(expected.rho)
    assert all_.entry("one-step").quantities["threshold"] == pytest.approx(expected.threshold)
    if found.weights is not None:
        v = found.weights
        t1 = q * np.sum(v * (n_classes * accuracy - 1)) / ((n_classes - 1) * np.linalg.norm(v))
        assert all_.entry("hoeffding").quantities["t1"] == pytest.approx(t1)


def complete(n_workers: int = 25, accuracy: float = 0.9) -> Labels:
    return crowd(np.random.default_rng(1), np.full(n_workers, accuracy), 300, 2)[0]


def test_the_one_step_guarantee_where_all_is_met() -> None:
    labels = complete()
    _, report, all_ = everything(labels, "oswmv")
    entry, expected = all_.entry("one-step"), one_step(report.agreement, labels.n_items)
    assert expected is not None
    assert entry.applies
    assert entry.value == pytest.approx(expected.bound)
    assert entry.quantities["rho"] == pytest.approx(expected.rho)
    assert len(entry.conditions) == 4
    assert all(condition.met for condition in entry.conditions)


@pytest.mark.parametrize(
    ("labels", "key", "met", "need"),
    [
        (complete(), "iwmv", [False, True, True, True], Needs.ONE_STEP_RULE),
        (complete(3, 0.55), "oswmv", [True, True, True, False], Needs.MEAN_ACCURACY),
        (
            crowd(np.random.default_rng(1), np.full(25, 0.9), 300, 2, fill=0.9)[0],
            "oswmv",
            [True, True, False, True],
            Needs.COMPLETE,
        ),
        (
            crowd(np.random.default_rng(1), np.full(25, 0.9), 300, 3)[0],
            "oswmv",
            [True, False, True, True],
            Needs.TWO_CLASSES,
        ),
        (from_matrix([[0, 1]], 2), "oswmv", [True, True, True, False], Needs.TWO_WORKERS),
    ],
)
def test_every_unmet_condition_of_the_one_step_guarantee_is_the_reason(
    labels: Labels, key: str, met: list[bool], need: Needs
) -> None:
    entry = said(labels, key).entry("one-step")
    assert [condition.met for condition in entry.conditions] == met
    assert not entry.applies
    assert entry.reason is not None
    assert entry.reason.code is NoBound.CONDITIONS_NOT_MET
    assert [failed.code for failed in dict(entry.reason.values)["conditions"]] == [need]


def test_repeated_answers_do_not_fill_the_matrix() -> None:
    # Two workers, two items, one of the four pairs missing, one answered twice.
    labels = make_labels([0, 0, 0, 1], [0, 0, 1, 0], [0, 0, 0, 1], 2, 2, 2)
    assert said(labels).entry("hoeffding").quantities["q"] == 0.75


def test_a_crowd_below_chance_gets_no_upper_bound() -> None:
    # Two workers who never agree: each is found wrong wherever the other is believed.
    found = said(from_matrix([[0, 1] * 10, [1, 0] * 10], 2), "mv")
    for name in ("hoeffding", "bernstein"):
        assert found.entry(name).reason == Reason(NoBound.NOT_BETTER_THAN_CHANCE)
        assert not found.entry(name).conditions[0].met
    lower = found.entry("lower")
    assert lower.applies
    assert lower.value == pytest.approx(1 - math.exp(-1))
    assert found.headline.because == Reason(Basis.NOTHING_USEFUL)


def test_a_bound_above_all_labels_says_nothing() -> None:
    labels = crowd(np.random.default_rng(0), np.full(6, 0.5), 100, 4, fill=0.4)[0]
    entry = said(labels, "mv").entry("hoeffding")
    assert entry.conditions[0].met
    assert entry.value is None
    assert entry.reason == Reason(NoBound.NEARLY_ALL_WRONG)


def test_one_class_leaves_nothing_to_tell_apart() -> None:
    found = said(from_matrix([[0, 0], [0, 0]], 1))
    for name in ("hoeffding", "bernstein", "lower"):
        assert found.entry(name).reason == Reason(NoBound.ONE_CLASS)
        assert found.entry(name).quantities == {"q": 1.0}


def test_workers_who_all_count_for_nothing() -> None:
    # Both items are tied and go to class 0, so that each worker is right on half of them.
    found, report, all_ = everything(from_matrix([[0, 1], [1, 0]], 2), "oswmv")
    assert found.weights.tolist() == [0, 0]
    assert found.tied.all()
    assert not report.compared.any()
    for name in ("hoeffding", "bernstein", "lower"):
        assert all_.entry(name).reason == Reason(NoBound.NO_WEIGHT)
