from __future__ import annotations

import pytest

from crowdgui.io.resources import resource


@pytest.mark.parametrize("name", ["icons/table.svg", "fonts/Inter-Regular.otf", "fonts"])
def test_finds_files_and_folders(name: str) -> None:
    assert resource(name).exists()


def test_unknown_name_lists_what_is_there() -> None:
    with pytest.raises(FileNotFoundError, match=r"icons/tabel\.svg.*Known here:.*table\.svg"):
        resource("icons/tabel.svg")


def test_unknown_folder_lists_the_folders() -> None:
    with pytest.raises(FileNotFoundError, match=r"Known here:.*fonts.*icons"):
        resource("nowhere/at/all")


def test_the_fonts_carry_their_licence() -> None:
    licence = resource("fonts/LICENSE.txt").read_text(encoding="utf-8")
    assert "The Inter Project Authors" in licence
    assert "SIL OPEN FONT LICENSE" in licence
    assert "TERMINATION" in licence
