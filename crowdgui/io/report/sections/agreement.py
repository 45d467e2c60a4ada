"""How well workers agree: the coefficients with their intervals, and the classes one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.io.report.parts import (
    Paragraph,
    Part,
    ReportColumn,
    ReportSection,
    Row,
    Table,
    shorten_text,
)
from crowdgui.io.report.sections.data import MOST_CLASSES, describe_omitted_classes
from crowdgui.text.agreement import format_interval, format_value, items_words, summary_rows
from crowdgui.text.translation import format_number, format_percent, join_sentences, tr
from crowdgui.text.wording import describe

if TYPE_CHECKING:
    from crowdgui.core.agreement.coefficients import Coefficient
    from crowdgui.core.agreement.overall import ClassAgreement
    from crowdgui.core.agreement.report import AgreementReport


def agreement_section(found: AgreementReport) -> ReportSection:
    """Return how well workers agree."""
    parts: list[Part] = [
        Paragraph(items_words(found.items)),
        _coefficients(found),
        *(Paragraph(describe(note)) for note in found.notes),
    ]
    if len(found.classes) > 1:
        parts.append(_classes(found))
    return ReportSection("agreement", tr("How well workers agree"), tuple(parts))


def _coefficients(found: AgreementReport) -> Table:
    columns = (
        ReportColumn(tr("Measure"), share=1.7),
        ReportColumn(tr("Value"), numeric=True, share=0.7),
        ReportColumn(tr("95% interval"), numeric=True, share=1.0),
        ReportColumn(tr("What was counted, or why there is no value"), share=2.8),
    )
    rows = tuple(
        Row((row.name, row.value, row.interval or "–", row.detail)) for row in summary_rows(found)
    )
    return Table(tr("Coefficients"), columns, rows)


def _classes(found: AgreementReport) -> Table:
    listed = sorted(found.classes, key=lambda own: -own.labels)[:MOST_CLASSES]
    columns = (
        ReportColumn(tr("Class"), share=1.6),
        ReportColumn(tr("Labels"), numeric=True, share=0.7),
        ReportColumn(tr("Share"), numeric=True, share=0.6),
        ReportColumn(tr("Repeated by another worker"), numeric=True, share=1.4),
        ReportColumn(tr("Alpha against the rest"), numeric=True, share=1.4),
    )
    shares = [own for own in found.classes if own in listed]
    rows = tuple(_row(own) for own in shares)
    note = tr(
        "Repeated by another worker: if one worker gives an item this class, how often "
        "another worker gives it too. The 95% confidence interval is in brackets."
    )
    missing = describe_omitted_classes(len(found.classes) - len(listed))
    return Table(tr("Agreement by class"), columns, rows, join_sentences((note, missing)))


def _row(own: ClassAgreement) -> Row:
    share = format_percent(own.share) if own.labels else "–"
    cells = (
        shorten_text(own.name),
        format_number(own.labels),
        share,
        _words(own.same),
        _words(own.alpha),
    )
    return Row(cells)


def _words(coefficient: Coefficient) -> str:
    value, interval = format_value(coefficient), format_interval(coefficient)
    return f"{value} ({interval})" if interval else value
