"""What labels and looks at items cost in money, and what a right label costs by gold.

Not to be confused with the costs of mistakes (`costs.py`), which are a loss, not money.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from scipy.special import stdtrit

from crowdgui.core.errors import DataError, Problem
from crowdgui.core.intervals import clopper_pearson

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray
    from crowdgui.core.groups.kinds import WorkerKinds
    from crowdgui.core.results import Outcome
    from crowdgui.core.workers.report import WorkerReport

MOST_PRICE = 1e6
"""The highest price that is taken: more is a slip."""

LONGEST_CURRENCY = 8
"""Characters of a currency's code or symbol."""

_QUANTILE = 0.975


@dataclass(frozen=True)
class Prices:
    """Prices in one currency; None where nobody said, 0 where it costs nothing.

    Attributes
    ----------
    person, model : float or None
        A label by a person, and by a model.
    audit, review : float or None
        An item that is audited, and one that is reviewed.
    currency : str
        A code or a symbol, as text; empty where nobody said.
    workers : tuple of (int, float)
        Prices per label of single workers, by code and rising; they go before those above.
    """

    person: float | None = None
    model: float | None = None
    audit: float | None = None
    review: float | None = None
    currency: str = ""
    workers: tuple[tuple[int, float], ...] = ()

    def __post_init__(self) -> None:
        named = (self.person, self.model, self.audit, self.review)
        for price in (*named, *(price for _, price in self.workers)):
            if price is not None and not (isfinite(price) and 0.0 <= price <= MOST_PRICE):
                raise DataError(Problem.PRICE_RANGE, most=MOST_PRICE)
        if len(self.currency) > LONGEST_CURRENCY or not self.currency.isprintable():
            raise DataError(Problem.CURRENCY, most=LONGEST_CURRENCY)
        codes = [code for code, _ in self.workers]
        if codes != sorted(set(codes)):
            raise DataError(Problem.PRICES_OF_WORKERS)

    @property
    def any_of_labels(self) -> bool:
        return self.person is not None or self.model is not None or bool(self.workers)

    @property
    def any(self) -> bool:
        """Whether there is any price at all."""
        return self.any_of_labels or self.audit is not None or self.review is not None

    def per_label(self, n_workers: int, kinds: WorkerKinds | None) -> FloatArray:
        """Return the price of a label of each worker (M,), NaN where nobody said."""
        person, model = (np.nan if one is None else one for one in (self.person, self.model))
        made = np.full(n_workers, person, dtype=float)
        if kinds is not None:
            made[kinds.is_model] = model
        for code, price in self.workers:
            made[code] = price
        return made

    def looking(self, audited: float, reviewed: float) -> float | None:
        """Return what it costs to audit and review so many items; None without both prices."""
        if self.audit is None or self.review is None:
            return None
        return audited * self.audit + reviewed * self.review


class Range(NamedTuple):
    """An estimate and what it may as well be; infinite where there is no end."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class LabelsCost:
    """What the labels of some workers cost.

    Attributes
    ----------
    labels, priced : int
        Labels that count, and those among them with a known price.
    spent : float
        The sum of these prices.
    gold, right : int
        Priced labels on gold items, and the right ones among them.
    per_right : Range or None
        Cost of a right label with its 95% interval; None without a priced label on gold.
    """

    labels: int
    priced: int
    spent: float
    gold: int
    right: int
    per_right: Range | None


def labels_cost(report: WorkerReport, prices: FloatArray, members: BoolArray) -> LabelsCost:
    """Return what the labels of some workers cost.

    A right label costs Q = Σ_w p_w g_w / Σ_w r_w, with p_w the price of a label of worker w, g_w
    the labels on gold and r_w the right ones. The interval is the wider end of two: the mean price
    over the exact (Clopper–Pearson) limits of the accuracy, which takes labels to be independent,
    and, from two workers on, Q ± t · s for workers drawn at random, by the linearised variance of a
    ratio: s² = W/(W − 1) Σ_w (p_w g_w − Q r_w)² / (Σ_w r_w)² with t of W − 1 degrees of freedom.

    Parameters
    ----------
    report : WorkerReport
        Of M workers: their labels, and those on gold.
    prices : ndarray of shape (M,)
        Price of a label of each, NaN where it is not known.
    members : ndarray of bool, shape (M,)
        The workers that are meant.
    """
    known = members & ~np.isnan(prices)
    price = prices[known]
    gold, right = report.gold_labels[known], report.gold_right[known]
    labels = report.labels[known]
    return LabelsCost(
        int(report.labels[members].sum()),
        int(labels.sum()),
        float(price @ labels),
        int(gold.sum()),
        int(right.sum()),
        _per_right(price, gold.astype(float), right.astype(float)),
    )


def _per_right(price: FloatArray, gold: FloatArray, right: FloatArray) -> Range | None:
    asked = gold > 0
    price, gold, right = price[asked], gold[asked], right[asked]
    n, hits = float(gold.sum()), float(right.sum())
    if not n:
        return None
    spent = float(price @ gold)
    if not spent:
        return Range(0.0, 0.0, 0.0)
    limits = clopper_pearson(np.array([hits]), np.array([n]))
    lower, upper = (float(limit[0]) for limit in limits)
    low = spent / n / upper
    high = spent / n / lower if lower > 0.0 else np.inf
    if not hits:
        return Range(np.inf, low, np.inf)
    value = spent / hits
    workers = len(gold)
    if workers > 1:
        off = price * gold - value * right
        error = np.sqrt(workers / (workers - 1.0) * float(off @ off)) / hits
        margin = float(stdtrit(workers - 1, _QUANTILE)) * float(error)
        low, high = min(low, max(0.0, value - margin)), max(high, value + margin)
    return Range(value, low, high)


def mean_price(outcome: Outcome, prices: Prices, members: BoolArray | None = None) -> float | None:
    """Return the mean price of the labels that count, of `members` only where there are any given.

    None where not all prices are known, or there are no labels.
    """
    own = prices.per_label(outcome.job.labels.n_workers, outcome.job.kinds)
    given = outcome.workers.labels
    there = given > 0 if members is None else (given > 0) & members
    if not there.any() or np.isnan(own[there]).any():
        return None
    return float(own[there] @ given[there] / given[there].sum())
