"""Answers of a survey as labels: respondents are workers, questions with one scale are items."""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import pyarrow as pa

from crowdgui.core.errors import ReadError
from crowdgui.io.formats.sheet import read_sheet
from crowdgui.io.tabular.coded_columns import (
    build_column,
    combine_codes,
    distinct_texts,
    drop_unused,
    interleave,
    is_blank,
    map_texts,
    repeat_rows,
    row_texts,
    take_rows,
)
from crowdgui.io.tabular.column_encoder import CodedColumn
from crowdgui.io.tabular.file_head import FileHead
from crowdgui.io.tabular.json_lists import format_options
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.text.translation import format_number, join_list, tr, tr_n

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.formats.sheet import PlatformSheet
    from crowdgui.io.tabular.raw_table import RawTable


FEW = 20
"""Most different answers of questions with one scale."""


LEAST = 3
"""Questions that make a scale; two alike may be so by chance."""


_SAID = 20
"""Answers to a question from which on more different ones than half of them are free text."""


_LONGEST = 120
"""Characters of an answer that can be chosen."""


_SHOWN = 8


_ABOUT_PEOPLE = re.compile(
    r"age|alter|âge|edad|gender|geschlecht|genre|género|sexo?|sexe|ethnicity|race|country|land|"
    r"nationality|nationalität|education|degree|income|occupation|job|profession|language|"
    r"muttersprache|native language|zip ?code|postal code|city|region|state|marital status|"
    r"religion|handedness|consent|informed consent|einwilligung|einverständnis|comments?|"
    r"feedback|condition|group",
    re.IGNORECASE,
)
"""Whole names of columns on the respondent and not on an item."""


_ASKED_OF_PEOPLE = re.compile(
    r"\b(how old are you|where (do you live|are you from)|do you (agree|consent) to|"
    r"i (agree|consent) to|"
    r"(your|you|deine?|ihre?|votre|tu|su)\b.{0,40}\b(age|gender|sex|alter|geschlecht|ethnic\w*|race|"
    r"country|nationality|education|income|occupation|first language|native language|âge|edad))\b",
    re.IGNORECASE,
)


_TICKS = frozenset({"1", "x", "y", "yes", "true", "on", "selected", "checked"})
"""How a box is marked as ticked, where its own text isn’t written instead."""


_POINTS = re.compile(r"-?\d+([.,]\d+)? ?/ ?\d+([.,]\d+)?")
"""How a quiz writes what an answer scored."""


class SurveyQuestion(NamedTuple):
    """A column of a survey: the question it belongs to, which may have several, and its item.

    `is_loop` says that the question was asked again for each item.
    """

    name: str
    column: CodedColumn
    words: str = ""
    question: str = ""
    item: str = ""
    is_loop: bool = False


@dataclass(frozen=True, eq=False)
class _Scale:
    """Questions that share a scale."""

    name: str
    members: list[SurveyQuestion]


def read_survey(
    sheet: PlatformSheet,
    respondents: CodedColumn,
    questions: Sequence[SurveyQuestion],
    notes: Iterable[str] = (),
) -> RawTable:
    """Make a row of each answer to questions that share a scale with others."""
    said = list(notes)
    workers = len(drop_unused(respondents).words)
    if workers < 2:
        why = tr("There is only one respondent. Labels need several workers to compare.")
        raise ReadError(sheet.name, why)
    filled = [each for each in map(_trimmed, questions) if each is not None]
    scales = _find_scales(filled)
    if not scales:
        raise ReadError(
            sheet.name,
            tr(
                "Fewer than {n} questions of this survey have the same choices. Only such "
                "questions can be read as items, with the respondents as workers.",
                n=format_number(LEAST),
            ),
        )
    said += _described(scales, workers, filled)
    return _stacked(sheet, respondents, scales, said)


def _trimmed(question: SurveyQuestion) -> SurveyQuestion | None:
    """Trim the answers; None where nobody answered."""
    column = map_texts(question.column, lambda text: " ".join(text.split()))
    if is_blank(column).all():
        return None
    return question._replace(column=drop_unused(column))


