"""The command line on a project of several questions: one is asked for, and only that is done."""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

import crowdgui.cli.study as study_module
from crowdgui.cli.main import main
from crowdgui.core.question_state import QuestionState
from crowdgui.core.review.decisions import Decision
from crowdgui.io.project.content import ProjectContent, SavedQuestion
from crowdgui.io.project.project import Project
from tests.io.question_samples import QUESTIONS, both

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from crowdgui.core.progress import Progress
    from crowdgui.core.study.study import Study, StudyResult


@pytest.fixture
def project(tmp_path: Path) -> Path:
    path = tmp_path / "two.crowd"
    states = QuestionState("mv"), QuestionState(excluded=frozenset({1}))
    saved = map(SavedQuestion, both(tmp_path), states)
    Project.create(path, ProjectContent(tuple(saved), 1)).close()
    return path


def test_without_a_question_the_questions_are_listed(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["report", str(project), "--out", str(project.parent / "out")]) == 2
    assert capsys.readouterr().err.strip() == (
        "two.crowd contains several questions: “mood”, “topic & place”. Choose one with --question."
    )
    assert not (project.parent / "out").exists()


@pytest.mark.parametrize(("number", "rule", "items"), [(0, "mv", 24), (1, "iwmv", 8)])
def test_the_question_asked_for_is_done_by_its_own_choices(
    project: Path, number: int, rule: str, items: int
) -> None:
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


def test_a_question_that_is_not_there_is_refused(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["report", str(project), "--question", "taste"]) == 2
    assert (
        "has no question “taste”. It contains “mood”, “topic & place”." in capsys.readouterr().err
    )


@pytest.mark.parametrize(
    ("names", "there", "chosen"),
    [
        (("", ""), "1 (no name), 2 (no name)", {"1": 24, "2": 8}),
        (("mood", "mood"), "1 (“mood”), 2 (“mood”)", {"1": 24, "2": 8}),
        (("", "2"), "1 (no name), 2 (“2”)", {"1": 24, "2": 8}),
        (("", "place"), "1 (no name), 2 (“place”)", {"1": 24, "2": 8, "place": 8}),
    ],
)
def test_questions_that_no_name_tells_apart_have_numbers(
    names: tuple[str, str],
    there: str,
    chosen: dict[str, int],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path, out = tmp_path / "two.crowd", tmp_path / "out"
    found = [replace(d, question=name) for d, name in zip(both(tmp_path), names, strict=True)]
    Project.create(path, ProjectContent(tuple(map(SavedQuestion, found)))).close()
    assert main(["report", str(path)]) == 2
    said = f"two.crowd contains several questions: {there}. Choose one with --question.\n"
    assert capsys.readouterr().err == said
    assert main(["report", str(path), "--question", ""]) == 2
    assert f"has no question “”. It contains {there}." in capsys.readouterr().err
    for key, items in chosen.items():
        assert main(["report", str(path), "--question", key, "--out", str(out)]) == 0
        summary = json.loads((out / "summary.json").read_text("utf-8"))
        assert summary["counts"]["items"] == items


def test_halves_of_characters_in_a_project_do_not_stop_its_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, out = tmp_path / "one.crowd", tmp_path / "out"
    made = Decision(0, "Ada \ud800", "2026-01-02T03:04:05", "half of a \ud83e")
    data = replace(both(tmp_path, "mood")[0], name="labels \udc00")
    Project.create(
        path, ProjectContent((SavedQuestion(data, QuestionState(decisions={3: made})),))
    ).close()
    assert main(["report", str(path), "--html", "--out", str(out)]) == 0
    with (out / "labels.csv").open(encoding="utf-8", newline="") as file:
        row = next(row for row in csv.DictReader(file) if row["set_by"])
    assert (row["set_by"], row["note"]) == ("Ada ?", "half of a ?")


def test_a_project_is_studied_as_the_window_does(
    project: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    studied = []
    real = study_module._run

    def watched(asked: Study, processes: int, report: Callable[[Progress], None]) -> StudyResult:
        studied.append(asked)
        return real(asked, processes, report)

    monkeypatch.setattr(study_module, "_run", watched)
    words = ["study", str(project), "--question", QUESTIONS[1], "--rules", "mv", "--shares", "0.5"]
    more = ["--repetitions", "1", "--processes", "1", "--out", str(project.parent / "out")]
    assert main([*words, *more]) == 0
    assert "1 trial. Written to" in capsys.readouterr().out
    (asked,) = studied
    # The second worker is left out in the project.
    assert asked.labels.labels_per_worker.tolist() == [8, 0, 8, 8, 8]


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--gold", "gold.csv"], "The project already sets --gold."),
        (["--worker", "w"], "The project already sets --worker."),
        (["other.csv"], "Pass a project on its own, without other files."),
    ],
)
@pytest.mark.parametrize("command", ["study", "report"])
def test_what_a_project_answers_itself_is_refused(
    command: str, more: list[str], said: str, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, str(project), *more, "--question", QUESTIONS[0]]) == 2
    assert said in capsys.readouterr().err


def test_a_project_of_one_question_needs_no_name(tmp_path: Path) -> None:
    path = tmp_path / "one.crowd"
    Project.create(path, ProjectContent((SavedQuestion(both(tmp_path, "mood")[0]),))).close()
    for number, words in enumerate(([], ["--question", "mood"])):
        assert main(["report", str(path), "--out", str(tmp_path / str(number)), *words]) == 0


def test_a_question_of_a_project_is_refused_where_there_is_but_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "one.crowd"
    Project.create(path, ProjectContent((SavedQuestion(both(tmp_path)[0]),))).close()
    for name in ("taste", "2"):
        assert main(["report", str(path), "--question", name]) == 2
        said = "one.crowd contains only one question. Remove the option --question.\n"
        assert capsys.readouterr().err == said
