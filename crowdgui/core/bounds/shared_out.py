"""Whether labels are shared out over items as if every worker met each item by chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from crowdgui.core.labels import FloatArray, Labels

MOST_UNEVEN = 1.25
"""The ratio above which items are served too unevenly for a bound of the average item."""


def unevenness(labels: Labels, weights: FloatArray, accuracy: FloatArray) -> float:
    """Return the variance over items of the expected lead, relative to independent assignment.

    Parameters
    ----------
    weights : ndarray of shape (M,)
        v_i, those of the vote.
    accuracy : ndarray of shape (M,)
        w_i, or an estimate; a_i = (L w_i − 1)/(L − 1).

    Notes
    -----
    The theorems for q take it that worker i labels each item with chance q_i, whoever else does.
    Then the lead of item j, Σ_{i∈j} v_i a_i, has variance Σ v_i² a_i² q_i (1 − q_i) over items. A
    ratio well above 1 means that some items get few labels, or only weak workers: the bound,
    which falls steeply with the lead, then speaks of an item that is better served than many.
    Below 1 items are served more evenly, which does no harm. Items without labels are left out.
    """
    n_classes = labels.n_classes
    worth = weights * (n_classes * accuracy - 1.0) / (n_classes - 1)
    lead = np.bincount(labels.item, worth[labels.worker], labels.n_items)
    served = labels.labels_per_item > 0
    q = labels.labels_per_worker / max(1, int(np.count_nonzero(served)))
    expected = float((worth**2 * q * np.clip(1.0 - q, 0.0, None)).sum())
    found = float(lead[served].var())
    # Where every worker labels every item there is nothing to vary but the last digits.
    if found <= 1e-12 * float((worth**2).sum()):
        return 0.0
    return found / expected if expected > 0 else float("inf")
