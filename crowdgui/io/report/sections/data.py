"""What the data is, what deserves a second look, what was skipped, and how workers agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.io.report.parts import (
    Conditions,
    Facts,
    Paragraph,
    Part,
    ReportColumn,
    ReportSection,
    Row,
    Table,
    shorten_text,
)
from crowdgui.text.run_summary import (
    check_gold_classes,
    check_nothing_skipped,
    check_repeats,
    check_single_labels,
    check_variants,
    summarize_data,
)
from crowdgui.text.translation import (
    format_number,
    format_percent,
    join_list,
    join_sentences,
    tr,
    tr_n,
)
from crowdgui.text.wording import describe
from crowdgui.text.workers.agreement import format_interval, format_value, items_words, summary_rows

if TYPE_CHECKING:
    from crowdgui.core.agreement.coefficients import Coefficient
    from crowdgui.core.agreement.overall import ClassAgreement
    from crowdgui.core.agreement.report import AgreementReport
    from crowdgui.core.job import Job
    from crowdgui.core.labels import Labels
    from crowdgui.io.exporting.results import Results
    from crowdgui.io.importing.skipped_rows import SkippedRows
    from crowdgui.text.wording import CheckRow


MOST_CLASSES = 50
"""Classes that are listed one by one."""

_PLACES = 6


def data_section(results: Results) -> ReportSection:
    """Return what was read."""
    job = results.outcome.job
    parts: list[Part] = [
        Facts(summarize_data(job.labels, job.gold)),
        Conditions(tuple(_checks(job, results))),
        *_skipped(results.skipped),
        _answers(job.labels),
    ]
    return ReportSection("data", tr("The data"), tuple(parts))


def _checks(job: Job, results: Results) -> list[CheckRow]:
    rows = [] if results.skipped else [check_nothing_skipped()]
    return [
        *rows,
        check_repeats(*results.repeats),
        *check_single_labels(job.labels),
        *check_variants(job.labels),
        *check_gold_classes(job.labels, job.gold),
    ]


def _skipped(skipped: tuple[SkippedRows, ...]) -> list[Part]:
    if not skipped:
        return []
    columns = (
        ReportColumn(tr("Excluded"), numeric=True, share=0.6),
        ReportColumn(tr("Why"), share=2.6),
        ReportColumn(tr("File"), share=1.2),
        ReportColumn(tr("Where"), share=1.4),
    )
    rows = (
        Row((format_number(part.count), part.reason, shorten_text(part.file), _where(part)))
        for part in skipped
    )
    return [Table(tr("What was skipped"), columns, tuple(rows))]


def _where(part: SkippedRows) -> str:
    if not part.lines:
        return "–"
    named = join_list(format_number(line) for line in part.lines[:_PLACES])
    return f"{part.counted_by.word} {named}" + (", …" if part.count > _PLACES else "")


def _answers(labels: Labels) -> Table:
    """Return how often workers gave each class, the most frequent ones where there are many."""
    counts = labels.labels_per_class
    listed = np.sort(np.argsort(-counts, kind="stable")[:MOST_CLASSES])
    rows = (
        Row(
            (
                shorten_text(labels.classes[code]),
                format_number(int(counts[code])),
                format_percent(counts[code] / labels.n_labels),
            )
        )
        for code in listed
    )
    columns = (
        ReportColumn(tr("Class"), share=2),
        ReportColumn(tr("Labels"), numeric=True),
        ReportColumn(tr("Share"), numeric=True),
    )
    return Table(
        tr("Labels by class"),
        columns,
        tuple(rows),
        describe_omitted_classes(labels.n_classes - listed.size),
    )


def describe_omitted_classes(missing: int) -> str:
    """Describe how many classes a table omits; nothing where it has all."""
    if missing <= 0:
        return ""
    return tr_n("{n} rarer class is not listed.", "{n} rarer classes are not listed.", missing)


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
    rows = tuple(_class_row(own) for own in shares)
    note = tr(
        "Repeated by another worker: if one worker gives an item this class, how often "
        "another worker gives it too. The 95% confidence interval is in brackets."
    )
    missing = describe_omitted_classes(len(found.classes) - len(listed))
    return Table(tr("Agreement by class"), columns, rows, join_sentences((note, missing)))


def _class_row(own: ClassAgreement) -> Row:
    share = format_percent(own.share) if own.labels else "–"
    cells = (
        shorten_text(own.name),
        format_number(own.labels),
        share,
        _with_interval(own.same),
        _with_interval(own.alpha),
    )
    return Row(cells)


def _with_interval(coefficient: Coefficient) -> str:
    value, interval = format_value(coefficient), format_interval(coefficient)
    return f"{value} ({interval})" if interval else value
