"""What the report and the review page are as exports; what writes them is loaded when it writes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.io.exporting.table_formats import Export
from crowdgui.text.translation import tr_noop

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.exporting.results import Results


def _write_report(path: Path, results: Results, report: ProgressCallback) -> int:
    from crowdgui.io.report.html import write_html

    return write_html(path, results, report)


def _write_review_page(path: Path, results: Results, report: ProgressCallback) -> int:
    from crowdgui.io.report.review_page import write_review_page

    return write_review_page(path, results, report)


HTML_REPORT = Export(
    "report-html",
    "report.html",
    _write_report,
    tr_noop("Report (HTML)"),
    tr_noop("the same report as one web page; opens in any browser"),
)


REVIEW_PAGE = Export(
    "review-page",
    "review.html",
    _write_review_page,
    tr_noop("Review page (HTML)"),
    tr_noop("all items with votes, final label, status and notes, to read in any browser"),
)
