"""One question per tag: from cells of every kind, and what a missing tag and an empty cell mean."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from crowdgui.core.errors import ReadError
from crowdgui.core.labels import UNLABELLED
from crowdgui.io.importing.guess.value_counts import count_tags, guess_tag_separator
from crowdgui.io.importing.lists.class_map import ClassMap, TagOptions
from crowdgui.io.importing.read_labels import ImportedLabels, read_labels
from crowdgui.io.importing.sources import open_source
from crowdgui.io.importing.tags import read_tags

if TYPE_CHECKING:
    from pathlib import Path

SIGNS = {"|": "a|b", ";": "a; b", "#": "a#b", ",": "a, b", "json": '["a", "b"]'}


def write(path: Path, cells: dict[tuple[str, str], str]) -> Path:
    quoted = {key: cell.replace('"', '""') for key, cell in cells.items()}
    rows = (f'{worker},{item},"{cell}"' for (worker, item), cell in quoted.items())
    path.write_text("\n".join(["worker,item,label", *rows]) + "\n", "utf-8")
    return path


def opened(path: Path, classes: ClassMap, **more: object) -> tuple[ImportedLabels, ...]:
    names = {"worker": "worker", "item": "item", "label": "label"}
    source = open_source(path, **names, **more)
    return read_tags(replace(source, reading=replace(source.reading, classes=classes)))


def given(one: ImportedLabels) -> dict[tuple[str, str], str]:
    labels = one.labels
    return {
        (str(labels.worker_ids[w]), str(labels.item_ids[i])): str(labels.classes[c])
        for w, i, c in zip(labels.worker, labels.item, labels.code, strict=True)
    }


@pytest.mark.parametrize("sign", SIGNS)
def test_cells_of_every_kind_become_one_question_per_tag(tmp_path: Path, sign: str) -> None:
    both = SIGNS[sign]
    path = write(
        tmp_path / "t.csv",
        {("u", "1"): both, ("v", "1"): "a", ("u", "2"): "b", ("v", "2"): both, ("w", "2"): "b"},
    )
    whole = open_source(path, worker="worker", item="item", label="label")
    words = read_labels(whole).words
    assert guess_tag_separator(words.words) == sign
    counted = count_tags(words, ClassMap(separator=sign))
    assert dict(zip(counted.words, counted.counts.tolist(), strict=True)) == {"a": 3, "b": 4}
    a, b = opened(path, ClassMap(separator=sign, tags=TagOptions()))
    assert (a.question, b.question) == ("a", "b")
    assert a.labels.item_ids is b.labels.item_ids or list(a.labels.item_ids) == ["1", "2"]
    assert given(a) == {
        ("u", "1"): "yes", ("v", "1"): "yes", ("u", "2"): "no", ("v", "2"): "yes", ("w", "2"): "no"
    }  # fmt: skip
    assert given(b)["v", "1"] == "no"
    assert a.title == "t.csv, tag “a”"


CELLS = {("u", "1"): "a|b", ("v", "1"): "", ("u", "2"): "a", ("v", "2"): "b"}


def test_an_empty_cell_is_a_missing_label_unless_it_is_said_to_be_no_tag(tmp_path: Path) -> None:
    path = write(tmp_path / "t.csv", CELLS)
    a, _ = opened(path, ClassMap(separator="|", tags=TagOptions()))
    assert ("v", "1") not in given(a)
    assert [left.count for left in a.skipped] == [1]
    a, b = opened(path, ClassMap(separator="|", tags=TagOptions(empty_is_none=True)))
    assert given(a)["v", "1"] == given(b)["v", "1"] == "no"
    assert not a.skipped


def test_a_tag_not_offered_to_all_says_nothing_where_it_is_missing(tmp_path: Path) -> None:
    path = write(tmp_path / "t.csv", CELLS)
    a, b = opened(path, ClassMap(separator="|", tags=TagOptions(unknown=("b",))))
    assert given(a) == {("u", "1"): "yes", ("u", "2"): "yes", ("v", "2"): "no"}
    assert given(b) == {("u", "1"): "yes", ("v", "2"): "yes"}


def test_tags_are_renamed_and_dropped_one_by_one(tmp_path: Path) -> None:
    path = write(tmp_path / "t.csv", {**CELLS, ("w", "2"): "A | none", ("w", "1"): "none"})
    classes = ClassMap("|", fold=True, words=(("none", ""),), tags=TagOptions())
    a, _ = opened(path, classes)
    assert given(a)["w", "2"] == "yes"
    assert given(a)["w", "1"] == "no"


def test_gold_is_read_per_tag_and_a_list_without_tags_is_known(tmp_path: Path) -> None:
    path = write(tmp_path / "t.csv", {**CELLS, ("u", "3"): "b", ("u", "4"): "b"})
    gold = tmp_path / "gold.csv"
    gold.write_text("item,gold\n1,a\n2,[]\n3,b|a\n4,\n", "utf-8")
    a, b = opened(path, ClassMap(separator="|", tags=TagOptions()), gold=gold)
    assert a.gold.tolist() == [1, 0, 1, UNLABELLED]
    assert b.gold.tolist() == [0, 0, 1, UNLABELLED]


def test_too_many_tags_are_free_text(tmp_path: Path) -> None:
    cells = {("u", str(n)): f"t{n}|u{n}" for n in range(200)}
    path = write(tmp_path / "t.csv", cells)
    with pytest.raises(ReadError, match="400 different tags"):
        opened(path, ClassMap(separator="|", tags=TagOptions()))
