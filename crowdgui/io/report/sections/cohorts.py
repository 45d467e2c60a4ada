"""Vendors, countries, shifts and other groups of labels, compared on the same items."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.io.report.parts import (
    Paragraph,
    ReportColumn,
    ReportSection,
    Row,
    Table,
    shorten_text,
)
from crowdgui.text.translation import tr
from crowdgui.text.workers.cohorts import cohort_heads, cohort_note, cohort_rows, cohort_summary

if TYPE_CHECKING:
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.exporting.results import Results
    from crowdgui.io.report.parts import Part

_LONGEST = 40


def cohorts_section(results: Results, report: ProgressCallback) -> ReportSection | None:
    """Return the section; None where no column names groups."""
    parts: list[Part] = []
    currency = results.prices.currency
    for table in results.cohorts(report):
        columns = tuple(
            ReportColumn(head, numeric=place > 0, share=0.5 if place in (1, 2) else 1.0)
            for place, head in enumerate(cohort_heads(table))
        )
        rows = tuple(
            Row((shorten_text(c[0], _LONGEST), *c[1:])) for c in cohort_rows(table, currency)
        )
        parts.append(Paragraph(cohort_summary(table)))
        parts.append(Table(shorten_text(table.name, _LONGEST), columns, rows, cohort_note(table)))
    return ReportSection("cohorts", tr("Groups of workers"), tuple(parts)) if parts else None
