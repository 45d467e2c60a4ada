"""What is true of a simulated vote, to hold certificates against."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.bounds import theorems
from crowdgui.core.bounds.quantities import homogeneous, quantities
from crowdgui.core.rules.scoring import DecomposableRule

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray
    from crowdgui.core.bounds.gold_bound import ConfidenceBound
    from crowdgui.core.bounds.quantities import Quantities


def true_quantities(
    weights: FloatArray, accuracy: FloatArray, n_classes: int, q: float
) -> Quantities:
    """Return the quantities of a weighted vote from the true accuracies and q."""
    form = DecomposableRule.weighted(weights, n_classes)
    known = quantities(form, homogeneous(accuracy, n_classes), q)
    assert known is not None
    return known


def oracle_bound(known: Quantities) -> float:
    """Return theorem 3's bound at the truth, 1 where it says nothing."""
    bounds = theorems.mean_error_hoeffding(known), theorems.mean_error_bernstein(known)
    return min([1.0, *(bound for bound in bounds if bound is not None)])


def claims_too_much(
    certificate: ConfidenceBound, accuracy: FloatArray, n_classes: int, q: float
) -> bool:
    """Return whether a certificate goes past the truth in t1, in σ² or in its bound."""
    if certificate.bound is None and not np.isfinite(certificate.t1):
        return False
    known = true_quantities(certificate.weights, accuracy, n_classes, q)
    bound = 1.0 if certificate.bound is None else certificate.bound
    return (
        certificate.t1 > known.t1 + 1e-9
        or certificate.sigma2 < known.sigma2 - 1e-9
        or bound < oracle_bound(known) - 1e-9
    )
