"""Hoeffding's and Bernstein's limits of each item's error, for the assignment actually seen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.bounds import theorems
from crowdgui.core.bounds.pairs import pair_blocks
from crowdgui.core.bounds.per_item import IndependentItems
from crowdgui.core.bounds.quantities import ItemQuantities, moments, summed

if TYPE_CHECKING:
    from crowdgui.core.bounds.pairs import Pairs
    from crowdgui.core.bounds.quantities import Moments
    from crowdgui.core.labels import FloatArray, Labels
    from crowdgui.core.progress import Report
    from crowdgui.core.rules.form import Decomposable


@dataclass(frozen=True, eq=False)
class SeenAssignment(IndependentItems):
    """Limits of each item's error given who labelled it; arrays of shape (N,).

    Attributes
    ----------
    quantities : ItemQuantities
        Γ, τ, c and σ² of each item, over the workers who labelled it, with q = 1.
    hoeffding, bernstein : ndarray
        The two upper limits as they come out, up to L − 1. `bound` is the smaller of the two,
        at most 1.
    lower : ndarray
        A lower limit of the same chance, 0 where there is none; NaN as in `bound`.
    """

    quantities: ItemQuantities
    hoeffding: FloatArray
    bernstein: FloatArray
    lower: FloatArray


def seen_assignment(
    labels: Labels, form: Decomposable, confusion: FloatArray, report: Report
) -> SeenAssignment | None:
    """Limit each item's error by what the workers who labelled it can do.

    Parameters
    ----------
    labels : Labels
        Who labelled what; the answers themselves are not looked at.
    form : Decomposable
        The rule, fixed before the answers.
    confusion : ndarray of shape (M, L, L)
        ``confusion[i, k, h]``: chance that worker i answers h where k is true. The true ones, or
        an estimate: then the result is an indication.

    Returns
    -------
    SeenAssignment, or None where there is one class only.

    Notes
    -----
    Li and Yu (2014) count all M workers in the Γ of every item. Given the assignment, an item's
    score difference is a sum over the workers i ∈ j who labelled it, so the proof of
    Proposition 1 holds with
    Γ_j² = Σ_{i∈j} max_{k≠l,h} d_i(h)², τ_j = min_{k≠l} (Σ_{i∈j} Σ_h d_i(h) C_i[k, h] + a_k − a_l)
    / Γ_j, and c_j, σ_j² in the same way: P(wrong | assignment) ≤
    (L−1) min{exp(−τ_j²/2), exp(−τ_j²/(2(σ_j² + c_j τ_j/3)))} where τ_j ≥ 0.

    A worker who answered an item r times is one independent term, r times as large: for a sum of
    r answers that depend on each other in any way, the mean is r times, the square's mean at most
    r² times and the largest value at most r times that of one answer.
    """
    if labels.n_classes < 2:
        return None
    known = moments(form, confusion)
    parts = [_block(known, form.offset, pairs) for pairs in pair_blocks(labels, report)]
    gamma, low, high, c, sigma2, labelled = np.concatenate(parts, axis=1)
    items = ItemQuantities(labels.n_classes, gamma, low, high, c, sigma2)
    missing = np.where(labelled > 0, 0.0, np.nan)
    return SeenAssignment(
        bound=theorems.item_upper(items) + missing,
        quantities=items,
        hoeffding=theorems.item_hoeffding(items),
        bernstein=theorems.item_bernstein(items),
        lower=theorems.item_lower(items) + missing,
    )


def _block(known: Moments, offset: FloatArray, pairs: Pairs) -> FloatArray:
    """Return Γ, τ_min, τ_max, c, σ² and whether there are labels, one row each."""
    times = pairs.times.astype(float)
    moves = times * known.move[pairs.worker]
    gamma = np.sqrt(pairs.summed(moves**2))
    sums = summed(known, offset, pairs.rows(times), pairs.rows(times**2))
    per = np.divide(1.0, gamma, out=np.zeros(gamma.size), where=gamma > 0)
    low, high, spread = sums
    c = pairs.largest(moves) * per
    return np.stack([gamma, low * per, high * per, c, spread * per**2, pairs.labelled])
