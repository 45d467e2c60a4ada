"""XLSX, Parquet and JSON lines: what is written is read back, of its kind, and runs nowhere."""

from __future__ import annotations

import json
import tempfile
import zipfile
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pyarrow import parquet
from python_calamine import CalamineWorkbook

from crowdgui.core.errors import Cancelled, WriteError
from crowdgui.core.labels import text_array
from crowdgui.core.progress import ignore_progress
from crowdgui.io.exporting import xlsx_file as xlsx_limits
from crowdgui.io.exporting.text_files import Blocks, write_jsonl, write_parquet
from crowdgui.io.exporting.xlsx_file import WorkbookSheet, write_workbook, write_xlsx
from crowdgui.io.formats.spreadsheet import SheetOptions, read_spreadsheet
from crowdgui.text.errors import describe_error

if TYPE_CHECKING:
    from pathlib import Path


HOSTILE = [
    "=1+1",
    "'=1",
    "{=1}",
    "+x",
    "-1",
    "@a",
    "<r><t>x</t></r>",
    "<r>",
    "_x0041_",
    "a\0b\x01\t\r\n",
    " lead ",
    "http://x.y",
    "mailto:a@b",
    "internal:Sheet1!A1",
    "12",
    "007",
    "true",
    "1e5",
    "é🦜",
    "%s %%",
    '"',
    "\\",
    "]]>",
    "&lt;",
    "",
]


CELLS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\ufffe\uffff"))


def table() -> tuple[tuple[str, ...], list[object]]:
    n = len(HOSTILE)
    share = np.linspace(0.0, 1.0, n)
    share[3] = np.nan
    return (
        ("text", "share", "labels", "tied", "=note"),
        [text_array(HOSTILE), share, np.arange(n), np.arange(n) % 2 == 0, [None, *HOSTILE[1:]]],
    )


def rows() -> list[tuple[object, ...]]:
    columns = [list(column) for column in table()[1]]
    columns[1] = [None if np.isnan(cell) else float(cell) for cell in columns[1]]
    columns[2] = [int(cell) for cell in columns[2]]
    columns[3] = [bool(cell) for cell in columns[3]]
    return list(zip(*columns, strict=True))


def sheet(path: Path, place: int = 0) -> list[list[object]]:
    return CalamineWorkbook.from_path(str(path)).get_sheet_by_index(place).to_python()


def test_a_workbook_holds_every_cell_of_its_kind(tmp_path: Path) -> None:
    path = tmp_path / "a.xlsx"
    assert write_xlsx(path, *table()).rows == len(HOSTILE)
    found = sheet(path)
    assert found[0] == list(table()[0])
    # A sheet knows no missing cell but the empty one.
    for row, wanted in zip(found[1:], rows(), strict=True):
        # The writer keeps 16 digits.
        assert row[1] == ("" if wanted[1] is None else pytest.approx(wanted[1], rel=1e-15))
        assert row[0::2] == ["" if cell is None else cell for cell in wanted[0::2]]
        assert row[3] is wanted[3]
    assert [type(cell) for cell in found[2]] == [str, float, float, bool, str]


@pytest.mark.usefixtures("harmless")
def test_our_reader_takes_a_workbook_back(tmp_path: Path) -> None:
    path = tmp_path / "a.xlsx"
    write_xlsx(path, *table())
    flat = read_spreadsheet(path, SheetOptions(), ignore_progress)
    assert flat.table.column(0).to_pylist() == HOSTILE


@given(cells=st.lists(CELLS.filter(lambda c: c.strip()), min_size=1, max_size=8))
@settings(max_examples=10)
def test_any_text_comes_back_from_a_workbook(
    tmp_path_factory: pytest.TempPathFactory, cells: list[str]
) -> None:
    path = tmp_path_factory.getbasetemp() / "any.xlsx"
    write_xlsx(path, ["x"], [text_array(cells)])
    assert [row[0] for row in sheet(path)[1:]] == cells


def test_a_sheet_is_frozen_filtered_and_has_no_formula_and_no_link(tmp_path: Path) -> None:
    path = tmp_path / "a.xlsx"
    write_xlsx(path, *table())
    with zipfile.ZipFile(path) as file:
        xml = file.read("xl/worksheets/sheet1.xml").decode()
        assert not [name for name in file.namelist() if "rels" in name and "sheet" in name]
    assert 'state="frozen"' in xml
    assert f'<autoFilter ref="A1:E{len(HOSTILE) + 1}"/>' in xml
    assert "<f>" not in xml
    assert "<hyperlink" not in xml


def test_tables_are_sheets_of_one_workbook(tmp_path: Path) -> None:
    path = tmp_path / "all.xlsx"
    write_workbook(
        path, [WorkbookSheet("Labels", ["a"], [["x"]]), WorkbookSheet("Workers", ["b"], [[1, 2]])]
    )
    assert CalamineWorkbook.from_path(str(path)).sheet_names == ["Labels", "Workers"]
    assert sheet(path, 1) == [["b"], [1.0], [2.0]]


def test_a_workbook_needs_room_in_its_own_folder_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "full"))
    write_xlsx(tmp_path / "a.xlsx", ("worker",), (text_array(["ann"]),))
    assert [path.name for path in tmp_path.iterdir()] == ["a.xlsx"]


