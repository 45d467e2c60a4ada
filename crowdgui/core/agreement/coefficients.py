"""Coefficients of agreement: percent agreement, Fleiss' kappa, Gwet's AC1, Krippendorff's alpha."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.agreement.bootstrap import MOST_ORDERED, class_pairs
from crowdgui.core.errors import Reason, ReasonCode

if TYPE_CHECKING:
    from crowdgui.core.agreement.bootstrap import AgreementSums
    from crowdgui.core.arrays import FloatArray, TextArray


class AgreementMeasure(StrEnum):
    """What is measured, in the order in which it is shown."""

    ALPHA = "alpha"
    ALPHA_ORDINAL = "alpha-ordinal"
    ALPHA_INTERVAL = "alpha-interval"
    PERCENT = "percent"
    FLEISS = "fleiss"
    COHEN = "cohen"
    AC1 = "ac1"
    KAPPA_LINEAR = "kappa-linear"
    KAPPA_QUADRATIC = "kappa-quadratic"
    AC2_LINEAR = "ac2-linear"
    AC2_QUADRATIC = "ac2-quadratic"
    MEAN_DIFFERENCE = "mean-difference"

    @property
    def needs_order(self) -> bool:
        """Whether it is about ordered classes alone."""
        return self in _ORDERED


_ORDERED = (
    AgreementMeasure.KAPPA_LINEAR,
    AgreementMeasure.KAPPA_QUADRATIC,
    AgreementMeasure.AC2_LINEAR,
    AgreementMeasure.AC2_QUADRATIC,
    AgreementMeasure.MEAN_DIFFERENCE,
)


PAIRWISE = (
    AgreementMeasure.COHEN,
    AgreementMeasure.KAPPA_LINEAR,
    AgreementMeasure.KAPPA_QUADRATIC,
)
"""Means over pairs of workers; all others follow from sums over items."""


class NoCoefficient(ReasonCode):
    """Why a coefficient has no value."""

    ALL_OF_CLASS = "no-coefficient-all-of-class"
    CLASS_NOT_SEEN = "no-coefficient-class-not-seen"
    FEW_SHARED_ITEMS = "no-coefficient-few-shared-items"
    NOT_NUMBERS = "no-coefficient-not-numbers"
    NO_SHARED_ITEM = "no-coefficient-no-shared-item"
    ONE_CLASS = "no-coefficient-one-class"
    ONE_CLASS_GIVEN = "no-coefficient-one-class-given"
    ONE_NUMBER_GIVEN = "no-coefficient-one-number-given"
    PAIRS_GIVE_ONE_CLASS = "no-coefficient-pairs-give-one-class"
    SINGLE_LABELS = "no-coefficient-single-labels"
    TOO_MANY_CLASSES = "no-coefficient-too-many-classes"
    TOO_MANY_PAIRS = "no-coefficient-too-many-pairs"
    TWO_GIVE_ONE_CLASS = "no-coefficient-two-give-one-class"
    UNEQUAL_COUNTS = "no-coefficient-unequal-counts"


class Counted(ReasonCode):
    """What a coefficient counts."""

    AGREEING_PAIRS = "counted-agreeing-pairs"
    ITEMS = "counted-items"
    ITEMS_OF_LABELS = "counted-items-of-labels"
    LABELS = "counted-labels"
    NUMERIC_LABELS = "counted-numeric-labels"
    ORDERED_LABELS = "counted-ordered-labels"
    PAIRS = "counted-pairs"
    SHARED_ITEMS = "counted-shared-items"
    WORKER_PAIRS = "counted-worker-pairs"


@dataclass(frozen=True)
class Coefficient:
    """A measure of agreement over `n` of what `basis` counts.

    `low` and `high` are its 95% interval. `reason` is why there is no value or, where there is
    one, why it has no interval.
    """

    measure: AgreementMeasure
    value: float | None
    low: float | None
    high: float | None
    n: int
    basis: Reason | None
    reason: Reason | None = None

    @property
    def is_share(self) -> bool:
        """Whether it reads as a percentage; all others are numbers up to 1."""
        return self.measure is AgreementMeasure.PERCENT


def undefined(measure: AgreementMeasure, reason: Reason) -> Coefficient:
    """Return a measure that has no value."""
    return Coefficient(measure, None, None, None, 0, None, reason)


def percent_agreement(sums: AgreementSums) -> FloatArray:
    """Return the share of pairs of labels of one item that are the same, all pairs alike, (B,).

    It is also the mean over pairs of workers, weighted by the items they share. An item with m
    labels has m (m − 1)/2 pairs; where m differs, the mean of the items' own shares is another.

    Parameters
    ----------
    sums : AgreementSums
        Of B resamples.

    Returns
    -------
    ndarray of shape (B,)
        0 to 1; NaN where no item has two labels.
    """
    return _divide(sums.agreeing.sum(axis=-1), sums.paired.sum(axis=-1))


def percent_by_class(sums: AgreementSums) -> FloatArray:
    """Return each class's specific agreement, (B, L).

    Given that one worker says class k, how often another says it of the same item too:
    Σ_j n_jk (n_jk − 1) / Σ_j n_jk (m_j − 1). Cicchetti and Feinstein (1990), for many workers.

    Parameters
    ----------
    sums : AgreementSums
        Of B resamples.

    Returns
    -------
    ndarray of shape (B, L)
        0 to 1; NaN for a class that no item with two labels has.
    """
    return _divide(sums.agreeing, sums.paired)


def fleiss_kappa(sums: AgreementSums) -> FloatArray:
    """Return κ = (P̄ − P_e) / (1 − P_e), (B,), P̄ the mean share of agreeing pairs of an item.

    P_e = Σ_k p_k², p_k the share of class k among all labels. It means what it says only where
    all items have the same number of labels, two or more. Fleiss (1971).

    Parameters
    ----------
    sums : AgreementSums
        Of B resamples.

    Returns
    -------
    ndarray of shape (B,)
        At most 1; NaN where no item has two labels, or all labels are of one class.
    """
    p = _divide(sums.given, sums.labels[..., None])
    return _beyond(_divide(sums.share, sums.compared), (p**2).sum(axis=-1))


def gwet_ac1(sums: AgreementSums) -> FloatArray:
    """Return AC1 = (P̄ − P_e) / (1 − P_e), (B,), with missing labels as Gwet (2014), chapter 2.

    P̄ is the mean share of agreeing pairs over items with two or more labels. P_e =
    Σ_k π_k (1 − π_k) / (L − 1), π_k the mean over all items with a label of the share that class
    k has on them. Every class that could be given counts in L. NaN where L is 1.

    Parameters
    ----------
    sums : AgreementSums
        Of B resamples.

    Returns
    -------
    ndarray of shape (B,)
        At most 1; NaN where no item has two labels.
    """
    n_classes = sums.chosen.shape[-1]
    if n_classes < 2:
        return np.full(sums.rated.shape, np.nan)
    return _gwet(sums, _divide(sums.share, sums.compared), 1.0 / (n_classes - 1))


def gwet_ac2(sums: AgreementSums, *, squared: bool) -> FloatArray:
    """Return AC2 = (P̄ − P_e) / (1 − P_e) of ordered classes, (B,), with weights of agreement.

    Two labels c and k agree to the weight w_ck = 1 − |c − k| / (L − 1), or with the square of that
    distance. P̄ is the mean over items with two or more labels of the mean weight of their pairs,
    P_e = Σ_ck w_ck / (L (L − 1)) · Σ_k π_k (1 − π_k), π_k as in `gwet_ac1`. Gwet (2014), chapter 4.

    Parameters
    ----------
    sums : AgreementSums
        Of B resamples.
    squared : bool
        Whether distances are squared.

    Returns
    -------
    ndarray of shape (B,)
        At most 1; NaN where no item has two labels, or there is only one class.
    """
    n_classes = sums.chosen.shape[-1]
    if n_classes < 2:
        return np.full(sums.rated.shape, np.nan)
    apart = sums.mean_square if squared else sums.mean_apart
    most = float(n_classes - 1) ** (2 if squared else 1)
    # The mean of the squared distance of two classes is (L² − 1)/6, of the distance (L² − 1)/(3L).
    mean = (n_classes**2 - 1) / (6.0 if squared else 3.0 * n_classes)
    weight = (1.0 - mean / most) * n_classes / (n_classes - 1)
    return _gwet(sums, 1.0 - _divide(apart, sums.compared) / most, weight)


def _gwet(sums: AgreementSums, agreed: FloatArray, weight: float) -> FloatArray:
    """Return agreement (B,) beyond P_e = weight · Σ_k π_k (1 − π_k)."""
    pi = sums.chosen / sums.rated[..., None]
    return _beyond(agreed, weight * (pi * (1.0 - pi)).sum(axis=-1))


def agreement_weights(n_classes: int, *, squared: bool) -> FloatArray:
    """Return to what weight two labels of ordered classes agree, 1 on the diagonal, 0 at the ends.

    Parameters
    ----------
    n_classes : int
        L, two or more.
    squared : bool
        Whether distances are squared: quadratic weights, else linear ones (Cohen 1968).

    Returns
    -------
    ndarray of shape (L, L)
        Weights, 0 to 1.
    """
    rank = np.arange(n_classes) / (n_classes - 1)
    apart = np.abs(rank[:, None] - rank)
    weights: FloatArray = 1.0 - (apart**2 if squared else apart)
    return weights


def mean_difference(sums: AgreementSums) -> FloatArray:
    """Return how many classes two labels of one item are apart, the mean over all pairs, (B,).

    Parameters
    ----------
    sums : AgreementSums
        Of B resamples.

    Returns
    -------
    ndarray of shape (B,)
        0 to L − 1; NaN where no item has two labels.
    """
    return _divide(sums.apart, sums.paired.sum(axis=-1))


def _beyond(agreed: FloatArray, chance: FloatArray) -> FloatArray:
    return _divide(agreed - chance, 1.0 - chance)


def _divide(part: FloatArray, whole: FloatArray) -> FloatArray:
    ratio = np.full(np.broadcast_shapes(part.shape, whole.shape), np.nan)
    np.divide(part, whole, out=ratio, where=whole > 0.0)
    return ratio


_ROUNDING = 1e-24
"""A spread below this share of the largest there could be is that of equal numbers."""


def alpha_nominal(sums: AgreementSums) -> FloatArray:
    """Return α = 1 − observed / expected disagreement, (B,).

    With o_ck = Σ_j n_jc (n_jk − 1[c = k]) / (m_j − 1) over items with two or more labels, n_c its
    row sums and n their sum: α = 1 − (n − 1) Σ o_ck δ_ck / Σ n_c n_k δ_ck, here δ_ck = 1[c ≠ k].
    NaN where all labels are of one class. Krippendorff (2011), Computing Krippendorff's
    alpha-reliability.

    Parameters
    ----------
    sums : AgreementSums
        Of B resamples.

    Returns
    -------
    ndarray of shape (B,)
        At most 1.
    """
    n = sums.labels
    return _alpha(sums.differing.sum(axis=-1), n**2 - (sums.given**2).sum(axis=-1), n)


def alpha_by_class(sums: AgreementSums) -> FloatArray:
    """Return the nominal α of each class against all others put together, (B, L).

    Parameters
    ----------
    sums : AgreementSums
        Of B resamples.

    Returns
    -------
    ndarray of shape (B, L)
        At most 1; NaN for a class that none of the labels compared has, or all of them.
    """
    n = sums.labels[..., None]
    return _alpha(sums.differing, sums.given * (n - sums.given), n)


def alpha_ordinal(sums: AgreementSums) -> FloatArray:
    """Return α with δ_ck = (Σ_{g=c..k} n_g − (n_c + n_k)/2)², the classes in their order, (B,).

    With n_g the labels of class g, that is the squared difference of mean ranks; a resample has
    ranks of its own. NaN too above `MOST_ORDERED` classes.

    Parameters
    ----------
    sums : AgreementSums
        Of B resamples.

    Returns
    -------
    ndarray of shape (B,)
        At most 1; NaN where all labels are of one class.
    """
    if sums.given.shape[-1] > MOST_ORDERED:
        return np.full(sums.given.shape[0], np.nan)
    given = sums.given
    first, second = class_pairs(given.shape[-1])
    rank = np.cumsum(given, axis=-1) - given / 2.0
    distance = (rank[..., first] - rank[..., second]) ** 2
    observed = (sums.between * distance).sum(axis=-1)
    expected = (given[..., first] * given[..., second] * distance).sum(axis=-1)
    return _alpha(observed, expected, sums.labels)


def alpha_interval(sums: AgreementSums, values: FloatArray) -> FloatArray:
    """Return α with δ_ck = (v_c − v_k)², v the numbers that the classes are, (B,).

    Parameters
    ----------
    sums : AgreementSums
        Of B resamples, made with the same `values`.
    values : ndarray of shape (L,)
        The classes' numbers; their zero and unit do not matter.

    Returns
    -------
    ndarray of shape (B,)
        At most 1; NaN where all labels are of one number.
    """
    n = sums.labels
    given = sums.given
    mean = (given @ values / np.maximum(n, 1.0))[..., None]
    expected = n * (given * (values - mean) ** 2).sum(axis=-1)
    expected = np.where(expected > _ROUNDING * n**2, expected, 0.0)
    return _alpha(sums.spread, expected, n)


def _alpha(observed: FloatArray, expected: FloatArray, n: FloatArray) -> FloatArray:
    shape = np.broadcast_shapes(observed.shape, n.shape)
    ratio = np.full(shape, np.nan)
    np.divide((n - 1.0) * observed, expected, out=ratio, where=expected > 0.0)
    return 1.0 - ratio


def class_numbers(classes: TextArray) -> FloatArray | None:
    """Return the numbers that the classes are, moved and scaled into −1 to 1; None if not all are.

    Neither α nor its interval depends on zero and unit, and so scaled nothing overflows.

    Parameters
    ----------
    classes : ndarray of shape (L,)
        Names of the classes.

    Returns
    -------
    ndarray of shape (L,), or None
        −1 for the smallest number, 1 for the largest; zeros where all are the same.
    """
    try:
        numbers = classes.astype(np.float64)
    except ValueError:
        return None
    if not np.isfinite(numbers).all():
        return None
    middle = numbers.max() / 2.0 + numbers.min() / 2.0
    half = numbers.max() / 2.0 - numbers.min() / 2.0
    scaled: FloatArray = (numbers - middle) / half if half > 0.0 else np.zeros_like(numbers)
    return scaled
