"""What is said of a worker: the counts, the test behind every flag, and why there is none."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.errors import Reason
from crowdgui.core.labels import UNLABELLED, text_array
from crowdgui.core.workers.copying import CopyingNote, CopyingPairs
from crowdgui.core.workers.flag import WorkerFlag
from crowdgui.core.workers.joint_dissents import JointDissents, no_dissents
from crowdgui.core.workers.report import Thresholds
from crowdgui.core.workers.speed import WorkerSpeed
from crowdgui.text.translation import format_number
from crowdgui.text.wording import describe
from crowdgui.text.workers.flags import describe_worker, describe_workers
from tests.core.strategies import crowd, from_matrix, make_labels
from tests.core.workers.test_report import mixed_crowd, report_of

if TYPE_CHECKING:
    from crowdgui.core.workers.report import WorkerReport


def words(report: WorkerReport, worker: int) -> str:
    return describe_worker(report, worker, [f"class {k}" for k in range(report.confusion.shape[1])])


@pytest.fixture(scope="module")
def mixed() -> WorkerReport:
    return report_of(mixed_crowd(0, 2)[0])


def test_everybodys_counts_come_first(mixed: WorkerReport) -> None:
    for worker, flag in enumerate(mixed.flags):
        sentence = words(mixed, worker)
        m, n = mixed.agreed[worker], mixed.compared[worker]
        assert sentence.startswith(f"Agrees with the others on {m} of {n} items, {m / n:.0%}"[:-1])
        ordinary, guesser = (
            format_number(a[worker])
            for a in (mixed.spam_tests.typical_agrees, mixed.spam_tests.guesser_agrees)
        )
        assert f"a typical attentive worker would agree on about {ordinary}, " in sentence
        assert f"and a guesser with the same class frequencies on {guesser}." in sentence
        assert ("Even a guesser" in sentence) == (flag is WorkerFlag.TOO_FEW)
        assert ("of this worker’s labels are" in sentence) == flag.is_evidence


def test_many_workers_are_described_as_each_is(mixed: WorkerReport) -> None:
    classes = [f"class {k}" for k in range(mixed.confusion.shape[1])]
    names = text_array(f"w{worker}" for worker in range(mixed.labels.size))
    few = replace(mixed, thresholds=Thresholds(least_labels=1000))
    assert few.flags.count(WorkerFlag.TOO_FEW) == names.size
    for report in (mixed, few):
        chosen = [*range(names.size), *range(names.size)]
        said = describe_workers(report, chosen, classes, names)
        assert said == [describe_worker(report, one, classes, names) for one in chosen]


def test_each_flag_names_its_test(mixed: WorkerReport) -> None:
    said = {flag: words(mixed, i) for i, flag in enumerate(mixed.flags)}
    assert "The labels barely depend on the item: 1 in " in said[WorkerFlag.GUESSING]
    assert "attentive workers would do this badly (adjusted p-value " in said[WorkerFlag.GUESSING]
    assert (
        "Agrees less often than a guesser would: fewer than 1 in 1,000,000 guessers would agree "
        "this rarely" in (said[WorkerFlag.BELOW_CHANCE])
    )
    one = said[WorkerFlag.ONE_ANSWER]
    assert "100% of this worker’s labels are “class 1”" in one
    assert "would choose a different class for about " in one
    assert "attentive workers would choose one this rarely (adjusted p-value below 0.01%, " in one
    tested = mixed.spam_tests.n_tested
    assert f", {tested} workers tested)" in one


def test_the_odds_are_rounded_to_two_digits(mixed: WorkerReport) -> None:
    guesser = list(mixed.flags).index(WorkerFlag.GUESSING)
    for p, odds in (
        (0.0123, "1 in 81 "),
        (3.21e-4, "1 in 3,100 "),
        (2e-7, "fewer than 1 in 1,000,000 "),
    ):
        known = mixed.spam_tests.no_better.copy()
        known[guesser] = p
        report = replace(mixed, spam_tests=replace(mixed.spam_tests, no_better=known))
        lenient = replace(report, thresholds=Thresholds(significance=0.2, rarity=0.1))
        assert f"item: {odds}attentive workers" in words(lenient, guesser)


def test_who_is_outvoted_is_told_that_this_is_no_charge() -> None:
    rng = np.random.default_rng(1)
    labels, truth = crowd(rng, rng.uniform(0.85, 0.95, 20), 400, 2, fill=0.5)
    # Worker 0 reads half of the items of one class otherwise than the rest, always alike.
    otherwise = (labels.worker == 0) & (labels.item % 2 == 0) & (truth[labels.item] == 0)
    code = np.where(otherwise, 1, labels.code)
    report = report_of(make_labels(labels.item, labels.worker, code, 400, 20, 2))
    assert report.agreement_high[0] < report.typical
    assert not report.flags.of(0)
    assert "the labels follow the items: this worker is outvoted" in words(report, 0)


def test_doing_less_well_than_most_is_no_charge() -> None:
    rng = np.random.default_rng(2)
    labels, _ = crowd(rng, rng.beta(8, 2.5, 40).clip(0.55, 1), 400, 2, fill=0.5)
    report = report_of(labels)
    below = np.flatnonzero((report.agreement_high < report.typical) & ~report.flags.flagged)
    told = [words(report, i) for i in below if report.spam_tests.no_better[i] > 0.05]
    assert told
    assert all("below average but not flagged: 1 in " in sentence for sentence in told)


def test_nothing_to_compare() -> None:
    report = report_of(from_matrix([[0, -1], [-1, 1]], 2))
    assert words(report, 0).startswith("No item of this worker can be compared: nobody else")
    nobody = report_of(from_matrix([[0, 1], [0, 1], [-1, -1]], 2))
    assert "nobody else labelled them" in words(nobody, 2)


def test_a_crowd_of_guessers_is_only_counted() -> None:
    rng = np.random.default_rng(0)
    report = report_of(crowd(rng, np.full(8, 0.25), 200, 4)[0], "mv")
    assert words(report, 0).endswith("A guesser would agree on 25%.")


def test_too_fast_and_copying(mixed: WorkerReport) -> None:
    m = mixed.labels.size
    none, nobody = np.full(m, np.nan), np.zeros(m, dtype=int)
    p, ratio = np.full(m, 0.5), np.ones(m)
    p[4], ratio[4] = 1e-5, 0.04
    speed = WorkerSpeed(True, nobody, np.full(m, 1.25), none, ratio, p, nobody, none, none, 1.5, 0)
    q, partner = np.ones(m), np.full(m, -1)
    q[[4, 6, 9]], partner[[4, 6, 9]] = [1e-4, 1e-4, 1e-3], [6, 4, 4]
    pair = (np.array([a]) for a in (4, 6, 60, 58))
    copying = CopyingPairs(
        *pair,
        np.array([41.2]),
        np.array([1e-8]),
        np.array([1e-4]),
        q,
        partner,
        no_dissents(1),
        300,
        None,
    )
    report = replace(mixed, speed=speed, copying=copying)
    assert report.flags.of(4) == (WorkerFlag.COPYING, WorkerFlag.TOO_FAST)
    said = describe_worker(report, 4, ["a", "b"], text_array(f"w{i}" for i in range(m)))
    assert (
        "Median time 1.3 s, 4% of the time others take for the same items; "
        "1 in 100,000 workers would be this fast (adjusted p-value 0.03%, 25 workers"
    ) in said
    assert (
        "the same label as “w6” on 58 of 60 shared items; about 41 are expected "
        "(adjusted p-value 0.01%, 300 pairs tested). The labels can’t show who copied"
    ) in said
    assert "Gives the same labels as another worker too often" in words(report, 9)


def test_a_cleared_pair_says_why(mixed: WorkerReport) -> None:
    m = mixed.labels.size
    q, partner = np.ones(m), np.full(m, -1)
    q[[4, 6]], partner[[4, 6]] = 1e-4, [6, 4]
    pair = (np.array([a]) for a in (4, 6, 60, 58))
    items, one = np.arange(5), np.array([41.2])
    none = np.zeros(1, dtype=int)
    sided = JointDissents(np.array([0, 5]), items, items % 2, np.array([0.7]), none, none)
    found = CopyingPairs(
        *pair, one, np.array([1e-8]), np.array([1e-4]), q, partner, sided, 300, None
    )
    report = replace(mixed, copying=found)
    assert WorkerFlag.COPYING not in report.flags.of(4)
    said = describe_worker(report, 4, ["a", "b"], text_array(f"w{i}" for i in range(m)))
    assert (
        "Agrees with “w6” against the rest on 5 items, and careful rules side with them: not "
        "flagged as copying. Review some of these items."
    ) in said
    known = np.full(m, UNLABELLED)
    known[:4] = [0, 1, 0, 0]
    report = replace(mixed, copying=found.with_known(known))
    assert (
        "against the rest on 5 items, and is right on 3 of the 4 with a known class: not flagged"
    ) in words(report, 4)


def test_what_was_not_tested_for_copying() -> None:
    assert describe(Reason.make(CopyingNote.SOME_ITEMS, kept=1200, n=4800)).startswith(
        "Copying was checked on only 1,200 of 4,800 items, because workers share too many items"
    )
    assert "share 10 items or more" in describe(Reason.make(CopyingNote.FEW_SHARED_ITEMS, n=10))
