"""Leaving workers out gives what a file without them would give."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.bounds.guarantee_builder import build_guarantee
from crowdgui.core.errors import DataError
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED, Labels, text_array
from crowdgui.core.results import run_job
from crowdgui.core.workers.what_if import compare_outcomes
from tests.refusals import refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.arrays import IntArray


WORKERS, ITEMS, CLASSES = 20, 90, 3
OUT = np.arange(WORKERS) % 5 == 0


@pytest.fixture(scope="module")
def rows() -> tuple[np.ndarray, IntArray]:
    rng = np.random.default_rng(3)
    truth = rng.integers(0, CLASSES, ITEMS)
    chance = np.where(OUT, 0.4, 0.85)
    given = []
    for item in range(ITEMS):
        # Some items are labelled only by workers who will be left out.
        crowd = np.flatnonzero(OUT) if item % 30 == 7 else np.arange(WORKERS)
        for worker in rng.choice(crowd, 4, replace=False):
            right = rng.random() < chance[worker]
            given.append((item, worker, truth[item] if right else rng.integers(0, CLASSES)))
    return np.array(given), truth.astype(np.int32)


def labels_of(rows: np.ndarray, n_workers: int) -> Labels:
    return Labels.from_codes(
        *rows.T,
        text_array(f"item {i}" for i in range(ITEMS)),
        text_array(f"worker {i}" for i in range(n_workers)),
        text_array("abc"),
    )


@pytest.fixture(scope="module")
def jobs(rows: tuple[np.ndarray, IntArray]) -> Callable[[str], tuple[Job, Job]]:
    given, truth = rows
    gold = np.where(np.arange(ITEMS) < 30, truth, UNLABELLED).astype(np.int32)
    new = np.cumsum(~OUT) - 1
    left = given[~OUT[given[:, 1]]]
    without = np.column_stack([left[:, 0], new[left[:, 1]], left[:, 2]])

    def make(rule: str) -> tuple[Job, Job]:
        marked = Job(labels_of(given, WORKERS), gold, rule, excluded=OUT)
        return marked, Job(labels_of(without, int((~OUT).sum())), gold, rule)

    return make


@pytest.mark.parametrize("rule", ["iwmv", "mv", "em", "em-pooled", "bwa", "ebcc", "kos", "lpi"])
def test_the_rule_does_as_if_they_were_not_in_the_file(
    jobs: Callable[[str], tuple[Job, Job]], rule: str
) -> None:
    marked, plain = (run_job(job) for job in jobs(rule))
    np.testing.assert_array_equal(marked.aggregation.labels, plain.aggregation.labels)
    np.testing.assert_array_equal(marked.aggregation.posterior, plain.aggregation.posterior)
    np.testing.assert_array_equal(marked.workers.agreement[~OUT], plain.workers.agreement)
    assert marked.gold == plain.gold


def test_every_bound_is_that_of_the_labels_that_count(
    jobs: Callable[[str], tuple[Job, Job]],
) -> None:
    marked, plain = (build_guarantee(run_job(job), GuaranteeOptions()) for job in jobs("iwmv"))
    assert [entry.key for entry in marked.entries] == [entry.key for entry in plain.entries]
    for one, other in zip(marked.entries, plain.entries, strict=True):
        assert one.value == pytest.approx(other.value, abs=1e-12)
    assert marked.model_findings == plain.model_findings
    np.testing.assert_allclose(marked.items, plain.items, equal_nan=True)


def test_a_worker_left_out_is_measured_against_those_who_count(
    jobs: Callable[[str], tuple[Job, Job]],
) -> None:
    marked = run_job(jobs("mv")[0])
    labels, worker = marked.job.labels, int(np.flatnonzero(OUT)[0])
    compared = agreed = 0
    for place in np.flatnonzero(labels.worker == worker):
        on_item = (labels.item == labels.item[place]) & ~OUT[labels.worker]
        votes = np.bincount(labels.code[on_item], minlength=CLASSES)
        if np.count_nonzero(votes == votes.max()) == 1:
            compared += 1
            agreed += votes.argmax() == labels.code[place]
    report = marked.workers
    assert (report.compared[worker], report.agreed[worker]) == (compared, agreed)
    # Only items that have a final label can tell what the worker does with each class.
    known = marked.aggregation.labels[labels.item[labels.worker == worker]] != UNLABELLED
    assert report.confusion.matrix(worker).sum() == known.sum()


def test_the_difference_counts_what_changes_and_what_is_lost(
    jobs: Callable[[str], tuple[Job, Job]],
) -> None:
    marked = jobs("iwmv")[0]
    before, after = run_job(Job(marked.labels, marked.gold)), run_job(marked)
    found = compare_outcomes(before, after)
    assert found.excluded.tolist() == np.flatnonzero(OUT).tolist()
    assert found.included.size == 0
    lost = after.aggregation.labels == UNLABELLED
    assert found.uncovered == lost.sum() > 0
    assert found.changed[lost].all()
    assert found.n_changed == (before.aggregation.labels != after.aggregation.labels).sum()
    pairs = zip(before.aggregation.labels.tolist(), after.aggregation.labels.tolist(), strict=True)
    moved = [pair for pair in pairs if pair[0] != pair[1]]
    assert {(a, b): n for a, b, n in found.moves} == {p: moved.count(p) for p in moved}
    assert sorted(found.moves, key=lambda move: -move[2]) == list(found.moves)
    known = (marked.gold != UNLABELLED) & ~lost
    assert found.gold is not None
    assert [score.known for score in found.gold] == [known.sum()] * 2
    back = compare_outcomes(after, before)
    assert back.included.tolist() == found.excluded.tolist()
    assert back.uncovered == 0


def test_leaving_everybody_out_is_refused_in_words(jobs: Callable[[str], tuple[Job, Job]]) -> None:
    job = jobs("mv")[0]
    everybody = Job(job.labels, excluded=np.ones(WORKERS, dtype=bool))
    with refused(DataError, match="no labels are left"):
        run_job(everybody)
