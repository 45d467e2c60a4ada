"""How the flags of workers look and are called in the report."""

from __future__ import annotations

from typing import NamedTuple

from crowdgui.core.workers.report import WorkerFlag
from crowdgui.io.report.colours import BAD, TEXT2, WARN
from crowdgui.text.translation import tr, tr_noop


class Look(NamedTuple):
    """A flag's word, the shape of its mark and its colour."""

    word: str
    shape: str
    colour: str


_LOOKS = {
    WorkerFlag.BELOW_CHANCE: Look(tr_noop("Below chance"), "down", BAD),
    WorkerFlag.ONE_ANSWER: Look(tr_noop("One answer"), "square", WARN),
    WorkerFlag.GUESSING: Look(tr_noop("Guessing"), "up", WARN),
    WorkerFlag.COPYING: Look(tr_noop("Copying"), "twins", BAD),
    WorkerFlag.TOO_FAST: Look(tr_noop("Too fast"), "diamond", WARN),
    WorkerFlag.TOO_FEW: Look(tr_noop("Too few labels"), "ring", TEXT2),
}
CHARGES = tuple(flag for flag in WorkerFlag if flag.suspicious)
"""What may be held against a worker, the gravest first."""


def look_of(flag: WorkerFlag) -> Look:
    """Return how a flag looks, its word translated."""
    found = _LOOKS[flag]
    return found._replace(word=tr(found.word))


def left_out_look() -> Look:
    """Return how a worker looks who is left out."""
    return Look(tr("Left out"), "cross", TEXT2)
