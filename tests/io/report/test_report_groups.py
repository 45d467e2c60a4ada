"""The section on people and models."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from crowdgui.core.groups.report import group_report
from crowdgui.core.job import Job
from crowdgui.core.progress import ignore_progress
from crowdgui.core.results import run_job
from crowdgui.io.exporting.results import Results
from crowdgui.io.report.html import report_html
from crowdgui.io.report.parts import DefinitionList, Pictures, ReportSection, Subtitle, Table
from crowdgui.io.report.sections.groups import groups_section
from tests.core.groups.mixed_crowds import MODEL_NAMES, NAMES, named_crowd
from tests.io.report.samples import WHEN


@pytest.fixture(scope="module")
def results() -> Results:
    labels, truth, kinds = named_crowd(items=300)
    known = np.where(np.arange(300) < 90, truth, -1)
    outcome = run_job(Job(labels, kinds=kinds))
    groups = group_report(outcome.job, kinds, known)
    guarantee = replace(outcome.estimates, groups=groups)
    return Results(outcome, guarantee, (), {}, made=WHEN, report_key=None)


@pytest.fixture(scope="module")
def section(results: Results) -> ReportSection:
    found = groups_section(results, ignore_progress)
    assert found is not None
    return found


def table(section: ReportSection, title: str) -> Table:
    return next(p for p in section.parts if isinstance(p, Table) and p.title == title)


def test_every_model_has_a_card(section: ReportSection) -> None:
    names = [part.text for part in section.parts if isinstance(part, Subtitle)]
    assert names == list(MODEL_NAMES)
    facts = [dict(part.rows) for part in section.parts if isinstance(part, DefinitionList)]
    assert len(facts) == 4
    assert "90 items" in facts[0]["Accuracy"]
    assert "Audit about 100 random items" in facts[0]["Labels to accept"]


def test_tables_are_rectangular_and_without_gaps(section: ReportSection) -> None:
    tables = [part for part in section.parts if isinstance(part, Table)]
    for each in tables:
        assert {len(row.cells) for row in each.rows} == {len(each.columns)}
        assert "nan" not in str(each).lower()


def test_what_is_compared(section: ReportSection) -> None:
    agreement = table(section, "Agreement")
    assert [row.cells[0] for row in agreement.rows] == [
        "people and people",
        "people and models",
        "models and models",
    ]
    votes = {row.cells[0]: row.cells[2] for row in table(section, "Independent votes").rows}
    assert float(votes["models"].split()[0]) < 3.0
    shared = table(section, "Shared mistakes")
    assert len(shared.rows) == 4
    assert shared.rows[0].cells[1] == ""
    assert "%" in shared.rows[0].cells[2]
    tests = table(section, "Could the model replace a person?")
    assert all(" of 8" in row.cells[1] for row in tests.rows)
    assert "weak evidence" in tests.note


def test_each_card_has_the_picture_of_all_people(section: ReportSection) -> None:
    drawn = [part.row[0] for part in section.parts if isinstance(part, Pictures)]
    assert [picture.title for picture in drawn] == [f"{m} and each person" for m in MODEL_NAMES]
    for picture in drawn:
        assert all(name in picture.svg for name in NAMES)
        assert "greta: +" in picture.alternative


def test_people_alone_have_no_section(results: Results) -> None:
    assert (
        groups_section(replace(results, guarantee=results.outcome.estimates), ignore_progress)
        is None
    )


def test_the_file_has_the_section(results: Results) -> None:
    written = report_html(results)
    assert "People and models" in written
    assert "gpt-a-mini" in written
