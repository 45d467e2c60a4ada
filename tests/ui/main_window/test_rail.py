from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QModelIndex, Qt

from crowdgui.ui.main_window.rail import PageState, Rail, RailEntry, RailModel
from crowdgui.ui.style.theme import tokens

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

ENTRIES = (
    RailEntry("data", "table", "Data", PageState.DONE),
    RailEntry("labels", "tag", "Labels", PageState.READY),
    RailEntry("workers", "people", "Workers"),
)


@pytest.fixture
def rail(qtbot: QtBot) -> Rail:
    made = Rail(ENTRIES)
    qtbot.addWidget(made)
    made.resize(made.width(), 400)
    made.show()
    return made


def test_model_keeps_the_rules(qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(RailModel(ENTRIES))


def test_a_click_chooses_a_page(rail: Rail, qtbot: QtBot) -> None:
    place = rail.view.visualRect(rail.model.index(2)).center()
    with qtbot.waitSignal(rail.page_chosen, check_params_cb=lambda key: key == "workers"):
        qtbot.mouseClick(rail.view.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_the_keyboard_follows_a_click_and_enter_but_not_the_arrows(
    rail: Rail, qtbot: QtBot
) -> None:
    entered: list[str] = []
    rail.page_entered.connect(entered.append)
    place = rail.view.visualRect(rail.model.index(2)).center()
    qtbot.mouseClick(rail.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert entered == ["workers"]
    qtbot.keyClick(rail.view, Qt.Key.Key_Home)
    assert entered == ["workers"]
    qtbot.keyClick(rail.view, Qt.Key.Key_Return)
    assert entered == ["workers", "data"]


def test_keys_choose_pages(rail: Rail, qtbot: QtBot) -> None:
    rail.choose("data")
    chosen: list[str] = []
    rail.page_chosen.connect(chosen.append)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_End, Qt.Key.Key_Home):
        qtbot.keyClick(rail.view, key)
    assert chosen == ["labels", "workers", "data"]


def test_states_are_said_in_words(rail: Rail) -> None:
    rail.set_state("workers", PageState.LOOK_HERE, 5)
    spoken = [rail.model.index(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(3)]
    assert spoken == ["Data, done", "Labels", "Workers, flagged: 5"]
    # What looks like one count on two pages is of different items.
    look = PageState.LOOK_HERE
    items = RailEntry("items", "ticked-list", "Items", look, 394)
    way = RailEntry("guarantee", "shield-tick", "Guarantee", look, 1781)
    assert items.spoken == "Items, below 90% confidence: 394"
    assert way.spoken == "Guarantee, to audit or review for the target: 1,781"


def test_a_state_leaves_the_chosen_page(rail: Rail) -> None:
    rail.choose("labels")
    rail.set_state("labels", PageState.RUNNING)
    assert rail.view.currentIndex().row() == 1
    rail.set_state("labels", PageState.DONE)


def test_the_badge_is_painted_in_its_colour(rail: Rail) -> None:
    rail.set_state("workers", PageState.LOOK_HERE, 5)
    image = rail.grab().toImage()
    row = rail.view.visualRect(rail.model.index(2)).translated(rail.view.pos())
    inside = [
        image.pixelColor(x, row.center().y()).name() for x in range(row.center().x(), row.right())
    ]
    assert tokens().warn_soft.name() in inside


def test_narrow_hides_the_words_of_the_foot(rail: Rail) -> None:
    rail.set_foot("8,000 labels", "164 workers")
    wide = rail.width()
    rail.set_narrow(True)
    assert rail.width() < wide / 2
    rail.set_narrow(False)
    assert rail.width() == wide


def test_a_line_of_the_foot_that_is_too_long_is_parted_at_its_points(rail: Rail) -> None:
    rail.set_foot("8,000 labels", "164 workers · 800 items", "164 anotadores · 800 elementos")
    _, short, long = rail._foot
    assert short.text() == "164 workers · 800 items"
    assert long.text() == "164 anotadores\n800 elementos"
    room = long.contentsRect().width()
    assert all(long.fontMetrics().horizontalAdvance(t) <= room for t in long.text().splitlines())


def test_an_unknown_page_is_an_error(rail: Rail) -> None:
    with pytest.raises(ValueError, match="compare"):
        rail.choose("compare")
    assert rail.model.rowCount(QModelIndex()) == 3
