"""Where Tab goes to parts that were made late: where they stand, not at the window's end."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def take_in(holder: QWidget) -> None:
    """Let Tab come to the parts of a widget where it stands itself, in the order of their making.

    For a widget that Tab does not stop at itself.
    """
    before = _stop_before(holder)
    for part in holder.findChildren(QWidget):
        if before is not None and part.window() is holder.window() and _is_stop(part):
            QWidget.setTabOrder(before, part)
            before = part


def _stop_before(holder: QWidget) -> QWidget | None:
    """Give what Tab comes from: Qt puts nothing behind a widget that takes no focus."""
    found = holder.previousInFocusChain()
    while found is not None and found is not holder:
        if _is_stop(found) and not holder.isAncestorOf(found):
            return found
        found = found.previousInFocusChain()
    return None


def _is_stop(widget: QWidget) -> bool:
    # The editor inside a field passes the focus on to the field.
    return widget.focusPolicy() != Qt.FocusPolicy.NoFocus and widget.focusProxy() is None
