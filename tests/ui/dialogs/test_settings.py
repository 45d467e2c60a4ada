"""Every choice is written down once it is made."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from crowdgui.core.progress import available_cores
from crowdgui.ui.dialogs import settings as settings_dialog
from crowdgui.ui.dialogs.settings import SettingsDialog
from crowdgui.ui.session.settings import Settings
from crowdgui.ui.system.application import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot


@pytest.fixture
def settings(qapp: QApplication) -> Settings:
    return Settings()


@pytest.fixture
def dialog(settings: Settings, qtbot: QtBot) -> Iterator[SettingsDialog]:
    parent = QWidget()
    made = SettingsDialog(settings, parent)

    def cancel_and_wait(_: object) -> None:
        # Its threads end before it is deleted with its parent.
        made.accept()
        qtbot.waitUntil(lambda: not made.isVisible(), timeout=20_000)

    qtbot.addWidget(parent, before_close_func=cancel_and_wait)
    made.show()
    # The parent lives as long as the test does.
    yield made
    del parent


def test_another_language_is_for_the_next_start(
    dialog: SettingsDialog, settings: Settings, qtbot: QtBot
) -> None:
    assert dialog.languages.value() == ""
    assert dialog.languages.count() == 1 + len(LANGUAGES)
    restart = dialog._restart.text()
    assert not dialog.restart_button.isVisible()
    dialog.languages.setFocus()
    qtbot.keyClick(dialog.languages, Qt.Key.Key_Down)
    qtbot.keyClick(dialog.languages, Qt.Key.Key_Down)
    assert settings.language == dialog.languages.value() == "de"
    assert restart != dialog._restart.text()
    # Return ends typing, and must not close everything that is open.
    qtbot.keyClick(dialog.cores, Qt.Key.Key_Return)
    assert dialog.result() != dialog.RESTART
    dialog.restart_button.click()
    assert dialog.result() == dialog.RESTART
    assert Settings().language == "de"


def test_cores_are_no_more_than_there_are(dialog: SettingsDialog, settings: Settings) -> None:
    assert (dialog.cores.minimum(), dialog.cores.maximum()) == (1, available_cores())
    dialog.cores.setValue(1)
    assert settings.rule_cores == 1


def test_an_address_is_kept_as_it_is_typed(
    dialog: SettingsDialog, settings: Settings, qtbot: QtBot
) -> None:
    pytest.importorskip("distributed")
    assert not dialog.cluster.check.isEnabled()
    qtbot.keyClicks(dialog.cluster.address, "tcp://there:1")
    assert settings.cluster == "tcp://there:1"
    assert dialog.cluster.check.isEnabled()


def test_return_asks_the_cluster_and_leaves_the_dialog_open(
    dialog: SettingsDialog, settings: Settings, qtbot: QtBot
) -> None:
    pytest.importorskip("distributed")
    qtbot.keyClicks(dialog.cluster.address, "nonsense://there")
    qtbot.keyClick(dialog.cluster.address, Qt.Key.Key_Return)
    assert dialog.isVisible()
    expected = "There is no Dask scheduler at nonsense://there"
    qtbot.waitUntil(lambda: expected in dialog.cluster.state.text(), timeout=20_000)


def test_without_dask_nothing_is_said_of_clusters(
    settings: Settings, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings_dialog, "has_dask", lambda: False)
    parent = QWidget()
    qtbot.addWidget(parent)
    made = SettingsDialog(settings, parent)
    assert made.cluster is None
    made.accept()


def test_a_cluster_that_is_still_asked_holds_up_the_dialog_but_not_the_window(
    dialog: SettingsDialog, qtbot: QtBot
) -> None:
    pytest.importorskip("distributed")
    answered = threading.Event()
    dialog.cluster._runner.start("", lambda _: answered.wait(20))
    dialog.reject()
    assert dialog.isVisible()
    answered.set()
    qtbot.waitUntil(lambda: not dialog.isVisible(), timeout=20_000)
