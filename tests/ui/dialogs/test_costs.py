"""Costs of mistakes in the window: from the table to labels, review and export, and back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QDoubleSpinBox, QWidget

from crowdgui.core.costs import CostMatrix
from crowdgui.core.job import Job
from crowdgui.core.labels import text_array
from crowdgui.core.results import run_untested
from crowdgui.core.review.queue import ReviewOrder
from crowdgui.ui.dialogs.costs import CostsDialog
from tests.ui.open_session import small_crowd

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from crowdgui.core.results import Outcome
    from crowdgui.ui.main_window.window import MainWindow

pytestmark = pytest.mark.usefixtures("unpainted")

CLASSES = ("mild", "moderate", "severe")


def rows() -> str:
    rng = np.random.default_rng(4)
    lines = ["worker,item,label"]
    for item, true in enumerate(rng.choice(3, 40, p=[0.5, 0.3, 0.2])):
        for vote in range(5):
            code = true if rng.random() < 0.6 else rng.integers(3)
            lines.append(f"w{(item + 3 * vote) % 9},i{item},{CLASSES[code]}")
    return "\n".join(lines) + "\n"


def outcome_of(window: MainWindow) -> Outcome:
    found = window.session.question.outcome
    assert found is not None
    return found


def test_from_the_table_of_costs_to_labels_and_back(
    window: MainWindow, qtbot: QtBot, write: Callable[..., Path]
) -> None:
    from crowdgui.analysis import open_labels

    def settled() -> bool:
        question = window.session.question
        return (
            not (window.run_controller.busy or question.costs_differ)
            and question.guarantee_is_current
        )

    window.run_controller.open(open_labels(write(rows())))
    qtbot.waitUntil(settled, timeout=20_000)
    before, run = outcome_of(window).labels, outcome_of(window).aggregation
    window.actions_.by_key["costs"].trigger()
    dialog = window.findChild(CostsDialog)
    assert isinstance(dialog, CostsDialog)
    assert not dialog._use.isEnabled()
    assert "Nothing has changed." in dialog._use.toolTip()
    for row, column in np.ndindex(3, 3):
        dialog.model.setData(dialog.model.index(row, column), 0.0)
    for typed in ("0,5", "nan", -1.0, None):
        assert not dialog.model.setData(dialog.model.index(0, 1), typed)
    assert "All costs are 0" in dialog.effect.text()
    assert not dialog._use.isEnabled()
    assert "All costs are 0" in dialog._use.toolTip()
    dialog._usual.click()
    assert dialog.costs.is_default
    dialog._class.set_value(2)
    dialog._times.setValue(5.0)
    dialog._count.click()
    cell = dialog.model.index(0, 1)
    dialog.table.setCurrentIndex(cell)
    dialog.table.edit(cell)
    assert dialog.table.state() is QAbstractItemView.State.EditingState
    editor = dialog.table.findChild(QDoubleSpinBox, "cost-cell")
    assert isinstance(editor, QDoubleSpinBox)
    QTest.keyClicks(editor, "2")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    costs = CostMatrix(((0, 2, 1), (1, 0, 1), (5, 5, 0)))
    # Qt takes over what was typed after the key's own event.
    qtbot.waitUntil(lambda: dialog.costs == costs)
    qtbot.waitUntil(lambda: "would change" in dialog.effect.text(), timeout=10_000)
    said = dialog.effect.text()
    dialog._use.click()
    # The dialog closes once its last count has ended.
    qtbot.waitUntil(lambda: outcome_of(window).job.costs == costs and settled(), timeout=20_000)
    found = outcome_of(window)
    assert found.aggregation is run
    changed = int(np.count_nonzero(found.labels != before))
    assert changed > 0
    assert said.startswith(f"{changed} of 40 final labels would change.")
    guarantee = window.session.question.guarantee
    assert guarantee is not None
    assert guarantee.cost is not None
    assert guarantee.cost.changed == changed
    window.items_page.show_filter("costs")
    window.show_page("items")
    assert window.items_page.items.table.table.rowCount() == changed
    review = window.items_page.review
    assert ReviewOrder.COSTS_MOST.value in review.order._values
    review.order.set_value(ReviewOrder.COSTS_MOST.value)
    review.order.chosen.emit()
    qtbot.waitUntil(lambda: "expected cost above" in review.finding(), timeout=10_000)
    assert review.task is not None
    assert found.expected_cost[review.task.items[0]] == np.nanmax(found.expected_cost)
    window.session.undos.undo()
    qtbot.waitUntil(settled, timeout=20_000)
    assert outcome_of(window).job.costs is None
    assert np.array_equal(outcome_of(window).labels, before)
    window.show_page("items")
    assert ReviewOrder.COSTS_MOST.value not in review.order._values


@pytest.mark.parametrize(("n_classes", "offered"), [(2, False), (3, True)])
def test_distance_is_offered_where_it_is_not_what_mistakes_cost_anyway(
    n_classes: int, offered: bool, qtbot: QtBot
) -> None:
    labels, _ = small_crowd(n_classes=n_classes)
    numbered = replace(labels, classes=np.array([str(k) for k in range(n_classes)]))
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = CostsDialog(run_untested(Job(numbered)), parent)
    assert dialog._distance.isHidden() is not offered
    dialog.reject()


def test_long_names_of_classes_leave_room_for_the_costs(qtbot: QtBot) -> None:
    labels, _ = small_crowd()
    classes = text_array(("no", "yes, " + "because of what the second picture shows " * 6))
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = CostsDialog(run_untested(Job(replace(labels, classes=classes))), parent)
    dialog.show()
    for column in range(2):
        cell = dialog.table.visualRect(dialog.model.index(0, column))
        assert dialog.table.viewport().rect().contains(cell)
    dialog.reject()
