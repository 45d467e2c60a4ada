"""Which of the bounds becomes the headline, and on what basis."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import comb
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.audit.gold_draw import GoldDraw
from crowdgui.core.audit.sample import NO_CLASS
from crowdgui.core.bounds.guarantee import (
    AuditDoubt,
    Basis,
    BoundKey,
    EvidenceLevel,
    Finding,
    Headline,
    NoBound,
)
from crowdgui.core.bounds.model_fit import FitGrade
from crowdgui.core.errors import Reason
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.mistakes import are_mistakes
from crowdgui.core.review.decisions import HASTY, labelled_items

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.audit.accepted import Acceptance
    from crowdgui.core.audit.forecast import AuditForecast
    from crowdgui.core.audit.sample import AcceptancePlan, AuditSample
    from crowdgui.core.bounds.guarantee import BoundEntry, Guarantee, GuaranteeOptions
    from crowdgui.core.bounds.model_check import ModelCheck
    from crowdgui.core.results import Outcome
    from crowdgui.core.review.decisions import Decision

CERTIFIED = (EvidenceLevel.AUDIT, EvidenceLevel.GOLD, EvidenceLevel.SELF_CERTIFIED)
"""Levels that may be the headline, strongest first."""


def headline(
    entries: Sequence[BoundEntry],
    check: ModelCheck,
    options: GuaranteeOptions,
    guessing: float,
    *,
    acceptance: Acceptance | None = None,
    work: AuditForecast | None = None,
) -> Headline:
    """Choose the strongest level that holds, and its lowest bound.

    Only a model that fits, without a significant difference, supports a bound that needs one:
    where bounds are sharp, faults too small to matter elsewhere are larger than the bound. An
    audit needs no model.

    Parameters
    ----------
    entries : sequence of BoundEntry
        Every bound for these labels.
    check : ModelCheck
        Of the worker model.
    options : GuaranteeOptions
        They hold the risk α.
    guessing : float
        The error rate of a guesser; a bound at or above it isn't worth a headline, nor, where
        `work` is known, one above half of it, unless it meets the target.
    acceptance : Acceptance, optional
        What follows from an audit whose most confident labels are accepted. Its target was fixed
        before, so it is the headline whatever else is known.
    work : AuditForecast, optional
        What an audit would take.

    Returns
    -------
    Headline
    """
    if (whole := full_gold_entry(entries)) is not None:
        return _count(whole)
    if options.audit is not None and options.audit.plan is not None:
        return _accepted(options.audit, options.audit.plan, acceptance)
    carried = CERTIFIED if check.unquestioned else CERTIFIED[:1]
    # Far from the target a bound of the model would hide the way to it, if there is one.
    useful = guessing if work is None else min(guessing, max(options.target, _USEFUL * guessing))
    too_high = 1.0
    for level in carried:
        values = [
            entry.value
            for entry in entries
            if entry.level is level and entry.kind.from_above and entry.value is not None
        ]
        lowest = min(values, default=1.0)
        if lowest < (1.0 if level is EvidenceLevel.AUDIT else useful):
            return _certified(level, lowest, entries, options)
        too_high = min(too_high, lowest)
    return _none(entries, check, options, work, too_high if too_high < guessing else None)


_USEFUL = 0.5
"""Share of a guesser's error rate below which a bound that needs the model is the headline."""


def full_gold_entry(entries: Sequence[BoundEntry]) -> BoundEntry | None:
    """Return the entry of gold that covers every item, which leaves nothing to estimate."""
    for entry in entries:
        known = entry.quantities
        if _refuses_gold(entry):
            continue
        if entry.key is BoundKey.GOLD_AUDIT and known["sample"] == known["items"]:
            return entry
    return None


def _count(whole: BoundEntry) -> Headline:
    share = whole.quantities["wrong"] / whole.quantities["items"]
    finding = Reason.make(Finding.COUNTED, share=share)
    return Headline(finding, Reason(Basis.ALL_GOLD), EvidenceLevel.GOLD, share)


def _certified(
    level: EvidenceLevel,
    value: float,
    entries: Sequence[BoundEntry],
    options: GuaranteeOptions,
) -> Headline:
    if level is EvidenceLevel.AUDIT:
        finding = Reason.make(Finding.AT_MOST, share=value)
        manual = any(e.key is BoundKey.AUDIT and e.value == value for e in entries)
        basis = Basis.AUDIT if manual else Basis.RANDOM_GOLD
        return Headline(finding, Reason.make(basis, risk=options.alpha), level, value)
    finding = Reason.make(Finding.AT_MOST_ON_AVERAGE, share=value)
    source = Basis.FROM_GOLD if level is EvidenceLevel.GOLD else Basis.FROM_AGREEMENT
    because = Reason.make(Basis.WORKER_MODEL, source=Reason(source), risk=options.alpha)
    return Headline(finding, because, level, value)


