"""What every page of the window is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent, QShowEvent

    from crowdgui.ui.session import Session

WIDE, WIDE_EVIDENCE = 1400, 520
"""A page from this width on gives the evidence this much."""


class Page(QWidget):
    """A page that shows the session; it is brought up to date once it is looked at."""

    def __init__(self, session: Session, name: str) -> None:
        super().__init__()
        self.setObjectName(f"page-{name}")
        self.session = session
        self._stale = True
        session.data_changed.connect(self._on_changed)
        session.outcome_changed.connect(self._on_changed)

    def refresh(self) -> None:
        """Show what the session holds now."""
        raise NotImplementedError

    def copy(self) -> None:
        """Copy the page's table; nothing on a page without one."""

    def start_search(self) -> None:
        """Put the cursor where one searches; nothing on a page without a search field."""

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._bring_up_to_date()

    def _on_changed(self) -> None:
        self._stale = True
        if self.isVisible():
            self._bring_up_to_date()

    def _bring_up_to_date(self) -> None:
        if self._stale:
            self._stale = False
            self.refresh()


class Split(QSplitter):
    """The work at the left, the evidence beside it; the work takes what the window grows by.

    On a wide window the evidence gets more room, unless the user has moved the line between.
    """

    def __init__(self, work: QWidget, evidence: QWidget, width: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._width = width
        self._moved = False
        self.setHandleWidth(1)
        self.setChildrenCollapsible(False)
        self.addWidget(work)
        self.addWidget(evidence)
        self.setStretchFactor(0, 1)
        self.setStretchFactor(1, 0)
        evidence.setMinimumWidth(300)
        self.splitterMoved.connect(self._on_moved)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self._moved:
            evidence = max(self._width, WIDE_EVIDENCE) if self.width() >= WIDE else self._width
            self.setSizes([self.width() - evidence, evidence])

    def _on_moved(self) -> None:
        self._moved = True


def either(header: QWidget, message: QWidget | None, body: QWidget, empty: QWidget) -> QVBoxLayout:
    """Lay a page out that shows its body or, while there is nothing to show, its empty state."""
    column = QVBoxLayout()
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    for part in (header, message, body, empty):
        if part is not None:
            column.addWidget(part)
    column.setStretchFactor(body, 1)
    column.setStretchFactor(empty, 1)
    return column


def section(title: str, caption: str = "", *, inset: int = 20) -> tuple[QWidget, QVBoxLayout]:
    """Make an area with a title and a caption; give it and the layout to fill.

    `inset` is 20 in side columns, 24 where the page's own left edge is.
    """
    area = QWidget()
    column = QVBoxLayout(area)
    column.setContentsMargins(inset, 12, 20, 12)
    column.setSpacing(6)
    column.addWidget(text_label(title, "strong"))
    if caption:
        column.addWidget(text_label(caption, "caption", "text2", wrap=True))
    return area, column
