"""Exports of Label Studio: JSON with its annotations, JSON-MIN and CSV."""

from __future__ import annotations

import json
from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.errors import ReadError
from crowdgui.core.options import Options, flag
from crowdgui.io.formats.form import (
    FILE_IS_WORKER,
    MARKS_A_PART,
    NO_LABEL,
    NOT_LABELLED,
    SKIPPED,
    Format,
    NoOptions,
    describe_rejected,
)
from crowdgui.io.formats.long_table import LongTable
from crowdgui.io.formats.sheet import is_filled, read_named
from crowdgui.io.tabular.coded_columns import build_column, distinct_texts, is_any, varies_within
from crowdgui.io.tabular.json_lists import (
    JsonFields,
    format_json_cell,
    format_options,
    json_records,
)
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.text.translation import tr, tr_n, tr_noop
from crowdgui.text.wording import OptionText, add_option_texts

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.formats.sheet import PlatformSheet
    from crowdgui.io.tabular.column_encoder import CodedColumn
    from crowdgui.io.tabular.file_head import FileHead
    from crowdgui.io.tabular.raw_table import RawTable


_PLACES = frozenset(
    {
        *("x", "y", "points", "vertices", "rle", "brushDataURL", "sequence", "ranges", "bbox"),
        *("start", "end", "startOffset", "endOffset", "globalOffsets", "frame"),
    }
)
"""Keys of a value that is about a part of the item."""


_ANSWERS = ("choices", "taxonomy", "rating", "number", "text", "datetime", "selected", "ranker")


_BETWEEN = " > "
"""Parts the steps of a path through a taxonomy."""


ClassOptions = list[str]


def _result_options(value: Any) -> ClassOptions | None:
    """Return the options, texts or numbers of one result.

    None where it marks a part of the item.
    """
    if not isinstance(value, dict):
        return [_path(value)]
    labels = any(key.endswith("labels") for key in value)
    if labels or not _PLACES.isdisjoint(value):
        return None
    said = next((value[key] for key in _ANSWERS if key in value), None)
    if said is None and len(value) == 1:
        (said,) = value.values()
    return [_path(part) for part in said] if isinstance(said, list) else [format_json_cell(said)]


def _path(value: Any) -> str:
    if isinstance(value, list) and all(isinstance(step, str) for step in value):
        return _BETWEEN.join(value)
    return format_json_cell(value)


def _combine_results(results: Iterable[Any]) -> tuple[str | None, int]:
    """Write all results of a question as one answer, and count those that mark parts of the item.

    None where there are only such.
    """
    options: ClassOptions = []
    marks = said = 0
    for result in results:
        found = _result_options(result)
        marks += found is None
        said += found is not None
        options += found or []
    return (None if marks and not said else format_options(options)), marks


def _parse_short_answer(value: Any) -> tuple[str | None, int]:
    """Read an answer of the short exports, which is text, or one or more results."""
    return _combine_results(value if isinstance(value, list) else [value])


def _parse_cell_answer(text: str) -> tuple[str | None, int]:
    """Read an answer that is the cell of a table: text, or JSON where there are more results."""
    if not text.startswith(("{", "[")):
        return text, 0
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return text, 0
    return _parse_short_answer(value)


_LISTS = ("annotations", "completions")
"""Completions is what annotations were called before version 1."""


@dataclass(frozen=True)
class LabelStudioOptions(Options):
    """How tasks with annotations are read."""

    keep_cancelled: bool = flag(False)
    predictions: bool = flag(False)
    file_is_worker: bool = flag(False)


add_option_texts(
    {
        "LabelStudioOptions.keep_cancelled": OptionText(
            tr_noop("Keep skipped annotations"),
            tr_noop("Annotations of tasks that the worker skipped."),
        ),
        "LabelStudioOptions.predictions": OptionText(
            tr_noop("Treat models as workers"),
            tr_noop("Reads predictions as labels given by a worker."),
        ),
        "LabelStudioOptions.file_is_worker": FILE_IS_WORKER,
    }
)


