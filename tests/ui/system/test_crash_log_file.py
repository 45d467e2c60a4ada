"""What nobody foresaw goes into a log and keeps nothing alive."""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING

import pytest

from crowdgui.ui.system import crash_log as module

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication


@pytest.fixture
def kept(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    file = tmp_path / "deep" / "crowdgui.log"
    monkeypatch.setattr(module, "log_file", lambda: file)
    hook, handlers, level = sys.excepthook, list(module.log.handlers), module.log.level
    propagate = module.log.propagate
    module.install_log()
    yield file
    sys.excepthook = hook
    for handler in module.log.handlers[len(handlers) :]:
        handler.close()
    module.log.handlers = handlers
    module.log.setLevel(level)
    module.log.propagate = propagate


def test_an_exception_nobody_caught_is_written_down(kept: Path) -> None:
    try:
        raise ZeroDivisionError("by nothing")
    except ZeroDivisionError as error:
        sys.excepthook(type(error), error, error.__traceback__)
    text = kept.read_text(encoding="utf-8")
    assert "ZeroDivisionError: by nothing" in text
    assert sys.last_traceback is None


def test_a_worker_s_failure_is_written_down(kept: Path) -> None:
    logging.getLogger("crowdgui.jobs.worker").error("A task failed")
    assert "A task failed" in kept.read_text(encoding="utf-8")


def test_a_log_that_cannot_be_written_stops_nothing(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(module, "log_file", lambda: tmp_path / "file" / "crowdgui.log")
    hook = sys.excepthook
    module.install_log()
    assert sys.excepthook is hook
