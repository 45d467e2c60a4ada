from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest

from crowdgui.core.errors import ReadError
from crowdgui.io.tabular.encoding import Utf8Source, open_checked
from crowdgui.text.errors import describe_error
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path


def save(folder: Path, data: bytes) -> Path:
    path = folder / "labels.csv"
    path.write_bytes(data)
    return path


def test_a_bad_byte_names_its_line(tmp_path: Path) -> None:
    path = save(tmp_path, b"a,b\r\n" * 40_000 + b"x,\xff\r\n")
    with open_checked(path) as file:
        source = io.BufferedReader(Utf8Source(file, path.name, "utf-8"))
        with pytest.raises(ReadError) as caught:
            source.read()
    assert caught.value.line == 40_001
    assert "byte FF isn’t UTF-8" in describe_error(caught.value)


def test_a_letter_cut_in_two_by_a_block_is_read_whole(tmp_path: Path) -> None:
    path = save(tmp_path, ("x" + "é" * 100_000).encode())
    with open_checked(path) as file:
        source = Utf8Source(file, path.name, "utf-8")
        parts = list(iter(lambda: source.read(1001), b""))
    assert b"".join(parts) == path.read_bytes()
    assert source.consumed == path.stat().st_size


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("last", [True, False])
def test_lines_are_counted_for_every_line_end(tmp_path: Path, line_end: str, last: bool) -> None:
    text = line_end.join(["ab"] * 70_000) + (line_end if last else "")
    path = save(tmp_path, text.encode())
    with open_checked(path) as file:
        source = Utf8Source(file, path.name, "utf-8")
        while source.read(1 << 16):
            pass
    assert source.lines == 70_000


def test_an_unknown_encoding_is_named(tmp_path: Path) -> None:
    path = save(tmp_path, b"a,b\n")
    with open_checked(path) as file, refused(ReadError, match="“nonsense” is unknown"):
        Utf8Source(file, path.name, "nonsense")


def test_utf_16_without_its_mark_is_said(tmp_path: Path) -> None:
    path = save(tmp_path, "a,b\n".encode("utf-16-le"))
    with open_checked(path) as file:
        source = Utf8Source(file, path.name, "utf-16")
        with refused(ReadError, match="byte order mark is missing"):
            source.read(10)


def test_the_tail_follows_the_text_and_counts_as_no_line(tmp_path: Path) -> None:
    path = save(tmp_path, b"a\nb")
    with open_checked(path) as file:
        source = io.BufferedReader(Utf8Source(file, path.name, "utf-8", tail=b"\nend\n"))
        assert source.read() == b"a\nb\nend\n"
        assert source.raw.lines == 2  # type: ignore[attr-defined]


@pytest.mark.parametrize("before", range(4))
@pytest.mark.parametrize(
    ("mark", "there"), [(b"'=1", True), ("'＝1".encode(), True), (b"'a", False)]
)
def test_a_mark_is_seen_across_blocks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: int, mark: bytes, there: bool
) -> None:
    monkeypatch.setattr("crowdgui.io.tabular.encoding._LEAST", 2)
    path = save(tmp_path, b"x" * before + mark + b"\n")
    with open_checked(path) as file:
        source = Utf8Source(file, path.name, "utf-8")
        while source.read(2):
            pass
    assert source.marked is there
