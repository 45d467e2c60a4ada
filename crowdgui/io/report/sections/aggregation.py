"""How labels became final labels: the rule, its options, and what people changed."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.options import Option, OptionKind, option_fields
from crowdgui.core.review.decisions import count_manual_labels
from crowdgui.figures.convergence import ConvergenceChart
from crowdgui.io.report.parts import (
    DefinitionList,
    Paragraph,
    Part,
    Pictures,
    ReportColumn,
    ReportSection,
    Row,
    Subtitle,
    Table,
    shorten_text,
)
from crowdgui.io.report.plots import convergence_chart
from crowdgui.io.report.sections.workers import describe_pseudonyms
from crowdgui.text.rules import rule_text
from crowdgui.text.run_summary import (
    describe_labelled,
    describe_majority_votes,
    describe_manual_labels,
    describe_ties,
    describe_unlabelled,
    noted,
    noted_details,
)
from crowdgui.text.translation import (
    format_number,
    format_percent,
    join_list,
    join_sentences,
    sentence,
    tr,
    tr_n,
)
from crowdgui.text.wording import option_text

if TYPE_CHECKING:
    from crowdgui.core.job import Job
    from crowdgui.io.exporting.results import Results

MOST_NAMED = 60
"""Workers left out, and people who set labels, that are named."""


def aggregation_section(results: Results) -> ReportSection:
    """Return how the final labels were made."""
    outcome = results.outcome
    rule = rule_text(outcome.job.rule)
    said = (
        describe_labelled(outcome),
        describe_ties(outcome),
        describe_majority_votes(outcome),
        describe_unlabelled(outcome),
        noted(outcome),
    )
    parts: list[Part] = [
        Paragraph(f"{rule.name}. {rule.sentence}"),
        Paragraph(join_sentences(said)),
        *([Paragraph(details, quiet=True)] if (details := noted_details(outcome)) else []),
        *_options(outcome.job),
    ]
    steps = ConvergenceChart(
        tuple(outcome.aggregation.history), rule.objective, outcome.exponent_scale
    )
    if (picture := convergence_chart(steps)) is not None:
        parts.append(Pictures((picture,)))
    parts += _left_out(results) + _by_hand(results)
    return ReportSection("aggregation", tr("How the labels were aggregated"), tuple(parts))


def _options(job: Job) -> list[Part]:
    """Return the options of the rule that are not the defaults."""
    made = job.options
    rows = tuple(
        (option_text(choice).name, describe_options(choice, getattr(made, choice.key)))
        for choice in option_fields(type(made))
        if getattr(made, choice.key) != choice.default
    )
    if rows:
        return [Subtitle(tr("Options that differ from the defaults")), DefinitionList(rows)]
    if not option_fields(type(made)):
        return []
    return [Paragraph(tr("All options of this rule are at their defaults."))]


def describe_options(choice: Option, value: Any) -> str:
    """Write what was chosen; numbers stated of workers are counted, for they name them."""
    match choice.kind:
        case OptionKind.FLAG:
            return tr("yes") if value else tr("no")
        case OptionKind.ONE_OF:
            return option_text(choice).values[value]
        case OptionKind.WHOLE:
            return format_number(value)
        case OptionKind.REAL:
            return f"{value:g}"
    if not value:
        return tr("none entered")
    return tr_n("{n} number entered", "{n} numbers entered", len(value))


def _left_out(results: Results) -> list[Part]:
    excluded = results.outcome.job.excluded
    if excluded is None or not excluded.any():
        return []
    out = np.flatnonzero(excluded)
    given, all_labels = (
        int(results.outcome.workers.labels[out].sum()),
        results.outcome.job.labels.n_labels,
    )
    sentence = tr_n(
        "{n} worker with {given} of the {all} labels ({share}) is excluded.",
        "{n} workers with {given} of the {all} labels ({share}) are excluded.",
        out.size,
        given=format_number(given),
        all=format_number(all_labels),
        share=format_percent(given / all_labels),
    )
    names = join_list(shorten_text(results.report_ids[worker]) for worker in out[:MOST_NAMED])
    if out.size > MOST_NAMED:
        names = tr("{names} and {n} more", names=names, n=format_number(out.size - MOST_NAMED))
    words = join_sentences((tr("{words}.", words=names), describe_pseudonyms(results)))
    return [Subtitle(tr("Excluded workers")), Paragraph(sentence), Paragraph(words, quiet=True)]


def _by_hand(results: Results) -> list[Part]:
    """Return how many labels people set, and who they were."""
    decisions = results.decisions
    count = count_manual_labels(results.outcome.labels, decisions)
    if not count.n:
        return []
    set_by = Counter(made.who for made in decisions.values() if made.labelled)
    gold = Counter(made.who for made in decisions.values() if made.labelled and made.is_gold)
    columns = (
        ReportColumn(tr("Who"), share=2),
        ReportColumn(tr("Labels set"), numeric=True),
        ReportColumn(tr("Of these, gold"), numeric=True),
    )
    people = set_by.most_common(MOST_NAMED)
    rows = tuple(
        Row((shorten_text(who), format_number(n), format_number(gold[who]))) for who, n in people
    )
    return [
        Subtitle(tr("Manual labels")),
        Paragraph(sentence(describe_manual_labels(count))),
        Table(tr("Who set them"), columns, rows),
    ]
