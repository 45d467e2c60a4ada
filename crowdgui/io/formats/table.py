"""The one table of formats: the dialog, the command line and the readers all look here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.errors import DataError
from crowdgui.core.text import tr

if TYPE_CHECKING:
    from crowdgui.io.formats.form import Format
    from crowdgui.io.formats.head import Head

FORMATS: tuple[Format, ...] = ()
"""In the order in which they are tried, the most particular first."""


def recognised(head: Head) -> Format | None:
    """Give the format of a file by its first bytes; None for text tables and what is unknown."""
    return next((form for form in FORMATS if form.recognise(head)), None)


def format_of(key: str) -> Format:
    """Give a format by its key."""
    for form in FORMATS:
        if form.key == key:
            return form
    raise DataError(tr("There is no format called “{key}”.", key=key))
