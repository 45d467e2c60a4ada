"""CSV and TSV exports of Label Studio: a row for each annotation, columns by the alphabet."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import ReadError
from crowdgui.io.formats.form import Format, NoOptions
from crowdgui.io.formats.platforms.label_studio import parse_cell_answer
from crowdgui.io.formats.platforms.label_studio_min import OWN, no_annotator
from crowdgui.io.formats.sheet import is_filled, read_named
from crowdgui.io.tabular.coded_columns import build_column, distinct_texts, is_any, varies_within
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.text.translation import tr, tr_n, tr_noop

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.formats.sheet import PlatformSheet
    from crowdgui.io.tabular.column_encoder import CodedColumn
    from crowdgui.io.tabular.file_head import FileHead
    from crowdgui.io.tabular.raw_table import RawTable


_SIGNATURE = ("annotator", "annotation_id", "lead_time")


_ROLES = {
    ColumnRole.WORKER: "annotator",
    ColumnRole.ITEM: "id",
    ColumnRole.TIME: "created_at",
    ColumnRole.SECONDS: "lead_time",
}


_DATA = "_data_"
"""Begins the name of a field of the task where a question has the same name."""


def recognise(head: FileHead) -> bool:
    return head.separator(*_SIGNATURE) is not None


def read(path: Path, choices: NoOptions, report: ProgressCallback) -> RawTable:
    """Read the annotations; what is answer and what is data shows by what varies in a task."""
    sheet = read_named(path, _SIGNATURE, report)
    nobody = is_any(sheet.columns["annotator"], ("", "none"))
    if nobody.all():
        raise ReadError(path.name, no_annotator())
    sheet = sheet.without(nobody, tr("Not labelled yet"))
    notes: list[str] = []
    asked, data = _told_apart(sheet)
    answers = {name: _answers(column, notes) for name, column in asked.items()}
    answers = {name: column for name, column in answers.items() if is_filled(column)}
    if not answers:
        notes.append(
            tr(
                "No column differs between the annotations of a task. Choose the one that "
                "holds the label."
            )
        )
    roles = _ROLES | ({ColumnRole.LABEL: next(iter(answers))} if len(answers) == 1 else {})
    columns = {name: sheet.columns[name] for name in _ROLES.values() if name in sheet.columns}
    return sheet.flat(columns | answers | data, roles, notes, content=data, asked=answers)


def _told_apart(sheet: PlatformSheet) -> tuple[dict[str, CodedColumn], dict[str, CodedColumn]]:
    free = {name: c for name, c in sheet.columns.items() if name not in OWN and is_filled(c)}
    task = sheet.columns.get("id")
    answers = {
        name: column
        for name, column in free.items()
        if task is not None and not name.startswith(_DATA) and varies_within(column, task)
    }
    return answers, {name: column for name, column in free.items() if name not in answers}


def _answers(column: CodedColumn, notes: list[str]) -> CodedColumn:
    found = [parse_cell_answer(text) for text in distinct_texts(column)]
    rows = np.bincount(column.codes, minlength=len(found))
    marks = int(rows @ np.array([marks for _, marks in found]))
    if marks:
        one = "{n} result marks a part of an item. It is not a label of an item and is skipped."
        many = "{n} results mark parts of items. They are not labels of items and are skipped."
        notes.append(tr_n(one, many, marks))
    return build_column(column.codes, [label or "" for label, _ in found])


FORMAT = Format(
    "label-studio-csv", tr_noop("Label Studio CSV"), recognise, read, (".csv", ".tsv"), NoOptions
)
