"""No words are cut, and nothing stands outside, at two sizes in every language, and at 200 %."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale

from crowdgui.core import text
from crowdgui.ui.language import ENGLISH, LANGUAGES, speak
from tests.ui.accessibility.room import cut, outside, shortened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

LARGE, SMALL = (1280, 800), (1024, 640)


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
    yield speak(qapp, request.param)
    for made in installed:
        qapp.removeTranslator(made)
    QLocale.setDefault(before)


@pytest.mark.parametrize("spoken", LANGUAGES, indirect=True)
def test_words_have_the_room_they_need(spoken, walk):
    lacking, astray, ellipses = {}, {}, {}
    for size in (LARGE, SMALL):
        walk.window.resize(*size)
        walk.rest()
        assert (walk.window.width(), walk.window.height()) == size
        for name, root in walk.everywhere() if size == LARGE else walk.pages(parts=False):
            for found, said in ((lacking, cut(root)), (astray, outside(root))):
                for words in said:
                    found.setdefault(words, f"{name} at {size[0]}")
            for words in shortened(root):
                ellipses.setdefault(words, f"{name} at {size[0]}")
    print(f"\nends in an ellipsis, {spoken}:")
    for words, where in ellipses.items():
        print(f"  {where}: {words}")
    found = [f"{where}: {words}" for words, where in (lacking | astray).items()]
    assert not found, "\n" + "\n".join(found)


@pytest.mark.skipif("QT_SCALE_FACTOR" in os.environ, reason="is what runs at 200 %")
def test_words_have_the_room_they_need_at_200_percent():
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
