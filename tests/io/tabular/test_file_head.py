from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crowdgui.core.errors import ReadError
from crowdgui.io.importing.recipes import read_recipe
from crowdgui.io.tabular import file_head as head
from crowdgui.io.tabular.file_head import FileHead
from tests.io.formats.samples import save
from tests.refusals import refused

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=6),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=4)
    ),
    max_leaves=12,
)


def start(text: str | bytes, *, whole: bool = True) -> FileHead:
    return FileHead(Path("nowhere"), text.encode() if isinstance(text, str) else text, whole)


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("a\nb\n", ("a", "b")),
        ("a\nb", ("a", "b")),
        ("a\r\nb\rc", ("a", "b", "c")),
        ("a\u2028b\x0bc\x85d\n", ("a\u2028b\x0bc\x85d",)),
        ("", ()),
        ("\n\n", ("", "")),
    ],
)
def test_only_line_breaks_part_lines(text: str, lines: tuple[str, ...]) -> None:
    assert start(text).lines == lines


def test_the_last_line_may_be_cut_off() -> None:
    assert start("a\nb\nc", whole=False).lines == ("a", "b")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_columns_are_found_whatever_parts_them(encoding: str) -> None:
    for separator in ",\t;|":
        text = separator.join(['"a b"', "c", '"d\n"', "é"]) + "\n1\n"
        found = start(text.encode(encoding))
        assert found.separator("c", "a b", "d\n", "é") == separator
        assert found.separator("c", "x") is None
        assert found.separator_for(("a", "d")) == separator
        assert found.separator_for(("x",)) is None


def test_blank_lines_come_before_no_header() -> None:
    assert start("\n\na,b\n1,2\n").header(",") == ("a", "b")


def test_a_cell_longer_than_any_is_no_header() -> None:
    assert start('"' + "a" * 200_000).header(",") in {(), ("a" * 200_000 + "\n",), ("a" * 200_000,)}


@settings(deadline=None, max_examples=10)
@given(JSON)
def test_as_much_is_read_of_a_value_that_breaks_off_as_is_there(value: object) -> None:
    text = json.dumps({"first": value, "second": value, "last": 1})
    whole = {"first": value, "second": value}
    assert head._begun(text) == whole
    for end in range(len(text)):
        found = head._begun(text[:end])
        assert found is None or set(found) <= {"first", "second"}
        if text[:end].endswith(', "second"'):
            assert found == {"first": value}


@given(st.text(alphabet='{}[]",:\\a1 ', max_size=60))
@settings(deadline=None, max_examples=10)
def test_no_text_upsets_it(text: str) -> None:
    for whole in (True, False):
        found = start(text, whole=whole)
        assert found.first_record is None or isinstance(found.first_record, dict)
        assert found.headers.keys() == set(",\t;|")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_that_nobody_writes_into_is_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "labels.csv"
    os.mkfifo(pipe)
    for read in (FileHead.of, read_recipe):
        with refused(ReadError, match="a folder or a device, not a file"):
            read(pipe)


def test_a_record_that_goes_on_is_read_on(tmp_path: Path) -> None:
    record = {"image": "A" * (head.HEAD_BYTES + 10), "answer": "accept"}
    found = FileHead.of(save(tmp_path, "long.jsonl", json.dumps(record)))
    assert not found.whole
    assert found.first_record == record


@pytest.mark.parametrize(
    "text",
    ['{"a":' + "[" * 100_000, '{"a":"' + '\\"' * 100_000, '{"a":' + "[1," * 60_000, "[" * 200_000],
    ids=["brackets", "quotes", "lists", "only brackets"],
)
def test_hostile_text_is_looked_at_quickly(text: str) -> None:
    assert not start(text, whole=False).first_record
