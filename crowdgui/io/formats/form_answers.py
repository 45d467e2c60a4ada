"""What platforms record of a form: its answers, its item, and the time for each item of a page."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow as pa

from crowdgui.io.tabular.coded_columns import combine_codes, join_ids
from crowdgui.io.tabular.column_encoder import CodedColumn
from crowdgui.io.tabular.json_lists import format_json_cell, format_options
from crowdgui.io.tabular.roles import ColumnRole, rank
from crowdgui.io.tabular.timestamps import parse_timestamps
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from crowdgui.core.arrays import FloatArray


_DEEPEST = 8
"""Names above each other; what stands deeper is written as JSON."""


REGIONS = frozenset(
    {
        *("boundingBoxes", "polygons", "polylines", "keypoints", "labeledImage", "instances"),
        *("entities", "cuboids", "tracks", "trackingAnnotations", "vertices", "lines"),
    }
)
"""Parts that mark places in an item, and so are no labels of the whole item."""


_NO_ANSWERS = frozenset({"inputImageProperties"})


@dataclass
class FormAnswers:
    """The answers by their names, joined with points, and how many parts mark places instead."""

    answers: dict[str, str] = field(default_factory=dict)
    regions: int = 0

    def add(self, name: str, value: Any, depth: int = 0) -> None:
        match value:
            case dict() if value and all(isinstance(on, bool) for on in value.values()):
                self.answers[name] = _ticked(value)
            case dict() if depth < _DEEPEST:
                for part, inner in value.items():
                    self._add_part(name, part, inner, depth)
            case list() if any(isinstance(part, dict | list) for part in value):
                self.regions += 1
            case list():
                self.answers[name] = format_options(value)
            case _:
                self.answers[name] = format_json_cell(value)

    def _add_part(self, name: str, part: str, inner: Any, depth: int) -> None:
        if part in REGIONS:
            self.regions += 1
        elif part not in _NO_ANSWERS:
            self.add(f"{name}.{part}" if name else part, inner, depth + 1)


def find_form_answers(value: Any) -> FormAnswers:
    """Find the answers in what a form gave."""
    found = FormAnswers()
    if isinstance(value, dict):
        for name, inner in value.items():
            found.add(name, inner)
    return found


def _ticked(boxes: dict[str, bool]) -> str:
    """Return the options that are ticked; of a box on its own, whether it is."""
    if boxes.keys() == {"on"}:
        return "on" if boxes["on"] else "off"
    return format_options(option for option, on in boxes.items() if on)


_MADE = "item"


def item_column(shown: Mapping[str, CodedColumn]) -> tuple[str, dict[str, CodedColumn]]:
    """Name the column that tells items apart, and make it where none of the file's does.

    That is the only column, or one that is called an id and is as fine as all together, or else
    an id made of all of them.
    """
    if len(shown) == 1:
        return next(iter(shown)), {}
    _, first = combine_codes(list(shown.values()))
    for name, column in shown.items():
        if _is_called_id(name) and len(combine_codes([column])[1]) == len(first):
            return name, {}
    return _MADE, {_MADE: join_ids(list(shown.values()))}


def _is_called_id(name: str) -> bool:
    own = name.rpartition(".")[2].rpartition(":")[2]
    return rank(own, ColumnRole.ITEM) is not None


def split_page_time(
    started: CodedColumn,
    ended: CodedColumn,
    page: Sequence[CodedColumn],
    *,
    month_first: bool = False,
) -> CodedColumn:
    """Share the time from start to end evenly among the answers of a page, as text.

    `page` are the columns that are the same all over a page.
    """
    spent = _at(ended, month_first) - _at(started, month_first)
    number, _ = combine_codes(page)
    each: FloatArray = spent / np.bincount(number)[number]
    each = np.where(each >= 0, each, np.nan).round(1)
    values, codes = np.unique(each, return_inverse=True)
    words = ["" if np.isnan(value) else f"{value:g}" for value in values]
    return CodedColumn(codes.astype(np.int32), pa.array(words, pa.string()))


def on_pages() -> str:
    return tr("The time spent on a page is split evenly between its labels.")


def seconds_between(started: str, ended: str) -> str:
    """Return the time from one moment to another as text; empty where that is unknown."""
    try:
        spent = datetime.fromisoformat(ended) - datetime.fromisoformat(started)
    except (ValueError, TypeError):
        return ""
    seconds = spent.total_seconds()
    return f"{seconds:g}" if seconds >= 0 else ""


def _at(column: CodedColumn, month_first: bool) -> FloatArray:
    words = pa.chunked_array([column.words], pa.string())
    at: FloatArray = parse_timestamps(words, month_first=month_first).at[column.codes]
    return at
