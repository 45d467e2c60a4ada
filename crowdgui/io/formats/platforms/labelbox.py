"""Exports of Labelbox: a line for each data row, with its labels in every project."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from crowdgui.core.errors import ReadError
from crowdgui.core.options import Options, flag
from crowdgui.io.formats.form import (
    MARKS_A_PART,
    NOT_LABELLED,
    SKIPPED,
    Format,
    NoOptions,
    describe_rejected,
)
from crowdgui.io.formats.long_table import LongTable
from crowdgui.io.tabular.json_lists import JsonFields, format_options, json_records
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.text.translation import tr, tr_noop
from crowdgui.text.wording import OptionText, add_option_texts

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.tabular.file_head import FileHead
    from crowdgui.io.tabular.raw_table import RawTable


_BESIDE = ("row_data", "global_key", "external_id")


_DEEPEST = 8
"""Questions that depend on the answer to another, one below the other."""


@dataclass(frozen=True)
class LabelboxOptions(Options):
    """How data rows are read."""

    keep_skipped: bool = flag(False)


add_option_texts(
    {
        "LabelboxOptions.keep_skipped": OptionText(
            tr_noop("Keep skipped labels"),
            tr_noop("Labels of data rows that their worker skipped."),
        ),
    }
)


def recognise(head: FileHead) -> bool:
    record = head.first_record or {}
    return isinstance(record.get("data_row"), dict) and (
        isinstance(record.get("projects"), dict) or "media_attributes" in record
    )


def read(path: Path, options: LabelboxOptions, report: ProgressCallback) -> RawTable:
    """Read the classifications of every label; a benchmark is known truth."""
    table = LongTable(
        path.name, ColumnRole.QUESTION, ColumnRole.KNOWN, ColumnRole.TIME, ColumnRole.SECONDS
    )
    some_label = False
    rejected = 0
    for place, record in json_records(path, report):
        row = JsonFields(path.name, place, record)
        labels = [
            label for _, project in row.members("projects") for label in project.objects("labels")
        ]
        some_label |= bool(labels)
        rejected += sum(map(_is_rejected, labels))
        _take(table, row.object("data_row"), labels, options)
    if not some_label:
        found = tr("There are no labels in this export. Export with “Labels” and their details.")
        raise ReadError(path.name, found)
    table.notes += describe_rejected(rejected)
    return table.flat(
        tr("No label says who made it. Export with “Label details” and “Performance”.")
    )


def _is_rejected(label: JsonFields) -> bool:
    """Return whether the last review is a thumb down."""
    score = label.object("label_details").last("reviews").get("score")
    return isinstance(score, int | float) and score < 0


def _take(
    table: LongTable, data_row: JsonFields, labels: list[JsonFields], options: LabelboxOptions
) -> None:
    known = {
        label.object("performance_details").text("benchmark_reference_label") for label in labels
    } - {""}
    beside = table.beside({key: data_row.record.get(key) for key in _BESIDE})
    if not labels:
        table.skip(tr(NOT_LABELLED), data_row.at)
    for label in labels:
        details, speed = label.object("label_details"), label.object("performance_details")
        if speed.flag("skipped") and not options.keep_skipped:
            table.skip(tr(SKIPPED), label.at)
            continue
        inner = label.object("annotations")
        for _ in inner.listed("objects"):
            table.skip(tr(MARKS_A_PART), label.at)
        for question, answer in _answers(inner):
            table.add(
                label.at,
                item=data_row.text("id") or data_row.text("global_key"),
                worker=details.text("created_by"),
                label=answer,
                question=question,
                known=label.text("id") in known,
                time=details.text("created_at"),
                seconds=speed.text("seconds_to_create"),
                beside=beside,
            )


def _answers(holder: JsonFields, above: str = "", depth: int = 0) -> Iterator[tuple[str, str]]:
    """Return every question with its answer, those that depend on an answer after it."""
    for question in holder.objects("classifications"):
        name = above + (question.text("name") or question.text("value"))
        options = [question.object("radio_answer")] if "radio_answer" in question else []
        options += question.objects("checklist_answers")
        if options:
            yield (
                name,
                format_options(option.text("name") or option.text("value") for option in options),
            )
        elif "text_answer" in question:
            yield name, question.object("text_answer").text("content")
        for option in options if depth < _DEEPEST else ():
            yield from _answers(option, f"{name} > ", depth + 1)


def recognise_old(head: FileHead) -> bool:
    record = head.first_record or {}
    return {"Label", "Created By"} <= record.keys() and not {"ID", "DataRow ID"}.isdisjoint(record)


def read_old(path: Path, _: NoOptions, report: ProgressCallback) -> RawTable:
    """Read the classifications of exports as they were before 2023: a record for each label."""
    table = LongTable(path.name, ColumnRole.QUESTION, ColumnRole.TIME, ColumnRole.SECONDS)
    marks = 0
    for place, record in json_records(path, report):
        row = JsonFields(path.name, place, record)
        # A data row that was skipped has a word or nothing in place of its label.
        label = row.object("Label") if isinstance(record.get("Label"), dict) else None
        if label is None:
            table.skip(tr(SKIPPED), place)
            continue
        for _mark in label.listed("objects"):
            marks += 1
            table.skip(tr(MARKS_A_PART), place)
        for question, answer in _old_answers(label):
            table.add(
                place,
                item=row.text("DataRow ID") or row.text("External ID") or row.text("ID"),
                worker=row.text("Created By"),
                label=answer,
                question=question,
                time=row.text("Created At"),
                seconds=row.text("Seconds to Label"),
                beside=table.beside({"Labeled Data": record.get("Labeled Data")}),
            )
    if marks and not table.n_rows:
        found = tr(
            "All labels mark parts of items, such as boxes or words. CrowdGUI needs labels of "
            "whole items."
        )
        raise ReadError(path.name, found)
    return table.flat(
        tr("No label says who made it. Export with “Label details” and “Performance”.")
    )


def _old_answers(label: JsonFields) -> Iterator[tuple[str, str]]:
    for question in label.objects("classifications"):
        name = question.text("title") or question.text("value")
        answer = question.record.get("answer")
        options = list(question.objects("answers"))
        if isinstance(answer, dict):
            options.append(question.object("answer"))
        if options:
            yield name, format_options(o.text("value") or o.text("title") for o in options)
        elif isinstance(answer, str) and answer:
            yield name, answer


OLD = Format(
    "labelbox-v1", tr_noop("Labelbox export (old)"), recognise_old, read_old, (".json", ".ndjson")
)


FORMAT = Format(
    "labelbox", tr_noop("Labelbox export"), recognise, read, (".ndjson", ".json"), LabelboxOptions
)
