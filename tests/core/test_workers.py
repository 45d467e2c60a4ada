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
from crowdgui.core.job import Job, run
from crowdgui.core.labels import UNLABELLED, Labels
from crowdgui.core.outcome import Flag
from crowdgui.core.progress import Progress, silent
from crowdgui.core.rules.form import TIE, Decomposable
from crowdgui.core.rules.table import RULES
from crowdgui.core.workers import (
    SIGNIFICANCE,
    Agreement,
    adjusted,
    evidence,
    interval,
    leave_one_out,
    worker_report,
)
from tests.core.strategies import (
    KEYS,
    crowd,
    from_matrix,
    label_sets,
    make_labels,
    quick,
    renamed,
    rows_of,
    tiny_blocks,
)

if TYPE_CHECKING:
    from crowdgui.core.labels import IntArray
    from crowdgui.core.outcome import WorkerReport


def report_of(labels: Labels, key: str = "iwmv", gold: IntArray | None = None) -> WorkerReport:
    rule = RULES[key]
    return worker_report(labels, rule.fit(labels, None, rule.choices(), silent), gold, silent)


def one_by_one(labels: Labels, form: Decomposable) -> tuple[list[int], list[int]]:
    """Take each worker out of each item, vote again, and compare."""
    compared, agreed = [0] * labels.n_workers, [0] * labels.n_workers
    rows, done = rows_of(labels), set()
    for item, worker, code in rows:
        others = [(i, h) for j, i, h in rows if j == item and i != worker]
        if (item, worker) in done or not others:
            continue
        done.add((item, worker))
        scores = [
            float(form.offset[k] + sum(form.table[i, h, k] for i, h in others))
            for k in range(labels.n_classes)
        ]
        best = max(scores)
        slack = TIE * max(1.0, *map(abs, scores))
        if sum(score >= best - slack for score in scores) > 1:
            continue
        compared[worker] += 1
        agreed[worker] += scores.index(best) == code
    return compared, agreed


@quick
@given(label_sets(), st.sampled_from(KEYS), st.integers(1, 9))
def test_agreement_leaves_the_worker_out(labels: Labels, key: str, size: int) -> None:
    rule = RULES[key]
    form = rule.fit(labels, None, rule.choices(), silent).form
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "BLOCK_LABELS", size)
        found = leave_one_out(tiny_blocks(labels), form, silent)
    compared, agreed = one_by_one(labels, form)
    assert found.compared.tolist() == compared
    assert found.agreed.tolist() == agreed
    total = sum(compared)
    expected = sum(agreed) / total if total else np.nan
    assert found.typical == pytest.approx(expected, nan_ok=True)


def test_a_form_with_offset_and_unlike_answers_is_left_out_whole() -> None:
    rng = np.random.default_rng(0)
    for _ in range(20):
        labels, _ = crowd(rng, rng.random(6), 12, 3, fill=0.5)
        form = Decomposable(rng.normal(size=(6, 3, 3)), rng.normal(size=3))
        found = leave_one_out(labels, form, silent)
        assert (found.compared.tolist(), found.agreed.tolist()) == one_by_one(labels, form)


def test_the_interval_is_the_exact_one() -> None:
    whole, part = np.array([(n, m) for n in (1, 2, 7, 60, 4000) for m in range(0, n + 1)]).T
    keep = np.unique(np.linspace(0, whole.size - 1, 300).astype(int))
    low, high = interval(part[keep], whole[keep])
    for m, n, a, b in zip(part[keep], whole[keep], low, high, strict=True):
        expected = scipy.stats.binomtest(int(m), int(n)).proportion_ci(method="exact")
        assert (a, b) == pytest.approx((expected.low, expected.high), abs=1e-9)
    (a,), (b,) = interval(np.array([3]), np.array([9]), 0.8)
    expected = scipy.stats.binomtest(3, 9).proportion_ci(0.8, method="exact")
    assert (a, b) == pytest.approx((expected.low, expected.high), abs=1e-9)


@quick
@given(st.integers(0, 500), st.floats(0, 1))
def test_the_interval_holds_the_share_also_of_expected_counts(whole: int, share: float) -> None:
    (low,), (high,) = interval(np.array([share * whole]), np.array([whole]))
    if whole == 0:
        assert np.isnan(low)
        assert np.isnan(high)
    else:
        assert 0 <= low <= share + 1e-9
        assert share - 1e-9 <= high <= 1


@quick
@given(st.lists(st.floats(0, 1), min_size=1, max_size=12))
def test_p_values_are_adjusted_as_by_benjamini_and_hochberg(p: list[float]) -> None:
    expected = scipy.stats.false_discovery_control(p, method="bh")
    np.testing.assert_allclose(adjusted(np.array(p)), expected, rtol=1e-12)


