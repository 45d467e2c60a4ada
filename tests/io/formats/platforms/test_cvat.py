from __future__ import annotations

import zipfile
from typing import TYPE_CHECKING

import pytest

from crowdgui.core.errors import ReadError
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import open_source
from tests.io.formats.samples import FOLDER, key_of, read, read_sample, rows, save, skipped
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path

TEXT = (FOLDER / "cvat.xml").read_text()


def test_the_tags_of_images_are_labels() -> None:
    flat = read_sample("cvat.xml")
    assert rows(flat, "worker", "item", "question", "label") == [
        ("ada", "yard/001.jpg", "sunny: season", "spring & summer"),
        ("ada", "yard/001.jpg", "tag", "sunny"),
        ("ada", "yard/002.jpg", "tag", '["dark", "wet"]'),
    ]
    assert flat.places.tolist() == [1, 1, 2]
    assert skipped(flat) == {
        "Marks a part of the image, not the whole image": [2, 4],
        "Not labelled yet": [3],
    }


def test_the_file_can_be_the_worker(tmp_path: Path) -> None:
    path = save(tmp_path, "bo.xml", TEXT)
    assert {worker for (worker,) in rows(read(path, worker="file"), "worker")} == {"bo"}
    nobody = save(tmp_path, "cy.xml", TEXT.replace("<username>ada</username>", ""))
    assert {worker for (worker,) in rows(read(nobody), "worker")} == {"cy"}


@pytest.mark.parametrize("whole", ["task", "project"])
def test_a_task_is_refused_unless_one_worker_did_it(tmp_path: Path, whole: str) -> None:
    text = TEXT.replace("<job>", f"<{whole}>").replace("</job>", f"</{whole}>")
    path = save(tmp_path, "bo.xml", text)
    with refused(ReadError, match=r"export of a whole task.*Export each job separately"):
        read(path)
    assert rows(read(path, worker="file"), "worker")[0] == ("bo",)


def test_the_archive_that_cvat_gives_is_read_where_it_is(tmp_path: Path) -> None:
    path = tmp_path / "job.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("annotations.xml", TEXT)
        packed.writestr("images/001.jpg", b"\xff\xd8")
    assert key_of(path) == "cvat"
    assert read(path).table == read_sample("cvat.xml").table


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_declarations_are_refused_in_any_encoding(tmp_path: Path, encoding: str) -> None:
    bomb = '<!DOCTYPE annotations [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>\n<annotations>'
    text = TEXT.replace("<annotations>", bomb).replace("sunny", "&b;").replace("utf-8", encoding)
    path = save(tmp_path, "job.xml", text.encode(encoding))
    with refused(ReadError, match="This isn’t an XML file from CVAT"):
        read(path, "cvat")


def test_outer_entities_are_not_looked_up(tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("secret")
    bomb = '<!DOCTYPE a SYSTEM "secret.txt"><annotations>'
    with pytest.raises(ReadError):
        read(save(tmp_path, "job.xml", TEXT.replace("<annotations>", bomb)), "cvat")


def test_xml_that_breaks_off_names_the_line(tmp_path: Path) -> None:
    path = save(tmp_path, "job.xml", TEXT[: TEXT.index("<polygon")])
    with refused(ReadError, match=r"line 3\d: The XML is invalid or ends there"):
        read(path)


@pytest.mark.parametrize(
    "text",
    [
        "<annotations></annotations>",
        "<annotations><meta/></annotations>",
        '<annotations><track id="0" label="car"><box/></track></annotations>',
        "<other/>",
        "<annotations>" + "<a>" * 10_000 + "</a>" * 10_000 + "</annotations>",
        '<?xml version="1.0" encoding="klingon"?><annotations/>',
    ],
)
def test_xml_without_tags_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(ReadError):
        read(save(tmp_path, "job.xml", text), "cvat")


def test_names_come_through_as_they_are(tmp_path: Path) -> None:
    text = TEXT.replace("sunny", "&lt;b&gt; =1+1 &#233;")
    labels = {label for (label,) in rows(read(save(tmp_path, "job.xml", text)), "label")}
    assert "<b> =1+1 é" in labels


def test_files_of_tasks_name_their_workers_where_that_is_asked(tmp_path: Path) -> None:
    text = (
        "<annotations><meta><task><assignee></assignee></task></meta>"
        '<image id="0" name="a.jpg"><tag label="{}"/></image></annotations>'
    )
    files = []
    for name, label in (("ann", "cat"), ("bo", "dog")):
        (tmp_path / name).mkdir()
        files.append(tmp_path / name / "annotations.xml")
        files[-1].write_text(text.format(label), encoding="utf-8")
    with refused(ReadError, match="the export of a whole task"):
        open_source(files[0], more=(files[1],))
    read = read_labels(open_source(files[0], more=(files[1],), worker_from_file=True))
    assert read.labels.worker_ids.tolist() == ["ann/annotations", "bo/annotations"]