def _find_scales(questions: list[SurveyQuestion]) -> list[_Scale]:
    """Find questions of several columns first, then single ones with like answers."""
    groups: dict[str, list[SurveyQuestion]] = {}
    for each in questions:
        groups.setdefault(each.question or f"\0{each.name}", []).append(each)
    scales, single = [], []
    for name, members in groups.items():
        if _are_boxes(members):
            joined = _ticked(name, members)
            single += [joined] if _is_closed(joined.column) else []
            continue
        closed = [each for each in members if _is_closed(each.column)]
        least = 2 if any(each.is_loop for each in closed) else LEAST
        if len(closed) >= least and len(_answers(closed)) <= FEW:
            scales.append(_Scale(_plain(name), closed))
        else:
            single += [each._replace(question="", item="") for each in closed]
    single = [each for each in single if not _is_about_people(each)]
    return scales + list(_alike_questions(single))


def _is_closed(column: CodedColumn) -> bool:
    """Return whether a question has few answers to choose from."""
    words = _words(column)
    if not words or len(words) > FEW or max(map(len, words)) > _LONGEST:
        return False
    if all(_POINTS.fullmatch(word) for word in words):
        return False
    given = int(np.count_nonzero(~is_blank(column)))
    return given < _SAID or 2 * len(words) <= given


def _is_about_people(each: SurveyQuestion) -> bool:
    texts = (each.name, each.words)
    return any(
        _ABOUT_PEOPLE.fullmatch(text.strip(" ?:.*_")) or _ASKED_OF_PEOPLE.search(text)
        for text in texts
    )


def _words(column: CodedColumn) -> frozenset[str]:
    return frozenset(distinct_texts(column)) - {""}


def _answers(members: Iterable[SurveyQuestion]) -> frozenset[str]:
    found: frozenset[str] = frozenset()
    for each in members:
        found |= _words(each.column)
    return found


def _are_boxes(members: list[SurveyQuestion]) -> bool:
    """Return whether each column is a box of its own, ticked or left blank."""
    if len(members) < 2 or any(each.is_loop for each in members):
        return False
    words = [_words(each.column) for each in members]
    if any(len(each) > 1 for each in words):
        return False
    blank = all(is_blank(each.column).any() for each in members)
    return blank and (len(set(words)) > 1 or all(word.lower() in _TICKS for word in words[0]))


def _ticked(name: str, members: list[SurveyQuestion]) -> SurveyQuestion:
    """Join the boxes of a question."""
    columns = [each.column for each in members]
    number, row = combine_codes(columns)
    names = [each.item or each.name for each in members]
    cells = zip(*(row_texts(column, row) for column in columns), strict=True)
    sets = [
        format_options(
            option if text.lower() in _TICKS else text
            for option, text in zip(names, each, strict=True)
            if text
        )
        for each in cells
    ]
    own = _plain(name)
    return SurveyQuestion(own, build_column(number, sets), members[0].words)


def _alike_questions(single: list[SurveyQuestion]) -> Iterator[_Scale]:
    """Find questions with the same words, then those with like answers, the most first."""
    same = Counter(each.words for each in single if each.words)
    for words, count in same.items():
        members = [each for each in single if each.words == words]
        if count >= LEAST and len(_answers(members)) <= FEW:
            yield _Scale(_range_name(members), members)
            single = [each for each in single if each.words != words]
    while len(single) >= LEAST:
        seeds = dict.fromkeys(_words(each.column) for each in single)
        groups = [[each for each in single if _alike(seed, _words(each.column))] for seed in seeds]
        most = max(groups, key=len)
        if len(most) < LEAST:
            return
        yield _Scale(_range_name(most), most)
        single = [each for each in single if all(each is not other for other in most)]


def _alike(one: frozenset[str], other: frozenset[str]) -> bool:
    shared = len(one & other)
    if not shared or len(one | other) > FEW:
        return False
    if any(_is_worded(word) for word in one & other):
        return 2 * shared >= min(len(one), len(other))
    return 2 * shared >= max(len(one), len(other))


def _is_worded(text: str) -> bool:
    return any(sign.isalpha() for sign in text)


def _range_name(members: list[SurveyQuestion]) -> str:
    """Name single questions by the first and the last, or by their answers where those are long."""
    first, last = members[0].name, members[-1].name
    if max(len(first), len(last)) <= FEW:
        return _plain(f"{first}-{last}")
    return _plain("/".join(sorted(_answers(members))))[: 3 * FEW]


def _plain(name: str) -> str:
    """Return a name that the command line can take, where commas part names."""
    return " ".join(name.strip("\0").replace(",", " ").split())


