"""Guarantees where a label of ordered classes counts as wrong only if it is far off."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from crowdgui.core.audit.acceptance import plan_acceptance
from crowdgui.core.audit.accepted import find_acceptance
from crowdgui.core.audit.sample import NO_CLASS, SKIPPED, AuditSample, Look
from crowdgui.core.audit.work_forecast import forecast_work
from crowdgui.core.bounds.audit_entries import audit_entries
from crowdgui.core.bounds.guarantee import BoundKey, GuaranteeOptions
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.mistakes import are_mistakes, ordered_errors
from crowdgui.core.results import run_job
from crowdgui.core.review.decisions import Decision, final_labels
from crowdgui.text.guarantees.bounds import describe_bound
from crowdgui.text.guarantees.headline import counted_sentence
from tests.core.strategies import make_labels


def test_what_counts_as_a_mistake() -> None:
    final = np.array([3, 3, 3, 3, 3, 3, UNLABELLED, UNLABELLED])
    truth = np.array([3, 4, 2, 1, NO_CLASS, SKIPPED, 0, UNLABELLED])
    assert are_mistakes(final, truth).tolist() == [False, *[True] * 6, False]
    far = are_mistakes(final, truth, 1)
    assert far.tolist() == [False, False, False, True, True, True, True, False]


def test_how_far_labels_are_off() -> None:
    off = ordered_errors(np.array([0, 2, 4, -1, 1]), np.array([0, 3, 1, 2, -1]))
    assert off is not None
    assert (off.known, off.far, off.distance) == (3, 1, 4)
    assert off.mean == pytest.approx(4 / 3)
    assert ordered_errors(np.array([-1]), np.array([0])) is None


def audited(
    labels: np.ndarray, truth: np.ndarray, seed: int, n: int, at_most: float, tolerance: int
) -> AuditSample:
    rng = np.random.default_rng(seed)
    plan = plan_acceptance(
        labels,
        rng.random(labels.size),
        np.zeros(labels.size, dtype=bool),
        np.zeros(labels.size, dtype=bool),
        seed,
        at_most,
        (Look(n, 0.1),),
        tolerance=tolerance,
    )
    sample = rng.permutation(labels.size)[:n]
    answers = tuple(truth[sample].tolist())
    return AuditSample(tuple(sample.tolist()), seed, answers, plan=plan)


def test_the_guarantee_holds_for_labels_that_are_far_off() -> None:
    """At most T stay far off in nine of ten draws, and it accepts more than the plain one."""
    rng = np.random.default_rng(0)
    truth = rng.integers(0, 5, 200)
    labels = np.clip(
        truth + rng.choice([0, 1, -1, 3, -3], 200, p=[0.7, 0.1, 0.1, 0.05, 0.05]), 0, 4
    )
    fails, more, runs = 0, 0, 300
    for seed in range(runs):
        accepted = []
        for tolerance in (0, 1):
            audit = audited(labels, truth, seed, 80, 0.08, tolerance)
            found = find_acceptance(audit, labels, {})
            assert found is not None
            accepted.append(found.n_accepted)
        unseen = found.accepted.copy()
        unseen[list(audit.sample)] = False
        left = int(np.count_nonzero(are_mistakes(labels, truth, 1) & unseen))
        fails += left > found.left
        more += accepted[1] > accepted[0]
    assert fails <= 0.1 * runs + 3 * np.sqrt(0.09 * runs)
    assert more > 0.9 * runs


def test_a_correction_by_one_class_takes_nothing_off_the_bound() -> None:
    rng = np.random.default_rng(1)
    truth = rng.integers(0, 5, 60)
    worker, item = np.indices((3, 60)).reshape(2, -1)
    code = np.clip(truth[item] + (rng.random(item.size) < 0.2), 0, 4)
    labels = replace(make_labels(item, worker, code, 60, 3, 5), ordered=True)
    gold = np.where(np.arange(60) < 40, truth, UNLABELLED)
    outcome = run_job(Job(labels, gold))
    guarantee_options = GuaranteeOptions(gold_at_random=True, tolerance=1)

    def bound(guarantee_options: GuaranteeOptions, by_hand: dict[int, int]) -> float | None:
        decisions = {i: Decision(code, "", "") for i, code in by_hand.items()}
        (entry,) = audit_entries(outcome, guarantee_options, decisions)
        assert entry.key is BoundKey.GOLD_AUDIT
        return entry.value

    plain = bound(replace(guarantee_options, tolerance=0), {})
    far = bound(guarantee_options, {})
    assert far is not None
    assert plain is not None
    assert far < plain
    own = int(outcome.labels[50])
    near, away = (own + 1) % 5 if own < 4 else 3, own + 2 if own < 3 else own - 2
    assert bound(guarantee_options, {50: near}) == far
    assert bound(guarantee_options, {50: away}) == pytest.approx(far - 1 / 60)


def test_a_bound_of_labels_that_are_far_off_says_so() -> None:
    """Else “Gold: 0 of 40 wrong” is beside the error of the same gold by every mistake."""
    rng = np.random.default_rng(1)
    truth = rng.integers(0, 5, 60)
    worker, item = np.indices((3, 60)).reshape(2, -1)
    code = np.clip(truth[item] + (rng.random(item.size) < 0.5), 0, 4)
    labels = replace(make_labels(item, worker, code, 60, 3, 5), ordered=True)
    outcome = run_job(Job(labels, np.where(np.arange(60) < 40, truth, UNLABELLED)))
    assert outcome.gold is not None
    assert outcome.gold.wrong
    far = GuaranteeOptions(gold_at_random=True, tolerance=1)
    for guarantee_options, words in (
        (far, "Gold: 0 of 40 off by two classes or more"),
        (replace(far, tolerance=0), f"Gold: {outcome.gold.wrong} of 40 wrong"),
    ):
        (entry,) = audit_entries(outcome, guarantee_options, {})
        assert describe_bound(entry) == words
        stated = entry.quantities.get("wrong_from_off_by")
        assert stated == (2 if guarantee_options.tolerance else None)
    # With gold on every item all labels that differ from it are listed, not only those far off.
    every = run_job(Job(labels, truth))
    assert every.gold is not None
    (counted,) = audit_entries(every, far, {})
    assert counted.quantities["wrong"] == 0
    n = int(final_labels(every.labels, {}).differ_from(truth).sum())
    assert n == every.gold.wrong > 1
    assert f"{n} final labels differ from gold" in counted_sentence(n)
    audit = AuditSample(tuple(range(30)), 0, (SKIPPED, *truth[1:30].tolist()))
    both = audit_entries(outcome, replace(far, audit=audit), {})
    assert [describe_bound(one) for one in both] == [
        "Audit: 1 of 30 off by two classes or more, or skipped",
        "Gold: 0 of 40 off by two classes or more",
    ]
    none = replace(audit, answers=tuple(truth[:30].tolist()))
    one = audit_entries(outcome, replace(far, gold_at_random=False, audit=none), {})[0]
    assert describe_bound(one) == "Audit: 0 of 30 off by two classes or more"


def test_less_work_is_expected_where_labels_may_be_off_by_one() -> None:
    rng = np.random.default_rng(2)
    truth = rng.integers(0, 5, 150)
    worker, item = np.indices((4, 150)).reshape(2, -1)
    code = np.clip(np.rint(truth[item] + rng.normal(0.0, 0.8, item.size)), 0, 4).astype(int)
    labels = replace(make_labels(item, worker, code, 150, 4, 5), ordered=True)
    outcome = run_job(Job(labels, rule="em"))
    within = outcome.probability_within(1)
    own = outcome.aggregation.posterior
    for j in range(0, 150, 30):
        near = [k for k in range(5) if abs(k - outcome.labels[j]) <= 1]
        assert within[j] == pytest.approx(min(1.0, own[j, near].sum()))
    work = [forecast_work(outcome, GuaranteeOptions(tolerance=t), {}) for t in (0, 1)]
    assert work[0] is not None
    assert work[1] is not None
    assert work[1].total(work[1].best) < work[0].total(work[0].best)
