"""One worker beside the others who labelled the same items."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np
from scipy.sparse import csr_array, eye_array

from crowdgui.core.labels import UNLABELLED, freeze
from crowdgui.core.progress import Progress, Stage, ignore_progress
from crowdgui.core.rules.scoring import argmax_with_ties

if TYPE_CHECKING:
    from collections.abc import Iterator

    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.core.rules.scoring import DecomposableRule
    from crowdgui.core.workers.information import WorkerConfusion


_ITEMS_AT_ONCE = 1 << 14


@dataclass(frozen=True, eq=False)
class PeerComparison:
    """The labels that others gave to the items of one worker, of L classes.

    Attributes
    ----------
    worker : int
        Who is compared.
    partners : ndarray of shape (P,)
        The workers who share items with this one, those with most shared items first.
    shared, agreed : ndarray of shape (P,)
        How many items both labelled, and on how many of them both say the same.
    expected : ndarray of shape (P,)
        The share of agreement to expect of two who answer independently of each other, each as
        they answer the items of a final class at large; NaN where no shared item has one. Beyond
        what the frequencies of their labels give, it is reduced as much as all pairs of workers
        agree less often than that (`_kept_part`).
    crowd : ndarray of shape (L,)
        The labels of the others on these items, as far as they count.
    items, answers, peer_label : ndarray of shape (n,)
        The worker's items, the own answer to each, and the label that the others choose without
        this worker; `UNLABELLED` where they are tied or nobody else labelled the item.
    on_gold : ndarray of shape (L, L) or None
        Counts: the gold label by the worker's own answer; None without gold.
    """

    worker: int
    partners: IntArray
    shared: IntArray
    agreed: IntArray
    expected: FloatArray
    crowd: IntArray
    items: IntArray
    answers: IntArray
    peer_label: IntArray
    on_gold: IntArray | None

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def by_others(self) -> IntArray:
        """Count what the others choose by the worker's own answer, shape (L, L)."""
        n, known = self.crowd.size, self.peer_label != UNLABELLED
        place = self.peer_label[known].astype(np.int64) * n + self.answers[known]
        return np.bincount(place, minlength=n * n).reshape(n, n)


def compare_with_peers(
    outcome: Outcome, worker: int, report: ProgressCallback = ignore_progress
) -> PeerComparison:
    """Compare a worker's labels with those of everybody on the same items.

    Repeated answers to one item count once, by the first. Excluded workers are peers like
    others, but have no vote in what the others choose.

    Parameters
    ----------
    outcome : Outcome
        The labels, and what a rule made of them.
    worker : int
        Code of the worker.
    report : callable, optional
        Called with the progress.

    Returns
    -------
    PeerComparison
        The worker's n items, and the P workers who share some of them.
    """
    labels, final = outcome.job.labels, outcome.aggregation.labels
    m, n = labels.n_workers, labels.n_classes
    excluded = outcome.job.excluded
    counted = np.ones(m, dtype=bool) if excluded is None else ~excluded
    # One class more than there are, for items that have no final label.
    by_class, agreed = np.zeros(m * (n + 1), dtype=np.int64), np.zeros(m, dtype=np.int64)
    crowd = np.zeros(n, dtype=np.int64)
    own = labels.places_of(worker)
    peer_label = np.full(own.size, UNLABELLED, dtype=np.int32)
    for some, beside, answer in _beside(labels, own, report):
        others = labels.worker[beside]
        kept = others != worker
        place = others[kept].astype(np.int64) * (n + 1) + final[labels.item[beside[kept]]] + 1
        by_class += np.bincount(place, minlength=by_class.size)
        same = kept & (labels.code[beside] == answer)
        agreed += np.bincount(others[same], minlength=m)
        voters = beside[kept & counted[others]]
        crowd += np.bincount(labels.code[voters], minlength=n)
        peer_label[some] = _elected(
            labels, outcome.aggregation.form, labels.item[own[some]], voters
        )
    shared = by_class.reshape(m, n + 1)
    total = shared.sum(axis=1)
    partners = np.flatnonzero(total)
    partners = partners[np.argsort(-total[partners], kind="stable")]
    return PeerComparison(
        worker=worker,
        partners=partners,
        shared=total[partners],
        agreed=agreed[partners],
        expected=_expected(outcome, worker, partners, shared[partners, 1:]),
        crowd=crowd,
        items=labels.item[own],
        answers=labels.code[own],
        peer_label=peer_label,
        on_gold=_on_gold(labels, worker, outcome.job.gold),
    )


def _beside(
    labels: Labels, own: IntArray, report: ProgressCallback
) -> Iterator[tuple[slice, IntArray, IntArray]]:
    """Yield, some of the worker's labels at a time, all labels beside them and the own answers.

    The labels are given by their places, each with the worker's answer to the same item.
    """
    for low in range(0, own.size, _ITEMS_AT_ONCE):
        report(Progress(Stage.COMPARING_WORKERS, low / own.size))
        some = slice(low, low + _ITEMS_AT_ONCE)
        items = labels.item[own[some]]
        starts, counts = labels.starts[items], labels.labels_per_item[items]
        before = np.repeat(np.cumsum(counts) - counts, counts)
        beside = np.repeat(starts, counts) + np.arange(counts.sum()) - before
        kept = ~labels.repeats_previous[beside]
        yield some, beside[kept], np.repeat(labels.code[own[some]], counts)[kept]


