"""Ways to an error rate and what they cost: more labels, audit and review, or both; estimates."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import expit, logit

from crowdgui.core.audit.calibration import LEAST, default_calibration
from crowdgui.core.audit.checked_items import calibration_of
from crowdgui.core.audit.work_forecast import chance_right, forecast_rule_work, forecast_work
from crowdgui.core.prices import Range, WayKind, mean_price
from crowdgui.core.progress import Progress, Stage, ignore_progress
from crowdgui.core.rules.registry import get_rule
from crowdgui.core.study.plan import REALIZED_GAIN_SHARE, REALIZED_RANGE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.audit.forecast import AuditForecast
    from crowdgui.core.bounds.guarantee import GuaranteeOptions
    from crowdgui.core.compare.comparison import RuleResult
    from crowdgui.core.prices import Prices
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.core.review.decisions import Decision
    from crowdgui.core.study.plan import Plan

BUDGETS = (0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.75, 1.0)
"""Parts of the labels worth collecting that are tried before an audit."""


@dataclass(frozen=True)
class Way:
    """What one way takes; an estimate. Only ways with an audit end in a guarantee.

    Attributes
    ----------
    kind : WayKind
    labels : Range
        Labels to add; infinite where no number is predicted to do.
    audited : int
        Items of the first audit.
    reviewed : Range
        Items looked at after it: those reviewed, and those of a longer audit.
    cost : Range or None
        None where prices are missing.
    """

    kind: WayKind
    labels: Range
    audited: int
    reviewed: Range
    cost: Range | None

    @property
    def possible(self) -> bool:
        """Whether it is predicted to get there at all."""
        return bool(np.isfinite(self.labels.value))


@dataclass(frozen=True)
class Ways:
    """The ways to a target error rate, and the price of a new label, None where it isn’t known."""

    target: float
    label_price: float | None
    ways: tuple[Way, ...]

    @property
    def cheapest(self) -> Way | None:
        """The way of least estimated cost; None where prices are missing or none gets there."""
        possible = [way for way in self.ways if way.possible]
        if self.label_price is None or any(way.cost is None for way in possible):
            return None
        return min(possible, key=_value, default=None)

    @property
    def clear(self) -> bool:
        """Whether the cheapest costs less than any other even at the ends of their ranges."""
        best = self.cheapest
        if best is None or best.cost is None:
            return False
        others = [way.cost.low for way in self.ways if way.cost is not None and way is not best]
        return best.cost.high < min(others, default=np.inf)


def _value(way: Way) -> float:
    return np.inf if way.cost is None else way.cost.value


def compare_ways(
    plan: Plan,
    outcome: Outcome,
    options: GuaranteeOptions,
    prices: Prices,
    decisions: Mapping[int, Decision],
    report: ProgressCallback = ignore_progress,
) -> Ways:
    """Estimate what the ways to an error rate of `options.epsilon` take and cost.

    - More labels: those that the plan needs, at the mean price of the labels so far; the range is
      that of `Plan.needed`. The error rate is expected then, not guaranteed.
    - Audit and review: the size of the first audit at which the forecast of the work costs least,
      or the suggested size where prices are missing. The range is that of the forecast, in which
      the work is less, or more, with a probability of 10% each. Items of a longer audit are
      counted at the price of a review.
    - Both: labels for the items that they help most, for each of `BUDGETS`, then an audit; the
      budget that costs least. An item that is wrong with probability p now, and by the fitted
      crowd with w₀ now and w_d after d more labels, is taken to be wrong with
      p (1 − g (1 − w_d/w₀)) after them, g being `REALIZED_GAIN_SHARE`, and 1 and 0.5 for the ends
      of the range. Every item keeps its mean: that labels to come separate sure items from unsure
      ones would save more review, so this estimate is rather too high. Only prices
      can weigh labels against looks at items, so without them there is none.

    Parameters
    ----------
    plan : Plan
        Of the labels of `outcome`.
    outcome : Outcome
        The final labels; N items.
    options : GuaranteeOptions
        The target error rate and the risk; no audit has been drawn, or only more labels are left.
    prices : Prices
    decisions : mapping of int to Decision
        Manual labels: these items are neither audited nor reviewed.
    report : callable, optional
        Called with the progress; may raise `Cancelled`.
    """
    each = mean_price(outcome, prices)
    found = [_relabel(plan, options.epsilon, each)]
    work = forecast_work(outcome, options, decisions)
    if work is not None:
        review = _review(WayKind.REVIEW, (work, work, work), Range(0.0, 0.0, 0.0), 0.0, prices)
        found.append(review)
        if each is not None and review.cost is not None:
            both = _both(plan, outcome, options, prices, decisions, each, report)
            if both is not None:
                found.append(both)
    return Ways(options.epsilon, each, tuple(found))


def review_ways(
    tried: Sequence[RuleResult],
    n_classes: int,
    options: GuaranteeOptions,
    prices: Prices,
    decisions: Mapping[int, Decision],
    report: ProgressCallback = ignore_progress,
) -> dict[str, Way]:
    """Estimate for each rule what audit and review to the target error rate take and cost.

    As `compare_ways` does for the rule in use: the rule's own probability, corrected as on other
    datasets, says how many labels would be accepted. A rule whose confidence is only a share of
    votes and isn't corrected has no such estimate.

    Parameters
    ----------
    tried : sequence of RuleResult
    n_classes : int
    options : GuaranteeOptions
        The target error rate and the risk.
    prices : Prices
    decisions : mapping of int to Decision
        Manual labels: these items are neither audited nor reviewed.
    report : callable, optional
        Called with the progress; may raise `Cancelled`.

    Returns
    -------
    dict of str to Way
        By the rule's key. Empty once an audit was drawn, without the prices of audit and review,
        and where labels that are off by a class or more count as right.
    """
    found: dict[str, Way] = {}
    if options.tolerance or prices.audit is None or prices.review is None:
        return found
    for place, one in enumerate(tried):
        report(Progress(Stage.ESTIMATING_EFFECT, place / len(tried)))
        rule = get_rule(one.key)
        if not (rule.gives_probability or default_calibration(one.key).corrects):
            continue
        made = one.labels, one.confidence, one.tied
        work = forecast_rule_work(one.key, made, n_classes, options, decisions)
        if work is not None:
            none = Range(0.0, 0.0, 0.0)
            found[one.key] = _review(WayKind.REVIEW, (work, work, work), none, 0.0, prices)
    return found


def _relabel(plan: Plan, target: float, each: float | None) -> Way:
    needed = plan.needed(target)
    counts = (needed.labels, needed.low, needed.high)
    labels = Range(*(np.inf if n is None else float(n) for n in counts))
    cost = None if each is None else Range(*(_times(n, each) for n in labels))
    return Way(WayKind.RELABEL, labels, 0, Range(0.0, 0.0, 0.0), cost)


def _times(labels: float, each: float) -> float:
    return labels * each if each else 0.0


def _review(
    kind: WayKind,
    works: tuple[AuditForecast, AuditForecast, AuditForecast],
    labels: Range,
    spent: float,
    prices: Prices,
) -> Way:
    """Return the way with an audit, by the forecast and those for the ends of its range."""
    work, least, most = works
    costs = [prices.checking_cost(n, max(0.0, work.total(n) - n)) for n in work.sizes.tolist()]
    size = work.best
    if None not in costs:
        offered = zip(costs, work.sizes.tolist(), work.usable.tolist(), strict=True)
        usable = [(cost, n) for cost, n, enough in offered if enough]
        size = min(usable, key=lambda one: (one[0] or 0.0, one[1]))[1]
    reviewed = Range(
        max(0.0, work.total(size) - size),
        max(0.0, least.between(size)[0] - size),
        max(0.0, most.between(size)[1] - size),
    )
    looks = [prices.checking_cost(size, n) for n in reviewed]
    cost = Range(*(spent + n for n in looks if n is not None)) if None not in looks else None
    return Way(kind, labels, size, reviewed, cost)


def _both(
    plan: Plan,
    outcome: Outcome,
    options: GuaranteeOptions,
    prices: Prices,
    decisions: Mapping[int, Decision],
    each: float,
    report: ProgressCallback,
) -> Way | None:
    most = int(plan.allocation.labels[-1])
    best: Way | None = None
    budgets = sorted({round(part * most) for part in BUDGETS} - {0})
    for place, budget in enumerate(budgets):
        report(Progress(Stage.ESTIMATING_EFFECT, place / len(budgets)))
        chosen = plan.relabel(budget)
        if not chosen.labels:
            continue
        more = np.zeros(plan.n_items, dtype=np.int64)
        more[chosen.items] = chosen.more
        works = []
        for part in (REALIZED_GAIN_SHARE, REALIZED_RANGE[1], REALIZED_RANGE[0]):
            chance = _chance_after(plan, outcome, options, more, part)
            work = forecast_work(outcome, options, decisions, chance, more > 0)
            if work is None:
                return None
            works.append(work)
        sent = float(chosen.labels)
        way = _review(
            WayKind.BOTH,
            (works[0], works[1], works[2]),
            Range(sent, sent, sent),
            sent * each,
            prices,
        )
        if best is None or _value(way) < _value(best):
            best = way
    return best


def _chance_after(
    plan: Plan, outcome: Outcome, options: GuaranteeOptions, more: IntArray, part: float
) -> FloatArray:
    """Return the rule's probability (N,) at which labels would be as often right as after `more`.

    The calibration curve σ(a + b logit c) is solved for c.
    """
    curve = calibration_of(outcome)
    chance = chance_right(outcome, options.tolerance)
    wrong = plan.forecast.wrong[plan.forecast.group]
    now, then = wrong[:, 0], wrong[np.arange(len(more)), more]
    fall = part * (1.0 - then / np.maximum(now, np.finfo(float).tiny))
    right = 1.0 - (1.0 - curve.right(chance)) * (1.0 - fall)
    kept = np.clip(right, LEAST, 1.0 - LEAST)
    solved: FloatArray = expit((logit(kept) - curve.intercept) / curve.slope)
    return np.where(more > 0, solved, chance)
