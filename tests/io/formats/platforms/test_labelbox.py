from __future__ import annotations

from typing import TYPE_CHECKING, Any

from crowdgui.core.errors import ReadError
from crowdgui.io.tabular.roles import ColumnRole
from tests.io.formats.samples import read, read_sample, rows, save_lines, skipped
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path


def data_row(*labels: dict[str, Any]) -> dict[str, Any]:
    projects = {"p": {"labels": list(labels)}}
    return {"data_row": {"id": "d", "row_data": "u"}, "projects": projects}


def label(worker: str | None, *classifications: dict[str, Any]) -> dict[str, Any]:
    return {
        "label_details": {"created_by": worker},
        "annotations": {"classifications": list(classifications)},
    }


def radio(name: str, value: str) -> dict[str, Any]:
    return {"name": name, "radio_answer": {"value": value}}


def test_every_label_of_every_worker_is_read() -> None:
    flat = read_sample("labelbox.ndjson")
    assert rows(flat, "worker", "item", "question", "label", "known") == [
        ("ada@example.org", "dr-1", "full", "Yes", ""),
        ("ada@example.org", "dr-1", "full > how full", "Half", ""),
        ("ada@example.org", "dr-1", "goods", '["Oil", "Tea"]', ""),
        ("ada@example.org", "dr-1", "remark", "=A1 dim", ""),
        ("bo@example.org", "dr-1", "full", "No", ""),
        ("chief@example.org", "dr-1", "full", "Yes", "true"),
        ("ada@example.org", "dr-2", "full", "No", ""),
    ]
    assert flat.roles[ColumnRole.KNOWN] == "known"
    assert flat.roles[ColumnRole.CONTENT] == "row_data"
    assert rows(flat, "seconds", "global_key")[-1] == ("11", "shelf-002.jpg")


def test_what_is_no_answer_is_counted() -> None:
    assert skipped(read_sample("labelbox.ndjson")) == {
        "Marks a part of the item, not the whole item": [1],
        "Skipped by the worker": [2],
        "Not labelled yet": [3],
    }


def test_skipped_labels_can_be_kept(tmp_path: Path) -> None:
    lazy = label("w", radio("q", "x")) | {"performance_details": {"skipped": True}}
    path = save_lines(tmp_path, [data_row(lazy)])
    assert rows(read(path, keep_skipped=True), "label") == [("x",)]
    with refused(ReadError, match="Skipped by the worker"):
        read(path)


def test_an_export_without_labels_is_refused(tmp_path: Path) -> None:
    for records in ([data_row()], [{"data_row": {"id": "d"}, "projects": {}}]):
        with refused(ReadError, match=r"no labels in this export. Export with “Labels”"):
            read(save_lines(tmp_path, records))


def test_an_export_without_who_labelled_is_refused(tmp_path: Path) -> None:
    with refused(ReadError, match=r"No label says who made it. Export with “Label details”"):
        read(save_lines(tmp_path, [data_row(label(None, radio("q", "x")))]))


def test_labels_of_several_projects_are_all_read(tmp_path: Path) -> None:
    one, two = {"labels": [label("a", radio("q", "x"))]}, {"labels": [label("b", radio("q", "y"))]}
    record = {"data_row": {"id": "d"}, "projects": {"1": one, "2": two}}
    assert rows(read(save_lines(tmp_path, [record])), "worker", "label") == [("a", "x"), ("b", "y")]


def test_questions_below_questions_end_somewhere(tmp_path: Path) -> None:
    question = radio("q", "x")
    for _ in range(100):
        question = {"name": "q", "radio_answer": {"name": "x", "classifications": [question]}}
    flat = read(save_lines(tmp_path, [data_row(label("w", question))]))
    assert 1 < flat.table.num_rows < 20


def test_labels_that_a_review_rejected_last_are_counted(tmp_path: Path) -> None:
    labels = [label(worker, radio("q", "yes")) for worker in ("ann", "bo", "cy")]
    for one, scores in zip(labels, ([1, -1], [-1, 1], []), strict=True):
        one["label_details"]["reviews"] = [{"score": score} for score in scores]
    flat = read(save_lines(tmp_path, [data_row(*labels)]))
    assert len(flat.table) == 3
    assert flat.notes == ("1 label was rejected in review and is read like the others.",)
