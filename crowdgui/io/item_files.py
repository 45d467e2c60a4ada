"""Picture files that items name: kept relative to the project, and found again elsewhere."""

from __future__ import annotations

import os
from pathlib import Path, PureWindowsPath
from typing import TYPE_CHECKING

from crowdgui.core.errors import ReadError
from crowdgui.core.labels import text_array
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Iterable

    from crowdgui.core.arrays import TextArray

FORMATS = ("png", "jpg", "jpeg", "gif", "webp", "bmp")
"""Endings of the pictures that can be shown."""

_ENDINGS = tuple(f".{ending}" for ending in FORMATS)
_LONGEST = 2000


def names_picture(content: str) -> bool:
    """Return whether a content is a picture file's name, by its form alone."""
    text = content.strip()
    return (
        text.casefold().endswith(_ENDINGS)
        and len(text) <= _LONGEST
        and text.isprintable()
        and "://" not in text
        and not _is_network_path(text)
    )


def _is_network_path(text: str) -> bool:
    """Whether a path would be looked for over the network."""
    return text.startswith(("\\\\", "//", "\\/", "/\\"))


def keep_relative(content: TextArray, base: Path | None, folder: Path) -> TextArray:
    """Return what items show with the pictures in `folder` and below it named from there.

    Relative names are seen from `base`. Pictures elsewhere keep their names, so that nothing points
    out of the folder that did not before. Separators become slashes, which every system reads.
    """
    # A link may lead to the folder: names are seen through it or past it.
    tops = (Path(os.path.normpath(folder.absolute())), folder.resolve())
    start = None if base is None else base.absolute()
    made, changed = [], False
    for text in content.tolist():
        name = _from_top(text.strip(), start, tops) if names_picture(text) else text
        changed |= name != text
        made.append(name)
    return text_array(made) if changed else content


def _from_top(name: str, start: Path | None, tops: Iterable[Path]) -> str:
    path = Path(name)
    # The whole path of a file on another system isn't seen from any folder here.
    elsewhere = not path.is_absolute() and bool(PureWindowsPath(name).anchor)
    if elsewhere or (start is None and not path.is_absolute()):
        return name
    whole = Path(os.path.normpath(path if start is None else start / path))
    top = next((top for top in tops if whole.is_relative_to(top)), None)
    return name if top is None else whole.relative_to(top).as_posix()


def find_picture(content: str, folder: Path) -> Path:
    """Return the file that a content names, seen from `folder`, links followed.

    A name with the separators of another system is understood. A whole path of another computer is
    looked for by its last parts, in the folder and below it only.

    Raises
    ------
    ReadError
        If the name cannot be that of a file here.
    """
    name = content.strip()
    try:
        path = (folder / name).resolve()
        if path.exists():
            return path
        parts = PureWindowsPath(name).parts
        if not PureWindowsPath(name).anchor:
            return (folder.joinpath(*parts)).resolve()
        top = folder.resolve()
        for first in range(1, len(parts)):
            place = top.joinpath(*parts[first:]).resolve()
            if place.is_relative_to(top) and place.is_file():
                return place
    except (OSError, RuntimeError, ValueError) as error:
        raise ReadError(name, tr("there is no such file.")) from error
    return path
