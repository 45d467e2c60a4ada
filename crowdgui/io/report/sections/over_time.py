"""Agreement and speed over time, and the workers whose agreement changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.workers.over_time import NoTime
from crowdgui.figures.curves import TimeMeasure, time_curves
from crowdgui.io.report.parts import (
    Paragraph,
    Pictures,
    ReportColumn,
    ReportSection,
    Row,
    Table,
    shorten_text,
)
from crowdgui.io.report.plots import curves_chart
from crowdgui.text.translation import format_duration, format_number, format_percent, tr
from crowdgui.text.workers.over_time import (
    describe_change,
    describe_changes,
    windows_note,
    write_moment,
)

if TYPE_CHECKING:
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.workers.over_time import TimeWindows
    from crowdgui.io.exporting.results import Results
    from crowdgui.io.report.parts import Part

MOST_CHANGED = 30
_LONGEST = 40


def over_time_section(results: Results, report: ProgressCallback) -> ReportSection | None:
    """Return the section; None where times aren't known."""
    found = results.over_time(report)
    if isinstance(found, NoTime):
        return None
    changes = found.changes
    parts: list[Part] = [
        Paragraph(describe_changes(found)),
        *_pictures(found.crowd),
        _crowd(found.crowd, windows_note(found)),
    ]
    changed = np.flatnonzero(changes.changed)
    first = changed[np.argsort(changes.q[changed], kind="stable")]
    rows = tuple(
        Row((shorten_text(results.report_ids[worker], _LONGEST), describe_change(found, worker)))
        for worker in first[:MOST_CHANGED].tolist()
    )
    if rows:
        columns = (ReportColumn(tr("Worker"), share=0.5), ReportColumn(tr("Change"), share=2.0))
        parts.append(Table(tr("Workers whose agreement changed"), columns, rows))
    return ReportSection("over-time", tr("Quality over time"), tuple(parts))


def _pictures(windows: TimeWindows) -> list[Part]:
    """Draw agreement over time, and speed where it is known."""
    measures = {TimeMeasure.AGREEMENT: tr("Agreement over time")}
    if np.isfinite(windows.seconds).any():
        measures[TimeMeasure.SPEED] = tr("Speed over time")
    caption = tr("All workers together; the band is the 95% interval.")
    charts = (
        curves_chart(time_curves(windows, measure, ()), f"over-time-{measure}", title, caption)
        for measure, title in measures.items()
    )
    return [Pictures((chart,)) for chart in charts if chart is not None]


def _crowd(windows: TimeWindows, note: str) -> Table:
    columns = (
        ReportColumn(tr("First label (UTC)")),
        ReportColumn(tr("Labels"), numeric=True, share=0.5),
        ReportColumn(tr("Agreement"), numeric=True),
        ReportColumn(tr("Median per label"), numeric=True, share=0.7),
    )
    rows = tuple(
        Row(
            (
                write_moment(float(windows.first[place])),
                format_number(int(windows.labels[place])),
                _share(windows, place),
                "–"
                if np.isnan(windows.seconds[place])
                else format_duration(float(windows.seconds[place])),
            )
        )
        for place in range(windows.labels.size)
    )
    return Table(tr("All workers together"), columns, rows, note)


def _share(windows: TimeWindows, place: int) -> str:
    if not windows.compared[place]:
        return "–"
    return tr(
        "{share} ({low} to {high})",
        share=format_percent(float(windows.agreement[place])),
        low=format_number(100 * float(windows.agreement_low[place]), 1),
        high=format_number(100 * float(windows.agreement_high[place]), 1),
    )
