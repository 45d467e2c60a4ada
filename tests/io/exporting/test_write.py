"""Names of folders for questions, and what the summary says of how files were read."""

from __future__ import annotations

import json
from pathlib import PurePosixPath, PureWindowsPath

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.io.exporting.records import source_record
from crowdgui.io.exporting.write import name_question_folders
from crowdgui.io.importing.sources import open_source
from crowdgui.io.project.values import to_plain
from tests.core.strategies import quick
from tests.folders import ROOT, TESTS


@quick
@given(st.lists(st.text(max_size=80), max_size=8))
def test_any_questions_get_folders_of_their_own(questions: list[str]) -> None:
    folders = name_question_folders(questions)
    assert len({folder.casefold() for folder in folders}) == len(questions)
    for folder in folders:
        assert PurePosixPath(folder).parts == PureWindowsPath(folder).parts == (folder,)
        assert folder not in (".", "..")
        assert not folder.endswith((".", " "))
        assert 0 < len(folder) < 70


@pytest.mark.parametrize(
    ("question", "folder"),
    [
        ("sentiment", "sentiment"),
        ("Q1: is it rude?", "Q1- is it rude"),
        ("../../etc/passwd", "etc-passwd"),
        ("C:\\temp", "C-temp"),
        ("CON", "CON-"),
        ("nul.txt", "nul.txt-"),
        ("com1", "com1-"),
        ("LPT²", "LPT²-"),
        ("aux .csv", "aux .csv-"),
        ("Größe (cm)", "Größe (cm)"),
        ("…", "question"),
        ("", "question"),
        ("a\0b\nc", "a-b-c"),
    ],
)
def test_what_is_harmless_is_kept(question: str, folder: str) -> None:
    assert name_question_folders([question]) == (folder,)


def test_those_that_look_alike_are_counted() -> None:
    assert name_question_folders(["a/b", "A?B", "a-b", "a-b 2"]) == (
        "a-b",
        "A-B 2",
        "a-b 3",
        "a-b 2 2",
    )


def test_a_project_says_how_its_file_was_read() -> None:
    for source in (
        open_source(TESTS / "data" / "formats" / "zooniverse.csv", question="T0"),
        open_source(ROOT / "resources" / "samples" / "street-signs.csv"),
    ):
        said = json.loads(json.dumps(to_plain(source)))
        assert source_record(None, said) == source_record(source)
        assert source_record(None, said)["columns"]["worker"]


@pytest.mark.parametrize(
    "said",
    [
        None,
        7,
        {},
        {"reading": None},
        {"reading": {"form": {}, "layout": 3}, "columns": []},
        {"reading": {"form": {"parts": []}, "layout": "long"}, "columns": []},
        {"reading": {"form": {}, "layout": "long"}, "columns": [{"role": "item", "name": 4}]},
        {
            "reading": {"form": {}, "layout": "long"},
            "columns": [{"role": "item", "name": 4, "evidence": "name"}],
        },
    ],
)
def test_what_a_project_does_not_say_is_null(said: object) -> None:
    nothing = dict.fromkeys(("format", "layout", "columns", "certainty"))
    assert source_record(None, said) == nothing
