"""The program on a real (virtual) display, driven by the keys and the mouse of that display."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.folders import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


pytestmark = [
    pytest.mark.display,
    pytest.mark.skipif(shutil.which("Xvfb") is None, reason="Xvfb is not installed"),
]

STORY = """
import sys
from pathlib import Path
from PySide6.QtCore import QEventLoop, QPoint, QSettings, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from crowdgui.ui import app as application

folder = Path(sys.argv[1])
QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder / "settings"))
made = []

def fill(window, before=application._fill):
    before(window)
    made.append(window)

application._fill = fill

def pause(milliseconds):
    # QTest.qWait would keep the interpreter from the worker's thread meanwhile.
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()

def wait_for(true):
    for _ in range(400):
        if true():
            return True
        pause(50)
    return False

def story():
    assert wait_for(lambda: made)
    window = made[0]
    assert QGuiApplication.platformName() == "xcb"
    assert wait_for(lambda: window.session.question.outcome is not None)
    # Without a window manager nothing else gives the window the keyboard.
    window.activateWindow()
    for place, key in enumerate(window.rail.model.keys, start=1):
        QTest.keyClick(window, Qt.Key(Qt.Key.Key_0 + place), Qt.KeyboardModifier.ControlModifier)
        if window.page is not window.pages[key]:
            window.show_page(key)
        pause(150)
        shown = window.screen().grabWindow(window.winId()).toImage()
        colours = {shown.pixel(x, y) for x in range(0, shown.width(), 7)
                   for y in range(0, shown.height(), 7)}
        assert len(colours) > 20, (key, len(colours))
        shown.save(str(folder / f"{key}.png"))
    page = window.pages["export"]
    page.folder.setText(str(folder / "results"))
    button = page.findChild(QPushButton, "export")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
                     QPoint(button.width() // 2, button.height() // 2))
    assert wait_for(lambda: (folder / "results" / "workers.csv").exists())
    # As long as a file is still being written, closing would ask.
    assert wait_for(lambda: not window.unfinished)
    print("story told")
    assert window.close()

def begin():
    try:
        story()
    except BaseException:
        import traceback
        traceback.print_exc()
        sys.stderr.flush()
        import os
        os._exit(1)

QTimer.singleShot(0, begin)
from crowdgui.cli import main
raise SystemExit(main(["--sample"]))
"""


@pytest.fixture
def display() -> Iterator[str]:
    """Start an X server on a free display and give its name."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as numbers:
        number = numbers.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait(timeout=20)


def test_from_the_start_to_exported_files(display: str, tmp_path: Path) -> None:
    environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    environment.pop("WAYLAND_DISPLAY", None)
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", STORY, str(tmp_path)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stderr
    assert "story told" in done.stdout
    assert done.stderr == ""
    assert (tmp_path / "results" / "labels.csv").read_text(encoding="utf-8").count("\n") == 601
