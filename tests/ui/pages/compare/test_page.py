"""The Compare page in the window: rules side by side, one click to use another."""

from __future__ import annotations

import threading
from dataclasses import replace
from typing import TYPE_CHECKING, NoReturn

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QHeaderView,
    QTabBar,
    QTableView,
    QWidget,
)

import crowdgui.ui.controllers.study_controller as studying_module
from crowdgui import analysis
from crowdgui.core.errors import Cancelled
from crowdgui.core.rules import lpi
from crowdgui.core.rules.registry import QUICK
from crowdgui.core.study.study import SECONDS
from crowdgui.text.rules import rule_name
from crowdgui.text.wording import describe
from crowdgui.ui.controllers.study_controller import StudyController
from crowdgui.ui.dialogs import confirm as ask
from crowdgui.ui.pages.compare import page as compare_page
from crowdgui.ui.pages.compare import recommendation_panel as advice_panel
from crowdgui.ui.pages.compare.page import StudyPanel
from crowdgui.ui.pages.compare.table import compare_columns, rows_of
from tests.ui.open_session import imported, open_in, opened, small_crowd

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from crowdgui.ui.main_window.window import MainWindow
    from crowdgui.ui.pages.compare.page import ComparePage
    from crowdgui.ui.session.session import Session


pytestmark = pytest.mark.usefixtures("unpainted")


LEFT = Qt.MouseButton.LeftButton
FEW = ("mv", "iwmv", "em", "bwa")


def never(*_: object) -> NoReturn:
    raise Cancelled


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> tuple[str, ...]:
    """Run fewer rules at the first look: each of them has the table drawn again."""
    assert set(FEW) < set(QUICK)
    monkeypatch.setattr(compare_page, "QUICK", FEW)
    return FEW


@pytest.fixture
def window(clean_window: MainWindow) -> MainWindow:
    return clean_window


@pytest.fixture
def briefly(monkeypatch: pytest.MonkeyPatch, quick: tuple[str, ...]) -> None:
    """Leave out what takes seconds and is looked at in other tests, such as the model check."""
    monkeypatch.setattr(studying_module, "available_cores", lambda: 1)
    monkeypatch.setattr(advice_panel, "_ASKED_AUTOMATICALLY", 0)
    monkeypatch.setattr(analysis, "build_guarantee", never)


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot, briefly: None) -> ComparePage:
    return show_page(window, qtbot)


def show_page(window: MainWindow, qtbot: QtBot) -> ComparePage:
    open_crowd(window, qtbot)
    window.show_page("compare")
    wait_until_idle(window, qtbot)
    return window.compare_page


def open_crowd(window: MainWindow, qtbot: QtBot, seed: int = 0, n_items: int = 40) -> None:
    labels, gold = small_crowd(seed, n_items)
    window.run_controller.open(imported(labels, gold))
    qtbot.waitUntil(
        lambda: (
            window.session.question.outcome is not None
            and window.session.question.outcome.job.labels is labels
            and not window.run_controller.busy
        ),
        timeout=20_000,
    )


def wait_until_idle(window: MainWindow, qtbot: QtBot) -> None:
    page = window.compare_page
    qtbot.waitUntil(
        lambda: (
            not (
                window.comparison_controller.busy
                or page.advice.runner.busy
                or page.plan.runner.busy
                or page.plan._chooser.busy
                or window.run_controller.busy
                or window.run_controller.guarantee_runner.busy
            )
        ),
        timeout=30_000,
    )


def keys(window: MainWindow) -> set[str]:
    return {tried.key for tried in window.comparison_controller.comparison.tried}


def test_without_labels_it_says_what_would_stand_here(window: MainWindow) -> None:
    window.show_page("compare")
    page = window.compare_page
    assert page.empty.isVisible()
    assert not page.body.isVisible()
    assert page.simulate_button.isVisible()
    assert not page.run_button.isVisible()
    assert not window.actions_.by_key["study"].isEnabled()
    assert window.actions_.by_key["simulate"].isEnabled()


@pytest.mark.parametrize("quick", [QUICK])
def test_the_quick_rules_run_once_the_page_is_looked_at(
    page: ComparePage, window: MainWindow
) -> None:
    assert keys(window) == set(QUICK)
    assert not page.empty.isVisible()
    assert page.header.finding() == window.comparison_controller.found.sentence
    assert page.list.selected_key() == "iwmv"


