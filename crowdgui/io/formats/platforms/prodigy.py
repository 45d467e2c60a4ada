"""Datasets of Prodigy as its db-out command writes them: a line for each answer."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import unquote

from crowdgui.core.options import Options, flag, one_of
from crowdgui.io.formats.form import FILE_IS_WORKER, MARKS_A_PART, Format
from crowdgui.io.formats.long_table import LongTable
from crowdgui.io.tabular.json_lists import JsonFields, format_options, json_records
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.text.translation import tr, tr_n, tr_noop
from crowdgui.text.wording import OptionText, add_option_texts

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.tabular.file_head import FileHead
    from crowdgui.io.tabular.raw_table import RawTable


_SIGNATURE = frozenset({"_input_hash", "_task_hash"})


_CONTENT = ("text", "image", "html", "audio", "video", "meta")


_MARKS = ("spans", "relations", "arcs", "audio_spans")
"""Parts of a task that mark places in its item."""


_CHOICE = "choice"
"""The question of tasks with options, which have no name for it."""


_UNNAMED = re.compile(r"(.*-)?\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d")
"""A session that nobody gave a name is called after the time it began at."""


@dataclass(frozen=True)
class ProdigyOptions(Options):
    """How a dataset is read."""

    item: str = one_of("input", ("input", "task"))
    file_is_worker: bool = flag(False)
    without_dataset: bool = flag(False)


add_option_texts(
    {
        "ProdigyOptions.item": OptionText(
            tr_noop("Identify items by"),
            tr_noop("The same text with another question is another task, but the same item."),
            {"input": tr_noop("What was shown"), "task": tr_noop("The task, with its question")},
        ),
        "ProdigyOptions.file_is_worker": FILE_IS_WORKER,
        "ProdigyOptions.without_dataset": OptionText(
            tr_noop("Worker names without the dataset name"),
            tr_noop("Removes the part that all names start with, up to a hyphen."),
        ),
    }
)


def recognise(head: FileHead) -> bool:
    record = head.first_record or {}
    return record.keys() >= _SIGNATURE and "answer" in record


def read(path: Path, options: ProdigyOptions, report: ProgressCallback) -> RawTable:
    """Read the answers that are labels of an item as a whole."""
    reader = _Reader(path, options)
    if options.without_dataset and not options.file_is_worker:
        records = json_records(path, report)
        names = {_worker(JsonFields(path.name, *record)) for record in records}
        reader.start = _common_start({name for name in names if not _UNNAMED.fullmatch(name)})
    for place, record in json_records(path, report):
        reader.take(JsonFields(path.name, place, record))
    reader.explain()
    return reader.table.flat(
        tr(
            "No label says who gave it. If every worker has their own dataset, choose "
            "“One file per worker”."
        ),
        file_may=True,
    )


class _Reader:
    """Takes answers, one after another."""

    def __init__(self, path: Path, options: ProdigyOptions):
        self.table = LongTable(path.name, ColumnRole.QUESTION, ColumnRole.TIME)
        self.start = ""
        self._options = options
        self._worker = path.stem if options.file_is_worker else ""
        self._unnamed = self._reviewed = 0

    def take(self, record: JsonFields) -> None:
        answer = record.text("answer")
        if answer == "ignore":
            self.table.skip(tr("Ignored by the worker"), record.at)
            return
        self._reviewed += "versions" in record
        question, label, reason = _label(record, answer)
        if reason:
            self.table.skip(reason, record.at)
            return
        worker = self._worker or _worker(record)
        self._unnamed += _UNNAMED.fullmatch(worker) is not None
        self.table.add(
            record.at,
            item=record.text("_input_hash" if self._options.item == "input" else "_task_hash"),
            worker=worker.removeprefix(self.start),
            label=label,
            question=question,
            time=record.text("_timestamp"),
            beside=self.table.beside({k: record.record[k] for k in _CONTENT if k in record}),
        )

    def explain(self) -> None:
        if self._unnamed:
            one = "{n} label is from a session without a name; its start time is used as worker."
            many = (
                "{n} labels are from sessions without a name; their start times are used as "
                "workers."
            )
            self.table.notes.append(tr_n(one, many, self._unnamed))
        if self._reviewed:
            one = "{n} label is from a reviewer. The versions it is based on are not read as well."
            many = (
                "{n} labels are from a reviewer. The versions they are based on are "
                "not read as well."
            )
            self.table.notes.append(tr_n(one, many, self._reviewed))


def _worker(record: JsonFields) -> str:
    return unquote(record.text("_annotator_id") or record.text("_session_id"))


def _common_start(names: set[str]) -> str:
    """Return what all names begin with, up to a hyphen, if each goes on after it."""
    if len(names) < 2:
        return ""
    low, high = min(names), max(names)
    same = next((i for i, (a, b) in enumerate(zip(low, high, strict=False)) if a != b), len(low))
    start = low[: low.rfind("-", 0, same) + 1]
    return "" if start in names else start


def _label(record: JsonFields, answer: str) -> tuple[str, str, str]:
    """Return question and label of an answer, or else the reason why it has none."""
    if "options" in record:
        return _choice(record, answer)
    if any(record.listed(key) for key in _MARKS):
        return "", "", tr(MARKS_A_PART)
    name = record.text("label")
    if answer not in ("accept", "reject"):
        return "", "", tr("Neither accepted nor rejected")
    if not name:
        return "", record.text("user_input") or answer, ""
    return name, name if answer == "accept" else tr("not {label}", label=name), ""


def _choice(record: JsonFields, answer: str) -> tuple[str, str, str]:
    if answer != "accept":
        return "", "", tr("The task was rejected, so no option was chosen")
    options = {option.text("id"): option.text("text") for option in record.objects("options")}
    accepted = record.record.get("accept")
    ids = accepted if isinstance(accepted, list) else [accepted]
    texts = [format_options([one]) for one in ids]
    label = format_options(options.get(text) or text for text in texts)
    # Who accepts without a choice has found none of the options, or has given no label.
    return _CHOICE, label, ""


FORMAT = Format("prodigy", tr_noop("Prodigy"), recognise, read, (".jsonl", ".json"), ProdigyOptions)
