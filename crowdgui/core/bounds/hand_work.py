"""What checking labels by hand adds to the bounds, and the headline that follows."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.audit.acceptance import (
    confidence_order,
    exported_classes,
    find_acceptance,
    most_left,
)
from crowdgui.core.audit.bounds import (
    AuditCounts,
    gold_as_audit,
    hypergeometric_upper,
    stratified_upper,
)
from crowdgui.core.audit.calibration import default_calibration, estimate_error
from crowdgui.core.audit.forecast import expected_work, forecast, forecast_by_class
from crowdgui.core.audit.sample import NO_CLASS, SKIPPED
from crowdgui.core.bounds.guarantee import (
    AUDITED,
    AuditChoices,
    BoundCondition,
    BoundEntry,
    BoundKey,
    BoundKind,
    EvidenceLevel,
    Guarantee,
    GuaranteeOptions,
    Improvement,
    ImprovementKind,
    Needs,
    NoBound,
    upper_bound_entry,
)
from crowdgui.core.bounds.headline import audit_doubts, full_gold_entry, headline
from crowdgui.core.errors import Reason
from crowdgui.core.job import uses_gold
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.mistakes import are_mistakes
from crowdgui.core.review.decisions import final_labels
from crowdgui.core.rules.registry import get_rule

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.audit.acceptance import Acceptance, ExportedClass
    from crowdgui.core.audit.calibration import ErrorEstimate, LogisticCalibration
    from crowdgui.core.audit.forecast import AuditForecast
    from crowdgui.core.audit.sample import AuditSample
    from crowdgui.core.bounds.guarantee import Headline
    from crowdgui.core.groups.report import GroupReport
    from crowdgui.core.job import Job
    from crowdgui.core.results import Outcome
    from crowdgui.core.review.decisions import Decision
    from crowdgui.core.workers.report import WorkerReport


def with_hand_work(
    found: Guarantee,
    outcome: Outcome,
    wishes: GuaranteeOptions,
    decisions: Mapping[int, Decision],
) -> Guarantee:
    """Return the guarantee for the labels as they are exported, every correction counted.

    Parameters
    ----------
    found : Guarantee
        The bounds that need nobody to check a label; what else it holds is replaced.
    outcome : Outcome
        The final labels.
    wishes : GuaranteeOptions
        The target, the risks, the audit, and whether gold was drawn at random.
    decisions : mapping of int to Decision
        Manual labels, by item.

    Returns
    -------
    Guarantee
        The bounds of an audit and of random gold added; with acceptance, forecast and estimate.
    """
    assert found.model is not None
    labels = outcome.labels
    by_hand = (BoundKey.AUDIT, BoundKey.GOLD_AUDIT)
    alone = [entry for entry in found.entries if entry.key not in by_hand]
    audited = audit_entries(outcome, wishes, decisions)
    entries = (*alone, *(without_gold_of_model(entry, found.groups, outcome) for entry in audited))
    acceptance = find_acceptance(wishes.audit, labels, decisions)
    classes: tuple[ExportedClass, ...] = ()
    if acceptance is not None and wishes.audit is not None:
        gold = counted_gold(outcome.job, wishes)
        final = final_labels(labels, decisions, wishes.audit, gold, wishes.earlier)
        classes = exported_classes(acceptance, wishes.audit, final.labels, final.by_hand)
    expected = forecast_work(outcome, wishes, decisions)
    guessing = 1.0 - 1.0 / outcome.job.used.n_classes
    findings = found.model_findings
    claim = headline(
        entries, found.model, findings, wishes, guessing, acceptance=acceptance, work=expected
    )
    return replace(
        found,
        headline=_about(claim, outcome, wishes),
        entries=entries,
        changes=() if full_gold_entry(entries) else _changes(found, wishes, expected),
        forecast=expected,
        acceptance=acceptance,
        earlier=tuple(earlier_acceptances(wishes, labels, decisions)),
        classes=classes,
        choices=None if acceptance is None else audit_choices(outcome, wishes, decisions),
        estimate=estimate_from_audit(outcome, wishes),
        doubts=audit_doubts(outcome, wishes, decisions, acceptance),
    )


def _about(claim: Headline, outcome: Outcome, wishes: GuaranteeOptions) -> Headline:
    """Add to a headline which mistakes it is about, and which items where these are not all."""
    claim = replace(claim, tolerance=wishes.counted_tolerance)
    audit, items = wishes.audit, outcome.job.labels.n_items
    if audit is None or claim.because.code not in AUDITED:
        return claim
    covered = items if audit.population is None else audit.population
    if audit.strata is not None:
        covered = sum(stratum != UNLABELLED for stratum in audit.strata)
    if audit.plan is not None:
        covered = audit.plan.n_items
    return claim if covered == items else replace(claim, covered=covered, items=items)


def earlier_acceptances(
    wishes: GuaranteeOptions, labels: IntArray, decisions: Mapping[int, Decision]
) -> Iterator[Acceptance]:
    """Return what audits of other items, made before labels were added, allow to accept.

    Each stands by itself, at its own confidence. What another audit corrected since counts as
    checked by hand.

    Parameters
    ----------
    wishes : GuaranteeOptions
        They hold the earlier audits, and the present one.
    labels : ndarray of int, shape (N,)
        The rule's labels now.
    decisions : mapping of int to Decision
        Manual labels, by item.
    """
    for audit in wishes.earlier:
        found = find_acceptance(audit, labels, decisions)
        if found is not None:
            yield found


def without_gold_of_model(
    entry: BoundEntry, groups: GroupReport | None, outcome: Outcome
) -> BoundEntry:
    """Take back a bound from gold that seems to be a model's own labels."""
    from_gold = entry.key in (BoundKey.GOLD_AUDIT, BoundKey.GOLD_CERTIFIED)
    if groups is None or groups.gold_model is None or not from_gold or entry.value is None:
        return entry
    name = str(outcome.job.labels.worker_ids[groups.gold_model])
    return replace(entry, value=None, reason=Reason.make(NoBound.GOLD_FROM_MODEL, model=name))


