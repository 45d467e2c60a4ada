"""What deserves a second look in labels that were read, one row for each check."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.text import tr, tr_n
from crowdgui.core.workers.verdict import ConditionRow, Verdict

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels


def nothing_left_out() -> ConditionRow:
    """State that all of the file counts."""
    return ConditionRow(Verdict.HOLDS, tr("Every row was read; nothing was left out"))


def answered_again(pairs: int, contradicting: int) -> ConditionRow:
    """Return how often a worker answered an item again, and how often with another answer."""
    if not pairs:
        return ConditionRow(Verdict.HOLDS, tr("No worker answered an item twice"))
    sentence = tr_n(
        "{n} time a worker answered the same item more than once",
        "{n} times a worker answered the same item more than once",
        pairs,
    )
    caption = tr_n(
        "in {n} of them with different answers",
        "in {n} of them with different answers",
        contradicting,
    )
    return ConditionRow(Verdict.UNSURE, sentence, caption)


def labelled_once(labels: Labels) -> list[ConditionRow]:
    """Return how many items have a single label; nothing where all have more."""
    single = int(np.count_nonzero(labels.labels_per_item == 1))
    if not single:
        return []
    sentence = tr_n("{n} item has one label only", "{n} items have one label only", single)
    return [ConditionRow(Verdict.UNSURE, sentence, tr("Nobody can be compared on them."))]
