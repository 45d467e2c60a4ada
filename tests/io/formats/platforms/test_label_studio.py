"""Exports of Label Studio: JSON, JSON-MIN and CSV."""

from __future__ import annotations

import csv
import json
from typing import TYPE_CHECKING, Any

import pytest

from crowdgui.core.errors import ReadError
from crowdgui.io.tabular.raw_table import RowUnit
from crowdgui.io.tabular.roles import ColumnRole
from tests.io.formats.samples import FOLDER, read, read_sample, rows, save, save_json, skipped
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path


MARKS = "Marks a part of the item, not the whole item"


def choice(value: str, question: str = "q", **more: Any) -> dict[str, Any]:
    return {"from_name": question, "type": "choices", "value": {"choices": [value]}, **more}


def task(at: Any, *annotations: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"id": at, "data": {"text": f"text {at}"}, "annotations": list(annotations), **more}


def by(worker: Any, *results: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"completed_by": worker, "result": list(results), **more}


def test_every_answer_of_every_annotation_is_a_row() -> None:
    flat = read_sample("label_studio.json")
    first, second = "9007199254740993", "9007199254740994"
    assert rows(flat, "worker", "item", "question", "label") == [
        ("ada@example.org", first, "mood", "negative"),
        ("ada@example.org", first, "topics", '["food", "service"]'),
        ("ada@example.org", first, "stars", "2"),
        ("ada@example.org", first, "kind", "Meal > Starter"),
        ("2", first, "mood", "neutral"),
        ("9", first, "mood", "negative"),
        ("ada@example.org", second, "mood", "positive"),
    ]
    assert flat.question == "question"
    assert flat.counted_by is RowUnit.RECORD
    assert flat.places.tolist() == [1, 1, 1, 1, 1, 1, 2]


def test_times_content_and_gold_stand_beside_answers() -> None:
    flat = read_sample("label_studio.json")
    assert flat.roles == {
        ColumnRole.WORKER: "worker",
        ColumnRole.ITEM: "item",
        ColumnRole.LABEL: "label",
        ColumnRole.KNOWN: "known",
        ColumnRole.TIME: "time",
        ColumnRole.SECONDS: "seconds",
        ColumnRole.CONTENT: "text",
    }
    assert rows(flat, "known", "time", "seconds", "text")[-2:] == [
        ("true", "2023-04-06T07:30:00Z", "3", "The soup was cold."),
        ("", "2023-04-05T06:20:00Z", "9.25", "=1+1 <b>Lovely</b> view"),
    ]


def test_a_field_of_the_data_is_told_from_the_label() -> None:
    flat = read_sample("label_studio.json")
    assert {cell for (cell,) in rows(flat, "label (of the item)")} == {"own field"}


def test_names_of_people_are_not_read() -> None:
    table = read_sample("label_studio.json").table
    assert "Byte" not in str(table.to_pydict())


def test_what_is_no_answer_is_counted() -> None:
    assert skipped(read_sample("label_studio.json")) == {
        MARKS: [1, 1],
        "Skipped by the worker": [1],
        "Draft, not submitted": [1],
        "Submitted without a label": [2],
    }


def test_skipped_annotations_and_models_count_on_demand() -> None:
    kept = read_sample("label_studio.json", keep_cancelled=True)
    assert ("3", "positive") in rows(kept, "worker", "label")
    models = read_sample("label_studio.json", predictions=True)
    assert ("tiny-1", "negative") in rows(models, "worker", "label")
    assert {w for w, kind in rows(models, "worker", "worker kind") if kind} == {"tiny-1"}
    assert "tiny-1" not in str(read_sample("label_studio.json").table.to_pydict())


def test_one_task_is_a_file_of_its_own(tmp_path: Path) -> None:
    flat = read(save_json(tmp_path, task(7, by(1, choice("yes")))))
    assert rows(flat, "worker", "item", "label") == [("1", "7", "yes")]
    assert flat.question is None


def test_one_annotation_is_a_file_of_its_own(tmp_path: Path) -> None:
    alone = {**by(4, choice("yes"), lead_time=2), "id": 9, "task": {"id": 7, "data": {"url": "u"}}}
    flat = read(save_json(tmp_path, alone))
    assert rows(flat, "worker", "item", "label", "url") == [("4", "7", "yes", "u")]


