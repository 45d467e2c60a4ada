"""The Guarantee page below its headline: what bounds need, what they give, and what would help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.bounds.guarantee import (
    BoundKey,
    BoundKind,
    EvidenceLevel,
    ImprovementKind,
    Needs,
)
from crowdgui.core.bounds.headline import full_gold_entry
from crowdgui.text.guarantees.audit_basis import doubt_rows
from crowdgui.text.guarantees.bounds import (
    conditions_of,
    describe_bound,
    describe_condition,
    describe_reason,
    level_name,
)
from crowdgui.text.guarantees.model_check import model_row, models_rows
from crowdgui.text.run_summary import SummaryFigure, describe_like_guessers
from crowdgui.text.translation import (
    capital,
    format_number,
    format_percent,
    format_percent_up,
    join_clauses,
    join_sentences,
    tr,
    tr_n,
    tr_n_noop,
)
from crowdgui.text.wording import CheckRow, CheckStatus
from crowdgui.text.workers.flags import describe_pending

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.bounds.guarantee import BoundCondition, Guarantee, Improvement
    from crowdgui.core.errors import ReasonCode
    from crowdgui.core.results import Outcome


def condition_rows(found: Guarantee, outcome: Outcome) -> list[CheckRow]:
    """Return what the headline rests on."""
    level = found.headline.level
    counted = full_gold_entry(found.entries) is not None
    if level is EvidenceLevel.AUDIT or counted:
        right = (
            tr("Gold labels are correct") if counted else tr("The reviewer’s labels are correct")
        )
        rows = [
            row
            for entry in found.entries
            if entry.level is level and entry.value == found.headline.value
            for row in conditions_of(entry)
        ]
        return [*rows, *doubt_rows(found.stated_doubts), CheckRow(CheckStatus.UNSURE, right)]
    rows = [_better_than_chance(outcome), model_row(found), *models_rows(found)]
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
    return rows


def describe_one_step(found: Guarantee) -> str:
    """Return what one-step weighted voting guarantees for the open labels, by both its bounds."""
    theorem = found.entry(BoundKey.ONE_STEP)
    if theorem.value is None:
        first = tr("Theorem 4 gives no bound for these labels.")
    else:
        first = tr(
            "Theorem 4: at most {share} wrong on average.", share=format_percent_up(theorem.value)
        )
    general = next((e for e in found.entries if e.key is BoundKey.ONE_STEP_ITEMS), None)
    second = ""
    if general is not None and general.value is not None:
        second = tr(
            "For any classes and any assignment: at most {share}.",
            share=format_percent_up(general.value),
        )
    elif general is not None:
        second = describe_reason(general)
    doubted = [e for e in (theorem, general) if e is not None and e.demoted]
    third = tr("Neither is a guarantee here.") if doubted else ""
    return join_sentences((first, second, third))


def one_step_rows(found: Guarantee) -> list[CheckRow]:
    """Return each condition of theorem 4, with the value needed and the value found."""
    rows = [
        CheckRow(
            CheckStatus.HOLDS if condition.met else CheckStatus.FAILS,
            _CONDITION_NAMES[condition.what.code](condition),
            _needed_and_found(condition),
        )
        for condition in found.entry(BoundKey.ONE_STEP).conditions
    ]
    return [*rows, model_row(found), *models_rows(found)]


def _plain_condition(condition: BoundCondition) -> str:
    return capital(describe_condition(condition))


_CONDITION_NAMES: dict[ReasonCode, Callable[[BoundCondition], str]] = {
    Needs.ONE_STEP_RULE: _plain_condition,
    Needs.DIFFERENCES_COUNTED: _plain_condition,
    Needs.TWO_CLASSES: lambda _: tr("Two classes"),
    Needs.COMPLETE: lambda _: tr("Every worker labels every item"),
    Needs.TWO_WORKERS: lambda _: tr("At least two workers"),
    Needs.MEAN_ACCURACY: lambda _: tr("Mean accuracy, estimated"),
}


def _needed_and_found(condition: BoundCondition) -> str:
    """Return the value that a condition needs and the one that was found."""
    if condition.needed is None or condition.found is None:
        return ""
    shares = (Needs.COMPLETE, Needs.MEAN_ACCURACY)
    write = format_percent if condition.what.code in shares else format_number
    if condition.what.code in shares and condition.needed > 1.0:
        found = format_percent(condition.found)
        return tr("out of reach with so few workers; found: {found}", found=found)
    return tr(
        "needed: {needed}; found: {found}",
        needed=write(condition.needed),
        found=write(condition.found),
    )


def target_row(found: Guarantee) -> list[CheckRow]:
    """Return whether the share of wrong labels that was asked for can be promised."""
    rows = []
    for entry in found.entries:
        if entry.kind is not BoundKind.HIGH_PROBABILITY:
            continue
        promise = (
            tr(
                "{name}: at most {share} wrong",
                name=describe_bound(entry),
                share=format_percent_up(entry.value),
            )
            if entry.value is not None
            else describe_bound(entry)
        )
        met = all(condition.met for condition in entry.conditions)
        # What puts in estimates promises nothing, whatever it comes to.
        promised = met and entry.level is not EvidenceLevel.PLUG_IN
        status = CheckStatus.HOLDS if promised else CheckStatus.UNSURE if met else CheckStatus.FAILS
        note = describe_reason(entry) or level_name(entry.level)
        rows.append(CheckRow(status, promise, note))
    return rows


def _better_than_chance(outcome: Outcome) -> CheckRow:
    report, title = outcome.workers, tr("Workers are better than chance overall")
    if report.pending:
        return CheckRow(CheckStatus.UNSURE, title, describe_pending())
    if report.better_than_chance:
        caption = tr(
            "all workers together agree with the others on {share} of labels",
            share=format_percent(report.typical, 0),
        )
    elif report.same_pairs.pairs:
        caption = describe_like_guessers(report.same_pairs)
    else:
        caption = tr("not defined, because no item was also labelled by others")
    return CheckRow(
        CheckStatus.HOLDS if report.better_than_chance else CheckStatus.FAILS, title, caption
    )


def uninformative_rows(found: Guarantee) -> list[CheckRow]:
    """Return the upper bounds that are not useful, with the reason.

    A lower bound where there is one.
    """
    rows = [
        CheckRow(CheckStatus.FAILS, describe_bound(entry), describe_reason(entry))
        for entry in found.entries
        if entry.kind.from_above and entry.value is None and entry.key is not BoundKey.ONE_STEP
    ]
    for entry in found.entries:
        if entry.kind is BoundKind.LOWER and entry.value is not None:
            share = format_percent(entry.value)
            sentence = tr("{name}: {share}", name=describe_bound(entry), share=share)
            rows.append(CheckRow(CheckStatus.UNSURE, sentence, level_name(entry.level)))
    return rows


_CHANGES: dict[ImprovementKind, tuple[str, str]] = {
    ImprovementKind.AUDIT: tr_n_noop("Audit {n} random item", "Audit {n} random items"),
    ImprovementKind.LABELS_PER_ITEM: tr_n_noop(
        "Collect {n} more label per item", "Collect {n} more labels per item"
    ),
    ImprovementKind.LABELS_FOR_EVERY_ITEM: tr_n_noop(
        "Collect {n} label for every item", "Collect {n} labels for every item"
    ),
    ImprovementKind.WORKERS: tr_n_noop("Add {n} worker like these", "Add {n} workers like these"),
    ImprovementKind.EXCLUDE: tr_n_noop(
        "Exclude the flagged worker", "Exclude the {n} flagged workers"
    ),
}


def describe_change(change: Improvement) -> str:
    """Return what would lower the bound."""
    return tr_n(*_CHANGES[change.kind], change.n)


def describe_cost(change: Improvement) -> str:
    """Return what a change costs, and what its bound needs."""
    cost = _describe_cost(change)
    if not change.kind.needs_model:
        return cost
    return join_clauses((cost, tr("the paper’s bound, an estimate")))


def _describe_cost(change: Improvement) -> str:
    n = int(change.cost)
    match change.kind:
        case ImprovementKind.AUDIT:
            return tr_n(
                "then review about {n} item; no assumption about workers",
                "then review about {n} items; no assumption about workers",
                n,
            )
        case ImprovementKind.LABELS_PER_ITEM:
            return tr("{n} labels, same workers", n=format_number(n))
        case ImprovementKind.LABELS_FOR_EVERY_ITEM:
            return tr_n("{n} more label, same workers", "{n} more labels, same workers", n)
        case ImprovementKind.WORKERS:
            return tr_n("{n} more label", "{n} more labels", n)
        case ImprovementKind.EXCLUDE:
            return tr("{share} of the labels removed", share=format_percent(change.cost))


def improvement_rows(found: Guarantee) -> list[SummaryFigure]:
    """Return each change that would help with the bound it would lead to.

    A last row says that others are withheld, if there are some.
    """
    rows = [
        SummaryFigure(
            format_percent_up(change.value),
            tr("{change}: {cost}", change=describe_change(change), cost=describe_cost(change)),
        )
        for change in found.helps
    ]
    if found.withholds_changes:
        why = tr(
            "What more labels or other workers would do is unknown: the worker model is in doubt"
        )
        rows.append(SummaryFigure("–", why))
    return rows
