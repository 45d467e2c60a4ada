"""A virtual display of its own, with keys and a mouse that are the X server's."""

from __future__ import annotations

import os
import shutil
import subprocess
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

PROGRAMS = ("Xvfb", "xdotool")
SIZE = "1280x800x24"


def missing() -> list[str]:
    """Return the programs that are not installed."""
    return [program for program in PROGRAMS if shutil.which(program) is None]


class Screen:
    """Does on an X display what a person at it does, and what its window manager would do."""

    def __init__(self, name: str) -> None:
        self.name = name

    def act(self, *words: str | int) -> str:
        """Do what xdotool is told, and give what it says."""
        command = ["xdotool", *map(str, words)]
        done = subprocess.run(
            command,
            env={**os.environ, "DISPLAY": self.name},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        # Windows that are gone meanwhile are no mistake: who looks for them looks again.
        return done.stdout

    def focus(self, title: str) -> bool:
        """Return the topmost window the keyboard where it has this title; say whether it has.

        A window manager would do so. Menus have no title, and the keyboard without it.
        """
        top = self.act("search", "--onlyvisible", "--maxdepth", 1, "--name", ".").split()[-1:]
        if title not in self.act("getwindowname", *top):
            return False
        self.act("windowfocus", "--sync", *top)
        return True


@contextmanager
def virtual() -> Iterator[Screen]:
    """Start an X server on a free display, and stop it at the end."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", SIZE, "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as numbers:
        number = numbers.readline().strip()
    try:
        yield Screen(f":{number}")
    finally:
        server.terminate()
        server.wait(timeout=20)
