"""Names of folders for questions."""

from __future__ import annotations

from pathlib import PurePosixPath, PureWindowsPath

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.io.exporting.write import name_question_folders
from tests.core.strategies import quick


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
