"""What the window can ask of the thread that keeps the project file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.review.edits import Change, Edit
    from crowdgui.io.project.project import Saved, SavedOutcome


@dataclass(frozen=True, eq=False)
class Begin:
    """Write everything to a new file."""

    path: Path
    saved: Saved


@dataclass(frozen=True, eq=False)
class Open:
    """Read everything from a file."""

    path: Path


@dataclass(frozen=True, eq=False)
class Record:
    """Write down what was decided."""

    done: int
    changes: tuple[Change, ...]
    edit: Edit | None


@dataclass(frozen=True, eq=False)
class Keep:
    """Write a result in the place of the last one."""

    outcome: SavedOutcome


@dataclass(frozen=True, eq=False)
class SaveAs:
    """Go on in a copy; `delete_old` takes away the file gone on from."""

    path: Path
    delete_old: bool


@dataclass(frozen=True, eq=False)
class Close:
    """Close the file, and delete it where nobody needs it any more."""

    delete: bool


@dataclass(frozen=True, eq=False)
class Discard:
    """Give up what could not be written."""


Request = Begin | Open | Record | Keep | SaveAs | Close
