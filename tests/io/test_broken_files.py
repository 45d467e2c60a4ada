"""Files that are damaged, hostile or odd: what is read from each, or the sentence that is said.

Every one of `tests/data/broken` stands in one of the two tables. What is too big to be kept is
made here.
"""

from __future__ import annotations

import json
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pyarrow import parquet

from crowdgui.core.errors import CrowdError, ReadError
from crowdgui.io.importing.guess.certainty import UnclearReadingError
from crowdgui.io.importing.guess.guessing import DoubtKind
from crowdgui.io.importing.read_labels import ImportedLabels, read_labels
from crowdgui.io.importing.sources import open_source
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.text.errors import describe_error
from tests.folders import TESTS
from tests.io.formats.workbooks import LABELS, write_xlsx

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

FOLDER = TESTS / "data" / "broken"

MOST_BYTES = 500_000
"""Bytes of all test data together."""


class Counts(NamedTuple):
    """What a file that can be read holds."""

    labels: int
    workers: int
    items: int
    classes: tuple[str, ...]
    skipped: int = 0


CUT = "The file is damaged or cut off. Get it again from its source."
DAMAGED = "It is damaged or incomplete. Download or copy it again from the source."
EMPTY = "The file is empty. Export or copy it again."
JSON_BREAKS_OFF = "The JSON is incomplete. Export or copy the file again."
STRAY = (
    " isn’t UTF-8 text: the line is cut off or in another encoding. Choose the encoding that it "
    "was saved in, such as Windows-1252, or save it again as UTF-8."
)
NO_ANSWER = "No row has a worker, an item and a label. Check which columns these are."
NO_JSON = "The file isn’t valid JSON. Export it again, or ask the person who made it."
NO_ROWS = "There are no labels in this file. Export it again."
NO_WORKBOOK = "It is damaged, cut off or not a workbook. Save it again, or save it as CSV."
NUL = "The file contains a zero byte, so it is damaged or isn’t a text file. Export it again."
ONE_COLUMN = (
    "There is only one column, but you need columns for worker, item and label. Check the "
    "separator."
)
ONLY_HEADER = "There are no rows below the header. Export it again."
UNCLOSED = "A quotation mark opens here and is never closed. Close it, or remove it."
XML = "This is an unknown kind of XML file. Export it as CSV or JSON."
UNPACK = ", not a text table. Unpack it, and open the file in it."
ZIP = f"This is a ZIP archive{UNPACK}"
CHECK = " Check the separators and quotation marks there."
TITLES = " Remove the lines above the header, or name every column."
NO_TABLE = ", not a text table. Save it as CSV in the program that made it, and open that file."
NO_LABELS = ", not a text table. Choose the file that holds the labels."

