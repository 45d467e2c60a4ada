"""The tour as a new user takes it: sample data, a card for each page, and an end that lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from crowdgui.ui.controllers.open_controller import SAMPLES
from crowdgui.ui.main_window.layout import rail_entries
from crowdgui.ui.main_window.menus import MENUS
from crowdgui.ui.main_window.tour import STEPS, Tour, show_tour
from crowdgui.ui.session.settings import Settings

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from crowdgui.ui.main_window.window import MainWindow


pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def opened(window: MainWindow, qtbot: QtBot) -> MainWindow:
    window.opening.open_sample(SAMPLES[2])
    qtbot.waitUntil(lambda: window.session.question.guarantee is not None, timeout=20_000)
    return window


@pytest.fixture
def tour(opened: MainWindow) -> Tour:
    return show_tour(opened)


def title(tour: Tour) -> str:
    return tour.card.findChild(QLabel, "tour-title").text()


def test_there_is_a_step_for_every_page_in_their_order() -> None:
    assert [step.page for step in STEPS] == [entry.key for entry in rail_entries()]
    for step, entry in zip(STEPS, rail_entries(), strict=True):
        assert step.title.startswith(f"{entry.name}: ")
        assert len(step.words.split()) <= 32


def test_the_welcome_offers_it_and_opens_the_sample(window: MainWindow, qtbot: QtBot) -> None:
    window.pages["data"].findChild(QPushButton, "take-tour").click()
    tour = window.findChild(Tour)
    qtbot.waitUntil(lambda: window.session.question.outcome is not None, timeout=20_000)
    assert window.session.question.data.labels.n_labels == 4200
    assert window.rail.chosen() == "data"
    assert title(tour) == STEPS[0].title
    assert tour.card.isVisible()
    qtbot.waitUntil(lambda: not window.busy, timeout=20_000)


def test_the_menu_starts_it_on_what_is_open(opened: MainWindow, qtbot: QtBot) -> None:
    data = opened.session.question.data
    opened.actions_.by_key["tour"].trigger()
    assert opened.findChild(Tour).running
    assert opened.session.question.data is data
    assert "tour" in {entry.key for entry in list(MENUS.values())[-1]}


def test_next_and_back_go_through_all_pages(tour: Tour, opened: MainWindow, qtbot: QtBot) -> None:
    for number, step in enumerate(STEPS[:4]):
        assert opened.rail.chosen() == step.page
        assert title(tour) == step.title
        assert tour.card.findChild(QLabel, "tour-place").text() == f"{number + 1} of {len(STEPS)}"
        assert tour.card.back_button.isEnabled() == (number > 0)
        assert tour.card.next_button.text() == "Next"
        qtbot.mouseClick(tour.card.next_button, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(tour.card.back_button, Qt.MouseButton.LeftButton)
    assert opened.rail.chosen() == STEPS[3].page


def test_the_last_step_ends_it_and_it_is_not_offered_again(
    tour: Tour, opened: MainWindow, qtbot: QtBot
) -> None:
    assert not Settings().tour_taken
    opened.show_page(STEPS[-1].page)
    assert title(tour) == STEPS[-1].title
    assert tour.card.next_button.text() == "Done"
    assert tour.card.end_button.isHidden()
    tour.card.next_button.click()
    assert not tour.running
    assert tour.card.isHidden()
    assert Settings().tour_taken
    opened.show_page("labels")
    assert tour.card.isHidden()
    assert show_tour(opened) is tour
    assert tour.running


def test_escape_ends_it_but_first_stops_what_is_running(
    tour: Tour, opened: MainWindow, qtbot: QtBot
) -> None:
    cancel = opened.actions_.by_key["cancel"]
    stopped = []
    cancel.triggered.connect(lambda: stopped.append(True))
    cancel.setEnabled(True)
    qtbot.keyClick(opened, Qt.Key.Key_Escape)
    assert stopped
    assert tour.running
    cancel.setEnabled(False)
    qtbot.keyClick(opened, Qt.Key.Key_Escape)
    assert not tour.running
    assert len(stopped) == 1


def test_a_page_chosen_in_the_rail_is_followed(tour: Tour, opened: MainWindow) -> None:
    opened.show_page("guarantee")
    assert title(tour) == next(step.title for step in STEPS if step.page == "guarantee")


def test_the_card_points_at_the_entry_and_leaves_the_sentence_of_the_page_free(
    tour: Tour, opened: MainWindow
) -> None:
    for size in ((1280, 800), (1024, 640)):
        opened.resize(*size)
        QApplication.processEvents()
        for step in STEPS[:5]:
            opened.show_page(step.page)
            card, rail = tour.card, opened.rail.view
            entry = rail.visualRect(rail.currentIndex()).center()
            at = rail.viewport().mapTo(opened, entry)
            tip = card.mapTo(opened, card.rect().topLeft()).y() + card._tip
            assert abs(tip - at.y()) <= 1
            assert opened.rect().contains(card.geometry())
            sentence = opened.stack.mapTo(opened, QPoint(0, 60)).y()
            shown = card.mask().translated(card.pos())
            assert not shown.contains(QPoint(card.x() + card.width() // 2, sentence))


def test_all_parts_have_names(tour: Tour) -> None:
    assert tour.card.accessibleName() == "Tour of the pages"
    assert title(tour) in tour.card.accessibleDescription()
    for button in tour.card.findChildren(QPushButton):
        assert button.objectName().startswith("tour-")
        assert button.accessibleName()
