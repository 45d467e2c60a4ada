"""Ways to open labels: dialogs, files dropped on the window, pasted text, recent ones, samples."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTemporaryDir, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from crowdgui.core.errors import CrowdError, ReadError
from crowdgui.io.project_folder.place import SUFFIX, folder_of, is_project, is_project_folder
from crowdgui.io.resources import resource
from crowdgui.jobs.runner import Runner
from crowdgui.text.errors import describe_error
from crowdgui.text.translation import tr
from crowdgui.ui.controllers.samples import FINISHED, SAMPLES
from crowdgui.ui.dialogs.closing import end_when_stopped, keep_open
from crowdgui.ui.dialogs.file_filters import labels_and_projects

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QDragEnterEvent, QDropEvent
    from PySide6.QtWidgets import QMenu

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.io.importing.recipes import RecipeBook
    from crowdgui.io.importing.sources import Source
    from crowdgui.io.importing.tables import OpenedFile
    from crowdgui.io.project.content import ProjectContent
    from crowdgui.ui.controllers.project_controller import ProjectController
    from crowdgui.ui.controllers.run_controller import RunController
    from crowdgui.ui.controllers.samples import Sample
    from crowdgui.ui.dialogs.import_dialog.dialog import ImportDialog
    from crowdgui.ui.session.settings import Settings


class OpenController(QObject):
    """Asks which file, looks at it in the background, and lets the user check how it is read.

    Signals: `failed` with a sentence where a file cannot be opened; `to_add` with a tuple of
    `ImportedLabels` that are to be added to what is open; `started` with a name,
    `progressed` with a tuple of `Progress` and `ended` while a file is looked at.
    """

    failed = Signal(str)
    to_add = Signal(object)
    started = Signal(str)
    progressed = Signal(object)
    ended = Signal()

    def __init__(
        self,
        run_controller: RunController,
        project_controller: ProjectController,
        settings: Settings,
    ) -> None:
        super().__init__()
        self._run_controller, self._project_controller = run_controller, project_controller
        self._settings = settings
        self._window: QWidget | None = None
        self._files: tuple[Path, ...] = ()
        self._adding = False
        self.ask_about_drop: Callable[[tuple[Path, ...]], bool] | None = None
        self._pasted: QTemporaryDir | None = None
        self._book: RecipeBook | None = None
        # Those that are open, or closed and still reading.
        self._dialogs: set[ImportDialog] = set()
        self._then: Callable[[Any, Any], None] = self._show_dialog
        self._runner = Runner(self)
        self._runner.succeeded.connect(lambda looked: self._then(*looked))
        self._runner.failed.connect(self.failed)
        self._runner.started.connect(self.started)
        self._runner.progressed.connect(self.progressed)
        self._runner.finished.connect(self.ended)

    def set_window(self, window: QWidget) -> None:
        """Name the window that dialogs belong to."""
        self._window = window

    @Slot()
    def ask(self) -> None:
        """Ask the user for files."""
        names, _ = QFileDialog.getOpenFileNames(
            self._window,
            tr("Open labels"),
            str(self._settings.folder),
            labels_and_projects(SUFFIX),
        )
        if names:
            self.open(*map(Path, names))

    @Slot()
    def ask_folder(self) -> None:
        """Ask the user for a folder, which some platforms export a whole job to."""
        name = QFileDialog.getExistingDirectory(
            self._window, tr("Open folder of labels"), str(self._settings.folder)
        )
        if name:
            self.open(Path(name))

    @Slot()
    def paste(self) -> None:
        """Read the text on the clipboard as a file."""
        from crowdgui.io.importing.sources import save_pasted_text

        if self._pasted is None:
            # It goes with the window: what is pasted is nobody's file.
            self._pasted = QTemporaryDir()
        try:
            path = save_pasted_text(QGuiApplication.clipboard().text(), Path(self._pasted.path()))
        except CrowdError as error:
            self.failed.emit(describe_error(error))
        except OSError as error:
            self.failed.emit(
                tr("The text can’t be stored: {why}.", why=error.strerror or str(error))
            )
        else:
            self.open(path)

    def open(self, *files: Path) -> None:
        """Look at files, then show how they would be read; a project is opened at once."""
        # One that is named twice would have all its labels twice.
        files = tuple(dict.fromkeys(files))
        projects = [path for path in files if is_project(path)]
        if projects and len(files) > 1:
            self.failed.emit(tr("Open a project on its own, without other files."))
            return
        if projects and not is_project_folder(projects[0]):
            self._open_project(projects[0])
            return
        if not self._project_controller.confirm_leave():
            return
        if projects:
            self._then, self._adding = self._project_controller.take_folder, False
            task = partial(_read_folder, folder_of(projects[0]))
            self._runner.start(tr("Opening {file}", file=folder_of(projects[0]).name), task)
            return
        self._files, self._adding = files, False
        self._inspect(files, self._show_dialog)

    def _open_project(self, path: Path) -> None:
        """Open a project instead of what is still being looked at."""
        # It may be done by now, and only wait to be heard of.
        self._then = lambda *_: None
        self._runner.cancel()
        self._project_controller.open(path)

    @Slot()
    def ask_to_add(self) -> None:
        """Ask the user for files whose labels are to be added to what is open."""
        names, _ = QFileDialog.getOpenFileNames(
            self._window, tr("Add labels"), str(self._settings.folder), labels_and_projects(SUFFIX)
        )
        if names:
            self.open_to_add(*map(Path, names))

    def open_to_add(self, *files: Path) -> None:
        """Look at files, show how they would be read, and pass on what is to be added."""
        files = tuple(dict.fromkeys(files))
        if any(is_project(path) for path in files):
            self.failed.emit(tr("Add files of labels; a project can only be opened."))
            return
        self._files, self._adding = files, True
        self._inspect(files, self._show_dialog)

    def open_sample(self, sample: Sample) -> None:
        """Open sample data at once: how it is read needs no checking."""
        if sample.file.endswith(SUFFIX):
            self._open_project(resource(f"samples/{sample.file}"))
            return
        if not self._project_controller.confirm_leave():
            return
        self._adding = False
        self._inspect((resource(f"samples/{sample.file}"),), self._run_controller.read, sample)

    def fill_recent(self, menu: QMenu) -> None:
        """Keep a menu of the files opened before."""
        menu.aboutToShow.connect(partial(self._fill_recent, menu))
        self._fill_recent(menu)

    def fill_samples(self, menu: QMenu) -> None:
        for sample in (*SAMPLES, *FINISHED):
            if sample is FINISHED[0]:
                menu.addSeparator()
            action = menu.addAction(sample.name)
            action.setObjectName(f"action-sample-{sample.file}")
            action.setToolTip(sample.sentence)
            action.triggered.connect(partial(self.open_sample, sample))

    def drag_entered(self, event: QDragEnterEvent) -> None:
        if _dropped_files(event):
            event.acceptProposedAction()

    def dropped(self, event: QDropEvent) -> None:
        files = _dropped_files(event)
        if not files:
            return
        event.acceptProposedAction()
        if self.ask_about_drop is None or not self.ask_about_drop(tuple(files)):
            self.open(*files)

    @property
    def busy(self) -> bool:
        return self._runner.busy

    def cancel(self) -> None:
        """Stop looking at a file."""
        self._runner.cancel()

    @Slot()
    def cancel_adding(self) -> None:
        """Stop looking at files that were to be added to what is not open any more."""
        if self._adding:
            self._runner.cancel()

    def shut_down(self) -> bool:
        dialogs = [dialog.shut_down() for dialog in self._dialogs]
        return self._runner.shut_down() & all(dialogs)

    def _fill_recent(self, menu: QMenu) -> None:
        menu.clear()
        files = self._settings.recent
        for path in files:
            # An ampersand in a file's name is no shortcut.
            action = menu.addAction(str(path).replace("&", "&&"))
            action.triggered.connect(partial(self.open, path))
        if not files:
            menu.addAction(tr("No files yet")).setEnabled(False)
            return
        menu.addSeparator()
        forget = menu.addAction(tr("Clear this list"))
        forget.setObjectName("action-forget-recent")
        forget.triggered.connect(self._settings.forget_recent)

    def _inspect(
        self,
        files: tuple[Path, ...],
        then: Callable[[Source, OpenedFile], None],
        sample: Sample | None = None,
    ) -> None:
        self._then = then
        task = partial(_guess, files, sample)
        self._runner.start(tr("Inspecting {file}", file=files[0].name), task)

    def _show_dialog(self, source: Source, opened: OpenedFile) -> None:
        from crowdgui.io.importing.recipes import RecipeBook
        from crowdgui.ui.dialogs.import_dialog.dialog import ImportDialog

        if self._book is None or not self._book.unwritten:
            # Another window may have written recipes since.
            self._book = RecipeBook(self._settings.recipes_file)
        # What is added is read as the first labels were, on any computer.
        self._book.of_project = self._project_controller.recipe if self._adding else None
        dialog = ImportDialog(source, self._window, self._book, opened)
        if not self._adding:
            keep_open(dialog)
        dialog.imported.connect(self._on_to_add if self._adding else self._on_imported)
        dialog.finished.connect(partial(self._delete, dialog))
        self._dialogs.add(dialog)
        dialog.open()

    def _delete(self, dialog: ImportDialog, *_: int) -> None:
        """Delete a closed dialog, once nothing reads for it any more."""

        def delete() -> None:
            self._dialogs.discard(dialog)
            dialog.deleteLater()

        end_when_stopped(dialog, partial(dialog.shut_down, 0), delete)

    @Slot(object)
    def _on_to_add(self, questions: tuple[ImportedLabels, ...]) -> None:
        self._settings.folder = self._files[0].parent
        self.to_add.emit(questions)

    @Slot(object)
    def _on_imported(self, questions: tuple[ImportedLabels, ...]) -> None:
        # The dialog may have added files, and taken away the one it began with.
        source = questions[0].source
        files = source.files if source is not None else ()
        path = files[0] if files else self._files[0]
        pasted = self._pasted is not None and path.parent == Path(self._pasted.path())
        if not pasted:
            self._settings.remember(path)
            self._settings.folder = path.parent
        self._run_controller.open(*questions)


def _read_folder(folder: Path, report: ProgressCallback) -> tuple[ProjectContent, Path]:
    from crowdgui.io.project_folder.folder import read_project_folder

    return read_project_folder(folder, report), folder


def _guess(
    files: tuple[Path, ...], sample: Sample | None, report: ProgressCallback
) -> tuple[Source, OpenedFile]:
    # Imported by the runner's thread: what reads tables takes long to load.
    from crowdgui.io.importing.lists.class_map import ClassMap, TagOptions
    from crowdgui.io.importing.sources import guess_source
    from crowdgui.io.importing.tables import OpenedFile

    first, *more = files
    opened = OpenedFile(first)
    try:
        guess = guess_source(first, more=tuple(more), opened=opened, report=report)
        source = guess.source
        if sample is not None and sample.separator:
            classes = ClassMap(sample.separator, tags=TagOptions(empty_is_none=True))
            source = replace(source, reading=replace(source.reading, classes=classes))
        if sample is not None and sample.order:
            classes = ClassMap(order=sample.order, is_scale=True)
            source = replace(source, reading=replace(source.reading, classes=classes))
        return source, opened
    except ReadError:
        return _read_error(files, report), opened


def _read_error(files: tuple[Path, ...], report: ProgressCallback) -> Source:
    """Return files that cannot be read as they seem to be.

    The user may know how they are written.
    """
    from crowdgui.io.importing.import_spec import ImportSpec, Layout
    from crowdgui.io.importing.sources import Source
    from crowdgui.io.importing.tables import sniff_several

    return Source(files[0], ImportSpec(sniff_several(files, report), Layout.LONG, ()))


def _dropped_files(event: QDropEvent) -> list[Path]:
    names = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
    # Of an address without a path nothing is left, which would be the folder one is in.
    return [Path(name) for name in names if name]