def _elected(labels: Labels, form: DecomposableRule, items: IntArray, voters: IntArray) -> IntArray:
    """Return what the labels at the places `voters` choose on each of these items."""
    peer_label = np.full(items.size, UNLABELLED, dtype=np.int32)
    if not voters.size:
        return peer_label
    sub = replace(
        labels,
        item=np.searchsorted(items, labels.item[voters]),
        worker=labels.worker[voters],
        code=labels.code[voters],
        item_ids=labels.item_ids[items],
    )
    for block in sub.blocks:
        found, tied = argmax_with_ties(form.scores(block))
        known = (sub.labels_per_item[block.items] > 0) & ~tied
        peer_label[block.items] = np.where(known, found, UNLABELLED)
    return peer_label


def _expected(outcome: Outcome, worker: int, partners: IntArray, shared: IntArray) -> FloatArray:
    """Return how often partners sharing s_k items of class k are expected to agree.

    By the confusion matrices that is E = Σ_k s_k Σ_h C[k, h] C'[k, h] / Σ_k s_k, and by the shares
    of their labels alone B = Σ_h b(h) b'(h); B + r (E − B) with r of `_kept_part` is expected.
    """
    confusion = outcome.workers.confusion
    kept = _kept_part(outcome)
    counts = confusion.matrix(worker)
    own = counts / np.maximum(counts.sum(axis=1, keepdims=True), 1)
    habit = counts.sum(axis=0) / max(1, counts.sum())
    share = _shares(confusion) * own[confusion.final, confusion.answer]
    width = confusion.shape[1]
    place = confusion.worker * np.int64(width) + confusion.final
    alike = np.bincount(place, share, confusion.shape[0] * width).reshape(-1, width)[partners]
    by_answer = confusion.by_answer[partners]
    by_chance = by_answer @ habit / np.maximum(by_answer.sum(axis=1), 1)
    total = shared.sum(axis=1)
    expected = (shared * alike).sum(axis=1) / np.maximum(total, 1)
    return np.where(total > 0, by_chance + kept * (expected - by_chance), np.nan)


def _shares(confusion: WorkerConfusion) -> FloatArray:
    """Return C[k, h] of each entry of the confusion matrices (E,)."""
    shares: FloatArray = confusion.count / confusion.by_final[confusion.worker, confusion.final]
    return shares


_MOST_LOOKED_AT = 1 << 17
"""Labels by which `_kept_part` is found; of more it takes evenly spread items."""


def _kept_part(outcome: Outcome) -> float:
    """Return r, what is left of the agreement that confusion matrices let one expect; at most 1.

    Workers helped to choose the final labels, so they agree with these too often, and matrices by
    final labels let one expect too much agreement of two: in simulated crowds of independent
    workers with three labels per item 6 points (two classes) or 3 (four), with five labels 2 or 1.
    Over all pairs of labels of one item with agreement A, E and B as in `_expected`, r is
    Σ (A − B) / Σ (E − B). That leaves 1 point or less on average; with three labels per item and
    two classes, pairs of strong workers are put 2 to 6 points too low and weak ones 1 to 3 too
    high.
    """
    labels, final = outcome.job.labels, outcome.aggregation.labels
    step = -(-labels.n_labels // _MOST_LOOKED_AT)
    some = ~labels.repeats_previous & (final[labels.item] != UNLABELLED)
    some &= labels.item % max(1, step) == 0
    item, worker, code = labels.item[some], labels.worker[some], labels.code[some]
    n, confusion = labels.n_classes, outcome.workers.confusion
    of_class = confusion.worker * np.int64(n) + confusion.final
    counts = confusion.by_answer
    matrices = csr_array(
        (_shares(confusion), (of_class, confusion.answer)), shape=(labels.n_workers * n, n)
    )
    habits = csr_array(counts / np.maximum(counts.sum(axis=1, keepdims=True), 1))
    agreed, expected, by_chance = (
        _alike(item, row, answers)
        for row, answers in (
            (code, eye_array(n, format="csr")),
            (worker * np.int64(n) + final[item], matrices),
            (worker, habits),
        )
    )
    gained = expected - by_chance
    return min(1.0, max(0.0, (agreed - by_chance) / gained)) if gained > 1e-9 else 1.0


def _alike(item: IntArray, row: IntArray, answers: csr_array) -> float:
    """Return on how many pairs of labels of one item both are expected to be the same.

    Of each label (n,) the probability of every answer is a `row` of `answers`. Pairs count both
    ways.
    """
    shape = (int(item.max(initial=-1)) + 1, answers.shape[0])
    given = csr_array((np.ones(item.size), (item, row)), shape=shape)
    own = np.asarray(answers.multiply(answers).sum(axis=1)).ravel()
    together = (given @ answers).data
    return float((together**2).sum() - own[row].sum())


def _on_gold(labels: Labels, worker: int, gold: IntArray | None) -> IntArray | None:
    if gold is None:
        return None
    own = labels.places_of(worker)
    truth, n = gold[labels.item[own]], labels.n_classes
    known = truth != UNLABELLED
    place = truth[known].astype(np.int64) * n + labels.code[own][known]
    return np.bincount(place, minlength=n * n).reshape(n, n)
