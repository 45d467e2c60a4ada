"""The coefficients over all items, each with its interval or the reason why there is none."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.agreement.bootstrap import MOST_ORDERED, bootstrap_interval, rated_counts
from crowdgui.core.agreement.coefficients import (
    AgreementMeasure,
    Coefficient,
    alpha_interval,
    alpha_nominal,
    alpha_ordinal,
    fleiss_kappa,
    gwet_ac1,
    percent_agreement,
    undefined,
)
from crowdgui.core.labels import BLOCK_SCORES, freeze
from crowdgui.text.translation import format_number, tr, tr_n

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
    """Compare the labels of each item; each worker must have at most one label of an item."""
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
    classes: TextArray, sums: AgreementSums, values: FloatArray, draws: FloatArray
) -> tuple[ClassAgreement, ...]:
    """Collect the agreement of the classes.

    Parameters
    ----------
    sums : Sums
        Of all items, B = 1.
    values, draws : ndarray of shape (2, L), (B, 2, L)
        Specific agreement and α of each class, and the same of resamples.
    """
    given = sums.given[0].astype(int)
    total = int(given.sum())
    found = []
    for k, name in enumerate(map(str, classes)):
        own = int(given[k])
        why_same, why_alpha = _why_no_class_value(own, total)
        found.append(
            ClassAgreement(
                name,
                own,
                own / total if total else float("nan"),
                _class_coefficient(
                    AgreementMeasure.PERCENT, values[0, k], draws[:, 0, k], own, why_same
                ),
                _class_coefficient(
                    AgreementMeasure.ALPHA, values[1, k], draws[:, 1, k], total, why_alpha
                ),
            )
        )
    return tuple(found)


def _class_coefficient(
    measure: AgreementMeasure, value: float, draws: FloatArray, n: int, why_not: str
) -> Coefficient:
    if np.isnan(value):
        return undefined(measure, why_not)
    found, reason = bootstrap_interval(draws)
    low, high = found or (None, None)
    basis = tr_n("{n} label", "{n} labels", n)
    return Coefficient(measure, float(value), low, high, n, basis, reason)


def _why_no_class_value(given: int, total: int) -> tuple[str, str]:
    """Describe why a class has no specific agreement, and why no α."""
    if not given:
        missing = tr("Not defined, because no item with two or more labels has this class.")
        return missing, missing
    return "", tr(
        "Not defined, because all {n} compared labels are of this class, so agreement "
        "can’t be distinguished from chance.",
        n=format_number(total),
    )


MEASURES = tuple(measure for measure in AgreementMeasure if measure is not AgreementMeasure.COHEN)
"""What sums over items give, in the order of the columns of `measured`."""


def compute_measures(sums: AgreementSums, numbers: FloatArray | None) -> FloatArray:
    """Return all `MEASURES` of each resample, (B, 6); `numbers` are those of the classes."""
    found = {
        AgreementMeasure.ALPHA: alpha_nominal(sums),
        AgreementMeasure.ALPHA_ORDINAL: alpha_ordinal(sums),
        AgreementMeasure.ALPHA_INTERVAL: np.full(sums.rated.shape, np.nan)
        if numbers is None
        else alpha_interval(sums, numbers),
        AgreementMeasure.PERCENT: percent_agreement(sums),
        AgreementMeasure.FLEISS: fleiss_kappa(sums),
        AgreementMeasure.AC1: gwet_ac1(sums),
    }
    return np.stack([found[measure] for measure in MEASURES], axis=-1)


@dataclass(frozen=True)
class ComparedItems:
    """What was compared: items with two labels or more, their labels, and pairs of these.

    `fewest` and `most` labels stand on an item that has any. `only` is the class that all labels
    compared are of, if so. `numbers` says whether the classes are numbers.
    """

    items: int
    labels: int
    pairs: int
    agreeing: int
    fewest: int
    most: int
    n_classes: int
    only: str | None
    numbers: bool


def summarize_compared(labels: Labels, sums: AgreementSums, *, numbers: bool) -> ComparedItems:
    """Return what was compared; `sums` are those of all items, B = 1."""
    per_item = labels.labels_per_item[labels.labels_per_item > 0]
    given = sums.given[0]
    top = int(given.argmax())
    only = str(labels.classes[top]) if given[top] and given[top] == given.sum() else None
    return ComparedItems(
        int(sums.compared[0]),
        int(given.sum()),
        int(sums.paired[0].sum()) // 2,
        int(sums.agreeing[0].sum()) // 2,
        int(per_item.min()),
        int(per_item.max()),
        labels.n_classes,
        only,
        numbers,
    )


def overall_agreement(
    facts: ComparedItems, values: FloatArray, draws: FloatArray
) -> list[Coefficient]:
    """Build `MEASURES` from their values (6,) and those of resamples (B, 6)."""
    return [
        _coefficient(measure, facts, float(values[place]), draws[:, place])
        for place, measure in enumerate(MEASURES)
    ]


def _coefficient(
    measure: AgreementMeasure, facts: ComparedItems, value: float, draws: FloatArray
) -> Coefficient:
    why_not = _why_not(measure, facts)
    if why_not or np.isnan(value):
        return undefined(measure, why_not or _one_number())
    n, basis = _basis(measure, facts)
    found, reason = bootstrap_interval(draws)
    if facts.items < 2:
        found, reason = None, tr("No interval, because only one item has labels from two workers.")
    low, high = found or (None, None)
    return Coefficient(measure, value, low, high, n, basis, reason)


def _why_not(measure: AgreementMeasure, facts: ComparedItems) -> str:
    """Describe why there is no value; nothing where there is."""
    if not facts.items:
        return tr("Not defined, because no item has labels from two workers.")
    if measure is AgreementMeasure.PERCENT:
        return ""
    if facts.n_classes < 2:
        return tr("Not defined, because there is only one class.")
    if measure is AgreementMeasure.AC1:
        return ""
    if measure is AgreementMeasure.FLEISS and facts.fewest != facts.most:
        return tr(
            "Not defined, because items have between {fewest} and {most} labels, and "
            "Fleiss’ kappa needs the same number for each. Krippendorff’s alpha doesn’t.",
            fewest=format_number(facts.fewest),
            most=format_number(facts.most),
        )
    if measure is AgreementMeasure.ALPHA_INTERVAL and not facts.numbers:
        return tr("Not defined, because the classes are not all numbers.")
    if measure is AgreementMeasure.ALPHA_ORDINAL and facts.n_classes > MOST_ORDERED:
        return tr(
            "Not computed, because there are more than {most} classes.",
            most=format_number(MOST_ORDERED),
        )
    if facts.only is not None:
        return tr(
            "Not defined, because all compared labels are “{only}”: without a second "
            "class, agreement can’t be distinguished from chance.",
            only=facts.only,
        )
    return ""


def _one_number() -> str:
    return tr("Not defined, because all compared labels are the same number.")


def _basis(measure: AgreementMeasure, facts: ComparedItems) -> tuple[int, str]:
    items = tr_n("{n} item", "{n} items", facts.items)
    labels = tr_n("{n} label", "{n} labels", facts.labels)
    match measure:
        case AgreementMeasure.PERCENT:
            pairs = tr_n("{n} pair", "{n} pairs", facts.pairs)
            agreeing = tr(
                "{agreeing} of {pairs}", agreeing=format_number(facts.agreeing), pairs=pairs
            )
            return facts.pairs, agreeing
        case AgreementMeasure.ALPHA_ORDINAL:
            return facts.labels, tr("{labels}, in order", labels=labels)
        case AgreementMeasure.ALPHA_INTERVAL:
            return facts.labels, tr("{labels}, numeric", labels=labels)
        case AgreementMeasure.FLEISS:
            return facts.items, tr_n(
                "{items}, {n} label each",
                "{items}, {n} labels each",
                facts.most,
                items=items,
            )
        case AgreementMeasure.AC1:
            return facts.items, items
    return facts.labels, labels
