"""The start: what is loaded before the window is on the screen, and what is made only later."""

from __future__ import annotations

import ast
import gc
import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QGraphicsView

from crowdgui.ui import app
from crowdgui.ui.main_window.layout import rail_entries
from crowdgui.ui.main_window.window import MainWindow
from crowdgui.ui.plots.base import Plot
from crowdgui.ui.session.settings import Settings
from crowdgui.ui.style.theme import ThemeChoice

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot


LATER = ("decimal", "numpy", "scipy", "pandas", "pyarrow", "pyqtgraph", "crowdgui.ui.pages")


START = f"""
import json
import sys
import threading
from PySide6 import QtCore, QtGui, QtWidgets
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from crowdgui.ui import app as start
from crowdgui.ui.main_window.window import MainWindow

QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, sys.argv[1])
loaded, opened, beside, unmade = [], [], [], []

class Looking:
    def find_spec(self, name, path=None, target=None):
        if not beside and threading.current_thread() is not threading.main_thread():
            beside.append(name)
            unmade.extend(
                each
                for module in (QtCore, QtGui, QtWidgets)
                for each in dir(module)
                if each not in vars(module)
            )

sys.meta_path.insert(0, Looking())

def note():
    loaded.extend(name for name in sys.modules if name.startswith({LATER!r}))

def click(name):
    QApplication.sendEvent(QApplication.instance(), QFileOpenEvent(name))

def built(window, build=MainWindow.build):
    build(window)
    # In the window's thread nothing of this is loaded at any time.
    note()

def taken(window, services, set_services=MainWindow.set_services):
    from crowdgui.ui.controllers.open_controller import OpenController
    OpenController.open = lambda opening, path: opened.append(path.name)
    set_services(window, services)
    QTimer.singleShot(0, lambda: (click("/there/second.crowd"), window.close()))

made = MainWindow.__init__
def watch(window, *arguments):
    made(window, *arguments)
    # The first who hears of it: what begins to load comes after.
    window.painted.connect(note)
    window.painted.connect(lambda: click("/there/first.crowd"))
MainWindow.__init__, MainWindow.set_services, MainWindow.build = watch, taken, built
start.open_window(None, sample=False)
print(json.dumps([loaded, opened]))
assert "crowdgui.ui.pages.items.page" in sys.modules
# PySide6 makes names when they are asked for: two threads at once end the program now and then.
assert beside and not unmade, unmade
# An extra that may not be there, and takes long to load where it is.
assert not {{"dask", "distributed"}} & sys.modules.keys()
"""


def test_nothing_heavy_is_loaded_before_the_window_is_shown_and_files_open_meanwhile(
    tmp_path: Path,
) -> None:
    """Two files are double-clicked: one before the window can open files, and one after."""
    command = [sys.executable, "-c", START, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    loaded, opened = json.loads(done.stdout)
    assert loaded == []
    assert opened == ["first.crowd", "second.crowd"]


@pytest.mark.parametrize("built", [False, True])
def test_an_empty_window_can_be_resized_and_closed_before_it_is_filled(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, built: bool
) -> None:
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(tmp_path))
    settings = Settings()
    window = MainWindow(settings, ThemeChoice(qapp, settings.theme))
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.painted):
        window.show()
    if built:
        window.build()
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


def test_pages_and_what_they_draw_on_are_made_ahead_while_nothing_runs(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "_PAUSE_MS", 1)
    # What is painted is no part of this.
    window.setUpdatesEnabled(False)
    frozen = gc.get_freeze_count()
    monkeypatch.setattr(MainWindow, "busy", property(lambda _: True), raising=False)
    turn = sys.getswitchinterval()
    app.preload_pages(window)
    # Where others work, the window's thread is given its turn soon.
    assert sys.getswitchinterval() < 0.001
    sys.setswitchinterval(turn)
    qtbot.wait(50)
    assert list(window.pages) == ["data"]
    monkeypatch.setattr(MainWindow, "busy", property(lambda _: False), raising=False)
    keys = {entry.key for entry in rail_entries()}
    qtbot.waitUntil(lambda: window.pages.keys() == keys, timeout=60_000)
    assert window.rail.chosen() == "data"
    qtbot.waitUntil(lambda: gc.get_freeze_count() > frozen, timeout=20_000)
    assert all(plot.findChildren(QGraphicsView) for plot in window.labels_page.findChildren(Plot))


