"""Groups of labels compared: vendors, countries, shifts, interfaces, batches.

A group is whatever a column of the label file or of a list of workers names. Labels are compared
rather than workers, so that a worker may be in several groups.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import stdtr, stdtrit

from crowdgui.core.intervals import CONFIDENCE, ClusteredShare, clustered_share
from crowdgui.core.labels import LabelAttribute, text_array
from crowdgui.core.prices import LabelsCost, Prices, share_cost
from crowdgui.core.progress import Progress, Stage, ignore_progress
from crowdgui.core.workers.peers import mark_labels, peer_labels

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome


MOST_GROUPS = 50
"""Groups of a column that are compared; those with most labels."""


_ALIKE = 0.1
"""How far the labels of a worker are taken to go together where degrees of freedom are counted."""


@dataclass(frozen=True)
class CohortColumn:
    """A column of a list of workers: of each worker (M) a place among `values`, or none (-1)."""

    name: str
    values: tuple[str, ...]
    of_worker: tuple[int, ...]

    def of_labels(self, labels: Labels) -> LabelAttribute:
        """Return the group of each label: that of its worker."""
        code = np.array(self.of_worker, dtype=np.int32)[labels.worker]
        return LabelAttribute(self.name, text_array(self.values), code)


@dataclass(frozen=True)
class WorkerGroups:
    """What a list of workers says of them, a column each; `file` is what the list is called."""

    file: str
    columns: tuple[CohortColumn, ...]


def label_attributes(labels: Labels, listed: WorkerGroups | None) -> tuple[LabelAttribute, ...]:
    """Return every column that sorts these labels: those of their file, then those of the list."""
    own = labels.metadata.attributes
    more = () if listed is None else listed.columns
    return (*own, *(column.of_labels(labels) for column in more))


class NoDifference(StrEnum):
    """Why a group can't be compared with the others."""

    ONE_GROUP = "one group"
    NO_COMMON_ITEMS = "no common items"
    FEW_WORKERS = "few workers"


@dataclass(frozen=True)
class CohortDifference:
    """How much more often a group's labels are right than the others' on the same items.

    `items` are those that both labelled. With a `reason` there is no number. `p` tests that there
    is no difference, `p_corrected` the same for all groups of the column together (Holm).
    """

    items: int
    value: float | None = None
    low: float | None = None
    high: float | None = None
    p: float | None = None
    p_corrected: float | None = None
    reason: NoDifference | None = None


@dataclass(frozen=True)
class Cohort:
    """One group: how much it gave, how often it agrees and is right, and how it compares.

    `agreement` is with the label that the others' vote gives, without the worker's own; `gold`
    is with gold labels, whose items are clusters too, and None without any. `cost` is None without
    prices of labels.
    """

    name: str
    workers: int
    items: int
    labels: int
    agreement: ClusteredShare
    agreement_difference: CohortDifference
    gold: ClusteredShare | None
    gold_difference: CohortDifference | None
    cost: LabelsCost | None = None


@dataclass(frozen=True, eq=False)
class CohortTable:
    """The groups of one column, those with most labels first.

    Attributes
    ----------
    name : str
        What the column is called.
    cohorts : tuple of Cohort
    unnamed : int
        Labels that the column sorts into no group.
    in_several : int
        Workers with labels in more than one group.
    more : int
        Groups that are not listed: only `MOST_GROUPS` are.
    gold_items, gold_shared : int
        Gold items that some group labelled, and those of them that several groups did.
    """

    name: str
    cohorts: tuple[Cohort, ...]
    unnamed: int
    in_several: int
    more: int = 0
    gold_items: int = 0
    gold_shared: int = 0


def compare_cohorts(
    outcome: Outcome,
    attributes: Sequence[LabelAttribute],
    report: ProgressCallback = ignore_progress,
    prices: Prices | None = None,
) -> tuple[CohortTable, ...]:
    """Compare the groups of each column by the labels that count.

    Labels of excluded workers don't count, nor repeated labels but the first; what labels cost
    includes repeated ones.

    Parameters
    ----------
    outcome : Outcome
        The labels, and what a rule made of them.
    attributes : sequence of LabelAttribute
        Columns over all labels of the job, `n_labels` each.
    report : callable, optional
        Called with the progress.
    prices : Prices, optional
        With prices of labels, each group has its costs.

    Returns
    -------
    tuple of CohortTable
        One per column.
    """
    if not attributes:
        return ()
    job = outcome.job
    kept = np.ones(job.labels.n_labels, dtype=bool)
    if job.excluded is not None:
        kept = ~job.excluded[job.labels.worker]
    labels = job.used
    peer = peer_labels(labels, outcome.aggregation.form, report)
    agreed = mark_labels(labels, peer)
    right = None if job.gold is None else mark_labels(labels, job.gold[labels.item])
    paid = None
    if prices is not None and prices.any_of_labels:
        paid = prices.per_label(labels.n_workers, job.kinds)[labels.worker]
    tables = []
    for place, attribute in enumerate(attributes):
        report(Progress(Stage.COMPARING_WORKERS, place / len(attributes)))
        own = attribute.only(kept)
        tables.append(cohort_table(labels, own, agreed, right, report, paid))
    return tuple(tables)


