"""Whether gold that is said to be drawn at random looks like it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.audit.bounds import hypergeometric_cdf
from crowdgui.core.errors import Reason, ReasonCode
from crowdgui.core.labels import UNLABELLED

if TYPE_CHECKING:
    from collections.abc import Iterator

    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.labels import Labels

SIGNIFICANT = 0.001
"""Probability that gold drawn at random is refused, at most."""


class GoldDraw(ReasonCode):
    """How gold differs from the other items as no random draw does."""

    AGREEMENT_DIFFERS = "gold-agreement-differs"
    CLASS_DIFFERS = "gold-class-differs"
    LABELS_DIFFER = "gold-labels-differ"


def gold_draw_doubt(labels: Labels, final: IntArray, gold: IntArray) -> Reason | None:
    """Return how gold differs from the other items more than a random draw makes likely.

    Compared are the share of each class among the final labels, that of items on which all workers
    agree, and those of items with more, and with fewer, labels than most. Nothing of this depends
    on what gold says. With K of N items in such a group, a random draw of n has a hypergeometric
    number of them. The smallest two-sided p-value, times the number of groups, is compared with
    `SIGNIFICANT` (Bonferroni), so that a random draw is refused that seldom whatever the groups
    are. Questions that every worker was asked as a test are found by their many labels: their final
    labels are better than the others.

    Parameters
    ----------
    labels : Labels
        The labels that count.
    final : ndarray of shape (N,)
        Final labels of a rule that has not used gold; UNLABELLED where an item has none.
    gold : ndarray of shape (N,)
        Known classes, UNLABELLED where there is none.

    Returns
    -------
    Reason or None
        The group that differs most clearly; None where none does, and where gold is on every item
        that has a final label, or on none.
    """
    labelled = final != UNLABELLED
    drawn = (gold != UNLABELLED)[labelled]
    n_items, n = drawn.size, int(np.count_nonzero(drawn))
    if n in (0, n_items):
        return None
    found = []
    for differs, group in _groups(labels, final, labelled):
        k, among = int(np.count_nonzero(group)), int(np.count_nonzero(group[drawn]))
        fewer = hypergeometric_cdf(among, k, n_items, n)
        more = hypergeometric_cdf(n - among, n_items - k, n_items, n)
        found.append((2.0 * min(fewer, more), differs, group))
    p, differs, group = min(found, key=lambda one: one[0])
    if p * len(found) >= SIGNIFICANT:
        return None
    shown = labels.labels_per_item[labelled] if differs.code is GoldDraw.LABELS_DIFFER else group
    shares = {"gold": float(shown[drawn].mean()), "others": float(shown[~drawn].mean())}
    return Reason.make(differs.code, **dict(differs.values), **shares)


def _groups(
    labels: Labels, final: IntArray, labelled: BoolArray
) -> Iterator[tuple[Reason, BoolArray]]:
    """Yield what each group shows, and which of the labelled items are in it."""
    codes = final[labelled]
    for code in np.unique(codes).tolist():
        yield Reason.make(GoldDraw.CLASS_DIFFERS, name=str(labels.classes[code])), codes == code
    given = np.flatnonzero(labels.labels_per_item)
    starts = labels.starts[given]
    alike = np.zeros(labels.n_items, dtype=bool)
    alike[given] = np.minimum.reduceat(labels.code, starts) == np.maximum.reduceat(
        labels.code, starts
    )
    yield Reason(GoldDraw.AGREEMENT_DIFFERS), alike[labelled]
    each = labels.labels_per_item[labelled]
    yield Reason(GoldDraw.LABELS_DIFFER), each > np.median(each)
    yield Reason(GoldDraw.LABELS_DIFFER), each < np.median(each)
