"""Pictures that items name, kept relative to the project and found again on another computer."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from crowdgui.core.labels import text_array
from crowdgui.io.item_files import find_picture, keep_relative
from crowdgui.io.project.content import ProjectContent, SavedQuestion
from crowdgui.io.project.project import Project, read_project
from crowdgui.io.project_folder.folder import read_project_folder, write_project_folder
from tests.io.project_samples import small

if TYPE_CHECKING:
    from pathlib import Path


def test_pictures_below_the_folder_are_named_from_it(tmp_path: Path) -> None:
    top, labels = tmp_path / "project", tmp_path / "project" / "labels"
    outside = str(tmp_path / "a.png")
    names = {
        str(top / "images" / "a.png"): "images/a.png",
        "b.png": "labels/b.png",
        "../images/c.png": "images/c.png",
        "../../a.png": "../../a.png",
        outside: outside,
        str(top / ".." / "a.png"): str(top / ".." / "a.png"),
        f"{top}-2/a.png": f"{top}-2/a.png",
        "X:\\images\\a.png": "X:\\images\\a.png",
        "https://example.org/a.png": "https://example.org/a.png",
        "see b.png for more": "see b.png for more",
        "": "",
    }
    found = keep_relative(text_array(names), labels, top)
    assert found.tolist() == list(names.values())
    same = text_array(["images/a.png", "text"])
    assert keep_relative(same, None, top) is same


def test_a_project_takes_its_pictures_along(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    (here / "images").mkdir(parents=True)
    picture = here / "images" / "a.png"
    picture.write_bytes(b"a")
    data = small()
    shown = [str(picture), *[""] * (data.labels.n_items - 1)]
    content = ProjectContent((SavedQuestion(replace(data, content=text_array(shown))),))
    Project.create(here / "work.crowd", content).close()
    write_project_folder(here / "shared", content, [None])
    here.rename(there)
    (question,) = read_project(there / "work.crowd").questions
    assert question.data.content is not None
    assert question.data.content[0] == "images/a.png"
    assert find_picture(str(question.data.content[0]), there).read_bytes() == b"a"
    # The pictures are beside that folder, not in it: their names stay as they were.
    (question,) = read_project_folder(there / "shared").questions
    assert question.data.content is not None
    assert question.data.content[0] == str(picture)
    assert find_picture(str(picture), there) == (there / "images" / "a.png").resolve()


@pytest.mark.parametrize(
    "name",
    [
        "images\\a.png",
        "images/a.png",
        "C:\\data\\images\\a.png",
        "/home/ann/data/images/a.png",
        "D:/images/a.png",
    ],
)
def test_names_of_other_systems_and_computers_are_found(name: str, tmp_path: Path) -> None:
    place = tmp_path / "images" / "a.png"
    place.parent.mkdir()
    place.touch()
    assert find_picture(name, tmp_path) == place.resolve()


def test_nothing_outside_is_found_for_a_whole_path(tmp_path: Path) -> None:
    folder = tmp_path / "project"
    folder.mkdir()
    (tmp_path / "a.png").touch()
    for name in ("C:\\..\\a.png", "C:\\x\\..\\..\\a.png", "/nowhere/../../a.png"):
        found = find_picture(name, folder)
        assert not found.exists() or not found.is_relative_to(tmp_path)
    # A relative name may lead out; who asks for it is asked once more.
    assert find_picture("..\\a.png", folder) == (tmp_path / "a.png").resolve()
