"""What these tests get: a way through a window with the sample of street signs."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from crowdgui.ui.pages.compare import page as compare_page
from crowdgui.ui.pages.compare import recommendation_panel as advice_panel
from tests.ui.accessibility.walk import Walk
from tests.ui.lasting_window import lasting_window

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

    from crowdgui.ui.main_window.window import MainWindow


@pytest.fixture
def walk(window: MainWindow) -> Iterator[Walk]:
    with _way_through(window) as walk:
        yield walk


@pytest.fixture(scope="module")
def lasting_walk(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Walk]:
    """Lead through one window in all tests of a file, which leave it as it was."""
    settings = tmp_path_factory.mktemp("settings")
    with lasting_window(qapp, settings) as window, _way_through(window) as walk:
        yield walk


@contextmanager
def _way_through(window: MainWindow) -> Iterator[Walk]:
    made = Walk(window)
    with pytest.MonkeyPatch.context() as patch:
        # What takes long adds no other parts to the pages.
        patch.setattr(advice_panel, "_ASKED_AUTOMATICALLY", 0)
        patch.setattr(compare_page, "QUICK", ("mv", "em"))
        made.open_sample()
        yield made
        made.close_dialogs()
