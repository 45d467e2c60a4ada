"""The Export page: which tables, in which format, with which columns, and what is said of them."""

from __future__ import annotations

import csv
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QPushButton
from python_calamine import CalamineWorkbook

from crowdgui.core.audit.sample import AuditSample
from crowdgui.core.labels import UNLABELLED, text_array
from crowdgui.io.exporting.table_formats import CSV, FORMATS, XLSX
from crowdgui.io.exporting.table_list import TABLES
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import open_source
from crowdgui.text.guarantees.headline import describe_headline
from crowdgui.ui.controllers.samples import SAMPLES
from crowdgui.ui.pages.export.export_text import describe_formula_cells, provenance_facts
from crowdgui.ui.pages.export.file_list import ExportList
from tests.ui.shared_window import reset_window

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from crowdgui.ui.main_window.window import MainWindow
    from crowdgui.ui.pages.page import Page

pytestmark = pytest.mark.usefixtures("unpainted")


LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(module_window: MainWindow) -> MainWindow:
    return reset_window(module_window)


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> Page:
    with qtbot.waitSignal(
        window.session.outcome_changed,
        timeout=30_000,
        check_params_cb=lambda: window.session.question.outcome is not None,
    ):
        window.open_controller.open_sample(SAMPLES[2])
    window.show_page("export")
    qtbot.waitUntil(lambda: not window.run_controller.busy, timeout=30_000)
    found = window.pages["export"]
    choose_format(found, CSV.key)
    found.exact.setChecked(False)
    return found


def box(page: Page, key: str) -> QCheckBox:
    return page.findChild(QCheckBox, f"export-{key}")


def tick_only(page: Page, *keys: str) -> None:
    for key, found in page.list.boxes.items():
        found.setChecked(key in keys)


def choose_format(page: Page, key: str) -> None:
    page.list.format.set_value(next(form for form in FORMATS if form.key == key))
    page.list.format.chosen.emit()


def preview_of(page: Page, key: str) -> list[str]:
    page.preview.chosen.set_value(key)
    page.preview.chosen.chosen.emit()
    return [column.key for column in page.table.table.columns]


def export(page: Page, window: MainWindow, qtbot: QtBot, folder: Path) -> None:
    page.folder.setText(str(folder))
    with qtbot.waitSignal(window.run_controller.export_controller.exported, timeout=60_000):
        qtbot.mouseClick(page.findChild(QPushButton, "export"), LEFT)


