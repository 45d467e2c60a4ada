"""What stands above a plot: its title, its caption, and the buttons that choose what it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtWidgets import QLabel, QWidget

from crowdgui.ui.fonts import font
from crowdgui.ui.widgets.build import column, row

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from crowdgui.ui.fonts import Role

_GAP = 8


class _Words(QLabel):
    """One line where there is room for it; by itself a label that wraps asks for less."""

    def __init__(self, text: str, role: Role, tone: str) -> None:
        super().__init__(text, textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self.setFont(font(role))
        self.setProperty("tone", tone)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setVisible(bool(text))
        self._take_height()

    @property
    def wanted(self) -> int:
        """Width of the whole text on one line."""
        return self.fontMetrics().horizontalAdvance(self.text()) + 2

    def sizeHint(self) -> QSize:
        return QSize(self.wanted, self._height(self.wanted))

    def hasHeightForWidth(self) -> bool:
        # Else all around it would take the height it likes best, and a page would scroll for that.
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._take_height()

    def _take_height(self) -> None:
        self.setMinimumHeight(self._height(self.width()))

    def _height(self, width: int) -> int:
        # A label's own height for a width is never less than the least height it has.
        room = QRect(0, 0, max(1, width), 1 << 20)
        return self.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, self.text()).height()


class PlotHead(QWidget):
    """All on one line; where that is too short the caption goes below, then the title above."""

    def __init__(self, title: str, caption: str) -> None:
        super().__init__()
        self.title = _Words(title, "strong", "text")
        self.caption = _Words(caption, "caption", "text2")
        self.caption.setVisible(bool(caption))
        self._tools: list[QWidget] = []
        self._above, self._below = row(), row()
        self._line = row(self.title, self.caption, None, spacing=_GAP)
        column(self._above, self._line, self._below, parent=self, spacing=4)

    def addWidget(self, tool: QWidget) -> None:
        """Add a button or a field at the right end."""
        self._tools.append(tool)
        self._line.addWidget(tool)
        self._arrange()

    def set_caption(self, caption: str) -> None:
        self.caption.setText(caption)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            # What a button says, and so its width, may have changed.
            self._arrange()
        return super().event(event)

    def _arrange(self) -> None:
        tools = sum(_GAP + tool.sizeHint().width() for tool in self._tools if not tool.isHidden())
        needed = self.title.wanted + tools
        beside = not self.caption.text() or needed + _GAP + self.caption.wanted <= self.width()
        self._put_title(above=bool(tools) and needed > self.width())
        self._put_caption(below=not beside)

    def _put_title(self, *, above: bool) -> None:
        if above != (self._above.count() > 0):
            (self._line if above else self._above).removeWidget(self.title)
            (self._above if above else self._line).insertWidget(0, self.title)

    def _put_caption(self, *, below: bool) -> None:
        if below != (self._below.count() > 0):
            (self._line if below else self._below).removeWidget(self.caption)
            if below:
                self._below.addWidget(self.caption)
            else:
                self._line.insertWidget(self._line.indexOf(self.title) + 1, self.caption)
