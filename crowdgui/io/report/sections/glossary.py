"""How to read each number of the report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.rules.registry import get_rule
from crowdgui.io.report.parts import DefinitionList, ReportSection, Subtitle
from crowdgui.text.agreement import summary_rows
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from crowdgui.core.agreement.report import AgreementReport
    from crowdgui.io.exporting.results import Results


def glossary_section(results: Results, agreement: AgreementReport) -> ReportSection:
    """Explain the numbers that occur."""
    parts = (
        DefinitionList(tuple(_labels(results))),
        Subtitle(tr("Workers")),
        DefinitionList(tuple(_workers(results))),
        Subtitle(tr("Guarantee")),
        DefinitionList(tuple(_guarantee())),
        Subtitle(tr("Agreement")),
        DefinitionList(tuple((row.name, row.meaning) for row in summary_rows(agreement))),
    )
    return ReportSection("reading", tr("How to read the numbers"), parts)


def _labels(results: Results) -> list[tuple[str, str]]:
    rule = get_rule(results.outcome.job.rule)
    return [
        (
            tr("Final label"),
            tr("The label an item ends up with: the rule’s, or the one a person set by hand."),
        ),
        (tr("Confidence"), rule.confidence),
        (
            tr("Tie"),
            tr("Two classes have the same support on an item; the first in order was taken."),
        ),
        (
            tr("Gold"),
            tr("True labels that were known beforehand or checked by a person."),
        ),
        (
            tr("Interval"),
            tr(
                "A range that holds the number which more of the same labels would settle at, in "
                "95 of 100 cases."
            ),
        ),
    ]


def _workers(results: Results) -> list[tuple[str, str]]:
    rows = [
        (
            tr("Agreement"),
            tr(
                "How often a worker’s label is the one that the others elect, the worker’s own "
                "vote left out."
            ),
        ),
        (
            tr("Accuracy"),
            tr("The rule’s estimate of how many of a worker’s labels are right."),
        ),
    ]
    if results.outcome.workers.weights is not None:
        rows.append(
            (
                tr("Weight"),
                tr(
                    "How much a worker’s vote counts. A guesser has 0; a vote below 0 counts "
                    "against what the worker says."
                ),
            )
        )
    rows.append(
        (
            tr("Flag"),
            tr(
                "Something in the labels that an honest worker would rarely show. It is a reason "
                "to look, and no proof."
            ),
        )
    )
    return rows


def _guarantee() -> list[tuple[str, str]]:
    return [
        (
            tr("Bound"),
            tr("A limit that the share of wrong labels keeps to, if its conditions hold."),
        ),
        (
            tr("Plug-in"),
            tr(
                "A bound into which estimated accuracies are put. It is an indication and never "
                "becomes the guarantee."
            ),
        ),
        (
            tr("Self-certified"),
            tr("A bound from how often workers agree, with the chance of error counted in."),
        ),
        (
            tr("Certified by gold"),
            tr("A bound from how workers did on gold items, with the chance of error counted in."),
        ),
        (
            tr("Certified by audit"),
            tr("A bound from a random sample checked by hand. It needs no model of the workers."),
        ),
        (
            tr("Worker model"),
            tr(
                "The assumption that workers err independently of each other, alike on all "
                "classes and items. Most bounds need it."
            ),
        ),
    ]
