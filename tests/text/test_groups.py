"""Sentences about people and models."""

from __future__ import annotations

from dataclasses import replace

import pytest

from crowdgui.core.groups.effective_votes import EffectiveVotes, NoEffectiveVotes
from crowdgui.core.groups.group_agreement import NoGroupAgreement
from crowdgui.core.groups.report import group_report
from crowdgui.core.job import Job
from crowdgui.text.groups import (
    describe_groups,
    describe_no_agreement,
    describe_no_votes,
    describe_votes,
)
from tests.core.groups.test_worker_reports import mixed_crowd

VOTES = EffectiveVotes(1.62, 1.4, 1.9, 4, 0.5, 300, 600, 6, 0, 4, assumed=False, reason=None)


def test_votes_are_said_with_their_size() -> None:
    assert describe_votes(VOTES) == (
        "The models often make the same mistakes: 4 of them count as about 1.6 votes."
    )
    many = replace(VOTES, value=3.9, low=3.4, high=4.0)
    assert describe_votes(many).startswith("The models make mistakes independently: 4 of them")
    none = replace(VOTES, value=None, low=None, high=None, reason=NoEffectiveVotes.FEW_MISTAKES)
    assert describe_votes(none) == (
        "Whether the 4 models share mistakes can’t be estimated. Fewer than 10 mistakes were seen."
    )
    assert describe_votes(replace(VOTES, value=1.0, size=1)) == ""


@pytest.mark.parametrize("reason", list(NoEffectiveVotes))
def test_every_reason_without_votes_is_a_sentence(reason: NoEffectiveVotes) -> None:
    assert describe_no_votes(reason).endswith(".")


@pytest.mark.parametrize("reason", list(NoGroupAgreement))
def test_every_reason_without_agreement_is_a_sentence(reason: NoGroupAgreement) -> None:
    assert describe_no_agreement(reason).endswith(".")


def test_an_assumption_is_named() -> None:
    labels, truth, kinds = mixed_crowd()
    known = describe_groups(group_report(Job(labels), kinds, truth))
    assert known.startswith("6 people and 4 models. The models often make the same mistakes")
    assert "people’s final label" not in known
    assert "people’s final label" in describe_groups(group_report(Job(labels), kinds, None))
