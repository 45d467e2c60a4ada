"""The files that the window exports: those the command line writes too, and the report as PDF."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.io.exporting.table_formats import Export
from crowdgui.io.report.report_files import HTML_REPORT
from crowdgui.text.translation import tr_noop

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.exporting.results import Results


def _write(path: Path, results: Results, report: ProgressCallback) -> int:
    from crowdgui.ui.report_pdf.pdf import write_pdf

    return write_pdf(path, results, report)


PDF_REPORT = Export(
    "report-pdf",
    "report.pdf",
    _write,
    tr_noop("Report (PDF)"),
    tr_noop("all results with charts as pages, to send, print and file"),
)


REPORTS = (PDF_REPORT, HTML_REPORT)
