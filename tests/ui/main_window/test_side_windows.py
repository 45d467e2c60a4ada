"""The laboratory beside the window: what it keeps, and what it is told."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

import crowdgui.ui.dialogs.simulation_dialog as module
from crowdgui.ui.dialogs import confirm as ask
from crowdgui.ui.dialogs.simulation_dialog import SimulationDialog
from tests.ui.dialogs.simulation_driving import SMALL, options, run, show
from tests.ui.open_session import open_in, small_crowd

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from crowdgui.ui.main_window.window import MainWindow


# What the offscreen platform says when a window is brought to the front.
pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def beside(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> SimulationDialog:
    """Return the laboratory as it stands beside the window."""
    monkeypatch.setattr(module, "available_cores", lambda: 1)
    window.actions_.by_key["simulate"].trigger()
    return window.findChild(SimulationDialog)


def test_what_was_found_is_there_when_it_is_opened_again_and_it_is_told_of_labels(
    beside: SimulationDialog, window: MainWindow, qtbot: QtBot
) -> None:
    show(beside, SMALL)
    run(beside, qtbot)
    qtbot.keyClick(beside, Qt.Key.Key_Escape)
    assert not beside.isVisible()
    window.actions_.by_key["simulate"].trigger()
    assert window.findChildren(SimulationDialog) == [beside]
    assert beside.isVisible()
    assert beside.simulating.result.complete
    assert beside.run_button.text() == "Done"
    # Labels are opened beside it.
    like = "Like the labels in the open file"
    assert like not in options(beside, "simulate-workers")[0]
    open_in(window.session, *small_crowd())
    assert like in options(beside, "simulate-workers")[0]
    qtbot.waitUntil(lambda: not window.run_controller.busy, timeout=15_000)


def test_closing_the_window_waits_for_what_is_simulated(
    beside: SimulationDialog, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ask, "confirm_quit", lambda _: True)
    show(beside, replace(SMALL, repetitions=300))
    qtbot.mouseClick(beside.run_button, Qt.MouseButton.LeftButton)
    threads = list(beside.simulating.runner._threads)
    assert threads
    beside.reject()
    assert window.close()
    assert not any(thread.isRunning() for thread in threads)
