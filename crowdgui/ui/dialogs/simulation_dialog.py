"""The simulation dialog: simulated workers with known true classes, and how rules do on them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QFileDialog, QSplitter, QWidget

from crowdgui.core.progress import available_cores
from crowdgui.core.simulate.experiment import PRESETS
from crowdgui.core.simulate.simulation_run import redraw_dataset, run_simulation
from crowdgui.figures.simulation_curves import View, simulation_curves
from crowdgui.jobs.runner import Runner
from crowdgui.text.simulation import describe_measure, describe_preset, preset_name
from crowdgui.text.translation import join_sentences, tr, tr_n
from crowdgui.text.wording import describe
from crowdgui.ui.dialogs.simulation_form import SimulationForm
from crowdgui.ui.plots.curves_plot import CurvesPlot
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.widgets.buttons import button, set_button_text
from crowdgui.ui.widgets.fields import number_field
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.layout import (
    Surface,
    column,
    laid_out_together,
    named,
    resize_within_screen,
    row,
    scroll_vertically,
)
from crowdgui.ui.widgets.messages import MessageStrip, Severity
from crowdgui.ui.widgets.progress import ProgressBar
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.progress import Progress, ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.core.simulate.experiment import Experiment
    from crowdgui.core.simulate.scenario import SimulatedDataset
    from crowdgui.core.simulate.simulation_run import SimulationResult
    from crowdgui.io.importing.read_labels import ImportedLabels


class DatasetController(QObject):
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
        self._deliver: Callable[[Any], object] = self.opened.emit
        self._runner = Runner(self)
        self._runner.started.connect(self.busy_changed)
        self._runner.succeeded.connect(self._on_done)
        self._runner.failed.connect(self.failed)
        self._runner.finished.connect(self.busy_changed)

    @property
    def busy(self) -> bool:
        return self._runner.busy

    def open(self, experiment: Experiment, seed: int) -> None:
        self._deliver = self.opened.emit
        self._runner.start(tr("Drawing a dataset"), partial(_opened, experiment, seed))

    def save(self, experiment: Experiment, seed: int, path: Path) -> None:
        self._deliver = self.saved.emit
        self._runner.start(path.name, partial(_saved, experiment, seed, path))

    def stop(self) -> None:
        """Stop drawing; the result is dropped."""
        self._runner.shut_down(0)
        self.busy_changed.emit()

    def shut_down(self) -> bool:
        return self._runner.shut_down()

    @Slot(object)
    def _on_done(self, made: Any) -> None:
        self._deliver(made)


def _drawn(experiment: Experiment, seed: int) -> SimulatedDataset:
    return redraw_dataset(experiment, seed, len(experiment.values) - 1, 0)


def _opened(experiment: Experiment, seed: int, _: ProgressCallback) -> ImportedLabels:
    from crowdgui.io.exporting.tables.simulated import simulated_as_imported

    name = tr("simulated, seed {seed}", seed=str(seed))
    return simulated_as_imported(_drawn(experiment, seed), name)


def _saved(experiment: Experiment, seed: int, path: Path, report: ProgressCallback) -> str:
    from crowdgui.io.exporting.tables.simulated import write_simulated

    write_simulated(path, _drawn(experiment, seed), report)
    return path.name


_SIZE = (1120, 700)


_FORM_WIDTH, _SEED_WIDTH = 400, 120


_MOST_SEED = 2_147_483_647


_OWN = ""


class SimulationDialog(QDialog):
    """What is simulated at the left, its curves at the right; a window of its own.

    Signals: `set_wanted` with a simulated set, as labels to be opened.
    """

    set_wanted = Signal(object)

    def __init__(self, outcome: Outcome | None, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "laboratory", tr("Simulate")).setWindowTitle(tr("Simulate crowds"))
        self.simulating = SimulationController(self)
        self.sets = DatasetController(self)
        with laid_out_together():
            self._make_parts(outcome)
            self._lay_out()
        self._connect()
        FocusRing(self)
        resize_within_screen(self, *_SIZE)
        self._choose_preset(next(iter(PRESETS)))

    def _make_parts(self, outcome: Outcome | None) -> None:
        self.message = MessageStrip("laboratory-message")
        self.presets = _preset_box()
        self._sentence = text_label("", "caption", "text2", wrap=True)
        self.form = SimulationForm(outcome)
        self.seed = number_field("simulate-seed", tr("Seed"), 0, _MOST_SEED)
        self.seed.setFixedWidth(scaled(_SEED_WIDTH))
        self.seed.setToolTip(tr("The same seed draws the same datasets on every computer."))
        self.views = named(QComboBox(), "simulate-view", tr("What the curves show"))
        for view in View:
            self.views.addItem(view.heading, view.value)
        self.log = named(QCheckBox(tr("Logarithmic")), "simulate-log", tr("Logarithmic scale"))
        self.plot = CurvesPlot("simulation-plot", tr("Rules on simulated workers"))
        self._notes = text_label("", "caption", "text2", wrap=True)
        self.bar = ProgressBar()
        self.run_button = button("", "primary", name="run-simulation", icon="play")
        self.open_button = button(tr("Open a dataset"), name="open-simulated")
        self.save_button = button(tr("Save a dataset…"), name="save-simulated")
        self.close_button = button(tr("Close"), name="close-laboratory")

    def set_outcome(self, outcome: Outcome | None) -> None:
        """Take over the labels that are open now."""
        self.form.set_outcome(outcome)

    @property
    def busy(self) -> bool:
        """Whether crowds are simulated, or a set is drawn to be opened or saved."""
        return self.simulating.busy or self.sets.busy

    def done(self, result: int) -> None:
        """Stop, and hide what was found until the window is wanted again."""
        self.simulating.cancel()
        self.sets.stop()
        super().done(result)

    def shut_down(self) -> bool:
        """Stop all work; False where it would not stop: the window must not be destroyed then."""
        return self.simulating.shut_down() & self.sets.shut_down()

    def _lay_out(self) -> None:
        head = QWidget()
        column(
            text_label(tr("What is simulated"), "strong"),
            self.presets,
            self._sentence,
            parent=head,
            spacing=6,
            margins=(24, 16, 16, 8),
        )
        left = QWidget()
        lines = column(head, scroll_vertically(self.form), parent=left)
        lines.setStretch(1, 1)
        for part in (self.views, self.log):
            self.plot.head.addWidget(part)
        right = Surface("canvas", ("left",))
        column(self.plot, self._notes, parent=right, spacing=8, margins=(20, 16, 24, 8)).setStretch(
            0, 1
        )
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setHandleWidth(1)
        split.setChildrenCollapsible(False)
        split.addWidget(left)
        split.addWidget(right)
        split.setStretchFactor(1, 1)
        split.setSizes([scaled(_FORM_WIDTH), scaled(_SIZE[0] - _FORM_WIDTH)])
        seed = text_label(tr("Seed"), "body", "text2")
        # The bar comes and goes; the buttons stay where they are.
        middle = QWidget()
        row(self.bar, parent=middle)
        foot = row(
            seed,
            self.seed,
            middle,
            self.open_button,
            self.save_button,
            self.close_button,
            self.run_button,
            margins=(24, 10, 24, 14),
        )
        foot.setStretchFactor(middle, 1)
        column(self.message, split, foot, parent=self).setStretch(1, 1)
        for made in (self.run_button, self.open_button, self.save_button, self.close_button):
            # Enter belongs to the fields.
            made.setAutoDefault(False)
        self.bar.hide()

    def _connect(self) -> None:
        self.presets.activated.connect(
            lambda place: self._choose_preset(self.presets.itemData(place))
        )
        self.form.changed.connect(self._on_form_changed)
        self.form.refused.connect(self._refuse)
        self.seed.valueChanged.connect(lambda _: self._show_result())
        self.views.activated.connect(lambda _: self._show_result())
        self.log.toggled.connect(lambda _: self._show_result())
        self.run_button.clicked.connect(self._on_run_clicked)
        self.open_button.clicked.connect(
            lambda: self.sets.open(self.form.experiment, self.seed.value())
        )
        self.save_button.clicked.connect(self._on_save_clicked)
        self.close_button.clicked.connect(self.reject)
        self.simulating.changed.connect(self._show_result)
        self.simulating.progressed.connect(self._on_progressed)
        self.simulating.ended.connect(self._on_ended)
        self.simulating.failed.connect(self._refuse)
        self.sets.opened.connect(self.set_wanted)
        self.sets.saved.connect(self._on_saved)
        self.sets.failed.connect(self._refuse)
        self.sets.busy_changed.connect(self._show_busy)

    def _choose_preset(self, key: str) -> None:
        """Show a simulation of the paper; the own one is what the fields say already."""
        if key == _OWN:
            self._sentence.setText("")
            return
        preset = PRESETS[key]
        self.presets.setCurrentIndex(self.presets.findData(key))
        self._sentence.setText(describe_preset(preset.key))
        self.form.show_experiment(preset.experiment)
        self.views.setCurrentIndex(self.views.findData(View(preset.shows[0]).value))
        self.log.setChecked(preset.log)
        self._show_result()

    @Slot()
    def _on_form_changed(self) -> None:
        self.message.hide()
        self.presets.setCurrentIndex(self.presets.findData(_OWN))
        self._sentence.setText("")
        self._show_result()

    def _offer_views(self, *, ordered: bool) -> None:
        """Offer how far labels are off only where classes are ordered."""
        model = self.views.model()
        assert isinstance(model, QStandardItemModel)
        for place, view in enumerate(View):
            model.item(place).setEnabled(ordered or not view.measure.needs_order)
        if not ordered and View(self.views.currentData()).measure.needs_order:
            self.views.setCurrentIndex(0)

    @Slot()
    def _show_result(self) -> None:
        """Show what was found of this experiment, and what the button would do."""
        experiment, seed, found = self.form.experiment, self.seed.value(), self.simulating.result
        self._offer_views(ordered=experiment.setting.ordered)
        sets = tr_n("{n} dataset", "{n} datasets", experiment.n_trials)
        if found is None or not self.simulating.goes_on(experiment, seed):
            self.plot.set_curves(None)
            self.plot.set_finding(
                tr(
                    "Run the simulation to see how far rules are from the true classes: "
                    "{sets} will be drawn.",
                    sets=sets,
                )
            )
            self._notes.setText("")
            words = tr("Run")
        else:
            view = View(self.views.currentData())
            self.plot.set_curves(simulation_curves(found, view, log=self.log.isChecked()))
            self.plot.set_finding(
                f"{describe_measure(view.measure)} {tr('Bars are one standard deviation.')}"
            )
            self._notes.setText(join_sentences(describe(note) for note in found.notes))
            whole = found.complete and experiment.repetitions <= found.experiment.repetitions
            words = tr("Done") if whole else tr("Continue")
        busy = self.simulating.busy
        set_button_text(self.run_button, tr("Stop") if busy else words, "stop" if busy else "play")
        self.run_button.setEnabled(busy or words != tr("Done"))

    @Slot()
    def _on_run_clicked(self) -> None:
        if self.simulating.busy:
            self.simulating.cancel()
            return
        self.message.hide()
        self.bar.set_share(0.0)
        self.bar.show()
        self.form.setEnabled(False)
        self.presets.setEnabled(False)
        self.simulating.run(self.form.experiment, self.seed.value())
        self._show_result()

    @Slot(object)
    def _on_progressed(self, progress: Progress) -> None:
        self.bar.set_share(progress.fraction)

    @Slot()
    def _on_ended(self) -> None:
        self.bar.hide()
        self.form.setEnabled(True)
        self.presets.setEnabled(True)
        self._show_result()

    @Slot(str)
    def _refuse(self, sentence: str) -> None:
        self.message.show_message(Severity.BAD, sentence, closable=True)

    @Slot()
    def _on_save_clicked(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self, tr("Save a simulated dataset"), "simulated.csv", tr("Tables (*.csv)")
        )
        if name:
            self.sets.save(self.form.experiment, self.seed.value(), Path(name))

    @Slot(str)
    def _on_saved(self, name: str) -> None:
        words = tr("Saved as {file}.", file=name)
        self.message.show_message(Severity.OK, words, closable=True)

    @Slot()
    def _show_busy(self) -> None:
        """Allow one dataset to be drawn at a time: another would replace it."""
        for made in (self.open_button, self.save_button):
            made.setEnabled(not self.sets.busy)


def _preset_box() -> QComboBox:
    box = named(QComboBox(), "simulate-preset", tr("Simulation"))
    box.addItem(tr("Own simulation"), _OWN)
    for preset in PRESETS.values():
        box.addItem(tr("Li and Yu: {name}", name=preset_name(preset.key)), preset.key)
    return box


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
        """Return whether what was found belongs to this experiment, except for its repetitions."""
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
        found: list[Any] = [progress.partial for progress in batch if progress.partial is not None]
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
