"""The table of rules: what has run, what has not, and which the study tries."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import Qt

from crowdgui.core.rules.registry import RULES
from crowdgui.ui.controllers.comparison_controller import ComparisonController
from crowdgui.ui.pages.compare.table import CompareTable
from tests.ui.open_session import opened, run_in, small_crowd

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from crowdgui.ui.models.columns import TableColumn
    from crowdgui.ui.session.session import Session


STATED = {key for key, rule in RULES.items() if rule.needs_worker_input or rule.needs_order}


def made(qtbot: QtBot, session: Session, *keys: str) -> tuple[CompareTable, ComparisonController]:
    comparing = ComparisonController(session)
    session.outcome_changed.emit()
    comparing.run(keys)
    qtbot.waitUntil(lambda: not comparing.busy, timeout=10_000)
    table = CompareTable(session, comparing)
    qtbot.addWidget(table)
    table.resize(1000, 400)
    table.refresh()
    return table, comparing


@pytest.fixture
def table(qtbot: QtBot) -> CompareTable:
    return made(qtbot, opened(*small_crowd()), "mv")[0]


def column(table: CompareTable, key: str) -> TableColumn:
    (found,) = (column for column in table.view.table.columns if column.key == key)
    return found


def cell(table: CompareTable, key: str, rule: str) -> str:
    return column(table, key).display(table.keys.index(rule))


def tick(table: CompareTable, qtbot: QtBot, key: str) -> None:
    table.view.choose(table.keys.index(key))
    qtbot.keyClick(table.view, Qt.Key.Key_Space)


def test_every_rule_that_needs_nothing_stated_has_a_row(table: CompareTable) -> None:
    assert set(table.keys) == set(RULES) - STATED
    assert table.selected_key() == "iwmv"


def test_a_rule_that_needs_something_stated_is_there_while_in_use(qtbot: QtBot) -> None:
    session = opened(*small_crowd())
    session.choose_rule("wmv")
    session.set_rule_options(weights=tuple((f"worker {i}", 1.0 + i) for i in range(7)))
    run_in(session)
    table, _ = made(qtbot, session)
    assert set(table.keys) == set(RULES) - STATED | {"wmv"}


def test_each_rule_says_where_it_stands(qtbot: QtBot) -> None:
    session = opened(*small_crowd())
    table, comparing = made(qtbot, session, "mv")
    comparing.running, comparing.waiting = "em", ("bwa", "ebcc")
    comparing.refused = {"oswmv": "It cannot."}
    table.refresh()
    states = {key: cell(table, "differ", key) for key in table.keys}
    assert states["iwmv"] == "in use"
    differ = comparing.tried("mv").labels != session.question.outcome.aggregation.labels
    assert states["mv"] == str(np.count_nonzero(differ))
    assert states["em"] == "running"
    assert states["bwa"] == states["ebcc"] == "waiting"
    assert states["oswmv"] == "can’t run"
    assert states["lpi"] == "not run"
    assert column(table, "time").reason(table.keys.index("oswmv")) == "It cannot."
    assert column(table, "time").reason(table.keys.index("lpi")) == "This rule has not run."
    dimmed = {table.keys[row] for row in np.flatnonzero(table.view.table._dimmed)}
    assert dimmed == set(table.keys) - {"iwmv", "mv"}


def test_columns_of_gold_only_where_there_is_some(qtbot: QtBot, table: CompareTable) -> None:
    labels, gold = small_crowd()
    bare, _ = made(qtbot, opened(labels))
    keys = [column.key for column in table.view.table.columns]
    assert [key for key in keys if key not in {c.key for c in bare.view.table.columns}] == [
        "wrong",
        "error",
    ]
    found = table._comparison_controller.tried("mv")
    wrong, known = np.count_nonzero(found.labels != gold), gold.size
    assert cell(table, "wrong", "mv") == f"{wrong} of {known}"
    interval = column(table, "error").value(table.keys.index("mv"))
    assert interval.low < interval.estimate == wrong / known < interval.high <= interval.most


def test_the_bound_stands_there_once_the_model_fits(qtbot: QtBot) -> None:
    table, comparing = made(qtbot, opened(*small_crowd()), "mv")
    comparing.model = SimpleNamespace(unquestioned=False)
    table.refresh()
    assert "bound" not in {column.key for column in table.view.table.columns}
    comparing.model = SimpleNamespace(unquestioned=True)
    table.refresh()
    assert "not been checked" in column(table, "bound").reason(table.keys.index("mv"))


def test_ticks_say_what_the_study_tries(table: CompareTable, qtbot: QtBot) -> None:
    assert table.plotted() == ("iwmv", "mv", "em")
    with qtbot.waitSignal(table.plotted_changed):
        tick(table, qtbot, "bwa")
    assert set(table.plotted()) == {"iwmv", "mv", "em", "bwa"}
    tick(table, qtbot, "iwmv")
    assert set(table.plotted()) == {"mv", "em", "bwa"}
    tick(table, qtbot, "iwmv")
    assert "iwmv" in table.plotted()
    for key in table.plotted():
        tick(table, qtbot, key)
    assert table.plotted() == ()


def test_no_more_than_six_are_ticked(table: CompareTable, qtbot: QtBot) -> None:
    others = [key for key in table.keys if key not in table.plotted()]
    for key in others[:3]:
        tick(table, qtbot, key)
    assert len(table.plotted()) == 6
    with qtbot.waitSignal(table.announced) as told, qtbot.assertNotEmitted(table.plotted_changed):
        tick(table, qtbot, others[3])
    assert told.args[0].startswith("More than six curves")
    assert len(table.plotted()) == 6


def test_another_rule_in_use_is_tried_without_a_tick(qtbot: QtBot) -> None:
    session = opened(*small_crowd())
    table, _ = made(qtbot, session)
    for key in [key for key in table.keys if key not in table.plotted()][:3]:
        tick(table, qtbot, key)
    run_in(session, "lpi")
    table.refresh()
    assert len(table.plotted()) <= 6
    assert "lpi" in table.plotted()


def test_the_selected_row_and_the_order_stay_when_results_come(qtbot: QtBot) -> None:
    session = opened(*small_crowd())
    table, comparing = made(qtbot, session)
    table.view.sort_by("rule")
    table.view.choose(table.keys.index("em"))
    comparing.run(["mv", "em"])
    qtbot.waitUntil(lambda: not comparing.busy, timeout=10_000)
    table.refresh()
    assert table.selected_key() == "em"
    assert table.view.table.sorted_by[0] == "rule"
    (row,) = table.view.selected_rows()
    assert table.view.table.index(row, 1).data() == "Expectation–maximisation (EM)"


def test_every_column_says_what_it_is(table: CompareTable) -> None:
    for one in table.view.table.columns:
        assert one.tooltip or one.key == "rule"
