"""Sentences and table cells about groups of workers: vendors, countries, shifts, interfaces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.workers.cohorts import NoDifference
from crowdgui.text.guarantees.prices import describe_label_price, describe_right_label
from crowdgui.text.translation import (
    format_interval,
    format_number,
    format_percent,
    join_sentences,
    tr,
    tr_n,
    tr_noop,
)

if TYPE_CHECKING:
    from crowdgui.core.intervals import ClusteredShare
    from crowdgui.core.workers.cohorts import (
        Cohort,
        CohortDifference,
        CohortTable,
    )

COHORT_HEADS = (
    tr_noop("Group"),
    tr_noop("Workers"),
    tr_noop("Labels"),
    tr_noop("Agreement"),
    tr_noop("On the same items"),
)
GOLD_HEADS = (tr_noop("Accuracy on gold"), tr_noop("On the same gold items"))
COST_HEADS = (tr_noop("Cost per label"), tr_noop("Cost per right label"))

_REASONS = {
    NoDifference.ONE_GROUP: tr_noop("There is no other group."),
    NoDifference.NO_COMMON_ITEMS: tr_noop("No item was labelled by this group and another."),
    NoDifference.FEW_WORKERS: tr_noop(
        "Too few workers share items across groups to tell the group from its workers."
    ),
}

_AGREES = (
    tr_noop("“{name}” agrees {points} points more often than others on the same items ({p})."),
    tr_noop("“{name}” agrees {points} points less often than others on the same items ({p})."),
)
_ON_GOLD = (
    tr_noop("On gold, “{name}” is right {points} points more often on the same items ({p})."),
    tr_noop("On gold, “{name}” is right {points} points less often on the same items ({p})."),
)

SIGNIFICANT = 0.05


def describe_no_difference(reason: NoDifference) -> str:
    return tr(_REASONS[reason])


def _share_cell(found: ClusteredShare) -> str:
    """Return a share with its interval, or why there is none."""
    if found.share is None:
        return tr("none")
    if found.low is None or found.high is None:
        return tr("{share} (one worker)", share=format_percent(found.share))
    return format_interval(found.share, found.low, found.high)


def _difference_cell(found: CohortDifference) -> str:
    """Return a difference in percentage points with its interval, or why there is none."""
    if found.value is None or found.low is None or found.high is None:
        return {
            NoDifference.ONE_GROUP: tr("only group"),
            NoDifference.NO_COMMON_ITEMS: tr("no common items"),
            NoDifference.FEW_WORKERS: tr("too few workers"),
            None: "",
        }[found.reason]
    return tr(
        "{value} points ({low} to {high})",
        value=_signed(found.value),
        low=_signed(found.low),
        high=_signed(found.high),
    )


def _explain_difference(found: CohortDifference) -> str:
    """Describe what a difference rests on."""
    if found.reason is not None:
        return describe_no_difference(found.reason)
    if found.p_corrected is None:
        return ""
    return join_sentences(
        (
            tr_n(
                "By {n} item that this group and others labelled.",
                "By {n} items that this group and others labelled.",
                found.items,
            ),
            tr("{p}, corrected for all groups.", p=describe_p(found.p_corrected)),
        )
    )


def describe_p(p: float) -> str:
    """Return “p = 0.012”, or “p < 0.001”."""
    if p < 0.001:
        return tr("p < {least}", least=format_number(0.001, 3))
    return tr("p = {p}", p=format_number(p, 3))


def _signed(share: float) -> str:
    points = round(100 * share, 1)
    text = format_number(abs(points), 1)
    return f"−{text}" if points < 0 else f"+{text}" if points > 0 else text


def cohort_rows(table: CohortTable, currency: str = "") -> list[tuple[str, ...]]:
    """Return the cells of each group, under the heads of `cohort_heads`."""
    rows = []
    for cohort in table.cohorts:
        cells = [
            cohort.name,
            format_number(cohort.workers),
            format_number(cohort.labels),
            _share_cell(cohort.agreement),
            _difference_cell(cohort.agreement_difference),
        ]
        if cohort.gold is not None and cohort.gold_difference is not None:
            cells += [_share_cell(cohort.gold), _difference_cell(cohort.gold_difference)]
        if cohort.cost is not None:
            cells.append(describe_label_price(cohort.cost, currency))
            cells.append(describe_right_label(cohort.cost, currency))
        rows.append(tuple(cells))
    return rows


def cohort_facts(cohort: Cohort, currency: str = "") -> list[tuple[str, str, str]]:
    """Return name, value and tooltip of each number of a group."""
    given = tr(
        "{labels} by {workers}",
        labels=tr_n("{n} label", "{n} labels", cohort.labels),
        workers=tr_n("{n} worker", "{n} workers", cohort.workers),
    )
    compared = tr_n("Over {n} label.", "Over {n} labels.", cohort.agreement.of)
    beside = cohort.agreement_difference
    facts = [
        (tr("Gave"), given, ""),
        (tr("Agreement"), _share_cell(cohort.agreement), compared),
        (tr("Same items"), _difference_cell(beside), _explain_difference(beside)),
    ]
    if cohort.gold is not None and cohort.gold_difference is not None:
        beside = cohort.gold_difference
        compared = tr_n("Over {n} label.", "Over {n} labels.", cohort.gold.of)
        facts.append((tr("On gold"), _share_cell(cohort.gold), compared))
        words = _difference_cell(beside), _explain_difference(beside)
        facts.append((tr("Same gold items"), *words))
    if cohort.cost is not None:
        cost = cohort.cost
        each = describe_label_price(cost, currency)
        facts.append((tr("Per label"), each, tr_n("{n} label.", "{n} labels.", cost.priced)))
        compared = tr_n("Over {n} label on gold.", "Over {n} labels on gold.", cost.gold)
        facts.append((tr("Per right label"), describe_right_label(cost, currency), compared))
    return facts


def describe_shown(table: CohortTable, most: int) -> str:
    """Describe how many groups are not shown, if any aren't."""
    more = len(table.cohorts) - most
    if more <= 0:
        return ""
    return tr_n(
        "The export “Groups of workers” has {n} more group.",
        "The export “Groups of workers” has {n} more groups.",
        more,
    )


