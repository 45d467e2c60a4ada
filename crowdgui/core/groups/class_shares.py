"""How common each class is, by a model's labels: as counted, and corrected for its mistakes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.intervals import clopper_pearson
from crowdgui.core.labels import UNLABELLED, freeze

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray


DRAWS = 1000
TAIL = 0.025
"""What lies beyond each end of a 95% interval."""

_AT_ONCE = 1 << 20
"""Entries of the confusion matrices drawn at once."""


class NotCorrected(StrEnum):
    """Why the shares cannot be corrected."""

    NO_LABELS = "no-labels"
    """The model labelled nothing."""
    NO_REFERENCE = "no-reference"
    """None of the items it labelled has a known class."""
    CLASS_NOT_IN_REFERENCE = "class-not-in-reference"
    """What it makes of a class is not known, because no reference item is of that class."""
    TOO_MANY_MISTAKES = "too-many-mistakes"
    """On what is known, its labels may tell nothing of the class."""


@dataclass(frozen=True, eq=False)
class CorrectedShares:
    """The share of each of L classes among the items a model labelled.

    Attributes
    ----------
    given : ndarray of int, shape (L,)
        How many items it gave each class.
    observed_low, observed_high : ndarray of shape (L,)
        The exact 95% interval of the observed share.
    corrected, low, high : ndarray of shape (L,)
        The share corrected for the model's mistakes and its 95% interval; NaN with a `reason`.
    reference : ndarray of int, shape (L,)
        Reference items of each class, by which the mistakes are known.
    reason : NotCorrected or None
        Why nothing is corrected.
    """

    given: IntArray
    observed_low: FloatArray
    observed_high: FloatArray
    corrected: FloatArray
    low: FloatArray
    high: FloatArray
    reference: IntArray
    reason: NotCorrected | None = None

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def items(self) -> int:
        """How many items the model labelled."""
        return int(self.given.sum())

    @property
    def observed(self) -> FloatArray:
        """The share of each class among its labels; NaN without labels."""
        return self.given / (self.items or np.nan)

    @property
    def missing(self) -> IntArray:
        """The classes that no reference item is of."""
        return np.flatnonzero(self.reference == 0)


def class_shares(
    labels: IntArray, truth: IntArray, n_classes: int, seed: int = 0, draws: int = DRAWS
) -> CorrectedShares:
    """Estimate how common each class is from the labels of a model that makes mistakes.

    With C[k, l] the share of reference items of class k that the model labels l, and q the shares
    among all its labels, the estimate is the π with πₖ ≥ 0, Σ πₖ = 1 that makes |Cᵀπ − q|² least.
    For two classes that is Rogan and Gladen's (q + sp − 1) / (se + sp − 1), kept within 0 and 1.

    The interval takes in that both are estimated: from counts with 1/L added to each, C and q are
    drawn many times (Dirichlet; Jeffreys' prior for two classes). Resampling items would
    be too sure where a class has few reference items without a mistake: with 100 of them, 5% in
    the class, and se = .95, sp = .98, it covers 83% and this 96%. Nothing is estimated unless
    the determinant of C, se + sp − 1 for two classes, is above 0 in 97.5% of the draws.

    It is assumed that the model errs on a class as often among all items as on the reference.

    Parameters
    ----------
    labels : ndarray of int, shape (N,)
        The model's label of each item, `UNLABELLED` without one.
    truth : ndarray of int, shape (N,)
        The class of the reference items, `UNLABELLED` elsewhere.
    n_classes : int
        L.
    seed, draws : int, optional
        Seed and number of the draws.

    Returns
    -------
    CorrectedShares

    References
    ----------
    Rogan and Gladen (1978), Estimating prevalence from the results of a screening test. American
    Journal of Epidemiology 107, 71–76.
    """
    counts = confusion_counts(labels, truth, n_classes)
    given = np.bincount(labels[labels != UNLABELLED], minlength=n_classes)
    reason = _reason(given, counts)
    found = np.full((3, n_classes), np.nan)
    if reason is None:
        rng = np.random.default_rng(seed)
        drawn, sound = _drawn(counts, given, rng, draws)
        if sound < 1.0 - TAIL:
            reason = NotCorrected.TOO_MANY_MISTAKES
        else:
            errors = counts / counts.sum(axis=1, keepdims=True)
            shares = _least_squares(errors[None], (given / given.sum())[None])[0]
            low, high = np.quantile(drawn, (TAIL, 1.0 - TAIL), axis=0)
            found[:] = shares, np.minimum(low, shares), np.maximum(high, shares)
    observed_low, observed_high = clopper_pearson(given, np.full(n_classes, given.sum()))
    corrected, low, high = found
    reference = counts.sum(axis=1)
    return CorrectedShares(
        given=given,
        observed_low=observed_low,
        observed_high=observed_high,
        corrected=corrected,
        low=low,
        high=high,
        reference=reference,
        reason=reason,
    )


def confusion_counts(labels: IntArray, truth: IntArray, n_classes: int) -> IntArray:
    """Count true class by label, shape (L, L), on the items (N,) that have both."""
    both = (labels != UNLABELLED) & (truth != UNLABELLED)
    place = truth[both].astype(np.int64) * n_classes + labels[both]
    return np.bincount(place, minlength=n_classes**2).reshape(n_classes, n_classes)


def _reason(given: IntArray, counts: IntArray) -> NotCorrected | None:
    if not given.any():
        return NotCorrected.NO_LABELS
    if not counts.any():
        return NotCorrected.NO_REFERENCE
    if not counts.any(axis=1).all():
        return NotCorrected.CLASS_NOT_IN_REFERENCE
    return None


def _drawn(
    counts: IntArray, given: IntArray, rng: np.random.Generator, draws: int
) -> tuple[FloatArray, float]:
    """Return shares (B, L) drawn, and in which part of the draws the determinant is above 0."""
    n = given.size
    size = max(1, _AT_ONCE // n**2)
    found, sound = [], 0
    for done in range(0, draws, size):
        some = min(size, draws - done)
        errors = rng.standard_gamma(counts + 1.0 / n, size=(some, n, n))
        errors /= errors.sum(axis=2, keepdims=True)
        shares = rng.dirichlet(given + 1.0 / n, size=some)
        sound += int(np.count_nonzero(np.linalg.slogdet(errors)[0] > 0.0))
        found.append(_least_squares(errors, shares))
    return np.concatenate(found), sound / draws


def _least_squares(errors: FloatArray, shares: FloatArray) -> FloatArray:
    """Return π (B, L) of each confusion matrix (B, L, L) and observed shares (B, L)."""
    # Rows of C sum to 1, so the solution does too; where none is below 0 nothing fits better.
    transposed = errors.transpose(0, 2, 1)
    found = np.full(shares.shape, -1.0)
    regular = np.linalg.slogdet(errors)[0] != 0.0
    found[regular] = np.linalg.solve(transposed[regular], shares[regular][..., None])[..., 0]
    for place in np.flatnonzero((found < 0.0).any(axis=1)):
        found[place] = _on_simplex(transposed[place], shares[place])
    return found


def _on_simplex(matrix: FloatArray, wanted: FloatArray) -> FloatArray:
    """Return the shares x that make |A x − b| least.

    With D = A − b 1ᵀ that is |D x|. The least |D y|² + (Σ y − 1)² over y ≥ 0 is a / (1 + a) along
    each direction, a being |D x|² of its x = y / Σ y, so the best y points to the best x.
    """
    # With it comes all of scipy.optimize.
    from scipy.optimize import nnls

    system = np.vstack((matrix - wanted[:, None], np.ones(wanted.size)))
    found = nnls(system, np.append(np.zeros(wanted.size), 1.0))[0]
    share: FloatArray = found / found.sum()
    return share
