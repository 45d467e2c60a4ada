"""What a typical worker would answer to an item, by what the others answered."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from scipy.sparse import csc_array, csr_array

from crowdgui.core.labels import UNLABELLED, count_codes, freeze

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.workers.peers import PeerAgreement


_LEAST = 0.01
"""No answer has a chance below this, shared by the classes: anybody errs, whatever the count."""


_PULL = 2.0
"""How many answers a worker's own shares, or a typical worker's row, are drawn along by."""


_TABLE = 1 << 18
"""Workers times classes squared, up to which what their answers tell is worked out beforehand."""


_FEW_ROWS = 32
"""Fewer rows are added up faster one by one."""


_START = 0.6
"""How often that typical worker is right before anything is counted, past guessing."""


@dataclass(frozen=True, eq=False)
class FirstLabels:
    """The first answers to a run of items that have labels, by item.

    `place` counts those items; `starts` is where the answers to each begin, and `at` where each
    answer stands among all labels.
    """

    worker: IntArray
    code: IntArray
    place: IntArray
    starts: IntArray
    at: IntArray

    def per_item(self, values: FloatArray) -> FloatArray:
        """Add up over the answers to each item, along the last axis."""
        return _by_rows(self._on_items, values)

    @cached_property
    def _on_items(self) -> csr_array:
        n, ends = self.worker.size, np.append(self.starts, self.worker.size)
        return csr_array((np.ones(n), np.arange(n), ends), shape=(self.starts.size, n))

    def of_others(self, values: FloatArray) -> FloatArray:
        """Add up over the other answers to the same item."""
        return self.per_item(values).take(self.place) - values


def add_up_columns(values: FloatArray, place: IntArray, n: int) -> FloatArray:
    """Add up columns (K, labels) that have the same place, (K, n)."""
    labels = place.size
    at = csc_array((np.ones(labels), place, np.arange(labels + 1)), shape=(n, labels))
    return _by_rows(at, values)


def _by_rows(sums: csr_array | csc_array, values: FloatArray) -> FloatArray:
    """Take the sums of columns of values (…, labels); many rows in one product.

    Other threads can work meanwhile, which they cannot while NumPy counts or adds up pieces.
    """
    if values.ndim == 1:
        return np.asarray(sums @ values)
    if len(values) < _FEW_ROWS:
        return np.array([sums @ row for row in values])
    return np.asarray(sums @ values.T).T


def read_first_labels(labels: Labels, run: slice, items: BoolArray | None = None) -> FirstLabels:
    """Return the first answers of workers to the items of a run of labels, or to some (N,)."""
    wanted = ~labels.repeats_previous[run]
    if items is not None:
        wanted &= items.take(labels.item[run])
    at = run.start + np.flatnonzero(wanted)
    item = labels.item.take(at)
    new = np.ones(at.size, dtype=np.int64)
    new[1:] = item[1:] != item[:-1]
    starts, place = np.flatnonzero(new), np.cumsum(new) - 1
    return FirstLabels(labels.worker.take(at), labels.code.take(at), place, starts, at)


@dataclass(frozen=True, eq=False)
class ReferenceModel:
    """How the workers of a crowd answer, each more or less like a typical one.

    Worker i answers h to an item of class k with chance s_i(h) + θ_i (B[k, h] − b(h)), where
    b = Σ_k π_k B[k] is how a typical worker answers without knowing the class. θ is 0 for one
    who guesses, however the guesses are spread; 1 for a typical worker; negative for one who
    avoids the right answer.

    Attributes
    ----------
    shares : ndarray of shape (L,)
        Of each class among the items, π.
    confusion : ndarray of shape (L, L)
        Of a typical worker, B.
    own : ndarray of shape (M, L)
        How often each worker gives each answer, s.
    skill : ndarray of shape (M,)
        θ.
    attentive : ndarray of shape (M,)
        The probability of each worker to be attentive; 0 for workers who do not count.
    votes : ndarray of shape (M,)
        Whose answers tell of the class.
    """

    shares: FloatArray
    confusion: FloatArray
    own: FloatArray
    skill: FloatArray
    attentive: FloatArray
    votes: BoolArray

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def accuracy(self) -> float:
        """How often a typical worker is right; better than a guess, whatever was counted."""
        right = float(self.shares @ np.diag(self.confusion))
        return float(np.clip(right, 1.0 / self.shares.size + 0.02, 0.99))

    def expected(self, answers: FirstLabels) -> tuple[FloatArray, FloatArray]:
        """Return what a typical worker would answer in place of each, and the classes of items.

        Parameters
        ----------
        answers : FirstLabels
            n labels of a block of items.

        Returns
        -------
        typical : ndarray of shape (L, n)
            Probabilities of each class in place of each label, by the item's other labels.
        classes : ndarray of shape (L, items)
            Probabilities of each class for each item, by all its labels.
        """
        # `take` is much faster than indexing, here and below.
        if self._table is None:
            ln_chances = self._log_chances(answers.worker, answers.code)
            inverse = np.exp(-ln_chances)
        else:
            place = answers.worker * np.int64(self.shares.size) + answers.code
            ln_chances, inverse = (table.take(place, axis=1) for table in self._table)
        classes = answers.per_item(ln_chances)
        classes += np.log(self.shares)[:, None]
        classes -= classes.max(axis=0)
        np.exp(classes, out=classes)
        # The factor of the worker's own label is taken out of the item's classes. No chance is
        # above 1, so none of these is less, and the largest stays at least 1.
        others = classes.take(answers.place, axis=1)
        others *= inverse
        others /= others.sum(axis=0)
        classes /= classes.sum(axis=0)
        return self.confusion.T @ others, classes

    @cached_property
    def _table(self) -> tuple[FloatArray, FloatArray] | None:
        """The ln probability of each label of each worker by class, and its inverse, (L, M·L)."""
        n_workers, n_classes = self.own.shape
        if n_workers * n_classes**2 > _TABLE:
            return None
        worker, code = np.divmod(np.arange(n_workers * n_classes), n_classes)
        ln_chances = self._log_chances(worker, code)
        return ln_chances, np.exp(-ln_chances)

    def _log_chances(self, worker: IntArray, code: IntArray) -> FloatArray:
        """Return ln of the probability of answers in each class, (L, n); 0 if they do not count."""
        ln_chances: FloatArray = (self.confusion - self.shares @ self.confusion).take(code, axis=1)
        ln_chances *= self.skill.take(worker)
        ln_chances += self.own.ravel().take(worker * np.int64(self.shares.size) + code)
        np.log(np.clip(ln_chances, _LEAST / self.shares.size, 1.0, out=ln_chances), out=ln_chances)
        ln_chances *= self.votes.take(worker)
        return ln_chances


def init_reference_model(
    labels: Labels, final: IntArray, agreement: PeerAgreement, votes: BoolArray, counts: IntArray
) -> ReferenceModel:
    """Start from the final labels of a rule (N,), and how often each worker agrees with others.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    final : ndarray of shape (N,)
        Final labels, UNLABELLED where there is none.
    agreement : PeerAgreement
        How often the others agree with each worker.
    votes : ndarray of shape (M,)
        Which workers count.
    counts : ndarray of shape (M, L)
        How often each worker gives each class.

    Returns
    -------
    ReferenceModel
        To begin with.
    """
    n = labels.n_classes
    final_label = final.take(labels.item)
    counted = votes.take(labels.worker) & (final_label != UNLABELLED) & ~labels.repeats_previous
    cell = final_label * np.int64(n) + labels.code
    confusion = count_codes(cell.compress(counted), n * n).reshape(n, n)
    shares: FloatArray = np.bincount(final[final != UNLABELLED], minlength=n).astype(float) + 1.0
    shares /= shares.sum()
    drawn = shrink_confusion(confusion.astype(float))
    typical = max(float(shares @ np.diag(drawn)), 1.0 / n + 0.05)
    agreed = (agreement.agreed + _PULL * 0.7) / (agreement.compared + _PULL)
    return ReferenceModel(
        shares=shares,
        confusion=drawn,
        own=_own_shares(counts, votes),
        skill=(agreed - 1.0 / n) / (typical - 1.0 / n),
        attentive=np.where(votes, 0.9, 0.0),
        votes=votes,
    )


def shrink_confusion(confusion: FloatArray) -> FloatArray:
    """Turn counts (L, L) into a typical worker's matrix, also where hardly any was counted.

    Parameters
    ----------
    confusion : ndarray of shape (L, L)
        Counts: class by label.

    Returns
    -------
    ndarray of shape (L, L)
        Rows of probabilities, none of them 0.
    """
    n = len(confusion)
    start = _START * np.eye(n) + (1.0 - _START) / n
    drawn: FloatArray = confusion + _PULL * start
    drawn /= drawn.sum(axis=1, keepdims=True)
    return drawn


def _own_shares(counts: IntArray, votes: BoolArray) -> FloatArray:
    """Turn answer counts into shares, drawn toward those of the workers who count."""
    crowd = counts[votes].sum(axis=0)
    own: FloatArray = counts + _PULL * crowd / max(1, crowd.sum())
    own /= np.maximum(own.sum(axis=1, keepdims=True), 1.0)
    return own
