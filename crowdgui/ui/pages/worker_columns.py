"""The columns of the worker table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.text import number, percent, tr
from crowdgui.core.workers import evidence
from crowdgui.ui.models.columns import Column, IntervalCell, Kind, text_sort_keys
from crowdgui.ui.widgets.marks import Flag

if TYPE_CHECKING:
    from crowdgui.core.outcome import Outcome


def flag_of(outcome: Outcome, worker: int) -> Flag | None:
    """Give the flag as it is shown, None where there is none."""
    flag = outcome.workers.flags[worker]
    return Flag[flag.name] if flag else None


def worker_columns(outcome: Outcome) -> tuple[Column, ...]:
    """Give the columns, over the workers in their order of appearance."""
    report, labels = outcome.workers, outcome.job.labels
    columns = [
        Column(
            "worker",
            tr("Worker"),
            Kind.ID,
            labels.worker_ids,
            sort_keys=text_sort_keys(labels.worker_ids),
        ),
        Column(
            "labels",
            tr("Labels"),
            Kind.NUMBER,
            report.labels,
            number,
            tr("How many labels this worker gave."),
        ),
        _agreement(outcome),
        Column(
            "accuracy",
            tr("Accuracy"),
            Kind.NUMBER,
            report.accuracy,
            lambda share: percent(share, 0),
            tr(
                "How often this worker’s label is the final label. The worker’s own vote helps to "
                "elect it, so this is a little too kind."
            ),
            missing=tr("This worker gave no label."),
        ),
    ]
    if report.weights is not None:
        columns.append(
            Column(
                "weight",
                tr("Weight"),
                Kind.NUMBER,
                report.weights,
                lambda weight: number(weight, 2),
                tr(
                    "How much this worker’s vote counts. 0 is a guesser; below 0, a worker who is "
                    "wrong more often than a guesser, whose vote counts against."
                ),
            )
        )
    if report.gold_labels.any():
        columns.append(_gold(outcome))
    return (*columns, _flags(outcome))


def _agreement(outcome: Outcome) -> Column:
    report, chance = outcome.workers, 1 / outcome.job.labels.n_classes

    def value(worker: int) -> IntervalCell | None:
        if not report.compared[worker]:
            return None
        return IntervalCell(
            float(report.agreement[worker]),
            float(report.agreement_low[worker]),
            float(report.agreement_high[worker]),
            chance,
            flag_of(outcome, worker),
        )

    return Column(
        "agreement",
        tr("Agreement"),
        Kind.INTERVAL,
        value,
        lambda cell: percent(cell.estimate, 0),
        tr(
            "How often this worker gives the label that the others elect without this worker’s "
            "own vote, with the range that is likely at 95 %. The dotted line is guessing."
        ),
        sort_keys=report.agreement,
        missing=tr("Nobody else labelled this worker’s items, or the others are tied on them."),
    )


def _gold(outcome: Outcome) -> Column:
    report = outcome.workers
    share = np.full(report.gold_labels.size, np.nan)
    np.divide(report.gold_right, report.gold_labels, out=share, where=report.gold_labels > 0)

    def value(worker: int) -> tuple[int, int] | None:
        known = int(report.gold_labels[worker])
        return (int(report.gold_right[worker]), known) if known else None

    return Column(
        "gold",
        tr("Gold"),
        Kind.NUMBER,
        value,
        lambda pair: tr("{right} of {known}", right=number(pair[0]), known=number(pair[1])),
        tr("How many of this worker’s labels on gold items are right."),
        sort_keys=share,
        missing=tr("This worker labelled no gold item."),
    )


def _flags(outcome: Outcome) -> Column:
    report = outcome.workers
    classes = list(outcome.job.labels.classes)

    def value(worker: int) -> tuple[Flag, ...]:
        flag = flag_of(outcome, worker)
        return (flag,) if flag else ()

    ranks = {flag: rank for rank, flag in enumerate(Flag)}
    keys = np.array([ranks[Flag[f.name]] if f else np.nan for f in report.flags], dtype=float)
    return Column(
        "flag",
        tr("Flag"),
        Kind.FLAGS,
        value,
        lambda flags: ", ".join(flag.word for flag in flags),
        tr("What the labels say against this worker. Choose the row to see the evidence."),
        sort_keys=keys,
        missing=lambda worker: evidence(report, worker, classes),
    )
