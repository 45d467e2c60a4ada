"""Every option has words, and no words are of an option that is gone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import get_args

import pytest

from crowdgui.core.errors import DataError
from crowdgui.core.groups.model_votes import ModelVotes
from crowdgui.core.options import (
    Option,
    OptionKind,
    Options,
    Stated,
    one_of,
    option_fields,
    real,
    stated,
    whole,
)
from crowdgui.core.pairwise.options import RankingOptions
from crowdgui.core.rules.registry import RULES
from crowdgui.core.simulate.accuracies import Accuracies
from crowdgui.core.simulate.assignment import AssignmentDesign
from crowdgui.core.simulate.crowds import CrowdSpec
from crowdgui.core.simulate.experiment import Experiment
from crowdgui.core.simulate.scenario import Scenario
from crowdgui.core.workers.report import Thresholds
from crowdgui.io.formats.registry import FORMATS
from crowdgui.text import translation, wording
from crowdgui.text.wording import _TEXTS, OptionText, option_text
from tests.refusals import refused

SIMULATED = (*get_args(Accuracies), *get_args(AssignmentDesign), CrowdSpec, Scenario, Experiment)


RECORDS = {
    **dict.fromkeys(entry.options for entry in (*RULES.values(), *FORMATS)),
    **dict.fromkeys(record for record in SIMULATED if issubclass(record, Options)),
    Thresholds: None,
    ModelVotes: None,
    RankingOptions: None,
}


OPTIONS = {option.place: option for record in RECORDS for option in option_fields(record)}


@dataclass(frozen=True)
class Worded(Options):
    steps: int = whole(10, 1, 50)
    items: int = whole(10, 1, 1_000_000)
    share: float = real(0.5, 0.0001, 0.5)
    model: str = one_of("a", ("a", "b"))
    accuracies: Stated | None = stated(OptionKind.PER_WORKER, 0, 1)


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    for option in option_fields(Worded):
        text = OptionText(option.key.capitalize(), "What it does.", {"a": "First", "b": "Second"})
        monkeypatch.setitem(wording._TEXTS, option.place, text)


@pytest.mark.parametrize("option", OPTIONS.values(), ids=list(OPTIONS))
def test_every_option_and_every_value_has_words(option: Option) -> None:
    text = option_text(option)
    assert text.name
    assert text.sentence.endswith(".")
    assert tuple(text.values) == option.allowed
    assert all(text.values.values())


def test_no_words_are_of_an_option_that_there_is_not() -> None:
    assert _TEXTS.keys() == OPTIONS.keys()


def test_records_that_declare_options_have_names_of_their_own() -> None:
    declaring = {base for record in RECORDS for base in record.__mro__ if issubclass(base, Options)}
    assert len({record.__name__ for record in declaring}) == len(declaring)


def test_words_are_translated_where_they_are_shown(
    words: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = option_text(option_fields(Worded)[3])
    assert text.values == {"a": "First", "b": "Second"}
    monkeypatch.setattr(translation, "_translate", lambda text, n: text.upper())
    assert (text.name, text.sentence) == ("MODEL", "WHAT IT DOES.")
    assert text.values == {"a": "FIRST", "b": "SECOND"}


@pytest.mark.usefixtures("words")
@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"steps": 0}, "Steps must be between 1 and 50."),
        ({"items": 0}, "Items must be between 1 and 1,000,000."),
        ({"share": 0.6}, "Share must be between 0.0001 and 0.5."),
        ({"model": "c"}, "Model is “c”; it must be one of a, b."),
        ({"accuracies": (("ann", 1.5),)}, "Accuracies must be between 0 and 1."),
    ],
)
def test_what_cannot_be_is_refused_in_words(wrong: dict[str, object], said: str) -> None:
    with refused(DataError, match=said):
        Worded(**wrong)  # type: ignore[arg-type]
