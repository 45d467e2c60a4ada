"""What a run says of its labels: their confidence, and what checked items make of it."""

from __future__ import annotations

from dataclasses import astuple, replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.audit.calibration import LogisticCalibration
from crowdgui.core.audit.checked_items import calibration_of, with_checked
from crowdgui.core.audit.sample import AcceptancePlan, AuditSample, Look
from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.results import run_job
from crowdgui.core.rules.registry import RULES
from tests.core.strategies import crowd

if TYPE_CHECKING:
    from crowdgui.core.arrays import IntArray
    from crowdgui.core.results import Outcome
    from tests.core.conftest import Dataset

SETS = ("rte", "duchenne", "web", "dog")


@pytest.fixture(scope="module")
def outcome() -> Outcome:
    labels = crowd(np.random.default_rng(4), np.linspace(0.4, 0.9, 8), 60, 3, fill=0.5)[0]
    return run_job(Job(labels))


def test_the_confidence_is_the_default_curve_through_the_probability(outcome: Outcome) -> None:
    own = outcome.aggregation.confidence
    expected = LogisticCalibration(*RULES["iwmv"].default_calibration).right(own)
    np.testing.assert_array_equal(outcome.confidence[~np.isnan(own)], expected[~np.isnan(own)])
    assert np.isnan(outcome.confidence[np.isnan(own)]).all()
    assert outcome.confidence_is_probability


def test_a_share_of_votes_stays_one_until_items_are_checked(outcome: Outcome) -> None:
    plain = run_job(Job(outcome.job.labels, None, "mv"))
    assert plain.confidence is plain.aggregation.confidence
    assert not plain.confidence_is_probability
    checked = with_checked(plain, audit_of(plain, np.zeros(60, dtype=int), 20, (20,)), {})
    assert checked.confidence_is_probability
    assert checked.calibration.checked == 20


def test_the_final_label_has_its_confidence_and_the_others_share_the_rest(
    outcome: Outcome,
) -> None:
    done = outcome.aggregation
    for item in range(60):
        made = outcome.class_probabilities(item)
        label = int(done.labels[item])
        if label == UNLABELLED:
            np.testing.assert_array_equal(made, done.posterior[item])
            continue
        assert made.sum() == pytest.approx(1.0)
        assert made[label] == outcome.confidence[item]
        rest = np.delete(done.posterior[item], label)
        shares = np.delete(made, label)
        np.testing.assert_allclose(shares * rest.sum(), rest * shares.sum(), atol=1e-12)


def test_a_label_beyond_doubt_leaves_the_rest_to_all_others(outcome: Outcome) -> None:
    sure = np.zeros_like(outcome.aggregation.posterior)
    sure[np.arange(60), np.maximum(outcome.aggregation.labels, 0)] = 1.0
    made = replace(outcome, aggregation=replace(outcome.aggregation, posterior=sure))
    shares = np.delete(made.class_probabilities(0), int(made.aggregation.labels[0]))
    np.testing.assert_allclose(shares, (1.0 - made.confidence[0]) / 2)


def audit_of(
    outcome: Outcome, truth: IntArray, checked: int, looks: tuple[int, ...]
) -> GuaranteeOptions:
    """Audit the first items, of which so many are checked."""
    done = outcome.aggregation
    sample = tuple(np.flatnonzero(done.labels != UNLABELLED)[: looks[-1]].tolist())
    answers = [int(truth[item]) for item in sample]
    answers[checked:] = [UNLABELLED] * (len(sample) - checked)
    order = tuple(range(60))
    sizes = tuple(Look(size, 0.05 / len(looks)) for size in looks)
    plan = AcceptancePlan(tuple(done.labels.tolist()), order, 60, 0.1, sizes)
    return GuaranteeOptions(audit=AuditSample(sample, 0, tuple(answers), plan=plan))


