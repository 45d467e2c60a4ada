"""The coefficients over all items, each with its interval or the reason why there is none."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.agreement.bootstrap import (
    FEWEST_RARER,
    MOST_ORDERED,
    NoInterval,
    bootstrap_interval,
    rated_counts,
)
from crowdgui.core.agreement.coefficients import (
    PAIRWISE,
    AgreementMeasure,
    Coefficient,
    Counted,
    NoCoefficient,
    alpha_interval,
    alpha_nominal,
    alpha_ordinal,
    fleiss_kappa,
    gwet_ac1,
    gwet_ac2,
    mean_difference,
    percent_agreement,
    undefined,
)
from crowdgui.core.errors import Reason
from crowdgui.core.labels import BLOCK_SCORES, freeze

if TYPE_CHECKING:
    from crowdgui.core.agreement.bootstrap import AgreementSums
    from crowdgui.core.arrays import FloatArray, TextArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback


@dataclass(frozen=True, eq=False)
class ItemAgreement:
    """The share of agreeing pairs of labels of each item (N,), NaN with fewer than two labels."""

    share: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    @cached_property
    def compared(self) -> int:
        """How many items have two labels or more."""
        return int(np.count_nonzero(~np.isnan(self.share)))

    @cached_property
    def unanimous(self) -> int:
        """On how many of them all labels are the same."""
        return int(np.count_nonzero(self.share == 1.0))

    @cached_property
    def median(self) -> float:
        """The middle item's share; NaN where none is compared."""
        return float(np.nanmedian(self.share)) if self.compared else float("nan")


