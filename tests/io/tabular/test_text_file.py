from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from crowdgui.core.errors import Cancelled, ReadError
from crowdgui.io.tabular import column_encoder as coding
from crowdgui.io.tabular import text_file
from crowdgui.io.tabular.text_file import TextFormat, preview, read_table, sniff
from crowdgui.text.errors import describe_error
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import Progress


PLAIN = TextFormat(",", "utf-8", header=True)


def save(folder: Path, text: str | bytes) -> Path:
    path = folder / "labels.csv"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def rows(path: Path, form: TextFormat = PLAIN) -> list[tuple[str, ...]]:
    table = read_table(path, form)
    return list(zip(*(column.to_pylist() for column in table.columns), strict=True))


@pytest.mark.parametrize(
    ("text", "delimiter", "header"),
    [
        ("worker,item,label\nw1,i1,yes\n", ",", True),
        ("worker;item;label\nw1;i1;1,5\nw2;i1;2,5\n", ";", True),
        ("worker\titem\tlabel\nw1\ti, 1\tyes\nw2\ti, 2\tno\n", "\t", True),
        ("worker|item|label\nw1|i1|yes\n", "|", True),
        ("worker1\thttp://x.org/1\tporn\nworker2\thttp://x.org/1\tnotporn\n" * 3, "\t", False),
        ("1 1 0\n1 2 1\n2 1 0\n", " ", False),
        ('w,i,"a;b;c"\nw,j,"a;b;c"\n', ",", False),
        ("worker,item,label\n" + "w,i,1;2;3;4\nw,j,5;6;7;8\n" * 20, ",", True),
        ("worker;item;label\n" + 'w;i;"0,1, 2,5, 7,5"\n' * 40, ";", True),
        ("label\nyes it is\nno\n", ",", True),
        (",anna,bob\nd1,1,0\nd2,0,1\n", ",", True),
        ("item,1,2,3\nd1,1,2,1\nd2,2,1,2\n", ",", True),
        ("alpha,beta,gamma\nx1,y1,yes\nx2,y1,no\nx3,y1,no\nx1,y2,no\n", ",", True),
        ("x1,y1,yes\nx2,y1,no\nx3,y1,no\nx1,y2,yes\n", ",", False),
        ("17,2001,0\n18,2001,1\n", ",", False),
    ],
)
def test_separator_and_header_are_guessed(
    tmp_path: Path, text: str, delimiter: str, header: bool
) -> None:
    assert sniff(save(tmp_path, text)) == TextFormat(delimiter, "utf-8", header)


@pytest.mark.parametrize("text", ["", "\n\r\n\n", "\ufeff", "  \n"])
def test_a_file_without_text_is_empty(tmp_path: Path, text: str) -> None:
    with refused(ReadError, match="The file is empty"):
        sniff(save(tmp_path, text))


def test_preview_gives_rows_with_their_lines(tmp_path: Path) -> None:
    path = save(tmp_path, '\nworker,item,label\nw1,"a\nb",yes\n\nw2,c\nw3,d,no,more\nw4,e,no\n')
    shown = preview(path, PLAIN, rows=3)
    assert shown.columns == ("worker", "item", "label")
    assert shown.rows == (("w1", "a\nb", "yes"), ("w2", "c", ""), ("w3", "d", "no"))
    assert shown.lines == (3, 6, 7)


def test_columns_without_a_name_of_their_own_get_one(tmp_path: Path) -> None:
    path = save(tmp_path, "label,label,label (2), ,label\n1,2,3,4,5\n")
    names = preview(path, PLAIN).columns
    assert names == ("label", "label (2)", "label (2) (2)", "column 4", "label (3)")
    assert read_table(path, PLAIN, [4, 1]).to_pydict() == {"label (3)": ["5"], "label (2)": ["2"]}


def test_without_header_columns_are_counted(tmp_path: Path) -> None:
    shown = preview(save(tmp_path, "w,i\nv,j\n"), TextFormat(",", "utf-8", header=False))
    assert shown.columns == ("column 1", "column 2")
    assert shown.rows == (("w", "i"), ("v", "j"))