def _accepted(audit: AuditSample, plan: AcceptancePlan, found: Acceptance | None) -> Headline:
    """State what is guaranteed by an audit with a plan, or the next step to it."""
    if found is None:
        size = next(look.size for look in plan.looks if look.size > audit.checked)
        # A list can have answers beyond the first open item.
        open_ = size - sum(code != UNLABELLED for code in audit.answers[:size])
        code = Finding.AUDIT_GOES_ON if audit.done else Finding.AUDIT_BEGINS
        finding = Reason.make(code, n=open_)
        return Headline(finding, Reason(Basis.AUDIT_BLIND), EvidenceLevel.NONE, None)
    values = {
        "risk": plan.alpha,
        "n": found.audited,
        # Skipped items count as wrong until they are reviewed, but nobody has corrected them.
        "wrong": found.found - found.skipped,
        "changed": found.changed,
    }
    basis = Basis.ACCEPTANCE_CHANGED if found.changed else Basis.ACCEPTANCE
    because = Reason.make(basis, **values)
    if found.unsettled:
        code, share = Finding.SETTLE_NEXT, found.share
        if len(found.review):
            # What is settled may leave fewer items to review, or more: up to the target stay wrong.
            code, share = Finding.SETTLE_THEN_REVIEW, max(found.target, found.share_reviewed)
        finding = Reason.make(code, n=found.unsettled, share=share)
    elif len(found.review):
        n, share = len(found.to_review), found.share_reviewed
        finding = Reason.make(Finding.REVIEW_NEXT, n=n, share=share)
        if not found.n_accepted:
            # That none is wrong once all are looked at is no finding of the audit.
            finding = Reason.make(Finding.REVIEW_REST, n=n)
    else:
        finding = Reason.make(Finding.AT_MOST, share=found.share)
        return Headline(finding, because, EvidenceLevel.AUDIT, found.share)
    return Headline(finding, because, EvidenceLevel.NONE, None)


_TIMED = 5
"""Answers with a time that there must be to compare them with `HASTY`."""

_COMPARED = 10
"""Audited labels that there must be: of fewer, half are soon wrong by chance."""


_SELDOM = 0.05
"""As seldom would a review find nothing if its labels were no worse than those of the audit."""


def audit_doubts(
    outcome: Outcome,
    options: GuaranteeOptions,
    decisions: Mapping[int, Decision],
    acceptance: Acceptance | None,
) -> tuple[Reason, ...]:
    """Return what puts the audit and the review in doubt, nothing without an audit.

    It is hasty if more than half of the answers took less than `HASTY`; answers without a time are
    not compared. Where half of the audited labels or more are wrong, a crowd better than chance has
    probably read the question or the classes in another way than the reviewer. Where a review of
    the least confident labels changes none, though the audit found mistakes, a list may have been
    returned that nobody has worked on.

    Parameters
    ----------
    outcome : Outcome
        The final labels, and the names of the classes.
    options : GuaranteeOptions
        They hold the audit, and which others were begun.
    decisions : mapping of int to Decision
        Manual labels, by item.
    acceptance : Acceptance or None
        What follows from the audit, None before the first look is over.
    """
    audit = options.audit
    if audit is None:
        return ()
    covered = range(len(outcome.labels))[audit.plan.covered] if audit.plan is not None else ()
    reviewed = [made.took for item, made in decisions.items() if item in covered and made.labelled]
    found = [
        *_hasty(AuditDoubt.HASTY_AUDIT, audit.took),
        *_hasty(AuditDoubt.HASTY_AGAIN, (*audit.second_took, *audit.settled_took)),
        *_hasty(AuditDoubt.HASTY_REVIEW, reviewed),
    ]
    if acceptance is not None:
        found += _nothing_changed(acceptance, audit, decisions, options.counted_tolerance)
    if options.discarded:
        found.insert(0, Reason.make(AuditDoubt.DISCARDED, n=options.discarded))
    return (*found, *_mostly_wrong(outcome, audit, options.counted_tolerance))


def _hasty(doubt: AuditDoubt, took: Sequence[float]) -> list[Reason]:
    timed = [seconds for seconds in took if seconds > 0.0]
    hasty = sum(seconds < HASTY for seconds in timed)
    if len(timed) < _TIMED or 2 * hasty <= len(timed):
        return []
    return [Reason.make(doubt, n=hasty, all=len(timed))]


def _nothing_changed(
    acceptance: Acceptance, audit: AuditSample, decisions: Mapping[int, Decision], tolerance: int
) -> list[Reason]:
    """Return how many labels a review left as they were, if that is too many to be chance.

    The labels reviewed are the least confident, so they are wrong at least as often as those drawn
    at random. If they were as often, all w mistakes would be among the k audited of k + n labels
    with probability C(k, w) / C(k + n, w).
    """
    plan = acceptance.plan
    settled, _ = labelled_items(decisions)
    if settled.size < _COMPARED:
        return []
    # What was decided before the draw is in no order, and has the label that it was given then.
    reviewed = np.zeros(len(plan.labels), dtype=bool)
    reviewed[list(plan.order)] = True
    reviewed[list(audit.sample)] = False
    items = settled[(reviewed & ~acceptance.accepted)[settled]].tolist()
    n = len(items)
    if n < _COMPARED or any(decisions[item].code != plan.labels[item] for item in items):
        return []
    before, found = _checked(np.array(plan.labels), audit)
    k, wrong = len(before), int(np.count_nonzero(are_mistakes(before, found, tolerance)))
    if comb(k, wrong) > _SELDOM * comb(k + n, wrong):
        return []
    return [Reason.make(AuditDoubt.NOTHING_CHANGED, n=n, wrong=wrong, all=k)]


