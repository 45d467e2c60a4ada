"""One window for all tests of a file, where each begins with something opened again."""

from __future__ import annotations

import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QSettings, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from crowdgui.jobs import runner
from crowdgui.ui.app import make_window
from crowdgui.ui.dialogs.import_dialog.dialog import ImportDialog
from crowdgui.ui.dialogs.simulation_dialog import SimulationDialog
from crowdgui.ui.session.open_question import OpenQuestion

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from crowdgui.ui.main_window.window import MainWindow


_SIZE = 1280, 800
_PATIENCE, _LOOK_MS = 30, 10


@contextmanager
def shared_window(qapp: QApplication, settings: Path) -> Iterator[MainWindow]:
    """Show the whole window, with settings of its own, and close it at the end."""
    qapp.setOrganizationName("CrowdGUI tests")
    qapp.setApplicationName("CrowdGUI tests")
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(settings))
    made = make_window(qapp)
    made.resize(*_SIZE)
    made.show()
    assert QTest.qWaitForWindowExposed(made)
    reset_window(made)
    # The thread that saves lasts as long as the window, not as the first test that opens labels.
    made.project_controller._autosave._start()
    yield made
    cancel_and_wait(made)
    assert made.close()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(made, QEvent.Type.DeferredDelete)


def reset_window(window: MainWindow) -> MainWindow:
    """Take the window back to the beginning: nothing open, asked for or under way."""
    cancel_and_wait(window)
    window.settings._store.clear()
    window.session.restore([OpenQuestion()])
    window.message.hide()
    window.status.set_text("")
    window.resize(*_SIZE)
    window.show_page("data")
    # A window that another file of tests has left is the active one as long as it lives.
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    QCoreApplication.processEvents()
    return window


def cancel_and_wait(window: MainWindow) -> None:
    """Close every dialog and end all work, as closing the window would."""
    for dialog in window.findChildren(QDialog):
        if isinstance(dialog, ImportDialog | SimulationDialog):
            assert dialog.shut_down()
        dialog.close()
    beside = (
        window.run_controller.guarantee_runner,
        window.run_controller.test_runner,
        window.comparison_controller,
    )
    for each in (
        window.run_controller,
        window.open_controller,
        window.run_controller.export_controller,
        window.study_controller,
        *beside,
    ):
        each.cancel()
    for worker in list(runner._running.values()):
        worker.cancel()
    wait_for(
        lambda: not (window.unfinished or threads_running() or any(each.busy for each in beside))
    )


def threads_running() -> bool:
    """Whether any thread runs; what it found may still wait for the events of this one."""
    return any(not thread.isFinished() for thread in runner._running)


def wait_for(there: Callable[[], bool]) -> None:
    """Wait as qtbot does, which a fixture of a whole file cannot have."""
    end = time.monotonic() + _PATIENCE
    while not there():
        assert time.monotonic() < end
        # QTest.qWait would keep Python's lock meanwhile, which the threads of a run wait for.
        loop = QEventLoop()
        QTimer.singleShot(_LOOK_MS, loop.quit)
        loop.exec()
