"""Questions with several options: boxes to tick, and lists of options in a cell."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.io.tabular.coded_columns import (
    build_column,
    combine_codes,
    distinct_texts,
    is_blank,
    row_texts,
)
from crowdgui.io.tabular.json_lists import format_options
from crowdgui.text.translation import join_list, tr

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from crowdgui.io.tabular.column_encoder import CodedColumn


_FEW_OPTIONS = 100
"""Most different options in the cells of a question with several; more are free text."""

_LOOKED_AT = 16

_TICKS = frozenset({"", "true", "false"})

_TICKED = frozenset({"on", "true", "checked"})


def join_boxes(columns: Mapping[str, CodedColumn], start: str) -> dict[str, CodedColumn]:
    """Combine check boxes, one column each as in Answer.animal.cat, into one question."""
    groups: dict[str, dict[str, CodedColumn]] = {}
    for name, column in columns.items():
        question, _, option = name.rpartition(".")
        if question.startswith(start) and _holds_ticks(column):
            groups.setdefault(question, {})[option] = column
    questions = {name: boxes for name, boxes in groups.items() if _is_question(boxes)}
    gone = {f"{question}.{option}" for question, boxes in questions.items() for option in boxes}
    rest = {name: column for name, column in columns.items() if name not in gone}
    return rest | {name: _ticked(boxes) for name, boxes in questions.items() if name not in rest}


def _is_question(boxes: Mapping[str, CodedColumn]) -> bool:
    return len(boxes) > 1 or boxes.keys() == {"on"}


def _holds_ticks(column: CodedColumn) -> bool:
    return {word.lower() for word in _used(column)} <= _TICKS


def _used(column: CodedColumn) -> Iterator[str]:
    """Return the first words in use; boxes have no more than a few."""
    _, rows = np.unique(column.codes, return_index=True)
    return row_texts(column, rows[:_LOOKED_AT])


def _ticked(boxes: Mapping[str, CodedColumn]) -> CodedColumn:
    number, row = combine_codes(list(boxes.values()))
    ticks = zip(*(row_texts(column, row) for column in boxes.values()), strict=True)
    return build_column(number, (_answer(dict(zip(boxes, each, strict=True))) for each in ticks))


def _answer(ticks: Mapping[str, str]) -> str:
    if ticks.keys() == {"on"}:
        return {"true": "on", "false": "off"}.get(ticks["on"].lower(), "")
    return format_options(option for option, tick in ticks.items() if tick.lower() == "true")


def fill_boxes(columns: Mapping[str, CodedColumn]) -> tuple[dict[str, CodedColumn], list[str]]:
    """Read boxes that are ticked or blank as “on” and “off”: forms send no box that is not ticked.

    Return all columns, and the names of those. Rows in which everything else is blank stay.
    """
    boxes = {name: word for name, column in columns.items() if (word := _only_word(column))}
    others = [is_blank(column) for name, column in columns.items() if name not in boxes]
    nothing = np.logical_and.reduce(others) if others else None
    found = dict(columns)
    for name, word in boxes.items():
        column = columns[name]
        blank = is_blank(column)
        if nothing is not None:
            blank &= ~nothing
        if blank.any():
            other = "off" if word.lower() == "on" else "false"
            words = [*distinct_texts(column), other]
            found[name] = build_column(np.where(blank, len(words) - 1, column.codes), words)
    return found, [name for name in boxes if found[name] is not columns[name]]


def _only_word(column: CodedColumn) -> str:
    """Return the only word that a column holds, if boxes have such."""
    words = {word.strip() for word in _used(column)} - {""}
    word = words.pop() if len(words) == 1 else ""
    return word if word.lower() in _TICKED else ""


def as_options(
    columns: Mapping[str, CodedColumn], separator: str = "\n"
) -> tuple[dict[str, CodedColumn], list[str]]:
    """Write several options of a cell, in JSON or with `separator` between, as lists.

    Options in another order are the same set, but rankings, lists of numbers, any other JSON and
    free text stay. Return all columns, and the names of those that have such sets.
    """
    found, several = dict(columns), []
    for name, column in columns.items():
        words = list(distinct_texts(column))
        options = {word: own for word in words if (own := _listed(word)) is not None}
        options = options or _separated(words, separator)
        if options and not _are_ranked(options.values()):
            sets = {word: format_options(own) for word, own in options.items()}
            found[name] = build_column(column.codes, (sets.get(word, word) for word in words))
            if any(len(set(map(str, own))) > 1 for own in options.values()):
                several.append(name)
    return found, several


def describe_sets(questions: Sequence[str]) -> list[str]:
    """State that sets of labels are classes, if there are such."""
    if not questions:
        return []
    return [
        tr(
            "Several labels in a cell of {questions} are read together as one class, unless as "
            "tags.",
            questions=join_list(questions),
        )
    ]


def _are_ranked(lists: Collection[Sequence[Any]]) -> bool:
    """Return whether the same options come in many orders, or numbers do."""
    several = [own for own in lists if len(own) > 1]
    if several and all(isinstance(part, int | float) for own in several for part in own):
        return True
    return len(several) > 2 and len({frozenset(map(str, own)) for own in several}) == 1


def _listed(word: str) -> list[Any] | None:
    """Return the options of a JSON list, or those ticked in a JSON object."""
    if not word.lstrip().startswith(("[", "{")):
        return None
    value = parse_cell(word)
    if isinstance(value, dict) and value and all(isinstance(on, bool) for on in value.values()):
        return [option for option, on in value.items() if on]
    if isinstance(value, list) and not any(isinstance(part, dict | list) for part in value):
        return value
    return None


def parse_cell(word: str) -> Any:
    """Return the value that a cell holds as JSON; None where it is none such."""
    try:
        return json.loads(word)
    except (ValueError, RecursionError):
        return None


def _separated(words: Sequence[str], separator: str) -> dict[str, list[str]]:
    """Split cells with several options, unless they are texts that happen to have the sign."""
    parts = {
        word: [part.strip() for part in word.strip(separator).split(separator)]
        for word in words
        if separator in word.strip(separator)
    }
    options = Counter(part for own in parts.values() for part in own)
    if not options or len(options) > _FEW_OPTIONS or "" in options:
        return {}
    alone = {word.strip() for word in words} - parts.keys()
    if separator != "\n" and max(options.values()) < 2 and alone.isdisjoint(options):
        return {}
    return parts
