"""What a report says of the names it gives to workers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from crowdgui.io.results import Results


def replaced_names(results: Results) -> str:
    """State that workers do not have their names here; nothing where they do."""
    if results.report_key is None:
        return ""
    return tr("Workers’ names are replaced: “worker 12” is not the name of anybody in the file.")
