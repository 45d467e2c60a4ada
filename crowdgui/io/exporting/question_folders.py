"""Folders for the files of a project's questions, named so that every system takes them."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


_LONGEST = 60
"""Characters of a name that are kept: a path must not grow too long for Windows."""


_OTHER = re.compile(r"[^\w .,()-]+")


_TAKEN = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)


_UNNAMED = "question"


def name_question_folders(questions: Iterable[str]) -> tuple[str, ...]:
    """Return each question the name of a folder of its own.

    A question's name is whatever a file says, so nothing of it may lead elsewhere. No two are
    alike, not even where capitals do not count.
    """
    folders: list[str] = []
    taken: set[str] = set()
    for question in questions:
        plain = name = _plain(question)
        number = 2
        while name.casefold() in taken:
            name, number = f"{plain} {number}", number + 1
        taken.add(name.casefold())
        folders.append(name)
    return tuple(folders)


def _plain(question: str) -> str:
    """Keep what is a letter, a digit or harmless; the rest becomes hyphens."""
    composed = unicodedata.normalize("NFC", question)
    name = _OTHER.sub("-", composed)[:_LONGEST].strip(" .-") or _UNNAMED
    return f"{name}-" if _TAKEN.fullmatch(name) else name
