"""Reviewing in the whole window: from the page's key on, by keyboard alone."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from crowdgui.core.audit.sample import NO_CLASS
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.review.queue import AUDIT
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import open_source
from tests.ui.pages.driving import choose_order, coin_labels, press, ready

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from crowdgui.ui.main_window.window import MainWindow
    from crowdgui.ui.pages.items.page import ItemsPage


KEY, LEFT = Qt.Key, Qt.MouseButton.LeftButton
MANY = 20


def activated(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> ItemsPage:
    with qtbot.waitSignal(window.run_controller.ended, timeout=20_000):
        window.run_controller.open(read_labels(open_source(coin_labels(tmp_path / "labels.csv"))))
    activated(window, qtbot)
    with qtbot.waitSignal(window.items_page.review.queue_changed, timeout=20_000):
        qtbot.keyClick(window, KEY.Key_4, Qt.KeyboardModifier.ControlModifier)
    ready(window.items_page, qtbot)
    return window.items_page


def test_many_items_by_keyboard_alone(
    page: ItemsPage, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, review = window.session, page.review
    # As somebody who looks at each item, not as fast as keys can be sent.
    monkeypatch.setattr(review.controller.pace, "clock", count(0.0, 2.0).__next__)
    rule = session.question.outcome.aggregation.labels
    queue = review.task.items.tolist()
    assert len(queue) > MANY
    assert page.body.currentWidget() is review
    answers = {}
    for turn, item in enumerate(queue[:MANY]):
        assert review.controller.item == item
        match turn % 5:
            case 0:
                press(qtbot, KEY.Key_Return)
                answers[item] = int(rule[item])
            case 4:
                press(qtbot, KEY.Key_N)
                for letter in (KEY.Key_1, KEY.Key_S, KEY.Key_U, KEY.Key_B):
                    press(qtbot, letter)
                press(qtbot, KEY.Key_Escape, KEY.Key_2)
                answers[item] = 1
            case other:
                press(qtbot, KEY.Key_1 if other % 2 else KEY.Key_2)
                answers[item] = 0 if other % 2 else 1
    made = session.state.decisions
    assert {item: decision.code for item, decision in made.items()} == answers
    assert all(made[item].note == "1sub" for item in queue[4:MANY:5])
    assert not any(made[item].note for item in queue[:4])
    assert session.question.final.n_settled == MANY
    assert [int(session.question.final.labels[item]) for item in queue[:MANY]] == list(
        answers.values()
    )
    words, left = review.panel.progress.words()
    assert words == f"{MANY} of {len(queue)} reviewed"
    assert left
    assert f"{MANY} manual labels" in window.status._left.text()
    # All of it can be undone and done again; notes are edits of their own.
    for _ in range(session.question.undo.index()):
        press(qtbot, KEY.Key_U)
    assert session.state.decisions == {}
    assert review.controller.item == queue[0]
    while session.question.undo.canRedo():
        session.question.undo.redo()
    assert {item: d.code for item, d in session.state.decisions.items()} == answers


def test_the_audit_is_checked_here_blind(page: ItemsPage, window: MainWindow, qtbot: QtBot) -> None:
    choose_order(page, qtbot, AUDIT)
    assert page.review.at_end
    with qtbot.waitSignal(page.page_wanted):
        qtbot.mouseClick(page.review.end.findChild(QPushButton, "review-guarantee"), LEFT)
    guarantee = window.pages["guarantee"]
    assert window.page is guarantee
    qtbot.waitUntil(lambda: window.session.question.guarantee_is_current, timeout=30_000)
    guarantee.way.size_field.setValue(4)
    qtbot.mouseClick(guarantee.way.start, LEFT)
    window.findChild(object, "audit-dialog").accept()
    window.show_page("items")
    page.setFocus()
    activated(window, qtbot)
    audit = window.session.state.guarantee.audit
    assert page.review.task.items.tolist() == list(audit.sample)
    assert not page.blind_button.isEnabled()
    assert all(card.answer.share is None for card in page.review.panel.cards.cards)
    assert [c.key for c in page.review.queue.table.columns] == ["done", "item"]
    press(qtbot, KEY.Key_1, KEY.Key_0, KEY.Key_Return, KEY.Key_2)
    assert window.session.state.guarantee.audit.answers == (0, NO_CLASS, 1, UNLABELLED)
    press(qtbot, KEY.Key_U, KEY.Key_1, KEY.Key_1)
    assert window.session.state.guarantee.audit.complete
    assert page.review.at_end
    assert window.session.state.decisions == {}
    window.session.question.undo.undo()
    assert not page.review.at_end
    window.session.set_guarantee_options("discard the audit", audit=None)
    assert page.review.at_end
    qtbot.waitUntil(lambda: not window.run_controller.guarantee_runner.busy, timeout=30_000)
