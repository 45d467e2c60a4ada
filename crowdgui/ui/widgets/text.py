"""Labels of plain text (untrusted names are never read as markup), and icons beside text."""

from __future__ import annotations

import html
import re
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import (
    QFontMetrics,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QStyle, QWidget

from crowdgui.text.translation import escape_bidi
from crowdgui.ui.style import icons
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.style.theme import tokens

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

    from crowdgui.ui.style.fonts import Role


_LONG = re.compile(r"[/\\?&=._-]|[^\s/\\?&=._-]{24}")


def plain_tooltip(text: str) -> str:
    """Escape text for a tooltip, which then wraps; empty text gives no tooltip."""
    return f"<p>{html.escape(text)}</p>" if text else ""


def plain_words(text: str) -> str:
    """Return the words of an action or a button without the mark of their key."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


def native_keys(keys: str) -> str:
    """Write keys as this system does: macOS has signs for them, and ⌘ for Ctrl."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def breakable(text: str) -> str:
    """Allow a long word, such as an address, to break across lines.

    For display, not for copying.
    """
    return _LONG.sub(lambda found: found.group() + "\u200b", text)


_ENDLESS = re.compile(r"[!-~\u00a1-\u02ff\u0370-\u052f]{40,}")
"""A word that no line has room for, such as a file’s name; never a sentence without blanks."""


def break_long_words(text: str) -> str:
    """Allow what no line has room for to break; for showing, not for copying."""
    return _ENDLESS.sub(lambda found: breakable(found.group()), text)


def lines_that_fit(text: str, used: QFont, width: float, most: int) -> list[str]:
    """Break text into at most so many lines; where that is too few, the last keeps the end."""
    layout, starts = QTextLayout(text, used), list[int]()
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    while len(starts) < most and (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        starts.append(line.textStart())
    layout.endLayout()
    # Qt counts in units of UTF-16, of which an emoji has two.
    units = text.encode("utf-16-le")
    *lines, rest = (
        units[2 * start : 2 * end].decode("utf-16-le")
        for start, end in pairwise([*(starts or [0]), len(units) // 2])
    )
    metrics = QFontMetrics(used)
    return [*lines, metrics.elidedText(rest, Qt.TextElideMode.ElideMiddle, int(width))]


def keep_percent_together(text: str) -> str:
    """Keep each number and its % on one line; for showing, not for copying."""
    return text.replace(" %", "\u00a0%")


def keep_sides(painter: QPainter) -> None:
    """Make text run as its own letters do, and keep left where it is in a mirrored window.

    Otherwise a minus would stand after its number, and words would leave the places beside bars
    and marks that are painted with them.
    """
    painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)


def painter_on(widget: QWidget) -> QPainter:
    """Return a painter for a picture of a widget, which isn't mirrored."""
    painter = QPainter(widget)
    keep_sides(painter)
    return painter


def text_label(
    text: str = "", role: Role = "body", tone: str = "text", *, wrap: bool = False
) -> QLabel:
    """Make a label of plain text in a role of the type scale and the colour `tone`."""
    label = _Paragraph(text) if wrap else QLabel(text, textFormat=Qt.TextFormat.PlainText)
    label.setFont(font(role))
    label.setProperty("tone", tone)
    return label


class _Paragraph(QLabel):
    """Plain text that wraps, even where one word of it is longer than the line."""

    def __init__(self, text: str) -> None:
        super().__init__(textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self.setText(text)

    def setText(self, text: str) -> None:
        self._text = text
        super().setText(break_long_words(text))

    def text(self) -> str:
        return self._text


def set_tone(widget: QWidget, tone: str) -> None:
    """Change the colour of a label made by `text_label`."""
    widget.setProperty("tone", tone)
    widget.style().polish(widget)


class ElidedLabel(QLabel):
    """One line of plain text with an ellipsis, and the whole as tooltip, where it is too narrow.

    A `name` keeps its end: those of one file often begin alike.
    """

    def __init__(
        self, text: str = "", role: Role = "body", tone: str = "text", *, name: bool = False
    ):
        super().__init__(text, textFormat=Qt.TextFormat.PlainText)
        self._tone = tone
        mode = Qt.TextElideMode
        self._elided = mode.ElideMiddle if name else mode.ElideRight
        self.setFont(font(role))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def setText(self, text: str) -> None:
        if text == self.text():
            # Whatever it stands in would be laid out again.
            return
        super().setText(text)
        self._update_tooltip()
        self.updateGeometry()

    def set_role(self, role: Role, tone: str) -> None:
        """Change type and colour."""
        self._tone = tone
        self.setFont(font(role))
        self._update_tooltip()

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().averageCharWidth() * 4, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_tooltip()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setPen(tokens().color(self._tone))
        painter.drawText(self.contentsRect(), self._flags(), self._shown())

    def _flags(self) -> int:
        side = QStyle.visualAlignment(self.layoutDirection(), self.alignment())
        return int(side | Qt.TextFlag.TextSingleLine)

    def _shown(self) -> str:
        width = self.contentsRect().width()
        return self.fontMetrics().elidedText(escape_bidi(self.text()), self._elided, width)

    def _update_tooltip(self) -> None:
        whole = self._shown() == escape_bidi(self.text())
        self.setToolTip("" if whole else plain_tooltip(self.text()))


class IconView(QWidget):
    """Paints one icon; decoration only, so it says nothing to a screen reader."""

    def __init__(self, name: str, size: int = 16, token: str = "text2"):
        super().__init__()
        self._size = scaled(size)
        self.setFixedSize(self._size, self._size)
        self.set_icon(name, token)

    def set_icon(self, name: str, token: str) -> None:
        icons.pixmap(name, token, self._size)
        self._name, self._token = name, token
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        icons.paint(QPainter(self), self._name, self._token, 0, 0, self._size)
