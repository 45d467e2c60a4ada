"""What tests of the laboratory do with it, as a user does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox

from crowdgui.core.simulate.experiment import Experiment, SweepVariable
from crowdgui.core.simulate.scenario import Scenario

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from crowdgui.ui.dialogs.simulation_dialog import SimulationDialog


SMALL = Experiment(
    Scenario(n_workers=7, n_items=20),
    SweepVariable.MEAN_ACCURACY,
    (0.6, 0.8),
    ("iwmv", "mv"),
    repetitions=2,
    bounds=False,
)


def show(dialog: SimulationDialog, experiment: Experiment) -> None:
    dialog.form.show_experiment(experiment)
    dialog.form.changed.emit()


def run(dialog: SimulationDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.simulating.ended, timeout=15_000):
        qtbot.mouseClick(dialog.run_button, Qt.MouseButton.LeftButton)


def options(dialog: SimulationDialog, name: str) -> tuple[list[str], str]:
    box = dialog.findChild(QComboBox, name)
    return [box.itemText(place) for place in range(box.count())], box.currentText()


def take(dialog: SimulationDialog, name: str, text: str) -> None:
    box = dialog.findChild(QComboBox, name)
    box.setCurrentIndex(box.findText(text))
    box.activated.emit(box.currentIndex())
