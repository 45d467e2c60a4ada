"""Snow and others, GLAD, cubam, peerannot and Get-Another-Label."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from crowdgui.core.errors import ReadError
from crowdgui.io.tabular.roles import ColumnRole
from tests.io.formats.samples import FOLDER, key_of, read, read_sample, rows, save, save_json
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path

SNOW = "!amt_annotation_ids\t!amt_worker_ids\torig_id\tresponse\tgold"

TRIPLES = [
    ("0", "0", "1"),
    ("0", "1", "1"),
    ("0", "2", "0"),
    ("1", "0", "0"),
    ("1", "1", "0"),
    ("2", "1", "1"),
    ("2", "2", "1"),
    ("3", "0", "0"),
    ("3", "2", "1"),
]


def test_the_id_of_an_annotation_is_no_worker() -> None:
    flat = read_sample("snow.tsv")
    assert flat.roles == {
        ColumnRole.WORKER: "!amt_worker_ids",
        ColumnRole.ITEM: "orig_id",
        ColumnRole.LABEL: "response",
        ColumnRole.GOLD: "gold",
    }
    assert rows(flat, "!amt_worker_ids", "orig_id", "response", "gold")[0] == (
        "A1WORKER",
        "p-1",
        "1",
        "1",
    )
    assert "!amt_annotation_ids" not in flat.table.column_names
    assert not flat.notes


def test_a_scale_is_pointed_out(tmp_path: Path) -> None:
    lines = [f"{n}\tw{n % 3}\tp{n % 5}\t{n * 7 - 50}\t3" for n in range(20)]
    flat = read(save(tmp_path, "joy.tsv", "\n".join([SNOW, *lines])))
    assert "20 different numbers" in flat.notes[0]


@pytest.mark.parametrize("name", ["glad.txt", "cubam.txt"])
def test_triples_have_the_item_first(name: str) -> None:
    flat = read_sample(name)
    assert rows(flat, "item", "worker", "label") == TRIPLES
    assert flat.places.tolist() == list(range(2, 11))
    assert not flat.notes


@pytest.mark.parametrize(
    ("first", "key"),
    [
        ("9 3 4 0.5", "glad"),
        ("9 3 4 2 0.5 0.5", "glad"),
        ("4 3 9", "cubam"),
        ("9 3 4", None),
        ("9 3 4 x", None),
        ("8 3 4 2 0.5 0.5", None),
        ("9 1 4 2 0.5 0.5", None),
        ("0 0 1", None),
    ],
)
def test_counts_in_the_first_line_tell_the_format(
    tmp_path: Path, first: str, key: str | None
) -> None:
    lines = [first, *map(" ".join, TRIPLES)]
    assert key_of(save(tmp_path, "labels.txt", "\n".join(lines))) == key


def test_a_file_that_was_cut_is_pointed_out(tmp_path: Path) -> None:
    text = (FOLDER / "glad.txt").read_text().rstrip().rsplit("\n", 2)[0]
    flat = read(save(tmp_path, "labels.txt", text), "glad")
    assert flat.notes == (
        (
            "The first line announces 9 labels, but the file has 7. Export "
            "it again if it is incomplete."
        ),
    )


@pytest.mark.parametrize("key", ["glad", "cubam"])
def test_a_line_of_two_words_is_named(tmp_path: Path, key: str) -> None:
    text = (FOLDER / f"{key}.txt").read_text().replace("1 0 0", "1 0")
    with refused(ReadError, match="line 5: Found 2 words, expected an item, a worker"):
        read(save(tmp_path, "labels.txt", text), key)


@pytest.mark.parametrize("key", ["glad", "cubam"])
def test_a_wrong_first_line_is_named(tmp_path: Path, key: str) -> None:
    with refused(ReadError, match="line 1: The first line should contain the number of"):
        read(save(tmp_path, "labels.txt", "a b c d\n0 0 1\n"), key)


def test_answers_by_task_and_worker() -> None:
    flat = read_sample("peerannot.json")
    assert rows(flat, "item", "worker", "label") == [
        ("0", "3", "1"),
        ("0", "7", "0"),
        ("0", "12", "1"),
        ("1", "3", "1"),
        ("1", "12", "1"),
        ("2", "7", "2"),
    ]
    turned = read_sample("peerannot.json", outer="worker")
    assert rows(turned, "worker", "item") == rows(flat, "item", "worker")


@pytest.mark.parametrize(
    "value",
    [
        {"0": {"1": 2}},
        {"0": {"1": 2}, "1": {"2": 0}},
        {"0": {"1": [1]}, "1": {"1": [2]}},
        {"0": {"1": {"a": 1}}, "1": {"1": {"a": 1}}},
        {"a": {"x": 1, "y": 2}, "b": 3},
    ],
)
def test_other_objects_are_not_taken_for_answers(tmp_path: Path, value: Any) -> None:
    assert key_of(save_json(tmp_path, value)) != "peerannot"


def test_a_task_without_answers_by_name_is_refused(tmp_path: Path) -> None:
    path = save_json(tmp_path, {"0": {"1": 2}, "1": [3]})
    with refused(ReadError, match="“1” doesn’t list labels by name"):
        read(path, "peerannot")


def test_triples_without_a_header_have_the_worker_first() -> None:
    flat = read_sample("get_another_label.txt")
    assert rows(flat, "worker", "item", "label")[-1] == ("w03", "http://example.org/d", "good")
    assert flat.places.tolist() == list(range(1, 12))
    assert "Only the labels are read" in flat.notes[0]
    turned = read_sample("get_another_label.txt", first="item")
    assert rows(turned, "item", "worker") == rows(flat, "worker", "item")


def test_triples_with_the_item_first_are_left_to_the_user(tmp_path: Path) -> None:
    lines = (FOLDER / "get_another_label.txt").read_text().splitlines()
    swapped = ["\t".join((i, w, label)) for w, i, label in (line.split("\t") for line in lines)]
    assert key_of(save(tmp_path, "labels.txt", "\n".join(swapped))) is None


def test_triples_of_another_width_are_refused(tmp_path: Path) -> None:
    with refused(
        ReadError, match="line 1: Every line should contain a worker, an item and a label"
    ):
        read(save(tmp_path, "labels.txt", "a\tb\nc\td\n"), "get-another-label")