def _checked(labels: IntArray, audit: AuditSample) -> tuple[IntArray, IntArray]:
    """Return the labels of the items looked at up to the last look that is over, and what is right.

    What an unfinished look shows would give away labels that are hidden.
    """
    done = audit.at_last_look
    before, found = (
        labels[np.array(audit.sample[:done], dtype=np.int64)],
        audit.final_answers[:done],
    )
    known = audit.answered[:done] & (before != UNLABELLED)
    return before[known], found[known]


def _mostly_wrong(outcome: Outcome, audit: AuditSample, tolerance: int) -> list[Reason]:
    """Return how many labels were wrong, with the commonest pair; nothing before a look is over."""
    before = outcome.labels if audit.plan is None else np.array(audit.plan.labels)
    labels, found = _checked(before, audit)
    # Where none of the classes is right, it does not matter which of them the rule has.
    others = np.where(found == NO_CLASS, NO_CLASS, labels)
    wrong = are_mistakes(labels, found, tolerance)
    n = int(np.count_nonzero(wrong))
    if len(labels) < _COMPARED or 2 * n < len(labels):
        return []
    pairs = Counter(zip(found[wrong].tolist(), others[wrong].tolist(), strict=True))
    (own, other), times = pairs.most_common(1)[0]
    values = {"n": n, "all": len(labels), "times": times}
    if own == NO_CLASS:
        return [Reason.make(AuditDoubt.MOSTLY_NO_CLASS, **values)]
    names = outcome.job.labels.classes
    pair = {"own": str(names[own]), "other": str(names[other])}
    return [Reason.make(AuditDoubt.MOSTLY_WRONG, **values, **pair)]


WAYS = frozenset(
    {
        Finding.AUDIT_NEXT,
        Finding.AUDIT_AND_REVIEW_NEXT,
        Finding.AUDIT_TOO_SMALL,
        Finding.REVIEW_ALL,
    }
)
"""Headlines that state a way to the target."""


def with_audit_of(found: Guarantee, size: int, options: GuaranteeOptions) -> Guarantee:
    """Return the same guarantee with the way by an audit of `size` items as the headline.

    The same where the headline is not a way.
    """
    if found.headline.finding.code not in WAYS:
        return found
    way = _way(found.forecast, options, size)
    return replace(found, headline=replace(found.headline, finding=way))


def _way(work: AuditForecast | None, options: GuaranteeOptions, size: int | None = None) -> Reason:
    """State the shortest way to the target, or that by an audit of `size` items."""
    if work is None:
        return Reason(Finding.NO_GUARANTEE_FROM_LABELS)
    if size is not None and work.accepts_nothing(size):
        return Reason.make(Finding.AUDIT_TOO_SMALL, n=size, least=work.lowest)
    size = work.best if size is None else size
    if size >= work.items or work.total(size) >= work.items:
        return Reason.make(Finding.REVIEW_ALL, n=work.items, share=options.epsilon)
    # An audit alone is seldom enough: what it will probably leave to review is part of the way.
    if review := work.review(size):
        return Reason.make(
            Finding.AUDIT_AND_REVIEW_NEXT, n=size, review=review, share=options.epsilon
        )
    return Reason.make(Finding.AUDIT_NEXT, n=size, share=options.epsilon)


def _refuses_gold(entry: BoundEntry) -> bool:
    """Return whether gold does not count as an audit, though the user said that it does."""
    code = None if entry.reason is None else entry.reason.code
    return isinstance(code, GoldDraw) or code is NoBound.GOLD_FROM_MODEL


def _none(
    entries: Sequence[BoundEntry],
    check: ModelCheck,
    options: GuaranteeOptions,
    work: AuditForecast | None,
    too_high: float | None,
) -> Headline:
    refused = next((e for e in entries if e.key is BoundKey.GOLD_AUDIT and _refuses_gold(e)), None)
    audited = any(e.level is EvidenceLevel.AUDIT and e is not refused for e in entries)
    finding = Reason(Finding.NO_GUARANTEE_YET) if audited else _way(work, options)
    if refused is not None and refused.reason is not None:
        because = refused.reason
    elif check.grade.is_misfit:
        because = Reason(Basis.MODEL_DOUBTED)
    elif check.models_in_doubt:
        because = Reason(Basis.MODELS_IN_DOUBT)
    elif check.grade is FitGrade.FITS and not check.unquestioned:
        because = Reason(Basis.SLIGHT_DIFFERENCE)
    elif too_high is not None:
        because = Reason.make(Basis.TOO_HIGH, share=too_high, risk=options.alpha)
    elif any(entry.value is not None for entry in entries):
        because = Reason(Basis.MODEL_AND_ESTIMATES)
    else:
        because = Reason(Basis.NOTHING_USEFUL_YET)
    return Headline(finding, because, EvidenceLevel.NONE, None)
