"""Everything about each model in one record, and what an audit allows to accept of its labels."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.analysis import compare_models
from crowdgui.core.audit.acceptance import draw_audit, plan_acceptance
from crowdgui.core.audit.sample import NO_CLASS, AuditSample, Look
from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.bounds.guarantee_builder import build_guarantee
from crowdgui.core.groups.accepted_share import AcceptedShare
from crowdgui.core.groups.model_cards import accepted_by_audit, model_cards
from crowdgui.core.groups.report import GroupReport, group_report
from crowdgui.core.groups.report_card import labels_of
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED
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
    said = labels_of(outcome.job.labels, 8)
    assert np.mean(said[taken] != truth[taken]) * taken.size / truth.size <= 0.1


def test_only_a_finished_look_counts(tickets: tuple[Outcome, np.ndarray, GroupReport]) -> None:
    outcome, truth, _ = tickets
    said, audit = labels_of(outcome.job.labels, 8), audit_of(outcome, truth)
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
    said, audit = labels_of(outcome.job.labels, 8), audit_of(outcome, truth)
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
