from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from crowdgui.core.errors import ReadError
from crowdgui.io.tabular.roles import ColumnRole
from tests.io.formats.samples import FOLDER, key_of, read, read_sample, rows, save_lines, skipped
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path


def answers(folder: Path, at: str, *given: tuple[str, Any], listed: bool = True) -> None:
    """Save answers, each of a worker and their content, as a file of the item called `at`."""
    found = [{"workerId": worker, "answerContent": content} for worker, content in given]
    item = folder / "annotations" / "worker-response" / at
    item.mkdir(parents=True, exist_ok=True)
    value = {"answers": found} if listed else found[0]
    (item / f"{len(list(item.iterdir()))}.json").write_text(json.dumps(value))


def test_the_answers_of_all_workers_are_read() -> None:
    flat = read_sample("sagemaker")
    question = "crowd-image-classifier.label"
    assert rows(flat, "worker", "item", "question", "label", "seconds", "source-ref") == [
        ("private.eu.01", "0", question, "dog", "7.3", "s3://example/pet-0.jpg"),
        ("private.eu.02", "0", question, "cat", "4", "s3://example/pet-0.jpg"),
        ("private.eu.01", "1", question, "dog", "", "s3://example/pet-1.jpg"),
        ("private.eu.02", "1", question, "dog", "", "s3://example/pet-1.jpg"),
        ("private.eu.02", "10", "pets", '["cat", "dog"]', "", "s3://example/pet-10.jpg"),
    ]
    assert skipped(flat) == {"Marks a part of the item, not the whole item": [4]}
    assert flat.roles[ColumnRole.TIME] == "time"
    assert flat.roles[ColumnRole.CONTENT] == "source-ref"
    assert "personal" not in str(flat.table.to_pydict())


@pytest.mark.parametrize(
    "inner",
    ["annotations", "annotations/worker-response", "annotations/worker-response/iteration-1"],
)
def test_a_folder_within_the_job_will_do(inner: str) -> None:
    path = FOLDER / "sagemaker" / inner
    if inner == "annotations":
        assert key_of(path) == "sagemaker"
    assert read(path, "sagemaker").table == read_sample("sagemaker").table


def test_items_come_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    for at in ("iteration-2/3", "iteration-1/10", "iteration-1/9"):
        answers(tmp_path, at, ("w", {"q": {"label": at}}))
    assert [item for (item,) in rows(read(tmp_path), "item")] == ["9", "10", "3"]


def test_a_file_may_hold_one_answer(tmp_path: Path) -> None:
    answers(tmp_path, "iteration-1/0", ("w", {"q": "x"}), listed=False)
    answers(tmp_path, "iteration-1/0", ("v", {"q": "y"}), listed=False)
    assert rows(read(tmp_path), "worker", "label") == [("w", "x"), ("v", "y")]


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    answers(tmp_path, "iteration-1/0", ("w", {"q": "x"}))
    (tmp_path / "annotations/worker-response/iteration-1/0/z.json").write_text('{"answers": [')
    with refused(ReadError, match=r"z.json, line 1: The JSON is incomplete"):
        read(tmp_path)


def test_an_empty_content_is_no_answer(tmp_path: Path) -> None:
    answers(tmp_path, "iteration-1/0", ("w", {"q": "x"}), ("v", {}), ("u", None))
    assert skipped(read(tmp_path)) == {"Submitted without a label": [1, 1]}


def test_a_custom_job_has_its_answers_in_the_manifest() -> None:
    flat = read_sample("sagemaker_custom.manifest")
    assert rows(flat, "worker", "item", "label", "source") == [
        ("private.eu.01", "0", "sad", "Rain all week"),
        ("private.eu.02", "0", "calm", "Rain all week"),
        ("private.eu.02", "1", "glad", "Sun at last"),
    ]


def test_what_is_to_be_put_together_is_read_too(tmp_path: Path) -> None:
    content = json.dumps({"q": {"label": "x"}})
    record = {
        "datasetObjectId": "7",
        "dataObject": {"content": "t"},
        "annotations": [{"workerId": "w", "annotationData": {"content": content}}],
    }
    path = save_lines(tmp_path, [record])
    assert rows(read(path), "worker", "item", "label", "content") == [("w", "7", "x", "t")]


def test_a_manifest_of_final_labels_is_refused() -> None:
    path = FOLDER / "sagemaker" / "manifests" / "output" / "output.manifest"
    assert key_of(path) == "sagemaker"
    with refused(ReadError, match=r"holds only final labels. Open the job’s folder"):
        read(path)


def test_rows_that_no_worker_labelled_are_counted(tmp_path: Path) -> None:
    lines = (FOLDER / "sagemaker_custom.manifest").read_text().splitlines()
    labelled_by_machine = {"source": "Fog", "mood": 1, "mood-metadata": {"human-annotated": "no"}}
    path = save_lines(tmp_path, [json.loads(lines[0]), labelled_by_machine])
    assert skipped(read(path)) == {"Only the final label is given, not who gave it": [2]}


@pytest.mark.parametrize("content", ["[" * 9_000, "{", "3", None])
def test_content_that_is_no_form_is_no_answer(tmp_path: Path, content: str | None) -> None:
    given = [{"workerId": "w", "annotationData": {"content": content}}]
    good = [{"workerId": "w", "annotationData": {"content": '{"q": "x"}'}}]
    both = [{"datasetObjectId": "1", "annotations": each} for each in (good, given)]
    assert skipped(read(save_lines(tmp_path, both))) == {"Submitted without a label": [2]}
