"""What is shown of the agreement of workers, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from crowdgui.core.agreement.coefficients import AgreementMeasure
from crowdgui.text.numbers import format_percent
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    from crowdgui.core.agreement.coefficients import Coefficient
    from crowdgui.core.agreement.overall import ItemAgreement
    from crowdgui.core.agreement.report import AgreementReport


_ORDERED = (AgreementMeasure.ALPHA_ORDINAL, AgreementMeasure.ALPHA_INTERVAL)


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
        format_value(coefficient),
        format_interval(coefficient),
        detail,
        coefficient.measure.meaning,
    )


def format_value(coefficient: Coefficient, digits: int = 2) -> str:
    """Write the value, "–" where there is none."""
    if coefficient.value is None:
        return "–"
    if coefficient.is_share:
        return format_percent(coefficient.value)
    return format_number(coefficient.value, digits)


def format_interval(coefficient: Coefficient) -> str:
    """Write the interval; nothing where there is none."""
    low, high = coefficient.low, coefficient.high
    if low is None or high is None:
        return ""
    if coefficient.is_share:
        return tr(
            "{low} to {high}", low=format_number(100 * low, 1), high=format_number(100 * high, 1)
        )
    return tr("{low} to {high}", low=format_number(low, 2), high=format_number(high, 2))


def items_words(items: ItemAgreement) -> str:
    """Describe on how many items all agree, and how far on the middle one."""
    if not items.compared:
        return tr("No item has labels from two workers.")
    return tr(
        "On {unanimous} of {compared} items ({share}), all labels are the same. On the "
        "median item, {median} of the label pairs are the same.",
        unanimous=format_number(items.unanimous),
        compared=format_number(items.compared),
        share=format_percent(items.unanimous / items.compared),
        median=format_percent(items.median, 0),
    )
