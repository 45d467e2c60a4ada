"""Whether something is at a path; on a network that is away, nothing is. Why it can’t be opened."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from crowdgui.core.errors import ReadError
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from pathlib import Path

# Python raises what it does not take for “not there”, such as a stale handle or a host that is
# down: a window that only asks has nobody to say so to. Who opens or writes it gets the reason.


def path_exists(path: Path) -> bool:
    """Return whether there is a file or a folder that can be looked at."""
    with suppress(OSError, ValueError):
        return path.exists()
    return False


def is_file(path: Path) -> bool:
    """Return whether there is a file that can be looked at."""
    with suppress(OSError, ValueError):
        return path.is_file()
    return False


def is_folder(path: Path) -> bool:
    """Return whether there is a folder that can be looked at."""
    with suppress(OSError, ValueError):
        return path.is_dir()
    return False


def not_opened(name: str, error: OSError) -> ReadError:
    """Return what is raised for a file or a folder that the system doesn’t open."""
    return ReadError(name, tr("It can’t be opened: {why}.", why=error.strerror or str(error)))
