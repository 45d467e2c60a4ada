"""The one place where the window's parts are put together."""

from __future__ import annotations

import sys
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication

from crowdgui import __version__
from crowdgui.core.text import set_number_marks
from crowdgui.jobs.runner import Runner
from crowdgui.ui.main_window import MainWindow
from crowdgui.ui.settings import Settings
from crowdgui.ui.theme import ThemeChoice
from crowdgui.ui.widgets.message_strip import Severity

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import Report


_LONGEST_LOAD_MS = 120_000


def open_window(file: Path | None, *, sample: bool, picture: Path | None = None) -> int:
    """Open the window on a file or the sample, and stay until it is closed.

    The window is on the screen before what it works with is loaded, in another thread. With a
    `picture` it is closed once all is worked out and its picture is written.
    """
    app = QApplication(sys.argv[:1])
    app.setApplicationName("CrowdGUI")
    app.setApplicationVersion(__version__)
    locale = QLocale.system()
    set_number_marks(locale.decimalPoint(), locale.groupSeparator())
    window = _empty_window(app)
    loader, later = Runner(window), Runner(window)
    loader.succeeded.connect(lambda _: _begin(window, file, sample=sample, picture=picture))
    loader.succeeded.connect(lambda _: later.start("", _load_more))
    loader.failed.connect(partial(window.message.show_message, Severity.BAD))
    queued = Qt.ConnectionType.QueuedConnection
    window.painted.connect(partial(loader.start, "", _load), queued)
    window.show()
    ended = app.exec()
    # What is being imported cannot be stopped, and a thread left running would end in a crash.
    for runner in (loader, later):
        runner.shut_down(_LONGEST_LOAD_MS)
    return ended


def _load(_: Report) -> None:
    """Import what the window works with."""
    from crowdgui.ui.log import keep_log

    keep_log()
    from crowdgui.ui import window_parts  # noqa: F401


def _load_more(_: Report) -> None:
    """Import what the first file needs: what reads and keeps it, and what draws plots."""
    from crowdgui.io import read_labels  # noqa: F401
    from crowdgui.io.project import recovery  # noqa: F401
    from crowdgui.ui.plots import canvas  # noqa: F401


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
    """Tell of what went wrong, the last time or now; nothing of it is sent."""
    from crowdgui.ui.crashes import after_crash, inside_failure, watch_crashes
    from crowdgui.ui.log import tell_uncaught

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
    """Put session, work and window together."""
    window = _empty_window(app)
    _fill(window)
    return window


def _empty_window(app: QApplication) -> MainWindow:
    settings = Settings()
    return MainWindow(settings, ThemeChoice(app, settings.theme))


def _fill(window: MainWindow) -> None:
    from crowdgui.ui.window_parts import make_parts

    window.take(make_parts(window.settings))
