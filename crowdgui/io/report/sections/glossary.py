"""How to read each number of the report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.rules.registry import get_rule
from crowdgui.io.report.parts import DefinitionList, ReportSection, Subtitle
from crowdgui.text.rules import describe_confidence, rule_text
from crowdgui.text.translation import tr
from crowdgui.text.workers.agreement import summary_rows

if TYPE_CHECKING:
    from crowdgui.core.agreement.report import AgreementReport
    from crowdgui.core.results import Outcome
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
            tr("The one label per item that is exported: the rule’s label, or a manual label."),
        ),
        (tr("Confidence"), describe_confidence(rule.key, results.outcome.calibration)),
        *_own_probability(results.outcome),
        (
            tr("Tie"),
            tr("Two classes have equal support on an item; the first class in order is used."),
        ),
        (
            tr("Gold"),
            tr("True labels (ground truth) that were known beforehand or checked by a reviewer."),
        ),
        (
            tr("Interval"),
            tr(
                "A range that contains, in 95 of 100 cases, the value that more labels of "
                "the same kind would converge to."
            ),
        ),
    ]


def _own_probability(outcome: Outcome) -> list[tuple[str, str]]:
    if not outcome.calibration.corrects:
        return []
    return [(tr("Model probability"), rule_text(outcome.job.rule).probability)]


def _workers(results: Results) -> list[tuple[str, str]]:
    rows = [
        (
            tr("Agreement"),
            tr(
                "How often a worker’s label is the one that the others’ vote gives, "
                "without the worker’s own vote."
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
                    "How much a worker’s vote counts. A guesser has weight 0; with a "
                    "weight below 0, a vote counts against the class that the worker "
                    "chose."
                ),
            )
        )
    if results.outcome.workers.flags.flagged.any():
        rows.append(
            (
                tr("Adjusted p-value"),
                tr(
                    "How often an attentive worker would look like this by chance, allowing for "
                    "how many workers were tested."
                ),
            )
        )
    rows.append(
        (
            tr("Flag"),
            tr(
                "A pattern in the labels that an attentive worker would rarely show. It "
                "is a reason to look, not proof."
            ),
        )
    )
    return rows


def _guarantee() -> list[tuple[str, str]]:
    return [
        (
            tr("Bound"),
            tr("A value that the error rate doesn’t exceed, if the assumptions of the bound hold."),
        ),
        (
            tr("Estimate"),
            tr(
                "A bound computed from estimated accuracies. It is an estimate and never "
                "becomes the guarantee."
            ),
        ),
        (
            tr("From agreement"),
            tr("A bound from how often workers agree. It accounts for random error."),
        ),
        (
            tr("From gold"),
            tr("A bound from how workers did on gold items. It accounts for random error."),
        ),
        (
            tr("From an audit"),
            tr("A bound from an audit of a random sample. It needs no worker model."),
        ),
        (
            tr("Worker model"),
            tr(
                "The assumption that workers make mistakes independently and that each is "
                "equally accurate on all classes and items. Most bounds need it."
            ),
        ),
    ]