def _changes(
    found: Guarantee, wishes: GuaranteeOptions, work: AuditForecast | None
) -> tuple[Improvement, ...]:
    """Return the audit, and what lowers the bounds of the worker model."""
    alone = tuple(one for one in found.changes if one.kind is not ImprovementKind.AUDIT)
    if work is None:
        return alone
    rest = max(0, round(work.total(work.best)) - work.best)
    return (Improvement(ImprovementKind.AUDIT, work.best, rest, wishes.epsilon), *alone)


OTHER_TARGETS = (0.1, 0.05, 0.02)
"""Targets that are compared with the one that was chosen."""


def audit_choices(
    outcome: Outcome, wishes: GuaranteeOptions, decisions: Mapping[int, Decision]
) -> AuditChoices:
    """Return what the next look would probably take, and what other targets would need.

    Parameters
    ----------
    outcome : Outcome
        The final labels and their confidence.
    wishes : GuaranteeOptions
        They hold an audit with a plan, of which a look is complete.
    decisions : mapping of int to Decision
        Manual labels, by item.
    """
    audit = wishes.audit
    assert audit is not None
    assert audit.plan is not None
    plan = audit.plan
    shares = sorted({*OTHER_TARGETS, plan.at_most}, reverse=True)
    targets = tuple((x, find_acceptance(audit, outcome.labels, decisions, x)) for x in shares)
    look = next((look for look in plan.looks if look.size > audit.checked), None)
    if look is None:
        return AuditChoices(0, 0.0, targets)
    curve = calibration_of(outcome, audit, plan.tolerance)
    known = outcome.probability_within(plan.tolerance)[list(plan.order)]
    left = most_left(plan.n_items, plan.at_most)
    total = expected_work(curve, known, plan.acceptable, left, look)
    return AuditChoices(look.size - audit.checked, total, targets)


def calibration_of(
    outcome: Outcome, audit: AuditSample | None = None, tolerance: int = 0
) -> LogisticCalibration:
    """Return the curve from the rule's confidence to the chance that a label is right.

    Parameters
    ----------
    outcome : Outcome
        The final labels and their confidence.
    audit : AuditSample, optional
        What was checked at random draws the curve toward what was found.
    tolerance : int, optional
        How many classes a label may be off and still be right.
    """
    curve = default_calibration(outcome.job.rule)
    if audit is None or not audit.checked:
        return curve
    if tolerance:
        sample, wrong = _checked(outcome.labels, audit, audit.checked, tolerance)
        return curve.updated(outcome.probability_within(tolerance)[sample], ~wrong)
    sample, wrong = _checked(outcome.aggregation.labels, audit, audit.checked)
    return curve.updated(outcome.aggregation.confidence[sample], ~wrong)


