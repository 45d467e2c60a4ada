"""Classes that look like other spellings of one: “Cat” and “cat”, or a rare “dgo” beside “dog”."""

from __future__ import annotations

import html
import re
import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

MOST_CLASSES = 200
"""Of more classes than this, no two are compared: they are names or texts, not a choice."""


RARE = 0.05
"""A slip is rare: at most this share of the labels that the class meant has."""


_SHORTEST = 3


_SYMBOLS = ("Sm", "Sc", "So")
"""Unicode categories of signs such as “+”, “€” and “👍”."""


def find_spelling_variants(counts: Mapping[str, int]) -> list[tuple[str, str]]:
    """Return (class, the class it may be meant for) by how many labels each has, the rarest first.

    Two classes look alike where only case, blanks or marks part them, or where one of them is rare
    beside the other and a single letter is wrong, missing, added or swapped with its neighbour.
    """
    if len(counts) > MOST_CLASSES:
        return []
    order = sorted(counts, key=lambda name: counts[name])
    found = []
    for place, name in enumerate(order):
        usual = [other for other in order[place + 1 :] if _may_mean(name, other, counts)]
        if usual:
            found.append((name, usual[-1]))
    return found


def _may_mean(name: str, other: str, counts: Mapping[str, int]) -> bool:
    plain, meant = _plain(name), _plain(other)
    if plain == meant:
        return bool(plain)
    rare = counts[name] <= RARE * counts[other]
    return rare and min(len(plain), len(meant)) >= _SHORTEST and _one_slip(plain, meant)


_NUMBER = re.compile(r"([+-]?)0*(\d+?)(?:\.(\d*?)0*|,0{1,2})?")
"""A number; three digits after a comma are a thousand."""


def _plain(name: str) -> str:
    folded = unicodedata.normalize("NFKC", html.unescape(name)).casefold().strip()
    if number := _NUMBER.fullmatch(folded):
        # A program that reads 1 as a number may write 1.0, or 01.
        sign, whole, decimals = number.groups()
        return f"{sign.strip('+')}{whole}" + (f".{decimals}" if decimals else "")
    around = zip(" " + folded, folded, folded[1:] + " ", strict=False)
    return "".join(sign for before, sign, after in around if _counts(before, sign, after))


def _counts(before: str, sign: str, after: str) -> bool:
    """Return whether a sign is part of a word: a letter, or one that makes it another, as in “-1”.

    Blanks, hyphens and dots between letters do not; signs of numbers, grades (“A-”) and
    comparisons do.
    """
    if sign.isalnum() or sign == "#" or unicodedata.category(sign) in _SYMBOLS:
        return True
    of_number = after.isdigit() and not before.isalpha()
    return (sign == "-" and after.isspace() and before.isalnum()) or (sign in "-.,:/" and of_number)


def _one_slip(a: str, b: str) -> bool:
    """Return whether one letter parts two words; other signs are meant as they are."""
    if len(a) > len(b):
        a, b = b, a
    start = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), len(a))
    one, other = a[start:], b[start:]
    touched = other[:1] if len(a) < len(b) else one[:1] + other[:1]
    if not all(sign.isalpha() for sign in touched):
        return False
    if len(a) < len(b):
        return one == other[1:]
    return one[1:] == other[1:] or (one[:2] == other[1::-1] and one[2:] == other[2:])
