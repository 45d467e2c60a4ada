"""What the guarantee of an audit rests on, and what puts it in doubt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.audit.accepted import LabelStatus
from crowdgui.core.bounds.guarantee import AuditDoubt
from crowdgui.text.guarantees.acceptance import describe_unsettled
from crowdgui.text.translation import (
    format_confidence,
    format_number,
    format_percent,
    join_sentences,
    sentence,
    tr,
    tr_n,
    tr_n_noop,
    tr_noop,
)
from crowdgui.text.wording import (
    CheckRow,
    CheckStatus,
    Sentence,
    Sentences,
    add_sentences,
    describe,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from crowdgui.core.audit.sample import AcceptancePlan, AuditSample
    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.core.errors import Reason, ReasonCode


def basis_rows(audit: AuditSample, guarantee: Guarantee) -> list[CheckRow]:
    """Return what the guarantee of an audit rests on."""
    found = guarantee.acceptance
    reviewed = found is not None and found.count(LabelStatus.REVIEWED) > 0
    rows = [
        CheckRow(
            CheckStatus.HOLDS,
            tr_n(
                "The item was drawn at random",
                "The {n} items were drawn at random",
                len(audit.sample),
            ),
            tr("by CrowdGUI with seed {seed}, before anyone looked at them", seed=str(audit.seed)),
        ),
        CheckRow(
            CheckStatus.UNSURE,
            tr("The labels you set in audit and review count as the truth")
            if reviewed
            else tr("The labels you set in the audit count as the truth"),
            tr("An item that you skip counts as wrong and is reviewed."),
        ),
    ]
    for doubt, row in zip(guarantee.doubts, doubt_rows(guarantee.doubts), strict=True):
        # The draw comes first, and what was made of it last.
        place = 1 if doubt.code is AuditDoubt.DISCARDED else len(rows)
        rows.insert(place, row)
    if audit.plan is not None:
        rows += _plan_rows(audit.plan)
    if found is not None and found.changed:
        rows.append(
            CheckRow(
                CheckStatus.FAILS,
                tr_n(
                    "{n} accepted label has changed since the draw",
                    "{n} accepted labels have changed since the draw",
                    found.changed,
                ),
                tr(
                    "A later run gave other labels. Each of them counts as wrong until it is "
                    "reviewed."
                ),
            )
        )
    if len(audit.repeated):
        rows.append(_second_row(audit))
    return rows


def _plan_rows(plan: AcceptancePlan) -> list[CheckRow]:
    """Return what was fixed before the audit, and which items it is about."""
    words = tr(
        "at most {target} wrong, at {confidence} confidence",
        target=format_percent(plan.at_most),
        confidence=format_confidence(plan.alpha),
    )
    if plan.by_class:
        # Those that people correct are not among them.
        words += " · " + tr("for the labels that the rule gives each class")
    words += " · " + tr("wrong: off by two or more") if plan.tolerance else ""
    rows = [CheckRow(CheckStatus.HOLDS, tr("The target was fixed before the audit"), words)]
    if plan.is_partial:
        covers = tr(
            "The audit covers {n} of {items} items",
            n=format_number(plan.n_items),
            items=format_number(len(plan.labels)),
        )
        why = tr("Labels were added to the project; other items are not part of this audit.")
        rows.append(CheckRow(CheckStatus.UNSURE, covers, why))
    return rows


_DOUBTS: Sentences = {
    AuditDoubt.DISCARDED: Sentence(
        tr_n_noop(
            "{n} audit was discarded before this one",
            "{n} audits were discarded before this one",
        )
    ),
    AuditDoubt.HASTY_AUDIT: Sentence(
        tr_n_noop(
            "{n} of {all} audit labels was set in under a second",
            "{n} of {all} audit labels were set in under a second",
        )
    ),
    AuditDoubt.HASTY_AGAIN: Sentence(
        tr_n_noop(
            "{n} of {all} labels of the second reviewer, or settled, was set in under a second",
            "{n} of {all} labels of the second reviewer, or settled, were set in under a second",
        )
    ),
    AuditDoubt.HASTY_REVIEW: Sentence(
        tr_n_noop(
            "{n} of {all} review labels was set in under a second",
            "{n} of {all} review labels were set in under a second",
        )
    ),
    AuditDoubt.NOTHING_CHANGED: Sentence(
        tr_noop(
            "None of {n} reviewed labels differs from the rule’s, though {wrong} of {all} audited "
            "labels were wrong"
        )
    ),
    AuditDoubt.MOSTLY_WRONG: Sentence(tr_noop("{n} of {all} audited labels are wrong")),
    AuditDoubt.MOSTLY_NO_CLASS: Sentence(tr_noop("{n} of {all} audited labels are wrong")),
}


add_sentences(_DOUBTS)


_ONLY_IF_RIGHT = Sentence(tr_noop("The guarantee holds only if these labels are right."))


_TOO_FAST = (
    Sentence(
        tr_noop(
            "That is too fast to look at an item. To settle this, look at these items again and "
            "set their labels again."
        )
    ),
    _ONLY_IF_RIGHT,
)


_MEANING: dict[ReasonCode, tuple[Sentence, Sentence]] = {
    AuditDoubt.DISCARDED: (
        Sentence(
            tr_noop("A sample is not random if it was drawn again because of an earlier result.")
        ),
        Sentence(tr_noop("The guarantee holds only if no result was the reason.")),
    ),
    AuditDoubt.HASTY_AUDIT: _TOO_FAST,
    AuditDoubt.HASTY_AGAIN: _TOO_FAST,
    AuditDoubt.HASTY_REVIEW: _TOO_FAST,
    AuditDoubt.NOTHING_CHANGED: (
        Sentence(
            tr_noop(
                "The least confident labels are reviewed, so more of them should be wrong. Check "
                "that someone has looked at each item."
            )
        ),
        _ONLY_IF_RIGHT,
    ),
    AuditDoubt.MOSTLY_WRONG: (
        Sentence(tr_noop("In {times} of them “{own}” was set where the rule has “{other}”.")),
        Sentence(tr_noop("Check that the classes mean the same to you as to the workers.")),
    ),
    AuditDoubt.MOSTLY_NO_CLASS: (
        Sentence(tr_noop("In {times} of them none of the classes was right.")),
        Sentence(tr_noop("Check that the question means the same to you as to the workers.")),
    ),
}
"""Why an audit or a review is in doubt, and what follows."""


def doubt_rows(doubts: Sequence[Reason]) -> list[CheckRow]:
    """Return what puts an audit or a review in doubt, as conditions."""
    return [
        CheckRow(CheckStatus.UNSURE, describe(doubt), join_sentences((why, *then)))
        for doubt, why, then in _meant(doubts)
    ]


def describe_doubts(doubts: Sequence[Reason]) -> list[str]:
    """State with a guarantee what puts it in doubt."""
    found = (AuditDoubt.MOSTLY_WRONG, AuditDoubt.MOSTLY_NO_CLASS)
    return [
        join_sentences((sentence(describe(doubt)), *((why,) if doubt.code in found else ()), *then))
        for doubt, why, then in _meant(doubts)
    ]


def _meant(doubts: Sequence[Reason]) -> Iterator[tuple[Reason, str, tuple[str, ...]]]:
    """Return with each doubt its reason, and what follows with the last that has the same."""
    meanings = [[one.fill(dict(doubt.values)) for one in _MEANING[doubt.code]] for doubt in doubts]
    following = [then for _, then in meanings]
    for place, (doubt, (why, then)) in enumerate(zip(doubts, meanings, strict=True)):
        yield doubt, why, () if then in following[place + 1 :] else (then,)


def _second_row(audit: AuditSample) -> CheckRow:
    both, differ, left = len(audit.repeated), len(audit.disputed), len(audit.unsettled)
    share = format_percent(1.0 - differ / both)
    first = tr(
        "Two reviewers agree on {same} of {n} items ({share})",
        same=format_number(both - differ),
        n=format_number(both),
        share=share,
    )
    if not left:
        return CheckRow(CheckStatus.HOLDS, first, tr("Where they differed, a label is settled."))
    return CheckRow(CheckStatus.FAILS, first, describe_unsettled(left))
