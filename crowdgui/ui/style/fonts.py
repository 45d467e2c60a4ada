"""The type scale: Inter, bundled, in roles that follow the system's size of text."""

from __future__ import annotations

import os
from functools import lru_cache
from typing import Literal

from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QGuiApplication

from crowdgui.io.resources import resource

Role = Literal[
    "headline",
    "title",
    "content",
    "answer",
    "section",
    "body",
    "medium",
    "strong",
    "id",
    "caption",
    "header",
    "axis",
]


_TABULAR = "tnum"
"""Figures of equal width."""


# Size in px where the base is 13, weight.
_SCALE: dict[Role, tuple[int, int]] = {
    "headline": (26, 600),
    "title": (20, 600),
    "content": (17, 400),
    "answer": (17, 600),
    "section": (15, 600),
    "body": (13, 400),
    "medium": (13, 500),
    "strong": (13, 600),
    "id": (13, 500),
    "caption": (12, 400),
    "header": (12, 500),
    "axis": (11, 400),
}


_BASE = 13


_FAMILY = "Inter"


_FILES = ("Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf")


def load_fonts() -> None:
    """Make the bundled fonts known to the application; call once, after it is made."""
    for file in _FILES:
        if QFontDatabase.addApplicationFont(str(resource(f"fonts/{file}"))) < 0:
            raise RuntimeError(f"The bundled font {file} cannot be read.")


def font(role: Role) -> QFont:
    """Return the font of a role, with figures of equal width; ids tell 0 from O and 1 from l."""
    return QFont(_font(role, base_px()))


def paper_font(role: Role, times: int) -> QFont:
    """Return the font of a role so many times as large as on paper, in any thread.

    The system's size of text says nothing about paper.
    """
    made = _made(role, [_FAMILY], _BASE * times, features=())
    # Qt names other forms of figures and signs in a PDF by characters of the typeface's own, which
    # nobody can search for, copy or have read aloud. Unsaid, they come from the window's font.
    for feature in (_TABULAR, "calt"):
        made.setFeature(QFont.Tag(feature), 0)
    return made


@lru_cache(maxsize=64)
def _font(role: Role, base: int) -> QFont:
    features = (_TABULAR, "zero", "ss02") if role == "id" else (_TABULAR,)
    return _made(role, [_FAMILY, _system_font().family()], base, features)


def _made(role: Role, families: list[str], base: int, features: tuple[str, ...]) -> QFont:
    size, weight = _SCALE[role]
    made = QFont()
    made.setFamilies(families)
    made.setPixelSize(round(size * base / _BASE))
    made.setWeight(QFont.Weight(weight))
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    for feature in features:
        made.setFeature(QFont.Tag(feature), 1)
    return made


@lru_cache(maxsize=1)
def base_px() -> int:
    """Return the system's size of text in px, 13 if it has none."""
    return QFontInfo(_system_font()).pixelSize() if _system_says_size() else _BASE


def scaled(px: int) -> int:
    """Scale a length that was drawn for the base of 13 px."""
    return round(px * base_px() / _BASE)


def _system_font() -> QFont:
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)


def _system_says_size() -> bool:
    # Without a desktop Qt makes a size up: 9 pt.
    if QGuiApplication.platformName() in {"xcb", "wayland"}:
        return "XDG_CURRENT_DESKTOP" in os.environ
    return QGuiApplication.platformName() not in {"offscreen", "minimal"}
