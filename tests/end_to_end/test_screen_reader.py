"""What a screen reader gets of every page, through the bus of the desktop (AT-SPI) on Linux."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.end_to_end.display.screen import virtual
from tests.folders import ROOT

READER = ROOT / "tests" / "end_to_end" / "atspi_reader.py"
SYSTEM_PYTHON = "/usr/bin/python3"
SERVICE = Path("/usr/share/dbus-1/accessibility-services/org.a11y.atspi.Registry.service")
BINDING = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"

STORY = """
import json, os, sys
from PySide6.QtCore import QEventLoop, QProcess, QSettings, QTimer
from PySide6.QtWidgets import QApplication
from crowdgui.ui.app import make_window
from crowdgui.ui.controllers.samples import SAMPLES

QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, sys.argv[1])
app = QApplication([])
window = make_window(app)
window.resize(1280, 800)
window.show()

def wait_for(there):
    for _ in range(1200):
        if there():
            return
        loop = QEventLoop()
        QTimer.singleShot(25, loop.quit)
        loop.exec()
    os._exit(3)

def look():
    reader.write(b"look\\n")
    wait_for(reader.canReadLine)
    return json.loads(bytes(reader.readLine().data()))

window.open_controller.open_sample(SAMPLES[2])
wait_for(lambda: window.session.question.guarantee is not None)
reader = QProcess()
reader.start(sys.argv[2], sys.argv[3:])
# The application is known to the bus only after a while.
found = []
def known():
    found[:] = look()
    return bool(found)
wait_for(known)
for key in window.rail.model.keys:
    window.show_page(key)
    print(json.dumps([key, look()]), flush=True)
os._exit(0)
"""

ACTIVE = {
    *("push button", "toggle button", "check box", "radio button", "combo box", "spin button"),
    *("text", "entry", "slider", "page tab", "menu item", "link", "list", "list item", "table"),
}
"""Roles of parts that are used, and so need a name."""


def missing() -> str:
    """Return what is not installed, by its package in Debian; nothing if all is there."""
    programs = {"Xvfb": "xvfb", "dbus-run-session": "dbus-daemon"}
    gone = [package for name, package in programs.items() if shutil.which(name) is None]
    gone += [] if SERVICE.exists() else ["at-spi2-core"]
    if (
        not Path(SYSTEM_PYTHON).exists()
        or subprocess.run(
            [SYSTEM_PYTHON, "-c", BINDING], capture_output=True, check=False
        ).returncode
    ):
        gone.append("gir1.2-atspi-2.0 and python3-gi")
    return ", ".join(gone)


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[list]]:
    """Show every page and read it from another process, as a screen reader does."""
    if not sys.platform.startswith("linux") or (gone := missing()):
        pytest.skip(f"not installed: {gone}" if sys.platform.startswith("linux") else "Linux only")
    settings = tmp_path_factory.mktemp("settings")
    command = ["dbus-run-session", "--", sys.executable, "-c", STORY, str(settings)]
    with virtual() as screen:
        environment = {
            **os.environ,
            "DISPLAY": screen.name,
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        }
        environment.pop("WAYLAND_DISPLAY", None)
        done = subprocess.run(
            [*command, SYSTEM_PYTHON, str(READER)],
            env=environment,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
            cwd=ROOT,
        )
    assert done.returncode == 0, done.stderr
    return dict(json.loads(line) for line in done.stdout.splitlines() if line.startswith("["))


def test_every_part_that_is_used_has_a_name(pages: dict[str, list[list]]) -> None:
    assert list(pages) == [
        *("data", "labels", "workers", "items", "guarantee", "compare", "export", "ranking")
    ]
    for key, nodes in pages.items():
        for role, name, focusable, inside in nodes:
            # The inside of a chart or a number field takes the keyboard for what it is in.
            assert name or not focusable or inside or role == "table cell", (key, role)
            assert name or role not in ACTIVE, (key, role, inside)


def test_roles_are_those_of_what_is_shown(pages: dict[str, list[list]]) -> None:
    for key, nodes in pages.items():
        found = {(role, name) for role, name, *_ in nodes}
        assert ("list", "Pages") in found, key
        assert any(role == "frame" and name.startswith("six-friends.csv") for role, name in found)
        assert sum(role == "list item" for role, *_ in nodes) >= 7
    roles = {key: {role for role, *_ in nodes} for key, nodes in pages.items()}
    assert {"table", "table column header", "page tab"} <= roles["workers"]
    assert "radio button" in roles["labels"]
    assert {"spin button", "push button", "page tab"} <= roles["guarantee"]
    assert {"check box", "combo box", "text", "push button"} <= roles["export"]
