"""What a guarantee rests on and what it cannot say, one row after the other."""

from __future__ import annotations

from math import isnan
from typing import TYPE_CHECKING

from crowdgui.core.bounds.guarantee import Kind, Level
from crowdgui.core.bounds.headline import counted
from crowdgui.core.bounds.model_check import Grade
from crowdgui.core.facts import Fact
from crowdgui.core.rules.table import rule_of
from crowdgui.core.text import capital, number, percent, percent_up, sure, tr
from crowdgui.core.workers.verdict import ConditionRow, Verdict

if TYPE_CHECKING:
    from crowdgui.core.bounds.guarantee import Condition, Entry, Guarantee
    from crowdgui.core.outcome import Outcome


def level_words(found: Guarantee, alpha: float) -> str:
    """Describe what the headline rests on, and at what risk α it may be wrong."""
    level = found.headline.level
    if counted(found.entries):
        return tr("Counted on gold")
    if level is not Level.NONE:
        return tr("{level} · {share} confidence", level=level.words, share=sure(alpha))
    if found.model is None or found.model.grade is Grade.DOES_NOT_FIT:
        return tr("The worker model does not fit these labels")
    return level.words


def model_verdict(found: Guarantee) -> str:
    """State in a line whether the worker model fits, and by which numbers."""
    first = found.model.homogeneous if found.model else None
    if found.model is None or first is None:
        return found.model_sentence
    verdict = {
        Grade.FITS: tr("it does")
        if found.model.unquestioned
        else tr("nearly, but by more than chance it does not"),
        Grade.ROUGHLY: tr("roughly"),
        Grade.DOES_NOT_FIT: tr("it does not"),
        Grade.TOO_FEW: tr("too few items to tell"),
    }[first.grade]
    return tr(
        "{verdict}: spread {ratio} times the expected, pairs {distance} apart",
        verdict=verdict,
        ratio=number(first.spread.size, 2),
        distance=percent(first.pairs.size),
    )


def condition_rows(found: Guarantee, outcome: Outcome) -> list[ConditionRow]:
    """Return what the headline rests on."""
    if found.headline.level is Level.AUDIT:
        rows = [
            row
            for entry in found.entries
            if entry.level is Level.AUDIT and entry.value == found.headline.value
            for row in conditions_of(entry)
        ]
        return [*rows, ConditionRow(Verdict.UNSURE, tr("Whoever checked the items was right"))]
    rows = [_better_than_chance(outcome), _model_row(found)]
    for entry in found.entries:
        if entry.level is found.headline.level and entry.value == found.headline.value:
            rows += conditions_of(entry)
    rows.append(
        ConditionRow(
            Verdict.UNSURE,
            tr("Which worker labels which item was left to chance"),
            tr("Cannot be seen from the labels."),
        )
    )
    one_step = found.entry("one-step")
    if rule_of(outcome.job.rule).one_step_theorem:
        rows += [
            ConditionRow(
                Verdict.HOLDS if condition.met else Verdict.FAILS,
                tr("For theorem 4: {condition}", condition=condition.text),
            )
            for condition in one_step.conditions
        ]
    return rows


def conditions_of(entry: Entry) -> list[ConditionRow]:
    """Return the conditions of one bound: met or not, or taken for granted.

    What an audit needs can all be seen; elsewhere a condition without a number cannot be checked.
    """
    return [_condition_row(c, seen=entry.level is Level.AUDIT) for c in entry.conditions]


def _condition_row(condition: Condition, *, seen: bool) -> ConditionRow:
    words = capital(condition.text)
    if condition.value is None and not seen:
        return ConditionRow(Verdict.UNSURE, words)
    return ConditionRow(Verdict.HOLDS if condition.met else Verdict.FAILS, words)


def asked_for(found: Guarantee) -> list[ConditionRow]:
    """Return whether the share of wrong labels that was asked for can be promised."""
    rows = []
    for entry in found.entries:
        if entry.kind is not Kind.HIGH_PROBABILITY:
            continue
        promise = (
            tr("{name}: at most {share} wrong", name=entry.name, share=percent_up(entry.value))
            if entry.value is not None
            else entry.name
        )
        met = all(condition.met for condition in entry.conditions)
        # What puts in estimates promises nothing, whatever it comes to.
        promised = met and entry.level is not Level.PLUG_IN
        verdict = Verdict.HOLDS if promised else Verdict.UNSURE if met else Verdict.FAILS
        note = entry.reason or entry.level.words
        rows.append(ConditionRow(verdict, promise, note))
    return rows


def _better_than_chance(outcome: Outcome) -> ConditionRow:
    report = outcome.workers
    if isnan(report.typical):
        caption = tr("not defined, because no item was labelled by others too")
    else:
        caption = tr(
            "all workers together agree with the others on {share}",
            share=percent(report.typical, 0),
        )
    return ConditionRow(
        Verdict.HOLDS if report.better_than_chance else Verdict.FAILS,
        tr("Workers are better than chance on the whole"),
        caption,
    )


def _model_row(found: Guarantee) -> ConditionRow:
    check = found.model
    grade = check.grade if check else Grade.TOO_FEW
    verdict = {
        Grade.FITS: Verdict.HOLDS if check and check.unquestioned else Verdict.UNSURE,
        Grade.ROUGHLY: Verdict.UNSURE,
        Grade.DOES_NOT_FIT: Verdict.FAILS,
        Grade.TOO_FEW: Verdict.UNSURE,
    }[grade]
    return ConditionRow(
        verdict, tr("Workers err independently, alike on all classes"), found.model_sentence
    )


def silent_rows(found: Guarantee) -> list[ConditionRow]:
    """Return the upper limits that say nothing, with the reason.

    A lower limit where there is one.
    """
    rows = [
        ConditionRow(Verdict.FAILS, entry.name, entry.reason)
        for entry in found.entries
        if entry.kind.from_above and entry.value is None and entry.key != "one-step"
    ]
    for entry in found.entries:
        if entry.kind is Kind.LOWER and entry.value is not None:
            sentence = tr("{name}: {share}", name=entry.name, share=percent(entry.value))
            rows.append(ConditionRow(Verdict.UNSURE, sentence, entry.level.words))
    return rows


def help_rows(found: Guarantee) -> list[Fact]:
    """Return each change that would help with the bound it would lead to."""
    return [
        Fact(
            percent_up(change.value), tr("{change}: {cost}", change=change.change, cost=change.cost)
        )
        for change in found.helps
    ]
