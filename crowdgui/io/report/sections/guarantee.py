"""The guarantee: every bound on the error rate, what it rests on, and where the model fails."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.audit.sample import SKIPPED
from crowdgui.core.bounds.guarantee import BoundKind, EvidenceLevel
from crowdgui.core.progress import ignore_progress
from crowdgui.figures.acceptance import audited_bar
from crowdgui.figures.bounds_chart import build_bounds_chart, chart_caption
from crowdgui.figures.convergence import ConvergenceChart
from crowdgui.io.report.bars import acceptance_chart, bounds_chart
from crowdgui.io.report.parts import (
    Conditions,
    Facts,
    Paragraph,
    Part,
    Pictures,
    ReportColumn,
    ReportSection,
    Row,
    RowEmphasis,
    Subtitle,
    Table,
    shorten_text,
)
from crowdgui.text.guarantees.acceptance import (
    audit_legend,
    class_rows,
    describe_skipped,
    describe_whole,
    estimate_sentences,
)
from crowdgui.text.guarantees.audit_basis import basis_rows
from crowdgui.text.guarantees.bounds import (
    conditions_of,
    describe_bound,
    describe_reason,
    describe_source,
    level_name,
    quantity_rows,
)
from crowdgui.text.guarantees.costs import cost_sentences, format_cost
from crowdgui.text.guarantees.guarantee import improvement_rows, target_row
from crowdgui.text.guarantees.headline import describe_basis
from crowdgui.text.guarantees.model_check import describe_model, describe_model_fit
from crowdgui.text.guarantees.prices import money_sentences
from crowdgui.text.translation import (
    capital,
    format_number,
    format_percent,
    format_percent_up,
    join_clauses,
    join_sentences,
    sentence,
    tr,
)

if TYPE_CHECKING:
    from crowdgui.core.bounds.guarantee import BoundEntry, Guarantee
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.io.exporting.results import Results


MOST_CLASSES = 8
"""A table of the costs of more classes is too wide for a page."""


def guarantee_section(
    results: Results, report: ProgressCallback = ignore_progress
) -> ReportSection:
    """Return how far the final labels can be trusted, and why."""
    found = results.guarantee
    bars = build_bounds_chart(results.outcome, found, results.guarantee_options.target)
    parts: list[Part] = [*_cost(results), *_audit(results)]
    if bars.bars:
        parts.append(Pictures((bounds_chart(bars, _caption(found)),)))
    parts.append(_table(found))
    if probable := target_row(found):
        parts += [Subtitle(tr("With high probability")), Conditions(tuple(probable))]
    if found.model is not None:
        parts += [
            Subtitle(tr("Does the worker model fit?")),
            *_model(found),
        ]
    if helps := improvement_rows(found):
        parts += [Subtitle(tr("What would lower the bound")), Facts(tuple(helps))]
    parts.append(_quantities(found, results.outcome))
    if money := money_sentences(results.outcome, results.prices, results.ways(report)):
        parts += [Subtitle(tr("Money")), *map(Paragraph, money)]
    return ReportSection("guarantee", tr("Guarantee"), tuple(parts))


def _model(found: Guarantee) -> list[Paragraph]:
    fit = describe_model_fit(found)
    explanation = describe_model(found)
    if fit == explanation:
        return [Paragraph(fit)]
    return [Paragraph(sentence(fit)), Paragraph(explanation)]


def _caption(found: Guarantee) -> str:
    """Describe which bar may be promised, and how to read them."""
    if found.headline.level is EvidenceLevel.NONE:
        first = (
            tr("Only bounds from an audit are guarantees here.")
            if any(entry.level is EvidenceLevel.AUDIT and entry.applies for entry in found.entries)
            else tr("None of these bounds is a guarantee here.")
        )
    else:
        first = tr("The solid bar is the guarantee.")
    return f"{first} {chart_caption(found)}"


def _table(found: Guarantee) -> Table:
    columns = (
        ReportColumn(tr("Bound"), share=2.0),
        ReportColumn(tr("Level"), share=1.3),
        ReportColumn(tr("Value"), numeric=True, share=0.8),
        ReportColumn(tr("Explanation"), share=3.0),
    )
    rows = tuple(_row(entry, found) for entry in found.entries)
    said = found.headline
    if said.accepted and said.value is not None:
        words = tr("Audit and review"), level_name(said.level), format_percent_up(said.value)
        rows = (*rows, Row((*words, describe_basis(found)), RowEmphasis.STRONG))
    note = tr(
        "Values are bounds on the error rate: on average, unless a bound states a "
        "probability. Those marked “Not valid here” would hold if the worker model did."
    )
    return Table(tr("All bounds"), columns, rows, note)


def _row(entry: BoundEntry, found: Guarantee) -> Row:
    if entry.value is None:
        value = "–"
    elif entry.kind is BoundKind.LOWER:
        value = format_percent(entry.value)
    else:
        value = format_percent_up(entry.value)
    said = describe_reason(entry)
    if entry.demoted:
        said = tr("Not valid here. {reason}", reason=said)
    elif not said:
        said = join_clauses(f"{row.status.sign} {row.sentence}" for row in conditions_of(entry))
    name = tr("{name} ({source})", name=describe_bound(entry), source=describe_source(entry))
    return Row((name, level_name(entry.level), value, said or "–"), _tone(entry, found))


def _tone(entry: BoundEntry, found: Guarantee) -> RowEmphasis:
    if entry.value is None or entry.demoted:
        return RowEmphasis.QUIET
    return RowEmphasis.STRONG if found.is_headline(entry) else RowEmphasis.PLAIN


def _cost(results: Results) -> list[Part]:
    """Return the costs of mistakes, and what is known of the mean cost; nothing without costs."""
    found, costs = results.guarantee.cost, results.outcome.job.costs
    if found is None or costs is None:
        return []
    parts: list[Part] = [Subtitle(tr("Costs of mistakes"))]
    parts += [Paragraph(words) for words in cost_sentences(found)]
    classes = results.outcome.job.labels.classes
    if costs.n_classes > MOST_CLASSES:
        return parts
    names = [shorten_text(name) for name in classes]
    columns = (
        ReportColumn(tr("True class"), share=1.6),
        *(ReportColumn(name, numeric=True) for name in names),
    )
    rows = tuple(
        Row((name, *map(format_cost, row))) for name, row in zip(names, costs.rows, strict=True)
    )
    note = tr("Rows are true classes, columns final labels.")
    return [*parts, Table(tr("What each final label costs"), columns, rows, note)]


def _audit(results: Results) -> list[Part]:
    """Return what people checked, what was accepted by it, and what that rests on."""
    audit, found = results.guarantee_options.audit, results.guarantee
    if audit is None:
        return []
    skipped = int(np.count_nonzero(audit.final_answers == SKIPPED))
    checked = tr(
        "{done} of {n} randomly drawn labels were checked by a reviewer. The seed {seed} "
        "repeats the draw.",
        done=format_number(audit.done - skipped),
        n=format_number(len(audit.sample)),
        seed=audit.seed,
    )
    if skipped:
        checked = join_sentences((checked, describe_skipped(skipped)))
    parts: list[Part] = [Subtitle(tr("Audit and review")), Paragraph(checked)]
    if found.acceptance is not None:
        accepted = join_sentences(
            (describe_whole(found.acceptance), sentence(capital(audit_legend(found.acceptance))))
        )
        bar = audited_bar(found.acceptance, audit, results.outcome.confidence)
        parts.append(Pictures((acceptance_chart(bar),)))
        parts.append(Paragraph(accepted))
    if found.estimate is not None:
        parts.append(Paragraph(estimate_sentences(found.estimate, found.acceptance)))
    rows = basis_rows(audit, found)
    rows += class_rows(found, results.outcome.job.labels.classes)
    return [*parts, Conditions(tuple(rows))]


def _quantities(found: Guarantee, outcome: Outcome) -> Table:
    columns = (
        ReportColumn(tr("Quantity"), share=1.6),
        ReportColumn(tr("Symbol"), share=0.4),
        ReportColumn(tr("Value"), numeric=True, share=0.8),
        ReportColumn(tr("Meaning"), share=3.2),
    )
    rows = tuple(Row((q.name, q.sign, q.value, q.meaning)) for q in quantity_rows(found))
    steps = ConvergenceChart(tuple(outcome.aggregation.history), exponent=outcome.exponent_scale)
    title = tr("The quantities behind the paper’s bounds")
    return Table(title, columns, rows, steps.exponent_sentence)
