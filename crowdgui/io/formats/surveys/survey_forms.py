"""Responses to forms: Google Forms, Microsoft Forms, SurveyMonkey, LimeSurvey and others."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import ReadError
from crowdgui.io.formats.form import Format, NoOptions
from crowdgui.io.formats.sheet import is_filled
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
from crowdgui.io.tabular.coded_columns import distinct_texts, is_blank
from crowdgui.io.tabular.roles import LABEL_ROLES, ColumnRole, rank, simplified
from crowdgui.text.translation import tr, tr_noop

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.formats.sheet import PlatformSheet
    from crowdgui.io.tabular.column_encoder import CodedColumn
    from crowdgui.io.tabular.file_head import FileHead
    from crowdgui.io.tabular.raw_table import RawTable


@dataclass(frozen=True)
class _Tool:
    """A survey tool: the columns it always writes, its others, and those that name respondents.

    All names are simplified.
    """

    signature: frozenset[str]
    own: frozenset[str]
    respondent: tuple[str, ...]


def _named(signature: str, own: str, respondent: str) -> _Tool:
    names = frozenset(signature.split())
    return _Tool(names, names | frozenset(own.split()), tuple(respondent.split()))


_FORMS = (
    _named(
        "respondentid collectorid",
        "startdate enddate ipaddress emailaddress firstname lastname customdata1 customdata",
        "respondentid",
    ),
    _named(
        "id starttime completiontime email name",
        "lastmodifiedtime totalpoints quizfeedback language gradepostedtime",
        "email id",
    ),
    _named(
        "submitdate lastpage startlanguage",
        "id seed startdate datestamp ipaddr refurl token interviewtime",
        "id",
    ),
    _named(
        "responseid datesubmitted lastpage",
        "startlanguage seed datestarted datelastaction ipaddress referrerurl accesscode totaltime",
        "responseid",
    ),
)
"""SurveyMonkey, Microsoft Forms, and LimeSurvey with short and with long names."""


_TIMESTAMPS = frozenset(
    {
        *("timestamp", "zeitstempel", "horodateur", "marcatemporal", "carimbodedatahora"),
        *("informazionicronologiche", "tijdstempel", "タイムスタンプ", "时间戳记", "時間戳記"),
        *("отметкавремени", "sygnaturaczasowa", "tidsstämpel", "zamandamgası"),
    }
)
"""The first column of Google Forms."""


_GOOGLE = _Tool(
    _TIMESTAMPS,
    _TIMESTAMPS.union(
        {
            *("emailaddress", "email", "username", "score", "totalscore", "emailadresse"),
            *("nutzername", "punktzahl", "adresseemail", "nomdutilisateur", "adressedemessagerie"),
            *("direccióndecorreoelectrónico", "nombredeusuario", "puntuación", "メールアドレス"),
            *(
                "ユーザー名",
                "スコア",
                "电子邮件地址",
                "用户名",
                "分数",
                "prolificid",
                "prolificpid",
            ),
        }
    ),
    (
        *("prolificid", "prolificpid", "emailaddress", "email", "username", "emailadresse"),
        *("nutzername", "adresseemail", "nomdutilisateur", "direccióndecorreoelectrónico"),
        *("nombredeusuario", "メールアドレス", "ユーザー名", "电子邮件地址", "用户名"),
    ),
)


_PARTICIPANT = ("prolificpid", "prolificid", "prolificparticipantid")


_PROLIFIC_OWN = frozenset(
    {
        *(
            "studyid",
            "sessionid",
            "submissionid",
            "status",
            "startedat",
            "completedat",
            "timetaken",
        ),
        *("age", "sex", "ethnicitysimplified", "countryofbirth", "countryofresidence"),
        *("nationality", "language", "studentstatus", "employmentstatus", "completioncode"),
        *("totalapprovals", "timestamp", "starttime", "endtime"),
    }
)


_PROLIFIC_LISTS = (
    frozenset({"submissionid", "participantid"}),
    frozenset({"participantid", "starteddatetime"}),
    frozenset({"participantid", "completeddatetime"}),
)


_GRID = re.compile(r"(?P<question>.+?)\s*\[(?P<item>[^\[\]]+)\]\s*", re.DOTALL)


_SIDE = re.compile(
    r".*\[(score|feedback|punktzahl|other|comment|sonstiges)\]|(points|feedback) - .*|"
    r"grouptime\d*|.*\btime:.*|.*[a-z0-9]Time",
    re.IGNORECASE,
)
"""Columns of scores, comments and times beside a question."""


def recognise(head: FileHead) -> bool:
    """Look for the columns that a survey tool writes for every response."""
    separator = widest_separator(head)
    rows = first_rows(head, separator) if separator else []
    if len(rows) < 2:
        return False
    names = [simplified(name) for name in rows[0]]
    if any(names_of <= set(names) for names_of in _PROLIFIC_LISTS):
        return _participant_list(names)
    tool = _tool(names)
    if tool is None:
        return False
    if tool is _GOOGLE:
        return _is_form(rows[0][1:], names[1:])
    if tool.respondent[0] in _PARTICIPANT:
        return are_unique(rows[1:], names.index(tool.respondent[0]))
    return True


def _tool(names: Sequence[str]) -> _Tool | None:
    """Return the tool that writes columns of these names."""
    found = next((tool for tool in _FORMS if tool.signature <= set(names)), None)
    if found is not None:
        return found
    if names[0] in _TIMESTAMPS:
        return _GOOGLE
    participant = next((name for name in _PARTICIPANT if name in names), None)
    if participant is None or any(rank(name, ColumnRole.ITEM) is not None for name in names):
        return None
    return _Tool(frozenset(), _PROLIFIC_OWN | {participant}, (participant,))


def _participant_list(names: Sequence[str]) -> bool:
    """Return whether nothing is a judgment of an item, as in Prolific’s list of submissions."""
    roles = (ColumnRole.ITEM, ColumnRole.LABEL)
    known = {"submissionid", "sessionid"}
    return not any(rank(n, role) is not None for n in names if n not in known for role in roles)


def _is_form(header: Sequence[str], names: Sequence[str]) -> bool:
    """Return whether columns are named by questions, not by roles as in a table of labels."""
    free = [n for n in range(len(names)) if names[n] not in _GOOGLE.own]
    if any(rank(names[n], role) is not None for n in free for role in LABEL_ROLES):
        return False
    asked = [header[n] for n in free]
    wordy = [text for text in asked if "?" in text or "[" in text or len(text.split()) > 3]
    return len(free) >= 3 and (len(wordy) >= 2 or _are_numbered(names))


def _are_numbered(names: Sequence[str]) -> bool:
    stems = [re.sub(r"\d+", "", name) for name in names if re.search(r"\d", name)]
    return any(stems.count(stem) >= 3 for stem in set(stems))


def read(path: Path, options: NoOptions, report: ProgressCallback) -> RawTable:
    """Read the responses of a form."""
    sheet, header = read_responses(path, report)
    return read_form(sheet, header)


def is_form(sheet: PlatformSheet) -> bool:
    """Return whether a table is that of a form, by the names of its columns."""
    names = [simplified(name) for name in sheet.columns]
    tool = _tool(names) if names else None
    if tool is _GOOGLE:
        return _is_form(list(sheet.columns)[1:], names[1:])
    return tool is not None and tool.respondent[0] not in _PARTICIPANT


def read_form(sheet: PlatformSheet, header: Sequence[str]) -> RawTable:
    """Read the responses in a table; `header` is its first row as it was written."""
    names = [simplified(name) for name in sheet.columns]
    tool = _tool(names)
    if tool is None or any(names_of <= set(names) for names_of in _PROLIFIC_LISTS):
        if any(names_of <= set(names) for names_of in _PROLIFIC_LISTS):
            raise ReadError(
                sheet.name,
                tr("This is a list of participants without labels. Open the responses instead."),
            )
        raise ReadError(sheet.name, tr("The columns don’t match a survey. Has the file changed?"))
    parts: dict[str, str] = {}
    if tool is _FORMS[0]:
        sheet, parts = _second_header(sheet, tool)
    questions = [
        _of_form(name, column, whole, parts.get(name, ""))
        for (name, column), whole in zip(
            sheet.columns.items(), _carried(header, sheet), strict=True
        )
        if simplified(name) not in tool.own and not _SIDE.fullmatch(name)
    ]
    found = [
        name
        for wanted in tool.respondent
        for name in sheet.columns
        if simplified(name) == wanted and is_filled(sheet.columns[name])
    ]
    named = next((n for n in found if set(distinct_texts(sheet.columns[n])) != {"anonymous"}), None)
    return read_survey(sheet, name_respondents(sheet, named), _checked(questions))


def _second_header(sheet: PlatformSheet, tool: _Tool) -> tuple[PlatformSheet, dict[str, str]]:
    """Take off the row that names the parts of questions, which names no respondent."""
    own = next(n for n in sheet.columns if simplified(n) == tool.respondent[0])
    if not is_blank(sheet.columns[own])[0]:
        return sheet, {}
    cells = dict(zip(sheet.columns, row_cells(sheet, 0), strict=True))
    below = np.ones(len(sheet.lines), dtype=bool)
    below[0] = False
    return sheet.only(below), cells


def _carried(header: Sequence[str], sheet: PlatformSheet) -> list[str]:
    """Return the question of each column; a blank name goes on with the one before."""
    names = list(header) if len(header) == len(sheet.columns) else list(sheet.columns)
    for n in range(1, len(names)):
        names[n] = names[n] if names[n].strip() else names[n - 1]
    return names


def _of_form(name: str, column: CodedColumn, whole: str, part: str) -> SurveyQuestion:
    plain = " ".join(name.split())
    if part and part.strip().lower() not in ("response", "open-ended response"):
        return SurveyQuestion(f"{whole} {part}", column, f"{whole}\n{part}", whole, part)
    grid = _GRID.fullmatch(plain)
    if grid:
        return SurveyQuestion(plain, column, plain, grid["question"], grid["item"])
    own = plain if not part else " ".join(whole.split())
    return SurveyQuestion(own, column, own)


def _checked(questions: list[SurveyQuestion]) -> list[SurveyQuestion]:
    """Treat the only part of a question as one on its own."""
    count: dict[str, int] = {}
    for each in questions:
        count[each.question] = count.get(each.question, 0) + 1
    return [
        each if count[each.question] > 1 else each._replace(question="", item="")
        for each in questions
    ]


FORMAT = Format(
    "survey",
    tr_noop("Survey responses (Google Forms and others)"),
    recognise,
    read,
    (".csv", ".tsv"),
    NoOptions,
)
