"""What is simulated, as fields: size, workers, assignment, what varies, and the rules."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QLocale, QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QFileDialog, QLineEdit, QWidget

from crowdgui.core.errors import CrowdError, InputError
from crowdgui.core.options import OptionKind, Options, option_fields
from crowdgui.core.rules.registry import RULES
from crowdgui.core.simulate.accuracies import (
    BetaAccuracies,
    RatingNoise,
    StatedAccuracies,
    TwoGroups,
)
from crowdgui.core.simulate.assignment import ConstantRate, FixedPerItem, ItemRates, WorkerRates
from crowdgui.core.simulate.experiment import SERIES, Experiment, SweepVariable
from crowdgui.core.simulate.scenario import scenario_like
from crowdgui.figures.curves import MOST_CURVES
from crowdgui.text.errors import describe_error
from crowdgui.text.simulation import series_name, sweep_heading
from crowdgui.text.translation import tr, tr_n, tr_noop
from crowdgui.ui.dialogs.file_filters import number_files
from crowdgui.ui.widgets.layout import column, named
from crowdgui.ui.widgets.option_form import OptionBox, OptionForm
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from crowdgui.core.labels import Labels
    from crowdgui.core.results import Outcome
    from crowdgui.core.simulate.scenario import Scenario


def default_values(varied: SweepVariable, setting: Scenario) -> tuple[float, ...]:
    """Return values to begin with that suit the setting."""
    match varied:
        case SweepVariable.NOTHING:
            return (0.0,)
        case SweepVariable.MEAN_ACCURACY:
            low = round(1.0 / setting.n_classes + 0.05, 2)
            return tuple(round(low + (0.95 - low) * i / 8, 2) for i in range(9))
        case SweepVariable.WORKERS:
            return tuple(float(n) for n in range(11, 112, 20))
        case SweepVariable.ITEMS:
            return (100.0, 200.0, 500.0, 1000.0, 2000.0)
        case SweepVariable.CLASSES:
            return tuple(float(n) for n in range(2, 8))
        case SweepVariable.LABELS_PER_ITEM:
            most = min(15, setting.n_workers)
            return tuple(float(n) for n in range(1, most + 1, 2))
        case SweepVariable.CHANCE:
            return (0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 1.0)
    return (0.0, 0.1, 0.2, 0.3, 0.4)


def format_values(values: tuple[float, ...]) -> str:
    """Write numbers so that they are read as the same."""
    mark = QLocale().decimalPoint()
    between = "; " if mark == "," else ", "
    return between.join(f"{value:g}".replace(".", mark) for value in values)


def parse_values(text: str) -> tuple[float, ...]:
    """Read numbers with commas, semicolons or blanks between."""
    if _has_decimal_commas(text):
        parts = [part.strip(",").replace(",", ".") for part in re.split(r"[;\s]+", text)]
    else:
        parts = re.split(r"[;,\s]+", text)
    try:
        return tuple(sorted({float(part) for part in parts if part}))
    except ValueError:
        wrong = next(part for part in parts if part and not _is_number(part))
        raise InputError(tr("“{found}” isn’t a number.", found=wrong)) from None


def _has_decimal_commas(text: str) -> bool:
    """Return whether commas are decimal signs, because numbers are separated otherwise."""
    text = text.strip()
    if "." in text:
        return False
    if ";" in text:
        return True
    blank = re.search(r"\s", text) is not None
    if QLocale().decimalPoint() == ",":
        return blank or text.count(",") == 1
    return blank and re.search(r",\s", text) is None


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True


FITTED, _BEFORE = "fitted", "before"


WORKER_SOURCES = {
    "beta": tr_noop("Drawn from a Beta distribution"),
    "groups": tr_noop("Two groups, good at different items"),
    "ratings": tr_noop("Ratings: ordered classes, with noise"),
    "file": tr_noop("From a file of accuracies…"),
    FITTED: tr_noop("Like the labels in the open file"),
    _BEFORE: tr_noop("Like the labels in an earlier file"),
}


ASSIGNMENT_SOURCES = {
    "constant": tr_noop("The same probability for all"),
    "per-worker": tr_noop("A separate probability per worker"),
    "per-item": tr_noop("A separate probability per item"),
    "fixed": tr_noop("The same number of labels each"),
    FITTED: tr_noop("As often as the workers in the open file"),
    _BEFORE: tr_noop("As often as the workers in an earlier file"),
}


ASSIGNMENTS: dict[str, type[Options]] = {
    "constant": ConstantRate,
    "per-worker": WorkerRates,
    "per-item": ItemRates,
    "fixed": FixedPerItem,
}


class OriginBox(OptionBox):
    """Options, one of them to be like the labels that are open.

    What was taken from labels stays as it is when others are opened, and is said to be so.
    """

    def __init__(self, name: str, title: str, options: Mapping[str, str]) -> None:
        super().__init__(())
        named(self, name, title)
        self._options = options
        self._open = self._from_open = False

    def set_open(self, *, there: bool, others: bool) -> None:
        """Note whether labels are open, and whether they are others than those before."""
        self._open = there
        self._from_open = self._from_open and not others

    def take(self) -> None:
        """Note that what is shown next was taken from the labels that are open."""
        self._from_open = True

    def show_kind(self, kind: str) -> None:
        if kind == FITTED and not (self._open and self._from_open):
            kind = _BEFORE
        left_out = {_BEFORE} if self._open else {_BEFORE, FITTED}
        offered = self._options.items()
        self.offer([(key, words) for key, words in offered if key not in left_out - {kind}])
        self.choose(kind)


def get_worker_source(accuracies: object) -> str:
    kinds = {
        BetaAccuracies: "beta",
        TwoGroups: "groups",
        RatingNoise: "ratings",
        StatedAccuracies: "file",
    }
    return next((k for made, k in kinds.items() if isinstance(accuracies, made)), FITTED)


def get_assignment_source(assignment: object) -> str:
    return next((k for k, made in ASSIGNMENTS.items() if isinstance(assignment, made)), FITTED)


class SimulationForm(QWidget):
    """The form of the `experiment` that its fields describe.

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
        self.sizes = OptionForm("simulate-size", tr("Size"))
        self.workers = OriginBox("simulate-workers", tr("Source of accuracies"), WORKER_SOURCES)
        self.accuracies = OptionForm("simulate-accuracies", tr("Accuracies"))
        self.crowd = OptionForm("simulate-crowd", tr("Workers"))
        self.assignment = OriginBox("simulate-serving", tr("Who labels what"), ASSIGNMENT_SOURCES)
        self.chances = OptionForm("simulate-chances", tr("Probability of a label"))
        self.varied = OptionBox([(v.value, sweep_heading(v)) for v in SweepVariable])
        named(self.varied, "simulate-varied", tr("What varies"))
        self.values = named(QLineEdit(), "simulate-values", tr("Values"))
        self.values.setPlaceholderText(tr("for instance 0.5, 0.6, 0.7"))
        self.rules = {key: _rule_box(key) for key in SERIES}
        self.runs = OptionForm("simulate-runs", tr("Repetitions"))
        column(
            *_part(tr("Size"), self.sizes),
            *_part(tr("Workers"), self.workers, self.accuracies, self.crowd),
            *_part(tr("Who labels what"), self.assignment, self.chances),
            *_part(tr("What varies"), self.varied, self.values),
            *_part(tr("Rules"), *self.rules.values()),
            *_part(tr("Repetitions"), self.runs),
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
        for box in (self.workers, self.assignment):
            box.set_open(there=outcome is not None, others=labels is not self._labels)
        self._labels = labels
        self._show_origins()

    def show_experiment(self, experiment: Experiment) -> None:
        """Show an experiment in the fields."""
        self.experiment = experiment
        setting, crowd = experiment.setting, experiment.setting.crowd
        self.sizes.show_options(option_fields(type(setting)), setting)
        self._show_origins()
        _show_record(self.accuracies, crowd.accuracies)
        self.crowd.show_options(option_fields(type(crowd)), crowd)
        _show_record(self.chances, setting.assignment)
        self.varied.choose(experiment.varied.value)
        self.values.setVisible(experiment.varied is not SweepVariable.NOTHING)
        self.values.setText(format_values(experiment.values))
        for key, box in self.rules.items():
            with QSignalBlocker(box):
                box.setChecked(key in experiment.series)
            needs_order = key in RULES and RULES[key].needs_order
            box.setVisible(setting.ordered or not needs_order)
        self.runs.show_options(option_fields(Experiment), experiment)

    def _show_origins(self) -> None:
        """Show where workers and probabilities come from, and where else they could come from."""
        setting = self.experiment.setting
        self.workers.show_kind(get_worker_source(setting.crowd.accuracies))
        self.assignment.show_kind(get_assignment_source(setting.assignment))

    def _connect(self) -> None:
        self.sizes.chosen.connect(lambda key, value: self._set(**{key: value}))
        self.workers.chosen.connect(self._on_workers_chosen)
        self.accuracies.chosen.connect(self._on_accuracies_changed)
        self.crowd.chosen.connect(lambda key, value: self._set_crowd(**{key: value}))
        self.assignment.chosen.connect(self._on_assignment_chosen)
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
            self.refused.emit(describe_error(error))
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
            case "ratings":
                self._set_crowd(accuracies=RatingNoise())
            case "file":
                self._ask_file()
            case _ if key == FITTED and self._outcome is not None:
                self._try(partial(self._like_open, self._outcome))

    def _like_open(self, outcome: Outcome) -> Experiment:
        """Return the experiment whose sets are like the labels that are open."""
        setting = scenario_like(outcome.job.used, outcome.aggregation.posterior)
        made = replace(
            self.experiment, setting=setting, varied=SweepVariable.NOTHING, values=(0.0,)
        )
        self.workers.take()
        self.assignment.take()
        return made

    def _ask_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, tr("Accuracies of workers"), "", number_files())
        if name:
            self.read_accuracies(Path(name))
        else:
            self.show_experiment(self.experiment)

    def read_accuracies(self, path: Path) -> None:
        """Take accuracies from a file with the columns worker and number."""
        from crowdgui.io.importing.lists.user_inputs import read_user_inputs

        def make() -> Experiment:
            stated = read_user_inputs(path, OptionKind.PER_WORKER)
            accuracies = StatedAccuracies(tuple(value for _, value in stated))
            crowd = replace(self.experiment.setting.crowd, accuracies=accuracies)
            return _with_setting(self.experiment, crowd=crowd, n_workers=len(stated))

        self._try(make)

    @Slot(str, object)
    def _on_accuracies_changed(self, key: str, value: Any) -> None:
        accuracies = self.experiment.setting.crowd.accuracies
        self._set_crowd(accuracies=replace(accuracies, **{key: value}))

    @Slot(object)
    def _on_assignment_chosen(self, key: str) -> None:
        if key in ASSIGNMENTS:
            self._set(assignment=ASSIGNMENTS[key]())
        elif key == FITTED and self._outcome is not None:
            self._try(partial(self._assigned_like_open, self._outcome))

    def _assigned_like_open(self, outcome: Outcome) -> Experiment:
        assignment = scenario_like(outcome.job.used, outcome.aggregation.posterior).assignment
        made = _with_setting(self.experiment, assignment=assignment)
        self.assignment.take()
        return made

    @Slot(str, object)
    def _on_chances_changed(self, key: str, value: Any) -> None:
        assignment: Any = self.experiment.setting.assignment
        self._try(
            lambda: _with_setting(self.experiment, assignment=replace(assignment, **{key: value}))
        )

    @Slot(object)
    def _on_varied_chosen(self, key: str) -> None:
        varied = SweepVariable(key)
        self._try(
            lambda: replace(
                self.experiment,
                varied=varied,
                values=default_values(varied, self.experiment.setting),
            )
        )

    @Slot()
    def _on_values_given(self) -> None:
        self._try(lambda: replace(self.experiment, values=parse_values(self.values.text())))

    @Slot()
    def _on_rules_changed(self) -> None:
        series = tuple(key for key, box in self.rules.items() if box.isChecked())
        if len(series) > MOST_CURVES:
            words = tr_n(
                "More than {n} curve can’t be distinguished.",
                "More than {n} curves can’t be distinguished.",
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


def _show_record(form: OptionForm, record: Any) -> None:
    """Show the fields of a record that has some."""
    there = isinstance(record, Options)
    form.setVisible(there)
    if there:
        form.show_options(option_fields(type(record)), record)


def _with_setting(experiment: Experiment, **values: Any) -> Experiment:
    setting = experiment.setting
    if values.get("n_classes", setting.n_classes) != setting.n_classes:
        # Names and shares are those of the classes there were.
        values |= {"class_shares": None, "classes": None}
    return replace(experiment, setting=replace(setting, **values))
