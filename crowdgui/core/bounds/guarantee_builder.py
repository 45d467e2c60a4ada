"""The guarantee: every bound of the labels as they are exported, and what would lower them."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.audit.accepted import exported_classes, find_acceptance
from crowdgui.core.audit.checked_items import counted_gold, estimate_from_audit
from crowdgui.core.audit.work_forecast import audit_choices, forecast_work
from crowdgui.core.blocks import run_concurrently
from crowdgui.core.bounds import theorems
from crowdgui.core.bounds.audit_entries import audit_entries, without_gold_of_model
from crowdgui.core.bounds.entries import (
    assignment_entries,
    confidence_entries,
    counting_costs,
    one_step_entries,
)
from crowdgui.core.bounds.estimates import (
    labelled_share,
    mean_error_entries,
    paper_quantities,
    plug_in_accuracy,
)
from crowdgui.core.bounds.guarantee import (
    AUDITED,
    BoundEntry,
    BoundKey,
    EvidenceLevel,
    Guarantee,
    GuaranteeOptions,
    Improvement,
    ImprovementKind,
    NoBound,
)
from crowdgui.core.bounds.headline import audit_doubts, full_gold_entry, headline
from crowdgui.core.bounds.mean_cost import mean_cost
from crowdgui.core.bounds.model_check import check_worker_model, find_misfit
from crowdgui.core.bounds.model_fit import FitGrade
from crowdgui.core.bounds.quantities import OneCoin, quantities
from crowdgui.core.errors import Reason
from crowdgui.core.groups.report import group_report, known_classes
from crowdgui.core.labels import UNLABELLED, count_known
from crowdgui.core.progress import Progress, Stage, ignore_progress
from crowdgui.core.review.decisions import final_labels
from crowdgui.core.rules.registry import get_rule
from crowdgui.core.rules.scoring import DecomposableRule

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.audit.accepted import Acceptance, ExportedClass
    from crowdgui.core.audit.forecast import AuditForecast
    from crowdgui.core.bounds.assignment.assignment_bounds import IndependentItemBounds
    from crowdgui.core.bounds.guarantee import Headline
    from crowdgui.core.bounds.model_check import ModelCheck
    from crowdgui.core.bounds.quantities import Quantities
    from crowdgui.core.groups.report import GroupReport
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.core.review.decisions import Decision


NOTHING_DECIDED: Mapping[int, Decision] = MappingProxyType({})


NEEDS_MODEL = (EvidenceLevel.PLUG_IN, EvidenceLevel.SELF_CERTIFIED, EvidenceLevel.GOLD)


def build_guarantee(
    outcome: Outcome,
    options: GuaranteeOptions,
    report: ProgressCallback = ignore_progress,
    check: ModelCheck | None = None,
    decisions: Mapping[int, Decision] = NOTHING_DECIDED,
    bounds: Guarantee | None = None,
) -> Guarantee:
    """Return every bound, what an audit and a review add to them, and the headline.

    Parameters
    ----------
    outcome, options, report, check
        As in `build_bounds`.
    decisions : mapping of int to Decision, optional
        Manual labels, by item.
    bounds : Guarantee, optional
        For the same outcome, target and risks, whatever had been checked then.

    Returns
    -------
    Guarantee
    """
    if bounds is not None and _more_is_known(bounds, outcome, options):
        check, bounds = bounds.model, None
    bounds = bounds or build_bounds(outcome, options, report, check)
    found = with_audit_and_review(bounds, outcome, options, decisions)
    return replace(found, cost=mean_cost(outcome, options, decisions, found.groups))


def _more_is_known(bounds: Guarantee, outcome: Outcome, options: GuaranteeOptions) -> bool:
    """Return whether an audit shows the models' mistakes since the bounds were computed."""
    known = known_classes(outcome.job, options.audit)
    return bounds.groups is not None and bounds.groups.known != count_known(known)