def test_text_stays_text(tmp_path: Path) -> None:
    cells = [
        *("NA", "None", "null", "nan", "01", "TRUE", "1e5", "9007199254740993", " x ", "-1"),
        *("1.0", "", "2024-01-02", "=1+2", "#N/A", "false", "\u2028"),
    ]
    path = save(tmp_path, "a,b\n" + "".join(f"{cell},x\n" for cell in cells))
    assert [row[0] for row in rows(path)] == cells


def test_words_stand_in_order_of_appearance_and_none_is_unused(tmp_path: Path) -> None:
    table = read_table(save(tmp_path, "label,b\nz,1\na,2\nz,3\nm,4\n"), PLAIN)
    assert table.column(0).chunk(0).dictionary.to_pylist() == ["z", "a", "m"]
    assert str(table.schema.field(0).type).startswith("dictionary<values=string, indices=int32")


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("codec", ["utf-8", "utf-8-sig", "utf-16", "utf-16-be", "cp1252"])
def test_every_encoding_and_line_end_reads_the_same(
    tmp_path: Path, line_end: str, codec: str
) -> None:
    text = line_end.join(["wörker,item", 'é,"a""b"', f'x,"1{line_end}2"', "", "last,€"])
    path = save(tmp_path, text.encode(codec))
    form = TextFormat(",", codec, header=True)
    assert rows(path, form) == [("é", 'a"b'), ("x", f"1{line_end}2"), ("last", "€")]
    assert preview(path, form).columns == ("wörker", "item")


def test_blocks_share_one_dictionary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_file, "CELL_LIMIT", 64)
    monkeypatch.setattr(coding, "STEP", 2_000)
    monkeypatch.setattr(coding, "PIECE", 2_000)
    lines = [f"w{n % 7},i{n // 3}" for n in range(200)]
    path = save(tmp_path, "worker,item\n" + "\n".join(lines))
    table = read_table(path, PLAIN)
    assert table.column(0).num_chunks == table.column(1).num_chunks == 1
    assert table.column(1).chunk(0).dictionary.to_pylist() == [f"i{n}" for n in range(67)]
    assert [f"{w},{i}" for w, i in rows(path)] == lines


@pytest.mark.parametrize("header", [True, False])
def test_columns_can_stay_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, header: bool
) -> None:
    monkeypatch.setattr(text_file, "CELL_LIMIT", 64)
    lines = [f"w{n % 7},t{n},{n % 3}" for n in range(100)]
    path = save(tmp_path, "\n".join(["worker,when,label"] * header + lines))
    table = read_table(path, TextFormat(",", "utf-8", header), [0, 1, 2], uncoded=[1])
    assert [str(column.type)[:6] for column in table.columns] == ["dictio", "string", "dictio"]
    columns = (column.to_pylist() for column in table.columns)
    assert [",".join(row) for row in zip(*columns, strict=True)] == lines


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("a,b,c\n1,2,3\n\n4,5\n", 4, "Found 2 columns, expected 3"),
        ("a,b,c\n1,2,3,4\n", 2, "Found 4 columns, expected 3"),
        ('a,b,c\n1,"x\ny",3\n4,5,6\n7\n', 5, "Found 1 column, expected 3"),
        ('a,b,c\n1,2,"3\n4,5,6\n', 2, "never closed"),
        ('a,b,c\n1,2,3\n4,5,"6', 3, "never closed"),
        ('a,b,c\n1,"2,3\n4,5,6\n', 2, "never closed"),
        ('a,b,c\n1,2,"3\n4,5,6\n7,8,"9\n', 2, "follows a closing quotation mark"),
        ("a,b,c\n   \n1,2,3\n", 2, "Found 1 column, expected 3"),
    ],
)
def test_rows_that_do_not_fit_are_named(tmp_path: Path, text: str, line: int, words: str) -> None:
    with refused(ReadError, match=words) as caught:
        read_table(save(tmp_path, text), PLAIN)
    assert caught.value.line == line
    assert describe_error(caught.value).startswith(f"labels.csv, line {line}: ")


