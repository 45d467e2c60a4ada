"""Which rule is recommended, and on what evidence."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.agreement.order_check import check_order
from crowdgui.core.audit.acceptance import plan_acceptance
from crowdgui.core.audit.bounds import HEAD_START, alpha_share, choose_rule
from crowdgui.core.audit.calibration import default_calibration
from crowdgui.core.audit.checked_items import checked_items, count_checked
from crowdgui.core.audit.forecast import LEAST_AUDIT
from crowdgui.core.audit.sample import Look
from crowdgui.core.compare.candidates import FOLDS, NotCompared, skipped_candidates
from crowdgui.core.compare.held_out import HeldOutScores, compare_paired, holm, score_held_out
from crowdgui.core.compare.misfit import Misfit, run_misfit_tests
from crowdgui.core.costs import label_costs, least_cost_labels
from crowdgui.core.job import fit_rule
from crowdgui.core.labels import UNLABELLED, freeze
from crowdgui.core.mistakes import are_mistakes
from crowdgui.core.progress import Stage, ignore_progress, subprogress
from crowdgui.core.rules.registry import (
    DEFAULT_RULE,
    ORDERED_CANDIDATES,
    RECOMMENDED,
    candidates,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.audit.sample import AuditSample
    from crowdgui.core.bounds.guarantee import GuaranteeOptions
    from crowdgui.core.compare.comparison import RuleResult
    from crowdgui.core.compare.held_out import MeanEstimate, PairedComparison
    from crowdgui.core.costs import CostMatrix
    from crowdgui.core.errors import Reason
    from crowdgui.core.job import Job
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.core.rules.rule import Aggregation


RISK = 0.05
"""The probability of taking noise for a difference on gold, over all rules together."""


def recommendable(labels: Labels) -> tuple[str, ...]:
    """Return the rules that checked items may choose from, the recommended one first.

    A rule that does not fit in memory is none of them. Where no item has labels from two workers
    nothing shows that one of them is wrong: the rule that keeps each is first then.
    """
    without = skipped_candidates(labels)
    large = {key for key, reason in without.items() if reason.code is NotCompared.TOO_LARGE}
    keys = tuple(key for key in candidates(labels) if key not in large)
    if labels.overlap:
        return keys
    return (DEFAULT_RULE, *(key for key in keys if key != DEFAULT_RULE))


SECONDS_PER_LABEL, MOST_SLOW_LABELS = 1.2e-3, 30_000
SECONDS_PER_MANY = 2e-5
"""The time of the recommended rule, measured on two cores: up to so many labels its weights are
learnt over several splits, and a label takes longest; of more, each takes this for 4 classes."""


def expected_seconds(labels: Labels) -> float:
    """Return about how long the recommended rule takes, rather too long than too short."""
    n = labels.n_labels
    few, many = min(n, MOST_SLOW_LABELS), max(0, n - MOST_SLOW_LABELS)
    return SECONDS_PER_LABEL * few + SECONDS_PER_MANY * many * max(1.0, labels.n_classes / 4)


@dataclass(frozen=True, eq=False)
class CheckedRule:
    """What a rule makes of the items, and how many of the checked ones it has wrong.

    `labels`, `tied` and `confidence`, the rule's own, are of shape (N,). `cost` is what its labels
    of the checked items cost together; None where all mistakes count the same.
    """

    key: str
    wrong: int
    labels: IntArray
    tied: BoolArray
    confidence: FloatArray
    cost: float | None = None

    def __post_init__(self) -> None:
        freeze(self)


@dataclass(frozen=True)
class OrderTest:
    """The best rule for ordered classes against the plain one, by `hidden` held-out labels.

    `gain` is how much better it predicts them, in nats per label, and `p_value` the probability
    of such a gain if no rule for ordered classes were better, corrected for their number.
    """

    rule: str
    base: str
    gain: MeanEstimate
    p_value: float
    hidden: int

    @property
    def better(self) -> bool:
        return self.gain.value > 0 and self.p_value <= RISK


@dataclass(frozen=True)
class RuleChoice:
    """The rule to use: `rule`. `checked` are all rules with their wrong labels among `n` items.

    Without enough checked items `checked` is empty, and the rule is the recommended one: of ordered
    classes that by `order`, where labels could be held out, and the one that keeps all labels where
    no items `overlap`.
    """

    rule: str
    n: int = 0
    checked: tuple[CheckedRule, ...] = ()
    order: OrderTest | None = None
    overlap: bool = True

    @property
    def chosen(self) -> CheckedRule | None:
        """The chosen rule's labels, where checked items have chosen."""
        return next((one for one in self.checked if one.key == self.rule), None)


