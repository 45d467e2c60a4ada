"""Opens a window and says when it was painted, or its first page; bench_window.py starts it."""

from __future__ import annotations

import sys
from collections import Counter
from time import perf_counter, process_time
from typing import TYPE_CHECKING

if sys.argv[1] != "empty":
    # As when the program is started, before anything of Qt.
    import crowdgui.cli  # noqa: F401

from PySide6.QtCore import QEvent, QObject, QSettings, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

if TYPE_CHECKING:
    from crowdgui.ui.main_window.services import WindowServices

begin = QApplication.exec


class Painted(QObject):
    """Notes when the first paint of a window is done."""

    def __init__(self) -> None:
        super().__init__()
        self._seen = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and not self._seen:
            self._seen = True
            QTimer.singleShot(0, tell)
        return False


def tell() -> None:
    """Print the clock, the processor's seconds, and how many modules of which packages there are.

    The clock is the system's own, which the process that started this one reads too.
    """
    now, own = perf_counter(), process_time()
    packages = Counter(name.partition(".")[0] for name in sys.modules)
    print(now, own, len(sys.modules), *(f"{name}={n}" for name, n in packages.items()), flush=True)
    QTimer.singleShot(0, QApplication.closeAllWindows)


def watched(*_: object) -> int:
    painted = Painted()
    # Not on the application: PySide6 would look up the Python type of all that gets an event.
    for window in QApplication.topLevelWidgets():
        window.installEventFilter(painted)
    return begin()


def main() -> None:
    what, folder = sys.argv[1:]
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, folder)
    if what != "first page":
        QApplication.exec = staticmethod(watched)  # type: ignore[method-assign,assignment]
    if what == "empty":
        app = QApplication(sys.argv[:1])
        window = QMainWindow()
        window.resize(1280, 800)
        window.show()
        app.exec()
        return
    from crowdgui.cli import main as crowdgui

    if what == "first page":
        _watch_first_page()
    crowdgui([])


def _watch_first_page() -> None:
    from crowdgui.ui.main_window.window import MainWindow

    set_services = MainWindow.set_services

    def taken(window: MainWindow, services: WindowServices) -> None:
        set_services(window, services)
        window.repaint()
        tell()

    MainWindow.set_services = taken  # type: ignore[method-assign]


if __name__ == "__main__":
    main()
