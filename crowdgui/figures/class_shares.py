"""The share of each class among labels: one bar, and a legend with the counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from crowdgui.figures.colors import N_COLORS, class_token
from crowdgui.text.translation import format_number, format_percent, join_clauses, tr, tr_n

if TYPE_CHECKING:
    from collections.abc import Callable


_MOST_SAID = 12
"""Classes that are named to those who do not see the picture."""


def count_items(count: int) -> str:
    """Return a count of items in words."""
    return tr_n("{n} item", "{n} items", count)


def count_labels(count: int) -> str:
    """Return a count of labels in words."""
    return tr_n("{n} label", "{n} labels", count)


def count_comparisons(count: int) -> str:
    """Return a count of comparisons in words."""
    return tr_n("{n} comparison", "{n} comparisons", count)


class SharePart(NamedTuple):
    """A part of the bar: its name, the token of its colour, its share, and both in words."""

    name: str
    token: str
    share: float
    words: str


@dataclass(frozen=True)
class ClassShares:
    """Classes in their order, and how often each is counted; `counted` says a count in words."""

    names: tuple[str, ...]
    counts: tuple[int, ...]
    counted: Callable[[int], str] = count_items

    @property
    def total(self) -> int:
        """All counts together."""
        return sum(self.counts)

    @property
    def parts(self) -> tuple[SharePart, ...]:
        """The parts of the bar; classes without a colour of their own are one of them."""
        own = list(zip(self.names[:N_COLORS], self.counts, strict=False))
        rest = len(self.names) - N_COLORS
        if rest > 0:
            own.append(
                (tr("{n} other classes", n=format_number(rest)), sum(self.counts[N_COLORS:]))
            )
        return tuple(
            SharePart(name, class_token(code), self._share(count), self._describe(count))
            for code, (name, count) in enumerate(own)
        )

    @property
    def words(self) -> str:
        """The classes with their counts, for those who do not see the bar."""
        pairs = list(zip(self.names, self.counts, strict=True))[:_MOST_SAID]
        said = [f"{name}: {self._describe(count)}" for name, count in pairs]
        rest = len(self.names) - _MOST_SAID
        if rest > 0:
            said.append(tr_n("and {n} other class", "and {n} other classes", rest))
        return join_clauses(said)

    @property
    def caption(self) -> str:
        """Which final label is the most frequent; there must be one."""
        top = self.counts.index(max(self.counts))
        return tr(
            "The most frequent final label is “{name}”: {count} of {n} items ({share}).",
            name=self.names[top],
            count=format_number(self.counts[top]),
            n=format_number(self.total),
            share=format_percent(self._share(self.counts[top])),
        )

    def _share(self, count: int) -> float:
        return count / self.total if self.total else 0.0

    def _describe(self, count: int) -> str:
        share = format_percent(self._share(count)) if self.total else "–"
        return tr("{count}, {share}", count=self.counted(count), share=share)
