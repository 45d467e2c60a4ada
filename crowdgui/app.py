"""The one place where the window's parts are put together."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer

from crowdgui import __version__
from crowdgui.ui.application import Application
from crowdgui.ui.language import speak
from crowdgui.ui.main_window import MainWindow
from crowdgui.ui.settings import Settings
from crowdgui.ui.theme import ThemeChoice

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.ui.widgets.messages import Severity


_LONGEST_LOAD_MS = 120_000

_PAUSE_MS = 500
"""Between two pages made ahead, so that keys and clicks come first."""


def open_window(file: Path | None, *, sample: bool, picture: Path | None = None) -> int:
    """Open the window on a file or the sample, and stay until it is closed.

    The window is on the screen before it is furnished, and furnished before what it works with is
    loaded, in another thread. With a `picture` it is closed once all is worked out and its picture
    is written.
    """
    app = Application()
    app.setApplicationName("CrowdGUI")
    app.setApplicationVersion(__version__)
    settings = Settings()
    speak(app, settings.language)
    window = _empty_window(app, settings)
    waiting = [file]
    app.file_wanted.connect(partial(_open_wanted, window, waiting))

    def begin() -> None:
        _begin(window, waiting[0], sample=sample, picture=picture)

    queued = Qt.ConnectionType.QueuedConnection
    window.painted.connect(lambda: _furnish_and_load(window, begin), queued)
    window.show()
    ended = app.exec()
    from crowdgui.jobs.runner import end_threads

    # What is being imported cannot be stopped, and a thread left running would end in a crash.
    end_threads(_LONGEST_LOAD_MS)
    return ended


def _open_wanted(window: MainWindow, waiting: list[Path | None], name: str) -> None:
    """Open a file that was double-clicked, or keep it until there is something to open it with."""
    if window.parts is None:
        waiting[0] = Path(name)
    else:
        window.opening.open(Path(name))


def _furnish_and_load(window: MainWindow, begin: Callable[[], None]) -> None:
    """Import in another thread, and begin once the most important is there."""
    from crowdgui.jobs.runner import Runner
    from crowdgui.ui.widgets.messages import Severity

    _furnish(window)
    loader, later = Runner(window), Runner(window)
    loader.succeeded.connect(lambda _: begin())
    loader.succeeded.connect(lambda _: later.start("", _load_more))
    later.succeeded.connect(lambda _: make_ahead(window))
    loader.failed.connect(partial(window.message.show_message, Severity.BAD))
    loader.start("", _load)


def make_ahead(window: MainWindow) -> None:
    """Make a page whenever there is nothing else to do, so that the first look at it is quick."""
    from crowdgui.ui.garbage import spare_what_stays
    from crowdgui.ui.rail_entries import rail_entries

    timer = QTimer(window, interval=_PAUSE_MS)

    def make_one() -> None:
        left = [entry.key for entry in rail_entries() if entry.key not in window.pages]
        if not left:
            timer.stop()
            spare_what_stays()
        elif window.session.outcome is not None and not window.busy:
            window.pages[left[0]]

    timer.timeout.connect(make_one)
    timer.start()


def _load(_: ProgressCallback) -> None:
    """Import what the window works with."""
    from crowdgui.ui.log import keep_log

    keep_log()
    from crowdgui.ui import window_parts  # noqa: F401
    from crowdgui.ui.pages import data_page  # noqa: F401


def _load_more(_: ProgressCallback) -> None:
    """Import what the first file needs: what reads, keeps and shows it."""
    from crowdgui.io.importing import read_labels  # noqa: F401
    from crowdgui.io.project import recovery  # noqa: F401
    from crowdgui.ui.rail_entries import rail_entries

    for entry in rail_entries():
        import_module(f"crowdgui.ui.pages.{entry.key}_page")


def _begin(window: MainWindow, file: Path | None, *, sample: bool, picture: Path | None) -> None:
    from crowdgui.ui.opening import SAMPLES

    _fill(window)
    window.keeping.look_for_unsaved()
    _watch(window)
    if file is not None:
        window.opening.open(file)
    elif sample:
        window.opening.open_sample(SAMPLES[0])
    if picture is not None:
        window.session.guarantee_changed.connect(lambda: _take_picture(window, picture))


def _watch(window: MainWindow) -> None:
    """Report what went wrong, last time or now; nothing is sent."""
    from crowdgui.ui.crashes import after_crash, inside_failure, watch_crashes
    from crowdgui.ui.log import tell_uncaught
    from crowdgui.ui.widgets.messages import Severity

    def tell(severity: Severity, sentence: str) -> None:
        window.message.show_message(severity, sentence, closable=True)

    tell_uncaught(lambda file: tell(Severity.BAD, inside_failure(file)))
    left = watch_crashes()
    if left is not None:
        tell(Severity.WARN, after_crash(left))


def _take_picture(window: MainWindow, path: Path) -> None:
    if window.session.guarantee is not None:
        window.grab().save(str(path))
        window.close()


def make_window(app: QApplication) -> MainWindow:
    """Build session, controllers and window."""
    window = _empty_window(app, Settings())
    _furnish(window)
    _fill(window)
    return window


def _furnish(window: MainWindow) -> None:
    """Build what is around the pages, before the first thread is started."""
    from crowdgui.jobs.spare import share_one_heap
    from crowdgui.ui.garbage import collect_here

    share_one_heap()
    collect_here(window)
    window.furnish()


def _empty_window(app: QApplication, settings: Settings) -> MainWindow:
    return MainWindow(settings, ThemeChoice(app, settings.theme))


def _fill(window: MainWindow) -> None:
    from crowdgui.ui.window_parts import make_parts

    window.take(make_parts(window.settings))
