"""The Guarantee page and its audit, driven as a user would."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton

from crowdgui.core.bounds.guarantee import EvidenceLevel
from crowdgui.text.guarantee import describe_headline
from crowdgui.ui.controllers.open_controller import SAMPLES
from crowdgui.ui.pages.guarantee.audit import AuditDialog
from crowdgui.ui.widgets.lists import ConditionList

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.ui.main_window.window import MainWindow
    from crowdgui.ui.pages.page import Page


LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> Page:
    def there() -> bool:
        return window.session.question.guarantee is not None

    with qtbot.waitSignal(window.session.guarantee_changed, timeout=30_000, check_params_cb=there):
        window.opening.open_sample(SAMPLES[1])
    window.show_page("guarantee")
    return window.pages["guarantee"]


def certified(window: MainWindow, qtbot: QtBot) -> Guarantee | None:
    """Wait until the guarantee for the present wishes is there."""
    session = window.session
    qtbot.waitUntil(lambda: not window.work.certifier.busy, timeout=30_000)
    return session.question.guarantee


def test_hard_items_are_said_first_and_bounds_are_not_the_headline(
    page: Page, window: MainWindow
) -> None:
    guarantee = window.session.question.guarantee
    assert guarantee.headline.level is EvidenceLevel.NONE
    assert page.header.sentence() == describe_headline(guarantee)
    assert "%" not in page.header.sentence()


def height_of(page: Page, part: QWidget) -> int:
    return part.mapTo(page, part.rect().topLeft()).y()


def test_why_there_is_no_guarantee_comes_first_and_then_the_way_to_one(
    page: Page, qtbot: QtBot
) -> None:
    qtbot.waitUntil(lambda: height_of(page, page.votes) < height_of(page, page.ladder))
    assert height_of(page, page.audit) < height_of(page, page.epsilon)


def test_a_guarantee_comes_before_what_it_rests_on_and_the_audit_last(
    page: Page, window: MainWindow, qtbot: QtBot
) -> None:
    window.opening.open_sample(SAMPLES[3])
    qtbot.waitUntil(
        lambda: (
            window.session.question.guarantee is not None
            and window.session.question.guarantee.headline.level is EvidenceLevel.SELF_CERTIFIED
        ),
        timeout=30_000,
    )
    window.show_page("guarantee")
    assert page.header.sentence().startswith("On average, at most ")
    qtbot.waitUntil(lambda: height_of(page, page.ladder) < height_of(page, page.votes))
    assert height_of(page, page.epsilon) < height_of(page, page.audit)
    page.epsilon.setFocus()
    qtbot.keyClick(page.epsilon, Qt.Key.Key_Tab)
    assert page.delta.hasFocus()
    qtbot.keyClick(page.delta, Qt.Key.Key_Tab)
    assert page.audit.how_many.hasFocus()


def test_an_audit_by_keyboard_gives_the_headline(
    page: Page, window: MainWindow, qtbot: QtBot
) -> None:
    page.audit.how_many.setValue(5)
    qtbot.mouseClick(page.audit.draw, LEFT)
    dialog = window.findChild(AuditDialog, "audit-dialog")
    assert dialog is not None
    audit = window.session.state.guarantee.audit
    final = window.session.question.outcome.aggregation.labels
    for item in audit.sample:
        qtbot.keyClick(dialog, Qt.Key(Qt.Key.Key_1 + int(final[item])))
    assert window.session.state.guarantee.audit.complete
    dialog.accept()
    guarantee = certified(window, qtbot)
    assert guarantee.headline.level is EvidenceLevel.AUDIT
    assert page.audit._found.text().startswith("Audit: 0 wrong of 5 checked. At most ")
    assert page.audit._found.text().endswith("% of these labels are wrong, at 95% confidence.")
    assert page.header.sentence().startswith("At most ")
    window.session.question.undo.undo()
    assert not window.session.state.guarantee.audit.complete
    assert certified(window, qtbot).headline.level is EvidenceLevel.NONE


def test_an_answer_can_be_changed_and_none_of_the_classes_be_right(
    page: Page, window: MainWindow, qtbot: QtBot
) -> None:
    page.audit.how_many.setValue(3)
    qtbot.mouseClick(page.audit.draw, LEFT)
    dialog = window.findChild(AuditDialog, "audit-dialog")
    qtbot.keyClick(dialog, Qt.Key.Key_1)
    qtbot.keyClick(dialog, Qt.Key.Key_Left)
    qtbot.keyClick(dialog, Qt.Key.Key_0)
    assert window.session.state.guarantee.audit.answers[0] == -2
    assert window.session.state.guarantee.audit.done == 1
    dialog.accept()
    assert "1 of 3" in page.audit._state.text()
    qtbot.mouseClick(page.audit.drop, LEFT)
    assert window.session.state.guarantee.audit is None


def test_other_wishes_are_answered_and_can_be_undone(
    page: Page, window: MainWindow, qtbot: QtBot
) -> None:
    page.epsilon.setValue(30.0)
    assert window.session.state.guarantee.epsilon == pytest.approx(0.3)
    assert certified(window, qtbot) is not None
    window.session.question.undo.undo()
    assert window.session.state.guarantee.epsilon == 0.05
    assert page.epsilon.value() == 5.0


def test_the_numbers_are_folded_until_asked_for(page: Page, qtbot: QtBot) -> None:
    assert page.quantities.isHidden()
    qtbot.mouseClick(page.findChild(QPushButton, "show-numbers"), LEFT)
    assert not page.quantities.isHidden()


def test_other_labels_take_the_audit_away(page: Page, window: MainWindow, qtbot: QtBot) -> None:
    page.audit.how_many.setValue(3)
    qtbot.mouseClick(page.audit.draw, LEFT)
    window.findChild(AuditDialog, "audit-dialog").accept()
    window.opening.open_sample(SAMPLES[2])
    qtbot.waitUntil(lambda: window.session.question.data.name == SAMPLES[2].file, timeout=20_000)
    assert window.session.state.guarantee.audit is None


def test_the_plan_is_that_of_the_draw_that_is_chosen(page: Page, qtbot: QtBot) -> None:
    def limits() -> list[str]:
        tiles = page.audit.findChildren(QLabel)
        return [t.text() for t in tiles if t.isVisibleTo(page.audit) and t.text().endswith("%")]

    at_random = limits()
    box = page.audit.findChild(QCheckBox, "audit-by-class")
    box.click()
    qtbot.waitUntil(lambda: len(limits()) == len(at_random) == 6)
    assert float(limits()[0].rstrip("%")) > float(at_random[0].rstrip("%"))
    box.click()
    qtbot.waitUntil(lambda: limits() == at_random)


def test_other_wishes_do_not_check_the_model_again(
    page: Page, window: MainWindow, qtbot: QtBot
) -> None:
    model = window.session.question.guarantee.model
    page.epsilon.setValue(12.0)
    assert certified(window, qtbot).model is model
    assert window.session.state.guarantee.epsilon == 0.12
    assert "12.0%" in page.audit._needed.text()


def test_labels_set_by_hand_are_said_to_be_left_aside(
    page: Page, window: MainWindow, qtbot: QtBot
) -> None:
    rests = page.findChild(ConditionList, "rests-on")

    def said() -> bool:
        return any(
            "1 label was replaced by a manual label" in label.text()
            for label in rests.findChildren(QLabel)
            if label.isVisible()
        )

    assert not said()
    window.session.decide(0, 1, "ann")
    qtbot.waitUntil(said)
    window.session.question.undo.undo()
    qtbot.waitUntil(lambda: not said())
