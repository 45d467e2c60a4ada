"""The questions of a project: a menu to choose the one that is shown, and keys to leaf through."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from crowdgui.text.translation import escape_bidi, tr

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu, QWidget

    from crowdgui.ui.session import Session
    from crowdgui.ui.widgets.rail import QuestionButton
    from crowdgui.ui.work import Work


class Questions(QObject):
    """Keeps the menu and the button in step with the session; with one question there are none."""

    def __init__(
        self, window: QWidget, session: Session, work: Work, menu: QMenu, button: QuestionButton
    ) -> None:
        super().__init__(window)
        self._session, self._work = session, work
        self._menu, self._button = menu, button
        self._group = QActionGroup(menu)
        self._steps = [
            self._step(tr("&Previous question"), "previous-question", "Ctrl+PgUp", -1),
            self._step(tr("&Next question"), "next-question", "Ctrl+PgDown", 1),
        ]
        button.set_menu(menu)
        session.data_changed.connect(self._on_data_changed)
        session.opened.connect(self._fill)
        self._fill()

    def show(self, question: int) -> None:
        """Show a question; what is being typed belongs to the one shown so far."""
        focused = QApplication.focusWidget()
        if focused is not None:
            focused.clearFocus()
        self._work.show(question)
        if focused is not None and isValid(focused) and focused.isVisible():
            focused.setFocus()

    def step(self, by: int) -> None:
        """Show the question before or after, from the last on again the first."""
        self.show((self._session.shown + by) % len(self._session.sets))

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(each.data.question for each in self._session.sets if each.data is not None)

    def _step(self, words: str, key: str, keys: str, by: int) -> QAction:
        action = QAction(words, self)
        action.setObjectName(f"action-{key}")
        action.setShortcut(QKeySequence(keys))
        action.triggered.connect(partial(self.step, by))
        return action

    @Slot()
    def _fill(self) -> None:
        """List the questions that are open now."""
        several = len(self.names) > 1
        self._menu.clear()
        self._menu.menuAction().setVisible(several)
        for number, name in enumerate(self.names if several else ()):
            # An ampersand in a question is no shortcut.
            action = self._menu.addAction(escape_bidi(name).replace("&", "&&"))
            action.setObjectName(f"action-question-{number}")
            action.setCheckable(True)
            action.triggered.connect(partial(self.show, number))
            self._group.addAction(action)
        self._menu.addSeparator()
        for action in self._steps:
            action.setEnabled(several)
            self._menu.addAction(action)
        self._on_data_changed()

    @Slot()
    def _on_data_changed(self) -> None:
        """Mark the question that is shown."""
        shown, names = self._session.shown, self.names
        if shown < len(self._group.actions()):
            self._group.actions()[shown].setChecked(True)
        self._button.set_question(names[shown] if names else "", shown, len(names))