def may_choose(job: Job, options: GuaranteeOptions) -> bool:
    """Return whether enough items were checked at random to choose a rule by them.

    An audit has as many at least; fewer are mostly luck. A skipped item counts, as it does in the
    guarantee: every rule has it wrong. Nothing is chosen where all are skipped.
    """
    return count_checked(job, options) >= LEAST_AUDIT


def choose(
    job: Job,
    options: GuaranteeOptions,
    report: ProgressCallback = ignore_progress,
    tried: Sequence[RuleResult] = (),
    held_out: HeldOutScores | None = None,
) -> RuleChoice:
    """Return the rule to use: by checked items where there are enough, else the recommended one.

    The rule with the fewest wrong labels among the items checked at random is chosen, the
    recommended one with a head start of one; with costs, the rule whose labels of them cost least,
    with a head start of what a mistake of the recommended one costs on average. Without such items
    no property of the labels tells better which rule has fewest errors than how rules did on other
    real label sets. Whether it helps that classes are ordered differs from set to set, and there
    held-out labels choose.

    Parameters
    ----------
    job : Job
        The labels that count, and the gold.
    options : GuaranteeOptions
        The audit, and whether gold was drawn at random.
    report : callable, optional
        Called with the progress.
    tried : sequence of RuleResult, optional
        Rules that ran already on the same job, with their default options.
    held_out : HeldOutScores, optional
        Scores of all candidates, where they are known.
    """
    keys = recommendable(job.used)
    truth = checked_items(job, options)
    if not may_choose(job, options):
        if not job.used.overlap:
            return RuleChoice(keys[0], overlap=False)
        order = compare_with_ordered(job.used, held_out, report)
        better = order is not None and order.better
        return RuleChoice(order.rule if order and better else keys[0], order=order)
    items, codes = np.array(list(truth)), np.array(list(truth.values()))
    done: Mapping[str, RuleResult] = {one.key: one for one in tried}
    checked = []
    for i, key in enumerate(keys):
        shown = subprogress(report, Stage.COMPARING_WITH_CHECKED, i / len(keys))
        if key in done and job.costs is None:
            one = done[key]
            labels, tied, confidence = one.labels, one.tied, one.confidence
        else:
            labels, tied, confidence = _final(job, _fit(job, key, shown))
        wrong = int(np.count_nonzero(are_mistakes(labels[items], codes, options.counted_tolerance)))
        cost = None if job.costs is None else _cost(job.costs, codes, labels[items])
        checked.append(CheckedRule(key, wrong, labels, tied, confidence, cost))
    return RuleChoice(_choose(checked, items, codes), len(items), tuple(checked))


def _cost(costs: CostMatrix, codes: IntArray, labels: IntArray) -> float:
    given = labels != UNLABELLED
    return float(label_costs(costs, codes[given], labels[given]).sum())


def _choose(checked: Sequence[CheckedRule], items: IntArray, codes: IntArray) -> str:
    costs = {one.key: one.cost for one in checked if one.cost is not None}
    if not costs:
        return choose_rule({one.key: one.wrong for one in checked})
    first = checked[0]
    labels = first.labels[items]
    # Mistakes that a target tolerates cost something too.
    mistakes = int(np.count_nonzero((labels != UNLABELLED) & are_mistakes(labels, codes)))
    return choose_rule(costs, HEAD_START * costs[first.key] / max(1, mistakes))


def compare_with_ordered(
    labels: Labels, found: HeldOutScores | None = None, report: ProgressCallback = ignore_progress
) -> OrderTest | None:
    """Compare the recommended rule with those for ordered classes, by held-out labels.

    None where classes are not ordered, no label can be held out, or there are too many labels. None
    also where labels that differ are no nearer in the order than by chance (`check_order`): of few
    workers with most labels, EM on cuts predicts labels better and is wrong more often then, which
    took it in 7 of 10 simulated files.
    """
    without = skipped_candidates(labels)
    ordered = [key for key in ORDERED_CANDIDATES if key not in without]
    if not labels.ordered or not ordered or RECOMMENDED in without:
        return None
    near = check_order(labels, report)
    if near is None or not near.supported:
        return None
    if found is None:
        found = score_held_out(labels, (RECOMMENDED, *ordered), 0, report, rounds=FOLDS)
    if found is None:
        return None
    gains = {key: found.gain(key, RECOMMENDED) for key in ordered}
    best = max(ordered, key=lambda key: gains[key].value)
    p_value = found.p_values(ordered, RECOMMENDED)[best]
    return OrderTest(best, RECOMMENDED, gains[best], p_value, found.hidden)


