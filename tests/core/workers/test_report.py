"""The worker report against definitions worked out label by label, and on simulated crowds."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import numpy as np
import pytest
import scipy.stats
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core import labels as module
from crowdgui.core.errors import Cancelled
from crowdgui.core.groups.kinds import ModelWorker, WorkerKinds
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED, Labels
from crowdgui.core.progress import Progress, Stage, ignore_progress
from crowdgui.core.results import run_job, run_untested, with_worker_tests
from crowdgui.core.rules.registry import RULES
from crowdgui.core.workers.flag import WorkerFlag
from crowdgui.core.workers.peers import leave_one_out
from crowdgui.core.workers.report import worker_report
from tests.core.strategies import (
    KEYS,
    crowd,
    from_matrix,
    label_sets,
    make_labels,
    quick,
    renamed,
    rows_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.workers.report import WorkerReport


def report_of(labels: Labels, key: str = "iwmv", gold: IntArray | None = None) -> WorkerReport:
    rule = RULES[key]
    return worker_report(
        labels, rule.fit(labels, None, rule.options(), ignore_progress), gold, ignore_progress
    )


@pytest.mark.parametrize("models", [False, True])
def test_workers_tested_later_are_those_tested_at_once(models: bool) -> None:
    accuracy = np.r_[0.3, 0.3, np.full(10, 0.85)]
    labels, _ = crowd(np.random.default_rng(3), accuracy, 200, 3)
    kinds = WorkerKinds({5: ModelWorker("a"), 6: ModelWorker("b")}, 12) if models else None
    job = Job(labels, kinds=kinds)
    whole, first = run_job(job), run_untested(job)
    assert whole.workers.flags.flagged[:2].all()
    assert first.workers.pending
    assert not first.workers.flags.bits.any()
    np.testing.assert_array_equal(first.labels, whole.labels)
    np.testing.assert_array_equal(first.workers.agreement, whole.workers.agreement)
    seen = first.confidence
    later = with_worker_tests(first)
    assert not later.workers.pending
    np.testing.assert_array_equal(later.workers.flags.bits, whole.workers.flags.bits)
    np.testing.assert_array_equal(
        later.workers.spam_tests.knowledge, whole.workers.spam_tests.knowledge
    )
    # What was computed of the labels is not computed once more, and nobody is tested twice.
    assert later.confidence is seen
    assert with_worker_tests(later) is later


@quick
@given(label_sets(), st.sampled_from(KEYS), st.data())
def test_counts_of_the_report(labels: Labels, key: str, data: st.DataObject) -> None:
    known = st.integers(UNLABELLED, labels.n_classes - 1)
    drawn = st.lists(known, min_size=labels.n_items, max_size=labels.n_items)
    gold = np.array(data.draw(drawn))
    rule = RULES[key]
    found = rule.fit(labels, None, rule.options(), ignore_progress)
    report = worker_report(labels, found, gold, ignore_progress)
    confusion = np.zeros(report.confusion.shape, dtype=int)
    gold_labels, gold_right, seen = Counter(), Counter(), set()
    for item, worker, code in rows_of(labels):
        confusion[worker, found.labels[item], code] += 1
        if gold[item] != UNLABELLED and (item, worker) not in seen:
            # Repeated labels count once, by the first.
            seen.add((item, worker))
            gold_labels[worker] += 1
            gold_right[worker] += gold[item] == code
    found_ = report.confusion.matrices(0, labels.n_workers)
    np.testing.assert_array_equal(found_, confusion)
    workers = range(labels.n_workers)
    assert report.gold_labels.tolist() == [gold_labels[i] for i in workers]
    assert report.gold_right.tolist() == [gold_right[i] for i in workers]
    assert report.labels.tolist() == labels.labels_per_worker.tolist()
    assert report.accuracy is found.accuracy
    assert report.weights is found.weights
    agreement = leave_one_out(labels, found.form, ignore_progress)
    assert report.compared.tolist() == agreement.compared.tolist()
    assert report.agreed.tolist() == agreement.agreed.tolist()
    assert report.typical == pytest.approx(agreement.typical, nan_ok=True)


@quick
@given(label_sets(), st.sampled_from(KEYS))
def test_numbers_of_the_report_lie_where_they_must(labels: Labels, key: str) -> None:
    report = report_of(labels, key)
    assert not report.gold_labels.any()
    active, compared = report.labels > 0, report.compared > 0
    assert (report.agreed <= report.compared).all()
    assert (report.compared <= report.labels).all()
    for low, middle, high, some in (
        (report.accuracy_low, report.accuracy, report.accuracy_high, active),
        (report.agreement_low, report.agreement, report.agreement_high, compared),
    ):
        for value in (low, middle, high):
            np.testing.assert_array_equal(np.isnan(value), ~some)
        assert (low[some] >= 0).all()
        assert (high[some] <= 1).all()
        assert (low[some] <= middle[some]).all()
        assert (middle[some] <= high[some]).all()
    for score in (report.spammer_score, report.bias):
        told = score[~np.isnan(score)]
        assert ((told >= 0) & (told <= 1)).all()
    assert len(report.flags) == labels.n_workers
    assert report.flags.flagged.tolist() == [f.is_evidence for f in report.flags]


@quick
@given(label_sets(), st.sampled_from(["mv", "iwmv"]), st.data())
def test_the_report_follows_the_workers(labels: Labels, key: str, data: st.DataObject) -> None:
    worker = np.array(data.draw(st.permutations(range(labels.n_workers))))
    item = np.array(data.draw(st.permutations(range(labels.n_items))))
    found = report_of(labels, key)
    moved = report_of(renamed(labels, worker=worker, item=item), key)
    for name in ("labels", "compared", "agreed", "agreement", "accuracy"):
        np.testing.assert_array_equal(getattr(moved, name)[worker], getattr(found, name))
    before, after = (one.confusion.matrices(0, worker.size) for one in (found, moved))
    np.testing.assert_array_equal(after[worker], before)
    assert [moved.flags[i] for i in worker] == list(found.flags)


def mixed_crowd(seed: int, n_classes: int) -> tuple[Labels, IntArray]:
    """Make 16 honest workers, 3 who guess, 2 always wrong, 2 with one answer, 2 with little."""
    rng = np.random.default_rng(seed)
    accuracy = np.concatenate(
        [rng.uniform(0.75, 0.98, 16), np.full(3, 1 / n_classes), [0.05, 0.05, 0.5, 0.5, 0.9, 0.9]]
    )
    labels, truth = crowd(rng, accuracy, 300, n_classes, fill=0.3)
    code = np.where(np.isin(labels.worker, (21, 22)), 1, labels.code)
    keep = (labels.worker < 23) | (labels.item < 15)
    columns = labels.item[keep], labels.worker[keep], code[keep]
    return make_labels(*columns, 300, 25, n_classes), truth


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("n_classes", [2, 4])
def test_kinds_of_mixed_crowds_are_found_whatever_the_rule(n_classes: int, key: str) -> None:
    seen = {kind: Counter() for kind in ("honest", "guess", "wrong", "one", "little")}
    kinds = ["honest"] * 16 + ["guess"] * 3 + ["wrong"] * 2 + ["one"] * 2 + ["little"] * 2
    crowds = 2
    for seed in range(crowds):
        report = report_of(mixed_crowd(seed, n_classes)[0], key)
        assert report.labels[:23].min() >= 60
        for kind, flag in zip(kinds, report.flags, strict=True):
            seen[kind][flag] += 1
    assert seen["honest"][WorkerFlag.NONE] >= 0.99 * seen["honest"].total()
    assert seen["guess"][WorkerFlag.GUESSING] >= 0.9 * seen["guess"].total()
    assert seen["wrong"] == {WorkerFlag.BELOW_CHANCE: 2 * crowds}
    assert seen["one"] == {WorkerFlag.ONE_ANSWER: 2 * crowds}
    assert not any(flag.is_evidence for flag in seen["little"])


def test_nobody_is_charged_where_all_agree_or_there_is_one_class() -> None:
    alike = from_matrix([[0, 1, 0, 1, 1, 0]] * 5, 2)
    one_class = from_matrix([[0] * 100] * 3, 1)
    alone = from_matrix([[0, 1] * 40], 2)
    for labels in (alike, one_class, alone):
        for key in KEYS:
            assert not report_of(labels, key).flags.flagged.any()


def test_the_accuracy_interval_is_that_of_the_rules_own_count() -> None:
    labels, _ = mixed_crowd(1, 3)
    report = report_of(labels)
    right = np.rint(report.accuracy * report.labels).astype(int)
    for i in range(labels.n_workers):
        test = scipy.stats.binomtest(int(right[i]), int(report.labels[i]))
        expected = test.proportion_ci(method="exact")
        found = report.accuracy_low[i], report.accuracy_high[i]
        assert found == pytest.approx((expected.low, expected.high), abs=1e-9)


def test_labels_given_again_make_no_accuracy_interval_narrower() -> None:
    labels, _ = mixed_crowd(1, 3)
    again = np.repeat(np.arange(labels.n_labels), 3)
    codes = (labels.item[again], labels.worker[again], labels.code[again])
    thrice = Labels.from_codes(*codes, labels.item_ids, labels.worker_ids, labels.classes)
    once, found = report_of(labels, "mv"), report_of(thrice, "mv")
    np.testing.assert_array_equal(found.accuracy, once.accuracy)
    np.testing.assert_allclose(found.accuracy_low, once.accuracy_low)
    np.testing.assert_allclose(found.accuracy_high, once.accuracy_high)


def test_agreement_is_not_raised_by_ones_own_vote() -> None:
    # Everybody guesses: with the own vote in the winner, agreement would lie near 0.7.
    rng = np.random.default_rng(4)
    labels, _ = crowd(rng, np.full(5, 0.5), 4000, 2)
    report = report_of(labels, "mv")
    assert report.typical == pytest.approx(0.5, abs=0.02)
    assert (report.accuracy > 0.65).all()


def test_a_worker_left_out_keeps_the_flag_and_changes_nobody_elses() -> None:
    labels, _ = mixed_crowd(2, 2)
    rule = RULES["iwmv"]
    out = np.isin(np.arange(25), (16, 19, 21))
    left = rule.fit(labels.without(out), None, rule.options(), ignore_progress)
    found = worker_report(labels, left, None, ignore_progress, excluded=out)
    assert [found.flags[i] for i in (16, 19, 21)] == [
        WorkerFlag.GUESSING,
        WorkerFlag.BELOW_CHANCE,
        WorkerFlag.ONE_ANSWER,
    ]
    for value in (found.accuracy, found.accuracy_low, found.accuracy_high):
        assert np.isnan(value[out]).all()
    agreed, compared = found.agreed[~out].sum(), found.compared[~out].sum()
    assert found.typical == agreed / compared
    alone = report_of(labels.without(out))
    np.testing.assert_allclose(
        found.spam_tests.no_better[~out], alone.spam_tests.no_better[~out], rtol=1e-6
    )


def test_it_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BLOCK_LABELS", 20)
    matrix = np.random.default_rng(0).integers(0, 2, (1, 60)).repeat(4, axis=0)
    rule = RULES["mv"]

    def fresh() -> Labels:
        return from_matrix(matrix.tolist(), 2)

    found = rule.fit(fresh(), None, rule.options(), ignore_progress)
    seen: list[Progress] = []
    worker_report(fresh(), found, None, seen.append)
    shares = [p.fraction for p in seen if p.stage == Stage.MEASURING_WORKERS]
    assert len(shares) >= 12  # once to vote without each, and then by longer runs
    assert all(0 <= share < 1 for share in shares if share is not None)
    for last in range(1, len(seen) + 1):
        calls = iter(range(1, last + 1))

        def stop(progress: Progress, calls: Iterator[int] = calls, last: int = last) -> None:
            if next(calls) == last:
                raise Cancelled

        with pytest.raises(Cancelled):
            worker_report(fresh(), found, None, stop)


def test_pace_and_copying_are_those_of_all_labels() -> None:
    labels, _ = mixed_crowd(0, 2)
    outcome = run_job(Job(labels, excluded=np.arange(25) == 3))
    assert outcome.workers.speed is None
    assert outcome.workers.copying is not None
    assert outcome.workers.copying.worker_p.shape == (25,)
    assert run_job(Job(labels, rule="mv")).workers.copying is outcome.workers.copying
