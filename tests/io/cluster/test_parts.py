"""Parts of Parquet files: cut by row groups, read as text, looked at once."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyarrow import parquet

from crowdgui.core.errors import InputError
from crowdgui.io.cluster.parts import (
    CodeNames,
    ColumnNames,
    PartScan,
    drop_incomplete_rows,
    items_are_together,
    merge_names,
    read_part,
    read_shard,
    scan_part,
    split_parts,
)
from crowdgui.text.errors import describe_error
from tests.core.strategies import quick
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path


pytest.importorskip("fsspec")


COLUMNS = ColumnNames("w", "i", "k")


def write(path: Path, rows: list[tuple[object, object, object]], group: int = 2) -> None:
    columns = dict(zip("wik", map(list, zip(*rows, strict=True)), strict=True))
    parquet.write_table(pa.table(columns), path, row_group_size=group)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write(tmp_path / "a.parquet", [(7, "x", 1.0), (8, "x", 2.0), (9, "y", 10.0)])
    write(tmp_path / "b.pq", [(7, "z", 1.0)] * 5)
    (tmp_path / "notes.txt").write_text("no labels")
    return tmp_path


@pytest.mark.parametrize(
    ("size", "groups", "first"),
    [
        (1, [(0,), (1,), (0,), (1,), (2,)], [0, 2, 3, 5, 7]),
        (3, [(0, 1), (0,), (1, 2)], [0, 3, 5]),
        (100, [(0, 1), (0, 1, 2)], [0, 3]),
    ],
)
def test_files_are_cut_between_row_groups(
    folder: Path, size: int, groups: list[tuple[int, ...]], first: list[int]
) -> None:
    parts = split_parts(str(folder), COLUMNS, size)
    assert [part.groups for part in parts] == groups
    assert [part.first for part in parts] == first
    places = [i for part in parts for i in read_part(part, COLUMNS)["place"].to_pylist()]
    assert places == list(range(8))


def test_values_become_the_text_that_other_files_give(folder: Path) -> None:
    (part,) = split_parts(str(folder / "a.parquet"), COLUMNS)
    rows = read_part(part, COLUMNS).to_pydict()
    assert rows["worker"] == ["7", "8", "9"]
    assert rows["label"] == ["1", "2", "10"]


def test_an_address_of_any_system_will_do() -> None:
    fsspec = pytest.importorskip("fsspec")
    with fsspec.open("memory://crowd/a.parquet", "wb") as file:
        parquet.write_table(pa.table({"w": ["p"], "i": ["q"], "k": ["r"]}), file)
    (part,) = split_parts("memory://crowd", COLUMNS)
    found = read_part(part, COLUMNS).to_pylist()
    assert found == [{"worker": "p", "item": "q", "label": "r", "place": 0}]


def test_rows_that_lack_something_are_left_out(tmp_path: Path) -> None:
    rows = [("a", "b", "c"), (None, "b", "c"), ("a", "", "c"), ("a", "b", None)]
    write(tmp_path / "a.parquet", rows, 4)
    (part,) = split_parts(str(tmp_path), COLUMNS)
    assert drop_incomplete_rows(read_part(part, COLUMNS))["place"].to_pylist() == [0]
    look = scan_part(part, COLUMNS)
    assert (look.rows, look.without) == (1, 3)
    assert (look.workers.to_pylist(), look.classes.to_pylist()) == (["a"], ["c"])


def test_codes_mean_the_same_in_every_part(folder: Path) -> None:
    parts = split_parts(str(folder), COLUMNS, 1)
    names = merge_names([scan_part(part, COLUMNS) for part in parts])
    assert names.workers.tolist() == ["7", "8", "9"]
    # As ties are broken: by number.
    assert names.classes.tolist() == ["1", "2", "10"]
    told = []
    for part in parts:
        labels = read_shard(part, COLUMNS, names).labels
        assert labels is not None
        for j, i, k in zip(labels.item, labels.worker, labels.code, strict=True):
            told.append((str(labels.item_ids[j]), str(names.workers[i]), str(names.classes[k])))
    assert told[:3] == [("x", "7", "1"), ("x", "8", "2"), ("y", "9", "10")]
    # Further answers of a worker to the same item are left out, within a part.
    assert told[3:] == [("z", "7", "1")] * 3


def test_of_several_answers_the_first_in_the_files_counts(tmp_path: Path) -> None:
    write(tmp_path / "a.parquet", [("a", "x", "no"), ("b", "x", "yes"), ("a", "x", "yes")], 9)
    (part,) = split_parts(str(tmp_path), COLUMNS)
    shard = read_shard(part, COLUMNS, merge_names([scan_part(part, COLUMNS)]))
    assert shard.repeated == 1
    assert shard.labels is not None
    assert [str(shard.labels.classes[k]) for k in shard.labels.code] == ["no", "yes"]


def test_a_part_of_incomplete_rows_has_no_labels(tmp_path: Path) -> None:
    write(tmp_path / "a.parquet", [("a", "", "c"), ("a", "b", "c")], 1)
    parts = split_parts(str(tmp_path), COLUMNS, 1)
    names = merge_names([scan_part(part, COLUMNS) for part in parts])
    assert [read_shard(part, COLUMNS, names).labels is None for part in parts] == [True, False]
    assert isinstance(names, CodeNames)


@quick
@given(st.lists(st.lists(st.sampled_from("abcdef"), max_size=4), min_size=1, max_size=4))
def test_items_are_together_only_where_no_item_can_be_in_two_parts(parts: list[list[str]]) -> None:
    none = pa.array([], pa.string())
    looks = [
        PartScan(none, none, min(part, default=""), max(part, default=""), len(part), 0)
        for part in parts
    ]
    full = [part for part in parts if part]
    assert items_are_together(looks) == all(
        max(one) < min(other) or max(other) < min(one) for one, other in combinations(full, 2)
    )


def test_an_empty_folder_and_a_file_without_rows_are_refused(tmp_path: Path) -> None:
    with refused(InputError, match="There is no Parquet file"):
        split_parts(str(tmp_path), COLUMNS)
    kinds = pa.schema({name: pa.string() for name in "wik"})
    parquet.write_table(kinds.empty_table(), tmp_path / "none.parquet")
    with refused(InputError, match="There are no labels in"):
        split_parts(str(tmp_path), COLUMNS)


@pytest.mark.parametrize(
    ("name", "content", "why"),
    [
        ("none.parquet", None, "No such file or directory."),
        ("bad.parquet", b"PAR1 and no more", "It is damaged or isn’t a Parquet file."),
    ],
)
def test_why_a_file_cannot_be_read_is_said_in_words(
    tmp_path: Path, name: str, content: bytes | None, why: str
) -> None:
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(InputError) as caught:
        split_parts(str(path), COLUMNS)
    assert describe_error(caught.value) == f"{path} can’t be read: {why}"
