"""Pooling models of one family is recommended where it predicts people better, and only there."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from crowdgui.core.compare.model_votes_gain import compare_model_votes, possible_ways
from crowdgui.core.groups.kinds import WorkerKinds
from crowdgui.core.groups.model_votes import ModelVotes
from crowdgui.core.job import Job
from tests.benchmarks.bench_model_votes import draw_crowd

POOLED = ModelVotes(pool_family=True)


@pytest.mark.parametrize(("correlation", "wanted"), [(0.9, POOLED), (0.0, None)])
def test_recommended_only_where_mistakes_are_shared(
    correlation: float, wanted: ModelVotes | None
) -> None:
    labels, truth, kinds = draw_crowd(3, items=400, models=6, correlation=correlation)
    job = Job(labels, np.where(np.arange(400) < 60, truth, -1), "iwmv", kinds=kinds)
    found = compare_model_votes(job)
    assert [way.votes for way in found.ways] == [POOLED]
    assert found.recommended == wanted
    assert found.hidden == np.count_nonzero(~kinds.is_model[labels.worker])
    assert found.known == 60
    assert compare_model_votes(job).ways == found.ways


def test_ways_are_those_the_rule_and_the_labels_allow() -> None:
    labels, _, kinds = draw_crowd(1, items=40, models=3, correlation=0.5, shares=True)
    both = ModelVotes(pool_family=True, use_probabilities=True)
    shares = ModelVotes(use_probabilities=True)
    job = Job(labels, rule="em-pooled", kinds=kinds)
    assert possible_ways(job) == (both, POOLED, shares)
    assert possible_ways(replace(job, rule="mv", options=None)) == (POOLED,)
    assert possible_ways(replace(job, kinds=None)) == ()
    alone = WorkerKinds(dict(list(kinds.models.items())[:1]), labels.n_workers)
    assert possible_ways(replace(job, kinds=alone)) == (shares,)
    assert not compare_model_votes(replace(job, rule="mv", options=None, kinds=alone)).ways
