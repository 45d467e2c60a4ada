"""Pairs that agree against the rest: cleared where they are right, kept where they are not."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.audit.checked_items import with_checked
from crowdgui.core.audit.sample import AuditSample
from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import ignore_progress
from crowdgui.core.results import run_job
from crowdgui.core.review.decisions import Decision
from crowdgui.core.rules import bwa, ebcc
from crowdgui.core.rules.registry import RULES
from crowdgui.core.workers import joint_dissents as module
from crowdgui.core.workers.copying import find_copying
from crowdgui.core.workers.flag import WorkerFlag
from crowdgui.core.workers.joint_dissents import LEAST_DISSENTS, find_joint_dissents, no_dissents
from crowdgui.core.workers.report import worker_report
from tests.core.strategies import from_matrix, rows_of
from tests.core.workers.test_copying import answers, labels_of

if TYPE_CHECKING:
    from crowdgui.core.arrays import IntArray
    from crowdgui.core.labels import Labels
    from tests.core.conftest import Dataset


def experts(k: int, seed: int = 0, mislead: float = 0.5) -> tuple[Labels, IntArray]:
    """k excellent workers of twenty, the others misled on part of the items."""
    rng = np.random.default_rng(seed)
    truth = rng.integers(0, 3, 300)
    given = answers(rng, np.full(20, 0.75), truth, 3)
    hard = rng.random(300) < 0.3
    misled = hard & (rng.random((20, 300)) < mislead)
    given = np.where(misled, (truth + 1) % 3, given)
    given[:k] = np.where(rng.random((k, 300)) < 0.97, truth, given[:k])
    return labels_of(rng, given, 3, 0.6), truth.astype(np.int32)


def test_by_hand() -> None:
    labels = from_matrix(
        [
            [0, 0, 0, 1, 0, -1],
            [0, 0, 0, 1, 1, 0],
            [1, 1, 0, 0, 1, 1],
            [1, 0, 0, 0, 1, 1],
            [1, 1, 1, 0, 1, 1],
        ],
        2,
    )
    found = find_joint_dissents(labels, np.array([0]), np.array([1]), ignore_progress)
    # On item 1 two others say 1 and one 0, on item 2 most agree, on item 4 the two differ.
    assert found.of(0).tolist() == [0, 1, 3]
    assert found.labels.tolist() == [0, 0, 1]
    careful = [
        bwa.fit(labels, None, bwa.BwaOptions(), ignore_progress).posterior,
        ebcc.fit(labels, None, ebcc.quick_options(0), ignore_progress).posterior,
    ]
    support = np.mean([[p[0, 0], p[1, 0], p[3, 1]] for p in careful])
    assert found.support[0] == pytest.approx(support)


def test_every_pair_as_counted_one_by_one() -> None:
    labels, _ = experts(3)
    said: dict[tuple[int, int], int] = {(i, j): h for j, i, h in rows_of(labels)}
    first, second = np.array([0, 3, 5]), np.array([1, 7, 19])
    found = find_joint_dissents(labels, first, second, ignore_progress)
    for pair, (a, b) in enumerate(zip(first.tolist(), second.tolist(), strict=True)):
        expected = []
        for item in range(labels.n_items):
            ours = said.get((a, item))
            if ours is None or said.get((b, item)) != ours:
                continue
            others = [h for (i, j), h in said.items() if j == item and i not in (a, b)]
            if any(others.count(h) > others.count(ours) for h in range(3) if h != ours):
                expected.append(item)
        assert found.of(pair).tolist() == expected


def test_known_classes_decide_first() -> None:
    labels, truth = experts(2)
    found = find_copying(labels)
    pair = int(np.flatnonzero((found.first == 0) & (found.second == 1))[0])
    assert found.q[pair] < 0.01
    # Two alone do not carry the careful rules.
    assert not found.cleared[pair]
    assert found.worker_p[0] == found.q[pair]
    right = found.with_known(truth)
    assert right.cleared[pair]
    assert right.worker_p[0] == right.worker_p[1] == 1.0
    assert right.partner[0] == -1
    assert right.dissents.known[pair] == right.dissents.counts[pair]
    wrong = found.with_known((truth + 1) % 3)
    assert not wrong.cleared[pair]
    some = np.where(np.arange(300) == found.dissents.of(pair)[0], truth, UNLABELLED)
    assert found.with_known(some).cleared[pair]
    assert not found.with_known(None).cleared[pair]


def test_careful_rules_clear_those_who_are_right_together() -> None:
    kept = flagged = 0
    for seed in range(4):
        found = find_copying(experts(4, seed)[0])
        pairs = (found.second < 4) & (found.q < 0.05)
        flagged += int(pairs.sum())
        kept += int((pairs & ~found.cleared).sum())
    assert flagged >= 20
    assert kept < 0.5 * flagged


@pytest.mark.parametrize(("share", "least"), [(0.8, 0.5), (1.0, 0.9)])
def test_copies_are_still_found(share: float, least: float) -> None:
    seen = []
    for seed in range(8):
        rng = np.random.default_rng(seed)
        truth = rng.integers(0, 3, 300)
        given = answers(rng, rng.uniform(0.6, 0.9, 20), truth, 3)
        given[1] = np.where(rng.random(300) < share, given[0], given[1])
        found = find_copying(labels_of(rng, given, 3, 0.4))
        pair = (found.first == 0) & (found.second == 1) & (found.q < 0.05)
        seen.append((pair.any(), (pair & ~found.cleared).any()))
    before, after = np.mean(seen, axis=0)
    assert after >= before - 0.1
    assert after >= least


def test_a_second_pair_still_flags() -> None:
    labels, truth = experts(3)
    found = find_copying(labels)
    own = np.flatnonzero((found.first == 0) | (found.second == 0))
    assert own.size >= 2
    dissents = found.dissents.with_known(truth)
    known = dissents.known.copy()
    known[own[0]] = dissents.counts[own[0]]
    rights = np.zeros_like(known)
    rights[own[0]] = known[own[0]]
    made = replace(found, dissents=replace(dissents, known=known, right=rights))
    assert made.cleared[own[0]]
    assert not made.cleared[own[1]]
    assert made.worker_p[0] == made.q[own[1]]
    assert made.partner[0] == made.first[own[1]] + made.second[own[1]]


def test_few_dissents_clear_nobody() -> None:
    labels, _ = experts(2)
    found = find_joint_dissents(labels, np.array([0]), np.array([1]), ignore_progress)
    few = np.zeros(1, dtype=np.int64) + LEAST_DISSENTS - 1
    starts = np.array([0, LEAST_DISSENTS - 1])
    cut = replace(found, starts=starts, items=found.items[: few[0]], labels=found.labels[: few[0]])
    assert not replace(cut, support=np.array([0.99])).cleared[0]
    assert not no_dissents(2).cleared.any()
    assert no_dissents().padded(3).counts.tolist() == [0, 0, 0]


def test_of_very_many_labels_bwa_alone_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    labels, _ = experts(2)
    monkeypatch.setattr(module, "MOST_LABELS", 10)
    monkeypatch.setattr(module.ebcc, "fit", None)
    found = find_joint_dissents(labels, np.array([0]), np.array([1]), ignore_progress)
    posterior = bwa.fit(labels, None, bwa.BwaOptions(), ignore_progress).posterior
    assert found.support[0] == pytest.approx(posterior[found.items, found.labels].mean())


def test_copying_alone_excludes_nobody() -> None:
    labels, truth = experts(2)
    rule = RULES["iwmv"]
    done = rule.fit(labels, None, rule.options(), ignore_progress)
    report = worker_report(labels, done, None, ignore_progress)
    assert {0, 1} <= set(np.flatnonzero(report.flags.has(WorkerFlag.COPYING)).tolist())
    assert report.flags.flagged[[0, 1]].all()
    assert not report.flags.excludable[[0, 1]].any()
    assert (
        not worker_report(labels, done, truth, ignore_progress)
        .flags.has(WorkerFlag.COPYING)[:2]
        .any()
    )
    assert not report.with_known(truth).flags.has(WorkerFlag.COPYING)[:2].any()


def test_what_people_find_clears_a_pair_and_undo_brings_it_back() -> None:
    labels, truth = experts(2)
    outcome = run_job(Job(labels))
    found = outcome.workers.copying
    assert found is not None
    pair = int(np.flatnonzero((found.first == 0) & (found.second == 1))[0])
    assert not found.cleared[pair]
    reviewed = {
        item: Decision(int(truth[item]), "ann", "2026-01-01T00:00:00Z")
        for item in found.dissents.of(pair)[:2].tolist()
    }
    made = with_checked(outcome, GuaranteeOptions(), reviewed)
    assert made.workers.copying is not None
    assert made.workers.copying.cleared[pair]
    assert not made.workers.flags.has(WorkerFlag.COPYING)[:2].any()
    assert made.calibration == outcome.calibration, "what was chosen to be reviewed is no sample"
    again = with_checked(made, GuaranteeOptions(), {})
    assert again.workers.flags.has(WorkerFlag.COPYING)[:2].all()
    audit = AuditSample(tuple(reviewed), 0, tuple(d.code for d in reviewed.values()))
    by_audit = with_checked(outcome, GuaranteeOptions(audit=audit), {}).workers
    assert not by_audit.flags.has(WorkerFlag.COPYING)[:2].any()


@pytest.mark.parametrize("name", ["rte", "duchenne", "web", "dog"])
def test_nobody_who_is_good_on_gold_is_flagged_as_copying(name: str, dataset: Dataset) -> None:
    labels, gold = dataset(name)
    rule = RULES["iwmv"]
    done = rule.fit(labels, None, rule.options(), ignore_progress)
    report = worker_report(labels, done, None, ignore_progress)
    known = gold[labels.item] != UNLABELLED
    right = np.bincount(labels.worker[known], (gold[labels.item] == labels.code)[known])
    share = right / np.maximum(np.bincount(labels.worker[known]), 1)
    assert not (report.flags.has(WorkerFlag.COPYING)[: share.size] & (share >= 0.8)).any()