def _described(
    scales: list[_Scale], workers: int, questions: Sequence[SurveyQuestion]
) -> Iterator[str]:
    items = sum(len(scale.members) for scale in scales)
    used = {each.name for scale in scales for each in scale.members}
    used |= {scale.name for scale in scales}
    respondents = tr_n("{n} respondent is a worker", "{n} respondents are the workers", workers)
    yield tr(
        "{respondents}; {questions}.",
        respondents=respondents,
        questions=tr_n("{n} question is an item", "{n} questions are the items", items),
    )
    rest = [each.name for each in questions if not {each.name, each.question} & used]
    if rest:
        named = join_list([tr("“{name}”", name=name[: 3 * FEW]) for name in rest[:_SHOWN]])
        one = "{n} question has no scale in common with others and isn’t read: {names}."
        many = "{n} questions have no scale in common with others and aren’t read: {names}."
        more = "…" if len(rest) > _SHOWN else ""
        yield tr_n(one, many, len(rest), names=named + more)


def _stacked(
    sheet: PlatformSheet, respondents: CodedColumn, scales: list[_Scale], notes: list[str]
) -> RawTable:
    """Stack the answers, those of a respondent together."""
    members = [(scale.name, each) for scale in scales for each in scale.members]
    label = interleave([each.column for _, each in members])
    n, k = len(sheet.lines), len(members)
    place = np.tile(np.arange(k), n)
    given = np.flatnonzero(~is_blank(label))
    columns = {
        "respondent": repeat_rows(respondents, k),
        "item": _column(place, [each.item or each.name for _, each in members]),
        "question": _column(place, [name for name, _ in members]),
        "label": label,
        "wording": _column(place, [each.words for _, each in members]),
    }
    kept = {name: take_rows(column, given) for name, column in columns.items()}
    roles = {
        ColumnRole.WORKER: "respondent",
        ColumnRole.ITEM: "item",
        ColumnRole.LABEL: "label",
    }
    table = replace(sheet, columns={}, lines=np.repeat(sheet.lines, k)[given])
    question = "question" if len(scales) > 1 else None
    flat = table.flat(kept, roles, notes, content=("wording",), question=question)
    asks = {scale.name: words for scale in scales if (words := _wording(scale))}
    return replace(flat, asks=asks)


def _wording(scale: _Scale) -> str:
    """Return what a question of several columns asks; nothing where its name says so already.

    Each column words it alike, or adds its own row or item behind a dash.
    """
    words = {" ".join(each.words.split()) for each in scale.members}
    shared = words if len(words) == 1 else {one.rpartition(" - ")[0] for one in words}
    return shared.pop() if len(shared) == 1 and scale.name not in shared else ""


def _column(codes: IntArray, words: list[str]) -> CodedColumn:
    merged = pa.array(words, pa.string()).dictionary_encode()
    return CodedColumn(merged.indices.to_numpy()[codes], merged.dictionary)


def widest_separator(head: FileHead) -> str | None:
    """Return the separator that makes the most columns of the first line."""
    best = max(head.headers, key=lambda separator: len(head.headers[separator]), default=None)
    return best if best and len(head.headers[best]) > 2 else None


_MOST_FIRST = 200


def first_rows(head: FileHead, separator: str) -> list[list[str]]:
    """Return the first rows, without one that may be cut off."""
    rows = csv.reader(io.StringIO("\n".join(head.lines)), delimiter=separator)
    found = []
    try:
        for row in rows:
            if row:
                found.append(row)
            if len(found) == _MOST_FIRST:
                break
    except csv.Error:
        pass
    return found


def are_unique(rows: Sequence[Sequence[str]], place: int) -> bool:
    """Return whether each row has a cell of its own at a place."""
    cells = [row[place] for row in rows if len(row) > place]
    return len(cells) > 1 and len(set(cells)) == len(cells)


def read_responses(path: Path, report: ProgressCallback) -> tuple[PlatformSheet, tuple[str, ...]]:
    """Read all columns of a table, and its first line as it is."""
    head = FileHead.of(path)
    separator = widest_separator(head)
    return read_sheet(path, separator, (), report), head.headers.get(separator or "", ())


def row_cells(sheet: PlatformSheet, row: int) -> list[str]:
    """Return the cells of a row."""
    return [column.words[column.codes[row]].as_py() for column in sheet.columns.values()]


def name_respondents(sheet: PlatformSheet, name: str | None) -> CodedColumn:
    """Return who responded; where nobody is named, the file and the number of the response."""
    if name is not None and not is_blank(sheet.columns[name]).any():
        return sheet.columns[name]
    rows = np.arange(len(sheet.lines))
    return build_column(rows, [f"{Path(sheet.name).stem} {n + 1}" for n in rows])
