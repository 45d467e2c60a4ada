from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from crowdgui.core.errors import Cancelled, ReadError
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.io.tabular import json_text
from crowdgui.io.tabular.json_lists import format_json_cell, json_members, json_records
from tests.io.formats.samples import save
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path


RECORDS = st.lists(
    st.dictionaries(
        st.text(max_size=4), st.integers() | st.text(max_size=8) | st.none(), max_size=3
    ),
    min_size=1,
    max_size=8,
)
"""Also with halves of characters, line breaks and quotes in their texts."""


def records(path: Path) -> list[dict[str, Any]]:
    found = list(json_records(path, ignore_progress))
    assert [place for place, _ in found] == list(range(1, len(found) + 1))
    return [record for _, record in found]


@settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=10, deadline=None
)
@given(wanted=RECORDS, indent=st.sampled_from([None, 1]), block=st.integers(1, 40))
def test_lists_and_lines_say_the_same_however_they_are_cut(
    tmp_path: Path, wanted: list[dict[str, Any]], indent: int | None, block: int
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(json_text, "BLOCK", block)
        assert records(save(tmp_path, "a.json", json.dumps(wanted, indent=indent))) == wanted
        lines = "\n".join(json.dumps(record, indent=indent) for record in wanted)
        assert records(save(tmp_path, "a.jsonl", lines)) == wanted


def test_one_object_is_one_record(tmp_path: Path) -> None:
    assert records(save(tmp_path, "a.json", '\ufeff {"a": 1}\n')) == [{"a": 1}]


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_marks_of_encodings_are_read(tmp_path: Path, encoding: str) -> None:
    assert records(save(tmp_path, "a.json", '[{"é": "€"}]'.encode(encoding))) == [{"é": "€"}]


def test_whole_numbers_stay_exact(tmp_path: Path) -> None:
    for number in (2**53 + 1, 10**18 + 7, 10**40):
        (record,) = records(save(tmp_path, "a.json", f'[{{"id": {number}}}]'))
        assert format_json_cell(record["id"]) == str(number)


def test_what_is_no_number_is_nothing(tmp_path: Path) -> None:
    assert records(save(tmp_path, "a.json", '[{"a": NaN, "b": -Infinity}]')) == [
        {"a": None, "b": None}
    ]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", "This file contains no records"),
        ("[]", "This file contains no records"),
        ("[", "line 1: The JSON is incomplete"),
        ('[{"a": 1}', "line 1: The JSON is incomplete"),
        ('[{"a": 1},\n\n{"b', "line 3: The JSON is incomplete"),
        ('[{"a": 1},\n{"b": tru', "line 2: The JSON is incomplete"),
        ('[{"a": 1},\n{"b": 2} {"c": 3}]', "line 2: The file isn’t valid JSON"),
        ('[{"a": 1}] x', "line 1: The file isn’t valid JSON"),
        ('[{"a":\n\n x}, {"b": "' + "a" * 2_000_000 + '"}]', "line 3: The file isn’t valid JSON"),
        ("{'a': 1}", "line 1: The file isn’t valid JSON"),
        ('{"a": 1}\n{"b": 2}\n3\n', "line 3: Record 3 isn’t a JSON object"),
        ('[{"a": 1},\n[2]]', "line 2: Record 2 isn’t a JSON object"),
        ("[" * 100_000, "nested too deeply"),
        ('[{"a":' + "[" * 10_000 + "]" * 10_000 + "}]", "nested too deeply"),
        ('[{"a":' + '{"b":' * 10_000 + "1" + "}" * 10_000 + "}]", "nested too deeply"),
        ('[{"a": ' + "9" * 5_000 + "}]", "line 1: The file isn’t valid JSON"),
        ('[{"a": "\0"}]', "zero byte"),
        (b'[{"a": "\xff"}]', "FF isn’t UTF-8"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(tmp_path: Path, text: str | bytes, found: str) -> None:
    with refused(ReadError, match=found):
        records(save(tmp_path, "a.json", text))


def test_a_value_beyond_measure_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(json_text, "MOST_TEXT", 1_000)
    monkeypatch.setattr(json_text, "BLOCK", 100)
    path = save(tmp_path, "a.json", json.dumps([{"a": "x" * 5_000}]))
    with refused(ReadError, match="longer than"):
        records(path)


def test_progress_rises_and_stops_the_work(tmp_path: Path) -> None:
    path = save(tmp_path, "a.jsonl", '{"a": 1}\n' * 20_000)
    seen: list[float] = []

    def report(progress: Progress) -> None:
        seen.append(progress.fraction or 0.0)
        if len(seen) == 3:
            raise Cancelled

    with pytest.raises(Cancelled):
        list(json_records(path, report))
    assert seen == sorted(seen)


def test_members_of_an_object_come_one_by_one(tmp_path: Path) -> None:
    path = save(tmp_path, "a.json", '{"a": [1],\n "b": {"c": 2}}')
    assert list(json_members(path, ignore_progress)) == [(1, "a", [1]), (2, "b", {"c": 2})]
    assert list(json_members(save(tmp_path, "b.json", "{}"), ignore_progress)) == []


@pytest.mark.parametrize(
    "text", ["[1]", '{"a" 1}', '{"a": 1', '{"a": 1} {}', "{1: 2}", '{"a": }', ""]
)
def test_what_is_no_object_has_no_members(tmp_path: Path, text: str) -> None:
    with pytest.raises(ReadError):
        list(json_members(save(tmp_path, "a.json", text), ignore_progress))


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, ""),
        ("=a", "=a"),
        (True, "true"),
        (False, "false"),
        (3, "3"),
        (3.0, "3"),
        (0.1, "0.1"),
        (-0.0, "0"),
        (1e300, "1e+300"),
        (1e15, "1000000000000000.0"),
        ([1, "é", None], '[1, "é", null]'),
        ({"b": 1, "a": 2}, '{"a": 2, "b": 1}'),
        (float("inf"), "inf"),
        (float("nan"), "nan"),
    ],
)
def test_values_as_text(value: Any, text: str) -> None:
    assert format_json_cell(value) == text


def test_nesting_beyond_measure_has_no_text() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    assert format_json_cell(deep) == "…"
