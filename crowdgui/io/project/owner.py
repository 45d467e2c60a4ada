"""Which computer has a project open, where file locks may hold on one computer only.

Network folders often have no locks that other computers see, and two windows would write into one
project. There a file beside the project names the computer that has it open, as office programs
leave one. Between windows of one computer SQLite’s lock decides: what a crash left is replaced.
"""

from __future__ import annotations

import json
import os
import platform
import re
import secrets
import sys
from contextlib import suppress
from pathlib import Path

from crowdgui.core.errors import InputError
from crowdgui.text.translation import tr

_END = "-open"

_NETWORKS = frozenset(
    ("nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "ceph", "glusterfs", "lustre", "vboxsf")
)

_LONGEST = 60
"""Characters of another computer’s name that are shown."""


class OwnerFile:
    """The note that this computer has a project open, until it is released."""

    def __init__(self, project: Path, words: bytes) -> None:
        self._path, self._words = _beside(project), words

    def release(self) -> None:
        """Delete it, unless another window of this computer has taken the project over."""
        with suppress(OSError):
            if self._path.read_bytes() == self._words:
                self._path.unlink()


def claim_project(path: Path) -> OwnerFile | None:
    """Note beside a project that this computer has it open; None where nobody needs to know.

    Call it with the project locked: what this computer has left there is nobody’s then.

    Raises
    ------
    InputError
        If another computer has it open.
    """
    if not on_network(path.resolve().parent):
        return None
    words = json.dumps({"computer": platform.node(), "key": secrets.token_hex(8)}).encode()
    # Where nothing can be written beside it, two computers could not be told apart before either.
    with suppress(OSError):
        for _ in range(2):
            try:
                made = os.open(_beside(path), os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666)
            except FileExistsError:
                check_owner(path)
                _beside(path).unlink(missing_ok=True)
            else:
                with os.fdopen(made, "wb") as file:
                    file.write(words)
                return OwnerFile(path, words)
    return None


def check_owner(path: Path) -> None:
    """Raise an InputError if another computer has the project at `path` open."""
    try:
        words = _beside(path.resolve()).read_bytes()[:4096]
    except OSError:
        return
    computer = ""
    with suppress(ValueError, TypeError, KeyError):
        computer = str(json.loads(words)["computer"])
    if computer == platform.node():
        return
    shown = "".join(filter(str.isprintable, computer))[:_LONGEST] or "?"
    raise InputError(
        tr(
            "It is open on another computer, “{computer}”. Close it there first. If it isn’t open "
            "there, delete the file “{left}” beside it.",
            computer=shown,
            left=_beside(path).name,
        )
    )


def _beside(path: Path) -> Path:
    return path.with_name(path.name + _END)


def on_network(folder: Path) -> bool:
    """Return whether other computers may see this folder, as far as the system says."""
    if sys.platform == "win32":
        return folder.drive.startswith("\\\\")
    if sys.platform == "darwin":
        return folder.is_relative_to("/Volumes")
    with suppress(OSError):
        return _is_network(file_system(folder, Path("/proc/self/mountinfo").read_text("utf-8")))
    return False


def _is_network(kind: str) -> bool:
    return kind in _NETWORKS or kind.startswith("fuse.")


def file_system(folder: Path, mounts: str) -> str:
    """Return the kind of file system of a folder, by Linux’s table of mounts; empty if unknown."""
    found, nearest = "", -1
    for line in mounts.splitlines():
        before, _, after = line.partition(" - ")
        place = Path(re.sub(r"\\(\d{3})", lambda code: chr(int(code[1], 8)), before.split()[4]))
        # Of two at one place the later one covers the other.
        if folder.is_relative_to(place) and len(place.parts) >= nearest:
            found, nearest = after.split()[0], len(place.parts)
    return found