AGAIN = """
import gc, sys, weakref
from PySide6.QtCore import QSettings, QTimer
from crowdgui.ui import app as start
from crowdgui.ui.main_window.window import MainWindow
from crowdgui.ui.controllers.samples import SAMPLES
from crowdgui.ui.system.application import freeze_garbage

QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, sys.argv[1])
made, set_services, titles = [], MainWindow.set_services, []

def opened(window):
    # Late enough that it has begun to be kept, and the first result is there.
    if window.session.question.data is None or window.busy:
        return
    n = window.session.question.data.labels.n_labels
    title = window._page_actions["data"].text()
    titles.append((title, n, len(window.session.state.decisions)))
    if len(made) == 1:
        window.session.decide(0, 1, "ann")
        window.settings.language = "de"
        # As when all pages are made.
        freeze_garbage()
        window.restart()
    else:
        window.close()
    window.looking.stop()

def taken(window, services):
    set_services(window, services)
    made.append(weakref.ref(services.session))
    window.looking = QTimer(window, interval=50)
    window.looking.timeout.connect(lambda: opened(window))
    window.looking.start()
    if len(made) == 1:
        QTimer.singleShot(0, lambda: window.open_controller.open_sample(SAMPLES[2]))

MainWindow.set_services = taken
QTimer.singleShot(100_000, lambda: sys.exit(3))
start.open_window(None, sample=False)
assert len(made) == 2
gc.collect()
print((*titles, made[0]() is None))
"""


def test_a_restart_opens_what_was_open_in_the_new_language(tmp_path: Path) -> None:
    command = [sys.executable, "-c", AGAIN, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    (first, n, none), (second, same, one), gone = ast.literal_eval(done.stdout)
    assert (first, second) == ("Data", "Daten")
    assert n == same > 0
    assert (none, one) == (0, 1)
    # All labels and results were kept with it.
    assert gone


SMALL_SCREEN = """
import sys
from PySide6.QtCore import QRect, QSettings, QTimer
from PySide6.QtWidgets import QApplication
from crowdgui.ui import app as start

QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, sys.argv[1])

def show(window):
    room, frame = window.screen().availableGeometry(), window.frameGeometry()
    print(len(QApplication.screens()), room.contains(frame), window.width(), window.height())

def unplugged(window):
    show(window)
    window.setGeometry(QRect(2400, 900, 1600, 1000))
    if len(QApplication.screens()) == 1:
        app = QApplication.instance()
        app.screenRemoved.emit(app.primaryScreen())
    QTimer.singleShot(0, lambda: (show(window), window.close()))

# What the window works with is not loaded: it stands where it stands without it.
start._load = start._load_more = lambda _: None
start._begin = lambda window, *_, **__: unplugged(window)
start.open_window(None, sample=False)
"""


def test_a_window_comes_back_onto_a_screen_that_is_there(tmp_path: Path) -> None:
    """Last used on a second screen of twice the resolution, then without it, on a small one."""
    laptop = {"name": "laptop", "x": 0, "y": 0, "width": 1366, "height": 768, "dpr": 1}
    beside = {"name": "beside", "x": 1366, "y": 0, "width": 3840, "height": 2160, "dpr": 2}
    said = []
    for screens in ([laptop, beside], [laptop]):
        fine = [{"logicalDpi": 96, "logicalBaseDpi": 96, **screen} for screen in screens]
        chosen = tmp_path / "screens.json"
        chosen.write_text(json.dumps({"windowFrameMargins": True, "screens": fine}), "utf-8")
        command = [sys.executable, "-c", SMALL_SCREEN, str(tmp_path)]
        where = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={chosen}"}
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=120, check=False, env=where
        )
        assert done.returncode == 0, done.stderr
        said.append([line.split() for line in done.stdout.splitlines()])
    both, one = said
    assert both[-1] == ["2", "True", "1600", "1000"]
    assert [line[:2] for line in one] == [["1", "True"], ["1", "True"]]
    # As large as there is room for, with its frame.
    assert int(one[-1][2]) > 1300
    assert int(one[-1][3]) > 700
