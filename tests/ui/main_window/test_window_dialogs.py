"""The dialogs that the window opens beside itself, by their menu entries."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog
from shiboken6 import isValid

from crowdgui.analysis import open_labels
from crowdgui.io.cluster import has_dask
from crowdgui.io.resources import resource
from crowdgui.ui.controllers.samples import SAMPLES
from crowdgui.ui.dialogs.cluster import ClusterDialog
from crowdgui.ui.dialogs.prices import open_prices
from crowdgui.ui.dialogs.settings import SettingsDialog

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.ui.main_window.window import MainWindow


pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def window(clean_window: MainWindow) -> MainWindow:
    return clean_window


@pytest.fixture(scope="module")
def data() -> ImportedLabels:
    return open_labels(resource("samples") / SAMPLES[0].file)


def test_settings_are_in_the_menu_and_leave_nothing_behind(
    window: MainWindow, qtbot: QtBot
) -> None:
    seen = []

    def close() -> None:
        dialog = QApplication.activeModalWidget()
        seen.append(type(dialog))
        dialog.close()

    QTimer.singleShot(0, close)
    window.actions_.by_key["settings"].trigger()
    assert seen == [SettingsDialog]
    qtbot.waitUntil(lambda: window.findChild(SettingsDialog) is None)


@pytest.mark.skipif(not has_dask(), reason="dask is not installed")
def test_the_form_for_a_cluster_stands_beside_once_and_goes_with_the_window(
    fresh_window: MainWindow, qtbot: QtBot
) -> None:
    window = fresh_window
    action = window.actions_.by_key["cluster"]
    assert action.isVisible()
    action.trigger()
    action.trigger()
    (dialog,) = window.findChildren(ClusterDialog)
    assert dialog.isVisible()
    assert not dialog.isModal()
    dialog.close()
    qtbot.waitUntil(lambda: window.findChild(ClusterDialog) is None)
    action.trigger()
    (dialog,) = window.findChildren(ClusterDialog)
    assert window.close()
    assert not dialog.isVisible()


@pytest.mark.parametrize("asked", ["costs", "prices", "models", "flags"])
def test_a_dialog_about_labels_goes_when_others_are_shown(
    window: MainWindow, qtbot: QtBot, data: ImportedLabels, asked: str
) -> None:
    """A file that was still being read would get what was stated about the one before."""
    window.run_controller.open(data)
    qtbot.waitUntil(lambda: window.session.question.outcome is not None, timeout=20_000)
    page = window.workers_page
    {
        "costs": window.labels_page.set_costs,
        "prices": lambda: open_prices(window.session, window),
        "models": lambda: page._on_models_wanted(np.array([0, 39])),
        "flags": page._on_rules_wanted,
    }[asked]()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QDialog)
    window.session.close()
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
    qtbot.waitUntil(lambda: not isValid(dialog))
    assert not window.session.question.edits
    qtbot.waitUntil(lambda: not window.busy, timeout=20_000)
