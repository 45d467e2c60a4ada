"""Which columns of a wide table hold answers: many columns that share few words."""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING

from crowdgui.io.roles import simplified

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence, Set

    Words = frozenset[str]

FEW = 20
"""Most classes a group of answer columns shares."""

_LEAST = 3
"""Columns of a group: two alike may as well be the two labels of one worker."""

_TRIED = 16
"""Most sets of words that are each compared with all others; the most common ones."""


def answer_columns(
    names: Sequence[str], cells: Sequence[Sequence[str]], values: Sequence[Words], free: Set[int]
) -> tuple[int, ...]:
    """Find among the columns `free` more than two that share few words.

    Columns with gaps and no other words, and those of workers who come later, go with them.
    """
    found = _largest_group(values, free, len(cells[0]) if cells else 0)
    if len(found) < _LEAST:
        return ()
    words = frozenset(chain.from_iterable(values[i] for i in found))
    rest = sorted(free - found)
    found |= {i for i in rest if values[i] and values[i] <= words and "" in cells[i]}
    empty = {i for i in rest if not values[i]}
    named = set(_named_alike(names, found, empty)) if names else set()
    return tuple(sorted(found | named | set(_between(found, empty))))


def _largest_group(values: Sequence[Words], free: Set[int], n_rows: int) -> set[int]:
    """Find the most columns that are all like one of them."""
    most = min(FEW, max(4, n_rows // 2))
    count = Counter(values[i] for i in sorted(free) if 0 < len(values[i]) <= most)
    best: set[Words] = set()
    largest = 0
    for seed, _ in count.most_common(_TRIED):
        alike = {words for words in count if _alike(seed, words, most)}
        size = sum(count[words] for words in alike)
        if size > largest:
            best, largest = alike, size
    return {i for i in free if values[i] in best}


def _alike(a: Words, b: Words, most: int) -> bool:
    shared = len(a & b)
    return len(a) + len(b) - shared <= most and 2 * shared >= max(len(a), len(b))


def _between(group: Set[int], empty: Set[int]) -> Iterator[int]:
    """Return the empty columns with columns of the group on both sides, nothing else between."""
    run: list[int] = []
    within = False
    for i in range(max(group) + 1):
        if i in group:
            yield from run if within else ()
            run, within = [], True
        elif i in empty:
            run.append(i)
        else:
            run, within = [], False


def _named_alike(names: Sequence[str], group: Set[int], empty: Set[int]) -> Iterator[int]:
    """Return the empty columns that are numbered as most columns of the group are."""
    (pattern, n), *_ = Counter(_numbered(names[i]) for i in sorted(group)).most_common(1)
    if "0" in pattern and 2 * n > len(group):
        yield from (i for i in empty if _numbered(names[i]) == pattern)


def _numbered(name: str) -> str:
    return re.sub(r"\d+", "0", simplified(name))