def build_bounds(
    outcome: Outcome,
    options: GuaranteeOptions,
    report: ProgressCallback = ignore_progress,
    check: ModelCheck | None = None,
) -> Guarantee:
    """Check the worker model and compute every bound that needs nobody to check a label.

    Bounds that need the worker model are demoted unless it fits the labels without a significant
    difference: they are shown with that reason, and none of them becomes the headline. Audit and
    review are added by `with_audit_and_review`.

    Parameters
    ----------
    outcome : Outcome
        The final labels and what they come from.
    options : GuaranteeOptions
        The target and the risks.
    report : callable, optional
        Called with the progress; may raise `Cancelled`.
    check : ModelCheck, optional
        Of the same labels with the same seed, where it has been made before.

    Returns
    -------
    Guarantee
    """
    groups = _groups(outcome, options, report)
    options = options.of_bounds
    labels, done = outcome.job.used, outcome.aggregation
    known = paper_quantities(labels, done, outcome.workers)

    def by_model(
        report: ProgressCallback,
    ) -> tuple[ModelCheck, list[BoundEntry], IndependentItemBounds | None]:
        report(Progress(Stage.CHECKING_MODEL))
        found = check or check_worker_model(labels, options.seed, report)
        report(Progress(Stage.COMPUTING_BOUNDS))
        return found, *assignment_entries(outcome, options, found, known, report)

    # Neither needs the other, and they take about as long.
    others, (checked, seen, own) = run_concurrently(
        lambda report: [
            *one_step_entries(outcome, report),
            *confidence_entries(outcome, options, report),
        ],
        by_model,
        report,
        Stage.COMPUTING_BOUNDS,
    )
    votes = groups.models.votes if groups else None
    if checked.votes is not votes:
        checked = replace(checked, votes=votes)
    entries = [*mean_error_entries(labels, done, known), *seen, *others]
    mine = (without_gold_of_model(entry, groups, outcome) for entry in entries)
    found = tuple(_demoted(counting_costs(entry, outcome), checked) for entry in mine)
    findings = find_misfit(checked, labels)
    return Guarantee(
        headline=headline(found, checked, options, 1.0 - 1.0 / labels.n_classes),
        entries=found,
        model=checked,
        model_findings=findings,
        model_claim=model_claim(outcome),
        changes=find_improvements(outcome, options, known),
        items=None if own is None else _of_final_labels(own.bound, outcome),
        groups=groups,
    )


def _groups(
    outcome: Outcome, options: GuaranteeOptions, report: ProgressCallback
) -> GroupReport | None:
    """Compare people and models, by gold and by what an audit has found so far."""
    job = outcome.job
    if job.kinds is None:
        return None
    return group_report(job, job.kinds, known_classes(job, options.audit), report)


def _of_final_labels(bound: FloatArray, outcome: Outcome) -> FloatArray:
    """Return the bound of each item's label (N,), NaN where costs have changed it."""
    return np.where(outcome.changed_by_costs, np.nan, bound)


def model_claim(outcome: Outcome) -> float | None:
    """Return the mean of 1 − confidence over labelled items: the error by the rule's own model."""
    confidence = outcome.aggregation.confidence
    known = confidence[~np.isnan(confidence)]
    # A share of the votes is no probability.
    if not get_rule(outcome.job.rule).gives_probability or not known.size:
        return None
    return float(np.mean(1.0 - known))


def _demoted(entry: BoundEntry, check: ModelCheck) -> BoundEntry:
    """Mark a bound that needs the worker model where that is not beyond doubt."""
    if entry.value is None or entry.level not in NEEDS_MODEL or check.unquestioned:
        return entry
    if check.fits_closely:
        reason = NoBound.MODELS_SHARE_MISTAKES
    elif check.grade is FitGrade.DOES_NOT_FIT:
        reason = NoBound.MISTAKES_NOT_INDEPENDENT
    else:
        reason = NoBound.INDEPENDENCE_IN_DOUBT
    return replace(entry, demoted=True, reason=Reason(reason))


MORE_LABELS = (2, 5)


MOST_TIMES = 10
"""Nobody has so many times the labels or workers there are; to advise it would be mockery."""