def _fit(job: Job, key: str, report: ProgressCallback) -> Aggregation:
    return fit_rule(replace(job, rule=key, options=None, gold=None), report)


def _final(job: Job, found: Aggregation) -> tuple[IntArray, BoolArray, FloatArray]:
    """Return a rule's final labels, those tied, and its probability of each (N,)."""
    if job.costs is None:
        return found.labels, found.tied, found.confidence
    labels, tied = least_cost_labels(found, default_calibration(found.rule), job.costs)
    own = found.posterior[np.arange(len(labels)), labels]
    return labels, tied, np.where(labels == found.labels, found.confidence, own)


@dataclass(frozen=True)
class LabelChanges:
    """What the recommended rule would change, and how majority voting differs.

    `changed` of the final labels would be others. `from_majority` differ from those of the
    majority, and on `against` of these the careful parts of the recommended rule side with the
    majority.
    """

    rule: str
    changed: int
    from_majority: int
    against: int

    @property
    def majority_is_supported(self) -> bool:
        """Whether most of what the rule in use does differently is not supported."""
        return 2 * self.against > self.from_majority


def count_changes(outcome: Outcome, recommended: RuleResult) -> LabelChanges:
    """Compare final labels with those of the recommended rule and of the majority."""
    final, plain = outcome.aggregation.labels, outcome.majority.labels
    differ = np.not_equal(final, plain)
    careful = recommended.careful
    against = 0 if careful is None else int(np.count_nonzero(differ & (careful == plain)))
    changed = int(np.count_nonzero(final != recommended.labels))
    return LabelChanges(recommended.key, changed, int(np.count_nonzero(differ)), against)


class ChoiceCost(StrEnum):
    """What it does to the guarantee to use a rule that checked items have chosen."""

    ALLOWED = "allowed"
    NOT_PLANNED = "not planned"
    LABELS_CHANGED = "labels changed"


def cost_of_choice(outcome: Outcome, options: GuaranteeOptions) -> ChoiceCost:
    """Return whether the guarantee allows for another rule than that in use.

    The share of the risk that each rule has must be fixed before the items are checked, and so must
    what its labels follow from. If labels differ from those at the draw, workers or options of the
    rule may have been changed by what was found, and another rule's labels with them.
    """
    audit = options.audit
    if audit is None or audit.plan is None:
        return ChoiceCost.ALLOWED
    if not options.candidates:
        return ChoiceCost.NOT_PLANNED
    if audit.plan.end is not None:
        # Labels were added since, perhaps where the audit had found mistakes.
        return ChoiceCost.LABELS_CHANGED
    order = np.array(audit.plan.order, dtype=np.int64)
    same = np.array_equal(outcome.labels[order], np.array(audit.plan.labels)[order])
    return ChoiceCost.ALLOWED if same else ChoiceCost.LABELS_CHANGED


def with_chosen(
    options: GuaranteeOptions, choice: RuleChoice, cost: ChoiceCost
) -> GuaranteeOptions:
    """Return the options with which the chosen rule is used."""
    audit, found = options.audit, choice.chosen
    if found is None or cost is not ChoiceCost.ALLOWED:
        return options
    if audit is None or audit.plan is None:
        return replace(options, candidates=tuple(one.key for one in choice.checked))
    return replace(options, audit=plan_for(audit, found, options.candidates))


def plan_for(audit: AuditSample, found: CheckedRule, candidates: Sequence[str]) -> AuditSample:
    """Return an audit with the plan of the chosen rule: its labels, its order, its share of α.

    Both are fixed by the labels and the rule alone, so they were fixed before the first item was
    checked, whenever they are computed. Items decided by hand before the draw keep their label.

    Parameters
    ----------
    audit : AuditSample
        With a plan for another rule, drawn for a choice among `candidates`.
    found : CheckedRule
        The chosen rule, with its labels.
    candidates : sequence of str
        The rules that the audit may choose from, the recommended one first.
    """
    plan = audit.plan
    assert plan is not None
    open_ = np.zeros(len(plan.labels), dtype=bool)
    open_[list(plan.order)] = True
    labels = np.where(open_, found.labels, np.array(plan.labels))
    share = alpha_share(found.key, candidates)
    looks = tuple(Look(look.size, look.alpha * share / plan.share) for look in plan.looks)
    made = plan_acceptance(
        labels=labels,
        confidence=found.confidence,
        tied=found.tied & open_,
        decided=~open_,
        seed=audit.seed,
        at_most=plan.at_most,
        looks=looks,
        by_class=plan.by_class,
        share=share,
        tolerance=plan.tolerance,
        costs=plan.costs,
        first=plan.first,
        end=plan.end,
    )
    return replace(audit, plan=made)


