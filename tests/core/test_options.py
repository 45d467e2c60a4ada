"""Choices are described once and checked when a record is made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest

from crowdgui.core.errors import DataError, Problem, Reason
from crowdgui.core.options import (
    OptionKind,
    Options,
    Stated,
    one_of,
    option_fields,
    real,
    stated,
    whole,
)
from crowdgui.core.rules.registry import RULES

if TYPE_CHECKING:
    from crowdgui.core.rules.rule import Rule


@dataclass(frozen=True)
class Example(Options):
    steps: int = whole(10, 1, 50)
    share: float = real(0.5, 0.0, 1.0)
    model: str = one_of("a", ("a", "b"))
    accuracies: Stated | None = stated(OptionKind.PER_WORKER, 0, 1)


@dataclass(frozen=True)
class LongExample(Example):
    more: int = whole(1, 0, 9)


def test_choices_are_described_in_their_order() -> None:
    found = option_fields(Example)
    assert [choice.key for choice in found] == ["steps", "share", "model", "accuracies"]
    assert [choice.default for choice in found] == [10, 0.5, "a", None]
    assert option_fields(Options) == ()


def test_an_option_knows_the_record_that_declares_it() -> None:
    found = [option.place for option in option_fields(LongExample)]
    assert found[:2] == ["Example.steps", "Example.share"]
    assert found[-1] == "LongExample.more"


def test_bounds_are_allowed() -> None:
    Example(steps=1, share=0.0)
    Example(steps=50, share=1.0, accuracies=(("ann", 1.0), ("bo", 0.0)))


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (
            {"steps": 0},
            Reason.make(Problem.OPTION_OUT_OF_RANGE, name="Example.steps", low=1, high=50),
        ),
        (
            {"steps": 51},
            Reason.make(Problem.OPTION_OUT_OF_RANGE, name="Example.steps", low=1, high=50),
        ),
        (
            {"share": float("nan")},
            Reason.make(Problem.OPTION_OUT_OF_RANGE, name="Example.share", low=0.0, high=1.0),
        ),
        (
            {"share": float("inf")},
            Reason.make(Problem.OPTION_OUT_OF_RANGE, name="Example.share", low=0.0, high=1.0),
        ),
        (
            {"model": "c"},
            Reason.make(Problem.OPTION_NOT_ONE_OF, name="Example.model", value="c", known="a, b"),
        ),
        (
            {"accuracies": (("ann", 1.5),)},
            Reason.make(Problem.OPTION_OUT_OF_RANGE, name="Example.accuracies", low=0, high=1),
        ),
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, object], reason: Reason) -> None:
    with pytest.raises(DataError) as caught:
        Example(**wrong)  # type: ignore[arg-type]
    assert caught.value.reason == reason


@pytest.mark.parametrize("rule", RULES.values(), ids=list(RULES))
def test_every_rule_describes_choices_whose_defaults_hold(rule: Rule) -> None:
    record = rule.options()
    for choice in option_fields(rule.options):
        assert getattr(record, choice.key) == choice.default
    assert hash(record) == hash(rule.options())


def test_the_same_choice_means_the_same_in_every_rule() -> None:
    kinds: dict[str, OptionKind] = {}
    for rule in RULES.values():
        for choice in option_fields(rule.options):
            assert kinds.setdefault(choice.key, choice.kind) is choice.kind
