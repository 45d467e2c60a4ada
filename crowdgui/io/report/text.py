"""Text of unknown origin made fit to be printed: nothing in it acts, and none of it is endless."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

_T = TypeVar("_T")

LONGEST = 160
"""Characters of an id, a label or a note that are shown."""

ELLIPSIS = "…"
_UNSHOWABLE = "�"

_SHARE = re.compile(r"(?<=[0-9]) %")
_BLANKS = re.compile(r"[\t\n\r\v\f\x85\u2028\u2029]+")
# Controls, marks that turn the direction of the text after them, halves of characters, and code
# points that are no characters; most of them no markup language allows.
_ACTING = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufdd0-\ufdef\ufffe\uffff"
    "\ud800-\udfff"
    + "".join(chr(plane << 16 | end) for plane in range(1, 17) for end in (0xFFFE, 0xFFFF))
    + "]+"
)


def clean(text: str) -> str:
    """Replace each break and tab by a blank, and each run of what cannot be shown by one mark.

    A percent sign stays on the line of its number.
    """
    shown_ = _ACTING.sub(_UNSHOWABLE, _BLANKS.sub(" ", text))
    return _SHARE.sub("\u00a0%", shown_)


def shown(text: object, longest: int = LONGEST) -> str:
    """Return text as it is printed: clean, and cut where it is endless."""
    words = clean(str(text))
    return words if len(words) <= longest else words[: longest - 1] + ELLIPSIS


def cleaned(record: _T) -> _T:
    """Return a record of texts, tuples and records with every text in it clean."""
    return _cleaned(record)  # type: ignore[no-any-return]


def _cleaned(value: Any) -> Any:
    if type(value) is str:
        return clean(value)
    if isinstance(value, tuple):
        parts = [_cleaned(part) for part in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    if is_dataclass(value) and not isinstance(value, type):
        names = [field.name for field in fields(value)]
        return replace(value, **{name: _cleaned(getattr(value, name)) for name in names})
    return value


def wide(text: str) -> int:
    """Return how many half-width columns a text takes; an ideograph takes two, an accent none."""
    return sum(_columns(character) for character in text)


def _columns(character: str) -> int:
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
