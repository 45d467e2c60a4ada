"""Ways to open labels: the file dialog, a file dropped on the window, a recent one, a sample."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from crowdgui.core.text import later, tr
from crowdgui.io.resources import resource
from crowdgui.jobs.runner import Runner
from crowdgui.ui.keeping import SUFFIX

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QDragEnterEvent, QDropEvent
    from PySide6.QtWidgets import QMenu

    from crowdgui.core.progress import Report
    from crowdgui.io.read_labels import Imported, Source
    from crowdgui.ui.keeping import Keeping
    from crowdgui.ui.settings import Settings
    from crowdgui.ui.work import Work


@dataclass(frozen=True)
class Sample:
    """A set of labels that comes with the application."""

    file: str
    _name: str
    _sentence: str

    @property
    def name(self) -> str:
        return tr(self._name)

    @property
    def sentence(self) -> str:
        return tr(self._sentence)


SAMPLES = (
    Sample(
        "street-signs.csv",
        later("Street signs"),
        later("6,000 simulated labels; six of 40 workers are not to be trusted"),
    ),
    Sample(
        "product-reviews.csv",
        later("Product reviews"),
        later("1,920 simulated labels with the texts; a third of the items are hard"),
    ),
    Sample(
        "six-friends.csv",
        later("Six friends, twenty photos"),
        later("one column per worker; small enough to follow by hand"),
    ),
)


class Opening(QObject):
    """Asks which file, looks at it in the background, and lets the user check how it is read.

    Signals: `failed` with a sentence where a file cannot be opened; `started` with a name,
    `progressed` with a tuple of `Progress` and `ended` while a file is looked at.
    """

    failed = Signal(str)
    started = Signal(str)
    progressed = Signal(object)
    ended = Signal()

    def __init__(self, work: Work, keeping: Keeping, settings: Settings) -> None:
        super().__init__()
        self._work, self._keeping, self._settings = work, keeping, settings
        self._window: QWidget | None = None
        self._path = Path()
        self._then: Callable[[Source], None] = self._show_dialog
        self._runner = Runner(self)
        self._runner.succeeded.connect(lambda source: self._then(source))
        self._runner.failed.connect(self.failed)
        self._runner.started.connect(self.started)
        self._runner.progressed.connect(self.progressed)
        self._runner.finished.connect(self.ended)

    def set_window(self, window: QWidget) -> None:
        """Name the window that dialogs belong to."""
        self._window = window

    @Slot()
    def ask(self) -> None:
        """Let the user choose a file."""
        name, _ = QFileDialog.getOpenFileName(
            self._window,
            tr("Open labels"),
            str(self._settings.folder),
            tr("Labels and projects (*.csv *.tsv *.txt *{project});;All files (*)", project=SUFFIX),
        )
        if name:
            self.open(Path(name))

    def open(self, path: Path) -> None:
        """Look at a file, then show how it would be read; a project is opened at once."""
        if path.suffix.lower() == SUFFIX:
            self._keeping.open(path)
            return
        if not self._keeping.may_leave():
            return
        self._path = path
        self._look(path, self._show_dialog)

    def open_sample(self, sample: Sample) -> None:
        """Open sample data at once: how it is read needs no checking."""
        if not self._keeping.may_leave():
            return
        self._look(resource(f"samples/{sample.file}"), self._work.read)

    def fill_recent(self, menu: QMenu) -> None:
        """Keep a menu of the files opened before."""
        menu.aboutToShow.connect(partial(self._fill_recent, menu))
        self._fill_recent(menu)

    def fill_samples(self, menu: QMenu) -> None:
        for sample in SAMPLES:
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
        if len(files) == 1:
            self.open(files[0])
        else:
            self.failed.emit(
                tr("Drop the file of labels alone; a file of gold can be added in the next step.")
            )

    @property
    def busy(self) -> bool:
        return self._runner.busy

    def cancel(self) -> None:
        """Give up looking at a file."""
        self._runner.cancel()

    def shut_down(self) -> bool:
        return self._runner.shut_down()

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

    def _look(self, path: Path, then: Callable[[Source], None]) -> None:
        self._then = then
        self._runner.start(tr("Looking at {file}", file=path.name), partial(_guess, path))

    def _show_dialog(self, source: Source) -> None:
        from crowdgui.ui.dialogs.import_dialog import ImportDialog

        dialog = ImportDialog(self._path, source, self._window)
        dialog.imported.connect(self._on_imported)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    @Slot(object)
    def _on_imported(self, data: Imported) -> None:
        self._settings.remember(self._path)
        self._settings.folder = self._path.parent
        self._work.open(data)


def _guess(path: Path, report: Report) -> Source:
    # Imported by the runner's thread: what reads tables takes long to load.
    from crowdgui.io.read_labels import open_source

    return open_source(path, report=report)


def _dropped_files(event: QDropEvent) -> list[Path]:
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
