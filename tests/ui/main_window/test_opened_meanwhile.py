"""What was begun with some labels and ends once others are open changes nothing of those."""

from __future__ import annotations

import pkgutil
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog
from shiboken6 import isValid

from crowdgui.analysis import open_labels
from crowdgui.ui.controllers.project_controller import SaveState
from crowdgui.ui.dialogs.costs import CostsDialog
from crowdgui.ui.dialogs.prices import PricesDialog, open_prices
from crowdgui.ui.dialogs.reviewer import ReviewerDialog
from tests.label_files import write_labels
from tests.ui.shared_window import reset_window, wait_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from crowdgui.ui.main_window.window import MainWindow

pytestmark = pytest.mark.usefixtures("unpainted", "no_model_check")

FIRST = [f"{worker},i{item},{item % 2}" for worker in "abc" for item in range(8)]
OTHER = [f"{worker},i{item},{item % 3 % 2}" for worker in "cab" for item in range(8)]


@pytest.fixture(scope="module")
def other(module_window: MainWindow, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a project with a result, of as many items, workers and classes."""
    folder = tmp_path_factory.mktemp("other")
    _open(module_window, write_labels(folder / "other.csv", OTHER))
    module_window.project_controller.save_to(folder / "other.crowd")
    wait_for(lambda: module_window.project_controller.state is SaveState.SAVED)
    return folder / "other.crowd"


@pytest.fixture
def window(module_window: MainWindow, other: Path, tmp_path: Path) -> MainWindow:
    """Return the window with other labels than those of the project."""
    made = reset_window(module_window)
    assert other.exists()
    _open(made, write_labels(tmp_path / "first.csv", FIRST))
    return made


def _open(window: MainWindow, path: Path) -> None:
    window.run_controller.open(open_labels(path))
    wait_for(lambda: window.session.question.guarantee is not None and not window.busy)


def _open_project(window: MainWindow, path: Path) -> None:
    """Open a project as if it had been read slowly, whatever stands above the window."""
    window.project_controller.open(path)
    shown = window.session
    wait_for(lambda: shown.question.data.name == "other.csv" and shown.question.guarantee)


def _answer_after_opening(
    window: MainWindow, other: Path, ask: Callable[[], object], chosen: Path | None = None
) -> None:
    """Ask, open a project while the question stands, then say yes to it if it still stands."""
    ended: list[bool] = []

    def answer() -> None:
        asked = QApplication.activeModalWidget()
        assert isinstance(asked, QDialog)
        _open_project(window, other)
        if isValid(asked) and asked.isVisible():
            if isinstance(asked, QFileDialog):
                asked.setOption(QFileDialog.Option.DontConfirmOverwrite)
                asked.selectFile(str(chosen))
            asked.accept()
        ended.append(True)

    QTimer.singleShot(0, answer)
    ask()
    wait_for(lambda: bool(ended) and not window.unfinished)
    QCoreApplication.processEvents()


def test_files_that_were_to_be_replaced_are_not_replaced_by_those_of_another_project(
    window: MainWindow, other: Path, tmp_path: Path
) -> None:
    window.show_page("export")
    page, files = window.pages["export"], window.run_controller.export_controller
    wait_for(page.export_button.isEnabled)
    page.folder.setText(str(tmp_path / "results"))
    page.export_button.click()
    wait_for(lambda: not files.busy)
    before = {path: path.read_bytes() for path in (tmp_path / "results").iterdir()}
    assert before
    _answer_after_opening(window, other, page.export_button.click)
    wait_for(lambda: not files.busy)
    assert {path: path.read_bytes() for path in before} == before


def test_another_project_is_not_saved_where_labels_were_to_be(
    window: MainWindow, other: Path, tmp_path: Path
) -> None:
    saves, chosen = window.project_controller, tmp_path / "first.crowd"
    _answer_after_opening(window, other, saves.save_as, chosen)
    wait_for(lambda: saves.state is SaveState.SAVED)
    assert not chosen.exists()
    assert saves.kept_in == other


def test_a_name_asked_above_another_dialog_is_not_asked_any_more(
    window: MainWindow, other: Path
) -> None:
    below = QDialog(window)
    below.finished.connect(below.deleteLater)
    below.open()
    found: list[str | None] = []
    _answer_after_opening(window, other, lambda: found.append(ReviewerDialog.ask(below, "Eve")))
    assert found == [None]


@pytest.mark.parametrize("what", ["costs", "flags", "prices"])
def test_what_was_asked_of_labels_is_not_used_for_others(
    window: MainWindow, other: Path, what: str
) -> None:
    if what == "costs":
        window.pages["labels"].set_costs()
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, CostsDialog)
        dialog.model.setData(dialog.model.index(0, 1), 7.0)
    elif what == "flags":
        window.pages["workers"]._on_rules_wanted()
    else:
        open_prices(window.session, window)
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PricesDialog)
        dialog.person.set_price(3.0)
    _answer_after_opening(window, other, lambda: None)
    assert QApplication.activeModalWidget() is None
    assert not window.session.question.edits


def test_files_that_were_being_read_are_not_added_to_others(
    window: MainWindow, other: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opens = window.open_controller
    with _halted(monkeypatch, "crowdgui.io.importing.sources.guess_source"):
        opens.open_to_add(write_labels(tmp_path / "more.csv", FIRST[:3]))
        _open_project(window, other)
    wait_for(lambda: not opens.busy)
    assert not opens._dialogs


def test_a_list_of_workers_that_was_being_read_is_not_taken_for_others(
    window: MainWindow, other: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "workers.csv"
    path.write_text("worker,vendor\na,North\nb,South\nc,South\n")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    panel = window.pages["workers"].cohorts
    with _halted(monkeypatch, "crowdgui.ui.pages.workers.cohorts.read_worker_list"):
        panel.add_list()
        _open_project(window, other)
    wait_for(lambda: not panel._reader.busy)
    assert window.session.state.worker_groups is None


def test_numbers_that_were_being_read_are_not_taken_for_others(
    window: MainWindow, other: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "weights.csv"
    path.write_text("worker,weight\na,1\nb,2\nc,3\n")
    options = window.pages["labels"].options
    window.session.choose_rule("wmv")
    reads = "crowdgui.io.importing.lists.user_inputs.read_user_inputs"
    with _halted(monkeypatch, reads):
        options.read_file("weights", path)
        _open_project(window, other)
        window.session.choose_rule("wmv")
    wait_for(lambda: not options._runner.busy)
    assert window.session.state.rule_options("wmv").weights is None


@contextmanager
def _halted(monkeypatch: pytest.MonkeyPatch, name: str) -> Iterator[None]:
    """Let what reads a file end only after this."""
    go_on, read = threading.Event(), pkgutil.resolve_name(name)

    def slow(*args: object, **values: object) -> object:
        assert go_on.wait(30)
        return read(*args, **values)

    monkeypatch.setattr(name, slow)
    yield
    go_on.set()
