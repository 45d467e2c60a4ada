"""Every bound for some final labels, and which of them may be the headline."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.audit.bounds import gold_as_audit, hypergeometric_upper, stratified_upper
from crowdgui.core.bounds.entries import assignment_entries, confidence_entries
from crowdgui.core.bounds.estimates import mean_error_entries, one_step_entry
from crowdgui.core.bounds.guarantee import (
    BoundCondition,
    BoundEntry,
    BoundKey,
    BoundKind,
    EvidenceLevel,
    Guarantee,
    GuaranteeOptions,
    Needs,
    NoBound,
    upper_bound_entry,
)
from crowdgui.core.bounds.headline import full_gold_entry, headline
from crowdgui.core.bounds.improvements import find_improvements
from crowdgui.core.bounds.model_check import FitGrade, check_worker_model, find_misfit
from crowdgui.core.bounds.simulated_statistics import WorkerModel
from crowdgui.core.job import uses_gold
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import Progress, Stage, ignore_progress
from crowdgui.core.reasons import Reason
from crowdgui.core.rules.registry import get_rule

if TYPE_CHECKING:
    from crowdgui.core.audit.bounds import AuditCounts
    from crowdgui.core.audit.sample import AuditSample
    from crowdgui.core.bounds.model_check import ModelCheck
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome


NEEDED = {
    BoundKey.CHERNOFF_GENERAL: WorkerModel.GENERAL,
    BoundKey.CHERNOFF_KINDS: WorkerModel.KINDS,
}
"""The model a bound needs, where it is not the homogeneous one."""


NEEDS_MODEL = (EvidenceLevel.PLUG_IN, EvidenceLevel.SELF_CERTIFIED, EvidenceLevel.GOLD)


def build_guarantee(
    outcome: Outcome,
    wishes: GuaranteeOptions,
    report: ProgressCallback = ignore_progress,
    check: ModelCheck | None = None,
) -> Guarantee:
    """Check the worker model, compute every bound, and choose the headline.

    Bounds that need the worker model are demoted where it does not fit the labels: they are
    shown with that reason, and none of them becomes the headline. An audit needs no model.

    Parameters
    ----------
    outcome : Outcome
        The final labels and what they come from.
    wishes : GuaranteeOptions
        The target, the risks, and the audit if there is one.
    report : callable, optional
        Called with the progress; may raise `Cancelled`.
    check : ModelCheck, optional
        Of the same labels with the same seed, where it has been made before.

    Returns
    -------
    Guarantee
    """
    labels, done = outcome.job.used, outcome.aggregation
    report(Progress(Stage.CHECKING_MODEL))
    check = check or check_worker_model(labels, wishes.seed, report)
    report(Progress(Stage.COMPUTING_BOUNDS))
    seen, own = assignment_entries(outcome, wishes, check, report)
    entries = [
        *mean_error_entries(labels, done, outcome.workers),
        *seen,
        one_step_entry(labels, done, outcome.workers),
        *confidence_entries(outcome, wishes, report),
        *audit_entries(outcome, wishes),
    ]
    found = tuple(entry if _explained(entry, check) else _demoted(entry) for entry in entries)
    findings = find_misfit(check, labels)
    said = headline(found, check, findings, wishes, 1.0 - 1.0 / labels.n_classes)
    return Guarantee(
        headline=said,
        entries=found,
        model=check,
        model_findings=findings,
        expected_error=expected_error(outcome),
        helps=()
        if full_gold_entry(found)
        else find_improvements(
            outcome, wishes, said.value, model_fails=check.grade is FitGrade.DOES_NOT_FIT
        ),
        items=None if own is None else own.bound,
    )


def expected_error(outcome: Outcome) -> float | None:
    """Return the mean of 1 − confidence over labelled items: what the rule's own model expects."""
    confidence = outcome.aggregation.confidence
    known = confidence[~np.isnan(confidence)]
    # A share of the votes is no probability.
    if not get_rule(outcome.job.rule).gives_probability or not known.size:
        return None
    return float(np.mean(1.0 - known))


def _explained(entry: BoundEntry, check: ModelCheck) -> bool:
    """Whether the homogeneous model is not shown to be wrong, or what the entry needs explains."""
    if entry.level not in NEEDS_MODEL or check.grade is not FitGrade.DOES_NOT_FIT:
        return True
    models, simplest = list(WorkerModel), check.simplest
    needed = NEEDED.get(entry.key, WorkerModel.HOMOGENEOUS)
    return simplest is not None and models.index(simplest.model) <= models.index(needed)


