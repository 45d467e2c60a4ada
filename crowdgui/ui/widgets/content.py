"""The content of an item: plain text to read and select, or a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QKeySequence, QPainter, QPaintEvent, QTextOption
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QSizePolicy, QWidget

from crowdgui.text.translation import format_number, tr
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.widgets.layout import named

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent


MOST_SHOWN = 20_000
"""Characters shown; more would hold the window up, and nobody reads them here."""


_SCROLLS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class ContentText(QPlainTextEdit):
    """Wraps anywhere, scrolls, and leaves all keys to the page but those that scroll and copy.

    With `most_lines` it is as high as its text, up to so many lines.
    """

    def __init__(self, name: str, most_lines: int | None = None) -> None:
        super().__init__()
        named(self, name, tr("Content"))
        self._most_lines = most_lines
        self.setReadOnly(True)
        self.setProperty("kind", "content")
        self.setFont(font("content"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setTabChangesFocus(True)
        self.document().setDocumentMargin(0)

    def set_text(self, text: str) -> None:
        shown = text[:MOST_SHOWN]
        if len(text) > MOST_SHOWN:
            shown += "\n\n" + tr(
                "The first {shown} of {all} characters are shown.",
                shown=format_number(MOST_SHOWN),
                all=format_number(len(text)),
            )
        self.setPlainText(shown)
        self._fit()

    def set_most_lines(self, lines: int | None) -> None:
        """Be as high as the text, up to so many lines; None takes the room there is."""
        self._most_lines = lines
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _SCROLLS or event.matches(QKeySequence.StandardKey.Copy):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def _fit(self) -> None:
        if self._most_lines is None:
            self.setMinimumHeight(self.fontMetrics().lineSpacing() * 2)
            self.setMaximumHeight(16777215)
            return
        # The size of a plain text document is counted in lines.
        lines = min(self._most_lines, max(1, round(self.document().size().height())))
        self.setFixedHeight(lines * self.fontMetrics().lineSpacing() + 6)


_LEAST = 120


class PictureView(QWidget):
    """Shows nothing until it is given a picture."""

    def __init__(self, name: str) -> None:
        super().__init__()
        named(self, name, tr("Picture"))
        self._image = QImage()
        self.setMinimumHeight(scaled(_LEAST))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_image(self, image: QImage) -> None:
        self._image = image
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(320), scaled(240))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._image.isNull():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        ratio = self.devicePixelRatio()
        size = QSizeF(self._image.size()) / ratio
        if size.width() > self.width() or size.height() > self.height():
            size = size.scaled(QSizeF(self.size()), Qt.AspectRatioMode.KeepAspectRatio)
        painter.drawImage(QRectF(0, 0, size.width(), size.height()), self._image)
