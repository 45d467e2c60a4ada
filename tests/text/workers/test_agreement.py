"""How well workers agree, in words."""

from __future__ import annotations

import numpy as np
import pytest

from crowdgui.core.agreement.coefficients import AgreementMeasure
from crowdgui.core.agreement.report import AgreementReport, agreement_bars, agreement_report
from crowdgui.core.agreement.worker_pairs import two_workers
from crowdgui.core.job import Job
from crowdgui.core.results import run_job
from crowdgui.text.workers.agreement import (
    describe_agreement,
    describe_bar,
    describe_counted,
    describe_notes,
    measure_meaning,
    measure_name,
    why_missing,
    why_not_listed,
)
from tests.core.strategies import from_matrix, from_rows


@pytest.fixture(scope="module")
def report() -> AgreementReport:
    return agreement_report(from_matrix([[0, 1, 0, 1, 0], [0, 1, 1, 1, 0], [0, 0, 0, 1, 0]], 2))


def test_every_coefficient_has_a_name_and_a_meaning() -> None:
    names = [measure_name(measure) for measure in AgreementMeasure]
    assert len(set(names)) == len(names)
    assert all(measure_meaning(measure).endswith(".") for measure in AgreementMeasure)


def test_what_each_coefficient_counts(report: AgreementReport) -> None:
    counted = {c.measure: describe_counted(c) for c in report.overall if c.value is not None}
    assert counted == {
        AgreementMeasure.ALPHA: "15 labels",
        AgreementMeasure.ALPHA_ORDINAL: "15 labels, in order",
        AgreementMeasure.PERCENT: "11 of 15 pairs",
        AgreementMeasure.FLEISS: "5 items, 3 labels each",
        AgreementMeasure.AC1: "5 items",
    }


def test_why_there_is_none(report: AgreementReport) -> None:
    missing = {c.measure: why_missing(c) for c in report.overall if c.value is None}
    assert missing == {
        AgreementMeasure.ALPHA_INTERVAL: "Not defined, because the classes are not all numbers.",
        AgreementMeasure.COHEN: ("Not defined, because no two workers share 10 or more items."),
    }
    found = two_workers(from_matrix([[0, -1], [-1, 0]], 2), 0, 1)
    assert why_missing(found.kappa) == ("Not defined, because these two workers share no item.")
    assert describe_counted(found.kappa) == ""
    assert why_not_listed(report) == ""


def test_notes_on_a_class_that_prevails_and_on_repeats() -> None:
    matrix = np.zeros((2, 100), dtype=int)
    matrix[0, :4] = matrix[1, 4:8] = 1
    said = describe_notes(agreement_report(from_matrix(matrix.tolist(), 2)))
    assert said.startswith("96.0% of the compared labels are “class 0”. If nearly all labels")
    rows = [("a", "1", "x"), ("a", "1", "y"), ("b", "1", "x"), ("a", "2", "y"), ("b", "2", "x")]
    assert describe_notes(agreement_report(from_rows(rows))) == (
        "Only a worker’s first label for an item is used; 1 repeated label is ignored."
    )


def test_bars_of_workers() -> None:
    outcome = run_job(Job(from_matrix([[0, 1, 0, 1]] * 3 + [[1, 0, 1, 0]], 2)))
    bars = agreement_bars(outcome)
    assert describe_agreement(outcome, bars) == (
        "Half of the 4 workers agree with the others at least 100% of the time; 1 agrees at most "
        "50% of the time, no better than guessing. Each counts once, however many labels they gave."
    )
    assert describe_bar(bars, 9) == "3 workers agree 90% to 100% of the time"
    alone = run_job(Job(from_matrix([[0, 1]], 2)))
    assert describe_agreement(alone, agreement_bars(alone)) == (
        "No included worker can be compared with others."
    )
