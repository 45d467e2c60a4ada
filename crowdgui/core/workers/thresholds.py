"""Where the line is drawn between a worker who is flagged and one who is not."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from crowdgui.core.rules.choices import Choice, ChoiceKind, Choices, described
from crowdgui.core.text import later


class Unit(StrEnum):
    """What a threshold counts; a share is shown as a percentage."""

    SHARE = "share"
    LABELS = "labels"


@dataclass(frozen=True)
class Threshold(Choice):
    """One threshold in words, with what it counts."""

    unit: Unit = Unit.SHARE


def _share(default: float, low: float, high: float, name: str, sentence: str) -> Any:
    stated = Threshold("", ChoiceKind.REAL, name, sentence, default, low, high)
    return dataclasses.field(default=default, metadata={"choice": stated})


def _labels(default: int, low: int, high: int, name: str, sentence: str) -> Any:
    stated = Threshold("", ChoiceKind.WHOLE, name, sentence, default, low, high, unit=Unit.LABELS)
    return dataclasses.field(default=default, metadata={"choice": stated})


@dataclass(frozen=True)
class Thresholds(Choices):
    """What it takes to be flagged, each checked when the record is made."""

    significance: float = _share(
        0.05,
        0.001,
        0.2,
        later("False flags"),
        later("Of the flags of one kind, no more than this share is false on average."),
    )
    rarity: float = _share(
        0.01,
        0.0001,
        0.1,
        later("Rare among honest workers"),
        later("Nobody is flagged for what more than this share of honest workers would do."),
    )
    knowledge: float = _share(
        0.1,
        0.0,
        0.5,
        later("Next to nothing"),
        later(
            "Guessing is flagged where the answers may tell no more of the items than this share "
            "of what an ordinary worker’s tell."
        ),
    )
    one_answer: float = _share(
        0.95,
        0.8,
        1.0,
        later("One answer"),
        later("A worker gives a single answer if it makes up this share of the labels or more."),
    )
    least_labels: int = _labels(
        5,
        1,
        1000,
        later("Labels to judge by"),
        later("A worker with fewer labels is not flagged for them."),
    )
    hurry: float = _share(
        0.33,
        0.01,
        1.0,
        later("Too fast"),
        later(
            "Speed is flagged where a worker’s labels took less than this share of the time others "
            "take for the same items."
        ),
    )


USUAL = Thresholds()


def thresholds_described() -> tuple[Threshold, ...]:
    """Return the thresholds in words, in their order."""
    return tuple(t for t in described(Thresholds) if isinstance(t, Threshold))
