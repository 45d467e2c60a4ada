"""A window that can do no harm: it writes nothing outside its folder, and calls nobody."""

from __future__ import annotations

import os
import sys
import weakref
from time import perf_counter
from typing import TYPE_CHECKING, Any

import shiboken6
from PySide6.QtCore import QEventLoop, QSettings, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication

from crowdgui.jobs.runner import Runner
from crowdgui.jobs.worker import use_single_arena
from crowdgui.ui.app import make_window

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtCore import QTimerEvent

    from crowdgui.ui.main_window.window import MainWindow

SAFE = ("/dev/null", "/dev/shm", "/proc/self")
_CHANGING = {
    "os.remove",
    "os.rename",
    "os.mkdir",
    "os.rmdir",
    "os.truncate",
    "os.link",
    "os.symlink",
    "os.chmod",
    "shutil.rmtree",
    "sqlite3.connect",
}

_runners: weakref.WeakSet[Runner] = weakref.WeakSet()


def fence(folder: Path) -> None:
    """Let Python change nothing outside a folder, and open no connection but local ones."""
    inside = str(folder)

    def refuse(event: str, arguments: tuple[Any, ...]) -> None:
        if event == "open":
            path, _, flags = arguments
            writes = flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC)
            paths = (path,) if writes else ()
        elif event in _CHANGING:
            paths = arguments[: 2 if event == "os.rename" else 1]
        elif event == "socket.connect" and isinstance(arguments[1], tuple):
            raise PermissionError("no connection from a soak test")
        else:
            return
        for each in paths:
            if isinstance(each, str | bytes | os.PathLike) and not _lies_in(each, inside):
                raise PermissionError(f"outside of the folder of this test: {os.fsdecode(each)}")

    sys.addaudithook(refuse)


def _lies_in(path: Any, folder: str) -> bool:
    text = os.fsdecode(path)
    # A database is opened by its address.
    text = text.removeprefix("file://").removeprefix("file:").partition("?")[0]
    full = os.path.realpath(text)
    return text == ":memory:" or "__pycache__" in full or full.startswith((folder, *SAFE))


def sheltered_window(folder: Path) -> MainWindow:
    """Return the whole window, with settings in a folder, and no way to the desktop or to quit."""
    QSettings.setPath(
        QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder / "settings")
    )
    # The application loads these in another thread, right after its start; the heap comes first.
    use_single_arena()
    import crowdgui.io.project.recovery
    import crowdgui.ui.plots.canvas  # noqa: F401

    QDesktopServices.openUrl = staticmethod(_open_nothing)  # type: ignore[method-assign]
    _know_runners()
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setQuitOnLastWindowClosed(False)
    window = make_window(app)
    window.actions_.by_key["quit"].setEnabled(False)
    window.resize(1280, 800)
    window.show()
    window.activateWindow()
    wait_until(window.isActiveWindow, 5.0)
    return window


class _Pause(QEventLoop):
    """Ends with its timer; PySide keeps a little of every connection, and this needs none."""

    def timerEvent(self, _: QTimerEvent) -> None:
        self.quit()


def pause(seconds: float) -> None:
    """Let the event loop run for some time."""
    loop = _Pause()
    loop.startTimer(int(seconds * 1000))
    loop.exec()


def wait_until(true: Callable[[], bool], seconds: float = 60.0) -> bool:
    """Let the event loop run until something holds; False where it never did."""
    end = perf_counter() + seconds
    while not true():
        if perf_counter() > end:
            return False
        pause(0.005)
    return True


def is_idle() -> bool:
    """Whether no thread of any runner is left, and so nothing is under way."""
    threads = [thread for runner in list(_runners) for thread in runner._threads]
    # Of a runner that went with its dialog nobody hears that its thread has ended.
    return not any(shiboken6.isValid(thread) and thread.isRunning() for thread in threads)


def close(window: MainWindow) -> bool:
    """Close a window that has come to rest, and all that stands beside it."""
    wait_until(lambda: not window.unfinished)
    window.close()
    return wait_until(lambda: not window.isVisible(), 20.0)


def _open_nothing(_: QUrl) -> bool:
    return True


def _know_runners() -> None:
    before = Runner.__init__

    def known(self: Runner, *given: Any, **named: Any) -> None:
        before(self, *given, **named)
        _runners.add(self)

    Runner.__init__ = known  # type: ignore[method-assign]
