"""Flag rules: the counts follow at once, and nothing is changed before they are used."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from crowdgui.core.job import Job
from crowdgui.core.options import option_fields
from crowdgui.core.results import run_job
from crowdgui.core.workers.flag import WorkerFlag
from crowdgui.core.workers.report import Thresholds
from crowdgui.text.wording import option_text
from crowdgui.ui.dialogs.workers.flags import FlagDialog
from tests.core.strategies import crowd

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from crowdgui.core.workers.report import WorkerReport


LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def report() -> WorkerReport:
    """Forty workers on 200 items; a fifth of them guess, and some have very few labels."""
    rng = np.random.default_rng(3)
    accuracy = np.where(np.arange(40) < 8, 0.5, 0.85)
    fill = np.where(np.arange(40) % 7 == 6, 0.02, 0.3)[:, None]
    labels, _ = crowd(rng, accuracy, 200, 2, fill=fill)
    return run_job(Job(labels)).workers


@pytest.fixture
def dialog(qtbot: QtBot, report: WorkerReport) -> Iterator[FlagDialog]:
    parent = QWidget()
    qtbot.addWidget(parent)
    made = FlagDialog(report, parent)
    made.show()
    qtbot.waitExposed(made)
    # The parent lives as long as the test does.
    yield made
    made.reject()
    del parent


def count(dialog: FlagDialog, name: str) -> str:
    return dialog.findChild(QLabel, f"flag-count-{name}").text()


def test_there_is_a_field_for_every_threshold_that_says_what_it_is(dialog: FlagDialog) -> None:
    described = option_fields(Thresholds)
    assert list(dialog.fields) == [threshold.key for threshold in described]
    for threshold in described:
        field = dialog.fields[threshold.key]
        assert field.accessibleName() == option_text(threshold).name
        assert field.accessibleDescription() == option_text(threshold).sentence
    assert dialog.fields["significance"].text() == "5.0%"
    assert dialog.fields["rarity"].text() == "1.00%"
    assert dialog.fields["least_labels"].text() == "5"


def test_the_counts_are_those_of_the_report(dialog: FlagDialog, report: WorkerReport) -> None:
    flagged = int(report.flags.flagged.sum())
    assert flagged > 0
    assert dialog.findChild(QLabel, "flag-total").text().startswith(f"{flagged} of 40 workers")
    assert count(dialog, "guessing") == str(report.flags.count(WorkerFlag.GUESSING))
    assert not dialog.findChild(QPushButton, "flags-use").isEnabled()
    assert not dialog.findChild(QPushButton, "flags-usual").isEnabled()


def test_typing_changes_the_counts_and_reset_takes_it_back(
    dialog: FlagDialog, report: WorkerReport, qtbot: QtBot
) -> None:
    few = report.flags.count(WorkerFlag.TOO_FEW)
    field = dialog.fields["least_labels"]
    field.selectAll()
    qtbot.keyClicks(field, "1000")
    assert dialog.thresholds == Thresholds(least_labels=1000)
    assert count(dialog, "too-few") == f"40, now {few}"
    assert dialog.findChild(QLabel, "flag-total").text().startswith("0 of 40 workers")
    qtbot.mouseClick(dialog.findChild(QPushButton, "flags-usual"), LEFT)
    assert dialog.thresholds == Thresholds()
    assert field.value() == 5
    assert count(dialog, "too-few") == str(few)


@pytest.mark.parametrize("share", [0.07, 0.001, 0.2, 0.0123])
def test_a_share_is_what_its_percentage_says(dialog: FlagDialog, share: float) -> None:
    dialog.fields["rarity"].setValue(100 * min(share, 0.1))
    assert dialog.thresholds.rarity == round(min(share, 0.1), 4)


def test_enter_uses_them_and_escape_does_not(
    dialog: FlagDialog, report: WorkerReport, qtbot: QtBot
) -> None:
    dialog.fields["least_labels"].setValue(30)
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog.fields["least_labels"], Qt.Key.Key_Return)
    assert report.thresholds == Thresholds()
    other = FlagDialog(report, dialog.parentWidget())
    other.show()
    other.fields["least_labels"].setValue(30)
    with qtbot.waitSignal(other.rejected):
        qtbot.keyClick(other, Qt.Key.Key_Escape)


def test_it_begins_with_the_thresholds_in_use(report: WorkerReport, dialog: FlagDialog) -> None:
    assert "Nothing has changed." in dialog._use.toolTip()
    mine = Thresholds(one_answer=0.9, least_labels=12)
    other = FlagDialog(replace(report, thresholds=mine), dialog.parentWidget())
    assert other.thresholds == mine
    assert other.fields["one_answer"].text() == "90.0%"
    assert other.findChild(QPushButton, "flags-usual").isEnabled()
    assert not other.findChild(QPushButton, "flags-use").isEnabled()
