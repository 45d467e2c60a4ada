"""Flags follow from the evidence and the thresholds as they are described."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.intervals import benjamini_hochberg
from crowdgui.core.options import option_fields
from crowdgui.core.workers.copying import CopyingPairs
from crowdgui.core.workers.joint_dissents import no_dissents
from crowdgui.core.workers.report import (
    DEFAULT_THRESHOLDS,
    Flags,
    Thresholds,
    WorkerFlag,
)
from crowdgui.core.workers.speed import WorkerSpeed
from tests.core.strategies import quick
from tests.core.workers.test_report import mixed_crowd, report_of

if TYPE_CHECKING:
    from crowdgui.core.workers.report import WorkerReport

KINDS = [flag for flag in WorkerFlag if flag is not WorkerFlag.NONE]


@pytest.fixture(scope="module")
def usual() -> WorkerReport:
    return report_of(mixed_crowd(0, 2)[0])


def with_evidence(report: WorkerReport, seed: int, m: int = 40) -> WorkerReport:
    """Return M workers evidence of all kinds at random, much of it near the thresholds."""
    rng = np.random.default_rng(seed)
    tested = rng.random(m) < 0.8

    def p() -> np.ndarray:
        return np.where(tested, 10 ** rng.uniform(-6, 0, m), np.nan)

    least = np.where(tested & (rng.random(m) < 0.9), rng.uniform(-0.5, 0.5, m), np.nan)
    known = replace(
        report.spam_tests,
        tested=tested,
        no_better=p(),
        below_guess=p(),
        few_others=p(),
        favourite=rng.choice([0.5, 0.94, 0.95, 1.0], m),
        knowledge=least + 0.1,
        knowledge_low=least,
    )
    none, nobody = np.full(m, np.nan), np.zeros(m, dtype=int)
    timed = np.where(rng.random(m) < 0.5, 10 ** rng.uniform(-5, 0, m), np.nan)
    speed = WorkerSpeed(
        True, nobody, none, none, rng.uniform(0.1, 0.6, m), timed, nobody, none, none, 2, 0
    )
    empty, no = np.empty(0, dtype=int), np.empty(0)
    q = np.where(rng.random(m) < 0.5, rng.uniform(0, 0.2, m), np.nan)
    copying = CopyingPairs(
        empty, empty, empty, empty, no, no, no, q, nobody - 1, no_dissents(), 7, None
    )
    labels = rng.integers(0, 30, m)
    return replace(report, labels=labels, spam_tests=known, speed=speed, copying=copying)


@quick
@given(st.integers(0, 10_000), st.data())
def test_every_flag_is_what_its_sentence_says(seed: int, data: st.DataObject) -> None:
    base = test_every_flag_is_what_its_sentence_says.report
    lines = Thresholds(
        **{
            t.key: data.draw(st.sampled_from([t.low, t.default, t.high]), t.key)
            for t in option_fields(Thresholds)
        }
    )
    report = replace(with_evidence(base, seed), thresholds=lines)
    known, speed, copying = report.spam_tests, report.speed, report.copying
    corrected = {
        name: benjamini_hochberg(getattr(known, name))
        for name in ("no_better", "below_guess", "few_others")
    }
    hurry = benjamini_hochberg(speed.p)
    for i in range(report.labels.size):
        expected = set()
        judged = known.tested[i] and report.labels[i] >= lines.least_labels
        empty = known.knowledge_low[i] <= lines.knowledge
        rare = {
            name: getattr(known, name)[i] < lines.rarity and corrected[name][i] < lines.significance
            for name in ("no_better", "few_others")
        }
        if judged and empty and known.favourite[i] >= lines.one_answer and rare["few_others"]:
            expected.add(WorkerFlag.ONE_ANSWER)
        elif judged and empty and rare["no_better"]:
            below = corrected["below_guess"][i] < lines.significance
            expected.add(WorkerFlag.BELOW_CHANCE if below else WorkerFlag.GUESSING)
        if not judged:
            expected.add(WorkerFlag.TOO_FEW)
        if copying.worker_p[i] < lines.significance:
            expected.add(WorkerFlag.COPYING)
        if (
            speed.p[i] < lines.rarity
            and hurry[i] < lines.significance
            and (speed.ratio[i] < lines.hurry)
        ):
            expected.add(WorkerFlag.TOO_FAST)
        assert report.flags.of(i) == tuple(f for f in KINDS if f in expected)
        assert bool(report.flags.flagged[i]) == any(f.is_evidence for f in expected)


test_every_flag_is_what_its_sentence_says.report = report_of(mixed_crowd(0, 2)[0])


def test_all_kinds_come_up_in_the_evidence_of_these_tests(usual: WorkerReport) -> None:
    flags = replace(with_evidence(usual, 0, 4000), thresholds=Thresholds(significance=0.2)).flags
    assert all(flags.count(flag) for flag in KINDS)


def test_a_stricter_threshold_flags_no_more(usual: WorkerReport) -> None:
    report = with_evidence(usual, 1, 3000)
    before = replace(report, thresholds=Thresholds(significance=0.2, rarity=0.1)).flags.flagged
    for stricter in (
        {"significance": 0.01},
        {"rarity": 0.001},
        {"knowledge": 0.0},
        {"least_labels": 20},
        {"hurry": 0.1},
    ):
        after = replace(
            report, thresholds=Thresholds(**{"significance": 0.2, "rarity": 0.1, **stricter})
        )
        assert not (after.flags.flagged & ~before).any()
        assert after.flags.flagged.sum() < before.sum()


@pytest.mark.parametrize("test", ["no_better", "few_others", "speed"])
def test_the_least_probable_of_many_attentive_workers_is_not_flagged(
    usual: WorkerReport, test: str
) -> None:
    """Of 300 p-values spread evenly, three are below 1% by chance alone."""
    m, none = 300, np.full(300, np.nan)
    p = (np.arange(m) + 0.5) / m
    report = with_evidence(usual, 2, m)
    nothing_told = {
        "knowledge_low": np.zeros(m),
        "favourite": np.ones(m),
        "tested": np.ones(m, bool),
    }
    others = {"no_better": none, "few_others": none, "below_guess": none}
    known = {**nothing_told, **others, **({test: p} if test in others else {})}
    report = replace(
        report,
        labels=np.full(m, 30),
        copying=None,
        spam_tests=replace(report.spam_tests, **known),
        speed=replace(report.speed, p=p if test == "speed" else none, ratio=np.full(m, 0.1)),
    )
    assert np.count_nonzero(p < report.thresholds.rarity) == 3
    assert not report.flags.flagged.any()


def test_the_gravest_comes_first_and_all_are_kept() -> None:
    bits = np.array([0, 1, 2 | 16, 4 | 8 | 16, 32, 16 | 32], dtype=np.uint8)
    flags = Flags(bits)
    assert list(flags) == [
        "",
        "below chance",
        "single label",
        "guessing",
        "too few labels",
        "too fast",
    ]
    assert flags.of(3) == (WorkerFlag.GUESSING, WorkerFlag.COPYING, WorkerFlag.TOO_FAST)
    assert flags.of(0) == ()
    assert flags.flagged.tolist() == [False, True, True, True, False, True]
    assert flags.has(WorkerFlag.TOO_FAST).tolist() == [False, False, True, True, False, True]
    assert flags.count(WorkerFlag.TOO_FEW) == 2
    assert len(flags) == 6
    with pytest.raises(ValueError, match="read-only"):
        bits[0] = 1


def test_few_labels_are_no_charge() -> None:
    assert [flag for flag in WorkerFlag if not flag.is_evidence] == [
        WorkerFlag.NONE,
        WorkerFlag.TOO_FEW,
    ]


def test_other_thresholds_give_another_report_of_the_same_evidence(usual: WorkerReport) -> None:
    other = replace(usual, thresholds=Thresholds(least_labels=1000))
    assert other.spam_tests is usual.spam_tests
    assert other.thresholds.least_labels == 1000
    assert usual.thresholds is DEFAULT_THRESHOLDS
    assert (
        usual.flags.count(WorkerFlag.TOO_FEW)
        < other.flags.count(WorkerFlag.TOO_FEW)
        == other.labels.size
    )
    assert usual.flags.flagged.any()
    assert not other.flags.flagged.any()
