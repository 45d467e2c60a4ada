"""What the parts of the Guarantee page say, from a guarantee; no widgets here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.bounds.guarantee import Kind, Level
from crowdgui.core.bounds.model_check import Grade
from crowdgui.core.text import number, percent, percent_up, tr
from crowdgui.ui.widgets.condition_list import ConditionRow, Verdict
from crowdgui.ui.widgets.ladder import BarKind, GoldLine, LadderBar
from crowdgui.ui.widgets.level_steps import LevelStep, StepState

if TYPE_CHECKING:
    from crowdgui.core.bounds.guarantee import Condition, Entry, Guarantee
    from crowdgui.core.outcome import Outcome
    from crowdgui.ui.widgets.fact_list import Fact

_ORDER = (Level.PLUG_IN, Level.SELF_CERTIFIED, Level.GOLD, Level.AUDIT)


def ladder_bars(found: Guarantee) -> list[LadderBar]:
    """Give a bar for each upper limit that says something, and the model's own expectation."""
    bars = [
        LadderBar(entry.name, entry.level.words, entry.value, _bar_kind(entry, found))
        for entry in found.entries
        if entry.kind.from_above and entry.value is not None
    ]
    if found.expected_error is not None and bars:
        bars.append(
            LadderBar(
                tr("Error the rule expects"),
                tr("an estimate, no bound"),
                found.expected_error,
                BarKind.EXPECTED,
            )
        )
    return bars


def _bar_kind(entry: Entry, found: Guarantee) -> BarKind:
    headline = found.headline
    if entry.level is headline.level and entry.value == headline.value:
        return BarKind.HEADLINE
    return BarKind.DEMOTED if entry.demoted else BarKind.PLUG_IN


def gold_line(outcome: Outcome) -> GoldLine | None:
    """Give the error seen on gold, as a line across the bars."""
    score = outcome.gold
    if score is None:
        return None
    words = tr(
        "wrong on gold: {wrong} of {known} ({share})",
        wrong=number(score.wrong),
        known=number(score.known),
        share=percent(score.error),
    )
    return GoldLine(score.error, words)


def silent_rows(found: Guarantee) -> list[ConditionRow]:
    """Give the upper limits that say nothing, with the reason; a lower limit where there is one."""
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


def level_steps(found: Guarantee, outcome: Outcome) -> list[LevelStep]:
    """Give the levels in their order, and how far these labels got."""
    names = {
        Level.PLUG_IN: (tr("Plug-in"), tr("indication")),
        Level.SELF_CERTIFIED: (tr("Self-certified"), tr("labels alone")),
        Level.GOLD: (tr("Gold"), tr("known answers")),
        Level.AUDIT: (tr("Audit"), tr("random check")),
    }
    steps = []
    for level in _ORDER:
        name, caption = names[level]
        entries = [entry for entry in found.entries if entry.level is level and entry.value]
        if found.headline.level is level:
            state = StepState.CURRENT
        elif entries and level is not Level.PLUG_IN and found.headline.level is Level.NONE:
            shown = tr("does not hold") if any(e.demoted for e in entries) else tr("in doubt")
            state, caption = StepState.DOES_NOT_HOLD, shown
        elif any(entry.demoted for entry in entries):
            state, caption = StepState.DOES_NOT_HOLD, tr("does not hold")
        elif entries:
            state = StepState.REACHED
        else:
            state = StepState.OPEN
        steps.append(LevelStep(name, caption, state))
    return steps


def condition_rows(found: Guarantee, outcome: Outcome | None) -> list[ConditionRow]:
    """Give what the headline rests on; without an outcome, whether what was asked for holds."""
    if outcome is None:
        return _asked_for(found)
    if found.headline.level is Level.AUDIT:
        rows = [
            ConditionRow(Verdict.HOLDS if condition.met else Verdict.FAILS, condition.text)
            for entry in found.entries
            if entry.level is Level.AUDIT and entry.value == found.headline.value
            for condition in entry.conditions
        ]
        return [*rows, ConditionRow(Verdict.UNSURE, tr("Whoever checked the items was right"))]
    rows = [_better_than_chance(outcome), _model_row(found)]
    for entry in found.entries:
        if entry.level is found.headline.level and entry.value == found.headline.value:
            rows += [_condition_row(condition) for condition in entry.conditions]
    rows.append(
        ConditionRow(
            Verdict.UNSURE,
            tr("Which worker labels which item was left to chance"),
            tr("Cannot be seen from the labels."),
        )
    )
    one_step = found.entry("one-step")
    if outcome.job.rule == "oswmv":
        rows += [
            ConditionRow(
                Verdict.HOLDS if condition.met else Verdict.FAILS,
                tr("For theorem 4: {condition}", condition=condition.text),
            )
            for condition in one_step.conditions
        ]
    return rows


def _condition_row(condition: Condition) -> ConditionRow:
    """Show what was measured as met or not, and what is taken for granted as such."""
    if condition.value is None:
        return ConditionRow(Verdict.UNSURE, condition.text)
    return ConditionRow(Verdict.HOLDS if condition.met else Verdict.FAILS, condition.text)


def _asked_for(found: Guarantee) -> list[ConditionRow]:
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
        verdict = Verdict.UNSURE if entry.demoted else Verdict.HOLDS if met else Verdict.FAILS
        note = entry.reason or entry.level.words
        rows.append(ConditionRow(verdict, promise, note))
    return rows


def _better_than_chance(outcome: Outcome) -> ConditionRow:
    report = outcome.workers
    caption = tr("all workers together agree with the others on {share}",
                 share=percent(report.typical, 0))  # fmt: skip
    return ConditionRow(
        Verdict.HOLDS if report.better_than_chance else Verdict.FAILS,
        tr("Workers are better than chance on the whole"),
        caption,
    )


def _model_row(found: Guarantee) -> ConditionRow:
    check = found.model
    grade = check.grade if check else Grade.TOO_FEW
    verdict = {
        Grade.FITS: Verdict.HOLDS,
        Grade.ROUGHLY: Verdict.UNSURE,
        Grade.DOES_NOT_FIT: Verdict.FAILS,
        Grade.TOO_FEW: Verdict.UNSURE,
    }[grade]
    return ConditionRow(
        verdict, tr("Workers err independently, alike on all classes"), found.model_sentence
    )


def help_rows(found: Guarantee) -> list[Fact]:
    """Give each change that would help with the bound it would lead to."""
    return [
        (
            percent_up(change.value),
            tr("{change}: {cost}", change=change.change, cost=change.cost),
            "",
        )
        for change in found.helps
    ]
