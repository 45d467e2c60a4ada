"""From what is known of the workers to the flags they carry."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import freeze

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from crowdgui.core.labels import BoolArray
    from crowdgui.core.outcome import WorkerReport
    from crowdgui.core.workers.thresholds import Thresholds


class Flag(StrEnum):
    """What the labels say against a worker, the gravest first; `TOO_FEW` is no charge."""

    NONE = ""
    BELOW_CHANCE = "below chance"
    ONE_ANSWER = "one answer"
    GUESSING = "guessing"
    COPYING = "copying"
    TOO_FAST = "too fast"
    TOO_FEW = "too few labels"

    @property
    def suspicious(self) -> bool:
        return self not in (Flag.NONE, Flag.TOO_FEW)


_KINDS = tuple(flag for flag in Flag if flag is not Flag.NONE)
_BIT: dict[Flag, np.uint8] = {flag: np.uint8(1 << place) for place, flag in enumerate(_KINDS)}
_CHARGES = np.uint8(sum(_BIT[flag] for flag in _KINDS if flag.suspicious))


def _listed(bits: int) -> tuple[Flag, ...]:
    return tuple(flag for flag in _KINDS if bits & _BIT[flag])


_FLAGS_OF = tuple(_listed(bits) for bits in range(1 << len(_KINDS)))


@dataclass(frozen=True, eq=False)
class Flags:
    """The flags of M workers, a bit for each kind: (M,). As a sequence, each worker's gravest."""

    bits: NDArray[np.uint8]

    def __post_init__(self) -> None:
        freeze(self)

    def of(self, worker: int) -> tuple[Flag, ...]:
        """Return all flags of a worker, the gravest first."""
        return _FLAGS_OF[self.bits[worker]]

    def has(self, flag: Flag) -> BoolArray:
        """Mark the workers (M,) with a flag."""
        return self._any(_BIT[flag])

    def count(self, flag: Flag) -> int:
        return int(np.count_nonzero(self.bits & _BIT[flag]))

    @cached_property
    def suspicious(self) -> BoolArray:
        """Mark the workers (M,) with a flag that is a charge."""
        return self._any(_CHARGES)

    def _any(self, wanted: np.uint8) -> BoolArray:
        return np.asarray(self.bits & wanted, dtype=bool)

    def __len__(self) -> int:
        return int(self.bits.size)

    def __getitem__(self, worker: int) -> Flag:
        flags = self.of(worker)
        return flags[0] if flags else Flag.NONE

    def __iter__(self) -> Iterator[Flag]:
        return (self[worker] for worker in range(len(self)))


def judge(report: WorkerReport, thresholds: Thresholds) -> Flags:
    """Flag the workers of a report; only comparisons, at once also for very many workers.

    *Guessing*: fewer than `rarity` of honest workers would do so badly on the same items, the
    corrected p-value is below `significance`, and the answers may tell next to nothing of the
    items (`knowledge`). Someone who is outvoted but whose answers follow the items is not flagged.
    *Below chance*: as guessing, and a guesser would hardly agree so rarely. *One answer*: one
    answer nearly always, which is as rare among honest workers, and as uncertain to tell anything.
    *Copying*: the strongest pair of the worker is significant, corrected over all pairs. *Too
    fast*: as rare among those who differ as the others do, and faster than `hurry` times as long.
    *Too few labels*: a guesser with as many would not stand out; such a worker is never charged
    with what the labels are.
    """
    known = report.suspicion
    judged = known.tested & (report.labels >= thresholds.least_labels)
    # A comparison with NaN, where nothing was tested, is false.
    empty = judged & (known.knows_least <= thresholds.knowledge)
    one = (known.favourite >= thresholds.one_answer) & empty
    one &= _rare(known.few_others, known.few_others_corrected, thresholds)
    dull = _rare(known.no_better, known.no_better_corrected, thresholds) & empty & ~one
    below = dull & (known.below_guess_corrected < thresholds.significance)
    bits = np.zeros(report.labels.size, dtype=np.uint8)
    marked = {
        Flag.BELOW_CHANCE: below,
        Flag.ONE_ANSWER: one,
        Flag.GUESSING: dull & ~below,
        Flag.TOO_FEW: ~judged,
    }
    if report.copying is not None:
        marked[Flag.COPYING] = report.copying.worker_p < thresholds.significance
    if report.pace is not None:
        fast = _rare(report.pace.p, report.hurry_corrected, thresholds)
        marked[Flag.TOO_FAST] = fast & (report.pace.ratio < thresholds.hurry)
    for flag, workers in marked.items():
        bits[workers] |= _BIT[flag]
    return Flags(bits)


def _rare(p: NDArray[np.float64], corrected: NDArray[np.float64], line: Thresholds) -> BoolArray:
    return (p < line.rarity) & (corrected < line.significance)
