"""Which classes look like a scale, and in which order; whether they are one, the user says."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

FEWEST, MOST = 3, 20
"""Classes of a scale that is asked about: of two the order makes no difference."""

_FILLED = 11
"""Whole numbers up to this many are taken for a scale without gaps, as from 0 to 10."""

_WORDS = (
    "very low, low, medium low, medium|moderate|mid|middle|average|normal, medium high, high, "
    "very high, critical|extreme",
    "none|no, minimal|trace, mild|minor|low, moderate|medium, severe|major|serious|high, "
    "critical|extreme|very severe",
    "strongly disagree|completely disagree|totally disagree, disagree, "
    "somewhat disagree|slightly disagree, "
    "neutral|neither|neither agree nor disagree|undecided, somewhat agree|slightly agree, agree, "
    "strongly agree|completely agree|totally agree",
    "never, rarely|seldom, sometimes|occasionally, often|frequently, usually|mostly, always",
    "very bad|terrible|awful, bad|poor, fair|ok|okay|average|acceptable|neutral|mediocre, good, "
    "very good|great, excellent|perfect|outstanding",
    "very negative|strongly negative, negative, slightly negative|somewhat negative, neutral, "
    "slightly positive|somewhat positive, positive, very positive|strongly positive",
    "very unlikely, unlikely, neutral|possible|possibly, likely|probable, very likely",
    "not at all, slightly|a little|a bit, somewhat|moderately, quite a bit|very|a lot, "
    "extremely|completely",
    "very dissatisfied, dissatisfied, neutral, satisfied, very satisfied",
    "irrelevant|not relevant|bad, slightly relevant|marginally relevant|partially relevant|"
    "somewhat relevant|fair, relevant|good, highly relevant|very relevant|excellent, "
    "perfectly relevant|perfect",
    "extra small|xs, small|s, medium|m, large|l, extra large|xl, xxl",
    "very easy, easy, medium|moderate, hard|difficult, very hard|very difficult",
    "beginner|novice, intermediate, advanced, expert",
)
"""Scales from lowest to highest; a bar separates words for the same step."""

_SCALES = tuple(
    {
        word.strip(): step
        for step, words in enumerate(scale.split(", "))
        for word in words.split("|")
    }
    for scale in _WORDS
)

_WHOLE = re.compile(r"[+-]?[0-9]{1,6}")
_LEADING = re.compile(r"\s*([+-]?[0-9]{1,6})\b")


def guess_order(classes: Sequence[str], ranges: Sequence[str] = ()) -> tuple[str, ...]:
    """Return the classes from lowest to highest, where they look like a scale; empty if not.

    Whole numbers are completed where few are missing, and `ranges` of numbers with those that no
    label is in. It is a guess to ask about: numbers may be mere names, and the labels do not show
    it.
    """
    if ranges and set(classes) <= set(ranges):
        return tuple(ranges) if len(ranges) >= FEWEST else ()
    if not FEWEST <= len(classes) <= MOST:
        return ()
    return _by_number(classes) or _by_word(classes)


def _by_number(classes: Sequence[str]) -> tuple[str, ...]:
    names = [name.strip() for name in classes]
    if all(_WHOLE.fullmatch(name) for name in names):
        values = sorted(map(int, names))
        low, high = values[0], values[-1]
        whole = [str(value) for value in range(low, high + 1)] if high - low < _FILLED else []
        if set(classes) <= set(whole):
            return tuple(whole)
    leading = [_LEADING.match(name) for name in names]
    if not all(leading):
        return ()
    numbers = [int(found[1]) for found in leading if found]
    return _sorted_by(classes, numbers)


def _by_word(classes: Sequence[str]) -> tuple[str, ...]:
    plain = [_plain(name) for name in classes]
    for scale in _SCALES:
        if all(word in scale for word in plain):
            return _sorted_by(classes, [scale[word] for word in plain])
    return ()


def _sorted_by(classes: Sequence[str], steps: Sequence[int]) -> tuple[str, ...]:
    """Sort the classes by their steps; nothing where two have the same."""
    if len(set(steps)) < len(steps):
        return ()
    return tuple(name for _, name in sorted(zip(steps, classes, strict=True)))


def _plain(name: str) -> str:
    return " ".join(re.sub(r"[-_/]", " ", name.casefold()).split())


_BETWEEN = " < "
"""Separates classes in their order, also those that have commas of their own."""


def join_order(classes: Sequence[str]) -> str:
    """Write classes in their order so that `split_order` takes them apart again."""
    return (_BETWEEN if any("," in name for name in classes) else ", ").join(classes)


def split_order(text: str) -> tuple[str, ...]:
    """Take classes apart that are typed in their order, separated by commas or “<”."""
    return tuple(dict.fromkeys(filter(None, (part.strip() for part in _parts(text)))))


def _parts(text: str) -> Iterable[str]:
    return text.split(_BETWEEN) if _BETWEEN in text else re.split(r"[,<]", text)
