"""How well workers agree on each single item."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.agreement.counts import rated_counts
from crowdgui.core.labels import BLOCK_SCORES, freeze

if TYPE_CHECKING:
    from crowdgui.core.labels import FloatArray, Labels
    from crowdgui.core.progress import Report


@dataclass(frozen=True, eq=False)
class ItemAgreement:
    """The share of agreeing pairs of labels of each item (N,), NaN with fewer than two labels."""

    share: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    @cached_property
    def compared(self) -> int:
        """How many items have two labels or more."""
        return int(np.count_nonzero(~np.isnan(self.share)))

    @cached_property
    def unanimous(self) -> int:
        """On how many of them all labels are the same."""
        return int(np.count_nonzero(self.share == 1.0))

    @cached_property
    def median(self) -> float:
        """The middle item's share; NaN where none is compared."""
        return float(np.nanmedian(self.share)) if self.compared else float("nan")


def item_agreement(labels: Labels, report: Report) -> ItemAgreement:
    """Compare the labels of each item; each worker must have at most one label of an item."""
    rated = labels.labels_per_item > 0
    shares = []
    for counts in rated_counts(labels, BLOCK_SCORES // labels.n_classes, report):
        m = counts.sum(axis=1)
        pairs = m * (m - 1.0)
        agreeing = (counts * (counts - 1.0)).sum(axis=1)
        shares.append(agreeing / np.where(pairs > 0.0, pairs, np.nan))
    share = np.full(labels.n_items, np.nan)
    share[rated] = np.concatenate(shares)
    return ItemAgreement(share)