def test_completions_of_old_files(tmp_path: Path) -> None:
    old = {
        "id": 3,
        "data": {"text": "t"},
        "completions": [
            {"id": 1, "created_at": 1580000000, "lead_time": 3.5, "result": [choice("yes")]},
            {"id": 2, "skipped": True, "result": [choice("no")]},
        ],
    }
    path = save_json(tmp_path, [old], "ada.json")
    with refused(ReadError, match=r"No annotation says who made it.*One file per worker"):
        read(path)
    flat = read(path, file_is_worker=True)
    assert rows(flat, "worker", "label", "time") == [("ada", "yes", "1580000000")]
    assert skipped(flat) == {"Skipped by the worker": [1]}


@pytest.mark.parametrize(
    ("worker", "name"),
    [
        (3, "3"),
        ("ada", "ada"),
        ({"id": 3, "email": "a@x.org", "first_name": "A"}, "a@x.org"),
        ({"id": 3, "email": None, "username": "ada"}, "ada"),
        ({"id": 2**53 + 1}, str(2**53 + 1)),
    ],
)
def test_workers_are_named_in_many_ways(tmp_path: Path, worker: Any, name: str) -> None:
    assert rows(read(save_json(tmp_path, [task(1, by(worker, choice("x")))])), "worker") == [
        (name,)
    ]


@pytest.mark.parametrize(
    ("value", "label"),
    [
        ({"choices": ["b", "a"]}, '["a", "b"]'),
        ({"choices": ["b", "b"]}, "b"),
        ({"rating": 4}, "4"),
        ({"rating": 4.0}, "4"),
        ({"number": 0.5}, "0.5"),
        ({"text": ["some words"]}, "some words"),
        ({"text": "some words"}, "some words"),
        ({"taxonomy": [["A", "B"], ["C"]]}, '["A > B", "C"]'),
        ({"datetime": "2024-01-02"}, "2024-01-02"),
        ({"selected": "left"}, "left"),
        ({"stars5": "x"}, "x"),
        ({"choices": []}, ""),
    ],
)
def test_kinds_of_answers(tmp_path: Path, value: dict[str, Any], label: str) -> None:
    result = {"from_name": "q", "type": "any", "value": value}
    assert rows(read(save_json(tmp_path, [task(1, by(1, result))])), "label") == [(label,)]


@pytest.mark.parametrize(
    "result",
    [
        {"from_name": "q", "type": "rectanglelabels", "value": {"x": 1, "rectanglelabels": ["a"]}},
        {"from_name": "q", "type": "labels", "value": {"start": 0, "end": 2, "labels": ["a"]}},
        {"from_name": "q", "type": "brushlabels", "value": {"rle": [1], "brushlabels": ["a"]}},
        {"from_name": "q", "type": "choices", "value": {"x": 1, "y": 2, "choices": ["a"]}},
        {"from_id": "a", "to_id": "b", "type": "relation"},
    ],
)
def test_marks_on_parts_of_an_item_are_no_answers(tmp_path: Path, result: dict[str, Any]) -> None:
    flat = read(save_json(tmp_path, [task(1, by(1, choice("x", "other"))), task(2, by(1, result))]))
    assert flat.table.num_rows == 1
    assert skipped(flat) == {MARKS: [2]}


def test_nothing_but_marks_is_refused_with_the_reason(tmp_path: Path) -> None:
    result = {"from_name": "q", "type": "labels", "value": {"start": 0, "labels": ["a"]}}
    with refused(ReadError, match=f"No labels are left.*{MARKS}"):
        read(save_json(tmp_path, [task(1, by(1, result))]))


def test_two_results_of_one_question_are_one_answer(tmp_path: Path) -> None:
    flat = read(save_json(tmp_path, [task(1, by(1, choice("b"), choice("a")))]))
    assert rows(flat, "label") == [('["a", "b"]',)]


