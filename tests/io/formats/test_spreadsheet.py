from __future__ import annotations

import datetime
import io
import zipfile
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, Phase, example, given, settings
from hypothesis import strategies as st

from crowdgui.core.errors import ReadError
from crowdgui.core.progress import ignore_progress
from crowdgui.io.formats.form import NamedPart
from crowdgui.io.formats.spreadsheet import SheetOptions, is_workbook, list_sheets, read_spreadsheet
from crowdgui.io.importing.tables import sniff
from crowdgui.io.tabular.file_head import FileHead
from crowdgui.io.tabular.processes.sheet_process import count_oddities, read_sheet
from crowdgui.io.tabular.raw_table import RowUnit
from tests.io.formats.workbooks import LABELS, ods_text, ods_value, write_ods, write_xlsx
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.io.tabular.raw_table import RawTable

OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"


def read(path: Path, **options: Any) -> RawTable:
    return read_spreadsheet(path, SheetOptions(**options), ignore_progress)


def here(path: Path, sheet: str = "", header: str = "no", first_row: int = 0) -> list[list[str]]:
    """Return the cells of a workbook that is known to do no harm."""
    table, facts = read_sheet(path, sheet, header, first_row)
    assert table is not None, facts
    rows = zip(*(column.to_pylist() for column in table.columns[1:]), strict=True)
    return [list(row) for row in rows]


def test_a_sheet_is_read_as_text_with_its_row_numbers(tmp_path: Path) -> None:
    flat = read(write_xlsx(tmp_path / "a.xlsx", LABELS))
    assert flat.table.to_pydict() == {
        "worker": ["ann", "ann", "bo", "bo"],
        "item": ["001", "002", "001", "002"],
        "label": ["yes", "no", "yes", "yes"],
    }
    assert flat.places.tolist() == [2, 3, 4, 5]
    assert (flat.counted_by, flat.notes, dict(flat.roles)) == (RowUnit.ROW, (), {})


@pytest.mark.usefixtures("harmless")
def test_a_sheet_of_labels_comes_before_notes_and_those_left_are_named(tmp_path: Path) -> None:
    def fill(book: Any, notes: Any) -> None:
        for row, cells in enumerate([("Project", "contact"), ("Exported", "on Monday")]):
            notes.write_row(row, 0, cells)
        for name in ("January", "February"):
            sheet = book.add_worksheet(name)
            for row, cells in enumerate(LABELS):
                sheet.write_row(row, 0, cells)

    path = write_xlsx(tmp_path / "a.xlsx", fill=fill)
    flat = read(path)
    assert (flat.sheet, flat.unread) == ("January", ("February",))
    assert read(path, sheet="Labels").unread == ("January", "February")
    one = write_xlsx(tmp_path / "b.xlsx", LABELS, lambda book, _: book.add_worksheet("Sheet2"))
    assert read(one).unread == ()


def test_a_workbook_with_nothing_but_its_first_bytes_is_called_damaged(tmp_path: Path) -> None:
    path = tmp_path / "broken.xlsx"
    path.write_bytes(b"PK\x03\x04" + bytes(range(256)) * 4)
    with pytest.raises(ReadError, match="damaged"):
        sniff(path)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (1, "1"),
        (-3.0, "-3"),
        (0.1, "0.1"),
        (-0.0, "0"),
        (123_456_789_012_345, "123456789012345"),
        (1e300, "1e+300"),
        (True, "true"),
        (False, "false"),
        ("001", "001"),
        ("1.0", "1.0"),
        ("NA", "NA"),
        ("", ""),
    ],
)
def test_values_as_text(tmp_path: Path, value: Any, text: str) -> None:
    def fill(_: Any, sheet: Any) -> None:
        sheet.write_string(0, 0, "x")
        write = sheet.write_string if isinstance(value, str) else sheet.write
        write(0, 1, value)

    assert here(write_xlsx(tmp_path / "a.xlsx", fill=fill)) == [["x", text] if text else ["x"]]


@pytest.mark.parametrize(
    ("form", "value", "text"),
    [
        ("yyyy-mm-dd hh:mm:ss", datetime.datetime(2024, 1, 2, 3, 4, 5), "2024-01-02 03:04:05"),
        ("yyyy-mm-dd", datetime.date(2024, 1, 2), "2024-01-02"),
        ("hh:mm:ss", datetime.time(0, 1, 30), "00:01:30"),
        ("[h]:mm:ss", datetime.timedelta(hours=36, seconds=5), "36:00:05"),
    ],
)
def test_dates_as_text(tmp_path: Path, form: str, value: Any, text: str) -> None:
    def fill(book: Any, sheet: Any) -> None:
        sheet.write_string(0, 0, "x")
        sheet.write_datetime(0, 1, value, book.add_format({"num_format": form}))

    assert here(write_xlsx(tmp_path / "a.xlsx", fill=fill)) == [["x", text]]


