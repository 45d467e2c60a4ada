"""The coefficients over all items, each with its interval or the reason why there is none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.agreement.alpha import alpha_interval, alpha_nominal, alpha_ordinal
from crowdgui.core.agreement.coefficient import Coefficient, Measure, undefined
from crowdgui.core.agreement.resample import limits
from crowdgui.core.agreement.shares import ac1, fleiss, percent
from crowdgui.core.agreement.sums import MOST_ORDERED
from crowdgui.core.text import number, tr, tr_n

if TYPE_CHECKING:
    from crowdgui.core.agreement.sums import Sums
    from crowdgui.core.labels import FloatArray, Labels

MEASURES = tuple(measure for measure in Measure if measure is not Measure.COHEN)
"""What sums over items give, in the order of the columns of `measured`."""


def measured(sums: Sums, numbers: FloatArray | None) -> FloatArray:
    """Return all `MEASURES` of each resample, (B, 6); `numbers` are those of the classes."""
    found = {
        Measure.ALPHA: alpha_nominal(sums),
        Measure.ALPHA_ORDINAL: alpha_ordinal(sums),
        Measure.ALPHA_INTERVAL: np.full(sums.rated.shape, np.nan)
        if numbers is None
        else alpha_interval(sums, numbers),
        Measure.PERCENT: percent(sums),
        Measure.FLEISS: fleiss(sums),
        Measure.AC1: ac1(sums),
    }
    return np.stack([found[measure] for measure in MEASURES], axis=-1)


@dataclass(frozen=True)
class Compared:
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


def compared(labels: Labels, sums: Sums, *, numbers: bool) -> Compared:
    """Return what was compared; `sums` are those of all items, B = 1."""
    per_item = labels.labels_per_item[labels.labels_per_item > 0]
    given = sums.given[0]
    top = int(given.argmax())
    only = str(labels.classes[top]) if given[top] and given[top] == given.sum() else None
    return Compared(
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


def overall(facts: Compared, values: FloatArray, draws: FloatArray) -> list[Coefficient]:
    """Build `MEASURES` from their values (6,) and those of resamples (B, 6)."""
    return [
        _coefficient(measure, facts, float(values[place]), draws[:, place])
        for place, measure in enumerate(MEASURES)
    ]


def _coefficient(measure: Measure, facts: Compared, value: float, draws: FloatArray) -> Coefficient:
    why_not = _why_not(measure, facts)
    if why_not or np.isnan(value):
        return undefined(measure, why_not or _one_number())
    n, basis = _basis(measure, facts)
    found, reason = limits(draws)
    if facts.items < 2:
        found, reason = None, tr("No interval, because only one item has labels of two workers.")
    low, high = found or (None, None)
    return Coefficient(measure, value, low, high, n, basis, reason)


def _why_not(measure: Measure, facts: Compared) -> str:
    """Describe why there is no value; nothing where there is."""
    if not facts.items:
        return tr("Not defined, because no item has labels of two workers.")
    if measure is Measure.PERCENT:
        return ""
    if facts.n_classes < 2:
        return tr("Not defined, because there is only one class.")
    if measure is Measure.AC1:
        return ""
    if measure is Measure.FLEISS and facts.fewest != facts.most:
        return tr(
            "Not defined, because items have between {fewest} and {most} labels, and Fleiss’ kappa "
            "needs the same number on each. Krippendorff’s alpha does not.",
            fewest=number(facts.fewest),
            most=number(facts.most),
        )
    if measure is Measure.ALPHA_INTERVAL and not facts.numbers:
        return tr("Not defined, because the classes are not all numbers.")
    if measure is Measure.ALPHA_ORDINAL and facts.n_classes > MOST_ORDERED:
        return tr(
            "Not worked out, because there are more than {most} classes.",
            most=number(MOST_ORDERED),
        )
    if facts.only is not None:
        return tr(
            "Not defined, because all labels compared are “{only}”: without a second class, "
            "agreement cannot be told from chance.",
            only=facts.only,
        )
    return ""


def _one_number() -> str:
    return tr("Not defined, because all labels compared are the same number.")


def _basis(measure: Measure, facts: Compared) -> tuple[int, str]:
    items = tr_n("{n} item", "{n} items", facts.items)
    labels = tr_n("{n} label", "{n} labels", facts.labels)
    match measure:
        case Measure.PERCENT:
            pairs = tr_n("{n} pair", "{n} pairs", facts.pairs)
            agreeing = tr("{agreeing} of {pairs}", agreeing=number(facts.agreeing), pairs=pairs)
            return facts.pairs, agreeing
        case Measure.ALPHA_ORDINAL:
            return facts.labels, tr("{labels}, in order", labels=labels)
        case Measure.ALPHA_INTERVAL:
            return facts.labels, tr("{labels}, numeric", labels=labels)
        case Measure.FLEISS:
            return facts.items, tr_n(
                "{items}, {n} label each",
                "{items}, {n} labels each",
                facts.most,
                items=items,
            )
        case Measure.AC1:
            return facts.items, items
    return facts.labels, labels