def with_checked(
    outcome: Outcome, wishes: GuaranteeOptions, decisions: Mapping[int, Decision]
) -> Outcome:
    """Return the outcome with all that checked items correct: confidence, and flags for copying.

    Confidence is corrected by an audit, up to its last complete look, so that it does not move with
    every answer, and by gold that was drawn at random. The rule must not have used them. Copying is
    compared with the classes found in the audit, with manual labels and with all gold. The same
    outcome is returned where nothing is known that it does not count already.

    Parameters
    ----------
    outcome : Outcome
        The final labels and the rule's own probabilities.
    wishes : GuaranteeOptions
        They hold the audit, where there is one, and whether gold was drawn at random.
    decisions : mapping of int to Decision
        Manual labels, by item.
    """
    curve, done, audit = default_calibration(outcome.job.rule), outcome.aggregation, wishes.audit
    if audit is not None and audit.strata is None and not rule_knew(outcome, audit):
        sample, wrong = _checked(done.labels, audit, audit.at_last_look)
        if sample.size:
            curve = curve.updated(done.confidence[sample], ~wrong)
    gold = counted_gold(outcome.job, wishes)
    if gold is not None:
        known = (gold != UNLABELLED) & (done.labels != UNLABELLED)
        curve = curve.updated(done.confidence[known], done.labels[known] == gold[known])
    workers = _workers_checked(outcome, audit, decisions)
    if curve == outcome.calibration:
        return outcome if workers is outcome.workers else outcome.with_workers(workers)
    return replace(outcome, calibration=curve, workers=workers)


def _workers_checked(
    outcome: Outcome, audit: AuditSample | None, decisions: Mapping[int, Decision]
) -> WorkerReport:
    """Return the worker report with pairs cleared by what people found; the same if it is so."""
    before = outcome.workers.copying
    if before is None or not before.dissents.items.size:
        return outcome.workers
    gold = outcome.job.gold
    truth = np.full(outcome.job.labels.n_items, UNLABELLED) if gold is None else gold.copy()
    if audit is not None:
        counted = set(audit.sample[: audit.at_last_look])
        checked = {item: code for item, code in audit.by_item.items() if item in counted}
        truth[list(checked)] = list(checked.values())
    for item, made_by_hand in decisions.items():
        if made_by_hand.labelled:
            truth[item] = made_by_hand.code
    made = outcome.workers.with_known(truth)
    after = made.copying
    assert after is not None
    same = np.array_equal(before.dissents.known, after.dissents.known) and np.array_equal(
        before.dissents.right, after.dissents.right
    )
    return outcome.workers if same else made


def _checked(
    labels: IntArray, audit: AuditSample, n: int, tolerance: int = 0
) -> tuple[IntArray, BoolArray]:
    """Return those of the first n items of a sample that have a label, and which were wrong."""
    sample = np.array(audit.sample[:n], dtype=np.int64)
    known = (labels[sample] != UNLABELLED) & audit.answered[:n]
    wrong = are_mistakes(labels[sample], audit.final_answers[:n], tolerance)
    return sample[known], wrong[known]


def estimate_from_audit(outcome: Outcome, wishes: GuaranteeOptions) -> ErrorEstimate | None:
    """Return how many of the labels are wrong by the audit, before any correction.

    None where nothing was checked at random, or the draw was by class.
    """
    audit = wishes.audit
    if audit is None or audit.strata is not None or rule_knew(outcome, audit):
        return None
    tolerance = wishes.counted_tolerance
    sample, wrong = _checked(outcome.labels, audit, audit.checked, tolerance)
    if not len(sample):
        return None
    drawn_from = outcome.labels != UNLABELLED
    drawn_from[len(drawn_from) if audit.population is None else audit.population :] = False
    if audit.plan is not None:
        undecided = np.zeros(len(drawn_from), dtype=bool)
        undecided[list(audit.plan.order)] = True
        drawn_from &= undecided
    place = np.cumsum(drawn_from) - 1
    curve = calibration_of(outcome, audit, tolerance)
    right = curve.right(outcome.probability_within(tolerance)[drawn_from])
    return estimate_error(right, place[sample], wrong, wishes.alpha_for(outcome.job.rule))


