"""The final labels: the share of each class, how sure they are, and how they do on gold."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import UNLABELLED
from crowdgui.figures.class_shares import ClassShares
from crowdgui.figures.histograms import build_confidence_histogram
from crowdgui.figures.matrix import build_gold_matrix
from crowdgui.io.report.bars import class_shares_chart
from crowdgui.io.report.parts import (
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
from crowdgui.io.report.plots import histogram_chart, matrix_chart
from crowdgui.io.report.sections.data import MOST_CLASSES, describe_omitted_classes
from crowdgui.text.rules import describe_confidence
from crowdgui.text.run_summary import describe_gold_errors, describe_used_gold
from crowdgui.text.translation import format_number, format_percent, join_sentences, tr

if TYPE_CHECKING:
    from crowdgui.core.arrays import IntArray
    from crowdgui.core.results import Outcome
    from crowdgui.io.exporting.results import Results
    from crowdgui.io.report.parts import Picture


def final_labels_section(results: Results) -> ReportSection:
    """Return what the final labels are; manual labels replace the rule's."""
    outcome = results.outcome
    made = results.final
    classes = [shorten_text(name) for name in outcome.job.labels.classes]
    counts = _counts(made.labels, len(classes))
    parts: list[Part] = []
    if counts.sum():
        shares = ClassShares(tuple(classes), tuple(counts.tolist()))
        parts.append(Pictures((class_shares_chart(shares),)))
        settled = _counts(made.labels[made.settled], len(classes))
        parts.append(_table(classes, counts, settled))
    pictures = [
        histogram_chart(build_confidence_histogram(outcome, made.settled), "confidence"),
        _gold_picture(outcome, classes),
    ]
    parts.append(Pictures(tuple(picture for picture in pictures if picture is not None)))
    parts.append(Paragraph(describe_confidence(outcome.job.rule, outcome.calibration), quiet=True))
    return ReportSection("labels", tr("Final labels"), (*parts, *_gold(outcome)))


def _counts(labels: IntArray, n_classes: int) -> IntArray:
    return np.bincount(labels[labels != UNLABELLED], minlength=n_classes)


def _table(classes: list[str], counts: IntArray, settled: IntArray) -> Table:
    listed = np.sort(np.argsort(-counts, kind="stable")[:MOST_CLASSES])
    total = int(counts.sum())
    columns = [
        ReportColumn(tr("Class"), share=2),
        ReportColumn(tr("Items"), numeric=True),
        ReportColumn(tr("Share"), numeric=True),
    ]
    cells = [
        [
            classes[code],
            format_number(int(counts[code])),
            format_percent(counts[code] / total),
        ]
        for code in listed
    ]
    note = ""
    if settled.any():
        note = tr("Settled: set by a reviewer, found in an audit, or gold drawn at random.")
        columns.append(ReportColumn(tr("Settled"), numeric=True))
        for row, code in zip(cells, listed, strict=True):
            row.append(format_number(int(settled[code])))
    rows = tuple(Row(tuple(row)) for row in cells)
    return Table(
        tr("Items by class"),
        tuple(columns),
        rows,
        join_sentences((note, describe_omitted_classes(len(classes) - listed.size))),
    )


def _gold(outcome: Outcome) -> list[Part]:
    """Return how many final labels are wrong on gold, and why that may not be a test."""
    if outcome.job.gold is None:
        return []
    parts: list[Part] = [Subtitle(tr("Checked against gold"))]
    said = describe_gold_errors(outcome) or describe_used_gold(outcome)
    parts.append(Paragraph(said or tr("No item has both a gold label and a final label.")))
    return parts


def _gold_picture(outcome: Outcome, classes: list[str]) -> Picture | None:
    matrix = build_gold_matrix(outcome, classes)
    return None if matrix is None else matrix_chart(matrix, "gold-matrix")
