"""Tables in JSON of no particular program: records, rows or columns, in one value or in lines."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from crowdgui.io.formats.form import Format, NoOptions
from crowdgui.io.tabular.encoding import open_checked
from crowdgui.io.tabular.json_lists import JsonObject, JsonRecords, JsonRows, read_elements
from crowdgui.io.tabular.json_text import JsonText
from crowdgui.text.translation import tr_noop

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.tabular.file_head import FileHead
    from crowdgui.io.tabular.raw_table import RawTable

_BEGINNING = re.compile(r"""\s*(?:\{\s*["}]|\[\s*(?:\{\s*["}]|\[|\]\s*$))""")
"""An object, or a list of objects or lists; text that only begins with a bracket is none."""


def is_json(head: FileHead) -> bool:
    """Return whether a file begins as JSON records do."""
    return _BEGINNING.match(head.text) is not None


def read_json_table(path: Path, _: NoOptions, report: ProgressCallback) -> RawTable:
    """Read a list of records or rows, one object that holds a table, or a record in each line."""
    with open_checked(path) as file:
        size = path.stat().st_size
        text = JsonText(file, path.name, size, report)
        if text.sign() == "[":
            return _listed(text, size)
        found = JsonObject(path.name, size)
        found.take(text)
        if not text.sign():
            return found.flat()
    # There is more than one object, and each is a record.
    with open_checked(path) as file:
        return _in_lines(JsonText(file, path.name, size, report), size)


def _listed(text: JsonText, size: int) -> RawTable:
    table: JsonRecords | JsonRows | None = None
    for element in read_elements(text):
        if table is None:
            table = JsonRows() if isinstance(element, list) else JsonRecords(size)
        table.add(element, text)
    if text.sign():
        raise text.wrong()
    return (table or JsonRecords(size)).flat()


def _in_lines(text: JsonText, size: int) -> RawTable:
    records = JsonRecords(size)
    while text.sign():
        records.add(text.value(), text)
    return records.flat()


FORMAT = Format(
    "json", tr_noop("JSON table"), is_json, read_json_table, (".json", ".jsonl", ".ndjson")
)