CELLS = st.text(
    # No letters that XML cannot hold; a cell has at most so many.
    st.characters(exclude_categories=("Cs",), exclude_characters="\ufffe\uffff"),
    max_size=50,
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=10)
@given(st.lists(st.tuples(CELLS, CELLS), min_size=1, max_size=30))
@example([("a\r\nb\tc", " x "), ("_x0041_", "=1+1"), ("\x01", "<b>&amp;"), ("007", "1e5")])
def test_text_in_is_text_out(tmp_path: Path, rows: list[tuple[str, str]]) -> None:
    written = [("first", "second"), *rows]
    found = here(write_xlsx(tmp_path / "a.xlsx", written))
    assert found == [list(row) for row in written if any(row)]


@pytest.mark.usefixtures("harmless")
def test_long_numbers_errors_and_merged_cells_are_told(tmp_path: Path) -> None:
    def fill(book: Any, sheet: Any) -> None:
        sheet.write_number(5, 0, 2**53 + 1)
        sheet.write_number(5, 1, 12)
        sheet.write_formula(5, 2, "=1/0", None, "#DIV/0!")
        sheet.write_formula(6, 2, "=NA()", None, "#N/A")
        sheet.write_string(6, 0, "#N/A")
        sheet.merge_range(7, 0, 9, 0, "ann")
        book.add_worksheet("More")
        book.add_worksheet("Notes").hide()
        book.add_chartsheet("Chart")

    flat = read(write_xlsx(tmp_path / "a.xlsx", LABELS, fill))
    assert flat.table.column("worker").to_pylist()[4:] == ["9007199254740992", "#N/A", "ann"]
    assert flat.table.column("label").to_pylist()[4:] == ["", "", ""]
    sheet, long, merged, errors = flat.notes
    assert sheet == "Sheet “Labels” was read. There is also: More, Notes."
    assert long.startswith("1 cell holds a number of more than 15 digits")
    assert merged.startswith("1 merged cell counts as text in its first cell only")
    assert errors == "2 cells show an error such as #N/A; they are read as empty."


