"""The start: what is loaded before the window is on the screen, and what is made only later."""

from __future__ import annotations

import gc
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSettings

from crowdgui.ui import app
from crowdgui.ui.controllers.open_controller import SAMPLES
from crowdgui.ui.main_window.layout import rail_entries
from crowdgui.ui.main_window.window import MainWindow
from crowdgui.ui.session.settings import Settings
from crowdgui.ui.style.theme import ThemeChoice

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot


LATER = ("numpy", "scipy", "pandas", "pyarrow", "pyqtgraph", "crowdgui.ui.pages")


ON_SCREEN = f"""
import sys
from PySide6.QtCore import QSettings, QTimer
from crowdgui.ui import app as start
from crowdgui.ui.main_window.window import MainWindow

QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, sys.argv[1])
loaded = []

def painted(window):
    loaded.extend(name for name in sys.modules if name.startswith({LATER!r}))

def taken(window, parts, take=MainWindow.take):
    take(window, parts)
    QTimer.singleShot(0, window.close)

made = MainWindow.__init__
def watch(window, *arguments):
    made(window, *arguments)
    # The first who hears of it: what begins to load comes after.
    window.painted.connect(lambda: painted(window))
MainWindow.__init__, MainWindow.take = watch, taken
start.open_window(None, sample=False)
print(*loaded)
assert "crowdgui.ui.pages.items.page" in sys.modules
# An extra that may not be there, and takes long to load where it is.
assert not {"dask", "distributed"} & sys.modules.keys()
"""


def test_nothing_heavy_is_loaded_before_the_window_is_on_the_screen(tmp_path: Path) -> None:
    command = [sys.executable, "-c", ON_SCREEN, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == []


DOUBLE_CLICKED = """
import sys
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from crowdgui.ui import app as start
from crowdgui.ui.main_window.window import MainWindow
from crowdgui.ui.controllers.open_controller import OpenController as Opening

QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, sys.argv[1])
opened = []
Opening.open = lambda opening, path: opened.append(path.name)

def click(name):
    QApplication.sendEvent(QApplication.instance(), QFileOpenEvent(name))

def taken(window, parts, take=MainWindow.take):
    take(window, parts)
    QTimer.singleShot(0, lambda: (click("/there/second.crowd"), window.close()))

made = MainWindow.__init__
def watch(window, *arguments):
    made(window, *arguments)
    window.painted.connect(lambda: click("/there/first.crowd"))
MainWindow.__init__, MainWindow.take = watch, taken
start.open_window(None, sample=False)
print(*opened)
"""


def test_a_file_that_is_double_clicked_is_opened_also_during_the_start(tmp_path: Path) -> None:
    command = [sys.executable, "-c", DOUBLE_CLICKED, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["first.crowd", "second.crowd"]


@pytest.mark.parametrize("furnished", [False, True])
def test_an_empty_window_can_be_resized_and_closed_before_it_is_filled(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, furnished: bool
) -> None:
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(tmp_path))
    settings = Settings()
    window = MainWindow(settings, ThemeChoice(qapp, settings.theme))
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.painted):
        window.show()
    if furnished:
        window.furnish()
        window.rail.choose("items")
    window.resize(1030, 700)
    assert not window.pages
    assert window.close()


def test_a_page_is_made_when_it_is_first_looked_at(window: MainWindow) -> None:
    assert list(window.pages) == ["data"]
    window.show_page("guarantee")
    assert list(window.pages) == ["data", "guarantee"]
    assert window.page is window.pages["guarantee"]
    assert window.items_page is window.pages["items"]
    assert window.page is window.pages["guarantee"], "it is made, not shown"


def test_pages_are_made_ahead_once_there_is_a_result(
    qapp: QApplication, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "_PAUSE_MS", 1)
    frozen = gc.get_freeze_count()
    app.preload_pages(window)
    qtbot.wait(50)
    assert list(window.pages) == ["data"]
    window.opening.open_sample(SAMPLES[2])
    keys = {entry.key for entry in rail_entries()}
    qtbot.waitUntil(lambda: window.pages.keys() == keys, timeout=20_000)
    assert window.rail.chosen() == "labels"
    qtbot.waitUntil(lambda: gc.get_freeze_count() > frozen)
    qtbot.waitUntil(lambda: window.session.question.guarantee is not None, timeout=20_000)
