"""Every pair of workers that share items, and two of them compared: agreement, Cohen's kappa."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import sqrt
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import stdtrit

from crowdgui.core.agreement.bootstrap import (
    FEWEST_RARER,
    MOST_ORDERED,
    RESAMPLES,
    TAIL,
    NoInterval,
    agreed_on_rarer,
    bootstrap_interval,
    find_pages,
)
from crowdgui.core.agreement.coefficients import (
    AgreementMeasure,
    Coefficient,
    Counted,
    NoCoefficient,
    agreement_weights,
    undefined,
)
from crowdgui.core.agreement.label_pairs import (
    MOST_COUNTED,
    PairCells,
    count_cells,
    fits_in_memory,
    n_codes,
    n_label_pairs,
    pairs_in,
    run_starts,
)
from crowdgui.core.errors import Reason, ReasonCode
from crowdgui.core.intervals import clopper_pearson
from crowdgui.core.labels import freeze
from crowdgui.core.progress import Progress, Stage

if TYPE_CHECKING:
    from collections.abc import Iterator

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback


FEWEST_SHARED = 10
"""Items that two workers must share: on a few, chance is estimated from the very labels it is to
correct, and κ comes out near 0 whatever the workers are like."""


_MOST_LOOKED_UP = 1 << 20
"""Pairs of labels that the interval looks at; of more it takes evenly spread blocks."""


def mean_kappa(
    labels: Labels,
    tables: PairContingency | None,
    report: ProgressCallback,
    fewest: int = FEWEST_SHARED,
    measure: AgreementMeasure = AgreementMeasure.COHEN,
) -> Coefficient:
    """Return the mean κ of pairs of workers, weighted by the items they share.

    Only pairs that share `fewest` items and have a κ. The interval is Student's, over items: the
    tables of pairs are no sums over items, so the variance is the jackknife's, of the pseudo-values
    of each item's pairs of labels together, or of a page's (`find_pages`). κ of few items is too
    low on average, however many pairs there are: the interval reaches as far from the mean without
    the jackknife's bias. There is none where a pair agrees on the rarer side on fewer than
    `FEWEST_RARER` items on average, as for one pair: in simulated files of 100 to 4,000 items, 3 to
    30 workers and a class of 2% to 50%, intervals of all files held in as few as 8%, of those left
    in 93% to 98%. Where most pairs share just `fewest` items, as of 164 workers on 800 items of ten
    labels, few intervals are left (33 of 200), and those held in 25 cases. With weights and 70% of
    the ratings in the first of four classes, intervals of 30 to 100 items held in 91% to 94%.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes; each worker has at most one label of an item.
    tables : PairContingency or None
        Of all pairs of workers, as `pair_tables` gives them.
    report : callable
        Called with the progress.
    fewest : int, optional
        Items that two workers must share.
    measure : AgreementMeasure, optional
        Cohen's κ, or one of those weighted by the distance of ordered classes.

    Returns
    -------
    Coefficient
        κ with its 95% interval, or why it has none.
    """
    if tables is None:
        return undefined(measure, Reason(NoCoefficient.TOO_MANY_PAIRS))
    weights = None
    if measure.needs_order:
        if not 1 < labels.n_classes <= MOST_ORDERED:
            return undefined(measure, _why_no_weights(labels))
        squared = measure is AgreementMeasure.KAPPA_QUADRATIC
        weights = agreement_weights(labels.n_classes, squared=squared)
        tables = weighted_tables(tables, weights, report)
    shared, kappa = tables.pairs.shared, tables.pairs.kappa
    enough = shared >= fewest
    used = enough & ~np.isnan(kappa)
    if not used.any():
        some = enough.any()
        why = NoCoefficient.PAIRS_GIVE_ONE_CLASS if some else NoCoefficient.FEW_SHARED_ITEMS
        return undefined(measure, Reason.make(why, fewest=fewest))
    tables = tables.only(used)
    mean = float(np.average(kappa[used], weights=shared[used]))
    pseudo = np.concatenate([_pseudo_values(part, weights) for part in tables.parts(report)])
    unbiased = float(tables.cells.count @ pseudo) / float(tables.pairs.shared.sum())
    reach = _reach(labels, tables, pseudo - unbiased, report)
    low = high = reason = None
    if reach <= 0.0:
        reason = Reason(NoInterval.ITEMS_ALIKE)
    elif _rarer_of_pairs(tables) < FEWEST_RARER:
        reason = Reason(NoInterval.PAIRS_SHARE_FEW)
    else:
        low, high = max(-1.0, min(mean, unbiased) - reach), min(1.0, max(mean, unbiased) + reach)
    n_pairs = int(np.count_nonzero(used))
    return Coefficient(
        measure,
        mean,
        low,
        high,
        n_pairs,
        Reason.make(Counted.WORKER_PAIRS, n=n_pairs),
        reason,
    )


def _rarer_of_pairs(tables: PairContingency) -> float:
    """Return `agreed_on_rarer` of a pair on average, weighted by the items that pairs share."""
    x, y = tables.classes
    count, shared = tables.cells.count, tables.pairs.shared
    given = [np.bincount(code, count, tables.n_classes) for code in (x, y)]
    top = int(np.add(*given).argmax())
    each = [
        np.bincount(tables.pair, count * agreed, shared.size)
        for agreed in ((x == top) & (y == top), (x != top) & (y != top))
    ]
    return float(np.average(np.minimum(*each), weights=shared))


def _why_no_weights(labels: Labels) -> Reason:
    if labels.n_classes < 2:
        return Reason(NoCoefficient.ONE_CLASS)
    return Reason.make(NoCoefficient.TOO_MANY_CLASSES, most=MOST_ORDERED)


def _reach(
    labels: Labels,
    tables: PairContingency,
    pull: FloatArray,
    report: ProgressCallback,
) -> float:
    """Return half the width of the interval of the mean, without its bias.

    The variance adds up (Σ over the item's pairs of labels of `pull`)², over all items or pages,
    where `pull` (C,) is how far pseudo-values are from their mean; the quantile is Student's for as
    many.
    """
    code = tables.cells.code
    in_place = n_codes(labels) <= MOST_COUNTED
    table = np.zeros(n_codes(labels) if in_place else 0)
    if in_place:
        table[code] = pull
    step = -(-n_label_pairs(labels) // _MOST_LOOKED_UP)
    pages = find_pages(labels)
    page = None
    if pages is not None:
        page = np.zeros(labels.n_items, dtype=np.int64)
        page[labels.labels_per_item > 0] = pages
    by_page = np.zeros(0 if pages is None else int(pages.max()) + 1)
    squares, seen = 0.0, 0
    for block in labels.blocks[::step]:
        influence = np.zeros(block.items.stop - block.items.start)
        for found, item in pairs_in(labels, block):
            report(Progress(Stage.COMPUTING_INTERVALS, block.items.start / labels.n_items))
            own = table[found] if in_place else _look_up(code, pull, found)
            influence += np.bincount(item - block.items.start, own, influence.size)
        if page is None:
            squares += float((influence**2).sum())
        else:
            by_page += np.bincount(page[block.items], influence, by_page.size)
        seen += block.labels.stop - block.labels.start
    units = by_page.size or int(np.count_nonzero(labels.labels_per_item > 1))
    if units < 2:
        return 0.0
    squares += float((by_page**2).sum())
    squares *= labels.n_labels / seen * units / (units - 1)
    quantile = -float(stdtrit(units - 1, TAIL))
    return quantile * sqrt(squares) / float(tables.pairs.shared.sum())


def _look_up(code: IntArray, pull: FloatArray, wanted: IntArray) -> FloatArray:
    """Return the value of each code that is wanted, 0 where it is not there."""
    place = np.minimum(np.searchsorted(code, wanted), code.size - 1)
    return np.where(code[place] == wanted, pull[place], 0.0)


def _pseudo_values(tables: PairContingency, weights: FloatArray | None) -> FloatArray:
    """Return n κ − (n − 1) κ₋ of each cell (C,), κ₋ of its pair without one item of the cell.

    The jackknife's: their mean over the pair's n items is κ without its bias of few items. Where
    the other items are all of one class, κ₋ counts as 0.
    """
    pairs, pair = tables.pairs, tables.pair.astype(np.int64)
    x, y = tables.classes
    a, b = tables.given(x), tables.given(y)
    n = pairs.shared.astype(float)
    fewer = np.maximum(n - 1.0, 1.0)[pair]
    met_a, met_b = (a, b) if weights is None else (a @ weights, b @ weights)
    equal = (x == y) if weights is None else weights[x, y]
    agreed = (_agreed(tables, weights)[pair] - equal) / fewer
    chance = (a * met_b).sum(axis=1)[pair] - met_b[pair, x] - met_a[pair, y] + equal
    chance = chance / fewer**2
    one_class = np.isclose(chance, 1.0, rtol=0.0, atol=1e-12)
    left = np.where(one_class, 0.0, (agreed - chance) / np.where(one_class, 1.0, 1.0 - chance))
    found: FloatArray = n[pair] * pairs.kappa[pair] - (n[pair] - 1.0) * left
    return found


_MOST_NUMBERS = 1 << 22
"""Cells worked on at once, and entries of a table of how often each worker of a pair says what."""


class NotListed(ReasonCode):
    """Why pairs of workers are not listed."""

    TOO_MANY_PAIRS = "not-listed-too-many-pairs"


@dataclass(frozen=True, eq=False)
class WorkerPairs:
    """The P pairs of workers that share items, by the workers' codes; arrays of shape (P,).

    `kappa` is NaN for a pair that gives the same class to all it shares. `reason` is why none are
    listed, where they are too many.
    """

    first: IntArray
    second: IntArray
    shared: IntArray
    agreed: IntArray
    kappa: FloatArray
    reason: Reason | None = None

    def __post_init__(self) -> None:
        freeze(self)

    def only(self, some: BoolArray | slice) -> WorkerPairs:
        """Return some of the pairs, marked (P,) or in a row."""
        codes = self.first[some], self.second[some]
        return WorkerPairs(*codes, self.shared[some], self.agreed[some], self.kappa[some])


@dataclass(frozen=True, eq=False)
class PairContingency:
    """The pairs with their contingency tables; `pair` (C,) is the place of each cell's pair."""

    pairs: WorkerPairs
    cells: PairCells
    pair: IntArray
    n_classes: int

    def only(self, some: BoolArray) -> PairContingency:
        """Return the tables of the pairs marked (P,)."""
        kept = some[self.pair]
        return PairContingency(
            self.pairs.only(some),
            PairCells(self.cells.code[kept], self.cells.count[kept]),
            (np.cumsum(some) - 1)[self.pair[kept]],
            self.n_classes,
        )

    def parts(self, report: ProgressCallback) -> Iterator[PairContingency]:
        """Return the pairs in their order, some at a time."""
        n_pairs = self.pairs.shared.size
        cells_per_pair = self.pair.size // max(1, n_pairs) + 1
        step = max(1, _MOST_NUMBERS // max(self.n_classes, cells_per_pair))
        for low in range(0, n_pairs, step):
            report(Progress(Stage.COMPARING_WORKERS, low / n_pairs))
            some = slice(low, low + step)
            run = slice(*np.searchsorted(self.pair, (low, low + step)))
            yield PairContingency(
                self.pairs.only(some),
                PairCells(self.cells.code[run], self.cells.count[run]),
                self.pair[run] - low,
                self.n_classes,
            )

    @property
    def classes(self) -> tuple[IntArray, IntArray]:
        """The classes that the first and the second worker of each cell give, (C,) each."""
        code = self.cells.code
        return code // self.n_classes % self.n_classes, code % self.n_classes

    def given(self, classes: IntArray) -> IntArray:
        """Count how often one worker of each pair gives each class, (P, L)."""
        place = self.pair * np.int64(self.n_classes) + classes
        size = self.pairs.shared.size * self.n_classes
        counts = np.bincount(place, self.cells.count, size).astype(np.int64)
        return counts.reshape(-1, self.n_classes)


def pair_tables(labels: Labels, report: ProgressCallback) -> PairContingency | None:
    """Count the pairs of labels of all pairs of workers; None if there are too many.

    Each worker must have at most one label of an item. Work and memory go with the pairs of
    labels of one item, Σ_j m_j (m_j − 1)/2, and never with the square of the workers.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    report : callable
        Called with the progress.

    Returns
    -------
    PairContingency or None
        The pairs that share items, with κ of each.
    """
    if not fits_in_memory(labels):
        return None
    cells, n_classes = count_cells(labels, report), labels.n_classes
    starts = run_starts(cells.code // n_classes**2)
    # Numpy would keep the interpreter while it repeats, or changes types as it adds.
    pair = np.zeros(cells.code.size, dtype=np.int32)
    pair[starts[1:]] = 1
    np.cumsum(pair, out=pair)
    shared = np.add.reduceat(cells.count.astype(np.int64), starts)
    first, second = np.divmod(cells.code[starts] // n_classes**2, labels.n_workers)
    none = np.zeros(starts.size, dtype=np.int64)
    counted = WorkerPairs(first, second, shared, none, np.zeros(starts.size))
    tables = PairContingency(counted, cells, pair, n_classes)
    found = [_kappas(part) for part in tables.parts(report)] or [(none, none.astype(float))]
    agreed, kappa = (np.concatenate(parts) for parts in zip(*found, strict=True))
    return replace(tables, pairs=replace(counted, agreed=agreed, kappa=kappa))


def weighted_tables(
    tables: PairContingency, weights: FloatArray, report: ProgressCallback
) -> PairContingency:
    """Return the same tables with κ by weights of agreement (L, L); Cohen (1968)."""
    found = [_kappas(part, weights)[1] for part in tables.parts(report)]
    kappa = np.concatenate(found) if found else np.empty(0)
    return replace(tables, pairs=replace(tables.pairs, kappa=kappa))


def _agreed(tables: PairContingency, weights: FloatArray | None = None) -> FloatArray:
    """Sum up the weights of agreement of each pair (P,); without weights count equal labels."""
    x, y = tables.classes
    equal = x == y if weights is None else weights[x, y]
    size = tables.pairs.shared.size
    return np.bincount(tables.pair, tables.cells.count * equal, size).astype(float)


def _kappas(
    tables: PairContingency, weights: FloatArray | None = None
) -> tuple[IntArray, FloatArray]:
    """Return how often each pair agrees, and κ = (p_o − p_e) / (1 − p_e).

    p_e = Σ_ck w_ck a_c b_k / n², with a and b how often each worker says a class on the n items
    they share, and w 1 for equal classes, else 0, where there are no weights. Cohen (1960, 1968).
    """
    shared = tables.pairs.shared
    x, y = tables.classes
    a, b = tables.given(x), tables.given(y)
    agreed = _agreed(tables, weights)
    chance = (a * (b if weights is None else b @ weights)).sum(axis=1) / shared.astype(float) ** 2
    # Whole numbers tell a chance of 1 exactly: both say one class throughout.
    single = (a * b).sum(axis=1) == shared.astype(np.int64) ** 2
    kappa = (agreed / shared - chance) / np.where(single, np.nan, 1.0 - chance)
    return agreed.astype(np.int64), kappa


def unlisted_pairs() -> WorkerPairs:
    """Return no pairs, because there are too many to list."""
    none = np.empty(0, dtype=np.int64)
    return WorkerPairs(none, none, none, none, np.empty(0), Reason(NotListed.TOO_MANY_PAIRS))


@dataclass(frozen=True)
class TwoWorkers:
    """How two workers, by their codes, agree on the items that both labelled."""

    first: int
    second: int
    shared: int
    agreed: int
    percent: Coefficient
    kappa: Coefficient


def two_workers(labels: Labels, first: int, second: int, seed: int = 0) -> TwoWorkers:
    """Compare two different workers; a repeated answer counts once, by the first.

    The interval of the share is exact (Clopper–Pearson); that of Cohen's κ is a bootstrap over
    the shared items. Looks at all labels once.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    first, second : int
        Codes of the workers.
    seed : int, optional
        Seed of the bootstrap.

    Returns
    -------
    TwoWorkers
        Both coefficients without a value where the two share no item.
    """
    one, other = labels.places_of(first), labels.places_of(second)
    _, at_one, at_other = np.intersect1d(
        labels.item[one], labels.item[other], assume_unique=True, return_indices=True
    )
    codes = np.stack([labels.code[one][at_one], labels.code[other][at_other]])
    shared, agreed = at_one.size, int(np.count_nonzero(codes[0] == codes[1]))
    if not shared:
        reason = Reason(NoCoefficient.NO_SHARED_ITEM)
        percent, kappa = (
            undefined(m, reason) for m in (AgreementMeasure.PERCENT, AgreementMeasure.COHEN)
        )
        return TwoWorkers(first, second, 0, 0, percent, kappa)
    low, high = clopper_pearson(np.array([agreed]), np.array([shared]))
    basis = Reason.make(Counted.SHARED_ITEMS, n=shared)
    percent = Coefficient(
        AgreementMeasure.PERCENT,
        agreed / shared,
        float(low[0]),
        float(high[0]),
        shared,
        basis,
    )
    return TwoWorkers(first, second, shared, agreed, percent, _kappa(codes, basis, seed))


def _kappa(codes: IntArray, basis: Reason, seed: int) -> Coefficient:
    """Compute κ of two workers' labels (2, n) from the cells of their table that are not empty."""
    cells, times = np.unique(codes, axis=1, return_counts=True)
    items = codes.shape[1]
    classes, places = np.unique(cells, return_inverse=True)
    one = np.eye(classes.size)
    x, y = places.reshape(cells.shape)

    def kappas(counts: IntArray) -> FloatArray:
        n = float(items)
        p_o = counts[:, x == y].sum(axis=1) / n
        p_e = ((counts @ one[x]) * (counts @ one[y])).sum(axis=1) / n**2
        found: FloatArray = (p_o - p_e) / np.where(p_e < 1.0, 1.0 - p_e, np.nan)
        return found

    value = float(kappas(times[None, :])[0])
    if np.isnan(value):
        return undefined(AgreementMeasure.COHEN, Reason(NoCoefficient.TWO_GIVE_ONE_CLASS))
    drawn = np.random.default_rng(seed).multinomial(items, times / items, size=RESAMPLES)
    found, reason = bootstrap_interval(kappas(drawn), value, items, _rarer(x, y, times))
    low, high = found or (None, None)
    return Coefficient(AgreementMeasure.COHEN, value, low, high, items, basis, reason)


def _rarer(x: IntArray, y: IntArray, times: IntArray) -> float:
    """Return `agreed_on_rarer` of the class that two workers give most, from their cells."""
    first, second, both = (
        np.bincount(place[used], times[used], minlength=int(max(x.max(), y.max())) + 1)
        for place, used in ((x, slice(None)), (y, slice(None)), (x, x == y))
    )
    n = float(times.sum())
    return float(agreed_on_rarer(both, first, second, n, n)[(first + second).argmax()])
