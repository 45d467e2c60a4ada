"""Choices are described once and checked when a record is made."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pytest

from crowdgui.core.errors import DataError
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
from crowdgui.core.rules.registry import RULES
from crowdgui.text.errors import describe_error
from tests.refusals import refused


@dataclass(frozen=True)
class Example(Options):
    steps: int = whole(10, 1, 50, "Number of iterations", "At most.")
    share: float = real(0.5, 0.0, 1.0, "Share", "Of all.")
    model: str = one_of("a", {"a": "First", "b": "Second"}, "Model", "Which.")
    accuracies: Stated | None = stated(OptionKind.PER_WORKER, 0, 1, "Accuracies", "Stated.")


def test_choices_are_described_in_their_order() -> None:
    found = option_fields(Example)
    assert [choice.key for choice in found] == ["steps", "share", "model", "accuracies"]
    assert [choice.default for choice in found] == [10, 0.5, "a", None]
    assert option_fields(Options) == ()


@pytest.mark.parametrize(
    ("low", "high", "said"),
    [
        (1, 1_000_000, "1 and 1,000,000."),
        (0.0001, 0.5, "0.0001 and 0.5."),
        (-math.inf, 0.25, "−∞ and 0.25."),
    ],
)
def test_bounds_are_written_as_other_numbers_are(low: float, high: float, said: str) -> None:
    choice = Option("items", OptionKind.REAL, "Items", "How many.", low, low, high)
    with pytest.raises(DataError) as caught:
        choice.check(high + 1)
    assert describe_error(caught.value) == f"Items must be between {said}"


def test_bounds_are_allowed() -> None:
    Example(steps=1, share=0.0)
    Example(steps=50, share=1.0, accuracies=(("ann", 1.0), ("bo", 0.0)))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"steps": 0}, "Number of iterations must be between 1 and 50"),
        ({"steps": 51}, "Number of iterations"),
        ({"share": float("nan")}, "Share"),
        ({"share": float("inf")}, "Share"),
        ({"model": "c"}, "Model is “c”; it must be one of a, b"),
        ({"accuracies": (("ann", 1.5),)}, "Accuracies must be between 0 and 1"),
    ],
)
def test_what_cannot_be_is_refused_in_words(wrong: dict[str, object], said: str) -> None:
    with refused(DataError, match=said):
        Example(**wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("rule", RULES.values(), ids=list(RULES))
def test_every_rule_describes_choices_whose_defaults_hold(rule) -> None:  # type: ignore[no-untyped-def]
    record = rule.choices()
    for choice in option_fields(rule.choices):
        assert getattr(record, choice.key) == choice.default
        assert choice.name
        assert choice.sentence.endswith(".")
    assert hash(record) == hash(rule.choices())


def test_the_same_choice_means_the_same_in_every_rule() -> None:
    kinds: dict[str, OptionKind] = {}
    for rule in RULES.values():
        for choice in option_fields(rule.choices):
            assert kinds.setdefault(choice.key, choice.kind) is choice.kind
