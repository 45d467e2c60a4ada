"""The guarantee for the labels as they are exported, with all that people checked."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from crowdgui.core.audit.accepted import exported_classes, find_acceptance
from crowdgui.core.bounds.audit_entries import audit_entries, without_gold_of_model
from crowdgui.core.bounds.checked_items import counted_gold, estimate_from_audit
from crowdgui.core.bounds.guarantee import (
    AUDITED,
    BoundKey,
    Guarantee,
    GuaranteeOptions,
    Improvement,
    ImprovementKind,
)
from crowdgui.core.bounds.headline import audit_doubts, full_gold_entry, headline
from crowdgui.core.bounds.work_forecast import audit_choices, forecast_work
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.review.decisions import final_labels

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.audit.accepted import Acceptance, ExportedClass
    from crowdgui.core.audit.forecast import AuditForecast
    from crowdgui.core.bounds.guarantee import Headline
    from crowdgui.core.results import Outcome
    from crowdgui.core.review.decisions import Decision


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


def _changes(
    found: Guarantee, wishes: GuaranteeOptions, work: AuditForecast | None
) -> tuple[Improvement, ...]:
    """Return the audit, and what lowers the bounds of the worker model."""
    alone = tuple(one for one in found.changes if one.kind is not ImprovementKind.AUDIT)
    if work is None:
        return alone
    rest = max(0, round(work.total(work.best)) - work.best)
    return (Improvement(ImprovementKind.AUDIT, work.best, rest, wishes.epsilon), *alone)
