"""Datasets of Learning with Disagreements: items with a list of annotators and one of labels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from crowdgui.core.errors import ReadError
from crowdgui.core.options import Options, flag
from crowdgui.io.formats.form import Format
from crowdgui.io.formats.long_table import LongTable
from crowdgui.io.formats.research.list_cells import split_list
from crowdgui.io.tabular.json_lists import json_members, one_or_more
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.text.translation import format_number, tr, tr_noop
from crowdgui.text.wording import OptionText, add_option_texts

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.tabular.file_head import FileHead
    from crowdgui.io.tabular.raw_table import RawTable


_WORKERS, _LABELS, _TASK, _OTHER = (
    *("annotators", "annotations", "annotation task"),
    "other annotations",
)


_TEXT = ("text", "sentence", "context", "response", "premise", "hypothesis")


@dataclass(frozen=True)
class LewidiOptions(Options):
    """How a dataset is read."""

    further: bool = flag(False)


add_option_texts(
    {
        "LewidiOptions.further": OptionText(
            tr_noop("Further questions"),
            tr_noop("Labels of other questions to the same workers, as questions of their own."),
        )
    }
)


def recognise(head: FileHead) -> bool:
    record = head.first_record or {}
    first = next(iter(record.values()), None)
    return isinstance(first, dict) and _LABELS in first and _WORKERS in first


def read(path: Path, options: LewidiOptions, report: ProgressCallback) -> RawTable:
    """Read a label for each annotator; the majority and the shares of labels are not read."""
    table = LongTable(path.name, ColumnRole.QUESTION)
    for place, item, entry in json_members(path, report):
        if not isinstance(entry, dict):
            why = tr("“{key}” isn’t an item with annotators and annotations.", key=item)
            raise ReadError(path.name, why)
        beside = table.beside({key: entry[key] for key in _TEXT if key in entry})
        for question, answers in _questions(entry, further=options.further):
            for worker, label in _pairs(path, item, entry.get(_WORKERS), answers):
                table.add(
                    place, item=item, worker=worker, label=label, question=question, beside=beside
                )
    return table.flat()


def _questions(entry: dict[str, Any], *, further: bool) -> Iterator[tuple[str, Any]]:
    """Return the labels of the task, and those of further questions to the same workers."""
    yield str(entry.get(_TASK) or ""), entry.get(_LABELS)
    other = entry.get("other_info")
    named = other.get(_OTHER) if further and isinstance(other, dict) else None
    if isinstance(named, dict):
        yield from ((str(name), answers) for name, answers in named.items())


def _pairs(path: Path, item: str, workers: Any, answers: Any) -> Iterator[tuple[str, str]]:
    if isinstance(answers, dict):
        for worker, answer in answers.items():
            yield str(worker), one_or_more(answer)
        return
    names, labels = split_list(workers), split_list(answers)
    if len(names) != len(labels):
        why = tr(
            "“{item}” lists {n} workers but {labels} labels.",
            item=item,
            n=format_number(len(names)),
            labels=format_number(len(labels)),
        )
        raise ReadError(path.name, why)
    yield from zip(names, labels, strict=True)


FORMAT = Format(
    "lewidi", tr_noop("Learning with Disagreements"), recognise, read, (".json",), LewidiOptions
)
