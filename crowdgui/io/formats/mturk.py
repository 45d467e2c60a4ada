"""Batch results of Amazon Mechanical Turk: a row for each assignment."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import unescape
from typing import TYPE_CHECKING

import pyarrow.compute as pc

from crowdgui.core.errors import ReadError
from crowdgui.core.options import Options, flag, one_of
from crowdgui.io.formats.coded_columns import is_any, reworded
from crowdgui.io.formats.form import Format
from crowdgui.io.formats.item_column import item_column
from crowdgui.io.formats.mturk_answers import answer_columns
from crowdgui.io.formats.numbered import NUMBER, Parts, numbers_of, unpivoted
from crowdgui.io.formats.sheet import read_named
from crowdgui.io.roles import Role
from crowdgui.text.translation import tr, tr_noop

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.coded import Coded
    from crowdgui.io.formats.flat import Flat
    from crowdgui.io.formats.head import Head
    from crowdgui.io.formats.sheet import Sheet

_WORKER, _HIT, _TIME, _SECONDS = "WorkerId", "HITId", "SubmitTime", "WorkTimeInSeconds"

_INPUT, _ANSWER = "Input.", "Answer."

_STATUS = "AssignmentStatus"

_NEEDED = (_HIT, _WORKER)

_WHOLE = frozenset({"HITTypeId", "AssignmentId", _STATUS})

_KEPT = (_WORKER, _HIT, _TIME, _SECONDS)

_ENTITY = re.compile(r"&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z]\w{1,30});")
"""An HTML entity; without its semicolon it is as likely a part of a web address."""


@dataclass(frozen=True)
class MturkChoices(Options):
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


def recognise(head: Head) -> bool:
    """Look for answers of workers to HITs, or at least for all that an assignment has."""
    names = head.headers.get(head.separator(*_NEEDED) or "", ())
    return any(name.startswith(_ANSWER) for name in names) or set(names) >= _WHOLE


def read(path: Path, choices: MturkChoices, report: ProgressCallback) -> Flat:
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
    parts = Parts(sheet, inputs, answers, kept)
    if choices.unpivot and numbers_of(answers):
        parts = unpivoted(parts)
        if _SECONDS in kept:
            notes.append(tr("The time spent is that of several items, and is not used."))
    else:
        notes += _hint(inputs, answers)
    return _flat(parts, choices, notes)


def _kept_rows(sheet: Sheet, choices: MturkChoices) -> Sheet:
    status = sheet.columns.get(_STATUS)
    if choices.keep_rejected or status is None:
        return sheet
    return sheet.without(is_any(status, ("rejected",)), tr("Rejected by the requester"))


def _flat(parts: Parts, choices: MturkChoices, notes: list[str]) -> Flat:
    inputs, answers, kept = parts.inputs, parts.answers, parts.kept
    by = inputs if choices.item == "inputs" and inputs else {_HIT: kept[_HIT]}
    if NUMBER in kept and not (parts.told_apart and by is inputs):
        by = {**by, NUMBER: kept[NUMBER]}
    item, made = item_column(by)
    roles = {Role.WORKER: _WORKER, Role.ITEM: item, Role.TIME: _TIME}
    # The time of several items is not that of one.
    roles |= {} if NUMBER in kept else {Role.SECONDS: _SECONDS}
    if len(answers) == 1:
        roles[Role.LABEL] = next(iter(answers))
    columns = {_WORKER: kept[_WORKER], **made, **answers, **inputs, **kept}
    return parts.sheet.flat(columns, roles, notes, content=inputs, asked=answers)


def _is_wanted(name: str) -> bool:
    return name in (*_KEPT, _STATUS) or name.startswith((_INPUT, _ANSWER))


def _plain(columns: dict[str, Coded]) -> dict[str, Coded]:
    return {name: _unescaped(column) for name, column in columns.items()}


def _unescaped(column: Coded) -> Coded:
    if not pc.any(pc.match_substring_regex(column.words, _ENTITY.pattern)).as_py():
        return column
    return reworded(column, lambda text: _ENTITY.sub(lambda found: unescape(found[0]), text))


def _hint(inputs: dict[str, Coded], answers: dict[str, Coded]) -> list[str]:
    numbers = numbers_of(answers)
    if len(numbers) < 2 or numbers != numbers_of(inputs):
        return []
    return [
        tr(
            "Inputs and answers are numbered alike. If each number is an item of its own, choose"
            " “Several items a row”."
        )
    ]


FORMAT = Format("mturk", tr_noop("Amazon MTurk results"), recognise, read, (".csv",), MturkChoices)
