"""Keyboard focus: the ring around what has it, and the tab order of parts added later."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QGraphicsView,
    QSplitter,
    QStackedWidget,
    QTextBrowser,
    QWidget,
)
from shiboken6 import isValid

from crowdgui.ui.style.theme import tokens

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


_AREAS = QAbstractItemView, QGraphicsView, QTextBrowser
"""A ring around so much is for who works with the keyboard. Fields show it by their border."""


_GAP, _PEN = 2, 2


_RADIUS = 8


_MOVES = {
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.ZOrderChange,
}


class FocusRing(QWidget):
    """Lies over its window and follows the focus; give each window one.

    A widget of another kind than those asks for the ring by its property "ring".
    """

    def __init__(self, window: QWidget):
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._watched: list[QWidget] = []
        self._target: QWidget | None = None
        self.hide()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus_changed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVES:
            self._place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(tokens().accent_text, _PEN))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), _RADIUS, _RADIUS)

    def _on_focus_changed(self, old: QWidget | None, now: QWidget | None) -> None:
        for widget in self._watched:
            # One that had the focus may be gone with the dialog or list it was part of.
            if isValid(widget):
                widget.removeEventFilter(self)
        by_keys = old is not None and not QApplication.mouseButtons()
        self._target = now if self._wants_ring(now, by_keys=by_keys) else None
        self._watched = self._up_from(self._target)
        for widget in self._watched:
            widget.installEventFilter(self)
        self._place()

    def _wants_ring(self, widget: QWidget | None, *, by_keys: bool) -> bool:
        if widget is None or widget.window() is not self.window():
            return False
        if isinstance(widget, _AREAS) and not widget.property("ring"):
            return by_keys
        return isinstance(widget, QAbstractButton) or bool(widget.property("ring"))

    def _up_from(self, widget: QWidget | None) -> list[QWidget]:
        """Everything whose moving moves the target; a scrolled page moves a parent."""
        found = []
        while widget is not None and widget is not self.window():
            found.append(widget)
            widget = widget.parentWidget()
        return found

    def _clip(self, out: int) -> QRect:
        """Return what scrolled areas around the target leave of the window."""
        window = self.window()
        clip = window.rect()
        for widget in self._watched:
            parent = widget.parentWidget()
            if isinstance(parent, QAbstractScrollArea) and parent.viewport() is widget:
                place = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
                clip = clip.intersected(place.adjusted(-out, -out, out, out))
        return clip

    def _is_here(self, target: QWidget) -> bool:
        """Whether the target is still a visible part of this window, not one taken apart."""
        return isValid(target) and target.isVisible() and self.window().isAncestorOf(target)

    def _place(self) -> None:
        target = self._target
        if target is None or not self._is_here(target):
            self.hide()
            return
        out = _GAP + _PEN
        place = QRect(target.mapTo(self.window(), QPoint(0, 0)), target.size())
        # What ends at the window's edge has its ring drawn over its own edge there.
        ring = place.adjusted(-out, -out, out, out).intersected(self.window().rect())
        seen = ring.intersected(self._clip(out))
        if seen.isEmpty():
            self.hide()
            return
        self.setGeometry(ring)
        self.setMask(QRegion(seen.translated(-ring.topLeft())))
        self.raise_()
        self.show()


def include_in_tab_order(holder: QWidget) -> None:
    """Include the parts of a widget in the tab order where the widget is,
    in the order they were made.

    For a widget that Tab does not stop at itself.
    """
    before = _stop_before(holder)
    if before is not None:
        _chain([before, *_stops(holder)])


def _chain(stops: Sequence[QWidget]) -> None:
    for one, other in pairwise(stops):
        QWidget.setTabOrder(one, other)


def _stops(holder: QWidget) -> list[QWidget]:
    """Return what Tab stops at inside of a widget, in the order of making."""
    return [part for part in _parts(holder) if _is_stop(part, holder.window())]


def _stop_before(holder: QWidget) -> QWidget | None:
    """Return what Tab comes from: Qt puts nothing behind a widget that takes no focus."""
    window = holder.window()
    inside, around = holder, holder.parentWidget()
    while around is not None and not inside.isWindow():
        parts = _children(around)
        for part in reversed(parts[: parts.index(inside)]):
            if (stop := _last_stop(part, window)) is not None:
                return stop
        if _is_stop(around, window):
            return around
        inside, around = around, around.parentWidget()
    return None


def _last_stop(holder: QWidget, window: QWidget) -> QWidget | None:
    """Return the last that Tab stops at among a widget and what it holds."""
    for part in reversed(_children(holder)):
        if (stop := _last_stop(part, window)) is not None:
            return stop
    return holder if _is_stop(holder, window) else None


def _parts(holder: QWidget) -> Iterator[QWidget]:
    """Return all that a widget holds, each part before what it holds itself."""
    for child in _children(holder):
        yield child
        yield from _parts(child)


def _children(holder: QWidget) -> list[QWidget]:
    """Return the widgets right inside of a widget, in the order they were made."""
    # These shuffle their children, to have handles on top and what is shown.
    if isinstance(holder, QSplitter | QStackedWidget):
        placed = [holder.widget(place) for place in range(holder.count())]
        return [child for child in placed if child is not None]
    return [child for child in holder.children() if isinstance(child, QWidget)]


def _is_stop(widget: QWidget, window: QWidget) -> bool:
    # The editor inside a field passes the focus on to the field; its list is another window.
    if isinstance(widget.parentWidget(), QAbstractSpinBox | QComboBox):
        return False
    return widget.window() is window and widget.focusPolicy() != Qt.FocusPolicy.NoFocus


def move_focus_on(was_at: QWidget | None, *steps: QWidget) -> bool:
    """Move the keyboard to the first of the next steps where what had it has gone.

    Qt would go on to whatever is next on the screen. False where nothing has gone, or no step is
    there yet.
    """
    if was_at is None or not isValid(was_at) or (was_at.isVisible() and was_at.isEnabled()):
        return False
    step = next((step for step in steps if step.isVisible() and step.isEnabled()), None)
    if step is not None:
        step.setFocus()
    return step is not None


class KeptFocus:
    """Disables and enables a widget; enabled again, it has the keyboard if it had it before.

    Qt passes the keyboard on to the next widget meanwhile. Where the user has moved on from that,
    it stays where it is.
    """

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._passed_to: QWidget | None = None

    def set_enabled(self, enabled: bool) -> None:
        if self._widget.isEnabled() == enabled:
            return
        had_it = self._focused() is self._widget
        self._widget.setEnabled(enabled)
        if not enabled:
            self._passed_to = self._focused() if had_it else None
        elif self._passed_to is not None and self._focused() is self._passed_to:
            self._widget.setFocus()

    def _focused(self) -> QWidget | None:
        return self._widget.window().focusWidget()
