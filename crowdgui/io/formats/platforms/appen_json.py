"""JSON reports of Appen, which was CrowdFlower: a unit a line, with its judgments."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from crowdgui.core.errors import ReadError
from crowdgui.core.options import Options, flag
from crowdgui.io.formats.form import Format
from crowdgui.io.formats.long_table import LongTable
from crowdgui.io.tabular.file_head import list_members, member_names, open_archive, open_member
from crowdgui.io.tabular.json_lists import (
    JsonFields,
    format_json_cell,
    format_options,
    json_records,
    read_records,
)
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.text.options import OptionText, add_option_texts
from crowdgui.text.translation import tr, tr_n, tr_noop

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.tabular.file_head import FileHead
    from crowdgui.io.tabular.raw_table import RawTable


_GOLD, _REASON = "_gold", "_gold_reason"


@dataclass(frozen=True)
class AppenJsonOptions(Options):
    """How a JSON report is read."""

    keep_tainted: bool = flag(False)


add_option_texts(
    {
        "AppenJsonOptions.keep_tainted": OptionText(
            tr_noop("Keep tainted judgments"),
            tr_noop("Judgments by contributors who failed the job’s quality control."),
        )
    }
)


def recognise(head: FileHead) -> bool:
    record = head.first_record or _first_of_archive(head) or {}
    results = record.get("results")
    return isinstance(results, dict) and isinstance(results.get("judgments"), list)


def _first_of_archive(head: FileHead) -> dict[str, Any] | None:
    """Return the first record of an archive that holds a single file of JSON."""
    names = [name for name in member_names(head) if name.endswith((".json", ".jsonl"))]
    if len(names) != 1:
        return None
    try:
        with (
            open_archive(head.path) as archive,
            open_member(archive, archive.getinfo(names[0])) as file,
        ):
            record = json.loads(file.readline(1 << 20))
    except (ReadError, ValueError, KeyError, RecursionError):
        return None
    return record if isinstance(record, dict) else None


def read(path: Path, choices: AppenJsonOptions, report: ProgressCallback) -> RawTable:
    """Read the judgments; the gold of test questions is read as known labels."""
    roles = (ColumnRole.QUESTION, ColumnRole.KNOWN, ColumnRole.TIME)
    reader = _Reader(path.name, LongTable(path.name, *roles), keep_tainted=choices.keep_tainted)
    for place, record in _records(path, report):
        reader.take(JsonFields(path.name, place, record))
    reader.explain()
    return reader.table.flat(tr("No judgment names its contributor. Export the report again."))


def _records(path: Path, report: ProgressCallback) -> Iterator[tuple[int, dict[str, Any]]]:
    if path.suffix.lower() != ".zip":
        yield from json_records(path, report)
        return
    with open_archive(path) as archive:
        member = next(m for m in list_members(archive) if m.filename.endswith((".json", ".jsonl")))
        with open_member(archive, member) as file:
            yield from read_records(file, path.name, member.file_size, report)


class _Reader:
    """Takes units, one after another."""

    def __init__(self, name: str, table: LongTable, *, keep_tainted: bool) -> None:
        self.table = table
        self._name = name
        self._keep_tainted = keep_tainted
        self._ambiguous = self._multiple = 0

    def take(self, unit: JsonFields) -> None:
        item, data = unit.text("id"), unit.object("data")
        shown = {
            key: value
            for key, value in data.record.items()
            if not key.startswith("_") and not key.endswith((_GOLD, _REASON))
        }
        beside = self.table.beside(shown)
        asked: set[str] = set()
        for judgment in unit.object("results").objects("judgments"):
            if judgment.flag("tainted") and not self._keep_tainted:
                self.table.skip(tr("Tainted: its contributor failed quality control"), unit.at)
                continue
            for question, answer in judgment.object("data").record.items():
                # What a form adds of itself, such as the links that were clicked.
                if question.startswith("_"):
                    continue
                asked.add(question)
                self.table.add(
                    unit.at,
                    item=item,
                    worker=judgment.text("worker_id"),
                    label=self._label(answer),
                    question=question,
                    time=judgment.text("created_at"),
                    beside=beside,
                )
        for question in asked:
            self._take_gold(unit, item, question, data.record.get(question + _GOLD))

    def _label(self, answer: Any) -> str:
        """Return the answer of one judgment; several options are one class."""
        if not isinstance(answer, list):
            return format_json_cell(answer)
        texts = [format_json_cell(one) for one in answer]
        self._multiple += len(texts) > 1
        return format_options(texts)

    def _take_gold(self, unit: JsonFields, item: str, question: str, gold: Any) -> None:
        accepted = gold if isinstance(gold, list) else str(gold or "").splitlines()
        words = [text for one in accepted if (text := format_json_cell(one).strip())]
        if len(words) > 1:
            self._ambiguous += 1
        elif words:
            self.table.add(
                unit.at, item=item, worker="", label=words[0], question=question, known=True
            )

    def explain(self) -> None:
        if self._multiple:
            one = "{n} judgment gives several labels; together they are read as one class."
            many = "{n} judgments give several labels; together they are read as one class."
            self.table.notes.append(tr_n(one, many, self._multiple))
        if self._ambiguous:
            one = "{n} test question accepts several answers, so it gives no gold label."
            many = "{n} test questions accept several answers, so they give no gold label."
            self.table.notes.append(tr_n(one, many, self._ambiguous))


FORMAT = Format(
    "appen-json",
    tr_noop("Appen JSON report"),
    recognise,
    read,
    (".json", ".jsonl", ".zip"),
    AppenJsonOptions,
)
