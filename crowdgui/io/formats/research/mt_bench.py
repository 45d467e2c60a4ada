"""Ratings of language models by language models or people, as MT-Bench writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from crowdgui.io.formats.form import Format, NoOptions
from crowdgui.io.formats.long_table import LongTable
from crowdgui.io.tabular.json_lists import JsonFields, format_json_cell, json_records
from crowdgui.io.tabular.roles import ColumnRole, probability_class
from crowdgui.text.translation import tr, tr_noop

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.tabular.file_head import FileHead
    from crowdgui.io.tabular.raw_table import RawTable


_ITEM = ("question_id", "model", "model_1", "model_2", "model_a", "model_b", "turn")
"""What tells one thing that is rated from another."""


_RATINGS = ("winner", "g1_winner", "g2_winner", "verdict", "score")


def recognise(head: FileHead) -> bool:
    record = head.first_record or {}
    return {"judge", "question_id"} <= record.keys() and not record.keys().isdisjoint(_RATINGS)


def read(path: Path, _: NoOptions, report: ProgressCallback) -> RawTable:
    """Read each rating; a pair of models on a question is an item."""
    gives = (ColumnRole.QUESTION, ColumnRole.TIME, ColumnRole.KIND, ColumnRole.PROBABILITY)
    table = LongTable(path.name, *gives)
    for place, record in json_records(path, report):
        row = JsonFields(path.name, place, record)
        item = " · ".join(row.text(key) for key in _ITEM if key in row)
        for rating in (name for name in _RATINGS if name in record):
            label = row.text(rating)
            if not label or label == "error":
                table.skip(tr("The rating is missing"), place)
                continue
            table.add(
                place,
                item=item,
                worker=_rater(record.get("judge")),
                label=label,
                question=rating,
                time=row.text("tstamp"),
                # Only of a model is the prompt named too.
                is_model=isinstance(record.get("judge"), list),
                probabilities=_probabilities(row, rating),
                # The two models can be named as what was compared.
                beside=table.beside({key: row.text(key) for key in _ITEM if key in row}),
            )
    return table.flat()


def _probabilities(row: JsonFields, rating: str) -> str:
    """Return the probability of each class, where a record has one rating alone."""
    rated = [name for name in _RATINGS if name in row]
    named = [name for name in row.record if probability_class(name) == ""]
    return row.text(named[0]) if named and rated == [rating] else ""


def _rater(names: Any) -> str:
    """Return who rated: of a model and its prompt, both."""
    if isinstance(names, list):
        return " · ".join(format_json_cell(part) for part in names)
    return format_json_cell(names)


FORMAT = Format("mt-bench", tr_noop("MT-Bench ratings"), recognise, read, (".jsonl", ".json"))
