"""The worker report of a crowd with models: people are compared with people, models with models."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from crowdgui.core.workers.information import WorkerConfusion
from crowdgui.core.workers.report import worker_report

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.groups.kinds import WorkerKinds
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.rule import Aggregation
    from crowdgui.core.workers.report import WorkerReport

_Record = TypeVar("_Record")

ENOUGH_PEERS = 0.5
"""Below this share of labels on items that another of the same kind labelled, all are compared."""


def report_by_kind(
    labels: Labels,
    aggregation: Aggregation,
    gold: IntArray | None,
    report: ProgressCallback,
    *,
    excluded: BoolArray | None,
    kinds: WorkerKinds,
    tested: bool = True,
) -> WorkerReport:
    """Return the report of all workers, each compared with the others of the same kind.

    Models that share mistakes agree with each other, and would make the people who know better look
    like guessers; and the other way round. Where a kind has hardly any items with two of its
    workers, it is compared with everybody. Models of one family give the same labels because they
    are alike, so pairs of models are not flagged as copying.

    Parameters
    ----------
    labels : Labels
        M workers, N items.
    aggregation : Aggregation
        What a rule made of all labels that count.
    gold : ndarray of shape (N,), or None
        Known class of each item.
    report : callable
        Called with the progress; may raise `Cancelled`.
    excluded : ndarray of shape (M,), or None
        Workers without a vote.
    kinds : WorkerKinds
        The models.
    tested : bool, optional
        Whether the tests behind the flags are run; without them the report is pending.

    Returns
    -------
    WorkerReport
        Numbers (M,) of all workers; `typical` is that of people, `typical_model` of models.
    """
    masks = [~kinds.is_model, kinds.is_model]
    given = labels.labels_per_worker > 0
    if any(not (mask & given).any() for mask in masks):
        return worker_report(labels, aggregation, gold, report, excluded=excluded, tested=tested)
    parts = [labels.without(~mask) for mask in masks]
    apart = [share_with_peers(part) >= ENOUGH_PEERS for part in parts]
    people, models = (
        worker_report(
            part if enough else labels,
            aggregation,
            gold,
            report,
            excluded=excluded,
            tested=tested,
        )
        for part, enough in zip(parts, apart, strict=True)
    )
    # Both have entries for pairs and answers, not for each worker: what is counted of answers needs
    # no peers, and pairs are those of people alone.
    confusion = WorkerConfusion.of(labels, aggregation.labels)
    ours, theirs = (
        replace(part, copying=None, confusion=confusion, peer_label=None)
        for part in (people, models)
    )
    merged = _by_worker(ours, theirs, kinds.is_model)
    return replace(
        merged,
        copying=people.copying,
        is_model=kinds.is_model,
        own_kind=np.where(kinds.is_model, apart[1], apart[0]),
        typical_model=models.typical,
    )


def share_with_peers(labels: Labels) -> float:
    """Return the share of labels on items that two or more workers labelled."""
    workers = np.bincount(labels.item[~labels.repeats_previous], minlength=labels.n_items)
    return float(np.mean(workers[labels.item] > 1))


def _by_worker(one: _Record, other: _Record, takes_other: BoolArray) -> _Record:
    """Join two records with an array entry for each worker; whatever else is of the first."""
    made: dict[str, Any] = {}
    for field in fields(one):  # type: ignore[arg-type]
        first, second = getattr(one, field.name), getattr(other, field.name)
        if isinstance(first, np.ndarray) and len(first) == takes_other.size:
            mask = takes_other.reshape(-1, *[1] * (first.ndim - 1))
            made[field.name] = np.where(mask, second, first)
        elif is_dataclass(first) and is_dataclass(second):
            made[field.name] = _by_worker(first, second, takes_other)
    return replace(one, **made)  # type: ignore[type-var]
