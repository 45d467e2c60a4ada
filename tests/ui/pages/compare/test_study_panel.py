"""The study on the page: what its button does, what is drawn, and in which words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

import crowdgui.ui.controllers.study_controller as module
from crowdgui.core.study.study import SECONDS
from crowdgui.ui.controllers.study_controller import StudyController
from crowdgui.ui.pages.compare.study_panel import StudyPanel
from tests.ui.open_session import open_in, opened, small_crowd

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from crowdgui.ui.session.session import Session


LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def session(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Session:
    monkeypatch.setattr(module, "available_cores", lambda: 1)
    return opened(*small_crowd())


@pytest.fixture
def ticked() -> list[str]:
    return ["iwmv", "mv"]


@pytest.fixture
def panel(session: Session, ticked: list[str], qtbot: QtBot) -> Iterator[StudyPanel]:
    studying = StudyController(session)
    session.outcome_changed.emit()
    made = StudyPanel(studying, lambda: tuple(ticked))
    qtbot.addWidget(made)
    made.resize(640, 360)
    with qtbot.waitExposed(made):
        made.show()
    made.refresh()
    made.draws.setValue(2)
    yield made
    assert studying.shut_down()


def run(panel: StudyPanel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(panel._studying.ended, timeout=10_000):
        qtbot.mouseClick(panel.run_button, LEFT)


def test_before_a_study_it_says_what_one_is_for(panel: StudyPanel) -> None:
    assert panel.plot._finding.text().startswith("Run a study to see")
    assert panel.run_button.text() == "Run the study"
    assert panel.plot.table().columns[0] == ()


def test_the_button_runs_stops_and_goes_on(
    panel: StudyPanel, ticked: list[str], qtbot: QtBot
) -> None:
    words = []
    panel._studying.started.connect(lambda _: words.append(panel.run_button.text()))
    run(panel, qtbot)
    assert words == ["Stop"]
    assert panel.run_button.text() == "Done"
    assert not panel.run_button.isEnabled()
    assert "increase the number of draws" in panel.run_button.toolTip()
    panel.draws.setValue(3)
    assert panel.run_button.text() == "Continue"
    run(panel, qtbot)
    assert panel._studying.result.study.repetitions == 3
    assert panel.run_button.text() == "Done"
    ticked.append("em")
    panel.refresh()
    assert panel.run_button.text() == "Continue"
    ticked.clear()
    panel.refresh()
    assert not panel.run_button.isEnabled()
    assert panel.run_button.toolTip() == "<p>Tick a rule in the table first.</p>"


def test_the_button_stops_a_study(panel: StudyPanel, qtbot: QtBot) -> None:
    panel.draws.setValue(1000)
    with qtbot.waitSignal(panel._studying.changed, timeout=10_000):
        qtbot.mouseClick(panel.run_button, LEFT)
    with qtbot.waitSignal(panel._studying.ended, timeout=10_000):
        qtbot.mouseClick(panel.run_button, LEFT)
    assert panel.run_button.text() == "Continue"
    assert 0 < panel._studying.result.tried < 20_000
    assert len(panel.plot.table().columns[0]) == 20


def test_what_is_found_is_said_and_drawn(
    panel: StudyPanel, ticked: list[str], qtbot: QtBot
) -> None:
    run(panel, qtbot)
    said = panel.plot._finding.text().replace("\u00a0", " ")
    assert said.startswith("With 50% of the labels, wrong on gold:")
    assert "Weighted voting (IWMV): " in said
    assert set(panel.plot.table().columns[0]) == {"Weighted voting (IWMV)", "Majority vote"}
    ticked.remove("iwmv")
    panel.refresh()
    assert set(panel.plot.table().columns[0]) == {"Majority vote"}
    assert panel.plot.legend.accessibleName() == "Majority vote"


def test_the_time_can_be_looked_at_instead(panel: StudyPanel, qtbot: QtBot) -> None:
    run(panel, qtbot)
    qtbot.mouseClick(panel.findChild(QAbstractButton, f"study-measure-{SECONDS}"), LEFT)
    assert panel.plot.table().header[2] == "mean of run time"
    assert panel.plot._shown.log


def test_other_labels_clear_it(panel: StudyPanel, session: Session, qtbot: QtBot) -> None:
    run(panel, qtbot)
    open_in(session, *small_crowd(1))
    assert panel.run_button.text() == "Run the study"
    assert panel.plot.table().columns[0] == ()


def test_a_rule_that_cannot_is_named(
    panel: StudyPanel, session: Session, ticked: list[str], qtbot: QtBot
) -> None:
    labels, gold = small_crowd(0, 30, 3)
    open_in(session, labels, gold)
    ticked[:] = ["mv", "kos"]
    panel.refresh()
    run(panel, qtbot)
    refused = dict(panel._studying.result.refused)
    if refused:
        assert refused["kos"] in panel.plot._finding.text()
    else:
        assert panel._studying.result.complete
