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
from crowdgui.io.reachable import is_file
from crowdgui.text.translation import tr

_END = "-open"

_NETWORKS = frozenset(
    ("nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "ceph", "glusterfs", "lustre", "vboxsf")
)

_LONGEST = 60
"""Characters of another computer’s name that are shown."""

_MOST_BYTES = 4096


class OwnerFile:
    """The note that this computer has a project open, until it is released."""

    def __init__(self, path: Path, words: bytes) -> None:
        self._path, self._words = path, words

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
    beside = _beside(path)
    if not on_network(beside.parent):
        return None
    words = json.dumps({"computer": platform.node(), "key": secrets.token_hex(8)}).encode()
    # Where no file can be made beside it, nothing says who has it open.
    with suppress(OSError):
        for _ in range(2):
            try:
                made = os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666)
            except FileExistsError:
                check_owner(path)
                beside.unlink(missing_ok=True)
                continue
            try:
                with os.fdopen(made, "wb") as file:
                    file.write(words)
            except OSError:
                # Half of it would count as another computer’s.
                beside.unlink(missing_ok=True)
                raise
            return OwnerFile(beside, words)
    return None


def check_owner(path: Path) -> None:
    """Raise an InputError if another computer has the project at `path` open."""
    beside = _beside(path)
    if not is_file(beside):
        return
    try:
        with beside.open("rb") as file:
            computer = str(json.loads(file.read(_MOST_BYTES))["computer"])
    except FileNotFoundError:
        return
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        # Anybody may have put anything there.
        computer = ""
    if computer == platform.node():
        return
    shown = "".join(filter(str.isprintable, computer))[:_LONGEST] or "?"
    raise InputError(
        tr(
            "It is open on another computer, “{computer}”. Close it there first. If it isn’t open "
            "there, delete the file “{left}” beside it.",
            computer=shown,
            left=beside.name,
        )
    )


def _beside(path: Path) -> Path:
    real = path.resolve()
    return real.with_name(real.name + _END)


def on_network(folder: Path) -> bool:
    """Return whether other computers may see this folder, as far as the system says."""
    if sys.platform == "win32":
        return folder.drive.startswith("\\\\")
    if sys.platform == "darwin":
        return folder.is_relative_to("/Volumes")
    with suppress(OSError):
        mounts = Path("/proc/self/mountinfo").read_text("utf-8", "surrogateescape")
        kind = file_system(folder, mounts)
        return kind in _NETWORKS or kind.startswith("fuse.")
    return False


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
