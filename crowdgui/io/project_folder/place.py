"""What makes a file or a folder a project; quick to import, since every path is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.io.reachable import is_file, is_folder

if TYPE_CHECKING:
    from pathlib import Path

SUFFIX = ".crowd"
"""Of a project in one file."""

MANIFEST = "crowdgui-project.json"
"""Names, sizes and checksums of the files in the folder."""


def is_project(path: Path) -> bool:
    """Return whether this is a project, as a file or as a folder."""
    return path.suffix.lower() == SUFFIX or is_project_folder(path)


def is_project_folder(path: Path) -> bool:
    """Return whether this is a folder with a project, or the list of files in one."""
    return is_file(folder_of(path) / MANIFEST)


def folder_of(path: Path) -> Path:
    """Return the folder that was meant by it or by the list of files in it."""
    return path.parent if path.name == MANIFEST and not is_folder(path) else path
