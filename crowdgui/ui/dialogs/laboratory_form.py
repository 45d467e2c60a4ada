"""What is to be simulated, as fields: size, workers, who labels what, what varies, which rules."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QFileDialog, QLineEdit, QWidget

from crowdgui.core.errors import CrowdError, DataError
from crowdgui.core.experiments.picture import MOST_CURVES
from crowdgui.core.rules.choices import ChoiceKind, Choices, described
from crowdgui.core.simulation.accuracies import (
    BetaAccuracies,
    StatedAccuracies,
    TwoGroups,
)
from crowdgui.core.simulation.experiment import SERIES, Experiment, Varied, series_name
from crowdgui.core.simulation.serving import Constant, FixedPerItem, PerItem, PerWorker
from crowdgui.core.simulation.setting import setting_like
from crowdgui.core.text import later, tr, tr_n
from crowdgui.ui.widgets.build import column, named
from crowdgui.ui.widgets.choice_form import ChoiceForm, OptionBox
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.outcome import Outcome
    from crowdgui.core.simulation.setting import Setting

_WORKERS = {
    "beta": later("Drawn from a Beta distribution"),
    "groups": later("Two groups, good at different items"),
    "file": later("From a file of accuracies…"),
    "fitted": later("Like the labels that are open"),
}
_SERVING = {
    "constant": later("The same chance for all"),
    "per-worker": later("Each worker their own chance"),
    "per-item": later("Each item its own chance"),
    "fixed": later("The same number of labels each"),
    "fitted": later("As often as the workers that are open"),
}
_SERVINGS: dict[str, type[Choices]] = {
    "constant": Constant,
    "per-worker": PerWorker,
    "per-item": PerItem,
    "fixed": FixedPerItem,
}


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
        self.experiment = Experiment()
        self.sizes = ChoiceForm("simulate-size", tr("Size"))
        self.workers = OptionBox([(k, w) for k, w in _WORKERS.items() if self._can(k)])
        named(self.workers, "simulate-workers", tr("Where accuracies come from"))
        self.accuracies = ChoiceForm("simulate-accuracies", tr("Accuracies"))
        self.crowd = ChoiceForm("simulate-crowd", tr("Workers"))
        self.serving = OptionBox([(k, w) for k, w in _SERVING.items() if self._can(k)])
        named(self.serving, "simulate-serving", tr("Who labels what"))
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
        self.show_experiment(self.experiment)

    def show_experiment(self, experiment: Experiment) -> None:
        """Show an experiment in the fields."""
        self.experiment = experiment
        setting, crowd = experiment.setting, experiment.setting.crowd
        self.sizes.show_choices(described(type(setting)), setting)
        self.workers.choose(_kind_of_workers(crowd.accuracies))
        _show_record(self.accuracies, crowd.accuracies)
        self.crowd.show_choices(described(type(crowd)), crowd)
        self.serving.choose(_kind_of_serving(setting.serving))
        _show_record(self.chances, setting.serving)
        self.varied.choose(experiment.varied.value)
        self.values.setVisible(experiment.varied is not Varied.NOTHING)
        self.values.setText(", ".join(f"{value:g}" for value in experiment.values))
        for key, box in self.rules.items():
            with QSignalBlocker(box):
                box.setChecked(key in experiment.series)
        self.runs.show_choices(described(Experiment), experiment)

    def _can(self, key: str) -> bool:
        """Say whether an option needs labels that are not open."""
        return key != "fitted" or self._outcome is not None

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
            case _ if self._outcome is not None:
                self._try(partial(self._like_open, self._outcome))

    def _like_open(self, outcome: Outcome) -> Experiment:
        """Give the experiment whose sets are like the labels that are open."""
        setting = setting_like(outcome.job.used, outcome.aggregation.posterior)
        return replace(self.experiment, setting=setting, varied=Varied.NOTHING, values=(0.0,))

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
        if key in _SERVINGS:
            self._set(serving=_SERVINGS[key]())
        elif self._outcome is not None:
            used = self._outcome.job.used
            self._set(serving=setting_like(used, self._outcome.aggregation.posterior).serving)

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
                values=_first_values(varied, self.experiment.setting),
            )
        )

    @Slot()
    def _on_values_given(self) -> None:
        self._try(lambda: replace(self.experiment, values=_read_values(self.values.text())))

    @Slot()
    def _on_rules_changed(self) -> None:
        series = tuple(key for key, box in self.rules.items() if box.isChecked())
        if len(series) > MOST_CURVES:
            words = tr_n("More than {n} curve cannot be told apart.",
                         "More than {n} curves cannot be told apart.", MOST_CURVES)  # fmt: skip
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


def _kind_of_workers(accuracies: object) -> str:
    kinds = {BetaAccuracies: "beta", TwoGroups: "groups", StatedAccuracies: "file"}
    return next((k for made, k in kinds.items() if isinstance(accuracies, made)), "fitted")


def _kind_of_serving(serving: object) -> str:
    return next((k for k, made in _SERVINGS.items() if isinstance(serving, made)), "fitted")


def _first_values(varied: Varied, setting: Setting) -> tuple[float, ...]:
    """Give values to begin with that suit the setting."""
    match varied:
        case Varied.NOTHING:
            return (0.0,)
        case Varied.MEAN_ACCURACY:
            low = round(1.0 / setting.n_classes + 0.05, 2)
            return tuple(round(low + (0.95 - low) * i / 8, 2) for i in range(9))
        case Varied.WORKERS:
            return tuple(float(n) for n in range(11, 112, 20))
        case Varied.ITEMS:
            return (100.0, 200.0, 500.0, 1000.0, 2000.0)
        case Varied.CLASSES:
            return tuple(float(n) for n in range(2, 8))
        case Varied.LABELS_PER_ITEM:
            most = min(15, setting.n_workers)
            return tuple(float(n) for n in range(1, most + 1, 2))
        case Varied.CHANCE:
            return (0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 1.0)
    return (0.0, 0.1, 0.2, 0.3, 0.4)


def _read_values(text: str) -> tuple[float, ...]:
    """Read numbers with commas, semicolons or spaces between."""
    parts = text.replace(";", ",").replace(" ", ",").split(",")
    try:
        return tuple(sorted({float(part) for part in parts if part}))
    except ValueError:
        wrong = next(part for part in parts if part and not _is_number(part))
        raise DataError(tr("“{found}” is no number.", found=wrong)) from None


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True
