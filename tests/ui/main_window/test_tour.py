"""The tour as a new user takes it: sample data, a card for each page, and an end that lasts."""

from __future__ import annotations

import csv
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QLineEdit, QPushButton

from crowdgui.io.resources import resource
from crowdgui.ui.controllers.project_controller import SaveState
from crowdgui.ui.controllers.samples import SAMPLES
from crowdgui.ui.main_window.layout import rail_entries
from crowdgui.ui.main_window.menus import MENUS
from crowdgui.ui.main_window.tour import PAIRED_STEPS, STEPS, Tour, show_tour
from tests.ui.shared_window import shared_window, wait_for

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from crowdgui.ui.main_window.window import MainWindow


pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def window(clean_window: MainWindow) -> MainWindow:
    return clean_window


@pytest.fixture(scope="module")
def opened(
    unpainted: None, qapp: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[MainWindow]:
    """Return one window with the finished sample, for all tests that only look around in it."""
    with shared_window(qapp, tmp_path_factory.mktemp("opened")) as made:
        made.open_controller.open_sample(SAMPLES[2])
        wait_for(lambda: made.session.question.guarantee is not None)
        yield made


@pytest.fixture
def tour(opened: MainWindow) -> Iterator[Tour]:
    opened.resize(1280, 800)
    opened.show_page("data")
    opened.activateWindow()
    wait_for(lambda: QApplication.activeWindow() is opened)
    tour = show_tour(opened)
    yield tour
    tour.end()


def title(tour: Tour) -> str:
    return tour.card.findChild(QLabel, "tour-title").text()


def test_there_is_a_step_for_every_page_in_their_order() -> None:
    for paired, steps in ((False, STEPS), (True, PAIRED_STEPS)):
        names = {entry.key: entry.name for entry in rail_entries(paired=paired)}
        assert list(dict.fromkeys(step.page for step in steps)) == list(names)
        for step in steps:
            assert step.title.startswith(f"{names[step.page]}: ")
            assert len(step.words.split()) <= 32


def test_the_welcome_offers_it_and_it_ends_in_an_exported_result_with_a_guarantee(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    shipped = resource("samples/audited-reviews.crowd").read_bytes()
    window.pages["data"].findChild(QPushButton, "take-tour").click()
    tour = window.findChild(Tour)
    qtbot.waitUntil(lambda: window.session.question.outcome is not None, timeout=20_000)
    assert window.session.question.data.labels.n_labels == 1920
    assert window.rail.chosen() == "data"
    assert title(tour) == STEPS[0].title
    assert tour.card.isVisible()
    qtbot.waitUntil(lambda: window.session.question.guarantee is not None, timeout=30_000)
    said = []
    for _ in STEPS[1:]:
        tour.card.next_button.click()
        said.append(tour.card.findChild(QLabel, "tour-words").text())
    words = "At most 5.0% of these labels are wrong."
    assert words in said[4]
    assert said[4].startswith("Here 60 random items were audited")
    assert words in said[-1]
    assert window.rail.chosen() == "export"
    page = window.pages["export"]
    page.findChild(QCheckBox, "export-guarantee").setChecked(True)
    page.findChild(QLineEdit, "export-folder").setText(str(tmp_path / "out"))
    qtbot.waitUntil(lambda: page.export_button.isEnabled(), timeout=30_000)
    with qtbot.waitSignal(window.run_controller.export_controller.exported, timeout=30_000):
        page.export_button.click()
    assert words in (tmp_path / "out" / "guarantee.json").read_text("utf-8")
    with (tmp_path / "out" / "labels.csv").open(encoding="utf-8") as file:
        found = Counter(row["status"] for row in csv.DictReader(file))
    assert sum(found.values()) == 240
    assert found["audited"] == 60
    assert not found["review"]
    # What was opened is a copy: nothing is written where the application is installed.
    assert window.project_controller.project is None
    assert window.project_controller.state is SaveState.UNSAVED
    window.session.undos.undo()
    qtbot.waitUntil(lambda: window.project_controller._autosave.is_settled, timeout=30_000)
    assert resource("samples/audited-reviews.crowd").read_bytes() == shipped
    assert {p.suffix for p in resource("samples").iterdir()} == {".csv", ".crowd"}


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
    opened.settings.tour_taken = False
    opened.show_page(STEPS[-1].page)
    tour.card.next_button.click()
    assert title(tour) == STEPS[-1].title
    assert tour.card.next_button.text() == "Done"
    assert tour.card.end_button.isHidden()
    tour.card.next_button.click()
    assert not tour.running
    assert tour.card.isHidden()
    assert opened.settings.tour_taken
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


def test_the_card_stands_where_it_covers_nothing_that_it_explains(
    tour: Tour, opened: MainWindow
) -> None:
    for size in ((1280, 800), (1024, 640)):
        opened.resize(*size)
        QApplication.processEvents()
        for number, step in enumerate(STEPS[:6]):
            tour._go(number)
            QApplication.processEvents()
            card, page = tour.card.geometry(), opened.stack
            area = QRect(page.mapTo(opened, QPoint(0, 0)), page.size())
            assert area.contains(card)
            half = area.adjusted(0, 0, 0, -area.height() // 2)
            assert not card.intersects(half), step.title
            beside = card.left() - area.left() < area.right() - card.right()
            assert beside == step.at_left


def test_return_goes_on_as_a_click_does(tour: Tour, opened: MainWindow, qtbot: QtBot) -> None:
    tour._go(0)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        qtbot.keyClick(tour.card.next_button, key)
    assert title(tour) == STEPS[2].title
    tour.card.back_button.setFocus()
    qtbot.keyClick(tour.card.back_button, Qt.Key.Key_Return)
    assert title(tour) == STEPS[1].title


def test_all_parts_have_names(tour: Tour) -> None:
    assert tour.card.accessibleName() == "Tour of the pages"
    assert title(tour) in tour.card.accessibleDescription()
    for button in tour.card.findChildren(QPushButton):
        assert button.objectName().startswith("tour-")
        assert button.accessibleName()
