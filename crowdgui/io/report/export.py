"""The report as one of the files that are handed on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.io.export.form import Export
from crowdgui.text.translation import tr_noop

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.results import Results


def _write(path: Path, results: Results, report: ProgressCallback) -> int:
    # What fills templates takes long to load, and nobody may want a report.
    from crowdgui.io.report.html import write_html

    return write_html(path, results, report)


HTML_REPORT = Export(
    "report-html",
    "report.html",
    _write,
    tr_noop("Report (HTML)"),
    tr_noop("all there is to say, with pictures, to pass on; opens in any browser"),
)
