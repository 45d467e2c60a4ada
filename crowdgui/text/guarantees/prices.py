"""Money: amounts in a currency, what labels and looks at items cost, and the cheapest way."""

from __future__ import annotations

from math import isfinite, isinf
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.prices import Prices, WayKind, labels_cost, mean_price
from crowdgui.text.translation import (
    format_number,
    format_percent,
    inline_name,
    join_clauses,
    join_sentences,
    tr,
    tr_n,
    tr_noop,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from crowdgui.core.arrays import BoolArray
    from crowdgui.core.groups.mixed_votes import VotesOf
    from crowdgui.core.prices import LabelsCost, Range
    from crowdgui.core.results import Outcome
    from crowdgui.core.study.cheapest import Way, Ways

_MOST_DECIMALS = 4
_WHOLE, _SMALL = 1000.0, 0.1
"""Amounts from here on are written without decimals, and below this with four."""


def format_money(amount: float, currency: str, *, price: bool = False) -> str:
    """Write an amount in its currency; a `price` with the decimals that it has, two to four."""
    digits = _price_decimals(amount) if price else _decimals(abs(amount))
    return _with_decimals(amount, digits, currency)


def _with_decimals(amount: float, digits: int, currency: str) -> str:
    number = format_number(amount, digits)
    if isinf(amount):
        return number
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
    """Return what it costs to audit and review so many items; nothing without any price."""
    if prices.audit is None and prices.review is None:
        return ""
    if audited >= 1 and prices.audit is None:
        return tr("cost not known: no price per item audited")
    if reviewed >= 1 and prices.review is None:
        return tr("cost not known: no price per item reviewed")
    audit, review = prices.audit or 0.0, prices.review or 0.0
    cost = audited * audit + reviewed * review
    if between is None:
        return tr("cost: about {cost}", cost=format_money(cost, prices.currency))
    ends = (audited * audit + max(0.0, end) * review for end in between)
    written, low, high = _alike((cost, *ends), [prices.currency] * 3)
    return tr("cost: about {cost}, between {low} and {high}", cost=written, low=low, high=high)


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
    value, low, high = _alike((found.value, found.low, found.high), (currency, "", ""))
    return tr("{value} ({low} to {high})", value=value, low=low, high=high)


def _alike(amounts: Sequence[float], currencies: Sequence[str]) -> list[str]:
    """Write amounts with the decimals that suit the first finite one; large ones have none."""
    digits = _decimals(abs(next((amount for amount in amounts if isfinite(amount)), 0.0)))
    return [
        _with_decimals(amount, digits if abs(amount) < _WHOLE else 0, currency)
        for amount, currency in zip(amounts, currencies, strict=True)
    ]


def describe_label_price(found: LabelsCost, currency: str) -> str:
    """Return the mean price of the labels, and how many have one if not all do."""
    if found.per_label is None:
        return tr("no price")
    price = format_money(found.per_label, currency, price=True)
    if found.priced == found.labels:
        return price
    return tr(
        "{price} (by {n} of {all})",
        price=price,
        n=format_number(found.priced),
        all=format_number(found.labels),
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
    return [(name, labels_cost(outcome, own, members)) for name, members in groups]


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
        each = found.per_right
        cost, low, high = _alike((each.value, each.low, each.high), (prices.currency, "", ""))
        right = tr(
            "A right label costs {cost}, 95% interval {low} to {high}, by {gold}.",
            cost=cost,
            low=low,
            high=high,
            gold=tr_n("{n} label on gold", "{n} labels on gold", found.gold),
        )
    return join_sentences((spent, without if missing else "", right))


_WAYS = {
    WayKind.RELABEL: tr_noop("More labels only"),
    WayKind.REVIEW: tr_noop("Audit and review"),
    WayKind.BOTH: tr_noop("More labels, then audit and review"),
}


def way_name(kind: WayKind) -> str:
    """Name a way to an error rate."""
    return tr(_WAYS[kind])


def _count_range(found: Range) -> str:
    low, high = (format_number(end) for end in (found.low, found.high))
    if low == high:
        return format_number(found.value)
    return tr("{n} ({low} to {high})", n=format_number(found.value), low=low, high=high)


def describe_way(way: Way, prices: Prices) -> str:
    """State what a way takes and costs."""
    if not way.possible:
        return tr("{way}: not expected to get there.", way=way_name(way.kind))
    parts = []
    if way.kind is not WayKind.REVIEW:
        parts.append(tr("labels: {n}", n=_count_range(way.labels)))
    if way.kind is not WayKind.RELABEL:
        parts.append(tr("items audited: {n}", n=format_number(way.audited)))
        parts.append(tr("items reviewed: {n}", n=_count_range(way.reviewed)))
    cost = (
        tr("cost not known")
        if way.cost is None
        else tr("cost: {cost}", cost=format_money_range(way.cost, prices.currency))
    )
    return tr("{way}: {parts}.", way=way_name(way.kind), parts=join_clauses((*parts, cost)))


def describe_cheapest(found: Ways) -> str:
    """State which way is estimated to cost least, and how clear that is."""
    best = found.cheapest
    target = format_percent(found.target)
    if best is None:
        if found.label_price is None or any(way.cost is None for way in found.ways):
            return tr(
                "Set the prices of labels, audited and reviewed items to see the cheapest way to "
                "{target}.",
                target=target,
            )
        return ""
    first = tr(
        "Estimated cheapest way to {target}: {way}.",
        target=target,
        way=inline_name(way_name(best.kind)),
    )
    unclear = "" if found.clear else tr("The ranges overlap, so another way may cost less.")
    return join_sentences((first, unclear))


def describe_ways(found: Ways, prices: Prices) -> tuple[str, ...]:
    """Return the cheapest way, each way, and what these estimates are."""
    with_audit = any(way.kind is not WayKind.RELABEL for way in found.ways)
    notes = [tr("All are estimates.")]
    if with_audit:
        notes.append(
            tr(
                "Only an audit gives a guarantee; after more labels alone the error rate is "
                "expected. The ranges of items reviewed hold in about 8 of 10 cases."
            )
        )
    else:
        notes.append(tr("Audit and review are not compared: an audit was drawn already."))
    lines = (
        describe_cheapest(found),
        *(describe_way(way, prices) for way in found.ways),
        join_sentences(notes),
    )
    return tuple(filter(None, lines))


def money_sentences(outcome: Outcome, prices: Prices, ways: Ways | None) -> list[str]:
    """Return everything that is known of money; nothing without prices."""
    if not prices.any:
        return []
    of_ways = () if ways is None else describe_ways(ways, prices)
    return [words for words in (describe_labels_cost(outcome, prices), *of_ways) if words]


def cost_of_share(outcome: Outcome, prices: Prices) -> Callable[[float], str] | None:
    """Return what writes the expected cost of a share of the labels that count, drawn at random.

    None where not all of them have a price.
    """
    if not prices.any_of_labels:
        return None
    each = mean_price(outcome, prices)
    if each is None:
        return None
    total = outcome.job.used.n_labels * each
    return lambda share: format_money(share * total, prices.currency)


def describe_plan_cost(labels: int, outcome: Outcome, prices: Prices) -> str:
    """State what the labels of a plan cost; nothing without labels or their price."""
    each = mean_price(outcome, prices)
    if each is None or labels == 0:
        return ""
    return tr(
        "They cost about {cost}, at {price} per label, the mean price of the labels so far.",
        cost=format_money(labels * each, prices.currency),
        price=format_money(each, prices.currency, price=True),
    )
