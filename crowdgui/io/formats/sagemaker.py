"""SageMaker Ground Truth: a folder with a file for each worker's answer, or a custom manifest."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from crowdgui.core.errors import ReadError
from crowdgui.core.progress import ignore_progress
from crowdgui.io.formats.answer_content import content_of
from crowdgui.io.formats.fields import Fields
from crowdgui.io.formats.form import Format, NoChoices
from crowdgui.io.formats.json_records import json_records, records_in
from crowdgui.io.formats.long_table import LongTable
from crowdgui.io.formats.pages_of_work import seconds_between
from crowdgui.io.formats.sagemaker_folder import answer_files, manifest_of, response_folder
from crowdgui.io.roles import Role
from crowdgui.io.text.utf8 import opened
from crowdgui.text.translation import tr, tr_noop

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.formats.flat import Flat
    from crowdgui.io.formats.head import Head

_SOURCES = ("source", "source-ref")

_ALL = "annotationsFromAllWorkers"


def recognise(head: Head) -> bool:
    if head.path.is_dir():
        return response_folder(head.path) is not None
    record = head.first_record or {}
    if "datasetObjectId" in record and isinstance(record.get("annotations"), list):
        return True
    return any(key in record for key in _SOURCES) and any(
        key.endswith("-metadata") or (isinstance(value, dict) and _ALL in value)
        for key, value in record.items()
    )


def read(path: Path, choices: NoChoices, report: ProgressCallback) -> Flat:
    """Read the workers' own answers, never the label that was made of them."""
    table = LongTable(path.name, Role.QUESTION, Role.TIME, Role.SECONDS)
    if path.is_dir():
        _read_folder(table, path, report)
    else:
        _read_file(table, path, report)
    return table.flat(tr("No answer names its worker."))


def _read_folder(table: LongTable, path: Path, report: ProgressCallback) -> None:
    shown = _manifest(manifest_of(path), report)
    for place, (item, file) in enumerate(answer_files(path, report), 1):
        name = f"{item}/{file.name}"
        for _, record in _records(file, name):
            fields = Fields(name, place, record)
            beside = table.beside(shown.get(item, {}))
            # A file holds one answer, or all that there are of its item.
            answers = fields.objects("answers") if "answers" in fields else [fields]
            for answer in answers:
                content = answer.record.get("answerContent")
                _add(table, place, item, answer, content, beside)


def _records(path: Path, name: str) -> Iterator[tuple[int, dict[str, Any]]]:
    with opened(path) as file:
        yield from records_in(file, name, path.stat().st_size, ignore_progress)


def _manifest(path: Path | None, report: ProgressCallback) -> dict[str, dict[str, Any]]:
    """Return what was shown of each item, by its line in the manifest from 0."""
    if path is None:
        return {}
    return {
        str(place - 1): {key: record[key] for key in _SOURCES if key in record}
        for place, record in json_records(path, report)
    }


def _read_file(table: LongTable, path: Path, report: ProgressCallback) -> None:
    for place, record in json_records(path, report):
        fields = Fields(path.name, place, record)
        some = False
        item = fields.text("datasetObjectId") or str(place - 1)
        shown = fields.object("dataObject") if "dataObject" in fields else fields
        beside = table.beside(
            {k: v for k, v in shown.record.items() if k in (*_SOURCES, "content", "s3Uri")}
        )
        for answer in _of_all_workers(fields):
            some = True
            content = _parsed(answer.object("annotationData").record.get("content"))
            _add(table, place, item, answer, content, beside)
        if not some:
            table.skip(tr("Only the final label is given, not who gave it"), place)
    if not table.n_rows:
        found = tr(
            "This manifest holds final labels only. Open the folder of the job instead: the"
            " workers' answers are in “annotations/worker-response”."
        )
        raise ReadError(path.name, found)


def _of_all_workers(record: Fields) -> Iterator[Fields]:
    if "datasetObjectId" in record:
        yield from record.objects("annotations")
        return
    for key, value in record.record.items():
        if isinstance(value, dict) and _ALL in value:
            yield from record.object(key).objects(_ALL)


def _parsed(content: Any) -> Any:
    """Read the answer, which stands as JSON in a text."""
    if not isinstance(content, str):
        return content
    try:
        return json.loads(content)
    except (ValueError, RecursionError):
        return None


def _add(
    table: LongTable,
    place: int,
    item: str,
    answer: Fields,
    content: Any,
    beside: dict[str, str],
) -> None:
    found = content_of(content)
    for _ in range(found.regions):
        table.skip(tr("Marks a part of the item, so it labels no item"), place)
    if not found.answers and not found.regions:
        table.skip(tr("Submitted without an answer"), place)
    time = answer.text("submissionTime")
    seconds = answer.text("timeSpentInSeconds") or seconds_between(
        answer.text("acceptanceTime"), time
    )
    for question, label in found.answers.items():
        table.add(
            place,
            item=item,
            worker=answer.text("workerId"),
            label=label,
            question=question,
            time=time,
            seconds=seconds,
            beside=beside,
        )


FORMAT = Format(
    "sagemaker",
    tr_noop("SageMaker Ground Truth"),
    recognise,
    read,
    (".manifest", ".json", ".jsonl"),
    NoChoices,
)