def test_oddities_are_counted_across_pieces(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fill(_: Any, sheet: Any) -> None:
        for row in range(300):
            sheet.write_formula(row, 0, "=NA()", None, "#N/A")
            sheet.write_string(row, 1, "t=“e”")
            sheet.write_formula(row, 2, "=1+1", None, 2)
            sheet.set_row(row, None, None, {"hidden": row < 100})

    path = write_xlsx(tmp_path / "a.xlsx", fill=fill)
    for piece in (97, 1 << 20):
        monkeypatch.setattr("crowdgui.io.tabular.processes.sheet_process._PIECE", piece)
        found = count_oddities(path, "Labels")
        assert found == {"errors": 300, "uncounted": 0, "hidden": 100}
    assert set(count_oddities(path, "None").values()) == {0}


@pytest.mark.usefixtures("harmless")
@pytest.mark.parametrize("empty", ["", "<v></v>", "<v/>", "<v />"])
def test_formulas_that_were_never_calculated_and_hidden_rows_are_told(
    empty: str, tmp_path: Path
) -> None:
    def fill(_: Any, sheet: Any) -> None:
        sheet.write_formula(5, 2, '="yes"', None, 7)
        sheet.write_formula(6, 2, '="no"', None, 7)
        sheet.write_formula(7, 2, '=""', None, "gone")
        sheet.set_row(2, None, None, {"hidden": True})

    whole, path = write_xlsx(tmp_path / "whole.xlsx", LABELS, fill), tmp_path / "a.xlsx"
    with zipfile.ZipFile(whole) as old, zipfile.ZipFile(path, "w") as new:
        for name in old.namelist():
            text = old.read(name).replace(b"<v>7</v>", empty.encode())
            new.writestr(name, text.replace(b"gone", b""))
    assert read(whole).notes == (
        "1 hidden row is read like the others. Delete it in the file if it shouldn’t count.",
    )
    assert read(path).notes == (
        "2 formulas were never calculated and are read as empty. Open the file in a spreadsheet "
        "program and save it again.",
        *read(whole).notes,
    )


def test_titles_above_the_table_are_passed_over(tmp_path: Path) -> None:
    rows = [("Round 2",), (), *LABELS]
    path = write_xlsx(tmp_path / "a.xlsx", rows)
    assert here(path) == [list(row) for row in LABELS]
    assert here(path, first_row=5) == [list(row) for row in LABELS[2:]]
    assert here(path, first_row=1)[0] == ["Round 2", "", ""]
    table, _ = read_sheet(path, "", "guess", 0)
    assert table is not None
    assert table.column("row").to_pylist() == [4, 5, 6, 7]


def test_a_header_is_told_or_said(tmp_path: Path) -> None:
    path = write_xlsx(tmp_path / "a.xlsx", [("ann", "1", "0"), ("bo", "2", "0"), ("bo", "1", "1")])
    names = ["row", "column 1", "column 2", "column 3"]
    for header, found in (("guess", names), ("no", names), ("yes", ["row", "ann", "1", "0"])):
        table, _ = read_sheet(path, "", header, 0)
        assert table is not None
        assert table.column_names == found


def test_columns_without_name_and_text_are_left_out(tmp_path: Path) -> None:
    rows = [("a", "", "b", "", "b"), ("1", "", "2", "x", "3")]
    table, _ = read_sheet(write_xlsx(tmp_path / "a.xlsx", rows), "", "yes", 0)
    assert table is not None
    assert table.column_names == ["row", "a", "b", "column 4", "b (2)"]


@pytest.mark.usefixtures("harmless")
def test_a_sheet_is_chosen_by_name_or_number(tmp_path: Path) -> None:
    def fill(book: Any, _: Any) -> None:
        book.add_worksheet("Gold").write_row(0, 0, ["item", "gold"])
        book.add_worksheet("2024").write_row(0, 0, ["other", "table"])

    path = write_xlsx(tmp_path / "a.xlsx", fill=fill)
    sizes = ("empty", "1 row, 2 columns", "1 row, 2 columns")
    listed = zip(("Labels", "Gold", "2024"), sizes, strict=True)
    assert list_sheets(path) == tuple(NamedPart(*one) for one in listed)
    # The first sheet is empty.
    assert here(path) == here(path, "Gold") == here(path, "2") == [["item", "gold"]]
    assert here(path, "2024") == here(path, "3") == [["other", "table"]]
    with refused(ReadError, match=r"no such sheet\. The sheets are Labels, Gold, 2024"):
        read(path, sheet="4")
    with refused(ReadError, match=r"This sheet is empty\. Choose another one"):
        read(path, sheet="Labels")


@pytest.mark.usefixtures("harmless")
@pytest.mark.parametrize("hidden", [False, True])
def test_a_note_to_the_reader_is_no_table(tmp_path: Path, hidden: bool) -> None:
    note = "Please send questions to ann."

    def fill(book: Any, sheet: Any) -> None:
        book.add_worksheet("More").write_string(0, 0, "Nothing here.")
        answers = book.add_worksheet("Answers")
        for row, cells in enumerate(LABELS):
            answers.write_row(row, 0, cells)
        if hidden:
            answers.hide()

    path = write_xlsx(tmp_path / "a.xlsx", [[note]], fill)
    # A list that was hidden is seldom what somebody means to hand on.
    assert here(path) == ([[note]] if hidden else here(path, "Answers"))


@pytest.mark.usefixtures("harmless")
def test_sheets_are_listed_with_their_sizes_hidden_ones_last(tmp_path: Path) -> None:
    def fill(book: Any, sheet: Any) -> None:
        other = book.add_worksheet("Open")
        other.write(1199, 19, "far off")
        other.activate()
        sheet.hide()

    path = write_xlsx(tmp_path / "a.xlsx", LABELS, fill)
    assert list_sheets(path) == (
        NamedPart("Open", "1 row, 1 column"),
        NamedPart("Labels", "5 rows, 3 columns, hidden"),
    )


@pytest.mark.usefixtures("harmless")
def test_an_empty_workbook_is_said_to_be_so(tmp_path: Path) -> None:
    with refused(ReadError, match="The workbook is empty"):
        read(write_xlsx(tmp_path / "a.xlsx"))


@pytest.mark.usefixtures("harmless")
def test_ods(tmp_path: Path) -> None:
    rows = [
        [ods_text("worker"), ods_text("item"), ods_text("label"), ods_text("when")],
        [
            ods_text("001"),
            ods_value("float", "value", "3"),
            ods_value("boolean", "boolean-value", "true"),
            ods_value("date", "date-value", "2024-01-02T03:04:05"),
        ],
    ]
    path = write_ods(tmp_path / "a.ods", rows)
    assert is_workbook(FileHead.of(path))
    assert here(path)[1] == ["001", "3", "true", "2024-01-02 03:04:05"]
    assert list_sheets(path) == (NamedPart("Labels", "2 rows, 4 columns"),)


def test_workbooks_are_told_by_what_is_in_them(tmp_path: Path) -> None:
    named_wrongly = write_xlsx(tmp_path / "a.csv", LABELS)
    assert is_workbook(FileHead.of(named_wrongly))
    old = tmp_path / "a.bin"
    old.write_bytes(OLE + bytes(2000))
    assert is_workbook(FileHead.of(old))
    with zipfile.ZipFile(tmp_path / "b.xlsx", "w") as archive:
        archive.writestr("word/document.xml", "<xl/>")
    assert not is_workbook(FileHead.of(tmp_path / "b.xlsx"))
    (tmp_path / "c.xlsx").write_text("worker,item,label\n")
    assert not is_workbook(FileHead.of(tmp_path / "c.xlsx"))


@pytest.mark.usefixtures("harmless")
def test_an_old_office_file_that_is_no_workbook_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.doc"
    path.write_bytes(OLE + bytes(2000))
    with refused(ReadError, match="damaged, cut off or not a workbook"):
        read(path)


def test_a_workbook_that_is_cut_off_is_refused(tmp_path: Path) -> None:
    path = write_xlsx(tmp_path / "a.xlsx", LABELS)
    whole = path.read_bytes()
    for length in (len(whole) // 4, len(whole) // 2, len(whole) - 1):
        path.write_bytes(whole[:length])
        assert is_workbook(FileHead.of(path))
        with refused(ReadError, match="damaged or cut off"):
            read(path)


def test_a_bomb_is_not_unpacked(tmp_path: Path) -> None:
    path = write_xlsx(tmp_path / "a.xlsx", LABELS)
    packed = bytearray(path.read_bytes())
    entry = packed.index(b"PK\x01\x02")
    packed[entry + 24 : entry + 28] = (4_000_000_000).to_bytes(4, "little")
    path.write_bytes(packed)
    with refused(ReadError, match="would unpack to 3,815 MB"):
        read(path)


def test_a_sheet_far_too_wide_and_high_is_refused(tmp_path: Path) -> None:
    def fill(_: Any, sheet: Any) -> None:
        sheet.write_string(0, 0, "worker")
        sheet.write_string(1_048_575, 16_383, "label")

    path = write_xlsx(tmp_path / "a.xlsx", fill=fill)
    with refused(ReadError, match=r"damaged|more memory"):
        read(path)
    rows = [[ods_text("x").replace(">", ' table:number-columns-repeated="16384">', 1)]] * 10_000
    with refused(ReadError, match=r"damaged|more memory|within 10 seconds"):
        read(write_ods(tmp_path / "a.ods", rows))


def test_an_entity_that_grows_is_harmless(tmp_path: Path) -> None:
    path = write_xlsx(tmp_path / "a.xlsx", LABELS)
    grown = "".join(f'<!ENTITY e{n} "{f"&e{n - 1};" * 10}">' for n in range(1, 12))
    sheet = f'<!DOCTYPE s [<!ENTITY e0 "x">{grown}]><worksheet><sheetData><row><c t="str"><v>'
    members = _members(path.read_bytes())
    members["xl/worksheets/sheet1.xml"] = (
        f"{sheet}&e11;</v></c></row></sheetData></worksheet>".encode()
    )
    path.write_bytes(_packed(members))
    with pytest.raises(ReadError):
        read(path)


def _members(packed: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def _packed(members: dict[str, bytes]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, content in members.items():
            archive.writestr(name, content)
    return packed.getvalue()


@settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture],
    phases=[Phase.explicit, Phase.generate],
    max_examples=2,
    deadline=None,
)
@given(st.data())
def test_damage_inside_ends_in_a_table_or_one_sentence(tmp_path: Path, data: st.DataObject) -> None:
    path = write_xlsx(tmp_path / "a.xlsx", LABELS)
    members = _members(path.read_bytes())
    name = data.draw(st.sampled_from(["xl/worksheets/sheet1.xml", "xl/sharedStrings.xml"]))
    content = bytearray(members[name])
    for _ in range(data.draw(st.integers(1, 10))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    path.write_bytes(_packed(members | {name: bytes(content)}))
    with suppress(ReadError):
        flat = read(path)
        assert len(flat.places) == len(flat.table)


def test_titles_of_several_cells_are_passed_over(tmp_path: Path) -> None:
    path = write_xlsx(tmp_path / "a.xlsx", [("Round", "2"), ("Date", "May"), (), *LABELS])
    assert here(path) == [list(row) for row in LABELS]


@pytest.mark.usefixtures("harmless")
def test_rows_below_a_blank_one_are_told(tmp_path: Path) -> None:
    apart = [LABELS[0], ("", "", ""), *LABELS[1:]]
    assert read(write_xlsx(tmp_path / "a.xlsx", apart)).notes == ()
    below = [*LABELS, ("", "", ""), ("Legend", "", ""), ("yes", "is right", "x")]
    assert read(write_xlsx(tmp_path / "b.xlsx", below)).notes == (
        "2 rows below a blank one are read like the others. Delete them if they are another table.",
    )
