"""A simulation beside all other work; what it found stays when it is stopped."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal, Slot

from crowdgui.core.processors import available_cores
from crowdgui.core.simulate.simulation_run import run_simulation
from crowdgui.jobs.runner import Runner
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from crowdgui.core.progress import Progress, ProgressCallback
    from crowdgui.core.simulate.experiment import Experiment
    from crowdgui.core.simulate.simulation_run import SimulationResult


class SimulationController(QObject):
    """Runs one experiment at a time.

    Signals: `changed` when more is found; `progressed` with the last `Progress`; `ended` however
    it ended; `failed` with a sentence.
    """

    changed = Signal()
    progressed = Signal(object)
    ended = Signal()
    failed = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.result: SimulationResult | None = None
        self.runner = Runner(self)
        self.runner.progressed.connect(self._on_progressed)
        self.runner.succeeded.connect(self._on_found)
        self.runner.failed.connect(self.failed)
        self.runner.finished.connect(self.ended)

    @property
    def busy(self) -> bool:
        return self.runner.busy

    def run(self, experiment: Experiment, seed: int) -> None:
        """Run an experiment; sets of it that were tried before are not tried again."""
        so_far = self.result if self.goes_on(experiment, seed) else None
        self.runner.start(tr("Simulating"), partial(_run, experiment, seed, so_far))

    def goes_on(self, experiment: Experiment, seed: int) -> bool:
        """Return whether what was found belongs to this experiment, but for its repetitions."""
        if self.result is None or self.result.seed != seed:
            return False
        before = replace(self.result.experiment, repetitions=experiment.repetitions)
        return before == experiment

    def cancel(self) -> None:
        self.runner.cancel()

    def shut_down(self) -> bool:
        return self.runner.shut_down()

    @Slot(object)
    def _on_progressed(self, batch: tuple[Progress, ...]) -> None:
        self.progressed.emit(batch[-1])
        found: list[Any] = [progress.found for progress in batch if progress.found is not None]
        if found:
            self._on_found(found[-1])

    @Slot(object)
    def _on_found(self, result: SimulationResult) -> None:
        self.result = result
        self.changed.emit()


def _run(
    experiment: Experiment, seed: int, so_far: SimulationResult | None, report: ProgressCallback
) -> SimulationResult:
    return run_simulation(experiment, seed, report, so_far, processes=available_cores())
