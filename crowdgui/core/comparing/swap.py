"""Whether there are two groups of items between which workers swap quality."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from scipy.sparse import csr_array
from scipy.sparse.linalg import LinearOperator, eigsh

from crowdgui.core.comparing.random_places import random_places

if TYPE_CHECKING:
    from crowdgui.core.labels import BoolArray, FloatArray, IntArray, Labels
    from crowdgui.core.rules.form import Decomposable

FEWEST = 4
"""Workers without whom there are no two groups to find."""
MOST_AN_ITEM = 50
"""Labels of one item whose pairs are compared: pairs grow with the square."""
PRECISION = 1e-3
"""Of the eigenvalue, relative: far less than what chance makes of it."""


class Pairs(NamedTuple):
    """Ordered pairs of two workers who share items, and on how many of these they agree.

    `beyond` is that less what their confusion matrices make of it.
    """

    first: IntArray
    second: IntArray
    shared: FloatArray
    beyond: FloatArray


class Swap(NamedTuple):
    """How strongly workers fall into two groups that agree among themselves.

    `pattern` is the leading eigenvalue of agreement beyond what each worker's quality explains,
    the signs of its eigenvector `side` (M,) are the groups. `apart` is how much larger the share
    of shared items is on which two workers of one group agree, beyond that, than for two of
    different groups.
    """

    pattern: float
    apart: float
    side: FloatArray


def swap_of(labels: Labels, form: Decomposable, rng: np.random.Generator) -> Swap:
    """Look for two groups of workers in how pairs agree beyond their confusion matrices.

    Workers i and i' who err on their own agree on an item with chance Σ_k π_k Σ_h C_i[k, h]
    C_i'[k, h], whatever their groups. Where one group is better on some items and the other on the
    rest, workers agree more within a group, and less across. R_ii' is what is beyond, divided by
    √(g_i g_i') with g_i the pairs of labels of worker i, so that workers of many labels make no
    group of their own. Hard items make good workers agree more, all alike: that direction,
    √g_i times the accuracy above chance, is taken out first.

    Parameters
    ----------
    labels : Labels
        Without repeated answers.
    form : Decomposable
        Logarithms of class shares and of confusion matrices, fitted to these labels.
    rng : numpy Generator
        For where the iterations start, and for what is kept of items with very many labels.
    """
    pairs = pairs_of(labels, form, rng)
    weight = np.bincount(pairs.first, pairs.shared, minlength=labels.n_workers)
    if not pairs.beyond.any():
        return Swap(0.0, 0.0, np.zeros(labels.n_workers))
    root = np.sqrt(np.maximum(weight, 1.0))
    scaled = pairs.beyond / (root[pairs.first] * root[pairs.second])
    shape = (labels.n_workers, labels.n_workers)
    matrix = csr_array((scaled, (pairs.first, pairs.second)), shape=shape)
    pattern, side = _leading(matrix, np.sqrt(weight) * _above_chance(form), rng)
    return Swap(pattern, _apart(pairs, side), side)


def pairs_of(labels: Labels, form: Decomposable, rng: np.random.Generator) -> Pairs:
    """Count shared items and agreement of every two workers, and what is expected of it."""
    kept = _few_an_item(labels, rng)
    together = _together(labels, kept, labels.item).tocoo()
    others = together.row != together.col
    first, second = together.row[others], together.col[others]
    # Two workers agree on an item where both stand at the same answer to it.
    answers = labels.item.astype(np.int64) * labels.n_classes + labels.code
    agree = _at(_together(labels, kept, answers), first, second)
    shared = together.data[others]
    return Pairs(first, second, shared, agree - shared * _expected(form, first, second))


def _few_an_item(labels: Labels, rng: np.random.Generator) -> BoolArray:
    """Mark at most `MOST_AN_ITEM` labels of each item, drawn at random where there are more."""
    if labels.labels_per_item.max() <= MOST_AN_ITEM:
        return np.ones(labels.n_labels, dtype=bool)
    kept: BoolArray = random_places(labels, rng) < MOST_AN_ITEM
    return kept


def _together(labels: Labels, kept: BoolArray, place: IntArray) -> csr_array:
    """Count the places (n_labels,) at which two workers both have a label that is kept, (M, M)."""
    used, row = np.unique(place[kept], return_inverse=True)
    shape = (used.size, labels.n_workers)
    given = csr_array((np.ones(row.size), (row, labels.worker[kept])), shape=shape)
    return csr_array(given.T @ given)


def _at(matrix: csr_array, rows: IntArray, columns: IntArray) -> FloatArray:
    found: FloatArray = np.asarray(matrix[rows, columns], dtype=float).ravel()
    return found


def _expected(form: Decomposable, first: IntArray, second: IntArray) -> FloatArray:
    """Return the chance that two workers who err on their own agree on an item."""
    shares, confusion = np.exp(form.offset), np.exp(form.table)
    chance = np.zeros(first.size)
    for k, share in enumerate(shares):
        of_class = np.ascontiguousarray(confusion[:, :, k])
        chance += share * np.einsum("ph,ph->p", of_class[first], of_class[second])
    return chance


def _above_chance(form: Decomposable) -> FloatArray:
    right = np.diagonal(np.exp(form.table), axis1=1, axis2=2) @ np.exp(form.offset)
    above: FloatArray = right - 1.0 / form.offset.size
    return above


def _leading(
    matrix: csr_array, out: FloatArray, rng: np.random.Generator
) -> tuple[float, FloatArray]:
    """Return the largest eigenvalue of what is left of a matrix without a direction."""
    unit = out / max(float(np.sqrt((out**2).sum())), np.finfo(float).tiny)

    def left(vector: FloatArray) -> FloatArray:
        rest: FloatArray = vector - unit * float((unit * vector).sum())
        return rest

    operator = LinearOperator(matrix.shape, matvec=lambda v: left(matrix @ left(v)), dtype=float)
    start = rng.standard_normal(matrix.shape[0])
    values, vectors = eigsh(operator, k=1, which="LA", v0=start, tol=PRECISION)
    return float(values[0]), vectors[:, 0]


def _apart(pairs: Pairs, side: FloatArray) -> float:
    """Return how much more of shared items two of one group agree on than two of different ones."""
    same = (side[pairs.first] > 0) == (side[pairs.second] > 0)
    if same.all() or not same.any():
        return 0.0
    within, across = (
        float(pairs.beyond[which].sum() / pairs.shared[which].sum()) for which in (same, ~same)
    )
    return within - across
