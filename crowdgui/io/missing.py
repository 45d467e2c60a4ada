"""Words that often stand where there is no answer: offered to the user, never taken unasked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.io.reading import Layout, Reading, Role

if TYPE_CHECKING:
    from crowdgui.io.text_file import Preview

_USUAL = frozenset(
    (
        *("", "-", "--", ".", "?", "na", "n/a", "#n/a", "nan", "null", "none", "missing"),
        *("skip", "skipped", "ignore", "ignored", "no answer", "no response", "unanswered"),
    )
)


def suggest_missing(preview: Preview, reading: Reading) -> frozenset[str]:
    """Find cells among the answers shown that may mean that there is none.

    In a wide table −1 often does, where it is not one of only two classes.
    """
    cells = {row[i] for row in preview.rows for i in reading.places(Role.LABEL)}
    found = {cell for cell in cells if cell.strip().casefold() in _USUAL}
    if reading.layout is not Layout.LONG and len(cells - found - {"-1"}) >= 2:
        found |= cells & {"-1"}
    return frozenset(found) - reading.missing
