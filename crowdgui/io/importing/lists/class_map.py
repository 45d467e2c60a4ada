"""From the words in the cells to their classes."""

from __future__ import annotations

import json
import math
import re
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa

from crowdgui.core.errors import InputError
from crowdgui.core.labels import natural_order
from crowdgui.io.tabular.column_encoder import NONE, CodedColumn
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence


JSON_LIST = "json"
"""Stands for the separator where cells hold several answers as a JSON list."""


JOINED = "|"
"""Joins tags in tables where the cells were JSON lists."""


TOGETHER = " + "
"""Joins the answers of a cell that are taken together as one class."""


@dataclass(frozen=True)
class TagOptions:
    """How cells are read whose answers are tags of one item, each a yes/no question of its own.

    Attributes
    ----------
    unknown : tuple of str
        Tags that say nothing where a worker did not tick them; for all others that means no.
    empty_is_none : bool
        Takes an empty cell for a worker who found none of the tags, not for a missing label.
    pooled : bool
        Estimates each worker over all tags together.
    """

    unknown: tuple[str, ...] = ()
    empty_is_none: bool = False
    pooled: bool = False


@dataclass(frozen=True)
class TagGroup:
    """What the questions of one import have in common: they are the tags of the same items.

    `question` is what was asked, where the file names it; `separator` joins tags in tables;
    `pooled` says that workers are estimated over all tags together.
    """

    question: str = ""
    separator: str = JOINED
    pooled: bool = False

    def joined(self, tags: Sequence[str]) -> str:
        """Return tags as one cell."""
        return self.separator.join(tags)


@dataclass(frozen=True)
class ClassMap:
    """What is done to the words of answers and of gold alike, in this order.

    Attributes
    ----------
    separator : str
        What parts several answers in one cell, `JSON_LIST` for lists; empty where a cell is one
        answer. Several answers become one class, in an order of their own.
    one_of : str
        Asks of several answers only whether this one is among them: the classes are yes and no.
    bins : tuple of float
        Rising edges; a number becomes the bin it lies in, with its lower edge and without its
        upper. Words that are no numbers stay.
    fold : bool
        Takes words that differ only in case and blanks for one, in small letters.
    words : tuple of (word, class)
        Words that mean another class; an empty class makes them no answer.
    order : tuple of str
        Classes that come first, in this order; the others follow in their natural order.
    is_scale : bool or None
        Whether the classes are a scale: then `order`, or the ranges, names all of them from lowest
        to highest, used or not; another class is refused. None where nobody has said.
    tags : TagOptions or None
        Takes the answers of a cell for tags: `fold` and `words` are about each of them, and the
        class of a cell is the set of its tags, as `_write_tags` writes it.
    """

    separator: str = ""
    one_of: str = ""
    bins: tuple[float, ...] = ()
    fold: bool = False
    words: tuple[tuple[str, str], ...] = ()
    order: tuple[str, ...] = ()
    is_scale: bool | None = None
    tags: TagOptions | None = None

    def __post_init__(self) -> None:
        rising = all(low < high for low, high in zip(self.bins, self.bins[1:], strict=False))
        if not rising or not all(map(math.isfinite, self.bins)):
            raise InputError(tr("The boundaries of the ranges must increase."))

    def classes(self, words: Sequence[str]) -> list[str]:
        """Return the class of each word, empty where it is no answer."""
        if self.tags is not None:
            return [_write_tags(self.tags_of(word)) for word in words]
        made: Iterator[str] = iter(words)
        if self.separator:
            made = (self._together(word) for word in made)
        if self.bins:
            made = (self._binned(word) for word in made)
        if self.fold:
            made = (" ".join(word.split()).casefold() for word in made)
        meant = dict(self.words)
        return [meant.get(word, word) for word in made]

    @property
    def scale(self) -> tuple[str, ...]:
        """The classes from lowest to highest, used or not; empty where they are not ordered."""
        return tuple(dict.fromkeys((*self.order, *self.ranges))) if self.is_scale else ()

    def ordered(self, classes: Sequence[str]) -> list[str]:
        """Sort classes in the order in which ties are broken and tables are shown.

        Those of a scale are all there, used or not.
        """
        found = list(dict.fromkeys((*self.scale, *classes)))
        names = [found[place] for place in natural_order(found)]
        rank = {
            name: place for place, name in enumerate(dict.fromkeys((*self.order, *self.ranges)))
        }
        return sorted(names, key=lambda name: rank.get(name, len(rank)))

    @property
    def ranges(self) -> list[str]:
        """The classes that numbers become by the bins, from lowest to highest."""
        return [self._binned(str(edge)) for edge in (-np.inf, *self.bins)] if self.bins else []

    def same_values(self, other: ClassMap) -> bool:
        """Return whether words become the same classes as by another, whatever their order."""
        plain = (replace(one, order=(), is_scale=None) for one in (self, other))
        return len(set(plain)) == 1

    def applied(self, column: CodedColumn) -> CodedColumn:
        """Return a column of classes in place of a column of words; no answer has no code."""
        if self.same_values(AS_WRITTEN):
            return column
        made = self.classes(column.words.to_pylist())
        kept = {name: place for place, name in enumerate(dict.fromkeys(filter(None, made)))}
        codes = np.array([kept.get(name, NONE) for name in made] + [NONE], dtype=np.int32)
        return CodedColumn(codes[column.codes], pa.array(list(kept), pa.string()))

    def tags_of(self, word: str) -> tuple[str, ...]:
        """Return the tags in a cell, renamed as single words are; a tag without a class is none."""
        # A list is one in any file: it is the only way to write that there is no tag.
        mark = JSON_LIST if word.startswith("[") and word.endswith("]") else self.separator
        parts = split_answers(word, mark) if mark else (word,)
        return tuple(dict.fromkeys(filter(None, self.of_single.classes(parts))))

    @property
    def of_single(self) -> ClassMap:
        """What is done to one tag of a cell."""
        return replace(self, separator="", one_of="", bins=(), tags=None)

    def _together(self, word: str) -> str:
        answers = split_answers(word, self.separator)
        if self.one_of:
            return tr("yes") if self.one_of in answers else tr("no")
        return TOGETHER.join(sorted(answers))

    def _binned(self, word: str) -> str:
        value = read_number(word)
        if math.isnan(value):
            return word
        place = int(np.searchsorted(self.bins, value, side="right"))
        if place == 0:
            return tr("below {high}", high=_edge(self.bins[0]))
        if place == len(self.bins):
            return tr("{low} or more", low=_edge(self.bins[-1]))
        return tr(
            "{low} to below {high}", low=_edge(self.bins[place - 1]), high=_edge(self.bins[place])
        )


