"""Labels of which only a part is kept, each by chance."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import UNLABELLED

if TYPE_CHECKING:
    from crowdgui.core.labels import BoolArray, IntArray, Labels


def kept(labels: Labels, share: float, chance: np.random.Generator) -> BoolArray:
    """Mark the labels that are kept, each with probability `share` on its own.

    The same chance keeps nested sets: what a smaller share keeps, a larger one keeps too. Curves
    over the share are then smoother, and the differences along them less noisy, than with fresh
    draws, while at any one share nothing changes.
    """
    return chance.random(labels.n_labels) < share


def part(labels: Labels, keep: BoolArray) -> Labels:
    """Leave out all labels but those marked, one at least; nobody's code changes."""
    arrays = [array[keep] for array in (labels.item, labels.worker, labels.code)]
    for array in arrays:
        array.setflags(write=False)
    item, worker, code = arrays
    how = labels.circumstances.only(keep)
    return replace(labels, item=item, worker=worker, code=code, circumstances=how)


def error_of(final: IntArray, truth: IntArray, n_classes: int) -> tuple[float, float]:
    """Return the error of final labels (N,) over all items of known truth, and without labels.

    An item that has lost all its labels counts as a guess among the classes: (L − 1)/L of a wrong
    one. To leave it out would flatter thin sets, whose easiest items are those that are left. The
    second number is the share of these items; with u as that, counting them all as wrong gives
    error + u/L.
    """
    known = truth != UNLABELLED
    missing = final[known] == UNLABELLED
    wrong = (final[known] != truth[known]) & ~missing
    guessed = missing.sum() * (1.0 - 1.0 / n_classes)
    size = np.count_nonzero(known)
    return float((wrong.sum() + guessed) / size), float(missing.mean())
