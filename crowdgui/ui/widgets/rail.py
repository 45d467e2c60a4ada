"""The rail: the pages of the window in the order of the work, each with its state."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtWidgets import QFrame, QLabel, QListView, QStyle

from crowdgui.core.text import tr, tr_n
from crowdgui.ui.fonts import font, scaled
from crowdgui.ui.widgets.build import column, named
from crowdgui.ui.widgets.question_button import QuestionButton
from crowdgui.ui.widgets.rail_delegate import RailDelegate
from crowdgui.ui.widgets.surface import Surface
from crowdgui.ui.widgets.text import plain_tooltip, set_tone, text_label

if TYPE_CHECKING:
    from collections.abc import Sequence

_WIDE, _NARROW = 184, 56
_TURN_MS = 40
_FOOT_MARGINS = 20, 0, 8, 0


class PageState(StrEnum):
    """Where the work on a page stands. LOOK_HERE may carry a count."""

    NOT_YET = "not_yet"
    READY = "ready"
    DONE = "done"
    LOOK_HERE = "look_here"
    RUNNING = "running"


@dataclass(frozen=True)
class RailEntry:
    """One page: its key, icon and name, and its state."""

    key: str
    icon: str
    name: str
    state: PageState = PageState.NOT_YET
    count: int = 0

    @property
    def spoken(self) -> str:
        """The entry in words, for those who hear it."""
        words = {
            PageState.NOT_YET: tr("{name}, nothing here yet", name=self.name),
            PageState.READY: self.name,
            PageState.DONE: tr("{name}, done", name=self.name),
            PageState.RUNNING: tr("{name}, running", name=self.name),
        }
        if self.state in words:
            return words[self.state]
        if not self.count:
            return tr("{name}, look here", name=self.name)
        return tr_n("{name}, {n} to look at", "{name}, {n} to look at", self.count, name=self.name)


class RailModel(QAbstractListModel):
    """The entries of the rail; the entry itself is the user role."""

    def __init__(self, entries: Sequence[RailEntry], parent: QObject | None = None):
        super().__init__(parent)
        self._entries = list(entries)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = 0) -> Any:
        entry = self._entries[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return entry.name
            case Qt.ItemDataRole.UserRole:
                return entry
            case Qt.ItemDataRole.AccessibleTextRole:
                return entry.spoken
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tooltip(entry.spoken)
        return None

    @property
    def keys(self) -> list[str]:
        return [entry.key for entry in self._entries]

    @property
    def running_rows(self) -> list[int]:
        """The rows whose arc turns."""
        states = [entry.state for entry in self._entries]
        return [row for row, state in enumerate(states) if state is PageState.RUNNING]

    def set_state(self, key: str, state: PageState, count: int) -> None:
        row = self.keys.index(key)
        self._entries[row] = replace(self._entries[row], state=state, count=count)
        self.dataChanged.emit(self.index(row), self.index(row))


class Rail(Surface):
    """A list of pages with a foot of up to three lines of what is loaded, and of which question.

    Signals
    -------
    page_chosen(str): the key of the page, by mouse, keyboard or `choose`.
    """

    page_chosen = Signal(str)

    def __init__(self, entries: Sequence[RailEntry]):
        super().__init__("rail", ("right",))
        self.model = RailModel(entries, self)
        self.view = named(QListView(), "rail", tr("Pages"))
        self._delegate = RailDelegate(self.view)
        self._set_up_view()
        self.question = QuestionButton()
        self._foot = [text_label("", "caption", "text2", wrap=True) for _ in range(3)]
        self._lay_out()
        self._turning = QTimer(self, interval=_TURN_MS)
        self._turning.timeout.connect(self._turn)
        self.view.selectionModel().currentChanged.connect(self._on_current_changed)
        self.set_narrow(False)

    def choose(self, key: str) -> None:
        """Make `key` the page that is shown."""
        self.view.setCurrentIndex(self.model.index(self.model.keys.index(key)))

    def chosen(self) -> str:
        """Give the key of the page that is shown."""
        return self.model.keys[self.view.currentIndex().row()]

    def set_state(self, key: str, state: PageState, count: int = 0) -> None:
        """Show another state beside a page's name."""
        self.model.set_state(key, state, count)
        if self.model.running_rows and self._animated():
            self._turning.start()
        else:
            self._turning.stop()

    def set_foot(self, *lines: str) -> None:
        """Show up to three lines at the foot; the first stands out."""
        for label, text in zip(self._foot, (*lines, "", "", ""), strict=False):
            label.setText(_in_lines(text, label))

    def set_narrow(self, narrow: bool) -> None:
        """Show icons only, or icons and names."""
        self.setFixedWidth(scaled(_NARROW if narrow else _WIDE))
        self.question.set_narrow(narrow)
        for label in self._foot:
            label.setVisible(not narrow)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.model.layoutChanged.emit()

    def _set_up_view(self) -> None:
        view = self.view
        view.setModel(self.model)
        view.setItemDelegate(self._delegate)
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setUniformItemSizes(True)
        view.setMouseTracking(True)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # The stylesheet gives lists the canvas; the rail's own colour shows through.
        view.setProperty("clear", True)

    def _lay_out(self) -> None:
        self._foot[0].setFont(font("header"))
        set_tone(self._foot[0], "text")
        for label in self._foot:
            label.setContentsMargins(*_FOOT_MARGINS)
        parts = self.view, self.question, *self._foot
        column(*parts, parent=self, spacing=1, margins=(0, 10, 1, 14))

    def _on_current_changed(self, current: QModelIndex, _: QModelIndex) -> None:
        if current.isValid():
            self.page_chosen.emit(self.model.keys[current.row()])

    def _animated(self) -> bool:
        hint = QStyle.StyleHint.SH_Widget_Animation_Duration
        return self.style().styleHint(hint, None, self) > 0

    def _turn(self) -> None:
        self._delegate.turn()
        for row in self.model.running_rows:
            self.view.update(self.model.index(row))


def _in_lines(text: str, label: QLabel) -> str:
    """Part a text at its points where it is too long for one line of the wide rail."""
    room = scaled(_WIDE) - _FOOT_MARGINS[0] - _FOOT_MARGINS[2] - 1
    fits = label.fontMetrics().horizontalAdvance(text) <= room
    return text if fits else text.replace(" · ", "\n")
