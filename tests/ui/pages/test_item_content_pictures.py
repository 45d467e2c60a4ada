"""What is taken for a picture, where it may lie, and files that are none."""

from __future__ import annotations

import ast
import os
import re
import struct
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

import crowdgui
from crowdgui.core.errors import ReadError
from crowdgui.ui.pages import item_content as picture_file
from crowdgui.ui.pages.item_content import (
    ContentKind,
    content_kind,
    find_picture,
    is_inside,
    load_picture,
)
from tests.refusals import refused

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


MOST = QSize(400, 300)


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        ("", ContentKind.TEXT),
        ("A picture of a cat.", ContentKind.TEXT),
        ("see cat.png for more", ContentKind.TEXT),
        ("cat.png", ContentKind.PICTURE),
        ("  photos/Cat 1.JPEG ", ContentKind.PICTURE),
        ("../outside.webp", ContentKind.PICTURE),
        ("/home/ann/cat.bmp", ContentKind.PICTURE),
        ("C:\\photos\\cat.gif", ContentKind.PICTURE),
        ("cat.svg", ContentKind.TEXT),
        ("cat.png\ndog.png", ContentKind.TEXT),
        ("cat\u202egnp.png", ContentKind.TEXT),
        ("\\\\server\\share\\cat.png", ContentKind.TEXT),
        ("//server/share/cat.png", ContentKind.TEXT),
        ("file:///etc/cat.png", ContentKind.TEXT),
        ("ftp://example.org/cat.png", ContentKind.TEXT),
        ("https://example.org/cat.png?size=2", ContentKind.LINK),
        ("HTTP://example.org/page", ContentKind.LINK),
        ("https://example.org and more", ContentKind.TEXT),
        ("x" * 3000 + ".png", ContentKind.TEXT),
    ],
)
def test_content_is_told_apart_by_its_form(content: str, kind: ContentKind) -> None:
    assert content_kind(content) is kind


def test_only_what_is_below_the_folder_lies_in_it(tmp_path: Path) -> None:
    folder = tmp_path / "labels"
    (folder / "pics").mkdir(parents=True)
    (tmp_path / "labels-too").mkdir()
    assert is_inside(find_picture("pics/a.png", folder), folder)
    assert is_inside(find_picture("pics/../a.png", folder), folder)
    for outside in ("../a.png", "/a.png", "../labels-too/a.png", "pics/../../a.png"):
        assert not is_inside(find_picture(outside, folder), folder)
    (folder / "way.png").symlink_to(tmp_path / "secret.png")
    assert not is_inside(find_picture("way.png", folder), folder)


@pytest.mark.parametrize("name", ["a\0b.png", "loop.png/x.png"])
def test_names_no_file_can_have_are_refused(name: str, tmp_path: Path) -> None:
    (tmp_path / "loop.png").symlink_to(tmp_path / "loop.png")
    with pytest.raises(ReadError):
        load_picture(find_picture(name, tmp_path), MOST)


def picture(path: Path, width: int, height: int, form: str = "png") -> Path:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(0xFF336699)
    assert image.save(str(path), form)
    return path


@pytest.mark.parametrize("form", ["png", "jpg", "bmp", "webp"])
def test_a_picture_is_read_and_made_smaller(form: str, tmp_path: Path, qapp: QApplication) -> None:
    image = load_picture(picture(tmp_path / f"a.{form}", 1000, 500, form), MOST)
    assert (image.width(), image.height()) == (400, 200)
    small = load_picture(picture(tmp_path / f"b.{form}", 40, 20, form), MOST)
    assert (small.width(), small.height()) == (40, 20)


def test_what_a_file_holds_counts_and_not_its_name(tmp_path: Path, qapp: QApplication) -> None:
    disguised = tmp_path / "drawing.png"
    disguised.write_text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    with refused(ReadError, match=r"drawing\.png: this is not a picture"):
        load_picture(disguised, MOST)
    renamed = picture(tmp_path / "really-a-png.jpg", 8, 8, "png")
    assert not load_picture(renamed, MOST).isNull()


def test_broken_files_are_told_in_a_sentence(tmp_path: Path, qapp: QApplication) -> None:
    whole = picture(tmp_path / "whole.png", 300, 300).read_bytes()
    cut = tmp_path / "cut.png"
    cut.write_bytes(whole[: len(whole) // 2])
    with refused(ReadError, match="damaged"):
        load_picture(cut, MOST)
    empty = tmp_path / "empty.png"
    empty.touch()
    for path in (empty, tmp_path):
        with pytest.raises(ReadError):
            load_picture(path, MOST)
    with refused(ReadError, match="no such file"):
        load_picture(tmp_path / "gone.png", MOST)


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def test_a_picture_that_would_fill_the_memory_is_not_read(
    tmp_path: Path, qapp: QApplication
) -> None:
    bomb = tmp_path / "bomb.png"
    header = struct.pack(">IIBBBBB", 60_000, 60_000, 8, 2, 0, 0, 0)
    data = zlib.compress(bytes(1 << 16))
    signature = b"\x89PNG\r\n\x1a\n"
    bomb.write_bytes(
        signature + chunk(b"IHDR", header) + chunk(b"IDAT", data) + chunk(b"IEND", b"")
    )
    with refused(ReadError, match=r"million pixels; up to 100 million are shown"):
        load_picture(bomb, MOST)


def test_a_large_file_is_not_read(
    tmp_path: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = picture(tmp_path / "a.png", 300, 300)
    monkeypatch.setattr(picture_file, "MOST_BYTES", path.stat().st_size - 1)
    with refused(ReadError, match="MB"):
        load_picture(path, MOST)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_not_waited_for(tmp_path: Path, qapp: QApplication) -> None:
    os.mkfifo(tmp_path / "pipe.png")
    with pytest.raises(ReadError):
        load_picture(tmp_path / "pipe.png", MOST)


NETWORK = {"PySide6.QtNetwork", "urllib.request", "http.client", "socket", "requests", "ssl"}
NAMED = re.compile(r"QtNetwork|urllib|http\b|socket|requests|ssl\b")


def test_nothing_in_the_project_can_reach_the_network() -> None:
    package = Path(crowdgui.__file__).parent
    for path in package.rglob("*.py"):
        code = path.read_text(encoding="utf-8")
        # Only what is named somewhere can be imported.
        for node in ast.walk(ast.parse(code)) if NAMED.search(code) else ():
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or "", *(f"{node.module}.{a.name}" for a in node.names)]
            assert not NETWORK & set(names), path
