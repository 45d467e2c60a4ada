from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from crowdgui.core.errors import ReadError
from crowdgui.io.tabular.roles import ColumnRole
from tests.io.formats.samples import read, read_sample, rows, save_json, skipped
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path

MARKS = "Marks a part of the item, not the whole item"


def flattened(values: Any, users: Any, status: Any, **more: Any) -> dict[str, Any]:
    lists = {"q.responses": values, "q.responses.users": users, "q.responses.status": status}
    return {"id": "r", "text": "t", **lists, **more}


def test_responses_of_flattened_records_are_taken_apart() -> None:
    flat = read_sample("argilla.json")
    assert rows(flat, "worker", "item", "question", "label", "text") == [
        ("0b9a-1", "r-1", "mood", "sad", "Rain all week"),
        ("0b9a-2", "r-1", "mood", "calm", "Rain all week"),
        ("0b9a-1", "r-1", "topics", '["time", "weather"]', "Rain all week"),
        ("0b9a-2", "r-1", "stars", "4", "Rain all week"),
        ("0b9a-1", "r-2", "stars", "5", "Sun at last"),
    ]
    assert skipped(flat) == {
        "Not submitted: draft": [1],
        MARKS: [1],
        "Not submitted: discarded": [2],
    }
    assert flat.table.column_names == ["worker", "item", "question", "label", "text", "length"]
    assert flat.roles[ColumnRole.CONTENT] == "text"


def test_nested_records_say_the_same() -> None:
    flat = read_sample("argilla_nested.json")
    assert rows(flat, "worker", "question", "label") == [
        ("0b9a-1", "mood", "sad"),
        ("0b9a-2", "mood", "calm"),
        ("0b9a-1", "order", "a > b"),
    ]
    assert skipped(flat) == {"No responses": [2]}


def test_records_of_version_1_say_the_same() -> None:
    flat = read_sample("argilla_1.json")
    assert rows(flat, "worker", "item", "label") == [
        ("0b9a-1", "r-1", "sad"),
        ("0b9a-1", "r-2", "happy"),
    ]
    assert skipped(flat) == {"Not submitted: discarded": [1]}


@pytest.mark.parametrize("name", ["argilla.json", "argilla_nested.json", "argilla_1.json"])
def test_suggestions_are_of_a_worker_on_demand_only(name: str) -> None:
    model = ("tiny-1", "r-1", "mood", "sad")
    names = ("worker", "item", "question", "label")
    flat = read_sample(name, suggestions=True)
    assert model in rows(flat, *names)
    assert flat.roles[ColumnRole.KIND] == "worker kind"
    kinds = set(rows(flat, "worker", "worker kind"))
    assert {worker for worker, kind in kinds if kind == "model"} == {"tiny-1"}
    assert model not in rows(read_sample(name), *names)


def test_lists_of_unlike_length_are_refused_with_their_place(tmp_path: Path) -> None:
    good = flattened(["x"], ["u"], ["submitted"])
    for bad in (flattened(["x", "y"], ["u"], ["submitted"]), flattened(["x"], ["u"], ["a", "b"])):
        with refused(ReadError, match="In record 2, the lists of responses"):
            read(save_json(tmp_path, [good, bad]))


def test_a_missing_status_is_submitted(tmp_path: Path) -> None:
    record = flattened(["x"], ["u"], None)
    assert rows(read(save_json(tmp_path, [record])), "label") == [("x",)]


def test_without_users_it_is_refused(tmp_path: Path) -> None:
    with refused(ReadError, match="No response says which user gave it"):
        read(save_json(tmp_path, [flattened(["x"], [None], ["submitted"])]))


def test_ranks_are_put_in_order(tmp_path: Path) -> None:
    ranked = [{"value": "b", "rank": 10}, {"value": "a", "rank": 9}]
    record = flattened([ranked], ["u"], ["submitted"])
    assert rows(read(save_json(tmp_path, [record])), "label") == [("a > b",)]
