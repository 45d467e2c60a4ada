"""Which pages there are."""

from __future__ import annotations

from crowdgui.text.translation import tr
from crowdgui.ui.widgets.rail import RailEntry


def rail_entries() -> tuple[RailEntry, ...]:
    """Return the pages in the order of the work."""
    return (
        RailEntry("data", "table", tr("Data")),
        RailEntry("labels", "tag", tr("Labels")),
        RailEntry("workers", "people", tr("Workers")),
        RailEntry("items", "ticked-list", tr("Items")),
        RailEntry("guarantee", "shield-tick", tr("Guarantee")),
        RailEntry("compare", "bars", tr("Compare")),
        RailEntry("export", "arrow-out", tr("Export")),
    )
