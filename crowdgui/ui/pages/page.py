"""What every page of the window is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent

    from crowdgui.ui.session import Session


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


def split(work: QWidget, evidence: QWidget, evidence_width: int) -> QSplitter:
    """Put the evidence at the right of the work; the work takes what the window grows by."""
    splitter = QSplitter(Qt.Orientation.Horizontal)
    splitter.setHandleWidth(1)
    splitter.setChildrenCollapsible(False)
    splitter.addWidget(work)
    splitter.addWidget(evidence)
    splitter.setStretchFactor(0, 1)
    splitter.setStretchFactor(1, 0)
    evidence.setMinimumWidth(300)
    splitter.setSizes([10_000, evidence_width])
    return splitter


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