def chance_right(outcome: Outcome, tolerance: int = 0) -> FloatArray:
    """Return the rule's probability that each label is right (N,), for forecasts.

    A share of votes isn’t a probability: two labels that agree are 100% of two. One more vote is
    counted, spread evenly over the classes (Perks 1947): with two classes that makes it 83%. With
    2 to 10 labels an item of four real sets, the work was in the range for 8 of 10 cases in 78% of
    the audits; by the shares as they are it was in 29%.

    Parameters
    ----------
    outcome : Outcome
        The final labels and the rule's own probabilities.
    tolerance : int, optional
        How many classes a label may be off and still be right.
    """
    own, key = outcome.probability_within(tolerance), outcome.job.rule
    if default_calibration(key).corrects or get_rule(key).gives_probability:
        return own
    used, labels = outcome.job.used, outcome.labels
    most = used.n_classes - 1
    counted = np.minimum(labels + tolerance, most) - np.maximum(labels - tolerance, 0) + 1
    given = used.labels_per_item
    chance: FloatArray = (own * given + counted / used.n_classes) / (given + 1.0)
    return chance


def forecast_work(
    outcome: Outcome,
    wishes: GuaranteeOptions,
    decisions: Mapping[int, Decision],
    probability: FloatArray | None = None,
    untied: BoolArray | None = None,
) -> AuditForecast | None:
    """Return what an audit and the review after it would take; None once one was drawn.

    Where there are earlier audits it is about the items that were added since.

    Parameters
    ----------
    outcome : Outcome
        The final labels and their confidence.
    wishes : GuaranteeOptions
        The target ε and the risk α; for each class by itself, where that is asked for.
    decisions : mapping of int to Decision
        Manual labels: these items are neither audited nor reviewed.
    probability : ndarray of shape (N,), optional
        The rule's probability of each label if it is to be another than that of the outcome.
    untied : ndarray of bool, shape (N,), optional
        Items that are taken to be tied no more.
    """
    tied = outcome.tied if untied is None else outcome.tied & ~untied
    chance, right = probability, probability
    if chance is None:
        chance = outcome.probability_within(wishes.tolerance)
        right = chance_right(outcome, wishes.tolerance)
    made = outcome.labels, chance, tied
    return forecast_rule_work(
        outcome.job.rule, made, outcome.job.labels.n_classes, wishes, decisions, right
    )


def forecast_rule_work(
    rule: str,
    made: tuple[IntArray, FloatArray, BoolArray],
    n_classes: int,
    wishes: GuaranteeOptions,
    decisions: Mapping[int, Decision],
    right: FloatArray | None = None,
) -> AuditForecast | None:
    """Return the same for what any rule `made`: labels, their probability and ties, each (N,).

    `right` is the probability where it isn't the one that orders the labels.
    """
    if wishes.audit is not None:
        return None
    labels, chance, tied = made
    open_ = np.ones(len(labels), dtype=bool)
    open_[[item for item, made in decisions.items() if made.labelled]] = False
    # Earlier audits are about the first items; the next is about those that were added since.
    first = wishes.n_audited_before
    open_[:first] = False
    order = confidence_order(labels, chance, tied, wishes.seed)
    order = order[open_[order]]
    if not len(order):
        return None
    alpha = wishes.alpha_for(rule)
    curve, known = default_calibration(rule), (chance if right is None else right)[order]
    acceptable = int(np.count_nonzero((labels[order] != UNLABELLED) & ~tied[order]))
    if not wishes.by_class:
        left = most_left(len(labels) - first, wishes.epsilon)
        return forecast(curve, known, acceptable, left, alpha)
    new = labels[first:]
    sizes = np.bincount(new[new != UNLABELLED], minlength=n_classes)
    at_most = np.array([most_left(int(size), wishes.epsilon) for size in sizes])
    classes = labels[order[:acceptable]]
    others = len(order) - acceptable
    return forecast_by_class(curve, known[:acceptable], classes, at_most, alpha, others)


