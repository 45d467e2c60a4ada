"""The plan: what an error takes, what a budget brings, and the list that is saved."""

from __future__ import annotations

import csv
import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QFileDialog

import crowdgui.ui.pages.plan_panel as module
from crowdgui.ui.pages.plan_panel import BUDGET, PlanPanel
from crowdgui.ui.studying import Studying
from tests.ui.open_session import open_in, opened, run_in, small_crowd

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def session(qapp):
    return opened(*small_crowd())


@pytest.fixture
def panel(session, qtbot):
    studying = Studying(session)
    made = PlanPanel(session, studying)
    qtbot.addWidget(made)
    made.resize(640, 360)
    with qtbot.waitExposed(made):
        made.show()
    made.refresh()
    yield made
    assert made.shut_down()


def ready(panel, qtbot):
    qtbot.waitUntil(lambda: panel.plan is not None and not panel.busy, timeout=10_000)
    return panel.plan


def spend(panel, qtbot, labels):
    qtbot.mouseClick(panel.findChild(QAbstractButton, f"plan-mode-{BUDGET}"), LEFT)
    panel.budget.setValue(labels)
    qtbot.waitUntil(lambda: not panel.busy, timeout=10_000)
    return panel.list


def test_it_begins_half_way_to_what_is_possible(panel, qtbot):
    assert panel._said.text() == "Looking ahead…"
    plan = ready(panel, qtbot)
    middle = 100 * (plan.start.error + plan.least) / 2
    assert panel.wanted.value() == pytest.approx(middle, abs=0.051)
    wanted = plan.send_for(panel.wanted.value() / 100)
    assert panel.list.items.tolist() == wanted.items.tolist()
    assert panel.table.table.rowCount() == wanted.items.size > 0


def test_a_wanted_error_says_how_many_labels(panel, qtbot):
    plan = ready(panel, qtbot)
    panel.wanted.setValue(100 * (0.9 * plan.start.error + 0.1 * plan.least))
    qtbot.waitUntil(lambda: not panel.busy)
    few = panel.list.labels
    assert f" {few} " in panel._said.text() or f"about {few}" in panel._said.text()
    panel.wanted.setValue(100 * (0.5 * plan.start.error + 0.5 * plan.least))
    qtbot.waitUntil(lambda: not panel.busy)
    assert panel.list.labels > few


def test_an_error_out_of_reach_has_no_list(panel, qtbot):
    plan = ready(panel, qtbot)
    panel.wanted.setValue(max(0.0, 100 * plan.least - 5.0))
    if plan.least <= 0.001:
        pytest.skip("nothing is out of reach here")
    qtbot.waitUntil(lambda: not panel.busy)
    assert panel.list is None
    assert not panel.table.isVisible()
    assert not panel.save_button.isEnabled()


def test_a_budget_is_spent(panel, qtbot):
    plan = ready(panel, qtbot)
    chosen = spend(panel, qtbot, 12)
    assert chosen.items.tolist() == plan.send(12).items.tolist()
    assert 0 < chosen.labels <= 12
    assert panel.budget.isVisible()
    assert not panel.wanted.isVisible()
    cells = [panel.table.table.index(0, place).data() for place in range(2)]
    names = panel._session.data.labels.item_ids
    assert cells == [names[chosen.items[0]], str(chosen.more[0])]


def test_the_list_is_saved_as_a_file(panel, qtbot, tmp_path, monkeypatch):
    ready(panel, qtbot)
    chosen = spend(panel, qtbot, 12)
    path = tmp_path / "send.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    with qtbot.waitSignal(panel.told, timeout=10_000) as told:
        qtbot.mouseClick(panel.save_button, LEFT)
    assert told.args == ["Saved as send.csv"]
    with path.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["labels_to_ask_for"]) for row in rows] == chosen.more.tolist()


def test_a_file_that_cannot_be_written_is_said(panel, qtbot, tmp_path):
    ready(panel, qtbot)
    spend(panel, qtbot, 12)
    with qtbot.waitSignal(panel.failed, timeout=10_000) as failed:
        panel.save(tmp_path / "nowhere" / "send.csv")
    assert "send.csv" in failed.args[0]


def test_another_outcome_is_looked_ahead_from_at_once(panel, session, qtbot, monkeypatch):
    first = ready(panel, qtbot)
    gate, real = threading.Event(), module.make_plan
    monkeypatch.setattr(
        module, "make_plan", lambda outcome, report: (gate.wait(10), real(outcome))[1]
    )
    run_in(session, "mv")
    panel.refresh()
    assert panel.plan is None
    assert panel._said.text() == "Looking ahead…"
    assert not panel.save_button.isEnabled()
    # Other labels come while the forecast is still being made.
    open_in(session, *small_crowd(1, 15))
    panel.refresh()
    gate.set()
    plan = ready(panel, qtbot)
    assert plan is not first
    assert plan.n_items == 15
    assert panel.table.table.rowCount() <= 15


def test_nothing_is_worked_out_while_out_of_sight(session, qtbot, monkeypatch):
    monkeypatch.setattr(module, "make_plan", lambda *_, **__: pytest.fail("nobody looks"))
    made = PlanPanel(session, Studying(session))
    qtbot.addWidget(made)
    made.refresh()
    assert not made.busy


def test_labels_that_need_no_more_are_said_so(panel, qtbot):
    ready(panel, qtbot)
    panel.wanted.setValue(99.0)
    qtbot.waitUntil(lambda: not panel.busy)
    assert "takes no more labels" in panel._said.text()
    assert panel.list.items.size == 0
    assert not panel.save_button.isEnabled()
