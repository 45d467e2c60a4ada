"""The laboratory, driven as a user would."""

from __future__ import annotations

import threading
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QFileDialog, QLineEdit, QSpinBox, QWidget

import crowdgui.ui.dialogs.simulation_dialog as module
from crowdgui.core.simulate.experiment import PRESETS, SweepVariable
from crowdgui.core.simulate.simulation_run import redraw_dataset
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import open_source
from crowdgui.text.simulation import describe_preset
from crowdgui.ui.dialogs.simulation_dialog import SimulationDialog
from tests.ui.dialogs.simulation_driving import SMALL, options, run, show, take
from tests.ui.open_session import open_in, opened, run_in, small_crowd

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from crowdgui.core.labels import Labels
    from crowdgui.core.results import Outcome
    from crowdgui.core.simulate.scenario import SimulatedDataset

pytestmark = pytest.mark.usefixtures("unpainted")


LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def parent(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> QWidget:
    monkeypatch.setattr(module, "available_cores", lambda: 1)
    made = QWidget()
    qtbot.addWidget(made)
    return made


def opened_in(parent: QWidget, qtbot: QtBot, outcome: Outcome | None = None) -> SimulationDialog:
    dialog = SimulationDialog(outcome, parent)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


@pytest.fixture
def dialog(parent: QWidget, qtbot: QtBot) -> Iterator[SimulationDialog]:
    shown = opened_in(parent, qtbot)
    yield shown
    assert shown.shut_down()


@pytest.fixture
def small(dialog: SimulationDialog) -> SimulationDialog:
    show(dialog, SMALL)
    return dialog


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Hold sets that are drawn until the gate is opened."""
    gate = threading.Event()

    def slow(*arguments: Any) -> SimulatedDataset:
        assert gate.wait(20)
        return redraw_dataset(*arguments)

    monkeypatch.setattr(module, "redraw_dataset", slow)
    yield gate
    gate.set()


def choose(dialog: SimulationDialog, key: str) -> None:
    dialog.presets.setCurrentIndex(dialog.presets.findData(key))
    dialog.presets.activated.emit(dialog.presets.currentIndex())


def rows(labels: Labels) -> list[tuple[str, str, str]]:
    columns = labels.worker_ids[labels.worker], labels.item_ids[labels.item]
    classes = labels.classes[labels.code]
    return sorted(zip(*(column.tolist() for column in (*columns, classes)), strict=True))


def test_a_preset_fills_the_fields_exactly(dialog: SimulationDialog) -> None:
    for key, preset in PRESETS.items():
        choose(dialog, key)
        assert dialog.form.experiment == preset.experiment
        assert dialog._sentence.text() == describe_preset(key)
        assert dialog.log.isChecked() == preset.log
        assert dialog.views.currentData() == preset.shows[0].value
        boxes = {series for series, box in dialog.form.rules.items() if box.isChecked()}
        assert boxes == set(preset.experiment.series)
        workers = dialog.form.findChild(QSpinBox, "choice-n_workers")
        assert workers.value() == preset.experiment.setting.n_workers
        varied = preset.experiment.varied is not SweepVariable.NOTHING
        assert dialog.form.values.isVisibleTo(dialog.form) == varied


def test_a_changed_field_makes_it_a_simulation_of_ones_own(dialog: SimulationDialog) -> None:
    choose(dialog, "figure-2a")
    dialog.form.findChild(QSpinBox, "choice-n_items").setValue(77)
    assert dialog.form.experiment.setting.n_items == 77
    assert dialog.presets.currentText() == "Own simulation"
    assert dialog._sentence.text() == ""
    choose(dialog, "figure-2a")
    assert dialog.form.findChild(QSpinBox, "choice-n_items").value() == 200


def test_values_that_cannot_be_are_said_and_taken_back(small: SimulationDialog) -> None:
    field = small.findChild(QLineEdit, "simulate-values")
    for text, words in (
        ("0.5, many", "“many” isn’t a number."),
        *((text, "") for text in ("1.5", "nan", "", "inf")),
    ):
        field.setText(text)
        field.editingFinished.emit()
        assert small.message.isVisible(), text
        assert words in small.message.sentence()
        assert field.text() == "0.6, 0.8"
        assert small.form.experiment == SMALL
        field.setText("0.7; 0.9 0.7")
        field.editingFinished.emit()
        assert small.form.experiment.values == (0.7, 0.9)
        assert not small.message.isVisible()
        show(small, SMALL)


def test_no_rule_at_all_and_more_curves_than_can_be_told_apart_are_refused(
    small: SimulationDialog,
) -> None:
    small.form.rules["mv"].click()
    assert small.form.experiment.series == ("iwmv",)
    small.form.rules["iwmv"].click()
    assert small.message.isVisible()
    assert small.form.rules["iwmv"].isChecked()
    for box in small.form.rules.values():
        if not box.isChecked():
            box.click()
    assert len(small.form.experiment.series) == 8
    assert "8 curves" in small.message.sentence()


def test_it_runs_says_that_it_is_done_and_every_view_can_be_looked_at(
    small: SimulationDialog, qtbot: QtBot
) -> None:
    assert "4 datasets" in small.plot._finding.text()
    assert small.run_button.text() == "Run"
    words = []
    small.simulating.progressed.connect(lambda _: words.append(small.run_button.text()))
    run(small, qtbot)
    assert set(words) <= {"Stop"}
    assert small.simulating.result.complete
    assert small.run_button.text() == small.run_button.accessibleName() == "Done"
    assert not small.run_button.isEnabled()
    assert set(small.plot.table().columns[0]) == {"Weighted voting (IWMV)", "Majority vote"}
    assert "2 datasets are drawn at each point." in small._notes.text()
    small.seed.setValue(5)
    assert small.run_button.text() == "Run"
    assert small.plot.table().columns[0] == ()
    small.seed.setValue(0)
    assert small.run_button.text() == "Done"
    box = small.findChild(QComboBox, "simulate-view")
    for place in range(box.count()):
        box.setCurrentIndex(place)
        box.activated.emit(place)
        assert small.plot.table().header[2].startswith("mean of ")
    small.log.setChecked(True)
    assert small.plot._shown.log


def test_it_is_stopped_and_goes_on(small: SimulationDialog, qtbot: QtBot) -> None:
    show(small, replace(SMALL, repetitions=300))
    with qtbot.waitSignal(small.simulating.changed, timeout=15_000):
        qtbot.mouseClick(small.run_button, LEFT)
    assert not small.form.isEnabled()
    with qtbot.waitSignal(small.simulating.ended, timeout=15_000):
        qtbot.mouseClick(small.run_button, LEFT)
    before = small.simulating.result.n_done
    assert 0 < before < 600
    assert small.form.isEnabled()
    assert small.run_button.text() == "Continue"
    fewer = replace(SMALL, repetitions=before // 2 + 2)
    show(small, fewer)
    run(small, qtbot)
    assert small.simulating.result.complete
    assert small.simulating.result.experiment == fewer


def test_a_set_is_opened_with_its_truth_as_gold(small: SimulationDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(small.set_wanted, timeout=15_000) as wanted:
        qtbot.mouseClick(small.open_button, LEFT)
    (data,) = wanted.args
    drawn = redraw_dataset(SMALL, 0, 1, 0)
    assert data.labels.n_items == 20
    assert (data.labels.code == drawn.labels.code).all()
    assert (data.gold == drawn.truth).all()
    assert "seed 0" in data.name


def test_one_set_is_drawn_at_a_time_and_named_by_the_seed_it_was_drawn_with(
    small: SimulationDialog, qtbot: QtBot, held: threading.Event
) -> None:
    both = small.open_button, small.save_button
    small.seed.setValue(1)
    with qtbot.waitSignal(small.set_wanted, timeout=15_000) as wanted:
        qtbot.mouseClick(small.open_button, LEFT)
        assert not any(made.isEnabled() for made in both)
        small.seed.setValue(77)
        held.set()
    assert wanted.args[0].name.endswith("seed 1")
    qtbot.waitUntil(lambda: all(made.isEnabled() for made in both))


def test_a_set_that_cannot_be_saved_is_said_and_both_can_be_had_again(
    small: SimulationDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    small.sets.save(SMALL, 0, tmp_path / "nowhere" / "set.csv")
    assert not small.open_button.isEnabled()
    qtbot.waitUntil(small.open_button.isEnabled, timeout=15_000)
    assert small.save_button.isEnabled()
    qtbot.waitUntil(lambda: small.message.isVisible(), timeout=15_000)
    assert "set.csv" in small.message.sentence()


def test_a_set_drawn_for_a_closed_window_is_not_opened(
    small: SimulationDialog, qtbot: QtBot, held: threading.Event
) -> None:
    wanted = []
    small.set_wanted.connect(wanted.append)
    qtbot.mouseClick(small.open_button, LEFT)
    threads = list(small.sets._runner._threads)
    qtbot.keyClick(small, Qt.Key.Key_Escape)
    assert small.open_button.isEnabled()
    held.set()
    qtbot.waitUntil(lambda: not any(thread.isRunning() for thread in threads), timeout=15_000)
    qtbot.wait(0)
    assert wanted == []


def test_a_saved_set_is_read_back_equal(
    small: SimulationDialog, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "<b>set.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    qtbot.mouseClick(small.save_button, LEFT)
    qtbot.waitUntil(lambda: small.message.isVisible(), timeout=15_000)
    assert small.message.sentence() == "Saved as <b>set.csv."
    assert rows(read_labels(open_source(path)).labels) == rows(
        redraw_dataset(SMALL, 0, 1, 0).labels
    )


def test_crowds_like_the_labels_that_are_open(parent: QWidget, qtbot: QtBot) -> None:
    session = opened(*small_crowd())
    dialog = opened_in(parent, qtbot, session.question.outcome)
    boxes = dialog.findChild(QComboBox, "simulate-workers")
    place = boxes.findText("Like the labels in the open file")
    boxes.setCurrentIndex(place)
    boxes.activated.emit(place)
    setting = dialog.form.experiment.setting
    assert (setting.n_workers, setting.n_items, setting.n_classes) == (7, 40, 2)
    assert dialog.shut_down()


def test_crowds_are_like_the_labels_that_are_open_now(dialog: SimulationDialog) -> None:
    like, before = "Like the labels in the open file", "Like the labels in an earlier file"
    often = "As often as the workers in the open file"
    assert like not in options(dialog, "simulate-workers")[0]
    session = opened(*small_crowd())
    dialog.set_outcome(session.question.outcome)
    assert like in options(dialog, "simulate-workers")[0]
    take(dialog, "simulate-workers", like)
    assert options(dialog, "simulate-workers")[1] == like
    assert options(dialog, "simulate-serving")[1] == often
    run_in(session, "mv")
    dialog.set_outcome(session.question.outcome)
    assert options(dialog, "simulate-workers")[1] == like, "the labels are the same"
    experiment = dialog.form.experiment
    dialog.set_outcome(None)
    assert options(dialog, "simulate-workers")[1] == before
    assert like not in options(dialog, "simulate-workers")[0]
    open_in(session, *small_crowd(1, 25))
    dialog.set_outcome(session.question.outcome)
    assert options(dialog, "simulate-workers")[1] == before
    assert options(dialog, "simulate-serving")[1] == ("As often as the workers in an earlier file")
    assert dialog.form.experiment is experiment
    take(dialog, "simulate-serving", often)
    assert options(dialog, "simulate-serving")[1] == often
    assert options(dialog, "simulate-workers")[1] == before
    take(dialog, "simulate-workers", like)
    assert before not in options(dialog, "simulate-workers")[0]
    assert dialog.form.experiment.setting.n_items == 25


def test_accuracies_are_read_from_a_file(small: SimulationDialog, tmp_path: Path) -> None:
    path = tmp_path / "accuracies.csv"
    path.write_text("worker,number\nann,0.9\nbo,0.6\ncleo,0.75\n", encoding="utf-8")
    show(small, replace(SMALL, varied=SweepVariable.NOTHING, values=(0.0,)))
    small.form.read_accuracies(path)
    crowd = small.form.experiment.setting.crowd
    assert crowd.accuracies.accuracies == (0.9, 0.6, 0.75)
    assert small.form.experiment.setting.n_workers == 3
    path.write_text("worker,number\nann,high\n", encoding="utf-8")
    small.form.read_accuracies(path)
    assert small.message.isVisible()
    assert small.form.experiment.setting.n_workers == 3


def test_closing_ends_the_simulation(small: SimulationDialog, qtbot: QtBot) -> None:
    show(small, replace(SMALL, repetitions=300))
    qtbot.mouseClick(small.run_button, LEFT)
    small.close_button.click()
    assert not small.isVisible()
    qtbot.waitUntil(lambda: not small.simulating.busy, timeout=15_000)
    assert small.form.isEnabled()


def test_everything_that_is_used_has_a_name(dialog: SimulationDialog) -> None:
    kinds = QAbstractButton, QComboBox, QSpinBox
    used = [w for w in dialog.findChildren(QWidget) if isinstance(w, kinds)]
    assert len(used) > 15
    for widget in used:
        if widget.isVisibleTo(dialog):
            assert widget.objectName(), widget
            assert widget.accessibleName(), widget.objectName()
