"""The exact bounds from an audit, and from gold that represents all items."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.audit.bounds import (
    AuditCounts,
    gold_as_audit,
    hypergeometric_upper,
    stratified_upper,
)
from crowdgui.core.audit.checked_items import rule_knew
from crowdgui.core.audit.sample import NO_CLASS, SKIPPED
from crowdgui.core.bounds.guarantee import (
    BoundCondition,
    BoundEntry,
    BoundKey,
    BoundKind,
    EvidenceLevel,
    GuaranteeOptions,
    Needs,
    NoBound,
    upper_bound_entry,
)
from crowdgui.core.errors import Reason
from crowdgui.core.job import uses_gold
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.mistakes import are_mistakes
from crowdgui.core.review.decisions import final_labels, labelled_items

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.audit.sample import AuditSample
    from crowdgui.core.groups.report import GroupReport
    from crowdgui.core.results import Outcome
    from crowdgui.core.review.decisions import Decision


def without_gold_of_model(
    entry: BoundEntry, groups: GroupReport | None, outcome: Outcome
) -> BoundEntry:
    """Take back a bound from gold that seems to be a model's own labels."""
    from_gold = entry.key in (BoundKey.GOLD_AUDIT, BoundKey.GOLD_CERTIFIED)
    if groups is None or groups.gold_model is None or not from_gold or entry.value is None:
        return entry
    name = str(outcome.job.labels.worker_ids[groups.gold_model])
    return replace(entry, value=None, reason=Reason.make(NoBound.GOLD_FROM_MODEL, model=name))


def audit_entries(
    outcome: Outcome, options: GuaranteeOptions, decisions: Mapping[int, Decision]
) -> list[BoundEntry]:
    """Return the exact bounds from an audit, and from gold that represents all items.

    They are of the labels as exported: with W wrong ones before, W ≤ U at confidence 1 − α, x found
    and y others corrected by hand, U − x − y are left at most. Where both are there the lower is
    shown, so each takes half of the risk α.

    Parameters
    ----------
    outcome : Outcome
        The final labels and the gold.
    options : GuaranteeOptions
        The audit, the risk α, and whether gold was drawn at random.
    decisions : mapping of int to Decision
        Manual labels, by item.

    Returns
    -------
    list of BoundEntry
        Empty without an audit and such gold.
    """
    by_gold = _gold_sample(outcome, options, decisions)
    audit = options.audit
    every = by_gold is not None and by_gold.sample == by_gold.items
    doubt = None if by_gold is None or every else outcome.job.gold_draw_doubt
    counts = by_gold is not None and doubt is None
    both = counts and audit is not None and (audit.complete or audit.plan is not None)
    half = 0.5 if both else 1.0
    alpha = half * options.alpha_for(outcome.job.rule)
    entries = []
    if audit is not None:
        # The looks of a plan have their rule's share of the risk already.
        whole = alpha if audit.plan is None else half * options.alpha
        entries.append(_audit_entry(outcome, whole, audit, decisions, options))
    if by_gold is not None:
        gold = outcome.job.gold
        assert gold is not None
        known = np.flatnonzero(gold != UNLABELLED)
        corrected = 0 if every else by_gold.wrong
        if not every:
            tolerance = options.counted_tolerance
            corrected += _corrected(outcome.labels, decisions, known, tolerance=tolerance)
            # People have the last word on what is exported, but gold on what counts as wrong.
            final = final_labels(outcome.labels, decisions, audit, gold, options.earlier).labels
            against = are_mistakes(final[known], gold[known], tolerance)
            corrected -= int(np.count_nonzero(against))
        entries.append(_gold_audit_entry(by_gold, alpha, corrected, doubt))
    return [_off_by(entry, options.counted_tolerance) for entry in entries]


def _off_by(entry: BoundEntry, tolerance: int) -> BoundEntry:
    """Mark a bound of the labels that are farther off than `tolerance`: it isn't one of all."""
    if not tolerance:
        return entry
    far = {"wrong_from_off_by": tolerance + 1.0}
    return replace(entry, quantities={**entry.quantities, **far}, named={**entry.named, **far})