@quick
@given(label_sets(), st.sampled_from(KEYS), st.data())
def test_counts_of_the_report(labels: Labels, key: str, data: st.DataObject) -> None:
    known = st.integers(UNLABELLED, labels.n_classes - 1)
    drawn = st.lists(known, min_size=labels.n_items, max_size=labels.n_items)
    gold = np.array(data.draw(drawn))
    rule = RULES[key]
    found = rule.fit(labels, None, rule.choices(), silent)
    report = worker_report(labels, found, gold, silent)
    confusion = np.zeros_like(report.confusion)
    gold_labels, gold_right = Counter(), Counter()
    for item, worker, code in rows_of(labels):
        confusion[worker, found.labels[item], code] += 1
        gold_labels[worker] += gold[item] != UNLABELLED
        gold_right[worker] += gold[item] == code
    np.testing.assert_array_equal(report.confusion, confusion)
    workers = range(labels.n_workers)
    assert report.gold_labels.tolist() == [gold_labels[i] for i in workers]
    assert report.gold_right.tolist() == [gold_right[i] for i in workers]
    assert report.labels.tolist() == labels.labels_per_worker.tolist()
    assert report.accuracy is found.accuracy
    assert report.weights is found.weights


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
    assert len(report.flags) == labels.n_workers
    assert report.suspicious.tolist() == [f.suspicious for f in report.flags]


@quick
@given(label_sets(), st.sampled_from(["mv", "iwmv"]), st.data())
def test_the_report_follows_the_workers(labels: Labels, key: str, data: st.DataObject) -> None:
    worker = np.array(data.draw(st.permutations(range(labels.n_workers))))
    item = np.array(data.draw(st.permutations(range(labels.n_items))))
    found = report_of(labels, key)
    moved = report_of(renamed(labels, worker=worker, item=item), key)
    for name in ("labels", "compared", "agreed", "agreement", "accuracy", "confusion"):
        np.testing.assert_array_equal(getattr(moved, name)[worker], getattr(found, name))
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


def p_at_most(m: int, n: int, p: float) -> float:
    return scipy.stats.binomtest(m, n, p, alternative="less").pvalue if n else 1.0


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("n_classes", [2, 4])
def test_kinds_of_mixed_crowds_are_found(n_classes: int, key: str) -> None:
    seen = {kind: Counter() for kind in ("honest", "guess", "wrong", "one", "little")}
    kinds = ["honest"] * 16 + ["guess"] * 3 + ["wrong"] * 2 + ["one"] * 2 + ["little"] * 2
    for seed in range(8):
        report = report_of(mixed_crowd(seed, n_classes)[0], key)
        assert report.labels[:23].min() >= 60
        for kind, flag in zip(kinds, report.flags, strict=True):
            seen[kind][flag] += 1
    assert seen["honest"][Flag.NONE] >= 0.98 * seen["honest"].total()
    assert seen["guess"][Flag.GUESSING] >= 0.7 * seen["guess"].total()
    assert seen["wrong"] == {Flag.BELOW_CHANCE: 16}
    assert seen["one"] == {Flag.ONE_ANSWER: 16}
    assert not any(flag.suspicious for flag in seen["little"])