def counted_gold(job: Job, wishes: GuaranteeOptions) -> IntArray | None:
    """Return gold that counts as an audit, so that it corrects the exported labels (N,).

    That is gold that was drawn at random, that the rule did not use and that isn't a model's own
    labels. Gold on every item is there to count the errors of the labels, not to replace them.
    """
    if job.gold is None or not wishes.gold_at_random or uses_gold(job):
        return None
    if job.gold_model is not None:
        return None
    return job.gold if (job.gold == UNLABELLED).any() else None


def checked_items(job: Job, options: GuaranteeOptions) -> dict[int, int]:
    """Return the class of each item that was checked at random, by item.

    That is an audit up to its last complete look, and gold that was drawn at random. No rule
    that is compared by them may have used either.
    """
    found: dict[int, int] = {}
    gold = counted_gold(job, options)
    if gold is not None:
        known = np.flatnonzero(gold != UNLABELLED)
        found |= dict(zip(known.tolist(), gold[known].tolist(), strict=True))
    audit = options.audit
    if audit is not None and audit.strata is None:
        counted = set(audit.sample[: audit.at_last_look])
        found |= {item: code for item, code in audit.by_item.items() if item in counted}
    return found


def count_checked(job: Job, options: GuaranteeOptions) -> int:
    """Count the items checked at random: `checked_items`, and those that were skipped.

    A skipped item is in the sample and counts as wrong, whatever rule gave the label. There are
    none where all were skipped.
    """
    audit, checked = options.audit, len(checked_items(job, options))
    if not checked or audit is None or audit.strata is not None:
        return checked
    counted, gold = audit.at_last_look, counted_gold(job, options)
    skipped = np.array(audit.sample[:counted], dtype=np.int64)[~audit.answered[:counted]]
    if gold is not None:
        skipped = skipped[gold[skipped] == UNLABELLED]
    return checked + skipped.size


def audit_entries(
    outcome: Outcome, wishes: GuaranteeOptions, decisions: Mapping[int, Decision]
) -> list[BoundEntry]:
    """Return the exact bounds from an audit, and from gold that represents all items.

    They are of the labels as exported: with W wrong ones before, W ≤ U at confidence 1 − α, x found
    and y others corrected by hand, U − x − y are left at most. Where both are there the lower is
    shown, so each takes half of the risk α.

    Parameters
    ----------
    outcome : Outcome
        The final labels and the gold.
    wishes : GuaranteeOptions
        The audit, the risk α, and whether gold was drawn at random.
    decisions : mapping of int to Decision
        Manual labels, by item.

    Returns
    -------
    list of BoundEntry
        Empty without an audit and such gold.
    """
    by_gold = _gold_sample(outcome, wishes)
    audit = wishes.audit
    both = by_gold is not None and audit is not None and (audit.complete or audit.plan is not None)
    half = 0.5 if both else 1.0
    alpha = half * wishes.alpha_for(outcome.job.rule)
    entries = []
    if audit is not None:
        # The looks of a plan have their rule's share of the risk already.
        whole = alpha if audit.plan is None else half * wishes.alpha
        entries.append(_hand_check_entry(outcome, whole, audit, decisions, wishes))
    if by_gold is not None:
        gold = outcome.job.gold
        assert gold is not None
        known = np.flatnonzero(gold != UNLABELLED)
        every = by_gold.sample == by_gold.items
        corrected = 0 if every else by_gold.wrong
        if not every:
            tolerance = wishes.counted_tolerance
            corrected += _corrected(outcome.labels, decisions, known, tolerance=tolerance)
        entries.append(_gold_audit_entry(by_gold, alpha, corrected))
    return [_off_by(entry, wishes.counted_tolerance) for entry in entries]


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
    made = {item: one.code for item, one in decisions.items() if one.labelled}
    items = np.array(list(made), dtype=np.int64)
    codes = np.array(list(made.values()), dtype=np.int64)
    other = ~np.isin(items, sample) & (before[items] != UNLABELLED)
    other &= are_mistakes(before[items], codes, tolerance)
    if within is not None:
        other &= np.isin(items, within)
    return int(np.count_nonzero(other))


