"""What can go wrong, as one sentence a manager can act on."""

from __future__ import annotations

from crowdgui.core.text import number, tr


class CrowdError(Exception):
    """A failure the user can do something about; its text is one or two plain sentences."""


class ReadError(CrowdError):
    """A file that cannot be read: names the file, the place, what was found and what to do."""

    def __init__(
        self, file: str, found: str, *, line: int | None = None, column: str | None = None
    ):
        place = file
        if line is not None:
            place += tr(", line {line}", line=number(line))
        if column is not None:
            place += tr(", column “{column}”", column=column)
        super().__init__(f"{place}: {found}")
        self.file = file
        self.line = line
        self.column = column


class WriteError(CrowdError):
    """A file that cannot be written; what stood there before is intact."""


class DataError(CrowdError):
    """Labels that no rule can work on, or a choice that does not suit them."""


class Cancelled(Exception):  # noqa: N818 -- a wish of the user, not an error
    """Raised by the progress call once the user has cancelled."""
