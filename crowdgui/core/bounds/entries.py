"""The bounds of this assignment, and what the labels alone and gold guarantee."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.audit.gold_draw import GoldDraw
from crowdgui.core.bounds import theorems
from crowdgui.core.bounds.agreement_bound import AgreementBoundOptions, cross_fitted, iwmv_weights
from crowdgui.core.bounds.assignment.assignment_bounds import (
    MOST_UNEVEN,
    assignment_bounds,
    lead_variance_ratio,
)
from crowdgui.core.bounds.assignment.chernoff import (
    chernoff,
    chernoff_kinds,
    chernoff_weighted,
    is_expensive,
)
from crowdgui.core.bounds.estimates import one_step_entry, plug_in_accuracy
from crowdgui.core.bounds.gold_bound import gold_bound, weighted_labels
from crowdgui.core.bounds.guarantee import (
    BoundCondition,
    BoundEntry,
    BoundKey,
    BoundKind,
    EvidenceLevel,
    Needs,
    NoBound,
    upper_bound_entry,
    why_not_useful,
)
from crowdgui.core.bounds.one_step import one_step_items
from crowdgui.core.bounds.quantities import OneCoin, takes_long
from crowdgui.core.bounds.simulated_statistics import KINDS, WorkerModel
from crowdgui.core.bounds.theorems import min_epsilon
from crowdgui.core.errors import Reason
from crowdgui.core.intervals import clopper_pearson
from crowdgui.core.job import uses_gold
from crowdgui.core.labels import UNLABELLED, keep_first_labels
from crowdgui.core.rules.ebcc import fit_kinds
from crowdgui.core.rules.fitting.em_fit import fit_pooled_form
from crowdgui.core.rules.registry import RULES, get_rule

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray
    from crowdgui.core.bounds.assignment.assignment_bounds import IndependentItemBounds
    from crowdgui.core.bounds.guarantee import GuaranteeOptions
    from crowdgui.core.bounds.model_check import ModelCheck
    from crowdgui.core.bounds.quantities import Quantities
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome


def confidence_entries(
    outcome: Outcome, options: GuaranteeOptions, report: ProgressCallback
) -> list[BoundEntry]:
    """Return the bound from agreement, and the one from gold where there is some.

    Each covers a vote of its own. Where the labels shown differ from that vote on some items,
    every difference is counted as one more mistake, so that the bound holds for them too.
    Either may become the headline, so where both are there each takes half of the risk α.

    Parameters
    ----------
    outcome : Outcome
        The final labels and what they come from.
    options : GuaranteeOptions
        They hold the risk α and the seed of the split.
    report : callable
        Called with the progress; may raise `Cancelled`.

    Returns
    -------
    list of BoundEntry
        Empty for labels of one class.
    """
    if outcome.job.used.n_classes < 2:
        return []
    gold = outcome.job.gold
    if gold is None or uses_gold(outcome.job) or not (gold == UNLABELLED).any():
        return [_by_labels(outcome, options, report)]
    half = replace(options, alpha=options.alpha / 2)
    return [_by_labels(outcome, half, report), _by_gold(outcome, half)]


def _by_labels(outcome: Outcome, options: GuaranteeOptions, report: ProgressCallback) -> BoundEntry:
    labels, final = outcome.job.used, outcome.labels
    terms = AgreementBoundOptions(options.alpha, better_than_chance=True)
    found = cross_fitted(labels, iwmv_weights, terms, options.seed, report)
    items = int(np.count_nonzero(final != UNLABELLED))
    apart = found.differing(final)
    value = None if found.bound is None else found.bound + apart / max(1, items)
    even = tuple(_similar_workers(outcome, each.weights) for each in found.halves[:1])
    value, reason = _refused(outcome, value, found.reason, *even)
    return upper_bound_entry(
        BoundKey.SELF_CERTIFIED,
        EvidenceLevel.SELF_CERTIFIED,
        BoundKind.MEAN_ERROR,
        value,
        reason,
        (BoundCondition.make(Needs.BETTER_THAN_CHANCE, True), *even, _apart(apart, items)),
        {} if found.bound is None else {"cross_fitted": found.bound},
    )


def _by_gold(outcome: Outcome, options: GuaranteeOptions) -> BoundEntry:
    labels, final, gold = outcome.job.used, outcome.labels, outcome.job.gold
    assert gold is not None
    found = gold_bound(labels, gold, options.alpha)
    vote = weighted_labels(keep_first_labels(labels), found.weights)
    rest = (gold == UNLABELLED) & (final != UNLABELLED)
    known = (gold != UNLABELLED) & (final != UNLABELLED)
    apart = int(np.count_nonzero(vote[rest] != final[rest]))
    wrong = int(np.count_nonzero(final[known] != gold[known]))
    items = int(rest.sum() + known.sum())
    value = None
    if found.bound is not None:
        # What is wrong on gold is counted; the bound is of the other items.
        value = (found.bound * int(rest.sum()) + apart + wrong) / max(1, items)
    even, classes = _similar_workers(outcome, found.weights), _every_class(outcome)
    easy = _no_easier(outcome)
    value, reason = _refused(outcome, value, found.reason, even, classes, easy)
    return upper_bound_entry(
        BoundKey.GOLD_CERTIFIED,
        EvidenceLevel.GOLD,
        BoundKind.MEAN_ERROR,
        value,
        reason,
        (even, classes, easy, _apart(apart, int(rest.sum()))),
        named={"n": float(known.sum())},
    )


def _refused(
    outcome: Outcome, value: float | None, reason: Reason | None, *needed: BoundCondition
) -> tuple[float | None, Reason | None]:
    """Take a guarantee back where a condition fails, or gold shows more wrong labels."""
    failed = tuple(condition.what for condition in needed if not condition.met)
    if value is None:
        return None, reason
    if failed:
        return None, Reason.make(NoBound.CONDITIONS_NOT_MET, conditions=failed)
    score = outcome.gold
    if (
        score is not None
        and clopper_pearson(np.array([score.wrong]), np.array([score.known]))[0] > value
    ):
        return None, Reason(NoBound.GOLD_SHOWS_MORE_ERRORS)
    return value, None


def _similar_workers(outcome: Outcome, weights: FloatArray) -> BoundCondition:
    labels = outcome.job.used
    accuracy = plug_in_accuracy(labels, outcome.workers)
    ratio = lead_variance_ratio(keep_first_labels(labels), weights, accuracy)
    return BoundCondition.make(
        Needs.SIMILAR_WORKERS, ratio <= MOST_UNEVEN, ratio, MOST_UNEVEN, ratio=ratio
    )


def _every_class(outcome: Outcome) -> BoundCondition:
    """Return whether gold has items of every class: it shows nothing of workers on the others."""
    gold, final = outcome.job.gold, outcome.labels
    assert gold is not None
    given = np.unique(final[final != UNLABELLED])
    known = np.isin(given, gold)
    return BoundCondition.make(
        Needs.EVERY_CLASS_IN_GOLD,
        bool(known.all()),
        float(np.count_nonzero(known)),
        float(given.size),
    )


def _no_easier(outcome: Outcome) -> BoundCondition:
    """Return whether gold may be as easy as the other items: workers are right on it as often."""
    differing = (
        dict(doubt.values)
        for doubt in outcome.job.gold_draw_doubts
        if doubt.code is GoldDraw.AGREEMENT_DIFFERS
    )
    easier = any(shares["gold"] > shares["others"] for shares in differing)
    return BoundCondition.make(Needs.GOLD_NO_EASIER, not easier)


def counting_costs(entry: BoundEntry, outcome: Outcome) -> BoundEntry:
    """Return a bound of the rule's own labels as one of the final labels, which costs changed.

    At worst each changed label is one more mistake: that is added to a bound of the mean error. A
    bound that states a probability, or one from below, isn't about the changed labels at all.
    """
    changed = int(np.count_nonzero(outcome.changed_by_costs))
    counted = any(one.what.code is Needs.DIFFERENCES_COUNTED for one in entry.conditions)
    if not changed or counted or entry.value is None or entry.level is not EvidenceLevel.PLUG_IN:
        return entry
    if not entry.kind.from_above:
        return replace(
            entry, value=None, reason=Reason.make(NoBound.COSTS_CHANGE_LABELS, n=changed)
        )
    items = int(np.count_nonzero(outcome.labels != UNLABELLED))
    value = entry.value + changed / items
    reason = why_not_useful(value, entry.level)
    return replace(
        entry,
        value=None if reason else value,
        reason=reason,
        conditions=(*entry.conditions, _apart(changed, items)),
    )


def _apart(apart: int, items: int) -> BoundCondition:
    return BoundCondition.make(Needs.DIFFERENCES_COUNTED, True, float(apart), n=apart, items=items)


def assignment_entries(
    outcome: Outcome,
    options: GuaranteeOptions,
    check: ModelCheck,
    known: Quantities | None,
    report: ProgressCallback,
) -> tuple[list[BoundEntry], IndependentItemBounds | None]:
    """Return bounds that know who labelled what, and the sharpest bound for each single item.

    None of them covers a rule that adds no votes. All go through all pairs of classes, and are not
    computed where these are too many and no weighted vote makes them alike.

    Parameters
    ----------
    outcome : Outcome
        The final labels and what they come from.
    options : GuaranteeOptions
        The target ε and the accepted risk δ.
    check : ModelCheck
        Of the worker model; item types are used only where they explain the labels.
    known : Quantities or None
        The `paper_quantities` of the outcome.
    report : callable
        Called with the progress; may raise `Cancelled`.

    Returns
    -------
    entries : list of BoundEntry
    items : IndependentItemBounds or None
        None for one class, or a rule that is not a sum of votes.
    """
    labels, done = outcome.job.used, outcome.aggregation
    if labels.n_classes < 2 or not done.adds_up:
        return [], None
    confusion = OneCoin(plug_in_accuracy(labels, outcome.workers), labels.n_classes)
    long = takes_long(labels, done.form)
    items = None if long else assignment_bounds(labels, done.form, confusion, report)
    found = _chernoff(outcome, confusion, report)
    sharp = found or items
    entries = [
        _taking_long(BoundKey.ITEMS, items),
        _taking_long(BoundKey.CHERNOFF, found),
        _general(outcome, report),
        _kinds(outcome, check, report),
        *_certain(labels.n_items, known, sharp, options),
    ]
    if long:
        for key in (BoundKey.PROBABLE, BoundKey.PROBABLE_ITEMS):
            entries.append(_probable(key, None, None, options, NoBound.TAKES_LONG))
    return [entry for entry in entries if entry is not None], sharp


def _chernoff(
    outcome: Outcome, confusion: OneCoin, report: ProgressCallback
) -> IndependentItemBounds | None:
    """Return the bound, or None where it would take very long."""
    labels, done = outcome.job.used, outcome.aggregation
    if done.weights is not None and not done.form.offset.any():
        return chernoff_weighted(labels, done.weights, confusion.accuracy, report)
    # Each pair of classes is a search; how many labels there are matters less.
    if is_expensive(0, labels.n_classes):
        return None
    return chernoff(labels, done.form, confusion.matrices(), report)


def _taking_long(key: BoundKey, found: IndependentItemBounds | None) -> BoundEntry | None:
    return upper_bound_entry(
        key,
        EvidenceLevel.PLUG_IN,
        BoundKind.PER_ITEM_MEAN,
        found.mean if found else None,
        Reason(NoBound.TAKES_LONG),
    )


def _general(outcome: Outcome, report: ProgressCallback) -> BoundEntry | None:
    labels, done = outcome.job.used, outcome.aggregation
    found = None
    if labels.tables_fit and not is_expensive(labels.pairs, labels.n_classes):
        # Each worker's own confusion matrix, drawn toward the crowd's, as the posterior has it.
        own = np.exp(fit_pooled_form(labels, done.posterior).table).transpose(0, 2, 1)
        found = chernoff(labels, done.form, own, report)
    return _taking_long(BoundKey.CHERNOFF_GENERAL, found)


def _kinds(outcome: Outcome, check: ModelCheck, report: ProgressCallback) -> BoundEntry | None:
    """Return the bound for items of hidden kinds, where no simpler model explains the labels."""
    labels = outcome.job.used
    simplest = check.simplest
    if simplest is None or simplest.model is not WorkerModel.KINDS:
        return None
    if is_expensive(labels.pairs, labels.n_classes, KINDS.kinds):
        return None
    shares, confusion = fit_kinds(labels, KINDS, report)
    found = chernoff_kinds(labels, outcome.aggregation.form, confusion, shares, report)
    return _mean(BoundKey.CHERNOFF_KINDS, found)


def _mean(key: BoundKey, found: IndependentItemBounds | None) -> BoundEntry | None:
    if found is None:
        return None
    return upper_bound_entry(key, EvidenceLevel.PLUG_IN, BoundKind.PER_ITEM_MEAN, found.mean)


def one_step_entries(outcome: Outcome, report: ProgressCallback) -> list[BoundEntry]:
    """Return the bounds of one-step weighted voting, whatever rule is in use.

    Theorem 4 of Li and Yu (2014), and its form for any classes and any assignment. Where the labels
    of the rule in use differ from that vote, every difference is counted as one more mistake.

    Parameters
    ----------
    outcome : Outcome
        The final labels and what they come from.
    report : callable
        Called with the progress; may raise `Cancelled`.
    """
    labels, done = outcome.job.used, outcome.aggregation
    own, vote = get_rule(done.rule).one_step_theorem, done.labels
    if not own:
        rule = next(rule for rule in RULES.values() if rule.one_step_theorem)
        vote = rule.fit(labels, None, rule.options(), report).labels
    differ = int(np.count_nonzero(vote != outcome.labels))
    apart = None if own and not differ else differ
    general = _one_step(outcome, apart, report)
    theorem = one_step_entry(labels, done, outcome.workers, apart)
    return [theorem] if general is None else [general, theorem]


def _one_step(outcome: Outcome, apart: int | None, report: ProgressCallback) -> BoundEntry | None:
    labels = outcome.job.used
    found = one_step_items(labels, plug_in_accuracy(labels, outcome.workers), report)
    if found is None:
        return None
    full = BoundCondition.make(Needs.FULL_SUM if found.exact else Needs.LARGER_SUM, True)
    once = BoundCondition.make(Needs.NO_REPEATS, not found.repeated, float(found.repeated), 0.0)
    others = () if apart is None else (_apart(apart, labels.n_items),)
    value = min(1.0, found.mean + (apart or 0) / labels.n_items)
    return upper_bound_entry(
        BoundKey.ONE_STEP_ITEMS,
        EvidenceLevel.PLUG_IN,
        BoundKind.PER_ITEM_MEAN,
        value if once.met else None,
        Reason(NoBound.REPEATED_LABELS),
        (full, once, *others),
    )


def _certain(
    n_items: int,
    known: Quantities | None,
    sharp: IndependentItemBounds | None,
    options: GuaranteeOptions,
) -> list[BoundEntry]:
    """Return the smallest error rates that hold with probability 1 − δ over all the items."""
    entries = []
    if known is not None:
        reached = theorems.upper_probability(known, options.epsilon, n_items)
        least = min_epsilon(known, options.delta, n_items)
        entries.append(_probable(BoundKey.PROBABLE, least, reached, options))
    if sharp is not None:
        reached = sharp.probability(options.epsilon)
        least = sharp.smallest_epsilon(options.delta)
        entries.append(_probable(BoundKey.PROBABLE_ITEMS, least, reached, options))
    return entries


def _probable(
    key: BoundKey,
    least: float | None,
    reached: float | None,
    options: GuaranteeOptions,
    nothing: NoBound = NoBound.NO_ERROR_RATE,
) -> BoundEntry:
    return upper_bound_entry(
        key,
        EvidenceLevel.PLUG_IN,
        BoundKind.HIGH_PROBABILITY,
        least,
        Reason(nothing),
        (_wanted(reached, options),),
        named={"risk": options.delta},
    )


def _wanted(reached: float | None, options: GuaranteeOptions) -> BoundCondition:
    """Return whether the error rate the user accepts is kept with the probability they ask for."""
    met = reached is not None and reached >= 1.0 - options.delta
    return BoundCondition.make(
        Needs.TARGET,
        met,
        reached,
        1.0 - options.delta,
        epsilon=options.epsilon,
        risk=options.delta,
    )
