"""The forecast of an audit for the labels of a run: by its confidence, ties and manual labels."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.audit.acceptance import confidence_order, most_left
from crowdgui.core.audit.accepted import find_acceptance
from crowdgui.core.audit.calibration import default_calibration
from crowdgui.core.audit.checked_items import calibration_of
from crowdgui.core.audit.forecast import expected_work, forecast, forecast_by_class
from crowdgui.core.bounds.guarantee import AuditChoices, GuaranteeOptions
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.review.decisions import labelled_items
from crowdgui.core.rules.registry import get_rule

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.audit.forecast import AuditForecast
    from crowdgui.core.results import Outcome
    from crowdgui.core.review.decisions import Decision


OTHER_TARGETS = (0.1, 0.05, 0.02)
"""Targets that are compared with the one that was chosen."""


def audit_choices(
    outcome: Outcome, options: GuaranteeOptions, decisions: Mapping[int, Decision]
) -> AuditChoices:
    """Return what the next look would probably take, and what other targets would need.

    Parameters
    ----------
    outcome : Outcome
        The final labels and their confidence.
    options : GuaranteeOptions
        They hold an audit with a plan, of which a look is complete.
    decisions : mapping of int to Decision
        Manual labels, by item.
    """
    audit = options.audit
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


def chance_right(outcome: Outcome, tolerance: int = 0) -> FloatArray:
    """Return the rule's probability that each label is right (N,), for forecasts.

    A share of votes isn’t a probability: two labels that agree are 100% of two. One more vote is
    counted, spread evenly over the classes (Perks 1947): with two classes that makes it 83%.

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
    options: GuaranteeOptions,
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
    options : GuaranteeOptions
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
        chance = outcome.probability_within(options.tolerance)
        right = chance_right(outcome, options.tolerance)
    made = outcome.labels, chance, tied
    return forecast_rule_work(
        outcome.job.rule, made, outcome.job.labels.n_classes, options, decisions, right
    )


def forecast_rule_work(
    rule: str,
    made: tuple[IntArray, FloatArray, BoolArray],
    n_classes: int,
    options: GuaranteeOptions,
    decisions: Mapping[int, Decision],
    right: FloatArray | None = None,
) -> AuditForecast | None:
    """Return the same for what any rule `made`: labels, their probability and ties, each (N,).

    `right` is the probability where it isn't the one that orders the labels.
    """
    if options.audit is not None:
        return None
    labels, chance, tied = made
    open_ = np.ones(len(labels), dtype=bool)
    open_[labelled_items(decisions)[0]] = False
    # Earlier audits are about the first items; the next is about those that were added since.
    first = options.n_audited_before
    open_[:first] = False
    order = confidence_order(labels, chance, tied, options.seed)
    order = order[open_[order]]
    if not len(order):
        return None
    alpha = options.alpha_for(rule)
    curve, known = default_calibration(rule), (chance if right is None else right)[order]
    acceptable = int(np.count_nonzero((labels[order] != UNLABELLED) & ~tied[order]))
    if not options.by_class:
        left = most_left(len(labels) - first, options.epsilon)
        return forecast(curve, known, acceptable, left, alpha)
    new = labels[first:]
    sizes = np.bincount(new[new != UNLABELLED], minlength=n_classes)
    at_most = np.array([most_left(int(size), options.epsilon) for size in sizes])
    classes = labels[order[:acceptable]]
    others = len(order) - acceptable
    return forecast_by_class(curve, known[:acceptable], classes, at_most, alpha, others)
