"""What labels and looks at items cost in money, and what a right label costs by gold.

Not to be confused with the costs of mistakes (`costs.py`), which are a loss, not money.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import isfinite
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from crowdgui.core.arrays import safe_ratio
from crowdgui.core.errors import DataError, Problem
from crowdgui.core.intervals import ClusteredShare, clopper_pearson, clustered_share
from crowdgui.core.workers.peers import mark_labels

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray
    from crowdgui.core.groups.kinds import WorkerKinds
    from crowdgui.core.results import Outcome
    from crowdgui.core.workers.report import WorkerReport

MOST_PRICE = 1e6
"""The highest price that is taken: more is a slip."""

LONGEST_CURRENCY = 8
"""Characters of a currency's code or symbol."""


class WayKind(StrEnum):
    """How an error rate may be reached, which `study.cheapest` prices."""

    RELABEL = "relabel"
    REVIEW = "audit-and-review"
    BOTH = "relabel-audit-and-review"


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

    def checking_cost(self, audited: float, reviewed: float) -> float | None:
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

    @property
    def per_label(self) -> float | None:
        """The mean price of the priced labels; None without any."""
        return self.spent / self.priced if self.priced else None


def labels_cost(outcome: Outcome, prices: FloatArray, members: BoolArray) -> LabelsCost:
    """Return what the labels of some workers cost, a right one as `share_cost` has it.

    Of a single worker, the interval is about this worker's accuracy, labels taken to be
    independent (Clopper–Pearson); of several, about their accuracy with workers and gold items as
    clusters.

    Parameters
    ----------
    outcome : Outcome
        The labels of M workers, and the gold.
    prices : ndarray of shape (M,)
        Price of a label of each, NaN where it is not known.
    members : ndarray of bool, shape (M,)
        The workers that are meant.
    """
    known, given = members & ~np.isnan(prices), outcome.workers.labels
    return share_cost(
        int(given[members].sum()),
        int(given[known].sum()),
        float(prices[known] @ given[known]),
        _accuracy_on_gold(outcome, known, alone=np.count_nonzero(members) == 1),
    )


def _accuracy_on_gold(
    outcome: Outcome, workers: BoolArray, *, alone: bool
) -> ClusteredShare | None:
    job, report = outcome.job, outcome.workers
    if job.gold is None or not report.gold_labels[workers].any():
        return None
    if alone:
        part, of = report.gold_right[workers], report.gold_labels[workers]
        low, high = (float(end[0]) for end in clopper_pearson(part, of))
        return ClusteredShare(int(part[0]), int(of[0]), 1, low, high)
    right = mark_labels(job.labels, job.gold[job.labels.item])
    some = np.isfinite(right) & workers[job.labels.worker]
    return clustered_share(right[some], job.labels.worker[some], job.labels.item[some])


def right_label_costs(
    report: WorkerReport, prices: FloatArray
) -> tuple[FloatArray, FloatArray, FloatArray]:
    """Return the cost of a right label of each worker (M,) and the ends of its 95% interval.

    As `labels_cost` of each worker alone: infinite where none of the labels on gold is right, NaN
    without a price or a label on gold.
    """
    right, gold = report.gold_right, report.gold_labels
    low, high = clopper_pearson(right, gold)
    with np.errstate(divide="ignore", invalid="ignore"):
        ends = [prices / share for share in (safe_ratio(right, gold), high, low)]
    free = (prices == 0.0) & (gold > 0)
    value, least, most = (np.where(free, 0.0, end) for end in ends)
    return value, least, most


def share_cost(
    labels: int, priced: int, spent: float, accuracy: ClusteredShare | None
) -> LabelsCost:
    """Return what labels cost, and a right one among them.

    What was paid for n labels is known, Σ p; how many of them are right is not, but by the
    accuracy A on gold it is estimated as n A. A right label costs Q = Σ p / (n A), so an interval
    of A, [low, high], is one of Q, [Σ p / (n high), Σ p / (n low)], with the same coverage: Q falls
    as A rises, and nothing else in it is uncertain. That holds whatever each label cost. It takes
    labels on gold to be right as often as the rest.

    Parameters
    ----------
    labels, priced : int
        All labels, and those with a price.
    spent : float
        The sum of the prices.
    accuracy : ClusteredShare or None
        The right ones among the priced labels on gold; without ends, A may be anything up to 1.
    """
    if accuracy is None or not accuracy.of or not priced:
        return LabelsCost(labels, priced, spent, 0, 0, None)
    gold, right, price = accuracy.of, accuracy.part, spent / priced
    low, high = accuracy.low or 0.0, 1.0 if accuracy.high is None else accuracy.high
    ends = (right / gold, high, low)
    value = Range(*((price / end if end > 0.0 else np.inf) if price else 0.0 for end in ends))
    return LabelsCost(labels, priced, spent, gold, right, value)


def mean_price(outcome: Outcome, prices: Prices, members: BoolArray | None = None) -> float | None:
    """Return the mean price of the labels that count, of `members` only where there are any given.

    Labels of excluded workers don't count: nobody asks these for more. None where not all prices
    are known, or there are no labels.
    """
    job, given = outcome.job, outcome.workers.labels
    own = prices.per_label(job.labels.n_workers, job.kinds)
    there = given > 0
    for some in (members, None if job.excluded is None else ~job.excluded):
        if some is not None:
            there &= some
    if not there.any() or np.isnan(own[there]).any():
        return None
    return float(own[there] @ given[there] / given[there].sum())
