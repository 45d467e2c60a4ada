"""A field on a page whose plain keys mean something: while one types, they are only letters."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from crowdgui.ui.widgets.build import named

_COMMANDS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class KeyedField(QLineEdit):
    """Keeps its keys to itself; Esc and Enter leave it.

    Signals: `left` on Esc, `taken` on Enter.
    """

    left = Signal()
    taken = Signal()

    def __init__(self, name: str, title: str, placeholder: str) -> None:
        super().__init__(placeholderText=placeholder)
        named(self, name, title)

    def event(self, event: QEvent) -> bool:
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and not event.modifiers() & _COMMANDS:
            # Esc would cancel a run otherwise, and a letter may come to be a shortcut.
            event.accept()
            return True
        return bool(super().event(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if event.modifiers() & _COMMANDS:
                event.ignore()
            else:
                # Qt would hand Enter on to the page, where it agrees with the rule.
                self.taken.emit()
        else:
            super().keyPressEvent(event)
