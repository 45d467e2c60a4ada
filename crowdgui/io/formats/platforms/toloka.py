"""Assignments of Toloka: a row for each task of a page that a performer did."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import ReadError
from crowdgui.core.options import Options, flag, one_of
from crowdgui.io.formats.form import REJECTED, SKIPPED, Format
from crowdgui.io.formats.form_answers import item_column, on_pages, split_page_time
from crowdgui.io.formats.sheet import is_filled, read_sheet
from crowdgui.io.tabular.coded_columns import distinct_texts, is_any, is_blank, map_texts
from crowdgui.io.tabular.column_encoder import CodedColumn
from crowdgui.io.tabular.file_head import FileHead
from crowdgui.io.tabular.json_lists import format_options
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.text.translation import tr, tr_n, tr_noop
from crowdgui.text.wording import OptionText, add_option_texts

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.formats.sheet import PlatformSheet
    from crowdgui.io.tabular.raw_table import RawTable


_BREAK = re.compile(r"\r\n|\r|\n")


_OF_ITS_TASK = "task_id"
"""Differs between the rows of a page."""


def _fill_page_values(sheet: PlatformSheet, page: str, start: str) -> tuple[PlatformSheet, int]:
    """Fill the columns that begin with `start` where a page names it once.

    Blank rows separate pages; without these, a page ends, or begins, with the row that names
    its worker, whichever all the file agrees with. Gives also how many rows were filled.
    """
    if page not in sheet.columns:
        return sheet, 0
    named = ~is_blank(sheet.columns[page])
    if named.all() or not named.any():
        return sheet, 0
    source = _source(sheet, named)
    gaps = np.flatnonzero(~named & (source >= 0) & ~_blank_rows(sheet))
    columns = {
        name: _copied(column, gaps, source[gaps]) if _is_common(name, start) else column
        for name, column in sheet.columns.items()
    }
    return replace(sheet, columns=columns), gaps.size


def _is_common(name: str, start: str) -> bool:
    return name.startswith(start) and not name.endswith(_OF_ITS_TASK)


def _copied(column: CodedColumn, to: IntArray, source: IntArray) -> CodedColumn:
    codes = column.codes.copy()
    codes[to] = codes[source]
    return CodedColumn(codes, column.words)


def _source(sheet: PlatformSheet, named: BoolArray) -> IntArray:
    """Return for each row the one that names the worker of its page, −1 where that is not clear."""
    block = _blocks(sheet)
    per_block = np.bincount(block, weights=named)
    first = np.full(per_block.size, -1)
    at = np.flatnonzero(named)
    first[block[at]] = at
    if per_block.size > 1:
        return np.where(per_block[block] == 1, first[block], -1)
    rows = np.arange(named.size)
    if named[-1] and not named[0]:
        return at[np.searchsorted(at, rows)]
    if named[0] and not named[-1]:
        return at[np.searchsorted(at, rows, side="right") - 1]
    return np.full(named.size, -1)


def _blocks(sheet: PlatformSheet) -> IntArray:
    """Return for each row the number of its block; blank rows or blank lines separate blocks."""
    blank = _blank_rows(sheet)
    parted = np.zeros(blank.size, dtype=bool)
    parted[1:] = blank[:-1] | (np.diff(sheet.lines) > _height(sheet)[:-1])
    found: IntArray = np.cumsum(parted | blank)
    return found


def _blank_rows(sheet: PlatformSheet) -> BoolArray:
    found: BoolArray = np.logical_and.reduce([is_blank(c) for c in sheet.columns.values()])
    return found


def _height(sheet: PlatformSheet) -> IntArray:
    """Return how many lines of the file each row takes."""
    height = np.ones(sheet.lines.size, dtype=np.int64)
    for column in sheet.columns.values():
        breaks = [len(_BREAK.findall(word)) for word in distinct_texts(column)]
        height += np.array(breaks, dtype=np.int64)[column.codes]
    return height


_INPUT, _OUTPUT, _GOLDEN, _ASSIGNMENT = "INPUT:", "OUTPUT:", "GOLDEN:", "ASSIGNMENT:"


_STARTS = (_INPUT, _OUTPUT, _GOLDEN, _ASSIGNMENT)


_WORKER, _TASK = "ASSIGNMENT:worker_id", "ASSIGNMENT:task_id"


_PAGE, _STATUS = "ASSIGNMENT:assignment_id", "ASSIGNMENT:status"


_STARTED, _SUBMITTED = "ASSIGNMENT:started", "ASSIGNMENT:submitted"


_SECONDS = "seconds"


_HINT = "HINT:text"
"""Filled in for training tasks only."""


@dataclass(frozen=True)
class TolokaOptions(Options):
    """How assignments are read."""

    item: str = one_of("task", ("task", "inputs"))
    keep_rejected: bool = flag(False)


add_option_texts(
    {
        "TolokaOptions.item": OptionText(
            tr_noop("Identify items by"),
            tr_noop("The same inputs can be several tasks, in separate pools."),
            {"task": tr_noop("Its task"), "inputs": tr_noop("Its inputs")},
        ),
        "TolokaOptions.keep_rejected": OptionText(
            tr_noop("Keep rejected labels"),
            tr_noop("Includes labels of assignments that were skipped or ran out of time."),
        ),
    }
)


def recognise(head: FileHead) -> bool:
    names = head.headers.get(head.separator_for(_STARTS) or "", ())
    starts = {name.partition(":")[0] + ":" for name in names}
    return _WORKER in names or {_INPUT, _OUTPUT} <= starts or {_INPUT, _GOLDEN} <= starts


def read(path: Path, options: TolokaOptions, report: ProgressCallback) -> RawTable:
    """Read the answers to every task, with what was shown, and the right answer where known."""
    notes: list[str] = []
    sheet = _answered(_read(path, report), notes)
    if not options.keep_rejected and _STATUS in sheet.columns:
        for status, reason in _void().items():
            sheet = sheet.without(is_any(sheet.columns[_STATUS], (status,)), reason)
    notes += _on_training(sheet)
    shown = sheet.named(_INPUT)
    answers = sheet.named(_OUTPUT)
    item, made = _item(sheet, shown, options)
    roles = {ColumnRole.WORKER: _WORKER, ColumnRole.TIME: _SUBMITTED, ColumnRole.SECONDS: _SECONDS}
    roles |= {} if item is None else {ColumnRole.ITEM: item}
    if len(answers) == 1:
        (name,) = answers
        roles |= {ColumnRole.LABEL: name, ColumnRole.GOLD: _GOLDEN + name.removeprefix(_OUTPUT)}
    kept = [name for name in (_WORKER, _TASK, _SUBMITTED) if name in sheet.columns]
    columns = {name: sheet.columns[name] for name in kept} | made
    columns |= {name: _options(column) for name, column in answers.items()}
    columns |= {name: _options(column) for name, column in sheet.named(_GOLDEN).items()}
    seconds = _seconds(sheet)
    notes += [on_pages()] if seconds else []
    columns |= shown | seconds
    return sheet.flat(columns, roles, notes, content=shown, asked=answers)


def _read(path: Path, report: ProgressCallback) -> PlatformSheet:
    sheet = read_sheet(path, FileHead.of(path).separator_for(_STARTS), (), report)
    if _WORKER in sheet.columns:
        return sheet
    if any(name.startswith(_OUTPUT) for name in sheet.columns):
        found = tr(
            "This file names no workers: it holds labels that Toloka has aggregated. "
            "Download the assignments (“Download results”) instead."
        )
    else:
        found = tr("This file holds tasks, not labels. Download the assignments of the pool.")
    raise ReadError(path.name, found)


def _answered(sheet: PlatformSheet, notes: list[str]) -> PlatformSheet:
    """Fill in who answered, and skip rows that only separate pages."""
    sheet, n_filled = _fill_page_values(sheet, _PAGE, _ASSIGNMENT)
    if n_filled:
        one = "{n} row doesn’t name its worker; the worker of its page is used."
        many = "{n} rows don’t name their worker; the worker of their page is used."
        notes.append(tr_n(one, many, n_filled))
    tasks = [c for name, c in sheet.columns.items() if name.startswith((_INPUT, _OUTPUT))]
    if not tasks:
        return sheet
    nothing = np.logical_and.reduce([is_blank(column) for column in tasks])
    return sheet.only(~nothing) if nothing.any() else sheet


def _on_training(sheet: PlatformSheet) -> list[str]:
    hint = sheet.columns.get(_HINT)
    rows = 0 if hint is None else int(np.count_nonzero(~is_blank(hint)))
    one = "{n} label is from a training task; it is the first attempt."
    many = "{n} labels are from training tasks; they are the first attempts."
    return [tr_n(one, many, rows)] if rows else []


def _void() -> dict[str, str]:
    return {
        "rejected": tr(REJECTED),
        "skipped": tr(SKIPPED),
        "expired": tr("Not finished in time"),
    }


def _item(
    sheet: PlatformSheet, shown: dict[str, CodedColumn], options: TolokaOptions
) -> tuple[str | None, dict[str, CodedColumn]]:
    task = sheet.columns.get(_TASK)
    if task is not None and is_filled(task) and (options.item == "task" or not shown):
        return _TASK, {}
    return item_column(shown) if shown else (None, {})


def _options(column: CodedColumn) -> CodedColumn:
    """Write lists of options in the one way that all formats have."""
    if not any(word.startswith("[") for word in distinct_texts(column)):
        return column
    return map_texts(column, _as_options)


def _as_options(text: str) -> str:
    if not text.startswith("["):
        return text
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return text
    plain = isinstance(value, list) and not any(isinstance(v, dict | list) for v in value)
    return format_options(value) if plain else text


def _seconds(sheet: PlatformSheet) -> dict[str, CodedColumn]:
    if not {_PAGE, _STARTED, _SUBMITTED} <= sheet.columns.keys():
        return {}
    started, ended = sheet.columns[_STARTED], sheet.columns[_SUBMITTED]
    return {_SECONDS: split_page_time(started, ended, [sheet.columns[_PAGE]])}


FORMAT = Format(
    "toloka", tr_noop("Toloka assignments"), recognise, read, (".tsv", ".csv"), TolokaOptions
)
