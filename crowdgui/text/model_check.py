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
        return tr("All labels are of one class, so nothing can be told of how workers err.")
    if homogeneous is None:
        return tr("Too few items have two labels or more to tell whether workers err on their own.")
    if homogeneous.grade is FitGrade.TOO_FEW:
        return tr(
            "There are too few items, or too few disagreements on them, to tell whether workers "
            "err on their own."
        )
    if check.unquestioned:
        return _fits(homogeneous)
    if homogeneous.grade is FitGrade.FITS:
        return tr(
            "The labels differ a little from what workers who err on their own would give, and by "
            "more than chance."
        )
    faults = []
    if homogeneous.spread.grade in FAULTS:
        faults.append(_spread(homogeneous))
    if homogeneous.pairs.grade in FAULTS:
        faults.append(_pairs(homogeneous, labels))
    return join_sentences(faults)


def _fits(checked: ModelFitResult) -> str:
    return tr_n(
        "{n} item is unanimous and independent workers would give {expected}: nothing speaks "
        "against workers who err on their own.",
        "{n} items are unanimous and independent workers would give {expected}: nothing speaks "
        "against workers who err on their own.",
        checked.unanimous_seen,
        expected=format_number(checked.unanimous_expected),
    )


def _spread(checked: ModelFitResult) -> str:
    if checked.spread.size < RATIO_FITS[0]:
        return tr(
            "Agreement differs less from item to item than among independent workers: its spread "
            "is {ratio} times theirs.",
            ratio=format_number(checked.spread.size, 2),
        )
    if checked.unanimous_seen > checked.unanimous_expected + 1:
        return tr_n(
            "{n} item is unanimous where independent workers would give {expected}: some items "
            "are harder than others, or workers err together.",
            "{n} items are unanimous where independent workers would give {expected}: some items "
            "are harder than others, or workers err together.",
            checked.unanimous_seen,
            expected=format_number(checked.unanimous_expected),
        )
    return tr(
        "Agreement differs more from item to item than among independent workers, its spread is "
        "{ratio} times theirs: some items are harder than others, or workers err together.",
        ratio=format_number(checked.spread.size, 2),
    )


def _pairs(checked: ModelFitResult, labels: Labels) -> str:
    pair = checked.far_pair
    one, other = (labels.classes[k] for k in pair.classes)
    return tr(
        "Two answers to one item are “{one}” and “{other}” in {seen} of cases, where workers "
        "alike on all classes would give {expected}: {meaning}.",
        meaning=tr("some classes are easier to agree on than others")
        if one == other
        else tr("some classes are confused more than others"),
        one=one,
        other=other,
        seen=format_percent(pair.seen),
        expected=format_percent(pair.expected),
    )
