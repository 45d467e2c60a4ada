"""What a crash has left is found, told apart from what is in use, and never deleted unasked."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from crowdgui.core.errors import WriteError
from crowdgui.io.project.content import ProjectContent, SavedQuestion
from crowdgui.io.project.project import Project
from crowdgui.io.project.recovery import (
    RecoverableSession,
    clean,
    create_recovery_file,
    find_recovery_files,
    new_recovery_path,
    remove,
)
from crowdgui.text.errors import describe_error
from tests.io.project_samples import create, decided, edit, listed, saved, small
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path


def test_new_paths_differ_and_the_folder_is_made_with_the_first_file(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    paths = {new_recovery_path(folder) for _ in range(20)}
    assert len(paths) == 20
    assert {path.parent for path in paths} == {folder}
    assert {path.suffix for path in paths} == {".crowd"}
    create_recovery_file(paths.pop(), ProjectContent((SavedQuestion(small()),))).close()
    assert len(listed(folder)) == 1


@pytest.mark.parametrize("place", ["a", "a/b"])
def test_a_folder_that_cannot_be_made_is_named_and_the_file_is_not(
    tmp_path: Path, place: str
) -> None:
    (tmp_path / "a").write_text("in the way")
    path = new_recovery_path(tmp_path / place)
    with refused(WriteError, match="There is a folder where a file should be") as caught:
        create_recovery_file(path, ProjectContent((SavedQuestion(small()),)))
    assert str(path.parent) in describe_error(caught.value)
    assert path.name not in describe_error(caught.value)


def test_sessions_that_nobody_has_open_are_found_the_last_one_first(tmp_path: Path) -> None:
    paths = [new_recovery_path(tmp_path) for _ in range(4)]
    create(paths[0], SavedQuestion(small())).close()
    create(paths[1], saved(small())).close()
    os.utime(paths[0], (2e9, 2e9))
    os.utime(paths[1], (1e9, 1e9))
    paths[2].write_bytes(b"no project")
    whole = create(paths[3], SavedQuestion(small()))
    with whole:
        change = decided(1)
        whole.record(0, 1, [change], edit(change))
        found = find_recovery_files(tmp_path)
    assert found.abandoned == (
        RecoverableSession(paths[0], "labels.csv", "2033-05-18T03:33:20Z", 0),
        RecoverableSession(paths[1], "labels.csv", "2001-09-09T01:46:40Z", 3),
    )
    ((damaged, sentence),) = found.damaged
    assert damaged == paths[2]
    assert sentence == f"{paths[2].name}: This is not a project file."
    assert {path for path in paths if path.exists()} == set(paths)


def test_a_look_at_the_leftovers_locks_nothing(tmp_path: Path) -> None:
    path = new_recovery_path(tmp_path)
    with create(path, SavedQuestion(small())) as project:
        for number in range(3):
            assert find_recovery_files(tmp_path).abandoned == ()
            change = decided(number)
            project.record(0, number + 1, [change], edit(change))
    assert find_recovery_files(tmp_path).abandoned[0].edits == 3
    Project.open(path)[0].close()


def test_no_folder_has_no_leftovers(tmp_path: Path) -> None:
    assert find_recovery_files(tmp_path / "no") == find_recovery_files(tmp_path)
    clean(tmp_path / "no")


def test_a_file_no_longer_wanted_goes_with_its_journal(tmp_path: Path) -> None:
    path = new_recovery_path(tmp_path)
    path.touch()
    path.with_name(f"{path.name}-journal").touch()
    remove(path)
    assert listed(tmp_path) == []
    remove(path)


def test_only_what_is_of_no_use_is_cleaned_away(tmp_path: Path) -> None:
    old, new = tmp_path / ".crowdgui-0123456789ab.tmp", tmp_path / ".crowdgui-ba9876543210.tmp"
    journal, orphan = tmp_path / "a.crowd-journal", tmp_path / "b.crowd-journal"
    project, other = tmp_path / "a.crowd", tmp_path / "notes.tmp"
    for path in (old, new, journal, orphan, project, other):
        path.touch()
    long_ago = time.time() - 2 * 24 * 60 * 60
    for path in (old, other, project):
        os.utime(path, (long_ago, long_ago))
    clean(tmp_path)
    assert set(tmp_path.iterdir()) == {new, journal, project, other}


def test_a_save_takes_away_what_an_old_one_did_not_finish(tmp_path: Path) -> None:
    old = tmp_path / ".crowdgui-0123456789ab.tmp"
    old.touch()
    os.utime(old, (1e9, 1e9))
    create(tmp_path / "a.crowd", SavedQuestion(small())).close()
    assert listed(tmp_path) == ["a.crowd"]


def test_a_transaction_that_was_cut_off_is_undone_by_the_look(tmp_path: Path) -> None:
    path, there = tmp_path / "a.crowd", tmp_path / "there"
    there.mkdir()
    create(path, saved(small())).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as cut_off:
        cut_off.execute("PRAGMA cache_spill = 1")
        cut_off.execute("PRAGMA cache_size = 1")
        cut_off.execute("BEGIN IMMEDIATE")
        cut_off.execute("UPDATE document SET text = ''")
        for _ in range(40):
            cut_off.execute("INSERT INTO part (content) VALUES (zeroblob(4000))")
        for file in tmp_path.glob("a.crowd*"):
            (there / file.name).write_bytes(file.read_bytes())
    assert listed(there) == ["a.crowd", "a.crowd-journal"]
    assert [session.edits for session in find_recovery_files(there).abandoned] == [3]


def test_a_file_that_a_window_has_opened_since_it_was_found_stays(tmp_path: Path) -> None:
    path = new_recovery_path(tmp_path)
    create(path, SavedQuestion(small())).close()
    project, _ = Project.open(path)
    remove(path)
    assert path.exists()
    project.close()
    remove(path)
    assert listed(tmp_path) == []
