from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from crowdgui.core.errors import Cancelled, ReadError
from crowdgui.core.progress import ignore_progress
from crowdgui.io.formats.form import NoOptions
from crowdgui.io.formats.json_table import is_json, read_json_table
from crowdgui.io.tabular.file_head import FileHead
from crowdgui.io.tabular.raw_table import RowUnit
from crowdgui.text.errors import describe_error
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import Progress
    from crowdgui.io.tabular.raw_table import RawTable

PER_FILE = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)

TABLE = {"worker": ["ann", "bo", "bo"], "item": ["9007199254740993", "2", "3"]}
RECORDS = [
    {"worker": "ann", "item": 2**53 + 1},
    {"worker": "bo", "item": 2},
    {"worker": "bo", "item": 3},
]


def read(path: Path, text: str | bytes) -> RawTable:
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_json_table(path, NoOptions(), ignore_progress)


@pytest.mark.parametrize(
    "text",
    [
        json.dumps(RECORDS),
        json.dumps(RECORDS, indent=2),
        "\ufeff" + json.dumps(RECORDS),
        json.dumps(RECORDS).encode("utf-16"),
        "\n".join(map(json.dumps, RECORDS)),
        "\r\n\r\n".join(map(json.dumps, RECORDS)) + "\r\n",
        json.dumps({"data": RECORDS}),
        json.dumps({"results": RECORDS}),
        json.dumps({name: [record[name] for record in RECORDS] for name in TABLE}),
        json.dumps(
            {name: {str(n): r[name] for n, r in enumerate(RECORDS)} for name in TABLE}, indent=1
        ),
        json.dumps([list(TABLE), *(list(record.values()) for record in RECORDS)]),
        json.dumps(
            {"columns": list(TABLE), "index": [0, 1, 2], "data": [[*r.values()] for r in RECORDS]}
        ),
    ],
)
def test_one_table_in_its_forms(tmp_path: Path, text: str | bytes) -> None:
    path = tmp_path / "a.json"
    flat = read(path, text)
    assert is_json(FileHead.of(path))
    assert flat.table.to_pydict() == TABLE
    assert flat.notes == ()
    assert flat.places.tolist() in ([1, 2, 3], [2, 3, 4])


def test_records_need_not_have_the_same_fields(tmp_path: Path) -> None:
    records = [{"worker": "ann"}, {"label": None, "worker": "bo"}, {"label": True, "score": 0.5}]
    flat = read(tmp_path / "a.json", json.dumps(records))
    assert flat.table.to_pydict() == {
        "worker": ["ann", "bo", ""],
        "label": ["", "", "true"],
        "score": ["", "", "0.5"],
    }
    assert (flat.places.tolist(), flat.counted_by) == ([1, 2, 3], RowUnit.RECORD)


def test_an_object_within_a_record_gives_its_fields(tmp_path: Path) -> None:
    record = {"data": {"text": "a", "more": {"x": [1, None]}}, "data.text": "b", "e": {}, "l": [1]}
    flat = read(tmp_path / "a.json", json.dumps([record]))
    assert flat.table.to_pylist() == [
        {
            "data.text": "a",
            "data.more": '{"x": [1, null]}',
            "data.text (2)": "b",
            "e": "{}",
            "l": "[1]",
        }
    ]


def test_what_is_no_number_is_empty(tmp_path: Path) -> None:
    flat = read(tmp_path / "a.json", '[{"a": NaN, "b": "NaN"}, {"a": -Infinity, "b": null}]')
    assert flat.table.to_pydict() == {"a": ["", ""], "b": ["NaN", ""]}


def test_what_is_beside_the_table_is_named(tmp_path: Path) -> None:
    inside = {"version": 2, "data": RECORDS, "users": [{"name": "ann"}], "tags": ["x"]}
    flat = read(tmp_path / "a.json", json.dumps(inside))
    assert flat.table.to_pydict() == TABLE
    assert flat.notes == ("Not part of the table: users, tags, version.",)
    columns = {"worker": ["a", "b"], "item": [1, 2], "short": [1], "by": "me"}
    flat = read(tmp_path / "a.json", json.dumps(columns))
    assert flat.table.to_pydict() == {"worker": ["a", "b"], "item": ["1", "2"]}
    assert flat.notes == ("Not part of the table: short, by.",)


def test_a_column_that_stands_there_twice_is_kept_twice(tmp_path: Path) -> None:
    flat = read(tmp_path / "a.json", '{"label": ["x"], "label": ["y"], "item": [1]}')
    assert flat.table.to_pylist() == [{"label": "x", "label (2)": "y", "item": "1"}]


def test_one_record_is_a_table_of_one_row(tmp_path: Path) -> None:
    flat = read(tmp_path / "a.json", '{"worker": "ann", "labels": ["x", "y"]}')
    assert flat.table.to_pylist() == [{"worker": "ann", "labels": '["x", "y"]'}]


