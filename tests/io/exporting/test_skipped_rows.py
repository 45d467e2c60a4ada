"""The list of what was left out has every place, not the first thousand only."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING

from crowdgui.io.exporting.skipped_rows import write_skipped_rows
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.skipped_rows import LISTED
from crowdgui.io.importing.sources import open_source

if TYPE_CHECKING:
    from pathlib import Path


def test_every_place_is_written_with_its_reason(tmp_path: Path) -> None:
    path, listed = tmp_path / "=labels.csv", tmp_path / "skipped.csv"
    n = LISTED + 200
    rows = [f"w{i},t{i % 7},{'' if i < n else 'yes'}" for i in range(n + 40)]
    path.write_text("\n".join(["worker,item,label", *rows, ",t1,yes"]) + "\n", encoding="utf-8")
    left = read_labels(open_source(path)).left_out
    assert write_skipped_rows(listed, left).rows == n + 1
    with listed.open(encoding="utf-8", newline="") as file:
        found = list(csv.DictReader(file))
    by_reason = {}
    for row in found:
        assert (row["file"], row["counted_by"]) == ("'=labels.csv", "line")
        by_reason.setdefault(row["reason"], []).append(int(row["place"]))
    assert by_reason == {
        "The label is missing": list(range(2, n + 2)),
        "The worker is missing": [n + 42],
    }


def test_nothing_left_out_is_a_header_alone(tmp_path: Path) -> None:
    path = tmp_path / "skipped.csv"
    assert write_skipped_rows(path, ()).rows == 0
    assert path.read_text(encoding="utf-8") == "file,counted_by,place,reason\n"
