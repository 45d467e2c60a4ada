"""No words are cut, and nothing stands outside, at two sizes in every language, and at 200 %."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import chain
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QFontMetrics

from crowdgui.io.resources import resource
from crowdgui.text import translation as text
from crowdgui.ui.controllers.open_controller import SAMPLES
from crowdgui.ui.system.application import ENGLISH, LANGUAGES, install_language
from tests.ui.accessibility.parts import shown
from tests.ui.accessibility.room import beyond, cut, outside, shortened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication, QWidget

    from tests.ui.accessibility.walk import Walk

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

LARGE, SMALL = (1280, 800), (1024, 640)
BRIEF = (ENGLISH, "es", "ja", "zh_CN")


@pytest.fixture
def spoken(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[str]:
    """Speak a language for the length of a test."""
    for name in ("_translate", "_language", "_decimal", "_group"):
        monkeypatch.setattr(text, name, getattr(text, name))
    before, installed = QLocale(), []
    install = qapp.installTranslator
    monkeypatch.setattr(
        qapp, "installTranslator", lambda made: (installed.append(made), install(made))
    )
    yield install_language(qapp, request.param)
    for made in installed:
        qapp.removeTranslator(made)
    QLocale.setDefault(before)


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Take down the words that are painted with an ellipsis, and by which module."""
    found: dict[str, str] = {}
    elide = QFontMetrics.elidedText

    def watched(metrics: QFontMetrics, words: str, *how: Any) -> str:
        shown = elide(metrics, words, *how)
        if shown != words:
            found.setdefault(words, sys._getframe(1).f_globals["__name__"])
        return shown

    monkeypatch.setattr(QFontMetrics, "elidedText", watched)
    return found


@pytest.mark.parametrize("spoken", LANGUAGES, indirect=True)
def test_words_have_the_room_they_need(spoken: str, walk: Walk, painted: dict[str, str]) -> None:
    found: dict[str, str] = {}
    # Shorter words fit where longer ones do: of these only the pages are looked at.
    brief = spoken in BRIEF
    for size in (LARGE, SMALL):
        walk.window.resize(*size)
        walk.rest()
        assert (walk.window.width(), walk.window.height()) == size
        places = chain(walk.everywhere(), walk.deeds())
        for name, root in places if size == LARGE and not brief else walk.pages(parts=False):
            parts = shown(root)
            said = [*cut(parts), *outside(parts), *beyond(parts)]
            if size == LARGE:
                said += shortened(parts)
                said += _painted_short(root, painted)
            for words in said:
                found.setdefault(words, f"{name} at {size[0]}")
            painted.clear()
    assert not found, "\n" + "\n".join(f"{where}: {words}" for words, where in found.items())


def _painted_short(root: QWidget, painted: dict[str, str]) -> list[str]:
    """Name what is painted with an ellipsis, but for what a file holds."""
    if painted:
        # Some of it was painted while the parts did not stand in their places yet.
        painted.clear()
        root.grab()
    sample = resource(f"samples/{SAMPLES[1].file}").read_text(encoding="utf-8")
    own = {words: module for words, module in painted.items() if words not in sample}
    return [f"{module} shortens “{words}”" for words, module in own.items()]


@pytest.mark.skipif("QT_SCALE_FACTOR" in os.environ, reason="is what runs at 200 %")
def test_words_have_the_room_they_need_at_200_percent() -> None:
    here = [
        f"{__file__}::test_words_have_the_room_they_need[{ENGLISH}]",
        "-q",
        "-p",
        "no:cacheprovider",
    ]
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", *here],
        env=os.environ | {"QT_SCALE_FACTOR": "2"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout
    assert "1 passed" in ran.stdout
