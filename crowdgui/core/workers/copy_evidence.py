"""How much likelier the answers of two workers are if one copied from the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from crowdgui.core.labels import freeze
from crowdgui.core.review.answer_chances import chance
from crowdgui.core.workers.meetings import Meetings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from crowdgui.core.labels import BoolArray, FloatArray, IntArray
    from crowdgui.core.progress import Report
    from crowdgui.core.review.answer_chances import AnswerChances

_PACKED = 2.0**26
"""Shared and agreed items are counted in one number, each less than this."""


class Sought(NamedTuple):
    """A share of answers that somebody may have copied, and how much is put down to other causes.

    Two honest workers may give the same answer to a `leeway` of the items for reasons of their
    own, and what makes an answer likelier on an item may move them `pull` times as strongly as
    others, in log-odds, as where both read the instructions alike. The smaller the share that is
    sought, the more like that it looks, and the more is allowed. `weight` is the part of the
    evidence that is left to this share.
    """

    share: float
    weight: float
    leeway: float
    pull: float


SOUGHT = (
    Sought(0.95, 0.5, 0.02, 1.5),
    Sought(0.75, 0.25, 0.1, 2.5),
    Sought(0.5, 0.25, 0.15, 2.5),
)


@dataclass(frozen=True, eq=False)
class Evidence:
    """Pairs of workers whose answers speak for copying; all arrays of shape (K,).

    `log_ratio` is ln E: how many times likelier copying makes them, more than 1.
    """

    first: IntArray
    second: IntArray
    shared: IntArray
    agreed: IntArray
    log_ratio: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    def at(self, places: IntArray) -> Evidence:
        """Return some of the pairs."""
        counts = self.first[places], self.second[places], self.shared[places], self.agreed[places]
        return Evidence(*counts, self.log_ratio[places])


def evidence(chances: AnswerChances, meets: BoolArray, fewest: int, report: Report) -> Evidence:
    """Compare the workers marked (M,), of whom each shares `fewest` items or more with another.

    On each of the items that a and b share, b gives answer h with a chance π_j(h) by b's other
    answers and the item's other labels, of which a's is one. If b copies a share c of the answers
    from a, they are likelier by the factor E_c = Π_j (1 − c + c·1[same answer] / π_j), which is 1
    on average where b does not copy. Common mistakes weigh most in it, right answers of good
    workers next to nothing. With c₀ + (1 − c₀) π_j for π_j it is at most 1 on average also where
    two are alike on a share c₀ of the items for other reasons (`Sought`). E is the mean over the
    shares sought and over who copied from whom: so 1/E is a p-value, since E ≥ x has a chance of
    at most 1/x (Markov); no test of c alone finds more than E_c does (Neyman and Pearson).
    """
    found = list(_compared(chances, meets, fewest, report))
    if not found:
        none, no = np.empty(0, dtype=np.int64), np.empty(0)
        return Evidence(none, none, none, none, no)
    return _both_ways(*(np.concatenate(parts) for parts in zip(*found, strict=True)))


def _compared(
    chances: AnswerChances, meets: BoolArray, fewest: int, report: Report
) -> Iterator[tuple[IntArray, IntArray, FloatArray, FloatArray]]:
    """Return worker a, worker b, packed counts, and ln E if b copied from a, where above 0.

    The sums over what two share come out of one sparse product for the counts and one for each
    share sought. All have the same entries in the same order: no sum is 0, where an entry would
    be dropped, because only numbers above 0 are added up.
    """
    meetings, order = Meetings.on_items_and_answers(chances.labels.without(~meets))
    odds, pull = chances.of_given(np.flatnonzero(meets[chances.labels.worker]), report)
    once = np.ones(odds.size)
    counting = meetings.with_values(np.append(once, _PACKED * once))
    weighing = [
        meetings.with_values(np.append(once, _gain(sought, odds, pull)[order])) for sought in SOUGHT
    ]
    for part in meetings.parts(report):
        own = meetings.by_worker[part]
        met = (own @ counting).tocoo()
        of, other, shared = met.row + part.start, met.col, np.mod(met.data, _PACKED)
        some = np.flatnonzero((shared >= fewest) & (of != other))
        if not some.size:
            continue
        logs = [
            np.log(sought.weight)
            + shared[some] * np.log1p(-sought.share)
            + (own @ weights).data[some]
            - shared[some]
            for sought, weights in zip(SOUGHT, weighing, strict=True)
        ]
        log_ratio = np.logaddexp.reduce(logs, axis=0)
        told = log_ratio > 0.0
        some = some[told]
        yield of[some], other[some], met.data[some], log_ratio[told]


def _gain(sought: Sought, odds: FloatArray, pull: FloatArray) -> FloatArray:
    """Return what each answer adds to ln E − n ln(1 − c) where the other gave the same."""
    honest = chance(odds, pull, sought.pull)
    honest = sought.leeway + (1.0 - sought.leeway) * honest
    return np.log1p(sought.share / ((1.0 - sought.share) * honest))


def _both_ways(
    of: IntArray, other: IntArray, counts: FloatArray, log_ratio: FloatArray
) -> Evidence:
    """Take the mean over who copied from whom; a way that speaks against copying counts as 0."""
    order = np.lexsort((np.maximum(of, other), np.minimum(of, other)))
    first, second = np.minimum(of, other)[order], np.maximum(of, other)[order]
    new = np.ones(order.size, dtype=bool)
    new[1:] = (np.diff(first) != 0) | (np.diff(second) != 0)
    starts = np.flatnonzero(new)
    if not starts.size:
        mean = np.empty(0)
    else:
        mean = np.logaddexp.reduceat(log_ratio[order], starts) - np.log(2.0)
    agreed, shared = np.divmod(counts[order][starts].astype(np.int64), int(_PACKED))
    pairs = Evidence(first[starts], second[starts], shared, agreed, mean)
    return pairs.at(np.flatnonzero(mean > 0.0))
