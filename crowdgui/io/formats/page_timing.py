"""Time spent on an answer, where a platform only tells when a page of several was worked on."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa

from crowdgui.io.tabular.coded_columns import combined
from crowdgui.io.tabular.column_encoder import CodedColumn
from crowdgui.io.tabular.timestamps import parse_timestamps
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import FloatArray


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
    number, _ = combined(page)
    each: FloatArray = spent / np.bincount(number)[number]
    each = np.where(each >= 0, each, np.nan).round(1)
    values, codes = np.unique(each, return_inverse=True)
    words = ["" if np.isnan(value) else f"{value:g}" for value in values]
    return CodedColumn(codes.astype(np.int32), pa.array(words, pa.string()))


def on_pages() -> str:
    return tr("The time spent on a page is shared evenly among its answers.")


def seconds_between(started: str, ended: str) -> str:
    """Return the time from one moment to another as text; empty where it cannot be told."""
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
