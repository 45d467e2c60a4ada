"""The numbers of the theory, each with its plain name, its sign and what it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    from crowdgui.core.bounds.guarantee import Guarantee


class Quantity(NamedTuple):
    """A number in words, its sign in the theory, its value as text, and what it means."""

    name: str
    sign: str
    value: str
    meaning: str


def quantity_rows(found: Guarantee) -> tuple[Quantity, ...]:
    """Return every number of the bounds with its plain name, its sign and what it is."""
    known = found.entry("bernstein").quantities
    one_step = found.entry("one-step").quantities
    words = {
        "q": (
            tr("Share of labelled pairs"),
            "q",
            tr("Share of all worker–item pairs that have a label."),
        ),
        "t1": (
            tr("Smallest lead of the true class"),
            "t1",
            tr(
                "The expected lead of the true class over another in the worst case; large is good."
            ),
        ),
        "t2": (tr("Largest lead of the true class"), "t2", tr("The same lead in the best case.")),
        "gamma": (
            tr("Norm of the weights"),
            "Γ",
            tr("How far all labels together can move a score; leads are measured in this unit."),
        ),
        "c": (
            tr("Largest effect of one label"),
            "c",
            tr("How far one label can move a score, as a share of all labels together."),
        ),
        "sigma2": (
            tr("Spread of label effects"),
            "σ²",
            tr("How much labels move the score of an item, as a sum of squares; small is good."),
        ),
        "mean_accuracy": (
            tr("Mean accuracy"),
            "w̄",
            tr("The workers’ estimated mean accuracy, as one-step voting needs it."),
        ),
        "threshold": (
            tr("Mean accuracy that one-step voting needs"),
            "",
            tr("The bound for one-step voting needs at least this mean accuracy."),
        ),
        "rho": (
            tr("Distance from guessing"),
            "ρ",
            tr("How far the workers’ accuracies are from one half, on average."),
        ),
        "eta": (
            tr("Doubt about the first vote"),
            "η",
            tr("How far the first majority vote may mislead the weights; it must be below 1."),
        ),
    }
    return tuple(
        Quantity(name, sign, format_number(value, 4), meaning)
        for key, value in {**known, **one_step}.items()
        for name, sign, meaning in (words[key],)
    )
