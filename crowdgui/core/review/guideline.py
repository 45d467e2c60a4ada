"""Where a guideline may be unclear: items and pairs of classes that good workers read otherwise."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import bdtrc

from crowdgui.core.intervals import benjamini_hochberg
from crowdgui.core.labels import UNLABELLED, stable_order
from crowdgui.core.progress import Progress, Stage, ignore_progress

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.core.workers.information import WorkerConfusion

SIGNIFICANT = 0.05
LEAST_COMPARED = 10
"""Labels compared with the others' that a worker needs to be among the best."""

LEAST_OF_CLASS = 5
"""Items of a class that a worker needs to be seen to read it one way or the other."""

MOST_EXAMPLES = 5

_PERMUTATIONS = 999


@dataclass(frozen=True)
class UnclearItem:
    """An item on which the best workers oppose the final label.

    `opposing` of `best` labels by best workers are `instead`; `p` and `q` are the p-value and the
    same corrected over all items.
    """

    item: int
    final: int
    instead: int
    opposing: int
    best: int
    p: float
    q: float


@dataclass(frozen=True)
class UnclearPair:
    """Two classes: of the best workers `readers` mostly give `instead` for `final`, `others` don't.

    `examples` are items of that final label on which labels of both classes are most even.
    """

    final: int
    instead: int
    readers: int
    others: int
    p: float
    q: float
    examples: tuple[int, ...]


@dataclass(frozen=True)
class GuidelineProblems:
    """What was found, the surest first; of `workers`, `best` count as best."""

    best: int
    workers: int
    items: tuple[UnclearItem, ...]
    pairs: tuple[UnclearPair, ...]


def guideline_problems(
    outcome: Outcome, report: ProgressCallback = ignore_progress
) -> GuidelineProblems:
    """Find items and pairs of classes to explain in the guideline.

    The best workers are the half with the highest agreement with the final labels, of those with
    `LEAST_COMPARED` labels. Where they are chosen by agreeing with the crowd, they oppose it less,
    so the test of items rather finds too little. For a pair of classes the two count as one class
    when the best are chosen, or nobody who reads them otherwise would be among them; with no other
    class there is nothing else to go by, and they count as two.

    Parameters
    ----------
    outcome : Outcome
    report : callable, optional
        Called with the progress.

    Returns
    -------
    GuidelineProblems
    """
    report(Progress(Stage.COMPARING_WORKERS))
    labels, final = outcome.job.used, outcome.labels
    confusion = outcome.workers.confusion
    if outcome.job.excluded is not None:
        confusion = confusion.without(outcome.job.excluded)
    kept = (final.take(labels.item) != UNLABELLED) & ~labels.repeats_previous
    best = _best(*_agreements(confusion))
    own = np.flatnonzero(kept & best.take(labels.worker))
    items = _unclear_items(labels.item.take(own), labels.code.take(own), final, labels.n_classes)
    compared = labels if kept.all() else labels.only(kept)
    pairs = _unclear_pairs(compared, confusion, final, report)
    n_workers = int(np.count_nonzero(labels.labels_per_worker))
    return GuidelineProblems(int(np.count_nonzero(best)), n_workers, items, pairs)


def _agreements(confusion: WorkerConfusion) -> tuple[FloatArray, IntArray]:
    """Return on how many labels workers agree with the final label, and of how many, (M,) each."""
    return confusion.right.sum(axis=1).astype(float), confusion.by_final.sum(axis=1)


