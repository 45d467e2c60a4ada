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

    Shifting all f_i(·, h) changes none of them. Scaling all f_i(k, h) and a_k together scales Γ
    and changes no other.
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
    if n_classes < 2:
        return None
    # A shift of all f_i(·, h) moves no difference; without it products lose no digits.
    score = form.table - form.table.mean(axis=2, keepdims=True)
    moves = np.ptp(score, axis=2).max(axis=1)
    gamma = float(np.linalg.norm(moves))
    if gamma == 0.0:
        return None
    rows = score.reshape(-1, n_classes)
    chances = q * confusion.transpose(1, 0, 2).reshape(n_classes, -1)
    expected = chances @ rows + form.offset
    lead = np.diag(expected)[:, None] - expected
    # Σ (f_k − f_l)² C_k = Σ f_k² C_k − 2 Σ f_k f_l C_k + Σ f_l² C_k, for all k, l at once.
    own = chances * rows.T
    spread = (own * rows.T).sum(axis=1)[:, None] - 2.0 * (own @ rows) + chances @ rows**2
    apart = ~np.eye(n_classes, dtype=bool)
    return Quantities(
        n_classes=n_classes,
        gamma=gamma,
        t1=float(lead[apart].min()) / gamma,
        t2=float(lead[apart].max()) / gamma,
        c=float(moves.max()) / gamma,
        sigma2=max(0.0, float(spread[apart].max())) / gamma**2,
    )