def test_the_report_comes_first_and_ticks_and_folder_are_remembered(
    page: Page, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    new = ExportList(window.settings)
    qtbot.addWidget(new)
    assert next(iter(new.boxes)) == "report-pdf"
    assert ticked(new) == ["report-pdf", "labels", "workers"]
    tick_only(page, "wide")
    page.pseudonyms.setChecked(True)
    choose_format(page, XLSX.key)
    page.folder.textEdited.emit("")
    export(page, window, qtbot, tmp_path / "handed out")
    # As after the next start; the table of the audit is ticked again once there is one.
    window.settings.export_ticks |= {"audit"}
    later, hidden = ExportList(window.settings), QCheckBox()
    qtbot.addWidget(later)
    qtbot.addWidget(hidden)
    later.set_results(page._results)
    later.keep(hidden, "with-pseudonyms")
    assert ticked(later) == ["wide"]
    assert hidden.isChecked()
    assert later.format.value() is XLSX
    assert "audit" in window.settings.export_ticks
    page.folder.setText("elsewhere")
    page._on_opened()
    page.refresh()
    assert page.folder.text() == str(tmp_path / "handed out")
    # Another file goes beside it, or into it where that folder was named after no file.
    window.settings.remember_export("/gone/first.csv", tmp_path / "first-results")
    assert page._folder_of_results() == tmp_path
    window.settings.remember_export("/gone/second.csv", tmp_path / "handed out")
    assert page._folder_of_results() == tmp_path / "handed out"
    page.pseudonyms.setChecked(False)


def test_a_name_alone_is_a_folder_beside_the_last_one(
    page: Page,
    window: MainWindow,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window.settings.remember_export("/gone/first.csv", tmp_path / "first-results")
    (tmp_path / "started here").mkdir()
    monkeypatch.chdir(tmp_path / "started here")
    tick_only(page, "labels")
    choose_format(page, CSV.key)
    page.folder.textEdited.emit("")
    export(page, window, qtbot, Path("mine"))
    assert (tmp_path / "mine" / "labels.csv").is_file()
    assert page.folder.text() == str(tmp_path / "mine")


def ticked(found: ExportList) -> list[str]:
    return [key for key, box in found.boxes.items() if box.isChecked()]


def test_a_workbook_has_a_sheet_for_each_ticked_table(
    page: Page, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    tick_only(page, "labels", "wide", "confusion", "summary")
    assert page.export_button.text() == "Export 4 files"
    choose_format(page, "xlsx")
    assert page.export_button.text() == "Export 2 files"
    assert not page.exact.isEnabled()
    export(page, window, qtbot, tmp_path)
    assert {path.name for path in tmp_path.iterdir() if path.is_file()} == {
        "results.xlsx",
        "summary.json",
    }
    book = CalamineWorkbook.from_path(str(tmp_path / "results.xlsx"))
    assert book.sheet_names == ["Final labels", "Side by side", "Confusion matrices"]


def test_the_columns_chosen_are_previewed_and_written(
    page: Page, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    menu = page.list.columns.button.menu()
    for key in ("item", "label"):
        # Always written.
        assert not menu.findChild(QAction, f"export-column-{key}").isEnabled()
    for key in ("rule", "version"):
        page.list.columns.button.menu().findChild(QAction, f"export-column-{key}").trigger()
    page.list.columns.button.menu().findChild(QAction, "export-column-margin").trigger()
    expected = ["item", "label", "confidence", "model_probability", "tied", "labels"]
    expected += ["rule", "version"]
    n = len(page.list.columns.button.menu().actions())
    assert page.list.columns.button.text() == f"Columns 8 of {n}"
    assert preview_of(page, "labels") == expected
    tick_only(page, "labels")
    export(page, window, qtbot, tmp_path)
    with (tmp_path / "labels.csv").open(encoding="utf-8", newline="") as file:
        assert next(csv.reader(file)) == expected


def test_every_table_is_previewed_or_it_is_said_why_not(page: Page) -> None:
    labels = page.session.question.outcome.job.labels
    assert preview_of(page, "workers")[0] == "worker"
    wide = preview_of(page, "wide")
    assert wide == ["item", "label", *labels.worker_ids[:10].tolist()]
    for table in TABLES:
        preview_of(page, table.key)
        assert page.table.isHidden() != page.preview._why.isHidden(), table.key
    preview_of(page, "audit")
    assert page.preview._why.text() == "No audit sample was drawn."
    preview_of(page, "agreement")
    assert page.preview._why.text() == "This table is computed when it is exported."
    # What there is not cannot be ticked, and ticking a table shows it.
    assert not box(page, "audit").isEnabled()
    assert not box(page, "excluded").isEnabled()
    assert box(page, "wide").isEnabled()
    box(page, "confusion").setChecked(True)
    assert page.preview.chosen.value() == "confusion"
    # The preview hides names that the files hide.
    page.pseudonyms.setChecked(True)
    preview_of(page, "workers")
    assert page.table.table.columns[0].display(0).startswith("worker 0")
    page.pseudonyms.setChecked(False)


def test_an_unfinished_audit_is_said(page: Page, window: MainWindow, qtbot: QtBot) -> None:
    session = window.session
    qtbot.waitUntil(lambda: session.question.guarantee_is_current, timeout=30_000)
    assert "Share the labels" in page.header.finding()
    assert describe_headline(session.question.guarantee) in page._facts.accessibleName()
    assert "Settled labels none" in page._facts.accessibleName()
    session.set_guarantee_options("draw", audit=AuditSample((0, 1), 0, (0, UNLABELLED)))
    qtbot.waitUntil(lambda: session.question.guarantee_is_current, timeout=30_000)
    assert page.header.finding().startswith("The audit is not finished. ")
    assert "Settled labels 1 from the audit" in page._facts.accessibleName()


@pytest.mark.usefixtures("page")
def test_unstable_labels_are_said_beside_ties(window: MainWindow, qtbot: QtBot) -> None:
    question = window.session.question
    qtbot.waitUntil(lambda: question.guarantee_is_current, timeout=30_000)
    done = question.outcome.aggregation
    contested = np.arange(done.labels.size) < 3
    outcomes = [
        replace(question.outcome, aggregation=replace(done, contested=marks))
        for marks in (None, np.zeros_like(contested), contested)
    ]
    facts = [
        dict(
            row[:2] for row in provenance_facts(each, question.guarantee, question.final, "", 0.05)
        )
        for each in outcomes
    ]
    assert [row.get("Unstable") for row in facts] == [None, None, "3 items"]


def test_names_that_would_run_are_counted(page: Page, window: MainWindow) -> None:
    assert "No item, worker or class" in page._exact_words.text()
    outcome = window.session.question.outcome
    labels = outcome.job.labels
    classes = text_array(["=1", "-2", "+x"])
    job = replace(outcome.job, labels=replace(labels, classes=classes))
    page._results = replace(page._results, outcome=replace(outcome, job=job))
    page._on_ticked()
    assert page._exact_words.text().startswith("2 names of items, workers or classes would run")
    assert page.exact.isEnabled()


@pytest.mark.parametrize(
    ("count", "csv_", "words"),
    [
        (0, True, "No item"),
        (1, True, "1 name of an item"),
        (2, True, "2 names"),
        (2, False, "Text"),
    ],
)
def test_what_is_said_of_formulas(count: int, csv_: bool, words: str) -> None:
    assert describe_formula_cells(count, csv=csv_).startswith(words)


def test_what_is_exact_is_said_to_the_writers(page: Page) -> None:
    tick_only(page, "labels", "crowd-kit")
    plain, exact = (page.list.exports(exact=exact) for exact in (False, True))
    assert [e.file for e in plain] == [e.file for e in exact] == ["labels.csv", "crowd_kit.csv"]
    assert page.list.writes_csv()
    choose_format(page, XLSX.key)
    # The series for Crowd-Kit is CSV in any format of the tables.
    assert page.list.writes_csv()
    tick_only(page, "labels")
    assert not page.list.writes_csv()


def test_the_preview_is_measured_once(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    measured: list[bool] = []
    monkeypatch.setattr(page.preview.table, "fit_columns", lambda: measured.append(True))
    preview_of(page, "labels")
    # Labels have nothing of the guideline.
    page._guideline.changed.emit()
    assert measured == [True]


def test_an_empty_table_of_the_guideline_cant_be_ticked(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    rows = [f"w{w},i{i},{'no' if i % 2 else 'yes'}" for i in range(12) for w in range(6)]
    path = tmp_path / "agreed.csv"
    path.write_text("\n".join(["worker,item,label", *rows]) + "\n", encoding="utf-8")
    window.run_controller.open(read_labels(open_source(path)))
    qtbot.waitUntil(lambda: window.session.question.outcome is not None, timeout=30_000)
    window.show_page("export")
    found = window.pages["export"]
    qtbot.waitUntil(lambda: not box(found, "guideline").isEnabled(), timeout=30_000)
    assert not box(found, "guideline").isChecked()
    why = found.list._sentences["guideline"].text()
    assert why == "No item or pair of classes differs by more than chance."
    preview_of(found, "guideline")
    assert found.preview._why.text() == why
