"""The help page as a reader uses it: contents, search, keys, and the theme's colours."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette, QTextCharFormat, QTextTable
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from crowdgui.io.resources import resource
from crowdgui.ui.dialogs.help_page import HelpPage
from crowdgui.ui.dialogs.help_window import HelpWindow, show_theory
from crowdgui.ui.fonts import font
from crowdgui.ui.theme import Theme, apply, tokens

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def parent(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def reader(parent, qtbot):
    made = show_theory(parent)
    qtbot.waitExposed(made)
    return made


@pytest.fixture
def page(qtbot):
    made = HelpPage("page", "A page")
    qtbot.addWidget(made)
    return made


def letters(page, text):
    """Give the format of the first letter of `text` on the page."""
    cursor = page.document().find(text)
    assert not cursor.isNull()
    return cursor.charFormat()


def test_one_window_is_kept_and_does_not_block(parent, reader):
    reader.close()
    assert show_theory(parent) is reader
    assert reader.isVisible()
    assert not reader.isModal()
    assert len(parent.findChildren(HelpWindow)) == 1


def test_every_heading_below_the_title_is_in_the_contents(reader):
    lines = resource("help/theory.md").read_text(encoding="utf-8").splitlines()
    headings = [line.lstrip("# ") for line in lines if line.startswith(("## ", "### "))]
    shown = [reader.contents.item(i).text().strip() for i in range(reader.contents.count())]
    assert shown == headings
    assert len(shown) > 15


def test_a_click_in_the_contents_puts_the_heading_on_top(reader, qtbot):
    entry = reader.contents.item(6)
    place = reader.contents.visualItemRect(entry).center()
    qtbot.mouseClick(reader.contents.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert reader.page.textCursor().block().text() == entry.text().strip()
    assert 0 <= reader.page.cursorRect().top() < 60


def test_typing_finds_and_enter_finds_the_next(reader, qtbot):
    qtbot.keyClick(reader, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(reader.field.hasFocus)
    qtbot.keyClicks(reader.field, "bernstein")
    qtbot.keyClick(reader.field, Qt.Key.Key_Return)
    first = reader.page.textCursor()
    assert first.selectedText().lower() == "bernstein"
    qtbot.keyClick(reader.field, Qt.Key.Key_Return)
    assert reader.page.textCursor().selectionStart() > first.selectionStart()
    before = reader.page.textCursor().selectionStart()
    qtbot.keyClick(reader, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert reader.page.textCursor().selectionStart() > before


def test_longer_words_are_found_where_the_shorter_ones_were(reader):
    reader.field.setText("Wor")
    reader.page.find_next("Wor")
    place = reader.page.textCursor().selectionStart()
    reader.page.forget_found()
    assert reader.page.find_next(reader.page.document().toPlainText()[place : place + 5])
    assert reader.page.textCursor().selectionStart() == place


def test_after_the_last_place_the_search_starts_again(page):
    page.show_markdown("one two one")
    starts = [page.find_next("one") and page.textCursor().selectionStart() for _ in range(3)]
    assert starts == [0, 8, 0]


def test_what_is_not_there_is_said_and_the_place_kept(reader):
    reader.page.find_next("Cauchy")
    before = reader.page.textCursor().selectionStart()
    reader.field.searched.emit("no such words")
    assert reader.said.text() == "These words are not on the page."
    assert not reader.said.isHidden()
    assert reader.page.textCursor().selectionStart() == before
    reader.field.searched.emit("Cauchy")
    assert reader.said.isHidden()


def test_escape_closes(reader, qtbot):
    qtbot.keyClick(reader, Qt.Key.Key_Escape)
    assert not reader.isVisible()


def test_indices_and_powers_lose_their_signs(page):
    page.show_markdown("p_ij and q^{a b} and r_{k≠l}² and s_i'j.")
    assert page.toPlainText() == "pij and qa b and rk≠l² and si'j."
    place = QTextCharFormat.VerticalAlignment
    assert letters(page, "ij").verticalAlignment() == place.AlignSubScript
    assert letters(page, "a b").verticalAlignment() == place.AlignSuperScript
    assert letters(page, "k≠l").verticalAlignment() == place.AlignSubScript
    assert letters(page, "²").verticalAlignment() == place.AlignNormal


def test_no_sign_of_markup_is_left_on_the_page(reader):
    text = reader.page.toPlainText()
    for sign in "_^{}|*#`":
        braces = [line for line in text.splitlines() if sign in line]
        allowed = [line for line in braces if "min{" in line or "max{" in line]
        assert braces == (allowed if sign in "{}" else []), sign


def test_headings_have_the_type_of_the_window(page):
    page.show_markdown("# One\n\n## Two\n\ntext")
    assert letters(page, "One").font().pixelSize() == font("title").pixelSize()
    assert letters(page, "Two").font().pixelSize() == font("section").pixelSize()
    assert page.font().pixelSize() == font("body").pixelSize()


def test_html_is_shown_as_it_is_and_links_open_nothing(page):
    page.show_markdown("a <b>c</b> [d](http://example.invalid/)")
    assert "<b>c</b>" in page.toPlainText()
    assert not page.openLinks()
    assert not page.openExternalLinks()


def test_tables_and_marks_follow_the_theme(reader):
    frames = reader.page.document().rootFrame().childFrames()
    table = next(frame for frame in frames if isinstance(frame, QTextTable))
    seen = set()
    for theme in (Theme.LIGHT, Theme.DARK, Theme.DARK_CONTRAST):
        apply(QApplication.instance(), theme)
        assert table.format().borderBrush().color() == tokens().line
        assert table.cellAt(0, 0).format().background().color() == tokens().hover
        marked = reader.page.palette().color(QPalette.ColorRole.Highlight)
        assert marked == tokens().accent
        assert reader.page.palette().color(QPalette.ColorRole.Text) == tokens().text
        seen.add(marked.name())
    assert len(seen) == 3


def test_everything_has_a_name(reader):
    assert reader.objectName() == "help-window"
    for widget in (reader, reader.page, reader.contents, reader.findChild(QLineEdit)):
        assert widget.objectName()
        assert widget.accessibleName()


def test_the_menu_opens_it(window, qtbot):
    action = window.actions_.by_key["theory"]
    assert action.shortcut().toString() == "Shift+F1"
    action.trigger()
    shown = window.findChild(HelpWindow)
    qtbot.waitExposed(shown)
    assert shown.isVisible()
