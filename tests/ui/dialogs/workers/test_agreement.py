"""The dialog with the tables of agreement, driven as a user would."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QWidget

from crowdgui.core.agreement.report import agreement_report
from crowdgui.ui.dialogs.workers.agreement import AgreementDialog
from tests.core.strategies import from_rows

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


LEFT = Qt.MouseButton.LeftButton


ROWS = [
    *(
        (worker, f"item {i}", "cat" if (i + (worker == "<b>")) % 3 else "=dog")
        for i in range(12)
        for worker in ("a", "<b>", "c")
        if (i, worker) != (0, "c")
    ),
    ("alone", "item 99", "cat"),
]


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[AgreementDialog]:
    labels = from_rows(ROWS)
    parent = QWidget()
    qtbot.addWidget(parent)
    made = AgreementDialog(agreement_report(labels), labels, parent)
    made.open()
    yield made
    made.accept()


def choose(dialog: AgreementDialog, qtbot: QtBot, first: str, second: str) -> None:
    for field, name in ((dialog.two.first, first), (dialog.two.second, second)):
        field.setText(name)
        qtbot.keyClick(field, Qt.Key.Key_Return)


def test_every_widget_that_is_used_has_a_name(dialog: AgreementDialog) -> None:
    for table in dialog.tables.values():
        assert table.objectName()
        assert table.accessibleName()
    for button in (dialog.copy_button, dialog.close_button):
        assert button.objectName()
        assert button.accessibleName()


def test_a_sort_that_fails_is_said(dialog: AgreementDialog) -> None:
    dialog.tables["items"].table.failed.emit("There is not enough memory.")
    assert dialog.said.text() == "There is not enough memory."


def test_a_coefficient_without_a_value_says_why(dialog: AgreementDialog) -> None:
    table = dialog.tables["overall"]
    shown = [table.table.index(row, 0).data() for row in range(table.table.rowCount())]
    row = shown.index("Fleiss’ kappa")
    assert table.table.index(row, 1).data() == "–"
    table.choose(row)
    meaning = dialog.findChild(QLabel, "agreement-meaning").text()
    assert "because items have between 1 and 3 labels" in meaning
    assert meaning.startswith("Agreement beyond chance")


def test_items_stand_least_agreement_first_with_what_was_said(dialog: AgreementDialog) -> None:
    table = dialog.tables["items"].table
    shares = [table.columns[2].value(int(row)) for row in table.rows]
    known = [share for share in shares if share is not None]
    assert known == sorted(known)
    assert shares[-1] is None
    assert table.columns[2].reason(int(table.rows[-1])).startswith("Not defined, because")
    assert table.columns[3].display(2) == "2 × “cat”, 1 × “=dog”"


def test_pairs_stand_most_shared_items_first(dialog: AgreementDialog) -> None:
    table = dialog.tables["pairs"].table
    shared = [table.columns[2].value(int(row)) for row in table.rows]
    assert shared == sorted(shared, reverse=True) == [12, 11, 11]


def test_a_chosen_pair_is_compared(dialog: AgreementDialog, qtbot: QtBot) -> None:
    dialog.tabs.choose("pairs")
    dialog.tables["pairs"].choose(0)
    assert (dialog.two.first.text(), dialog.two.second.text()) == ("a", "<b>")
    qtbot.waitUntil(lambda: len(dialog.two.rows.rows()) == 2, timeout=5_000)
    percent, kappa = dialog.two.rows.rows()
    assert percent.detail == "12 shared items"
    assert float(kappa.value.replace("−", "-")) == pytest.approx(-0.5, abs=0.1)


def test_two_workers_without_shared_items_are_not_at_0_or_1(
    dialog: AgreementDialog, qtbot: QtBot
) -> None:
    dialog.tabs.choose("pairs")
    choose(dialog, qtbot, "a", "alone")
    qtbot.waitUntil(lambda: len(dialog.two.rows.rows()) == 2, timeout=5_000)
    for row in dialog.two.rows.rows():
        assert row.value == "–"
        assert row.detail == "Not defined, because these two workers share no item."


def test_names_that_do_not_do_are_answered(dialog: AgreementDialog, qtbot: QtBot) -> None:
    dialog.tabs.choose("pairs")
    said = dialog.findChild(QLabel, "two-workers-said")
    choose(dialog, qtbot, "a", "nobody")
    assert said.text() == "There is no worker “nobody”."
    choose(dialog, qtbot, "a", "a")
    assert said.text() == "Both names belong to the same worker."
    assert dialog.isVisible()


def test_the_table_shown_is_copied_without_formulas(dialog: AgreementDialog, qtbot: QtBot) -> None:
    dialog.tabs.choose("classes")
    qtbot.mouseClick(dialog.copy_button, LEFT)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0].split("\t")[:3] == ["Class", "Labels", "Share"]
    assert {line.split("\t")[0] for line in lines[1:]} == {"cat", "'=dog"}
    assert dialog.said.text() == "2 rows copied"
    dialog.tabs.choose("overall")
    assert dialog.said.text() == ""


def test_shares_of_classes_add_up(dialog: AgreementDialog) -> None:
    shares = dialog.tables["classes"].table.columns[2].values
    assert np.sum(shares) == pytest.approx(1.0)
