"""Several tags per item: sets joined from yes/no questions, set distances, and errors of sets."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import UNLABELLED, freeze

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels

NO, YES = 0, 1
"""The classes of a tag's question, in their order: a tie is no tag."""


def join_tags(of_tags: Sequence[IntArray]) -> IntArray:
    """Return the tags of each item, (N, T), from one array (N,) of codes per tag."""
    return np.column_stack([np.asarray(codes) for codes in of_tags])


def _is_complete(tags: IntArray) -> BoolArray:
    """Return which items (N,) have yes or no for each of their tags (N, T)."""
    return np.asarray((tags != UNLABELLED).all(axis=1))


@dataclass(frozen=True, eq=False)
class SetCodes:
    """Sets as numbers: `code` (N,) points into `sets` (K, T), `UNLABELLED` where a tag is open."""

    code: IntArray
    sets: IntArray

    def __post_init__(self) -> None:
        freeze(self)


def number_sets(tags: IntArray) -> SetCodes:
    """Enumerate the different sets of tags (N, T), in the order of their rows."""
    whole = _is_complete(tags)
    code = np.full(len(tags), UNLABELLED, dtype=np.int64)
    sets, place = np.unique(tags[whole], axis=0, return_inverse=True)
    code[whole] = place.ravel()
    return SetCodes(code, sets)


@dataclass(frozen=True, eq=False)
class GivenSets:
    """The set that each worker gave to each item they labelled: one entry per worker and item."""

    item: IntArray
    worker: IntArray
    code: IntArray
    sets: IntArray
    n_items: int
    n_workers: int

    def __post_init__(self) -> None:
        freeze(self)

    @cached_property
    def labels_per_item(self) -> IntArray:
        """How many workers gave each item a set (N,)."""
        return np.bincount(self.item, minlength=self.n_items)


def given_sets(labels: Sequence[Labels]) -> GivenSets:
    """Return the sets of tags that were given, from the labels of all tags of the same items.

    A tag that a worker gave no label counts as not ticked. Of repeated labels the first counts.

    Parameters
    ----------
    labels : sequence of Labels
        One per tag, with the same items and workers and the classes no and yes.
    """
    first = labels[0]
    keys = [one.item.astype(np.int64) * first.n_workers + one.worker for one in labels]
    every = np.unique(np.concatenate(keys))
    ticked = np.zeros((every.size, len(labels)), dtype=np.int8)
    for tag, (one, key) in enumerate(zip(labels, keys, strict=True)):
        kept = ~one.repeats_previous
        ticked[np.searchsorted(every, key[kept]), tag] = one.code[kept]
    sets, code = np.unique(ticked, axis=0, return_inverse=True)
    item, worker = np.divmod(every, first.n_workers)
    return GivenSets(item, worker, code.ravel(), sets, first.n_items, first.n_workers)


def jaccard_distances(left: IntArray, right: IntArray) -> FloatArray:
    """Return 1 − |A ∩ B| / |A ∪ B| for each pair of sets, (K, J); 0 for two empty sets.

    Parameters
    ----------
    left, right : ndarray of shape (K, T) and (J, T)
        Sets as rows of 0 and 1.

    Notes
    -----
    Jaccard (1912), The distribution of the flora in the alpine zone, New Phytologist 11.
    """
    both, either = _overlaps(left, right)
    return np.where(either > 0, 1.0 - both / np.maximum(either, 1.0), 0.0)


def masi_distances(left: IntArray, right: IntArray) -> FloatArray:
    """Return 1 − M |A ∩ B| / |A ∪ B| for each pair of sets, (K, J); 0 for two empty sets.

    M is 1 where the sets are equal, 2/3 where one holds the other, 1/3 where they overlap, and 0
    where they share nothing.

    Parameters
    ----------
    left, right : ndarray of shape (K, T) and (J, T)
        Sets as rows of 0 and 1.

    Notes
    -----
    Passonneau (2006), Measuring agreement on set-valued items (MASI) for semantic and pragmatic
    annotation, LREC.
    """
    both, either = _overlaps(left, right)
    sizes = left.sum(axis=1)[:, None], right.sum(axis=1)[None, :]
    equal = both == either
    holds = both == np.minimum(*sizes)
    weight = np.where(equal, 1.0, np.where(holds, 2.0 / 3.0, 1.0 / 3.0))
    return np.where(either > 0, 1.0 - weight * both / np.maximum(either, 1.0), 0.0)


def _overlaps(left: IntArray, right: IntArray) -> tuple[FloatArray, FloatArray]:
    one, other = np.asarray(left, dtype=np.float64), np.asarray(right, dtype=np.float64)
    both = one @ other.T
    return both, one.sum(axis=1)[:, None] + other.sum(axis=1)[None, :] - both


@dataclass(frozen=True)
class TagErrors:
    """One tag compared with gold: `wrong` of `known` items, apart by what went wrong."""

    known: int
    missed: int
    """Gold has the tag, the final label has not."""
    added: int
    """The final label has the tag, gold has not."""

    @property
    def wrong(self) -> int:
        return self.missed + self.added


@dataclass(frozen=True)
class SetErrors:
    """Final tags compared with gold: each tag on its own, and whole sets.

    `known` items have gold and a final label for every tag; `right` of them have exactly the tags
    of gold. `jaccard` and `masi` are the mean distances from gold, NaN where nothing is known.
    """

    tags: tuple[TagErrors, ...]
    known: int
    right: int
    jaccard: float
    masi: float


def compare_sets(final: IntArray, gold: IntArray) -> SetErrors:
    """Compare final tags (N, T) with gold (N, T), `UNLABELLED` where a tag is not known."""
    in_both = (final != UNLABELLED) & (gold != UNLABELLED)
    missed = (in_both & (gold == YES) & (final == NO)).sum(axis=0)
    added = (in_both & (gold == NO) & (final == YES)).sum(axis=0)
    errors = zip(in_both.sum(axis=0), missed, added, strict=True)
    tags = tuple(TagErrors(int(n), int(m), int(a)) for n, m, a in errors)
    whole = in_both.all(axis=1)
    ours, true = final[whole], gold[whole]
    if not len(ours):
        return SetErrors(tags, 0, 0, float("nan"), float("nan"))
    # Each different pair of sets once: there are few of them, and items may be many.
    pairs, count = np.unique(np.hstack([ours, true]), axis=0, return_counts=True)
    left, right = np.hsplit(pairs, 2)
    return SetErrors(
        tags,
        len(ours),
        int((ours == true).all(axis=1).sum()),
        float(np.average(_in_pairs(jaccard_distances, left, right), weights=count)),
        float(np.average(_in_pairs(masi_distances, left, right), weights=count)),
    )


def _in_pairs(
    distances: Callable[[IntArray, IntArray], FloatArray], left: IntArray, right: IntArray
) -> list[float]:
    """Return the distance of each row from the row beside it."""
    return [float(distances(a[None], b[None])[0, 0]) for a, b in zip(left, right, strict=True)]
