"""JSON exports of Label Studio: a record for each task, with its annotations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from crowdgui.core.options import Options, flag
from crowdgui.io.formats.fields import Fields
from crowdgui.io.formats.form import Format
from crowdgui.io.formats.json_records import json_records
from crowdgui.io.formats.label_studio_values import together
from crowdgui.io.formats.long_table import LongTable
from crowdgui.io.roles import Role
from crowdgui.text.translation import tr, tr_noop

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.formats.flat import Flat
    from crowdgui.io.formats.head import Head

_LISTS = ("annotations", "completions")
"""Completions is what annotations were called before version 1."""


@dataclass(frozen=True)
class LabelStudioChoices(Options):
    """How tasks with annotations are read."""

    keep_cancelled: bool = flag(
        False, tr_noop("Keep skipped annotations"), tr_noop("Of tasks that their worker skipped.")
    )
    predictions: bool = flag(
        False, tr_noop("Models are workers"), tr_noop("Takes predictions for answers of a worker.")
    )
    file_is_worker: bool = flag(
        False, tr_noop("One file a worker"), tr_noop("Takes the name of the file for the worker.")
    )


def recognise(head: Head) -> bool:
    record = head.first_record or {}
    if isinstance(record.get("task"), dict) and isinstance(record.get("result"), list):
        return "completed_by" in record or "lead_time" in record
    some = any(isinstance(record.get(key), list) for key in (*_LISTS, "predictions"))
    return some and isinstance(record.get("data"), dict)


def read(path: Path, choices: LabelStudioChoices, report: ProgressCallback) -> Flat:
    """Read every result of every annotation that labels its task as a whole."""
    reader = _Reader(path, choices)
    for place, record in json_records(path, report):
        reader.take(Fields(path.name, place, record))
    return reader.table.flat(
        tr(
            "No annotation says who made it. Export as JSON with annotators, without hiding their"
            " details; or, if every worker has a file, choose “One file a worker”."
        )
    )


class _Reader:
    """Takes tasks, one after another."""

    def __init__(self, path: Path, choices: LabelStudioChoices):
        self.table = LongTable(path.name, Role.QUESTION, Role.KNOWN, Role.TIME, Role.SECONDS)
        self._choices = choices
        self._worker = path.stem if choices.file_is_worker else ""

    def take(self, record: Fields) -> None:
        # Cloud storage has a file for each annotation, with its task inside.
        alone = "result" in record and "task" in record
        task = record.object("task") if alone else record
        beside = self.table.beside(task.object("data").record)
        for annotation in [record] if alone else _annotations(record):
            cancelled = annotation.flag("was_cancelled") or annotation.flag("skipped")
            if cancelled and not self._choices.keep_cancelled:
                self.table.skip(tr("Skipped by the worker"), record.at)
            else:
                self._add(task, annotation, self._worker or _worker(annotation), beside)
        if self._choices.predictions:
            for prediction in record.objects("predictions"):
                model = prediction.text("model_version") or tr("model")
                self._add(task, prediction, model, beside)
        for _ in record.listed("drafts"):
            self.table.skip(tr("Draft that was not submitted"), record.at)

    def _add(self, task: Fields, annotation: Fields, worker: str, beside: dict[str, str]) -> None:
        answers = _results(annotation)
        if not answers:
            self.table.skip(tr("Submitted without an answer"), task.at)
        for question, values in answers.items():
            label, marks = together(values)
            for _ in range(marks):
                self.table.skip(tr("Marks a part of the item, so it labels no item"), task.at)
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
                    beside=beside,
                )


def _annotations(task: Fields) -> Iterator[Fields]:
    for key in _LISTS:
        yield from task.objects(key)


def _worker(annotation: Fields) -> str:
    by = annotation.record.get("completed_by")
    if not isinstance(by, dict):
        return annotation.text("completed_by") or annotation.text("created_username")
    named = annotation.object("completed_by")
    return next((named.text(key) for key in ("email", "username", "id") if key in named), "")


def _results(annotation: Fields) -> dict[str, list[Any]]:
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
    LabelStudioChoices,
)
