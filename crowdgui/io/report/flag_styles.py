"""The colours of the report: those of the light window, written as the web writes them."""

from __future__ import annotations

from typing import NamedTuple

from crowdgui.core.workers.report import WorkerFlag
from crowdgui.text.translation import tr, tr_noop

CANVAS = "#FFFFFF"


SUNKEN = "#F8F9FA"


LINE = "#E3E6EB"


GRID = "#EAECF0"


CTRL = "#848C9A"


TEXT = "#1A1D23"


TEXT2 = "#565D6B"


TEXT3 = "#686F7D"


ACCENT_TEXT = "#1F4CAF"


OK = "#17734A"


WARN = "#865300"


BAD = "#B3261E"


SERIES = ("#2457C5", "#F26C1F", "#19A57C", "#CE67B8", "#63450B", "#272B34")


def class_colour(code: int) -> str:
    """Return the colour of a class; those after the sixth share a grey."""
    return SERIES[code] if code < len(SERIES) else CTRL


def mix_colours(base: str, over: str, share: float) -> str:
    """Lay `over` on `base` with `share` of it, as one opaque colour."""
    parts = [
        round(b + (o - b) * share)
        for b, o in zip(bytes.fromhex(base[1:]), bytes.fromhex(over[1:]), strict=True)
    ]
    return "#" + bytes(parts).hex().upper()


class FlagStyle(NamedTuple):
    """A flag's word, the shape of its mark and its colour."""

    word: str
    shape: str
    colour: str


_LOOKS = {
    WorkerFlag.BELOW_CHANCE: FlagStyle(tr_noop("Below chance"), "down", BAD),
    WorkerFlag.ONE_ANSWER: FlagStyle(tr_noop("Single label"), "square", WARN),
    WorkerFlag.GUESSING: FlagStyle(tr_noop("Guessing"), "up", WARN),
    WorkerFlag.COPYING: FlagStyle(tr_noop("Copying"), "twins", BAD),
    WorkerFlag.TOO_FAST: FlagStyle(tr_noop("Too fast"), "diamond", WARN),
    WorkerFlag.TOO_FEW: FlagStyle(tr_noop("Too few labels"), "ring", TEXT2),
}


FLAG_ORDER = tuple(flag for flag in WorkerFlag if flag.suspicious)
"""What may be held against a worker, the gravest first."""


def flag_style(flag: WorkerFlag) -> FlagStyle:
    """Return how a flag looks, its word translated."""
    found = _LOOKS[flag]
    return found._replace(word=tr(found.word))


def excluded_style() -> FlagStyle:
    """Return how a worker looks who is left out."""
    return FlagStyle(tr("Excluded"), "cross", TEXT2)
