from __future__ import annotations

import csv
import json
from typing import TYPE_CHECKING, Any

import pytest

from crowdgui.core.errors import ReadError
from crowdgui.io.tabular.roles import ColumnRole
from tests.io.formats.samples import read, read_sample, rows, save, save_json, skipped
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path


MARKS = "Marks a part of the item, not the whole item"


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
