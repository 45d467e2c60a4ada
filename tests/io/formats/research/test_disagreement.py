"""Files that keep every worker's label beside the item: lists, objects, matrices, ratings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from crowdgui.core.errors import ReadError
from crowdgui.io.formats.research.list_cells import split_list
from crowdgui.io.tabular.roles import ColumnRole
from tests.io.formats.samples import key_of, read, read_sample, rows, save, save_json, skipped
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path

MARK = "Marks a part of the item, not the whole item"


def test_a_state_of_potato_is_the_work_of_one_worker() -> None:
    flat = read_sample("potato.json")
    assert rows(flat, "worker", "item", "question", "label") == [
        ("ann", "r1", "mood", "good"),
        ("ann", "r1", "parts", '["cast", "plot"]'),
        ("ann", "r2", "mood", "bad"),
        ("ann", "r2", "stars", "3"),
    ]
    assert skipped(flat) == {"Free text, not a class": [1], MARK: [1]}


def test_labels_of_potato_that_are_no_pairs_are_refused(tmp_path: Path) -> None:
    path = save_json(
        tmp_path, {"user_id": "ann", "instance_id_to_label_to_value": {"r1": ["good"]}}
    )
    with refused(ReadError, match="“r1” aren’t pairs"):
        read(path)


def test_old_exports_of_labelbox_are_read_by_classifications() -> None:
    flat = read_sample("labelbox_v1.json")
    assert rows(flat, "worker", "item", "question", "label", "seconds") == [
        ("ann@example.org", "d1", "Weather", "sunny", "12.5"),
        ("ann@example.org", "d1", "Seen", '["bus", "car"]', "12.5"),
        ("bo@example.org", "d1", "Weather", "rain", ""),
    ]
    assert skipped(flat) == {MARK: [1], "Skipped by the worker": [3]}


def test_old_exports_of_labelbox_with_marks_alone_are_refused(tmp_path: Path) -> None:
    record = {"ID": "1", "DataRow ID": "d", "Created By": "a", "Label": {"objects": [{"x": 1}]}}
    with refused(ReadError, match="All labels mark parts of items"):
        read(save_json(tmp_path, [record]))


def test_lists_side_by_side_are_a_label_for_each_worker() -> None:
    flat = read_sample("lewidi.json")
    assert rows(flat, "item", "worker", "label") == [
        *(("1", "Ann1", "0"), ("1", "Ann2", "1"), ("1", "Ann3", "0")),
        *(("2", "Ann1", "1"), ("2", "Ann2", "0")),
    ]
    assert flat.question is None
    assert flat.roles[ColumnRole.CONTENT] == "text"
    further = read_sample("lewidi.json", further=True)
    assert further.question == "question"
    assert rows(further, "question", "label")[3:6] == [
        ("angry", "1"),
        ("angry", "1"),
        ("angry", "0"),
    ]


def test_lists_of_unequal_length_are_refused(tmp_path: Path) -> None:
    entry = {"annotators": "a,b", "annotations": "0,1,1"}
    with refused(ReadError, match="“x” lists 2 workers but 3 labels"):
        read(save_json(tmp_path, {"x": entry}))


def test_lists_in_cells_are_read_and_empty_ones_are_no_labels() -> None:
    flat = read_sample("lists.csv")
    assert rows(flat, "worker", "item", "label", "text") == [
        ("a1", "0", "race", "one"),
        ("a2", "0", "age", "one"),
        ("a1", "1", '["age", "race"]', "two"),
    ]
    assert skipped(flat) == {"The label is missing": [3]}


@pytest.mark.parametrize(
    ("annotations", "found"),
    [
        ([{"worker": "w", "label": "x"}, {"worker": "v", "label": "y"}], [("w", "x"), ("v", "y")]),
        ([{"user": "w", "answer": 1}, {"user": "v", "answer": 2}], [("w", "1"), ("v", "2")]),
    ],
)
def test_lists_of_objects_name_worker_and_label(
    tmp_path: Path, annotations: list[dict[str, object]], found: list[tuple[str, str]]
) -> None:
    path = save_json(tmp_path, [{"id": "i", "annotations": annotations}])
    assert key_of(path) == "list-cells"
    assert rows(read(path), "worker", "label") == found


def test_lists_that_name_no_workers_are_no_labels(tmp_path: Path) -> None:
    text = 'id,tags,places\n1,"a,b","x,y"\n2,"c,d","y,z"\n'
    assert key_of(save(tmp_path, "tags.csv", text)) is None


def test_lists_of_other_length_in_a_later_row_are_refused(tmp_path: Path) -> None:
    rows_ = [f'{n},"w,v","x,y"' for n in range(60)]
    text = "\n".join(["id,workers,labels", *rows_, '60,"w,v","x,y,z"']) + "\n"
    with refused(ReadError, match="line 62: Found 2 workers but 3 labels"):
        read(save(tmp_path, "labels.csv", text))


@pytest.mark.parametrize(
    ("cell", "parts"),
    [
        ("a,b", ["a", "b"]),
        ("a; b", ["a", "b"]),
        ('["a", "b"]', ["a", "b"]),
        ("['a', 'b']", ["a", "b"]),
        ("[['a'], ['b', 'c'], []]", ["a", '["b", "c"]', ""]),
        ("[__import__('os')]", ["[__import__('os')]"]),
        ("one", ["one"]),
        (None, []),
        ([1, 2.0], ["1", "2"]),
    ],
)
def test_lists_are_taken_apart_however_they_are_written(cell: object, parts: list[str]) -> None:
    assert split_list(cell) == parts


def test_a_matrix_has_a_row_for_each_task_and_no_label_is_minus_one() -> None:
    flat = read_sample("peerannot_matrix.txt")
    assert rows(flat, "item", "worker", "label") == [
        *(("1", "1", "1"), ("1", "2", "0"), ("1", "3", "1")),
        *(("2", "2", "1"), ("2", "3", "0")),
    ]
    assert skipped(flat) == {"-1 means no label": [2]}


def test_a_rating_of_a_model_is_a_label_of_a_pair() -> None:
    flat = read_sample("judge.jsonl")
    assert rows(flat, "worker", "item", "question", "label") == [
        ("gpt-4 · pair-v2", "81 · alpha · beta", "g1_winner", "model_1"),
        ("gpt-4 · pair-v2", "81 · alpha · beta", "g2_winner", "tie"),
        ("gpt-4 · pair-v2", "82 · alpha · beta", "g1_winner", "model_2"),
    ]
    assert skipped(flat) == {"The rating is missing": [2]}
    # A model is named with its prompt, and so said to be a model.
    assert set(rows(flat, "worker kind")) == {("model",)}
    assert flat.roles[ColumnRole.KIND] == "worker kind"


def test_the_first_record_may_list_one_worker_or_none(tmp_path: Path) -> None:
    lists: list[list[str]] = [[], ["ann"], ["ann", "bo"]]
    records = [{"id": f"i{len(own)}", "annotators": own, "labels": own} for own in lists]
    path = save_json(tmp_path, records)
    assert key_of(path) == "list-cells"
    found = [("ann", "i1", "ann"), ("ann", "i2", "ann"), ("bo", "i2", "bo")]
    assert rows(read(path), "worker", "item", "label") == found


def test_what_an_entry_says_of_its_label_is_kept_beside_it(tmp_path: Path) -> None:
    entries = [
        {"worker": "w", "label": "x", "status": "rejected", "id": 7},
        {"worker": "v", "label": "y", "status": "accepted", "id": 8},
    ]
    flat = read(save_json(tmp_path, [{"id": "i", "annotations": entries}]))
    assert rows(flat, "worker", "item", "label", "status") == [
        ("w", "i", "x", "rejected"),
        ("v", "i", "y", "accepted"),
    ]


@pytest.mark.parametrize("by", ["columns", "rows"])
def test_tables_that_pandas_writes_as_objects_are_no_matrices(by: str, tmp_path: Path) -> None:
    cells = [(f"w{n % 3}", f"i{n // 3}", "ab"[n % 2]) for n in range(6)]
    names = ("worker", "item", "label")
    table: dict[str, dict[str, str]] = {}
    for place, row in enumerate(cells):
        for name, cell in zip(names, row, strict=True):
            keys = (name, str(place)) if by == "columns" else (str(place), name)
            table.setdefault(keys[0], {})[keys[1]] = cell
    path = save_json(tmp_path, table)
    assert key_of(path) == "json"
    assert rows(read(path), *names) == cells


def test_items_are_numbered_from_zero_and_may_lack_their_number(tmp_path: Path) -> None:
    entries = [{"worker": "w", "label": "x"}, {"worker": "v", "label": "y"}]
    records = [{"id": n, "annotations": entries} for n in (0, 1, None)]
    found = rows(read(save_json(tmp_path, records)), "worker", "item")
    assert found == [("w", "0"), ("v", "0"), ("w", "1"), ("v", "1"), ("w", ""), ("v", "")]


@pytest.mark.parametrize(
    "annotators",
    [
        [{"annotator_id": 1, "label": "x"}, {"annotator_id": 2, "label": "y"}],
        {"annotator_id": [1, 2], "label": ["x", "y"], "target": [["a"], ["b"]]},
    ],
)
@pytest.mark.parametrize("by_item", [False, True])
def test_lists_within_an_object_and_records_under_their_items_are_read(
    annotators: object, by_item: bool, tmp_path: Path
) -> None:
    posts = {f"p{n}": {"annotators": annotators, "tokens": ["a", "b", "c"]} for n in range(3)}
    listed = [{"post_id": item, **post} for item, post in posts.items()]
    path = save_json(tmp_path, posts if by_item else listed)
    assert key_of(path) == "list-cells"
    found = [(f"p{n}", worker, label) for n in range(3) for worker, label in ("1x", "2y")]
    assert rows(read(path), "item", "worker", "label") == found


def test_lists_under_their_items_are_all_read(tmp_path: Path) -> None:
    entries = [{"worker": "w", "label": "x"}, {"worker": "v", "label": "y"}]
    path = save_json(tmp_path, {"p": entries, "q": entries[:1], "r": []})
    assert key_of(path) == "list-cells"
    found = [("p", "w", "x"), ("p", "v", "y"), ("q", "w", "x")]
    assert rows(read(path), "item", "worker", "label") == found
