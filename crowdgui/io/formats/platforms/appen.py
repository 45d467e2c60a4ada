"""Reports of Appen, which was Figure Eight and CrowdFlower: a row or a record per judgment."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.errors import ReadError
from crowdgui.core.options import Options, flag
from crowdgui.io.formats.answer_columns import sort_answers
from crowdgui.io.formats.form import Format
from crowdgui.io.formats.form_answers import on_pages, split_page_time
from crowdgui.io.formats.option_columns import as_options, describe_sets, parse_cell
from crowdgui.io.formats.sheet import PlatformSheet, is_filled, read_named
from crowdgui.io.tabular.coded_columns import (
    build_column,
    distinct_texts,
    is_any,
    varies_within,
    varying_share,
)
from crowdgui.io.tabular.column_encoder import split_dictionary
from crowdgui.io.tabular.file_head import FileHead, head_inside, unpacked
from crowdgui.io.tabular.json_lists import JsonFields, format_json_cell, json_records
from crowdgui.io.tabular.raw_table import RawTableBuilder, RowUnit, SkippedEntries
from crowdgui.io.tabular.roles import ColumnRole, words_of
from crowdgui.text.translation import tr, tr_n, tr_noop
from crowdgui.text.wording import OptionText, add_option_texts

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.tabular.column_encoder import CodedColumn
    from crowdgui.io.tabular.raw_table import RawTable

_UNIT, _WORKER, _TIME, _STARTED = "_unit_id", "_worker_id", "_created_at", "_started_at"

_PERSONAL = ("_country", "_region", "_city", "_ip")

_UNUSED = frozenset({"_id", "_missed", "_channel"})

_AGGREGATED = ("_unit_state", "_trusted_judgments", "_last_judgment_at")

_GOLD = "_gold"
_REASONS = ("_gold_reason", "_reason_gold", "_reason")

_SECONDS, _TAINTED = "seconds", "_tainted"


_FIELDS = {
    "created_at": "_created_at",
    "started_at": "_started_at",
    "golden": "_golden",
    "trust": "_trust",
    "country": "_country",
    "region": "_region",
    "city": "_city",
}
"""The columns of the full report, by the fields of a judgment."""

_OF_JOB = frozenset({"job_id", "state", "judgments_count", "agreement", "missed_count"})
"""Some of these a unit has beside its data and results."""

_REPORTS = (".json", ".jsonl")

_FILE = "data:"

_LONG = 1_000
"""Signs from which on data that is written as text is the data of a file, and no short text."""


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


def read(path: Path, options: AppenOptions, report: ProgressCallback) -> RawTable:
    """Read the judgments; columns that vary within a unit are answers, the others inputs."""
    with unpacked(path, ".csv", report=report) as table:
        sheet = read_named(table, (_UNIT,), report, lambda n: n not in _UNUSED)
    if _WORKER not in sheet.columns:
        raise ReadError(path.name, aggregated())
    answers, shown = _inputs_and_answers(sheet)
    return read_judgments(sheet, answers, shown, options)


def aggregated() -> str:
    return tr(
        "This is the aggregated report, which names no worker. Download the report "
        "called “Full” instead."
    )


def read_judgments(
    sheet: PlatformSheet,
    asked: Sequence[str],
    shown: Sequence[str],
    options: AppenOptions,
    notes: Iterable[str] = (),
) -> RawTable:
    """Read the judgments of a sheet with columns of answers, `asked`, and of inputs, `shown`."""
    raw = {name: sheet.columns[name] for name in asked}
    answers, sets = as_options(raw)
    columns = dict(sheet.columns) | answers
    found = sort_answers(
        answers,
        columns[_UNIT],
        columns[_WORKER],
        sure=[name for name in asked if _has_gold(sheet, name)],
        raw=raw,
    )
    questions = found.questions(sheet.name)
    notes = [*notes, *describe_sets([name for name in sets if name in questions])]
    notes += found.notes(questions)
    gold: dict[str, CodedColumn] = {}
    unused = []
    for name in questions:
        found_gold, several = _gold(sheet, name, only=len(questions) == 1)
        gold |= found_gold
        unused += several
    columns |= gold
    seconds = ""
    if {_STARTED, _TIME} <= columns.keys():
        page = [columns[name] for name in (_WORKER, _STARTED, _TIME)]
        seconds = _SECONDS if _SECONDS not in columns else f"_{_SECONDS}"
        columns[seconds] = split_page_time(page[1], page[2], page, month_first=True)
        notes.append(on_pages())
    sheet = replace(sheet, columns=columns, skipped=(*sheet.skipped, *unused))
    if not options.keep_tainted and _TAINTED in columns:
        tainted = is_any(columns[_TAINTED], ("true",))
        sheet = sheet.without(tainted, tr("Tainted: its contributor failed quality control"))
    roles = {
        ColumnRole.WORKER: _WORKER,
        ColumnRole.ITEM: _UNIT,
        ColumnRole.TIME: _TIME,
        ColumnRole.SECONDS: seconds,
    }
    if len(questions) == 1:
        (name,) = questions
        roles |= {ColumnRole.LABEL: name, ColumnRole.GOLD: next(iter(gold), "")}
    order = (_WORKER, _UNIT, *asked, *gold, *shown, *_kept(options), seconds)
    kept = {name: sheet.columns[name] for name in order if name in sheet.columns}
    notes = [*_notes(sheet, questions), *notes]
    return sheet.flat(kept, roles, notes, content=shown, asked=questions)


def _inputs_and_answers(sheet: PlatformSheet) -> tuple[list[str], list[str]]:
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


def _other_gold(sheet: PlatformSheet, question: str) -> str:
    """Find the column of another name that has the gold of the only question, by its words."""
    words = {word.strip() for word in distinct_texts(sheet.columns[question])}
    for name, column in sheet.columns.items():
        if not name.startswith("_") and _GOLD.strip("_") in words_of(name) and is_filled(column):
            lines = {line for word in distinct_texts(column) for line in _accepted(word)}
            if lines and lines <= words and not varies_within(column, sheet.columns[_UNIT]):
                return name
    return ""


def _gold(
    sheet: PlatformSheet, question: str, *, only: bool
) -> tuple[dict[str, CodedColumn], list[SkippedEntries]]:
    """Take the gold of a question; where several answers are accepted, each unit is skipped."""
    name = question + _GOLD
    if only and name not in sheet.columns:
        name = _other_gold(sheet, question)
    column = sheet.columns.get(name)
    if column is None or not is_filled(column):
        return {}, []
    accepted = [_accepted(word) for word in distinct_texts(column)]
    several = np.flatnonzero(np.array([len(own) > 1 for own in accepted])[column.codes])
    skipped = []
    if several.size:
        _, first = np.unique(sheet.columns[_UNIT].codes[several], return_index=True)
        reason = tr(
            "The test question accepts several answers to “{question}”, so it gives no gold label",
            question=question,
        )
        skipped.append(SkippedEntries(reason, np.sort(sheet.lines[several[first]])))
    single = (own[0] if len(own) == 1 else "" for own in accepted)
    return {name: build_column(column.codes, single)}, skipped


def _accepted(word: str) -> list[str]:
    """Return the accepted answers: the lines of a cell, or a JSON list."""
    value = parse_cell(word) if word.lstrip().startswith("[") else None
    lines = map(format_json_cell, value) if isinstance(value, list) else word.splitlines()
    return [line.strip() for line in lines if line.strip()]


def _kept(options: AppenOptions) -> tuple[str, ...]:
    return (_TIME, "_trust", *(_PERSONAL if options.keep_personal else ()))


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


def recognise_json(head: FileHead) -> bool:
    record = (head_inside(head, *_REPORTS) or head).first_record or {}
    if not isinstance(record.get("results"), dict):
        return False
    if isinstance(record["results"].get("judgments"), list):
        return True
    return isinstance(record.get("data"), dict) and not _OF_JOB.isdisjoint(record)


def read_json(path: Path, options: AppenOptions, report: ProgressCallback) -> RawTable:
    """Read the judgments; what they say is answer, and the data of their unit was shown."""
    judgments = _Judgments()
    with unpacked(path, *_REPORTS, report=report) as lines:
        for place, record in json_records(lines, report):
            judgments.take(JsonFields(path.name, place, record))
    if not judgments.rows.n_rows:
        raise ReadError(path.name, aggregated())
    return judgments.read(path.name, options, report)


class _Judgments:
    """Takes units, one after another; their cells have the names of the full report."""

    def __init__(self) -> None:
        self.rows = RawTableBuilder()
        self._asked: dict[str, None] = {}
        self._shown: dict[str, str] = {}

    def take(self, unit: JsonFields) -> None:
        shown = {key: _cell(value) for key, value in unit.object("data").record.items()}
        item = unit.text("id")
        for judgment in unit.object("results").objects("judgments"):
            if not shown:
                data = judgment.object("unit_data").record
                shown = {key: _cell(value) for key, value in data.items()}
            answers = {
                key: format_json_cell(value)
                for key, value in judgment.object("data").record.items()
                # What a form adds of itself, such as the links that were clicked.
                if not key.startswith("_")
            }
            self._asked |= dict.fromkeys(answers)
            void = any(judgment.text(key) not in ("", "false") for key in ("tainted", "rejected"))
            cells = {
                _UNIT: item or judgment.text("unit_id"),
                _WORKER: judgment.text("worker_id"),
                **{column: judgment.text(key) for key, column in _FIELDS.items()},
                _TAINTED: "true" if void else "false",
                **answers,
                **self._beside(shown),
            }
            self.rows.add(cells, unit.at)

    def _beside(self, shown: Mapping[str, str]) -> dict[str, str]:
        """Return the cells of the data of a unit: gold, and what was shown."""
        cells = {}
        for key, text in shown.items():
            if key.endswith(_GOLD):
                cells[key] = text
            elif not key.startswith("_") and not key.endswith(_REASONS):
                # A question can have the name of a column that was uploaded.
                name = tr("{name} (of the item)", name=key)
                self._shown[name] = key
                cells[name] = text
        return cells

    def read(self, name: str, options: AppenOptions, report: ProgressCallback) -> RawTable:
        flat = self.rows.flat(RowUnit.RECORD)
        names = flat.table.column_names
        shown = {name: key for name, key in self._shown.items() if name in names}
        shown = {name: key if key not in names else name for name, key in shown.items()}
        columns = {shown.get(n, n): split_dictionary(flat.table.column(n)) for n in names}
        asked = [question for question in self._asked if question in columns]
        places = np.asarray(flat.places, dtype=np.int64)
        sheet = PlatformSheet(name, columns, places, report=report, counted_by=RowUnit.RECORD)
        return read_judgments(sheet, asked, [*shown.values()], options, flat.notes)


def _cell(value: Any) -> str:
    """Write what is known of a unit; a picture or sound inside the file is none."""
    text = format_json_cell(value)
    return "" if len(text) > _LONG and text.startswith(_FILE) else text


FORMAT = Format(
    "appen", tr_noop("Appen full report"), recognise, read, (".csv", ".zip"), AppenOptions
)

JSON = Format(
    "appen-json",
    tr_noop("Appen JSON report"),
    recognise_json,
    read_json,
    (".json", ".jsonl", ".zip"),
    AppenOptions,
)
