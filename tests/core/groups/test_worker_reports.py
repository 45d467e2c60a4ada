"""People are compared with people, models with models."""

from __future__ import annotations

import numpy as np

from crowdgui.core.groups.kinds import ModelWorker, WorkerKinds
from crowdgui.core.groups.report import report_by_kind, share_with_peers
from crowdgui.core.job import Job
from crowdgui.core.labels import Labels, text_array
from crowdgui.core.progress import ignore_progress
from crowdgui.core.results import run_job
from crowdgui.core.workers.flag import WorkerFlag
from crowdgui.core.workers.information import WorkerConfusion
from crowdgui.core.workers.report import PeerGroup
from tests.core.strategies import from_matrix

PEOPLE, MODELS, ITEMS = 6, 4, 300


def mixed_crowd(seed: int = 3, shared: float = 0.35) -> tuple[Labels, np.ndarray, WorkerKinds]:
    """Return people of 85%, and models that share one wrong answer on a part of the items."""
    rng = np.random.default_rng(seed)
    truth = rng.integers(0, 3, ITEMS)
    rows, hard = [], rng.random(ITEMS) < shared
    for worker in range(PEOPLE + MODELS):
        right = rng.random(ITEMS) < 0.85
        if worker >= PEOPLE:
            right = (rng.random(ITEMS) < 0.97) & ~hard
        given = np.where(right, truth, (truth + 1) % 3)
        rows += [(item, worker, int(given[item])) for item in range(ITEMS)]
    item, worker, code = np.array(rows).T
    names = text_array(f"w{i}" for i in range(PEOPLE + MODELS))
    items = text_array(f"i{i}" for i in range(ITEMS))
    labels = Labels.from_codes(item, worker, code, items, names, text_array("abc"))
    kinds = WorkerKinds({w: ModelWorker("m") for w in range(PEOPLE, PEOPLE + MODELS)}, len(names))
    return labels, truth, kinds


def test_each_kind_is_compared_with_its_own() -> None:
    labels, _, kinds = mixed_crowd()
    done = run_job(Job(labels)).aggregation
    made = report_by_kind(labels, done, None, ignore_progress, excluded=None, kinds=kinds)
    alone = [run_job(Job(labels.without(mask))) for mask in (kinds.is_model, ~kinds.is_model)]
    assert made.compared[kinds.is_model].min() > 0
    # Models agree with each other far more often than people do.
    assert made.agreement[kinds.is_model].min() > 0.9 > made.agreement[~kinds.is_model].max()
    np.testing.assert_allclose(made.typical, alone[0].workers.typical, atol=0.02)
    assert made.typical_for(0) == made.typical
    assert made.typical_for(PEOPLE) == made.typical_model > made.typical
    assert made.peers_of(0) is PeerGroup.PEOPLE
    assert made.peers_of(PEOPLE) is PeerGroup.MODELS


def test_labels_by_final_label_are_counted_for_people_and_models() -> None:
    labels, _, kinds = mixed_crowd()
    outcome = run_job(Job(labels, kinds=kinds))
    counted = WorkerConfusion.of(labels, outcome.aggregation.labels)
    for worker in range(labels.n_workers):
        found = outcome.workers.confusion.matrix(worker)
        np.testing.assert_array_equal(found, counted.matrix(worker))


def test_as_many_answers_as_workers_are_not_taken_for_one_of_each() -> None:
    # Three people who give two classes each, and three models: six answers of people, six workers.
    people = [[0, 1, 0, 1], [0, 1, 1, 1], [0, 0, 0, 1]]
    models = [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
    labels = from_matrix(people + models, 2)
    kinds = WorkerKinds({w: ModelWorker("m") for w in range(3, 6)}, 6)
    outcome = run_job(Job(labels, kinds=kinds))
    counts = [outcome.workers.confusion.matrix(worker).sum() for worker in range(6)]
    assert counts == [4] * 6


def test_models_that_agree_make_nobody_suspicious() -> None:
    labels, _, kinds = mixed_crowd(shared=0.45)
    outcome = run_job(Job(labels, kinds=kinds))
    assert not outcome.workers.flags.flagged.any()
    assert not outcome.workers.flags.has(WorkerFlag.COPYING)[kinds.is_model].any()


def test_a_kind_without_pairs_is_compared_with_all() -> None:
    labels, _, _ = mixed_crowd()
    one = WorkerKinds({PEOPLE: ModelWorker()}, labels.n_workers)
    alone = labels.without(~one.is_model)
    assert share_with_peers(alone) == 0.0
    made = run_job(Job(labels, kinds=one)).workers
    assert made.compared[PEOPLE] > 0
    assert made.peers_of(PEOPLE) is PeerGroup.EVERYONE
    assert made.peers_of(0) is PeerGroup.PEOPLE


def test_a_crowd_of_one_kind_has_the_plain_report() -> None:
    labels, _, kinds = mixed_crowd()
    everyone = WorkerKinds({w: ModelWorker() for w in range(labels.n_workers)}, labels.n_workers)
    plain, same = run_job(Job(labels)).workers, run_job(Job(labels, kinds=everyone)).workers
    np.testing.assert_array_equal(plain.agreement, same.agreement)
    assert plain.flags.bits.tolist() == same.flags.bits.tolist()
    assert kinds.n_workers == labels.n_workers
