"""Garbage with parts of the window in it goes in the window's thread; no source text is kept."""

from __future__ import annotations

import gc
import linecache
import sys
import threading
import weakref
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from crowdgui.cli.main import leave_sources_unread
from crowdgui.jobs.runner import Runner
from crowdgui.ui.system.application import collect_due, start_collecting

if TYPE_CHECKING:
    from pathlib import Path

    import pytest
    from pytestqt.qtbot import QtBot


MANY = 200_000
"""Objects that make Python collect some hundred times."""


class Part(QObject):
    """A part that nothing but a collection frees: it knows itself."""

    def __init__(self) -> None:
        super().__init__()
        self.own = self


def let_go() -> list[int]:
    """Let go of a part; the list gets the thread in which it is freed."""
    freed_in: list[int] = []
    weakref.finalize(Part(), lambda: freed_in.append(threading.get_ident()))
    return freed_in


def many_objects(_: object = None) -> list[list[int]]:
    return [[] for _ in range(MANY)]


def test_a_thread_that_makes_many_objects_frees_no_part(qtbot: QtBot) -> None:
    window, runner = QObject(), Runner()
    start_collecting(window)
    freed_in = let_go()
    # What is freed at once is not counted as garbage to be.
    kept: list[object] = []
    runner.succeeded.connect(kept.append)
    with qtbot.waitSignal(runner.finished, timeout=20_000):
        runner.start("Make", many_objects)
    assert runner.shut_down()
    qtbot.waitUntil(lambda: bool(freed_in), timeout=20_000)
    assert freed_in == [threading.get_ident()]


def test_what_is_not_due_is_left_alone(qapp: object) -> None:
    gc.collect()
    freed_in = let_go()
    collect_due()
    assert not freed_in
    kept = many_objects()
    collect_due()
    assert freed_in
    assert len(kept) == MANY


def test_no_source_of_a_module_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A window's memory would grow with every module that its work is the first to import."""
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in ("read_before", "read_after"):
        (tmp_path / f"{name}.py").write_text("MANY = 1\n" * 1000)
    linecache.getlines(str(tmp_path / "read_before.py"))
    leave_sources_unread()
    __import__("read_after")
    monkeypatch.delitem(sys.modules, "read_after")
    assert not [place for place in linecache.cache if place.startswith(str(tmp_path))]
    # A traceback still finds its lines.
    assert linecache.getline(str(tmp_path / "read_after.py"), 2) == "MANY = 1\n"
