"""Full reports of Appen, which was Figure Eight and CrowdFlower: a row for each judgment."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import ReadError
from crowdgui.core.options import Options, flag
from crowdgui.io.formats.answer_columns import sort_answers
from crowdgui.io.formats.form import Format
from crowdgui.io.formats.form_answers import on_pages, split_page_time
from crowdgui.io.formats.option_columns import as_options, parse_cell
from crowdgui.io.formats.sheet import is_filled, read_named
from crowdgui.io.tabular.coded_columns import (
    build_column,
    distinct_texts,
    is_any,
    varies_within,
    varying_share,
)
from crowdgui.io.tabular.file_head import FileHead, head_inside, unpacked
from crowdgui.io.tabular.json_lists import format_json_cell
from crowdgui.io.tabular.roles import ColumnRole, words_of
from crowdgui.text.options import OptionText, add_option_texts
from crowdgui.text.translation import tr, tr_n, tr_noop

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.formats.sheet import PlatformSheet
    from crowdgui.io.tabular.column_encoder import CodedColumn
    from crowdgui.io.tabular.raw_table import RawTable

_UNIT, _WORKER, _TIME, _STARTED = "_unit_id", "_worker_id", "_created_at", "_started_at"

_PERSONAL = ("_country", "_region", "_city", "_ip")

_UNUSED = frozenset({"_id", "_missed", "_channel"})

_AGGREGATED = ("_unit_state", "_trusted_judgments", "_last_judgment_at")

_GOLD = "_gold"
_REASONS = ("_gold_reason", "_reason_gold", "_reason")

_SECONDS, _TAINTED = "seconds", "_tainted"


@dataclass(frozen=True)
class AppenOptions(Options):
    """How a full report is read."""

    keep_tainted: bool = flag(False)
    keep_personal: bool = flag(False)


add_option_texts(
    {
        "AppenOptions.keep_tainted": OptionText(
            tr_noop("Keep tainted judgments"),
            tr_noop("Judgments by contributors who failed the job’s quality control."),
        ),
        "AppenOptions.keep_personal": OptionText(
            tr_noop("Keep personal columns"),
            tr_noop("Country, region, city and IP address of the contributors."),
        ),
    }
)


def recognise(head: FileHead) -> bool:
    inner = head_inside(head, ".csv") or head
    if inner.separator(_UNIT, _WORKER) is not None:
        return True
    return any(inner.separator(_UNIT, name) is not None for name in _AGGREGATED)


def read(path: Path, choices: AppenOptions, report: ProgressCallback) -> RawTable:
    """Read the judgments; what is answer and what was shown shows by what varies in a unit."""
    with unpacked(path, ".csv", report=report) as table:
        sheet = read_named(table, (_UNIT,), report, lambda n: n not in _UNUSED)
    if _WORKER not in sheet.columns:
        raise ReadError(path.name, aggregated())
    answers, shown = _told_apart(sheet)
    return read_judgments(sheet, answers, shown, choices)


def aggregated() -> str:
    return tr(
        "This is the aggregated report, which names no worker. Download the report "
        "called “Full” instead."
    )


def read_judgments(
    sheet: PlatformSheet,
    asked: Sequence[str],
    shown: Sequence[str],
    choices: AppenOptions,
    notes: Iterable[str] = (),
) -> RawTable:
    """Read the judgments of a sheet with columns of answers, `asked`, and of inputs, `shown`."""
    notes = [*notes]
    raw = {name: sheet.columns[name] for name in asked}
    columns = dict(sheet.columns) | as_options(raw, notes)
    found = sort_answers(
        {name: columns[name] for name in asked},
        columns[_UNIT],
        columns[_WORKER],
        sure=[name for name in asked if _has_gold(sheet, name)],
        raw=raw,
    )
    questions = found.questions(sheet.name)
    notes += found.notes(questions)
    gold: dict[str, CodedColumn] = {}
    for name in questions:
        gold |= _gold(sheet, name, notes, only=len(questions) == 1)
    columns |= gold
    if {_STARTED, _TIME} <= columns.keys():
        page = [columns[name] for name in (_WORKER, _STARTED, _TIME)]
        columns[_SECONDS] = split_page_time(page[1], page[2], page, month_first=True)
        notes.append(on_pages())
    sheet = replace(sheet, columns=columns)
    if not choices.keep_tainted and _TAINTED in columns:
        tainted = is_any(columns[_TAINTED], ("true",))
        sheet = sheet.without(tainted, tr("Tainted: its contributor failed quality control"))
    roles = {
        ColumnRole.WORKER: _WORKER,
        ColumnRole.ITEM: _UNIT,
        ColumnRole.TIME: _TIME,
        ColumnRole.SECONDS: _SECONDS,
    }
    if len(questions) == 1:
        (name,) = questions
        roles |= {ColumnRole.LABEL: name, ColumnRole.GOLD: name + _GOLD}
    order = (_WORKER, _UNIT, *asked, *gold, *shown, *_kept(choices), _SECONDS)
    kept = {name: sheet.columns[name] for name in order if name in sheet.columns}
    notes = [*_notes(sheet, questions), *notes]
    return sheet.flat(kept, roles, notes, content=shown, asked=questions)


def _told_apart(sheet: PlatformSheet) -> tuple[list[str], list[str]]:
    """Distinguish answers from inputs: answers have gold beside them, or differ within a unit."""
    unit = sheet.columns[_UNIT]
    answers: list[str] = []
    shown: list[str] = []
    for name, column in sheet.columns.items():
        if name.startswith(("_", "orig__")) or _is_beside(name, sheet) or not is_filled(column):
            continue
        asked = name + _GOLD in sheet.columns or varies_within(column, unit)
        (answers if asked else shown).append(name)
    inputs = _rarely_varying(sheet, answers)
    return [name for name in answers if name not in inputs], [*shown, *inputs]


def _rarely_varying(sheet: PlatformSheet, answers: list[str]) -> list[str]:
    """Find columns that differ in few units only, and are others in nearly every unit.

    Such is an input that was corrected while the job ran, beside the answers to it.
    """
    unit = sheet.columns[_UNIT]
    share = {name: varying_share(sheet.columns[name], unit) for name in answers}
    most = max(share.values(), default=0.0)
    units = len(np.unique(unit.codes))
    return [
        name
        for name in answers
        if not _has_gold(sheet, name)
        and share[name] < most / 4
        and 2 * len(np.unique(sheet.columns[name].codes)) > units
    ]


def _has_gold(sheet: PlatformSheet, question: str) -> bool:
    """Return whether some unit has a known label for a question: the form asks it then."""
    column = sheet.columns.get(question + _GOLD)
    return column is not None and is_filled(column)


def _is_beside(name: str, sheet: PlatformSheet) -> bool:
    """Return whether a column is the gold of another, or the reason for it."""
    for ending in (*_REASONS, _GOLD):
        stem = name.removesuffix(ending)
        if stem != name and (ending == _GOLD or stem + _GOLD in sheet.columns):
            return True
    return False


def _other_gold(sheet: PlatformSheet, question: str) -> CodedColumn | None:
    """Find the gold of the only question in a column of another name, by its words."""
    words = {word.strip() for word in distinct_texts(sheet.columns[question])}
    for name, column in sheet.columns.items():
        if not name.startswith("_") and _GOLD.strip("_") in words_of(name) and is_filled(column):
            lines = {line for word in distinct_texts(column) for line in _accepted(word)}
            if lines and lines <= words and not varies_within(column, sheet.columns[_UNIT]):
                return column
    return None


def _gold(
    sheet: PlatformSheet, question: str, notes: list[str], *, only: bool
) -> dict[str, CodedColumn]:
    """Take the gold of a question, but not where several answers are accepted."""
    name = question + _GOLD
    column = sheet.columns.get(name)
    if column is None and only:
        column = _other_gold(sheet, question)
    if column is None or not is_filled(column):
        return {}
    accepted = [_accepted(word) for word in distinct_texts(column)]
    several = np.array([len(own) > 1 for own in accepted])
    unit = sheet.columns[_UNIT].codes[several[column.codes]]
    if unit.size:
        one = (
            "{n} test question accepts several answers to “{question}”, so it gives no gold label."
        )
        many = (
            "{n} test questions accept several answers to “{question}”, so they give no gold label."
        )
        notes.append(tr_n(one, many, len(np.unique(unit)), question=question))
    single = (own[0] if len(own) == 1 else "" for own in accepted)
    return {name: build_column(column.codes, single)}


def _accepted(word: str) -> list[str]:
    """Return the accepted answers: one a line, or a JSON list."""
    value = parse_cell(word) if word.lstrip().startswith("[") else None
    lines = map(format_json_cell, value) if isinstance(value, list) else word.splitlines()
    return [line.strip() for line in lines if line.strip()]


def _kept(choices: AppenOptions) -> tuple[str, ...]:
    return (_TIME, "_trust", *(_PERSONAL if choices.keep_personal else ()))


def _notes(sheet: PlatformSheet, questions: Sequence[str]) -> list[str]:
    notes = []
    if not questions:
        notes.append(
            tr(
                "No column differs between the judgments of a unit. Choose the one that "
                "holds the label."
            )
        )
    if "_golden" in sheet.columns:
        golden = is_any(sheet.columns["_golden"], ("true",))
        one = "{n} judgment is on a test question. Test questions are asked more often."
        many = "{n} judgments are on test questions, which are asked more often than others."
        notes += [tr_n(one, many, int(golden.sum()))] if golden.any() else []
    return notes


FORMAT = Format(
    "appen", tr_noop("Appen full report"), recognise, read, (".csv", ".zip"), AppenOptions
)
