from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from crowdgui.core.errors import ReadError
from crowdgui.io.tabular.roles import ColumnRole
from tests.io.formats.samples import read, read_sample, rows, save_lines, skipped
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path

MARKS = "Marks a part of the item, not the whole item"


def answer(worker: Any = "ada", given: str = "accept", **more: Any) -> dict[str, Any]:
    return {
        "text": "t",
        "_input_hash": 1,
        "_task_hash": 2,
        "answer": given,
        "_annotator_id": worker,
        **more,
    }


def test_an_answer_is_a_row() -> None:
    flat = read_sample("prodigy.jsonl")
    assert rows(flat, "worker", "item", "question", "label", "time") == [
        ("trains-ada b", "-1203", "choice", "complaint", "1707213000"),
        ("trains-bo", "-1203", "choice", '["complaint", "praise"]', "1707213100"),
        ("2024-02-06_10-17-19", "88", "RAIL", "RAIL", "1707213400"),
        ("trains-bo", "88", "RAIL", "not RAIL", "1707213450"),
        ("trains-chief", "-1203", "choice", "complaint", "1707213600"),
    ]
    assert flat.places.tolist() == [1, 2, 5, 6, 8]
    assert flat.roles[ColumnRole.CONTENT] == "text"
    assert flat.question == "question"


def test_what_is_no_answer_is_counted() -> None:
    assert skipped(read_sample("prodigy.jsonl")) == {
        "The task was rejected, so no option was chosen": [3],
        "Ignored by the worker": [4],
        MARKS: [7],
    }


def test_unnamed_sessions_and_reviews_are_explained() -> None:
    unnamed, reviewed = read_sample("prodigy.jsonl").notes
    assert unnamed.startswith("1 label is from a session without a name")
    assert reviewed.startswith("1 label is from a reviewer")


def test_the_name_of_the_dataset_goes_on_demand() -> None:
    flat = read_sample("prodigy.jsonl", without_dataset=True)
    workers = {worker for (worker,) in rows(flat, "worker")}
    assert workers == {"ada b", "bo", "chief", "2024-02-06_10-17-19"}


@pytest.mark.parametrize(
    ("names", "left"),
    [
        (["set-a", "set-b"], ["a", "b"]),
        (["my-set-ann-lee", "my-set-bo"], ["ann-lee", "bo"]),
        (["ann", "bo"], ["ann", "bo"]),
        (["set-a"], ["set-a"]),
        (["set-", "set-a"], ["set-", "set-a"]),
        (["anna", "annb"], ["anna", "annb"]),
    ],
)
def test_what_all_names_begin_with(tmp_path: Path, names: list[str], left: list[str]) -> None:
    path = save_lines(tmp_path, [answer(name, label="X") for name in names])
    assert [w for (w,) in rows(read(path, without_dataset=True), "worker")] == left


def test_the_task_can_be_the_item() -> None:
    items = {item for (item,) in rows(read_sample("prodigy.jsonl", item="task"), "item")}
    assert items == {"551", "601"}


def test_the_file_can_be_the_worker(tmp_path: Path) -> None:
    path = save_lines(tmp_path, [answer(None, label="X")], "ada.jsonl")
    with refused(ReadError, match=r"No label says who gave it.*“One file per worker”"):
        read(path)
    assert rows(read(path, file_is_worker=True), "worker") == [("ada",)]


def test_the_session_names_the_worker_where_nothing_else_does(tmp_path: Path) -> None:
    path = save_lines(tmp_path, [answer(None, _session_id="bo", label="X")])
    assert rows(read(path), "worker") == [("bo",)]


@pytest.mark.parametrize(
    ("more", "label"),
    [
        ({"label": "X"}, "X"),
        ({"label": "X", "given": "reject"}, "not X"),
        ({}, "accept"),
        ({"given": "reject"}, "reject"),
        ({"user_input": "words"}, "words"),
        ({"options": [{"id": "a", "text": "A"}], "accept": ["a"]}, "A"),
        ({"options": [{"id": "a"}], "accept": ["a"]}, "a"),
        ({"options": [{"id": 1, "text": "A"}], "accept": 1}, "A"),
        ({"spans": [], "label": "X"}, "X"),
    ],
)
def test_kinds_of_answers(tmp_path: Path, more: dict[str, Any], label: str) -> None:
    assert rows(read(save_lines(tmp_path, [answer(**more)])), "label") == [(label,)]


@pytest.mark.parametrize(
    "more",
    [{"given": "maybe"}, {"spans": [{"start": 1}]}],
)
def test_kinds_of_no_answer(tmp_path: Path, more: dict[str, Any]) -> None:
    flat = read(save_lines(tmp_path, [answer(label="X"), answer(**more)]))
    assert list(skipped(flat).values()) == [[2]]
    assert flat.table.num_rows == 1


def test_who_accepts_without_a_choice_may_have_found_none_of_the_options(tmp_path: Path) -> None:
    more = {"options": [{"id": 1, "text": "X"}], "accept": []}
    flat = read(save_lines(tmp_path, [answer(**more)]))
    assert rows(flat, "label") == [("",)]
    assert not skipped(flat)


def test_the_same_item_served_again_stays(tmp_path: Path) -> None:
    assert read(save_lines(tmp_path, [answer(label="X")] * 2)).table.num_rows == 2