def _best(agreed: FloatArray, compared: IntArray) -> BoolArray:
    """Mark the better half (M,) of workers."""
    codes = np.flatnonzero(compared >= LEAST_COMPARED)
    order = codes[np.argsort(-agreed[codes] / compared[codes], kind="stable")]
    best = np.zeros(compared.size, dtype=bool)
    best[order[: (order.size + 1) // 2]] = True
    return best


def _unclear_items(
    item: IntArray, code: IntArray, final: IntArray, n: int
) -> tuple[UnclearItem, ...]:
    """Test on each item whether the best give another class more often than on items like it.

    Among all labels of best workers on items of final label h, a share c_hk is k. If an item is
    like the others of h, x of its b labels being k has the chance P(Bin(b, c_hk) ≥ x), times
    L − 1 as the k with most labels is looked at. Items are corrected as Benjamini and Hochberg.
    """
    given = np.bincount(final.take(item) * np.int64(n) + code, minlength=n * n).reshape(n, n)
    rates = (given + 0.5) / (given.sum(axis=1, keepdims=True) + 0.5 * n)
    labels_of = np.bincount(item, minlength=final.size)
    rows = np.flatnonzero(labels_of >= 2)
    if not rows.size or n < 2:
        return ()
    votes = np.bincount(item * np.int64(n) + code, minlength=final.size * n)
    votes = votes.reshape(final.size, n).take(rows, axis=0)
    h, first = final.take(rows), np.arange(rows.size) * np.int64(n)
    agreeing = votes.ravel().take(first + h)
    votes.ravel()[first + h] = -1
    k = votes.argmax(axis=1)
    x, b = votes.ravel().take(first + k), labels_of.take(rows)
    # P(X ≥ x) is P(X > x − 1); for x = 0 it is 1.
    chance = np.ones(rows.size)
    other = np.flatnonzero(x)
    chance[other] = bdtrc(x[other] - 1, b[other], rates[h[other], k[other]])
    p = np.minimum(1.0, chance * (n - 1))
    q = benjamini_hochberg(p)
    found = np.flatnonzero((q <= SIGNIFICANT) & (x > agreeing))
    return tuple(
        UnclearItem(
            int(rows[i]), int(h[i]), int(k[i]), int(x[i]), int(b[i]), float(p[i]), float(q[i])
        )
        for i in found[np.lexsort((-x[found], p[found]))].tolist()
    )


def _unclear_pairs(
    labels: Labels, confusion: WorkerConfusion, final: IntArray, report: ProgressCallback
) -> tuple[UnclearPair, ...]:
    """Test each pair of classes: some of the best workers give k for items of h, others don't.

    If all read h alike, the labels of an item are anybody's: they are given out again among its
    workers. The statistic is Σ_w (x_w − e_w)², with x_w labels k of worker w and e_w those expected
    by the items' shares of k. A pair without `LEAST_OF_CLASS` items of two workers on each side
    counts as a test with p = 1.
    """
    n, m = labels.n_classes, labels.n_workers
    agreed, compared = _agreements(confusion)
    rng = np.random.default_rng(0)
    tested: list[UnclearPair] = []
    final_label = final.take(labels.item)
    by_class = stable_order(final_label, n)
    ends = np.cumsum(np.bincount(final_label, minlength=n))
    for h, of_h in enumerate(np.split(by_class, ends[:-1])):
        report(Progress(Stage.COMPARING_WORKERS, h / n))
        # Two workers on each side need so many labels.
        if of_h.size < 4 * LEAST_OF_CLASS:
            continue
        places = labels.worker.take(of_h) * np.int64(n) + labels.code.take(of_h)
        given = np.bincount(places, minlength=m * n).reshape(m, n)
        enough = given.sum(axis=1) >= LEAST_OF_CLASS
        reads = enough[:, None] & (2 * given > given.sum(axis=1, keepdims=True))
        likely = (reads.sum(axis=0) >= 2) & ((enough[:, None] & ~reads).sum(axis=0) >= 2)
        likely[h] = False
        for k in np.flatnonzero(likely).tolist():
            # With two classes there is nothing else to agree on.
            mixed = confusion.mixed(h, k) if n > 2 else 0.0
            best = _best(agreed + mixed, compared)
            split = (
                np.count_nonzero(reads[best, k]),
                np.count_nonzero((enough & ~reads[:, k])[best]),
            )
            # “Half of them”: at least a quarter, and two on each side.
            if min(split) < 2 or 4 * split[0] < sum(split):
                continue
            own = of_h[best.take(labels.worker.take(of_h))]
            item, worker = labels.item.take(own), labels.worker.take(own)
            says = labels.code.take(own) == k
            p = _test_reading(item, worker, says, rng)
            examples = _examples(item, says, labels.code[own] == h)
            tested.append(UnclearPair(h, k, int(split[0]), int(split[1]), p, 1.0, examples))
    q = benjamini_hochberg(np.array([pair.p for pair in tested]), n * (n - 1))
    found = [
        replace(pair, q=q) for pair, q in zip(tested, q.tolist(), strict=True) if q <= SIGNIFICANT
    ]
    return tuple(sorted(found, key=lambda pair: pair.p))


def _test_reading(
    item: IntArray, worker: IntArray, says: BoolArray, rng: np.random.Generator
) -> float:
    """Return the permutation p-value; labels are in item order."""
    _, place = np.unique(item, return_inverse=True)
    _, who = np.unique(worker, return_inverse=True)
    marks = says.astype(float)
    share = np.bincount(place, marks) / np.bincount(place)
    expected = np.bincount(who, share[place])

    def statistic(given: FloatArray) -> float:
        return float(((np.bincount(who, given) - expected) ** 2).sum())

    observed, as_large = statistic(marks), 0
    for _ in range(_PERMUTATIONS):
        # Random numbers sorted within items put each item's labels in random order.
        order = np.lexsort((rng.random(marks.size), place))
        as_large += statistic(marks[order]) >= observed - 1e-9
    return (as_large + 1) / (_PERMUTATIONS + 1)


def _examples(item: IntArray, says: BoolArray, holds: BoolArray) -> tuple[int, ...]:
    """Return the items on which labels of both classes are most even."""
    rows, place = np.unique(item, return_inverse=True)
    one, other = np.bincount(place, says), np.bincount(place, holds)
    first = np.lexsort((-one, -np.minimum(one, other)))[:MOST_EXAMPLES]
    return tuple(rows[first[one[first] > 0]].tolist())


def by_guideline(outcome: Outcome, report: ProgressCallback = ignore_progress) -> IntArray:
    """Return the items to explain in the guideline (n,): opposed ones, then examples of pairs."""
    found = guideline_problems(outcome, report)
    items = [each.item for each in found.items]
    items += [item for pair in found.pairs for item in pair.examples]
    return np.array(list(dict.fromkeys(items)), dtype=np.int64)