def test_a_table_without_rows_is_a_header(tmp_path: Path) -> None:
    write_xlsx(tmp_path / "a.xlsx", ["a", "b"], [[], []])
    assert sheet(tmp_path / "a.xlsx") == [["a", "b"]]
    write_parquet(tmp_path / "a.parquet", ["a", "b"], [[], np.empty(0)])
    assert parquet.read_schema(tmp_path / "a.parquet").types == [pa.string(), pa.float64()]
    write_jsonl(tmp_path / "a.jsonl", ["a", "b"], [[], []])
    assert (tmp_path / "a.jsonl").read_bytes() == b""


def refusal(path: Path, columns: object, header: tuple[str, ...] = ("text",)) -> str:
    with pytest.raises(WriteError) as found:
        write_workbook(path, [WorkbookSheet("Final labels", header, columns)])
    assert not path.exists()
    return describe_error(found.value)


def test_what_a_sheet_has_no_room_for_is_refused_in_words(tmp_path: Path) -> None:
    path = tmp_path / "a.xlsx"
    assert refusal(path, Blocks(1 << 20, lambda rows: [])) == (
        "“Final labels” has 1,048,576 rows and a header, but a workbook sheet can have at "
        "most 1,048,576 rows. Choose CSV or Parquet."
    )
    wide = ("x",) * 16_385
    assert "16,385 columns" in refusal(path, Blocks(1, lambda rows: []), wide)
    assert refusal(path, [["a", "b" * 32_768]]) == (
        "“Final labels”, column “text”, row 3: this text has 32,768 characters, but a "
        "workbook cell can hold at most 32,767. Choose CSV or Parquet."
    )
    assert "row 2" in refusal(path, [["🦜" * 16_384]])
    assert "the header, row 1" in refusal(path, [["a"]], ("x" * 40_000,))


def test_the_longest_text_and_the_last_row_have_room(tmp_path: Path) -> None:
    path = tmp_path / "a.xlsx"
    longest = ["a" * 32_767, "🦜" * 16_383]
    write_xlsx(path, ["x"], [longest])
    assert [row[0] for row in sheet(path)[1:]] == longest
    xlsx_limits.check_size("Labels", (1 << 20) - 1, 1 << 14)


@pytest.mark.parametrize(
    ("write", "ending"), [(write_xlsx, "xlsx"), (write_parquet, "parquet"), (write_jsonl, "jsonl")]
)
def test_a_cancelled_write_leaves_the_old_file(tmp_path: Path, write: object, ending: str) -> None:
    path = tmp_path / f"out.{ending}"
    path.write_text("old")

    def cancel(_: object) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        write(path, ["a"], [[1]], report=cancel)
    assert [(p.name, p.read_text()) for p in tmp_path.iterdir()] == [(path.name, "old")]


def test_parquet_holds_every_cell_of_its_kind(tmp_path: Path) -> None:
    path = tmp_path / "a.parquet"
    write_parquet(path, *table())
    found = parquet.read_table(path)
    assert found.schema.types == [pa.string(), pa.float64(), pa.int64(), pa.bool_(), pa.string()]
    assert list(zip(*(column.to_pylist() for column in found.columns), strict=True)) == rows()


def test_parquet_of_blocks_and_of_lists_keeps_kinds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crowdgui.io.exporting.text_files.MOST_ROWS", 3)
    path = tmp_path / "a.parquet"
    numbers = np.arange(10) / 2
    write_parquet(path, ["n", "late"], [numbers, [None] * 9 + [1.5]])
    assert parquet.read_table(path)["late"].to_pylist() == [None] * 9 + [1.5]
    write_parquet(path, ["n"], Blocks(10, lambda rows: [numbers[rows]]), {"made by": "us"})
    assert parquet.read_table(path)["n"].to_pylist() == numbers.tolist()
    assert parquet.read_schema(path).metadata[b"made by"] == b"us"


def test_json_lines_hold_every_cell_of_its_kind(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    write_jsonl(path, *table())
    lines = path.read_text(encoding="utf-8").split("\n")
    assert lines.pop() == ""
    assert [tuple(json.loads(line).values()) for line in lines] == rows()
    assert tuple(json.loads(lines[0])) == table()[0]


def test_numbers_json_has_no_word_for(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    write_jsonl(path, ["%d"], [np.array([np.nan, np.inf, -np.inf, 1.0])])
    found = [json.loads(line)["%d"] for line in path.read_text().splitlines()]
    assert found == [None, "inf", "-inf", 1.0]


@given(cells=st.lists(CELLS, min_size=1, max_size=8), name=CELLS)
def test_any_text_comes_back_from_json_lines_and_parquet(
    tmp_path_factory: pytest.TempPathFactory, cells: list[str], name: str
) -> None:
    path = tmp_path_factory.getbasetemp() / "any"
    write_jsonl(path, [name], [text_array(cells)])
    lines = path.read_bytes().decode().split("\n")[:-1]
    assert [json.loads(line) for line in lines] == [{name: cell} for cell in cells]
    write_parquet(path, ["x"], [text_array(cells)])
    assert parquet.read_table(path)["x"].to_pylist() == cells
