"""The one place where the window's parts are put together."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer

from crowdgui import __version__
from crowdgui.text.translation import tr
from crowdgui.ui.main_window.window import MainWindow
from crowdgui.ui.session.settings import Settings
from crowdgui.ui.style.theme import ThemeChoice
from crowdgui.ui.system.application import (
    Application,
    end_on_signals,
    fit_on_screen,
    install_language,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtWidgets import QApplication

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.ui.main_window.palette import CommandPalette
    from crowdgui.ui.widgets.messages import Severity


_LONGEST_LOAD_MS = 120_000


_PAUSE_MS = 250
"""Between two parts of pages made ahead, so that keys and clicks come first."""


def open_window(file: Path | None, *, sample: bool, picture: Path | None = None) -> int:
    """Open the window on a file or the sample, and stay until it is closed.

    The window is on the screen before it is built, and built before what it works with is
    loaded, in another thread. With a `picture` it is closed once all is computed and its picture is
    written.
    """
    app = Application()
    app.setApplicationName("CrowdGUI")
    app.setApplicationVersion(__version__)
    # By this a Linux desktop finds the window's name and icon, in its menu entry.
    app.setDesktopFileName("io.github.crowdgui.CrowdGUI")
    settings = Settings()
    install_language(app, settings.language)
    window = _empty_window(app, settings)
    waiting = [file]
    app.file_wanted.connect(partial(_open_requested, window, waiting))
    end_on_signals(lambda: window.end())

    def begin() -> None:
        _begin(window, waiting[0], sample=sample, picture=picture)

    queued = Qt.ConnectionType.QueuedConnection
    window.painted.connect(lambda: _build_frame_and_load(window, waiting, begin), queued)
    window.show()
    if picture is None:
        # The screen may be smaller than a new window, or than the one of last time. How wide the
        # frame is, is known from here on.
        fit_on_screen(window)
    ended = app.exec()
    while window.reopens:
        window = _reopen(app, window)
        ended = app.exec()
    from crowdgui.jobs.autosave import end_late_threads
    from crowdgui.jobs.runner import end_threads

    # What is being imported cannot be stopped, and a thread left running would end in a crash.
    end_threads(_LONGEST_LOAD_MS)
    end_late_threads(_LONGEST_LOAD_MS)
    return ended


def _reopen(app: Application, before: MainWindow) -> MainWindow:
    """Open a new window in the language chosen meanwhile, on what was open.

    All that it works with is loaded already.
    """
    from crowdgui.ui.system.application import thaw_garbage
    from crowdgui.ui.system.crash_log import on_uncaught

    install_language(app, before.settings.language)
    window = MainWindow(before.settings, before.theme)
    window.make_palette = partial(_make_palette, window)
    app.file_wanted.disconnect()
    app.file_wanted.connect(partial(_open_requested, window, [None]))
    _build_frame(window)
    _fill(window)
    on_uncaught(window.message.error_found.emit)
    window.show()
    if (left := before.project_controller.left) is not None:
        window.project_controller.open(left)
    window.project_controller.look_for_unsaved()
    preload_pages(window)
    # What waits for a signal of either would keep all that was open.
    before.deleteLater()
    before.session.deleteLater()
    thaw_garbage()
    return window


def _open_requested(window: MainWindow, waiting: list[Path | None], name: str) -> None:
    """Open a file that was double-clicked, or keep it until there is something to open it with."""
    if window.services is None:
        waiting[0] = Path(name)
    else:
        window.open_controller.open(Path(name))


def _build_frame_and_load(
    window: MainWindow, waiting: list[Path | None], begin: Callable[[], None]
) -> None:
    """Import in another thread, and begin once the most important is there."""
    from crowdgui.jobs.runner import Runner
    from crowdgui.ui.widgets.messages import Severity

    _build_frame(window)
    if waiting[0] is not None:
        # Until it is read, which takes as long as loading what reads it.
        show_opening(window, waiting[0].name)
    loader, later = Runner(window), Runner(window)
    loader.succeeded.connect(lambda _: begin())
    loader.succeeded.connect(lambda _: later.start("", _load_more))
    later.succeeded.connect(lambda _: preload_pages(window))
    loader.failed.connect(partial(window.message.show_message, Severity.BAD))
    names = _make_names()

    def go_on() -> None:
        if next(names, None) is None:
            loader.start("", _load)
        else:
            QTimer.singleShot(0, window, go_on)

    go_on()


def _make_names() -> Iterator[str]:
    """Ask for all names of Qt before there is a second thread, those of a module at a time.

    PySide6 makes each when it is first asked for, and two threads that ask at once end the program
    now and then: one that imports pages, and the window’s with whatever is clicked on meanwhile.
    """
    from PySide6 import QtCore, QtGui, QtWidgets

    for module in (QtCore, QtGui, QtWidgets):
        for name in dir(module):
            getattr(module, name)
        yield module.__name__


def show_opening(window: MainWindow, name: str) -> None:
    """State that a file is being opened; the next message takes its place."""
    from crowdgui.ui.widgets.messages import Severity

    window.message.show_message(Severity.INFO, tr("Opening {file}…", file=name))


def preload_pages(window: MainWindow) -> None:
    """Make pages, and what they draw on, whenever there is nothing else to do, part by part.

    The first look at each is quick then. It begins before anything is open: beside a rule that
    runs, each part would take several times as long.
    """
    from PySide6.QtWidgets import QApplication

    from crowdgui.ui.system.application import freeze_garbage, share_interpreter

    share_interpreter()
    timer, parts = QTimer(window, interval=_PAUSE_MS), _parts_ahead(window)

    def make_one() -> None:
        asked = QApplication.activeModalWidget() is not None
        if window.busy or window.project_controller.opening_name or asked:
            return
        if next(parts, None) is None:
            timer.stop()
            freeze_garbage()

    timer.timeout.connect(make_one)
    timer.start()


def _parts_ahead(window: MainWindow) -> Iterator[object]:
    """Make the pages and their canvases, one part each time it is asked."""
    from crowdgui.ui.main_window.layout import rail_entries
    from crowdgui.ui.plots.base import Plot

    for entry in rail_entries():
        if entry.key in window.pages:
            continue
        page = window.pages[entry.key]
        yield page
        for plot in page.findChildren(Plot):
            plot.prepare()
            yield plot


def _load(_: ProgressCallback) -> None:
    """Import what the window works with."""
    from crowdgui.ui.system.crash_log import install_log

    install_log()
    from crowdgui.ui.main_window import services  # noqa: F401
    from crowdgui.ui.pages.data import page  # noqa: F401


def _load_more(_: ProgressCallback) -> None:
    """Import what the first file needs: what reads, keeps and shows it."""
    from crowdgui.io.importing import read_labels  # noqa: F401
    from crowdgui.io.project import recovery  # noqa: F401
    from crowdgui.ui.main_window.layout import rail_entries

    for entry in rail_entries():
        import_module(f"crowdgui.ui.pages.{entry.key}.page")
    from crowdgui.ui.dialogs.help import book  # noqa: F401
    from crowdgui.ui.main_window import palette  # noqa: F401


def _begin(window: MainWindow, file: Path | None, *, sample: bool, picture: Path | None) -> None:
    from crowdgui.ui.controllers.samples import SAMPLES

    _fill(window)
    window.project_controller.look_for_unsaved()
    _watch(window)
    if file is not None:
        window.open_controller.open(file)
    elif sample:
        window.open_controller.open_sample(SAMPLES[0])
    if picture is not None:
        window.session.guarantee_changed.connect(lambda: _take_picture(window, picture))


def _watch(window: MainWindow) -> None:
    """Report what went wrong, last time or now; nothing is sent."""
    from crowdgui.ui.system.crash_log import (
        crash_message,
        enable_crash_log,
        on_uncaught,
    )
    from crowdgui.ui.widgets.messages import Severity

    on_uncaught(window.message.error_found.emit)
    left = enable_crash_log()
    if left is not None:
        _show_message(window, Severity.WARN, crash_message(left))
    elif unwritten := window.settings.unwritten:
        _show_message(window, Severity.WARN, unwritten)


def _show_message(window: MainWindow, severity: Severity, sentence: str) -> None:
    window.message.show_message(severity, sentence, closable=True)


def _take_picture(window: MainWindow, path: Path) -> None:
    if window.session.question.guarantee is None:
        return
    if window.unfinished:
        # Closed now, it would ask somebody who is not there whether to quit.
        QTimer.singleShot(_PAUSE_MS, partial(_take_picture, window, path))
        return
    window.grab().save(str(path))
    window.close()


def make_window(app: QApplication) -> MainWindow:
    """Build session, controllers and window."""
    window = _empty_window(app, Settings())
    _build_frame(window)
    _fill(window)
    return window


def _build_frame(window: MainWindow) -> None:
    """Build what is around the pages, before the first thread is started."""
    from crowdgui.jobs.worker import use_single_arena
    from crowdgui.ui.system.application import start_collecting

    use_single_arena()
    start_collecting(window)
    window.build()


def _empty_window(app: QApplication, settings: Settings) -> MainWindow:
    window = MainWindow(settings, ThemeChoice(app, settings.theme))
    window.make_palette = partial(_make_palette, window)
    return window


def _make_palette(window: MainWindow) -> CommandPalette:
    """Load the palette when it is first asked for."""
    from crowdgui.ui.main_window.palette import CommandPalette

    return CommandPalette(window)


def _fill(window: MainWindow) -> None:
    from crowdgui.ui.main_window.services import build_services

    window.set_services(build_services(window.settings))
