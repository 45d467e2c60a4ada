"""Labels come in batches: a project takes the next one, and what was decided stays."""

from __future__ import annotations

import csv
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from crowdgui.analysis import open_labels, share_project
from crowdgui.cli import main
from crowdgui.core.costs import CostMatrix
from crowdgui.core.question_state import QuestionState
from crowdgui.core.review.decisions import Decision
from crowdgui.io.importing.adding import add_to
from crowdgui.io.importing.import_spec import recorded_files
from crowdgui.io.project import project as project_module
from crowdgui.io.project.content import ProjectContent, SavedQuestion
from crowdgui.io.project.project import Project, read_project
from crowdgui.io.project_folder.folder import read_project_folder
from tests.label_files import write_labels

if TYPE_CHECKING:
    from pathlib import Path

NOW = "2026-01-02T03:04:05Z"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a project of 12 items with a manual label, an excluded worker and costs."""
    rows = [
        f"{worker},i{item},{'cat' if item % 2 else 'dog'}"
        for worker in ("ann", "bob", "cleo")
        for item in range(12)
    ]
    data = open_labels(write_labels(tmp_path / "first.csv", rows))
    costs = CostMatrix(((0.0, 3.0), (1.0, 0.0)))
    state = QuestionState(
        decisions={3: Decision(0, "eve", NOW, "blurred")}, excluded=frozenset({2}), costs=costs
    )
    path = tmp_path / "work.crowd"
    Project.create(path, ProjectContent((SavedQuestion(data, state),))).close()
    return path


@pytest.fixture
def more(tmp_path: Path) -> Path:
    """Return 2 known labels, 1 that contradicts, and 5 new ones of 3 items and a new class."""
    rows = ["ann,i0,dog", "bob,i1,cat", "ann,i1,dog", "zoe,i0,dog"]
    rows += ["ann,j1,cat", "zoe,j1,cat", "zoe,j2,bird", "ann,j2,bird"]
    return write_labels(tmp_path / "more.csv", rows)


def test_a_look_changes_nothing_and_saving_keeps_all_that_was_decided(
    project: Path, more: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before, out = project.read_bytes(), tmp_path / "out"
    words = ["report", str(project), "--add", str(more), "--out", str(out)]
    assert main(words) == 0
    said = capsys.readouterr().out
    assert project.read_bytes() == before
    assert "8 labels in the file: 5 new, 2 known, 1 contradicting." in said
    assert "New items: 2. New labels on items that are there already: 1. New workers: 1." in said
    assert "1 new class: “bird”" in said
    assert "A mistake with a new class costs as much" in said
    # With more labels the rule is sure enough of “dog”, whose mistakes cost more.
    assert "6 of 12 items labelled before have another label now" in said
    assert "The project was not changed." in said
    with (out / "added-labels.csv").open(encoding="utf-8", newline="") as file:
        listed = list(csv.DictReader(file))
    assert [row["difference"] for row in listed].count("contradicts") == 1
    assert {row["label_before"] for row in listed if row["difference"] == "contradicts"} == {"cat"}
    assert main([*words, "--save-project", "--contradictions", "replace"]) == 0
    saved = read_project(project).questions[0]
    labels, state = saved.data.labels, saved.state
    assert (labels.n_items, labels.n_labels, labels.n_classes) == (14, 41, 3)
    assert state.decisions[3].who == "eve"
    assert state.excluded == {2}
    assert labels.worker_ids[2] == "cleo"
    assert state.costs.rows == ((0.0, 3.0, 3.0), (1.0, 0.0, 3.0), (3.0, 3.0, 0.0))
    i1 = (labels.item == labels.item_ids.tolist().index("i1")) & (labels.worker == 0)
    assert labels.classes[labels.code[i1]].tolist() == ["dog"]
    assert saved.outcome is not None
    assert saved.edits[-1].what == "add labels of more.csv"
    assert labels.metadata.files is not None
    assert labels.metadata.files.counts == {"first.csv": 35, "more.csv": 6}
    assert saved.data.title == "first.csv and 1 more file"
    share_project(tmp_path / "shared", ProjectContent((saved,)))
    shared = read_project_folder(tmp_path / "shared").questions[0].data
    assert shared.labels.metadata.files is not None
    assert shared.labels.metadata.files.counts == labels.metadata.files.counts
    assert "first.csv and 1 more file" in (tmp_path / "shared" / "README.md").read_text("utf-8")
    assert main(["report", str(project), "--out", str(out), "--html"]) == 0
    assert '"files": {' in (out / "summary.json").read_text("utf-8")
    assert "labels of more.csv" in (out / "report.html").read_text("utf-8")
    # The state of before is in the file, and what undoing the edit leads to.
    undone = state.changed([change.back for change in saved.edits[-1].changes])
    assert undone.additions == 0
    assert saved.every[0].labels.n_labels == 36
    assert undone.costs.n_classes == 2


def test_the_same_file_again_adds_nothing(
    project: Path, more: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["report", str(project), "--add", str(more), "--out", str(tmp_path / "out")]
    assert main([*words, "--save-project"]) == 0
    assert main([*words, "--save-project"]) == 0
    assert "0 new, 7 known, 1 contradicting" in capsys.readouterr().out
    saved = read_project(project).questions[0]
    assert (len(saved.every), saved.state.additions) == (3, 2)
    assert saved.data.labels.n_labels == 41


def test_a_crash_while_labels_are_added_leaves_the_project(
    project: Path, more: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = project.read_bytes()
    real = project_module.write

    def interrupted(*words: object) -> None:
        real(*words)
        raise KeyboardInterrupt

    monkeypatch.setattr(project_module, "write", interrupted)
    words = ["report", str(project), "--add", str(more), "--save-project"]
    assert main([*words, "--out", str(tmp_path / "out")]) != 0
    monkeypatch.undo()
    assert project.read_bytes() == before
    assert read_project(project).questions[0].data.labels.n_labels == 36


@pytest.mark.parametrize("words", [["--save-project"], ["--contradictions", "replace"]])
def test_options_of_adding_need_a_file(
    words: list[str], project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["report", str(project), *words]) == 2
    assert "need --add" in capsys.readouterr().err


def test_an_edit_made_before_labels_were_added_still_opens(project: Path, more: Path) -> None:
    """Undone and done again, edits of fewer classes are read beside those of more."""
    assert (
        main(
            [
                "report",
                str(project),
                "--add",
                str(more),
                "--save-project",
                "--out",
                str(project.parent / "o"),
            ]
        )
        == 0
    )
    opened, content = Project.open(project)
    with opened:
        edit = content.questions[0].edits[-1]
        opened.record(0, 0, [change.back for change in edit.changes], None)
    again = read_project(project).questions[0]
    assert again.state.additions == 0
    assert again.data.labels.n_items == 12
    assert again.outcome is None
    assert not again.note
    assert again.state.costs.n_classes == 2


def test_what_is_added_is_read_as_the_first_labels_were(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def unclear(name: str, items: range) -> Path:
        rows = [f"{w}{i % 2},{w},p{i},{'st'[i % 2]}" for w in "abc" for i in items]
        path = tmp_path / name
        path.write_text("\n".join(["k1,k2,k3,k4", *rows]) + "\n", encoding="utf-8")
        return path

    first, project = unclear("first.csv", range(8)), tmp_path / "work.crowd"
    named = {"worker": "k2", "item": "k3", "label": "k4"}
    Project.create(project, ProjectContent((SavedQuestion(open_labels(first, **named)),))).close()
    more = unclear("more.csv", range(6, 12))
    out = ["--out", str(tmp_path / "out")]
    for _ in range(2):
        assert main(["report", str(project), "--add", str(more), "--save-project", *out]) == 0
    assert "18 labels in the file: 0 new, 18 known" in capsys.readouterr().out
    (saved,) = read_project(project).questions
    assert saved.recipe is not None
    assert dict(saved.recipe.way.columns)["k2"] == "worker"
    shared = ["--project-folder", str(tmp_path / "shared")]
    assert main(["report", str(project), *out, *shared]) == 0
    assert main(["report", str(tmp_path / "shared"), "--add", str(more), *out]) == 0
    # What an option says comes first, and then all of it has to be said.
    assert main(["report", str(project), "--add", str(more), "--worker", "k1", *out]) == 2


def test_results_of_a_project_never_replace_the_files_it_was_read_from(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = [f"{worker},i{item},{item % 2}" for worker in ("ann", "bob") for item in range(4)]
    one = write_labels(tmp_path / "one.csv", rows)
    two = write_labels(tmp_path / "labels.csv", [row.replace("i", "j") for row in rows])
    before, path = two.read_bytes(), tmp_path / "work.crowd"
    for data in (open_labels(two), open_labels(one, more=(two,))):
        path.unlink(missing_ok=True)
        Project.create(path, ProjectContent((SavedQuestion(data),))).close()
        assert main(["report", str(path), "--out", str(tmp_path)]) == 2
        assert "never changes source files" in capsys.readouterr().err
        assert two.read_bytes() == before
    # Nor is one that was added, whenever that was.
    path.unlink()
    Project.create(path, ProjectContent((SavedQuestion(open_labels(one)),))).close()
    third = write_labels(tmp_path / "workers.csv", [row.replace("i", "k") for row in rows])
    for more in (two, third):
        words = ["report", str(path), "--add", str(more), "--save-project"]
        assert main([*words, "--out", str(tmp_path / "out")]) == 0
    said = read_project(path).questions[0].data.read_as
    assert recorded_files(said) == tuple(map(str, (two, third, one)))
    assert main(["report", str(path), "--out", str(tmp_path)]) == 2
    assert two.read_bytes() == before
    # What a project says is compared by name only, whatever somebody has put there.
    for said in (None, 5, {"reading": {"form": {"parts": [5, [], ["x", 1]]}}, "path": 7}):
        assert set(recorded_files(said)) <= {"x"}


def test_a_project_that_does_not_say_which_label_is_of_which_file_takes_more(
    tmp_path: Path,
) -> None:
    rows = [f"{worker},i{item},{item % 2}" for worker in ("ann", "bob") for item in range(4)]
    one = open_labels(write_labels(tmp_path / "one.csv", rows))
    two = open_labels(write_labels(tmp_path / "two.csv", ["cas,i0,0", "cas,i1,1"]))
    # Projects of before the record have the first name and no files.
    made = add_to(one, QuestionState(), two).data
    labels = replace(made.labels, metadata=replace(made.labels.metadata, files=None))
    before = replace(made, labels=labels, name=one.name)
    path, state = tmp_path / "work.crowd", QuestionState(additions=1)
    Project.create(
        path, ProjectContent((SavedQuestion(before, state, versions=(one, before)),))
    ).close()
    saved = read_project(path).questions[0]
    assert saved.data.title == "one.csv"
    assert saved.data.labels.metadata.files is None
    more = open_labels(write_labels(tmp_path / "three.csv", ["dan,i0,0"]))
    after = add_to(saved.data, saved.state, more).data.labels.metadata.files
    assert after is not None
    assert after.counts == {"one.csv": 10, "three.csv": 1}