def _corrected(
    before: IntArray,
    decisions: Mapping[int, Decision],
    sample: IntArray,
    within: IntArray | None = None,
    *,
    tolerance: int,
) -> int:
    """Count the labels set by hand where those there were were wrong, outside the sample."""
    items, codes = labelled_items(decisions)
    other = ~np.isin(items, sample) & (before[items] != UNLABELLED)
    other &= are_mistakes(before[items], codes, tolerance)
    if within is not None:
        other &= np.isin(items, within)
    return int(np.count_nonzero(other))


def _audit_entry(
    outcome: Outcome,
    alpha: float,
    audit: AuditSample,
    decisions: Mapping[int, Decision],
    options: GuaranteeOptions,
) -> BoundEntry:
    """Return the bound of the labels as they are, none of them accepted or reviewed for it."""
    # What was fixed before the draw cannot have been learned from the sample.
    unseen = audit.plan is not None or not rule_knew(outcome, audit)
    settled = not len(audit.unsettled)
    done, drawn = audit.checked if audit.plan else audit.done, len(audit.sample)
    tolerance = options.counted_tolerance
    items, counted, found, limit = _limit(outcome, alpha, audit, decisions, tolerance)
    finished = limit is not None
    labelled = max(1, items - _without_class(audit, decisions))
    value = min(1.0, limit / labelled) if limit is not None and unseen and settled else None
    skipped = bool((audit.final_answers == SKIPPED).any())
    looked = BoundCondition.make(
        Needs.ALL_CHECKED_OR_SKIPPED if skipped else Needs.ALL_CHECKED,
        finished,
        float(done),
        float(drawn),
        n=done if finished else drawn,
    )
    hidden = BoundCondition.make(Needs.SAMPLE_UNUSED, unseen)
    if not finished:
        reason = Reason.make(NoBound.AUDIT_UNFINISHED, n=drawn - done)
    elif not settled:
        reason = Reason.make(NoBound.AUDIT_UNSETTLED, n=len(audit.unsettled))
    else:
        reason = Reason(NoBound.SAMPLE_USED_BY_RULE)
    return upper_bound_entry(
        BoundKey.AUDIT,
        EvidenceLevel.AUDIT,
        BoundKind.MEAN_ERROR,
        value,
        reason,
        (looked, hidden),
        {
            "sample": float(drawn),
            "wrong": float(found),
            "items": float(items),
            "seed": float(audit.seed),
        },
        {"wrong": float(found), "n": float(counted)},
    )


def _without_class(audit: AuditSample, decisions: Mapping[int, Decision]) -> int:
    """Count the items that the audit found to be of none of the classes: they have no label."""
    none = np.array(audit.sample, dtype=np.int64)[audit.final_answers == NO_CLASS].tolist()
    return sum(item not in decisions or not decisions[item].labelled for item in none)


def _limit(
    outcome: Outcome,
    alpha: float,
    audit: AuditSample,
    decisions: Mapping[int, Decision],
    tolerance: int,
) -> tuple[int, int, int, int | None]:
    """Return all labels, those checked, the wrong ones among these, and how many are left at most.

    What is left is known at each look, with that look's share of α; without looks, once all of the
    sample is checked, else it is None.
    """
    labels = outcome.labels
    if audit.plan is None:
        results = audit.results(labels, tolerance)
        items, found = sum(r.items for r in results), sum(r.wrong for r in results)
        counted = sum(r.sample for r in results) if audit.complete else audit.done
        if not audit.complete:
            return items, counted, found, None
        single = len(results) == 1
        limit = (
            hypergeometric_upper(results[0], alpha) if single else stratified_upper(results, alpha)
        )
        sample = np.array(audit.sample, dtype=np.int64)
        within = np.arange(len(labels) if audit.population is None else audit.population)
        if audit.strata is not None:
            within = np.flatnonzero(np.array(audit.strata) != UNLABELLED)
        # A skipped item counts as wrong, and nobody has corrected it.
        answered = audit.answered & np.isin(sample, within)
        wrong = are_mistakes(labels[sample], audit.final_answers, tolerance) & answered
        corrected = int(np.count_nonzero(wrong)) + _corrected(
            labels, decisions, sample[answered], within, tolerance=tolerance
        )
        return items, counted, found, max(0, limit - corrected)
    return _limit_at_look(labels, alpha, audit, decisions)


