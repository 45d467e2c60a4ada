from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from crowdgui.core.errors import InputError
from crowdgui.io.importing.sources import save_pasted_text
from crowdgui.io.tabular.text_file import TextFormat, preview, sniff
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path


def test_pasted_cells_are_read_as_a_file_is(tmp_path: Path) -> None:
    path = save_pasted_text("worker\titem\tlabel\r\nann\t001\tja\r\nbö\t002\tnein\r\n", tmp_path)
    form = sniff(path)
    assert form == TextFormat("\t", "utf-8-sig", header=True)
    assert preview(path, form).columns == ("worker", "item", "label")
    assert preview(path, form).rows == (("ann", "001", "ja"), ("bö", "002", "nein"))


def test_every_text_gets_a_file_of_its_own(tmp_path: Path) -> None:
    paths = [save_pasted_text(f"a,b\n1,{n}\n", tmp_path) for n in range(3)]
    assert [path.name for path in paths] == [f"Pasted text {n}.txt" for n in (1, 2, 3)]


@pytest.mark.parametrize("text", ["", " \r\n\t"])
def test_nothing_to_paste_is_said(tmp_path: Path, text: str) -> None:
    with refused(InputError, match="There is no text on the clipboard"):
        save_pasted_text(text, tmp_path)
    assert not list(tmp_path.iterdir())


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text(st.characters(exclude_categories=("Cs",)), min_size=1))
def test_text_in_is_text_out(tmp_path: Path, text: str) -> None:
    kept = save_pasted_text("x" + text, tmp_path).read_bytes()
    assert kept.decode("utf-8-sig") == "x" + text


def test_half_a_character_and_a_mark_do_no_harm(tmp_path: Path) -> None:
    path = save_pasted_text("\ufeffa,b\nx\ud800,y\n", tmp_path)
    assert path.read_bytes() == b"\xef\xbb\xbfa,b\nx?,y\n"
