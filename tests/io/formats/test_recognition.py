"""Every sample is recognised by its own format only; plain tables by none of these."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from crowdgui.core.errors import Cancelled, InputError, ReadError
from crowdgui.io.formats.registry import FORMATS, get_format
from crowdgui.io.resources import resource
from crowdgui.io.tabular import file_head as head
from crowdgui.io.tabular.file_head import FileHead
from tests.io.formats.samples import FOLDER, SAMPLES, key_of, read, save, save_json
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import Progress

OURS = [form for form in FORMATS if form.key in SAMPLES.values()]


def keys(path: Path) -> list[str]:
    start = FileHead.of(path)
    return [form.key for form in OURS if form.recognise(start)]


@pytest.mark.parametrize(("name", "key"), SAMPLES.items())
def test_a_sample_is_recognised_by_its_own_format_only(name: str, key: str) -> None:
    assert keys(FOLDER / name) == [key]
    assert key_of(FOLDER / name) == key


@pytest.mark.parametrize("name", sorted(SAMPLES))
def test_the_name_of_a_file_tells_nothing(tmp_path: Path, name: str) -> None:
    copy = tmp_path / "anything.bin"
    (shutil.copytree if (FOLDER / name).is_dir() else shutil.copy)(FOLDER / name, copy)
    assert keys(copy) == [SAMPLES[name]]


@pytest.mark.parametrize(
    "name",
    [
        "hotel-tags.csv",
        "product-reviews.csv",
        "six-friends.csv",
        "street-signs.csv",
        "support-tickets.csv",
    ],
)
def test_bundled_samples_are_plain_tables(name: str) -> None:
    assert keys(resource("samples") / name) == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n\n",
        "worker,item,label\nw1,i1,yes\n",
        "task\tworker\tlabel\nt1\tw1\tyes\nt1\tw2\tno\nt2\tw1\tyes\nt2\tw2\tyes\nt3\tw1\tno\n",
        "item\tann\tbo\tcy\ni1\tyes\tno\tyes\ni2\tno\tno\tyes\n",
        "1\t1\t0\n1\t2\t1\n2\t1\t0\n",
        "1 1 0\n1 2 1\n2 1 0\n",
        "240 53 9600\n1 2 0\n3 4 1\n",
        "20000 20 1000 2 0.5 0.5\n",
        "id,annotator,label\n1,a,x\n",
        '{"a": 1}',
        '[{"worker": "w", "item": 1, "label": "yes"}]',
        '{"worker": ["w1", "w2"], "item": ["a", "b"], "label": ["x", "y"]}',
        '{"images": [], "annotations": [], "categories": []}',
        '{"annotations": [{"id": 1}], "data": "text"}',
        '{"settings": {"theme": "dark"}, "window": {"width": 3}}',
        "<html><annotations></html",
        "<annotation><object/></annotation>",
        "[1, 2, 3]",
        "[[",
        '{"',
        "PK\x03\x04 is no archive",
    ],
)
def test_other_text_is_recognised_by_none(tmp_path: Path, text: str) -> None:
    assert keys(save(tmp_path, "labels.txt", text)) == []


def test_an_empty_folder_is_recognised_by_none(tmp_path: Path) -> None:
    assert keys(tmp_path) == []
    (tmp_path / "annotations" / "worker-response").mkdir(parents=True)
    assert keys(tmp_path) == []


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
@pytest.mark.parametrize(
    "name",
    [
        "mturk.csv",
        "appen.csv",
        "toloka.tsv",
        "label_studio.csv",
        "inception.csv",
        "snow.tsv",
        "label_studio.json",
        "prodigy.jsonl",
        "argilla.json",
        "labelbox.ndjson",
    ],
)
def test_marks_of_encodings_change_nothing(tmp_path: Path, name: str, encoding: str) -> None:
    text = (FOLDER / name).read_text("utf-8")
    path = save(tmp_path, name, text.encode(encoding))
    assert key_of(path) == SAMPLES[name]
    assert read(path).table == read(FOLDER / name).table


@pytest.mark.parametrize("name", ["mturk.csv", "appen.csv", "label_studio.csv", "inception.csv"])
def test_a_european_spreadsheet_parts_cells_by_semicolons(tmp_path: Path, name: str) -> None:
    import csv

    with (FOLDER / name).open(newline="", encoding="utf-8") as file:
        cells = list(csv.reader(file))
    path = tmp_path / name
    with path.open("w", newline="", encoding="utf-8") as file:
        csv.writer(file, delimiter=";").writerows(cells)
    assert read(path).table == read(FOLDER / name).table


@pytest.mark.parametrize("name", ["label_studio.json", "prodigy.jsonl", "argilla.json"])
def test_a_first_record_longer_than_what_is_looked_at(tmp_path: Path, name: str) -> None:
    text = (FOLDER / name).read_text("utf-8")
    long = text.replace('"text":', '"image":"' + "A" * 300_000 + '","text":', 1)
    assert key_of(save(tmp_path, "long.json", long)) == SAMPLES[name]


def test_a_first_record_longer_than_what_is_read_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(head, "_MOST_BYTES", 1 << 19)
    answers = {str(i): {str(j): j % 3 for j in range(50)} for i in range(3_000)}
    path = save_json(tmp_path, answers)
    assert path.stat().st_size > 1 << 20
    assert key_of(path) == "peerannot"


def test_keys_are_unique_and_known() -> None:
    assert len({form.key for form in FORMATS}) == len(FORMATS)
    assert get_format("mturk").name == "Amazon MTurk results"
    with refused(InputError, match="no format called “mechanical”"):
        get_format("mechanical")


def test_a_file_that_is_gone(tmp_path: Path) -> None:
    with refused(ReadError, match="can’t be opened"):
        FileHead.of(tmp_path / "gone.csv")


@pytest.mark.parametrize("name", sorted(SAMPLES))
def test_every_reader_can_be_stopped(name: str) -> None:
    form = get_format(SAMPLES[name])

    def stop(_: Progress) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        form.read(FOLDER / name, form.options(), stop)


@pytest.mark.parametrize("key", sorted(set(SAMPLES.values())))
def test_every_reader_refuses_a_file_that_is_gone_or_empty(tmp_path: Path, key: str) -> None:
    form = get_format(key)
    for path in (tmp_path / "gone", save(tmp_path, "empty", "")):
        with pytest.raises(ReadError):
            read(path, form.key)