@pytest.mark.parametrize("apart", [1, 4])
@pytest.mark.parametrize("order", ["worker,item,text,label", "text,label,worker,item"])
def test_marks_that_close_each_other_by_chance_swallow_no_rows(
    order: str, apart: int, tmp_path: Path
) -> None:
    texts = {5: '"a fine screen', 5 + apart: 'a screen of 5"'}
    lines = [order]
    for n in range(20):
        row = {"worker": f"w{n % 3}", "item": f"i{n // 3}", "label": "ab"[n % 2]}
        row["text"] = texts.get(n, "fine")
        lines.append(",".join(row[name] for name in order.split(",")))
    with refused(ReadError, match="line 7: A quotation mark opens here"):
        read_table(save(tmp_path, "\n".join(lines)), PLAIN)


def test_a_cell_may_hold_lines_with_as_many_separators_as_a_row(tmp_path: Path) -> None:
    text = 'id,text,label\n1,"so, so,\nwell, yes, no\nor, not",a\n2,"x\ny",b\n'
    assert len(read_table(save(tmp_path, text), PLAIN)) == 2


def test_a_line_far_down_is_named(tmp_path: Path) -> None:
    path = save(tmp_path, "a,b,c\n" + "1,2,3\n" * 4015 + "1,2,3,4\n" + "1,2,3\n" * 10)
    with pytest.raises(ReadError) as caught:
        read_table(path, PLAIN)
    expected = "labels.csv, line 4,017: Found 4 columns, expected 3."
    assert describe_error(caught.value).startswith(expected)


def test_a_bad_row_in_a_column_not_wanted_is_found_as_well(tmp_path: Path) -> None:
    with refused(ReadError, match="never closed"):
        read_table(save(tmp_path, 'a,b,c\n1,2,3\n4,5,"6\n'), PLAIN, [0])


def test_the_wrong_encoding_is_said_with_its_line(tmp_path: Path) -> None:
    path = save(tmp_path, "a,b\n1,2\ncafé,4\n".encode("cp1252"))
    with refused(ReadError, match="byte E9 isn’t UTF-8") as caught:
        read_table(path, PLAIN)
    assert caught.value.line == 3


def test_a_long_cell_is_read_and_one_without_end_is_refused(tmp_path: Path) -> None:
    long = "x" * 300_000
    assert rows(save(tmp_path, f"a,b\n1,{long}\n")) == [("1", long)]
    endless = save(tmp_path, 'a,b\n1,"' + "x,y\n" * 2_500_000)
    with refused(ReadError, match="longer than 8 million characters") as caught:
        read_table(endless, PLAIN)
    assert caught.value.line == 2


def test_a_header_alone_is_a_table_without_rows(tmp_path: Path) -> None:
    table = read_table(save(tmp_path, "worker,item,label\n"), PLAIN)
    assert table.num_rows == 0
    assert table.column_names == ["worker", "item", "label"]


def test_progress_rises_to_the_end_of_the_file(tmp_path: Path) -> None:
    seen: list[Progress] = []
    read_table(save(tmp_path, "a,b\n" + "1,2\n" * 1000), PLAIN, None, seen.append)
    fractions = [progress.fraction or 0.0 for progress in seen]
    assert fractions == sorted(fractions)
    assert fractions[-1] == 1.0


def test_reading_can_be_cancelled_between_batches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_file, "CELL_LIMIT", 1024)
    calls = []

    def cancel(progress: Progress) -> None:
        calls.append(progress)
        if len(calls) == 3:
            raise Cancelled

    with pytest.raises(Cancelled):
        read_table(save(tmp_path, "a,b\n" + "1,2\n" * 20_000), PLAIN, None, cancel)
    assert len(calls) == 3


def test_of_very_wide_tables_fewer_rows_are_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = save(tmp_path, "a,b,c\n" + "1,2,3\n" * 50)
    monkeypatch.setattr(text_file, "_SHOWN_CELLS", 30)
    assert len(preview(path, PLAIN).rows) == 10


def test_a_title_above_the_header_is_named(tmp_path: Path) -> None:
    path = save(tmp_path, "Labels of May\nworker,item,label\nann,i1,yes\n")
    with refused(ReadError, match=r"line 1: Found 1 column, but the rows below have 3\."):
        preview(path, PLAIN)


