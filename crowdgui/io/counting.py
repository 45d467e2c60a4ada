"""Which of the answers found in a table count, and what is left out."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa

from crowdgui.core.text import tr
from crowdgui.io.coded import NONE, Coded
from crowdgui.io.left_out import Omission
from crowdgui.io.reading import Repeats
from crowdgui.io.repeats import Repeated, find_repeats

if TYPE_CHECKING:
    from crowdgui.core.labels import BoolArray, IntArray
    from crowdgui.io.answers import Answers


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
    worker, worker_words = _numbering(found.workers_seen, found.worker.words)
    item, item_words = _numbering(found.items_seen, found.item.words)
    of_row = found.item_of_row
    return replace(
        found,
        worker=Coded(worker[found.worker.codes], worker_words),
        item=Coded(item[found.item.codes], item_words),
        item_of_row=None if of_row is None else item[of_row],
    )


def _numbering(seen: IntArray, words: pa.StringArray) -> tuple[IntArray, pa.StringArray]:
    """Give `words` new codes in the order of `seen`; the last entry keeps `NONE` what it is."""
    first = np.full(len(words), seen.size)
    # Where a place is written to more than once, the last value stays: the earliest row.
    first[seen[::-1]] = np.arange(seen.size - 1, -1, -1)
    order = np.argsort(first, kind="stable")[: np.count_nonzero(first < seen.size)]
    new = np.full(len(words) + 1, NONE, dtype=np.int32)
    new[order] = np.arange(order.size, dtype=np.int32)
    return new, words.take(pa.array(order))
