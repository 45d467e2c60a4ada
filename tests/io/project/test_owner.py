"""On a folder that other computers see, a file beside the project says which one has it open."""

from __future__ import annotations

import errno
import io
import os
import platform
from typing import TYPE_CHECKING, NoReturn

import pytest

from crowdgui.core.errors import ReadError, WriteError
from crowdgui.io.project import owner
from crowdgui.io.project.content import ProjectContent, SavedQuestion
from crowdgui.io.project.owner import file_system
from crowdgui.io.project.project import Project
from crowdgui.io.project.recovery import find_recovery_files
from tests.io.project_samples import create, decided, edit, listed, small
from tests.refusals import refused

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def shared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder that is taken for one on the network."""
    monkeypatch.setattr(owner, "on_network", lambda _: True)
    return tmp_path


@pytest.fixture
def held(shared: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a project that another computer has open, whose locks nobody sees here."""
    path = shared / "p.crowd"
    with create(path, SavedQuestion(small())) as project:
        words = beside(path).read_bytes()
        project.record(0, 1, [decided(1)], edit(decided(1)))
    beside(path).write_bytes(words)
    monkeypatch.setattr(platform, "node", lambda: "another desk")
    yield path
    assert beside(path).read_bytes() == words


def beside(path: Path) -> Path:
    return path.with_name("p.crowd-open")


def test_the_file_is_there_as_long_as_the_project_is_open(shared: Path) -> None:
    path = shared / "p.crowd"
    create(path, SavedQuestion(small())).close()
    assert listed(shared) == ["p.crowd"]
    project, _ = Project.open(path)
    assert listed(shared) == ["p.crowd", "p.crowd-open"]
    project.close()
    assert listed(shared) == ["p.crowd"]


def test_what_another_computer_has_open_is_refused_by_its_name(held: Path) -> None:
    before = held.read_bytes()
    said = r"another computer, “.+”\. Close it there first\..*delete the file “p\.crowd-open”"
    with refused(ReadError, match=said) as error:
        Project.open(held)
    assert platform.node() not in str(error.value)
    with refused(WriteError, match=said):
        create(held, SavedQuestion(small()))
    assert find_recovery_files(held.parent).abandoned == ()
    assert held.read_bytes() == before


def test_without_the_file_it_opens_again(held: Path) -> None:
    words = beside(held).read_bytes()
    beside(held).unlink()
    project, content = Project.open(held)
    assert content.questions[0].state.decisions
    project.close()
    assert not beside(held).exists()
    beside(held).write_bytes(words)


def test_what_a_crash_of_this_computer_left_stops_nobody(shared: Path) -> None:
    path = shared / "p.crowd"
    with create(path, SavedQuestion(small())):
        left = beside(path).read_bytes()
    beside(path).write_bytes(left)
    with Project.open(path)[0]:
        assert beside(path).read_bytes() != left
    assert listed(shared) == ["p.crowd"]


@pytest.mark.parametrize(
    "words", [b"", b"{", b"[1]", b'{"computer": null}', b"\xff\0", b"[" * 5000]
)
def test_a_file_that_cannot_be_read_counts_as_another_computers(shared: Path, words: bytes) -> None:
    path = shared / "p.crowd"
    create(path, SavedQuestion(small())).close()
    beside(path).write_bytes(words)
    with refused(ReadError, match="open on another computer"):
        Project.open(path)


def test_a_project_that_is_written_again_stays_this_computers(shared: Path) -> None:
    path = shared / "p.crowd"
    first = create(path, SavedQuestion(small()))
    second = first.replaced(ProjectContent((SavedQuestion(small()),), 0))
    first.close()
    assert listed(shared) == ["p.crowd", "p.crowd-open"]
    second.close()
    assert listed(shared) == ["p.crowd"]


def test_two_computers_that_open_at_once_do_not_both_get_it(
    held: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The other one comes after this one has looked, and before it says so itself.
    monkeypatch.setattr("crowdgui.io.project.project.check_owner", lambda _: None)
    monkeypatch.setattr("crowdgui.io.project.file.check_owner", lambda _: None)
    with refused(ReadError, match="open on another computer"):
        Project.open(held)


def test_a_folder_of_this_computer_gets_no_such_file(tmp_path: Path) -> None:
    with create(tmp_path / "p.crowd", SavedQuestion(small())):
        assert "p.crowd-open" not in listed(tmp_path)


MOUNTS = """\
22 1 254:0 / / rw,relatime shared:1 - ext4 /dev/vda rw
30 22 0:40 / /mnt/team\\040folder rw - nfs4 server:/team rw
31 22 0:41 / /mnt/desk rw - fuse.sshfs me@desk: rw
32 22 0:42 / /mnt/desk rw shared:2 master:3 - tmpfs tmpfs rw
"""


def test_the_table_of_mounts_names_the_file_system(tmp_path: Path) -> None:
    root = tmp_path.parents[len(tmp_path.parents) - 1]
    found = [
        file_system(root / place, MOUNTS)
        for place in ("home/me", "mnt/team folder/a/b", "mnt/team folders", "mnt/desk")
    ]
    # Of two at one place the later one covers the other.
    assert found == ["ext4", "nfs4", "ext4", "tmpfs"]
    assert file_system(root, "") == ""


def test_a_project_on_a_network_that_is_away_is_closed_all_the_same(
    shared: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = shared / "p.crowd"
    project = create(path, SavedQuestion(small()))

    def gone(number: int) -> NoReturn:
        os.closerange(number, number + 1)
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(os, "close", gone)
        project.close()
    Project.open(path)[0].close()
    assert listed(shared) == ["p.crowd"]


def test_a_network_that_is_away_for_a_while_is_no_change_by_others(
    shared: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = shared / "p.crowd"
    with create(path, SavedQuestion(small())) as project:
        own, read = project._file, os.read

        def away(number: int, size: int) -> bytes:
            if number == own:
                raise OSError(errno.EIO, os.strerror(errno.EIO))
            return read(number, size)

        with monkeypatch.context() as patch:
            patch.setattr(os, "read", away)
            with refused(WriteError, match=f"could not be written: {os.strerror(errno.EIO)}"):
                project.record(0, 1, [decided(1)], edit(decided(1)))
        project.record(0, 1, [decided(1)], edit(decided(1)))


def test_a_full_disk_leaves_no_half_a_note(shared: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = shared / "p.crowd"
    create(path, SavedQuestion(small())).close()

    class Full(io.BytesIO):
        def write(self, words: object) -> NoReturn:
            raise OSError(errno.ENOSPC, "No space left on device")

    def full(number: int, mode: str) -> Full:
        os.close(number)
        return Full()

    with monkeypatch.context() as patch:
        patch.setattr(os, "fdopen", full)
        Project.open(path)[0].close()
    assert listed(shared) == ["p.crowd"]


def test_a_link_to_a_project_is_the_project(shared: Path) -> None:
    path, link = shared / "p.crowd", shared / "link.crowd"
    create(path, SavedQuestion(small())).close()
    link.symlink_to(path)
    with Project.open(link)[0]:
        assert listed(shared) == ["link.crowd", "p.crowd", "p.crowd-open"]
    assert listed(shared) == ["link.crowd", "p.crowd"]
