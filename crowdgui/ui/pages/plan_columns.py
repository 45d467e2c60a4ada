"""The columns of the list of items to send out again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.text.translation import format_number, format_percent, tr
from crowdgui.ui.models.columns import Column, Kind

if TYPE_CHECKING:
    from crowdgui.core.arrays import TextArray
    from crowdgui.core.study.relabelling import RelabelList


def plan_columns(ids: TextArray, chosen: RelabelList) -> list[Column]:
    return [
        Column("item", tr("Item"), Kind.ID, lambda row: str(ids[chosen.items[row]])),
        Column(
            "more",
            tr("Labels to ask for"),
            Kind.NUMBER,
            chosen.more,
            format_number,
            tr("How many more labels this item is worth."),
        ),
        Column(
            "wrong",
            tr("Chance it is wrong now"),
            Kind.NUMBER,
            chosen.wrong,
            format_percent,
            tr("How likely its final label is wrong, if workers are as they seem to be."),
        ),
        Column(
            "gain",
            tr("Expected to fall by"),
            Kind.NUMBER,
            chosen.gain,
            format_percent,
            tr("By how much the labels asked for lower that chance."),
        ),
    ]
