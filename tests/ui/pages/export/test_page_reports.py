"""The report from the Export page: as HTML and as PDF, with numbers in place of names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPushButton

from crowdgui.ui.controllers.samples import SAMPLES

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from crowdgui.ui.main_window.window import MainWindow
    from crowdgui.ui.pages.page import Page

pytestmark = pytest.mark.usefixtures("unpainted")


LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> Page:
    with qtbot.waitSignal(
        window.session.outcome_changed,
        timeout=30_000,
        check_params_cb=lambda: window.session.question.outcome is not None,
    ):
        window.open_controller.open_sample(SAMPLES[0])
    window.show_page("export")
    qtbot.waitUntil(lambda: not window.run_controller.busy, timeout=30_000)
    return window.pages["export"]


def tick(page: Page, *keys: str) -> None:
    for box in page.findChildren(QCheckBox):
        if box.objectName().startswith("export-"):
            box.setChecked(box.objectName().removeprefix("export-") in keys)


def export(page: Page, window: MainWindow, qtbot: QtBot, folder: Path) -> None:
    page.findChild(QLineEdit, "export-folder").setText(str(folder))
    with qtbot.waitSignal(window.run_controller.export_controller.exported, timeout=60_000):
        qtbot.mouseClick(page.findChild(QPushButton, "export"), LEFT)


def test_both_reports_are_written_in_the_background(
    page: Page, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    tick(page, "report-html", "report-pdf")
    assert page.export_button.text() == "Export 2 files"
    export(page, window, qtbot, tmp_path / "out")
    written = {path.name for path in (tmp_path / "out").iterdir()}
    assert written == {"report.html", "report.pdf"}
    assert (tmp_path / "out" / "report.pdf").read_bytes().startswith(b"%PDF")
    html = (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
    names = [str(name) for name in window.session.question.outcome.job.labels.worker_ids]
    assert "worker 001" in html
    assert not [name for name in names if f">{name}<" in html]
    assert f"<h1>{window.session.question.data.name}</h1>" in html


def test_what_an_earlier_export_wrote_is_not_said_of_the_next(
    page: Page, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    tick(page, "summary")
    export(page, window, qtbot, tmp_path / "first")
    qtbot.waitUntil(lambda: page.message.isVisible() and page.export_button.isEnabled())
    page.folder.setText(str(tmp_path / "second"))
    with qtbot.waitSignal(window.run_controller.export_controller.exported, timeout=60_000):
        qtbot.mouseClick(page.export_button, LEFT)
        assert not page.message.isVisible()
    assert "second" in page.message.sentence()


def test_names_are_shown_only_if_ticked_and_not_where_files_hide_them(
    page: Page, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    tick(page, "report-html")
    assert page.names.isEnabled()
    page.names.setChecked(True)
    export(page, window, qtbot, tmp_path)
    first = str(window.session.question.outcome.job.labels.worker_ids[0])
    html = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert f">{first}<" in html
    page.pseudonyms.setChecked(True)
    assert not page.names.isEnabled()
    export(page, window, qtbot, tmp_path / "again")
    html = (tmp_path / "again" / "report.html").read_text(encoding="utf-8")
    assert f">{first}<" not in html


def test_names_are_asked_for_only_where_a_report_is_written(page: Page) -> None:
    tick(page, "labels", "workers")
    assert not page.names.isEnabled()
    tick(page, "labels", "report-pdf")
    assert page.names.isEnabled()
