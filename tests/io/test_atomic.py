from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from crowdgui.core.errors import WriteError
from crowdgui.io import atomic
from crowdgui.io.atomic import (
    remove_unfinished,
    replace_atomically,
    replace_together,
    write_text,
)
from crowdgui.text.errors import describe_error
from tests.refusals import refused


def listed(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in folder.iterdir()}


def test_text_takes_the_place_of_the_old(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("old")
    write_text(path, "new\nlines é")
    assert path.read_bytes() == "new\nlines é".encode()
    assert len(list(tmp_path.iterdir())) == 1


def test_halves_of_characters_are_marked_and_nothing_else_changes(tmp_path: Path) -> None:
    write_text(tmp_path / "a.txt", "half \ud800, whole 🦜\n")
    assert (tmp_path / "a.txt").read_bytes() == "half ?, whole 🦜\n".encode()


def test_the_old_file_stands_until_the_end_and_after_a_failure(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("old")

    def fail_halfway() -> None:
        with replace_atomically(path) as file:
            file.write(b"half of it")
            file.flush()
            assert path.read_text() == "old"
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail_halfway()
    assert listed(tmp_path) == {"a.txt": "old"}


@pytest.mark.parametrize("step", ["fsync", "replace"])
@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.ENOSPC, "The disk is full"),
        (errno.EACCES, "not allowed to write here"),
        (errno.ENAMETOOLONG, "The name is too long"),
        (errno.EIO, "could not be written"),
    ],
)
def test_a_failing_system_call_is_said_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, number: int, words: str
) -> None:
    def fail(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    path = tmp_path / "a.txt"
    path.write_text("old")
    with monkeypatch.context() as broken:
        broken.setattr(*((atomic.os, "fsync") if step == "fsync" else (Path, "replace")), fail)
        with refused(WriteError, match=words) as caught:
            write_text(path, "new")
    assert describe_error(caught.value).startswith("a.txt: ")
    assert listed(tmp_path) == {"a.txt": "old"}


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is full")
def test_a_disk_that_fills_up_while_writing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.txt"
    path.write_text("old")
    # Whatever file is opened for writing stands on a device without room.
    monkeypatch.setattr(Path, "open", lambda *_: open("/dev/full", "wb"))  # noqa: PTH123, SIM115
    with refused(WriteError, match="The disk is full"), replace_atomically(path) as file:
        file.write(b"x" * 100_000)
    assert os.listdir(tmp_path) == ["a.txt"]  # noqa: PTH208 -- Path.open is replaced


def test_a_folder_that_is_missing_or_in_the_way(tmp_path: Path) -> None:
    with refused(WriteError, match="folder does not exist"):
        write_text(tmp_path / "no" / "a.txt", "new")
    with refused(WriteError, match="a folder where a file should be"):
        write_text(tmp_path, "new")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_access_rights_stay_and_new_files_get_the_usual_ones(tmp_path: Path) -> None:
    path, usual = tmp_path / "a.txt", tmp_path / "usual.txt"
    usual.touch()
    write_text(path, "one")
    assert path.stat().st_mode == usual.stat().st_mode
    path.chmod(0o640)
    write_text(path, "two")
    assert path.stat().st_mode & 0o777 == 0o640


@pytest.mark.skipif(os.name == "nt", reason="making links needs rights on Windows")
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real.txt").write_text("old")
    link = tmp_path / "link.txt"
    link.symlink_to("real.txt")
    write_text(link, "new")
    assert link.is_symlink()
    assert (tmp_path / "real.txt").read_text() == "new"


def test_files_take_their_places_together_or_none_does(tmp_path: Path) -> None:
    folder = tmp_path / "out"
    with replace_together(folder) as staging:
        write_text(staging / "a.txt", "one")
        write_text(staging / "b.txt", "one")
        assert not (folder / "a.txt").exists()
    assert listed(folder) == {"a.txt": "one", "b.txt": "one"}

    def fail_halfway() -> None:
        with replace_together(folder) as staging:
            write_text(staging / "a.txt", "two")
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail_halfway()
    assert listed(folder) == {"a.txt": "one", "b.txt": "one"}


def test_a_place_that_cannot_be_taken_is_named_before_any_is(tmp_path: Path) -> None:
    (tmp_path / "b.txt").mkdir()
    with (
        refused(WriteError, match=r"b\.txt: There is a folder"),
        replace_together(tmp_path) as staging,
    ):
        write_text(staging / "a.txt", "new")
        write_text(staging / "b.txt", "new")
    assert os.listdir(tmp_path) == ["b.txt"]  # noqa: PTH208


@pytest.mark.skipif(os.name == "nt", reason="making links needs rights on Windows")
def test_links_among_the_places_stay_links(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere" / "real.txt"
    elsewhere.parent.mkdir()
    elsewhere.write_text("old")
    folder = tmp_path / "out"
    folder.mkdir()
    (folder / "a.txt").symlink_to(elsewhere)
    with replace_together(folder) as staging:
        write_text(staging / "a.txt", "new")
    assert (folder / "a.txt").is_symlink()
    assert listed(elsewhere.parent) == {"real.txt": "new"}


KILLED = """
import os, sys
from pathlib import Path
from crowdgui.io.atomic import replace_together, temporary_path, write_text
folder = Path(sys.argv[1])
with replace_together(folder) as staging, temporary_path(folder / "b.txt") as neighbour:
    write_text(staging / "a.txt", "new")
    neighbour.write_text("half")
    os._exit(9)
"""


@pytest.mark.skipif(os.name == "nt", reason="there nobody can ask whether a process runs")
def test_what_a_killed_process_leaves_changes_nothing_and_goes_the_next_time(
    tmp_path: Path,
) -> None:
    (tmp_path / "a.txt").write_text("old")
    theirs = [".crowdgui-notes", ".crowdgui-x.tmp", ".other-0123456789ab.tmp"]
    for name in theirs:
        (tmp_path / name).write_text("not ours")
    subprocess.run([sys.executable, "-c", KILLED, str(tmp_path)], check=False)
    assert (tmp_path / "a.txt").read_text() == "old"
    assert len(list(tmp_path.iterdir())) == 6
    with replace_together(tmp_path) as living:
        remove_unfinished(tmp_path)
        assert sorted(os.listdir(tmp_path)) == sorted([living.name, "a.txt", *theirs])  # noqa: PTH208


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
def test_a_folder_that_may_not_be_written_to_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, *_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    folder = tmp_path / "results"
    folder.mkdir()
    monkeypatch.setattr(
        Path, "mkdir", lambda path, *a, **k: refuse(path) if ".tmp" in path.name else None
    )
    with refused(WriteError, match="^results: You are not allowed"), replace_together(folder):
        pass
