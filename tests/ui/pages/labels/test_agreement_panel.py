"""The agreement part of the Labels page, from a file to its coefficients."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from crowdgui.core.agreement.coefficients import AgreementMeasure
from crowdgui.core.agreement.report import agreement_report
from crowdgui.text.workers.agreement import (
    describe_counted,
    items_words,
    summary_rows,
    why_missing,
)
from crowdgui.ui.controllers.samples import SAMPLES
from crowdgui.ui.dialogs.workers.agreement import AgreementDialog
from tests.core.strategies import from_rows

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.ui.main_window.window import MainWindow
    from crowdgui.ui.pages.labels.agreement_panel import AgreementPanel

pytestmark = pytest.mark.usefixtures("unpainted")


LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def panel(window: MainWindow, qtbot: QtBot) -> AgreementPanel:
    window.open_controller.open_sample(SAMPLES[2])
    panel = window.pages["labels"].agreement
    qtbot.waitUntil(lambda: panel.found is not None, timeout=20_000)
    return panel


def test_coefficients_stand_there_with_interval_and_count(
    panel: AgreementPanel, window: MainWindow, qtbot: QtBot
) -> None:
    labels = window.session.question.outcome.job.used
    expected = agreement_report(labels)
    rows = {row.key: row for row in panel.rows.rows()}
    assert next(iter(rows)) == "alpha"
    percent = expected.coefficient(AgreementMeasure.PERCENT)
    assert rows["percent"].value.endswith("%")
    missing = percent.low is None
    detail = why_missing(percent) if missing else describe_counted(percent)
    assert rows["percent"].detail == detail
    assert not panel.numbers_button.isHidden()
    assert panel.stop_button.isHidden()
    qtbot.mouseClick(panel.numbers_button, LEFT)
    dialog = window.findChild(AgreementDialog, "agreement-dialog")
    assert dialog.isVisible()
    qtbot.mouseClick(dialog.close_button, LEFT)
    # Another rule does not have it worked out again.
    found = panel.found
    window.session.choose_rule("mv")
    with qtbot.waitSignal(window.session.outcome_changed, timeout=20_000):
        window.run_controller.run()
    assert panel.found is found


def test_workers_left_out_are_left_out_here_too(
    panel: AgreementPanel, window: MainWindow, qtbot: QtBot
) -> None:
    before = panel.found.coefficient(AgreementMeasure.ALPHA).n
    window.session.exclude([0])
    with qtbot.waitSignal(window.session.outcome_changed, timeout=20_000):
        window.run_controller.run()
    qtbot.waitUntil(lambda: panel.found is not None, timeout=20_000)
    assert panel.found.coefficient(AgreementMeasure.ALPHA).n < before


def test_it_can_be_stopped_and_taken_up_again(
    panel: AgreementPanel, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def until_stopped(labels: object, report: ProgressCallback) -> None:
        from crowdgui.core.progress import Progress

        while True:
            report(Progress("Comparing labels", 0.5))

    monkeypatch.setattr("crowdgui.ui.pages.labels.agreement_panel.agreement_report", until_stopped)
    panel._forget()
    panel._start()
    said = panel.findChild(QLabel, "agreement-said")
    qtbot.waitUntil(lambda: said.text() == "Comparing labels, 50%", timeout=5_000)
    qtbot.mouseClick(panel.stop_button, LEFT)
    qtbot.waitUntil(lambda: not panel.again_button.isHidden(), timeout=5_000)
    assert said.text() == "Not computed."
    assert panel.rows.rows() == ()
    monkeypatch.undo()
    qtbot.mouseClick(panel.again_button, LEFT)
    qtbot.waitUntil(lambda: panel.found is not None, timeout=20_000)


def test_orders_are_only_shown_where_classes_are_numbers() -> None:
    def keys(*classes: str) -> set[str]:
        rows = [(w, f"item {i}", name) for i, name in enumerate(classes) for w in ("a", "b")]
        return {row.key for row in summary_rows(agreement_report(from_rows(rows)))}

    assert "alpha-ordinal" in keys("1", "2", "3")
    assert "alpha-ordinal" not in keys("0", "1")
    assert "alpha-ordinal" not in keys("low", "middle", "high")


def test_items_without_two_workers_are_said_to_be_so() -> None:
    items = agreement_report(from_rows([("a", "1", "x"), ("b", "2", "x")])).items
    assert items_words(items) == "No item has labels from two workers."


def test_what_was_found_before_it_could_be_stopped_is_not_shown_without_labels(
    panel: AgreementPanel, window: MainWindow, qtbot: QtBot
) -> None:
    panel._start()
    for thread in panel.runner._threads:
        assert thread.wait(30_000)
    window.session.close()
    qtbot.waitUntil(lambda: not panel.runner.busy)
    assert panel.found is None
    assert not panel.rows.rows()
