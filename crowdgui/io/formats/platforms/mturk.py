"""Results of Amazon Mechanical Turk, with one item or several in each row."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from crowdgui.core.errors import ReadError
from crowdgui.core.options import Options, flag, one_of
from crowdgui.io.formats.answer_columns import sort_answers
from crowdgui.io.formats.form import REJECTED, Format
from crowdgui.io.formats.form_answers import FormAnswers, find_form_answers, item_column
from crowdgui.io.formats.option_columns import as_options, describe_sets, fill_boxes, join_boxes
from crowdgui.io.formats.sheet import read_named
from crowdgui.io.tabular.coded_columns import (
    build_column,
    combine_codes,
    distinct_texts,
    interleave,
    is_any,
    is_blank,
    map_texts,
    repeat_rows,
    take_rows,
)
from crowdgui.io.tabular.column_encoder import CodedColumn
from crowdgui.io.tabular.file_head import FileHead
from crowdgui.io.tabular.raw_table import MOST_FIELDS, describe_dropped_columns
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.text.translation import join_list, tr, tr_n, tr_noop
from crowdgui.text.wording import OptionText, add_option_texts

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.formats.sheet import PlatformSheet
    from crowdgui.io.tabular.raw_table import RawTable


_NUMBERED = re.compile(r"(?P<before>\D*)(?P<number>\d{1,4})(?P<after>\D*)")


NUMBER_COLUMN = "number"
"""The column that says which of the items of its row each item was."""


@dataclass(frozen=True, eq=False)
class NumberedColumns:
    """The columns of a sheet: inputs, answers and others.

    `own_inputs` says whether all items of a row have inputs of their own.
    """

    sheet: PlatformSheet
    inputs: dict[str, CodedColumn]
    answers: dict[str, CodedColumn]
    kept: dict[str, CodedColumn]
    own_inputs: bool = True


def _column_numbers(columns: Mapping[str, CodedColumn]) -> tuple[int, ...]:
    """Return the numbers that distinguish columns of one name.

    None unless there are at least two.
    """
    families = _families(columns).values()
    return tuple(sorted({n for family in families for n in family if len(family) > 1}))


def unpivot(parts: NumberedColumns) -> NumberedColumns:
    """Make a row of each item; columns without one of the numbers go with every item."""
    sheet, numbers = parts.sheet, _column_numbers(parts.answers)
    own, shared = _spread(parts.inputs, numbers)
    asked, asked_once = _spread(parts.answers, numbers)
    others = {name: repeat_rows(column, len(numbers)) for name, column in parts.kept.items()}
    others[NUMBER_COLUMN] = _number(numbers, len(sheet.lines))
    # A row may have fewer items than there are columns for; the rest of them is no answer left out.
    blank = np.logical_and.reduce([is_blank(c) for c in (*own.values(), *asked.values())])
    rows = np.flatnonzero(~blank)
    lines = np.repeat(sheet.lines, len(numbers))[rows]
    return NumberedColumns(
        replace(sheet, columns={}, lines=lines),
        _taken(own | shared, rows),
        _taken(asked | asked_once, rows),
        _taken(others, rows),
        bool(own),
    )


def _families(columns: Mapping[str, CodedColumn]) -> dict[str, dict[int, str]]:
    """Sort columns by their names without their number."""
    found: dict[str, dict[int, str]] = {}
    for name in columns:
        match = _NUMBERED.fullmatch(name)
        if match:
            stem = (match["before"] + match["after"]).rstrip("._- ")
            found.setdefault(stem, {}).setdefault(int(match["number"]), name)
    return found


def _spread(
    columns: dict[str, CodedColumn], numbers: tuple[int, ...]
) -> tuple[dict[str, CodedColumn], dict[str, CodedColumn]]:
    """Return the columns that had numbers, without them, and all others, with a row an item."""
    families = {
        stem: family
        for stem, family in _families(columns).items()
        if len(family.keys() & set(numbers)) > 1 and stem not in columns
    }
    gone = {name for family in families.values() for name in family.values()}
    others = {name: repeat_rows(c, len(numbers)) for name, c in columns.items() if name not in gone}
    spread = {}
    for stem, family in families.items():
        some = columns[next(iter(family.values()))]
        nothing = CodedColumn(np.zeros_like(some.codes), pa.array([""], pa.string()))
        spread[stem] = interleave([columns.get(family.get(n, ""), nothing) for n in numbers])
    return spread, others


def _number(numbers: tuple[int, ...], rows: int) -> CodedColumn:
    words = pa.array([str(n) for n in numbers], pa.string())
    return CodedColumn(np.tile(np.arange(len(numbers)), rows), words)


def _taken(columns: dict[str, CodedColumn], rows: IntArray) -> dict[str, CodedColumn]:
    return {name: take_rows(column, rows) for name, column in columns.items()}


_START = "Answer."


_PACKED = "Answer.taskAnswers"
"""Holds all the answers of an assignment as JSON, a list with one object."""


def answer_columns(sheet: PlatformSheet, notes: list[str]) -> dict[str, CodedColumn]:
    """Return a column for each question; what could not be taken for one is said in `notes`."""
    found = sheet.named(_START)
    packed = found.pop(_PACKED, None)
    if packed is not None:
        for name, column in _unpacked(packed, notes).items():
            found.setdefault(name, column)
    return join_boxes(found, _START)


def _unpacked(packed: CodedColumn, notes: list[str]) -> dict[str, CodedColumn]:
    contents = [_parsed(text) for text in distinct_texts(packed)]
    read = [content or FormAnswers() for content in contents]
    rows = np.bincount(packed.codes, minlength=len(contents))
    unread = rows[[content is None for content in contents]].sum()
    if unread:
        one = "{n} cell of Answer.taskAnswers isn’t valid JSON and is read as empty."
        many = "{n} cells of Answer.taskAnswers aren’t valid JSON and are read as empty."
        notes.append(tr_n(one, many, int(unread)))
    marks = rows @ np.array([content.regions for content in read])
    if marks:
        one = "{n} entry marks a part of an item, such as a box. It is not a label and is skipped."
        many = (
            "{n} entries mark parts of an item, such as boxes. They are not labels and are skipped."
        )
        notes.append(tr_n(one, many, int(marks)))
    names = list(dict.fromkeys(name for content in read for name in content.answers))
    notes += describe_dropped_columns(len(names) - MOST_FIELDS)
    return {
        _START + name: build_column(packed.codes, (c.answers.get(name, "") for c in read))
        for name in names[:MOST_FIELDS]
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
    return find_form_answers(value) if isinstance(value, dict) else None


_WORKER, _HIT, _TIME, _SECONDS = "WorkerId", "HITId", "SubmitTime", "WorkTimeInSeconds"


_INPUT, _ANSWER = "Input.", "Answer."


_STATUS = "AssignmentStatus"


_NEEDED = (_HIT, _WORKER)


_OLD_NAMES = {
    "hitid": _HIT,
    "workerid": _WORKER,
    "assignmentstatus": _STATUS,
    "assignmentsubmittime": _TIME,
    "reject": "Reject",
}
"""How the command line tools of the site called its columns."""


_SPELLINGS = (_NEEDED, ("hitid", "workerid"))


_REJECT = "Reject"


_REQUESTERS = ("Approve", _REJECT)
"""Columns for the requester to fill in; rows lack their cells until then."""


_BETWEEN = "|"
"""What is written between the options of one question."""


_WHOLE = frozenset({"HITTypeId", "AssignmentId", _STATUS})


_KEPT = (_WORKER, _HIT, _TIME, _SECONDS)


_ENTITY = re.compile(r"&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z]\w{1,30});")
"""An HTML entity; without its semicolon it is as likely a part of a web address."""


@dataclass(frozen=True)
class MturkOptions(Options):
    """How batch results are read."""

    item: str = one_of("inputs", ("inputs", "hit"))
    keep_rejected: bool = flag(False)
    unpivot: bool = flag(False)
    unescape: bool = flag(True)


add_option_texts(
    {
        "MturkOptions.item": OptionText(
            tr_noop("Identify items by"),
            tr_noop("The same inputs are the same item, even if they were published again."),
            {"inputs": tr_noop("Its inputs"), "hit": tr_noop("The HIT")},
        ),
        "MturkOptions.keep_rejected": OptionText(
            tr_noop("Keep rejected labels"),
            tr_noop("Labels of assignments that were not approved."),
        ),
        "MturkOptions.unpivot": OptionText(
            tr_noop("Several items per row"),
            tr_noop("Columns with numbers, such as Input.text1 and Answer.q1, are separate items."),
        ),
        "MturkOptions.unescape": OptionText(
            tr_noop("Decode HTML characters"),
            tr_noop("Reads &#44; as a comma, and so on: web forms write such characters this way."),
        ),
    }
)


def recognise(head: FileHead) -> bool:
    """Look for answers of workers to HITs, or at least for all that an assignment has."""
    for needed in _SPELLINGS:
        names = head.headers.get(head.separator(*needed) or "", ())
        if any(name.startswith(_ANSWER) for name in names) or set(names) >= _WHOLE:
            return True
    return False


def read(path: Path, options: MturkOptions, report: ProgressCallback) -> RawTable:
    """Read the answers, with the inputs beside them."""
    sheet = _kept_rows(_sheet(path, report), options)
    notes: list[str] = []
    inputs, answers = sheet.named(_INPUT), answer_columns(sheet, notes)
    if options.unescape:
        inputs, answers = _plain(inputs), _plain(answers)
    if not answers and len(sheet.lines):
        found = tr("No column holds labels. Download the results once workers have submitted some.")
        raise ReadError(path.name, found)
    kept = {name: sheet.columns[name] for name in _KEPT if name in sheet.columns}
    parts = NumberedColumns(sheet, inputs, answers, kept)
    if options.unpivot and _column_numbers(answers):
        parts = unpivot(parts)
        if _SECONDS in kept:
            notes.append(tr("The time spent covers several items and is not used."))
    else:
        notes += _hint(inputs, answers)
    return _flat(parts, options, notes)


def _sheet(path: Path, report: ProgressCallback) -> PlatformSheet:
    """Read the columns in use, under the names that the site gives them."""
    head = FileHead.of(path)
    needed = next((names for names in _SPELLINGS if head.separator(*names)), _NEEDED)
    sheet = read_named(path, needed, report, _is_wanted, _REQUESTERS)
    columns = {_OLD_NAMES.get(name, name): column for name, column in sheet.columns.items()}
    return replace(sheet, columns=columns)


def _kept_rows(sheet: PlatformSheet, options: MturkOptions) -> PlatformSheet:
    """Skip what was rejected, on the site or in the file that will be uploaded to it."""
    if options.keep_rejected:
        return sheet
    rejected = np.zeros(len(sheet.lines), dtype=bool)
    if _STATUS in sheet.columns:
        rejected |= is_any(sheet.columns[_STATUS], ("rejected",))
    if _REJECT in sheet.columns:
        rejected |= ~is_blank(sheet.columns[_REJECT])
    return sheet.without(rejected, tr(REJECTED))


def _flat(parts: NumberedColumns, options: MturkOptions, notes: list[str]) -> RawTable:
    inputs, kept = parts.inputs, parts.kept
    by = inputs if options.item == "inputs" and inputs else {_HIT: kept[_HIT]}
    if by is inputs and not _tells_apart(inputs, kept[_HIT]):
        by = {_HIT: kept[_HIT]}
        notes.append(tr("The inputs are the same in all rows, so each HIT is an item."))
    if NUMBER_COLUMN in kept and not (parts.own_inputs and by is inputs):
        by = {**by, NUMBER_COLUMN: kept[NUMBER_COLUMN]}
    item, made = item_column(by)
    answers, boxes = fill_boxes(parts.answers)
    answers, sets = as_options(answers, _BETWEEN)
    found = sort_answers(answers, (made or by)[item], kept[_WORKER], inputs.values(), start=_ANSWER)
    questions = found.questions(parts.sheet.name)
    notes += _on_boxes([name for name in boxes if name in questions])
    notes += describe_sets([name for name in sets if name in questions])
    notes += found.notes(questions)
    roles = {ColumnRole.WORKER: _WORKER, ColumnRole.ITEM: item, ColumnRole.TIME: _TIME}
    # The time of several items is not that of one.
    roles |= {} if NUMBER_COLUMN in kept else {ColumnRole.SECONDS: _SECONDS}
    if len(questions) == 1:
        roles[ColumnRole.LABEL] = questions[0]
    columns = {_WORKER: kept[_WORKER], **made, **answers, **inputs, **kept}
    return parts.sheet.flat(columns, roles, notes, content=inputs, asked=questions)


def _on_boxes(names: Sequence[str]) -> list[str]:
    if not names:
        return []
    columns = join_list(names)
    return [tr("A blank box counts as one that is not ticked: {columns}.", columns=columns)]


def _tells_apart(inputs: dict[str, CodedColumn], hit: CodedColumn) -> bool:
    """Return whether inputs differ between rows, if HITs do."""
    number, _ = combine_codes(list(inputs.values()))
    return len(np.unique(hit.codes)) < 2 or len(np.unique(number)) > 1


def _is_wanted(name: str) -> bool:
    known = (*_KEPT, _STATUS, _REJECT, *_OLD_NAMES)
    return name in known or name.startswith((_INPUT, _ANSWER))


def _plain(columns: dict[str, CodedColumn]) -> dict[str, CodedColumn]:
    return {name: _unescaped(column) for name, column in columns.items()}


def _unescaped(column: CodedColumn) -> CodedColumn:
    from html import unescape

    if not pc.any(pc.match_substring_regex(column.words, _ENTITY.pattern)).as_py():
        return column
    return map_texts(column, lambda text: _ENTITY.sub(lambda found: unescape(found[0]), text))


def _hint(inputs: dict[str, CodedColumn], answers: dict[str, CodedColumn]) -> list[str]:
    numbers = _column_numbers(answers)
    if len(numbers) < 2 or numbers != _column_numbers(inputs):
        return []
    return [
        tr(
            "Inputs and answers are numbered in the same way. If each number is a "
            "separate item, choose “Several items per row”."
        )
    ]


FORMAT = Format(
    "mturk", tr_noop("Amazon MTurk results"), recognise, read, (".csv", ".results"), MturkOptions
)
