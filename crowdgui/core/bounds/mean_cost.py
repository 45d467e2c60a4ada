"""What the exported labels cost on average: an estimate, and what a random check guarantees."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.audit.checked_items import counted_gold, rule_knew
from crowdgui.core.audit.cost_bound import CheckedCosts, CostMethod, MeanCost, total_cost_upper
from crowdgui.core.costs import expected_costs, label_costs
from crowdgui.core.errors import Reason, ReasonCode
from crowdgui.core.job import uses_gold
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.review.decisions import final_labels

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.audit.sample import AuditSample
    from crowdgui.core.bounds.guarantee import GuaranteeOptions
    from crowdgui.core.costs import CostMatrix
    from crowdgui.core.groups.report import GroupReport
    from crowdgui.core.results import Outcome
    from crowdgui.core.review.decisions import Decision, FinalLabels


class NoCostBound(ReasonCode):
    """Why no mean cost is guaranteed."""

    COSTS_CHANGED = "cost-costs-changed"
    GOLD_FROM_MODEL = "cost-gold-from-model"
    NOTHING_CHECKED = "cost-nothing-checked"
    SAMPLE_BY_CLASS = "cost-sample-by-class"
    SAMPLE_USED_BY_RULE = "cost-sample-used-by-rule"
    UNFINISHED = "cost-unfinished"
    UNSETTLED = "cost-unsettled"


def mean_cost(
    outcome: Outcome,
    options: GuaranteeOptions,
    decisions: Mapping[int, Decision],
    groups: GroupReport | None = None,
) -> MeanCost | None:
    """Return what the exported labels cost; None where all mistakes count the same.

    The guarantee holds if the checked labels were drawn at random, were no part of what the labels
    follow from, and people were right about them. An audit is taken where there is one, else gold
    drawn at random or gold on every item: which of them is known before any is looked at.

    Parameters
    ----------
    outcome : Outcome
        The final labels, with the costs in its job.
    options : GuaranteeOptions
        The audit, the risk α, and whether gold was drawn at random.
    decisions : mapping of int to Decision
        Manual labels, by item.
    groups : GroupReport, optional
        It tells whether gold seems to be a model's own labels.
    """
    costs, job = outcome.job.costs, outcome.job
    if costs is None:
        return None
    final = final_labels(
        outcome.labels,
        decisions,
        options.audit,
        counted_gold(job, options),
        options.earlier,
    )
    estimate = _estimate(outcome, costs, final)
    sample, reason = _sample(outcome, options, groups)
    if sample is None:
        return replace(estimate, reason=reason)
    at_most = _still_left(sample, costs, final) / max(1, estimate.labels)
    method = sample.counted(costs).method
    return replace(
        estimate,
        at_most=at_most,
        method=method,
        alpha=0.0 if method is CostMethod.COUNTED else sample.risk,
        checked=len(sample.items),
        found=float(sample.cost(costs).mean()) if len(sample.items) else 0.0,
    )


def _estimate(outcome: Outcome, costs: CostMatrix, final: FinalLabels) -> MeanCost:
    left = ~final.settled & (final.labels != UNLABELLED)
    n = int(np.count_nonzero(final.labels != UNLABELLED))
    changed = int(np.count_nonzero(outcome.changed_by_costs & left))
    if not outcome.confidence_is_probability or not n:
        return MeanCost(n, changed, None, None)
    found, curve = outcome.aggregation, outcome.calibration
    plain = expected_costs(found, curve, costs, found.labels)
    expected, most_probable = (float(c[left].sum()) / n for c in (outcome.expected_cost, plain))
    return MeanCost(n, changed, expected, most_probable)


@dataclass(frozen=True, eq=False)
class _Sample:
    """Items checked at random.

    `before` (N,) are the labels that were checked; the sample is drawn from those in `population`
    (N,). `items` and `classes` (n,) count for the bound, at `alpha`, which is the part of the whole
    `risk` that this look and this rule have; `known` are the classes of all checked items, later
    ones included. `every` is gold on every item.
    """

    before: IntArray
    population: BoolArray
    items: IntArray
    classes: IntArray
    alpha: float
    risk: float
    known: Mapping[int, int]
    every: bool = False

    def cost(self, costs: CostMatrix) -> FloatArray:
        return label_costs(costs, self.classes, self.before[self.items])

    def counted(self, costs: CostMatrix) -> CheckedCosts:
        given = np.unique(self.before[self.population])
        possible = np.unique(costs.array[:, given])
        levels = tuple(possible[possible > 0.0].tolist())
        return CheckedCosts(int(np.count_nonzero(self.population)), self.cost(costs), levels)


def _sample(
    outcome: Outcome, options: GuaranteeOptions, groups: GroupReport | None
) -> tuple[_Sample | None, Reason | None]:
    if options.audit is not None:
        return _audited(outcome, options, options.audit)
    job, labels = outcome.job, outcome.labels
    if job.gold is None:
        return None, Reason(NoCostBound.NOTHING_CHECKED)
    population = labels != UNLABELLED
    known = population & (job.gold != UNLABELLED)
    every = bool(known.any()) and bool(np.array_equal(known, population))
    if not known.any() or not (options.gold_at_random or every):
        return None, Reason(NoCostBound.NOTHING_CHECKED)
    if uses_gold(job):
        return None, Reason(NoCostBound.SAMPLE_USED_BY_RULE)
    if groups is not None and groups.gold_model is not None:
        name = str(job.labels.worker_ids[groups.gold_model])
        return None, Reason.make(NoCostBound.GOLD_FROM_MODEL, model=name)
    if not every and job.gold_draw_doubt is not None:
        return None, job.gold_draw_doubt
    items, classes = np.flatnonzero(known), job.gold[known]
    truth = dict(zip(items.tolist(), classes.tolist(), strict=True))
    alpha = options.alpha_for(job.rule)
    return _Sample(
        before=labels,
        population=population,
        items=items,
        classes=classes,
        alpha=alpha,
        risk=options.alpha,
        known=truth,
        every=every,
    ), None


def _audited(
    outcome: Outcome, options: GuaranteeOptions, audit: AuditSample
) -> tuple[_Sample | None, Reason | None]:
    plan = audit.plan
    if audit.strata is not None:
        return None, Reason(NoCostBound.SAMPLE_BY_CLASS)
    if plan is None and rule_knew(outcome, audit):
        return None, Reason(NoCostBound.SAMPLE_USED_BY_RULE)
    if plan is not None and plan.costs != outcome.job.costs:
        return None, Reason(NoCostBound.COSTS_CHANGED)
    n = audit.at_last_look
    if not n:
        sizes = [len(audit.sample)] if plan is None else [look.size for look in plan.looks]
        done = audit.done if plan is None else audit.checked
        return None, Reason.make(NoCostBound.UNFINISHED, n=min(sizes) - done)
    if len(audit.unsettled):
        return None, Reason.make(NoCostBound.UNSETTLED, n=len(audit.unsettled))
    if plan is None:
        before, risk = outcome.labels, options.alpha
        alpha = options.alpha_for(outcome.job.rule)
        population = before != UNLABELLED
        if audit.population is not None:
            population[audit.population :] = False
    else:
        before = np.array(plan.labels, dtype=np.int64)
        look = next(look for look in plan.looks if look.size == n)
        # The audit may end at any of its looks, so what a look states has the risk of all of them.
        risk = min(options.alpha, plan.alpha)
        # The looks have their rule's share of the risk already.
        alpha = look.alpha * options.alpha / max(options.alpha, plan.alpha)
        population = np.zeros(len(before), dtype=bool)
        population[list(plan.order)] = True
        population &= before != UNLABELLED
    # Given how many of the sample have a label, they are a random sample of those that have one.
    items, classes = np.array(audit.sample[:n], dtype=np.int64), audit.final_answers[:n]
    some = population[items]
    known = audit.final_answers != UNLABELLED
    answers = audit.final_answers[known].tolist()
    found = dict(zip(np.array(audit.sample)[known].tolist(), answers, strict=True))
    return _Sample(before, population, items[some], classes[some], alpha, risk, found), None


def _still_left(sample: _Sample, costs: CostMatrix, final: FinalLabels) -> float:
    """Return the bound on what all exported labels cost together.

    What the labels cost before is bounded; what people have corrected since is taken off, and a
    label that is another one now, or was none of those drawn from, counts with the most it can
    cost.
    """
    if sample.every:
        truth = np.array(list(sample.known.values()), dtype=np.int64)
        labels = final.labels[list(sample.known)]
        some = labels != UNLABELLED
        return float(costs.array[truth[some], labels[some]].sum())
    total = total_cost_upper(sample.counted(costs), sample.alpha)
    corrected = np.flatnonzero(final.settled & sample.population)
    truth = final.labels[corrected].astype(np.int64)
    truth[:] = [sample.known.get(i, t) for i, t in zip(corrected.tolist(), truth, strict=True)]
    total -= float(label_costs(costs, truth, sample.before[corrected]).sum())
    # People have the last word on what is exported, but the check on what counts as wrong.
    against = (truth >= 0) & (final.labels[corrected] != UNLABELLED)
    total += float(costs.array[truth[against], final.labels[corrected][against]].sum())
    moved = ~final.settled & (final.labels != UNLABELLED)
    moved &= ~sample.population | (final.labels != sample.before)
    return max(0.0, total + float(costs.worst[final.labels[moved]].sum()))
