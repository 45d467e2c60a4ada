"""What is to be simulated, as fields: size, workers, who labels what, what varies, which rules."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QFileDialog, QLineEdit, QWidget

from crowdgui.core.errors import CrowdError
from crowdgui.core.experiments.picture import MOST_CURVES
from crowdgui.core.rules.choices import ChoiceKind, Choices, described
from crowdgui.core.simulation.accuracies import (
    BetaAccuracies,
    StatedAccuracies,
    TwoGroups,
)
from crowdgui.core.simulation.experiment import SERIES, Experiment, Varied, series_name
from crowdgui.core.simulation.setting import setting_like
from crowdgui.core.text import tr, tr_n
from crowdgui.ui.dialogs.laboratory_origins import (
    FITTED,
    SERVING,
    SERVINGS,
    WORKERS,
    OriginBox,
    kind_of_serving,
    kind_of_workers,
)
from crowdgui.ui.dialogs.laboratory_values import first_values, read_values, written
from crowdgui.ui.widgets.build import column, named
from crowdgui.ui.widgets.choice_form import ChoiceForm, OptionBox
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.labels import Labels
    from crowdgui.core.outcome import Outcome


class LaboratoryForm(QWidget):
    """Holds the `experiment` that its fields describe.

    Signals: `changed` when it is another; `refused` with a sentence where a value cannot be.
    """

    changed = Signal()
    refused = Signal(str)

    def __init__(self, outcome: Outcome | None) -> None:
        super().__init__()
        named(self, "laboratory-form", tr("What is simulated"))
        self._outcome = outcome
        self._labels: Labels | None = None
        self.experiment = Experiment()
        self.sizes = ChoiceForm("simulate-size", tr("Size"))
        self.workers = OriginBox("simulate-workers", tr("Where accuracies come from"), WORKERS)
        self.accuracies = ChoiceForm("simulate-accuracies", tr("Accuracies"))
        self.crowd = ChoiceForm("simulate-crowd", tr("Workers"))
        self.serving = OriginBox("simulate-serving", tr("Who labels what"), SERVING)
        self.chances = ChoiceForm("simulate-chances", tr("Chances of a label"))
        self.varied = OptionBox([(v.value, v.heading) for v in Varied])
        named(self.varied, "simulate-varied", tr("What varies"))
        self.values = named(QLineEdit(), "simulate-values", tr("Its values"))
        self.values.setPlaceholderText(tr("for instance 0.5, 0.6, 0.7"))
        self.rules = {key: _rule_box(key) for key in SERIES}
        self.runs = ChoiceForm("simulate-runs", tr("How often"))
        column(
            *_part(tr("Size"), self.sizes),
            *_part(tr("Workers"), self.workers, self.accuracies, self.crowd),
            *_part(tr("Who labels what"), self.serving, self.chances),
            *_part(tr("What varies"), self.varied, self.values),
            *_part(tr("Rules"), *self.rules.values()),
            *_part(tr("How often"), self.runs),
            None,
            parent=self,
            spacing=6,
            margins=(24, 4, 16, 16),
        )
        self._connect()
        self.set_outcome(outcome)
        self.show_experiment(self.experiment)

    def set_outcome(self, outcome: Outcome | None) -> None:
        """Take over what crowds can be like; the experiment stays what it is."""
        self._outcome = outcome
        labels = self._labels if outcome is None else outcome.job.labels
        for box in (self.workers, self.serving):
            box.set_open(there=outcome is not None, others=labels is not self._labels)
        self._labels = labels
        self._show_origins()

    def show_experiment(self, experiment: Experiment) -> None:
        """Show an experiment in the fields."""
        self.experiment = experiment
        setting, crowd = experiment.setting, experiment.setting.crowd
        self.sizes.show_choices(described(type(setting)), setting)
        self._show_origins()
        _show_record(self.accuracies, crowd.accuracies)
        self.crowd.show_choices(described(type(crowd)), crowd)
        _show_record(self.chances, setting.serving)
        self.varied.choose(experiment.varied.value)
        self.values.setVisible(experiment.varied is not Varied.NOTHING)
        self.values.setText(written(experiment.values))
        for key, box in self.rules.items():
            with QSignalBlocker(box):
                box.setChecked(key in experiment.series)
        self.runs.show_choices(described(Experiment), experiment)

    def _show_origins(self) -> None:
        """Show where workers and chances come from, and where else they could come from."""
        setting = self.experiment.setting
        self.workers.show_kind(kind_of_workers(setting.crowd.accuracies))
        self.serving.show_kind(kind_of_serving(setting.serving))

    def _connect(self) -> None:
        self.sizes.chosen.connect(lambda key, value: self._set(**{key: value}))
        self.workers.chosen.connect(self._on_workers_chosen)
        self.accuracies.chosen.connect(self._on_accuracies_changed)
        self.crowd.chosen.connect(lambda key, value: self._set_crowd(**{key: value}))
        self.serving.chosen.connect(self._on_serving_chosen)
        self.chances.chosen.connect(self._on_chances_changed)
        self.varied.chosen.connect(self._on_varied_chosen)
        self.values.editingFinished.connect(self._on_values_given)
        for box in self.rules.values():
            box.toggled.connect(self._on_rules_changed)
        self.runs.chosen.connect(
            lambda key, value: self._try(lambda: replace(self.experiment, **{key: value}))
        )

    def _try(self, make: Callable[[], Experiment]) -> None:
        """Take another experiment, or say why it cannot be and show the last one again."""
        try:
            made = make()
        except CrowdError as error:
            self.show_experiment(self.experiment)
            self.refused.emit(str(error))
            return
        if made != self.experiment:
            self.show_experiment(made)
            self.changed.emit()

    def _set(self, **values: Any) -> None:
        self._try(lambda: _with_setting(self.experiment, **values))

    def _set_crowd(self, **values: Any) -> None:
        crowd = self.experiment.setting.crowd
        self._try(lambda: _with_setting(self.experiment, crowd=replace(crowd, **values)))

    @Slot(object)
    def _on_workers_chosen(self, key: str) -> None:
        match key:
            case "beta":
                self._set_crowd(accuracies=BetaAccuracies())
            case "groups":
                self._set_crowd(accuracies=TwoGroups())
            case "file":
                self._ask_file()
            case _ if key == FITTED and self._outcome is not None:
                self._try(partial(self._like_open, self._outcome))

    def _like_open(self, outcome: Outcome) -> Experiment:
        """Give the experiment whose sets are like the labels that are open."""
        setting = setting_like(outcome.job.used, outcome.aggregation.posterior)
        made = replace(self.experiment, setting=setting, varied=Varied.NOTHING, values=(0.0,))
        self.workers.take()
        self.serving.take()
        return made

    def _ask_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self, tr("Accuracies of workers"), "", tr("Tables (*.csv *.tsv *.txt);;All files (*)")
        )
        if name:
            self.read_accuracies(Path(name))
        else:
            self.show_experiment(self.experiment)

    def read_accuracies(self, path: Path) -> None:
        """Take accuracies from a file with the columns worker and number."""
        from crowdgui.io.stated import read_stated

        def make() -> Experiment:
            stated = read_stated(path, ChoiceKind.PER_WORKER)
            accuracies = StatedAccuracies(tuple(value for _, value in stated))
            crowd = replace(self.experiment.setting.crowd, accuracies=accuracies)
            return _with_setting(self.experiment, crowd=crowd, n_workers=len(stated))

        self._try(make)

    @Slot(str, object)
    def _on_accuracies_changed(self, key: str, value: Any) -> None:
        accuracies = self.experiment.setting.crowd.accuracies
        self._set_crowd(accuracies=replace(accuracies, **{key: value}))

    @Slot(object)
    def _on_serving_chosen(self, key: str) -> None:
        if key in SERVINGS:
            self._set(serving=SERVINGS[key]())
        elif key == FITTED and self._outcome is not None:
            self._try(partial(self._served_like_open, self._outcome))

    def _served_like_open(self, outcome: Outcome) -> Experiment:
        serving = setting_like(outcome.job.used, outcome.aggregation.posterior).serving
        made = _with_setting(self.experiment, serving=serving)
        self.serving.take()
        return made

    @Slot(str, object)
    def _on_chances_changed(self, key: str, value: Any) -> None:
        serving: Any = self.experiment.setting.serving
        self._try(lambda: _with_setting(self.experiment, serving=replace(serving, **{key: value})))

    @Slot(object)
    def _on_varied_chosen(self, key: str) -> None:
        varied = Varied(key)
        self._try(
            lambda: replace(
                self.experiment,
                varied=varied,
                values=first_values(varied, self.experiment.setting),
            )
        )

    @Slot()
    def _on_values_given(self) -> None:
        self._try(lambda: replace(self.experiment, values=read_values(self.values.text())))

    @Slot()
    def _on_rules_changed(self) -> None:
        series = tuple(key for key, box in self.rules.items() if box.isChecked())
        if len(series) > MOST_CURVES:
            words = tr_n(
                "More than {n} curve cannot be told apart.",
                "More than {n} curves cannot be told apart.",
                MOST_CURVES,
            )
            self.show_experiment(self.experiment)
            self.refused.emit(words)
            return
        self._try(lambda: replace(self.experiment, series=series))


def _part(title: str, *widgets: QWidget) -> tuple[QWidget, ...]:
    head = text_label(title, "strong")
    head.setContentsMargins(0, 12, 0, 0)
    return head, *widgets


def _rule_box(key: str) -> QCheckBox:
    return named(QCheckBox(series_name(key)), f"simulate-rule-{key}", series_name(key))


def _show_record(form: ChoiceForm, record: Any) -> None:
    """Show the fields of a record that has some."""
    there = isinstance(record, Choices)
    form.setVisible(there)
    if there:
        form.show_choices(described(type(record)), record)


def _with_setting(experiment: Experiment, **values: Any) -> Experiment:
    setting = experiment.setting
    if values.get("n_classes", setting.n_classes) != setting.n_classes:
        # Names and shares are those of the classes there were.
        values |= {"class_shares": None, "classes": None}
    return replace(experiment, setting=replace(setting, **values))
