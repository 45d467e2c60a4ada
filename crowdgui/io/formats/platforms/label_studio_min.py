"""The short JSON export of Label Studio (JSON-MIN): a record for each annotation."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Any

from crowdgui.io.formats.form import Format, NoOptions
from crowdgui.io.formats.long_table import LongTable
from crowdgui.io.formats.platforms.label_studio import parse_short_answer
from crowdgui.io.tabular.json_lists import JsonFields, format_json_cell, json_records
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.text.translation import tr, tr_noop

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.tabular.file_head import FileHead
    from crowdgui.io.tabular.raw_table import RawTable


OWN = (
    *("id", "annotator", "annotation_id", "created_at", "updated_at", "lead_time"),
    *("agreement", "history"),
)
"""Fields that every annotation has, beside the task's data and the answers."""


NOBODY = ("", "None")
"""How it is written that an annotation has no annotator."""


def recognise(head: FileHead) -> bool:
    record = head.first_record or {}
    return {"annotator", "annotation_id", "lead_time"} <= record.keys()


def read(path: Path, choices: NoOptions, report: ProgressCallback) -> RawTable:
    """Read the answers, which stand between the task's id and its annotator."""
    table = LongTable(path.name, ColumnRole.QUESTION, ColumnRole.TIME, ColumnRole.SECONDS)
    varying: set[str] | None = None
    for place, record in json_records(path, report):
        fields = JsonFields(path.name, place, record)
        questions = _questions(record)
        if next(iter(record), None) == "id":
            # The data has an id of its own, so that all of it stands where the answers do.
            varying = _varying(path, report) if varying is None else varying
            questions = [name for name in questions if name in varying] or questions[-1:]
        _add(table, fields, questions)
    return table.flat(no_annotator())


def no_annotator() -> str:
    return tr("No annotation says who made it. Export as JSON, with annotators.")


def _add(table: LongTable, record: JsonFields, questions: list[str]) -> None:
    values = record.record
    beside = table.beside({k: v for k, v in values.items() if k not in OWN and k not in questions})
    worker = record.text("annotator")
    if worker in NOBODY and not questions:
        table.skip(tr("Not labelled yet"), record.at)
    elif not questions:
        table.skip(tr("Submitted without a label"), record.at)
    for question in questions:
        label, marks = parse_short_answer(values[question])
        for _ in range(marks):
            table.skip(tr("Marks a part of the item, not the whole item"), record.at)
        if label is not None:
            table.add(
                record.at,
                item=record.text("id"),
                worker="" if worker in NOBODY else worker,
                label=label,
                question=question,
                time=record.text("created_at"),
                seconds=record.text("lead_time"),
                beside=beside,
            )


def _questions(record: dict[str, Any]) -> list[str]:
    """Return the fields behind the id and before the annotator."""
    names = list(takewhile(lambda name: name != "annotator", record))
    behind = names[names.index("id") + 1 :] if "id" in names else names
    return [name for name in behind if name not in OWN]


def _varying(path: Path, report: ProgressCallback) -> set[str]:
    """Find the fields that differ between the annotations of a task, as only answers do."""
    first: dict[tuple[str, str], str] = {}
    found: set[str] = set()
    for _, record in json_records(path, report):
        item = format_json_cell(record.get("id"))
        for name in _questions(record):
            text = format_json_cell(record[name])
            if first.setdefault((item, name), text) != text:
                found.add(name)
    return found


FORMAT = Format(
    "label-studio-min", tr_noop("Label Studio JSON-MIN"), recognise, read, (".json",), NoOptions
)
