"""The sample of each format, and short ways to read a file and look at what came of it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow as pa

from crowdgui.core.progress import ignore_progress
from crowdgui.io.formats.registry import detect_format, get_format
from crowdgui.io.tabular.file_head import FileHead
from tests.folders import TESTS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from crowdgui.io.tabular.raw_table import RawTable

FOLDER = TESTS / "data" / "formats"

SAMPLES = {
    "mturk.csv": "mturk",
    "appen.csv": "appen",
    "appen.jsonl": "appen-json",
    "toloka.tsv": "toloka",
    "label_studio.json": "label-studio",
    "label_studio_min.json": "label-studio-min",
    "label_studio.csv": "label-studio-csv",
    "prodigy.jsonl": "prodigy",
    "labelbox.ndjson": "labelbox",
    "labelbox_v1.json": "labelbox-v1",
    "potato.json": "potato",
    "argilla.json": "argilla",
    "argilla_nested.json": "argilla",
    "argilla_1.json": "argilla",
    "sagemaker": "sagemaker",
    "sagemaker_custom.manifest": "sagemaker",
    "doccano.zip": "doccano",
    "cvat.xml": "cvat",
    "inception.csv": "inception",
    "zooniverse.csv": "zooniverse",
    "zooniverse_flat.csv": "zooniverse-flat",
    "qualtrics.csv": "qualtrics",
    "survey.csv": "survey",
    "snow.tsv": "snow",
    "glad.txt": "glad",
    "cubam.txt": "cubam",
    "cubam.yaml": "cubam-yaml",
    "peerannot.json": "peerannot",
    "peerannot_matrix.txt": "peerannot-matrix",
    "lewidi.json": "lewidi",
    "judge.jsonl": "mt-bench",
    "lists.csv": "list-cells",
    "tag_columns.csv": "tag-columns",
    "get_another_label.txt": "get-another-label",
}
"""The key of the format of each sample."""


def key_of(path: Path) -> str | None:
    found = detect_format(FileHead.of(path))
    return None if found is None else found.key


def read(path: Path, key: str | None = None, **options: Any) -> RawTable:
    """Read a file by its format, or by the one of this key."""
    form = get_format(key or key_of(path) or "")
    flat = form.read(path, form.options(**options), ignore_progress)
    assert_sound(flat)
    return flat


def read_sample(name: str, **options: Any) -> RawTable:
    return read(FOLDER / name, SAMPLES[name], **options)


def assert_sound(flat: RawTable) -> None:
    """Check what every reader owes to those who use its table."""
    table = flat.table
    assert table.num_rows == flat.places.size > 0
    assert flat.places.dtype == np.int64
    assert flat.places.min() >= 1
    assert len(set(table.column_names)) == table.num_columns
    for column in table.columns:
        assert column.type == pa.dictionary(pa.int32(), pa.string())
        assert column.num_chunks == 1 or column.chunk(0).dictionary == column.chunk(1).dictionary
        assert column.null_count == 0
        column.validate(full=True)
    assert set(flat.roles.values()) <= set(table.column_names)
    assert len(set(flat.roles.values())) == len(flat.roles)
    assert flat.question is None or flat.question in table.column_names
    for part in flat.skipped:
        assert part.places.size
        assert part.places.dtype == np.int64


def rows(flat: RawTable, *columns: str) -> list[tuple[str, ...]]:
    """Return the cells of these columns, row by row."""
    return list(zip(*(flat.table.column(name).to_pylist() for name in columns), strict=True))


def skipped(flat: RawTable) -> dict[str, list[int]]:
    return {part.reason: part.places.tolist() for part in flat.skipped}


def save(folder: Path, name: str, text: str | bytes) -> Path:
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def save_json(folder: Path, value: Any, name: str = "labels.json") -> Path:
    return save(folder, name, json.dumps(value))


def save_lines(folder: Path, records: Sequence[Any], name: str = "labels.jsonl") -> Path:
    return save(folder, name, "\n".join(map(json.dumps, records)))
