"""Groups of labels compared: vendors, countries, shifts, interfaces, batches.

A group is whatever a column of the label file or of a list of workers names. Labels are compared
rather than workers, so that a worker may be in several groups.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import betaincinv, stdtr, stdtrit

from crowdgui.core.intervals import CONFIDENCE
from crowdgui.core.labels import UNLABELLED, LabelAttribute, text_array
from crowdgui.core.progress import Progress, Stage, ignore_progress
from crowdgui.core.workers.peers import peer_labels

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
    own = labels.circumstances.attributes
    more = () if listed is None else listed.columns
    return (*own, *(column.of_labels(labels) for column in more))


class NoDifference(StrEnum):
    """Why a group can't be compared with the others."""

    ONE_GROUP = "one group"
    NO_COMMON_ITEMS = "no common items"
    FEW_WORKERS = "few workers"


@dataclass(frozen=True)
class ClusteredShare:
    """A share of `of` labels by `workers`, with a 95% interval; ends are None for one worker."""

    part: int
    of: int
    workers: int
    low: float | None
    high: float | None

    @property
    def share(self) -> float | None:
        return self.part / self.of if self.of else None


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
    is with gold labels, and None without any.
    """

    name: str
    workers: int
    items: int
    labels: int
    agreement: ClusteredShare
    agreement_difference: CohortDifference
    gold: ClusteredShare | None
    gold_difference: CohortDifference | None


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
    """

    name: str
    cohorts: tuple[Cohort, ...]
    unnamed: int
    in_several: int
    more: int = 0


def compare_cohorts(
    outcome: Outcome,
    attributes: Sequence[LabelAttribute],
    report: ProgressCallback = ignore_progress,
) -> tuple[CohortTable, ...]:
    """Compare the groups of each column by the labels that count.

    Labels of excluded workers don't count, nor repeated answers but the first.

    Parameters
    ----------
    outcome : Outcome
        The labels, and what a rule made of them.
    attributes : sequence of LabelAttribute
        Columns over all labels of the job, `n_labels` each.
    report : callable, optional
        Called with the progress.

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
    agreed = _marks(labels, peer)
    right = None if job.gold is None else _marks(labels, job.gold[labels.item])
    tables = []
    for place, attribute in enumerate(attributes):
        report(Progress(Stage.COMPARING_WORKERS, place / len(attributes)))
        own = attribute.only(kept)
        tables.append(cohort_table(labels, own, agreed, right, report))
    return tuple(tables)


def _marks(labels: Labels, truth: IntArray) -> FloatArray:
    """Return 1 for labels that are as the truth, 0 for others, NaN where nothing is compared."""
    known = (truth != UNLABELLED) & ~labels.repeats_previous
    return np.where(known, labels.code == truth, np.nan)


def cohort_table(
    labels: Labels,
    attribute: LabelAttribute,
    agreed: FloatArray,
    right: FloatArray | None,
    report: ProgressCallback = ignore_progress,
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
                str(attribute.values[group]),
                int(np.unique(labels.worker[own]).size),
                int(np.unique(labels.item[own]).size),
                int(np.count_nonzero(own)),
                _share(agreed, labels, own),
                compare_on_items(agreed, labels, code, group),
                None if right is None else _share(right, labels, own),
                None if right is None else compare_on_items(right, labels, code, group),
            )
        )
    unnamed = int(np.count_nonzero((code < 0) & first))
    done = _corrected(cohorts)
    return CohortTable(attribute.name, done, unnamed, in_several, order.size - listed.size)


def _share(marks: FloatArray, labels: Labels, own: BoolArray) -> ClusteredShare:
    some = own & np.isfinite(marks)
    return clustered_share(marks[some], labels.worker[some])


def clustered_share(marks: FloatArray, worker: IntArray) -> ClusteredShare:
    """Return the share of 1 among the marks (n,), with an interval for workers as clusters.

    The variance is the jackknife's over workers, Σ (G − 1) / G · (u_w / (1 − n_w / n))² with
    u_w = (a_w − p n_w) / n. The interval is Korn and Graubard's (1998, Survey Methodology 24):
    Clopper and Pearson's for as many independent labels as have that variance, fewer where the
    variance itself rests on few workers. With the shares c_w = n_w / n there are
    (Σ c_w²)² / Σ c_w⁴ − 1 degrees of freedom, as Satterthwaite has it for workers of one variance.

    Parameters
    ----------
    marks : ndarray of shape (n,)
        0 or 1.
    worker : ndarray of shape (n,)
        Who gave each label.

    Returns
    -------
    ClusteredShare
        Without ends for a single worker: nothing tells how much others differ.
    """
    n, part = marks.size, int(marks.sum())
    _, place = np.unique(worker, return_inverse=True)
    given = np.bincount(place).astype(float)
    if given.size < 2:
        return ClusteredShare(part, n, given.size, None, None)
    share = part / n
    weight = given / n
    pull = (np.bincount(place, marks) - share * given) / n / (1.0 - weight)
    variance = float((pull**2).sum()) * (given.size - 1) / given.size
    freedom = (weight**2).sum() ** 2 / (weight**4).sum() - 1.0
    low, high = _korn_graubard(share, n, variance, float(freedom))
    return ClusteredShare(part, n, given.size, low, high)


def _korn_graubard(share: float, n: int, variance: float, freedom: float) -> tuple[float, float]:
    tail = (1.0 - CONFIDENCE) / 2.0
    # With all labels alike, nothing shows how workers differ: each worker counts as one label.
    alike = share in (0.0, 1.0)
    independent = freedom + 1.0 if alike else share * (1.0 - share) / max(variance, 1e-12)
    if freedom < 1e-3:
        return 0.0, 1.0
    ratio = 1.0 if alike else stdtrit(max(n - 1, 1), tail) / stdtrit(freedom, tail)
    size = min(float(n), independent) * min(1.0, float(ratio) ** 2)
    part = share * size
    low = betaincinv(part, size - part + 1.0, tail) if part > 0 else 0.0
    high = betaincinv(part + 1.0, size - part, 1.0 - tail) if part < size else 1.0
    return float(low), float(high)


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
