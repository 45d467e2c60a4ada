"""Every pair of workers that share items: how often they agree, and Cohen's kappa."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.agreement.label_pairs import Cells, count_cells, countable, run_starts
from crowdgui.core.labels import freeze
from crowdgui.core.progress import Progress
from crowdgui.core.text import tr

if TYPE_CHECKING:
    from collections.abc import Iterator

    from crowdgui.core.labels import BoolArray, FloatArray, IntArray, Labels
    from crowdgui.core.progress import Report

_MOST_NUMBERS = 1 << 22
"""Cells worked on at once, and entries of a table of how often each worker of a pair says what."""


@dataclass(frozen=True, eq=False)
class WorkerPairs:
    """The P pairs of workers that share items, by the workers' codes; arrays of shape (P,).

    `kappa` is NaN for a pair that gives one and the same class to all it shares. `reason` is a
    sentence where the pairs are too many to be listed; there are none then.
    """

    first: IntArray
    second: IntArray
    shared: IntArray
    agreed: IntArray
    kappa: FloatArray
    reason: str = ""

    def __post_init__(self) -> None:
        freeze(self)

    def only(self, some: BoolArray | slice) -> WorkerPairs:
        """Return some of the pairs, marked (P,) or in a row."""
        codes = self.first[some], self.second[some]
        return WorkerPairs(*codes, self.shared[some], self.agreed[some], self.kappa[some])


@dataclass(frozen=True, eq=False)
class PairTables:
    """The pairs with their contingency tables; `pair` (C,) is the place of each cell's pair."""

    pairs: WorkerPairs
    cells: Cells
    pair: IntArray
    n_classes: int

    def only(self, some: BoolArray) -> PairTables:
        """Return the tables of the pairs marked (P,)."""
        kept = some[self.pair]
        return PairTables(
            self.pairs.only(some),
            Cells(self.cells.code[kept], self.cells.count[kept]),
            (np.cumsum(some) - 1)[self.pair[kept]],
            self.n_classes,
        )

    def parts(self, report: Report) -> Iterator[PairTables]:
        """Return the pairs in their order, some at a time."""
        n_pairs = self.pairs.shared.size
        cells_per_pair = self.pair.size // max(1, n_pairs) + 1
        step = max(1, _MOST_NUMBERS // max(self.n_classes, cells_per_pair))
        for low in range(0, n_pairs, step):
            report(Progress(tr("Comparing workers"), low / n_pairs))
            some = slice(low, low + step)
            run = slice(*np.searchsorted(self.pair, (low, low + step)))
            yield PairTables(
                self.pairs.only(some),
                Cells(self.cells.code[run], self.cells.count[run]),
                self.pair[run] - low,
                self.n_classes,
            )

    @property
    def said(self) -> tuple[IntArray, IntArray]:
        """The classes that the first and the second worker of each cell give, (C,) each."""
        code = self.cells.code
        return code // self.n_classes % self.n_classes, code % self.n_classes

    def given(self, said: IntArray) -> IntArray:
        """Count how often one worker of each pair says each class, (P, L) in one row."""
        place = self.pair * np.int64(self.n_classes) + said
        size = self.pairs.shared.size * self.n_classes
        return np.bincount(place, self.cells.count, size).astype(np.int64)


def pair_tables(labels: Labels, report: Report) -> PairTables | None:
    """Count what all pairs of workers say; None where they are too many.

    Each worker must have at most one label of an item. Work and memory go with the pairs of
    labels of one item, Σ_j m_j (m_j − 1)/2, and never with the square of the workers.
    """
    if not countable(labels):
        return None
    cells, n_classes = count_cells(labels, report), labels.n_classes
    starts = run_starts(cells.code // n_classes**2)
    ends = np.append(starts, cells.code.size)
    pair = np.repeat(np.arange(starts.size, dtype=np.int32), np.diff(ends))
    shared = np.add.reduceat(cells.count, starts, dtype=np.int64)
    first, second = np.divmod(cells.code[starts] // n_classes**2, labels.n_workers)
    none = np.zeros(starts.size, dtype=np.int64)
    counted = WorkerPairs(first, second, shared, none, np.zeros(starts.size))
    tables = PairTables(counted, cells, pair, n_classes)
    found = [_kappas(part) for part in tables.parts(report)] or [(none, none.astype(float))]
    agreed, kappa = (np.concatenate(parts) for parts in zip(*found, strict=True))
    return replace(tables, pairs=replace(counted, agreed=agreed, kappa=kappa))


def _kappas(tables: PairTables) -> tuple[IntArray, FloatArray]:
    """Return how often each pair agrees, and κ = (p_o − p_e) / (1 − p_e).

    p_e = Σ_k a_k b_k / n², with a and b how often each worker says class k on the n items they
    share. Cohen (1960).
    """
    shared = tables.pairs.shared
    x, y = tables.said
    agreed = np.bincount(tables.pair, tables.cells.count * (x == y), shared.size)
    both = (tables.given(x) * tables.given(y)).reshape(-1, tables.n_classes).sum(axis=1)
    chance = both / shared.astype(float) ** 2
    # Whole numbers tell a chance of 1 exactly: both say one class throughout.
    kappa = (agreed / shared - chance) / np.where(chance < 1.0, 1.0 - chance, np.nan)
    return agreed.astype(np.int64), kappa


def too_many() -> WorkerPairs:
    """State that there are too many pairs to list."""
    none = np.empty(0, dtype=np.int64)
    reason = tr("Not listed, because there are too many pairs of workers.")
    return WorkerPairs(none, none, none, none, np.empty(0), reason)
