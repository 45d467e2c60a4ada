"""What is around the pages: rail, menus and their right end, messages and the status line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget
from shiboken6 import isValid

from crowdgui.text.translation import tr
from crowdgui.ui.main_window.menus import Actions
from crowdgui.ui.main_window.rail import Rail, RailEntry
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.style.icons import app_icon
from crowdgui.ui.widgets.buttons import icon_button
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.messages import MessageStrip, StatusLine
from crowdgui.ui.widgets.progress import ProgressStrip
from crowdgui.ui.widgets.text import ElidedLabel, plain_tooltip, text_label

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QPushButton

    from crowdgui.ui.controllers.project_controller import ProjectController
    from crowdgui.ui.main_window.frame import WindowFrame
    from crowdgui.ui.session.session import Session


def rail_entries(*, paired: bool = False) -> tuple[RailEntry, ...]:
    """Return the pages in the order of the work: of labels, or of comparisons of two."""
    data = RailEntry("data", "table", tr("Data"))
    if paired:
        return (data, RailEntry("ranking", "ticked-list", tr("Ranking")))
    return (
        data,
        RailEntry("labels", "tag", tr("Labels")),
        RailEntry("workers", "people", tr("Workers")),
        RailEntry("items", "ticked-list", tr("Items")),
        RailEntry("guarantee", "shield-tick", tr("Guarantee")),
        RailEntry("compare", "bars", tr("Compare")),
        RailEntry("export", "arrow-out", tr("Export")),
    )


def build_layout(window: WindowFrame) -> None:
    """Build everything in the window but the pages."""
    window.setWindowIcon(app_icon())
    window.rail = Rail((*rail_entries(), rail_entries(paired=True)[-1]))
    window.rail.show_only(entry.key for entry in rail_entries())
    window.message = MessageStrip("window-message")
    window.stack = QStackedWidget()
    window.status = StatusLine("status-line")
    window.progress = ProgressStrip("progress-strip")
    window.actions_ = Actions(window)
    _lay_out(window)
    window.focus_ring = FocusRing(window)


def _lay_out(window: WindowFrame) -> None:
    right = QVBoxLayout()
    right.setContentsMargins(0, 0, 0, 0)
    right.setSpacing(0)
    right.addWidget(window.message)
    right.addWidget(window.stack, 1)
    right.addWidget(window.progress)
    right.addWidget(window.status)
    middle = QWidget()
    row = QHBoxLayout(middle)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    row.addWidget(window.rail)
    row.addLayout(right, 1)
    window.setCentralWidget(middle)


_WIDTH = 490


class TitleCorner(QWidget):
    """Names what is open; undo and redo are off while there is nothing to undo or redo.

    `find` and `ask` are what the menus have for searching a table and for help.
    """

    def __init__(
        self, session: Session, project_controller: ProjectController, find: QAction, ask: QAction
    ) -> None:
        super().__init__()
        self.setObjectName("corner")
        self._session, self._project_controller = session, project_controller
        self._name = ElidedLabel("", "header")
        self._name.setObjectName("open-file")
        self._state = text_label("", "body", "text2")
        self._state.setObjectName("saved-state")
        self._undo = icon_button("undo", tr("Undo"), name="corner-undo")
        self._redo = icon_button("redo", tr("Redo"), name="corner-redo")
        self._name.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 16, 0)
        row.setSpacing(4)
        row.addWidget(self._name, 1)
        row.addWidget(self._state)
        row.addSpacing(8)
        row.addWidget(self._undo)
        row.addWidget(self._redo)
        row.addWidget(_button_of(find, "search", tr("Find"), "corner-find"))
        row.addWidget(_button_of(ask, "help", tr("Help"), "corner-help"))
        undos = session.undos
        self._undo.clicked.connect(undos.undo)
        self._redo.clicked.connect(undos.redo)
        undos.indexChanged.connect(self._on_changed)
        session.data_changed.connect(self._on_changed)
        project_controller.changed.connect(self._on_changed)
        self._on_changed()

    def sizeHint(self) -> QSize:
        """Ask for room for a long name at once: a menu bar makes none for one that grows."""
        return QSize(scaled(_WIDTH), super().sizeHint().height())

    @Slot()
    def _on_changed(self) -> None:
        undos = self._session.undos
        if not isValid(undos):
            # It tells of its end while the window is taken apart.
            return
        self._name.setText(self._project_controller.name)
        word, sentence = _state_words(self._project_controller)
        self._state.setText(word)
        self._state.setToolTip(plain_tooltip(sentence))
        self._state.setAccessibleName(f"{word}. {sentence}")
        self._undo.setEnabled(undos.canUndo())
        self._redo.setEnabled(undos.canRedo())
        self._undo.setToolTip(plain_tooltip(tr("Undo {what}", what=undos.undoText())))
        self._redo.setToolTip(plain_tooltip(tr("Redo {what}", what=undos.redoText())))


def _button_of(action: QAction, icon: str, words: str, name: str) -> QPushButton:
    """Make a button that does what an action of the menus does, while that can be done."""
    made = icon_button(icon, words, name=name)
    made.clicked.connect(action.trigger)
    action.enabledChanged.connect(made.setEnabled)
    made.setEnabled(action.isEnabled())
    return made


def _state_words(project_controller: ProjectController) -> tuple[str, str]:
    """State in a word whether what is open is saved, and in a sentence what that means."""
    # What it needs is not loaded before the window is on the screen.
    from crowdgui.ui.controllers.project_controller import SaveState

    match project_controller.state:
        case SaveState.UNSAVED:
            return tr("Not in a project"), tr(
                "Your changes are kept on this computer, even after a crash. Save them as "
                "a project to keep them in a file of your own."
            )
        case SaveState.SAVING:
            return tr("Saving…"), tr("The last changes are being written to the project file.")
        case SaveState.SAVED:
            return tr("Saved"), tr("Every change is written to the project file as you make it.")
        case SaveState.FAILED:
            return tr("Not saved"), project_controller.why
    return "", ""
