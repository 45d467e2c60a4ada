from __future__ import annotations

import csv
import math
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.errors import Cancelled
from crowdgui.core.labels import text_array
from crowdgui.io import writers
from crowdgui.io.writers import write_csv

if TYPE_CHECKING:
    from pathlib import Path

CELLS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)


def read(path: Path) -> list[list[str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.reader(file))


def test_every_kind_of_column(tmp_path: Path) -> None:
    path = tmp_path / "out.csv"
    written = write_csv(
        path,
        ("item", "share", "labels", "tied", "note"),
        [
            text_array(["a", "é,b"]),
            np.array([1 / 3, np.nan]),
            np.array([3, -4], dtype=np.int32),
            np.array([True, False]),
            [None, 'say "x"'],
        ],
    )
    expected = 'item,share,labels,tied,note\na,0.333333,3,true,\n"é,b",,-4,false,"say ""x"""\n'
    assert path.read_bytes() == expected.encode()
    assert (written.path, written.rows, written.neutralised) == (path, 2, 0)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0.1, "0.1"),
        (1.0, "1"),
        (2 / 3, "0.666667"),
        (-1e-9, "0"),
        (1234567.25, "1234567.25"),
        (1e300, "1e+300"),
        (-math.inf, "-inf"),
        (math.nan, '""'),
        (None, '""'),
    ],
)
def test_numbers_are_short(tmp_path: Path, value: float | None, text: str) -> None:
    path = tmp_path / "out.csv"
    write_csv(path, ["x"], [[value, 0.5]])
    assert path.read_text() == f"x\n{text}\n0.5\n"


@pytest.mark.parametrize("cell", ["=1+2", "+x", "-x", "@sum", "\tx", "\rx", "\nx", "-", "-1-1"])
def test_a_cell_a_spreadsheet_would_run_is_made_safe(tmp_path: Path, cell: str) -> None:
    path = tmp_path / "out.csv"
    assert write_csv(path, ["x"], [[cell, "safe"]]).neutralised == 1
    assert read(path) == [["x"], ["'" + cell], ["safe"]]


@pytest.mark.parametrize("cell", ["-1", "+1", "-1e5", "-.5", "+2.", "1=1", "a@b", "'=1", ""])
def test_plain_numbers_and_harmless_text_are_left_alone(tmp_path: Path, cell: str) -> None:
    path = tmp_path / "out.csv"
    assert write_csv(path, ["x", "y"], [[cell], ["z"]]).neutralised == 0
    assert read(path)[1] == [cell, "z"]


def test_names_of_columns_are_made_safe_too(tmp_path: Path) -> None:
    path = tmp_path / "out.csv"
    assert write_csv(path, ["=cmd|x", "y,z"], [["a"], ["b"]]).neutralised == 1
    assert path.read_text() == '\'=cmd|x,"y,z"\na,b\n'


def test_a_table_without_rows_has_its_header(tmp_path: Path) -> None:
    path = tmp_path / "out.csv"
    write_csv(path, ["a", "b"], [[], []])
    assert path.read_text() == "a,b\n"


def test_columns_of_different_length_are_a_mistake(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="differ in length"):
        write_csv(tmp_path / "out.csv", ["a", "b"], [[1], [1, 2]])


@given(rows=st.lists(st.tuples(CELLS, CELLS), min_size=1))
def test_any_text_comes_back(tmp_path_factory: pytest.TempPathFactory, rows: object) -> None:
    path = tmp_path_factory.getbasetemp() / "any.csv"
    first, second = (list(column) for column in zip(*rows, strict=True))  # type: ignore[call-overload]
    count = write_csv(path, ["a", "b"], [text_array(first), second]).neutralised
    found = read(path)[1:]
    changed = 0
    for given_row, found_row in zip(zip(first, second, strict=True), found, strict=True):
        for cell, read_cell in zip(given_row, found_row, strict=True):
            assert read_cell in (cell, "'" + cell)
            assert not read_cell.startswith(("=", "@", "\t", "\r", "\n", "\0"))
            changed += read_cell != cell
    assert changed == count


def test_long_tables_are_written_in_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writers, "_CHUNK", 10)
    path, seen = tmp_path / "out.csv", []
    ids = [f"i{n}" for n in range(95)]
    write_csv(path, ["id", "n"], [text_array(ids), np.arange(95)], seen.append)
    assert read(path)[1:] == [[name, str(n)] for n, name in enumerate(ids)]
    assert [p.fraction for p in seen] == [start / 95 for start in range(0, 95, 10)]


def test_a_cancelled_write_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "out.csv"
    path.write_text("old")

    def cancel(_: object) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        write_csv(path, ["a"], [[1]], cancel)
    assert [(p.name, p.read_text()) for p in tmp_path.iterdir()] == [("out.csv", "old")]
