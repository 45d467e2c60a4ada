"""Adds labels of a file to what is open: asks, takes them, and says what they changed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from crowdgui.core.added_labels import compare_labels
from crowdgui.text.adding import describe_after_adding
from crowdgui.text.translation import join_list, tr
from crowdgui.ui.dialogs.add_labels import AddLabelsDialog, AddOrOpenDialog

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.ui.controllers.open_controller import OpenController
    from crowdgui.ui.controllers.project_controller import ProjectController
    from crowdgui.ui.session.session import Session
    from crowdgui.ui.session.settings import Settings

_TRY_AGAIN_MS = 200


class AddController(QObject):
    """Adds files that a user chooses to the labels that are shown.

    Signals: `failed` with a sentence where labels can't be added; `told` with one about what they
    changed.
    """

    failed = Signal(str)
    told = Signal(str)

    def __init__(
        self,
        session: Session,
        opening: OpenController,
        keeping: ProjectController,
        settings: Settings,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session, self._opening, self._keeping = session, opening, keeping
        self._settings, self._window = settings, window
        self.dialog: AddLabelsDialog | None = None
        opening.to_add.connect(self.offer)
        opening.ask_about_drop = self.ask_about_drop
        session.outcome_changed.connect(self._compare)

    @property
    def can_add(self) -> bool:
        """Whether labels can be added to what is shown."""
        data = self._session.question.data
        return data is not None and data.pairs is None and data.tags is None

    @Slot()
    def ask(self) -> None:
        """Ask for files to add, or say why none can be."""
        data = self._session.question.data
        if data is None:
            return
        if not self.can_add:
            self.failed.emit(
                tr("Labels can’t be added to comparisons or tags. Open all files together instead.")
            )
            return
        self._opening.ask_to_add()

    def ask_about_drop(self, files: tuple[Path, ...]) -> bool:
        """Ask whether dropped files are to be added; False where they can only be opened."""
        from crowdgui.ui.controllers.open_controller import is_project

        if not self.can_add or any(map(is_project, files)):
            return False
        asked = AddOrOpenDialog(self._keeping.name, self._window)
        asked.add_wanted.connect(partial(self._opening.open_to_add, *files))
        asked.open_wanted.connect(partial(self._opening.open, *files))
        asked.finished.connect(asked.deleteLater)
        asked.open()
        return True

    @Slot(object)
    def offer(self, questions: tuple[ImportedLabels, ...]) -> None:
        """Show what the labels of a file would change, those of the question that is shown."""
        shown = self._session.question
        before = shown.data
        if before is None:
            return
        more = next((one for one in questions if one.question == before.question), None)
        if more is None and len(questions) > 1:
            names = join_list(tr("“{name}”", name=one.question) for one in questions)
            self.failed.emit(
                tr("None of these questions is the one that is shown: {names}.", names=names)
            )
            return
        dialog = AddLabelsDialog(
            before, shown.state, more or questions[0], self._settings.folder, self._window
        )
        dialog.failed.connect(self.failed)
        dialog.chosen.connect(self._session.add)
        dialog.finished.connect(partial(self._delete, dialog))
        self.dialog = dialog
        dialog.open()

    def shut_down(self) -> bool:
        return self.dialog is None or self.dialog.shut_down()

    def _delete(self, dialog: AddLabelsDialog, *_: int) -> None:
        """Delete a closed dialog, once nothing is compared for it any more."""
        if dialog.shut_down(0):
            self.dialog = None
            dialog.deleteLater()
        else:
            QTimer.singleShot(_TRY_AGAIN_MS, dialog, partial(self._delete, dialog))

    @Slot()
    def _compare(self) -> None:
        """State once what the added labels changed, when the rule has run on all of them."""
        shown = self._session.question
        if shown.before_adding is None or shown.final is None:
            return
        final, gold = shown.before_adding
        shown.before_adding = None
        found = compare_labels(final.labels, shown.final.labels, gold)
        self.told.emit(describe_after_adding(found))
