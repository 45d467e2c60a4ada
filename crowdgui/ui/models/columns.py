"""What a column of a table is: where its values are, how they read, sort and look."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from crowdgui.text.translation import format_interval, tr

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from crowdgui.figures.marks import FlagMark

Values = Callable[[int], Any]


class CellKind(StrEnum):
    """How a cell is painted; each kind names the value it wants, None where it is missing."""

    TEXT = "text"  # str
    ID = "id"  # str
    NUMBER = "number"  # int or float, at the right
    INTERVAL = "interval"  # IntervalCell
    FLAGS = "flags"  # tuple of Flag
    VOTES = "votes"  # tuple of the votes for each class
    CHIPS = "chips"  # tuple of VoteCell
    YES_NO = "yes_no"  # bool, a tick for True
    CHECK = "check"  # bool, a box to tick


class IntervalCell(NamedTuple):
    """A share with its interval, chance as a dotted line, and the worker's flag if any.

    The track ends at `most`, the same in every row of a table. A `quiet` one has no colour.
    """

    estimate: float
    low: float
    high: float
    chance: float | None = None
    flag: FlagMark | None = None
    most: float = 1.0
    quiet: bool = False


class VoteCell(NamedTuple):
    """One worker's vote: its class, and its weight as a share of the largest.

    A vote that is `excluded` does not count.
    """

    worker: str
    code: int
    weight: float
    flagged: bool = False
    excluded: bool = False


class CellIcon(NamedTuple):
    """The icon before an id, and what it means."""

    name: str
    words: str


@dataclass(frozen=True, eq=False)
class TableSections:
    """The parts a table stays divided into however it is sorted.

    Attributes
    ----------
    of : ndarray of shape (n_rows,)
        Number of the section of each source row.
    titles : tuple of (str, str)
        The name of each section, and how much is in it.
    """

    of: NDArray[np.uint8]
    titles: tuple[tuple[str, str], ...]

    def headings(self, rows: NDArray[Any]) -> dict[int, tuple[str, str]]:
        """Return the titles by the place of the first shown row of each section."""
        if not rows.size:
            return {}
        shown = self.of[rows]
        firsts = np.r_[0, 1 + np.flatnonzero(shown[1:] != shown[:-1])]
        return {int(first): self.titles[shown[first]] for first in firsts}


@dataclass(frozen=True, eq=False)
class TableColumn:
    """One column over all source rows.

    `values` is an array over the source rows, or a function of the source row. `sort_keys` is
    needed to sort by a function. It is itself a function where values change after they are shown,
    or where keys take long to make; a long table asks for them in another thread. NaN and empty
    text sort last in both directions. `missing` says why a cell is empty. `icon` stands before an
    id, by the source row. A title that is `two_lined` is broken near its middle.
    """

    key: str
    title: str
    kind: CellKind
    values: NDArray[Any] | Values
    text: Callable[[Any], str] = str
    tooltip: str = ""
    sort_keys: NDArray[Any] | Callable[[], NDArray[Any] | None] | None = None
    missing: str | Callable[[int], str] = ""
    icon: Callable[[int], CellIcon] | None = None
    two_lined: bool = False

    @property
    def heading(self) -> str:
        """The title as the header shows it."""
        return break_in_two(self.title) if self.two_lined else self.title

    def value(self, row: int) -> Any:
        """Return the value at a source row, None where it is missing."""
        value = self.values(row) if callable(self.values) else self.values[row]
        if isinstance(value, float | np.floating) and np.isnan(value):
            return None
        return value

    def display(self, row: int) -> str:
        """Return the words of a cell, "–" where its value is missing."""
        return self.words(self.value(row))

    def words(self, value: Any) -> str:
        """Return the words of a value, "–" where it is missing."""
        return "–" if value is None else self.text(value)

    def in_full(self, row: int) -> str:
        """Return the words of a cell with what is only painted there, the ends of an interval."""
        value = self.value(row)
        if self._has_ends(value):
            return format_interval(value.estimate, value.low, value.high)
        return self.words(value)

    @property
    def copied_titles(self) -> tuple[str, ...]:
        """The titles in a copy, where the ends of intervals have columns of their own."""
        ends = (tr("low"), tr("high")) if self.kind is CellKind.INTERVAL else ()
        return (self.title, *ends)

    def copied(self, row: int) -> tuple[str, ...]:
        """Return the words of a cell under `copied_titles`."""
        value = self.value(row)
        if self.kind is not CellKind.INTERVAL:
            return (self.words(value),)
        ends = (value.low, value.high) if self._has_ends(value) else ()
        words = [self.text(value._replace(estimate=end)) for end in ends]
        return (self.words(value), *(words or ("–", "–")))

    def _has_ends(self, value: Any) -> bool:
        return self.kind is CellKind.INTERVAL and value is not None and not np.isnan(value.low)

    def reason(self, row: int) -> str:
        """Describe why a cell is empty; nothing where it is not."""
        if self.value(row) is not None:
            return ""
        return self.missing(row) if callable(self.missing) else self.missing

    @property
    def keys(self) -> NDArray[Any] | None:
        """What the column sorts by; None where it cannot."""
        if self.sort_keys is not None:
            return self.sort_keys() if callable(self.sort_keys) else self.sort_keys
        return None if callable(self.values) else self.values


def break_in_two(title: str) -> str:
    """Break words in two lines of about the same length, at a space."""
    spaces = [place for place, sign in enumerate(title) if sign == " "]
    if not spaces:
        return title
    middle = min(spaces, key=lambda place: abs(2 * place + 1 - len(title)))
    return f"{title[:middle]}\n{title[middle + 1 :]}"
