"""The quantities every bound of the paper is made of: Γ, t1, t2, c and σ²."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from crowdgui.core.labels import FloatArray
    from crowdgui.core.rules.form import Decomposable


@dataclass(frozen=True)
class Quantities:
    """What a decomposable rule's error bounds depend on (Li and Yu 2014, section 3).

    Attributes
    ----------
    n_classes : int
        L, at least 2.
    gamma : float
        Γ: the Euclidean length over workers of the most one answer can move a score difference.
    t1, t2 : float
        The smallest and the largest expected lead of a true class over another, divided by Γ.
    c : float
        The largest single such move, divided by Γ; 0 < c ≤ 1.
    sigma2 : float
        σ²: the largest sum of squared moves expected on an item, divided by Γ².

    None of them changes when all f_i(k, h) are shifted or scaled together.
    """

    n_classes: int
    gamma: float
    t1: float
    t2: float
    c: float
    sigma2: float


def homogeneous(accuracy: FloatArray, n_classes: int) -> FloatArray:
    """Give confusion matrices C_i[k, h] (M, L, L) of workers alike on all classes.

    The diagonal is the worker's accuracy; the rest is shared evenly by the other classes.
    """
    miss = (1.0 - accuracy) / (n_classes - 1)
    confusion = np.repeat(miss[:, None, None], n_classes, axis=1).repeat(n_classes, axis=2)
    diagonal = np.arange(n_classes)
    confusion[:, diagonal, diagonal] = accuracy[:, None]
    return confusion


def quantities(form: Decomposable, confusion: FloatArray, q: float) -> Quantities | None:
    """Work out the quantities of any decomposable rule with constant assignment chance q.

    Parameters
    ----------
    form : Decomposable
        The rule; ``table[i, h, k]`` is f_i(k, h).
    confusion : ndarray of shape (M, L, L)
        ``confusion[i, k, h]``: chance that worker i answers h where k is true.
    q : float
        Chance that a worker labels an item, 0 < q ≤ 1.

    Returns
    -------
    Quantities, or None where no answer moves any score (Γ = 0) or there is one class only.

    Notes
    -----
    With d_i(h) = f_i(k, h) − f_i(l, h) for true class k and another class l,
    Γ² = Σ_i max_{k≠l,h} d_i(h)², the lead is q Σ_i Σ_h d_i(h) C_i[k, h] + a_k − a_l, and
    σ²Γ² = q max_{k≠l} Σ_i Σ_h d_i(h)² C_i[k, h].
    """
    n_classes = form.offset.size
    moves = np.zeros(form.table.shape[0])
    leads, spreads = [], []
    for true in range(n_classes):
        for other in range(n_classes):
            if other == true:
                continue
            # One pair of classes at a time keeps memory at M × L.
            move = form.table[:, :, true] - form.table[:, :, other]
            np.maximum(moves, np.abs(move).max(axis=1), out=moves)
            lead = q * np.sum(move * confusion[:, true]) + form.offset[true] - form.offset[other]
            leads.append(float(lead))
            spreads.append(float(q * np.sum(move**2 * confusion[:, true])))
    gamma = float(np.linalg.norm(moves))
    if n_classes < 2 or gamma == 0.0:
        return None
    return Quantities(
        n_classes=n_classes,
        gamma=gamma,
        t1=min(leads) / gamma,
        t2=max(leads) / gamma,
        c=float(moves.max()) / gamma,
        sigma2=max(spreads) / gamma**2,
    )
