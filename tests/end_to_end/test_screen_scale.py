"""A window that is moved to a screen of twice the density is drawn as one that began there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path


SCREENS = {
    "screens": [
        {"name": name, "x": x, "y": 0, "width": width, "height": height}
        | {"logicalDpi": dots, "logicalBaseDpi": 96, "dpr": 1}
        for name, x, width, height, dots in (
            ("one", 0, 1600, 1000, 96),
            ("two", 1600, 3200, 2000, 192),
        )
    ]
}
"""What Qt's platform without a screen pretends: a plain one, and a dense one at its right."""


PAGES = ("labels", "workers", "items")
"""Those with plots, pictures of cells, tables with marks in them, and icons in their buttons."""


STORY = f"""
PAGES = {PAGES!r}
import json, os, sys, time
from PySide6.QtCore import QEvent, QEventLoop, QObject, QSettings, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from crowdgui.ui.app import make_window
from crowdgui.ui.controllers.samples import SAMPLES
from crowdgui.ui.pages.labels import recommended_strip
from tests.fewer_draws import draw_less_often

# What nobody asked for would come in the middle of the looks.
recommended_strip._AT_ONCE = -1.0
QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, sys.argv[1])
app = QApplication(sys.argv[:1])
plain, dense = app.screens()

class Told(QObject):
    count = 0
    def eventFilter(self, watched, event):
        if isinstance(watched, QWidget) and event.type() == QEvent.Type.DevicePixelRatioChange:
            self.count += 1
        return False

told = Told()
app.installEventFilter(told)

def wait(milliseconds):
    # In QTest.qWait no other thread would get on.
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()

def until(true):
    end = time.monotonic() + 60
    while not true():
        wait(20)
        assert time.monotonic() < end

def pictures():
    taken = dict()
    for key in PAGES:
        window.show_page(key)
        wait(100)
        until(lambda: not window.busy)
        taken[key] = window.stack.grab().toImage()
    return taken

folder, first = sys.argv[1:]
window = make_window(app)
screen = plain if first == "plain" else dense
window.setScreen(screen)
window.move(screen.geometry().topLeft())
window.resize(1280, 800)
window.show()
draw_less_often()
window.open_controller.open_sample(SAMPLES[2])
until(lambda: window.session.question.guarantee is not None and not window.busy)
# What is computed and laid out for the first look at a page is there at the second.
ratios = [image.devicePixelRatio() for image in pictures().values()]
if first == "plain":
    window.move(dense.geometry().topLeft())
    window.windowHandle().setScreen(dense)
    until(lambda: window.devicePixelRatio() == 2)
for key, image in pictures().items():
    ratios.append(image.devicePixelRatio())
    # As it is: to pack it takes longer than to draw it.
    assert image.save(folder + "/" + key + ".png", "PNG", 100)
print(json.dumps([told.count, ratios]), flush=True)
os._exit(0)
"""


def tell(folder: Path, first: str) -> tuple[int, list[float]]:
    """Run a window that begins on one of the screens and ends on the dense one."""
    folder.mkdir()
    told = folder / "screens.json"
    told.write_text(json.dumps(SCREENS), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", STORY, str(folder), first],
        env={**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={told}"},
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    heard, ratios = json.loads(done.stdout)
    return heard, ratios


@pytest.mark.skipif(sys.platform != "linux", reason="the screens are those of Qt without a screen")
def test_nothing_stays_coarse_on_a_denser_screen(tmp_path: Path) -> None:
    # In another process: whatever is kept of the plain screen would be taken from there.
    moved, there = tmp_path / "plain", tmp_path / "dense"
    heard, ratios = tell(moved, "plain")
    assert heard > 100
    assert ratios == [1.0] * len(PAGES) + [2.0] * len(PAGES)
    tell(there, "dense")
    alike = [key for key in PAGES if same_bytes(moved, there, f"{key}.png")]
    assert alike == list(PAGES)


def same_bytes(one: Path, other: Path, name: str) -> bool:
    return (one / name).read_bytes() == (other / name).read_bytes()
