"""The words of labels with their counts, what parts several in a cell, and ranges of numbers."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa

from crowdgui.core.labels import freeze, natural_order
from crowdgui.io.importing.lists.class_map import (
    DECIMAL_COMMA,
    JSON_LIST,
    read_number,
    split_answers,
    split_cell,
)
from crowdgui.io.tabular.column_encoder import NONE

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.io.importing.lists.class_map import ClassMap
    from crowdgui.io.tabular.column_encoder import CodedColumn


MOST_WORDS = 2000
"""Different words that are listed: whoever has more has chosen another column."""


MANY_VALUES = 20
"""Different numbers above which ranges are offered."""


_SEPARATORS = ("|", ";", "#", ",")


_NEARLY_ALL = 0.9


_BLOCK = 1 << 20
"""Answers counted at a time, since counting makes wide numbers of them."""


@dataclass(frozen=True, eq=False)
class ValueCounts:
    """The words of most labels, in their natural order, and how many answers each.

    `n_words` counts the words that are not listed too.
    """

    words: tuple[str, ...]
    counts: IntArray
    n_words: int

    def __post_init__(self) -> None:
        freeze(self)

    def numbers(self) -> tuple[FloatArray, IntArray]:
        """Return the words that are numbers, as numbers, and the answers that hold each."""
        # Elsewhere a comma may part labels.
        commas = are_decimals(self.words)
        kept = [word if commas or "," not in word else "" for word in self.words]
        values = np.array([read_number(word) for word in kept])
        finite = np.isfinite(values)
        return values[finite], self.counts[finite]

    @property
    def needs_ranges(self) -> bool:
        """Return whether most words are numbers, more of them than there should be classes."""
        n_numbers = self.numbers()[0].size
        return n_numbers > MANY_VALUES and 2 * n_numbers > len(self.words)


@dataclass(frozen=True)
class ValueRow:
    """A word, the answers that hold it, what it is cut to, and the class that comes of it.

    An empty class is no answer.
    """

    word: str
    count: int
    cut: str
    name: str


def count_values(column: CodedColumn) -> ValueCounts:
    """Count the answers that hold each word."""
    counts = np.zeros(1 + len(column.words), dtype=np.int64)
    for start in range(0, column.codes.size, _BLOCK):
        codes = column.codes[start : start + _BLOCK] - NONE
        counts += np.bincount(codes, minlength=counts.size)
    # In front stand those without an answer.
    counts = counts[1:]
    used = np.flatnonzero(counts)
    most = used[np.argsort(-counts[used], kind="stable")[:MOST_WORDS]]
    words = column.words.take(pa.array(most)).to_pylist()
    order = natural_order(words)
    return ValueCounts(tuple(words[i] for i in order), counts[most[order]], used.size)


def value_rows(found: ValueCounts, classes: ClassMap, known: Sequence[str] = ()) -> list[ValueRow]:
    """Return what becomes of each word; words of `known` classes that only gold holds come last."""
    cut = replace(classes, words=())
    meant = dict(classes.words)
    cuts = cut.classes(found.words)
    rows = [
        ValueRow(word, int(count), step, meant.get(step, step))
        for word, count, step in zip(found.words, found.counts, cuts, strict=True)
    ]
    if found.n_words > len(found.words):
        return rows
    there = {row.cut for row in rows} | {row.name for row in rows}
    beside = dict.fromkeys([*meant, *known])
    return rows + [ValueRow(w, 0, w, meant.get(w, w)) for w in beside if w and w not in there]


def count_classes(rows: Sequence[ValueRow], classes: ClassMap) -> dict[str, int]:
    """Count the answers of each class, in the order of the classes."""
    counts: dict[str, int] = {}
    for row in rows:
        if row.name:
            counts[row.name] = counts.get(row.name, 0) + row.count
    return {name: counts.get(name, 0) for name in classes.ordered(list(counts))}


def map_values(classes: ClassMap, cuts: Collection[str], name: str | None) -> ClassMap:
    """Take words for the class `name`, the empty one for no answer; None for their own class."""
    words = {word: meant for word, meant in classes.words if word not in cuts}
    if name is not None:
        words |= {cut: name for cut in cuts if cut != name}
    return replace(classes, words=tuple(words.items()))


def with_fold(found: ValueCounts, classes: ClassMap, fold: bool) -> ClassMap:
    """Merge words that differ only in case and blanks, each under its most frequent spelling."""
    plain = replace(classes, fold=False, words=())
    before, after = plain.classes(found.words), replace(plain, fold=True).classes(found.words)
    spelled: dict[str, dict[str, int]] = {}
    for word, folded, count in zip(before, after, found.counts, strict=True):
        own = spelled.setdefault(folded, {})
        own[word.strip()] = own.get(word.strip(), 0) + int(count)
    kept = {w: name for w, name in classes.words if w not in spelled and w not in before}
    if fold:
        usual = {folded: max(own, key=lambda word: own[word]) for folded, own in spelled.items()}
        kept |= {folded: name for folded, name in usual.items() if folded != name}
    return replace(classes, fold=fold, words=tuple(kept.items()))


def guess_separator(words: Sequence[str]) -> str:
    """Guess what parts several answers in one cell; nothing where a cell is one answer."""
    lists = sum(word.lstrip().startswith("[") and word.rstrip().endswith("]") for word in words)
    if lists and 2 * lists >= len(words) and _recur(words, JSON_LIST):
        return JSON_LIST
    known = set(words)
    if any(len(parts) > 1 and not known.isdisjoint(parts) for parts in _json_sets(words)):
        return JSON_LIST
    marks = (mark for mark in _SEPARATORS if mark != "," or not are_decimals(words))
    return next((mark for mark in marks if _recur(words, mark)), "")


def count_options(words: Sequence[str], counts: Sequence[int]) -> tuple[int, int]:
    """Count the different answers in these words, and how often any was given.

    Where words are records, such as the four numbers of a box, each is one answer.
    """
    mark = guess_separator(words)
    cells = [split_cell(word, mark) if mark else [word] for word in words]
    if _are_records(cells, counts):
        return len(words), sum(counts)
    sets = [{part for part in parts if part} for parts in cells]
    given = sum(n * len(options) for n, options in zip(counts, sets, strict=True))
    return len(set[str]().union(*sets)), given


def _are_records(cells: Sequence[Sequence[str]], counts: Sequence[int]) -> bool:
    """Return whether nearly all cells have as many parts, which are no set of options.

    A set holds none twice, and one may be first in a cell and second in another.
    """
    sizes = np.bincount([len(parts) for parts in cells], counts, minlength=1)
    usual = int(sizes.argmax())
    if usual < 2 or sizes[usual] < _NEARLY_ALL * sizes.sum():
        return False
    alike = [parts for parts in cells if len(parts) == usual]
    places = [set(parts) for parts in zip(*alike, strict=True)]
    apart = len(set[str]().union(*places)) == sum(map(len, places))
    return apart or any(len(set(parts)) < usual for parts in alike)


def are_decimals(words: Sequence[str]) -> bool:
    """Return whether commas in words stand before decimals: nearly all words are many numbers.

    Two labels in a cell are not the same one, and come from the same set.
    """
    found = [word for word in words if DECIMAL_COMMA.fullmatch(word)]
    numbers = sum(not math.isnan(read_number(word)) for word in words)
    if len(found) <= MANY_VALUES or numbers <= _NEARLY_ALL * len(words):
        return False
    parts = [tuple(word.strip().lstrip("+-").split(",")) for word in found]
    whole, decimals = ({part[place] for part in parts} for place in (0, 1))
    apart = 2 * len(whole ^ decimals) > len(whole | decimals)
    return apart or any(first == last for first, last in parts)


def guess_tag_separator(words: Sequence[str]) -> str:
    """Guess what separates tags where cells are known to hold some, by one cell that has several.

    Nothing where no cell holds a sign that could.
    """
    found = guess_separator(words)
    if found:
        return found
    marks = (JSON_LIST, *_SEPARATORS)
    several = {mark: sum(len(split_answers(word, mark)) > 1 for word in words) for mark in marks}
    most = max(several, key=lambda mark: several[mark])
    return most if several[most] else ""


def count_tags(found: ValueCounts, classes: ClassMap) -> ValueCounts:
    """Count the labels that hold each tag, as written; the order is that of the tags."""
    counts: dict[str, int] = {}
    for word, count in zip(found.words, found.counts.tolist(), strict=True):
        parts = split_answers(word, classes.separator) if classes.separator else (word,)
        for part in parts:
            counts[part] = counts.get(part, 0) + count
    names = [name for name in counts if name]
    order = [names[place] for place in natural_order(names)]
    return ValueCounts(tuple(order), np.array([counts[n] for n in order], dtype=int), len(order))


def _json_sets(words: Sequence[str]) -> Iterator[tuple[str, ...]]:
    return (split_answers(word, JSON_LIST) for word in words if word.lstrip().startswith("["))


def _recur(words: Sequence[str], mark: str) -> bool:
    """Return whether the parts of some words are the words themselves: they are picked again."""
    parted = [split_answers(word, mark) for word in words]
    several = sum(len(parts) > 1 for parts in parted)
    return several > 1 and len({part for parts in parted for part in parts}) <= len(words)


def split_distinct(words: Sequence[str], separator: str) -> list[str]:
    """Return the different labels in cells with several, in their natural order."""
    parts = list(dict.fromkeys(p for word in words for p in split_answers(word, separator)))
    return [parts[place] for place in natural_order(parts)]


def equal_width(values: FloatArray, n: int) -> tuple[float, ...]:
    """Propose the edges of n ranges of equal width."""
    low, high = float(values.min()), float(values.max())
    return _edges([low + (high - low) * k / n for k in range(1, n)])


def equal_count(values: FloatArray, counts: IntArray, n: int) -> tuple[float, ...]:
    """Propose the edges of n ranges with about as many answers each."""
    order = np.argsort(values)
    reached = np.cumsum(counts[order])
    wanted = reached[-1] * np.arange(1, n) / n
    # An edge belongs to the range above it, so the value after the share is reached is the edge.
    places = np.minimum(np.searchsorted(reached, wanted) + 1, values.size - 1)
    return _edges(values[order][places].tolist())


def _edges(wanted: Sequence[float]) -> tuple[float, ...]:
    """Round to four figures where that keeps them apart, and drop those that coincide."""
    rounded = [float(f"{edge:.4g}") for edge in wanted]
    return tuple(sorted({edge for edge in rounded if math.isfinite(edge)}))
