"""What the coefficients need of the items: sums over them, and the items they are summed over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from crowdgui.core.labels import FloatArray, IntArray

MOST_ORDERED = 128
"""Classes up to which pairs of classes are told apart, as ordinal alpha needs."""

_SCALARS, _PER_CLASS = 4, 5


@dataclass(frozen=True, eq=False)
class Sums:
    """Sums over items j with n_jk labels of class k, m_j in all; the first axis holds resamples.

    Attributes
    ----------
    rated, compared : ndarray of shape (B,)
        Items with a label, and items with two or more. What follows is over the latter.
    share : ndarray of shape (B,)
        Σ_jk n_jk (n_jk − 1) / (m_j (m_j − 1)), the shares of agreeing pairs of labels.
    spread : ndarray of shape (B,)
        Σ_j m_j / (m_j − 1) Σ_k n_jk (v_k − v̄_j)², v the classes' numbers; 0 without numbers.
    given, agreeing, paired, differing : ndarray of shape (B, L)
        Σ_j n_jk, Σ_j n_jk (n_jk − 1), Σ_j n_jk (m_j − 1), Σ_j n_jk (m_j − n_jk) / (m_j − 1).
    chosen : ndarray of shape (B, L)
        Σ_j n_jk / m_j, over all items with a label.
    between : ndarray of shape (B, L(L−1)/2) or (B, 0)
        Σ_j n_jc n_jk / (m_j − 1) for classes c < k, by rows; empty above `MOST_ORDERED` classes.
    """

    rated: FloatArray
    compared: FloatArray
    share: FloatArray
    spread: FloatArray
    given: FloatArray
    agreeing: FloatArray
    paired: FloatArray
    differing: FloatArray
    chosen: FloatArray
    between: FloatArray

    @classmethod
    def of(cls, columns: FloatArray, n_classes: int) -> Sums:
        """Name the columns (B, `n_columns`) that `per_item` made, after they were summed."""
        ends = np.cumsum([1] * _SCALARS + [n_classes] * _PER_CLASS)
        parts = np.split(columns, ends, axis=-1)
        scalars = (part[..., 0] for part in parts[:_SCALARS])
        return cls(*scalars, *parts[_SCALARS:])

    @property
    def labels(self) -> FloatArray:
        """How many labels stand on items with two or more."""
        total: FloatArray = self.given.sum(axis=-1)
        return total


def class_pairs(n_classes: int) -> tuple[IntArray, IntArray]:
    """Return the classes c < k of each column of `between`; none above `MOST_ORDERED` classes."""
    first, second = np.triu_indices(n_classes if n_classes <= MOST_ORDERED else 0, 1)
    return first, second


def n_columns(n_classes: int) -> int:
    """Return how many numbers an item gives."""
    return _SCALARS + _PER_CLASS * n_classes + class_pairs(n_classes)[0].size


def per_item(counts: FloatArray, values: FloatArray | None) -> FloatArray:
    """Return what each item adds to `Sums`, (n, `n_columns`).

    Parameters
    ----------
    counts : ndarray of shape (n, L)
        n_jk; each item has at least one label.
    values : ndarray of shape (L,) or None
        The classes' numbers.
    """
    m = counts.sum(axis=1, keepdims=True)
    two = m >= 2.0
    others = np.where(two, m - 1.0, 1.0)
    compared = np.where(two, counts, 0.0)
    agreeing = compared * (compared - 1.0)
    differing = compared * (m - compared) / others
    spread = np.zeros_like(m)
    if values is not None:
        mean = counts @ values[:, None] / m
        squares = (compared * (values - mean) ** 2).sum(axis=1, keepdims=True)
        spread = m * squares / others
    first, second = class_pairs(counts.shape[1])
    return np.hstack(
        [
            np.ones_like(m),
            two,
            agreeing.sum(axis=1, keepdims=True) / (m * others),
            spread,
            compared,
            agreeing,
            compared * (m - 1.0),
            differing,
            counts / m,
            compared[:, first] * compared[:, second] / others,
        ]
    )
