"""Labels added to a project in words: what a file would change, and what it did change."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.question_state import EditSlot
from crowdgui.text.translation import (
    format_number,
    format_percent,
    join_list,
    join_sentences,
    tr,
    tr_n,
)

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from crowdgui.core.added_labels import AddedLabels, BeforeAndAfter
    from crowdgui.core.bounds.guarantee import GuaranteeOptions

_NAMED = 6
"""Most classes named in a sentence."""


def describe_addition(
    added: AddedLabels,
    gold: tuple[int, int],
    options: GuaranteeOptions,
    values: Mapping[tuple[EditSlot, Any], Any],
) -> list[str]:
    """Return all that adding labels would change, as sentences, the counts first.

    `gold` counts the gold labels that are new and those that contradict; `options` and `values`
    are what is asked of the guarantee, and which values of the state change.
    """
    known = _describe_gold(*gold)
    return [
        *describe_added(added),
        *([known] if known else []),
        *_describe_consequences(options, added, values),
    ]


def describe_added(added: AddedLabels) -> list[str]:
    """Return how many labels, items, workers and classes are new, and what contradicts."""
    counts = (added.is_new, added.is_same, added.contradicts)
    new, same, other = (format_number(int(np.count_nonzero(one))) for one in counts)
    said = [
        tr_n(
            "{n} label in the file: {new} new, {same} known, {other} contradicting.",
            "{n} labels in the file: {new} new, {same} known, {other} contradicting.",
            len(added.is_new),
            new=new,
            same=same,
            other=other,
        ),
        tr(
            "New items: {items}. New labels on items that are there already: {more}. "
            "New workers: {workers}.",
            items=format_number(added.new_items),
            more=format_number(added.more_labels),
            workers=format_number(added.new_workers),
        ),
    ]
    names = [tr("“{name}”", name=str(name)) for name in added.new_classes[:_NAMED]]
    if names:
        words = tr_n("{n} new class", "{n} new classes", len(added.new_classes))
        more = "…" if len(added.new_classes) > _NAMED else ""
        said.append(f"{words}: {join_list(names)}{more}")
    if added.shares_no_class:
        said.append(
            tr(
                "The file has no class in common with the project. Check that it belongs to the "
                "same question and uses the same class names."
            )
        )
    return said


def _describe_gold(new: int, contradicting: int) -> str:
    """Return how many gold labels come with a file; nothing where there are none."""
    said = []
    if new:
        said.append(tr_n("{n} new gold label.", "{n} new gold labels.", new))
    if contradicting:
        said.append(
            tr_n(
                "{n} gold label contradicts that of the project, which stays.",
                "{n} gold labels contradict those of the project, which stay.",
                contradicting,
            )
        )
    return join_sentences(said)


def _describe_consequences(
    options: GuaranteeOptions, added: AddedLabels, values: Mapping[tuple[EditSlot, Any], Any]
) -> list[str]:
    """Return what adding labels means for the guarantee and the costs of mistakes."""
    said = []
    if options.audits:
        said.append(
            tr_n(
                "The audit stays about the {n} item it was drawn from. An accepted label that the "
                "new labels change counts as wrong.",
                "The audit stays about the {n} items it was drawn from. An accepted label that the "
                "new labels change counts as wrong.",
                options.n_audited_before or added.n_items,
            )
        )
    then = values.get((EditSlot.GUARANTEE_OPTIONS, ""), options)
    if options.gold_at_random and not then.gold_at_random:
        said.append(
            tr(
                "Gold no longer counts as drawn at random from all items. Say so again if all of "
                "it was, with what was added."
            )
        )
    if (EditSlot.COSTS, "") in values:
        said.append(
            tr(
                "A mistake with a new class costs as much as the worst other one until you change "
                "the costs."
            )
        )
    return said


def describe_after_adding(found: BeforeAndAfter) -> str:
    """Return how the final labels of the items of before have changed."""
    share = format_percent(found.changed / found.items) if found.items else ""
    said = [
        tr_n(
            "{changed} of {n} item labelled before has another label now.",
            "{changed} of {n} items labelled before have another label now ({share}).",
            found.items,
            changed=format_number(found.changed),
            share=share,
        )
    ]
    if found.gold:
        said.append(
            tr_n(
                "Of {n} gold item, {before} was wrong before, and {after} is now.",
                "Of {n} gold items, {before} were wrong before, and {after} are now.",
                found.gold,
                before=format_number(found.wrong_before),
                after=format_number(found.wrong_after),
            )
        )
    return join_sentences(said)
