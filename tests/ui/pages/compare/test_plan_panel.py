"""The plan: what an error takes, what a budget brings, and the list that is saved."""

from __future__ import annotations

import csv
import threading
from typing import TYPE_CHECKING, NoReturn

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QFileDialog

import crowdgui.ui.pages.compare.plan_panel as module
from crowdgui.core.audit.sample import AuditSample
from crowdgui.core.errors import InputError
from crowdgui.core.prices import Prices
from crowdgui.core.workers.report import Thresholds
from crowdgui.ui.controllers.study_controller import StudyController
from crowdgui.ui.pages.compare.plan_panel import BUDGET, ERROR, PlanPanel
from tests.ui.open_session import open_in, opened, run_in, small_crowd

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from crowdgui.core.study.plan import Plan
    from crowdgui.core.study.relabelling import RelabelList
    from crowdgui.ui.session.session import Session


LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def session(qapp: QApplication) -> Session:
    return opened(*small_crowd())


@pytest.fixture
def panel(session: Session, qtbot: QtBot) -> Iterator[PlanPanel]:
    studying = StudyController(session)
    made = PlanPanel(session, studying)
    qtbot.addWidget(made)
    made.resize(640, 360)
    with qtbot.waitExposed(made):
        made.show()
    made.refresh()
    yield made
    assert made.shut_down()


def is_idle(panel: PlanPanel) -> bool:
    return not (panel.runner.busy or panel._chooser.busy)


def ready(panel: PlanPanel, qtbot: QtBot) -> Plan | None:
    qtbot.waitUntil(lambda: panel.plan is not None and is_idle(panel), timeout=10_000)
    return panel.plan


def spend(panel: PlanPanel, qtbot: QtBot, labels: int) -> RelabelList | None:
    qtbot.mouseClick(panel.findChild(QAbstractButton, f"plan-mode-{BUDGET}"), LEFT)
    panel.budget.setValue(labels)
    qtbot.waitUntil(lambda: is_idle(panel), timeout=10_000)
    return panel.list


def test_it_begins_half_way_to_what_is_possible(panel: PlanPanel, qtbot: QtBot) -> None:
    assert panel._said.text() == "Forecasting…"
    plan = ready(panel, qtbot)
    middle = 100 * (plan.start.error + plan.least) / 2
    assert panel.wanted.value() == pytest.approx(middle, abs=0.051)
    wanted = plan.relabel_to_reach(panel.wanted.value() / 100)
    assert panel.list.items.tolist() == wanted.items.tolist()
    assert panel.table.table.rowCount() == wanted.items.size > 0
    # Four of them are in sight in the smallest panel, or all.
    row = panel.table.verticalHeader().defaultSectionSize()
    assert panel.table.minimumHeight() > min(4, wanted.items.size) * row + row / 2


def test_a_wanted_error_says_how_many_labels(panel: PlanPanel, qtbot: QtBot) -> None:
    plan = ready(panel, qtbot)
    panel.wanted.setValue(100 * (0.9 * plan.start.error + 0.1 * plan.least))
    qtbot.waitUntil(lambda: is_idle(panel))
    few = panel.list.labels
    assert f" {few} " in panel._said.text() or f"about {few}" in panel._said.text()
    panel.wanted.setValue(100 * (0.5 * plan.start.error + 0.5 * plan.least))
    qtbot.waitUntil(lambda: is_idle(panel))
    assert panel.list.labels > few


def test_an_error_out_of_reach_has_no_list(panel: PlanPanel, qtbot: QtBot) -> None:
    plan = ready(panel, qtbot)
    panel.wanted.setValue(max(0.0, 100 * plan.least - 5.0))
    if plan.least <= 0.001:
        pytest.skip("nothing is out of reach here")
    qtbot.waitUntil(lambda: is_idle(panel))
    assert panel.list is None
    assert not panel.table.isVisible()
    assert not panel.save_button.isEnabled()
    assert "The list is empty." in panel.save_button.toolTip()