def with_audit_and_review(
    found: Guarantee,
    outcome: Outcome,
    options: GuaranteeOptions,
    decisions: Mapping[int, Decision],
) -> Guarantee:
    """Return the guarantee for the labels as they are exported, every correction counted.

    Parameters
    ----------
    found : Guarantee
        The bounds that need nobody to check a label; what else it holds is replaced.
    outcome : Outcome
        The final labels.
    options : GuaranteeOptions
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
    audited = audit_entries(outcome, options, decisions)
    entries = (*alone, *(without_gold_of_model(entry, found.groups, outcome) for entry in audited))
    acceptance = find_acceptance(options.audit, labels, decisions)
    classes: tuple[ExportedClass, ...] = ()
    if acceptance is not None and options.audit is not None:
        gold = counted_gold(outcome.job, options)
        final = final_labels(labels, decisions, options.audit, gold, options.earlier)
        classes = exported_classes(acceptance, options.audit, final.labels, final.settled)
    expected = forecast_work(outcome, options, decisions)
    guessing = 1.0 - 1.0 / outcome.job.used.n_classes
    claim = headline(entries, found.model, options, guessing, acceptance=acceptance, work=expected)
    return replace(
        found,
        headline=_about(claim, outcome, options),
        entries=entries,
        changes=() if full_gold_entry(entries) else _changes(found, options, expected),
        forecast=expected,
        acceptance=acceptance,
        earlier=tuple(earlier_acceptances(options, labels, decisions)),
        classes=classes,
        choices=None if acceptance is None else audit_choices(outcome, options, decisions),
        estimate=estimate_from_audit(outcome, options),
        doubts=audit_doubts(outcome, options, decisions, acceptance),
    )


def _about(claim: Headline, outcome: Outcome, options: GuaranteeOptions) -> Headline:
    """Add to a headline which mistakes it is about, and which items where these are not all."""
    claim = replace(claim, tolerance=options.counted_tolerance)
    audit, items = options.audit, outcome.job.labels.n_items
    if audit is None or claim.because.code not in AUDITED:
        return claim
    covered = items if audit.population is None else audit.population
    if audit.strata is not None:
        covered = sum(stratum != UNLABELLED for stratum in audit.strata)
    if audit.plan is not None:
        covered = audit.plan.n_items
    return claim if covered == items else replace(claim, covered=covered, items=items)


def earlier_acceptances(
    options: GuaranteeOptions, labels: IntArray, decisions: Mapping[int, Decision]
) -> Iterator[Acceptance]:
    """Return what audits of other items, made before labels were added, allow to accept.

    Each stands by itself, at its own confidence. What another audit corrected since counts as
    checked by hand.

    Parameters
    ----------
    options : GuaranteeOptions
        They hold the earlier audits, and the present one.
    labels : ndarray of int, shape (N,)
        The rule's labels now.
    decisions : mapping of int to Decision
        Manual labels, by item.
    """
    for audit in options.earlier:
        found = find_acceptance(audit, labels, decisions)
        if found is not None:
            yield found


def _changes(
    found: Guarantee, options: GuaranteeOptions, work: AuditForecast | None
) -> tuple[Improvement, ...]:
    """Return the audit, and what lowers the bounds of the worker model."""
    alone = tuple(one for one in found.changes if one.kind is not ImprovementKind.AUDIT)
    if work is None:
        return alone
    rest = max(0, round(work.total(work.best)) - work.best)
    return (Improvement(ImprovementKind.AUDIT, work.best, rest, options.epsilon), *alone)


def with_improvements(bounds: Guarantee, outcome: Outcome, options: GuaranteeOptions) -> Guarantee:
    """Return bounds that were computed before workers were tested, with what to change after it."""
    if not outcome.workers.flags.excludable.any():
        return bounds
    known = paper_quantities(outcome.job.used, outcome.aggregation, outcome.workers)
    return replace(bounds, changes=find_improvements(outcome, options.of_bounds, known))


def find_improvements(
    outcome: Outcome, options: GuaranteeOptions, known: Quantities | None
) -> tuple[Improvement, ...]:
    """Return changes that would lower the bound, with the bound each leads to, lowest first.

    More labels and fewer flagged workers are counted by the paper's bound: with more labels on
    every item q grows, and t1 and σ² with it. That bound takes estimated accuracies and needs the
    worker model.

    Parameters
    ----------
    outcome : Outcome
        The final labels and what they come from.
    options : GuaranteeOptions
        The target ε.
    known : Quantities or None
        The `paper_quantities`; without them nothing is found.

    Returns
    -------
    tuple of Improvement
    """
    if known is None:
        return ()
    by_model = [
        *_more_labels(outcome, known),
        *_enough(outcome, options, known),
        *_fewer_workers(outcome, known),
    ]
    return tuple(sorted(by_model, key=lambda change: change.value))


def _limit(known: Quantities) -> float:
    bounds = (theorems.mean_error_hoeffding(known), theorems.mean_error_bernstein(known))
    return min([1.0, *(bound for bound in bounds if bound is not None)])


def _more_labels(outcome: Outcome, known: Quantities) -> list[Improvement]:
    if known.t1 <= 0:
        return []
    labels = outcome.job.used
    active = int(np.count_nonzero(labels.labels_per_worker))
    q = labelled_share(labels)
    found = []
    for more in MORE_LABELS:
        grown = q + more / active
        if grown > 1.0:
            continue
        times = grown / q
        then = replace(known, t1=known.t1 * times, t2=known.t2 * times, sigma2=known.sigma2 * times)
        if _limit(then) < min(1.0, _limit(known)):
            cost = more * labels.n_items
            found.append(Improvement(ImprovementKind.LABELS_PER_ITEM, more, cost, _limit(then)))
    return found


def _enough(outcome: Outcome, options: GuaranteeOptions, known: Quantities) -> list[Improvement]:
    """Return how many labels an item, or workers like these, bring the bound under the wanted ε."""
    if _limit(known) <= options.epsilon:
        return []
    labels = outcome.job.used
    active = int(np.count_nonzero(labels.labels_per_worker))
    found = []
    each = theorems.labels_needed(known, active, labelled_share(labels), options.epsilon)
    bought = 0 if each is None else max(0, each * labels.n_items - labels.pairs)
    offered = bought in [more * labels.n_items for more in MORE_LABELS]
    if each is not None and not offered and bought <= MOST_TIMES * labels.pairs:
        kind = ImprovementKind.LABELS_FOR_EVERY_ITEM
        found.append(Improvement(kind, each, bought, options.epsilon))
    crowd = theorems.workers_needed(known, active, options.epsilon)
    if crowd is not None and active < crowd <= MOST_TIMES * active:
        more = crowd - active
        bought = round(more * labels.pairs / active)
        found.append(Improvement(ImprovementKind.WORKERS, more, bought, options.epsilon))
    return found


def _fewer_workers(outcome: Outcome, known: Quantities) -> list[Improvement]:
    """Leave the flagged workers out of the bound, at the weights the others have."""
    labels, done = outcome.job.used, outcome.aggregation
    flagged = outcome.workers.flags.excludable
    if done.weights is None or not flagged.any():
        return []
    kept = ~flagged & (labels.labels_per_worker > 0)
    given = int(labels.labels_per_worker[kept].sum())
    if not kept.any():
        return []
    q = min(1.0, given / (int(kept.sum()) * labels.n_items))
    form = DecomposableRule.weighted(np.where(kept, done.weights, 0.0), labels.n_classes)
    confusion = OneCoin(plug_in_accuracy(labels, outcome.workers), labels.n_classes)
    then = quantities(form, confusion, q)
    if then is None or _limit(then) >= min(1.0, _limit(known)):
        return []
    lost = 1.0 - given / labels.n_labels
    return [Improvement(ImprovementKind.EXCLUDE, int(flagged.sum()), lost, _limit(then))]
