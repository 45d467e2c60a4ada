"""Tables that scripts make of Zooniverse classifications, and the site’s other exports."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import ReadError
from crowdgui.io.formats.form import MARKS_A_PART, NO_LABEL, Format
from crowdgui.io.formats.platforms.zooniverse.cells import (
    ANONYMOUS,
    FEWEST,
    MOST_NUMBERS,
    ChoiceOptions,
    blank_column,
    describe_anonymous,
    is_number,
)
from crowdgui.io.formats.platforms.zooniverse.classifications import recognise as is_export
from crowdgui.io.formats.sheet import is_filled, read_named
from crowdgui.io.tabular.coded_columns import (
    build_column,
    combine_codes,
    distinct_texts,
    drop_unused,
    is_blank,
    map_texts,
    row_texts,
    take_rows,
    varies_within,
)
from crowdgui.io.tabular.json_lists import format_options
from crowdgui.io.tabular.roles import ColumnRole, rank, simplified
from crowdgui.text.translation import join_list, tr, tr_n, tr_noop

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.formats.sheet import PlatformSheet
    from crowdgui.io.tabular.column_encoder import CodedColumn
    from crowdgui.io.tabular.file_head import FileHead
    from crowdgui.io.tabular.raw_table import RawTable


_ID = "classification_id"


_WORKERS = ("user_name", "user_id", "user_ip")


_ITEMS = ("subject_ids", "subject_id", "subject_zooniverse_id")


_WORKFLOW, _TASK, _TIME = "workflow_id", "task", "created_at"


_EXTRACTOR, _EXTRACT = "extractor", "data."


_OTHER_EXPORTS = (
    (("reducer", "subject_id"), tr_noop("aggregated results, which name no worker")),
    (("metadata", "locations", "subject_id"), tr_noop("a list of subjects without labels")),
    (("display_name", "tasks", "workflow_id"), tr_noop("a list of workflows without labels")),
)


_OWN = frozenset(
    {
        *("classificationid", "username", "userid", "userip", "workflowid", "workflowname"),
        *("workflowversion", "createdat", "goldstandard", "expert", "metadata", "annotations"),
        *("subjectdata", "subjectids", "subjectid", "subjectzooniverseid", "alreadyseen"),
        *("seenbefore", "liveproject", "task", "taskindex", "tasklabel", "tasktype", "startedat"),
        *("finishedat", "elapsedtime", "elaspedtime", "duration", "session", "useragent"),
        *("userlanguage", "linenumber", "rowid", "index", "totalsubmissions", "submissionindex"),
        *("totalspecies", "speciesindex", "subjectchoices", "subjectspecies", "answervector"),
        *("allchoices", "imagesize", "imagenumber", "filename", "extractor", "aggregationversion"),
        *("classifierversion", "dataaggregationversion", "dataclassifierversion"),
        *("datagoldstandard", "classificationscount", "retiredat", "retirementreason"),
    }
)
"""Columns that describe a classification, its volunteer and its subject, and so hold no answers."""


_NOTHING = frozenset(
    {"na", "nan", "<na>", "null", "[]", "{}", "()", "list()", "c()", "character(0)", '""', "''"}
)
"""How R and Python write that a cell is empty."""


_EVERYONE = frozenset({"visitor", "anonymous", "not-logged-in", "not logged in", "none"})
"""Names that scripts give to all volunteers who were not logged in."""


_NESTED = ("[[", "[{", "{", "[(", "list(", "((")


def recognise(head: FileHead) -> bool:
    """Look for a classification’s number beside a subject, or for another export of the site."""
    if is_export(head):
        return False
    for names in map(set, head.headers.values()):
        others = any(
            rank(name, ColumnRole.WORKER) is not None for name in names.difference(_WORKERS)
        )
        if _ID in names and not names.isdisjoint(_ITEMS):
            return not (others and names.isdisjoint(_WORKERS))
        if "user_name" in names and _WORKFLOW in names and not names.isdisjoint(_ITEMS):
            return True
        if any(names.issuperset(signature) for signature, _ in _OTHER_EXPORTS):
            return _WORKFLOW in names
    return False


def read(path: Path, options: ChoiceOptions, report: ProgressCallback) -> RawTable:
    """Read the answers, the rows of one classification as one."""
    sheet = _sheet(path, report)
    names = sheet.columns
    for signature, what in _OTHER_EXPORTS:
        if names.keys() >= set(signature):
            raise ReadError(
                path.name,
                tr("This Zooniverse file is {what}. Export the classifications.", what=tr(what)),
            )
    item = next((name for name in _ITEMS if name in names), None)
    worker = next((name for name in _WORKERS if name in names and is_filled(names[name])), None)
    if item is None or worker is None:
        found = tr(
            "No column names the volunteers. Keep the column user_name of the classification "
            "export when you flatten it."
        )
        raise ReadError(path.name, found)
    if _EXTRACTOR in names:
        sheet = _extracted(sheet)
    return _Reader(sheet, worker, item, options).flat()


def _sheet(path: Path, report: ProgressCallback) -> PlatformSheet:
    from crowdgui.io.tabular.file_head import FileHead

    head = FileHead.of(path)
    for needed in ((_ID,), ("user_name",), *(signature for signature, _ in _OTHER_EXPORTS)):
        if head.separator(*needed) is not None:
            return read_named(path, needed, report)
    return read_named(path, (_ID,), report)


def _extracted(sheet: PlatformSheet) -> PlatformSheet:
    """Read what the site’s own program extracted: a column for each answer that can be given."""
    kind = sheet.columns[_EXTRACTOR]
    words = {word: word.startswith(("question", "survey")) for word in distinct_texts(kind)}
    known = np.array([words[word] for word in distinct_texts(kind)], dtype=bool)[kind.codes]
    sheet = sheet.without(~known, tr(MARKS_A_PART))
    if not known.any():
        return replace(sheet, columns={**sheet.columns, "answer": blank_column(0)})
    ticks = {
        name.removeprefix(_EXTRACT): column
        for name, column in sheet.columns.items()
        if name.startswith(_EXTRACT) and simplified(name) not in _OWN and _is_tick(column)
    }
    columns = {n: c for n, c in sheet.columns.items() if not n.startswith(_EXTRACT)}
    choice = sheet.columns.get(f"{_EXTRACT}choice")
    if choice is not None:
        return replace(sheet, columns={**columns, "choice": choice})
    if not ticks:
        return replace(sheet, columns={**columns, "answer": blank_column(len(sheet.lines))})
    number, row = combine_codes(list(ticks.values()))
    cells = zip(*(row_texts(column, row) for column in ticks.values()), strict=True)
    answer = build_column(number, (_ticked(dict(zip(ticks, each, strict=True))) for each in cells))
    return replace(sheet, columns={**columns, "answer": answer})


def _is_tick(column: CodedColumn) -> bool:
    return is_filled(column) and all(is_number(w) for w in distinct_texts(column) if w.strip())


def _ticked(cells: dict[str, str]) -> str:
    return format_options(name for name, text in cells.items() if text.strip() and float(text) > 0)


class _Reader:
    def __init__(
        self, sheet: PlatformSheet, worker: str, item: str, options: ChoiceOptions
    ) -> None:
        self._worker, self._item, self._options = worker, item, options
        self._notes: list[str] = []
        self._elsewhere: dict[str, CodedColumn] = {}
        self._sheet = sheet
        self._answers = self._asked()

    def _asked(self) -> dict[str, CodedColumn]:
        """Find the columns of answers: few different ones, which differ between volunteers."""
        own = {self._worker, self._item}
        free = {
            name: _without_gaps(column)
            for name, column in self._sheet.columns.items()
            if name not in own and simplified(name) not in _OWN
        }
        found = {name: column for name, column in free.items() if is_filled(column)}
        choice = next((name for name in found if _is_choice(name)), None)
        if choice is not None and not self._options.details:
            self._name_other(choice, found)
            return {choice: found[choice]}
        item = self._sheet.columns[self._item]
        answers = {name: column for name, column in found.items() if _may_answer(column, item)}
        some = {name: column for name, column in answers.items() if _n_used(column) > 1}
        texts = [name for name in found if name not in answers and varies_within(found[name], item)]
        if texts:
            said = tr("Free text, marks and numbers, not labels: {names}.", names=_quoted(texts))
            self._notes.append(said)
        return some or answers

    def _name_other(self, choice: str, found: dict[str, CodedColumn]) -> None:
        """Note where another column is filled wherever the choice is blank."""
        blank = is_blank(found[choice])
        others = self._elsewhere = {
            name: column
            for name, column in found.items()
            if blank.any()
            and not (is_blank(column) & blank).any()
            and np.mean(is_blank(column) | blank) > 0.9
        }
        if others:
            said = tr(
                "Rows with a blank “{choice}” have {names} instead, which isn’t read.",
                choice=choice,
                names=_quoted(others),
            )
            self._notes.append(said)

    def flat(self) -> RawTable:
        """Make a table with one row for each classification and task."""
        if not self._answers:
            raise ReadError(
                self._sheet.name,
                tr(
                    "No column holds labels with few classes. Open the classification export "
                    "of the Zooniverse itself."
                ),
            )
        sheet, answers = self._sheet, self._answers
        blank = np.logical_and.reduce([is_blank(column) for column in answers.values()])
        question = self._questions(~blank)
        sheet = replace(sheet, columns={**sheet.columns, **question})
        # A classification with several rows often says in a row of its own that one is blank.
        if self._elsewhere:
            reason = tr("Answered in {columns}, which isn’t read", columns=_quoted(self._elsewhere))
        else:
            reason = tr(NO_LABEL)
        sheet = sheet.without(blank, reason)
        answers = {name: take_rows(column, ~blank) for name, column in answers.items()}
        sheet, answers = self._joined(sheet, answers)
        kept = {
            name: sheet.columns[name]
            for name in (self._worker, self._item, _TIME, *question)
            if name in sheet.columns
        }
        beside = {
            name: column
            for name, column in sheet.columns.items()
            if simplified(name) in ("imagenumber", "filename", "imagename", "url")
        }
        workers = drop_unused(sheet.columns[self._worker])
        anonymous = sum(word.startswith(ANONYMOUS) for word in distinct_texts(workers))
        self._notes += describe_anonymous(anonymous, len(workers.words))
        self._notes += [
            tr("“{name}” is everyone who was not logged in, read as one worker.", name=word)
            for word in distinct_texts(workers)
            if word.strip().lower() in _EVERYONE
        ]
        roles = {
            ColumnRole.WORKER: self._worker,
            ColumnRole.ITEM: self._item,
            ColumnRole.TIME: _TIME,
        }
        if len(answers) == 1:
            roles[ColumnRole.LABEL] = next(iter(answers))
        return sheet.flat(
            {**kept, **answers, **beside},
            roles,
            self._notes,
            content=beside,
            question=next(iter(question), None),
            asked=answers,
        )

    def _questions(self, some: BoolArray) -> dict[str, CodedColumn]:
        """Name the question of each row, where a single column answers several."""
        parts = {
            name: self._sheet.columns[name]
            for name in (_WORKFLOW, _TASK)
            if name in self._sheet.columns
            and _n_used(take_rows(self._sheet.columns[name], some)) > 1
        }
        if len(self._answers) > 1 or not parts:
            return {}
        number, row = combine_codes(list(parts.values()))
        cells = zip(*(row_texts(column, row) for column in parts.values()), strict=True)
        before = ["workflow " if name == _WORKFLOW else "" for name in parts]
        names = [
            " ".join(f"{b}{text}" for b, text in zip(before, each, strict=True)) for each in cells
        ]
        return {"question": build_column(number, [name.replace(",", " ") for name in names])}

    def _joined(
        self, sheet: PlatformSheet, answers: dict[str, CodedColumn]
    ) -> tuple[PlatformSheet, dict[str, CodedColumn]]:
        """Join the rows of one classification, each of which names one choice."""
        if _ID not in sheet.columns or not len(sheet.lines):
            return sheet, answers
        by = [
            sheet.columns[name] for name in (_ID, self._item, "question") if name in sheet.columns
        ]
        number, first = combine_codes(by)
        if len(first) == len(sheet.lines):
            return sheet, answers
        together = np.flatnonzero(np.bincount(number)[number] > 1)
        joined = {
            name: self._join(column, number, first, together) for name, column in answers.items()
        }
        n = len(np.unique(number[together]))
        one = "{n} classification has several rows, which are read as one label."
        many = "{n} classifications have several rows, which are read as one label each."
        self._notes.append(tr_n(one, many, n))
        return sheet.only(_marked(first, len(sheet.lines))), joined

    def _join(
        self, column: CodedColumn, number: IntArray, first: IntArray, together: IntArray
    ) -> CodedColumn:
        texts: dict[int, list[str]] = {}
        for key, text in zip(number[together], row_texts(column, together), strict=True):
            texts.setdefault(int(key), []).append(text)
        order = np.sort(first)
        codes = column.codes[order].astype(np.int64)
        words = list(distinct_texts(column))
        place = {int(row): i for i, row in enumerate(order)}
        for key, parts in texts.items():
            filled = [part for part in parts if part]
            codes[place[int(first[key])]] = len(words)
            all_of_them = self._options.several == "set"
            words.append(format_options(filled if all_of_them else filled[:1]))
        return build_column(codes, words)


def _marked(rows: IntArray, n: int) -> BoolArray:
    marks = np.zeros(n, dtype=bool)
    marks[rows] = True
    return marks


def _without_gaps(column: CodedColumn) -> CodedColumn:
    return map_texts(column, lambda text: "" if text.strip().lower() in _NOTHING else text.strip())


def _is_choice(name: str) -> bool:
    return name == "species" or name.rpartition("_")[2].lower() in ("choice", "choices")


def _n_used(column: CodedColumn) -> int:
    used = drop_unused(column)
    return sum(1 for word in distinct_texts(used) if word.strip())


def _may_answer(column: CodedColumn, item: CodedColumn) -> bool:
    """Return whether a column holds few different answers, and they depend on who gives them."""
    rows = np.flatnonzero(~is_blank(column))
    given, items = drop_unused(take_rows(column, rows)), drop_unused(take_rows(item, rows))
    words = list(distinct_texts(given))
    if any(word.startswith(_NESTED) for word in words):
        return False
    if 3 < rows.size == len(words) or (rows.size >= FEWEST and 2 * len(words) > rows.size):
        return False
    if len(words) > MOST_NUMBERS and all(map(is_number, words)):
        return False
    return len(items.words) == rows.size or varies_within(given, items)


def _quoted(names: Iterable[str]) -> str:
    return join_list([tr("“{name}”", name=name) for name in list(names)[:10]])


FORMAT = Format(
    "zooniverse-flat",
    tr_noop("Zooniverse table (flattened)"),
    recognise,
    read,
    (".csv", ".tsv"),
    ChoiceOptions,
)