def test_pictures_inside_the_file_are_not_taken_along(tmp_path: Path) -> None:
    data = {"image": "data:image/png;base64," + "A" * 5_000, "note": "data: short"}
    flat = read(save_json(tmp_path, [{**task(1, by(1, choice("x"))), "data": data}]))
    assert rows(flat, "image", "note") == [("", "data: short")]
    assert "is embedded in the file" in flat.notes[0]


@pytest.mark.parametrize(
    ("record", "found"),
    [
        ({"id": 1, "data": {}, "annotations": [3]}, "record 2, “annotations” is not a JSON object"),
        ({"id": 1, "data": 4, "annotations": []}, "record 2, “data” is not a JSON object"),
        ({"id": 1, "data": {}, "annotations": "x"}, "record 2, “annotations” is not a list"),
        (task(1, by(1, was_cancelled="no")), "record 2, “was_cancelled” is neither true nor false"),
        (task(1, by(1, {"from_name": "q", "value": []})), "record 2, “value” is not a JSON object"),
        (3, "line 1: Record 2 isn’t a JSON object"),
    ],
)
def test_wrong_fields_are_refused_with_their_place(tmp_path: Path, record: Any, found: str) -> None:
    with refused(ReadError, match=found):
        read(save_json(tmp_path, [task(0, by(1, choice("x"))), record]), "label-studio")


def test_a_file_that_breaks_off_names_the_line(tmp_path: Path) -> None:
    text = (FOLDER / "label_studio.json").read_text()
    path = tmp_path / "cut.json"
    path.write_text(text[: text.index("=1+1")])
    with refused(ReadError, match="line 20: The JSON is incomplete"):
        read(path)


def test_lines_of_json_are_tasks_too(tmp_path: Path) -> None:
    lines = "\n\n".join(json.dumps(task(i, by(1, choice("x")))) for i in range(3))
    path = tmp_path / "tasks.jsonl"
    path.write_text(lines)
    assert [item for (item,) in rows(read(path), "item")] == ["0", "1", "2"]


BEHIND = {"annotation_id": 1, "created_at": None, "updated_at": None, "lead_time": 1.5}


def record(data: dict[str, Any], item: int, annotator: Any, **answers: Any) -> dict[str, Any]:
    """Make a record with its fields in the order in which the export has them."""
    return {**data, "id": item, **answers, "annotator": annotator, **BEHIND}


def test_answers_stand_behind_the_id() -> None:
    flat = read_sample("label_studio_min.json")
    assert rows(flat, "worker", "item", "question", "label", "source") == [
        ("1", "101", "mood", "negative", "cards"),
        ("1", "101", "topics", '["food", "service"]', "cards"),
        ("1", "101", "stars", "2", "cards"),
        ("2", "101", "mood", "neutral", "cards"),
        ("1", "102", "mood", "positive", "cards"),
        ("1", "102", "stars", "5", "cards"),
    ]
    assert flat.roles[ColumnRole.CONTENT] == "text"
    assert flat.roles[ColumnRole.SECONDS] == "seconds"
    assert skipped(flat) == {
        MARKS: [1],
        "Submitted without a label": [4],
        "Not labelled yet": [5],
    }


def test_data_with_an_id_of_its_own_is_told_apart_by_what_varies(tmp_path: Path) -> None:
    records = [
        {"id": 1, "text": "t", "mood": "sad", "annotator": 1, **BEHIND},
        {"id": 1, "text": "t", "mood": "glad", "annotator": 2, **BEHIND},
        {"id": 2, "text": "u", "mood": "sad", "annotator": 2, **BEHIND},
    ]
    flat = read(save_json(tmp_path, records))
    assert rows(flat, "item", "label", "text") == [
        ("1", "sad", "t"),
        ("1", "glad", "t"),
        ("2", "sad", "u"),
    ]


@pytest.mark.parametrize("nobody", [None, "", "None"])
def test_no_annotator_at_all_is_refused(tmp_path: Path, nobody: Any) -> None:
    with refused(ReadError, match=r"No annotation says who made it. Export as JSON"):
        read(save_json(tmp_path, [record({"text": "t"}, 1, nobody, q="x")]))


