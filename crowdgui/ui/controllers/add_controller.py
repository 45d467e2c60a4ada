"""Adds labels or item content to what is open: asks, takes them, says what they changed."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from crowdgui.core.added_labels import compare_labels
from crowdgui.core.progress import Progress
from crowdgui.io.project_folder.place import is_project
from crowdgui.jobs.runner import Runner
from crowdgui.text.adding import describe_after_adding
from crowdgui.text.translation import format_number, join_list, tr, tr_n
from crowdgui.ui.dialogs.add_labels import AddLabelsDialog, WhichDialog
from crowdgui.ui.dialogs.closing import end_when_stopped
from crowdgui.ui.dialogs.file_filters import ask_content_folder, ask_content_table

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.ui.controllers.open_controller import OpenController
    from crowdgui.ui.controllers.project_controller import ProjectController
    from crowdgui.ui.session.session import Session
    from crowdgui.ui.session.settings import Settings


class AddController(QObject):
    """Adds files that a user chooses to the labels that are shown, or what their items show.

    Signals: `failed` with a sentence where something can't be added; `announced` with one about
    what they changed; `started` and `cancelled` with a name, `progressed` with a tuple of
    `Progress` and `ended` while content is read.
    """

    failed = Signal(str)
    announced = Signal(str)
    started = Signal(str)
    progressed = Signal(object)
    cancelled = Signal(str)
    ended = Signal()

    def __init__(
        self,
        session: Session,
        open_controller: OpenController,
        project_controller: ProjectController,
        settings: Settings,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._open_controller, self._project_controller = open_controller, project_controller
        self._session, self._settings, self._window = session, settings, window
        self.dialog: AddLabelsDialog | None = None
        self._name = ""
        self._reader = Runner(self)
        self._reader.succeeded.connect(self._on_content)
        self._reader.failed.connect(self.failed)
        self._reader.started.connect(self.started)
        self._reader.progressed.connect(self.progressed)
        self._reader.cancelled.connect(lambda: self.cancelled.emit(self._name))
        self._reader.finished.connect(self.ended)
        open_controller.to_add.connect(self.offer)
        open_controller.ask_about_drop = self.ask_about_drop
        session.outcome_changed.connect(self._compare)
        session.opened.connect(open_controller.cancel_adding)

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
        self._open_controller.ask_to_add()

    def ask_about_drop(self, files: tuple[Path, ...]) -> bool:
        """Ask whether dropped files are to be added; False where they can only be opened."""
        if not self.can_add or any(map(is_project, files)):
            return False
        asked = WhichDialog(
            "add-or-open",
            self._window,
            tr(
                "Add the labels of {files} to {name}, or open them instead?",
                files=_named(files),
                name=self._project_controller.name,
            ),
            tr("Add labels…"),
            tr("Open instead"),
        )
        asked.first_wanted.connect(partial(self._open_controller.open_to_add, *files))
        asked.second_wanted.connect(partial(self._open_controller.open, *files))
        asked.finished.connect(asked.deleteLater)
        asked.open()
        return True

    @Slot()
    def ask_for_content(self) -> None:
        """Ask what items show: a table or a folder of pictures."""
        data = self._session.question.data
        if data is None:
            return
        if data.pairs is not None:
            self.failed.emit(tr("Content can’t be added to comparisons."))
            return
        asked = WhichDialog(
            "add-content",
            self._window,
            tr("What do the items show?"),
            tr("Table…"),
            tr("Folder of pictures…"),
            tr(
                "A table has the items’ IDs in one column, and texts, addresses or names of "
                "pictures in another. Pictures in a folder are named after the items."
            ),
        )
        asked.first_wanted.connect(self._ask_for_table)
        asked.second_wanted.connect(self._ask_for_folder)
        asked.finished.connect(asked.deleteLater)
        asked.open()

    def _ask_for_table(self) -> None:
        self._add_content(ask_content_table(self._window, str(self._settings.folder)))

    def _ask_for_folder(self) -> None:
        self._add_content(ask_content_folder(self._window, str(self._settings.folder)))

    def _add_content(self, name: str) -> None:
        if name:
            self.add_content(Path(name))

    def add_content(self, path: Path) -> None:
        """Show what a table or a folder of pictures has of the items, in all questions."""
        questions = self._session.questions
        first, every = self._session.question.versions, [one.versions for one in questions]
        self._name = tr("Reading {file}", file=path.name)
        self._reader.start(self._name, partial(_read_content, path, first[-1], every))

    @property
    def busy(self) -> bool:
        """Whether content is read."""
        return self._reader.busy

    def cancel(self) -> None:
        self._reader.cancel()

    @Slot(object)
    def _on_content(self, found: FoundContent) -> None:
        if self._session.add_content(found.versions, found.folder):
            self.announced.emit(
                tr_n(
                    "Content of {found} of {n} item added.",
                    "Content of {found} of {n} items added.",
                    found.items,
                    found=format_number(found.matched),
                )
            )

    @Slot(object)
    def offer(self, questions: tuple[ImportedLabels, ...]) -> None:
        """Show what the labels of a file would change, those of the question that is shown."""
        shown = self._session.question
        before = shown.data
        # A project that was opened while the file was read may hold comparisons or tags.
        if before is None or not self.can_add:
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
        return self._reader.shut_down() & (self.dialog is None or self.dialog.shut_down())

    def _delete(self, dialog: AddLabelsDialog, *_: int) -> None:
        """Delete a closed dialog, once nothing is compared for it any more."""

        def delete() -> None:
            self.dialog = None
            dialog.deleteLater()

        end_when_stopped(dialog, partial(dialog.shut_down, 0), delete)

    @Slot()
    def _compare(self) -> None:
        """State once what the added labels changed, when the rule has run on all of them."""
        shown = self._session.question
        if shown.before_adding is None or shown.final is None:
            return
        final, gold = shown.before_adding
        shown.before_adding = None
        found = compare_labels(final.labels, shown.final.labels, gold)
        self.announced.emit(describe_after_adding(found))


class FoundContent(NamedTuple):
    """The labels of all questions with what their items show, and of how many it was found.

    Items are counted in the question that is shown; `folder` is where the content is from.
    """

    versions: list[tuple[ImportedLabels, ...]]
    folder: Path
    matched: int
    items: int


_MOST_NAMED = 3


def _named(files: tuple[Path, ...]) -> str:
    names = [file.name for file in files]
    if len(names) <= _MOST_NAMED:
        return join_list(names)
    left = format_number(len(names) - _MOST_NAMED)
    return tr("{names} and {n} more", names=join_list(names[:_MOST_NAMED]), n=left)


def _read_content(
    path: Path,
    shown: ImportedLabels,
    every: list[tuple[ImportedLabels, ...]],
    report: ProgressCallback,
) -> FoundContent:
    from crowdgui.io.importing.lists.item_content import find_content, match_content

    items = shown.labels.item_ids.tolist()
    found = find_content(path, items, report)

    def with_content(data: ImportedLabels) -> ImportedLabels:
        # To match many items takes seconds, in which it can still be cancelled.
        report(Progress(""))
        content = match_content(found, data.labels.item_ids.tolist(), data.content).content
        source = None if data.source is None else replace(data.source, content=path)
        return replace(data, content=content, source=source)

    versions = [tuple(map(with_content, one)) for one in every]
    matched = match_content(found, items).matched
    return FoundContent(versions, path if path.is_dir() else path.parent, matched, len(items))
