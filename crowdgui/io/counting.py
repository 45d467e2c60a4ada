"""Which of the answers found in a table count, and what is left out."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa

from crowdgui.io.coded import NONE, Coded
from crowdgui.io.left_out import Omission
from crowdgui.io.reading import Repeats
from crowdgui.io.repeats import Repeated, find_repeats
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.io.answers import Answers

_BLOCK = 1 << 20
"""Rows numbered at a time: the places of all of them would take more than their codes do."""


def answered(found: Answers) -> tuple[Answers, list[Omission]]:
    """Keep the answers with a worker, an item and a label; ids are numbered as they appear."""
    reasons = (
        (tr("No worker is named"), found.worker.codes < 0),
        (tr("No item is named"), found.item.codes < 0),
        (tr("There is no answer"), found.label.codes < 0),
    )
    kept = np.ones(found.row.size, dtype=bool)
    omissions = []
    for reason, lacking in reasons:
        omissions.append(Omission(reason, found.row[lacking & kept]))
        kept &= ~lacking
    return _numbered(found if kept.all() else _only(found, kept)), omissions


def without_repeats(found: Answers, policy: Repeats) -> tuple[Answers, list[Omission], Repeated]:
    """Keep of each worker's answers to the same item what `policy` says."""
    repeated = find_repeats(
        found.worker.codes, found.item.codes, found.label.codes, len(found.worker.words)
    )
    differing, agreeing = repeated.surplus(policy)
    omissions = [
        Omission(_differing_reason(policy), found.row[differing]),
        Omission(tr("The same worker gave the same answer to the item again"), found.row[agreeing]),
    ]
    if differing.size + agreeing.size:
        kept = np.ones(found.row.size, dtype=bool)
        kept[differing] = kept[agreeing] = False
        found = _only(found, kept)
    return found, omissions, repeated


def _differing_reason(policy: Repeats) -> str:
    if policy is Repeats.DROP:
        return tr("The worker contradicts themselves on the item")
    if policy is Repeats.LAST:
        return tr("The worker gave the item another answer later")
    return tr("The worker gave the item another answer before")


def _only(found: Answers, kept: BoolArray) -> Answers:
    return replace(
        found,
        worker=Coded(found.worker.codes[kept], found.worker.words),
        item=Coded(found.item.codes[kept], found.item.words),
        label=Coded(found.label.codes[kept], found.label.words),
        row=found.row[kept],
    )


def _numbered(found: Answers) -> Answers:
    found = _workers_numbered(found)
    order = _order_seen(found.items_seen, len(found.item.words))
    if _as_they_are(order, found.item):
        return found
    item, words = _numbering(order, found.item.words)
    of_row = found.item_of_row
    return replace(
        found,
        item=Coded(item[found.item.codes], words),
        item_of_row=None if of_row is None else item[of_row],
    )


def _workers_numbered(found: Answers) -> Answers:
    order = _order_seen(found.workers_seen, len(found.worker.words))
    if _as_they_are(order, found.worker):
        return found
    worker, words = _numbering(order, found.worker.words)
    return replace(found, worker=Coded(worker[found.worker.codes], words))


def _as_they_are(order: IntArray, column: Coded) -> bool:
    """Return whether the words of a column are all seen, and in their own order."""
    return order.size == len(column.words) and bool(np.all(np.diff(order) == 1))


def _order_seen(seen: IntArray, n_words: int) -> IntArray:
    """Return the codes that stand in `seen`, in the order of their first places."""
    first = np.full(n_words, seen.size)
    # Where a place is written to more than once, the last value stays: the earliest row.
    for end in range(seen.size, 0, -_BLOCK):
        start = max(0, end - _BLOCK)
        first[seen[start:end][::-1]] = np.arange(end - 1, start - 1, -1)
    order: IntArray = np.argsort(first, kind="stable")[: np.count_nonzero(first < seen.size)]
    return order


def _numbering(order: IntArray, words: pa.StringArray) -> tuple[IntArray, pa.StringArray]:
    """Return `words` new codes in `order`; the last entry keeps `NONE` what it is."""
    new = np.full(len(words) + 1, NONE, dtype=np.int32)
    new[order] = np.arange(order.size, dtype=np.int32)
    return new, words.take(pa.array(order))
