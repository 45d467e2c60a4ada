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


def test_what_cannot_be_written_is_shown_and_written_as_soon_as_it_can_be(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = []
    monkeypatch.setattr(module, "_notify", said.append)
    kept.parent.write_text("a file in the place of the folder")
    error = ZeroDivisionError("by nothing")
    sys.excepthook(type(error), error, None)
    assert "ZeroDivisionError: by nothing" in said[0]
    assert str(kept) in said[0]
    kept.parent.unlink()
    module.log.error("The next one")
    lines = kept.read_text(encoding="utf-8").splitlines()
    assert lines[-2] == "ZeroDivisionError: by nothing"
    assert lines[-1].endswith("The next one")
