"""The help as a reader uses it: contents, search, links, the way back, and the theme's colours."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QPalette, QTextCharFormat, QTextDocument, QTextTable
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QTreeWidgetItemIterator, QWidget

from crowdgui.ui.dialogs.help import window as help_window
from crowdgui.ui.dialogs.help.book import read_book
from crowdgui.ui.dialogs.help.page import HelpPage
from crowdgui.ui.dialogs.help.window import HelpWindow, show_help
from crowdgui.ui.style.fonts import font
from crowdgui.ui.style.theme import Theme, apply_theme, tokens

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot


PLACES = [section.place for chapter in read_book().chapters for section in chapter.sections]


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def reader(parent: QWidget, qtbot: QtBot) -> HelpWindow:
    made = show_help(parent)
    qtbot.waitExposed(made)
    return made


@pytest.fixture
def page(qtbot: QtBot) -> HelpPage:
    made = HelpPage("page", "A page")
    qtbot.addWidget(made)
    return made


def letters(page: HelpPage, text: str) -> QTextCharFormat:
    """Return the format of the first letter of `text` on the page."""
    cursor = page.document().find(text)
    assert not cursor.isNull()
    return cursor.charFormat()


def heading_on_top(reader: HelpWindow) -> str:
    """Return the heading that the page was scrolled to."""
    return reader.page.textCursor().block().text()


def test_one_window_is_kept_and_does_not_block(parent: QWidget, reader: HelpWindow) -> None:
    reader.close()
    assert show_help(parent, "workers") is reader
    assert reader.isVisible()
    assert not reader.isModal()
    assert len(parent.findChildren(HelpWindow)) == 1


def test_a_dialog_that_lets_nothing_else_be_used_has_a_help_of_its_own(
    parent: QWidget, reader: HelpWindow
) -> None:
    dialog = QDialog(parent)
    assert show_help(dialog) is reader
    dialog.setModal(True)
    assert show_help(dialog) is not reader
    assert show_help(dialog).parent() is dialog
    assert show_help(parent) is reader


def test_the_first_place_that_is_shown_is_on_top(parent: QWidget) -> None:
    page = show_help(parent, "workers#flags").page
    assert 0 <= page.cursorRect().top() < page.fontMetrics().height() * 2


def test_the_contents_list_every_place(reader: HelpWindow) -> None:
    every = QTreeWidgetItemIterator(reader.contents)
    found = []
    while (entry := every.value()) is not None:
        found.append(entry.data(0, Qt.ItemDataRole.UserRole))
        every += 1
    assert found == PLACES


def test_pages_have_the_headings_of_the_book_and_no_sign_of_markup_and_show_each_place(
    reader: HelpWindow,
) -> None:
    bar = reader.page.verticalScrollBar()
    for chapter in reader.book.chapters:
        reader.show_place(chapter.key)
        shown = [(level, block.text()) for level, block in reader.page.headings()]
        assert shown == [(section.level, section.heading) for section in chapter.sections]
        formulas = chapter.key == "theory"
        for line in reader.page.toPlainText().splitlines():
            assert "](" not in line, line
            assert "**" not in line, line
            assert "{#" not in line, line
            assert not line.startswith(("#", "|", "- ")), line
            assert not formulas or not set("_^|*#`") & set(line), line
            braces = formulas and set("{}") & set(line)
            assert not braces or "min{" in line or "max{" in line, line
        for section in chapter.sections[1::4]:
            reader.show_place(section.place)
            assert heading_on_top(reader) == section.heading
            assert reader.contents.currentItem().text(0) == section.heading
            top = reader.page.cursorRect().top()
            assert 0 <= top < 60 or bar.value() == bar.maximum(), section.place


def test_a_click_in_the_contents_shows_the_page(reader: HelpWindow, qtbot: QtBot) -> None:
    entries = map(reader.contents.topLevelItem, range(reader.contents.topLevelItemCount()))
    entry = next(entry for entry in entries if entry.text(0) == "Workers")
    place = reader.contents.visualItemRect(entry).center()
    qtbot.mouseClick(reader.contents.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert heading_on_top(reader) == entry.text(0) == "Workers"
    assert entry.isExpanded()
    assert not reader.contents.topLevelItem(0).isExpanded()


def test_typing_lists_places_and_enter_goes_to_the_first(reader: HelpWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(reader, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(reader.field.hasFocus)
    qtbot.keyClicks(reader.field, "change flag thresholds")
    qtbot.keyClick(reader.field, Qt.Key.Key_Return)
    assert reader.found.isVisible()
    assert reader.found.item(0).text().startswith("Workers › Change flag thresholds. ")
    found = len(reader.book.search("change flag thresholds"))
    assert reader.found.count() == found
    assert reader.said.text() == f"{found} result" + "s" * (found != 1)
    assert reader.found.hasFocus()
    qtbot.keyClick(reader.found, Qt.Key.Key_Return)
    assert reader.contents.currentItem().text(0) == "Change flag thresholds"
    reader.field.clear()
    qtbot.waitUntil(reader.contents.isVisible)
    assert reader.said.isHidden()


def test_what_was_searched_for_is_marked(reader: HelpWindow, qtbot: QtBot) -> None:
    reader.field.searched.emit("x")
    reader.field.setText("apostrophe")
    reader.found.place_wanted.emit("export#formulas")
    assert reader.page.textCursor().selectedText() == "apostrophe"


def test_words_that_are_nowhere_are_said_to_be(reader: HelpWindow, qtbot: QtBot) -> None:
    reader.field.setFocus()
    qtbot.keyClicks(reader.field, "qqqq")
    qtbot.keyClick(reader.field, Qt.Key.Key_Return)
    assert reader.said.text().startswith("No results.")
    assert reader.found.count() == 0
    assert reader.field.hasFocus()


def test_a_link_leads_to_its_place_and_back_to_where_it_was(
    reader: HelpWindow, qtbot: QtBot
) -> None:
    reader.show_place("rules#kos")
    scrolled = reader.page.verticalScrollBar().value()
    assert scrolled > 0
    reader.page.anchorClicked.emit(QUrl("glossary#weight"))
    assert heading_on_top(reader) == "Weight"
    reader.page.anchorClicked.emit(QUrl("#tie"))
    assert heading_on_top(reader) == "Tie"
    for _ in range(2):
        qtbot.keyClick(reader, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert reader.contents.currentItem().text(0) == "Message passing (KOS)"
    assert reader.page.verticalScrollBar().value() == scrolled
    qtbot.keyClick(reader, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert heading_on_top(reader) == "Weight"


def test_back_and_forward_can_be_pressed_only_where_there_is_a_way(reader: HelpWindow) -> None:
    assert not reader.back.isEnabled()
    assert not reader.forward.isEnabled()
    reader.show_place("items")
    reader.show_place("items")
    reader.back.click()
    assert (reader.back.isEnabled(), reader.forward.isEnabled()) == (False, True)
    reader.show_place("export")
    assert (reader.back.isEnabled(), reader.forward.isEnabled()) == (True, False)


@pytest.mark.parametrize("agreed", [True, False])
def test_an_address_opens_only_if_the_reader_says_so(
    reader: HelpWindow, monkeypatch: pytest.MonkeyPatch, agreed: bool
) -> None:
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    monkeypatch.setattr(help_window, "confirm_open_link", lambda _, address: agreed)
    reader.page.anchorClicked.emit(QUrl("https://example.invalid/"))
    assert opened == ([QUrl("https://example.invalid/")] if agreed else [])
    assert heading_on_top(reader) == "Getting started"


def test_the_page_loads_and_opens_nothing_by_itself(page: HelpPage, tmp_path: Path) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("secret", encoding="utf-8")
    address = QUrl.fromLocalFile(str(secret))
    assert page.loadResource(QTextDocument.ResourceType.HtmlResource.value, address) is None
    page.show_markdown("a <b>c</b> [d](http://example.invalid/) ![e](http://example.invalid/e.png)")
    assert "<b>c</b>" in page.toPlainText()
    assert not page.openLinks()
    assert not page.openExternalLinks()


def test_after_the_last_place_the_search_starts_again(page: HelpPage) -> None:
    page.show_markdown("one two one")
    starts = [page.find_next("one") and page.textCursor().selectionStart() for _ in range(3)]
    assert starts == [0, 8, 0]
    assert not page.find_next("three")
    assert page.textCursor().selectionStart() == 0


def test_escape_closes(reader: HelpWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(reader, Qt.Key.Key_Escape)
    assert not reader.isVisible()


def test_indices_and_powers_lose_their_signs(page: HelpPage) -> None:
    page.show_markdown("p_ij and q^{a b} and r_{k≠l}² and s_i'j.")
    assert page.toPlainText() == "pij and qa b and rk≠l² and si'j."
    place = QTextCharFormat.VerticalAlignment
    assert letters(page, "ij").verticalAlignment() == place.AlignSubScript
    assert letters(page, "a b").verticalAlignment() == place.AlignSuperScript
    assert letters(page, "k≠l").verticalAlignment() == place.AlignSubScript
    assert letters(page, "²").verticalAlignment() == place.AlignNormal


def test_code_stays_as_it_is(page: HelpPage) -> None:
    page.show_markdown("Write `rule_label` there.\n\n```\na_b --c\n```\n")
    assert "rule_label" in page.toPlainText()
    assert "a_b --c" in page.toPlainText()
    for text in ("rule_label", "a_b"):
        assert letters(page, text).background().color() == tokens().hover
        assert letters(page, text).font().families() == font("id").families()
    assert letters(page, "Write").background().style() is Qt.BrushStyle.NoBrush


def test_headings_have_the_type_of_the_window(page: HelpPage) -> None:
    page.show_markdown("# One\n\n## Two\n\ntext")
    assert letters(page, "One").font().pixelSize() == font("title").pixelSize()
    assert letters(page, "Two").font().pixelSize() == font("section").pixelSize()
    assert page.font().pixelSize() == font("body").pixelSize()


def test_tables_marks_and_links_follow_the_theme(reader: HelpWindow) -> None:
    frames = reader.page.document().rootFrame().childFrames()
    table = next(frame for frame in frames if isinstance(frame, QTextTable))
    seen = set()
    for theme in (Theme.LIGHT, Theme.DARK, Theme.DARK_CONTRAST):
        apply_theme(QApplication.instance(), theme)
        assert table.format().borderBrush().color() == tokens().line
        assert table.cellAt(0, 0).format().background().color() == tokens().hover
        marked = reader.page.palette().color(QPalette.ColorRole.Highlight)
        assert marked == tokens().accent
        assert reader.page.palette().color(QPalette.ColorRole.Text) == tokens().text
        link = letters(reader.page, "labels")
        assert link.isAnchor()
        assert link.foreground().color() == tokens().accent_text
        seen.add(marked.name())
    assert len(seen) == 3


def test_lines_are_never_too_long_to_follow(reader: HelpWindow) -> None:
    for width in (700, 1080, 1900):
        reader.resize(width, 700)
        QApplication.processEvents()
        assert reader.page.viewport().width() <= 840
        assert reader.page.horizontalScrollBar().maximum() == 0 or width == 700


def test_everything_has_a_name(reader: HelpWindow) -> None:
    assert reader.objectName() == "help-window"
    field = reader.findChild(QLineEdit)
    parts = (reader, reader.page, reader.contents, reader.found, field, reader.back, reader.forward)
    for widget in parts:
        assert widget.objectName()
        assert widget.accessibleName()
