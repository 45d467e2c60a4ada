"""The words by which a file says whether a worker is a person or a model."""

from __future__ import annotations

from crowdgui.core.groups.kinds import WorkerKind
from crowdgui.io.tabular.roles import simplified

PERSON_WORDS = ("person", "people", "human", "annotator", "crowd", "expert", "worker")


MODEL_WORDS = ("model", "llm", "ai", "machine", "bot", "classifier", "system", "automatic")


_WORDS = dict.fromkeys(PERSON_WORDS, WorkerKind.PERSON) | dict.fromkeys(
    MODEL_WORDS, WorkerKind.MODEL
)


_YES = frozenset({"true", "yes", "y", "t", "1"})


_NO = frozenset({"false", "no", "n", "f", "0"})


def parse_kind(word: str, column: str) -> WorkerKind | None:
    """Return the kind that a cell names; None where it is not understood.

    A column called “is_model”, or so, says yes or no.
    """
    plain = word.strip().casefold()
    asked = _asked(column)
    if asked is not None and plain in _YES | _NO:
        other = WorkerKind.MODEL if asked is WorkerKind.PERSON else WorkerKind.PERSON
        return asked if plain in _YES else other
    return _WORDS.get(plain)


def _asked(column: str) -> WorkerKind | None:
    """Return the kind that a column asks about: a model, of “is_llm”."""
    plain = simplified(column)
    return _WORDS.get(plain.removeprefix("is")) if plain.startswith("is") else None