READ = {
    "apostrophes.csv": Counts(2, 2, 1, ("+yes", "-no")),
    "blank_rows_between.csv": Counts(6, 3, 2, ("no", "yes")),
    "blanks_around.csv": Counts(2, 2, 2, ("yes", "yes ")),
    "bytes_not_utf8.json": Counts(6, 3, 2, ("no", "yes")),
    "carriage_returns_only.csv": Counts(6, 3, 2, ("no", "yes")),
    "climbing_paths.csv": Counts(6, 3, 2, ("no", "yes")),
    "combining_letters.csv": Counts(3, 3, 1, ("non", "oui")),
    "control_letters.csv": Counts(2, 2, 1, ("no\x7f", "yes\x1b[31m")),
    "csv_called.xlsx": Counts(6, 3, 2, ("no", "yes")),
    "duplicate_headers.csv": Counts(6, 3, 2, ("no", "yes")),
    "duplicate_worker_headers.csv": Counts(6, 3, 2, ("no", "yes")),
    "emoji.csv": Counts(3, 3, 1, ("\U0001f44d", "\U0001f44e")),
    "end_sign.csv": Counts(2, 2, 2, ("\x03",)),
    "formulas.csv": Counts(3, 3, 1, ("\tno", "+yes", '=HYPERLINK(""http://x"")')),
    "half_letters.json": Counts(2, 2, 1, ("x", "y")),
    "header_repeated.csv": Counts(6, 3, 2, ("no", "yes"), skipped=7),
    "header_with_line_breaks.csv": Counts(2, 2, 1, ("no", "yes")),
    "headers_differ_in_case.csv": Counts(6, 3, 2, ("no", "yes")),
    "html.csv": Counts(2, 2, 1, ("&lt;no&gt;", "<b>yes</b>")),
    "invisible_letters.csv": Counts(3, 3, 1, ("no", "yes")),
    "keys_twice.json": Counts(2, 2, 1, ("x", "y")),
    "latin1_umlauts.csv": Counts(3, 3, 1, ("hässlich", "schön")),
    "line_separators.csv": Counts(3, 3, 3, ("no\x0c", "no\x1c", "yes")),
    "long_numbers.csv": Counts(3, 2, 2, ("no", "yes")),
    "long_numbers.json": Counts(2, 2, 1, ("x", "y"), skipped=1),
    "mixed_encodings_at_once.csv": Counts(3, 3, 2, ("für", "ja")),
    "mixed_line_ends.csv": Counts(3, 3, 1, ("no", "yes")),
    "nan.json": Counts(3, 3, 2, ("yes",), skipped=3),
    "nested_labels.json": Counts(1, 2, 1, ('["y"]',), skipped=1),
    "network_paths.csv": Counts(6, 3, 2, ("no", "yes")),
    "nul_in_text.json": Counts(2, 2, 1, ("x", "y")),
    "numbers_as_written.csv": Counts(3, 3, 2, ("01", "1", "1.0")),
    "one_row.csv": Counts(1, 1, 1, ("yes",)),
    "one_row_no_header.csv": Counts(1, 1, 1, ("yes",)),
    "overlong_utf8.csv": Counts(2, 2, 1, ("no", "À¯yes")),
    "quote_in_cell.csv": Counts(2, 2, 1, ("no", "yes")),
    "quote_opens_cell.tsv": Counts(2, 2, 1, ("no", "yes")),
    "quotes_in_tabs.tsv": Counts(2, 2, 1, ("no", "yes")),
    "repeats.csv": Counts(6, 3, 2, ("no", "yes"), skipped=2),
    "right_to_left.csv": Counts(3, 3, 2, ("\u05db\u05df", "\u0644\u0627")),
    "rows_of_separators.csv": Counts(6, 3, 2, ("no", "yes"), skipped=2),
    "single_quotes.csv": Counts(2, 2, 1, ("'no'", "'yes'")),
    "spaces_for_tabs.tsv": Counts(6, 3, 2, ("no", "yes")),
    "sql_and_shell.csv": Counts(2, 2, 2, ("`yes`", "{0}")),
    "text_after_quote.csv": Counts(2, 2, 2, ("nox", "yes")),
    "trailing_separators.csv": Counts(6, 3, 2, ("no", "yes")),
    "truncated_between.jsonl": Counts(4, 2, 2, ("no", "yes")),
    "undefined_in_windows_1252.csv": Counts(2, 2, 1, ("ìno", "üyes")),
    "utf16_without_mark.csv": Counts(6, 3, 2, ("no", "yes")),
    "utf32.csv": Counts(6, 3, 2, ("no", "yes")),
    "utf8_bom_twice.csv": Counts(6, 3, 2, ("no", "yes")),
    "utf8_surrogates.csv": Counts(2, 2, 1, ("no", "\xed\xa0\u20ac")),
    "utf8_twice.csv": Counts(2, 2, 1, ("ja", "nein")),
    "wide_gaps.csv": Counts(22, 3, 9, ("n", "y")),
    "wide_item_twice.csv": Counts(6, 3, 2, ("n", "y"), skipped=3),
    "wide_worker_twice.csv": Counts(9, 3, 3, ("n", "y")),
    "windows_paths.csv": Counts(6, 3, 2, ("no", "yes")),
    "words_for_nothing.csv": Counts(2, 3, 1, ("None", "NULL"), skipped=1),
}
"""Files that can be read."""

