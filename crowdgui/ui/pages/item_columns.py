"""The columns of the item table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import UNLABELLED
from crowdgui.core.rules.table import rule_of
from crowdgui.core.text import number, percent, tr
from crowdgui.ui.models.columns import Column, Kind, text_sort_keys

if TYPE_CHECKING:
    from crowdgui.core.labels import IntArray
    from crowdgui.core.outcome import Outcome

MOST_PARSED = 100_000
"""Ids looked at for being numbers; with more the window would be held up, and text order does."""


def votes_of(outcome: Outcome, item: int) -> IntArray:
    """Count an item's labels by class."""
    labels = outcome.job.labels
    span = slice(int(labels.starts[item]), int(labels.starts[item + 1]))
    return np.bincount(labels.code[span], minlength=labels.n_classes)


def item_columns(outcome: Outcome) -> tuple[Column, ...]:
    """Give the columns, over the items in their order of appearance."""
    labels, done = outcome.job.labels, outcome.aggregation
    none = tr("Nobody labelled this item.")

    def name_of(codes: IntArray, item: int) -> str | None:
        code = int(codes[item])
        return None if code == UNLABELLED else str(labels.classes[code])

    columns = [
        Column(
            "item",
            tr("Item"),
            Kind.ID,
            labels.item_ids,
            sort_keys=text_sort_keys(labels.item_ids) if labels.n_items <= MOST_PARSED else None,
        ),
        Column(
            "label",
            tr("Final label"),
            Kind.TEXT,
            lambda item: name_of(done.labels, item),
            tooltip=tr("The most likely label, by the rule that ran."),
            sort_keys=_last(done.labels),
            missing=none,
        ),
        Column(
            "votes",
            tr("Votes"),
            Kind.VOTES,
            lambda item: tuple(votes_of(outcome, item).tolist()),
            lambda votes: ":".join(map(number, votes)) if len(votes) <= 4 else number(sum(votes)),
            tr("How many workers gave each class, in the order of the classes."),
            sort_keys=labels.labels_per_item,
        ),
        Column(
            "confidence",
            tr("Confidence"),
            Kind.NUMBER,
            done.confidence,
            lambda share: percent(share, 1),
            rule_of(done.rule).confidence,
            missing=none,
        ),
        Column(
            "margin",
            tr("Margin"),
            Kind.NUMBER,
            done.margin,
            lambda share: percent(share, 1),
            tr("How far the final label is ahead of the next, of all there is to win."),
            missing=none,
        ),
    ]
    if done.n_tied:
        columns.append(
            Column(
                "tied",
                tr("Tie"),
                Kind.YES_NO,
                done.tied,
                lambda tied: tr("tie") if tied else "",
                tr("The final label only won because its class comes first."),
            )
        )
    gold = outcome.job.gold
    if gold is not None:
        columns.append(
            Column(
                "gold",
                tr("Gold"),
                Kind.TEXT,
                lambda item: name_of(gold, item),
                tooltip=tr("The known true label."),
                sort_keys=_last(gold),
                missing=tr("The true label of this item is not known."),
            )
        )
    return tuple(columns)


def _last(codes: IntArray) -> IntArray:
    """Make items without a class sort last."""
    keys = codes.astype(np.float64)
    keys[codes == UNLABELLED] = np.nan
    return keys  # type: ignore[return-value]