def test_the_tests_behind_the_flags_are_exact_and_corrected_over_workers() -> None:
    seen = set()
    for seed in range(6):
        labels, _ = mixed_crowd(seed, 2)
        report = report_of(labels)
        pairs = list(zip(report.agreed.tolist(), report.compared.tolist(), strict=True))
        for level, flag in ((0.5, Flag.BELOW_CHANCE), (report.typical, Flag.GUESSING)):
            p = scipy.stats.false_discovery_control([p_at_most(m, n, level) for m, n in pairs])
            for i, found in enumerate(report.flags):
                if found is flag:
                    assert p[i] < SIGNIFICANCE
                    seen.add(flag)
                elif found is Flag.NONE and flag is Flag.BELOW_CHANCE:
                    assert p[i] >= SIGNIFICANCE
        for i, (m, n) in enumerate(pairs):
            if report.flags[i] is Flag.GUESSING:
                limits = scipy.stats.binomtest(m, n).proportion_ci(method="exact")
                assert limits.low <= 0.5 <= limits.high < report.typical
            if report.flags[i] is Flag.TOO_FEW:
                assert p_at_most(n // 2, n, report.typical) >= SIGNIFICANCE
                seen.add(Flag.TOO_FEW)
    assert seen == {Flag.BELOW_CHANCE, Flag.GUESSING, Flag.TOO_FEW}


@pytest.mark.parametrize("key", ["iwmv", "em"])
def test_honest_workers_on_a_skewed_set_are_not_charged_with_one_answer(key: str) -> None:
    for seed in range(5):
        rng = np.random.default_rng(seed)
        accuracy = rng.uniform(0.75, 0.98, 20)
        labels, _ = crowd(rng, accuracy, 500, 2, fill=0.25, shares=np.array([0.9, 0.1]))
        report = report_of(labels, key)
        assert Flag.ONE_ANSWER not in report.flags
        assert report.suspicious.sum() <= 1


def test_one_answer_is_no_charge_where_it_is_nearly_always_right() -> None:
    for seed in range(5):
        rng = np.random.default_rng(seed)
        skewed = np.array([0.98, 0.02])
        labels, _ = crowd(rng, np.full(20, 0.98), 500, 2, fill=0.25, shares=skewed)
        report = report_of(labels)
        top = report.confusion.sum(axis=1).max(axis=1)
        assert (top >= 0.95 * report.labels).any()
        assert not report.suspicious.any()


def test_one_answer_is_found_on_a_skewed_set() -> None:
    rng = np.random.default_rng(0)
    labels, _ = crowd(rng, np.full(20, 0.85), 500, 2, fill=0.25, shares=np.array([0.9, 0.1]))
    code = np.where(labels.worker == 3, 0, labels.code)
    report = report_of(make_labels(labels.item, labels.worker, code, 500, 20, 2))
    assert report.flags[3] is Flag.ONE_ANSWER
    assert sum(flag is Flag.ONE_ANSWER for flag in report.flags) == 1


def test_nobody_is_charged_where_all_agree_or_there_is_one_class() -> None:
    alike = from_matrix([[0, 1, 0, 1, 1, 0]] * 5, 2)
    one_class = from_matrix([[0] * 100] * 3, 1)
    for labels in (alike, one_class):
        for key in KEYS:
            assert not report_of(labels, key).suspicious.any()


def test_the_accuracy_interval_is_that_of_the_rules_own_count() -> None:
    labels, _ = mixed_crowd(1, 3)
    report = report_of(labels)
    right = np.rint(report.accuracy * report.labels).astype(int)
    for i in range(labels.n_workers):
        test = scipy.stats.binomtest(int(right[i]), int(report.labels[i]))
        expected = test.proportion_ci(method="exact")
        found = report.accuracy_low[i], report.accuracy_high[i]
        assert found == pytest.approx((expected.low, expected.high), abs=1e-9)


def test_agreement_is_not_raised_by_ones_own_vote() -> None:
    # Everybody guesses: with the own vote in the winner, agreement would lie near 0.7.
    rng = np.random.default_rng(4)
    labels, _ = crowd(rng, np.full(5, 0.5), 4000, 2)
    report = report_of(labels, "mv")
    assert report.typical == pytest.approx(0.5, abs=0.02)
    assert (report.accuracy > 0.65).all()


def test_typical_is_the_share_over_all_together() -> None:
    found = Agreement(np.array([10, 0, 30]), np.array([9, 0, 11]))
    assert found.typical == 0.5
    np.testing.assert_array_equal(found.share, [0.9, np.nan, 11 / 30])
    nothing = Agreement(np.array([0]), np.array([0]))
    assert np.isnan(nothing.typical)


def words(report: WorkerReport, worker: int, n_classes: int) -> str:
    return evidence(report, worker, [f"class {k}" for k in range(n_classes)])


def test_the_evidence_in_words() -> None:
    labels, _ = mixed_crowd(0, 2)
    report = report_of(labels)
    for worker, flag in enumerate(report.flags):
        sentence = words(report, worker, 2)
        m, n = report.agreed[worker], report.compared[worker]
        assert sentence.startswith(f"Agrees with the others on {m} of {n} items, {m / n:.0%}"[:-1])
        assert "Guessing would agree on 50 %." in sentence
        assert ("too few" in sentence) == (flag is Flag.TOO_FEW)
        assert ("of the answers are" in sentence) == flag.suspicious
    assert "100 % of the answers are “class 1”" in words(report, 21, 2)


def test_the_evidence_where_nothing_could_be_compared() -> None:
    report = report_of(from_matrix([[0, -1], [-1, 1]], 2))
    assert "nobody else labelled them" in words(report, 0, 2)


def test_it_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BLOCK_LABELS", 5)
    labels = from_matrix([[0, 1, 0, 1, 1, 0]] * 5, 2)
    rule = RULES["mv"]
    found = rule.fit(labels, None, rule.choices(), silent)
    calls = 0

    def stop(progress: Progress) -> None:
        nonlocal calls
        calls += 1
        if calls == 3:
            raise Cancelled

    with pytest.raises(Cancelled):
        worker_report(labels, found, None, stop)
    assert calls == 3


def test_the_best_workers_of_a_skewed_set_are_not_charged_with_one_answer() -> None:
    rng = np.random.default_rng(0)
    accuracy = np.array([0.75] * 15 + [0.995] * 5)
    labels, _ = crowd(rng, accuracy, 1200, 2, fill=0.25, shares=np.array([0.97, 0.03]))
    assert not run(Job(labels)).workers.suspicious[15:].any()


def test_a_clear_charge_beats_too_few() -> None:
    rng = np.random.default_rng(3)
    labels, _ = crowd(rng, np.array([0.7] * 12 + [0.02]), 24, 2, fill=0.8)
    w = run(Job(labels, rule="mv")).workers
    assert w.flags[12] is Flag.BELOW_CHANCE


def test_a_thousand_labels_are_not_too_few() -> None:
    labels, _ = crowd(np.random.default_rng(1), np.full(20, 0.5), 1000, 2)
    assert Flag.TOO_FEW not in run(Job(labels)).workers.flags
