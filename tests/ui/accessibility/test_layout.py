"""No words are cut, and nothing stands outside, at two sizes in every language, and at 200 %."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from functools import lru_cache, partial
from itertools import chain
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtGui import QFontMetrics

from crowdgui.io.resources import resource
from crowdgui.text import translation as text
from crowdgui.ui.controllers.samples import SAMPLES
from crowdgui.ui.style.fonts import font
from crowdgui.ui.system.application import ENGLISH, LANGUAGES, install_language
from tests.ui.accessibility.parts import shown
from tests.ui.accessibility.room import beyond, cut, outside, shortened

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget

    from tests.ui.accessibility.walk import Walk

LARGE, SMALL = (1280, 800), (1024, 640)
SHORT = (ENGLISH, "es", "ja", "zh_CN")
"""Languages that are looked at together: where the widest words of all have room, each has."""

_TAG = re.compile("<[^>]*>")


@pytest.fixture
def spoken(
    qapp: QApplication, own_language: None, request: pytest.FixtureRequest
) -> tuple[str, ...]:
    """Speak a language for the length of a test, or of several the one with the widest words."""
    languages: tuple[str, ...] = request.param
    install_language(qapp, languages[-1])
    if len(languages) > 1:
        widest = lru_cache(maxsize=None)(partial(_widest, [_catalogue(each) for each in languages]))
        text.set_translator(widest, languages[-1])
    return languages


def _catalogue(language: str) -> QTranslator:
    """Return the texts of a language; of English there are none."""
    made = QTranslator()
    assert made.load(f"crowdgui_{language}", str(resource("languages"))) or language == ENGLISH
    return made


def _widest(catalogues: list[QTranslator], words: str, n: int | None) -> str:
    """Return the translation that takes most room on one line."""
    found = [each.translate("CrowdGUI", words, None, -1 if n is None else n) for each in catalogues]
    metrics = QFontMetrics(font("body"))
    return max(
        (said or words for said in found),
        key=lambda said: metrics.horizontalAdvance(_TAG.sub("", said)),
    )


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


LONG = [(language,) for language in LANGUAGES if language not in SHORT]
AT_200 = "QT_SCALE_FACTOR" in os.environ
"""What has the room it needs at 200 % has it at 100 %: only a process of its own shows that."""


@pytest.mark.parametrize("spoken", [SHORT] if AT_200 else LONG, indirect=True, ids=" ".join)
def test_words_have_the_room_they_need(
    spoken: tuple[str, ...], walk: Walk, painted: dict[str, str]
) -> None:
    found: dict[str, str] = {}
    # Shorter words fit where longer ones do: of these only the pages are looked at.
    brief = spoken == SHORT
    for size in (LARGE, SMALL):
        # What is measured of the smaller size are places, which no painting changes.
        walk.window.setUpdatesEnabled(size == LARGE)
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


@pytest.mark.skipif(AT_200, reason="is what runs at 200 %")
def test_shorter_words_have_the_room_they_need_at_200_percent() -> None:
    here = [
        f"{__file__}::test_words_have_the_room_they_need[{' '.join(SHORT)}]",
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
