"""What tests of the import dialog get: files to read, and dialogs that are not left reading."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from crowdgui.io.importing.assistant.import_state import begin_import
from crowdgui.io.importing.recipes import RecipeBook
from crowdgui.io.importing.sources import guess_source
from crowdgui.io.importing.tables import OpenedFile
from crowdgui.ui.dialogs.import_dialog import controller as import_controller
from crowdgui.ui.dialogs.import_dialog.controller import RequestRunner
from crowdgui.ui.dialogs.import_dialog.dialog import _SIZE, ImportDialog
from tests.ui.dialogs.import_dialog.driving import settle, show_step

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from crowdgui.io.importing.sources import Source


@pytest.fixture(scope="module", autouse=True)
def _unpainted(unpainted: None) -> None:
    """Look at no picture of the dialog."""


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read a file soon after a choice; that choices come to rest first is tested elsewhere."""
    monkeypatch.setattr(import_controller, "DEBOUNCE", 10)


@pytest.fixture(scope="module")
def _made() -> Iterator[list[ImportDialog]]:
    """Keep the dialogs of a file of tests: to make another takes longer than most tests."""
    made: list[ImportDialog] = []
    yield made
    for dialog in made:
        dialog.deleteLater()
        QCoreApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete)


@pytest.fixture
def show(qapp: QApplication, _made: list[ImportDialog]) -> Iterator[Callable[..., ImportDialog]]:
    """Open a dialog at its beginning, and wait for all that still reads before the test ends."""

    def show(source: Source, book: RecipeBook | None = None) -> ImportDialog:
        bookless = book is None
        closed = (each for each in _made if each.isHidden())
        dialog = next((each for each in closed if (each.controller.book is None) is bookless), None)
        if dialog is None:
            dialog = ImportDialog(source, None, book)
            _made.append(dialog)
        else:
            _reset_dialog(dialog, source, book)
        dialog.open()
        return dialog

    yield show
    for dialog in _made:
        assert dialog.shut_down()
        dialog.close()


def _reset_dialog(dialog: ImportDialog, source: Source, book: RecipeBook | None) -> None:
    """Take a closed dialog back to where a new one begins, with other files."""
    controller, reader = dialog.controller, dialog.controller.reader
    assert reader.shut_down()
    opened = OpenedFile(source.path)
    for runner in reader.findChildren(RequestRunner):
        runner._opened, runner._request = opened, None
    reader._read, reader._has_ended = None, False
    reader._debounce.setInterval(import_controller.DEBOUNCE)
    controller.book, controller.state = book, begin_import(source)
    dialog.resize(*_SIZE)
    dialog._ok.setFocus()
    controller.begin()


@pytest.fixture
def shown(
    qtbot: QtBot, tmp_path: Path, show: Callable[..., ImportDialog]
) -> Callable[..., ImportDialog]:
    """Open the dialog on files, with recipes, and wait until they are read."""

    def shown(path: Path, *more: Path, step: str = "") -> ImportDialog:
        book = RecipeBook(tmp_path / "settings" / "recipes.json")
        dialog = show(guess_source(path, more=more).source, book)
        settle(qtbot, dialog)
        if step:
            show_step(dialog, step)
        return dialog

    return shown
