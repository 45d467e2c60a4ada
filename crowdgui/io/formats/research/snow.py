"""The tables of Snow and others (2008): a row for each answer, with the expert's beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.io.formats.form import Format, NoOptions
from crowdgui.io.formats.sheet import read_named
from crowdgui.io.tabular.coded_columns import distinct_texts
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.io.tabular.sniffing import is_number
from crowdgui.text.translation import format_number, tr, tr_noop

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.tabular.column_encoder import CodedColumn
    from crowdgui.io.tabular.file_head import FileHead
    from crowdgui.io.tabular.raw_table import RawTable


_SIGNATURE = ("!amt_annotation_ids", "!amt_worker_ids", "orig_id", "response")


_ROLES = {
    ColumnRole.WORKER: "!amt_worker_ids",
    ColumnRole.ITEM: "orig_id",
    ColumnRole.LABEL: "response",
    ColumnRole.GOLD: "gold",
}


_MANY = 10
"""Different numbers from which on they are a scale, and no classes."""


def recognise(head: FileHead) -> bool:
    return head.separator(*_SIGNATURE) is not None


def read(path: Path, options: NoOptions, report: ProgressCallback) -> RawTable:
    """Read the answers; the ids of the annotations number them and name nobody."""
    sheet = read_named(path, _SIGNATURE, report)
    columns = {name: sheet.columns[name] for name in _ROLES.values() if name in sheet.columns}
    return sheet.flat(columns, _ROLES, _on_scale(columns["response"]))


def _on_scale(response: CodedColumn) -> list[str]:
    words = [word for word in distinct_texts(response) if word.strip()]
    if len(words) < _MANY or not all(map(is_number, words)):
        return []
    return [
        tr(
            "The labels are {n} different numbers. Group them into ranges; otherwise each "
            "number is its own class.",
            n=format_number(len(words)),
        )
    ]


FORMAT = Format("snow", tr_noop("Snow et al. (2008)"), recognise, read, (".tsv",), NoOptions)
