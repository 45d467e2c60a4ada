"""Sentences about people and models."""

from __future__ import annotations

from dataclasses import replace

import pytest

from crowdgui.core.groups.effective_votes import EffectiveVotes
from crowdgui.core.groups.kinds import ModelWorker, NoEffectiveVotes, NoGroupAgreement, WorkerKinds
from crowdgui.core.groups.report import group_report
from crowdgui.core.job import Job
from crowdgui.text.workers.groups import (
    count_people_and_models,
    describe_group_size,
    describe_groups,
    describe_kind,
    describe_model_names,
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
    assert describe_votes(many).startswith("The models seldom make the same mistakes: 4 of them")
    unsure = replace(VOTES, value=3.4, low=2.4, high=4.0)
    assert describe_votes(unsure).startswith("The models may make the same mistakes: 4 of them")
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


def test_a_worker_is_a_person_or_a_model_of_a_family() -> None:
    kinds = WorkerKinds({1: ModelWorker("gpt", "4o"), 2: ModelWorker()}, 3)
    assert [describe_kind(kinds, worker) for worker in range(3)] == [
        "Person",
        "Model, family gpt, version 4o",
        "Model",
    ]


def test_the_size_of_a_group_has_labels_per_item_once_known() -> None:
    labels, truth, kinds = mixed_crowd()
    groups = group_report(Job(labels), kinds, truth)
    assert describe_group_size(1800, None) == "1,800 labels"
    assert describe_group_size(1800, groups.models) == "1,800 labels, 4 per item"


def test_few_names_are_shown_and_the_others_counted() -> None:
    names = ["gpt-4o", "x" * 40 + "y" * 40, "gemma", "llama", "qwen"]
    assert describe_model_names(names) == (
        f"5 workers have names like models: gpt-4o, {'x' * 19}…{'y' * 20}, gemma, 2 more."
    )
    assert describe_model_names(["gpt-4o"]) == "1 worker has a name like a model: gpt-4o."


def test_a_crowd_without_people_is_counted_too() -> None:
    assert count_people_and_models(0, 3) == "All 3 workers are models."
    assert count_people_and_models(1, 1) == "1 person and 1 model."
