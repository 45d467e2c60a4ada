"""What a result of Label Studio says: options, a rating, text; or a mark on a part of the item."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from crowdgui.io.formats.fields import chosen
from crowdgui.io.formats.json_records import text_of

if TYPE_CHECKING:
    from collections.abc import Iterable

_PLACES = frozenset(
    {
        *("x", "y", "points", "vertices", "rle", "brushDataURL", "sequence", "ranges", "bbox"),
        *("start", "end", "startOffset", "endOffset", "globalOffsets", "frame"),
    }
)
"""Keys of a value that is about a part of the item."""

_ANSWERS = ("choices", "taxonomy", "rating", "number", "text", "datetime", "selected", "ranker")

_BETWEEN = " > "
"""Parts the steps of a path through a taxonomy."""

Options = list[str]


def options_of(value: Any) -> Options | None:
    """Return the options, texts or numbers of one result.

    None where it marks a part of the item.
    """
    if not isinstance(value, dict):
        return [_path(value)]
    labels = any(key.endswith("labels") for key in value)
    if labels or not _PLACES.isdisjoint(value):
        return None
    said = next((value[key] for key in _ANSWERS if key in value), None)
    if said is None and len(value) == 1:
        (said,) = value.values()
    return [_path(part) for part in said] if isinstance(said, list) else [text_of(said)]


def _path(value: Any) -> str:
    if isinstance(value, list) and all(isinstance(step, str) for step in value):
        return _BETWEEN.join(value)
    return text_of(value)


def together(results: Iterable[Any]) -> tuple[str | None, int]:
    """Write all results of a question as one answer, and count those that mark parts of the item.

    None where there are only such.
    """
    options: Options = []
    marks = said = 0
    for result in results:
        found = options_of(result)
        marks += found is None
        said += found is not None
        options += found or []
    return (None if marks and not said else chosen(options)), marks


def of_min(value: Any) -> tuple[str | None, int]:
    """Read an answer of the short exports, which is text, or one or more results."""
    return together(value if isinstance(value, list) else [value])


def of_cell(text: str) -> tuple[str | None, int]:
    """Read an answer that is the cell of a table: text, or JSON where there are more results."""
    if not text.startswith(("{", "[")):
        return text, 0
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return text, 0
    return of_min(value)
