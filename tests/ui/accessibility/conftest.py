"""What these tests get: a way through a window with the sample of street signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from crowdgui.ui.pages.compare import page as compare_page
from crowdgui.ui.pages.compare import recommendation_panel as advice_panel
from tests.ui.accessibility.walk import Walk

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from crowdgui.ui.main_window.window import MainWindow


@pytest.fixture
def walk(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Walk]:
    # What takes long adds no other parts to the pages.
    monkeypatch.setattr(advice_panel, "_ASKED_AUTOMATICALLY", 0)
    monkeypatch.setattr(compare_page, "QUICK", ("mv", "em"))
    made = Walk(window, qtbot)
    made.open_sample()
    yield made
    made.close_dialogs()
