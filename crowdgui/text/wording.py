"""How codes of core become words: a reason's sentence, a stage, what came of a check, an option."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from importlib import import_module
from string import Formatter
from typing import TYPE_CHECKING, Any, NamedTuple

from crowdgui.core.errors import Reason
from crowdgui.core.progress import Stage
from crowdgui.text.translation import (
    HasDescription,
    format_number,
    format_percent,
    join_list,
    tr,
    tr_n,
    tr_noop,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from crowdgui.core.errors import ReasonCode
    from crowdgui.core.options import Option


@dataclass(frozen=True)
class Sentence:
    """A text marked by `tr_noop`, or its forms for one and for many `n`, marked by `tr_n_noop`.

    `written` states how values are written that are neither names, whole numbers, lists of names
    nor reasons; `fields` names the field of the text for a value where it is not its own name.
    `parts` are the shares of a whole: in whole percent they add up to 100%.
    `details` are what only those ask who know the methods; its values may be no others.
    """

    text: str | tuple[str, str]
    written: Mapping[str, Callable[[Any], str]] = field(default_factory=dict)
    fields: Mapping[str, str] = field(default_factory=dict)
    parts: tuple[str, ...] = ()
    details: str = ""

    @property
    def names(self) -> frozenset[str]:
        """The fields of the text and its details."""
        forms = (*((self.text,) if isinstance(self.text, str) else self.text), self.details)
        found = (name for form in forms for _, name, _, _ in Formatter().parse(form))
        return frozenset(name for name in found if name)

    def fill(self, values: Mapping[str, Any]) -> str:
        words = {
            self.fields.get(name, name): self.written.get(name, write)(value)
            for name, value in values.items()
        }
        if self.parts:
            import numpy as np

            from crowdgui.core.intervals import whole_percentages

            whole = whole_percentages(np.array([values[name] for name in self.parts]))
            shares = (format_percent(n / 100, 0) for n in whole.tolist())
            words |= dict(zip(self.parts, shares, strict=True))
        if isinstance(self.text, str):
            return tr(self.text, **words)
        return tr_n(*self.text, values["n"], **{k: v for k, v in words.items() if k != "n"})

    def fill_details(self, values: Mapping[str, Any]) -> str:
        """Return the details; mostly there are none."""
        return replace(self, text=self.details).fill(values) if self.details else ""


def name_question(name: str, words: str) -> str:
    """Return what a question asks, where the file says so, with the name it has there."""
    return tr("{words} ({name})", words=words, name=name) if words else name


Sentences = dict["ReasonCode", Sentence]

_SENTENCES: Sentences = {}


def add_sentences(sentences: Sentences) -> None:
    """Make the sentences of one subject known to `describe`."""
    _SENTENCES.update(sentences)


def sentences() -> Sentences:
    """Return the sentence of every code known so far."""
    return _SENTENCES


def describe(reason: Reason) -> str:
    """Return the sentence for a reason in the user's language."""
    return _SENTENCES[reason.code].fill(dict(reason.values))


def describe_details(reason: Reason) -> str:
    """Return what is behind the sentence for a reason, for those who know the methods."""
    return _SENTENCES[reason.code].fill_details(dict(reason.values))


def write(value: Any) -> str:
    """Return a value as it is written within a sentence."""
    if isinstance(value, Reason):
        return describe(value)
    if isinstance(value, tuple | list):
        return join_list(write(each) for each in value)
    if isinstance(value, int):
        return format_number(value)
    return str(value)


