"""How much two workers agree on an item beyond chance: the one thing that needs no truth."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.progress import Progress
from crowdgui.core.rules.form import Decomposable
from crowdgui.core.text import tr

if TYPE_CHECKING:
    from crowdgui.core.labels import FloatArray, IntArray, Labels
    from crowdgui.core.progress import Report


def chance_corrected(votes: FloatArray, squares: FloatArray | IntArray) -> FloatArray:
    """Return V = (L Σ_k s_k² − s²) / (L−1) − o from the weighted votes s_k for each class.

    It is the sum over ordered pairs of different workers of v_i v_i' (L·1[same answer] − 1)/(L−1).
    Two independent workers, right with chances w and alike on all classes, agree with chance
    1/L + ((L−1)/L) a_i a_i', a_i = (L w_i − 1)/(L−1), whatever the truth; so given who answered,
    V has the mean Σ_{i≠i'} v_i v_i' a_i a_i'.

    Parameters
    ----------
    votes : ndarray of shape (L, ...)
        s_k, summing to s over classes.
    squares : ndarray of shape (...)
        o, the sum of squared weights; for plain votes their number.
    """
    n_classes = len(votes)
    total = votes.sum(axis=0)
    both: FloatArray = (n_classes * (votes**2).sum(axis=0) - total**2) / (n_classes - 1)
    return both - squares


def pair_agreement(
    labels: Labels, weights: FloatArray, report: Report
) -> tuple[FloatArray, FloatArray]:
    """Return V_j and o_j of each item, (N,) each; repeated answers must have been taken out."""
    form = Decomposable.weighted(weights, labels.n_classes)
    given = weights[labels.worker] ** 2
    squares: FloatArray = np.bincount(labels.item, given, minlength=labels.n_items).astype(float)
    agreement = np.empty(labels.n_items)
    for block in labels.blocks:
        report(Progress(tr("Comparing workers"), block.items.start / labels.n_items))
        agreement[block.items] = chance_corrected(form.scores(block).T, squares[block.items])
    return agreement, squares
