"""The command line writes a project as a folder, and reports on that folder as on the project."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

from crowdgui.cli.main import main
from crowdgui.cli.projects import read_content
from crowdgui.core.labels import text_array
from crowdgui.core.progress import ignore_progress
from crowdgui.io.project.content import ProjectContent, SavedQuestion
from crowdgui.io.project.project import Project
from crowdgui.io.project_folder.folder import read_project_folder
from crowdgui.io.resources import resource
from tests.io.project_samples import create, decided, edit, small

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def contents(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def test_a_folder_is_the_project(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sample, shared = str(resource("samples/six-friends.csv")), tmp_path / "shared"
    words = ["report", sample, "--row", "item", "--rule", "em", "--max-steps", "7"]
    out = ["--out", str(tmp_path / "out")]
    assert main([*words, *out, "--project-folder", str(shared)]) == 0
    assert f"Project written to {shared}." in capsys.readouterr().out
    again, more = tmp_path / "again", ["--out", str(tmp_path / "more")]
    assert main(["report", str(shared), *more, "--project-folder", str(again)]) == 0
    assert contents(again) == contents(shared)
    first, second = contents(tmp_path / "out"), contents(tmp_path / "more")
    # How the file was read is said by the project as by the file.
    assert json.loads(first["summary.json"])["layout"] == "items down"
    assert first == second
    (saved,) = read_project_folder(shared).questions
    assert saved.state.rule == "em"
    priced = ["--prices", "label=0.05", "--project-folder", str(tmp_path / "priced")]
    assert main(["report", str(shared), *more, *priced]) == 0
    (saved,) = read_project_folder(tmp_path / "priced").questions
    assert saved.state.prices.person == 0.05
    for wrong, sentence in (
        (["--rule", "mv"], "The project already sets --rule"),
        (["--out", str(shared / "results")], "never changes source files"),
        (["--pseudonyms", "--project-folder", str(again)], "holds workers’ names"),
    ):
        capsys.readouterr()
        assert main(["report", str(shared), *wrong]) == 2
        assert sentence in capsys.readouterr().err
    assert contents(shared) == contents(again)


def test_the_work_in_a_folder_is_not_replaced_by_labels_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shared, out = tmp_path / "shared", ["--out", str(tmp_path / "out")]
    project, change = tmp_path / "project.crowd", decided(3)
    with create(project, SavedQuestion(small())) as made:
        made.record(0, 1, [change], edit(change))
    audited = ["report", str(project), *out]
    for _ in range(2):
        assert main([*audited, "--project-folder", str(shared)]) == 0
    before = contents(shared)
    capsys.readouterr()
    labels = ["report", str(resource("samples/six-friends.csv")), "--row", "item", *out]
    assert main([*labels, "--project-folder", str(shared)]) == 2
    assert "has manual labels or an audit, which would be lost" in capsys.readouterr().err
    assert contents(shared) == before


def test_pictures_beside_a_project_are_named_from_a_folder_above(tmp_path: Path) -> None:
    data = small()
    shown = text_array(["images/a.png", *[""] * (data.labels.n_items - 1)])
    question = SavedQuestion(replace(data, content=shown, source=None))
    project = tmp_path / "work" / "project.crowd"
    project.parent.mkdir()
    Project.create(project, ProjectContent((question,))).close()
    (saved,) = read_content(project, ignore_progress).kept_in(tmp_path).questions
    assert saved.data.content is not None
    assert saved.data.content[0] == "work/images/a.png"
