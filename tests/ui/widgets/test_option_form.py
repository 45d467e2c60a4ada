"""Fields for the choices of a rule: they show, they tell, and they stay while one types."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QDoubleSpinBox, QLabel, QPushButton, QSpinBox

from crowdgui.core.options import (
    OptionKind,
    Options,
    flag,
    one_of,
    option_fields,
    real,
    stated,
    whole,
)
from crowdgui.text import wording
from crowdgui.text.wording import OptionText
from crowdgui.ui.widgets.option_form import OptionBox, OptionForm

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@dataclass(frozen=True)
class Example(Options):
    steps: int = whole(10, 1, 50)
    smoothing: float = real(0.01, 0.0001, 5.0)
    hold: bool = flag(False)
    model: str = one_of("a", ("a", "b"))
    weights: tuple | None = stated(OptionKind.PER_WORKER, -5, 5)


@pytest.fixture(autouse=True)
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {
        "Example.steps": OptionText("Number of iterations", "At most."),
        "Example.smoothing": OptionText("Smoothing", "Added to counts."),
        "Example.hold": OptionText("Hold gold", "Keeps gold labels."),
        "Example.model": OptionText("Model", "Which.", {"a": "First", "b": "Second"}),
        "Example.weights": OptionText("Weights", "From a file."),
        "Other.strength": OptionText("Strength", "How much."),
    }
    for place, text in texts.items():
        monkeypatch.setitem(wording._TEXTS, place, text)


@pytest.fixture
def form(qtbot: QtBot) -> OptionForm:
    made = OptionForm()
    qtbot.addWidget(made)
    made.show_options(option_fields(Example), Example())
    made.show()
    return made


def test_fields_show_the_record(form: OptionForm) -> None:
    assert form.findChild(QSpinBox, "choice-steps").value() == 10
    smoothing = form.findChild(QDoubleSpinBox, "choice-smoothing")
    assert smoothing.value() == 0.01
    assert smoothing.decimals() == 4
    assert not form.findChild(QCheckBox, "choice-hold").isChecked()
    assert form.findChild(OptionBox, "choice-model").currentText() == "First"
    assert "columns: worker, number" in [label.text() for label in form.findChildren(QLabel)]


def test_fields_tell_what_was_chosen(form: OptionForm, qtbot: QtBot) -> None:
    heard = []
    form.chosen.connect(lambda key, value: heard.append((key, value)))
    form.findChild(QSpinBox, "choice-steps").setValue(7)
    form.findChild(QDoubleSpinBox, "choice-smoothing").setValue(0.5)
    form.findChild(QCheckBox, "choice-hold").click()
    box = form.findChild(OptionBox, "choice-model")
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert heard == [("steps", 7), ("smoothing", 0.5), ("hold", True), ("model", "b")]


def test_fields_stay_when_the_record_changes_and_keep_quiet(form: OptionForm) -> None:
    heard = []
    form.chosen.connect(lambda key, value: heard.append((key, value)))
    steps = form.findChild(QSpinBox, "choice-steps")
    form.show_options(option_fields(Example), Example(steps=3, model="b", weights=(("ann", 1.0),)))
    assert form.findChild(QSpinBox, "choice-steps") is steps
    assert steps.value() == 3
    assert form.findChild(OptionBox, "choice-model").currentText() == "Second"
    assert "1 number" in [label.text() for label in form.findChildren(QLabel)]
    assert heard == []


def test_numbers_come_from_a_file_and_can_be_forgotten(form: OptionForm, qtbot: QtBot) -> None:
    form.show_options(option_fields(Example), Example(weights=(("ann", 1.0),)))
    with qtbot.waitSignal(form.file_wanted) as wanted:
        form.findChild(QPushButton, "choice-weights-file").click()
    assert wanted.args == ["weights"]
    with qtbot.waitSignal(form.chosen) as chosen:
        form.findChild(QPushButton, "choice-weights-remove").click()
    assert chosen.args == ["weights", None]


@dataclass(frozen=True)
class Other(Options):
    strength: float = real(1.0, 0.0, 5.0)


def test_what_was_being_typed_goes_with_the_choices_it_was_for(
    form: OptionForm, qtbot: QtBot
) -> None:
    told = []
    form.chosen.connect(lambda key, value: told.append((key, value)))
    form.activateWindow()
    steps = form.findChild(QSpinBox, "choice-steps")
    steps.setFocus()
    steps.selectAll()
    qtbot.keyClicks(steps, "33")
    form.show_options(option_fields(Other), Other())
    assert told == []
