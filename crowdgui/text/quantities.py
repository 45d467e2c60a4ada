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
            tr("Share of pairs labelled"),
            "q",
            tr("How many of all worker–item pairs have a label."),
        ),
        "t1": (
            tr("Least lead of the true class"),
            "t1",
            tr("The expected lead of the true class over another, at worst; large is good."),
        ),
        "t2": (tr("Largest lead of the true class"), "t2", tr("The same lead, at best.")),
        "gamma": (
            tr("Length of the weights"),
            "Γ",
            tr("How far all answers together can move a score; the leads are measured in it."),
        ),
        "c": (
            tr("Largest single step"),
            "c",
            tr("How far one answer can move a score, as a share of all of them together."),
        ),
        "sigma2": (
            tr("Spread of the steps"),
            "σ²",
            tr("How much answers move a score on an item, squared and added up; small is good."),
        ),
        "mean_accuracy": (
            tr("Mean accuracy"),
            "w̄",
            tr("The workers’ estimated accuracy, on average, as one-step voting needs it."),
        ),
        "threshold": (
            tr("Mean accuracy that one-step voting needs"),
            "",
            tr("From this mean accuracy on, the bound for one-step voting speaks."),
        ),
        "rho": (
            tr("Distance from guessing"),
            "ρ",
            tr("How far the workers’ accuracies are from one half, on average."),
        ),
        "eta": (
            tr("Doubt about the first vote"),
            "η",
            tr("How far the first, plain vote may mislead the weights; below 1 is needed."),
        ),
    }
    return tuple(
        Quantity(name, sign, format_number(value, 4), meaning)
        for key, value in {**known, **one_step}.items()
        for name, sign, meaning in (words[key],)
    )
