"""Somebody writes the report, to look at and to print."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.end_to_end.display.pdf_text import pdf_text
from tests.end_to_end.display.photos import photos

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.end_to_end.display.driven import Driven


pytestmark = pytest.mark.display


def test_both_reports_are_written_and_hold_the_counts(
    start: Callable[..., Driven], tmp_path: Path
) -> None:
    user = start(photos(tmp_path / "photos.csv", 40))
    user.take()
    user.press("ctrl+e")
    user.click("export-labels")
    user.click("export-workers")
    user.scroll_to("export-report-pdf", over="export-workers")
    for report in ("export-report-html", "export-report-pdf"):
        user.click(report)
    user.sees("export", "Export 2 files")
    user.export(tmp_path / "report", "2 files written")
    user.quit()
    counts = "200 labels, 5 workers, 40 items, 2 classes."
    page = (tmp_path / "report" / "report.html").read_text(encoding="utf-8")
    assert counts in page
    assert counts in pdf_text(tmp_path / "report" / "report.pdf")
