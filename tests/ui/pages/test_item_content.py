"""Content as it is shown: plain text, links that are only opened on a yes, pictures on a wish."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QDesktopServices, QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog, QPushButton

import crowdgui.ui.pages.item_content as module
from crowdgui.ui.pages.item_content import MOST_SHOWN, ItemContent
from tests.ui.painted import colors

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot


@pytest.fixture
def content(qtbot: QtBot) -> ItemContent:
    made = ItemContent("content")
    qtbot.addWidget(made, before_close_func=lambda made: made.shut_down())
    made.resize(500, 400)
    made.show()
    return made


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    image = QImage(80, 40, QImage.Format.Format_RGB32)
    image.fill(0xFF336699)
    (tmp_path / "labels").mkdir()
    for path in (tmp_path / "labels" / "a.png", tmp_path / "labels" / "b.png", tmp_path / "c.png"):
        assert image.save(str(path))
    return tmp_path / "labels"


def part(content: ItemContent, name: str) -> QPushButton:
    return content.findChild(QPushButton, f"content-{name}")


@pytest.mark.parametrize(
    "text",
    ["<h1>big</h1>", "=1+1", "a\nb\n\nc", "مرحبا بالعالم", "&amp; <img src='x.png'>", "x" * 5000],
)
def test_text_is_shown_as_it_is(content: ItemContent, text: str, folder: Path) -> None:
    content.set_content(text, folder)
    assert content._text.toPlainText() == text
    assert not any(part(content, name).isVisible() for name in ("show", "open", "copy"))


def test_very_long_text_is_cut_and_says_so(content: ItemContent, folder: Path) -> None:
    content.set_content("word " * MOST_SHOWN, folder)
    shown = content._text.toPlainText()
    assert len(shown) < MOST_SHOWN + 100
    assert "The first 20,000 of 100,000 characters are shown." in shown


def test_no_content_says_where_to_look(content: ItemContent, folder: Path) -> None:
    content.set_content("", folder)
    assert (
        "No content for this item. To add texts or pictures: File ▸ Add item content."
        in content._said.text()
    )
    assert not content._text.isVisible()


def test_a_link_is_never_fetched_and_only_opened_on_a_yes(
    content: ItemContent, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, opened, answers = [], [], [False, True]
    monkeypatch.setattr(
        module, "confirm_open_link", lambda _, address: asked.append(address) or answers.pop(0)
    )
    monkeypatch.setattr(
        QDesktopServices, "openUrl", staticmethod(lambda url: opened.append(url.toString()))
    )
    address = "https://example.org/cat.png?size=2"
    content.set_content(f" {address} ", folder)
    content.show_picture()
    assert asked == opened == []
    part(content, "open").click()
    assert (asked, opened) == ([address], [])
    part(content, "open").click()
    assert opened == [address]
    part(content, "copy").click()
    assert QGuiApplication.clipboard().text() == address


def test_a_picture_is_read_only_when_it_is_asked_for(
    content: ItemContent, folder: Path, qtbot: QtBot
) -> None:
    content.set_content("a.png", folder)
    assert "#336699" not in colors(content)
    assert not content._reader.busy
    with qtbot.waitSignal(content._reader.finished):
        part(content, "show").click()
    assert "#336699" in colors(content)
    content.set_content("b.png", folder)
    assert not content._picture.isVisible()
    assert "#336699" not in colors(content)


@pytest.mark.parametrize("key", [False, True])
def test_the_next_pictures_are_shown_on_the_same_wish(
    content: ItemContent, folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, key: bool
) -> None:
    content.set_content("a.png", folder)
    with qtbot.waitSignal(content._reader.finished):
        content.show_picture()
    # The picture has the room, its name stands above.
    assert not content._text.isVisible()
    assert "a.png" in content._title.text()
    if key:
        content.show_picture()
    else:
        part(content, "always").click()
    with qtbot.waitSignal(content._reader.finished):
        content.set_content("b.png", folder)
    assert content._picture.isVisible()
    # That wish was about the folder of the label file.
    monkeypatch.setattr(module, "confirm_picture_download", lambda *_: pytest.fail("was asked"))
    content.set_content("../c.png", folder)
    assert not content._reader.busy
    assert not content._picture.isVisible()


def test_a_picture_outside_of_the_folder_needs_another_yes(
    content: ItemContent, folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, answers = [], [False, True]
    monkeypatch.setattr(
        module, "confirm_picture_download", lambda _, path: asked.append(path) or answers.pop(0)
    )
    trusted = []
    content.folder_trusted.connect(trusted.append)
    content.set_content("../c.png", folder)
    content.show_picture()
    assert asked == [folder.parent / "c.png"]
    assert not trusted
    assert not content._reader.busy
    with qtbot.waitSignal(content._reader.finished):
        content.show_picture()
    assert content._picture.isVisible()
    # Nobody is asked again about a folder.
    assert part(content, "always").isVisible()
    assert trusted == [folder.parent]
    content.set_content("d.png", folder, (folder,))
    content.set_content("../c.png", folder, tuple(trusted))
    with qtbot.waitSignal(content._reader.finished):
        content.show_picture()
    assert len(asked) == 2


def test_a_picture_that_cannot_be_read_says_why(
    content: ItemContent, folder: Path, qtbot: QtBot
) -> None:
    (folder / "bad.png").write_bytes(b"nothing")
    for name, words in (("bad.png", "not a picture"), ("gone.png", "no such file")):
        content.set_content(name, folder)
        with qtbot.waitSignal(content._reader.failed):
            content.show_picture()
        assert words in content._said.text()
        assert part(content, "show").isEnabled()


def test_a_late_picture_of_another_item_is_dropped(
    content: ItemContent, folder: Path, qtbot: QtBot
) -> None:
    content.set_content("a.png", folder)
    with qtbot.waitSignal(content._reader.finished):
        content.show_picture()
        content.set_content("b.png", folder)
    assert not content._picture.isVisible()


def test_without_a_label_file_no_picture_is_looked_for(content: ItemContent) -> None:
    content.set_content("a.png", None)
    assert not part(content, "show").isEnabled()
    content.show_picture()
    assert not content._reader.busy


def test_the_folder_of_pictures_of_another_computer_is_chosen(
    content: ItemContent,
    folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    chosen: list[Path] = []
    content.folder_chosen.connect(chosen.append)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))
    for start in (empty, None):
        content.set_content("C:\\data\\labels\\a.png", start)
        assert part(content, "choose").isVisible() == (start is None)
        content.show_picture()
        qtbot.waitUntil(lambda: part(content, "choose").isVisible())
        assert content._said.text()
        part(content, "choose").click()
        qtbot.waitUntil(content._picture.isVisible)
        assert not part(content, "choose").isVisible()
    assert chosen == [folder, folder]
