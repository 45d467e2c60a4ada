"""What the window can ask of the thread that keeps the project file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.review.decisions import Change, Edit
    from crowdgui.io.project.content import ProjectContent
    from crowdgui.io.project.outcome import SavedOutcome


@dataclass(frozen=True, eq=False)
class Begin:
    """Write everything to a new file."""

    path: Path
    content: ProjectContent


@dataclass(frozen=True, eq=False)
class Open:
    """Read everything from a file; what is kept stays the file of before until `Adopt`."""

    path: Path


@dataclass(frozen=True, eq=False)
class Adopt:
    """Go on in the file that was opened; `delete_old` takes away the one of before."""

    delete_old: bool


@dataclass(frozen=True, eq=False)
class Record:
    """Write down what was decided about a question."""

    question: int
    done: int
    changes: tuple[Change, ...]
    edit: Edit | None


@dataclass(frozen=True, eq=False)
class Keep:
    """Write a question's result in the place of its last one."""

    question: int
    outcome: SavedOutcome


@dataclass(frozen=True, eq=False)
class Show:
    """Write down which question is shown."""

    question: int


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
    """Discard what could not be written."""


Request = Begin | Open | Adopt | Record | Keep | Show | SaveAs | Close
