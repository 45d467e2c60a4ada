"""A page of Markdown with formulas, in the fonts and colours of the theme."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QUrl
from PySide6.QtGui import (
    QColor,
    QPalette,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser

from crowdgui.ui.style.fonts import Role, font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.layout import named
from crowdgui.ui.widgets.text import keep_percent_together

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtGui import QResizeEvent, QTextBlock, QTextFragment

    from crowdgui.ui.style.tokens import Tokens


_SCRIPT = re.compile(r"([_^])(?:\{([^{}]*)\}|([A-Za-z0-9'α-ω]+))")
"""What stands lower or higher: v_i, e^x, or more in braces."""


def set_scripts(block: QTextBlock) -> None:
    """Set indices lower and powers higher; their signs and braces go. Code stays as it is."""
    place = QTextCharFormat.VerticalAlignment
    for found in reversed(list(_SCRIPT.finditer(block.text()))):
        cursor = QTextCursor(block)
        cursor.setPosition(block.position() + found.start())
        cursor.setPosition(block.position() + found.end(), QTextCursor.MoveMode.KeepAnchor)
        letters = cursor.charFormat()
        if letters.fontFixedPitch():
            continue
        low = found[1] == "_"
        letters.setVerticalAlignment(place.AlignSubScript if low else place.AlignSuperScript)
        cursor.insertText(found[2] or found[3], letters)


def style_code(block: QTextBlock) -> None:
    """Set code in letters that tell 0 from O; a font of equal width need not be there."""
    letters = QTextCharFormat()
    letters.setFont(font("id"))
    letters.setFontFixedPitch(True)
    whole = block.blockFormat().hasProperty(QTextFormat.Property.BlockCodeFence.value)
    _merge(block, lambda style: whole or style.fontFixedPitch(), letters)


def color_links(block: QTextBlock) -> None:
    """Colour links and code as the theme has them."""
    link, code = QTextCharFormat(), QTextCharFormat()
    link.setForeground(tokens().accent_text)
    link.setFontUnderline(True)
    code.setBackground(tokens().hover)
    _merge(block, lambda style: style.isAnchor(), link)
    _merge(block, lambda style: style.fontFixedPitch(), code)


def _merge(
    block: QTextBlock, wanted: Callable[[QTextCharFormat], bool], letters: QTextCharFormat
) -> None:
    spans = [(f.position(), f.length()) for f in _fragments(block) if wanted(f.charFormat())]
    for start, length in spans:
        cursor = QTextCursor(block)
        cursor.setPosition(start)
        cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(letters)


def _fragments(block: QTextBlock) -> Iterator[QTextFragment]:
    place = block.begin()
    while not place.atEnd():
        yield place.fragment()
        place += 1


_MARGIN = 28


_MOST_WIDE = 840
"""Longer lines are hard to follow; the rest of a wide window stays empty."""


_LINE_HEIGHT = 140


_HEADINGS: dict[int, tuple[Role, int]] = {1: ("title", 0), 2: ("section", 22), 3: ("strong", 14)}
"""Type and space above of a heading by its level."""


class HelpPage(QTextBrowser):
    """Shows Markdown in the fonts and colours of the theme; it loads nothing and opens nothing.

    Who shows it follows its links, by the signal `anchorClicked`.
    """

    def __init__(self, name: str, title: str) -> None:
        self._colored: Tokens | None = None
        super().__init__()
        named(self, name, title)
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setFont(font("body"))
        self.document().setDocumentMargin(scaled(_MARGIN))

    def show_markdown(self, text: str) -> None:
        features = QTextDocument.MarkdownFeature
        text = keep_percent_together(text)
        self.document().setMarkdown(text, features.MarkdownDialectGitHub | features.MarkdownNoHTML)
        self._dress()

    def headings(self) -> Iterator[tuple[int, QTextBlock]]:
        """Return the level of each heading, and where it stands."""
        for block in _blocks(self.document()):
            level = block.blockFormat().headingLevel()
            if level:
                yield level, block

    def go_to(self, position: int) -> None:
        """Scroll so that the line at a place of the text is on top."""
        cursor = QTextCursor(self.document())
        cursor.setPosition(position)
        self.setTextCursor(cursor)
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + self.cursorRect(cursor).top() - scaled(_MARGIN) // 2)

    def go_to_heading(self, number: int) -> None:
        """Scroll to a heading, counted from 0; the first is the top of the page."""
        blocks = [block for _, block in self.headings()]
        self.go_to(blocks[number].position())
        if number == 0:
            self.verticalScrollBar().setValue(0)

    def find_next(self, words: str) -> bool:
        """Mark the next place with these words, from the top again after the last."""
        if self.find(words):
            return True
        before = self.textCursor()
        self.moveCursor(QTextCursor.MoveOperation.Start)
        if self.find(words):
            return True
        self.setTextCursor(before)
        return False

    def loadResource(self, kind: int, name: QUrl | str) -> None:
        """Fetch nothing, from wherever: the pages are text."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.setViewportMargins(0, 0, max(0, self.width() - scaled(_MOST_WIDE)), 0)
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._mark_strongly()
            if self._colored is not tokens():
                self._color()

    def _dress(self) -> None:
        edit = QTextCursor(self.document())
        edit.beginEditBlock()
        for block in _blocks(self.document()):
            level = block.blockFormat().headingLevel()
            _style_heading(block, level) if level else _style_text(block)
            style_code(block)
            set_scripts(block)
        edit.endEditBlock()
        self._mark_strongly()
        self._color()
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def _color(self) -> None:
        self._colored = tokens()
        edit = QTextCursor(self.document())
        # One change: Qt lays the page out again only in part after several.
        edit.beginEditBlock()
        for block in _blocks(self.document()):
            color_links(block)
        for table in self._tables():
            style = table.format()
            style.setBorderBrush(tokens().line)
            style.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
            style.setBorder(1)
            style.setBorderCollapse(True)
            style.setCellPadding(scaled(5))
            style.setMargin(scaled(4))
            table.setFormat(style)
            _shade_header(table, tokens().hover)
        edit.endEditBlock()

    def _mark_strongly(self) -> None:
        """Highlight found words, even while the field has the focus."""
        colors = self.palette()
        if colors.color(QPalette.ColorRole.Highlight) == tokens().accent:
            return
        colors.setColor(QPalette.ColorRole.Highlight, tokens().accent)
        colors.setColor(QPalette.ColorRole.HighlightedText, tokens().on_accent)
        self.setPalette(colors)

    def _tables(self) -> list[QTextTable]:
        frames = self.document().rootFrame().childFrames()
        return [frame for frame in frames if isinstance(frame, QTextTable)]


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _style_heading(block: QTextBlock, level: int) -> None:
    role, above = _HEADINGS[level]
    shape, letters = QTextBlockFormat(), QTextCharFormat()
    shape.setTopMargin(scaled(above))
    shape.setBottomMargin(scaled(8))
    letters.setFont(font(role))
    cursor = _over(block)
    cursor.mergeBlockFormat(shape)
    # Not merged: Qt's own enlargement of headings has to go.
    cursor.setCharFormat(letters)


def _style_text(block: QTextBlock) -> None:
    if QTextCursor(block).currentTable():
        return
    shape = QTextBlockFormat()
    percent = QTextBlockFormat.LineHeightTypes.ProportionalHeight
    shape.setLineHeight(_LINE_HEIGHT, percent.value)
    shape.setBottomMargin(scaled(6))
    _over(block).mergeBlockFormat(shape)


def _over(block: QTextBlock) -> QTextCursor:
    cursor = QTextCursor(block)
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    return cursor


def _shade_header(table: QTextTable, color: QColor) -> None:
    for place in range(table.columns()):
        cell = table.cellAt(0, place)
        style = cell.format()
        style.setBackground(color)
        cell.setFormat(style)
