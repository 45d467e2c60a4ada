"""States of Potato: a file for each worker, with the labels of every item by schema."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from crowdgui.core.errors import ReadError
from crowdgui.io.formats.form import FREE_TEXT, MARKS_A_PART, Format, NoOptions
from crowdgui.io.formats.long_table import LongTable
from crowdgui.io.tabular.json_lists import JsonFields, format_options, json_records
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.text.translation import tr, tr_n, tr_noop

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.tabular.file_head import FileHead
    from crowdgui.io.tabular.raw_table import RawTable


_LABELS = "instance_id_to_label_to_value"


_SPANS = "instance_id_to_span_to_value"


_TICKED = ("true", "1", "on", "yes")


_TYPED = frozenset({"text_box", "textbox", "text", "free_response", "comment"})
"""Names of fields whose value somebody typed."""


def recognise(head: FileHead) -> bool:
    record = head.first_record or {}
    return "user_id" in record and isinstance(record.get(_LABELS), dict)


def read(path: Path, _: NoOptions, report: ProgressCallback) -> RawTable:
    """Read the labels of one worker; several options of a schema are one class."""
    table = LongTable(path.name, ColumnRole.QUESTION)
    for place, record in json_records(path, report):
        state = JsonFields(path.name, place, record)
        several = sum(
            _take(table, state, item, pairs) for item, pairs in state.object(_LABELS).record.items()
        )
        if several:
            one = "{n} item has several labels of one schema; together they are read as one class."
            many = (
                "{n} items have several labels of one schema; together they are read as one class."
            )
            table.notes.append(tr_n(one, many, several))
        for spans in state.object(_SPANS).record.values():
            if spans:
                table.skip(tr(MARKS_A_PART), place)
    return table.flat()


def _take(table: LongTable, state: JsonFields, item: str, pairs: Any) -> int:
    """Add the labels of one item: a list of pairs, each of a schema with a name, and a value.

    Return how many schemas have several labels.
    """
    chosen: dict[str, list[str]] = {}
    for pair in pairs if isinstance(pairs, list) else ():
        if not (isinstance(pair, list) and len(pair) == 2 and isinstance(pair[0], dict)):
            raise ReadError(
                state.text("user_id"),
                tr("The labels of “{item}” aren’t pairs of a label and its value.", item=item),
            )
        schema, name = str(pair[0].get("schema") or ""), str(pair[0].get("name") or "")
        value = "" if pair[1] is None else str(pair[1]).strip()
        if name.casefold() in _TYPED:
            table.skip(tr(FREE_TEXT), state.at)
        elif value.casefold() in _TICKED or value == name:
            chosen.setdefault(schema, []).append(name)
        elif value and value.casefold() not in ("false", "0", "off", "no"):
            # A scale or a number: the value is the label.
            chosen.setdefault(schema, []).append(value)
    for schema, names in chosen.items():
        table.add(
            state.at,
            item=item,
            worker=state.text("user_id"),
            label=format_options(names),
            question=schema,
        )
    return sum(len(names) > 1 for names in chosen.values())


FORMAT = Format("potato", tr_noop("Potato user state"), recognise, read, (".json",))
