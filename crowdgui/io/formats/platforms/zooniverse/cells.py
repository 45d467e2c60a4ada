"""What the JSON cells of a Zooniverse export hold: answers, subjects and metadata."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pyarrow as pa

from crowdgui.core.options import Options, flag, one_of
from crowdgui.io.formats.form_answers import seconds_between
from crowdgui.io.tabular.column_encoder import CodedColumn
from crowdgui.io.tabular.json_lists import format_json_cell, format_options, one_or_more
from crowdgui.text.translation import format_number, tr, tr_noop
from crowdgui.text.wording import OptionText, add_option_texts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


ANONYMOUS = "not-logged-in"
"""Begins the name of a volunteer without an account."""


FEWEST = 10
"""Labels from which on more different ones than half of them are free text."""


MOST_NUMBERS = 20
"""Different numbers that can still be classes."""


_DEEPEST = 4
"""Tasks within tasks."""


class Kind(IntEnum):
    """What an entry holds: a text, chosen options, nothing, or something other than a label."""

    ANSWER = 0
    OPTIONS = 1
    EMPTY = 2
    MARKS = 3
    TEXT = 4
    SEVERAL = 5


_MARK_TASKS = frozenset(
    {"drawing", "transcription", "highlighter", "crop", "geoMap", "subjectGroupComparison"}
)


class TaskEntry(NamedTuple):
    """What a volunteer did in one task."""

    task: str
    kind: Kind
    label: str = ""
    words: str = ""


_FIELDS, _FIELD_LENGTH = 12, 300
"""Fields of a subject that are shown, and characters of each."""


@dataclass(frozen=True)
class ChoiceOptions(Options):
    """How several choices in one classification are read, and what is asked about each."""

    several: str = one_of("set", ("set", "first"))
    details: bool = flag(False)


add_option_texts(
    {
        "ChoiceOptions.several": OptionText(
            tr_noop("Several choices in one label"),
            tr_noop("What to do where a volunteer names several species for one subject."),
            {"set": tr_noop("The set is a class"), "first": tr_noop("Use the first choice")},
        ),
        "ChoiceOptions.details": OptionText(
            tr_noop("Read details of choices"),
            tr_noop(
                "Offers what a survey asks about each choice, such as how many there are, as "
                "further questions."
            ),
        ),
    }
)


def parse_annotations(text: str, options: ChoiceOptions) -> list[TaskEntry] | None:
    """Take the annotations of a classification apart; None where they are not valid JSON."""
    if not text.strip():
        return []
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return None
    parts = value if isinstance(value, list) else [value]
    return [entry for part in parts for entry in _of_task(part, options, 0)]


def _of_task(part: Any, options: ChoiceOptions, depth: int) -> Iterator[TaskEntry]:
    # A task of tasks may only name them: what they hold comes on its own then.
    if not isinstance(part, dict) or not {"task", "value"} <= part.keys() or depth > _DEEPEST:
        return
    task = _name(part["task"])
    words = part.get("task_label")
    sort = format_json_cell(part.get("taskType") or part.get("task_type"))
    is_mark = part.get("markIndex") is not None or sort in _MARK_TASKS
    if is_mark:
        yield TaskEntry(task, Kind.MARKS if part["value"] else Kind.EMPTY)
        return
    said = words if isinstance(words, str) else ""
    for entry in _of_value(task, part["value"], options, depth):
        is_text = sort == "text" and entry.kind is Kind.ANSWER
        own = entry._replace(kind=Kind.TEXT) if is_text else entry
        yield own if own.words else own._replace(words=said)


def _of_value(task: str, value: Any, options: ChoiceOptions, depth: int) -> Iterator[TaskEntry]:
    match value:
        case None | []:
            yield TaskEntry(task, Kind.EMPTY)
        case dict() if not value:
            yield TaskEntry(task, Kind.EMPTY)
        case [*parts] if all(isinstance(part, dict) and "choice" in part for part in parts):
            yield from _of_survey(task, parts, options)
        case [*parts] if all(isinstance(part, dict) and "task" in part for part in parts):
            for part in parts:
                yield from _of_task(part, options, depth + 1)
        case [*parts] if all(isinstance(part, dict) and _is_selected(part) for part in parts):
            yield from _of_selections(task, parts)
        case [*parts] if not any(isinstance(part, dict | list) for part in parts):
            label = format_options(parts)
            yield TaskEntry(task, Kind.OPTIONS if label else Kind.EMPTY, label)
        case list():
            yield TaskEntry(task, Kind.MARKS)
        case dict() if "choice" in value:
            yield from _of_survey(task, [value], options)
        case dict() if _is_selected(value):
            yield from _of_selections(task, [value])
        case dict():
            yield TaskEntry(task, Kind.MARKS)
        case _:
            label = format_json_cell(value).strip()
            yield TaskEntry(task, Kind.ANSWER if label else Kind.EMPTY, label)


def _of_survey(
    task: str, parts: list[dict[str, Any]], options: ChoiceOptions
) -> Iterator[TaskEntry]:
    chosen = [part["choice"] for part in parts]
    label = format_options(chosen if options.several == "set" else chosen[:1])
    yield TaskEntry(task, Kind.OPTIONS if label else Kind.EMPTY, label)
    details = {
        name: value
        for part in parts
        if isinstance(part.get("answers"), dict)
        for name, value in part["answers"].items()
    }
    for name, value in details.items() if options.details else ():
        question = _name(f"{task} {name}")
        if len(parts) > 1:
            yield TaskEntry(question, Kind.SEVERAL, words=name)
        else:
            detail = one_or_more(value)
            yield TaskEntry(question, Kind.OPTIONS if detail else Kind.EMPTY, detail, name)


def _is_selected(part: dict[str, Any]) -> bool:
    return "value" in part and not part.keys().isdisjoint(("option", "label", "select_label"))


def _of_selections(task: str, parts: Sequence[dict[str, Any]]) -> Iterator[TaskEntry]:
    """Return what was selected in the lists of a task, each a question of its own."""
    for n, part in enumerate(parts, 1):
        words = format_json_cell(part.get("select_label"))
        own = task if len(parts) == 1 else f"{task} {words or n}"
        label = format_json_cell(part.get("label")) or format_json_cell(part.get("value"))
        yield TaskEntry(_name(own), Kind.OPTIONS if label else Kind.EMPTY, label, words)


def _name(task: Any) -> str:
    """Return a task’s name as one that the command line can take, where commas part names."""
    return " ".join(format_json_cell(task).replace(",", " ").split())


def blank_column(rows: int) -> CodedColumn:
    """Return a column of so many blank cells."""
    return CodedColumn(np.zeros(rows, dtype=np.int64), pa.array([""], pa.string()))


def is_number(word: str) -> bool:
    """Return whether a word is a number."""
    try:
        float(word)
    except ValueError:
        return False
    return True


def describe_anonymous(anonymous: int, workers: int) -> tuple[str, ...]:
    """State how many volunteers were not logged in."""
    if not anonymous:
        return ()
    return (
        tr(
            "{n} of {all} workers were not logged in. Each address counts as a worker, even if "
            "several people share it.",
            n=format_number(anonymous),
            all=format_number(workers),
        ),
    )


def json_object(text: str) -> dict[str, Any]:
    """Return the object in a cell; an empty one where there is none."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


def describe_subjects(text: str) -> str:
    """Return what is known of the subjects shown: the address of a file, or all fields."""
    fields = [
        (name, format_json_cell(value))
        for subject in json_object(text).values()
        if isinstance(subject, dict)
        for name, value in subject.items()
        if name != "retired"
    ]
    filled = [(name, value[:_FIELD_LENGTH]) for name, value in fields if value.strip()]
    for _, value in filled:
        if value.startswith(("http://", "https://")):
            return value
    if len(filled) == 1:
        return filled[0][1]
    return "\n".join(f"{name}: {value}" for name, value in filled[:_FIELDS])


def seconds_spent(text: str) -> str:
    """Return the seconds that a classification took, by its metadata."""
    known = json_object(text)
    return seconds_between(*(format_json_cell(known.get(n)) for n in ("started_at", "finished_at")))


def is_before_launch(text: str) -> str:
    """Return a mark where the metadata says that the project was not live yet."""
    return "x" if json_object(text).get("live_project") is False else ""


def shown_question(words: str) -> str:
    """Return the first line of a question’s text, without its marks."""
    first = next((line for line in words.splitlines() if line.strip()), "")
    return first.replace("*", "").replace("#", "").strip()[:_FIELD_LENGTH]
