"""Two workers compared on the items they share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.agreement.bootstrap import RESAMPLES, bootstrap_interval
from crowdgui.core.agreement.coefficients import (
    AgreementMeasure,
    Coefficient,
    Counted,
    NoCoefficient,
    undefined,
)
from crowdgui.core.errors import Reason
from crowdgui.core.intervals import clopper_pearson

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.labels import Labels


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
    items_1, codes_1 = _answers(labels, first)
    items_2, codes_2 = _answers(labels, second)
    _, at_1, at_2 = np.intersect1d(items_1, items_2, assume_unique=True, return_indices=True)
    said, also = codes_1[at_1], codes_2[at_2]
    shared, agreed = said.size, int(np.count_nonzero(said == also))
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
    return TwoWorkers(first, second, shared, agreed, percent, _kappa(said, also, basis, seed))


def _answers(labels: Labels, worker: int) -> tuple[IntArray, IntArray]:
    own = np.flatnonzero((labels.worker == worker) & ~labels.repeats_previous)
    return labels.item[own], labels.code[own]


def _kappa(said: IntArray, also: IntArray, basis: Reason, seed: int) -> Coefficient:
    """Compute κ from the cells of the contingency table that are not empty."""
    cells, times = np.unique(np.stack([said, also]), axis=1, return_counts=True)
    classes, places = np.unique(cells, return_inverse=True)
    one = np.eye(classes.size)
    x, y = places.reshape(cells.shape)

    def kappas(counts: IntArray) -> FloatArray:
        n = float(said.size)
        p_o = counts[:, x == y].sum(axis=1) / n
        p_e = ((counts @ one[x]) * (counts @ one[y])).sum(axis=1) / n**2
        found: FloatArray = (p_o - p_e) / np.where(p_e < 1.0, 1.0 - p_e, np.nan)
        return found

    value = float(kappas(times[None, :])[0])
    if np.isnan(value):
        return undefined(AgreementMeasure.COHEN, Reason(NoCoefficient.TWO_GIVE_ONE_CLASS))
    drawn = np.random.default_rng(seed).multinomial(said.size, times / said.size, size=RESAMPLES)
    found, reason = bootstrap_interval(kappas(drawn))
    low, high = found or (None, None)
    return Coefficient(AgreementMeasure.COHEN, value, low, high, said.size, basis, reason)
