"""Survey responses of Qualtrics, with rows that word the questions below the header."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import ReadError
from crowdgui.io.formats.form import Format, NoOptions
from crowdgui.io.formats.surveys.survey import (
    SurveyQuestion,
    are_unique,
    first_rows,
    name_respondents,
    read_responses,
    read_survey,
    row_cells,
    widest_separator,
)
from crowdgui.io.tabular.coded_columns import is_any, map_texts
from crowdgui.io.tabular.roles import simplified
from crowdgui.io.tabular.text_file import distinct_names
from crowdgui.text.translation import tr, tr_n, tr_noop

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.formats.sheet import PlatformSheet
    from crowdgui.io.tabular.file_head import FileHead
    from crowdgui.io.tabular.raw_table import RawTable


_OWN = frozenset(
    {
        *("responseid", "startdate", "enddate", "status", "ipaddress", "progress", "finished"),
        *("durationinseconds", "recordeddate", "recipientlastname", "recipientfirstname"),
        *("recipientemail", "externalreference", "externaldatareference", "locationlatitude"),
        *("locationlongitude", "locationaccuracy", "distributionchannel", "userlanguage"),
        *("responseset", "name", "emailaddress", "consent", "qballotboxstuffing", "qlanguage"),
        *("qrecaptchascore", "qrelevantidduplicate", "qrelevantidduplicatescore", "qurl"),
        *("qrelevantidfraudscore", "qrelevantidlaststartdate", "qduplicaterespondent", "quserip"),
        *("qtotalduration", "quseragent", "prolificpid", "prolificid", "studyid", "sessionid"),
        *("workerid", "assignmentid", "hitid", "participantid", "sc0"),
    }
)
"""Columns on the response itself, and those that surveys often keep beside the answers."""


_RESPONSE = "responseid"


_IMPORT_ID = re.compile(r'\s*\{\s*"ImportId"')


_ANSWERED = re.compile(r"(?:\d+_|x\d+_)*QID\d+")


_NO_ANSWER = re.compile(
    r".*(_TEXT|_DO(_.*)?|_FIRST_CLICK|_LAST_CLICK|_PAGE_SUBMIT|_CLICK_COUNT|_BROWSER|_VERSION|"
    r"_OPERATING_SYSTEM|_RESOLUTION|_NPS_GROUP|_FILE_(ID|NAME|SIZE|TYPE)|_First Click|_Last Click|"
    r"_Page Submit|_Click Count|_Browser|_Version|_Operating System|_Resolution|_Id|_Name|_Size|"
    r"_Type|_[xy]| - Topics|Topics)",
)
"""Names of columns that a question writes beside its answers."""


_LOOP = re.compile(r"x?(?P<item>\d+)_(?P<question>.+)")


_PART = re.compile(r"(?P<question>.+?)[_#](?P<item>[A-Za-z]*\d+)")


def recognise(head: FileHead) -> bool:
    """Look for the row of import ids, or for the columns of every response."""
    separator = widest_separator(head)
    rows = first_rows(head, separator) if separator else []
    if any(_is_import_row(row) for row in rows[1:3]):
        return True
    if len(rows) > 1 and rows[0][:2] == ["V1", "V2"] and "ResponseID" in rows[1]:
        return True
    names = [simplified(name) for name in rows[0]] if rows else []
    if _RESPONSE not in names or len(_OWN.intersection(names)) < 4:
        return False
    return are_unique(rows[1:], names.index(_RESPONSE))


def read(path: Path, options: NoOptions, report: ProgressCallback) -> RawTable:
    """Read the responses; the rows below the header word the questions."""
    sheet, _ = read_responses(path, report)
    return read_responses_of(sheet)


def has_import_ids(sheet: PlatformSheet) -> bool:
    """Return whether one of the first rows holds import ids, as in an export of Qualtrics only."""
    return any(_is_import_row(row_cells(sheet, n)) for n in range(min(2, len(sheet.lines))))


def with_names(sheet: PlatformSheet) -> PlatformSheet:
    """Take the names of columns from the first row, where the import ids show that it has them."""
    if len(sheet.lines) < 3 or not _is_import_row(row_cells(sheet, 2)):
        return sheet
    names = distinct_names(row_cells(sheet, 0))
    columns = dict(zip(names, sheet.columns.values(), strict=True))
    return replace(sheet, columns=columns).only(np.arange(len(sheet.lines)) > 0)


def read_responses_of(sheet: PlatformSheet) -> RawTable:
    """Read the responses in a table that still has the rows that word the questions."""
    words, ids, skipped = _header_rows(sheet)
    names = [
        words.get(name, name) if re.fullmatch(r"V\d+", name) else name for name in sheet.columns
    ]
    columns = dict(zip(distinct_names(names), sheet.columns.values(), strict=True))
    by_name = dict(zip(columns, sheet.columns, strict=True))
    below = np.ones(len(sheet.lines), dtype=bool)
    below[:skipped] = False
    sheet = replace(sheet, columns=columns).only(below)
    if not len(sheet.lines):
        raise ReadError(sheet.name, tr("The survey has no responses yet. Export it again."))
    sheet = _without_previews(sheet)
    notes = _on_unfinished(sheet)
    questions = []
    for name, column in sheet.columns.items():
        own = by_name[name]
        marked = ids.get(own, "")
        free = simplified(name) not in _OWN and not name.startswith("Q_")
        is_asked = bool(_ANSWERED.match(marked)) if ids else free
        if is_asked and not _NO_ANSWER.fullmatch(marked) and not _NO_ANSWER.fullmatch(name):
            answers = map_texts(column, lambda text: "" if text.strip() == "-99" else text)
            questions.append(SurveyQuestion(name, answers, words.get(own, "")))
    found = next((n for n in sheet.columns if simplified(n) == _RESPONSE), None)
    return read_survey(sheet, name_respondents(sheet, found), _grouped(questions), notes)


def _is_import_row(row: Sequence[str]) -> bool:
    return sum(_IMPORT_ID.match(cell) is not None for cell in row) * 2 > len(row)


def _header_rows(sheet: PlatformSheet) -> tuple[dict[str, str], dict[str, str], int]:
    """Return the words and the import ids of columns, and how many rows hold them."""
    words: dict[str, str] = {}
    ids: dict[str, str] = {}
    for n in range(min(3, len(sheet.lines))):
        row = row_cells(sheet, n)
        cells = dict(zip(sheet.columns, row, strict=True))
        if _is_import_row(row):
            return words, {name: _import_id(text) for name, text in cells.items()}, n + 1
        if n == 0:
            words = {name: " ".join(text.split()) for name, text in cells.items()}
    return (words, ids, 1) if words and _is_wording(words) else ({}, ids, 0)


def _is_wording(cells: dict[str, str]) -> bool:
    """Return whether a row words questions: where a response has dates and numbers, it has none."""
    dated = ("startdate", "enddate", "recordeddate", "progress", "durationinseconds", "finished")
    known = [text for name, text in cells.items() if simplified(name) in dated and text]
    if re.fullmatch(r"V\d+", next(iter(cells))):
        return True
    return bool(known) and not any(re.search(r"\d|^(true|false)$", t, re.I) for t in known)


def _import_id(text: str) -> str:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return ""
    if not isinstance(value, dict):
        return ""
    return str(value.get("ImportId", ""))


def _without_previews(sheet: PlatformSheet) -> PlatformSheet:
    for name, words in (
        ("status", ("1", "2", "9", "10", "17", "survey preview", "survey test", "spam preview")),
        ("distributionchannel", ("preview", "test")),
    ):
        for own in [each for each in sheet.columns if simplified(each) == name]:
            reason = tr("A preview or test of the survey")
            sheet = sheet.without(is_any(sheet.columns[own], words), reason)
    return sheet


def _on_unfinished(sheet: PlatformSheet) -> list[str]:
    column = next((c for name, c in sheet.columns.items() if simplified(name) == "finished"), None)
    n = 0 if column is None else int(np.count_nonzero(is_any(column, ("0", "false"))))
    if not n:
        return []
    one = "{n} response is unfinished; its labels are read."
    many = "{n} responses are unfinished; their labels are read."
    return [tr_n(one, many, n)]


def _grouped(questions: list[SurveyQuestion]) -> list[SurveyQuestion]:
    """Find the columns of one question: loops first, then rows of a matrix."""
    loops: dict[str, set[str]] = {}
    parts: dict[str, set[str]] = {}
    for each in questions:
        if match := _LOOP.fullmatch(each.name):
            loops.setdefault(match["question"], set()).add(match["item"])
        elif match := _PART.fullmatch(each.name):
            parts.setdefault(match["question"], set()).add(match["item"])
    found = []
    for each in questions:
        loop, part = _LOOP.fullmatch(each.name), _PART.fullmatch(each.name)
        if loop and len(loops[loop["question"]]) > 1:
            own = loop["question"], loop["item"], True
            found.append(each._replace(question=own[0], item=own[1], is_loop=own[2]))
        elif not loop and part and len(parts[part["question"]]) > 1:
            found.append(each._replace(question=part["question"], item=each.name))
        else:
            found.append(each)
    return found


FORMAT = Format(
    "qualtrics",
    tr_noop("Qualtrics survey"),
    recognise,
    read,
    (".csv", ".tsv"),
    NoOptions,
)
