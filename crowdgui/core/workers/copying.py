"""Pairs of workers who agree far more often than their answers and their items explain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.bounds.distinct import first_answers
from crowdgui.core.labels import Labels, freeze
from crowdgui.core.progress import silent
from crowdgui.core.review.answer_chances import AnswerChances, chance
from crowdgui.core.text import number, tr
from crowdgui.core.workers.copy_evidence import SOUGHT, evidence
from crowdgui.core.workers.meetings import who_meets

if TYPE_CHECKING:
    from crowdgui.core.labels import BoolArray, FloatArray, IntArray
    from crowdgui.core.progress import Report
    from crowdgui.core.workers.copy_evidence import Evidence

FEWEST_SHARED = 10
"""Items that two workers must share to be compared."""

MOST_MEETINGS = 1 << 23
"""Meetings of two workers on an item up to which all items are looked at."""

MOST_LISTED = 1000
"""Pairs that are listed."""

_FARTHEST = 700.0
"""The logarithm of the largest ratio whose inverse is still a number of its own."""


@dataclass(frozen=True, eq=False)
class Copying:
    """The K suspicious pairs, strongest first, and what they mean for each of the M workers.

    Attributes
    ----------
    first, second : ndarray of shape (K,)
        Codes of the two workers, first < second.
    shared, agreed : ndarray of shape (K,)
        Items both labelled, and those of them with the same answer.
    expected : ndarray of shape (K,)
        On how many of them the same answer is to be expected of two who do not copy, by their
        other answers and what everybody else says of the items.
    p, q : ndarray of shape (K,)
        The p-value of the pair, and the same corrected over all pairs looked at; q < 1.
    worker_p : ndarray of shape (M,)
        The smallest q of all pairs of a worker; NaN where no pair of the worker was looked at.
    partner : ndarray of shape (M,)
        The other worker of that pair; −1 where q is 1 for all.
    looked_at : int
        Pairs of workers that share `FEWEST_SHARED` items or more.
    note : str
        What was not looked at, and why, in a sentence; empty where there is nothing to say.
    """

    first: IntArray
    second: IntArray
    shared: IntArray
    agreed: IntArray
    expected: FloatArray
    p: FloatArray
    q: FloatArray
    worker_p: FloatArray
    partner: IntArray
    looked_at: int
    note: str

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def copied(self) -> FloatArray:
        """The share of answers that, if copied, would explain how often the pairs agree: (K,)."""
        beyond = np.maximum(self.agreed - self.expected, 0.0)
        return np.minimum(beyond / np.maximum(self.shared - self.expected, beyond + 1e-9), 1.0)


def copying(labels: Labels, report: Report = silent) -> Copying:
    """Look for workers who copy from each other, or from one source.

    The test is that of `evidence`. Its p-values are corrected over all pairs by the steps of
    Benjamini and Hochberg, who ask for tests that are independent or depend positively. Pairs
    with a worker in common need not; for p-values of the form 1/E the steps hold under any
    dependence (Wang and Ramdas 2022, e-BH). So, as far as the chances of answers are estimated
    well, a crowd in which nobody copies has a pair with q < 0.05 in at most 5 % of cases.

    Repeated answers of one worker to one item count once, by the first. Where most labels of an
    item are copied from one source, that source looks right, and those who copy look like good
    workers: nothing in the labels tells the two apart. Nor does anything tell a few who read all
    contested items alike, against the others, from a few who copy a part of their answers.
    """
    if labels.n_classes < 2:
        return _untold(labels, tr("Copying cannot be told where there is only one class."))
    looked, note = _thinned(first_answers(labels))
    meets, pairs = who_meets(looked, FEWEST_SHARED, report)
    if not pairs:
        few = tr(
            "Copying cannot be told, because no two workers share {n} items or more.",
            n=number(FEWEST_SHARED),
        )
        return _untold(labels, few)
    chances = AnswerChances.of(looked, report)
    found = evidence(chances, meets, FEWEST_SHARED, report)
    return _judged(chances, found, meets, pairs, note)


def _thinned(labels: Labels) -> tuple[Labels, str]:
    """Leave out items where workers meet too often to look at all of them."""
    meetings = int((labels.labels_per_item.astype(float) ** 2).sum())
    step = -(-meetings // MOST_MEETINGS)
    if step <= 1:
        return labels, ""
    kept = labels.item % step == 0
    codes = (labels.item[kept], labels.worker[kept], labels.code[kept])
    note = tr(
        "Copying was looked for on {kept} of {n} items only, because workers meet too often to "
        "look at all of them.",
        kept=number(len(range(0, labels.n_items, step))),
        n=number(labels.n_items),
    )
    return Labels.from_codes(*codes, labels.item_ids, labels.worker_ids, labels.classes), note


def _untold(labels: Labels, note: str) -> Copying:
    none, no = np.empty(0, dtype=np.int64), np.empty(0)
    nobody, unknown = np.full(labels.n_workers, -1), np.full(labels.n_workers, np.nan)
    return Copying(none, none, none, none, no, no, no, unknown, nobody, 0, note)


def _judged(
    chances: AnswerChances, found: Evidence, meets: BoolArray, pairs: int, note: str
) -> Copying:
    found = found.at(np.lexsort((found.second, found.first, -found.log_ratio)))
    p = np.exp(-np.minimum(found.log_ratio, _FARTHEST))
    q = _corrected(p, pairs)
    found, p, q = found.at(np.flatnonzero(q < 1.0)), p[q < 1.0], q[q < 1.0]
    worker_p, partner = _by_worker(found, q, meets)
    listed = found.at(np.arange(min(MOST_LISTED, q.size)))
    return Copying(
        first=listed.first,
        second=listed.second,
        shared=listed.shared,
        agreed=listed.agreed,
        expected=_expected(chances, listed),
        p=p[:MOST_LISTED],
        q=q[:MOST_LISTED],
        worker_p=worker_p,
        partner=partner,
        looked_at=pairs,
        note=note,
    )


def _corrected(p: FloatArray, tests: int) -> FloatArray:
    """Correct the smallest p-values, rising, of so many tests; the others are 1."""
    raised = p * tests / np.arange(1, p.size + 1)
    return np.minimum(np.minimum.accumulate(raised[::-1])[::-1], 1.0)


def _by_worker(found: Evidence, q: FloatArray, meets: BoolArray) -> tuple[FloatArray, IntArray]:
    """Return the strongest pair of each worker, by its q and the other worker: (M,) each."""
    worker = np.stack([found.first, found.second], axis=1).ravel()
    other = np.stack([found.second, found.first], axis=1).ravel()
    # Pairs stand strongest first, so the first place of a worker is that of the strongest pair.
    workers, place = np.unique(worker, return_index=True)
    worker_p, partner = np.where(meets, 1.0, np.nan), np.full(meets.size, -1)
    worker_p[workers], partner[workers] = np.repeat(q, 2)[place], other[place]
    return worker_p, partner


def _expected(chances: AnswerChances, pairs: Evidence) -> FloatArray:
    """Return Σ_j π_j over what a pair shares, the mean over whose answer is asked of whom."""
    labels = chances.labels
    by_worker = np.argsort(labels.worker, kind="stable")
    ends = np.append(0, np.cumsum(labels.labels_per_worker))
    expected = np.empty(pairs.first.size)
    for place, (a, b) in enumerate(zip(pairs.first, pairs.second, strict=True)):
        ours, theirs = by_worker[ends[a] : ends[a + 1]], by_worker[ends[b] : ends[b + 1]]
        _, i, j = np.intersect1d(
            labels.item[ours], labels.item[theirs], assume_unique=True, return_indices=True
        )
        both = np.concatenate([ours[i], theirs[j]]), np.concatenate([theirs[j], ours[i]])
        odds = chances.log_odds(both[0], labels.code[both[1]])
        expected[place] = chance(*odds, SOUGHT[0].pull).sum() / 2.0
    return expected
