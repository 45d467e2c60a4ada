from __future__ import annotations

import csv
import math
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.errors import Cancelled
from crowdgui.core.labels import text_array
from crowdgui.io.exporting import text_files as blocks
from crowdgui.io.exporting.text_files import EXCEL, PLAIN, WITH_BOM, Blocks, CsvStyle, write_csv
from crowdgui.io.tabular.text_file import TextFormat, preview, read_table, sniff

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


@pytest.mark.parametrize(
    "cell", ["=1+2", "+x", "-x", "@sum", "\tx", "\rx", "\nx", "-", "-1-1", "＝1"]
)
def test_a_cell_a_spreadsheet_would_run_is_made_safe(tmp_path: Path, cell: str) -> None:
    path = tmp_path / "out.csv"
    assert write_csv(path, ["x"], [[cell, "safe"]]).neutralised == 1
    assert read(path) == [["x"], ["'" + cell], ["safe"]]


@pytest.mark.parametrize("cell", ["-1", "+1", "-1e5", "-.5", "+2.", "-0,5", "1=1", "a@b", "'a", ""])
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
            assert not read_cell.startswith(("=", "@", "\t", "\r", "\n", "\0", "＝", "＠"))
            changed += read_cell != cell
    assert changed == count


def test_long_tables_are_written_in_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocks, "MOST_ROWS", 10)
    path, seen = tmp_path / "out.csv", []
    ids = [f"i{n}" for n in range(95)]
    write_csv(path, ["id", "n"], [text_array(ids), np.arange(95)], report=seen.append)
    assert read(path)[1:] == [[name, str(n)] for n, name in enumerate(ids)]
    assert [p.fraction for p in seen] == [start / 95 for start in range(0, 95, 10)]


def test_a_cancelled_write_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "out.csv"
    path.write_text("old")

    def cancel(_: object) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        write_csv(path, ["a"], [[1]], report=cancel)
    assert [(p.name, p.read_text()) for p in tmp_path.iterdir()] == [("out.csv", "old")]


def test_presets_write_for_the_spreadsheets_of_other_countries(tmp_path: Path) -> None:
    path = tmp_path / "out.csv"
    columns = [text_array(["a;b", "-1"]), np.array([0.25, np.nan])]
    write_csv(path, ["x", "y"], columns, EXCEL)
    assert path.read_bytes() == b'\xef\xbb\xbfx;y\n"a;b";0,25\n-1;\n'
    write_csv(path, ["x", "y"], columns, WITH_BOM)
    assert path.read_bytes() == b"\xef\xbb\xbfx,y\na;b,0.25\n-1,\n"


def test_exact_text_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "out.csv"
    assert write_csv(path, ["=h"], [["=1", "'=1"]], CsvStyle(exact=True)).neutralised == 0
    assert path.read_text() == "=h\n=1\n'=1\n"


def test_what_is_made_block_by_block_is_written_as_what_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(blocks, "MOST_CELLS", 6)
    ids, asked = text_array(f"i{n}" for n in range(10)), []

    def make(rows: slice) -> list[np.ndarray]:
        asked.append(rows)
        return [ids[rows], np.arange(10)[rows]]

    write_csv(tmp_path / "a.csv", ["id", "n"], Blocks(10, make))
    write_csv(tmp_path / "b.csv", ["id", "n"], [ids, np.arange(10)])
    assert (tmp_path / "a.csv").read_bytes() == (tmp_path / "b.csv").read_bytes()
    assert asked == [slice(0, 3), slice(3, 6), slice(6, 9), slice(9, 10)]


# A NUL is in no text file.
HOSTILE = st.text(
    st.one_of(st.sampled_from("''==+-@\t\n1,;\""), st.characters(exclude_categories=["Cs", "Cc"])),
    min_size=1,
    max_size=6,
)


@given(
    cells=st.lists(st.tuples(HOSTILE, HOSTILE), min_size=1, max_size=10),
    style=st.sampled_from([PLAIN, EXCEL, WITH_BOM]),
    exact=st.booleans(),
    uncoded=st.booleans(),
)
def test_our_reader_takes_back_both_forms_unchanged(
    tmp_path_factory: pytest.TempPathFactory,
    cells: list[tuple[str, str]],
    style: CsvStyle,
    exact: bool,
    uncoded: bool,
) -> None:
    path = tmp_path_factory.getbasetemp() / "back.csv"
    columns = [text_array(column) for column in zip(*cells, strict=True)]
    header = ("=a", cells[0][0] + "x")
    write_csv(path, header, columns, replace(style, exact=exact))
    encoding = "utf-8-sig" if style.bom else "utf-8"
    form = TextFormat(style.delimiter, encoding, header=True, apostrophes=not exact)
    table = read_table(path, form, uncoded=[1] if uncoded else [])
    assert [column.to_pylist() for column in table.columns] == [c.tolist() for c in columns]
    assert preview(path, form).columns == header
    assert preview(path, form).rows == tuple(cells)


@pytest.mark.parametrize("cells", [["=x", "-a", "b"], ["=x", "'=x", "-1"], ["a", "-1", "'b"]])
@pytest.mark.parametrize("exact", [True, False])
@pytest.mark.parametrize("style", [PLAIN, EXCEL])
def test_the_apostrophes_are_noticed(
    tmp_path: Path, cells: list[str], exact: bool, style: CsvStyle
) -> None:
    path = tmp_path / "out.csv"
    write_csv(path, ["item", "label"], [cells, ["a", "b", "c"]], replace(style, exact=exact))
    assert read_table(path, sniff(path))["item"].to_pylist() == cells


def test_a_file_in_which_a_formula_is_left_was_not_made_safe(tmp_path: Path) -> None:
    path = tmp_path / "out.csv"
    path.write_text("item,label\n'=x,a\n=y,b\n")
    assert not sniff(path).apostrophes
    path.write_text("item,label\n'=x,a\n-1,b\n")
    assert sniff(path).apostrophes


def test_an_apostrophe_far_below_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "out.csv"
    rows = [f"i{n},yes\n" for n in range(60_000)]
    path.write_text("item,label\n" + "".join(rows) + "'=x,no\n")
    assert sniff(path).apostrophes


def test_words_that_become_one_are_one_word(tmp_path: Path) -> None:
    path = tmp_path / "out.csv"
    path.write_text("item,label\n'=x,a\n=x,b\n")
    table = read_table(path, TextFormat(",", "utf-8", header=True, apostrophes=True))
    assert table["item"].combine_chunks().dictionary.to_pylist() == ["=x"]


@pytest.mark.parametrize("exact", [True, False])
def test_text_of_few_words_is_written_as_any_text(tmp_path: Path, exact: bool) -> None:
    style = CsvStyle(exact=exact)
    for words in (["a", "b,c", ""], ["=1", "'=1", "x"]):
        cells = [words[n % 3] for n in range(20)]
        few = pa.array(cells).dictionary_encode()
        counts = [
            write_csv(tmp_path / f"{n}.csv", ["x", "y"], [column, cells], style).neutralised
            for n, column in enumerate([few, cells])
        ]
        assert counts[0] == counts[1]
        assert (tmp_path / "0.csv").read_bytes() == (tmp_path / "1.csv").read_bytes()
