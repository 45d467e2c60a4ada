"""Tables in JSON of no particular program: records, rows or columns, in one value or in lines."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from crowdgui.io.formats.form import Format, NoOptions
from crowdgui.io.tabular.encoding import opened
from crowdgui.io.tabular.json_lists import JsonObject, Records, Rows, elements
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
    with opened(path) as file:
        size = path.stat().st_size
        text = JsonText(file, path.name, size, report)
        if text.sign() == "[":
            return _listed(text, size)
        found = JsonObject(path.name, size)
        found.take(text)
        if not text.sign():
            return found.flat()
    # There is more than one object, and each is a record.
    with opened(path) as file:
        return _in_lines(JsonText(file, path.name, size, report), size)


def _listed(text: JsonText, size: int) -> RawTable:
    table: Records | Rows | None = None
    for element in elements(text):
        if table is None:
            table = Rows() if isinstance(element, list) else Records(size)
        table.add(element, text)
    if text.sign():
        raise text.wrong()
    return (table or Records(size)).flat()


def _in_lines(text: JsonText, size: int) -> RawTable:
    records = Records(size)
    while text.sign():
        records.add(text.value(), text)
    return records.flat()


FORMAT = Format(
    "json", tr_noop("JSON table"), is_json, read_json_table, (".json", ".jsonl", ".ndjson")
)
