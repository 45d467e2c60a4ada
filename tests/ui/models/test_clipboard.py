from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from crowdgui.ui.models import clipboard
from crowdgui.ui.models.clipboard import ClipboardCopy

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    monkeypatch.setattr(clipboard, "AT_ONCE", 4)
    return []


def test_the_window_has_its_turn_between_two_pieces(asked: list[int], qtbot: QtBot) -> None:
    parent = QObject()
    copying = ClipboardCopy(parent)

    def row(place: int) -> list[str]:
        asked.append(place)
        return [f"r{place}", "=1"]

    with qtbot.waitSignal(copying.copied) as copied:
        copying.copy(["a", "b"], row, 30, 10)
        assert asked == [0, 1, 2, 3]
    assert copied.args == [10, 30]
    assert asked == list(range(10))
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines == ["a\tb", *(f"r{i}\t'=1" for i in range(10))]


def test_a_second_copy_takes_the_place_of_the_first(asked: list[int], qtbot: QtBot) -> None:
    parent = QObject()
    copying, heard = ClipboardCopy(parent), []
    copying.copied.connect(lambda *counts: heard.append(counts))
    copying.copy(["a"], lambda place: [f"old{place}"], 30, 30)
    with qtbot.waitSignal(copying.copied):
        copying.copy(["a"], lambda place: [f"new{place}"], 9, 30)
    qtbot.wait(20)
    assert heard == [(9, 9)]
    assert "old" not in QGuiApplication.clipboard().text()


def test_nothing_is_copied_with_its_header(qtbot: QtBot) -> None:
    parent = QObject()
    copying = ClipboardCopy(parent)
    with qtbot.waitSignal(copying.copied) as copied:
        copying.copy(["a"], lambda place: [""], 0, 5)
    assert copied.args == [0, 0]
    assert QGuiApplication.clipboard().text() == "a\n"