def test_a_budget_is_spent(panel: PlanPanel, qtbot: QtBot) -> None:
    plan = ready(panel, qtbot)
    chosen = spend(panel, qtbot, 12)
    assert chosen.items.tolist() == plan.relabel(12).items.tolist()
    assert 0 < chosen.labels <= 12
    assert panel.budget.isVisible()
    assert not panel.wanted.isVisible()
    cells = [panel.table.table.index(0, place).data() for place in range(2)]
    names = panel._session.question.data.labels.item_ids
    assert cells == [names[chosen.items[0]], str(chosen.more[0])]


def test_the_list_is_saved_as_a_file(
    panel: PlanPanel, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready(panel, qtbot)
    chosen = spend(panel, qtbot, 12)
    path = tmp_path / "send.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    with qtbot.waitSignal(panel.announced, timeout=10_000) as told:
        qtbot.mouseClick(panel.save_button, LEFT)
    assert told.args == ["Saved as send.csv"]
    with path.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["labels_to_ask_for"]) for row in rows] == chosen.more.tolist()


def test_a_file_that_cannot_be_written_is_said(
    panel: PlanPanel, qtbot: QtBot, tmp_path: Path
) -> None:
    ready(panel, qtbot)
    spend(panel, qtbot, 12)
    with qtbot.waitSignal(panel.failed, timeout=10_000) as failed:
        panel.save(tmp_path / "nowhere" / "send.csv")
    assert "send.csv" in failed.args[0]