def recognise(head: FileHead) -> bool:
    record = head.first_record or {}
    if isinstance(record.get("task"), dict) and isinstance(record.get("result"), list):
        return "completed_by" in record or "lead_time" in record
    some = any(isinstance(record.get(key), list) for key in (*_LISTS, "predictions"))
    return some and isinstance(record.get("data"), dict)


def read(path: Path, options: LabelStudioOptions, report: ProgressCallback) -> RawTable:
    """Read every result of every annotation that labels its task as a whole."""
    reader = _Reader(path, options)
    for place, record in json_records(path, report):
        reader.take(JsonFields(path.name, place, record))
    reader.table.notes += describe_rejected(reader.rejected)
    return reader.table.flat(
        tr(
            "No annotation says who made it. Export as JSON with annotators, without "
            "hiding their details; or, if every worker has their own file, choose “One "
            "file per worker”."
        ),
        file_may=True,
    )


class _Reader:
    """Takes tasks, one after another."""

    def __init__(self, path: Path, options: LabelStudioOptions):
        gives = (ColumnRole.QUESTION, ColumnRole.KNOWN, ColumnRole.TIME, ColumnRole.SECONDS)
        kinds = (ColumnRole.KIND,) if options.predictions else ()
        self.table = LongTable(path.name, *gives, *kinds)
        self.rejected = 0
        self._options = options
        self._worker = path.stem if options.file_is_worker else ""

    def take(self, record: JsonFields) -> None:
        # Cloud storage has a file for each annotation, with its task inside.
        alone = "result" in record and "task" in record
        task = record.object("task") if alone else record
        beside = self.table.beside(task.object("data").record)
        for annotation in [record] if alone else _annotations(record):
            cancelled = annotation.flag("was_cancelled") or annotation.flag("skipped")
            if cancelled and not self._options.keep_cancelled:
                self.table.skip(tr(SKIPPED), record.at)
            else:
                self.rejected += annotation.last("reviews").get("accepted") is False
                self._add(task, annotation, self._worker or _worker(annotation), beside)
        if self._options.predictions:
            for prediction in record.objects("predictions"):
                model = prediction.text("model_version") or tr("model")
                self._add(task, prediction, model, beside, is_model=True)
        for _ in record.listed("drafts"):
            self.table.skip(tr("Draft, not submitted"), record.at)

    def _add(
        self,
        task: JsonFields,
        annotation: JsonFields,
        worker: str,
        beside: dict[str, str],
        *,
        is_model: bool = False,
    ) -> None:
        answers = _results(annotation)
        if not answers:
            self.table.skip(tr(NO_LABEL), task.at)
        for question, values in answers.items():
            label, marks = _combine_results(values)
            for _ in range(marks):
                self.table.skip(tr(MARKS_A_PART), task.at)
            if label is not None:
                self.table.add(
                    task.at,
                    item=task.text("id"),
                    worker=worker,
                    label=label,
                    question=question,
                    known=annotation.flag("ground_truth"),
                    time=annotation.text("created_at"),
                    seconds=annotation.text("lead_time"),
                    is_model=is_model,
                    beside=beside,
                )


def _annotations(task: JsonFields) -> Iterator[JsonFields]:
    for key in _LISTS:
        yield from task.objects(key)


def _worker(annotation: JsonFields) -> str:
    by = annotation.record.get("completed_by")
    if not isinstance(by, dict):
        return annotation.text("completed_by") or annotation.text("created_username")
    named = annotation.object("completed_by")
    return next(filter(None, map(named.text, ("email", "username", "id"))), "")


def _results(annotation: JsonFields) -> dict[str, list[Any]]:
    """Gather the values of an annotation by the question that they answer."""
    found: dict[str, list[Any]] = {}
    for result in annotation.objects("result"):
        value = result.object("value").record
        # Relations join marks, and have neither a name nor a value.
        question = result.text("from_name")
        found.setdefault(question, []).append(value if question else {"labels": []})
    return found


FORMAT = Format(
    "label-studio",
    tr_noop("Label Studio JSON"),
    recognise,
    read,
    (".json", ".jsonl"),
    LabelStudioOptions,
)


OWN = (
    *("id", "annotator", "annotation_id", "created_at", "updated_at", "lead_time"),
    *("agreement", "history"),
)
"""Fields that every annotation has, beside the task's data and the answers."""