def cohort_table(
    labels: Labels,
    attribute: LabelAttribute,
    agreed: FloatArray,
    right: FloatArray | None,
    report: ProgressCallback = ignore_progress,
    paid: FloatArray | None = None,
) -> CohortTable:
    """Compare the groups of one column.

    Parameters
    ----------
    labels : Labels
    attribute : LabelAttribute
        The group of each of the labels.
    agreed, right : ndarray of shape (n_labels,)
        1 where a label agrees with the others, or with gold, 0 where not, NaN where not compared;
        `right` is None without gold.
    report : callable, optional
        Called with the progress.
    paid : ndarray of shape (n_labels,), optional
        Price of each label, NaN where it is not known.

    Returns
    -------
    CohortTable
    """
    code, first = attribute.code, ~labels.repeats_previous
    sizes = np.bincount(code[(code >= 0) & first], minlength=len(attribute.values))
    order = np.argsort(-sizes, kind="stable")[: np.count_nonzero(sizes)]
    listed = order[:MOST_GROUPS]
    several = np.unique(np.stack([labels.worker, code])[:, code >= 0], axis=1)[0]
    in_several = int(np.count_nonzero(np.bincount(several) > 1)) if several.size else 0
    cohorts = []
    for place, group in enumerate(listed.tolist()):
        report(Progress(Stage.COMPARING_WORKERS, place / listed.size))
        own = (code == group) & first
        cohorts.append(
            Cohort(
                name=str(attribute.values[group]),
                workers=int(np.unique(labels.worker[own]).size),
                items=int(np.unique(labels.item[own]).size),
                labels=int(np.count_nonzero(own)),
                agreement=_share(agreed, labels, own),
                agreement_difference=compare_on_items(agreed, labels, code, group),
                gold=None if right is None else _share_on_gold(right, labels, own),
                gold_difference=None
                if right is None
                else compare_on_items(right, labels, code, group),
                cost=None if paid is None else _cost(paid, right, labels, code == group, first),
            )
        )
    unnamed = int(np.count_nonzero((code < 0) & first))
    done = _corrected(cohorts)
    more = order.size - listed.size
    shared = _gold_items(right, labels, code)
    return CohortTable(attribute.name, done, unnamed, in_several, more, *shared)


def _gold_items(right: FloatArray | None, labels: Labels, code: IntArray) -> tuple[int, int]:
    """Count the gold items of all groups, and those that several groups labelled."""
    if right is None:
        return 0, 0
    some = np.isfinite(right) & (code >= 0)
    pairs = np.unique(np.stack([labels.item[some], code[some]]), axis=1)
    groups = np.bincount(pairs[0])
    return int(np.count_nonzero(groups)), int(np.count_nonzero(groups > 1))


def _cost(
    paid: FloatArray, right: FloatArray | None, labels: Labels, own: BoolArray, first: BoolArray
) -> LabelsCost:
    """Return what the labels of a group cost, and a right one by its labels on gold."""
    priced = own & np.isfinite(paid)
    gold = None
    if right is not None:
        gold = _share_on_gold(right, labels, priced & first)
    return share_cost(int(own.sum()), int(priced.sum()), float(paid[priced].sum()), gold)


def _share(marks: FloatArray, labels: Labels, own: BoolArray) -> ClusteredShare:
    some = own & np.isfinite(marks)
    return clustered_share(marks[some], labels.worker[some])


def _share_on_gold(right: FloatArray, labels: Labels, own: BoolArray) -> ClusteredShare:
    """Return the same on gold items, a sample of those there are."""
    some = own & np.isfinite(right)
    return clustered_share(right[some], labels.worker[some], labels.item[some])


