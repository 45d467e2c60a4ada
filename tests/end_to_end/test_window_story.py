"""A manager's whole way through the window, by mouse and keyboard: from a file to final labels."""

from __future__ import annotations

import csv
import hashlib
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QPushButton

from crowdgui.cli import main

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from crowdgui.ui.main_window.window import MainWindow
    from crowdgui.ui.pages.page import Page

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def labels(tmp_path: Path) -> Path:
    """Five workers on forty items; one always answers "cat", one is mostly wrong."""
    rows = ["who,photo,says"]
    for i in range(40):
        truth, other = ("cat", "dog") if i % 2 else ("dog", "cat")
        rows += [f"ann,p{i},{truth}", f"bo,p{i},{other if i % 10 == 0 else truth}"]
        rows += [f"cleo,p{i},{other if i % 7 == 4 else truth}", f"dev,p{i},cat"]
        rows += [f"=eve(),p{i},{truth if i % 5 == 0 else other}"]
    path = tmp_path / "photos & co.csv"
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    return path


def the_dialog(window: MainWindow, qtbot: QtBot) -> QDialog:
    qtbot.waitUntil(lambda: window.findChild(QDialog, "import-dialog") is not None, timeout=10_000)
    return window.findChild(QDialog, "import-dialog")


def click(widget: MainWindow | Page | QDialog, name: str, qtbot: QtBot) -> None:
    button = widget.findChild(QPushButton, name)
    qtbot.waitUntil(button.isEnabled, timeout=10_000)
    qtbot.mouseClick(button, LEFT)


def go_to(window: MainWindow, qtbot: QtBot, key: Qt.Key) -> None:
    # After a dialog the window has to become the active one again, or shortcuts do nothing.
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    qtbot.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)


def test_from_a_file_to_exported_labels(
    window: MainWindow, qtbot: QtBot, labels: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = hashlib.sha256(labels.read_bytes()).digest()
    monkeypatch.setattr(
        QFileDialog, "getOpenFileNames", lambda *_: ([str(labels)], "Tables of labels")
    )
    click(window, "open", qtbot)
    dialog = the_dialog(window, qtbot)
    ok = dialog.findChild(QPushButton, "import-ok")
    qtbot.waitUntil(ok.isEnabled, timeout=10_000)
    with qtbot.waitSignal(window.run_controller.ended, timeout=20_000):
        qtbot.mouseClick(ok, LEFT)
    outcome = window.session.question.outcome
    assert outcome.job.labels.n_labels == 200
    assert window.page is window.pages["labels"]

    go_to(window, qtbot, Qt.Key.Key_3)
    workers = window.pages["workers"]
    assert window.page is workers
    assert set(outcome.workers.flags) >= {"single label", "below chance"}
    click(workers, "worker-filter-flagged", qtbot)
    assert workers.table.table.rowCount() == 2

    go_to(window, qtbot, Qt.Key.Key_6)
    page = window.pages["export"]
    target = tmp_path / "handed on"
    page.folder.clear()
    qtbot.keyClicks(page.folder, str(target))
    with qtbot.waitSignal(window.run_controller.export_controller.exported, timeout=20_000):
        click(page, "export", qtbot)
    assert "3 files written" in page.message.sentence()

    with (target / "labels.csv").open(encoding="utf-8", newline="") as file:
        final = {row["item"]: row["label"] for row in csv.DictReader(file)}
    assert final == {f"p{i}": "cat" if i % 2 else "dog" for i in range(40)}
    assert hashlib.sha256(labels.read_bytes()).digest() == before

    # The window and the command line write the same bytes.
    assert main(["report", str(labels), "--out", str(tmp_path / "report")]) == 0
    for file in ("labels.csv", "workers.csv"):
        assert (target / file).read_bytes() == (tmp_path / "report" / file).read_bytes()


def test_what_is_there_already_is_not_replaced_without_a_yes(
    window: MainWindow, qtbot: QtBot, labels: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.open_controller.open(labels)
    dialog = the_dialog(window, qtbot)
    with qtbot.waitSignal(window.run_controller.ended, timeout=20_000):
        click(dialog, "import-ok", qtbot)
    window.show_page("export")
    page = window.pages["export"]
    old = tmp_path / "labels.csv"
    old.write_text("mine")
    page.folder.setText(str(tmp_path))
    answers = [False, True]
    monkeypatch.setattr("crowdgui.ui.pages.export.page.confirm_replace", lambda *_: answers.pop(0))
    click(page, "export", qtbot)
    assert old.read_text() == "mine"
    assert not window.run_controller.busy
    with qtbot.waitSignal(window.run_controller.export_controller.exported, timeout=20_000):
        click(page, "export", qtbot)
    assert old.read_text(encoding="utf-8").startswith("item,label,")
    # A folder that cannot be written is said to be so.
    page.folder.setText(str(labels / "below a file"))
    with qtbot.waitSignal(window.run_controller.export_controller.failed, timeout=20_000):
        click(page, "export", qtbot)
    assert "folder" in window.message.sentence()
    assert window.session.question.outcome is not None


def test_cancelling_the_import_changes_nothing(
    window: MainWindow, qtbot: QtBot, labels: Path
) -> None:
    window.open_controller.open(labels)
    dialog = the_dialog(window, qtbot)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.findChild(QDialog, "import-dialog") is None)
    assert window.session.question.data is None
    assert window.settings.recent == []


def test_what_is_open_leads_from_page_to_page(
    window: MainWindow, qtbot: QtBot, labels: Path
) -> None:
    window.open_controller.open(labels)
    with qtbot.waitSignal(window.run_controller.ended, timeout=20_000):
        click(the_dialog(window, qtbot), "import-ok", qtbot)
    # The file is offered again.
    assert window.settings.recent == [labels]
    menu = window.actions_.submenus["recent"]
    menu.aboutToShow.emit()
    assert menu.actions()[0].text() == str(labels).replace("&", "&&")
    assert window.pages["data"].welcome.findChild(QPushButton, "recent-0") is not None

    # Labels that a majority would not give are listed.
    page, items = window.pages["labels"], window.pages["items"]
    differ = int(window.session.question.outcome.differs_from_majority.sum())
    assert differ > 0
    click(page, "labels-message-link", qtbot)
    assert window.page is items
    assert items.table.table.rowCount() == differ

    # A table is copied as it stands.
    window.show_page("workers")
    window.actions_.by_key["copy"].trigger()
    lines = QApplication.clipboard().text().splitlines()
    assert lines[0].split("\t")[:2] == ["Worker", "Labels"]
    assert len(lines) == 6
    assert any(line.startswith("'=eve()\t") for line in lines)

    # A cell of the matrix shows its items: bo's four slips, final "dog", where bo said "cat".
    workers = window.pages["workers"]
    bo = list(window.session.question.data.labels.worker_ids).index("bo")
    workers.table.choose(bo)
    workers.detail.items_wanted.emit(bo, 1, 0)
    assert window.page is items
    assert items.table.table.rowCount() == 4
    assert "bo" in items.message.sentence()
    click(items, "items-message-link", qtbot)
    assert items.table.table.rowCount() == 40
