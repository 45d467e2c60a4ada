"""What several workers are together adds up what each of them is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.job import Job
from crowdgui.core.results import run_job
from crowdgui.ui.pages.workers.detail import describe_worker_group
from tests.core.strategies import crowd, from_matrix

if TYPE_CHECKING:
    from crowdgui.core.workers.report import WorkerReport


@pytest.fixture(scope="module")
def report() -> WorkerReport:
    labels, truth = crowd(np.random.default_rng(2), np.r_[0.5, 0.5, np.full(8, 0.9)], 100, 2)
    return run_job(Job(labels, truth.astype(np.int32))).workers


def test_sums_come_with_their_shares(report: WorkerReport) -> None:
    workers = np.array([0, 5])
    agreed, of = int(report.agreed[workers].sum()), int(report.compared[workers].sum())
    right = int(report.gold_right[workers].sum())
    words = describe_worker_group(report, workers)
    assert "Together they gave 200 of the 1,000 labels (20.0%)." in words
    assert f"agree with the others on {agreed} of {of} comparable labels" in words
    assert f"On gold, {right} of 200 labels are right ({right / 2:.1f}%)." in words


def test_flags_are_counted_by_kind(report: WorkerReport) -> None:
    assert report.flags.flagged[:2].all()
    assert "2 of them are flagged: guessing 2." in describe_worker_group(report, np.arange(4))
    assert "None of them is flagged." in describe_worker_group(report, np.arange(4, 8))


def test_what_is_not_known_is_not_said() -> None:
    alone = run_job(Job(from_matrix([[0, -1], [-1, 1]], 2), rule="mv")).workers
    words = describe_worker_group(alone, np.arange(2))
    assert "agree with the others" not in words
    assert "gold" not in words