def test_columns_read_in_parts_are_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = save(tmp_path, "a,b,c,d\n" + "".join(f"{n % 3},x,{n},\n" for n in range(50)))
    at_once = read_table(path, PLAIN, [3, 0, 2], uncoded=[2])
    monkeypatch.setattr(text_file, "_AT_ONCE", 2)
    seen: list[float] = []
    parts = read_table(path, PLAIN, [3, 0, 2], lambda p: seen.append(p.fraction or 0), uncoded=[2])
    assert parts.equals(at_once)
    assert parts.schema == at_once.schema
    assert seen == sorted(seen)
    assert seen[-1] == pytest.approx(1)


TITLES = "Labels of May,,\nProject,7,\n"


@pytest.mark.parametrize("titles", [TITLES, "Labels of May,,\n", "Labels of May,,\n,,\n"])
def test_a_title_of_as_many_cells_is_named_too(tmp_path: Path, titles: str) -> None:
    body = "".join(f"w{n % 3},i{n // 3},{'ab'[n % 2]}\n" for n in range(9))
    path = save(tmp_path, f"{titles}worker,item,label\n{body}")
    with refused(ReadError, match=r"line 1: Found 1 column, but the rows below have 3\."):
        preview(path, sniff(path))


def test_words_like_names_in_rows_are_no_header_below(tmp_path: Path) -> None:
    body = "".join(
        f"w{n % 3},{('image', 'video')[n % 2]},{('text', 'user')[n % 2]}\n" for n in range(9)
    )
    assert len(preview(save(tmp_path, f"w9,,\n{body}"), PLAIN).rows) == 9


@pytest.mark.parametrize(
    ("cell", "word"),
    [
        (r'"a \"good\" text"', "Text follows a closing quotation mark"),
        (' "a text"', "a blank before the quotation mark of"),
    ],
)
def test_quotation_marks_that_would_be_read_wrongly_are_refused(
    tmp_path: Path, cell: str, word: str
) -> None:
    body = "".join(f"w{n},{cell},yes\n" for n in range(9))
    path = save(tmp_path, f"worker,item,label\n{body}")
    with refused(ReadError, match=f"line 2: .*{word}"):
        assert preview(path, PLAIN)
        rows(path)


@pytest.mark.parametrize(
    ("cell", "text"),
    [
        ('5" pipe', '5" pipe'),
        ('"5"" pipe"', '5" pipe'),
        (r'"C:\dir\"', "C:\\dir\\"),
        ('"{""a"": ""\\""b\\""""}"', r'{"a": "\"b\""}'),
        ('it is "so"', 'it is "so"'),
        ('" ""so"" or ""so"""', ' "so" or "so"'),
    ],
)
def test_quotation_marks_within_cells_are_read(tmp_path: Path, cell: str, text: str) -> None:
    body = "".join(f"w{n},{cell},yes\n" for n in range(2))
    found = rows(save(tmp_path, f"worker,item,label\n{body}w2,x,no\n"))
    assert found == [("w0", text, "yes"), ("w1", text, "yes"), ("w2", "x", "no")]


@pytest.mark.parametrize("codec", ["utf-8", "utf-16-le"])
@pytest.mark.parametrize("block", [1, 7, 1 << 20])
def test_marks_of_files_that_were_joined_are_no_text(
    tmp_path: Path, codec: str, block: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crowdgui.io.tabular.encoding._LEAST", block)
    text = "\ufeffworker,item,label\nann,i1,n\ufeffo\r\n\ufeffben,i1,é\n\ufeff\ufeffcas,i1,no\n"
    path = save(tmp_path, text.encode(codec))
    found = rows(path, TextFormat(",", codec, header=True))
    assert found == [("ann", "i1", "n\ufeffo"), ("ben", "i1", "é"), ("cas", "i1", "no")]


@pytest.mark.parametrize("groups", [",Team A,,Team B,", ",A,A,B,B"])
def test_groups_above_the_names_of_columns_are_named(tmp_path: Path, groups: str) -> None:
    body = "".join(f"i{n},{'ab'[n % 2]},a,b,{'ba'[n % 2]}\n" for n in range(9))
    path = save(tmp_path, f"{groups}\nitem,ann,ben,cas,dee\n{body}")
    with refused(ReadError, match=r"line 1: Found 2 columns, but the rows below have 5\."):
        preview(path, sniff(path))
