"""The files the window hands on: those the command line writes too, and the report as PDF."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.text import later
from crowdgui.io.export.form import Export
from crowdgui.io.report.export import HTML_REPORT

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import Report
    from crowdgui.io.results import Results


def _write(path: Path, results: Results, report: Report) -> int:
    from crowdgui.ui.report.pdf import write_pdf

    return write_pdf(path, results, report)


PDF_REPORT = Export(
    "report-pdf",
    "report.pdf",
    _write,
    later("Report (PDF)"),
    later("the same report on pages, to print and to file"),
)

REPORTS = (HTML_REPORT, PDF_REPORT)
