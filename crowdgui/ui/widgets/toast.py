"""A short notice of what was done, with the one step that undoes it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from crowdgui.ui.fonts import base_px
from crowdgui.ui.theme import tokens
from crowdgui.ui.widgets.build import row
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.text import ElidedLabel

_STAYS_MS = 6000
_INSET, _RADIUS = 16, 6


class Toast(QWidget):
    """Lies at the left bottom of its parent, one at a time, for six seconds.

    Signals
    -------
    action_clicked
    """

    action_clicked = Signal()

    def __init__(self, parent: QWidget):
        super().__init__(parent)
        self.setObjectName("toast")
        self._over = parent
        self._words = ElidedLabel("", "body", "tip_text")
        self._action = button("", "tip", name="toast-action")
        row(self._words, self._action, parent=self, spacing=12, margins=(12, 0, 8, 0))
        self.setFixedHeight(base_px() + 23)
        self._end = QTimer(self, singleShot=True, interval=_STAYS_MS)
        self._end.timeout.connect(self.hide)
        self._action.clicked.connect(self._on_action_clicked)
        parent.installEventFilter(self)
        self.hide()

    def show_toast(self, words: str, action: str) -> None:
        """Say what was done; `action` is the word that undoes it."""
        self._words.setText(words)
        self._action.setText(action)
        self._action.setAccessibleName(action)
        self.setAccessibleName(words)
        self._place()
        self.show()
        self.raise_()
        self._end.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tokens().tip)
        painter.drawRoundedRect(QRectF(self.rect()), _RADIUS, _RADIUS)

    def _place(self) -> None:
        parent = self._over
        width = min(self.sizeHint().width(), parent.width() - 2 * _INSET)
        self.resize(width, self.height())
        self.move(_INSET, parent.height() - self.height() - _INSET)

    def _on_action_clicked(self) -> None:
        self._end.stop()
        self.hide()
        self.action_clicked.emit()
