"""Money: amounts in a currency, what labels and looks at items cost, and the cheapest way."""

from __future__ import annotations

from math import isinf
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.prices import Prices, labels_cost, mean_price
from crowdgui.text.translation import format_number, join_sentences, tr, tr_n

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray
    from crowdgui.core.groups.mixed_votes import VotesOf
    from crowdgui.core.prices import LabelsCost, Range
    from crowdgui.core.results import Outcome

_MOST_DECIMALS = 4
_WHOLE, _SMALL = 1000.0, 0.1
"""Amounts from here on are written without decimals, and below this with four."""


def format_money(amount: float, currency: str, *, price: bool = False) -> str:
    """Write an amount in its currency; a `price` with the decimals that it has, two to four."""
    if isinf(amount):
        return format_number(amount)
    digits = _price_decimals(amount) if price else _decimals(abs(amount))
    number = format_number(amount, digits)
    if not currency:
        return number
    if len(currency) == 1 and not currency.isalpha():
        return tr("{symbol}{amount}", symbol=currency, amount=number)
    return tr("{amount} {code}", code=currency, amount=number)


def _price_decimals(price: float) -> int:
    some = range(2, _MOST_DECIMALS)
    return next((n for n in some if abs(round(price, n) - price) < 1e-9), _MOST_DECIMALS)


def _decimals(amount: float) -> int:
    if amount >= _WHOLE:
        return 0
    return _MOST_DECIMALS if 0.0 < amount < _SMALL else 2


def describe_looking(
    audited: float,
    reviewed: float,
    prices: Prices,
    between: tuple[float, float] | None = None,
) -> str:
    """Return what it costs to audit and review so many items; nothing without their prices."""
    if (audited >= 1 and prices.audit is None) or (reviewed >= 1 and prices.review is None):
        return ""
    audit, review = prices.audit or 0.0, prices.review or 0.0
    cost = format_money(audited * audit + reviewed * review, prices.currency)
    if between is None:
        return tr("about {cost}", cost=cost)
    low, high = (audited * audit + max(0.0, end) * review for end in between)
    return tr(
        "about {cost}, between {low} and {high}",
        cost=cost,
        low=format_money(low, prices.currency),
        high=format_money(high, prices.currency),
    )


def describe_votes_cost(way: VotesOf, outcome: Outcome, prices: Prices) -> str:
    """Return what the labels of some voters cost; nothing where nobody gave a price."""
    kinds = outcome.job.kinds
    if kinds is None or not prices.any_of_labels:
        return ""
    people = mean_price(outcome, prices, ~kinds.is_model)
    cost = way.cost(people, mean_price(outcome, prices, kinds.is_model))
    if cost is None:
        return tr("Not all prices are known.")
    return tr("cost {n}", n=format_money(cost, prices.currency))


def format_money_range(found: Range, currency: str) -> str:
    """Write an estimate with its ends."""
    return tr(
        "{value} ({low} to {high})",
        value=format_money(found.value, currency),
        low=format_money(found.low, currency),
        high=format_money(found.high, currency),
    )


def describe_right_label(found: LabelsCost, currency: str) -> str:
    """Return what a right label costs, or why that is not known."""
    if not found.priced:
        return tr("no price")
    if found.per_right is None:
        return tr("no labels on gold items")
    if not found.right:
        return tr_n("none of {n} gold label right", "none of {n} gold labels right", found.gold)
    return format_money_range(found.per_right, currency)


def cost_groups(outcome: Outcome, prices: Prices) -> list[tuple[str, LabelsCost]]:
    """Return all workers, and people and models apart where there are both, with their costs."""
    job = outcome.job
    own = prices.per_label(job.labels.n_workers, job.kinds)
    groups: list[tuple[str, BoolArray]] = []
    if job.kinds is not None:
        models = job.kinds.is_model
        groups += [(tr("People"), ~models), (tr("Models"), models)]
    groups.append((tr("All workers"), np.ones(len(own), dtype=bool)))
    return [(name, labels_cost(outcome.workers, own, members)) for name, members in groups]


def describe_labels_cost(outcome: Outcome, prices: Prices) -> str:
    """State what the labels cost, and what a right one costs by gold."""
    found = cost_groups(outcome, prices)[-1][1]
    if not found.priced:
        return ""
    spent = tr_n(
        "{n} label costs {cost}.",
        "{n} labels cost {cost}.",
        found.priced,
        cost=format_money(found.spent, prices.currency),
    )
    missing = found.labels - found.priced
    without = tr_n("{n} label has no price.", "{n} labels have no price.", missing)
    right = ""
    if found.per_right is not None and found.right:
        right = tr(
            "A right label costs {cost}, by {gold}.",
            cost=format_money_range(found.per_right, prices.currency),
            gold=tr_n("{n} label on gold", "{n} labels on gold", found.gold),
        )
    return join_sentences((spent, without if missing else "", right))
