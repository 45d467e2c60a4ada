"""The alternative annotator test: whether a model may replace any one of the people.

Each person is set aside in turn. On the items that the person and the model both labelled, whose
label is given by more of the other people? The model may be a little worse and still count, since
it costs less.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.agreement.bootstrap import (
    FEWEST_UNITS,
    MOST_UNITS,
    bootstrap_interval,
    random_groups,
    resample,
)
from crowdgui.core.groups.paired_shares import paired_interval, paired_p_value
from crowdgui.core.intervals import benjamini_yekutieli
from crowdgui.core.labels import freeze, keep_first_labels
from crowdgui.core.progress import Progress, Stage, ignore_progress

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.errors import Reason
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback


EPSILON = 0.1
"""How much more often a person may be closer to the others than a model that replaces them."""

FEWEST_ITEMS = 30
"""Items that a person must share with the model and another person: the test assumes a mean of
many."""

FALSE_DISCOVERY = 0.05
"""The share of people wrongly counted as replaceable among all counted so, on average, at most."""

ENOUGH = 0.5
"""The share of people that must be replaceable for the model to pass."""

_MOST_NUMBERS = 1 << 22
"""Entries of the table that is resampled, which bounds the groups of items."""


class NoReplacementTest(StrEnum):
    """Why there is no test."""

    FEW_ITEMS = "few-items"
    """Fewer than `FEWEST_ITEMS` items."""
    NOBODY = "nobody"
    """This holds for everybody."""


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
    def reasons(self) -> tuple[NoReplacementTest | None, ...]:
        """Why each person (J,) was not tested; None for who was."""
        return tuple(
            None if there else NoReplacementTest.FEW_ITEMS for there in self.tested.tolist()
        )

    @property
    def reason(self) -> NoReplacementTest | None:
        """Why there is no winning rate, where there is none."""
        return None if self.n_tested else NoReplacementTest.NOBODY

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
        model,
        epsilon,
        people.copy(),
        items,
        ahead,
        behind,
        low,
        high,
        p,
        benjamini_yekutieli(p),
        average,
        average_low,
        average_high,
        reason,
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
    said = np.full(labels.n_items, -1, dtype=np.int64)
    of_model = labels.worker == model
    said[labels.item[of_model]] = labels.code[of_model]
    ours = (place[labels.worker] >= 0) & (said[labels.item] >= 0)
    item, person = labels.item[ours], place[labels.worker[ours]]
    # A cell is a label of an item; as many people gave it as it occurs.
    own = item.astype(np.int64) * labels.n_classes + labels.code[ours]
    cells, at, times = np.unique(own, return_inverse=True, return_counts=True)
    models = item.astype(np.int64) * labels.n_classes + said[item]
    near = np.minimum(np.searchsorted(cells, models), max(cells.size - 1, 0))
    with_model = np.where(cells[near] == models, times[near], 0)
    # The person is none of the others.
    sign = np.where(own == models, 0, np.sign(times[at] - 1 - with_model))
    met = np.bincount(item, minlength=labels.n_items)[item] > 1
    return _Meetings(item[met], person[met], sign[met])


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
    return value, *bootstrap_interval(np.concatenate(drawn))


def _mean_shares(sums: FloatArray) -> FloatArray:
    """Return the mean over people of part / whole, (B,), the parts and the wholes side by side.

    Only people with an item in the resample count.
    """
    part, whole = np.hsplit(sums, 2)
    there = whole > 0.0
    share = np.where(there, part / np.where(there, whole, 1.0), 0.0)
    mean: FloatArray = share.sum(axis=1) / np.maximum(there.sum(axis=1), 1)
    return mean
