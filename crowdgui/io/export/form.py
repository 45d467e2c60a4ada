"""A file that can be handed on, and a table that can be written in any format."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from crowdgui.text.display_text import HasDescription

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.results import Results
    from crowdgui.io.writing.blocks import Table


@dataclass(frozen=True)
class Export(HasDescription):
    """A file that can be handed on; `write` gives how many cells it had to make safe."""

    key: str
    file: str
    write: Callable[[Path, Results, ProgressCallback], int]
    _name: str
    _sentence: str


def _nothing(_: Results) -> str:
    return ""


@dataclass(frozen=True)
class TableExport(HasDescription):
    """A table that can be handed on; `lacking` says why there is none, or nothing."""

    key: str
    table: Callable[[Results, ProgressCallback], Table]
    _name: str
    _sentence: str
    lacking: Callable[[Results], str] = _nothing
    quick: bool = True
    """Whether its first rows are there at once."""
