"""How well workers agree: the coefficients with their intervals, and the classes one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.io.report.parts import Column, Paragraph, Part, Row, Section, Table
from crowdgui.io.report.sections.data import MOST_CLASSES, others
from crowdgui.io.report.text import shown
from crowdgui.text.agreement import format_interval, format_value, items_words, summary_rows
from crowdgui.text.translation import format_number, format_percent, join_sentences, tr

if TYPE_CHECKING:
    from crowdgui.core.agreement.coefficients import Coefficient
    from crowdgui.core.agreement.overall import ClassAgreement
    from crowdgui.core.agreement.report import AgreementReport


def agreement_section(found: AgreementReport) -> Section:
    """Return how well workers agree."""
    parts: list[Part] = [
        Paragraph(items_words(found.items)),
        _coefficients(found),
        *(Paragraph(note) for note in found.notes),
    ]
    if len(found.classes) > 1:
        parts.append(_classes(found))
    return Section("agreement", tr("How well workers agree"), tuple(parts))


def _coefficients(found: AgreementReport) -> Table:
    columns = (
        Column(tr("Measure"), share=1.7),
        Column(tr("Value"), numeric=True, share=0.7),
        Column(tr("95 % interval"), numeric=True, share=1.0),
        Column(tr("Counted, or why there is none"), share=2.8),
    )
    rows = tuple(
        Row((row.name, row.value, row.interval or "–", row.detail)) for row in summary_rows(found)
    )
    return Table(tr("Coefficients"), columns, rows)


def _classes(found: AgreementReport) -> Table:
    listed = sorted(found.classes, key=lambda own: -own.labels)[:MOST_CLASSES]
    columns = (
        Column(tr("Class"), share=1.6),
        Column(tr("Labels"), numeric=True, share=0.7),
        Column(tr("Share"), numeric=True, share=0.6),
        Column(tr("Said again by another"), numeric=True, share=1.4),
        Column(tr("Alpha against the rest"), numeric=True, share=1.4),
    )
    shares = [own for own in found.classes if own in listed]
    rows = tuple(_row(own) for own in shares)
    note = tr(
        "Said again by another: if one worker says this class of an item, how often another "
        "worker says it too. In brackets the 95 % interval."
    )
    missing = others(len(found.classes) - len(listed))
    return Table(tr("Agreement by class"), columns, rows, join_sentences((note, missing)))


def _row(own: ClassAgreement) -> Row:
    share = format_percent(own.share) if own.labels else "–"
    cells = shown(own.name), format_number(own.labels), share, _words(own.same), _words(own.alpha)
    return Row(cells)


def _words(coefficient: Coefficient) -> str:
    value, interval = format_value(coefficient), format_interval(coefficient)
    return f"{value} ({interval})" if interval else value
