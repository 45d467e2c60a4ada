"""Batch results of Amazon Mechanical Turk: a row for each assignment."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from html import unescape
from typing import TYPE_CHECKING

import numpy as np
import pyarrow.compute as pc

from crowdgui.core.errors import ReadError
from crowdgui.core.options import Options, flag, one_of
from crowdgui.io.formats.form import Format
from crowdgui.io.formats.form_answers import FormAnswers, content_of, item_column
from crowdgui.io.formats.numbered_columns import NUMBER, NumberedColumns, numbers_of, unpivot
from crowdgui.io.formats.roles import ColumnRole
from crowdgui.io.formats.sheet import read_named
from crowdgui.io.tabular.coded_columns import (
    combined,
    is_any,
    recoded,
    reworded,
    texts_of,
    words_of,
)
from crowdgui.io.tabular.json_lists import chosen
from crowdgui.io.tabular.raw_table import MOST_COLUMNS, on_left_out
from crowdgui.text.translation import tr, tr_n, tr_noop

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.formats.sheet import PlatformSheet
    from crowdgui.io.tabular.column_encoder import CodedColumn
    from crowdgui.io.tabular.file_head import FileHead
    from crowdgui.io.tabular.raw_table import RawTable


_START = "Answer."


_PACKED = "Answer.taskAnswers"
"""Holds all the answers of an assignment as JSON, a list with one object."""


_LOOKED_AT = 16


_TICKS = frozenset({"", "true", "false"})


def answer_columns(sheet: PlatformSheet, notes: list[str]) -> dict[str, CodedColumn]:
    """Return a column for each question; what could not be taken for one is said in `notes`."""
    found = sheet.named(_START)
    packed = found.pop(_PACKED, None)
    if packed is not None:
        for name, column in _unpacked(packed, notes).items():
            found.setdefault(name, column)
    return _without_boxes(found)


def _unpacked(packed: CodedColumn, notes: list[str]) -> dict[str, CodedColumn]:
    contents = [_parsed(text) for text in words_of(packed)]
    read = [content or FormAnswers() for content in contents]
    rows = np.bincount(packed.codes, minlength=len(contents))
    unread = rows[[content is None for content in contents]].sum()
    if unread:
        one = "{n} cell of Answer.taskAnswers is no JSON and is taken as no answer."
        many = "{n} cells of Answer.taskAnswers are no JSON and are taken as no answer."
        notes.append(tr_n(one, many, int(unread)))
    marks = rows @ np.array([content.regions for content in read])
    if marks:
        one = "{n} answer marks places in an item, such as boxes. It is no label and not read."
        many = "{n} answers mark places in an item, such as boxes. They are no labels and not read."
        notes.append(tr_n(one, many, int(marks)))
    names = list(dict.fromkeys(name for content in read for name in content.answers))
    notes += on_left_out(len(names) - MOST_COLUMNS)
    return {
        _START + name: recoded(packed.codes, (c.answers.get(name, "") for c in read))
        for name in names[:MOST_COLUMNS]
    }


def _parsed(text: str) -> FormAnswers | None:
    if not text.strip():
        return FormAnswers()
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if isinstance(value, list) and len(value) == 1:
        value = value[0]
    return content_of(value) if isinstance(value, dict) else None


def _without_boxes(columns: dict[str, CodedColumn]) -> dict[str, CodedColumn]:
    """Combine check boxes, one column each as in Answer.animal.cat, into one question."""
    groups: dict[str, dict[str, CodedColumn]] = {}
    for name, column in columns.items():
        question, _, option = name.rpartition(".")
        if question.startswith(_START) and _holds_ticks(column):
            groups.setdefault(question, {})[option] = column
    questions = {name: boxes for name, boxes in groups.items() if _is_question(boxes)}
    gone = {f"{question}.{option}" for question, boxes in questions.items() for option in boxes}
    rest = {name: column for name, column in columns.items() if name not in gone}
    return rest | {name: _ticked(boxes) for name, boxes in questions.items() if name not in rest}


def _is_question(boxes: Mapping[str, CodedColumn]) -> bool:
    return len(boxes) > 1 or boxes.keys() == {"on"}


def _holds_ticks(column: CodedColumn) -> bool:
    return {word.lower() for word in _used(column)} <= _TICKS


def _used(column: CodedColumn) -> Iterator[str]:
    """Return the first words in use; boxes have no more than a few."""
    _, rows = np.unique(column.codes, return_index=True)
    return texts_of(column, rows[:_LOOKED_AT])


def _ticked(boxes: Mapping[str, CodedColumn]) -> CodedColumn:
    number, row = combined(list(boxes.values()))
    ticks = zip(*(texts_of(column, row) for column in boxes.values()), strict=True)
    return recoded(number, (_answer(dict(zip(boxes, each, strict=True))) for each in ticks))


def _answer(ticks: Mapping[str, str]) -> str:
    if ticks.keys() == {"on"}:
        return {"true": "on", "false": "off"}.get(ticks["on"].lower(), "")
    return chosen(option for option, tick in ticks.items() if tick.lower() == "true")


_WORKER, _HIT, _TIME, _SECONDS = "WorkerId", "HITId", "SubmitTime", "WorkTimeInSeconds"


_INPUT, _ANSWER = "Input.", "Answer."


_STATUS = "AssignmentStatus"


_NEEDED = (_HIT, _WORKER)


_WHOLE = frozenset({"HITTypeId", "AssignmentId", _STATUS})


_KEPT = (_WORKER, _HIT, _TIME, _SECONDS)


_ENTITY = re.compile(r"&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z]\w{1,30});")
"""An HTML entity; without its semicolon it is as likely a part of a web address."""


@dataclass(frozen=True)
class MturkOptions(Options):
    """How batch results are read."""

    item: str = one_of(
        "inputs",
        {"inputs": tr_noop("Its inputs"), "hit": tr_noop("The HIT")},
        tr_noop("An item is told by"),
        tr_noop("The same inputs are the same item also where they were published again."),
    )
    keep_rejected: bool = flag(
        False, tr_noop("Keep rejected answers"), tr_noop("Of assignments that were not approved.")
    )
    unpivot: bool = flag(
        False,
        tr_noop("Several items a row"),
        tr_noop("Columns with numbers, as in Input.text1 and Answer.q1, are items of their own."),
    )
    unescape: bool = flag(
        True,
        tr_noop("Read HTML signs"),
        tr_noop("Takes &#44; for a comma, and so on, as web forms write them."),
    )


def recognise(head: FileHead) -> bool:
    """Look for answers of workers to HITs, or at least for all that an assignment has."""
    names = head.headers.get(head.separator(*_NEEDED) or "", ())
    return any(name.startswith(_ANSWER) for name in names) or set(names) >= _WHOLE


def read(path: Path, choices: MturkOptions, report: ProgressCallback) -> RawTable:
    """Read the answers, with the inputs beside them."""
    sheet = _kept_rows(read_named(path, _NEEDED, report, _is_wanted), choices)
    notes: list[str] = []
    inputs, answers = sheet.named(_INPUT), answer_columns(sheet, notes)
    if choices.unescape:
        inputs, answers = _plain(inputs), _plain(answers)
    if not answers and len(sheet.lines):
        found = tr("No column holds answers. Download the results once workers have answered.")
        raise ReadError(path.name, found)
    kept = {name: sheet.columns[name] for name in _KEPT if name in sheet.columns}
    parts = NumberedColumns(sheet, inputs, answers, kept)
    if choices.unpivot and numbers_of(answers):
        parts = unpivot(parts)
        if _SECONDS in kept:
            notes.append(tr("The time spent is that of several items, and is not used."))
    else:
        notes += _hint(inputs, answers)
    return _flat(parts, choices, notes)


def _kept_rows(sheet: PlatformSheet, choices: MturkOptions) -> PlatformSheet:
    status = sheet.columns.get(_STATUS)
    if choices.keep_rejected or status is None:
        return sheet
    return sheet.without(is_any(status, ("rejected",)), tr("Rejected by the requester"))


def _flat(parts: NumberedColumns, choices: MturkOptions, notes: list[str]) -> RawTable:
    inputs, answers, kept = parts.inputs, parts.answers, parts.kept
    by = inputs if choices.item == "inputs" and inputs else {_HIT: kept[_HIT]}
    if NUMBER in kept and not (parts.told_apart and by is inputs):
        by = {**by, NUMBER: kept[NUMBER]}
    item, made = item_column(by)
    roles = {ColumnRole.WORKER: _WORKER, ColumnRole.ITEM: item, ColumnRole.TIME: _TIME}
    # The time of several items is not that of one.
    roles |= {} if NUMBER in kept else {ColumnRole.SECONDS: _SECONDS}
    if len(answers) == 1:
        roles[ColumnRole.LABEL] = next(iter(answers))
    columns = {_WORKER: kept[_WORKER], **made, **answers, **inputs, **kept}
    return parts.sheet.flat(columns, roles, notes, content=inputs, asked=answers)


def _is_wanted(name: str) -> bool:
    return name in (*_KEPT, _STATUS) or name.startswith((_INPUT, _ANSWER))


def _plain(columns: dict[str, CodedColumn]) -> dict[str, CodedColumn]:
    return {name: _unescaped(column) for name, column in columns.items()}


def _unescaped(column: CodedColumn) -> CodedColumn:
    if not pc.any(pc.match_substring_regex(column.words, _ENTITY.pattern)).as_py():
        return column
    return reworded(column, lambda text: _ENTITY.sub(lambda found: unescape(found[0]), text))


def _hint(inputs: dict[str, CodedColumn], answers: dict[str, CodedColumn]) -> list[str]:
    numbers = numbers_of(answers)
    if len(numbers) < 2 or numbers != numbers_of(inputs):
        return []
    return [
        tr(
            "Inputs and answers are numbered alike. If each number is an item of its own, choose"
            " “Several items a row”."
        )
    ]


FORMAT = Format("mturk", tr_noop("Amazon MTurk results"), recognise, read, (".csv",), MturkOptions)