@dataclass(frozen=True)
class RuleEvidence:
    """One rule against the one that the others are compared with.

    `gain` is how much better it predicts held-out labels, in nats per label, and `p_value` the
    probability of such a gain if no rule were better, corrected for their number. `gold` counts
    the gold items on which only one of them is right, this rule first, and `gold_p_value` is
    that of their difference, corrected alike. None where there is no evidence. `reason` is why a
    rule was not compared.
    """

    key: str
    gain: MeanEstimate | None = None
    p_value: float | None = None
    gold: PairedComparison | None = None
    gold_p_value: float | None = None
    reason: Reason | None = None

    @property
    def better_on_gold(self) -> bool:
        fewer = self.gold is not None and self.gold.fewer_wrong > 0
        return fewer and self.gold_p_value is not None and self.gold_p_value <= RISK

    @property
    def worse_on_gold(self) -> bool:
        """Whether more gold items are wrong, significantly or not."""
        return self.gold is not None and self.gold.fewer_wrong < 0


@dataclass(frozen=True)
class Recommendation:
    """The rule to use, and how the labels look to the others.

    Only checked items choose. What held-out labels, gold, class bias and groups of workers show
    explains where rules differ: `rows` compare every other candidate with the rule `base`.
    """

    choice: RuleChoice
    base: str
    rows: tuple[RuleEvidence, ...]
    held_out: HeldOutScores | None
    misfit: Misfit

    @property
    def rule(self) -> str:
        return self.choice.rule


def recommend_rule(
    job: Job,
    options: GuaranteeOptions,
    report: ProgressCallback = ignore_progress,
    tried: Sequence[RuleResult] = (),
) -> Recommendation:
    """Choose a rule, and collect what explains how the rules differ on these labels.

    Rules `tried` already on the same job are not run again.
    """
    without = skipped_candidates(job.used)
    keys = tuple(key for key in candidates(job.used) if key not in without)
    base = RECOMMENDED if RECOMMENDED in keys else DEFAULT_RULE
    found = score_held_out(job.used, keys, report=report)
    choice = choose(job, options, report, tried, found)
    wrong = run_misfit_tests(job.used, report=report)
    gold = compare_on_gold(job, keys, base, (*tried, *choice.checked), report)
    rows = evidence_rows(found, gold, keys, base, without)
    return Recommendation(choice, base, rows, found, wrong)


def evidence_rows(
    found: HeldOutScores | None,
    gold: Mapping[str, PairedComparison],
    keys: Sequence[str],
    base: str,
    without: Mapping[str, Reason],
) -> tuple[RuleEvidence, ...]:
    """Collect what is known about every rule but the one they are compared with."""
    others = [key for key in keys if key != base]
    p_values = {} if found is None else found.p_values(others, base)
    on_gold = [key for key in others if key in gold]
    corrected = dict(zip(on_gold, holm([gold[key].p for key in on_gold]), strict=True))
    compared = [
        RuleEvidence(
            key,
            None if found is None else found.gain(key, base),
            p_values.get(key),
            gold.get(key),
            float(corrected[key]) if key in corrected else None,
        )
        for key in others
    ]
    return (*compared, *(RuleEvidence(key, reason=reason) for key, reason in without.items()))


def compare_on_gold(
    job: Job,
    keys: Sequence[str],
    base: str,
    tried: Sequence[RuleResult | CheckedRule],
    report: ProgressCallback = ignore_progress,
) -> dict[str, PairedComparison]:
    """Compare every rule with one of them on gold; rules that ran already are not run again."""
    if job.gold is None or not (job.gold != UNLABELLED).any():
        return {}
    # The rule in use may have used the gold: what it found then says nothing.
    known_labels = [one for one in tried if getattr(one, "gold", True) is not None]
    # Rules are compared by their most probable classes, whatever mistakes cost.
    done = {} if job.costs is not None else {one.key: one.labels for one in known_labels}
    final = {}
    for i, key in enumerate(keys):
        shown = subprogress(report, Stage.COMPARING_WITH_GOLD, i / len(keys))
        final[key] = done[key] if key in done else _fit(job, key, shown).labels
    known = (job.gold != UNLABELLED) & (final[base] != UNLABELLED)
    gold = job.gold[known]
    right = final[base][known] == gold
    if not known.any():
        return {}
    return {key: compare_paired(final[key][known] == gold, right) for key in keys if key != base}