REFUSED = {
    "all_cells_empty.csv": f": {NO_ANSWER}",
    "blank_lines.csv": f": {EMPTY}",
    "bytes_changed.xlsx": f": {NO_WORKBOOK}",
    "bytes_cut.jsonl": f", line 17: The byte F0{STRAY}",
    "climbing_names.zip": f": {ZIP}",
    "columns_of_two_lengths.json": ": Choose the column that names the item.",
    "comma_at_end.json": f", line 1: {NO_JSON}",
    "comment_lines.csv": f", line 1: Found 1 column, but the rows below have 3.{TITLES}",
    "comments.json": f": {ONE_COLUMN}",
    "csv_in_a_zip.zip": f": {ZIP}",
    "cut.mat": f": {DAMAGED}",
    "cut.npz": f": {CUT}",
    "cut.ods": f": {CUT}",
    "cut.parquet": f": {DAMAGED}",
    "cut.xlsx": f": {CUT}",
    "cut_appen.csv": f", line 7: Found 6 columns, expected 20.{CHECK}",
    "cut_argilla.json": f", line 7: {JSON_BREAKS_OFF}",
    "cut_cvat.xml": ", line 26: The XML is invalid or ends there. Export the job again.",
    "cut_doccano.zip": f": {NO_WORKBOOK}",
    "cut_get_another_label.txt": f", line 7: Found 2 columns, expected 3.{CHECK}",
    "cut_glad.txt": f": {ONE_COLUMN}",
    "cut_inception.csv": f", line 4: Found 3 columns, expected 10.{CHECK}",
    "cut_label_studio.json": f", line 13: {JSON_BREAKS_OFF}",
    "cut_label_studio_min.json": f", line 4: {JSON_BREAKS_OFF}",
    "cut_labelbox.ndjson": f", line 1: {JSON_BREAKS_OFF}",
    "quote_closed_far_below.csv": f", line 2: {UNCLOSED}",
    "cut_mturk.csv": f", line 8: {UNCLOSED}",
    "cut_peerannot.json": f", line 1: {JSON_BREAKS_OFF}",
    "cut_prodigy.jsonl": f", line 5: {JSON_BREAKS_OFF}",
    "cut_sagemaker_custom.manifest": f", line 2: {JSON_BREAKS_OFF}",
    "cut_snow.tsv": f", line 2: Found 4 columns, expected 5.{CHECK}",
    "cut_toloka.tsv": f", line 5: Found 12 columns, expected 16.{CHECK}",
    "cvat_bomb.xml": f": {XML}",
    "cvat_foreign_file.xml": f": {XML}",
    "database.csv": f": This is a SQLite database{NO_TABLE}",
    "deep_arrays_small.json": f": {NO_ROWS}",
    "document_pdf.csv": f": This is a PDF document{NO_TABLE}",
    "ebcdic.csv": f": {ONE_COLUMN}",
    "empty.csv": f": {EMPTY}",
    "empty_list.json": f": {NO_ROWS}",
    "empty_object.json": f": {NO_ROWS}",
    "foot_wrong.parquet": f": {DAMAGED}",
    "git_conflict.csv": f", line 2: Found 1 column, expected 3.{CHECK}",
    "json_printed_by_python.json": (
        ", line 1: This starts like JSON but isn’t JSON. Export it again as JSON or CSV."
    ),
    "mat_7_3.mat": ": This is a MATLAB file of version 7.3. Save it in MATLAB with the option -v7.",
    "member_without_name.zip": f": {ZIP}",
    "mixed_encodings.csv": f", line 4: The byte FC{STRAY}",
    "mixed_records.json": (", line 1: Record 3 isn’t a JSON object. Put each record in braces."),
    "mixed_records.jsonl": (", line 3: Record 3 isn’t a JSON object. Put each record in braces."),
    "mixed_separators.csv": f", line 1: Found 1 column, but the rows below have 3.{TITLES}",
    "no_rows.parquet": f": {NO_ROWS}",
    "nothing_in_it.zip": f": This is an empty ZIP archive{NO_LABELS}",
    "nul_bytes.csv": f", line 3: {NUL}",
    "nul_tail.csv": f", line 8: {NUL}",
    "objects.npz": ": It holds no array of numbers or text.",
    "old_office.xls": f": {NO_WORKBOOK}",
    "one_character.csv": f": {ONE_COLUMN}",
    "one_column.csv": f": {ONE_COLUMN}",
    "only_bom.csv": f": {EMPTY}",
    "only_header.csv": f": {ONLY_HEADER}",
    "only_header_no_newline.csv": f": {ONLY_HEADER}",
    "only_magic.parquet": f": {DAMAGED}",
    "only_magic.xlsx": f": {NO_WORKBOOK}",
    "only_null.json": f": {ONE_COLUMN}",
    "only_number.json": f": {ONE_COLUMN}",
    "packed.csv.bz2": f": This is a BZIP2 archive{UNPACK}",
    "packed.csv.gz": f": This is a GZIP archive{UNPACK}",
    "packed.csv.xz": f": This is an XZ archive{UNPACK}",
    "packed.tar": f": This is a TAR archive{UNPACK}",
    "pickle.pkl": f": This is a Python pickle file{NO_TABLE}",
    "picture_jpeg.csv": f": This is a JPEG picture{NO_LABELS}",
    "picture_png.csv": f": This is a PNG picture{NO_LABELS}",
    "program.csv": f": This is a program{NO_LABELS}",
    "program_windows.csv": f": This is a program{NO_LABELS}",
    "protected.zip": f": {ZIP}",
    "quote_unclosed.csv": f", line 2: {UNCLOSED}",
    "ragged_long.csv": f", line 5: Found 5 columns, expected 3.{CHECK}",
    "ragged_short.csv": f", line 5: Found 2 columns, expected 3.{CHECK}",
    "random_bytes.csv": f", line 6: {NUL}",
    "random_high_bytes.csv": f": {ONE_COLUMN}",
    "raw_nul.json": f", line 1: {NUL}",
    "rich_text.csv": f": This is a rich text document{NO_TABLE}",
    "row_names_without_header.csv": (
        f", line 1: Found 3 columns, but the rows below have 4.{TITLES}"
    ),
    "rows_ragged.json": (
        ", line 1: Row 3 has 2 cells instead of 3. Every row needs the same number of cells."
    ),
    "separator_line_of_excel.csv": f", line 1: Found 2 columns, but the rows below have 3.{TITLES}",
    "shape_huge.npy": (": It claims to hold more than a file of its size can, so it is damaged."),
    "title_above.csv": f", line 1: Found 1 column, but the rows below have 3.{TITLES}",
    "toloka_without_tasks.tsv": ": Choose the column that holds the label.",
    "truncated.json": f", line 1: {JSON_BREAKS_OFF}",
    "truncated.jsonl": f", line 6: {JSON_BREAKS_OFF}",
    "truncated_in_quotes.csv": f", line 3: {UNCLOSED}",
    "truncated_row.csv": f", line 7: Found 2 columns, expected 3.{CHECK}",
    "two_tables.csv": f", line 9: Found 2 columns, expected 3.{CHECK}",
    "two_values.json": f", line 1: {NO_JSON}",
    "unknown.xml": f": {XML}",
    "utf16_cut_in_a_letter.csv": (
        ", line 7: The byte 0A isn’t UTF-16 text. Choose the encoding that the file was "
        "saved in, or save it again as UTF-8."
    ),
    "utf16_lone_half.csv": (
        ", line 8: The byte 00 isn’t UTF-16 text. Choose the encoding that the file was "
        "saved in, or save it again as UTF-8."
    ),
    "utf8_cut_in_a_letter.csv": f", line 4: The byte C3{STRAY}",
    "web_page.csv": (
        ": This is a web page, not a table. Was a login page saved instead of the file?"
    ),
    "wide_all_empty.csv": ": Choose the column that names the worker.",
    "wide_ragged.csv": f", line 3: Found 3 columns, expected 4.{CHECK}",
    "zip_in_a_zip.zip": f": {ZIP}",
}
"""Files that cannot, with what is said after the name of the file."""

