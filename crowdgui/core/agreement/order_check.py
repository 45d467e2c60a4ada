"""Whether labels support an order of the classes: labels that differ should be near in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.agreement.bootstrap import rated_counts
from crowdgui.core.labels import BLOCK_SCORES, keep_first_labels
from crowdgui.core.progress import ignore_progress

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback

FEWEST_PAIRS = 20
"""Pairs of different labels that are too few to show anything."""

_Z = 1.6448536269514722
"""The 95% point of the normal distribution."""


@dataclass(frozen=True)
class OrderCheck:
    """How far different labels of one item are apart in the order, in classes, and by chance.

    `pairs` of them were compared; `error` is the standard error of `apart`, over items.
    """

    pairs: int
    apart: float
    error: float
    by_chance: float

    @property
    def supported(self) -> bool:
        """Whether they are significantly nearer than by chance, or too few to tell."""
        return self.pairs < FEWEST_PAIRS or self.apart + _Z * self.error < self.by_chance


def check_order(labels: Labels, report: ProgressCallback = ignore_progress) -> OrderCheck | None:
    """Compare how far apart pairs of different labels of one item are with pairs by chance.

    By chance, two different labels are drawn by how common the classes are on these items. The
    standard error of the mean distance is that of a ratio of sums over items (Cochran 1977,
    section 6.3).

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes in the stated order.
    report : callable, optional
        Called with the progress.

    Returns
    -------
    OrderCheck or None
        None where there are fewer than three classes, or no two labels of an item differ.
    """
    if labels.n_classes < 3:
        return None
    once = keep_first_labels(labels)
    distances, pairs = [], []
    given = np.zeros(labels.n_classes)
    for counts in rated_counts(once, BLOCK_SCORES // labels.n_classes, report):
        m = counts.sum(axis=1)
        below = np.cumsum(counts, axis=1)
        distances.append((below * (m[:, None] - below)).sum(axis=1))
        pairs.append((m**2 - (counts**2).sum(axis=1)) / 2.0)
        given += counts[m > 1].sum(axis=0)
    far, different = np.concatenate(distances), np.concatenate(pairs)
    total = float(different.sum())
    if not total:
        return None
    apart = float(far.sum() / total)
    off = (far - apart * different)[different > 0]
    n = off.size
    error = float(np.sqrt(n / max(1, n - 1) * (off**2).sum()) / total)
    below = np.cumsum(given)
    distance = 2.0 * float((below * (below[-1] - below)).sum())
    by_chance = distance / float(given.sum() ** 2 - (given**2).sum())
    return OrderCheck(round(total), apart, error, by_chance)
