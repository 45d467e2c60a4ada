"""What is known of people and models apart: workers, agreement, independent votes, mistakes."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass, replace
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from crowdgui.core.labels import UNLABELLED, count_known
from crowdgui.core.progress import ignore_progress
from crowdgui.core.workers.information import WorkerConfusion
from crowdgui.core.workers.report import worker_report

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.audit.sample import AuditSample
    from crowdgui.core.groups.effective_votes import EffectiveVotes, SharedMistakes
    from crowdgui.core.groups.group_agreement import AgreementWithGroup, GroupAgreement
    from crowdgui.core.groups.kinds import WorkerKinds
    from crowdgui.core.job import Job
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.rule import Aggregation
    from crowdgui.core.workers.report import WorkerReport


ENOUGH_VOTES = 0.75
"""Below this part of a group's size its members count for less than independent workers."""

EPSILON = 0.1
"""How much more often a person may be closer to the others than a model that replaces them."""


@dataclass(frozen=True, eq=False)
class GroupSummary:
    """One group of workers whose labels count.

    Attributes
    ----------
    workers : ndarray of int
        Codes of those who gave a label.
    labels, items : int
        How many labels they gave, and to how many items.
    agreement : GroupAgreement
        Of any two of them.
    votes : EffectiveVotes
        How many independent votes they give.
    """

    workers: IntArray
    labels: int
    items: int
    agreement: GroupAgreement
    votes: EffectiveVotes

    @property
    def labels_per_item(self) -> float:
        return self.labels / self.items if self.items else 0.0


@dataclass(frozen=True, eq=False)
class GroupReport:
    """People and models of one crowd, each apart and compared.

    Attributes
    ----------
    people, models : GroupSummary
    families : mapping from name to GroupSummary
        Of each family with two models or more.
    between : GroupAgreement
        Of any person with any model.
    with_people, with_models : AgreementWithGroup
        How often each worker (M,) agrees with the people, and with the models.
    shared : SharedMistakes
        The mistakes that two models both make.
    truth : ndarray of shape (N,)
        The classes by which the models' mistakes are known; `UNLABELLED` where they are not.
    assumed : bool
        Whether these are the final labels of people alone, not known classes.
    gold_model : int or None
        A model whose labels are the same as gold on all the gold items it labelled.
    known : int
        Items whose class was known.
    """

    people: GroupSummary
    models: GroupSummary
    families: Mapping[str, GroupSummary]
    between: GroupAgreement
    with_people: AgreementWithGroup
    with_models: AgreementWithGroup
    shared: SharedMistakes
    truth: IntArray
    assumed: bool
    gold_model: int | None = None
    known: int = 0

    @property
    def models_in_doubt(self) -> bool:
        """Whether the models' labels may count for less than those of independent workers."""
        return counts_for_less(self.models.votes)


def counts_for_less(votes: EffectiveVotes) -> bool:
    """Return whether a group is not shown to give nearly as many votes as it has members.

    It is shown where even the lower end of the interval is three quarters of the size: what cannot
    be estimated is not shown.
    """
    return votes.size > 1 and (votes.low is None or votes.low < ENOUGH_VOTES * votes.size)


def has_redundant_votes(votes: EffectiveVotes) -> bool:
    """Return whether even the upper end of the interval is below three quarters of the size."""
    return votes.high is not None and votes.high < ENOUGH_VOTES * votes.size


def known_classes(job: Job, audit: AuditSample | None) -> IntArray | None:
    """Return the classes (N,) known by gold and by an audit up to its last complete look, if any.

    With every label that is checked they would all have to be compared again. Gold that seems to be
    a model's own labels shows no mistakes, and is left aside.
    """
    gold = job.gold if job.gold_model is None else None
    counted = set() if audit is None else set(audit.sample[: audit.at_last_look])
    checked = {} if audit is None else audit.by_item
    found = {item: code for item, code in checked.items() if item in counted}
    if not found:
        return gold
    nothing = np.full(job.labels.n_items, UNLABELLED, np.int32)
    known: IntArray = nothing if gold is None else gold.copy()
    known[list(found)] = list(found.values())
    return known


def group_report(
    job: Job,
    kinds: WorkerKinds,
    known: IntArray | None,
    report: ProgressCallback = ignore_progress,
) -> GroupReport:
    """Compare people and models by the labels that count.

    Mistakes are counted by known classes where these show enough of them, and else, as an
    assumption, by the final labels that the job's rule gives without the group.

    Parameters
    ----------
    job : Job
        M workers, N items; its rule gives the labels that are assumed.
    kinds : WorkerKinds
        The models.
    known : ndarray of shape (N,), or None
        Known classes, `UNLABELLED` where there is none.
    report : callable, optional
        Called with the progress; may raise `Cancelled`.

    Returns
    -------
    GroupReport
    """
    from crowdgui.core.groups.effective_votes import shared_mistakes
    from crowdgui.core.groups.group_agreement import agreement_with, between

    labels = job.used
    people, models = kinds.people_codes, kinds.model_codes
    summaries: dict[str, GroupSummary] = {}
    truths: dict[str, IntArray] = {}
    groups = {"": models, **{n: c for n, c in kinds.families.items() if c.size > 1}}
    for name, codes in groups.items():
        summaries[name], truths[name] = _summary(job, codes, known, report)
    of_people, _ = _summary(job, people, known, report)
    votes = summaries[""].votes
    return GroupReport(
        people=of_people,
        models=summaries.pop(""),
        families=summaries,
        between=between(labels, people, models, report=report),
        with_people=agreement_with(labels, people),
        with_models=agreement_with(labels, models),
        shared=shared_mistakes(labels, models, truths[""]),
        truth=truths[""],
        assumed=votes.assumed,
        gold_model=job.gold_model,
        known=count_known(known),
    )


def _summary(
    job: Job, group: IntArray, known: IntArray | None, report: ProgressCallback
) -> tuple[GroupSummary, IntArray]:
    from crowdgui.core.groups.group_agreement import within

    labels = job.used
    active = group[labels.labels_per_worker[group] > 0]
    mine = np.isin(labels.worker, active)
    votes, truth = _votes(job, active, known, report)
    items = np.unique(labels.item[mine]).size
    agreement = within(labels, active, report=report)
    return GroupSummary(active, int(mine.sum()), items, agreement, votes), truth


def _votes(
    job: Job, group: IntArray, known: IntArray | None, report: ProgressCallback
) -> tuple[EffectiveVotes, IntArray]:
    """Return the votes by known classes, or by the others' final labels if those are too few."""
    from crowdgui.core.groups.effective_votes import effective_votes, labels_of_others

    nothing = np.full(job.labels.n_items, UNLABELLED, dtype=np.int32)
    votes = effective_votes(job.used, group, known, report=report)
    if votes.value is not None:
        return votes, nothing if known is None else known
    others = labels_of_others(job, group, report)
    if others is None:
        return votes, nothing if known is None else known
    return effective_votes(job.used, group, others, assumed=True, report=report), others


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
