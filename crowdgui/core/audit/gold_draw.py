"""Whether gold that is said to be drawn at random looks like it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.audit.bounds import hypergeometric_cdf
from crowdgui.core.errors import Reason, ReasonCode
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.options import Options
from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules.voting import majority

if TYPE_CHECKING:
    from collections.abc import Iterator

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels

SIGNIFICANT = 0.001
"""Probability that gold drawn at random is refused, at most."""


class GoldDraw(ReasonCode):
    """How gold differs from the other items as no random draw does."""

    AGREEMENT_DIFFERS = "gold-agreement-differs"
    CLASS_DIFFERS = "gold-class-differs"
    LABELS_DIFFER = "gold-labels-differ"


def gold_draw_doubts(labels: Labels, gold: IntArray) -> tuple[Reason, ...]:
    """Return how gold differs from the other items more than a random draw makes likely.

    Compared are the shares of items on which each class has the most votes, ties excluded, of items
    that workers agree on more, and less, than on most, and of items with more, and with fewer,
    labels than most. Nothing of this depends on what gold says, nor on a rule: so gold can't choose
    the one by which it isn't refused. With K of N items in such a group, a random draw of n has a
    hypergeometric number of them. Each two-sided p-value, times the number of groups, is compared
    with `SIGNIFICANT` (Bonferroni), so that a random draw is refused that seldom whatever the
    groups are. Questions that every worker was asked as a test are found by their many labels:
    their final labels are better than the others.

    Parameters
    ----------
    labels : Labels
        The labels that count.
    gold : ndarray of shape (N,)
        Known classes, UNLABELLED where there is none.

    Returns
    -------
    tuple of Reason
        What differs, the clearest first; empty where nothing does, and where gold is on every item
        that has a label, or on none.
    """
    labelled = labels.labels_per_item > 0
    drawn = (gold != UNLABELLED)[labelled]
    n_items, n = drawn.size, int(np.count_nonzero(drawn))
    if n in (0, n_items):
        return ()
    found = []
    for differs, group, shown in _groups(labels, labelled):
        k, among = int(np.count_nonzero(group)), int(np.count_nonzero(group[drawn]))
        fewer = hypergeometric_cdf(among, k, n_items, n)
        more = hypergeometric_cdf(n - among, n_items - k, n_items, n)
        found.append((2.0 * min(fewer, more), differs, shown))
    doubts = []
    for p, differs, shown in sorted(found, key=lambda one: one[0]):
        if p * len(found) < SIGNIFICANT:
            shares = {"gold": float(shown[drawn].mean()), "others": float(shown[~drawn].mean())}
            doubts.append(Reason.make(differs.code, **dict(differs.values), **shares))
    return tuple(doubts)


def _groups(
    labels: Labels, labelled: BoolArray
) -> Iterator[tuple[Reason, BoolArray, BoolArray | FloatArray]]:
    """Yield how gold differs, which labelled items are in a group, and what to show the mean of."""
    most_votes = majority(labels, None, Options(), ignore_progress)
    codes = np.where(most_votes.tied, UNLABELLED, most_votes.labels)[labelled]
    for code in np.unique(codes[codes != UNLABELLED]).tolist():
        of_class = codes == code
        yield (
            Reason.make(GoldDraw.CLASS_DIFFERS, name=str(labels.classes[code])),
            of_class,
            of_class,
        )
    of_most = most_votes.confidence[labelled]
    each = labels.labels_per_item[labelled].astype(np.float64)
    for what, shown in ((GoldDraw.AGREEMENT_DIFFERS, of_most), (GoldDraw.LABELS_DIFFER, each)):
        for group in (shown > np.median(shown), shown < np.median(shown)):
            yield Reason(what), group, shown
