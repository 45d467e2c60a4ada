"""The first rows of the final labels, as they will be written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from crowdgui.core.text import number, tr
from crowdgui.io.results import final_labels_table
from crowdgui.ui.models.columns import Column, Kind

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from crowdgui.core.decisions import Decision
    from crowdgui.core.outcome import Outcome

_NUMBERS = ("confidence", "margin", "labels")


def preview_columns(
    outcome: Outcome, decisions: Mapping[int, Decision], rows: int
) -> tuple[Column, ...]:
    """Give the first rows, in columns under the names they have in the file."""
    header, columns = final_labels_table(outcome, decisions, slice(rows))
    return tuple(
        Column(
            key,
            key,
            Kind.ID if key == "item" else Kind.NUMBER if key in _NUMBERS else Kind.TEXT,
            values,
            _text_of(key),
            missing=tr("Nobody labelled this item."),
        )
        for key, values in zip(header, columns, strict=True)
    )


def _text_of(key: str) -> Callable[[Any], str]:
    if key in ("confidence", "margin"):
        return lambda share: number(share, 4)
    if key == "tied":
        return lambda tied: "true" if tied else "false"
    return str
