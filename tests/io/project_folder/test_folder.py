"""A project as a folder of plain files: it comes back, byte for byte, or is refused by name."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings

from crowdgui.analysis import share_project
from crowdgui.core.errors import ReadError, WriteError
from crowdgui.core.groups.kinds import ModelWorker
from crowdgui.core.labels import text_array
from crowdgui.core.pairwise.comparisons import CHOICES, PairItems
from crowdgui.core.question_state import EditSlot, QuestionState
from crowdgui.io.importing.lists.class_map import ClassMap
from crowdgui.io.project.content import ProjectContent, SavedQuestion
from crowdgui.io.project_folder.folder import (
    MANIFEST,
    project_files,
    read_project_folder,
    write_project_folder,
)
from crowdgui.text.errors import describe_error
from tests.io.project_samples import assert_same, imports, saved, small
from tests.io.question_samples import both

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from crowdgui.core.arrays import TextArray
    from crowdgui.io.importing.read_labels import ImportedLabels


def files_of(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def listed_again(folder: Path, name: str) -> None:
    """Make the list of files agree with a file that was changed."""
    record = json.loads((folder / MANIFEST).read_text("utf-8"))
    raw = (folder / name).read_bytes()
    record["files"][name] = {"bytes": len(raw), "sha256": hashlib.sha256(raw).hexdigest()}
    (folder / MANIFEST).write_text(json.dumps(record), "utf-8")


def told_apart(data: ImportedLabels) -> ImportedLabels:
    """Return labels whose names differ, as those of a file do."""

    def own(names: TextArray) -> TextArray:
        return text_array(f"{name}{place}" for place, name in enumerate(names.tolist()))

    labels, how = data.labels, data.labels.metadata
    groups = tuple(
        replace(group, name=f"{group.name}{place}", values=own(group.values))
        for place, group in enumerate(how.attributes)
    )
    names = (labels.item_ids, labels.worker_ids, labels.classes)
    items, workers, classes = map(own, names)
    files = how.files and replace(how.files, values=own(how.files.values))
    how = replace(how, attributes=groups, files=files)
    return replace(
        data,
        labels=replace(labels, item_ids=items, worker_ids=workers, classes=classes, metadata=how),
    )


@settings(
    deadline=None,
    max_examples=6,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(imports())
def test_any_labels_come_back(
    tmp_path_factory: pytest.TempPathFactory, data: ImportedLabels
) -> None:
    tmp_path = tmp_path_factory.mktemp("folders")
    folder, again = tmp_path / "shared", tmp_path / "again"
    asked = told_apart(data)
    write_project_folder(folder, ProjectContent((SavedQuestion(asked),)), [None])
    content = read_project_folder(folder)
    write_project_folder(again, content, [None])
    assert files_of(again) == files_of(folder)
    (back,) = content.questions
    assert back.state.values == {}
    for name in ("item", "worker", "code", "item_ids", "worker_ids", "classes"):
        assert_same(getattr(back.data.labels, name), getattr(asked.labels, name))
    for name in ("given_at", "seconds"):
        mine, own = (getattr(d.labels.metadata, name) for d in (back.data, asked))
        np.testing.assert_array_equal(mine, own)
    assert_same(back.data.gold, asked.gold)
    assert_same(back.data.content, asked.content)
    assert back.data.skipped == asked.skipped


def test_all_that_was_decided_comes_back(tmp_path: Path) -> None:
    kept = saved(small())
    timed = replace(kept.state.decisions[8], took=0.25)
    decisions = {**kept.state.decisions, 8: timed}
    kept = replace(kept, state=replace(kept.state, decisions=decisions))
    content = ProjectContent((kept,))
    folder, again = tmp_path / "shared", tmp_path / "again"
    write_project_folder(folder, content, [None])
    back = read_project_folder(folder)
    assert_same(back.questions[0].data, kept.data)
    values = dict(kept.state.values)
    place = (EditSlot.DECISION, 5)
    # Half a character can't stand in a text file.
    values[place] = replace(values[place], note=values[place].note.replace("\ud800", "?"))
    assert back.questions[0].state.values == values
    write_project_folder(again, back, [None])
    assert files_of(again) == files_of(folder)


def test_a_shared_project_gives_the_same_bytes_wherever_it_is_opened(tmp_path: Path) -> None:
    data = both(tmp_path)
    states = (QuestionState("mv", excluded=frozenset({2})), QuestionState("em"))
    questions = tuple(SavedQuestion(one, state) for one, state in zip(data, states, strict=True))
    folder, again = tmp_path / "shared", tmp_path / "again"
    share_project(folder, ProjectContent(questions, 1))
    back = read_project_folder(folder / MANIFEST)
    assert back.shown == 1
    share_project(again, back)
    assert files_of(again) == files_of(folder)
    before = files_of(folder)
    share_project(folder, back)
    assert files_of(folder) == before
    assert "questions/topic - place/results/guarantee.json" in before
    assert str(tmp_path).encode() not in b"".join(before.values())
    # What a smaller project lacks goes, but for what somebody wrote there.
    added = folder / "notes.txt"
    added.write_text("ours", "utf-8")
    share_project(folder, ProjectContent(questions[:1]))
    assert not (folder / "questions").exists()
    assert added.read_text("utf-8") == "ours"
    assert read_project_folder(folder).questions[0].state.rule == "mv"


def test_results_have_the_models_of_the_project_not_of_the_file(tmp_path: Path) -> None:
    data = replace(both(tmp_path)[0], models={0: ModelWorker("gpt")})
    folder, again = tmp_path / "shared", tmp_path / "again"
    # Somebody has said since that all are people.
    share_project(folder, ProjectContent((SavedQuestion(data, QuestionState("mv")),)))
    assert b"kind" not in (folder / "results" / "workers.csv").read_bytes()
    share_project(again, read_project_folder(folder))
    assert files_of(again) == files_of(folder)


def test_how_files_were_read_comes_back_without_where_they_were(tmp_path: Path) -> None:
    data = small()
    assert data.source is not None
    words = ("/m/01yrx", "C:9")
    reading = replace(
        data.source.reading, missing=frozenset({"/"}), classes=ClassMap(order=words, is_scale=True)
    )
    source = replace(data.source, path=tmp_path / "labels.csv", reading=reading)
    asked = SavedQuestion(replace(data, source=replace(source, names=("/who", "D:what"))))
    write_project_folder(tmp_path / "shared", ProjectContent((asked,)), [None])
    (back,) = read_project_folder(tmp_path / "shared").questions
    assert back.recipe is not None
    assert back.recipe == asked.recipe
    assert back.read_from["path"] == "labels.csv"


def test_comparisons_come_back_with_their_ranking(tmp_path: Path) -> None:
    data = small(12, 4)
    labels = replace(data.labels, classes=text_array(CHOICES[: data.labels.n_classes]))
    n = labels.n_items
    pairs = PairItems(
        np.zeros(n, dtype=np.int32),
        np.arange(1, n + 1, dtype=np.int32),
        text_array([f"x{k}" for k in range(n + 1)]),
    )
    asked = replace(data, labels=labels, pairs=pairs, gold=None)
    content = ProjectContent((SavedQuestion(asked),))
    share_project(tmp_path / "shared", content)
    back = read_project_folder(tmp_path / "shared")
    assert_same(back.questions[0].data, asked)
    assert (tmp_path / "shared" / "results" / "ranking.csv").exists()


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("whole") / "shared"
    share_project(folder, ProjectContent((saved(small()),)))
    return folder


def changed(name: str, old: str, new: str) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        text = (folder / name).read_text("utf-8")
        assert old in text
        (folder / name).write_text(text.replace(old, new, 1), "utf-8")

    return change


def and_listed(name: str, old: str, new: str) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        changed(name, old, new)(folder)
        listed_again(folder, name)

    return change


def lost(folder: Path) -> None:
    (folder / "gold.csv").unlink()


def linked(folder: Path, name: str = "gold.csv") -> None:
    (folder / name).rename(folder.parent / name)
    (folder / name).symlink_to(folder.parent / name)


def listed_outside(name: str) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        record = json.loads((folder / MANIFEST).read_text("utf-8"))
        record["files"][name] = record["files"].pop("gold.csv")
        (folder / MANIFEST).write_text(json.dumps(record), "utf-8")

    return change


NEW_ROW = "\n" + "x" * 3


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (changed("decisions.csv", ",", ";"), "decisions.csv.*(columns|row)"),
        (changed("results/final_labels.csv", "1", "2"), "results/final_labels.csv: .*checksum"),
        (changed("labels.csv", "worker 1,", "worker 2,"), "labels.csv: .*"),
        (changed("labels.csv", "item", "item" + NEW_ROW), "labels.csv: .*larger"),
        (lost, "gold.csv: The file is missing"),
        (linked, "gold.csv: The file is missing"),
        (listed_outside("../gold.csv"), "is not a file in this folder"),
        (listed_outside("/etc/passwd"), "is not a file in this folder"),
        (listed_outside("C:\\gold.csv"), "is not a file in this folder"),
        (listed_outside("a\\..\\..\\gold.csv"), "is not a file in this folder"),
        (changed(MANIFEST, '"format_version": 1', '"format_version": 9'), "newer version"),
        (changed(MANIFEST, "{", "{{"), f"{MANIFEST}.*JSON"),
        (and_listed("settings.json", '"rule"', '"rulers"'), "settings.json: There is a setting"),
        (and_listed("gold.csv", "item", "object"), "gold.csv.*columns should be item, label"),
        (
            and_listed("gold.csv", "photo 0.jpg,", "photo 99.jpg,"),
            "gold.csv: Row 2: “photo 99.jpg” isn’t a known item",
        ),
        (and_listed("decisions.csv", "2026", "then"), "decisions.csv: Row 2: .* isn’t a time"),
    ],
)
def test_what_was_changed_is_refused_by_name(
    change: Callable[[Path], None], sentence: str, shared: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "shared"
    shutil.copytree(shared, folder)
    change(folder)
    with pytest.raises(ReadError) as refused:
        read_project_folder(folder)
    said = describe_error(refused.value)
    assert re.search(sentence, said), said


def test_a_read_me_that_was_edited_stays(tmp_path: Path) -> None:
    content = ProjectContent((SavedQuestion(small()),))
    page = tmp_path / "README.md"
    write_project_folder(tmp_path, content, [None])
    written = page.read_bytes()
    renamed = replace(content.questions[0].data, name="others.csv")
    others = ProjectContent((SavedQuestion(renamed),))
    assert page in write_project_folder(tmp_path, others, [None])
    assert b"others.csv" in page.read_bytes()
    page.write_bytes(b"How we label here\n" + written)
    edited = page.read_bytes()
    assert page not in write_project_folder(tmp_path, others, [None])
    assert page.read_bytes() == edited
    assert read_project_folder(tmp_path).questions[0].data.name == "others.csv"


def test_files_of_others_are_never_written_over(tmp_path: Path) -> None:
    content = ProjectContent((SavedQuestion(small()),))
    folder = tmp_path / "repository"
    folder.mkdir()
    (folder / "README.md").write_text("Ours", "utf-8")
    with pytest.raises(WriteError, match=r"README\.md in repository"):
        write_project_folder(folder, content, [None])
    assert files_of(folder) == {"README.md": b"Ours"}
    with pytest.raises(WriteError, match="never changes source files"):
        write_project_folder(
            tmp_path / "new", content, [None], (_made(tmp_path / "new" / "items.csv"),)
        )
    write_project_folder(tmp_path / "other", content, [None])
    linked(tmp_path / "other", "decisions.csv")
    before = (tmp_path / "decisions.csv").read_bytes()
    again = ProjectContent((SavedQuestion(small(), saved(small()).state),))
    with pytest.raises(WriteError, match=r"decisions\.csv in other is a link"):
        write_project_folder(tmp_path / "other", again, [None])
    assert (tmp_path / "decisions.csv").read_bytes() == before
    (tmp_path / "other" / "decisions.csv").unlink()
    write_project_folder(tmp_path / "other", content, [None])
    assert set(project_files(tmp_path / "other")) == set((tmp_path / "other").rglob("*.*"))


def _made(path: Path) -> Path:
    path.parent.mkdir()
    path.write_text("item\n", "utf-8")
    return path
