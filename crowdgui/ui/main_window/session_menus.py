"""Menus filled from what is open: the questions of the project, and work that was never saved."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QFontMetrics, QKeySequence
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from crowdgui.core.errors import CrowdError
from crowdgui.io.reachable import path_exists
from crowdgui.text.translation import escape_bidi, tr, tr_n
from crowdgui.text.wording import name_question
from crowdgui.ui.dialogs.confirm import confirm_delete
from crowdgui.ui.style.fonts import font, scaled

if TYPE_CHECKING:
    from PySide6.QtGui import QUndoGroup
    from PySide6.QtWidgets import QMenu, QWidget

    from crowdgui.core.arrays import IntArray
    from crowdgui.io.project.recovery import RecoverableSession, RecoveryFiles
    from crowdgui.ui.controllers.project_controller import ProjectController
    from crowdgui.ui.controllers.run_controller import RunController
    from crowdgui.ui.dialogs.tags import TagsDialog
    from crowdgui.ui.main_window.rail import QuestionButton
    from crowdgui.ui.session.session import Session
    from crowdgui.ui.session.settings import Settings


_LONGEST = 400
"""Px of the words of an edit in a menu, which may hold names of any length."""


class EditAction(QAction):
    """Undoes or redoes an edit, and says which, as the buttons in the window's corner do."""

    def __init__(self, undos: QUndoGroup, parent: QWidget, *, redo: bool) -> None:
        super().__init__(parent)
        self._redo = redo
        self.setObjectName("action-redo" if redo else "action-undo")
        # All keys that the system has for it: some hands redo with Ctrl+Shift+Z.
        keys = QKeySequence.StandardKey
        self.setShortcuts(keys.Redo if redo else keys.Undo)
        self.triggered.connect(undos.redo if redo else undos.undo)
        (undos.canRedoChanged if redo else undos.canUndoChanged).connect(self.setEnabled)
        (undos.redoTextChanged if redo else undos.undoTextChanged).connect(self._name)
        self.setEnabled(undos.canRedo() if redo else undos.canUndo())
        self._name(undos.redoText() if redo else undos.undoText())

    @Slot(str)
    def _name(self, what: str) -> None:
        middle, room = Qt.TextElideMode.ElideMiddle, scaled(_LONGEST)
        what = QFontMetrics(font("body")).elidedText(escape_bidi(what), middle, room)
        # An ampersand in a name is no shortcut.
        what = what.replace("&", "&&")
        if self._redo:
            self.setText(tr("Redo {what}", what=what) if what else tr("Redo"))
        else:
            self.setText(tr("Undo {what}", what=what) if what else tr("Undo"))