def test_another_outcome_is_looked_ahead_from_at_once(
    panel: PlanPanel, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = ready(panel, qtbot)
    gate, real = threading.Event(), module.build_plan
    monkeypatch.setattr(
        module, "build_plan", lambda outcome, **_: (gate.wait(10), real(outcome))[1]
    )
    run_in(session, "mv")
    panel.refresh()
    assert panel.plan is None
    assert panel._said.text() == "Forecasting…"
    assert not panel.save_button.isEnabled()
    # Other labels come while the forecast is still being made.
    open_in(session, *small_crowd(1, 15))
    panel.refresh()
    gate.set()
    plan = ready(panel, qtbot)
    assert plan is not first
    assert plan.n_items == 15
    assert panel.table.table.rowCount() <= 15


def test_an_audit_gives_another_start(panel: PlanPanel, session: Session, qtbot: QtBot) -> None:
    # With gold the plan would start from that.
    open_in(session, small_crowd()[0])
    panel.refresh()
    first = ready(panel, qtbot)
    assert first is not None
    final = session.question.outcome
    assert final is not None
    answers = final.aggregation.labels.tolist()
    session.set_guarantee_options("audit", audit=AuditSample(tuple(range(40)), 0, tuple(answers)))
    panel.refresh()
    then = ready(panel, qtbot)
    assert then is not None
    assert (then.start.audited, first.start.audited) == (40, 0)
    assert then.start.error < first.start.error


def test_nothing_is_worked_out_while_out_of_sight(
    session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "build_plan", lambda *_, **__: pytest.fail("nobody looks"))
    made = PlanPanel(session, StudyController(session))
    qtbot.addWidget(made)
    made.refresh()
    assert is_idle(made)


def test_labels_that_need_no_more_are_said_so(panel: PlanPanel, qtbot: QtBot) -> None:
    ready(panel, qtbot)
    panel.wanted.setValue(99.0)
    qtbot.waitUntil(lambda: is_idle(panel))
    assert "needs no more labels" in panel._said.text()
    assert panel.list.items.size == 0
    assert not panel.save_button.isEnabled()


def test_what_failed_is_said_until_something_else_is_asked(
    panel: PlanPanel, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready(panel, qtbot)

    def refuse(*_: object, **__: object) -> NoReturn:
        raise InputError("Too few labels.")

    real = module.build_plan
    monkeypatch.setattr(module, "build_plan", refuse)
    run_in(session, "mv")
    with qtbot.waitSignal(panel.failed, timeout=10_000):
        panel.refresh()
    for change in (panel.refresh, panel._study_controller.changed.emit):
        change()
        assert panel._said.text() == "Too few labels."
    monkeypatch.setattr(module, "build_plan", real)
    run_in(session, "em")
    panel.refresh()
    assert panel._said.text() == "Forecasting…"
    plan = ready(panel, qtbot)
    monkeypatch.setattr(type(plan), "relabel", refuse)
    spend(panel, qtbot, 12)
    panel.refresh()
    assert panel._said.text() == "Too few labels."
    assert not panel.save_button.isEnabled()
    panel.modes.choose(ERROR)
    panel._choose()
    qtbot.waitUntil(lambda: is_idle(panel))
    assert panel.list is not None
    assert panel._said.text() != "Too few labels."


def test_another_flag_rule_keeps_plan_and_aim(
    panel: PlanPanel, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = ready(panel, qtbot)
    panel.wanted.setValue(3.3)
    qtbot.waitUntil(lambda: is_idle(panel))
    monkeypatch.setattr(module, "build_plan", lambda *_, **__: pytest.fail("nothing has changed"))
    session.set_thresholds(Thresholds(least_labels=2))
    panel.refresh()
    assert panel.plan is plan
    assert panel.wanted.value() == 3.3
    assert is_idle(panel)


def test_an_aim_that_was_set_is_kept_for_other_rules_and_not_for_other_labels(
    panel: PlanPanel, session: Session, qtbot: QtBot
) -> None:
    ready(panel, qtbot)
    panel.wanted.setValue(3.3)
    run_in(session, "mv")
    panel.refresh()
    plan = ready(panel, qtbot)
    assert panel.wanted.value() == 3.3
    wanted = plan.relabel_to_reach(0.033)
    assert (panel.list is None) is (wanted is None)
    open_in(session, *small_crowd(1, 15))
    panel.refresh()
    plan = ready(panel, qtbot)
    middle = 100 * (plan.start.error + plan.least) / 2
    assert panel.wanted.value() == pytest.approx(middle, abs=0.051)


def test_the_list_of_the_last_budget_is_not_saved_for_the_next(
    panel: PlanPanel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = ready(panel, qtbot)
    spend(panel, qtbot, 12)
    assert panel.save_button.isEnabled()
    gate, real = threading.Event(), type(plan).relabel
    monkeypatch.setattr(
        type(plan), "relabel", lambda self, budget: (gate.wait(10), real(self, budget))[1]
    )
    panel.budget.setValue(3)
    assert not panel.save_button.isEnabled()
    gate.set()
    qtbot.waitUntil(panel.save_button.isEnabled, timeout=10_000)
    assert panel.list.labels <= 3


def test_a_study_that_goes_on_leaves_the_table_as_it_is(
    panel: PlanPanel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready(panel, qtbot)
    spend(panel, qtbot, 12)
    panel.table.choose(1)
    monkeypatch.setattr(panel.table, "show_columns", lambda *_: pytest.fail("filled again"))
    panel._study_controller.changed.emit()
    panel.refresh()
    assert panel.table.chosen == 1
    said = []
    monkeypatch.setattr(panel, "_reasons", lambda plan: (said.append(plan), "Why.")[1])
    panel.hide()
    panel._study_controller.changed.emit()
    assert said == []
    panel.show()
    assert said == [panel.plan]


def test_shutting_down_waits_for_what_is_written_and_sorted(
    panel: PlanPanel, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready(panel, qtbot)
    spend(panel, qtbot, 12)
    begun, gate = threading.Event(), threading.Event()
    monkeypatch.setattr(module, "_write", lambda *_: (begun.set(), gate.wait(10), "f.csv")[2])
    assert not panel.writing
    panel.save(tmp_path / "f.csv")
    assert panel.writing
    assert begun.wait(10)
    gate.set()
    asked = []
    monkeypatch.setattr(panel.table, "shut_down", lambda: (asked.append(1), False)[1])
    assert not panel.shut_down()
    assert asked
    monkeypatch.undo()
    assert not panel.writing


def test_prices_compare_the_ways_to_the_error(
    panel: PlanPanel, session: Session, qtbot: QtBot
) -> None:
    ready(panel, qtbot)
    assert not panel.ways.isVisibleTo(panel)
    session.set_prices(Prices(0.05, audit=0.4, review=0.3, currency="EUR"))
    qtbot.waitUntil(lambda: is_idle(panel) and panel.ways.isVisibleTo(panel), timeout=10_000)
    assert "Estimated cheapest way" in panel.ways.text()
    assert "They cost about" in panel._said.text()
