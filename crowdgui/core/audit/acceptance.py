"""Accept the most confident labels, review the rest: a guarantee that needs no model of workers.

The final labels and an order of the items, most confident first, are fixed before anything is
checked. A random sample of the items is audited and every mistake found is corrected. The labels
of the first items of the order are then accepted as they are, as many as the audit allows, and all
other items are reviewed by hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import floor
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.audit.bounds import (
    SLACK,
    AuditCounts,
    hypergeometric_cdf,
    hypergeometric_upper,
)
from crowdgui.core.audit.plan import ROUNDING
from crowdgui.core.errors import DataError, Problem
from crowdgui.core.labels import UNLABELLED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray

NOTHING = -1
"""What `most_found` returns where no result of the audit allows to accept anything."""

FIRST_LOOK = 0.6
"""The share of α that the first look gets; the later ones share the rest equally."""

LEAST_AUDIT = 40
"""The smallest audit that is suggested."""


def most_left(items: int, share: float) -> int:
    """Return T = ⌊εN⌋, the number of labels that may stay wrong."""
    return floor(share * items + ROUNDING)


def most_found(items: int, audited: int, left: int, alpha: float) -> int:
    """Return the most mistakes among accepted items that the audit may have found.

    The largest x with P(H ≤ x) ≤ α, H being the number of marked ones among `left` + 1 + x drawn
    from `items` of which `audited` are marked; `NOTHING` if there is none.

    Walk down the order and look only at items whose label is wrong. The audited ones are a random
    set, so along the walk they come as marked marbles drawn without replacement. If more than T =
    `left` wrong labels stay among the k accepted items, unaudited, the walk reaches its (T+1)-th
    unmarked marble among them, and has met at most x marked ones by then, x being what the audit
    may have found there. That at most x marked marbles come before the (T+1)-th unmarked one means
    that T + 1 + x draws hold at most x marked ones. This has chance at most α, whatever k was
    chosen by, whatever the order, and whatever the errors of the workers depend on.

    Parameters
    ----------
    items, audited : int
        N items, n of them audited at random.
    left : int
        T, how many labels may stay wrong.
    alpha : float
        The chance that more stay wrong, at most.
    """
    if not 0 <= audited <= items:
        raise DataError(Problem.SAMPLE_SIZE, size=audited, low=0, high=items)
    bar = alpha * (1.0 - SLACK)
    # The event grows with x, so its chance does.
    low, high = NOTHING, items - left - 1
    while low < high:
        middle = (low + high + 1) // 2
        if hypergeometric_cdf(middle, audited, items, left + 1 + middle) <= bar:
            low = middle
        else:
            high = middle - 1
    return max(low, NOTHING)


def left_wrong(items: int, checked: int, found: int, alpha: float) -> int:
    """Return how many labels are wrong at most once the mistakes found are corrected.

    The exact hypergeometric upper limit for `found` of `checked` items, drawn at random from
    `items` that nobody had decided on, less those corrected. This is acceptance of everything.
    """
    return hypergeometric_upper(AuditCounts(items, checked, found), alpha) - found


@dataclass(frozen=True)
class Look:
    """A size of the audit at which the user may stop, and the share of α it uses."""

    size: int
    alpha: float


def plan_looks(items: int, size: int, alpha: float, later: int = 2) -> tuple[Look, ...]:
    """Return the suggested size and some larger ones, with α shared among them.

    Looks at n₁ < n₂ < … with α₁ + α₂ + … ≤ α: the chance that any of them fails is at most α, so
    the user may stop after any of them. The first look is the suggested size and gets most of α;
    each later one is half as large again.
    """
    sizes = [min(items, size)]
    while len(sizes) <= later and sizes[-1] < items:
        sizes.append(min(items, sizes[-1] + max(1, (size + 1) // 2)))
    if len(sizes) == 1:
        return (Look(sizes[0], alpha),)
    rest = alpha * (1.0 - FIRST_LOOK) / (len(sizes) - 1)
    return tuple(
        Look(n, alpha * FIRST_LOOK if place == 0 else rest) for place, n in enumerate(sizes)
    )


def confidence_order(final: IntArray, confidence: FloatArray, tied: BoolArray, seed: int) -> IntArray:
    """Return the items, most confident first; equal ones in a random order of their own.

    Items without a final label, and those with an undecided tie, come last: they are always
    reviewed.

    Parameters
    ----------
    final : ndarray of int, shape (items,)
        Final label of each item, `UNLABELLED` where there is none.
    confidence : ndarray of float, shape (items,)
        Confidence in each; NaN counts as none.
    tied : ndarray of bool, shape (items,)
        Items whose tie nobody decided.
    seed : int
        Seed of the random order of equal ones.
    """
    rng = np.random.default_rng([seed, 1])
    open_ = (final == UNLABELLED) | tied
    known = np.where(np.isnan(confidence), -1.0, confidence)
    return np.lexsort((rng.permutation(len(final)), -known, open_))


@dataclass(frozen=True, eq=False)
class Acceptance:
    """What follows from an audit: how many of the order are accepted, and what may stay wrong.

    Attributes
    ----------
    items : int
        N, all items.
    audited : int
        n, those that were checked at random.
    found : int
        The mistakes among them, all corrected.
    accepted : int
        k, the first items of the order, whose labels are accepted.
    review : ndarray of int
        Items still to be reviewed, the most confident first: neither accepted nor audited.
    left : int
        T, how many labels are wrong at most once those are reviewed.
    alpha : float
        The chance that more are.
    limit : int
        Mistakes that the audit may find among accepted items.
    """

    items: int
    audited: int
    found: int
    accepted: int
    review: IntArray
    left: int
    alpha: float
    limit: int

    @property
    def share(self) -> float:
        """The guaranteed error rate: at most this share of the labels is wrong."""
        return self.left / self.items if self.items else 0.0

    @property
    def to_look_at(self) -> int:
        """All items that a person looks at: audited and reviewed."""
        return self.audited + len(self.review)


def accept(
    order: IntArray, n_acceptable: int, audited: IntArray, wrong: BoolArray, left: int, alpha: float
) -> Acceptance:
    """Return how many items of the order can be accepted after an audit.

    The k most confident items are accepted, k being the most at which the audit found at most
    `most_found` mistakes among them.

    Parameters
    ----------
    order : ndarray of int, shape (items,)
        The items, most confident first, as fixed before the audit.
    n_acceptable : int
        How many of them may be accepted at all; the others have no label or an undecided tie.
    audited : ndarray of int, shape (n,)
        The items checked, the first n of a random order.
    wrong : ndarray of bool, shape (n,)
        Which of them had a wrong label; a skipped item counts as wrong.
    left : int
        T, how many labels may stay wrong.
    alpha : float
        The chance that more do, at most.
    """
    items = len(order)
    limit = most_found(items, len(audited), left, alpha)
    mistakes = np.zeros(items, dtype=np.int64)
    mistakes[audited[wrong]] = 1
    below = np.cumsum(mistakes[order]) <= limit
    # The number of mistakes rises along the order, so the items below the limit come first.
    accepted = min(int(np.count_nonzero(below)), n_acceptable)
    rest = order[accepted:]
    checked = np.zeros(items, dtype=bool)
    checked[audited] = True
    return Acceptance(
        items, len(audited), int(wrong.sum()), accepted, rest[~checked[rest]], left, alpha, limit
    )


def at_most_changed(acceptance: Acceptance, changed: int) -> int:
    """Return the limit after a later run changed so many labels nobody has looked at: T + c."""
    return acceptance.left + changed


@dataclass(frozen=True, eq=False)
class Forecast:
    """How many items a person will probably look at, by the size of the audit; an estimate.

    Attributes
    ----------
    sizes, totals : ndarray, shape (sizes,)
        Sizes of the audit, and the items audited and reviewed in all.
    """

    sizes: IntArray
    totals: FloatArray

    @property
    def best(self) -> int:
        """The size with the least work."""
        return int(self.sizes[np.argmin(self.totals)])

    def total(self, size: int) -> float:
        """Return the work at a size, between those that were computed."""
        return float(np.interp(size, self.sizes, self.totals))


def forecast(
    wrong: FloatArray, n_acceptable: int, left: int, alpha: float, sizes: Sequence[int] = ()
) -> Forecast:
    """Estimate the work of every size of the audit from the chances of errors.

    After n audited items about (n/N) Σ p are found wrong among the first items of the order, so the
    accepted part follows, and n + (N − k)(1 − n/N) items are looked at.

    Parameters
    ----------
    wrong : ndarray of float, shape (items,)
        The estimated chance that each label is wrong, in the order of acceptance.
    n_acceptable : int
        How many of the first may be accepted at all.
    left, alpha
        As in `most_found`.
    sizes : sequence of int
        The sizes to look at; by default about sixty between the least audit and all items.
    """
    items = len(wrong)
    expected = np.cumsum(wrong)
    chosen = np.unique(np.asarray(sizes if len(sizes) else _sizes(items), dtype=np.int64))
    totals = []
    for n in chosen:
        limit = most_found(items, int(n), left, alpha)
        # A half more than the limit is as likely above it as below.
        accepted = int(np.searchsorted(expected * n / max(1, items), limit + 0.5, side="right"))
        accepted = min(accepted if limit > NOTHING else 0, n_acceptable)
        totals.append(n + (items - accepted) * (1.0 - n / max(1, items)))
    return Forecast(chosen, np.array(totals))


def _sizes(items: int) -> IntArray:
    least = min(LEAST_AUDIT, items)
    sizes: IntArray = np.unique(np.geomspace(least, max(least, items), 60).astype(np.int64))
    return sizes