ASKED = {
    "cut_cubam.txt": (DoubtKind.COLUMN, ColumnRole.LABEL),
    "header_blank_names.csv": (DoubtKind.COLUMN, ColumnRole.WORKER),
    "two_columns.csv": (DoubtKind.NO_WORKER, None),
}
"""Files that could be read in several ways, with what is asked."""

GOOD = "".join(",".join(row) + "\n" for row in LABELS)


def read(path: Path) -> ImportedLabels:
    return read_labels(open_source(path))


def counts(found: ImportedLabels) -> Counts:
    labels = found.labels
    return Counts(
        labels.code.size,
        labels.worker_ids.size,
        labels.item_ids.size,
        tuple(labels.classes.tolist()),
        sum(part.count for part in found.skipped),
    )


@pytest.mark.parametrize("name", READ)
def test_what_can_be_read_is(name: str) -> None:
    assert counts(read(FOLDER / name)) == READ[name]


@pytest.mark.parametrize("name", ASKED)
def test_what_can_be_read_in_several_ways_is_asked_about(name: str) -> None:
    with pytest.raises(UnclearReadingError) as unclear:
        read(FOLDER / name)
    assert (unclear.value.doubt.kind, unclear.value.doubt.role) == ASKED[name]


@pytest.mark.usefixtures("harmless")
@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_read_is_refused_with_place_and_reason(name: str) -> None:
    with pytest.raises(ReadError) as refused:
        read(FOLDER / name)
    assert describe_error(refused.value) == name + REFUSED[name]


