"""Progress of what runs, with the time left and Cancel, and progress of a review queue."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

from crowdgui.text.translation import format_percent, tr, tr_n
from crowdgui.ui.style.fonts import base_px, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.layout import Surface, row
from crowdgui.ui.widgets.text import ElidedLabel, IconView, text_label

if TYPE_CHECKING:
    from collections.abc import Callable


SHOWN_AFTER_MS = 1000


_ESTIMATE_AFTER = 3.0


_BAR = 6


_BUSY_SHARE, _BUSY_STEP, _BUSY_MS = 0.2, 0.01, 40


def is_animated(widget: QWidget) -> bool:
    """Return whether the system lets things move; where animations are off they lie still."""
    hint = QStyle.StyleHint.SH_Widget_Animation_Duration
    return widget.style().styleHint(hint, None, widget) > 0


class ProgressBar(QWidget):
    """A bar of 6 px; a share of None slides, or lies still where animations are off."""

    def __init__(self) -> None:
        super().__init__()
        self._share: float | None = 0.0
        self._place = 0.0
        self._slide = QTimer(self, interval=_BUSY_MS)
        self._slide.timeout.connect(self._move_on)
        self.setMinimumWidth(scaled(80))
        self.setFixedHeight(_BAR)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_share(self, share: float | None) -> None:
        self._share = share
        if share is None and is_animated(self):
            self._slide.start()
        else:
            self._slide.stop()
        self.setAccessibleName("" if share is None else format_percent(share, 0))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(120), _BAR)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        whole = QRectF(self.rect())
        painter.setBrush(tokens().press)
        painter.drawRoundedRect(whole, _BAR / 2, _BAR / 2)
        painter.setBrush(tokens().accent_text)
        share = _BUSY_SHARE if self._share is None else min(1.0, max(0.0, self._share))
        left = self._place * whole.width() * (1 - share) if self._share is None else 0.0
        painter.drawRoundedRect(
            QRectF(left, 0, whole.width() * share, whole.height()), _BAR / 2, _BAR / 2
        )

    def _move_on(self) -> None:
        self._place = (self._place + _BUSY_STEP) % 1.0
        self.update()


class ProgressStrip(Surface):
    """Replaces the status line while a run lasts; hidden until `begin`.

    Signals
    -------
    cancel_clicked: the button; the window's own Esc is only hinted at.
    shown(bool): whether the strip is there now.
    """

    cancel_clicked = Signal()
    shown = Signal(bool)

    def __init__(self, name: str, clock: Callable[[], float] = time.monotonic):
        super().__init__("accent_soft")
        self.setObjectName(name)
        self._clock = clock
        self._began = clock()
        self._name = text_label("", "strong")
        self._where = ElidedLabel("", "caption", "text2")
        self._bar = ProgressBar()
        self._share = text_label("", "strong")
        self._left = text_label("", "caption", "text2")
        self._cancel = button(tr("Cancel"), name="cancel-run", icon="stop")
        icon, hint = IconView("play", 16, "accent_text"), text_label(tr("Esc"), "axis", "text2")
        parts = (icon, self._name, self._where, self._bar, self._share, self._left)
        line = row(*parts, self._cancel, hint, parent=self, spacing=9, margins=(16, 0, 16, 0))
        line.setStretchFactor(self._bar, 1)
        self.setFixedHeight(base_px() + 32)
        self._cancel.clicked.connect(self._on_cancel_clicked)
        self._wait = QTimer(self, singleShot=True, interval=SHOWN_AFTER_MS)
        self._wait.timeout.connect(self.show)
        self.hide()

    def begin(self, name: str, ago: float = 0.0) -> None:
        """Show the strip for a run that began `ago` seconds ago, unless it is over in a second."""
        self._began = self._clock() - ago
        self._name.setText(name)
        self.setAccessibleName(name)
        self._cancel.setEnabled(True)
        self._cancel.setText(tr("Cancel"))
        self.set_progress("", None)
        self._wait.start()

    def set_progress(self, where: str, share: float | None) -> None:
        """Show where the run is, and the share done where it is known."""
        self._where.setText(where)
        self._bar.set_share(share)
        self._share.setText("" if share is None else format_percent(share, 0))
        self._left.setText(self._time_left(share))

    def end(self) -> None:
        """Hide the strip; the run is over."""
        self._wait.stop()
        self._bar.set_share(0.0)
        self.hide()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.shown.emit(False)

    def _time_left(self, share: float | None) -> str:
        spent = self._clock() - self._began
        if not share or spent < _ESTIMATE_AFTER:
            return ""
        return describe_time_left(spent * (1 - share) / share)

    def _on_cancel_clicked(self) -> None:
        self._cancel.setEnabled(False)
        self._cancel.setText(tr("Cancelling…"))
        self.cancel_clicked.emit()


def describe_time_left(seconds: float) -> str:
    """State a remaining time in words, coarser the longer it is."""
    if seconds < 60:
        return tr("about {n} s left", n=max(1, round(seconds)))
    if seconds < 3600:
        return tr("about {n} min left", n=round(seconds / 60))
    return tr_n("about {n} hour left", "about {n} hours left", round(seconds / 3600))


class ProgressLine(QWidget):
    """A count, a bar, and the time that is left."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._count = text_label("", "strong")
        self._bar = ProgressBar()
        self._left = text_label("", "caption", "text2")
        line = row(self._count, self._bar, self._left, parent=self, spacing=12)
        line.setStretchFactor(self._bar, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_progress(
        self, words: str, share: float, seconds_left: float | None, *, earlier: bool = False
    ) -> None:
        """Show another count; `earlier` says that the pace is that of other reviews."""
        self._count.setText(words)
        self._bar.set_share(share)
        left = "" if seconds_left is None else describe_pace(seconds_left, earlier=earlier)
        self._left.setText(left)
        self._left.setHidden(seconds_left is None)
        # At once: a longer count would be cut until the layout comes to it.
        layout = self.layout()
        if layout is not None:
            layout.activate()

    def words(self) -> tuple[str, str]:
        """Return the count and the time left as shown."""
        return self._count.text(), self._left.text()


def describe_pace(seconds: float, *, earlier: bool = False) -> str:
    """Describe how long is left, in minutes, in hours from an hour and a half on."""
    left = _time_left(seconds)
    if earlier:
        return tr("{time} left at your pace in earlier reviews", time=left)
    return tr("{time} left at your pace", time=left)


def _time_left(seconds: float) -> str:
    if seconds < 45:
        return tr("less than a minute")
    minutes = max(1, round(seconds / 60))
    if minutes < 90:
        return tr_n("about {n} minute", "about {n} minutes", minutes)
    return tr_n("about {n} hour", "about {n} hours", round(seconds / 3600))