def _hand_check_entry(
    outcome: Outcome,
    alpha: float,
    audit: AuditSample,
    decisions: Mapping[int, Decision],
    wishes: GuaranteeOptions,
) -> BoundEntry:
    """Return the bound of the labels as they are, none of them accepted or reviewed for it."""
    # What was fixed before the draw cannot have been learned from the sample.
    unseen = audit.plan is not None or not rule_knew(outcome, audit)
    settled = not len(audit.unsettled)
    done, drawn = audit.checked if audit.plan else audit.done, len(audit.sample)
    tolerance = wishes.counted_tolerance
    items, found, limit = _limit(outcome, alpha, audit, decisions, tolerance)
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
        {"wrong": float(found), "n": float(done)},
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
) -> tuple[int, int, int | None]:
    """Return all items, the wrong ones found, and how many are left at most, if that is known.

    With looks it is known at each look, with that look's share of α; without, once all of the
    sample is checked.
    """
    labels = outcome.labels
    if audit.plan is None:
        results = audit.results(labels, tolerance)
        items, found = sum(r.items for r in results), sum(r.wrong for r in results)
        if not audit.complete:
            return items, found, None
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
        return items, found, max(0, limit - corrected)
    return _limit_at_look(labels, alpha, audit, decisions)


def _limit_at_look(
    labels: IntArray, alpha: float, audit: AuditSample, decisions: Mapping[int, Decision]
) -> tuple[int, int, int | None]:
    plan = audit.plan
    assert plan is not None
    before, n = np.array(plan.labels), audit.checked
    sample = np.array(audit.sample[:n], dtype=np.int64)
    wrong = are_mistakes(before[sample], audit.final_answers[:n], plan.tolerance)
    found = int(np.count_nonzero(wrong))
    look = next((look for look in reversed(plan.looks) if look.size <= n), None)
    if look is None:
        return plan.n_items, found, None
    first = int(np.count_nonzero(wrong[: look.size]))
    counts = AuditCounts(len(plan.order), look.size, first)
    limit = hypergeometric_upper(counts, look.alpha * alpha / max(alpha, plan.alpha))
    within = np.array(plan.order, dtype=np.int64)
    # A skipped item counts as wrong, and nobody has corrected it.
    answered = audit.answered[:n]
    unseen = np.setdiff1d(within, sample[answered])
    changed = int(np.count_nonzero(labels[unseen] != before[unseen]))
    corrected = int(np.count_nonzero(wrong & answered)) + _corrected(
        before, decisions, sample[answered], within, tolerance=plan.tolerance
    )
    return plan.n_items, found, max(0, limit - corrected + changed)


def rule_knew(outcome: Outcome, audit: AuditSample) -> bool:
    """Return whether the rule has used gold of an item in the sample."""
    gold = outcome.job.gold
    if gold is None or not uses_gold(outcome.job):
        return False
    return bool((gold[np.array(audit.sample)] != UNLABELLED).any())


def _gold_sample(outcome: Outcome, wishes: GuaranteeOptions) -> AuditCounts | None:
    """Take gold for an audit: where it covers every item, or was drawn at random."""
    gold = outcome.job.gold
    if gold is None or uses_gold(outcome.job):
        return None
    sample = gold_as_audit(outcome.labels, gold, wishes.counted_tolerance)
    every = sample is not None and sample.sample == sample.items
    return sample if wishes.gold_at_random or every else None


def _gold_audit_entry(sample: AuditCounts, alpha: float, corrected: int) -> BoundEntry:
    every = sample.sample == sample.items
    how = Needs.GOLD_ON_EVERY_ITEM if every else Needs.GOLD_DRAWN_AT_RANDOM
    return upper_bound_entry(
        BoundKey.GOLD_AUDIT,
        # Gold on every item is a count, not a sample.
        EvidenceLevel.GOLD if every else EvidenceLevel.AUDIT,
        BoundKind.MEAN_ERROR,
        max(0, hypergeometric_upper(sample, alpha) - corrected) / sample.items,
        None,
        (BoundCondition.make(how, True),),
        {
            "sample": float(sample.sample),
            "wrong": float(sample.wrong),
            "items": float(sample.items),
        },
        {"wrong": float(sample.wrong), "n": float(sample.sample)},
    )
