"""The model check in one or two plain sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.bounds.model_check import RATIO_FITS, FitGrade
from crowdgui.text.numbers import format_percent
from crowdgui.text.translation import format_number, join_sentences, tr, tr_n

if TYPE_CHECKING:
    from crowdgui.core.bounds.model_check import ModelCheck, ModelFitResult
    from crowdgui.core.labels import Labels


FAULTS = (FitGrade.ROUGHLY, FitGrade.DOES_NOT_FIT)


def describe_model_check(check: ModelCheck, labels: Labels) -> str:
    """Describe whether workers look independent and alike on all classes, or why not."""
    homogeneous = check.homogeneous
    if homogeneous is None and labels.n_classes < 2:
        return tr("All labels are the same class, so workers’ mistakes can’t be assessed.")
    if homogeneous is None:
        return tr(
            "Too few items have two or more labels to check whether mistakes are independent."
        )
    if homogeneous.grade is FitGrade.TOO_FEW:
        return tr(
            "There are too few items, or too few disagreements on them, to check whether "
            "mistakes are independent."
        )
    if check.unquestioned:
        return _fits(homogeneous)
    if homogeneous.grade is FitGrade.FITS:
        return tr(
            "These labels differ slightly but significantly from what independent workers "
            "would give."
        )
    faults = []
    if homogeneous.spread.grade in FAULTS:
        faults.append(_spread(homogeneous))
    if homogeneous.pairs.grade in FAULTS:
        faults.append(_pairs(homogeneous, labels))
    return join_sentences(faults)


def _fits(checked: ModelFitResult) -> str:
    return tr_n(
        "{n} item is unanimous; independent workers would give {expected}. There is no "
        "sign that mistakes are linked.",
        "{n} items are unanimous; independent workers would give {expected}. There is no "
        "sign that mistakes are linked.",
        checked.unanimous_seen,
        expected=format_number(checked.unanimous_expected),
    )


def _spread(checked: ModelFitResult) -> str:
    if checked.spread.size < RATIO_FITS[0]:
        return tr(
            "Agreement varies only {ratio} times as much between items as it would for "
            "independent workers.",
            ratio=format_number(checked.spread.size, 2),
        )
    if checked.unanimous_seen > checked.unanimous_expected + 1:
        return tr_n(
            "{n} item is unanimous; independent workers would give {expected}. Some items "
            "are harder than others, or workers make the same mistakes.",
            "{n} items are unanimous; independent workers would give {expected}. Some "
            "items are harder than others, or workers make the same mistakes.",
            checked.unanimous_seen,
            expected=format_number(checked.unanimous_expected),
        )
    return tr(
        "Agreement varies {ratio} times as much between items as it would for independent "
        "workers. Some items are harder than others, or workers make the same mistakes.",
        ratio=format_number(checked.spread.size, 2),
    )


def _pairs(checked: ModelFitResult, labels: Labels) -> str:
    pair = checked.far_pair
    one, other = (labels.classes[k] for k in pair.classes)
    return tr(
        "Two labels on one item are “{one}” and “{other}” in {seen} of cases; workers who "
        "are equally accurate on all classes would give {expected}: {meaning}.",
        meaning=tr("some classes are easier to agree on than others")
        if one == other
        else tr("some classes are confused more than others"),
        one=one,
        other=other,
        seen=format_percent(pair.seen),
        expected=format_percent(pair.expected),
    )
