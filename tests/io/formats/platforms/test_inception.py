from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.errors import ReadError
from crowdgui.io.tabular.roles import ColumnRole
from tests.io.formats.samples import read, read_sample, rows, save
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path

HEADER = "Type,Collection,Document,Layer,Feature,Position,Flags"


def test_a_worker_s_label_at_a_place_is_a_row() -> None:
    flat = read_sample("inception.csv")
    dear, kind = "letter-1.txt, 0-14 [Dear neighbour]", "letter-1.txt, 20-31 [kind regards]"
    assert rows(flat, "worker", "item", "label", "known") == [
        ("ada", dear, "warm", ""),
        ("bo", dear, "cold", ""),
        ("Curator", dear, "warm", "true"),
        ("ada", kind, "<no label>", ""),
        ("bo", kind, "warm", ""),
        ("ada", "letter-1.txt, 40-52 [by all means]", '["cold", "warm"]', ""),
        ("ada", "letter-2.txt, 0-14 [Dear neighbour]", "cold", ""),
        ("bo", "letter-2.txt, 0-14 [Dear neighbour]", "cold", ""),
    ]
    assert flat.places.tolist() == [2, 2, 2, 3, 3, 4, 5, 5]
    assert flat.roles[ColumnRole.KNOWN] == "known"
    assert flat.question is None


def test_a_comma_parts_labels_only_where_there_can_be_several(tmp_path: Path) -> None:
    lines = 'S,,d,L,f,0-1,"COMPLETE, USED","yes, partly",no', 'S,,d,L,f,2-3,,"b, a","yes, partly"'
    flat = read(save(tmp_path, "diff.csv", "\n".join([f"{HEADER},ada,bo", *lines])))
    assert [label for (label,) in rows(flat, "label")] == [
        "yes, partly",
        "no",
        '["a", "b"]',
        '["partly", "yes"]',
    ]


def test_no_label_is_no_answer_on_demand() -> None:
    labels = {label for (label,) in rows(read_sample("inception.csv", no_label=False), "label")}
    assert "<no label>" not in labels


def test_several_features_are_several_questions(tmp_path: Path) -> None:
    lines = "S,,d,L,tone,0-1,,x,y", "S,,d,L,size,0-1,,x,y"
    flat = read(save(tmp_path, "diff.csv", "\n".join([f"{HEADER},ada,bo", *lines])))
    assert flat.question == "question"
    assert set(rows(flat, "question")) == {("L, tone",), ("L, size",)}
    assert ColumnRole.KNOWN not in flat.roles


def test_a_table_without_workers_is_refused(tmp_path: Path) -> None:
    with refused(ReadError, match="no column for a worker"):
        read(save(tmp_path, "diff.csv", f"{HEADER}\nS,,d,L,f,0-1,\n"))


def test_a_table_without_annotations_is_refused(tmp_path: Path) -> None:
    with refused(ReadError, match="no labels in this file"):
        read(save(tmp_path, "diff.csv", f"{HEADER},ada\nS,,d,L,f,0-1,,<no annotation>\n"))
