"""Assignments of Toloka: a row for each task of a page that a performer did."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import ReadError
from crowdgui.core.options import Options, flag, one_of
from crowdgui.io.formats.coded_columns import is_any, is_blank, reworded, words_of
from crowdgui.io.formats.fields import chosen
from crowdgui.io.formats.form import Format
from crowdgui.io.formats.head import Head
from crowdgui.io.formats.item_column import item_column
from crowdgui.io.formats.pages_of_work import on_pages, seconds_each
from crowdgui.io.formats.sheet import is_filled, read_sheet
from crowdgui.io.formats.toloka_pages import filled
from crowdgui.io.roles import Role
from crowdgui.text.translation import tr, tr_n, tr_noop

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.coded import Coded
    from crowdgui.io.formats.flat import Flat
    from crowdgui.io.formats.sheet import Sheet

_INPUT, _OUTPUT, _GOLDEN, _ASSIGNMENT = "INPUT:", "OUTPUT:", "GOLDEN:", "ASSIGNMENT:"

_STARTS = (_INPUT, _OUTPUT, _GOLDEN, _ASSIGNMENT)

_WORKER, _TASK = "ASSIGNMENT:worker_id", "ASSIGNMENT:task_id"
_PAGE, _STATUS = "ASSIGNMENT:assignment_id", "ASSIGNMENT:status"
_STARTED, _SUBMITTED = "ASSIGNMENT:started", "ASSIGNMENT:submitted"

_SECONDS = "seconds"

_HINT = "HINT:text"
"""Filled in for training tasks only."""


@dataclass(frozen=True)
class TolokaChoices(Options):
    """How assignments are read."""

    item: str = one_of(
        "task",
        {"task": tr_noop("Its task"), "inputs": tr_noop("Its inputs")},
        tr_noop("An item is told by"),
        tr_noop("The same inputs can be several tasks, in pools of their own."),
    )
    keep_rejected: bool = flag(
        False,
        tr_noop("Keep rejected answers"),
        tr_noop("And those of assignments that were skipped or ran out of time."),
    )


def recognise(head: Head) -> bool:
    names = head.headers.get(head.separator_for(_STARTS) or "", ())
    starts = {name.partition(":")[0] + ":" for name in names}
    return _WORKER in names or {_INPUT, _OUTPUT} <= starts or {_INPUT, _GOLDEN} <= starts


def read(path: Path, choices: TolokaChoices, report: ProgressCallback) -> Flat:
    """Read the answers to every task, with what was shown, and the right answer where known."""
    notes: list[str] = []
    sheet = _answered(_read(path, report), notes)
    if not choices.keep_rejected and _STATUS in sheet.columns:
        for status, reason in _void().items():
            sheet = sheet.without(is_any(sheet.columns[_STATUS], (status,)), reason)
    notes += _on_training(sheet)
    shown = sheet.named(_INPUT)
    answers = sheet.named(_OUTPUT)
    item, made = _item(sheet, shown, choices)
    roles = {Role.WORKER: _WORKER, Role.TIME: _SUBMITTED, Role.SECONDS: _SECONDS}
    roles |= {} if item is None else {Role.ITEM: item}
    if len(answers) == 1:
        (name,) = answers
        roles |= {Role.LABEL: name, Role.GOLD: _GOLDEN + name.removeprefix(_OUTPUT)}
    kept = [name for name in (_WORKER, _TASK, _SUBMITTED) if name in sheet.columns]
    columns = {name: sheet.columns[name] for name in kept} | made
    columns |= {name: _options(column) for name, column in answers.items()}
    columns |= {name: _options(column) for name, column in sheet.named(_GOLDEN).items()}
    seconds = _seconds(sheet)
    notes += [on_pages()] if seconds else []
    columns |= shown | seconds
    return sheet.flat(columns, roles, notes, content=shown, asked=answers)


def _read(path: Path, report: ProgressCallback) -> Sheet:
    sheet = read_sheet(path, Head.of(path).separator_for(_STARTS), (), report)
    if _WORKER in sheet.columns:
        return sheet
    if any(name.startswith(_OUTPUT) for name in sheet.columns):
        found = tr(
            "This file names no worker: it holds answers that Toloka has put together. Download"
            " the assignments (“Download results”) instead."
        )
    else:
        found = tr("This file holds tasks, not answers. Download the assignments of the pool.")
    raise ReadError(path.name, found)


def _answered(sheet: Sheet, notes: list[str]) -> Sheet:
    """Fill in who answered, and leave out rows that only part pages."""
    sheet, n_filled = filled(sheet, _PAGE, _ASSIGNMENT)
    if n_filled:
        one = "{n} row does not name its worker; the one of its page is taken."
        many = "{n} rows do not name their worker; the one of their page is taken."
        notes.append(tr_n(one, many, n_filled))
    tasks = [c for name, c in sheet.columns.items() if name.startswith((_INPUT, _OUTPUT))]
    if not tasks:
        return sheet
    nothing = np.logical_and.reduce([is_blank(column) for column in tasks])
    return sheet.only(~nothing) if nothing.any() else sheet


def _on_training(sheet: Sheet) -> list[str]:
    hint = sheet.columns.get(_HINT)
    rows = 0 if hint is None else int(np.count_nonzero(~is_blank(hint)))
    one = "{n} answer is of a training task; it is the first that was tried."
    many = "{n} answers are of training tasks; they are the first that were tried."
    return [tr_n(one, many, rows)] if rows else []


def _void() -> dict[str, str]:
    return {
        "rejected": tr("Rejected by the requester"),
        "skipped": tr("Skipped by the worker"),
        "expired": tr("Not finished in time"),
    }


def _item(
    sheet: Sheet, shown: dict[str, Coded], choices: TolokaChoices
) -> tuple[str | None, dict[str, Coded]]:
    task = sheet.columns.get(_TASK)
    if task is not None and is_filled(task) and (choices.item == "task" or not shown):
        return _TASK, {}
    return item_column(shown) if shown else (None, {})


def _options(column: Coded) -> Coded:
    """Write lists of options in the one way that all formats have."""
    if not any(word.startswith("[") for word in words_of(column)):
        return column
    return reworded(column, _as_options)


def _as_options(text: str) -> str:
    if not text.startswith("["):
        return text
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return text
    plain = isinstance(value, list) and not any(isinstance(v, dict | list) for v in value)
    return chosen(value) if plain else text


def _seconds(sheet: Sheet) -> dict[str, Coded]:
    if not {_PAGE, _STARTED, _SUBMITTED} <= sheet.columns.keys():
        return {}
    started, ended = sheet.columns[_STARTED], sheet.columns[_SUBMITTED]
    return {_SECONDS: seconds_each(started, ended, [sheet.columns[_PAGE]])}


FORMAT = Format(
    "toloka", tr_noop("Toloka assignments"), recognise, read, (".tsv", ".csv"), TolokaChoices
)