def item_agreement(labels: Labels, report: ProgressCallback) -> ItemAgreement:
    """Compare the labels of each item; each worker must have at most one label of an item.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    report : callable
        Called with the progress.

    Returns
    -------
    ItemAgreement
        Shares (N,), 0 to 1; NaN for an item with fewer than two labels.
    """
    rated = labels.labels_per_item > 0
    shares = []
    for counts in rated_counts(labels, BLOCK_SCORES // labels.n_classes, report):
        m = counts.sum(axis=1)
        pairs = m * (m - 1.0)
        agreeing = (counts * (counts - 1.0)).sum(axis=1)
        shares.append(agreeing / np.where(pairs > 0.0, pairs, np.nan))
    share = np.full(labels.n_items, np.nan)
    share[rated] = np.concatenate(shares)
    return ItemAgreement(share)


@dataclass(frozen=True)
class ClassAgreement:
    """A class that `labels` of those compared name, `share` of them.

    `same` is its specific agreement: given that one worker says this class, how often another
    says it too. `alpha` sets it against all other classes put together.
    """

    name: str
    labels: int
    share: float
    same: Coefficient
    alpha: Coefficient


def class_agreement(
    classes: TextArray, sums: AgreementSums, values: FloatArray, draws: FloatArray, units: int
) -> tuple[ClassAgreement, ...]:
    """Collect the agreement of the classes.

    Parameters
    ----------
    classes : ndarray of shape (L,)
        Names of the classes.
    sums : AgreementSums
        Of all items, B = 1.
    values : ndarray of shape (2, L)
        Specific agreement and α of each class.
    draws : ndarray of shape (B, 2, L)
        The same of B resamples.
    units : int
        How many units were resampled, of those with compared items.

    Returns
    -------
    tuple of ClassAgreement
        One per class.
    """
    given = sums.given[0].astype(int)
    total, rarer = int(given.sum()), sums.rarer
    found = []
    for k, name in enumerate(map(str, classes)):
        own = int(given[k])
        why_not = _why_no_class_value(own, total)
        found.append(
            ClassAgreement(
                name,
                own,
                own / total if total else float("nan"),
                _class_coefficient(
                    AgreementMeasure.PERCENT, values[0, k], draws[:, 0, k], own, why_not, units
                ),
                _class_coefficient(
                    AgreementMeasure.ALPHA,
                    values[1, k],
                    draws[:, 1, k],
                    total,
                    why_not,
                    units,
                    float(rarer[k]),
                ),
            )
        )
    return tuple(found)


def _class_coefficient(
    measure: AgreementMeasure,
    value: float,
    draws: FloatArray,
    n: int,
    why_not: Reason,
    units: int,
    rarer: float = FEWEST_RARER,
) -> Coefficient:
    if np.isnan(value):
        return undefined(measure, why_not)
    found, reason = bootstrap_interval(draws, float(value), units, rarer)
    low, high = found or (None, None)
    basis = Reason.make(Counted.LABELS, n=n)
    return Coefficient(measure, float(value), low, high, n, basis, reason)


def _why_no_class_value(given: int, total: int) -> Reason:
    """Return why a class has no specific agreement or, if it was given, why it has no α."""
    if not given:
        return Reason(NoCoefficient.CLASS_NOT_SEEN)
    return Reason.make(NoCoefficient.ALL_OF_CLASS, n=total)


MEASURES = tuple(measure for measure in AgreementMeasure if measure not in PAIRWISE)
"""What sums over items give, in the order of the columns of `compute_measures`."""


def compute_measures(sums: AgreementSums, numbers: FloatArray | None) -> FloatArray:
    """Return all `MEASURES` of each resample, (B, C); `numbers` are those of the classes.

    Parameters
    ----------
    sums : AgreementSums
        Of B resamples.
    numbers : ndarray of shape (L,), or None
        The classes' numbers, if they are numbers.

    Returns
    -------
    ndarray of shape (B, C)
        NaN where a coefficient is not defined.
    """
    found = {
        AgreementMeasure.ALPHA: alpha_nominal(sums),
        AgreementMeasure.ALPHA_ORDINAL: alpha_ordinal(sums),
        AgreementMeasure.ALPHA_INTERVAL: np.full(sums.rated.shape, np.nan)
        if numbers is None
        else alpha_interval(sums, numbers),
        AgreementMeasure.PERCENT: percent_agreement(sums),
        AgreementMeasure.FLEISS: fleiss_kappa(sums),
        AgreementMeasure.AC1: gwet_ac1(sums),
        AgreementMeasure.AC2_LINEAR: gwet_ac2(sums, squared=False),
        AgreementMeasure.AC2_QUADRATIC: gwet_ac2(sums, squared=True),
        AgreementMeasure.MEAN_DIFFERENCE: mean_difference(sums),
    }
    return np.stack([found[measure] for measure in MEASURES], axis=-1)


@dataclass(frozen=True)
class ComparedItems:
    """What was compared: items with two labels or more, their labels, and pairs of these.

    `units` are these items, or the groups or pages of them that are resampled. An item with labels
    has from `fewest` to `most`. `only` is the class that all labels
    compared are of, if so. `numbers` says whether the classes are numbers. `rarer` is what
    `agreed_on_rarer` says of the most frequent class and all others together.
    """

    items: int
    units: int
    labels: int
    pairs: int
    agreeing: int
    fewest: int
    most: int
    n_classes: int
    only: str | None
    numbers: bool
    rarer: float


def summarize_compared(
    labels: Labels, sums: AgreementSums, units: int, *, numbers: bool
) -> ComparedItems:
    """Return what was compared; `sums` are those of all items, B = 1."""
    per_item = labels.labels_per_item[labels.labels_per_item > 0]
    given = sums.given[0]
    top = int(given.argmax())
    only = str(labels.classes[top]) if given[top] and given[top] == given.sum() else None
    return ComparedItems(
        items=int(sums.compared[0]),
        units=units,
        labels=int(given.sum()),
        pairs=int(sums.paired[0].sum()) // 2,
        agreeing=int(sums.agreeing[0].sum()) // 2,
        fewest=int(per_item.min()),
        most=int(per_item.max()),
        n_classes=labels.n_classes,
        only=only,
        numbers=numbers,
        rarer=float(sums.rarer[top]),
    )


def overall_agreement(
    facts: ComparedItems, values: FloatArray, draws: FloatArray
) -> list[Coefficient]:
    """Build `MEASURES` from their values (C,) and those of resamples (B, C)."""
    return [
        _coefficient(measure, facts, float(values[place]), draws[:, place])
        for place, measure in enumerate(MEASURES)
    ]


def _coefficient(
    measure: AgreementMeasure, facts: ComparedItems, value: float, draws: FloatArray
) -> Coefficient:
    why_not = _why_not(measure, facts)
    if why_not or np.isnan(value):
        return undefined(measure, why_not or Reason(NoCoefficient.ONE_NUMBER_GIVEN))
    n, basis = _basis(measure, facts)
    rarer = FEWEST_RARER if measure in (*_WITHOUT_CHANCE, *_GWET) else facts.rarer
    found, reason = bootstrap_interval(draws, value, facts.units, rarer)
    if facts.items < 2:
        found, reason = None, Reason(NoInterval.ONE_ITEM)
    low, high = found or (None, None)
    return Coefficient(measure, value, low, high, n, basis, reason)


_WITHOUT_CHANCE = (AgreementMeasure.PERCENT, AgreementMeasure.MEAN_DIFFERENCE)

_GWET = (AgreementMeasure.AC1, AgreementMeasure.AC2_LINEAR, AgreementMeasure.AC2_QUADRATIC)


def _why_not(measure: AgreementMeasure, facts: ComparedItems) -> Reason | None:
    """Return why there is no value; None where there is."""
    if not facts.items:
        return Reason(NoCoefficient.SINGLE_LABELS)
    if measure in _WITHOUT_CHANCE:
        return None
    if facts.n_classes < 2:
        return Reason(NoCoefficient.ONE_CLASS)
    if measure in _GWET:
        return None
    if measure is AgreementMeasure.FLEISS and facts.fewest != facts.most:
        counts = {"fewest": facts.fewest, "most": facts.most}
        return Reason.make(NoCoefficient.UNEQUAL_COUNTS, **counts)
    if measure is AgreementMeasure.ALPHA_INTERVAL and not facts.numbers:
        return Reason(NoCoefficient.NOT_NUMBERS)
    if measure is AgreementMeasure.ALPHA_ORDINAL and facts.n_classes > MOST_ORDERED:
        return Reason.make(NoCoefficient.TOO_MANY_CLASSES, most=MOST_ORDERED)
    if facts.only is not None:
        return Reason.make(NoCoefficient.ONE_CLASS_GIVEN, only=facts.only)
    return None


def _basis(measure: AgreementMeasure, facts: ComparedItems) -> tuple[int, Reason]:
    items = Reason.make(Counted.ITEMS, n=facts.items)
    labels = Reason.make(Counted.LABELS, n=facts.labels)
    match measure:
        case AgreementMeasure.PERCENT:
            pairs = Reason.make(Counted.PAIRS, n=facts.pairs)
            counts = {"agreeing": facts.agreeing, "pairs": pairs}
            return facts.pairs, Reason.make(Counted.AGREEING_PAIRS, **counts)
        case AgreementMeasure.ALPHA_ORDINAL:
            return facts.labels, Reason.make(Counted.ORDERED_LABELS, labels=labels)
        case AgreementMeasure.ALPHA_INTERVAL:
            return facts.labels, Reason.make(Counted.NUMERIC_LABELS, labels=labels)
        case AgreementMeasure.FLEISS:
            each = Reason.make(Counted.ITEMS_OF_LABELS, n=facts.most, items=items)
            return facts.items, each
        case AgreementMeasure.MEAN_DIFFERENCE:
            return facts.pairs, Reason.make(Counted.PAIRS, n=facts.pairs)
        case _ if measure in _GWET:
            return facts.items, items
    return facts.labels, labels