def cohort_heads(table: CohortTable) -> tuple[str, ...]:
    gold = any(cohort.gold is not None for cohort in table.cohorts)
    cost = any(cohort.cost is not None for cohort in table.cohorts)
    heads = (*COHORT_HEADS, *(GOLD_HEADS if gold else ()), *(COST_HEADS if cost else ()))
    return tuple(tr(head) for head in heads)


def cohort_summary(table: CohortTable) -> str:
    """Describe which groups differ significantly from the others on the same items."""
    if not table.cohorts:
        return tr("No label that counts is in a group of this column.")
    found: list[str] = []
    for cohort in table.cohorts:
        # Two groups are compared once: what one gains, the other loses.
        if len(table.cohorts) == 2 and found:
            break
        for which, each in enumerate((cohort.agreement_difference, cohort.gold_difference)):
            if each is None or each.value is None or each.p_corrected is None:
                continue
            if each.p_corrected <= SIGNIFICANT:
                found.append(_finding(cohort.name, each, gold=which == 1))
    if found:
        return join_sentences(found)
    compared = any(c.agreement_difference.value is not None for c in table.cohorts)
    if compared:
        return tr("No group differs significantly from the others on the same items.")
    first = table.cohorts[0].agreement_difference.reason
    return describe_no_difference(first) if first else ""


def _finding(name: str, found: CohortDifference, *, gold: bool) -> str:
    assert found.value is not None
    more, less = _ON_GOLD if gold else _AGREES
    return tr(
        more if found.value > 0 else less,
        name=name,
        points=format_number(abs(100 * found.value), 1),
        p=describe_p(found.p_corrected or 0.0),
    )


def cohort_note(table: CohortTable) -> str:
    """Describe how groups are compared, and what is not in the table."""
    return join_sentences(
        (
            tr(
                "Groups may have labelled different items, so shares alone don’t compare them; "
                "the differences do, item by item. Agreement is with the vote of all other "
                "workers, so a large group agrees with itself more easily; gold doesn’t favour it."
            ),
            tr("95% intervals allow for labels of one worker being alike."),
            _note_on_costs(table),
            tr_n(
                "{n} worker has labels in several groups; labels are compared, not workers.",
                "{n} workers have labels in several groups; labels are compared, not workers.",
                table.in_several,
            )
            if table.in_several
            else "",
            tr_n("{n} label is in no group.", "{n} labels are in no group.", table.unnamed)
            if table.unnamed
            else "",
            tr_n("{n} small group is not shown.", "{n} small groups are not shown.", table.more)
            if table.more
            else "",
        )
    )


def cohort_costs(table: CohortTable, currency: str) -> list[str]:
    """Describe what a label and a right label of each group cost; nothing without prices."""
    return [
        tr(
            "“{name}”: {price} per label, per right label {right}.",
            name=cohort.name,
            price=describe_label_price(cohort.cost, currency),
            right=describe_right_label(cohort.cost, currency),
        )
        for cohort in table.cohorts
        if cohort.cost is not None
    ]


def _note_on_costs(table: CohortTable) -> str:
    """Describe what costs rest on, and whether groups labelled other gold items."""
    if all(cohort.cost is None for cohort in table.cohorts):
        return ""
    alone = table.gold_items - table.gold_shared
    apart = tr_n(
        "{n} of {all} gold item was labelled by one group only, so costs of right labels also "
        "differ where gold items are harder.",
        "{n} of {all} gold items were labelled by one group only, so costs of right labels also "
        "differ where gold items are harder.",
        alone,
        all=format_number(table.gold_items),
    )
    return join_sentences(
        (
            tr(
                "The cost per right label is the mean price of a group’s labels divided by their "
                "accuracy on gold; repeated labels are paid, too."
            ),
            apart if alone and len(table.cohorts) > 1 else "",
        )
    )