@pytest.mark.parametrize(("checked", "counted"), [(0, 0), (9, 0), (10, 10), (15, 10), (20, 20)])
def test_confidence_moves_at_complete_looks_alone(
    outcome: Outcome, checked: int, counted: int
) -> None:
    truth = np.zeros(60, dtype=int)
    options = audit_of(outcome, truth, checked, (10, 20))
    made = with_checked(outcome, options, {})
    assert made.calibration.checked == counted
    if not counted:
        assert made is outcome
    else:
        assert with_checked(made, options, {}) is made
        assert options.audit is not None
        shorter = replace(options.audit, sample=options.audit.sample[:counted])
        shorter = replace(shorter, answers=options.audit.answers[:counted])
        assert made.calibration == calibration_of(outcome, shorter)


def test_however_much_an_audit_finds_wrong_no_class_has_more_than_the_final_label(
    outcome: Outcome,
) -> None:
    truth = (np.maximum(outcome.labels, 0) + 1) % 3
    made = with_checked(outcome, audit_of(outcome, truth, 30, (30,)), {})
    lowest = np.nanmin(made.calibration.confidence(made.aggregation.confidence))
    assert lowest < 1 / 3, "the curve alone would favour another class"
    for item in np.flatnonzero(outcome.labels != UNLABELLED).tolist():
        chances = made.class_probabilities(item)
        assert chances.max() == pytest.approx(made.confidence[item])
        assert chances[outcome.labels[item]] == made.confidence[item]
        assert chances.sum() == pytest.approx(1.0)


def test_gold_drawn_at_random_corrects_it_too(outcome: Outcome) -> None:
    gold = np.full(60, UNLABELLED, dtype=np.int32)
    gold[:25] = 0
    known = run_job(Job(outcome.job.labels, gold))
    assert with_checked(known, GuaranteeOptions(), {}) is known
    made = with_checked(known, GuaranteeOptions(gold_at_random=True), {})
    labelled = int(np.count_nonzero(known.aggregation.labels[:25] != UNLABELLED))
    assert made.calibration.checked == labelled
    # A rule that has seen the gold is right on it whatever it is on the others.
    used = run_job(Job(outcome.job.labels, gold, "iwmv", held_options()))
    assert with_checked(used, GuaranteeOptions(gold_at_random=True), {}) is used


def test_an_item_with_gold_and_in_the_audit_corrects_it_once(outcome: Outcome) -> None:
    truth = np.maximum(outcome.labels, 0)
    audit = audit_of(outcome, truth, 30, (30,))
    asked = audit.audit
    assert asked is not None
    gold = np.full(60, UNLABELLED, dtype=np.int32)
    gold[list(asked.sample)] = truth[list(asked.sample)]
    known = run_job(Job(outcome.job.labels, gold))
    both = with_checked(known, replace(audit, gold_at_random=True), {})
    once = with_checked(known, audit, {}).calibration
    assert astuple(both.calibration) == pytest.approx(astuple(once))


def held_options() -> object:
    options = RULES["iwmv"].options()
    return replace(options, hold_gold=True)


@pytest.mark.parametrize("rule", ["iwmv", "em-pooled"])
def test_it_is_closer_to_the_share_that_is_right_on_real_sets(rule: str, dataset: Dataset) -> None:
    gaps = []
    for name in SETS:
        labels, gold = dataset(name)
        found = run_job(Job(labels, None, rule))
        known = (gold != UNLABELLED) & (found.aggregation.labels != UNLABELLED)
        right = found.aggregation.labels[known] == gold[known]
        said = found.confidence[known], found.aggregation.confidence[known]
        gaps.append([abs(float(one.mean() - right.mean())) for one in said])
    corrected, own = np.mean(gaps, axis=0)
    assert corrected < own


def test_the_objective_of_weighted_voting_is_the_main_term_of_the_exponent(
    outcome: Outcome,
) -> None:
    labels, done = outcome.job.labels, outcome.aggregation
    given = labels.labels_per_worker
    matched = np.bincount(
        labels.worker, done.labels[labels.item] == labels.code, minlength=labels.n_workers
    )
    share = matched / np.maximum(given, 1)
    q = given / labels.n_items
    expected = np.sum(q * (3 * share - 1) ** 2) / (2 * 4)
    assert done.history[-1].objective is not None
    assert done.history[-1].objective * outcome.exponent_scale == pytest.approx(expected)
    assert run_job(Job(labels, None, "em")).exponent_scale == 0.0
