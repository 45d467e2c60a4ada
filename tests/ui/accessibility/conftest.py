"""What these tests get: a way through a window with the sample of street signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.ui.accessibility.walk import way_through
from tests.ui.lasting_window import lasting_window

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

    from crowdgui.ui.main_window.window import MainWindow
    from tests.ui.accessibility.walk import Walk


@pytest.fixture
def walk(window: MainWindow) -> Iterator[Walk]:
    with way_through(window) as walk:
        yield walk


@pytest.fixture(scope="module")
def lasting_walk(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Walk]:
    """Lead through one window in all tests of a file, which leave it as it was."""
    settings = tmp_path_factory.mktemp("settings")
    with lasting_window(qapp, settings) as window, way_through(window) as walk:
        yield walk
