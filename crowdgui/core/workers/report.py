"""What is known of every worker, put together from a rule's result and all labels."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.intervals import interval
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.outcome import WorkerReport
from crowdgui.core.workers.behaviour import behaviour
from crowdgui.core.workers.leave_one_out import agreement_of, elected_by_others
from crowdgui.core.workers.spammer_score import bias, spammer_score
from crowdgui.core.workers.suspicion.suspicion import suspicion
from crowdgui.core.workers.thresholds import USUAL

if TYPE_CHECKING:
    from crowdgui.core.labels import BoolArray, IntArray, Labels
    from crowdgui.core.outcome import Aggregation
    from crowdgui.core.progress import Report
    from crowdgui.core.workers.thresholds import Thresholds


def worker_report(
    labels: Labels,
    aggregation: Aggregation,
    gold: IntArray | None,
    report: Report,
    *,
    excluded: BoolArray | None = None,
    thresholds: Thresholds = USUAL,
) -> WorkerReport:
    """Collect what is known about every worker; those `excluded` have no vote, but a report."""
    elected = elected_by_others(labels, aggregation.form, report, excluded)
    agreement = agreement_of(labels, elected)
    votes = np.ones(labels.n_workers, dtype=bool) if excluded is None else ~excluded
    counting = agreement.of(votes)
    confusion = _confusion(labels, aggregation.labels)
    given = labels.labels_per_worker
    low, high = interval(agreement.agreed, agreement.compared)
    gold_labels, gold_right = _gold_counts(labels, gold)
    accuracy = aggregation.accuracy
    accuracy_low, accuracy_high = interval(np.nan_to_num(accuracy) * given, given)
    behaves = behaviour(labels, report)
    return WorkerReport(
        labels=given,
        compared=agreement.compared,
        agreed=agreement.agreed,
        agreement=agreement.share,
        agreement_low=low,
        agreement_high=high,
        accuracy=accuracy,
        # An estimate that a rule has not, of a worker left out, has no interval either.
        accuracy_low=np.minimum(accuracy_low, accuracy),
        accuracy_high=np.maximum(accuracy_high, accuracy),
        weights=aggregation.weights,
        gold_labels=gold_labels,
        gold_right=gold_right,
        typical=counting.typical,
        better_than_chance=counting.better_than_chance(labels.n_classes),
        confusion=confusion,
        spammer_score=spammer_score(confusion),
        bias=bias(confusion),
        suspicion=suspicion(labels, aggregation.labels, elected, agreement, votes, report),
        pace=behaves.pace,
        copying=behaves.copying,
        thresholds=thresholds,
    )


def _confusion(labels: Labels, final: IntArray) -> IntArray:
    """Count final label by own answer for every worker, shape (M, L, L).

    An item that only workers left out have labelled has no final label, and is not counted.
    """
    n = labels.n_classes
    elected = final[labels.item]
    place = (labels.worker.astype(np.int64) * n + elected) * n + labels.code
    counted = place[elected != UNLABELLED]
    return np.bincount(counted, minlength=labels.n_workers * n * n).reshape(-1, n, n)


def _gold_counts(labels: Labels, gold: IntArray | None) -> tuple[IntArray, IntArray]:
    if gold is None:
        none = np.zeros(labels.n_workers, dtype=np.int64)
        return none, none
    truth = gold[labels.item]
    known = truth != UNLABELLED
    return (
        np.bincount(labels.worker[known], minlength=labels.n_workers),
        np.bincount(labels.worker[known & (truth == labels.code)], minlength=labels.n_workers),
    )
