from __future__ import annotations

import json
import zipfile
from typing import TYPE_CHECKING

from crowdgui.core.errors import ReadError
from crowdgui.io.tabular import file_head as archive
from crowdgui.io.tabular.roles import ColumnRole
from tests.io.formats.samples import FOLDER, key_of, read, read_sample, rows, skipped
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

MARKS = "Marks a part of the item, not the whole item"


def export(folder: Path, **members: str) -> Path:
    """Save an archive; an underscore in the name of a member stands for its point."""
    path = folder / "export.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, text in members.items():
            packed.writestr(".".join(name.rsplit("_", 1)), text)
    return path


def lines(*records: object) -> str:
    return "\n".join(map(json.dumps, records))


def test_a_file_of_a_member_is_a_worker() -> None:
    flat = read_sample("doccano.zip")
    assert rows(flat, "worker", "item", "label", "text", "source") == [
        ("ada", "1", "sad", "Rain all week", "diary"),
        ("ada", "2", '["calm", "happy"]', "Sun at last", "diary"),
        ("bo", "1", "calm", "Rain all week", "diary"),
        ("bo", "3", "C#", "Fog", "diary"),
    ]
    assert skipped(flat) == {"Not labelled yet": [3]}
    assert flat.roles[ColumnRole.CONTENT] == "text"
    assert "Comments" not in flat.table.column_names
    assert not flat.notes


def test_annotations_that_are_shared_are_refused(tmp_path: Path) -> None:
    path = export(tmp_path, all_jsonl=lines({"id": 1, "text": "t", "label": ["x"]}))
    assert key_of(path) == "doccano"
    with refused(ReadError, match=r"shared their annotations.*turn off “Share annotations”"):
        read(path)


def test_a_member_may_be_called_all(tmp_path: Path) -> None:
    text = lines({"id": 1, "text": "t", "label": ["x"]})
    assert read(export(tmp_path, all_jsonl=text, bo_jsonl=text)).table.num_rows == 2


def test_members_of_json_and_of_tables(tmp_path: Path) -> None:
    path = export(
        tmp_path,
        ada_json=json.dumps([{"id": 1, "text": "t", "label": ["x", "y"]}]),
        bo_csv='id,text,label\n1,"t,\nu",x#y\n2,v,C#\n3,w,\n',
    )
    flat = read(path)
    assert rows(flat, "worker", "item", "label") == [
        ("ada", "1", '["x", "y"]'),
        ("bo", "1", '["x", "y"]'),
        ("bo", "2", "C#"),
    ]
    assert flat.notes == ("1 label with a # in it is taken for several labels.",)


def test_a_label_of_json_keeps_its_sign(tmp_path: Path) -> None:
    flat = read(export(tmp_path, ada_jsonl=lines({"id": 1, "text": "t", "label": ["a#b"]})))
    assert rows(flat, "label") == [("a#b",)]


def test_fast_text_has_no_ids(tmp_path: Path) -> None:
    path = export(tmp_path, ada_txt="__label__x Rain all week\n__label__x __label__y Sun\nFog\n")
    flat = read(path)
    assert rows(flat, "item", "label") == [("Rain all week", "x"), ("Sun", '["x", "y"]')]
    assert skipped(flat) == {"Not labelled yet": [3]}


def test_marks_are_counted_and_classes_beside_them_read(tmp_path: Path) -> None:
    path = export(
        tmp_path,
        ada_jsonl=lines(
            {"id": 1, "text": "t", "label": [[0, 2, "noun"]]},
            {"id": 2, "text": "u", "cats": ["x"], "entities": [[0, 1, "y"]]},
        ),
    )
    flat = read(path)
    assert rows(flat, "item", "label") == [("2", "x")]
    assert skipped(flat) == {MARKS: [1, 2]}


def test_ids_that_come_again_are_pointed_out(tmp_path: Path) -> None:
    twice = {"id": "x", "text": "t", "label": ["a"]}
    flat = read(export(tmp_path, ada_jsonl=lines(twice, twice)))
    assert "Do the items have a field “id”?" in flat.notes[0]


def test_a_wrong_row_of_a_table_is_named(tmp_path: Path) -> None:
    path = export(tmp_path, ada_csv="id,text,label\n1,t,x\n2,u\n")
    with refused(ReadError, match=r"ada.csv, line 3: Found 2 cells, expected 3"):
        read(path)
    with refused(ReadError, match="quotation marks are wrong there"):
        read(export(tmp_path, ada_csv='id,text,label\n1,"t"u,x\n'))


def test_a_name_that_leads_elsewhere_is_only_a_name(tmp_path: Path) -> None:
    path = tmp_path / "export.zip"
    with zipfile.ZipFile(path, "w") as packed:
        packed.writestr("../../ada.jsonl", lines({"id": 1, "text": "t", "label": ["x"]}))
    assert rows(read(path), "worker") == [("ada",)]
    assert [inner.name for inner in tmp_path.iterdir()] == ["export.zip"]


def test_other_archives_are_not_taken_for_it(tmp_path: Path) -> None:
    for members in ({"a_png": "x"}, {"a_json": "[1]"}, {"a_csv": "a,b\n"}, {"a_txt": "text"}, {}):
        assert key_of(export(tmp_path, **members)) != "doccano"


def test_an_archive_made_to_fill_the_memory_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = export(tmp_path, ada_jsonl=lines({"id": 1, "text": "t" * 100_000, "label": ["x"]}))
    assert read(path).table.num_rows == 1
    monkeypatch.setattr(archive, "_SMALL", 1_000)
    monkeypatch.setattr(archive, "MOST_RATIO", 50)
    with refused(ReadError, match=r"“ada.jsonl” would unpack to more than 50 times its size"):
        read(path, "doccano")
    monkeypatch.setattr(archive, "MOST_RATIO", 5_000)
    monkeypatch.setattr(archive, "MOST_BYTES", 10_000)
    with refused(ReadError, match="larger than"):
        read(path, "doccano")
    monkeypatch.setattr(archive, "MOST_MEMBERS", 0)
    with refused(ReadError, match="more than 0 files"):
        read(path, "doccano")


def test_no_more_comes_out_than_is_declared(tmp_path: Path) -> None:
    text = lines({"id": 1, "text": "t", "label": ["x"]}) + " " * 5_000
    path = export(tmp_path, ada_jsonl=text)
    packed = bytearray(path.read_bytes())
    # The size is written before the member and in the list at the end.
    size = len(text).to_bytes(4, "little")
    path.write_bytes(bytes(packed).replace(size, (60).to_bytes(4, "little")))
    with refused(ReadError, match=r"damaged|The JSON is incomplete"):
        read(path, "doccano")


def test_a_protected_archive_is_refused(tmp_path: Path) -> None:
    packed = bytearray((FOLDER / "doccano.zip").read_bytes())
    for magic, place in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        at = -1
        while (at := packed.find(magic, at + 1)) >= 0:
            packed[at + place] |= 1
    path = tmp_path / "locked.zip"
    path.write_bytes(packed)
    with refused(ReadError, match="The archive is protected"):
        read(path, "doccano")
