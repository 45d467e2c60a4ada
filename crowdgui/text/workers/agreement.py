"""How well workers agree, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from crowdgui.core.agreement.bootstrap import NoInterval
from crowdgui.core.agreement.coefficients import AgreementMeasure, Counted, NoCoefficient
from crowdgui.core.agreement.report import AgreementNote
from crowdgui.core.agreement.worker_pairs import NotListed
from crowdgui.text.translation import (
    format_number,
    format_percent,
    join_sentences,
    tr,
    tr_n,
    tr_n_noop,
    tr_noop,
)
from crowdgui.text.wording import Sentence, Sentences, add_sentences, describe

if TYPE_CHECKING:
    from crowdgui.core.agreement.coefficients import Coefficient
    from crowdgui.core.agreement.overall import ItemAgreement
    from crowdgui.core.agreement.report import AgreementBins, AgreementReport
    from crowdgui.core.errors import Reason
    from crowdgui.core.results import Outcome

_MEASURES: dict[AgreementMeasure, tuple[str, str]] = {
    AgreementMeasure.ALPHA: (
        tr_noop("Krippendorff’s alpha"),
        tr_noop(
            "How much more often workers agree than by chance: 0 is the chance level, "
            "1 is full agreement, below 0 is worse than chance. Items may have "
            "different numbers of labels. Common requirements are 0.80, and at least "
            "0.67 for tentative conclusions."
        ),
    ),
    AgreementMeasure.ALPHA_ORDINAL: (
        tr_noop("Krippendorff’s alpha, ordinal"),
        tr_noop(
            "Alpha for ordered classes, in the order in which they are listed: labels "
            "far apart disagree more than neighbours. It is not meaningful if the "
            "classes have no order."
        ),
    ),
    AgreementMeasure.ALPHA_INTERVAL: (
        tr_noop("Krippendorff’s alpha, interval"),
        tr_noop(
            "Alpha for classes that are amounts: two labels disagree by the square of "
            "their difference. It is not meaningful if the numbers are only names of "
            "classes."
        ),
    ),
    AgreementMeasure.PERCENT: (
        tr_noop("Percent agreement"),
        tr_noop(
            "Of all pairs of labels that two workers gave to the same item, the share "
            "that are equal. Easy to read, but part of it is due to chance."
        ),
    ),
    AgreementMeasure.FLEISS: (
        tr_noop("Fleiss’ kappa"),
        tr_noop(
            "Agreement beyond chance, for items that all have the same number of "
            "labels: 0 is the chance level, 1 is full agreement."
        ),
    ),
    AgreementMeasure.COHEN: (
        tr_noop("Cohen’s kappa"),
        tr_noop(
            "Agreement beyond chance between two workers on the items they share: 0 "
            "is the chance level, 1 is full agreement. This is the mean over all "
            "pairs that share 10 or more items, weighted by the number of shared "
            "items. With fewer items, the chance level can’t be estimated."
        ),
    ),
    AgreementMeasure.AC1: (
        tr_noop("Gwet’s AC1"),
        tr_noop(
            "Agreement beyond chance: 0 is the chance level, 1 is full agreement. The "
            "chance level stays low even if nearly all labels are one class, so that "
            "doesn’t mislead it."
        ),
    ),
    AgreementMeasure.KAPPA_LINEAR: (
        tr_noop("Weighted kappa, linear"),
        tr_noop(
            "Cohen’s kappa for ordered classes: two labels agree the less, the more classes they "
            "are apart. The mean over all pairs of workers that share 10 or more items."
        ),
    ),
    AgreementMeasure.KAPPA_QUADRATIC: (
        tr_noop("Weighted kappa, quadratic"),
        tr_noop(
            "Cohen’s kappa for ordered classes: disagreement grows with the square of the "
            "distance, so labels far apart count most. The mean over all pairs of workers that "
            "share 10 or more items."
        ),
    ),
    AgreementMeasure.AC2_LINEAR: (
        tr_noop("Gwet’s AC2, linear"),
        tr_noop(
            "AC1 for ordered classes: two labels agree the less, the more classes they are "
            "apart. The chance level stays low even if nearly all labels are one class."
        ),
    ),
    AgreementMeasure.AC2_QUADRATIC: (
        tr_noop("Gwet’s AC2, quadratic"),
        tr_noop(
            "AC1 for ordered classes: disagreement grows with the square of the distance. The "
            "chance level stays low even if nearly all labels are one class."
        ),
    ),
    AgreementMeasure.MEAN_DIFFERENCE: (
        tr_noop("Mean absolute difference"),
        tr_noop(
            "How many classes two labels of the same item are apart, on average over all pairs: "
            "0 is full agreement. Part of the agreement is due to chance."
        ),
    ),
}
"""Name of each coefficient, and how to read it."""


def measure_name(measure: AgreementMeasure) -> str:
    """Return the name of a coefficient."""
    return tr(_MEASURES[measure][0])


def measure_meaning(measure: AgreementMeasure) -> str:
    """Return what a coefficient is and how to read it."""
    return tr(_MEASURES[measure][1])


_REASONS: Sentences = {
    NoCoefficient.ALL_OF_CLASS: Sentence(
        tr_noop(
            "Not defined, because all {n} compared labels are of this class, so agreement "
            "can’t be distinguished from chance."
        )
    ),
    NoCoefficient.CLASS_NOT_SEEN: Sentence(
        tr_noop("Not defined, because no item with two or more labels has this class.")
    ),
    NoCoefficient.FEW_SHARED_ITEMS: Sentence(
        tr_noop("Not defined, because no two workers share {fewest} or more items.")
    ),
    NoCoefficient.NOT_NUMBERS: Sentence(
        tr_noop("Not defined, because the classes are not all numbers.")
    ),
    NoCoefficient.NO_SHARED_ITEM: Sentence(
        tr_noop("Not defined, because these two workers share no item.")
    ),
    NoCoefficient.ONE_CLASS: Sentence(tr_noop("Not defined, because there is only one class.")),
    NoCoefficient.ONE_CLASS_GIVEN: Sentence(
        tr_noop(
            "Not defined, because all compared labels are “{only}”: without a second "
            "class, agreement can’t be distinguished from chance."
        )
    ),
    NoCoefficient.ONE_NUMBER_GIVEN: Sentence(
        tr_noop("Not defined, because all compared labels are the same number.")
    ),
    NoCoefficient.PAIRS_GIVE_ONE_CLASS: Sentence(
        tr_noop(
            "Not defined, because every pair of workers that share {fewest} or more items "
            "gives the same class to all of them."
        )
    ),
    NoCoefficient.SINGLE_LABELS: Sentence(
        tr_noop("Not defined, because no item has labels from two workers.")
    ),
    NoCoefficient.TOO_MANY_CLASSES: Sentence(
        tr_noop("Not computed, because there are more than {most} classes.")
    ),
    NoCoefficient.TOO_MANY_PAIRS: Sentence(
        tr_noop("Not computed, because there are too many pairs of workers.")
    ),
    NoCoefficient.TWO_GIVE_ONE_CLASS: Sentence(
        tr_noop(
            "Not defined, because both workers give the same class to every item they "
            "share, so agreement can’t be distinguished from chance."
        )
    ),
    NoCoefficient.UNEQUAL_COUNTS: Sentence(
        tr_noop(
            "Not defined, because items have between {fewest} and {most} labels, and "
            "Fleiss’ kappa needs the same number for each. Krippendorff’s alpha doesn’t."
        )
    ),
    NoInterval.FEW_ITEMS: Sentence(
        tr_noop("No interval, because fewer than {least} items can be compared.")
    ),
    NoInterval.FEW_SECOND_CLASS: Sentence(
        tr_noop("No interval, because workers agree on a second class on too few items.")
    ),
    NoInterval.ITEMS_ALIKE: Sentence(tr_noop("No interval, because the items do not differ.")),
    NoInterval.ONE_ITEM: Sentence(
        tr_noop("No interval, because only one item has labels from two workers.")
    ),
    NoInterval.PAIRS_SHARE_FEW: Sentence(
        tr_noop(
            "No interval, because pairs of workers agree on a second class on too few of the items "
            "they share."
        )
    ),
    NotListed.TOO_MANY_PAIRS: Sentence(
        tr_noop("Not listed, because there are too many pairs of workers.")
    ),
    AgreementNote.PREVALENT_CLASS: Sentence(
        tr_noop(
            "{share} of the compared labels are “{name}”. If nearly all labels are one class, "
            "two workers often agree by chance alone: alpha and kappa can be near 0 although "
            "the workers agree on most items. Read percent agreement, AC1 and agreement per "
            "class as well."
        ),
        {"share": format_percent},
    ),
    AgreementNote.REPEATED_LABELS: Sentence(
        tr_n_noop(
            "Only a worker’s first label for an item is used; {n} repeated label is ignored.",
            "Only a worker’s first label for an item is used; {n} repeated labels are ignored.",
        )
    ),
}
add_sentences(_REASONS)

_COUNTED: Sentences = {
    Counted.AGREEING_PAIRS: Sentence(tr_noop("{agreeing} of {pairs}")),
    Counted.ITEMS: Sentence(tr_n_noop("{n} item", "{n} items")),
    Counted.ITEMS_OF_LABELS: Sentence(
        tr_n_noop("{items}, {n} label each", "{items}, {n} labels each")
    ),
    Counted.LABELS: Sentence(tr_n_noop("{n} label", "{n} labels")),
    Counted.NUMERIC_LABELS: Sentence(tr_noop("{labels}, numeric")),
    Counted.ORDERED_LABELS: Sentence(tr_noop("{labels}, in order")),
    Counted.PAIRS: Sentence(tr_n_noop("{n} pair", "{n} pairs")),
    Counted.SHARED_ITEMS: Sentence(tr_n_noop("{n} shared item", "{n} shared items")),
    Counted.WORKER_PAIRS: Sentence(tr_n_noop("{n} pair of workers", "{n} pairs of workers")),
}
add_sentences(_COUNTED)


def describe_counted(coefficient: Coefficient) -> str:
    """Return what a coefficient counts; nothing if it has no value."""
    return "" if coefficient.basis is None else describe(coefficient.basis)


def why_missing(coefficient: Coefficient) -> str:
    """Return why a coefficient has no value or no interval; nothing if it has both."""
    return "" if coefficient.reason is None else describe(coefficient.reason)


def why_no_interval(reason: Reason | None) -> str:
    """Return why something resampled has no interval; nothing if it has one."""
    return "" if reason is None else describe(reason)


def describe_notes(found: AgreementReport) -> str:
    """Return what to know when reading the coefficients."""
    return join_sentences(describe(note) for note in found.notes)


def why_not_listed(found: AgreementReport) -> str:
    """Return why pairs of workers are not listed; nothing if they are."""
    return "" if found.pairs.reason is None else describe(found.pairs.reason)


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
    """Return the coefficients that suit the classes."""
    return [row_of(c) for c in found.suited]


_FIRST_OF_ORDER = (
    AgreementMeasure.ALPHA_ORDINAL,
    AgreementMeasure.PERCENT,
    AgreementMeasure.KAPPA_QUADRATIC,
    AgreementMeasure.AC2_QUADRATIC,
    AgreementMeasure.MEAN_DIFFERENCE,
)
"""Of ordered classes: what takes distance into account, one of each family."""


def first_rows(found: AgreementReport) -> list[CoefficientRow]:
    """Return the coefficients to see first; for ordered classes those that use the order."""
    if not found.ordered:
        return summary_rows(found)
    return [row_of(c) for c in found.overall if c.measure in _FIRST_OF_ORDER]


def row_of(coefficient: Coefficient) -> CoefficientRow:
    """Return a coefficient as it is listed."""
    missing = coefficient.low is None
    detail = why_missing(coefficient) if missing else describe_counted(coefficient)
    return CoefficientRow(
        str(coefficient.measure),
        measure_name(coefficient.measure),
        format_value(coefficient),
        format_interval(coefficient),
        detail,
        measure_meaning(coefficient.measure),
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


def describe_agreement(outcome: Outcome, bars: AgreementBins) -> str:
    """Describe how often half of the workers agree, and how many no more than guessers."""
    if not bars.workers.size:
        return tr("No included worker can be compared with others.")
    agreement = outcome.workers.agreement[bars.workers]
    half = float(np.median(agreement))
    no_better = int(np.count_nonzero(agreement <= bars.chance))
    return tr(
        "Half of the {n} agree with the others at least {half} of the time; {no_better}. Each "
        "counts once, however many labels they gave.",
        n=tr_n("{n} worker", "{n} workers", bars.workers.size),
        half=format_percent(half, 0),
        no_better=tr_n(
            "{n} agrees at most {chance} of the time, no better than guessing",
            "{n} agree at most {chance} of the time, no better than guessing",
            no_better,
            chance=format_percent(bars.chance, 0),
        ),
    )


def describe_bar(bars: AgreementBins, bar: int) -> str:
    """Return how many workers are in a bar, and how often they agree with the others."""
    models = None if bars.models is None else int(bars.models[bar])
    said = tr_n(
        "{n} worker agrees {low} to {high} of the time",
        "{n} workers agree {low} to {high} of the time",
        int(bars.counts[bar]),
        low=format_percent(bars.edges[bar], 0),
        high=format_percent(bars.edges[bar + 1], 0),
    )
    if not models:
        return said
    return tr("{said}, {models} of them", said=said, models=tr_n("{n} model", "{n} models", models))
