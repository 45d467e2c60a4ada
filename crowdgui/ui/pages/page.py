"""What every page of the window is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QSplitter, QTabBar, QVBoxLayout, QWidget

from crowdgui.text.translation import tr
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.layout import Surface, column, named
from crowdgui.ui.widgets.messages import EmptyState
from crowdgui.ui.widgets.text import native_keys, text_label

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent, QShowEvent

    from crowdgui.core.labels import Labels
    from crowdgui.ui.session.session import Session


WIDE, WIDE_EVIDENCE = 1400, 520
"""A page from this width on gives the evidence this much."""


NARROW = 1000
"""A page below this width shows the work or the evidence, not both."""


_LATER = 200_000
"""Of more labels than this a page shows another result in a turn of its own."""


class Page(QWidget):
    """A page that shows the session; it is brought up to date once it is looked at.

    Signals: `announced` with a sentence for the status line; `open_wanted` to open a file.
    `has_table` says whether there is a table to copy and to search.
    """

    announced = Signal(str)
    open_wanted = Signal()
    has_table = False

    def __init__(self, session: Session, name: str) -> None:
        super().__init__()
        self.setObjectName(f"page-{name}")
        self.session = session
        self._stale = True
        self._shown: Labels | None = None
        # The window answers between what else a change means and what the page shows of it.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._bring_up_to_date)
        session.outcome_changed.connect(self._on_changed)
        session.flags_changed.connect(self._on_changed)
        session.confidence_changed.connect(self._on_changed)

    def refresh(self) -> None:
        """Show what the session holds now."""
        raise NotImplementedError

    def status_text(self) -> tuple[str, str]:
        """Return what the status line says while the page is shown; nothing leaves the last run."""
        return "", ""

    def make_empty(self, title: str, sentence: str) -> EmptyState:
        """Describe what will be here, with a button to open a file while none is open."""
        opening = button(tr("Open…"), name=f"{self.objectName()}-open", icon="folder")
        opening.clicked.connect(self.open_wanted)
        made = EmptyState(title, sentence, opening)

        def offer() -> None:
            opening.setVisible(self.session.question.data is None)

        self.session.data_changed.connect(offer)
        offer()
        return made

    @property
    def writing(self) -> bool:
        """Whether a file is being written beside other work."""
        return False

    def shut_down(self) -> bool:
        """Stop the page's own threads; False where one would not stop."""
        return True

    def copy(self) -> None:
        """Copy the page's table; nothing on a page without one."""

    def start_search(self) -> None:
        """Move the cursor to the search field; do nothing on a page without one."""

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._bring_up_to_date()

    def _on_changed(self) -> None:
        self._stale = True
        if not self.isVisible():
            return
        outcome = self.session.question.outcome
        labels = None if outcome is None else outcome.job.labels
        # What is shown of other labels must not be acted on.
        if labels is not None and labels is self._shown and labels.n_labels > _LATER:
            self._soon.start()
        else:
            self._bring_up_to_date()

    def _bring_up_to_date(self) -> None:
        if self._stale:
            self._stale = False
            outcome = self.session.question.outcome
            self._shown = None if outcome is None else outcome.job.labels
            self.refresh()


class SplitView(QWidget):
    """The work at the left, the evidence beside it; the work takes what the window grows by.

    On a wide window the evidence gets more room, unless the user has moved the line between: all
    of it beyond `most`, where the work has no use for more. On a narrow one the two stand behind
    `tabs`.
    """

    def __init__(
        self,
        work: QWidget,
        evidence: QWidget,
        width: int,
        tabs: tuple[str, str] | None = None,
        *,
        most: int = 1 << 20,
    ) -> None:
        super().__init__()
        self._work, self._evidence, self._width, self._most = work, evidence, width, most
        self._moved = False
        self._tabs = named(QTabBar(), "split-tabs", tr("Parts of the page"))
        for words in tabs or (tr("Overview"), tr("Details")):
            self._tabs.addTab(words)
        self._tabs.setDrawBase(False)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._splitter.setHandleWidth(1)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.addWidget(work)
        self._splitter.addWidget(evidence)
        self._splitter.setStretchFactor(0, 1)
        evidence.setMinimumWidth(scaled(300))
        column(self._tabs, self._splitter, parent=self).setStretchFactor(self._splitter, 1)
        self._tabs.hide()
        self._splitter.splitterMoved.connect(self._on_moved)
        self._tabs.currentChanged.connect(self._show_parts)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_parts()
        if not self._moved:
            wide = self.width() >= scaled(WIDE)
            evidence = scaled(max(self._width, WIDE_EVIDENCE) if wide else self._width)
            evidence = max(evidence, self.width() - self._most)
            self._splitter.setSizes([self.width() - evidence, evidence])

    def _show_parts(self) -> None:
        narrow = self.width() < scaled(NARROW)
        self._tabs.setVisible(narrow)
        chosen = self._tabs.currentIndex()
        self._work.setVisible(not narrow or chosen == 0)
        self._evidence.setVisible(not narrow or chosen == 1)

    def _on_moved(self) -> None:
        self._moved = True


def undo_hint(session: Session) -> str:
    """Return which keys take back the last label, where that is what they do now."""
    if not session.question.undoes_label:
        return ""
    return tr("{keys} undoes the last label", keys=native_keys("Ctrl+Z"))


def lay_out_page(
    header: QWidget, message: QWidget | None, body: QWidget, empty: QWidget
) -> QVBoxLayout:
    """Lay a page out that shows its body or, while there is nothing to show, its empty state."""
    lines = column(*(part for part in (header, message, body, empty) if part is not None))
    lines.setStretchFactor(body, 1)
    lines.setStretchFactor(empty, 1)
    return lines


def section(title: str | QLabel, *, inset: int = 20) -> tuple[QWidget, QVBoxLayout]:
    """Make an area with a title; return it and the layout to fill.

    `inset` is 20 in side columns, 24 where the page's own left edge is.
    """
    area = QWidget()
    head = text_label(title, "strong") if isinstance(title, str) else title
    lines = column(head, parent=area, spacing=6, margins=(inset, 12, 20, 12))
    return area, lines


def ruled_section(title: str) -> tuple[QWidget, QVBoxLayout]:
    """Make the same with a line below it."""
    area = Surface("canvas", ("bottom",))
    part, inside = section(title)
    column(part, parent=area)
    return area, inside
