"""How much a worker's confusion matrix tells of the classes, and how far the answers lean."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.intervals import share_of

if TYPE_CHECKING:
    from crowdgui.core.labels import FloatArray, IntArray


def spammer_score(confusion: IntArray) -> FloatArray:
    """Return Raykar and Yu's score of each worker, 0 to 1; NaN for who saw fewer than two classes.

    Σ_{k<l} Σ_h (C[k, h] − C[l, h])² / (K (K − 1)), over the rows of the K classes that the worker
    saw, as shares: 0 where they are all the same, so that answers tell nothing of the class, and
    1 for a perfect worker. Nothing is smoothed; with few labels chance alone lifts it above 0.
    It is worked out as (K Σ_k |C[k]|² − |Σ_k C[k]|²) / (K (K − 1)).

    Parameters
    ----------
    confusion : ndarray of shape (M, L, L)
        Counts: final label by the worker's own answer.

    References
    ----------
    Raykar and Yu (2012), Eliminating spammers and ranking annotators for crowdsourced labeling
    tasks, section 3.
    """
    row = confusion.sum(axis=2, keepdims=True)
    shares = confusion / np.maximum(row, 1)
    seen = (row[:, :, 0] > 0).sum(axis=1)
    pairs = np.maximum(seen * (seen - 1), 1)
    apart = seen * (shares**2).sum(axis=(1, 2)) - (shares.sum(axis=1) ** 2).sum(axis=1)
    return np.where(seen > 1, np.clip(apart / pairs, 0.0, 1.0), np.nan)


def bias(confusion: IntArray) -> FloatArray:
    """Return the distance of each worker's answers from the final labels of the same items.

    Total variation, ½ Σ_h |share of answer h − share of final label h|: 0 for the same shares,
    1 for answers none of which is ever a final label. NaN for a worker without labels.
    """
    answers, elected = confusion.sum(axis=1), confusion.sum(axis=2)
    return share_of(np.abs(answers - elected).sum(axis=1), 2 * elected.sum(axis=1))
