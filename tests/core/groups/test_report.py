"""People and models apart, and what models that share mistakes do to a guarantee."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from crowdgui.core.audit.checked_items import counted_gold
from crowdgui.core.bounds.guarantee import BoundKey, EvidenceLevel, GuaranteeOptions, NoBound
from crowdgui.core.bounds.guarantee_builder import NEEDS_MODEL, build_guarantee
from crowdgui.core.groups.effective_votes import effective_votes
from crowdgui.core.groups.kinds import ModelWorker, WorkerKinds
from crowdgui.core.groups.report import counts_for_less, group_report
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.results import run_job
from tests.core.groups.test_worker_reports import MODELS, PEOPLE, mixed_crowd
from tests.core.strategies import crowd


def test_known_classes_count_before_the_labels_of_others() -> None:
    labels, truth, kinds = mixed_crowd()
    found = group_report(Job(labels), kinds, truth)
    plain = effective_votes(labels, kinds.model_codes, truth)
    assert found.models.votes == plain
    assert not found.assumed
    np.testing.assert_array_equal(found.truth, truth)
    assert found.models.votes.value < 1.5 < found.people.votes.value
    assert (found.people.workers.size, found.models.workers.size) == (PEOPLE, MODELS)
    assert found.models.labels_per_item == MODELS
    assert set(found.families) == {"m"}


def test_without_known_classes_those_of_people_are_assumed() -> None:
    labels, truth, kinds = mixed_crowd()
    few = np.full(truth.size, UNLABELLED)
    few[:2] = truth[:2]
    for known in (None, few):
        found = group_report(Job(labels), kinds, known)
        assert found.assumed
        people = run_job(Job(labels.without(kinds.is_model))).aggregation.labels
        np.testing.assert_array_equal(found.truth, people)


def test_excluded_workers_are_in_no_group() -> None:
    labels, truth, kinds = mixed_crowd()
    excluded = np.zeros(labels.n_workers, dtype=bool)
    excluded[[0, PEOPLE]] = True
    found = group_report(Job(labels, excluded=excluded), kinds, truth)
    assert found.people.workers.tolist() == list(range(1, PEOPLE))
    assert found.models.votes.size == MODELS - 1


def test_a_crowd_of_models_alone_is_not_compared_with_anybody() -> None:
    labels, _, _ = mixed_crowd()
    everyone = WorkerKinds({w: ModelWorker() for w in range(labels.n_workers)}, labels.n_workers)
    found = group_report(Job(labels), everyone, None)
    assert found.models.votes.value is None
    assert counts_for_less(found.models.votes)
    assert not found.people.labels


def independent_crowd() -> tuple[Job, WorkerKinds]:
    """Return a crowd whose labels alone leave no doubt, half of it models."""
    rng = np.random.default_rng(1)
    labels, truth = crowd(rng, np.full(8, 0.85), 900, 2)
    kinds = WorkerKinds({w: ModelWorker() for w in range(4, 8)}, 8)
    return Job(labels, truth.astype(np.int32)), kinds


def test_models_that_are_shown_to_be_independent_raise_no_doubt() -> None:
    job, kinds = independent_crowd()
    found = build_guarantee(run_job(replace(job, kinds=kinds)), GuaranteeOptions())
    assert found.model is not None
    assert found.model.fits_closely
    assert found.groups is not None
    assert not found.groups.models_in_doubt
    assert found.model.unquestioned


def test_models_that_cannot_be_compared_withhold_what_needs_independence() -> None:
    job, _ = independent_crowd()
    everyone = WorkerKinds({w: ModelWorker() for w in range(8)}, 8)
    alone = Job(job.labels, kinds=everyone)
    plain = build_guarantee(run_job(replace(alone, kinds=None)), GuaranteeOptions())
    found = build_guarantee(run_job(alone), GuaranteeOptions())
    assert plain.model is not None
    assert plain.model.unquestioned
    assert plain.headline.level is EvidenceLevel.SELF_CERTIFIED
    assert found.headline.level is EvidenceLevel.NONE
    for entry in found.entries:
        if entry.value is not None and entry.level in NEEDS_MODEL:
            assert entry.demoted
            assert entry.reason is not None
            assert entry.reason.code is NoBound.MODELS_SHARE_MISTAKES


@pytest.mark.parametrize("excluded", [False, True])
def test_gold_that_is_a_models_own_labels_gives_no_guarantee(excluded: bool) -> None:
    """Whose labels gold is does not change where the model has no vote."""
    job, kinds = independent_crowd()
    job = replace(job, excluded=np.arange(8) == 6 if excluded else None)
    labels = job.labels
    own = np.full(labels.n_items, UNLABELLED, dtype=np.int32)
    mine = labels.worker == 6
    own[labels.item[mine][:300]] = labels.code[mine][:300]
    guarantee_options = GuaranteeOptions(gold_at_random=True)
    plain = build_guarantee(run_job(replace(job, gold=own)), guarantee_options)
    assert plain.entry(BoundKey.GOLD_AUDIT).value is not None
    found = build_guarantee(run_job(replace(job, gold=own, kinds=kinds)), guarantee_options)
    assert found.groups is not None
    assert found.groups.gold_model == 6
    for key in (BoundKey.GOLD_AUDIT, BoundKey.GOLD_CERTIFIED):
        entry = found.entry(key)
        assert entry.value is None
        assert entry.reason is not None
        assert entry.reason.code is NoBound.GOLD_FROM_MODEL
    assert found.headline.level not in (EvidenceLevel.AUDIT, EvidenceLevel.GOLD)
    # Nor are labels corrected by it.
    assert counted_gold(replace(job, gold=own), guarantee_options) is not None
    assert counted_gold(replace(job, gold=own, kinds=kinds), guarantee_options) is None


def test_a_single_model_is_one_vote() -> None:
    labels, _, _ = mixed_crowd()
    one = WorkerKinds({PEOPLE: ModelWorker()}, labels.n_workers)
    found = group_report(Job(labels), one, None)
    assert found.models.votes.value == 1.0
    assert not found.models_in_doubt