NOBODY = ("", "None")
"""How it is written that an annotation has no annotator."""


def recognise_min(head: FileHead) -> bool:
    record = head.first_record or {}
    return {"annotator", "annotation_id", "lead_time"} <= record.keys()


def read_min(path: Path, options: NoOptions, report: ProgressCallback) -> RawTable:
    """Read the answers: the keys between the task's id and its annotator."""
    table = LongTable(path.name, ColumnRole.QUESTION, ColumnRole.TIME, ColumnRole.SECONDS)
    varying: set[str] | None = None
    for place, record in json_records(path, report):
        fields = JsonFields(path.name, place, record)
        questions = _questions(record)
        if next(iter(record), None) == "id":
            # The data has an id of its own, so that all of it stands where the answers do.
            varying = _varying(path, report) if varying is None else varying
            questions = [name for name in questions if name in varying] or questions[-1:]
        _add_short(table, fields, questions)
    return table.flat(_no_annotator())


def _no_annotator() -> str:
    return tr("No annotation says who made it. Export as JSON, with annotators.")


def _add_short(table: LongTable, record: JsonFields, questions: list[str]) -> None:
    values = record.record
    beside = table.beside({k: v for k, v in values.items() if k not in OWN and k not in questions})
    worker = record.text("annotator")
    if worker in NOBODY and not questions:
        table.skip(tr(NOT_LABELLED), record.at)
    elif not questions:
        table.skip(tr(NO_LABEL), record.at)
    for question in questions:
        label, marks = _parse_short_answer(values[question])
        for _ in range(marks):
            table.skip(tr(MARKS_A_PART), record.at)
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


MIN = Format(
    "label-studio-min",
    tr_noop("Label Studio JSON-MIN"),
    recognise_min,
    read_min,
    (".json",),
    NoOptions,
)


_SIGNATURE = ("annotator", "annotation_id", "lead_time")


_ROLES = {
    ColumnRole.WORKER: "annotator",
    ColumnRole.ITEM: "id",
    ColumnRole.TIME: "created_at",
    ColumnRole.SECONDS: "lead_time",
}


_DATA = "_data_"
"""Begins the name of a field of the task where a question has the same name."""


def recognise_csv(head: FileHead) -> bool:
    return head.separator(*_SIGNATURE) is not None


def read_csv(path: Path, options: NoOptions, report: ProgressCallback) -> RawTable:
    """Read the annotations; what is answer and what is data shows by what varies in a task."""
    sheet = read_named(path, _SIGNATURE, report)
    nobody = is_any(sheet.columns["annotator"], ("", "none"))
    if nobody.all():
        raise ReadError(path.name, _no_annotator())
    sheet = sheet.without(nobody, tr(NOT_LABELLED))
    notes: list[str] = []
    asked, data = _data_and_answers(sheet)
    answers = {name: _cell_answers(column, notes) for name, column in asked.items()}
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


def _data_and_answers(
    sheet: PlatformSheet,
) -> tuple[dict[str, CodedColumn], dict[str, CodedColumn]]:
    free = {name: c for name, c in sheet.columns.items() if name not in OWN and is_filled(c)}
    task = sheet.columns.get("id")
    answers = {
        name: column
        for name, column in free.items()
        if task is not None and not name.startswith(_DATA) and varies_within(column, task)
    }
    return answers, {name: column for name, column in free.items() if name not in answers}


def _cell_answers(column: CodedColumn, notes: list[str]) -> CodedColumn:
    found = [_parse_cell_answer(text) for text in distinct_texts(column)]
    rows = np.bincount(column.codes, minlength=len(found))
    marks = int(rows @ np.array([marks for _, marks in found]))
    if marks:
        one = "{n} result marks a part of an item. It is not a label of an item and is skipped."
        many = "{n} results mark parts of items. They are not labels of items and are skipped."
        notes.append(tr_n(one, many, marks))
    return build_column(column.codes, [label or "" for label, _ in found])


CSV = Format(
    "label-studio-csv",
    tr_noop("Label Studio CSV"),
    recognise_csv,
    read_csv,
    (".csv", ".tsv"),
    NoOptions,
)
