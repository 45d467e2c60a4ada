"""Records of a JSON file one by one, whether it is a list, lines, or one object."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from crowdgui.core.errors import ReadError
from crowdgui.io.formats.json_text import JsonText
from crowdgui.io.text.utf8 import opened
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from typing import BinaryIO

    from crowdgui.core.progress import ProgressCallback

_EXACT = 1e15
"""From here on a float has no decimals left to write."""


def json_records(path: Path, report: ProgressCallback) -> Iterator[tuple[int, dict[str, Any]]]:
    """Return every record with its number from 1: of a list, of an object, or of lines of JSON.

    A record that is no object is refused.
    """
    with opened(path) as file:
        yield from records_in(file, path.name, path.stat().st_size, report)


def records_in(
    file: BinaryIO, name: str, size: int, report: ProgressCallback
) -> Iterator[tuple[int, dict[str, Any]]]:
    """Return the records of a file that is open, as `json_records` does."""
    text = JsonText(file, name, size, report)
    listed = text.passes("[")
    place = 0
    while (sign := text.sign()) and sign != "]":
        place += 1
        record = text.value()
        if not isinstance(record, dict):
            found = tr(
                "Record {n} is no JSON object. Each must stand in braces.", n=format_number(place)
            )
            raise text.refusal(found)
        yield place, record
        if listed and not text.passes(","):
            break
    if listed:
        text.demand("]")
    if text.sign():
        raise text.wrong()
    if not place:
        raise ReadError(name, tr("There is no record in this file."))


def json_members(path: Path, report: ProgressCallback) -> Iterator[tuple[int, str, Any]]:
    """Return the members of the one object that a file is, each with its number from 1."""
    with opened(path) as file:
        text = JsonText(file, path.name, path.stat().st_size, report)
        text.demand("{")
        place = 0
        while text.sign() != "}":
            key = text.value()
            if not isinstance(key, str):
                raise text.wrong()
            text.demand(":")
            place += 1
            yield place, key, text.value()
            if not text.passes(","):
                break
        text.demand("}")
        if text.sign():
            raise text.wrong()


def text_of(value: Any) -> str:
    """Write a JSON value as the text of a cell; lists and objects as JSON, nothing as empty.

    A number that is whole is written so, since 4 and 4.0 are the same answer.
    """
    match value:
        case None:
            return ""
        case str():
            return value
        case bool():
            return "true" if value else "false"
        case float() if abs(value) < _EXACT and value.is_integer():
            return str(int(value))
        case int() | float():
            return str(value)
    try:
        return json.dumps(value, ensure_ascii=False, default=str, sort_keys=True)
    except RecursionError:
        return "…"
