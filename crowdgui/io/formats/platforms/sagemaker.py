"""SageMaker Ground Truth: a folder with a file for each worker's answer, or a custom manifest."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from crowdgui.core.errors import ReadError
from crowdgui.core.labels import natural_order
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.io.formats.form import MARKS_A_PART, NO_LABEL, Format, NoOptions
from crowdgui.io.formats.form_answers import find_form_answers, seconds_between
from crowdgui.io.formats.long_table import LongTable
from crowdgui.io.reachable import not_opened
from crowdgui.io.tabular.encoding import open_checked
from crowdgui.io.tabular.json_lists import JsonFields, json_records, read_records
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.text.translation import tr, tr_noop

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.tabular.file_head import FileHead
    from crowdgui.io.tabular.raw_table import RawTable


_ITERATION = "iteration-"


_DEEPEST = 4
"""Folders from that of the answers up to that of the job."""


def _response_folder(path: Path) -> Path | None:
    """Find the folder that has a folder for each iteration, in `path` or where jobs have it."""
    for folder in (path, path / "worker-response", path / "annotations" / "worker-response"):
        if _iterations(folder):
            return folder
    # One iteration, with a folder for each item.
    if path.name.startswith(_ITERATION) and path.parent.name == "worker-response":
        return path
    return None


def _answer_files(path: Path, report: ProgressCallback) -> Iterator[tuple[str, Path]]:
    """Return every file of answers with the item it is of, which its folder is called after."""
    folder = _response_folder(path)
    iterations = [] if folder is None else _iterations(folder) or [folder]
    for iteration in iterations:
        items = _sorted(iteration, "")
        for done, item in enumerate(items):
            report(Progress(tr("Reading {file}", file=path.name), done / len(items)))
            for file in _sorted(item, ".json"):
                yield item.name, file


def _find_manifest(path: Path) -> Path | None:
    """Find the manifest that says what each item is."""
    for folder in [path, *path.parents][:_DEEPEST]:
        manifest = folder / "manifests" / "output" / "output.manifest"
        if manifest.is_file():
            return manifest
    return None


def _iterations(folder: Path) -> list[Path]:
    return [inner for inner in _sorted(folder, "") if inner.name.startswith(_ITERATION)]


def _sorted(folder: Path, ending: str) -> list[Path]:
    """Return the folders in a folder, or its files with an ending, in the order of their names."""
    if not folder.is_dir():
        return []
    try:
        found = [
            inner
            for inner in folder.iterdir()
            if (inner.is_file() and inner.suffix == ending if ending else inner.is_dir())
        ]
    except OSError as error:
        raise not_opened(folder.name, error) from error
    return [found[place] for place in natural_order([inner.name for inner in found])]


_SOURCES = ("source", "source-ref")


_ALL = "annotationsFromAllWorkers"


def recognise(head: FileHead) -> bool:
    if head.path.is_dir():
        return _response_folder(head.path) is not None
    record = head.first_record or {}
    if "datasetObjectId" in record and isinstance(record.get("annotations"), list):
        return True
    return any(key in record for key in _SOURCES) and any(
        key.endswith("-metadata") or (isinstance(value, dict) and _ALL in value)
        for key, value in record.items()
    )


def read(path: Path, options: NoOptions, report: ProgressCallback) -> RawTable:
    """Read the workers' own answers, never the label that was made of them."""
    table = LongTable(path.name, ColumnRole.QUESTION, ColumnRole.TIME, ColumnRole.SECONDS)
    if path.is_dir():
        _read_folder(table, path, report)
    else:
        _read_file(table, path, report)
    return table.flat()


def _read_folder(table: LongTable, path: Path, report: ProgressCallback) -> None:
    shown = _manifest(_find_manifest(path), report)
    for place, (item, file) in enumerate(_answer_files(path, report), 1):
        name = f"{item}/{file.name}"
        for _, record in _records(file, name):
            fields = JsonFields(name, place, record)
            beside = table.beside(shown.get(item, {}))
            # A file holds one answer, or all that there are of its item.
            answers = fields.objects("answers") if "answers" in fields else [fields]
            for answer in answers:
                content = answer.record.get("answerContent")
                _add(table, place, item, answer, content, beside)


def _records(path: Path, name: str) -> Iterator[tuple[int, dict[str, Any]]]:
    with open_checked(path) as file:
        yield from read_records(file, name, path.stat().st_size, ignore_progress)


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
        fields = JsonFields(path.name, place, record)
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
            "This manifest holds only final labels. Open the job’s folder instead: the "
            "workers’ labels are in “annotations/worker-response”."
        )
        raise ReadError(path.name, found)


def _of_all_workers(record: JsonFields) -> Iterator[JsonFields]:
    if "datasetObjectId" in record:
        yield from record.objects("annotations")
        return
    for key, value in record.record.items():
        if isinstance(value, dict) and _ALL in value:
            yield from record.object(key).objects(_ALL)


def _parsed(content: Any) -> Any:
    """Read the answer, which is JSON inside a text."""
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
    answer: JsonFields,
    content: Any,
    beside: dict[str, str],
) -> None:
    found = find_form_answers(content)
    for _ in range(found.regions):
        table.skip(tr(MARKS_A_PART), place)
    if not found.answers and not found.regions:
        table.skip(tr(NO_LABEL), place)
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
    NoOptions,
)