def _demoted(entry: BoundEntry) -> BoundEntry:
    if entry.value is None:
        return entry
    return replace(entry, demoted=True, reason=Reason(NoBound.MISTAKES_NOT_INDEPENDENT))


def audit_entries(outcome: Outcome, wishes: GuaranteeOptions) -> list[BoundEntry]:
    """Return the exact bounds from an audit, and from gold that represents all items.

    Where both are there the lower is shown, so each takes half of the risk α.

    Parameters
    ----------
    outcome : Outcome
        The final labels and the gold.
    wishes : GuaranteeOptions
        The audit, the risk α, and whether gold was drawn at random.

    Returns
    -------
    list of BoundEntry
        Empty without an audit and such gold.
    """
    by_gold = _gold_sample(outcome, wishes)
    both = by_gold is not None and wishes.audit is not None and wishes.audit.complete
    alpha = wishes.alpha / 2 if both else wishes.alpha
    entries = []
    if wishes.audit is not None:
        entries.append(_hand_check_entry(outcome, alpha, wishes.audit))
    if by_gold is not None:
        entries.append(_gold_audit_entry(by_gold, alpha))
    return entries


def _hand_check_entry(outcome: Outcome, alpha: float, audit: AuditSample) -> BoundEntry:
    results = audit.results(outcome.aggregation.labels)
    items = sum(result.items for result in results)
    wrong = sum(result.wrong for result in results)
    unseen = not _rule_knew(outcome, audit)
    value = None
    if audit.complete and unseen:
        single = len(results) == 1
        limit = (
            hypergeometric_upper(results[0], alpha) if single else stratified_upper(results, alpha)
        )
        value = limit / items
    drawn = len(audit.sample)
    looked = BoundCondition.make(
        Needs.ALL_CHECKED, audit.complete, float(audit.done), float(drawn), n=drawn
    )
    hidden = BoundCondition.make(Needs.SAMPLE_UNUSED, unseen)
    left = drawn - audit.done
    return upper_bound_entry(
        BoundKey.AUDIT,
        EvidenceLevel.AUDIT,
        BoundKind.MEAN_ERROR,
        value,
        Reason.make(NoBound.AUDIT_UNFINISHED, n=left)
        if left
        else Reason(NoBound.SAMPLE_USED_BY_RULE),
        (looked, hidden),
        {
            "sample": float(drawn),
            "wrong": float(wrong),
            "items": float(items),
            "seed": float(audit.seed),
        },
        {"wrong": float(wrong), "n": float(audit.done)},
    )


def _rule_knew(outcome: Outcome, audit: AuditSample) -> bool:
    """Return whether the rule has used gold of an item in the sample."""
    gold = outcome.job.gold
    if gold is None or not uses_gold(outcome.job):
        return False
    return bool((gold[np.array(audit.sample)] != UNLABELLED).any())


def _gold_sample(outcome: Outcome, wishes: GuaranteeOptions) -> AuditCounts | None:
    """Take gold for an audit: where it covers every item, or was drawn at random."""
    gold = outcome.job.gold
    if gold is None or outcome.gold is None or uses_gold(outcome.job):
        return None
    sample = gold_as_audit(
        outcome.aggregation.labels, gold, drawn_at_random=True, unknown_to_the_rule=True
    )
    return sample if wishes.gold_at_random or sample.sample == sample.items else None


def _gold_audit_entry(sample: AuditCounts, alpha: float) -> BoundEntry:
    every = sample.sample == sample.items
    how = Needs.GOLD_ON_EVERY_ITEM if every else Needs.GOLD_DRAWN_AT_RANDOM
    return upper_bound_entry(
        BoundKey.GOLD_AUDIT,
        EvidenceLevel.AUDIT,
        BoundKind.MEAN_ERROR,
        hypergeometric_upper(sample, alpha) / sample.items,
        None,
        (BoundCondition.make(how, True),),
        {
            "sample": float(sample.sample),
            "wrong": float(sample.wrong),
            "items": float(sample.items),
        },
        {"wrong": float(sample.wrong), "n": float(sample.sample)},
    )