def test_of_many_labels_no_rule_runs_unasked(
    window: MainWindow, qtbot: QtBot, briefly: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compare_page, "_RUN_AT_ONCE", 10)
    page = show_page(window, qtbot)
    assert keys(window) == {"iwmv"}, "what runs is only the rule in use"
    assert page.header.finding().startswith("With this many labels, other rules run only")
    assert page.run_button.text() == "Run the 3 fast rules"
    qtbot.mouseClick(page.run_button, LEFT)
    wait_until_idle(window, qtbot)
    assert keys(window) == set(FEW)
    assert page.header.finding() == window.comparison_controller.found.sentence
    assert page.run_button.text() == f"Run the {len(page._others())} others"


def test_no_look_counts_over_the_items(
    page: ComparePage, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where rules differ was counted where they ran, whatever comparison holds them."""
    counted = []
    monkeypatch.setattr(np, "not_equal", lambda *of: counted.append(of))
    monkeypatch.setattr(np, "count_nonzero", lambda of: counted.append(of) or 0)
    compare_columns(
        rows_of(page.list.keys, window.comparison_controller.comparison, set(), ("", ()), {}),
        gold=True,
        bound=True,
    )
    made = replace(window.comparison_controller.comparison, in_use="em")
    assert made.differences.max() > 0
    assert not counted


def test_one_click_uses_another_rule(page: ComparePage, window: MainWindow, qtbot: QtBot) -> None:
    page.list.view.choose(page.list.keys.index("em"))
    assert page.use_button.text() == "Use Expectation–maximisation (EM)"
    assert page.use_button.toolTip() == ""
    with qtbot.waitSignal(window.session.outcome_changed, timeout=20_000):
        qtbot.mouseClick(page.use_button, LEFT)
    assert window.session.state.rule == "em"
    assert window.session.question.outcome.job.rule == "em"
    wait_until_idle(window, qtbot)
    assert keys(window) == set(FEW), "no rule is lost"
    assert page.list.selected_key() == "em"
    assert page.use_button.text() == "In use"
    assert not page.use_button.isEnabled()
    assert "This rule is in use." in page.use_button.toolTip()
    window.actions_.by_key["cancel"].trigger()
    window.session.question.undo.undo()
    assert window.session.state.rule == "iwmv"


def test_what_is_compared_is_named_copied_and_leads_on(
    page: ComparePage, window: MainWindow, qtbot: QtBot, qapp: QApplication
) -> None:
    kinds = QAbstractButton, QAbstractSpinBox, QComboBox, QTableView, QTabBar
    for widget in page.findChildren(QWidget):
        inside = isinstance(widget.parent(), QTableView | QHeaderView | QTabBar)
        if isinstance(widget, kinds) and not inside:
            assert widget.objectName(), widget
            assert widget.accessibleName(), widget.objectName()
    qtbot.mouseClick(page.copy_button, LEFT)
    lines = qapp.clipboard().text().splitlines()
    assert lines[0].startswith("Study\tRule\tLabels that differ\tWrong on gold")
    assert len(lines) == 1 + len(page.list.keys)
    # Confidence is that of the selected rule.
    page.list.view.choose(page.list.keys.index("iwmv"))
    page.tabs.choose("reliability")
    assert page.reliability.head.caption.text() == "Weighted voting (IWMV)"
    page.list.view.choose(page.list.keys.index("bwa"))
    assert page.reliability.head.caption.text() == "Bayesian average (BWA)"
    page.list.view.choose(page.list.keys.index("lpi"))
    assert page.reliability._finding.text() == "Choose a rule that has run."
    # The least size of the window is enough.
    window.resize(1024, 640)
    page.tabs.choose("study")
    qapp.processEvents()
    assert window.size().height() == 640
    assert page.study.plot.height() > 200
    assert page.list.height() > 120
    # A number leads to its items.
    made = window.comparison_controller.comparison
    first, second = max(
        ((i, k) for i in range(len(made.tried)) for k in range(i)),
        key=lambda pair: made.differences[pair],
    )
    count = int(made.differences[first, second])
    assert count > 0
    page.heat.cell_clicked.emit(first, second)
    assert window.page is window.items_page
    assert window.items_page.table.table.rowCount() == count


def test_the_others_run_when_asked_and_can_be_stopped(
    page: ComparePage, window: MainWindow, qtbot: QtBot
) -> None:
    assert page.run_button.text() == f"Run the {len(page._others())} others"
    qtbot.mouseClick(page.run_button, LEFT)
    assert page.run_button.text() == page.run_button.accessibleName() == "Stop"
    qtbot.mouseClick(page.run_button, LEFT)
    qtbot.waitUntil(lambda: not window.comparison_controller.busy, timeout=20_000)
    assert keys(window) >= set(FEW)
    assert page.run_button.text() != "Stop"


def test_other_labels_are_compared_again(
    page: ComparePage, window: MainWindow, qtbot: QtBot
) -> None:
    open_crowd(window, qtbot, 1, 25)
    window.show_page("compare")
    wait_until_idle(window, qtbot)
    assert keys(window) == set(FEW)
    assert {tried.labels.size for tried in window.comparison_controller.comparison.tried} == {25}


def test_leaving_a_worker_out_and_undo(page: ComparePage, window: MainWindow, qtbot: QtBot) -> None:
    for change in (lambda: window.session.exclude([6]), window.session.question.undo.undo):
        with qtbot.waitSignal(window.session.outcome_changed, timeout=20_000):
            change()
        wait_until_idle(window, qtbot)
        assert keys(window) == set(FEW)
        assert page.header.finding() == window.comparison_controller.found.sentence


def test_the_menu_does_what_the_buttons_do(
    page: ComparePage, window: MainWindow, qtbot: QtBot
) -> None:
    window.show_page("labels")
    window.compare_page.study.draws.setValue(2)
    window.actions_.by_key["study"].trigger()
    assert window.page is page
    assert page.tabs.shown() == "study"
    qtbot.waitUntil(lambda: window.study_controller.result is not None, timeout=20_000)
    qtbot.waitUntil(lambda: not window.study_controller.busy, timeout=20_000)
    assert window.study_controller.result.complete
    page.list.view.choose(page.list.keys.index("mv"))
    with qtbot.waitSignal(window.session.outcome_changed, timeout=20_000):
        window.actions_.by_key["use-rule"].trigger()
    assert window.session.state.rule == "mv"


def test_closing_ends_a_study_and_the_rules_that_run(
    fresh_window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, briefly: None
) -> None:
    window, page = fresh_window, show_page(fresh_window, qtbot)
    assert page.list.selected_key() == window.session.state.rule
    monkeypatch.setattr(ask, "confirm_quit", lambda _: True)
    page.study.draws.setValue(1000)
    window.actions_.by_key["study"].trigger()
    window.comparison_controller.run(["lpi", "ebcc"])
    page.advice.ask()
    window.close()
    assert not window.isVisible()
    for runner in (window.study_controller, window.comparison_controller, page.advice.runner):
        assert not runner.busy


def test_both_use_buttons_wait_for_a_rule_and_come_back(
    page: ComparePage, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, run = threading.Event(), analysis.run_job
    monkeypatch.setattr(analysis, "run_job", lambda *args: (gate.wait(20), run(*args))[1])
    page.list.view.choose(page.list.keys.index("mv"))
    buttons = page.use_button, page.advice.use_button
    assert all(button.isEnabled() for button in buttons)
    window.run_controller.run()
    assert not any(button.isEnabled() for button in buttons)
    window.run_controller.cancel()
    gate.set()
    with qtbot.waitSignal(window.run_controller.cancelled, timeout=20_000):
        pass
    assert all(button.isEnabled() for button in buttons)


@pytest.fixture
def session(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Session:
    monkeypatch.setattr(studying_module, "available_cores", lambda: 1)
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
    with qtbot.waitSignal(panel._study_controller.ended, timeout=10_000):
        qtbot.mouseClick(panel.run_button, LEFT)


def test_before_a_study_it_says_what_one_is_for(panel: StudyPanel) -> None:
    assert panel.plot._finding.text().startswith("Run a study to see")
    assert panel.run_button.text() == "Run the study"
    assert panel.plot.table().columns[0] == ()


def test_the_button_runs_stops_and_goes_on(
    panel: StudyPanel, ticked: list[str], qtbot: QtBot
) -> None:
    words = []
    panel._study_controller.started.connect(lambda _: words.append(panel.run_button.text()))
    run(panel, qtbot)
    assert words == ["Stop"]
    assert panel.run_button.text() == "Done"
    assert not panel.run_button.isEnabled()
    assert "increase the number of draws" in panel.run_button.toolTip()
    panel.draws.setValue(3)
    assert panel.run_button.text() == "Continue"
    run(panel, qtbot)
    assert panel._study_controller.result.study.repetitions == 3
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
    with qtbot.waitSignal(panel._study_controller.changed, timeout=10_000):
        qtbot.mouseClick(panel.run_button, LEFT)
    with qtbot.waitSignal(panel._study_controller.ended, timeout=10_000):
        qtbot.mouseClick(panel.run_button, LEFT)
    assert panel.run_button.text() == "Continue"
    assert 0 < panel._study_controller.result.tried < 20_000
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
    panel: StudyPanel,
    session: Session,
    ticked: list[str],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lpi, "MOST_WORK", 1)
    open_in(session, *small_crowd(0, 30, 3))
    ticked[:] = ["mv", "lpi"]
    panel.refresh()
    run(panel, qtbot)
    ((rule, reason),) = panel._study_controller.result.refused
    assert rule == "lpi"
    assert f"{rule_name('lpi')}: {describe(reason)}" in panel.plot._finding.text()
