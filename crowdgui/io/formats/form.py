"""What a format is, how one file is read by it, and what several formats say in the same words."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from crowdgui.core.options import Options
from crowdgui.text.translation import HasName, tr_n, tr_noop
from crowdgui.text.wording import OptionText

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.tabular.file_head import FileHead
    from crowdgui.io.tabular.raw_table import RawTable

MARKS_A_PART = tr_noop("Marks a part of the item, not the whole item")
FREE_TEXT = tr_noop("Free text, not a class")
NO_LABEL = tr_noop("Submitted without a label")
NOT_LABELLED = tr_noop("Not labelled yet")
SKIPPED = tr_noop("Skipped by the worker")
REJECTED = tr_noop("Rejected by the requester")

DAMAGED = tr_noop("It is damaged or incomplete. Download or copy it again from the source.")

FILE_IS_WORKER = OptionText(
    tr_noop("One file per worker"), tr_noop("Uses the file name as the worker.")
)


def describe_rejected(n: int) -> list[str]:
    """State that labels count although somebody who reviewed them said no; nothing of none."""
    one = "{n} label was rejected in review and is read like the others."
    many = "{n} labels were rejected in review and are read like the others."
    return [tr_n(one, many, n)] if n else []


@dataclass(frozen=True)
class NoOptions(Options):
    """Of a format that can be read in one way only."""


@dataclass(frozen=True)
class NamedPart:
    """Something that a file has under a name, such as a sheet, and in words how large it is."""

    name: str
    size: str


def _nothing(path: Path, report: ProgressCallback) -> Mapping[str, tuple[NamedPart, ...]]:
    return MappingProxyType({})


@dataclass(frozen=True)
class Format(HasName):
    """A way in which labels are written down in files.

    Attributes
    ----------
    key : str
        Its name in recipes and on the command line.
    recognise : callable
        Says of a file's first bytes whether it is of this format; never looks at its name alone.
    read : callable
        Takes path, options and report, and gives the file as a table; raises only `ReadError`
        (and `Cancelled`, by way of report).
    endings : tuple of str
        How the names of such files end, for the open dialog.
    options : type of Options
        What the user can choose of how it is read.
    offers : callable
        Takes path and report, and gives for each choice of a name what the file has to offer, in
        the file's order; raises as `read` does.
    """

    key: str
    _name: str
    recognise: Callable[[FileHead], bool]
    read: Callable[[Path, Any, ProgressCallback], RawTable]
    endings: tuple[str, ...]
    options: type[Options] = NoOptions
    offers: Callable[[Path, ProgressCallback], Mapping[str, tuple[NamedPart, ...]]] = _nothing


@dataclass(frozen=True)
class FormatForm:
    """How a file that is no plain table of text is read: the format's key and its options."""

    key: str
    options: Any
