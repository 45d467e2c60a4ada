"""Answers of peerannot: an object with each task's answers by worker."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Any

from crowdgui.core.errors import ReadError
from crowdgui.core.options import Options, one_of
from crowdgui.io.formats.form import Format
from crowdgui.io.formats.long_table import LongTable
from crowdgui.io.tabular.json_lists import json_members, one_or_more
from crowdgui.text.options import OptionText, add_option_texts
from crowdgui.text.translation import tr, tr_noop

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.tabular.file_head import FileHead
    from crowdgui.io.tabular.raw_table import RawTable

_LOOKED_AT = 200


@dataclass(frozen=True)
class PeerannotOptions(Options):
    """How the two levels of names are understood."""

    outer: str = one_of("item", ("item", "worker"))


add_option_texts(
    {
        "PeerannotOptions.outer": OptionText(
            tr_noop("Order of the names"),
            tr_noop("The outer names come first."),
            {"item": tr_noop("Items, then workers"), "worker": tr_noop("Workers, then items")},
        ),
    }
)


def recognise(head: FileHead) -> bool:
    """Look for objects of plain values whose names come again, as those of workers do."""
    record = head.first_record or {}
    inner = list(record.values())[:_LOOKED_AT]
    if len(inner) < 2 or not all(isinstance(answers, dict) for answers in inner):
        return False
    names = list(chain.from_iterable(inner))
    plain = all(isinstance(v, str | int) for answers in inner for v in answers.values())
    classes = {str(v) for answers in inner for v in answers.values()}
    return plain and len(set(names)) < len(names) and len(classes) < len(names)


def read(path: Path, choices: PeerannotOptions, report: ProgressCallback) -> RawTable:
    table = LongTable(path.name)
    for place, outer, answers in json_members(path, report):
        if not isinstance(answers, dict):
            found = tr(
                "“{key}” doesn’t list labels by name, as in {example}.",
                key=outer,
                example='{"task": {"worker": 1}}',
            )
            raise ReadError(path.name, found)
        for inner, value in answers.items():
            _add(table, place, (outer, inner), value, choices)
    return table.flat(tr("No label names its worker."))


def _add(
    table: LongTable, place: int, names: tuple[str, str], value: Any, choices: PeerannotOptions
) -> None:
    item, worker = names if choices.outer == "item" else reversed(names)
    table.add(place, item=item, worker=worker, label=one_or_more(value))


FORMAT = Format("peerannot", tr_noop("peerannot"), recognise, read, (".json",), PeerannotOptions)
