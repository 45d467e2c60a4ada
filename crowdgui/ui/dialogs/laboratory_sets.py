"""Sets of the laboratory that are opened as labels or saved, one at a time."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal, Slot

from crowdgui.core.simulation.laboratory import drawn_set
from crowdgui.core.text import tr
from crowdgui.jobs.runner import Runner

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from crowdgui.core.progress import Report
    from crowdgui.core.simulation.experiment import Experiment
    from crowdgui.core.simulation.setting import Drawn
    from crowdgui.io.read_labels import Imported


class SimulatedSets(QObject):
    """Draws the first set at the last point of an experiment, beside other work.

    Signals: `opened` with the set as labels, `saved` with the file's name, or `failed` with a
    sentence; `busy_changed`.
    """

    opened = Signal(object)
    saved = Signal(str)
    failed = Signal(str)
    busy_changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._tell: Callable[[Any], object] = self.opened.emit
        self._runner = Runner(self)
        self._runner.started.connect(self.busy_changed)
        self._runner.succeeded.connect(self._on_done)
        self._runner.failed.connect(self.failed)
        self._runner.finished.connect(self.busy_changed)

    @property
    def busy(self) -> bool:
        return self._runner.busy

    def open(self, experiment: Experiment, seed: int) -> None:
        self._tell = self.opened.emit
        self._runner.start(tr("Drawing a set"), partial(_opened, experiment, seed))

    def save(self, experiment: Experiment, seed: int, path: Path) -> None:
        self._tell = self.saved.emit
        self._runner.start(path.name, partial(_saved, experiment, seed, path))

    def stop(self) -> None:
        """Give the set up; nothing is heard of it any more."""
        self._runner.shut_down(0)
        self.busy_changed.emit()

    def shut_down(self) -> bool:
        return self._runner.shut_down()

    @Slot(object)
    def _on_done(self, made: Any) -> None:
        self._tell(made)


def _drawn(experiment: Experiment, seed: int) -> Drawn:
    return drawn_set(experiment, seed, len(experiment.values) - 1, 0)


def _opened(experiment: Experiment, seed: int, _: Report) -> Imported:
    from crowdgui.io.simulated import imported

    name = tr("simulated, seed {seed}", seed=str(seed))
    return imported(_drawn(experiment, seed), name)


def _saved(experiment: Experiment, seed: int, path: Path, report: Report) -> str:
    from crowdgui.io.simulated import write_simulated

    write_simulated(path, _drawn(experiment, seed), report)
    return path.name
