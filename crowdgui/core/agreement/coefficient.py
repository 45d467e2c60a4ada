"""One measure of agreement: its value with an interval, or the reason why there is none."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from crowdgui.core.text import tr


class Measure(StrEnum):
    """What is measured, in the order in which it is shown."""

    ALPHA = "alpha"
    ALPHA_ORDINAL = "alpha-ordinal"
    ALPHA_INTERVAL = "alpha-interval"
    PERCENT = "percent"
    FLEISS = "fleiss"
    COHEN = "cohen"
    AC1 = "ac1"

    @property
    def words(self) -> str:
        return {
            Measure.ALPHA: tr("Krippendorff’s alpha"),
            Measure.ALPHA_ORDINAL: tr("Krippendorff’s alpha, ordinal"),
            Measure.ALPHA_INTERVAL: tr("Krippendorff’s alpha, interval"),
            Measure.PERCENT: tr("Percent agreement"),
            Measure.FLEISS: tr("Fleiss’ kappa"),
            Measure.COHEN: tr("Cohen’s kappa"),
            Measure.AC1: tr("Gwet’s AC1"),
        }[self]

    @property
    def meaning(self) -> str:
        """State in plain words what it is and how to read it."""
        return {
            Measure.ALPHA: tr(
                "How much better workers agree than by chance: 0 is chance, 1 is full agreement, "
                "below 0 is worse than chance. Items may have different numbers of labels. Often "
                "asked for: 0.80, and at least 0.67 for careful conclusions."
            ),
            Measure.ALPHA_ORDINAL: tr(
                "Alpha for classes in an order, the one in which they are listed: labels far apart "
                "in it disagree more than neighbours. It says nothing where that is no order."
            ),
            Measure.ALPHA_INTERVAL: tr(
                "Alpha for classes that are amounts: two labels disagree by the square of their "
                "difference. It says nothing where the numbers only stand for classes."
            ),
            Measure.PERCENT: tr(
                "Of all pairs of labels that two workers gave to one item, how many are the same. "
                "Easy to read, but part of it comes about by chance."
            ),
            Measure.FLEISS: tr(
                "Agreement beyond chance, for items that all have the same number of labels: "
                "0 is chance, 1 is full agreement."
            ),
            Measure.COHEN: tr(
                "Agreement beyond chance of two workers on the items they share: 0 is chance, 1 "
                "is full agreement. This is the mean over all pairs that share 10 items or more, "
                "each counted by its shared items; fewer items cannot tell chance."
            ),
            Measure.AC1: tr(
                "Agreement beyond chance, with a chance that stays low where nearly all labels "
                "are one class, so that it is not misled by that: 0 is chance, 1 is full "
                "agreement."
            ),
        }[self]


@dataclass(frozen=True)
class Coefficient:
    """A measure of agreement over `n` of what `basis` counts in words.

    `low` and `high` are its 95 % interval. `reason` is a sentence that says why there is no
    value or, where there is one, why it has no interval.
    """

    measure: Measure
    value: float | None
    low: float | None
    high: float | None
    n: int
    basis: str
    reason: str = ""

    @property
    def is_share(self) -> bool:
        """Whether it reads as a percentage; all others are numbers up to 1."""
        return self.measure is Measure.PERCENT


def undefined(measure: Measure, reason: str) -> Coefficient:
    """Return a measure that has no value."""
    return Coefficient(measure, None, None, None, 0, "", reason)
