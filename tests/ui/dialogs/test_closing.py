from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog

from crowdgui.ui.dialogs import closing as ending
from crowdgui.ui.dialogs.closing import close_when_stopped

if TYPE_CHECKING:
    import pytest
    from pytestqt.qtbot import QtBot


class Working(QDialog):
    """Has a thread that stops when it is asked for the third time."""

    asked = 0

    def stop(self) -> bool:
        self.asked += 1
        return self.asked == 3

    def done(self, result: int) -> None:
        close_when_stopped(self, self.stop, lambda: QDialog.done(self, result))


def test_a_dialog_is_gone_at_once_and_deleted_once_its_work_has_stopped(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ending, "TRY_AGAIN_MS", 1)
    dialog = Working()
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
    asked: list[int] = []
    gone: list[bool] = []
    dialog.finished.connect(lambda _: asked.append(dialog.asked))
    dialog.destroyed.connect(lambda: gone.append(True))
    dialog.reject()
    assert dialog.isHidden()
    assert not asked
    qtbot.waitUntil(lambda: bool(gone))
    assert asked == [3]