def test_every_file_stands_in_one_table() -> None:
    assert not READ.keys() & REFUSED.keys()
    assert not (READ.keys() | REFUSED.keys()) & ASKED.keys()
    assert READ.keys() | REFUSED.keys() | ASKED.keys() == {path.name for path in FOLDER.iterdir()}
    data = [path for path in FOLDER.parent.rglob("*") if path.is_file()]
    assert sum(path.stat().st_size for path in data) < MOST_BYTES


def test_ids_stay_what_they_are() -> None:
    assert list(read(FOLDER / "long_numbers.csv").labels.item_ids) == [
        "9007199254740992",
        "9007199254740993",
    ]
    assert list(read(FOLDER / "half_letters.json").labels.worker_ids) == ["?", "c"]
    assert read(FOLDER / "windows_paths.csv").labels.item_ids[0] == "C:\\photos\\new\\i1.jpg"


def long_cell(path: Path) -> None:
    path.write_text(GOOD + "cy,001," + "x" * (10 << 20) + "\n")


def endless_quote(path: Path) -> None:
    path.write_text(GOOD + 'cy,001,"yes\n' + "bo,001,yes\n" * (1 << 20))


def many_columns(path: Path) -> None:
    path.write_text("," * 20_000 + "\n")


def deep_list(path: Path) -> None:
    path.write_text("[" * 10_000 + "]" * 10_000)


def deep_records(path: Path) -> None:
    value = '{"a":' * 10_000 + "1" + "}" * 10_000
    path.write_text('[{"worker": "a", "item": 1, "label": ' + value + "}]")


def deep_end(path: Path) -> None:
    path.write_text('{"worker": "a", "label": "x"}\n' + "[" * 10_000)


def endless_number(path: Path) -> None:
    path.write_text('[{"worker": "a", "item": ' + "9" * 100_000 + ', "label": "x"}]')


def many_fields(path: Path) -> None:
    path.write_text("\n".join(json.dumps({f"field {n}": n}) for n in range(20_000)))


def many_keys(path: Path) -> None:
    path.write_text(json.dumps([{f"field {n}": n for n in range(20_001)}]))


def many_keys_alone(path: Path) -> None:
    path.write_text(json.dumps({f"field {n}": n for n in range(20_001)}))


def many_cells(path: Path) -> None:
    path.write_text(json.dumps([[0] * 20_001]))


def aliases(path: Path) -> None:
    names = "abcdefghi"
    lists = [f"{b}: &{b} [{', '.join([f'*{a}'] * 9)}]" for a, b in pairwise(names)]
    path.write_text("\n".join(["a: &a [x, x, x, x, x, x, x, x, x]", *lists]) + "\n")


def bomb(path: Path) -> None:
    """Claim of the last member of an archive that it unpacks to 2 GB."""
    content = bytearray(path.read_bytes())
    size = content.rindex(b"PK\x01\x02") + 24
    content[size : size + 4] = (2 << 30).to_bytes(4, "little")
    path.write_bytes(content)


def bomb_of_texts(path: Path) -> None:
    path.write_bytes((FOLDER.parent / "formats" / "doccano.zip").read_bytes())
    bomb(path)


def bomb_of_sheets(path: Path) -> None:
    write_xlsx(path, LABELS)
    bomb(path)


def bomb_of_arrays(path: Path) -> None:
    np.savez(path, labels=np.zeros(3))
    bomb(path)


def bomb_of_rows(path: Path) -> None:
    n = 12_000_000
    word = pa.DictionaryArray.from_arrays(np.zeros(n, dtype=np.int8), ["x"])
    parquet.write_table(pa.table(dict.fromkeys(("worker", "item", "label"), word)), path)


