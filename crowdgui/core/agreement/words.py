"""What is shown of the agreement of workers, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from crowdgui.core.agreement.coefficient import Measure
from crowdgui.core.text import number, percent, tr

if TYPE_CHECKING:
    from crowdgui.core.agreement.by_item import ItemAgreement
    from crowdgui.core.agreement.coefficient import Coefficient
    from crowdgui.core.agreement.report import AgreementReport

_ORDERED = (Measure.ALPHA_ORDINAL, Measure.ALPHA_INTERVAL)


class CoefficientRow(NamedTuple):
    """A coefficient in words; `detail` says what was counted, or why value or interval is missing.

    `meaning` says how to read it.
    """

    key: str
    name: str
    value: str
    interval: str
    detail: str
    meaning: str


def summary_rows(found: AgreementReport) -> list[CoefficientRow]:
    """Return the coefficients that suit the classes: those with an order only to three numbers."""
    ordered = found.numbers and len(found.classes) > 2
    return [row_of(c) for c in found.overall if ordered or c.measure not in _ORDERED]


def row_of(coefficient: Coefficient) -> CoefficientRow:
    """Return a coefficient as it is listed."""
    detail = coefficient.basis
    if coefficient.low is None:
        detail = coefficient.reason
    return CoefficientRow(
        str(coefficient.measure),
        coefficient.measure.words,
        value_words(coefficient),
        interval_words(coefficient),
        detail,
        coefficient.measure.meaning,
    )


def value_words(coefficient: Coefficient, digits: int = 2) -> str:
    """Write the value, "–" where there is none."""
    if coefficient.value is None:
        return "–"
    if coefficient.is_share:
        return percent(coefficient.value)
    return number(coefficient.value, digits)


def interval_words(coefficient: Coefficient) -> str:
    """Write the interval; nothing where there is none."""
    low, high = coefficient.low, coefficient.high
    if low is None or high is None:
        return ""
    if coefficient.is_share:
        return tr("{low} to {high}", low=number(100 * low, 1), high=number(100 * high, 1))
    return tr("{low} to {high}", low=number(low, 2), high=number(high, 2))


def items_words(items: ItemAgreement) -> str:
    """Describe on how many items all agree, and how far on the middle one."""
    if not items.compared:
        return tr("No item has labels of two workers.")
    return tr(
        "On {unanimous} of {compared} items ({share}) all labels are the same. On the middle item, "
        "{median} of the pairs of labels are.",
        unanimous=number(items.unanimous),
        compared=number(items.compared),
        share=percent(items.unanimous / items.compared),
        median=percent(items.median, 0),
    )
