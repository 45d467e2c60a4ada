"""Items by score with their intervals, the best first, as marks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.figures.marks import Scale, decimals, nice_ticks
from crowdgui.text.ranking import interval_words
from crowdgui.text.translation import format_number, join_clauses, tr

if TYPE_CHECKING:
    from crowdgui.core.pairwise.ranking import Ranking


@dataclass(frozen=True)
class RankedRow:
    """One item; an end of the interval that is not bounded is infinite."""

    item: str
    rank: int
    score: float
    low: float
    high: float
    rank_low: int
    rank_high: int
    group: int

    @property
    def words(self) -> str:
        return tr(
            "{item}: rank {rank} ({ranks}), score {score} ({scores})",
            item=self.item,
            rank=format_number(self.rank),
            ranks=interval_words(self.rank_low, self.rank_high, 0),
            score=format_number(self.score, 2),
            scores=interval_words(self.low, self.high, 2),
        )


@dataclass(frozen=True)
class RankingChart:
    """Rows in the order of the ranking, and the axis of scores."""

    rows: tuple[RankedRow, ...]
    scale: Scale

    @property
    def across(self) -> str:
        """What the axis is."""
        return tr("score (log-odds), with 95% interval")

    @property
    def words(self) -> str:
        """The whole picture for those who do not see it."""
        return join_clauses(row.words for row in self.rows)

    def table(self) -> tuple[tuple[str, ...], tuple[list[object], ...]]:
        """Return the numbers behind the picture: a header, and its columns."""
        header = (tr("item"), tr("rank"), tr("score"), tr("low"), tr("high"))
        rows = self.rows
        return header, (
            [row.item for row in rows],
            [row.rank for row in rows],
            [row.score for row in rows],
            [row.low for row in rows],
            [row.high for row in rows],
        )


def ranking_chart(found: Ranking) -> RankingChart:
    """Return a row for each item that was compared."""
    rows = tuple(
        RankedRow(
            item=str(found.comparisons.item_ids[item]),
            rank=int(found.rank[item]),
            score=float(found.score[item]),
            low=float(found.score_low[item]),
            high=float(found.score_high[item]),
            rank_low=int(found.rank_low[item]),
            rank_high=int(found.rank_high[item]),
            group=int(found.connections.part[item]),
        )
        for item in found.by_rank.tolist()
        if found.rank[item]
    )
    ends = np.array([value for row in rows for value in (row.low, row.score, row.high)])
    ends = ends[np.isfinite(ends)]
    low, high = (float(ends.min()), float(ends.max())) if ends.size else (-1.0, 1.0)
    ticks = nice_ticks(low, high, 6)
    digits = decimals(ticks[1] - ticks[0]) if len(ticks) > 1 else 0
    named = [(tick, format_number(tick, digits)) for tick in ticks]
    return RankingChart(rows, Scale(min(low, ticks[0]), max(high, ticks[-1]), named))
