"""Full disks, folders that may not be written to, limits: a sentence, and the data stay."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing, contextmanager, suppress
from typing import TYPE_CHECKING

import pytest

from crowdgui.core.errors import ReadError, WriteError
from crowdgui.io.project.content import ProjectContent, SavedQuestion
from crowdgui.io.project.file import connect, in_use
from crowdgui.io.project.project import Project, read_project
from crowdgui.io.project.recovery import create_recovery_file, new_recovery_path
from tests.io.project_samples import (
    assert_same,
    create,
    decided,
    edit,
    found,
    listed,
    opened,
    reopened,
    saved,
    small,
)
from tests.refusals import refused

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def mount(folder: Path, *options: str) -> None:
    folder.mkdir(exist_ok=True)
    command = ["mount", "-t", "tmpfs", "-o", ",".join(options), "tmpfs", str(folder)]
    if shutil.which("mount") is None or subprocess.run(command, capture_output=True).returncode:
        pytest.skip("nothing can be mounted here")


@contextmanager
def mounted(folder: Path, size: str) -> Iterator[None]:
    mount(folder, f"size={size}")
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def fill(folder: Path) -> None:
    """Leave no room at all."""
    with (folder / "filler").open("wb", buffering=0) as file, suppress(OSError):
        while file.write(bytes(4096)):
            pass


def test_a_disk_that_is_full_for_a_new_file(tmp_path: Path) -> None:
    folder = tmp_path / "disk"
    with mounted(folder, "256k"):
        path = folder / "project.crowd"
        content = saved(small())
        create(path, content).close()
        big = small(9000, 30)
        with refused(WriteError, match=r"project\.crowd: The disk is full"):
            create(path, SavedQuestion(big))
        assert listed(folder) == ["project.crowd"]
        assert_same(reopened(path), content)


def test_work_that_a_full_disk_cannot_keep_is_said_of_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / "disk"
    with mounted(folder, "256k"):
        fill(folder)
        path = new_recovery_path(folder / "unsaved")
        with refused(
            WriteError, match=r"Unsaved work can’t be kept in .*unsaved\. The disk is full"
        ):
            create_recovery_file(path, ProjectContent((SavedQuestion(small()),)))
        assert listed(folder) in (["filler"], ["filler", "unsaved"])


def test_a_disk_that_fills_up_during_a_session(tmp_path: Path) -> None:
    folder = tmp_path / "disk"
    with mounted(folder, "512k"):
        path = folder / "project.crowd"
        data = small()
        first = found(data, "mv")
        one, two = decided(1), decided(2, note="x" * 9000)
        with create(path, SavedQuestion(data, outcome=first)) as project:
            project.record(0, 1, [one], edit(one))
            fill(folder)
            for _ in range(3):
                with refused(WriteError, match=r"project\.crowd: The disk is full"):
                    project.record(0, 2, [two], edit(two))
                with refused(WriteError, match="The disk is full"):
                    project.save_outcome(0, found(data, "em"))
            (folder / "filler").unlink()
            project.record(0, 2, [two], edit(two))
        content = reopened(path)
        assert content.edits == (edit(one), edit(two))
        assert_same(content.outcome, first)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limits")
def test_a_limit_on_the_size_of_files(tmp_path: Path) -> None:
    import resource

    path, data = tmp_path / "project.crowd", small()
    one, two = decided(1), decided(2, note="x" * 20_000)
    with create(path, SavedQuestion(data)) as project:
        project.record(0, 1, [one], edit(one))
        limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size, limits[1]))
        try:
            with refused(WriteError, match=r"^project\.crowd: "):
                project.record(0, 2, [two], edit(two))
            with refused(WriteError, match=r"^other\.crowd: "):
                create(tmp_path / "other.crowd", SavedQuestion(small(2000)))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        assert listed(tmp_path) in (
            ["project.crowd"],
            ["project.crowd", "project.crowd-journal"],
        )
        project.record(0, 2, [two], edit(two))
    assert reopened(path).edits == (edit(one), edit(two))


@pytest.fixture
def read_only(tmp_path: Path) -> Iterator[Path]:
    """Return a folder that nobody may write to, not even the administrator,
    with a project in it."""
    folder = tmp_path / "archive"
    with mounted(folder, "1m"):
        create(folder / "project.crowd", saved(small())).close()
        subprocess.run(["mount", "-o", "remount,ro", str(folder)], check=True)
        yield folder


def test_a_folder_that_may_not_be_written_to(read_only: Path, tmp_path: Path) -> None:
    path, change = read_only / "project.crowd", decided(30)
    project, content = opened(path)
    assert project.read_only
    assert_same(content, saved(small()))
    with project, refused(WriteError, match=r"project\.crowd is read-only\. Save the project"):
        project.record(0, 3, [change], edit(change))
    with refused(WriteError, match=r"new\.crowd: You are not allowed to write here"):
        create(read_only / "new.crowd", SavedQuestion(small()))
    with create(tmp_path / "copy.crowd", content) as copy:
        assert not copy.read_only
    assert listed(read_only) == ["project.crowd"]


def test_two_windows_may_read_what_none_may_write(read_only: Path) -> None:
    path = read_only / "project.crowd"
    with Project.open(path)[0] as one, Project.open(path)[0] as other:
        assert one.read_only
        assert other.read_only


def leave_cut_off(folder: Path, there: Path) -> None:
    """Leave a project as it is when the process is killed that writes it, in another folder."""
    path = folder / "project.crowd"
    create(path, SavedQuestion(small())).close()
    with closing(connect(path, "rw")) as cut_off:
        # Written in part: the journal tells how it was before.
        cut_off.execute("PRAGMA cache_spill = 1")
        cut_off.execute("PRAGMA cache_size = 1")
        cut_off.execute("BEGIN IMMEDIATE")
        cut_off.execute("UPDATE part SET content = zeroblob(3000)")
        for _ in range(40):
            cut_off.execute("INSERT INTO part (content) VALUES (zeroblob(4000))")
        for file in folder.glob("project.crowd*"):
            shutil.copy(file, there)


def test_nothing_is_put_beside_the_journal_of_another_project(tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.mkdir()
    leave_cut_off(tmp_path, there)
    path, content = there / "project.crowd", saved(small(200, 12))
    path.rename(there / "moved.crowd")
    # SQLite would write the old file over the new one, and nobody would be told.
    with refused(WriteError, match="“project.crowd-journal” is there from a project that was not"):
        create(path, content)
    assert listed(there) == ["moved.crowd", "project.crowd-journal"]
    # What is done with does no harm, and what was cut off is put right where it is whole.
    path.with_name("project.crowd-journal").rename(there / "moved.crowd-journal")
    assert_same(reopened(there / "moved.crowd"), SavedQuestion(small()))
    path.with_name("project.crowd-journal").write_bytes(bytes(512))
    create(path, content).close()
    assert_same(reopened(path), content)


def test_a_file_that_was_not_closed_where_it_may_not_be_put_right(tmp_path: Path) -> None:
    folder = tmp_path / "archive"
    with mounted(folder, "2m"):
        leave_cut_off(tmp_path, folder)
        subprocess.run(["mount", "-o", "remount,ro", str(folder)], check=True)
        with refused(ReadError, match=r"Copy it to another folder, together with the file"):
            Project.open(folder / "project.crowd")
        assert_same(read_project(folder / "project.crowd").questions[0], SavedQuestion(small()))
        shutil.copytree(folder, tmp_path / "copy")
        assert_same(reopened(tmp_path / "copy" / "project.crowd"), SavedQuestion(small()))


@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="root may do anything")
def test_a_file_of_somebody_else(tmp_path: Path) -> None:
    path = tmp_path / "project.crowd"
    create(path, SavedQuestion(small())).close()
    path.chmod(0o400)
    with Project.open(path)[0] as project:
        assert project.read_only
    path.chmod(0)
    with refused(ReadError, match="not allowed to read"):
        Project.open(path)


def test_reading_changes_nothing_of_a_file_or_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "project.crowd"
    content = saved(small())
    create(path, content).close()
    for mode in ("delete", "wal"):
        with closing(sqlite3.connect(path)) as database:
            database.execute(f"PRAGMA journal_mode = {mode}")
        before = path.read_bytes(), path.stat().st_mtime_ns
        assert_same(read_project(path).questions[0], content)
        assert (path.read_bytes(), path.stat().st_mtime_ns) == before
        assert listed(tmp_path) == ["project.crowd"]


def test_reading_includes_what_was_never_put_into_the_file(tmp_path: Path) -> None:
    path = tmp_path / "project.crowd"
    create(path, SavedQuestion(small())).close()
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA journal_mode = wal")
        database.execute("CREATE TABLE visitor (name)")
        database.commit()
        (tmp_path / "copy").mkdir()
        for file in tmp_path.glob("project.crowd*"):
            shutil.copy(file, tmp_path / "copy")
    copy = tmp_path / "copy" / "project.crowd"
    before = {file.name: file.read_bytes() for file in copy.parent.iterdir()}
    # The table that is in the log alone is not one of ours.
    with refused(ReadError, match="damaged"):
        read_project(copy)
    assert {file.name: file.read_bytes() for file in copy.parent.iterdir()} == before


def test_a_file_that_a_window_has_open_is_not_read_beside_it(tmp_path: Path) -> None:
    path, change = tmp_path / "project.crowd", decided(1)
    with create(path, SavedQuestion(small())) as project:
        with refused(ReadError, match="open in another window"):
            read_project(path)
        project.record(0, 1, [change], edit(change))
        assert in_use(path)
    assert read_project(path).questions[0].edits == (edit(change),)


def test_a_folder_that_is_missing(tmp_path: Path) -> None:
    with refused(WriteError, match="The folder does not exist"):
        create(tmp_path / "no" / "project.crowd", SavedQuestion(small()))
    with refused(WriteError, match="There is a folder where a file should be"):
        create(tmp_path, SavedQuestion(small()))
    assert listed(tmp_path) == []