def _limit_at_look(
    labels: IntArray, alpha: float, audit: AuditSample, decisions: Mapping[int, Decision]
) -> tuple[int, int, int, int | None]:
    plan = audit.plan
    assert plan is not None
    before, n = np.array(plan.labels), audit.checked
    sample = np.array(audit.sample[:n], dtype=np.int64)
    within = np.array(plan.order, dtype=np.int64)
    # A skipped item counts as wrong, and nobody has corrected it.
    answered = audit.answered[:n]
    unseen = np.setdiff1d(within, sample[answered])
    settled, _ = labelled_items(decisions)
    open_ = np.setdiff1d(unseen[labels[unseen] == UNLABELLED], settled)
    items = plan.n_items - open_.size
    # Given how many of the sample have a label, they are a random sample of those that have one.
    labelled = before[sample] != UNLABELLED
    wrong = are_mistakes(before[sample], audit.final_answers[:n], plan.tolerance) & labelled
    counted, found = int(np.count_nonzero(labelled)), int(np.count_nonzero(wrong))
    look = next((look for look in reversed(plan.looks) if look.size <= n), None)
    if look is None:
        return items, counted, found, None
    first = int(np.count_nonzero(wrong[: look.size]))
    population = int(np.count_nonzero(before[within] != UNLABELLED))
    counts = AuditCounts(population, int(np.count_nonzero(labelled[: look.size])), first)
    limit = hypergeometric_upper(counts, look.alpha * alpha / max(alpha, plan.alpha))
    changed = int(np.count_nonzero(labels[unseen] != before[unseen]))
    corrected = int(np.count_nonzero(wrong & answered)) + _corrected(
        before, decisions, sample[answered], within, tolerance=plan.tolerance
    )
    return items, counted, found, max(0, limit - corrected + changed)


def _gold_sample(
    outcome: Outcome, options: GuaranteeOptions, decisions: Mapping[int, Decision]
) -> AuditCounts | None:
    """Take gold for an audit where it was drawn at random, and count where it covers every item."""
    gold, tolerance = outcome.job.gold, options.counted_tolerance
    if gold is None or uses_gold(outcome.job):
        return None
    final = final_labels(outcome.labels, decisions, options.audit, earlier=options.earlier)
    exported = gold_as_audit(final.labels, gold, tolerance)
    if exported is not None and exported.sample == exported.items:
        return exported
    return gold_as_audit(outcome.labels, gold, tolerance) if options.gold_at_random else None


def _gold_audit_entry(
    sample: AuditCounts, alpha: float, corrected: int, doubt: Reason | None
) -> BoundEntry:
    every = sample.sample == sample.items
    how = Needs.GOLD_ON_EVERY_ITEM if every else Needs.GOLD_DRAWN_AT_RANDOM
    limit = max(0, hypergeometric_upper(sample, alpha) - corrected) / sample.items
    return upper_bound_entry(
        BoundKey.GOLD_AUDIT,
        # Gold on every item is a count, not a sample.
        EvidenceLevel.GOLD if every else EvidenceLevel.AUDIT,
        BoundKind.MEAN_ERROR,
        min(1.0, limit) if doubt is None else None,
        doubt,
        (BoundCondition.make(how, doubt is None),),
        {
            "sample": float(sample.sample),
            "wrong": float(sample.wrong),
            "items": float(sample.items),
        },
        {"wrong": float(sample.wrong), "n": float(sample.sample)},
    )
