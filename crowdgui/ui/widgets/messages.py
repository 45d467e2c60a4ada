"""Sentences around a page: header, message strip, empty state and status line."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy

from crowdgui.text.translation import tr
from crowdgui.ui.style.fonts import base_px, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.buttons import button, icon_button, set_button_text
from crowdgui.ui.widgets.layout import Surface, add_part, column, row
from crowdgui.ui.widgets.text import (
    ElidedLabel,
    IconView,
    keep_percent_together,
    set_tone,
    text_label,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QAbstractButton, QWidget


class Severity(StrEnum):
    INFO = "info"
    OK = "ok"
    WARN = "warn"
    BAD = "bad"


_LOOK = {
    Severity.INFO: ("info", "accent_text", "accent_soft"),
    Severity.OK: ("check", "ok", "ok_soft"),
    Severity.WARN: ("warning", "warn", "warn_soft"),
    Severity.BAD: ("close", "bad", "bad_soft"),
}


class MessageStrip(Surface):
    """Hidden until `show_message`, or until an error is found, in any thread.

    Signals: `link_clicked`; `closed`; `error_found` with a sentence, to be emitted.
    """

    link_clicked = Signal()
    closed = Signal()
    error_found = Signal(str)

    def __init__(self, name: str):
        super().__init__("canvas")
        self.setObjectName(name)
        self._token = "accent_text"
        self._then: Callable[[], object] | None = None
        self._otherwise: Callable[[], object] | None = None
        self._icon = IconView("info")
        self._sentence = text_label("", "body", wrap=True)
        self._link = button("", "link", name=f"{name}-link")
        self._other = button("", "link", name=f"{name}-other")
        self._close = icon_button("close", tr("Close this message"), name=f"{name}-close")
        parts = (self._icon, self._sentence, self._link, self._other, self._close)
        line = row(*parts, parent=self, spacing=10, margins=(24, 3, 24, 3))
        line.setStretchFactor(self._sentence, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setMinimumHeight(base_px() + 23)
        self._link.clicked.connect(self._on_link_clicked)
        self._close.clicked.connect(self._on_close_clicked)
        self._other.clicked.connect(self._on_other_clicked)
        self.error_found.connect(self._on_error_found)
        self.hide()

    def show_message(
        self,
        severity: Severity,
        sentence: str,
        link: str = "",
        *,
        closable: bool = False,
        then: Callable[[], object] | None = None,
        other: str = "",
        otherwise: Callable[[], object] | None = None,
    ) -> None:
        """Show a sentence; `then` is what its link does, beside telling that it was clicked.

        `other` is a second link, and `otherwise` what that does.
        """
        self._then, self._otherwise = then, otherwise
        icon, self._token, soft = _LOOK[severity]
        self._icon.set_icon(icon, self._token)
        self.set_fill(soft)
        self._sentence.setText(sentence)
        self.setAccessibleName(sentence)
        set_button_text(self._link, link)
        self._link.setVisible(bool(link))
        set_button_text(self._other, other)
        self._other.setVisible(bool(other))
        self._close.setVisible(closable)
        self.show()

    def sentence(self) -> str:
        return self._sentence.text()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if tokens().contrast:
            # In high contrast the soft colours are the ground's own.
            painter = QPainter(self)
            painter.setPen(tokens().color(self._token))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))

    @Slot(str)
    def _on_error_found(self, sentence: str) -> None:
        self.show_message(Severity.BAD, sentence, closable=True)

    def _on_link_clicked(self) -> None:
        then = self._then
        self.link_clicked.emit()
        if then is not None:
            then()

    def _on_other_clicked(self) -> None:
        if self._otherwise is not None:
            self._otherwise()

    def _on_close_clicked(self) -> None:
        self.hide()
        self.closed.emit()


_INSET = 24


_BESIDE, _BELOW = 24, 8
"""How far the actions of a page are from its words."""


class PageHeader(Surface):
    """Title, one sentence that already says the finding, actions; a hairline below.

    Where the actions would leave the sentence a narrow column, they go below it.
    """

    def __init__(self, title: str):
        super().__init__("canvas", ("bottom",))
        self._title = text_label(title, "title")
        self._finding = text_label("", "body", "text2", wrap=True)
        self._said = ""
        self._actions = row()
        self._words = column(None, self._title, self._finding, None, spacing=1)
        self._line = row(
            self._words, self._actions, parent=self, spacing=_BESIDE, margins=(_INSET, 8, _INSET, 8)
        )
        self._line.setStretchFactor(self._words, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setMinimumHeight(scaled(72))

    def set_finding(self, sentence: str) -> None:
        self._said = sentence
        self._finding.setText(keep_percent_together(sentence))

    def finding(self) -> str:
        return self._said

    def add_action(self, action: QAbstractButton) -> None:
        """Add a button at the right end; a page has at most one primary."""
        add_part(self._actions, action)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._arrange()
        return super().event(event)

    def _arrange(self) -> None:
        """Lay the actions out beside the words or below them, where the header is lower."""
        room, taken = self.width() - 2 * _INSET, self._actions.sizeHint()
        rest = room - _BESIDE - taken.width()
        high = self._words.heightForWidth(room) + _BELOW + taken.height()
        below = taken.width() > 0 and (rest < 1 or high < self._words.heightForWidth(rest))
        way = QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight
        if way != self._line.direction():
            self._line.setDirection(way)
            self._line.setSpacing(_BELOW if below else _BESIDE)
            side = Qt.AlignmentFlag.AlignRight if below else Qt.AlignmentFlag(0)
            self._line.setAlignment(self._actions, side)


class HeadlineHeader(Surface):
    """The head of the Guarantee page: a level, the sentence in the largest type, notes."""

    def __init__(self) -> None:
        super().__init__("canvas", ("bottom",))
        self._icon = IconView("shield-tick", 20)
        self._level = text_label("", "strong")
        self._sentence = text_label("", "headline", wrap=True)
        self._notes = text_label("", "body", "text2", wrap=True)
        level = row(self._icon, self._level, None)
        column(
            level,
            self._sentence,
            self._notes,
            parent=self,
            spacing=6,
            margins=(_INSET, 12, _INSET, 12),
        )
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def set_headline(self, icon: str, tone: str, level: str, sentence: str, notes: str) -> None:
        """Show the level with its icon in the colour `tone`, the sentence and what stands under."""
        self._icon.set_icon(icon, tone)
        self._level.setText(level)
        set_tone(self._level, tone)
        self._sentence.setText(sentence)
        self._notes.setText(notes)
        self._notes.setVisible(bool(notes))

    def sentence(self) -> str:
        return self._sentence.text()


_STEP = 22


_WIDEST = 380


_CLEAR = 8
"""How far the grid keeps from the lines around it, which it would double."""


class EmptyState(Surface):
    """A title and one sentence in the middle of an empty chart's grid."""

    def __init__(self, title: str, sentence: str, *actions: QWidget, grid: bool = True):
        super().__init__("canvas")
        self._grid = grid
        self._title = text_label(title, "strong", wrap=True)
        self._sentence = text_label(sentence, "caption", "text2", wrap=True)
        for label in (self._title, self._sentence):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words = Surface("canvas")
        parts = [self._title, self._sentence]
        box = column(*parts, parent=self._words, spacing=4, margins=(24, 8, 24, 8))
        if actions:
            box.addSpacing(8)
            box.addLayout(row(None, *actions, None))
        column(None, row(None, self._words, None), None, parent=self)
        self._fit()

    def set_words(self, title: str, sentence: str) -> None:
        self._title.setText(title)
        self._sentence.setText(sentence)
        self._fit()

    def _fit(self) -> None:
        """Keep a short sentence on one line; a wrapping label would ask for less width."""
        for label in (self._title, self._sentence):
            label.setVisible(bool(label.text()))
            wanted = label.fontMetrics().horizontalAdvance(label.text()) + 4
            label.setMinimumWidth(min(wanted, scaled(_WIDEST)))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(160), self._words.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._grid or tokens().contrast:
            # Lines that mean nothing are noise to who asked for contrast.
            return
        painter = QPainter(self)
        painter.setPen(tokens().grid)
        first = self.height() // 2 % scaled(_STEP)
        for y in range(first, self.height() - _CLEAR, scaled(_STEP)):
            if y >= _CLEAR:
                painter.drawLine(0, y, self.width(), y)


_MOST_RIGHT = 420


class StatusLine(Surface):
    """Two texts, left and right."""

    def __init__(self, name: str):
        super().__init__("canvas", ("top",))
        self.setObjectName(name)
        self._left = ElidedLabel("", "caption", "text2")
        self._right = ElidedLabel("", "caption", "text2")
        self._right.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        line = row(self._left, self._right, parent=self, spacing=24, margins=(24, 1, 16, 0))
        line.setStretchFactor(self._left, 1)
        self.setFixedHeight(base_px() + 16)

    def set_text(self, left: str, right: str = "") -> None:
        self._left.setText(left)
        self._right.setText(right)
        wide = self._right.fontMetrics().horizontalAdvance(right)
        self._right.setMinimumWidth(min(wide + 2, scaled(_MOST_RIGHT)))
