"""What tests of the import dialog get: files to read, and dialogs that are not left reading."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from crowdgui.io.importing.recipes import RecipeBook
from crowdgui.io.importing.sources import guess_source
from crowdgui.ui.dialogs.import_dialog import controller as import_controller
from crowdgui.ui.dialogs.import_dialog.dialog import ImportDialog
from tests.ui.dialogs.import_dialog.driving import settle, show_step

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot


@pytest.fixture(scope="module", autouse=True)
def _unpainted(unpainted: None) -> None:
    """Look at no picture of the dialog."""


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read a file soon after a choice; that choices come to rest first is tested elsewhere."""
    monkeypatch.setattr(import_controller, "DEBOUNCE", 10)


@pytest.fixture
def show(qtbot: QtBot) -> Callable[[ImportDialog], ImportDialog]:
    """Open a dialog, and wait for all that still reads before it is taken down."""
    # Without anybody to know them they would be taken down earlier.
    dialogs: list[ImportDialog] = []

    def show(dialog: ImportDialog) -> ImportDialog:
        qtbot.addWidget(dialog, before_close_func=ImportDialog.shut_down)
        dialogs.append(dialog)
        dialog.open()
        return dialog

    return show


@pytest.fixture
def shown(
    qtbot: QtBot, tmp_path: Path, show: Callable[[ImportDialog], ImportDialog]
) -> Callable[..., ImportDialog]:
    """Open the dialog on files, with recipes, and wait until they are read."""

    def shown(path: Path, *more: Path, step: str = "") -> ImportDialog:
        book = RecipeBook(tmp_path / "settings" / "recipes.json")
        dialog = show(ImportDialog(guess_source(path, more=more).source, None, book))
        settle(qtbot, dialog)
        if step:
            show_step(dialog, step)
        return dialog

    return shown
