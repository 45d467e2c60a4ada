"""The answers of MTurk assignments, which come in several forms, as one column a question."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.io.formats.answer_content import Content, content_of
from crowdgui.io.formats.coded_columns import combined, recoded, texts_of, words_of
from crowdgui.io.formats.fields import chosen
from crowdgui.io.formats.flat import MOST_COLUMNS, on_left_out
from crowdgui.text.translation import tr_n

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from crowdgui.io.coded import Coded
    from crowdgui.io.formats.sheet import Sheet

_START = "Answer."

_PACKED = "Answer.taskAnswers"
"""Holds all the answers of an assignment as JSON, a list with one object."""

_LOOKED_AT = 16

_TICKS = frozenset({"", "true", "false"})


def answer_columns(sheet: Sheet, notes: list[str]) -> dict[str, Coded]:
    """Return a column for each question; what could not be taken for one is said in `notes`."""
    found = sheet.named(_START)
    packed = found.pop(_PACKED, None)
    if packed is not None:
        for name, column in _unpacked(packed, notes).items():
            found.setdefault(name, column)
    return _without_boxes(found)


def _unpacked(packed: Coded, notes: list[str]) -> dict[str, Coded]:
    contents = [_parsed(text) for text in words_of(packed)]
    read = [content or Content() for content in contents]
    rows = np.bincount(packed.codes, minlength=len(contents))
    unread = rows[[content is None for content in contents]].sum()
    if unread:
        one = "{n} cell of Answer.taskAnswers is no JSON and is taken as no answer."
        many = "{n} cells of Answer.taskAnswers are no JSON and are taken as no answer."
        notes.append(tr_n(one, many, int(unread)))
    marks = rows @ np.array([content.regions for content in read])
    if marks:
        one = "{n} answer marks places in an item, such as boxes. It is no label and not read."
        many = "{n} answers mark places in an item, such as boxes. They are no labels and not read."
        notes.append(tr_n(one, many, int(marks)))
    names = list(dict.fromkeys(name for content in read for name in content.answers))
    notes += on_left_out(len(names) - MOST_COLUMNS)
    return {
        _START + name: recoded(packed.codes, (c.answers.get(name, "") for c in read))
        for name in names[:MOST_COLUMNS]
    }


def _parsed(text: str) -> Content | None:
    if not text.strip():
        return Content()
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if isinstance(value, list) and len(value) == 1:
        value = value[0]
    return content_of(value) if isinstance(value, dict) else None


def _without_boxes(columns: dict[str, Coded]) -> dict[str, Coded]:
    """Combine check boxes, one column each as in Answer.animal.cat, into one question."""
    groups: dict[str, dict[str, Coded]] = {}
    for name, column in columns.items():
        question, _, option = name.rpartition(".")
        if question.startswith(_START) and _holds_ticks(column):
            groups.setdefault(question, {})[option] = column
    questions = {name: boxes for name, boxes in groups.items() if _is_question(boxes)}
    gone = {f"{question}.{option}" for question, boxes in questions.items() for option in boxes}
    rest = {name: column for name, column in columns.items() if name not in gone}
    return rest | {name: _ticked(boxes) for name, boxes in questions.items() if name not in rest}


def _is_question(boxes: Mapping[str, Coded]) -> bool:
    return len(boxes) > 1 or boxes.keys() == {"on"}


def _holds_ticks(column: Coded) -> bool:
    return {word.lower() for word in _used(column)} <= _TICKS


def _used(column: Coded) -> Iterator[str]:
    """Return the first words in use; boxes have no more than a few."""
    _, rows = np.unique(column.codes, return_index=True)
    return texts_of(column, rows[:_LOOKED_AT])


def _ticked(boxes: Mapping[str, Coded]) -> Coded:
    number, row = combined(list(boxes.values()))
    ticks = zip(*(texts_of(column, row) for column in boxes.values()), strict=True)
    return recoded(number, (_answer(dict(zip(boxes, each, strict=True))) for each in ticks))


def _answer(ticks: Mapping[str, str]) -> str:
    if ticks.keys() == {"on"}:
        return {"true": "on", "false": "off"}.get(ticks["on"].lower(), "")
    return chosen(option for option, tick in ticks.items() if tick.lower() == "true")
