"""How much closer a model is to the other people than each person, as marks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.figures.marks import Scale, decimals, nice_ticks
from crowdgui.text.translation import format_number, join_clauses, tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.groups.replacement import ReplacementTest

_FAR = 0.25
"""Who is farther away than this is an arrow at the edge, so that the others stay readable."""

_LEAST = 0.1


@dataclass(frozen=True)
class ReplacementRow:
    """One person who was tested: the model's advantage with its interval, and the result.

    `arrow` is −1 or 1 for a person beyond the edge of the axis, else 0.
    """

    person: str
    items: int
    advantage: float
    low: float
    high: float
    wins: bool
    p: float
    arrow: int

    @property
    def answer(self) -> str:
        """Whether the model agrees as often, in one word."""
        return tr("yes") if self.wins else tr("no")

    @property
    def points(self) -> str:
        """The advantage in percentage points, with its sign."""
        return signed_points(self.advantage)

    @property
    def words(self) -> str:
        return tr(
            "{person}: {points} points ({low} to {high}) on {items} items, p = {p}: {result}",
            person=self.person,
            points=self.points,
            low=signed_points(self.low),
            high=signed_points(self.high),
            items=format_number(self.items),
            p=format_number(self.p, 3),
            result=self.answer,
        )


@dataclass(frozen=True)
class ReplacementChart:
    """Rows in the order of the people; `margin` is how far below 0 still counts."""

    model: str
    margin: float
    rows: tuple[ReplacementRow, ...]
    scale: Scale

    @property
    def across(self) -> str:
        """What the axis is."""
        return tr("agreement with the other people, {model} less the person", model=self.model)

    @property
    def words(self) -> str:
        """The whole picture for those who do not see it."""
        return join_clauses(row.words for row in self.rows)

    def table(self) -> tuple[tuple[str, ...], tuple[list[object], ...]]:
        """Return the numbers behind the picture: a header, and its columns."""
        header = (
            tr("person"),
            tr("number of items"),
            tr("advantage"),
            tr("low"),
            tr("high"),
            tr("p-value, corrected"),
            tr("as often"),
        )
        rows = self.rows
        return header, (
            [row.person for row in rows],
            [row.items for row in rows],
            [row.advantage for row in rows],
            [row.low for row in rows],
            [row.high for row in rows],
            [row.p for row in rows],
            [row.answer for row in rows],
        )


def signed_points(share: float) -> str:
    """Write a difference of shares in points, with its sign."""
    points = format_number(100 * share)
    return points if share <= 0 or points == format_number(0) else f"+{points}"


def replacement_chart(test: ReplacementTest, names: Sequence[str]) -> ReplacementChart:
    """Return a row for each person who was tested; `names` are those of all workers."""
    edge = _edge(test)
    rows = tuple(
        ReplacementRow(
            person=names[int(test.people[place])],
            items=int(test.items[place]),
            advantage=float(test.advantage[place]),
            low=float(test.low[place]),
            high=float(test.high[place]),
            wins=bool(test.wins[place]),
            p=float(test.corrected[place]),
            arrow=int(np.sign(test.advantage[place])) if abs(test.advantage[place]) > edge else 0,
        )
        for place in np.flatnonzero(test.tested)
    )
    return ReplacementChart(names[test.model], test.epsilon, rows, _scale(edge))


def _edge(test: ReplacementTest) -> float:
    """Return how far the axis reaches to both sides."""
    ahead = test.advantage
    near = np.abs(ahead) <= _FAR
    if not near.any():
        return 1.0
    ends = np.abs(np.concatenate((test.low[near], test.high[near])))
    return max(_LEAST, 1.1 * test.epsilon, float(ends.max()))


def _scale(edge: float) -> Scale:
    ticks = nice_ticks(0.0, edge, 2)
    step = ticks[1] - ticks[0]
    inside = [tick for tick in ticks if tick <= edge + 0.25 * step]
    both = sorted({*inside, *(-tick for tick in inside)})
    end = max(edge, both[-1])
    digits = max(0, decimals(step) - 2)
    return Scale(-end, end, [(tick, _tick(tick, digits)) for tick in both])


def _tick(share: float, digits: int) -> str:
    points = format_number(100 * share, digits)
    return f"+{points}" if share > 0 else points
