"""The dialog that states what an audit list holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from crowdgui.core.audit.sample import AuditList, AuditSample
from crowdgui.ui.dialogs import audit_list
from crowdgui.ui.dialogs.audit_list import AuditListDialog

if TYPE_CHECKING:
    import pytest
    from pytestqt.qtbot import QtBot


def test_no_line_of_what_a_wrong_file_holds_is_cut_off(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Each sentence is a little longer than a line of the dialog.
    said = [
        "Items of the audit that have two different labels in this list are skipped: each of them "
        "once."
    ] * 6
    monkeypatch.setattr(audit_list, "describe_audit_list", lambda *_, **__: said)
    window = QWidget()
    qtbot.addWidget(window)
    audit = AuditSample(seed=1, sample=(0,), answers=(-1,))
    dialog = AuditListDialog("labels.csv", AuditList({}, (), (), ()), audit, window)
    dialog.show()
    words = dialog.findings
    assert words.height() >= words.heightForWidth(words.width())
    assert words.geometry().bottom() < dialog.take.geometry().top()


def test_what_skips_more_than_it_takes_is_not_what_enter_does(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    audit = AuditSample(seed=1, sample=(0, 1, 2), answers=(-1, -1, -1))
    good = AuditList({0: 1, 1: 0}, ((4, "dunno"),), (), ("i2",))
    own_labels = AuditList({0: 1}, (), ((3, "i7"),), ("i2",))
    for found, kind in ((good, "primary"), (own_labels, "normal")):
        dialog = AuditListDialog("labels.csv", found, audit, window)
        assert dialog.take.property("kind") == kind
        assert dialog.take.isDefault() is not found.doubtful
        assert dialog.take.isEnabled()
        dialog.show()
        qtbot.keyClick(dialog, Qt.Key.Key_Return)
        assert bool(dialog.result()) is not found.doubtful
