"""What items show is joined by their ids, from a table or a folder of pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from crowdgui.core.errors import ReadError
from crowdgui.io.importing.lists.item_content import MatchedContent, find_content, match_content
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import Source, open_source
from tests.io.formats.samples import save
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path

ITEMS = ("p1", "p2", "p3")
LABELS = "worker,item,label\na,p1,x\nb,p1,y\na,p2,x\nb,p2,x\na,p3,y\nb,p3,y\n"


def read_content(path: Path, items: tuple[str, ...]) -> MatchedContent:
    return match_content(find_content(path, items), items)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("c.csv", "n,caption,key\n1,a cat,p1\n2,two dogs,p2\n3,,p9\n"),
        ("c.tsv", "key\ttext\np2\ttwo dogs\np1\ta cat\np1\tnot read\n"),
        ("c.jsonl", '{"id": "p1", "text": "a cat"}\n{"id": "p2", "text": "two dogs"}\n'),
    ],
)
def test_a_table_is_joined_by_ids(tmp_path: Path, name: str, text: str) -> None:
    found = read_content(save(tmp_path, name, text), ITEMS)
    assert found.content.tolist() == ["a cat", "two dogs", ""]
    assert found.matched == 2


def test_a_column_called_so_comes_before_longer_ones(tmp_path: Path) -> None:
    text = (
        "id,description of the source,text\np1,a long remark about it,short\np2,another one,brief\n"
    )
    assert read_content(save(tmp_path, "c.csv", text), ITEMS).content[0] == "short"


def test_pictures_are_named_after_items(tmp_path: Path) -> None:
    for name in ("p1.PNG", "p2.jpg", "notes.txt"):
        (tmp_path / name).write_bytes(b"")
    found = read_content(tmp_path, ("p1", "p2.jpg", "p3"))
    assert [text.rpartition("/")[2] for text in found.content] == ["p1.PNG", "p2.jpg", ""]


def test_pictures_beside_a_table_are_found(tmp_path: Path) -> None:
    (tmp_path / "one.png").write_bytes(b"")
    text = "id,image\np1,one.png\np2,gone.png\n"
    found = read_content(save(tmp_path, "c.csv", text), ITEMS)
    assert found.content.tolist() == [str(tmp_path / "one.png"), "gone.png", ""]


def test_a_table_of_other_items_is_refused(tmp_path: Path) -> None:
    text = "id,text\np1,a\nq2,b\nq3,c\n"
    with refused(ReadError, match="“id”, names 1 of 3"):
        read_content(save(tmp_path, "c.csv", text), ITEMS)


def test_a_folder_without_pictures_of_items_is_refused(tmp_path: Path) -> None:
    with refused(ReadError, match="No picture in this folder is named after an item"):
        read_content(tmp_path, ITEMS)


def test_content_of_the_second_file_comes_before_that_of_the_labels(tmp_path: Path) -> None:
    lines = [f"{line},{'text' if n == 0 else 'old'}" for n, line in enumerate(LABELS.split())]
    path = save(tmp_path, "labels.csv", "\n".join(lines) + "\n")
    content = save(tmp_path, "c.csv", "id,text\np1,new\np2,new\n")
    source = open_source(path)
    found = read_labels(Source(path, source.reading, content=content))
    assert found.content is not None
    assert found.content.tolist() == ["new", "new", "old"]
    assert found.source is not None
    assert content in found.source.files
