"""What is exported of comparisons of two."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cached_property
from typing import TYPE_CHECKING, Any

from crowdgui.core.labels import text_array
from crowdgui.io.exporting.results import new_key, pseudonyms
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.arrays import TextArray
    from crowdgui.core.pairwise.ranking import Ranking
    from crowdgui.io.importing.skipped_rows import SkippedRows
    from crowdgui.io.importing.sources import Source


@dataclass(frozen=True, eq=False)
class RankingResults:
    """What is exported of comparisons: the ranking, and what was skipped in the files.

    With a `key` workers have pseudonyms in tables, with a `report_key` in the report. Models keep
    their names.
    """

    ranking: Ranking
    name: str
    left_out: tuple[SkippedRows, ...] = ()
    source: Source | None = None
    read_from: tuple[Path, ...] = ()
    models: frozenset[int] = frozenset()
    excluded: int = 0
    key: bytes | None = None
    report_key: bytes | None = field(default_factory=new_key)
    made: datetime = field(default_factory=lambda: datetime.now(UTC))
    read_as: Any = None

    @cached_property
    def worker_ids(self) -> TextArray:
        """The workers' names as the tables have them."""
        return self._named(self.key)

    @cached_property
    def report_ids(self) -> TextArray:
        """The workers' names as the report has them."""
        return self._named(self.report_key)

    @property
    def skipped_words(self) -> tuple[str, ...]:
        """What was skipped in the files, a sentence per reason."""
        return tuple(
            tr(
                "Skipped in {file}: {n} – {reason}",
                file=part.file,
                n=format_number(part.count),
                reason=part.reason,
            )
            for part in self.left_out
        )

    def _named(self, key: bytes | None) -> TextArray:
        ids = self.ranking.comparisons.worker_ids
        if key is None:
            return ids
        hidden = pseudonyms(ids, key)
        return text_array(str(ids[k] if k in self.models else hidden[k]) for k in range(len(ids)))