def test_columns_longer_than_a_block(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crowdgui.io.tabular.json_lists._BLOCK", 3)
    columns = {"worker": [f"w{n % 4}" for n in range(20)], "item": list(range(20))}
    flat = read(tmp_path / "a.json", json.dumps(columns))
    assert flat.table.to_pydict() == {**columns, "item": [str(n) for n in range(20)]}


@pytest.mark.parametrize("with_header", [True, False])
def test_rows_may_be_named_by_the_first(tmp_path: Path, with_header: bool) -> None:
    rows = [[f"w{n % 7}", n // 7, n % 2] for n in range(500)]
    head = [["worker", "item", "label"]] if with_header else []
    flat = read(tmp_path / "a.json", json.dumps(head + rows))
    names = head[0] if with_header else ["column 1", "column 2", "column 3"]
    assert flat.table.column_names == names
    assert flat.table.column(1).to_pylist() == [str(row[1]) for row in rows]
    assert flat.places.tolist() == list(range(1 + with_header, 501 + with_header))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('[{"a": 1}', "The JSON is incomplete"),
        ('{"a": [1, 2', "The JSON is incomplete"),
        ('[{"a": 1}, 2]', "Record 2 isn’t a JSON object"),
        ('{"data": [{"a": 1}, [2]]}', "Record 2 isn’t a JSON object"),
        ("[[1, 2], [3]]", "Row 2 has 1 cells instead of 2"),
        ("[[1, 2], 3]", "Row 2 isn’t a list"),
        ('{"a": 1} x', "The JSON is incomplete|isn’t valid JSON"),
        ("[1, 2]", "Record 1 isn’t a JSON object"),
        ("[" * 10_000, "nested too deeply"),
        ('{"a": ' * 10_000, "nested too deeply"),
        ('[{"a": ' + "[" * 10_000 + "]" * 10_000 + "}]", "nested too deeply"),
        ('[{"a": ' + "1" * 5_000 + "}]", "isn’t valid JSON"),
        (b'[{"a": "\xff"}]', "isn’t UTF-8"),
    ],
)
def test_wrong_json_is_one_sentence(tmp_path: Path, text: str | bytes, found: str) -> None:
    with refused(ReadError, match=found) as caught:
        read(tmp_path / "a.json", text)
    assert describe_error(caught.value).startswith("a.json, line ")


def test_records_named_by_their_ids_are_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crowdgui.io.tabular.json_lists._LEAST_CELLS", 10_000)
    monkeypatch.setattr("crowdgui.io.tabular.json_lists._CELLS_A_BYTE", 0)
    with refused(ReadError, match="have 101 different fields, too many for a table"):
        read(tmp_path / "a.json", "".join(f'{{"worker {n}": 1}}\n' for n in range(300)))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('{"a": 1}', True),
        (' [ {"a"', True),
        ("[[1]]", True),
        ("{}", True),
        ("[]", True),
        ("[" * 10_000, True),
        ("[1],2\n", False),
        ("{a},b\n", False),
        ('"a","b"\n', False),
        ("worker,item\n", False),
        ("", False),
    ],
)
def test_it_is_told_by_how_it_begins(tmp_path: Path, text: str, expected: bool) -> None:
    path = tmp_path / "a.csv"
    path.write_text(text)
    assert is_json(FileHead.of(path)) is expected


def test_reading_can_be_cancelled(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text('{"a": 1}\n' * 10_000)

    def cancel(_: Progress) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        read_json_table(path, NoOptions(), cancel)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=6,
)


NAMES = st.text(st.characters(exclude_categories=("Cs",)), max_size=4)


@PER_FILE
@given(st.lists(st.dictionaries(NAMES, st.text(max_size=8)), min_size=1))
def test_text_in_is_text_out(tmp_path: Path, records: list[dict[str, str]]) -> None:
    records = [{"longer name": "x"} | record for record in records]
    expected = [{k: _kept(v) for k, v in record.items() if v} for record in records]
    for text in (json.dumps(records), "\n".join(map(json.dumps, records))):
        found = read(tmp_path / "a.json", text).table.to_pylist()
        assert [{k: v for k, v in row.items() if v} for row in found] == expected


def _kept(text: str) -> str:
    return text.encode("utf-8", "replace").decode()


@settings(PER_FILE, max_examples=10)
@given(st.lists(st.dictionaries(st.text(max_size=4), VALUES, max_size=4)), st.data())
def test_damage_ends_in_a_table_or_one_sentence(
    tmp_path: Path, records: list[dict[str, Any]], data: st.DataObject
) -> None:
    content = bytearray(json.dumps(records).encode())
    for _ in range(data.draw(st.integers(0, 5))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    with suppress(ReadError):
        flat = read(tmp_path / "a.json", bytes(content[: data.draw(st.integers(0, 200))]))
        assert all(len(flat.places) == len(column) for column in flat.table.columns)
