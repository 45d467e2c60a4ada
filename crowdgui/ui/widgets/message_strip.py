"""A message: one sentence across the page, with at most one link, until solved or closed."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from crowdgui.core.text import tr
from crowdgui.ui.fonts import base_px
from crowdgui.ui.theme import tokens
from crowdgui.ui.widgets.build import row
from crowdgui.ui.widgets.buttons import button, icon_button
from crowdgui.ui.widgets.icon_view import IconView
from crowdgui.ui.widgets.surface import Surface
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from collections.abc import Callable


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
    """Hidden until `show_message`.

    Signals
    -------
    link_clicked, closed
    """

    link_clicked = Signal()
    closed = Signal()

    def __init__(self, name: str):
        super().__init__("canvas")
        self.setObjectName(name)
        self._token = "accent_text"
        self._then: Callable[[], object] | None = None
        self._icon = IconView("info")
        self._sentence = text_label("", "body", wrap=True)
        self._link = button("", "link", name=f"{name}-link")
        self._close = icon_button("close", tr("Close this message"), name=f"{name}-close")
        parts = (self._icon, self._sentence, self._link, self._close)
        line = row(*parts, parent=self, spacing=10, margins=(24, 3, 24, 3))
        line.setStretchFactor(self._sentence, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setMinimumHeight(base_px() + 23)
        self._link.clicked.connect(self._on_link_clicked)
        self._close.clicked.connect(self._on_close_clicked)
        self.hide()

    def show_message(
        self,
        severity: Severity,
        sentence: str,
        link: str = "",
        *,
        closable: bool = False,
        then: Callable[[], object] | None = None,
    ) -> None:
        """Show a sentence; `then` is what its link does, beside telling that it was clicked."""
        self._then = then
        icon, self._token, soft = _LOOK[severity]
        self._icon.set_icon(icon, self._token)
        self.set_fill(soft)
        self._sentence.setText(sentence)
        self.setAccessibleName(sentence)
        self._link.setText(link)
        self._link.setAccessibleName(link)
        self._link.setVisible(bool(link))
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

    def _on_link_clicked(self) -> None:
        then = self._then
        self.link_clicked.emit()
        if then is not None:
            then()

    def _on_close_clicked(self) -> None:
        self.hide()
        self.closed.emit()