def compare_on_items(
    marks: FloatArray, labels: Labels, code: IntArray, group: int
) -> CohortDifference:
    """Compare a group's labels with those of all other groups on the items that both labelled.

    Within each item the group's share of marks is compared with the others', and items count as
    their labels can tell: the least-squares fit of an effect of the group beside an effect of
    each item, δ = Σ d y / Σ d² with d the group's indicator less its mean on the item. That takes
    out how hard items are, whatever the groups labelled. The variance is the jackknife's: the fit
    is repeated without each of the m workers, and (m − 1) / m Σ (δ₋ᵥ − δ)² is not less than the
    variance of independent labels. Degrees of freedom are Welch's for the two sides, with a
    worker's variance taken as 0.1 (Σ d)² + 0.9 Σ d², at most that of all workers together.

    Parameters
    ----------
    marks : ndarray of shape (n_labels,)
        1, 0, or NaN where a label isn't compared.
    labels : Labels
    code : ndarray of shape (n_labels,)
        The group of each label, -1 for none.
    group : int
        The group that is compared.

    Returns
    -------
    CohortDifference
        Difference of two shares, with a 95% interval.
    """
    some = (code >= 0) & np.isfinite(marks)
    inside = some & (code == group)
    if not np.any(some & ~inside):
        return CohortDifference(0, reason=NoDifference.ONE_GROUP)
    own = np.bincount(labels.item[inside], minlength=labels.n_items)
    total = np.bincount(labels.item[some], minlength=labels.n_items)
    mixed = (own > 0) & (own < total)
    items = int(np.count_nonzero(mixed))
    if not items:
        return CohortDifference(0, reason=NoDifference.NO_COMMON_ITEMS)
    used = some & mixed[labels.item]
    item, y, z = labels.item[used], marks[used], inside[used].astype(float)
    _, worker = np.unique(labels.worker[used], return_inverse=True)
    n, g = total[item].astype(float), own[item].astype(float)
    of_all, of_own = (np.bincount(item, y * side, labels.n_items)[item] for side in (1.0, z))
    d = z - g / n
    scale, gained = float((d**2).sum()), float((d * y).sum())
    value = gained / scale
    m = int(worker.max()) + 1
    # What the sums of an item are without one of its labels; each has at most one per worker.
    fewer = n - 1.0
    less = (of_own - z * y) - (g - z) * (of_all - y) / fewer - (of_own - g * of_all / n)
    weaker = (g - z) * (fewer - g + z) / fewer - g * (n - g) / n
    scale_without = scale + np.bincount(worker, weaker, m)
    sides = [np.bincount(worker, d**2 * side, m) / scale for side in (z, 1.0 - z)]
    pulls, squares = (np.bincount(worker, x, m).astype(float) for x in (d, d**2))
    freedom = _freedom(pulls, squares, sides)
    if freedom < 0.5 or scale_without.min() < 1e-9 * scale:
        return CohortDifference(items, reason=NoDifference.FEW_WORKERS)
    without = (gained + np.bincount(worker, less, m)) / scale_without
    # As if one more label had gone the other way: no variance is nothing.
    rest = y - of_all / n - value * d
    least = (float((rest**2).sum()) + 1.0) / max(1, rest.size - items - 1) / scale
    variance = float(((without - value) ** 2).sum()) * (m - 1) / m
    error = float(np.sqrt(max(variance, least)))
    reach = -float(stdtrit(freedom, (1.0 - CONFIDENCE) / 2.0)) * error
    p = 2.0 * float(stdtr(freedom, -abs(value) / error))
    low, high = max(-1.0, value - reach), min(1.0, value + reach)
    return CohortDifference(items, value, low, high, p)


def _freedom(pulls: FloatArray, squares: FloatArray, sides: Sequence[FloatArray]) -> float:
    """Return degrees of freedom for the difference of two sides."""
    variance = _ALIKE * pulls**2 + (1.0 - _ALIKE) * squares
    whole = _effective(variance) - 1.0
    lever = sides[0] + sides[1]
    total, below = 0.0, 0.0
    for side in sides:
        part = variance * side / np.maximum(lever, 1e-300)
        n = _effective(part) - 1.0
        if n < 1e-6:
            return 0.0
        total += float(part.sum())
        below += float(part.sum()) ** 2 / n
    return min(whole, total**2 / below)


def _effective(parts: FloatArray) -> float:
    return float(parts.sum() ** 2 / max((parts**2).sum(), 1e-300))


def _corrected(cohorts: Sequence[Cohort]) -> tuple[Cohort, ...]:
    """Correct the p-values of all groups for being many; two groups are compared only once."""
    found = list(cohorts)
    for key in ("agreement_difference", "gold_difference"):
        known = [
            (each.p, place)
            for place, cohort in enumerate(found)
            if (each := getattr(cohort, key)) is not None and each.p is not None
        ]
        tests = 1 if len(cohorts) == 2 else len(known)
        least = 0.0
        for rank, (p, place) in enumerate(sorted(known)):
            least = min(1.0, max(least, p * max(1, tests - rank)))
            own = replace(getattr(found[place], key), p_corrected=least)
            found[place] = replace(found[place], **{key: own})
    return tuple(found)
