"""Where the application's own files are: icons, fonts, sample data."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import crowdgui

_PACKAGE = Path(crowdgui.__file__).resolve().parent


def resource(name: str) -> Path:
    """Find a file or folder such as "icons/table.svg", installed or in the source tree.

    Raises
    ------
    FileNotFoundError
        If there is none; the message lists what is in its folder.
    """
    root = _root()
    path = root / name
    if path.exists():
        return path
    folder = next(p for p in path.parents if p.is_dir())
    known = ", ".join(sorted(p.name for p in folder.iterdir()))
    raise FileNotFoundError(f"There is no resource {name!r}. Known here: {known}.")


@cache
def _root() -> Path:
    # An installed package carries the folder inside; in the source tree it stands beside.
    for root in (_PACKAGE / "resources", _PACKAGE.parent / "resources"):
        if root.is_dir():
            return root
    raise FileNotFoundError("The application's resources folder is missing. Install it again.")
