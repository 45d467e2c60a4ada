"""The command line on a project of several questions: one is asked for, and only that is done."""

from __future__ import annotations

import csv
import json

import pytest

from crowdgui.cli.main import main
from crowdgui.core.review.edits import Slot
from crowdgui.io.project.project import Content, Project, Saved
from tests.io.question_samples import QUESTIONS, both


@pytest.fixture
def project(tmp_path):
    path = tmp_path / "two.crowd"
    states = ({(Slot.RULE, ""): "mv"}, {(Slot.EXCLUDED, 1): True})
    saved = map(Saved, both(tmp_path), states)
    Project.create(path, Content(tuple(saved), 1)).close()
    return path


def test_without_a_question_the_questions_are_listed(project, capsys):
    assert main(["report", str(project), "--out", str(project.parent / "out")]) == 2
    assert capsys.readouterr().err.strip() == (
        "two.crowd holds several questions: “mood”, “topic & place”. Choose one with --question."
    )
    assert not (project.parent / "out").exists()


@pytest.mark.parametrize(("number", "rule", "items"), [(0, "mv", 24), (1, "iwmv", 8)])
def test_the_question_asked_for_is_done_by_its_own_choices(project, number, rule, items):
    out = project.parent / "out"
    words = ["report", str(project), "--question", QUESTIONS[number], "--html", "--out", str(out)]
    assert main(words) == 0
    summary = json.loads((out / "summary.json").read_text("utf-8"))
    assert summary["rule"] == rule
    assert summary["counts"]["workers_left_out"] == number
    with (out / "labels.csv").open(encoding="utf-8", newline="") as file:
        assert len(list(csv.reader(file))) == items + 1
    name = QUESTIONS[number].replace("&", "&amp;")
    assert f"answers.csv, question “{name}”</h1>" in (out / "report.html").read_text("utf-8")


def test_a_question_that_is_not_there_is_refused(project, capsys):
    assert main(["report", str(project), "--question", "taste"]) == 2
    assert "has no question “taste”. It holds “mood”, “topic & place”." in capsys.readouterr().err


def test_a_project_of_one_question_needs_no_name(tmp_path):
    path = tmp_path / "one.crowd"
    Project.create(path, Content((Saved(both(tmp_path, "mood")[0]),))).close()
    for number, words in enumerate(([], ["--question", "mood"])):
        assert main(["report", str(path), "--out", str(tmp_path / str(number)), *words]) == 0
