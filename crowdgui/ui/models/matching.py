"""What a few typed words match, in the same order every time: names, keywords, and ids."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.ui.models.row_order import copy_texts_in_steps, iter_slices

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from crowdgui.core.progress import ProgressCallback

Span = tuple[int, int]
"""First letter of a hit, and the one after its last."""


class Rank(IntEnum):
    """How well something matches, the best first."""

    WHOLE = 0
    START = 1
    WORD = 2
    INSIDE = 3
    ELSEWHERE = 4
    INITIALS = 5


@dataclass(frozen=True)
class Match:
    """How well a title matches, and the parts of it to emphasise."""

    rank: Rank
    spans: tuple[Span, ...] = ()


@lru_cache(maxsize=4096)
def fold(text: str) -> str:
    """Return a text without regard to case and accents, letter for letter."""
    return "".join(unicodedata.normalize("NFD", letter)[0].lower()[:1] or letter for letter in text)


def match(wanted: str, title: str, more: str = "") -> Match | None:
    """Match words with a title, and where it lacks one, with `more` that is said of it.

    Every word must be found: as the start of the title, of one of its words, inside of it, in
    `more`, or as the first letters of the title's words in their order (“rr” is “Run rule”). The
    worst of the words decides.
    """
    words = fold(wanted).split()
    if not words:
        return None
    folded, said = fold(title), fold(more)
    if " ".join(words) == folded:
        return Match(Rank.WHOLE, ((0, len(title)),))
    found = [_match_word(word, folded, said) for word in words]
    known = [each for each in found if each is not None]
    if len(known) < len(found):
        return None
    spans = sorted({span for each in known for span in each.spans})
    return Match(max(each.rank for each in known), tuple(spans))


def _match_word(word: str, title: str, more: str) -> Match | None:
    starts = [i for i in range(len(title)) if title[i].isalnum() and not title[i - 1 : i].isalnum()]
    if title.startswith(word):
        return Match(Rank.START, ((0, len(word)),))
    for start in starts:
        if title.startswith(word, start):
            return Match(Rank.WORD, ((start, start + len(word)),))
    if (place := title.find(word)) >= 0:
        return Match(Rank.INSIDE, ((place, place + len(word)),))
    if word in more:
        return Match(Rank.ELSEWHERE)
    initials = [title[start] for start in starts]
    if 1 < len(word) <= len(initials) and initials[: len(word)] == list(word):
        return Match(Rank.INITIALS, tuple((start, start + 1) for start in starts[: len(word)]))
    return None


MOST_IDS = 200
"""Ids that are listed; how many there are is counted."""


@dataclass(frozen=True, eq=False)
class IdHits:
    """The ids that contain what was typed: the first of their places, and how many there are."""

    wanted: str
    places: tuple[int, ...] = ()
    total: int = 0


class IdFinder:
    """Finds ids by a part of them: whole ones first, then those that begin so, then the others.

    Ids are folded once, when first asked; all of it belongs into a thread.
    """

    def __init__(self, ids: NDArray[Any]) -> None:
        self._ids = ids
        self._folded: NDArray[Any] | None = None

    def find(self, wanted: str, report: ProgressCallback = ignore_progress) -> IdHits:
        """Return the ids that contain `wanted`, without regard to case."""
        text = wanted.strip().lower()
        if not text:
            return IdHits(wanted)
        if self._folded is None:
            self._folded = copy_texts_in_steps(self._ids, report, np.strings.lower)
        ranked: list[list[int]] = [[], [], []]
        total = 0
        for span in iter_slices(self._folded.size):
            report(Progress(""))
            part = self._folded[span]
            at = np.strings.find(part, text)
            found = np.flatnonzero(at >= 0)
            total += found.size
            starts = at[found] == 0
            whole = part[found] == text
            for rank, chosen in enumerate((whole, starts & ~whole, ~starts)):
                room = MOST_IDS - len(ranked[rank])
                ranked[rank] += (found[chosen][:room] + span.start).tolist()
        return IdHits(wanted, tuple(chain.from_iterable(ranked))[:MOST_IDS], total)


def id_spans(wanted: str, shown: str) -> tuple[Span, ...]:
    """Return what of an id to emphasise."""
    text = wanted.strip().lower()
    place = shown.lower().find(text)
    # A letter that becomes two in lower case would move what follows.
    return ((place, place + len(text)),) if place >= 0 and len(shown.lower()) == len(shown) else ()


def best_first(found: Sequence[tuple[Match, Any]]) -> list[tuple[Match, Any]]:
    """Order matches by rank; equal ones keep their order."""
    return sorted(found, key=lambda each: each[0].rank)
