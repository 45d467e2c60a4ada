"""Writes every change of the session into a project file, and opens projects again."""

from __future__ import annotations

from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from crowdgui.io.project_folder.place import MANIFEST, SUFFIX, is_project_folder
from crowdgui.io.reachable import path_exists
from crowdgui.io.resources import resource
from crowdgui.jobs.autosave import Autosave
from crowdgui.jobs.runner import Runner
from crowdgui.text.translation import escape_bidi, tr
from crowdgui.ui.controllers.edit_recorder import EditRecorder
from crowdgui.ui.dialogs.confirm import confirm_discard, confirm_replace_project, with_ending

if TYPE_CHECKING:
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.importing.recipes import Recipe
    from crowdgui.io.project.content import ProjectContent
    from crowdgui.io.project.recovery import RecoveryFiles
    from crowdgui.ui.controllers.run_controller import RunController
    from crowdgui.ui.session.session import Session
    from crowdgui.ui.session.settings import Settings


_TRY_AGAIN_MS = 3000

_CHECK_MS = 10_000
"""How often the file is looked at, so that another program’s changes are noticed soon."""


class SaveState(StrEnum):
    """Where what is open stands: in no file yet, being written, in a project, or failing."""

    NOTHING = "nothing"
    UNSAVED = "unsaved"
    SAVING = "saving"
    SAVED = "saved"
    FAILED = "failed"


