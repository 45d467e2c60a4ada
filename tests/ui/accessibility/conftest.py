"""What these tests get: a way through a window with the sample of street signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.ui.accessibility.walk import way_through

if TYPE_CHECKING:
    from collections.abc import Iterator

    from crowdgui.ui.main_window.window import MainWindow
    from tests.ui.accessibility.walk import Walk


@pytest.fixture
def walk(window: MainWindow) -> Iterator[Walk]:
    with way_through(window) as walk:
        yield walk