def test_an_answer_can_be_any_result(tmp_path: Path) -> None:
    answers = [
        "x",
        ["y", "x"],
        [{"rating": 3}],
        {"choices": ["b", "a"]},
        [{"taxonomy": [["A", "B"]]}],
    ]
    records = [record({"text": "t"}, n, 1, q=answer) for n, answer in enumerate(answers)]
    flat = read(save_json(tmp_path, records))
    assert [label for (label,) in rows(flat, "label")] == [
        "x",
        '["x", "y"]',
        "3",
        '["a", "b"]',
        "A > B",
    ]


def test_the_table_has_a_column_for_each_question() -> None:
    flat = read_sample("label_studio.csv")
    assert rows(flat, "annotator", "id", "mood", "topics", "_data_mood") == [
        ("ada@example.org", "101", "negative", '["food", "service"]', "grey"),
        ("2", "101", "neutral", "food", "grey"),
        ("ada@example.org", "102", "positive", "", "blue"),
        ("2", "102", "positive", "food", "blue"),
    ]
    assert flat.places.tolist() == [2, 3, 4, 6]
    assert skipped(flat) == {"Not labelled yet": [8]}
    assert ColumnRole.LABEL not in flat.roles
    assert flat.roles[ColumnRole.CONTENT] == "text"


def table(folder: Path, *records: dict[str, Any], delimiter: str = ",") -> Path:
    """Save a table as the export does: columns by the alphabet, everything but numbers quoted."""
    path = folder / "export.csv"
    with path.open("w", newline="", encoding="utf-8") as file:
        names = sorted({name for record in records for name in record})
        writer = csv.DictWriter(file, names, quoting=csv.QUOTE_NONNUMERIC, delimiter=delimiter)
        writer.writeheader()
        writer.writerows(records)
    return path


def test_the_only_question_is_the_label_and_marks_are_none(tmp_path: Path) -> None:
    marks = json.dumps([{"start": 0, "end": 2, "labels": ["a"]}])
    rows_ = [
        record({"text": "[a] text"}, 1, "ada", mood="sad", parts=marks),
        record({"text": "[a] text"}, 1, "bo", mood="glad", parts="[]"),
    ]
    for delimiter in ",\t":
        flat = read(table(tmp_path, *rows_, delimiter=delimiter))
        assert flat.roles[ColumnRole.LABEL] == "mood"
        assert rows(flat, "mood", "text") == [("sad", "[a] text"), ("glad", "[a] text")]
        assert "1 result marks a part of an item" in flat.notes[0]


def test_where_nothing_tells_the_question_it_is_said(tmp_path: Path) -> None:
    flat = read(table(tmp_path, record({"text": "t"}, 1, "ada", mood="sad")))
    assert "Choose the one that holds the label" in flat.notes[0]
    assert "mood" in flat.table.column_names


def test_broken_json_in_a_cell_stays_text(tmp_path: Path) -> None:
    rows_ = [record({}, 1, "ada", mood="[oh"), record({}, 1, "bo", mood="[" * 9_000)]
    assert rows(read(table(tmp_path, *rows_)), "mood") == [("[oh",), ("[" * 9_000,)]


def test_a_table_without_annotators_is_refused(tmp_path: Path) -> None:
    text = "annotation_id,annotator,id,lead_time,mood\n1,,1,2,sad\n2,None,1,2,glad\n"
    with refused(ReadError, match="No annotation says who made it"):
        read(save(tmp_path, "export.csv", text))


def test_a_worker_without_an_address_is_named_by_the_next_field(tmp_path: Path) -> None:
    who = {"id": 7, "email": "", "username": None}
    flat = read(save_json(tmp_path, [task(1, by(who, choice("yes")))]))
    assert rows(flat, "worker") == [("7",)]


def test_labels_that_a_review_rejected_last_are_counted(tmp_path: Path) -> None:
    no, yes = {"accepted": False}, {"accepted": True}
    reviewed = [
        by(n, choice("yes"), reviews=reviews)
        for n, reviews in enumerate(([no], [no, yes], [yes, no], [], None, [3]))
    ]
    flat = read(save_json(tmp_path, [task(1, *reviewed)]))
    assert len(flat.table) == len(reviewed)
    assert flat.notes == ("2 labels were rejected in review and are read like the others.",)
