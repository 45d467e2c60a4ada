"""The lists of an audit and of a review in words: what was saved, and what came back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.audit.sample import NONE_OF_THESE
from crowdgui.text.translation import (
    format_number,
    join_list,
    join_sentences,
    tr,
    tr_n,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from crowdgui.core.arrays import IntArray, TextArray
    from crowdgui.core.audit.sample import AuditList, AuditSample
    from crowdgui.core.review.decisions import FinalLabels


_MOST_NAMED = 20
"""More classes than these are not named in a sentence."""


_MOST_PLACES = 5


def describe_saved_list(n: int, file: str, classes: TextArray) -> str:
    """Return what a saved audit list holds, and how it comes back."""
    names = join_list(tr("“{name}”", name=name) for name in classes.tolist()[:_MOST_NAMED])
    return join_sentences(
        (
            tr_n("{n} item saved to {file}.", "{n} items saved to {file}.", n, file=file),
            tr(
                "The person who audits writes one of {classes} into the column “label”, or "
                "“{none}”. The button “Read audited labels” takes the list back.",
                classes=names if len(classes) <= _MOST_NAMED else tr("the class names"),
                none=NONE_OF_THESE,
            ),
        )
    )


def describe_saved_review(n: int, file: str) -> str:
    """Return what a saved review list holds, and how it comes back."""
    return join_sentences(
        (
            tr_n("{n} item saved to {file}.", "{n} items saved to {file}.", n, file=file),
            tr(
                "The reviewer corrects the column “label”. The button “Read reviewed labels” "
                "takes the list back."
            ),
        )
    )


def describe_review_list(
    found: Mapping[int, int], rule_labels: IntArray, to_review: IntArray, final: FinalLabels
) -> list[str]:
    """Return how the labels of a list that was corrected compare with those that are here."""
    items, codes = (np.fromiter(each, np.int64, len(found)) for each in (found, found.values()))
    same = int(np.count_nonzero(rule_labels[items] == codes))
    said = [
        tr_n(
            "The list has a label for {n} item: {same} the same as the rule’s, {other} different.",
            "The list has labels for {n} items: {same} the same as the rule’s, {other} different.",
            len(found),
            same=format_number(same),
            other=format_number(len(found) - same),
        )
    ]
    if left := int(np.setdiff1d(to_review, items).size):
        said.append(
            tr_n(
                "{n} item to review has no label in it.",
                "{n} items to review have no label in it.",
                left,
            )
        )
    # Labels from an audit are among these: a manual label wins over them.
    replaced = int(np.count_nonzero(final.settled[items] & (final.labels[items] != codes)))
    if replaced:
        said.append(_describe_replaced(replaced))
    return said


def _describe_replaced(n: int) -> str:
    return tr_n(
        "{n} item has another label here, which the label of the list replaces.",
        "{n} items have another label here, which the label of the list replaces.",
        n,
    )


def describe_audit_list(found: AuditList, audit: AuditSample, *, second: bool = False) -> list[str]:
    """Return what of a list that was filled in matches an audit, and what does not."""
    n, filled = len(audit.sample), found.fill(audit, second=second)
    said = [
        tr_n(
            "The list has a label for {done} of {n} item of the audit.",
            "The list has labels for {done} of {n} items of the audit.",
            n,
            done=format_number(len(found.answers)),
        )
    ]
    replaced = found.replaced(audit, second=second)
    if replaced:
        said.append(_describe_replaced(replaced))
    elif not second and found.repeats(audit):
        said.append(
            tr_n(
                "{n} label is the same as the one here, so nothing changes.",
                "All {n} labels are the same as those here, so nothing changes.",
                len(found.answers),
            )
        )
    said += _describe_skipped(found)
    said.append(_compared(filled) if second else _left_to_audit(n - filled.done))
    return said


def _describe_skipped(found: AuditList) -> Iterator[str]:
    if found.unknown:
        yield tr_n(
            "{n} label is not one of the classes and is skipped: {rows}.",
            "{n} labels are not one of the classes and are skipped: {rows}.",
            len(found.unknown),
            rows=_rows(found.unknown),
        )
    if found.strange:
        yield tr_n(
            "{n} row has an item that is not in this audit: {rows}.",
            "{n} rows have items that are not in this audit: {rows}.",
            len(found.strange),
            rows=_rows(found.strange),
        )
    if found.twice:
        named = [tr("“{name}”", name=item) for item in found.twice[:_MOST_PLACES]]
        yield tr_n(
            "{n} item has two different labels in the list and is skipped: {items}.",
            "{n} items have two different labels in the list and are skipped: {items}.",
            len(found.twice),
            items=_some(named, len(found.twice)),
        )


def _left_to_audit(left: int) -> str:
    return (
        tr_n(
            "{n} item of the audit still has no label. Complete the list and read it again, or "
            "choose “Continue audit” to label or skip it here.",
            "{n} items of the audit still have no label. Complete the list and read it again, or "
            "choose “Continue audit” to label or skip them here.",
            left,
        )
        if left
        else tr("Every item of the audit has a label then, so the audit is complete.")
    )


def _compared(filled: AuditSample) -> str:
    """State how two reviewers compare once the second one's labels are taken."""
    both, differ = len(filled.repeated), len(filled.disputed)
    return tr_n(
        "The two reviewers then differ on {differ} of {n} item that both labelled.",
        "The two reviewers then differ on {differ} of {n} items that both labelled.",
        both,
        differ=format_number(differ),
    )


def _rows(places: tuple[tuple[int, str], ...]) -> str:
    named = [
        tr("row {row} “{name}”", row=format_number(row), name=name)
        for row, name in places[:_MOST_PLACES]
    ]
    return _some(named, len(places))


def _some(named: list[str], n: int) -> str:
    """Join the first of `n` names, and say where there are more."""
    return join_list([*named, tr("…")] if n > len(named) else named)
