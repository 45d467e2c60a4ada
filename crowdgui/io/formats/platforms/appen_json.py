"""JSON reports of Appen, which was CrowdFlower: a unit a line, with its judgments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.errors import ReadError
from crowdgui.io.formats.platforms.appen import AppenOptions, aggregated, read_judgments
from crowdgui.io.formats.form import Format
from crowdgui.io.formats.sheet import PlatformSheet
from crowdgui.io.tabular.column_encoder import split_dictionary
from crowdgui.io.tabular.file_head import head_inside, unpacked
from crowdgui.io.tabular.json_lists import JsonFields, format_json_cell, json_records
from crowdgui.io.tabular.raw_table import RawTableBuilder, RowUnit
from crowdgui.text.translation import tr, tr_noop

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.tabular.file_head import FileHead
    from crowdgui.io.tabular.raw_table import RawTable

_UNIT, _WORKER = "_unit_id", "_worker_id"

_FIELDS = {
    "created_at": "_created_at",
    "started_at": "_started_at",
    "golden": "_golden",
    "trust": "_trust",
    "country": "_country",
    "region": "_region",
    "city": "_city",
}
"""The columns of the full report, by the fields of a judgment."""

_TAINTED = "_tainted"

_OF_JOB = frozenset({"job_id", "state", "judgments_count", "agreement", "missed_count"})
"""Some of these a unit has beside its data and results."""

_ENDINGS = (".json", ".jsonl")

_GOLD, _REASON = "_gold", "_gold_reason"

_FILE = "data:"

_LONG = 1_000
"""Signs from which on data that is written as text is the data of a file, and no short text."""


def recognise(head: FileHead) -> bool:
    record = (head_inside(head, *_ENDINGS) or head).first_record or {}
    if not isinstance(record.get("results"), dict):
        return False
    if isinstance(record["results"].get("judgments"), list):
        return True
    return isinstance(record.get("data"), dict) and not _OF_JOB.isdisjoint(record)


def read(path: Path, choices: AppenOptions, report: ProgressCallback) -> RawTable:
    """Read the judgments; what they say is answer, and the data of their unit was shown."""
    judgments = _Judgments()
    with unpacked(path, *_ENDINGS, report=report) as lines:
        for place, record in json_records(lines, report):
            judgments.take(JsonFields(path.name, place, record))
    if not judgments.rows.n_rows:
        raise ReadError(path.name, aggregated())
    return judgments.read(path.name, choices, report)


class _Judgments:
    """Takes units, one after another; their cells have the names of the full report."""

    def __init__(self) -> None:
        self.rows = RawTableBuilder()
        self._asked: dict[str, None] = {}
        self._shown: dict[str, str] = {}

    def take(self, unit: JsonFields) -> None:
        shown = {key: _cell(value) for key, value in unit.object("data").record.items()}
        item = unit.text("id")
        for judgment in unit.object("results").objects("judgments"):
            if not shown:
                data = judgment.object("unit_data").record
                shown = {key: _cell(value) for key, value in data.items()}
            answers = {
                key: format_json_cell(value)
                for key, value in judgment.object("data").record.items()
                # What a form adds of itself, such as the links that were clicked.
                if not key.startswith("_")
            }
            self._asked |= dict.fromkeys(answers)
            void = any(judgment.text(key) not in ("", "false") for key in ("tainted", "rejected"))
            cells = {
                _UNIT: item or judgment.text("unit_id"),
                _WORKER: judgment.text("worker_id"),
                **{column: judgment.text(key) for key, column in _FIELDS.items()},
                _TAINTED: "true" if void else "false",
                **answers,
                **self._beside(shown),
            }
            self.rows.add(cells, unit.at)

    def _beside(self, shown: Mapping[str, str]) -> dict[str, str]:
        """Return the cells of the data of a unit: gold, and what was shown."""
        cells = {}
        for key, text in shown.items():
            if key.endswith(_GOLD):
                cells[key] = text
            elif not key.startswith("_") and not key.endswith(_REASON):
                # A question can have the name of a column that was uploaded.
                name = tr("{name} (of the item)", name=key)
                self._shown[name] = key
                cells[name] = text
        return cells

    def read(self, name: str, choices: AppenOptions, report: ProgressCallback) -> RawTable:
        flat = self.rows.flat(RowUnit.RECORD)
        names = flat.table.column_names
        shown = {name: key for name, key in self._shown.items() if name in names}
        shown = {name: key if key not in names else name for name, key in shown.items()}
        columns = {shown.get(n, n): split_dictionary(flat.table.column(n)) for n in names}
        asked = [question for question in self._asked if question in columns]
        places = np.asarray(flat.places, dtype=np.int64)
        sheet = PlatformSheet(name, columns, places, report=report, counted_by=RowUnit.RECORD)
        return read_judgments(sheet, asked, [*shown.values()], choices, flat.notes)


def _cell(value: Any) -> str:
    """Write what is known of a unit; a picture or sound inside the file is none."""
    text = format_json_cell(value)
    return "" if len(text) > _LONG and text.startswith(_FILE) else text


FORMAT = Format(
    "appen-json",
    tr_noop("Appen JSON report"),
    recognise,
    read,
    (".json", ".jsonl", ".zip"),
    AppenOptions,
)
