"""What several workers are together, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.text.translation import (
    format_number,
    format_percent,
    inline_name,
    join_list,
    join_sentences,
    tr,
    tr_n,
)
from crowdgui.ui.worker_flags import CHARGES, has

if TYPE_CHECKING:
    from crowdgui.core.arrays import IntArray
    from crowdgui.core.workers.report import WorkerReport


def together(report: WorkerReport, workers: IntArray) -> str:
    """Describe how much they gave, how often they agree and are right, and who is flagged."""
    given, all_ = int(report.labels[workers].sum()), int(report.labels.sum())
    labels = tr(
        "Together they gave {given} of the {all} labels ({share}).",
        given=format_number(given),
        all=format_number(all_),
        share=format_percent(given / all_),
    )
    parts = (labels, _agreement(report, workers), _gold(report, workers), _flags(report, workers))
    return join_sentences(parts)


def _agreement(report: WorkerReport, workers: IntArray) -> str:
    agreed, of = int(report.agreed[workers].sum()), int(report.compared[workers].sum())
    if not of:
        return ""
    return tr(
        "They agree with the others on {agreed} of {of} labels that can be compared ({share}).",
        agreed=format_number(agreed),
        of=format_number(of),
        share=format_percent(agreed / of),
    )


def _gold(report: WorkerReport, workers: IntArray) -> str:
    right, of = int(report.gold_right[workers].sum()), int(report.gold_labels[workers].sum())
    if not of:
        return ""
    return tr_n(
        "On gold, {n} of {of} labels is right ({share}).",
        "On gold, {n} of {of} labels are right ({share}).",
        right,
        of=format_number(of),
        share=format_percent(right / of),
    )


def _flags(report: WorkerReport, workers: IntArray) -> str:
    flagged = int(np.count_nonzero(report.suspicious[workers]))
    if not flagged:
        return tr("None of them is flagged.")
    counts = ((flag, int(np.count_nonzero(has(report, flag)[workers]))) for flag in CHARGES)
    kinds = [
        tr("{flag} {n}", flag=inline_name(flag.word), n=format_number(n)) for flag, n in counts if n
    ]
    return tr_n(
        "{n} of them is flagged: {kinds}.",
        "{n} of them are flagged: {kinds}.",
        flagged,
        kinds=join_list(kinds),
    )
