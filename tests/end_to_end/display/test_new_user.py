"""Somebody new opens a file of labels, hands on labels and report, and then tries the sample."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.end_to_end.display.auditing_workers import leave_out_the_flagged
from tests.end_to_end.display.pdf_text import pdf_text
from tests.end_to_end.display.photos import photos, rows, true_labels

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.end_to_end.display.driven import Driven


pytestmark = pytest.mark.display


def test_from_an_empty_window_to_files_to_hand_on_and_to_the_sample(
    start: Callable[..., Driven], tmp_path: Path
) -> None:
    file = photos(tmp_path / "my photos.csv", 40)
    before = file.read_bytes()
    user = start()
    user.sees("page-data", "The files you open will be listed here.")
    user.open(file)

    user.sees("import-dialog", "200\nlabels")
    user.press("ctrl+Prior")
    user.sees("import-files", "my photos.csv")
    user.press("ctrl+Next")
    user.sees("import-dialog", "The first 100 of 200 rows.")
    user.press("ctrl+Next")
    user.sees("import-words-note")
    user.press("ctrl+Next")
    user.sees("import-dialog", "Nothing is skipped.")
    user.take()

    user.sees("labels-message", "40 items labelled")
    user.sees("final-classes", "cat: 20 items, 50.0%; dog: 20 items, 50.0%")
    user.press("ctrl+e")
    user.export(tmp_path / "handed on", "3 files written")
    user.click("export-labels")
    user.click("export-report-html")
    user.sees("export", "Export 3 files")
    user.export(tmp_path / "report", "3 files written")
    # To start the application again takes longer than either story.
    leave_out_the_flagged(user, tmp_path)
    user.quit()

    labels = rows(tmp_path / "handed on" / "labels.csv", "item")
    assert {item: row["label"] for item, row in labels.items()} == true_labels(40)
    workers = rows(tmp_path / "handed on" / "workers.csv", "worker")
    assert {name: row["labels"] for name, row in workers.items()} == dict.fromkeys(
        ("ann", "bo", "cleo", "dev", "eve"), "40"
    )
    assert file.read_bytes() == before

    counts = "200 labels, 5 workers, 40 items, 2 classes."
    page = (tmp_path / "report" / "report.html").read_text(encoding="utf-8")
    assert counts in page
    assert counts in pdf_text(tmp_path / "report" / "report.pdf")
