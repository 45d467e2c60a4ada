"""What is measured in a simulation, in words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from crowdgui.core.text import later, tr


class Measure(StrEnum):
    """One number of one rule on one simulated set; NaN where it is not defined."""

    ERROR = "error"
    ACCURACY = "accuracy"
    BOUND = "bound"
    EXPECTED_BOUND = "expected-bound"
    SEEN_BOUND = "seen-bound"
    SECONDS = "seconds"
    STEPS = "steps"
    SETTLED_SECONDS = "settled-seconds"
    SETTLED_STEPS = "settled-steps"
    SECONDS_50 = "seconds-50"

    @property
    def heading(self) -> str:
        return tr(_WORDS[self].heading)

    @property
    def sentence(self) -> str:
        return tr(_WORDS[self].sentence)

    @property
    def is_time(self) -> bool:
        """Whether it differs from run to run: all others follow from the seed."""
        return self in _TIMES

    @property
    def is_share(self) -> bool:
        return self in _SHARES


@dataclass(frozen=True)
class _Words:
    heading: str
    sentence: str


_BOUNDS = (Measure.BOUND, Measure.EXPECTED_BOUND, Measure.SEEN_BOUND)
_SHARES = (Measure.ERROR, Measure.ACCURACY, *_BOUNDS)
_TIMES = (Measure.SECONDS, Measure.SETTLED_SECONDS, Measure.SECONDS_50)

_WORDS = {
    Measure.ERROR: _Words(
        later("Error"),
        later("Share of the items with labels whose final label is not the true class."),
    ),
    Measure.ACCURACY: _Words(
        later("Accuracy"),
        later("Share of the items with labels whose final label is the true class."),
    ),
    Measure.BOUND: _Words(
        later("Bound, paper’s"),
        later("Limit of the mean error by Li and Yu (2014), theorem 3, with the true accuracies."),
    ),
    Measure.EXPECTED_BOUND: _Words(
        later("Bound, sharper"),
        later(
            "Limit of the mean error by Chernoff’s method, with the true accuracies, over all "
            "ways in which labels could have been shared out."
        ),
    ),
    Measure.SEEN_BOUND: _Words(
        later("Bound, item by item"),
        later(
            "Limit of the mean error by Chernoff’s method, with the true accuracies, given who "
            "labelled which item."
        ),
    ),
    Measure.SECONDS: _Words(
        later("Time to stop"),
        later("Seconds of work until the rule itself stops."),
    ),
    Measure.STEPS: _Words(
        later("Steps to stop"),
        later("Steps after the first vote until the rule itself stops."),
    ),
    Measure.SETTLED_SECONDS: _Words(
        later("Time to settle"),
        later("Seconds of work until the last step that changed a final label."),
    ),
    Measure.SETTLED_STEPS: _Words(
        later("Steps to settle"),
        later("The last step that changed a final label."),
    ),
    Measure.SECONDS_50: _Words(
        later("Time of 50 steps"),
        later(
            "Seconds of work that 50 steps take, reckoned from those taken: a step is as much "
            "work as any other."
        ),
    ),
}
