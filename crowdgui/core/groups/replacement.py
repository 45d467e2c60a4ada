"""The alternative annotator test: whether a model may replace any one of the people.

Each person is set aside in turn. On the items that the person and the model both labelled, whose
label is given by more of the other people? The model may be a little worse and still count, since
it costs less.

Two shares are counted on the same items: each gives D = 1 where only the first has it, −1 where
only the second has, and 0 otherwise; the shares differ by δ = E[D].
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import ndtr, ndtri, stdtr

from crowdgui.core.agreement.bootstrap import (
    FEWEST_UNITS,
    MOST_UNITS,
    bootstrap_interval,
    random_groups,
    resample,
)
from crowdgui.core.groups.report import EPSILON
from crowdgui.core.intervals import CONFIDENCE, benjamini_yekutieli
from crowdgui.core.labels import UNLABELLED, freeze, keep_first_labels
from crowdgui.core.progress import Progress, Stage, ignore_progress

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.errors import Reason
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback


_HALVINGS = 60


def paired_p_value(
    first: IntArray, second: IntArray, items: IntArray, epsilon: float
) -> FloatArray:
    """Return the p-value of H0: δ ≥ ε against δ < ε.

    The larger one of the paired t-test's and of Tango's (1998) score test. Where D is rarely other
    than 0 its sample variance is too small as often as its mean is: with P(D = 1) = ε = .1 and
    P(D = −1) = 0 the t-test at 5% rejects in 18% of samples of 30 items and 12% of 100, the score
    test in 4% and 6%. The score test takes the variance that is most likely under δ = ε.

    Where all D are equal there is no t. Then p is the largest probability of that under H0: (1 −
    ε)ⁿ if they are 0, as P(D = 1) ≥ ε; ((1 − ε)/2)ⁿ if they are −1; and 1 if they are 1.

    Parameters
    ----------
    first, second : ndarray of int, shape (K,)
        On how many items D is 1, and on how many −1.
    items : ndarray of int, shape (K,)
        n, two or more.
    epsilon : float
        0 ≤ ε < 1.

    Returns
    -------
    ndarray of shape (K,)

    References
    ----------
    Tango (1998), Equivalence test and confidence interval for the difference in proportions for the
    paired-sample design. Statistics in Medicine 17, 891–908.
    """
    n = items.astype(float)
    mean = (first - second) / n
    spread = np.sqrt(np.maximum((first + second) / n - mean**2, 0.0) / (n - 1.0))
    alike = np.maximum(np.maximum(first, second), items - first - second) == items
    t = (mean - epsilon) / np.where(alike, 1.0, spread)
    score = (mean - epsilon) / np.where(alike, 1.0, _standard_error(first, second, items, epsilon))
    larger = np.maximum(stdtr(n - 1.0, t), ndtr(score))
    exact = np.where(second == items, (1.0 - epsilon) / 2.0, 1.0 - epsilon) ** n
    return np.where(alike, np.where(first == items, 1.0, exact), larger)


def paired_interval(
    first: IntArray, second: IntArray, items: IntArray, confidence: float = CONFIDENCE
) -> tuple[FloatArray, FloatArray]:
    """Return the interval of δ that Tango's score test does not reject, its ends of shape (K,).

    Defined for every count, also where all D are equal.
    """
    z = -float(ndtri((1.0 - confidence) / 2.0))
    upper = _last_accepted(first, second, items, z)
    # The same with the two exchanged, seen from the other side.
    return -_last_accepted(second, first, items, z), upper


def _last_accepted(first: IntArray, second: IntArray, items: IntArray, z: float) -> FloatArray:
    """Return the largest δ with (δ − mean) ≤ z · its standard error."""
    mean = (first - second) / items
    low, high = mean, np.ones(mean.size)
    for _ in range(_HALVINGS):
        middle = (low + high) / 2.0
        kept = middle - mean <= z * _standard_error(first, second, items, middle)
        low, high = np.where(kept, middle, low), np.where(kept, high, middle)
    return low


def _standard_error(
    first: IntArray, second: IntArray, items: IntArray, delta: FloatArray | float
) -> FloatArray:
    """Return the standard error of the mean of D if δ is `delta`, the rest at its most likely.

    P(D = −1) = s solves 2n s² + B s + C = 0 with B = (2n − n₊ + n₋) δ − n₊ − n₋ and
    C = −n₋ δ (1 − δ); the variance of D is 2s + δ (1 − δ).
    """
    b = (2.0 * items - first + second) * delta - first - second
    c = -second * delta * (1.0 - delta)
    root = np.sqrt(np.maximum(b**2 - 8.0 * items * c, 0.0))
    variance = np.maximum(2.0 * (root - b) / (4.0 * items) + delta * (1.0 - delta), 0.0)
    error: FloatArray = np.sqrt(variance / items)
    return error


FEWEST_ITEMS = 30
"""Items that a person must share with the model and another person: the test assumes a mean of
many."""

FALSE_DISCOVERY = 0.05
"""The share of people wrongly counted as replaceable among all counted so, on average, at most."""

ENOUGH = 0.5
"""The share of people that must be replaceable for the model to pass."""

_MOST_NUMBERS = 1 << 22
"""Entries of the table that is resampled, which bounds the groups of items."""


@dataclass(frozen=True, eq=False)
class ReplacementTest:
    """What the alternative annotator test says of one model and J people.

    Attributes
    ----------
    model : int
        The model's worker code.
    epsilon : float
        ε, how much worse the model may be.
    people : ndarray of int, shape (J,)
        Worker codes.
    items : ndarray of int, shape (J,)
        Items with a label of the person, of the model, and of another person.
    model_closer, person_closer : ndarray of int, shape (J,)
        On how many of them the label of the one alone is given by more of the other people; on
        the rest they are level.
    low, high : ndarray of float, shape (J,)
        The 95% interval of the advantage; NaN for who was not tested.
    p, corrected : ndarray of float, shape (J,)
        The p-value of "the person is closer by ε or more", and the same corrected for the number
        of people tested; NaN for who was not tested.
    average : float or None
        The average advantage probability: the mean over people tested of the share of items on
        which the model is at least as close.
    average_low, average_high : float or None
        Its 95% interval, by resampling items.
    no_interval : Reason or None
        Why there is none.
    """

    model: int
    epsilon: float
    people: IntArray
    items: IntArray
    model_closer: IntArray
    person_closer: IntArray
    low: FloatArray
    high: FloatArray
    p: FloatArray
    corrected: FloatArray
    average: float | None
    average_low: float | None
    average_high: float | None
    no_interval: Reason | None

    def __post_init__(self) -> None:
        freeze(self)

    @cached_property
    def tested(self) -> BoolArray:
        """Mark the people (J,) with enough items."""
        return self.items >= FEWEST_ITEMS

    @property
    def n_tested(self) -> int:
        return int(np.count_nonzero(self.tested))

    @property
    def advantage(self) -> FloatArray:
        """How much more often the model is at least as close than the person, (J,): ρ_f − ρ_h.

        −1 to 1; NaN for who was not tested.
        """
        ahead = (self.model_closer - self.person_closer) / np.maximum(self.items, 1)
        return np.where(self.tested, ahead, np.nan)

    @property
    def wins(self) -> BoolArray:
        """Mark the people (J,) whom the model may replace."""
        # What was not tested is NaN, and that is never below.
        return self.corrected <= FALSE_DISCOVERY

    @property
    def winning_rate(self) -> float | None:
        """The share of the people tested whom the model may replace; ω."""
        if not self.n_tested:
            return None
        return int(np.count_nonzero(self.wins)) / self.n_tested

    @property
    def passes(self) -> bool | None:
        """Whether these are at least half; None where nobody was tested."""
        return None if self.winning_rate is None else self.winning_rate >= ENOUGH


def compare_with_people(
    labels: Labels,
    model: int,
    people: IntArray,
    epsilon: float = EPSILON,
    seed: int = 0,
    report: ProgressCallback = ignore_progress,
) -> ReplacementTest:
    """Run the alternative annotator test of Calderon, Reichart and Dror (2025).

    For person j and item i let S(f, i, j) be the share of the other people on i who give the
    model's label, S(h, i, j) the share who give that of the person; W^f = 1[S(f) ≥ S(h)], W^h =
    1[S(h) ≥ S(f)], ρ their means over the items. H0 of person j is ρ_h − ρ_f ≥ ε. It is rejected
    for a corrected p-value of at most .05 (Benjamini and Yekutieli, since the same labels enter
    the tests of all people).

    Where a person and the model seldom differ, the published paired t-test rejects a true H0 too
    often; see `paired_p_value` for what is done about it.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes. The first of a worker's repeated labels counts.
    model : int
        Worker code of the model.
    people : ndarray of int, shape (J,)
        Worker codes of the people.
    epsilon : float, optional
        0 ≤ ε < 1. The authors suggest .1 for crowd workers, .15 for trained ones, .2 for experts.
    seed : int, optional
        Seed of the resamples.
    report : callable, optional
        Called with the progress.

    Returns
    -------
    ReplacementTest

    References
    ----------
    Calderon, Reichart and Dror (2025), The alternative annotator test for LLM-as-a-judge: how to
    statistically justify replacing human annotators with LLMs. ACL 2025, 16051–16081.
    """
    report(Progress(Stage.COMPARING_WORKERS))
    met = _meetings(keep_first_labels(labels), model, people)
    size = people.size
    items = np.bincount(met.person, minlength=size)
    ahead, behind = (np.bincount(met.person[met.sign == sign], minlength=size) for sign in (-1, 1))
    tested = items >= FEWEST_ITEMS
    counts = behind[tested], ahead[tested], items[tested]
    p, low, high = np.full((3, size), np.nan)
    p[tested] = paired_p_value(*counts, epsilon)
    worse, better = paired_interval(*counts)
    low[tested], high[tested] = -better, -worse
    average, interval, reason = _average(met, tested, seed, report)
    average_low, average_high = interval or (None, None)
    return ReplacementTest(
        model=model,
        epsilon=epsilon,
        people=people.copy(),
        items=items,
        model_closer=ahead,
        person_closer=behind,
        low=low,
        high=high,
        p=p,
        corrected=benjamini_yekutieli(p),
        average=average,
        average_low=average_low,
        average_high=average_high,
        no_interval=reason,
    )


@dataclass(frozen=True, eq=False)
class _Meetings:
    """Items on which a person, the model and another person met; arrays of shape (K,).

    `person` is the place among the people, `sign` 1 where the person is closer to the others, −1
    where the model is.
    """

    item: IntArray
    person: IntArray
    sign: IntArray


def _meetings(labels: Labels, model: int, people: IntArray) -> _Meetings:
    place = np.full(labels.n_workers, -1)
    place[people] = np.arange(people.size)
    place[model] = -1
    given = labels.codes_of(model)
    ours = (place[labels.worker] >= 0) & (given[labels.item] != UNLABELLED)
    item, person = labels.item[ours], place[labels.worker[ours]]
    # A cell is a label of an item; as many people gave it as it occurs.
    own = item.astype(np.int64) * labels.n_classes + labels.code[ours]
    cells, at, times = np.unique(own, return_inverse=True, return_counts=True)
    models = item.astype(np.int64) * labels.n_classes + given[item]
    near = np.minimum(np.searchsorted(cells, models), max(cells.size - 1, 0))
    with_model = np.where(cells[near] == models, times[near], 0)
    # The person is none of the others.
    sign = np.where(own == models, 0, np.sign(times[at] - 1 - with_model))
    met = np.bincount(item, minlength=labels.n_items)[item] > 1
    # Resamples draw items by their ids, so that the order of rows changes no interval.
    place_of = np.empty(labels.n_items, dtype=np.int64)
    place_of[np.argsort(labels.item_ids)] = np.arange(labels.n_items)
    return _Meetings(place_of[item[met]], person[met], sign[met])


def _average(
    met: _Meetings, tested: BoolArray, seed: int, report: ProgressCallback
) -> tuple[float | None, tuple[float, float] | None, Reason | None]:
    """Return the average advantage probability and its interval, or the reason why it has none."""
    people = int(np.count_nonzero(tested))
    if not people:
        return None, None, None
    used = tested[met.person]
    person = (np.cumsum(tested) - 1)[met.person[used]]
    items, unit = np.unique(met.item[used], return_inverse=True)
    most = int(np.clip(_MOST_NUMBERS // (2 * people), FEWEST_UNITS, MOST_UNITS))
    group, size = random_groups(items.size, most, seed)
    place = group[unit] * people + person
    level, every = (
        np.bincount(place[some], minlength=size * people).reshape(size, people)
        for some in (met.sign[used] <= 0, slice(None))
    )
    columns = np.hstack((level, every)).astype(float)
    value = float(_mean_shares(columns.sum(axis=0)[None])[0])
    times = np.ones(size, dtype=np.int64)
    drawn = [_mean_shares(sums) for sums in resample(times, columns, seed, report)]
    return value, *bootstrap_interval(np.concatenate(drawn), value, size)


def _mean_shares(sums: FloatArray) -> FloatArray:
    """Return the mean over people of part / whole, (B,), the parts and the wholes side by side.

    Only people with an item in the resample count.
    """
    part, whole = np.hsplit(sums, 2)
    there = whole > 0.0
    share = np.where(there, part / np.where(there, whole, 1.0), 0.0)
    mean: FloatArray = share.sum(axis=1) / np.maximum(there.sum(axis=1), 1)
    return mean