class ProjectController(QObject):
    """Keeps a project file in step with the session.

    Labels that belong to no project are kept in a file among the unsaved work, so that neither a
    crash nor closing the window loses anything that was decided about them.

    Signals: `changed` when the project or the state of saving is another; `failed` with a
    sentence when something could not be saved; `refused` with a sentence when a project cannot
    be opened, `not_saved_as` when one cannot be saved in another file; `announced` with a sentence
    about what was opened or saved; `unsaved_found` with the unsaved work of earlier times;
    `progressed` with a tuple of `Progress`.
    """

    changed = Signal()
    failed = Signal(str)
    refused = Signal(str)
    not_saved_as = Signal(str)
    announced = Signal(str)
    unsaved_found = Signal(object)
    progressed = Signal(object)

    def __init__(self, session: Session, run_controller: RunController, settings: Settings) -> None:
        super().__init__(session)
        self._session, self._run_controller, self._settings = session, run_controller, settings
        self._window: QWidget | None = None
        self._autosave = Autosave(self)
        self._recording = EditRecorder(session, self._autosave)
        self._search = Runner(self)
        self._search.succeeded.connect(self._on_unsaved_found)
        # As chosen: of what comes with the application a copy is read.
        self._opening: Path | None = None
        # Chosen while another is read, whose turn it is first.
        self._next: Path | None = None
        self._unsaved: Path | None = None
        self._copied: Path | None = None
        # Where what is open now was to be saved: a slow disk may still write what was open before.
        self._saved_to: set[Path] = set()
        self._folder: Path | None = None
        # What the folder held when it was read or written here: others may write into it, too.
        self._manifest = b""
        run_controller.export_controller.shared.connect(self._note_folder)
        self._restoring = False
        self._offer_unsaved = False
        self._given_up = False
        self._worth_keeping = False
        self._failure = ""
        """Why saving fails, in a sentence."""
        # What the user agreed to lose, by the same sentence.
        self._confirmed = ""
        self._again = QTimer(self, interval=_TRY_AGAIN_MS)
        self._again.timeout.connect(self._autosave.try_again)
        self._checks = QTimer(self, interval=_CHECK_MS)
        self._checks.timeout.connect(self._autosave.check)
        self._checks.start()
        self._connect()

    @property
    def state(self) -> SaveState:
        if self._session.question.data is None:
            return SaveState.NOTHING
        if self._failure:
            return SaveState.FAILED
        settled = self._autosave.is_settled
        # Behind a slow disk of what was open before, nothing is kept yet.
        if self._unsaved is not None and (settled or self._autosave.path == self._unsaved):
            return SaveState.UNSAVED
        return SaveState.SAVED if settled else SaveState.SAVING

    @property
    def why(self) -> str:
        """What hinders saving, in a sentence; nothing while all is well."""
        return self._failure

    @property
    def opening_name(self) -> str:
        """The name of the project that is being read, if any."""
        chosen = self._next or self._opening
        return chosen.name if chosen else ""

    @property
    def name(self) -> str:
        """What is open, by the name of its project, or else of its file of labels."""
        project, data = self.project, self._session.question.data
        if project is not None:
            return project.name
        return data.name if data else ""

    @property
    def project(self) -> Path | None:
        """The project file that holds what is open; None while there is none."""
        closed = self._session.question.data is None
        return self._autosave.path if self._unsaved is None and not closed else None

    @property
    def kept_in(self) -> Path | None:
        """The project file, or that of unsaved work once something was decided."""
        if (
            self._unsaved is not None
            and self._worth_keeping
            and self._session.question.data is not None
        ):
            return self._unsaved
        return self.project

    @property
    def _untouched(self) -> Path | None:
        """The file of unsaved work in which nothing was decided: nobody needs it any more."""
        return None if self._worth_keeping else self._unsaved

    @property
    def recipe(self) -> Recipe | None:
        """How the first labels of the question that is shown were read, if that is known."""
        content = self._recording.content()
        return content.questions[content.shown].recipe if content.questions else None

    @property
    def title(self) -> str:
        """The name, and which question is shown where there are several."""
        if len(self._session.questions) < 2 or self._session.question.data is None:
            return self.name
        return f"{self.name} · {escape_bidi(self._session.question.data.question)}"

    def holds(self, path: Path) -> bool:
        """Return whether this file is the one that is open."""
        return self._autosave.path is not None and _same_file(path, self._autosave.path)

    def set_window(self, window: QWidget) -> None:
        """Name the window that dialogs belong to."""
        self._window = window

    def close_labels(self) -> bool:
        """Close what is open; False where the user would rather save it first.

        Work that was never saved as a project is offered again, as at the next start.
        """
        if not self.confirm_leave():
            return False
        self._offer_unsaved = True
        self._session.close()
        return True

    def look_for_unsaved(self) -> None:
        """Look in the background for work that was never saved as a project."""
        look = partial(_find_unsaved, self._settings.unsaved_folder, self._settings.exported_to)
        self._search.start(tr("Looking for unsaved work"), look)

    def open(self, path: Path) -> None:
        """Open a project; what is open stays until the file turns out good.

        Of one that comes with the application a copy is opened, as work that is not saved.
        """
        if self._opening is None and self.holds(path):
            self.announced.emit(tr("{file} is already open.", file=path.name))
            return
        if not self.confirm_leave():
            return
        file = path
        if self._opening is None and _comes_with_application(path):
            try:
                file = self._copied = _copy_into(self._settings.unsaved_folder, path)
            except OSError:
                # Where nothing can be kept it is looked at all the same, and saving says why.
                self._take(_read(path))
                return
        if self._failure:
            # The file lacks what is given up, so nothing that follows could be added to it.
            self._given_up = self._recording.pauses = True
            self._autosave.discard()
        self._failure = ""
        if self._opening is None:
            self._opening = path
            self._autosave.open(file)
        else:
            self._next = None if path == self._opening else path
        self.changed.emit()

    def _open_next(self) -> None:
        """Open what was chosen last, once it is known what became of the one that was read."""
        path, self._next = self._next, None
        if path is not None:
            self.open(path)

    @Slot()
    def save(self) -> None:
        """Ask for a file where there is none yet; otherwise try again what could not be saved."""
        if self._session.question.data is None:
            return
        if self._unsaved is not None or self._autosave.path is None or self._autosave.read_only:
            self.save_as()
        elif self._failure:
            self._autosave.try_again()
        else:
            words = tr("Every change is saved in {file} as you make it.", file=self.name)
            self.announced.emit(words)

    @Slot()
    def save_as(self) -> None:
        """Ask for a file to go on in."""
        start = self._settings.folder / (Path(self.name).stem + SUFFIX)
        kinds = tr("CrowdGUI project (*{suffix})", suffix=SUFFIX)
        chosen, _ = QFileDialog.getSaveFileName(self._window, tr("Save project"), str(start), kinds)
        path: Path | None = Path(chosen) if chosen else None
        if path is not None and path.suffix.lower() != SUFFIX:
            path = with_ending(self._window, path, SUFFIX) if self._window else None
        if path is not None:
            self.save_to(path)

    @Slot()
    def save_as_folder(self) -> None:
        """Ask for a folder, and write all that is open into it as plain files."""
        if self._session.question.data is None:
            return
        chosen = QFileDialog.getExistingDirectory(
            self._window, tr("Save project as folder"), str(self._settings.folder)
        )
        if not chosen:
            return
        folder = Path(chosen)
        # What is open may be another project than the one that is there, or an older state of it.
        others = is_project_folder(folder) and (
            folder != self._folder or _manifest_of(folder) != self._manifest
        )
        if not others or (self._window and confirm_replace_project(self._window, folder)):
            self._folder = folder
            self._run_controller.export_controller.share(folder, self._recording.content())

    @Slot(object)
    def _note_folder(self, folder: Path) -> None:
        if folder == self._folder:
            self._manifest = _manifest_of(folder)

    def take_folder(self, content: ProjectContent, folder: Path) -> None:
        """Go on with what a project folder held; the folder itself stays as it is."""
        self._take(content, folder)
        self._note_folder(folder)
        self._remember(folder)
        self.announced.emit(
            tr(
                "{folder} is open. Save the project to keep your changes, or save it as this "
                "folder again.",
                folder=folder.name,
            )
        )

    def _take(self, content: ProjectContent, folder: Path | None = None) -> None:
        """Go on with what was read elsewhere, as work that is not saved."""
        self._close_previous()
        self._folder = folder
        self._restoring = True
        self._session.project_folder = folder
        self._recording.restore(content)
        self._restoring = False
        self._begin()
        self._run_controller.catch_up()

    def save_to(self, path: Path) -> None:
        """Go on in a project file at `path`."""
        # The user who saves wants it kept, even if the window closes before it is done.
        self._worth_keeping = True
        self._saved_to.add(path)
        # The new file lacks nothing.
        self._given_up = self._recording.pauses = False
        content = self._recording.content()
        self._autosave.save_as(path, content, unsaved=self._unsaved)

    def shut_down(self, milliseconds: int = 5000) -> bool:
        """Write what can be written; unsaved work that nobody has touched is not kept."""
        self._again.stop()
        self._checks.stop()
        # The thread stops reading, and nothing else is read afterwards.
        self._next = None
        if self._failure:
            # The user was asked before the window closed.
            self._autosave.discard()
        elif (untouched := self._untouched) is not None:
            self._autosave.close(unsaved=untouched)
        # What is decided until the window closes is written as long as that has not ended.
        return self._search.shut_down() and self._autosave.shut_down(milliseconds)

    def keep_for_reopening(self) -> None:
        """Keep what is open also where nothing was decided about it."""
        self._worth_keeping = True

    @property
    def left(self) -> Path | None:
        """The file that what was open is kept in, once it is shut down."""
        return self._autosave.left

    def confirm_leave(self) -> bool:
        """Ask before work that could not be saved is lost; True at once if there is none.

        It is lost only once something else is open: until then it is tried again.
        """
        untouched = self._untouched
        if not self._failure or (untouched is not None and untouched == self._autosave.failing):
            return True
        # Another thing may fail while the user is asked.
        why = self._failure
        if self._window is None or not confirm_discard(self._window, why):
            return False
        self._confirmed = why
        return True

    def _connect(self) -> None:
        session, autosave = self._session, self._autosave
        session.opened.connect(self._on_session_opened)
        self._recording.decided.connect(self._on_decided)
        self._recording.recorded.connect(self.changed)
        autosave.began.connect(self._on_began)
        autosave.opened.connect(self._on_opened)
        autosave.switched.connect(self.changed)
        autosave.closed.connect(self._on_closed)
        autosave.failed.connect(self._on_failed)
        autosave.not_opened.connect(self._on_not_opened)
        autosave.not_saved_as.connect(self.not_saved_as)
        autosave.settled.connect(self._on_settled)
        autosave.progressed.connect(self.progressed)

    @Slot()
    def _on_session_opened(self) -> None:
        """Begin to keep labels that come from a file of labels."""
        if not self._restoring:
            self._close_previous()
            self._recording.forget()
            if self._session.question.data is not None:
                self._begin()
            else:
                self.changed.emit()

    def _begin(self) -> None:
        """Keep all that is open among the unsaved work."""
        from crowdgui.io.project.recovery import new_recovery_path

        self._unsaved = new_recovery_path(self._settings.unsaved_folder)
        self._recording.begin(self._unsaved)
        self.changed.emit()

    def _close_previous(self) -> None:
        """Close what was open before; unsaved work stays where it is worth something."""
        # What fails only since the user was asked is tried again before anything else is kept.
        if self._failure and self._failure == self._confirmed:
            self._autosave.discard()
        if self._unsaved or self._opening or self._autosave.path is not None:
            self._autosave.close(unsaved=self._untouched)
        self._unsaved, self._worth_keeping, self._failure = None, False, ""
        self._given_up = self._recording.pauses = False
        self._folder = self._opening = self._next = None
        self._saved_to.clear()

    @Slot()
    def _on_closed(self) -> None:
        """Offer unsaved work where nothing was opened instead of it."""
        if self._offer_unsaved and self._session.question.data is None:
            look = partial(_find_unsaved, self._settings.unsaved_folder, None)
            self._search.start(tr("Looking for unsaved work"), look)
        self._offer_unsaved = False
        self.changed.emit()

    @Slot()
    def _on_decided(self) -> None:
        self._worth_keeping = True

    @Slot(object)
    def _on_began(self, path: Path) -> None:
        if path in self._saved_to:
            self._unsaved = None
            self._remember(path)
            self.announced.emit(
                tr("Saved in {file}. Every change is saved as you make it.", file=path.name)
            )
        elif path != self._unsaved and path.parent != self._settings.unsaved_folder:
            self._remember(path)
        self.changed.emit()

    @Slot(object)
    def _on_opened(self, content: ProjectContent) -> None:
        """Show what a project holds; its last result needs no other run."""
        path, self._opening = self._autosave.path, None
        assert path is not None
        # Where nothing was decided about them, the file of the labels of before goes.
        self._autosave.adopt(unsaved=self._untouched)
        unsaved = path.parent == self._settings.unsaved_folder
        self._given_up = self._recording.pauses = False
        self._failure, self._folder = "", None
        self._saved_to.clear()
        # Opened again later, it holds what was decided in it.
        copied, self._copied = path == self._copied, None
        self._unsaved, self._worth_keeping = (path if unsaved else None), not copied
        self._restoring = True
        # On another computer, what items name lies beside the project, if anywhere.
        self._session.project_folder = None if unsaved else path.parent
        self._recording.restore(content)
        self._restoring = False
        self._run_controller.catch_up()
        if not unsaved:
            self._remember(path)
        if content.notes:
            self.announced.emit(content.notes[0])
        elif copied:
            self.announced.emit(
                tr(
                    "This is your own copy of a finished project. Edit ▸ History lists what was "
                    "decided, and notes on the Items page say why. Save it to keep your changes."
                )
            )
        elif self._autosave.read_only:
            self.announced.emit(
                tr(
                    "{file} is read-only. Save it somewhere else to keep your changes.",
                    file=path.name,
                )
            )
        self.changed.emit()
        self._open_next()

    def _remember(self, path: Path) -> None:
        self._settings.remember(path)
        self._settings.folder = path.parent

    @Slot(str)
    def _on_not_opened(self, sentence: str) -> None:
        self._opening = None
        if sentence:
            self.refused.emit(sentence)
        if self._given_up:
            self._given_up = self._recording.pauses = False
            self._begin()
        self.changed.emit()
        self._open_next()

    @Slot(str)
    def _on_failed(self, sentence: str) -> None:
        again, self._failure = sentence == self._failure, sentence
        self._again.start()
        if not again:
            self.failed.emit(sentence)
        self.changed.emit()

    @Slot()
    def _on_settled(self) -> None:
        self._failure = self._confirmed = ""
        self._again.stop()
        self.changed.emit()

    @Slot(object)
    def _on_unsaved_found(self, found: RecoveryFiles) -> None:
        self.unsaved_found.emit(found)
        if found.damaged and not found.abandoned and self._session.question.data is None:
            path, why = found.damaged[0]
            self.announced.emit(
                tr("Unsaved work in {folder} can’t be opened. {why}", folder=path.parent, why=why)
            )