@pytest.mark.parametrize(
    ("make", "name", "words"),
    [
        (long_cell, "a.csv", ", line 6: A cell is longer than 8 million characters."),
        (endless_quote, "a.csv", ", line 6: A"),
        (many_columns, "a.csv", ": There are 20,001 columns; at most 20,000 can be read."),
        (deep_list, "a.json", ", line 1: The JSON is nested too deeply."),
        (deep_records, "a.json", ", line 1: The JSON is nested too deeply."),
        (deep_end, "a.jsonl", ", line 2: The JSON is nested too deeply."),
        (endless_number, "a.json", ", line 1: The file isn’t valid JSON."),
        (many_fields, "a.jsonl", ", line 5,793: The records so far have 5,793 different fields"),
        (many_keys, "a.json", ", line 1: There are 20,001 columns; at most 20,000 can be read."),
        (many_keys_alone, "a.json", ": There are 20,001 columns; at most 20,000 can be read."),
        (many_cells, "a.json", ", line 1: There are 20,001 columns; at most 20,000 can be read."),
        (aliases, "a.yaml", ": This is YAML without labels that CrowdGUI can read."),
        (aliases, "a.txt", ": This is YAML without labels that CrowdGUI can read."),
        (bomb_of_texts, "a.zip", f": {ZIP}"),
        (bomb_of_sheets, "a.xlsx", ": It would unpack to 2,048 MB, which is more than a file of"),
        (bomb_of_arrays, "a.npz", ": It would unpack to 2,048 MB, which is more than a file of"),
        (bomb_of_rows, "a.parquet", ": It claims to hold 12,000,000 rows, 137 MB in memory"),
    ],
)
def test_what_is_made_to_exhaust_is_refused(
    tmp_path: Path, make: Callable[[Path], None], name: str, words: str
) -> None:
    make(tmp_path / name)
    with pytest.raises(ReadError) as refused:
        read(tmp_path / name)
    assert describe_error(refused.value).startswith(name + words)


def test_workers_who_come_late_have_a_column_each(tmp_path: Path) -> None:
    """Of 300 workers, the last 90 answer nothing in the rows that are looked at."""
    rows = (f"i{n}" + "," * (1 + n // 10) + "yes" + "," * (299 - n // 10) for n in range(3000))
    names = ",".join(f"w{worker}" for worker in range(300))
    (tmp_path / "a.csv").write_text("\n".join([f"item,{names}", *rows]))
    assert counts(read(tmp_path / "a.csv")) == Counts(3000, 300, 3000, ("yes",))


def test_more_columns_than_are_coded_at_once_are_read(tmp_path: Path) -> None:
    rows = (f"i{n}" + ("," + word) * 1200 for n, word in enumerate(("yes", "no", "no")))
    names = ",".join(f"w{worker}" for worker in range(1200))
    (tmp_path / "a.csv").write_text("\n".join([f"item,{names}", *rows]))
    assert counts(read(tmp_path / "a.csv")) == Counts(3600, 1200, 3, ("no", "yes"))


PIECES = st.sampled_from(
    [
        *("worker", "item", "label", "time", "question", "ann", "i1", "yes", "1", "-1.5", "[", "{"),
        *(
            ",",
            "\t",
            ";",
            "|",
            " ",
            "\n",
            "\r\n",
            "\r",
            '"',
            '""',
            "'",
            "=",
            "\\",
            "\x03",
            "\ufeff",
        ),
        *("Ünal", "😀", "\u202e", "\u2028", "<b>", "2021-09-13 10:20", "1" + 40 * "0", "sep=;\n"),
    ]
)


@settings(
    max_examples=15,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    start=st.sampled_from(["", "worker,item,label\n", "item\ta\tb\tc\td\n", "a;b;c\n"]),
    pieces=st.lists(PIECES, max_size=60),
    encoding=st.sampled_from(["utf-8", "utf-8-sig", "utf-16", "utf-32", "utf-16-le", "utf-7"]),
    end=st.integers(0, 4),
)
def test_any_text_is_read_or_refused_in_words(
    tmp_path: Path, start: str, pieces: list[str], encoding: str, end: int
) -> None:
    path = tmp_path / "labels.csv"
    text = (start + "".join(pieces)).encode(encoding)
    path.write_bytes(text[: len(text) - end])
    try:
        found = read(path)
    except CrowdError as error:
        said = str(error)
    else:
        said = ""
        assert 0 < counts(found).labels <= found.rows * 60
    assert not said or (said.startswith(path.name) and said.endswith((".", "?")))
