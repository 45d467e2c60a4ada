"""Worker models fitted to labels, and the statistics of label sets that are drawn from them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from scipy.sparse import csr_array, vstack

from crowdgui.core.bounds.quantities import OneCoin, chance_corrected
from crowdgui.core.labels import freeze
from crowdgui.core.progress import Progress, Stage
from crowdgui.core.rules import ebcc, em
from crowdgui.core.rules.fitting.em_fit import (
    class_conditional_confusion,
    general_confusion,
    homogeneous_confusion,
)
from crowdgui.core.rules.scoring import FEW_CLASSES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback


KINDS = ebcc.EbccOptions(starts=1)
"""Kinds of items are fitted from one start: that is enough to see whether they explain anything."""


MOST_PROBABILITIES = 1 << 24
"""Probabilities of a model, M × K × L: 128 MB."""


MOST_TO_SPARE = 1 << 20
"""So many at most where they are more than the labels, which could be no evidence against any."""


class WorkerModel(StrEnum):
    """How workers are taken to err, simplest first."""

    HOMOGENEOUS = "homogeneous"
    CLASS_CONDITIONAL = "class-conditional"
    GENERAL = "general"
    KINDS = "kinds"


@dataclass(frozen=True, eq=False)
class FittedModel:
    """A worker model over K ≥ L hidden states of an item: its class, or its class and kind.

    Attributes
    ----------
    model : WorkerModel
        Which model it is.
    shares : ndarray of shape (K,)
        The probability of each state.
    confusion : ndarray of shape (M, K, L), or OneCoin
        ``confusion[i, s, h]``: probability that worker i answers h to an item in state s. Of
        workers alike on many classes it is enough to know their accuracy.
    """

    model: WorkerModel
    shares: FloatArray
    confusion: FloatArray | OneCoin

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def n_classes(self) -> int:
        known = self.confusion
        return known.n_classes if isinstance(known, OneCoin) else known.shape[2]

    def of(self, workers: BoolArray) -> FittedModel:
        """Return the model of some of the workers, marked (M,)."""
        known = self.confusion
        some = known.of(workers) if isinstance(known, OneCoin) else known[workers]
        return replace(self, confusion=some)


def can_fit(model: WorkerModel, labels: Labels) -> bool:
    """Return whether these labels are enough, and few enough, to fit a model to them.

    One accuracy per worker always can be fitted. Other models have a number for each worker,
    hidden state and class: they must fit into memory, and where there are many of them, there must
    be as many labels.

    Parameters
    ----------
    model : WorkerModel
        Which model.
    labels : Labels
        M workers, N items, L classes.

    Returns
    -------
    bool
    """
    if model is WorkerModel.HOMOGENEOUS:
        return True
    kinds = KINDS.kinds if model is WorkerModel.KINDS else 1
    if model is WorkerModel.KINDS and ebcc.exceeds_memory(labels, kinds):
        return False
    if labels.n_classes <= FEW_CLASSES:
        return True
    size = labels.n_workers * labels.n_classes**2 * kinds
    return size <= (MOST_TO_SPARE if size > labels.n_labels else MOST_PROBABILITIES)


def fit_model(model: WorkerModel, labels: Labels, report: ProgressCallback) -> FittedModel:
    """Fit a worker model to the labels by EM, or by EBCC where items have hidden kinds.

    Parameters
    ----------
    model : WorkerModel
        Which model.
    labels : Labels
        M workers, N items, L classes.
    report : callable
        Called with the progress.

    Returns
    -------
    FittedModel
        Shares (K,) and confusion matrices (M, K, L) of K hidden states.
    """
    if model is WorkerModel.KINDS:
        shares, confusion = ebcc.fit_kinds(labels, KINDS, report)
        states = (len(confusion), shares.size, labels.n_classes)
        return FittedModel(model, shares.ravel(), confusion.reshape(states))
    if model is WorkerModel.HOMOGENEOUS and labels.n_classes > FEW_CLASSES:
        accuracy, class_shares = em.fit_one_coin(labels, em.EmOptions(), report)
        return FittedModel(model, class_shares, OneCoin(accuracy, labels.n_classes))
    form = em.fit_roughly(labels, _CONFUSIONS[model], report)
    return FittedModel(model, np.exp(form.offset), np.exp(form.table).transpose(0, 2, 1))


_CONFUSIONS = {
    WorkerModel.HOMOGENEOUS: homogeneous_confusion,
    WorkerModel.CLASS_CONDITIONAL: class_conditional_confusion,
    WorkerModel.GENERAL: general_confusion,
}


CELLS = 1 << 21
"""Answers, or votes for a class on an item, that are held at once over all drawn sets."""


_CACHED = 1 << 17
"""Answers that are worked on at a time."""


@dataclass(frozen=True, eq=False)
class VoteStatistics:
    """What B label sets on the same assignment look like, over items with two labels or more.

    Attributes
    ----------
    spread : ndarray of shape (B,)
        The variance over items of r_j, how much two answers to item j agree beyond chance.
    pairs : ndarray or, of more than `FEW_CLASSES` classes, csr_array of shape (B, L (L + 1) / 2)
        How many ordered pairs of two workers' answers to one item are (h, h'), for h ≤ h' in order:
        (0, 0), (0, 1) … (1, 1) … As many are (h', h).
    winning : ndarray of shape (B, D + 1)
        How many items have 0, 1, … D votes for the class with most votes.
    unanimous : ndarray of shape (B,)
        How many items got the same answer from all their workers.
    """

    spread: FloatArray
    pairs: IntArray | csr_array
    winning: IntArray
    unanimous: IntArray

    def __post_init__(self) -> None:
        freeze(self)


def observed_statistics(labels: Labels) -> VoteStatistics:
    """Describe the labels themselves, B = 1; repeated answers must have been taken out.

    Parameters
    ----------
    labels : Labels
        Without repeated labels.

    Returns
    -------
    VoteStatistics
        B = 1.
    """
    tally = _Tally(labels, 1)
    for part in _parts(labels):
        tally.add(part, labels.code[part.labels][:, None], slice(0, 1))
    return tally.statistics()


def simulated_statistics(
    labels: Labels,
    fitted: FittedModel,
    draws: int,
    rng: np.random.Generator,
    report: ProgressCallback,
) -> VoteStatistics:
    """Describe `draws` label sets that the model makes on the assignment of these labels.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    fitted : FittedModel
        The model that labels are drawn from.
    draws : int
        B.
    rng : numpy.random.Generator
    report : callable
        Called with the progress.

    Returns
    -------
    VoteStatistics
        Of the B label sets.
    """
    tally = _Tally(labels, draws)
    edges = _edges(fitted, labels.n_classes)
    shares = np.cumsum(fitted.shares)[:-1]
    for part in _parts(labels):
        item = labels.item[part.labels] - part.items.start
        worker = labels.worker[part.labels].astype(np.int64)
        for span in _spans(labels, part, draws):
            done = part.items.start / labels.n_items
            report(Progress(Stage.SIMULATING_LABELS, done))
            size = part.items.stop - part.items.start, span.stop - span.start
            states = _states(shares, size, rng)
            tally.add(part, _answers(fitted, edges, worker, states, item, rng), span)
    return tally.statistics()


def simulate_labels(labels: Labels, fitted: FittedModel, rng: np.random.Generator) -> Labels:
    """Return one label set that the model makes on the assignment of these labels.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    fitted : FittedModel
        The model that labels are drawn from.
    rng : numpy.random.Generator

    Returns
    -------
    Labels
        The same workers and items, with newly drawn classes.
    """
    edges = _edges(fitted, labels.n_classes)
    states = _states(np.cumsum(fitted.shares)[:-1], (labels.n_items, 1), rng)
    worker = labels.worker.astype(np.int64)
    code = _answers(fitted, edges, worker, states, labels.item, rng)[:, 0].astype(np.int32)
    code.setflags(write=False)
    return replace(labels, code=code)


class _Part(NamedTuple):
    """A run of whole items, and their labels."""

    items: slice
    labels: slice


def _parts(labels: Labels) -> list[_Part]:
    """Cut the labels into blocks, or larger parts where nothing is held for every class."""
    if labels.n_classes <= FEW_CLASSES:
        return [_Part(block.items, block.labels) for block in labels.blocks]
    cuts = np.searchsorted(labels.starts, np.arange(0, labels.n_labels, CELLS))
    ends = np.unique(np.append(cuts, labels.n_items))
    starts = labels.starts[ends].tolist()
    runs = zip(pairwise(ends.tolist()), pairwise(starts), strict=True)
    return [_Part(slice(*items), slice(*places)) for items, places in runs]


def _spans(labels: Labels, part: _Part, draws: int) -> Iterator[slice]:
    """Cut the drawn sets so that no array over them has many more than `CELLS` entries."""
    n_items, n_labels = (run.stop - run.start for run in part)
    few = labels.n_classes <= FEW_CLASSES
    step = max(1, CELLS // max(n_labels, n_items * labels.n_classes if few else 1))
    return (slice(first, min(first + step, draws)) for first in range(0, draws, step))


def _states(edges: FloatArray, size: tuple[int, int], rng: np.random.Generator) -> IntArray:
    """Deal the hidden states out to (items, draws) at random, as many of each as their shares say.

    The labels were fitted with the states they have; sets that differ by chance in how many items
    are of a class would hide a misfit of the answers.
    """
    n_items, draws = size
    places = np.tile(np.arange(n_items)[:, None], draws)
    even = (rng.permuted(places, axis=0) + rng.random(draws)) / n_items
    if edges.size >= FEW_CLASSES:
        return np.searchsorted(edges, even, side="right")
    states = np.zeros(size, dtype=np.intp)
    for edge in edges:
        states += even >= edge
    return states


def _edges(fitted: FittedModel, n_classes: int) -> FloatArray | None:
    """Return the upper edges of answers' probabilities: (L − 1, M·K), of many classes (M·K, L)."""
    if isinstance(fitted.confusion, OneCoin):
        return None
    edges = np.cumsum(fitted.confusion.reshape(-1, n_classes), axis=1)
    return edges if n_classes > FEW_CLASSES else edges.T[:-1].copy()


def _answers(
    fitted: FittedModel,
    edges: FloatArray | None,
    worker: IntArray,
    states: IntArray,
    item: IntArray,
    rng: np.random.Generator,
) -> IntArray:
    """Draw the answers of each label (row) and draw (column).

    A label is of `worker` and of an `item` in these `states` (items, draws).
    """
    chance = rng.random((item.size, states.shape[1]))
    if edges is None or fitted.n_classes > FEW_CLASSES:
        answers = np.empty(chance.shape, dtype=np.int32)
        for run in _runs(*chance.shape):
            row = states.take(item[run], axis=0)
            answers[run] = _of_many(fitted, edges, worker[run], row, chance[run])
        return answers
    code = np.zeros(chance.shape, dtype=np.min_scalar_type(len(edges)))
    for run in _runs(*chance.shape):
        row = states.take(item[run], axis=0)
        row += worker[run, None] * fitted.shares.size
        for edge in edges:
            code[run] += chance[run] > edge.take(row)
    return code


def _runs(n_labels: int, draws: int) -> Iterator[slice]:
    """Cut the labels so that arrays over them and the draws stay within a core's cache."""
    step = max(1, _CACHED // draws)
    return (slice(first, first + step) for first in range(0, n_labels, step))


def _of_many(
    fitted: FittedModel,
    edges: FloatArray | None,
    worker: IntArray,
    states: IntArray,
    chance: FloatArray,
) -> IntArray:
    """Return the answers, one of many classes, of workers (n,) in these states (n, draws)."""
    if isinstance(fitted.confusion, OneCoin):
        return _even_answers(fitted.confusion, worker, states, chance)
    assert edges is not None
    return _bisected(edges, worker[:, None] * fitted.shares.size + states, chance)


def _bisected(edges: FloatArray, row: IntArray, chance: FloatArray) -> IntArray:
    """Count the edges of each row but the last that a chance is above, which are in order."""
    n_classes = edges.shape[1]
    flat, first = edges.ravel(), row * n_classes
    low, high = np.zeros_like(row), np.full_like(row, n_classes - 1)
    for _ in range(n_classes.bit_length()):
        middle = (low + high) // 2
        above = (chance > flat[first + middle]) & (low < high)
        low = np.where(above, middle + 1, low)
        high = np.where(above, high, np.minimum(middle, high))
    return low


def _even_answers(
    workers: OneCoin, worker: IntArray, states: IntArray, chance: FloatArray
) -> IntArray:
    """Draw the answers of workers whose mistakes are even over the other classes."""
    hit, miss = workers.accuracy[worker, None], workers.miss[worker, None]
    before = states * miss
    past = np.where(chance <= before, chance, chance - before - hit)
    steps = np.divide(past, miss, out=np.zeros(chance.shape), where=miss > 0)
    code = np.where(chance <= before, -1, states) + np.ceil(steps).astype(np.int64)
    code = np.where((chance > before) & (past <= 0), states, code)
    answers: IntArray = np.clip(code, 0, workers.n_classes - 1)
    return answers


def first_places(n_classes: int) -> IntArray:
    """Return where (h, h) of each class h (L,) is in `VoteStatistics.pairs`."""
    h = np.arange(n_classes)
    places: IntArray = h * (2 * n_classes + 1 - h) // 2
    return places


def pair_places(n_classes: int) -> tuple[IntArray, IntArray]:
    """Return h and h' of each entry of `VoteStatistics.pairs`."""
    h, k = np.triu_indices(n_classes)
    return h, k


class _Tally:
    """Adds up the statistics of B label sets part by part."""

    def __init__(self, labels: Labels, draws: int) -> None:
        self._labels = labels
        self._items = int(np.count_nonzero(labels.labels_per_item > 1))
        self._sum = np.zeros(draws)
        self._squares = np.zeros(draws)
        self._few = labels.n_classes <= FEW_CLASSES
        size = labels.n_classes * (labels.n_classes + 1) // 2
        most = int((labels.labels_per_item.astype(np.int64) ** 2).sum())
        kind = np.int64 if most >> 31 else np.int32
        self._pairs = np.zeros((draws if self._few else 0, size), dtype=kind)
        none = csr_array((1, size), dtype=kind)
        self._sparse_pairs = [] if self._few else [none] * draws
        self._winning = np.zeros((draws, int(labels.labels_per_item.max()) + 1), dtype=np.int64)
        self._unanimous = np.zeros(draws, dtype=np.int64)

    def add(self, part: _Part, code: IntArray, span: slice) -> None:
        """Add the answers (labels of the part, some draws) of the draws in `span`."""
        given = self._labels.labels_per_item[part.items]
        if not (given > 1).any():
            return
        count = self._count if self._few else self._count_sparse
        agreement, top = count(part, given, code, span)
        given = given[given > 1]
        agreement /= (given * (given - 1.0))[:, None]
        self._sum[span] += agreement.sum(axis=0)
        self._squares[span] += (agreement**2).sum(axis=0)
        self._count_winners(top, given[:, None], span)

    def _count(
        self, part: _Part, given: IntArray, code: IntArray, span: slice
    ) -> tuple[FloatArray, IntArray]:
        """Count pairs; return V_j and the winner's votes, (items with several labels, draws)."""
        votes, several = self._votes(part, code), given > 1
        if not several.all():
            votes, given = votes[:, several], given[several]
        for place, (h, k) in enumerate(zip(*pair_places(len(votes)), strict=True)):
            # Σ_j V_jh (V_jk − [h = k]), in whole numbers and so exactly.
            both = np.einsum("jb,jb->b", votes[h], votes[k])
            both -= votes[h].sum(axis=0) if h == k else 0.0
            self._pairs[span, place] += both.astype(self._pairs.dtype)
        return chance_corrected(votes, given[:, None]), votes.max(axis=0).astype(np.int64)

    def _votes(self, part: _Part, code: IntArray) -> FloatArray:
        """Count votes by class, item of the part, and draw."""
        n_items, draws = part.items.stop - part.items.start, code.shape[1]
        first = (self._labels.item[part.labels] - part.items.start) * np.int64(draws)
        place = np.empty(code.shape, dtype=np.int64)
        for run in _runs(*code.shape):
            np.multiply(code[run], np.int64(n_items * draws), out=place[run])
            place[run] += first[run, None]
            place[run] += np.arange(draws)
        size = self._labels.n_classes * n_items * draws
        votes = np.bincount(place.ravel(), minlength=size).astype(float)
        return votes.reshape(self._labels.n_classes, n_items, draws)

    def _count_sparse(
        self, part: _Part, given: IntArray, code: IntArray, span: slice
    ) -> tuple[FloatArray, IntArray]:
        """Do what `_count` does, draw by draw, with only the classes that an item was given."""
        kept, n = np.repeat(given > 1, given), self._labels.n_classes
        given = given[given > 1]
        item = np.repeat(np.arange(given.size), given)
        agreement, top = np.empty((2, given.size, code.shape[1]))
        for column, draw in enumerate(range(span.start, span.stop)):
            answer = np.sort(item * n + code[kept, column])
            new = np.flatnonzero(np.diff(answer, prepend=-1))
            row, k = np.divmod(answer[new], n)
            votes = np.diff(new, append=answer.size)
            starts = np.flatnonzero(np.diff(row, prepend=-1))
            agreement[:, column] = (n * np.add.reduceat(votes**2, starts) - given**2) / (n - 1)
            agreement[:, column] -= given
            top[:, column] = np.maximum.reduceat(votes, starts)
            by_item = csr_array((votes, k, np.append(starts, row.size)), shape=(given.size, n))
            pairs = _pairs_of(by_item).astype(self._pairs.dtype)
            self._sparse_pairs[draw] = self._sparse_pairs[draw] + pairs
        return agreement, top.astype(np.int64)

    def _count_winners(self, top: IntArray, given: IntArray, span: slice) -> None:
        self._unanimous[span] += (top == given).sum(axis=0)
        width = self._winning.shape[1]
        place = np.arange(top.shape[1]) * width + top
        counts = np.bincount(place.ravel(), minlength=top.shape[1] * width)
        self._winning[span] += counts.reshape(-1, width)

    def statistics(self) -> VoteStatistics:
        """Return what was added up; no spread and no pairs where no item has two labels."""
        items = max(1, self._items)
        mean = self._sum / items
        return VoteStatistics(
            spread=np.maximum(0.0, self._squares / items - mean**2),
            pairs=self._pairs if self._few else vstack(self._sparse_pairs, format="csr"),
            winning=self._winning,
            unanimous=self._unanimous,
        )


def _pairs_of(votes: csr_array) -> csr_array:
    """Return Σ_j V_jh (V_jk − [h = k]) for h ≤ k, (1, L (L + 1) / 2), of sparse votes (N, L)."""
    n_classes = votes.shape[1]
    both = (votes.T @ votes).tocoo()
    h, k = both.row.astype(np.int64), both.col.astype(np.int64)
    counts = both.data - np.where(h == k, votes.sum(axis=0)[h], 0)
    some = (h <= k) & (counts > 0)
    place = (first_places(n_classes)[h] + k - h)[some]
    shape = 1, n_classes * (n_classes + 1) // 2
    return csr_array((counts[some], (np.zeros_like(place), place)), shape=shape)