def _manifest_of(folder: Path) -> bytes:
    """Return the list of files in a project folder, which has their checksums; empty without."""
    try:
        return (folder / MANIFEST).read_bytes()
    except OSError:
        return b""


def _find_unsaved(
    folder: Path, exported_to: Path | None, report: ProgressCallback
) -> RecoveryFiles:
    from crowdgui.io.atomic import remove_unfinished
    from crowdgui.io.project.recovery import clean, find_recovery_files

    if exported_to is not None:
        remove_unfinished(exported_to)
    clean(folder)
    return find_recovery_files(folder)


def _comes_with_application(path: Path) -> bool:
    return path_exists(path) and path.resolve().parent == resource("samples").resolve()


def _copy_into(folder: Path, path: Path) -> Path:
    """Copy a project to a name of its own; the copy can be written even if `path` can't."""
    from crowdgui.io.project.recovery import new_recovery_path

    folder.mkdir(parents=True, exist_ok=True)
    copy = new_recovery_path(folder)
    try:
        copy.write_bytes(path.read_bytes())
    except OSError:
        # Half of it would be offered as damaged work at the next start.
        copy.unlink(missing_ok=True)
        raise
    return copy


def _read(path: Path) -> ProjectContent:
    from crowdgui.io.project.project import read_project

    return read_project(path)


def _same_file(one: Path, other: Path) -> bool:
    return path_exists(one) and path_exists(other) and one.samefile(other)
