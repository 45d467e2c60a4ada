"""What a guarantee rests on and what it cannot say, one row after the other."""

from __future__ import annotations

from math import isnan
from typing import TYPE_CHECKING

from crowdgui.core.bounds.guarantee import BoundKind, EvidenceLevel
from crowdgui.core.bounds.headline import full_gold_entry
from crowdgui.core.bounds.model_check import FitGrade
from crowdgui.core.rules.registry import get_rule
from crowdgui.text.check_status import CheckRow, CheckStatus
from crowdgui.text.data import SummaryFigure
from crowdgui.text.numbers import format_confidence, format_percent, format_percent_up
from crowdgui.text.translation import capital, format_number, tr

if TYPE_CHECKING:
    from crowdgui.core.bounds.guarantee import BoundCondition, BoundEntry, Guarantee
    from crowdgui.core.results import Outcome


def describe_level(found: Guarantee, alpha: float) -> str:
    """Describe what the headline rests on, and at what risk α it may be wrong."""
    level = found.headline.level
    if full_gold_entry(found.entries):
        return tr("Counted on gold")
    if level is not EvidenceLevel.NONE:
        return tr("{level} · {share} confidence", level=level.words, share=format_confidence(alpha))
    if found.model is None or found.model.grade is FitGrade.DOES_NOT_FIT:
        return tr("The worker model does not fit these labels")
    return level.words


def describe_model_fit(found: Guarantee) -> str:
    """State in a line whether the worker model fits, and by which numbers."""
    first = found.model.homogeneous if found.model else None
    if found.model is None or first is None:
        return found.model_sentence
    verdict = {
        FitGrade.FITS: tr("it fits")
        if found.model.unquestioned
        else tr("almost, but the difference is significant"),
        FitGrade.ROUGHLY: tr("roughly"),
        FitGrade.DOES_NOT_FIT: tr("it doesn’t fit"),
        FitGrade.TOO_FEW: tr("too few items to tell"),
    }[first.grade]
    return tr(
        "{verdict}: variation {ratio} times the expected, label pairs differ by {distance}",
        verdict=verdict,
        ratio=format_number(first.spread.size, 2),
        distance=format_percent(first.pairs.size),
    )


def condition_rows(found: Guarantee, outcome: Outcome) -> list[CheckRow]:
    """Return what the headline rests on."""
    if found.headline.level is EvidenceLevel.AUDIT:
        rows = [
            row
            for entry in found.entries
            if entry.level is EvidenceLevel.AUDIT and entry.value == found.headline.value
            for row in conditions_of(entry)
        ]
        return [*rows, CheckRow(CheckStatus.UNSURE, tr("The reviewer’s labels are correct"))]
    rows = [_better_than_chance(outcome), _model_row(found)]
    for entry in found.entries:
        if entry.level is found.headline.level and entry.value == found.headline.value:
            rows += conditions_of(entry)
    rows.append(
        CheckRow(
            CheckStatus.UNSURE,
            tr("Items were assigned to workers at random"),
            tr("This can’t be seen from the labels."),
        )
    )
    one_step = found.entry("one-step")
    if get_rule(outcome.job.rule).one_step_theorem:
        rows += [
            CheckRow(
                CheckStatus.HOLDS if condition.met else CheckStatus.FAILS,
                tr("For theorem 4: {condition}", condition=condition.text),
            )
            for condition in one_step.conditions
        ]
    return rows


def conditions_of(entry: BoundEntry) -> list[CheckRow]:
    """Return the conditions of one bound: met or not, or taken for granted.

    What an audit needs can all be seen; elsewhere a condition without a number cannot be checked.
    """
    return [_condition_row(c, seen=entry.level is EvidenceLevel.AUDIT) for c in entry.conditions]


def _condition_row(condition: BoundCondition, *, seen: bool) -> CheckRow:
    words = capital(condition.text)
    if condition.value is None and not seen:
        return CheckRow(CheckStatus.UNSURE, words)
    return CheckRow(CheckStatus.HOLDS if condition.met else CheckStatus.FAILS, words)


def target_row(found: Guarantee) -> list[CheckRow]:
    """Return whether the share of wrong labels that was asked for can be promised."""
    rows = []
    for entry in found.entries:
        if entry.kind is not BoundKind.HIGH_PROBABILITY:
            continue
        promise = (
            tr(
                "{name}: at most {share} wrong",
                name=entry.name,
                share=format_percent_up(entry.value),
            )
            if entry.value is not None
            else entry.name
        )
        met = all(condition.met for condition in entry.conditions)
        # What puts in estimates promises nothing, whatever it comes to.
        promised = met and entry.level is not EvidenceLevel.PLUG_IN
        verdict = (
            CheckStatus.HOLDS if promised else CheckStatus.UNSURE if met else CheckStatus.FAILS
        )
        note = entry.reason or entry.level.words
        rows.append(CheckRow(verdict, promise, note))
    return rows


def _better_than_chance(outcome: Outcome) -> CheckRow:
    report = outcome.workers
    if isnan(report.typical):
        caption = tr("not defined, because no item was also labelled by others")
    else:
        caption = tr(
            "all workers together agree with the others on {share} of labels",
            share=format_percent(report.typical, 0),
        )
    return CheckRow(
        CheckStatus.HOLDS if report.better_than_chance else CheckStatus.FAILS,
        tr("Workers are better than chance overall"),
        caption,
    )


def _model_row(found: Guarantee) -> CheckRow:
    check = found.model
    grade = check.grade if check else FitGrade.TOO_FEW
    verdict = {
        FitGrade.FITS: CheckStatus.HOLDS if check and check.unquestioned else CheckStatus.UNSURE,
        FitGrade.ROUGHLY: CheckStatus.UNSURE,
        FitGrade.DOES_NOT_FIT: CheckStatus.FAILS,
        FitGrade.TOO_FEW: CheckStatus.UNSURE,
    }[grade]
    return CheckRow(
        verdict,
        tr("Workers make mistakes independently and are equally accurate on all classes"),
        found.model_sentence,
    )


def uninformative_rows(found: Guarantee) -> list[CheckRow]:
    """Return the upper limits that say nothing, with the reason.

    A lower limit where there is one.
    """
    rows = [
        CheckRow(CheckStatus.FAILS, entry.name, entry.reason)
        for entry in found.entries
        if entry.kind.from_above and entry.value is None and entry.key != "one-step"
    ]
    for entry in found.entries:
        if entry.kind is BoundKind.LOWER and entry.value is not None:
            sentence = tr("{name}: {share}", name=entry.name, share=format_percent(entry.value))
            rows.append(CheckRow(CheckStatus.UNSURE, sentence, entry.level.words))
    return rows


def improvement_rows(found: Guarantee) -> list[SummaryFigure]:
    """Return each change that would help with the bound it would lead to."""
    return [
        SummaryFigure(
            format_percent_up(change.value),
            tr("{change}: {cost}", change=change.change, cost=change.cost),
        )
        for change in found.helps
    ]
