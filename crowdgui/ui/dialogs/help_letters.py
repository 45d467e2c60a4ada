"""Letters of a help page that stand out: indices and powers, code, and links."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtGui import QTextCharFormat, QTextCursor, QTextFormat

from crowdgui.ui.fonts import font
from crowdgui.ui.theme import tokens

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtGui import QTextBlock, QTextFragment

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


def dress_code(block: QTextBlock) -> None:
    """Give code the letters that tell 0 from O; a font of equal width need not be there."""
    letters = QTextCharFormat()
    letters.setFont(font("id"))
    letters.setFontFixedPitch(True)
    whole = block.blockFormat().hasProperty(QTextFormat.Property.BlockCodeFence.value)
    _merge(block, lambda style: whole or style.fontFixedPitch(), letters)


def color_letters(block: QTextBlock) -> None:
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
