"""Files of labels and of results as tests write and read them."""

from __future__ import annotations

import csv
import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path


def write_labels(path: Path, rows: Iterable[str]) -> Path:
    """Write rows of worker, item and label below their names."""
    path.write_text("\n".join(["worker,item,label", *rows]) + "\n", encoding="utf-8")
    return path


def read_rows(path: Path) -> list[dict[str, str]]:
    """Return the rows of a table, each by the names of its columns."""
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def write_annotations(folder: Path, *, void: int) -> list[Path]:
    """Write 12 annotations of Label Studio, of 3 workers and 4 items, a file each; one is void."""
    files = []
    for n in range(12):
        result = [{"from_name": "q", "type": "choices", "value": {"choices": ["ab"[n % 2]]}}]
        record = {
            "task": {"id": n // 3, "data": {}},
            "completed_by": n % 3,
            "result": result,
            "was_cancelled": n == void,
        }
        files.append(folder / f"{n}.json")
        files[-1].write_text(json.dumps(record), "utf-8")
    return files
