"""Every bound and certificate for some final labels, and which of them may be the headline."""

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
    BoundKind,
    EvidenceLevel,
    Guarantee,
    GuaranteeOptions,
    upper_bound_entry,
)
from crowdgui.core.bounds.headline import full_gold_entry, headline
from crowdgui.core.bounds.improvements import find_improvements
from crowdgui.core.bounds.model_check import FitGrade, check_worker_model
from crowdgui.core.bounds.simulated_statistics import WorkerModel
from crowdgui.core.job import uses_gold
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.core.rules.registry import get_rule
from crowdgui.text.model_check import describe_model_check
from crowdgui.text.translation import format_number, tr, tr_n

if TYPE_CHECKING:
    from crowdgui.core.audit.bounds import AuditCounts
    from crowdgui.core.audit.sample import AuditSample
    from crowdgui.core.bounds.model_check import ModelCheck
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome


NEEDED = {"chernoff-general": WorkerModel.GENERAL, "chernoff-kinds": WorkerModel.KINDS}
"""The model a bound needs, where it is not the homogeneous one."""


NEEDS_MODEL = (EvidenceLevel.PLUG_IN, EvidenceLevel.SELF_CERTIFIED, EvidenceLevel.GOLD)


def build_guarantee(
    outcome: Outcome,
    wishes: GuaranteeOptions,
    report: ProgressCallback = ignore_progress,
    check: ModelCheck | None = None,
) -> Guarantee:
    """Check the worker model, work out every bound and certificate, and choose the headline.

    `check` is that of the same labels with the same seed, where it has been made before.
    Bounds that need the worker model are demoted where it does not fit the labels: they are
    shown with that reason, and none of them becomes the headline. An audit needs no model.
    """
    labels, done = outcome.job.used, outcome.aggregation
    report(Progress(tr("Checking the worker model")))
    check = check or check_worker_model(labels, wishes.seed, report)
    report(Progress(tr("Computing the bounds")))
    seen, own = assignment_entries(outcome, wishes, check, report)
    entries = [
        *mean_error_entries(labels, done, outcome.workers),
        *seen,
        one_step_entry(labels, done, outcome.workers),
        *confidence_entries(outcome, wishes, report),
        *audit_entries(outcome, wishes),
    ]
    found = tuple(entry if _explained(entry, check) else _demoted(entry) for entry in entries)
    sentence = describe_model_check(check, labels)
    said = headline(found, check, sentence, wishes, 1.0 - 1.0 / labels.n_classes)
    return Guarantee(
        headline=said,
        entries=found,
        model=check,
        model_sentence=sentence,
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
    reason = tr(
        "It assumes that workers make mistakes independently, and these labels "
        "show that they don’t."
    )
    return replace(entry, demoted=True, reason=reason)


def audit_entries(outcome: Outcome, wishes: GuaranteeOptions) -> list[BoundEntry]:
    """Return the exact limits from a hand check, and from gold that stands for all items.

    Where both are there the lower is shown, so each takes half of the risk α.
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
    looked = BoundCondition(
        tr("All {n} drawn labels were checked", n=format_number(len(audit.sample))),
        audit.complete,
        float(audit.done),
        float(len(audit.sample)),
    )
    hidden = BoundCondition(tr("The rule did not use the gold labels of the sample"), unseen)
    left = len(audit.sample) - audit.done
    return upper_bound_entry(
        "audit",
        tr(
            "Audit: {wrong} wrong of {n} checked",
            wrong=format_number(wrong),
            n=format_number(audit.done),
        ),
        tr("exact hypergeometric bound"),
        EvidenceLevel.AUDIT,
        BoundKind.MEAN_ERROR,
        value,
        tr_n(
            "{n} of the drawn labels has not been checked yet.",
            "{n} of the drawn labels have not been checked yet.",
            left,
        )
        if left
        else tr("The rule used gold for items of the sample, so they aren’t a fair test."),
        (looked, hidden),
        {
            "sample": float(len(audit.sample)),
            "wrong": float(wrong),
            "items": float(items),
            "seed": float(audit.seed),
        },
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
    how = (
        tr("Every item has a gold label")
        if sample.sample == sample.items
        else tr("The gold items were drawn at random, as you stated")
    )
    return upper_bound_entry(
        "gold-audit",
        tr(
            "Gold: {wrong} of {n} wrong",
            wrong=format_number(sample.wrong),
            n=format_number(sample.sample),
        ),
        tr("exact hypergeometric bound"),
        EvidenceLevel.AUDIT,
        BoundKind.MEAN_ERROR,
        hypergeometric_upper(sample, alpha) / sample.items,
        "",
        (BoundCondition(how, True),),
        {
            "sample": float(sample.sample),
            "wrong": float(sample.wrong),
            "items": float(sample.items),
        },
    )
