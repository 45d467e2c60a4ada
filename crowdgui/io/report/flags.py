"""How the flags of workers look and are called in the report."""

from __future__ import annotations

from typing import NamedTuple

from crowdgui.core.text import later, tr
from crowdgui.core.workers.flags import Flag
from crowdgui.io.report.colours import BAD, TEXT2, WARN


class Look(NamedTuple):
    """A flag's word, the shape of its mark and its colour."""

    word: str
    shape: str
    colour: str


_LOOKS = {
    Flag.BELOW_CHANCE: Look(later("Below chance"), "down", BAD),
    Flag.ONE_ANSWER: Look(later("One answer"), "square", WARN),
    Flag.GUESSING: Look(later("Guessing"), "up", WARN),
    Flag.COPYING: Look(later("Copying"), "twins", BAD),
    Flag.TOO_FAST: Look(later("Too fast"), "diamond", WARN),
    Flag.TOO_FEW: Look(later("Too few labels"), "ring", TEXT2),
}
CHARGES = tuple(flag for flag in Flag if flag.suspicious)
"""What may be held against a worker, the gravest first."""


def look_of(flag: Flag) -> Look:
    """Return how a flag looks, its word translated."""
    found = _LOOKS[flag]
    return found._replace(word=tr(found.word))


def left_out_look() -> Look:
    """Return how a worker looks who is left out."""
    return Look(tr("Left out"), "cross", TEXT2)
