"""Cohen's kappa over all pairs of workers, with its interval."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import ndtri

from crowdgui.core.agreement.coefficient import Coefficient, Measure, undefined
from crowdgui.core.agreement.label_pairs import MOST_COUNTED, n_codes, n_label_pairs, pairs_in
from crowdgui.core.agreement.resample import TAIL
from crowdgui.core.progress import Progress
from crowdgui.core.text import number, tr, tr_n

if TYPE_CHECKING:
    from crowdgui.core.agreement.worker_pairs import PairTables
    from crowdgui.core.labels import FloatArray, IntArray, Labels
    from crowdgui.core.progress import Report

FEWEST_SHARED = 10
"""Items that two workers must share: on a few, chance is estimated from the very labels it is to
correct, and κ comes out near 0 whatever the workers are like."""

_MOST_LOOKED_UP = 1 << 20
"""Pairs of labels that the interval looks at; of more it takes evenly spread blocks."""


def mean_kappa(
    labels: Labels, tables: PairTables | None, report: Report, fewest: int = FEWEST_SHARED
) -> Coefficient:
    """Return the mean κ of pairs of workers, weighted by the items they share.

    Only pairs that share `fewest` items and have a κ. The interval is normal, over items: the
    tables of pairs are no sums over items, so the bootstrap's variance is taken in the limit of
    many resamples and to the first order, as the sum of each item's squared influence
    (infinitesimal jackknife).
    """
    if tables is None:
        return undefined(Measure.COHEN, _not_counted())
    shared, kappa = tables.pairs.shared, tables.pairs.kappa
    enough = shared >= fewest
    used = enough & ~np.isnan(kappa)
    if not used.any():
        return undefined(Measure.COHEN, _no_kappa(fewest) if enough.any() else _apart(fewest))
    mean = float(np.average(kappa[used], weights=shared[used]))
    error = _standard_error(labels, tables.only(used), mean, report)
    low = high = None
    if error > 0.0:
        reach = -float(ndtri(TAIL)) * error
        low, high = max(-1.0, mean - reach), min(1.0, mean + reach)
    n_pairs = int(np.count_nonzero(used))
    return Coefficient(
        Measure.COHEN,
        mean,
        low,
        high,
        n_pairs,
        tr_n("{n} pair of workers", "{n} pairs of workers", n_pairs),
        "" if error > 0.0 else tr("No interval, because the items do not differ."),
    )


def _standard_error(labels: Labels, tables: PairTables, mean: float, report: Report) -> float:
    """Add up (Σ over the item's pairs of labels of slope − mean)², over all items."""
    code = tables.cells.code
    pull = np.concatenate([_slopes(part) for part in tables.parts(report)]) - mean
    in_place = n_codes(labels) <= MOST_COUNTED
    table = np.zeros(n_codes(labels) if in_place else 0)
    if in_place:
        table[code] = pull
    step = -(-n_label_pairs(labels) // _MOST_LOOKED_UP)
    squares, seen = 0.0, 0
    for block in labels.blocks[::step]:
        influence = np.zeros(block.items.stop - block.items.start)
        for found, item in pairs_in(labels, block):
            report(Progress(tr("Working out intervals"), block.items.start / labels.n_items))
            own = table[found] if in_place else _look_up(code, pull, found)
            influence += np.bincount(item - block.items.start, own, influence.size)
        squares += float((influence**2).sum())
        seen += block.labels.stop - block.labels.start
    n_items = int(np.count_nonzero(labels.labels_per_item > 1))
    if n_items < 2:
        return 0.0
    squares *= labels.n_labels / seen * n_items / (n_items - 1)
    return sqrt(squares) / float(tables.pairs.shared.sum())


def _look_up(code: IntArray, pull: FloatArray, wanted: IntArray) -> FloatArray:
    """Return the value of each code that is wanted, 0 where it is not there."""
    place = np.minimum(np.searchsorted(code, wanted), code.size - 1)
    return np.where(code[place] == wanted, pull[place], 0.0)


def _slopes(tables: PairTables) -> FloatArray:
    """Return how n κ of its pair changes with one more item in each cell, to the first order.

    In cell (x, y), n p_o grows by 1[x = y] − p_o, and n p_e by (b_x + a_y)/n − 2 p_e.
    """
    pairs, pair, n_classes = tables.pairs, tables.pair.astype(np.int64), tables.n_classes
    x, y = tables.said
    a, b = tables.given(x), tables.given(y)
    agreed = pairs.agreed / pairs.shared
    chance = (a * b).reshape(-1, n_classes).sum(axis=1) / pairs.shared.astype(float) ** 2
    more_agreed = (x == y) - agreed[pair]
    met = (b[pair * n_classes + x] + a[pair * n_classes + y]) / pairs.shared[pair]
    more_chance = met - 2.0 * chance[pair]
    kappa = pairs.kappa[pair]
    slope: FloatArray = kappa + (more_agreed - (1.0 - kappa) * more_chance) / (1.0 - chance[pair])
    return slope


def _not_counted() -> str:
    return tr("Not worked out, because there are too many pairs of workers.")


def _apart(fewest: int) -> str:
    return tr(
        "Not defined, because no two workers share {fewest} items or more.", fewest=number(fewest)
    )


def _no_kappa(fewest: int) -> str:
    return tr(
        "Not defined, because any two workers who share {fewest} items or more give one and the "
        "same class to all of them.",
        fewest=number(fewest),
    )