class QuestionMenu(QObject):
    """Keeps the menu and the button in step with the session; with one question there are none.

    Signals: `announced` with a sentence for the status line.
    """

    announced = Signal(str)

    def __init__(
        self,
        window: QWidget,
        session: Session,
        run_controller: RunController,
        menu: QMenu,
        button: QuestionButton,
        settings: Settings,
    ) -> None:
        super().__init__(window)
        self._session, self._run_controller = session, run_controller
        self._window, self._settings = window, settings
        self._menu, self._button = menu, button
        self._group = QActionGroup(menu)
        self._steps = [
            self._step(tr("&Previous question"), "previous-question", "Ctrl+PgUp", -1),
            self._step(tr("&Next question"), "next-question", "Ctrl+PgDown", 1),
        ]
        self._together = QAction(tr("All &tags together…"), self)
        self._together.setObjectName("action-all-tags")
        self._together.setShortcut(QKeySequence("Ctrl+Shift+T"))
        self._together.triggered.connect(self._show_tags)
        self._offer_tags()
        button.set_menu(menu)
        run_controller.tag_controller.joined.connect(self._offer_tags)
        session.outcome_changed.connect(self._offer_tags)
        session.data_changed.connect(self._on_data_changed)
        session.opened.connect(self._fill)
        self._fill()

    def show(self, question: int) -> None:
        """Show a question; what is being typed belongs to the one shown so far."""
        focused = QApplication.focusWidget()
        if focused is not None:
            focused.clearFocus()
        self._run_controller.show(question)
        if focused is not None and isValid(focused) and focused.isVisible():
            focused.setFocus()

    def step(self, by: int) -> None:
        """Show the question before or after, from the last on again the first."""
        self.show((self._session.shown + by) % len(self._session.questions))

    @Slot()
    def _offer_tags(self) -> None:
        """Offer what joins all tags once each has a result."""
        self._together.setEnabled(self._run_controller.tag_controller.complete)

    @Slot()
    def ask_for_tags(self) -> None:
        """Show all tags together, or say what is missing."""
        if self._together.isEnabled():
            self._show_tags()
        else:
            self.announced.emit(tr("Some tags have no final labels yet"))

    @Slot()
    def _show_tags(self) -> None:
        from crowdgui.ui.dialogs.tags import TagsDialog

        dialog = TagsDialog(
            self._run_controller.tag_controller.joining, self._settings.folder, self._window
        )
        dialog.review_asked.connect(partial(self._review_sets, dialog))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _review_sets(self, dialog: TagsDialog, items: IntArray) -> None:
        """Review whole sets; what is shown of all tags follows."""
        from crowdgui.ui.pages.items.set_review import SetReviewDialog

        def join() -> None:
            # It is closed where something else was opened meanwhile.
            if dialog.isVisible():
                dialog.join_results()

        review = SetReviewDialog(self._session, self._settings, items, dialog)
        review.finished.connect(join)
        review.finished.connect(review.deleteLater)
        review.open()

    @property
    def names(self) -> tuple[str, ...]:
        """What the questions ask, where the file says so, each with its name there."""
        return tuple(
            name_question(each.data.question, each.data.asks)
            for each in self._session.questions
            if each.data is not None
        )

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
        if len(self._session.tags) > 1:
            self._menu.addSeparator()
            self._menu.addAction(self._together)
        self._on_data_changed()

    @Slot()
    def _on_data_changed(self) -> None:
        """Mark the question that is shown."""
        shown, names = self._session.shown, self.names
        if shown < len(self._group.actions()):
            self._group.actions()[shown].setChecked(True)
        self._button.set_question(names[shown] if names else "", shown, len(names))


class UnsavedWorkMenu(QObject):
    """Fills a menu; the latest work is offered at the start.

    Signals: `offered` with the `RecoverableSession` to go on with.
    """

    offered = Signal(object)

    def __init__(self, window: QWidget, menu: QMenu, project_controller: ProjectController) -> None:
        super().__init__(window)
        self._window, self._menu, self._project_controller = window, menu, project_controller
        self._there: tuple[RecoverableSession, ...] = ()
        project_controller.unsaved_found.connect(self._on_found)
        project_controller.changed.connect(self._fill)
        self._fill()

    @Slot(object)
    def _on_found(self, found: RecoveryFiles) -> None:
        self._there = found.abandoned
        self._fill()
        if self._there:
            self.offered.emit(self._there[0])

    @Slot()
    def _fill(self) -> None:
        self._menu.clear()
        there = [work for work in self._there if path_exists(work.path)]
        for work in there:
            # An ampersand in a file's name is no shortcut.
            action = self._menu.addAction(_menu_text(work).replace("&", "&&"))
            action.triggered.connect(partial(self._project_controller.open, work.path))
        if not there:
            self._menu.addAction(tr("No unsaved work")).setEnabled(False)
            return
        self._menu.addSeparator()
        delete = self._menu.addAction(tr("Delete all…"))
        delete.setObjectName("action-delete-unsaved")
        delete.triggered.connect(self._on_delete)

    @Slot()
    def _on_delete(self) -> None:
        from crowdgui.io.project.recovery import remove

        there = [work for work in self._there if not self._project_controller.holds(work.path)]
        if there and confirm_delete(self._window, len(there)):
            for work in there:
                with suppress(CrowdError):
                    remove(work.path)
            self._fill()


def describe_unsaved(work: RecoverableSession) -> str:
    """Describe what was left unsaved, how much was done to it, and when."""
    return tr(
        "Work on {file} was not saved as a project: {changes}, {when}.",
        file=work.name,
        changes=_changes(work),
        when=_when(work),
    )


def _menu_text(work: RecoverableSession) -> str:
    return f"{work.name} · {_changes(work)} · {_when(work)}"


def _changes(work: RecoverableSession) -> str:
    return tr_n("{n} change", "{n} changes", work.edits) if work.edits else tr("no changes")


def _when(work: RecoverableSession) -> str:
    moment = QDateTime.fromString(work.when, Qt.DateFormat.ISODate).toLocalTime()
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)
