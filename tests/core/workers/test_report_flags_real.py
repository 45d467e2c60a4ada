"""Who is flagged on real label sets, held against gold that the flags have not seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules.registry import RULES
from crowdgui.core.workers.flag import WorkerFlag
from crowdgui.core.workers.report import worker_report

if TYPE_CHECKING:
    from crowdgui.core.workers.report import WorkerReport
    from tests.core.conftest import Dataset


def report_of(dataset: Dataset, name: str, key: str = "iwmv") -> WorkerReport:
    labels, gold = dataset(name)
    rule = RULES[key]
    return worker_report(
        labels, rule.fit(labels, None, rule.options(), ignore_progress), gold, ignore_progress
    )


def on_gold(report: WorkerReport) -> np.ndarray:
    return report.gold_right / np.maximum(report.gold_labels, 1)


@pytest.mark.parametrize("key", ["mv", "iwmv", "em"])
def test_the_guessers_of_rte_are_found_by_any_rule(dataset: Dataset, key: str) -> None:
    report = report_of(dataset, "rte", key)
    assert report.flags.count(WorkerFlag.GUESSING) == 4
    assert report.flags.count(WorkerFlag.ONE_ANSWER) == 1
    assert report.flags.flagged.sum() == 5
    assert on_gold(report)[report.flags.flagged].max() < 0.57


def test_who_is_flagged_on_web_is_bad_on_gold(dataset: Dataset) -> None:
    report = report_of(dataset, "web")
    assert 5 <= report.flags.flagged.sum() <= 15
    assert on_gold(report)[report.flags.flagged].max() < 0.31


def test_workers_who_know_something_are_not_flagged_on_dog(dataset: Dataset) -> None:
    assert not report_of(dataset, "dog").flags.flagged.any()


def test_an_outvoted_minority_is_not_flagged_on_duchenne(dataset: Dataset) -> None:
    report = report_of(dataset, "duchenne")
    # Two workers agree less than a coin; what they call the rarer class is always right on gold.
    rarely = np.flatnonzero(report.agreement_high < 0.5)
    assert rarely.size == 2
    assert not report.flags.flagged.any()