_STAGES: Sentences = {
    Stage.ASSESSING_LABELS: Sentence(tr_noop("Assessing labels")),
    Stage.AVERAGING: Sentence(tr_noop("Averaging")),
    Stage.CHECKING_MODEL: Sentence(tr_noop("Checking the worker model")),
    Stage.COMPARING_LABELS: Sentence(tr_noop("Comparing labels")),
    Stage.COMPARING_WITH_CHECKED: Sentence(tr_noop("Comparing rules on checked items")),
    Stage.COMPARING_WITH_GOLD: Sentence(tr_noop("Comparing rules with gold")),
    Stage.COMPARING_WORKER_PAIRS: Sentence(tr_noop("Comparing pairs of workers")),
    Stage.COMPARING_WORKERS: Sentence(tr_noop("Comparing workers")),
    Stage.COMPUTING_BOUNDS: Sentence(tr_noop("Computing the bounds")),
    Stage.COMPUTING_GUARANTEE: Sentence(tr_noop("Computing the guarantee")),
    Stage.COMPUTING_INTERVALS: Sentence(tr_noop("Computing intervals")),
    Stage.COMPUTING_ORDER: Sentence(tr_noop("Computing the order")),
    Stage.ESTIMATING_EFFECT: Sentence(tr_noop("Estimating the effect of more labels")),
    Stage.FITTING: Sentence(tr_noop("Fitting")),
    Stage.FITTING_THREE_RULES: Sentence(tr_noop("Fitting three rules")),
    Stage.LOOKING_FOR_START: Sentence(tr_noop("Looking for a start")),
    Stage.MEASURING_SPEED: Sentence(tr_noop("Measuring speed")),
    Stage.MEASURING_WORKERS: Sentence(tr_noop("Measuring workers")),
    Stage.PASSING_MESSAGES: Sentence(tr_noop("Passing messages")),
    Stage.PREDICTING_LABELS: Sentence(tr_noop("Predicting held-out labels")),
    Stage.RUNNING_ON_ALL: Sentence(tr_noop("Running rules on all labels for comparison")),
    Stage.RUNNING_ON_PARTS: Sentence(tr_noop("Running rules on parts of the labels")),
    Stage.SIMULATING_DATASETS: Sentence(tr_noop("Drawing datasets and running rules")),
    Stage.SIMULATING_LABELS: Sentence(tr_noop("Simulating labels from the fitted model")),
    Stage.VOTING: Sentence(tr_noop("Voting")),
    Stage.WEIGHTING_THREE_RULES: Sentence(tr_noop("Weighting three rules")),
}
add_sentences(_STAGES)


def describe_stage(stage: str) -> str:
    """Return a stage in words; what is in words already stays as it is."""
    return describe(Reason(stage)) if isinstance(stage, Stage) else stage


class CheckStatus(StrEnum):
    """What a check found."""

    HOLDS = "holds"
    FAILS = "fails"
    UNSURE = "unsure"

    @property
    def words(self) -> str:
        return {
            CheckStatus.HOLDS: tr("Holds"),
            CheckStatus.FAILS: tr("Does not hold"),
            CheckStatus.UNSURE: tr("Can’t be checked"),
        }[self]

    @property
    def sign(self) -> str:
        """The same in one character."""
        return {CheckStatus.HOLDS: "✓", CheckStatus.FAILS: "✗", CheckStatus.UNSURE: "?"}[self]


class CheckRow(NamedTuple):
    """Whether a condition holds, the condition as a sentence, and the figure behind it."""

    status: CheckStatus
    sentence: str
    caption: str = ""


@dataclass(frozen=True)
class OptionText(HasDescription):
    """An option's name, a sentence on what it does, and the names of its values, if listed."""

    _name: str
    _sentence: str
    _values: Mapping[str, str] = field(default_factory=dict)

    @property
    def values(self) -> dict[str, str]:
        """The name of each value, in their order."""
        return {value: tr(name) for value, name in self._values.items()}


_TEXTS: dict[str, OptionText] = {}


def add_option_texts(texts: Mapping[str, OptionText]) -> None:
    """Make texts known, each by the record that declares the option and its key: “Record.key”."""
    _TEXTS.update(texts)


def option_text(option: Option) -> OptionText:
    """Return the texts of an option."""
    return _find(option.place)


def describe_option_name(place: str) -> str:
    """Return the name of the option declared at “Record.key”."""
    return _find(place).name


def _find(place: str) -> OptionText:
    # What only reports an error has not loaded these texts, which load the rules and more.
    for module in ("rules", "workers.groups", "workers.flags", "simulation", "ranking"):
        if place not in _TEXTS:
            import_module(f"crowdgui.text.{module}")
    return _TEXTS[place]
