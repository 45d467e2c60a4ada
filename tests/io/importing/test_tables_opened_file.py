"""What is kept of an opened file, how often its format reads it, and when it is read again."""

from __future__ import annotations

import gc
import json
import os
import weakref
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from crowdgui.core.errors import Cancelled, ReadError
from crowdgui.core.progress import ignore_progress
from crowdgui.io.formats.form import FormatForm
from crowdgui.io.formats.registry import get_format
from crowdgui.io.importing import tables
from crowdgui.io.importing.assistant.file_preview import read_preview
from crowdgui.io.importing.assistant.findings import QuestionColumns, read_findings
from crowdgui.io.importing.import_spec import list_files
from crowdgui.io.importing.questions import split_questions
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import guess_source, open_source
from crowdgui.io.importing.tables import OpenedFile, sniff
from tests.folders import TESTS

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import Progress, ProgressCallback
    from crowdgui.io.formats.form import Format
    from crowdgui.io.tabular.raw_table import RawTable

STUDIO = TESTS / "data" / "formats" / "label_studio.json"
JSONL = (
    '{"worker": "ann", "item": "1", "label": "%s"}\n{"worker": "bo", "item": "1", "label": "b"}\n'
)


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note the name of every file that a format reads."""
    names: list[str] = []

    def noting(key: str) -> Format:
        form = get_format(key)

        def read(path: Path, options: Any, report: ProgressCallback) -> RawTable:
            names.append(path.name)
            return form.read(path, options, report)

        return replace(form, read=read)

    monkeypatch.setattr(tables, "get_format", noting)
    return names


def form_of(path: Path) -> FormatForm:
    form = sniff(path)
    assert isinstance(form, FormatForm)
    return form


@pytest.fixture
def lines(tmp_path: Path) -> Path:
    path = tmp_path / "labels.jsonl"
    path.write_text(JSONL % "a", encoding="utf-8")
    return path


def test_a_file_that_is_guessed_at_and_read_is_parsed_once(parsed: list[str]) -> None:
    opened = OpenedFile(STUDIO)
    source = guess_source(STUDIO, opened=opened).source
    read_labels(source, ignore_progress, opened)
    assert parsed == [STUDIO.name]


def test_all_that_the_import_dialog_asks_of_a_file_parses_it_once(parsed: list[str]) -> None:
    opened = OpenedFile(STUDIO)
    source = guess_source(STUDIO, opened=opened).source
    seen = read_preview(opened, source.reading.form)
    questions = split_questions(opened, source.reading)
    asked = QuestionColumns(seen.shown.columns, questions, every=True)
    found = read_findings(source, ignore_progress, asked, opened)
    assert len(found.every) == len(questions) > 1
    assert parsed == [STUDIO.name]


def test_files_read_together_with_their_gold_are_parsed_once_each(
    tmp_path: Path, lines: Path, parsed: list[str]
) -> None:
    gold, more = tmp_path / "gold.jsonl", tmp_path / "more.jsonl"
    gold.write_text('{"item": "1", "gold": "a"}\n', encoding="utf-8")
    more.write_text(JSONL % "b", encoding="utf-8")
    opened = OpenedFile(lines)
    source = open_source(lines, gold=gold, more=(more,), opened=opened)
    found = read_labels(source, ignore_progress, opened)
    assert found.gold is not None
    assert list_files(source.path, source.reading.form) == (lines, more)
    assert sorted(parsed) == sorted([lines.name, more.name, gold.name])


def test_a_file_that_was_written_again_is_parsed_again(lines: Path, parsed: list[str]) -> None:
    opened, form = OpenedFile(lines), form_of(lines)
    before = opened.parse(form)
    assert opened.parse(form) is before
    lines.write_text(JSONL % "c", encoding="utf-8")
    os.utime(lines, ns=(0, 12345))
    assert "c" in opened.parse(form).table.column("label").to_pylist()
    assert len(parsed) == 2


def test_another_form_is_parsed_by_itself(parsed: list[str]) -> None:
    path = TESTS / "data" / "formats" / "toloka.tsv"
    opened, form = OpenedFile(path), form_of(path)
    kept = replace(form, options=replace(form.options, keep_rejected=True))  # type: ignore[type-var]
    assert len(opened.parse(kept).table) > len(opened.parse(form).table)
    assert len(parsed) == 2


def test_nothing_is_kept_once_nobody_holds_the_file(lines: Path) -> None:
    opened = OpenedFile(lines)
    table = weakref.ref(opened.beside(lines).parse(form_of(lines)))
    assert table() is not None
    gc.disable()
    try:
        del opened
        assert table() is None
    finally:
        gc.enable()


def test_a_file_that_is_gone_is_named(lines: Path) -> None:
    opened, form = OpenedFile(lines), form_of(lines)
    opened.parse(form)
    lines.unlink()
    with pytest.raises(ReadError) as caught:
        opened.parse(form)
    assert caught.value.file == "labels.jsonl"


def test_a_folder_that_is_no_dataset_names_its_files_in_a_known_format(tmp_path: Path) -> None:
    with pytest.raises(ReadError, match="This folder is empty"):
        sniff(tmp_path)
    (tmp_path / "notes.txt").write_text("none")
    (tmp_path / "labels.csv").write_bytes(b"")
    nothing = "This folder holds no labels in a known format. Open one of its files instead."
    with pytest.raises(ReadError, match=nothing):
        sniff(tmp_path)
    (tmp_path / "ann").mkdir()
    pairs = [[{"schema": "mood", "name": "good"}, "true"]]
    state = {"user_id": "ann", "instance_id_to_label_to_value": {"1": pairs}}
    (tmp_path / "ann" / "user_state.json").write_text(json.dumps(state))
    for folder, name in ((tmp_path, "ann/user_state.json"), (tmp_path / "ann", "user_state.json")):
        with pytest.raises(ReadError, match=f"Open its labels instead: {name}"):
            sniff(folder)


def test_looking_through_a_folder_can_be_cancelled(tmp_path: Path) -> None:
    for name in "abc":
        (tmp_path / f"{name}.txt").write_text("nothing\n", encoding="utf-8")
    looked = []

    def stop(progress: Progress) -> None:
        looked.append(progress.stage)
        raise Cancelled

    with pytest.raises(Cancelled):
        sniff(tmp_path, stop)
    assert len(looked) == 1


def test_all_tables_of_a_folder_are_named_to_be_opened_together(tmp_path: Path) -> None:
    for name in "abcdefg":
        (tmp_path / f"{name}.csv").write_text("worker,item,label\n")
    with pytest.raises(ReadError, match=r"open them together: a\.csv, b\.csv, .*, 2 more"):
        sniff(tmp_path)
