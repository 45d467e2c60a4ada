"""The same labels in every container of tables are the same labels."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa
import pytest
from pyarrow import parquet

from crowdgui.io.formats.form import FormatForm
from crowdgui.io.importing.read_labels import ImportedLabels, read_labels
from crowdgui.io.importing.sources import open_source, save_pasted_text
from crowdgui.io.tabular.text_file import TextFormat
from tests.io.formats.workbooks import ods_text, write_ods, write_xlsx

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

NAMES = ("worker", "item", "label", "gold")
LONG = str(2**53 + 1)
ROWS = [
    (f"w{j}", LONG if i == 3 else f"{i:03}", "no" if (i * j) % 3 else "yes", "yes" if i % 2 else "")
    for i in range(12)
    for j in range(5)
    if (i + j) % 4
]
COLUMNS = dict(zip(NAMES, map(list, zip(*ROWS, strict=True)), strict=True))
RECORDS = [dict(zip(NAMES, row, strict=True)) for row in ROWS]
AS_TEXT = "\n".join(map("\t".join, [NAMES, *ROWS]))


def _parquet(folder: Path) -> Path:
    parquet.write_table(pa.table(COLUMNS), folder / "a.parquet")
    return folder / "a.parquet"


def _numpy(folder: Path) -> Path:
    np.savez(folder / "a.npz", **{name: np.array(words) for name, words in COLUMNS.items()})
    return folder / "a.npz"


def _json(folder: Path, text: str) -> Path:
    (folder / "a.json").write_text(text)
    return folder / "a.json"


pytestmark = pytest.mark.usefixtures("harmless")

WAYS: dict[str, tuple[str, Callable[[Path], Path]]] = {
    "XLSX": ("spreadsheet", lambda folder: write_xlsx(folder / "a.xlsx", [NAMES, *ROWS])),
    "ODS": (
        "spreadsheet",
        lambda folder: write_ods(
            folder / "a.ods", [list(map(ods_text, row)) for row in [NAMES, *ROWS]]
        ),
    ),
    "Parquet": ("parquet", _parquet),
    "NPZ": ("numpy", _numpy),
    "records": ("json", lambda folder: _json(folder, json.dumps(RECORDS))),
    "lines": ("json", lambda folder: _json(folder, "\n".join(map(json.dumps, RECORDS)))),
    "columns": ("json", lambda folder: _json(folder, json.dumps(COLUMNS))),
}


def read(path: Path) -> ImportedLabels:
    return read_labels(open_source(path))


@pytest.fixture
def expected(tmp_path: Path) -> ImportedLabels:
    path = tmp_path / "a.tsv"
    path.write_text(AS_TEXT)
    return read(path)


@pytest.mark.parametrize("way", WAYS)
def test_labels_are_the_same_in_every_container(
    tmp_path: Path, expected: ImportedLabels, way: str
) -> None:
    key, write = WAYS[way]
    source = open_source(write(tmp_path))
    assert isinstance(form := source.reading.form, FormatForm)
    assert form.key == key
    _assert_same(read_labels(source), expected)


def test_pasted_text_is_read_as_a_file_is(tmp_path: Path, expected: ImportedLabels) -> None:
    source = open_source(save_pasted_text(AS_TEXT, tmp_path))
    assert isinstance(source.reading.form, TextFormat)
    _assert_same(read_labels(source), expected)
    _assert_same(read(save_pasted_text(json.dumps(RECORDS), tmp_path)), expected)


def _assert_same(found: ImportedLabels, expected: ImportedLabels) -> None:
    for name in ("item", "worker", "code", "item_ids", "worker_ids", "classes"):
        np.testing.assert_array_equal(getattr(found.labels, name), getattr(expected.labels, name))
    assert found.gold is not None
    np.testing.assert_array_equal(found.gold, expected.gold)
    assert found.rows == expected.rows == len(ROWS)
    assert LONG in found.labels.item_ids
