"""The application as a process of its own, driven by the keys and the mouse of its display."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from typing import TYPE_CHECKING, NamedTuple

from tests.folders import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.end_to_end.display.screen import Screen

TELLER = "tests.end_to_end.display.teller"
LIMIT, LOOK = 30.0, 0.1
"""Seconds that anything may take, and between two looks at it."""

KEPT = (
    "PATH",
    "LD_LIBRARY_PATH",
    "PYTHONPATH",
    "VIRTUAL_ENV",
    "TMPDIR",
    # Threads for small matrices only take time from other tests.
    "OPENBLAS_NUM_THREADS",
)


class Told(NamedTuple):
    """A widget as it is seen: left, top, width and height on the screen, and its text."""

    rectangle: tuple[int, int, int, int]
    text: str

    @property
    def in_sight(self) -> bool:
        return self.rectangle[2] > 0


class Driven:
    """One run of the application, with the home and the settings of one user."""

    def __init__(self, screen: Screen, home: Path, *arguments: str | Path) -> None:
        self.screen, self.home = screen, home
        home.mkdir(exist_ok=True)
        self._errors = (home.parent / "errors.txt").open("w+", encoding="utf-8")
        self.process = subprocess.Popen(
            [sys.executable, "-W", "error", "-m", TELLER, *map(str, arguments)],
            env=environment(screen, home),
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
        )

    def told(self, name: str) -> list[Told]:
        """Return what can be seen and used of a name."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(name + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        assert line, f"The application ended: {self.errors()}"
        return [Told(tuple(area), text) for area, text in json.loads(line)]

    def text(self, name: str) -> str:
        """Return all that is said under a name, nothing where it is not seen."""
        return "\n".join(told.text for told in self.told(name))

    def until(self, true: Callable[[], object], what: str) -> None:
        """Wait until something is true."""
        end = time.monotonic() + LIMIT
        while not true():
            assert time.monotonic() < end, f"Not within {LIMIT:.0f} s: {what}"
            time.sleep(LOOK)

    def sees(self, name: str, words: str = "") -> str:
        """Wait until something of this name can be used and says these words; give all it says."""
        said: list[Told] = []

        def there() -> bool:
            said[:] = [told for told in self.told(name) if words in told.text]
            return bool(said)

        try:
            self.until(there, name)
        except AssertionError:
            raise AssertionError(f"{words!r} is not in {name}: {self.text(name)!r}") from None
        return said[0].text

    def misses(self, name: str) -> None:
        """Wait until nothing of this name is seen any more."""
        self.until(lambda: not self.told(name), f"{name} goes")

    def press(self, *keys: str) -> None:
        """Press keys, each as xdotool calls it."""
        self.screen.act("key", "--delay", 0, *keys)

    def write(self, text: str, name: str) -> None:
        """Type a text into the field of a name, which has the keyboard, in place of its own."""
        self.press("ctrl+a")
        self.screen.act("type", "--delay", 0, text)
        self.sees(name, text)

    def click(self, name: str) -> None:
        """Click where what has this name begins: a box to tick may be wider than its words."""
        self.sees(name)
        self.screen.act("mousemove", *self._place(name), "click", 1)

    def go_to(self, place: int, page: str) -> None:
        """Show a page by its number."""
        self.press(f"ctrl+{place}")
        self.sees(f"page-{page}")

    def faces(self, title: str) -> None:
        """Wait until the topmost window has this title, and let keys go there."""
        self.until(lambda: self.screen.focus(title), f"{title} is the topmost window")

    def open(self, path: Path) -> None:
        """Choose a file in the file dialog by typing where it is."""
        self.press("ctrl+o")
        self.faces("Open labels")
        self.write(str(path), "fileNameEdit")
        self.press("Return")
        self.faces("Import labels")

    def take(self) -> None:
        """Take the file as the import dialog reads it."""
        self.faces("Import labels")
        self.sees("import-dialog", "What you get")
        self.press("Return")
        self.faces("CrowdGUI")
        self.sees("page-labels", "The most likely label of every item, by")

    def export(self, folder: Path, said: str) -> None:
        """Write what is ticked on the Export page into a folder, by typing where it is."""
        self.click("export-folder")
        self.write(str(folder), "export-folder")
        self.press("Return")
        self.sees("export-message", said)

    def quit(self) -> None:
        """Quit by the keyboard; the program has nothing to complain of."""
        self.press("ctrl+q")
        assert self.process.wait(timeout=LIMIT) == 0, self.errors()
        assert self.errors() == ""

    def kill(self) -> None:
        """End the process, whatever it is doing."""
        self.process.kill()
        self.process.communicate()
        self._errors.close()

    def errors(self) -> str:
        self._errors.seek(0)
        return self._errors.read()

    def _place(self, name: str) -> tuple[int, int]:
        told = self.told(name)[0]
        assert told.in_sight, f"{name} is out of sight"
        left, top, width, height = told.rectangle
        return left + min(width, 24) // 2, top + height // 2


def environment(screen: Screen, home: Path) -> dict[str, str]:
    """Return the environment of a user who has only this home, and no desktop's choices."""
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    return {
        **kept,
        "HOME": str(home),
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_CACHE_HOME": str(home.parent / "cache"),
        "LC_ALL": "C.UTF-8",
        "DISPLAY": screen.name,
        "QT_QPA_PLATFORM": "xcb",
    }
