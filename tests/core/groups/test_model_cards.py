"""Everything about each model in one record, and what an audit allows to accept of its labels."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.analysis import compare_models
from crowdgui.core.audit.acceptance import draw_audit, most_found, most_left, plan_acceptance
from crowdgui.core.audit.accepted import find_acceptance
from crowdgui.core.audit.sample import NO_CLASS, SKIPPED, AuditSample, Look
from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.bounds.guarantee_builder import build_guarantee
from crowdgui.core.groups.model_cards import (
    AcceptedShare,
    NotAccepted,
    accepted_by_audit,
    accepted_by_model,
    model_cards,
)
from crowdgui.core.groups.report import GroupReport, group_report
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED, text_array
from crowdgui.core.results import Outcome, run_job
from tests.core.groups.mixed_crowds import GUESSER, named_crowd

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels


@pytest.fixture(scope="module")
def tickets() -> tuple[Outcome, np.ndarray, GroupReport]:
    labels, truth, kinds = named_crowd()
    outcome = run_job(Job(labels, kinds=kinds))
    return outcome, truth, group_report(outcome.job, kinds, None)


def audit_of(outcome: Outcome, truth: np.ndarray, n: int = 150) -> AuditSample:
    done = outcome.aggregation
    looks, nobody = (Look(n, 0.05),), np.zeros(truth.size, dtype=bool)
    plan = plan_acceptance(done.labels, done.confidence, done.tied, nobody, 0, 0.1, looks)
    audit = draw_audit(outcome.job.labels.item_ids, plan, 0)
    return replace(audit, answers=tuple(truth[list(audit.sample)].tolist()))


def test_each_model_has_a_card(tickets: tuple[Outcome, np.ndarray, GroupReport]) -> None:
    outcome, _, groups = tickets
    made = compare_models(outcome, groups, GuaranteeOptions(), margin=0.15)
    assert [card.model for card in made.cards] == [8, 9, 10, 11]
    for card in made.cards:
        assert card.report.assumed
        assert card.report.labelled == 600
        assert card.replacement.epsilon == 0.15
        assert card.replacement.wins[GUESSER]
        assert card.accepted is None
    assert made.of(9) is made.cards[1]
    assert made.of(0) is None


def test_an_audit_says_what_can_be_accepted(
    tickets: tuple[Outcome, np.ndarray, GroupReport],
) -> None:
    outcome, truth, groups = tickets
    options = GuaranteeOptions(audit=audit_of(outcome, truth))
    made = compare_models(outcome, groups, options, models=np.array([8]))
    (card,) = made.cards
    assert isinstance(card.accepted, AcceptedShare)
    assert card.accepted.alpha == pytest.approx(0.05 / 4)
    share = card.accepted.share
    assert share is not None
    assert 0.2 < share < 1.0
    taken = card.accepted.accepted
    said = outcome.job.labels.codes_of(8)
    assert np.mean(said[taken] != truth[taken]) * taken.size / truth.size <= 0.1


def test_only_a_finished_look_counts(tickets: tuple[Outcome, np.ndarray, GroupReport]) -> None:
    outcome, truth, _ = tickets
    said, audit = outcome.job.labels.codes_of(8), audit_of(outcome, truth)
    unfinished = replace(audit, answers=(*audit.answers[:-1], -1))
    without = (None, unfinished, replace(audit, plan=None))
    assert [accepted_by_audit(said, one, 4) for one in without] == [None, None, None]
    differ = audit.answer_again(0, (audit.answers[0] + 1) % 4)
    assert accepted_by_audit(said, differ, 4) is None
    settled = accepted_by_audit(said, differ.settle(0, audit.answers[0]), 4)
    assert settled is not None
    assert settled.audited == 150


def test_the_order_is_that_of_the_plan(tickets: tuple[Outcome, np.ndarray, GroupReport]) -> None:
    outcome, truth, _ = tickets
    said, audit = outcome.job.labels.codes_of(8), audit_of(outcome, truth)
    found = accepted_by_audit(said, audit, 1)
    assert found is not None
    assert audit.plan is not None
    same = [i for i in audit.plan.order if said[i] == audit.plan.labels[i]]
    first = min(found.accepted.size, len(same))
    assert found.accepted[:first].tolist() == same[:first]


def test_none_of_the_classes_is_a_mistake_of_every_model(
    tickets: tuple[Outcome, np.ndarray, GroupReport],
) -> None:
    outcome, truth, _ = tickets
    labels: Labels = outcome.job.labels
    assert outcome.job.kinds is not None
    known = truth.copy()
    known[:20] = NO_CLASS
    groups = group_report(outcome.job, outcome.job.kinds, known)
    card = model_cards(labels, groups, None, models=np.array([8])).cards[0]
    assert card.report.compared == 580


def test_an_audit_replaces_what_was_assumed(
    tickets: tuple[Outcome, np.ndarray, GroupReport],
) -> None:
    outcome, truth, _ = tickets
    before = build_guarantee(outcome, GuaranteeOptions())
    assert before.groups is not None
    assert before.groups.assumed
    audit = audit_of(outcome, truth)
    begun = replace(audit, answers=(*audit.answers[:60], *[UNLABELLED] * 90))
    same = build_guarantee(outcome, GuaranteeOptions(audit=begun), bounds=before)
    assert same.groups is before.groups
    after = build_guarantee(outcome, GuaranteeOptions(audit=audit), bounds=before)
    assert after.groups is not None
    assert (after.groups.assumed, after.groups.known) == (False, 150)


N = 400


def test_the_same_as_an_audit_of_the_models_labels() -> None:
    rng = np.random.default_rng(4)
    truth = rng.integers(3, size=N)
    sure = rng.uniform(0.4, 1.0, N)
    said = np.where(rng.random(N) < sure, truth, (truth + 1) % 3)
    said[rng.random(N) < 0.05] = UNLABELLED
    never = np.zeros(N, dtype=bool)
    plan = plan_acceptance(said, sure, never, never, 5, 0.1, (Look(120, 0.05),))
    audit = draw_audit(text_array(f"item {j}" for j in range(N)), plan, 5)
    for place, item in enumerate(audit.sample):
        audit = audit.answer(place, int(truth[item]))
    expected = find_acceptance(audit, said, {})
    assert expected is not None
    found = accepted_by_model(
        said, sure, np.array(audit.sample), audit.final_answers, 0.1, 0.05, seed=5
    )
    assert set(found.accepted) == set(np.flatnonzero(expected.accepted))
    assert (found.left, found.audited) == (40, 120)
    # What the model did not label is counted among its wrong labels.
    assert found.wrong == expected.found + expected.unlabelled
    assert found.share == expected.n_accepted / N
    assert found.labelled == np.count_nonzero(said != UNLABELLED)


def test_by_hand() -> None:
    """Take the longest start of the order in which the audit found few enough mistakes."""
    rng = np.random.default_rng(0)
    truth, sure = np.zeros(N, dtype=int), np.linspace(1.0, 0.5, N)
    said = (rng.random(N) < np.linspace(0.0, 0.5, N)).astype(int)
    sample = rng.permutation(N)[:100]
    found = accepted_by_model(said, sure, sample, truth[sample], 0.1, 0.05, models=2)
    limit = most_found(N, 100, most_left(N, 0.1), 0.025)
    mistakes = [sum(said[j] for j in sample if j < k) for k in range(N + 1)]
    assert found.accepted.size == max(k for k in range(N + 1) if mistakes[k] <= limit)
    assert found.accepted.tolist() == list(range(found.accepted.size))
    assert found.alpha == 0.025
    alone = accepted_by_model(said, sure, sample, truth[sample], 0.1, 0.05)
    assert alone.accepted.size >= found.accepted.size


def test_why_nothing_is_known() -> None:
    said, sure, none = np.zeros(5, dtype=int), np.ones(5), np.zeros(0, dtype=int)
    assert (
        accepted_by_model(said, sure, none, none, 0.1, 0.05).reason is NotAccepted.NO_RANDOM_AUDIT
    )
    unseen = accepted_by_model(said, sure, np.array([2]), np.array([UNLABELLED]), 0.1, 0.05)
    assert unseen.reason is NotAccepted.NO_RANDOM_AUDIT
    assert unseen.share is None
    silent = accepted_by_model(said - 1, sure, np.array([2]), np.array([0]), 0.1, 0.05)
    assert silent.reason is NotAccepted.NO_LABELS


def test_only_the_checked_ones_count_and_what_nobody_could_tell_is_wrong() -> None:
    said, sure = np.zeros(N, dtype=int), np.ones(N)
    answers = np.zeros(80, dtype=int)
    answers[[3, 9]] = SKIPPED
    answers[60] = UNLABELLED
    found = accepted_by_model(said, sure, np.arange(80), answers, 0.1, 0.05)
    assert (found.audited, found.wrong) == (60, 2)


def test_items_decided_before_the_draw_are_neither_accepted_nor_counted() -> None:
    rng = np.random.default_rng(2)
    said, sure, rest = np.zeros(N, dtype=int), np.ones(N), np.arange(100, N)
    sample = rng.permutation(rest)[:100]
    right = np.zeros(100, dtype=int)
    found = accepted_by_model(said, sure, sample, right, 0.1, 0.05, drawn_from=rest)
    assert found.items == 300
    assert found.left == 30
    assert sorted(found.accepted.tolist()) == rest.tolist()
    assert found.share == 1.0


@pytest.mark.parametrize("models", [1, 2])
def test_it_fails_no_more_often_than_it_says(models: int) -> None:
    """All models' results are used here, and any of them may fail."""
    rng = np.random.default_rng(models)
    failed = 0
    draws = 100
    for _ in range(draws):
        sample = rng.permutation(N)[:60]
        bad = False
        for _model in range(models):
            sure = rng.random(N)
            said = (rng.random(N) < 0.25 * (1.2 - sure)).astype(int)
            answers = np.zeros(sample.size, dtype=int)
            found = accepted_by_model(said, sure, sample, answers, 0.08, 0.2, models=models)
            unseen = np.setdiff1d(found.accepted, sample)
            bad |= bool(said[unseen].sum() > found.left)
        failed += bad
    assert failed / draws <= 0.2 + 0.08
