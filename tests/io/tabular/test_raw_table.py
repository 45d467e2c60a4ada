from __future__ import annotations

from crowdgui.core.errors import ReadError
from crowdgui.io.formats.long_table import LongTable, content_column
from crowdgui.io.tabular.raw_table import RawTableBuilder, RowUnit
from crowdgui.io.tabular.roles import ColumnRole
from tests.io.formats.samples import assert_sound, rows, skipped
from tests.refusals import refused


def test_columns_come_up_when_they_are_first_named() -> None:
    builder = RawTableBuilder()
    builder.add({"a": "1"}, 1)
    builder.add({"b": "2", "a": ""}, 3)
    builder.add({}, 4)
    builder.add({"a": "1", "c": "é"}, 9)
    flat = builder.flat(RowUnit.LINE, {ColumnRole.ITEM: "a", ColumnRole.WORKER: "z"}, question="z")
    assert_sound(flat)
    assert rows(flat, "a", "b", "c") == [("1", "", ""), ("", "2", ""), ("", "", ""), ("1", "", "é")]
    assert flat.places.tolist() == [1, 3, 4, 9]
    assert flat.roles == {ColumnRole.ITEM: "a"}
    assert flat.question is None
    assert flat.table.column("a").chunk(0).dictionary.to_pylist() == ["", "1"]


def test_halves_of_characters_become_writable() -> None:
    builder = RawTableBuilder()
    builder.add({"a\ud800": "\ud800", "a?": "x"}, 1)
    builder.add({"a\ud800": "?"}, 2)
    flat = builder.flat(RowUnit.LINE)
    assert_sound(flat)
    assert rows(flat, "a?") == [("x",), ("?",)]


def test_fields_without_end_do_not_fill_the_memory() -> None:
    builder = RawTableBuilder(3)
    builder.add({str(i): "x" for i in range(5)}, 1)
    builder.add({"0": "y", "9": "z"}, 2)
    flat = builder.flat(RowUnit.LINE)
    assert flat.table.column_names == ["0", "1", "2"]
    assert flat.notes == ("There are more fields than can be shown: 3 are skipped.",)


def test_void_answers_are_counted_by_their_reason() -> None:
    builder = RawTableBuilder()
    builder.add({"a": "1"}, 1)
    for place in (2, 2, 5):
        builder.skip("void", place)
    assert skipped(builder.flat(RowUnit.ROW)) == {"void": [2, 2, 5]}


def test_a_long_table_has_the_same_columns_whatever_it_holds() -> None:
    table = LongTable("f", ColumnRole.QUESTION, ColumnRole.TIME)
    table.add(1, item="i", worker="w", label="x")
    flat = table.flat("")
    assert flat.table.column_names == ["worker", "item", "question", "label", "time"]
    assert flat.roles == {
        ColumnRole.WORKER: "worker",
        ColumnRole.ITEM: "item",
        ColumnRole.LABEL: "label",
    }
    assert flat.question is None


def test_what_was_shown_never_takes_the_place_of_an_answer() -> None:
    table = LongTable("f")
    shown = {"label": "1", "known": "2", "label (of the item)": "3", "": "4"}
    for _ in range(2):
        table.add(1, item="i", worker="w", label="x", beside=shown)
    flat = table.flat("")
    assert_sound(flat)
    assert rows(flat, "label") == [("x",), ("x",)]
    assert flat.table.num_columns == 3 + len(shown)


def test_an_empty_table_says_why() -> None:
    table = LongTable("f.json")
    with refused(ReadError, match=r"f\.json: There are no labels in this file"):
        table.flat("")
    table.skip("Skipped by the worker", 1)
    with refused(ReadError, match="All were skipped: Skipped by the worker"):
        table.flat("")


def test_a_table_without_workers_is_refused_as_told() -> None:
    table = LongTable("f")
    table.add(1, item="i", worker="", label="x")
    with refused(ReadError, match="Ask somebody"):
        table.flat("Ask somebody.")


def test_what_shows_an_item_best() -> None:
    builder = RawTableBuilder()
    builder.add(
        {"INPUT:id": "a long id that is long", "Input.text": "t", "note": "", "url": "u"}, 1
    )
    table = builder.flat(RowUnit.LINE).table
    assert content_column(table, table.column_names) == "Input.text"
    assert content_column(table, ["INPUT:id", "note"]) == "INPUT:id"
    assert content_column(table, ["note", "gone"]) is None