DECIMAL_COMMA = re.compile(r"\s*[+-]?([0-9]+,([0-9]{1,2}|[0-9]{4,})|0,[0-9]{3})\s*")
"""A number with a comma before its decimals; 1,234 may as well be a thousand and more."""


def read_number(word: str) -> float:
    """Return the number that a word is, with a point or a comma before its decimals, or NaN."""
    try:
        return float(word.replace(",", ".") if DECIMAL_COMMA.fullmatch(word) else word)
    except ValueError:
        return math.nan


AS_WRITTEN = ClassMap()
"""Every word is a class."""


def _write_tags(tags: Iterable[str]) -> str:
    """Write a set of tags so that no tag can be taken for two: a JSON list in order."""
    return json.dumps(sorted(tags), ensure_ascii=False)


def read_tags(text: str) -> tuple[str, ...]:
    """Return the tags of a set that `_write_tags` wrote."""
    return tuple(json.loads(text))


def split_cell(word: str, separator: str) -> list[str]:
    """Take a cell apart as it is written; one that is not a list is one part."""
    if separator != JSON_LIST:
        return [part.strip() for part in word.split(separator)]
    try:
        found = json.loads(word)
    except (ValueError, RecursionError):
        return [word]
    return [str(part) for part in found] if isinstance(found, list) else [word]


def split_answers(word: str, separator: str) -> tuple[str, ...]:
    """Take the answers in a cell apart, each once; a cell that is not a list is one label."""
    return tuple(dict.fromkeys(part for part in split_cell(word, separator) if part))


def _edge(value: float) -> str:
    if value == int(value):
        return format_number(value)
    # No two edges may look alike.
    exponent = Decimal(repr(value)).as_tuple().exponent
    return format_number(value, max(2, -int(exponent)))
