"""Files of labels and of results as tests write and read them."""

from __future__ import annotations

import csv
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
