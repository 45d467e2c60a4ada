"""How good each worker is, measured against the others, and who looks like guessing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.special import bdtr, bdtrc, betaincinv

from crowdgui.core.labels import UNLABELLED
from crowdgui.core.outcome import Flag, WorkerReport
from crowdgui.core.progress import Progress
from crowdgui.core.rules.form import winners
from crowdgui.core.text import number, percent, tr

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from crowdgui.core.labels import Block, BoolArray, FloatArray, IntArray, Labels
    from crowdgui.core.outcome import Aggregation
    from crowdgui.core.progress import Report
    from crowdgui.core.rules.form import Decomposable

CONFIDENCE = 0.95
SIGNIFICANCE = 0.05
"""The share of flags of one kind that may be false on average (Benjamini and Hochberg)."""
ONE_ANSWER_SHARE = 0.95


@dataclass(frozen=True, eq=False)
class Agreement:
    """Of `compared` items of each worker (M,), on how many the others elect the same label."""

    compared: IntArray
    agreed: IntArray

    @property
    def share(self) -> FloatArray:
        return _share(self.agreed, self.compared)

    @property
    def typical(self) -> float:
        """The share over all workers together; NaN where nothing could be compared."""
        total = int(self.compared.sum())
        return int(self.agreed.sum()) / total if total else float("nan")


def leave_one_out(labels: Labels, form: Decomposable, report: Report) -> Agreement:
    """Compare each worker's labels with those the others elect by the same rule.

    The worker's own votes are taken out of the item's scores first: a label that helped to
    elect the winner would agree with it too often. Not compared: an item with no other worker,
    or on which the others are tied. Repeated answers to one item count once, by the first.
    """
    compared = np.zeros(labels.n_workers, dtype=np.int64)
    agreed = np.zeros(labels.n_workers, dtype=np.int64)
    for block in labels.blocks:
        report(Progress(tr("Measuring workers"), block.items.start / labels.n_items))
        worker, counts, right = _compare(labels, form, block)
        compared += np.bincount(worker[counts], minlength=labels.n_workers)
        agreed += np.bincount(worker[counts & right], minlength=labels.n_workers)
    return Agreement(compared, agreed)


def _compare(
    labels: Labels, form: Decomposable, block: Block
) -> tuple[IntArray, BoolArray, BoolArray]:
    """Give worker, whether it can be compared, and whether it agrees, for each pair."""
    first = np.flatnonzero(~labels.repeats_previous[block.labels])
    worker = labels.worker[block.labels]
    code = labels.code[block.labels]
    item = labels.item[block.labels] - block.items.start
    own = np.add.reduceat(form.table[worker, code], first, axis=0)
    others = form.scores(block)[item[first]] - own
    elected, undecided = winners(others)
    pairs_on_item = np.bincount(item[first], minlength=block.items.stop - block.items.start)
    alone = pairs_on_item[item[first]] == 1
    return worker[first], ~(undecided | alone), elected == code[first]


def interval(
    part: FloatArray | IntArray, whole: IntArray, confidence: float = CONFIDENCE
) -> tuple[FloatArray, FloatArray]:
    """Give the exact (Clopper–Pearson) interval of a share `part` / `whole`.

    By beta quantiles: low = B⁻¹(α/2; m, n−m+1), high = B⁻¹(1−α/2; m+1, n−m). An expected count
    need not be whole. NaN where `whole` is 0.
    """
    part_ = np.asarray(part, dtype=float)
    tail = (1.0 - confidence) / 2.0
    # Ends that the quantile function leaves undefined: nothing right, or everything.
    rest = np.maximum(whole - part_, 0.0)
    low = betaincinv(np.where(part_ > 0, part_, 1.0), rest + 1.0, tail)
    high = betaincinv(part_ + 1.0, np.where(rest > 0, rest, 1.0), 1.0 - tail)
    low = np.where(part_ > 0, low, 0.0)
    high = np.where(rest > 0, high, 1.0)
    none = np.asarray(whole) == 0
    return np.where(none, np.nan, low), np.where(none, np.nan, high)


def adjusted(p: NDArray[np.floating[Any]]) -> FloatArray:
    """Give Benjamini and Hochberg's adjusted p-values."""
    order = np.argsort(p)[::-1]
    ranks = np.arange(p.size, 0, -1)
    raised = np.minimum.accumulate(p[order] * p.size / ranks)
    result = np.empty(p.size)
    result[order] = np.minimum(raised, 1.0)
    return result


def worker_report(
    labels: Labels,
    aggregation: Aggregation,
    gold: IntArray | None,
    report: Report,
    *,
    excluded: BoolArray | None = None,
) -> WorkerReport:
    """Put together what is known of every worker; those `excluded` have no vote, but a report."""
    form = aggregation.form if excluded is None else aggregation.form.without(excluded)
    agreement = leave_one_out(labels, form, report)
    confusion = _confusion(labels, aggregation.labels)
    given = labels.labels_per_worker
    low, high = interval(agreement.agreed, agreement.compared)
    flags = _flags(labels, agreement, low, high, confusion)
    right = np.nan_to_num(aggregation.accuracy) * given
    gold_labels, gold_right = _gold_counts(labels, gold)
    accuracy_low, accuracy_high = interval(right, given)
    return WorkerReport(
        labels=given,
        compared=agreement.compared,
        agreed=agreement.agreed,
        agreement=agreement.share,
        agreement_low=low,
        agreement_high=high,
        accuracy=aggregation.accuracy,
        accuracy_low=np.fmin(accuracy_low, aggregation.accuracy),
        accuracy_high=np.fmax(accuracy_high, aggregation.accuracy),
        weights=aggregation.weights,
        gold_labels=gold_labels,
        gold_right=gold_right,
        flags=flags,
        typical=agreement.typical,
        better_than_chance=better_than_chance(agreement, labels.n_classes),
        confusion=confusion,
    )


def _confusion(labels: Labels, final: IntArray) -> IntArray:
    """Count final label by own answer for every worker, shape (M, L, L).

    An item that only workers left out have labelled has no final label, and is not counted.
    """
    n = labels.n_classes
    elected = final[labels.item]
    place = (labels.worker.astype(np.int64) * n + elected) * n + labels.code
    counted = place[elected != UNLABELLED]
    return np.bincount(counted, minlength=labels.n_workers * n * n).reshape(-1, n, n)


def _gold_counts(labels: Labels, gold: IntArray | None) -> tuple[IntArray, IntArray]:
    if gold is None:
        none = np.zeros(labels.n_workers, dtype=np.int64)
        return none, none
    truth = gold[labels.item]
    known = truth != UNLABELLED
    return (
        np.bincount(labels.worker[known], minlength=labels.n_workers),
        np.bincount(labels.worker[known & (truth == labels.code)], minlength=labels.n_workers),
    )


def _flags(
    labels: Labels, agreement: Agreement, low: FloatArray, high: FloatArray, confusion: IntArray
) -> tuple[Flag, ...]:
    """Flag every worker with the first of: below chance, one answer, guessing, too few labels.

    With L classes a coin agrees on 1/L. *Below chance*: agrees significantly less than a coin.
    *One answer*: see `_one_answer`. *Guessing*: the interval holds 1/L, and the worker agrees
    significantly less than the typical one. Significance is an exact binomial test at 5 %,
    corrected over workers. *Too few labels*: even a guesser with this many labels would not
    stand out from an ordinary worker. Nobody is flagged where there is one class, or nothing to
    compare with.
    """
    n_classes = labels.n_classes
    if n_classes < 2 or not np.isfinite(agreement.typical):
        return (Flag.NONE,) * labels.n_workers
    chance = 1.0 / n_classes
    n, m = agreement.compared, agreement.agreed
    below_chance = adjusted(bdtr(m, n, chance)) < SIGNIFICANCE
    worse = adjusted(bdtr(m, n, agreement.typical)) < SIGNIFICANCE
    guessing = worse & (low <= chance) & (chance <= high) & (high < agreement.typical)
    one_answer = _one_answer(labels, agreement.typical, confusion)
    # Where the crowd itself is hardly better than guessing, no number of labels would do: a
    # worker half way between guessing and always agreeing is the measure then.
    ordinary = max(agreement.typical, (1.0 + chance) / 2.0)
    too_few = bdtr(np.floor(n * chance), n, ordinary) >= SIGNIFICANCE
    kinds = (Flag.BELOW_CHANCE, Flag.ONE_ANSWER, Flag.GUESSING, Flag.TOO_FEW, Flag.NONE)
    tests = [below_chance, one_answer, guessing, too_few]
    chosen = np.select(tests, range(len(tests)), default=len(tests))
    return tuple(kinds[i] for i in chosen)


def better_than_chance(agreement: Agreement, n_classes: int) -> bool:
    """Say whether the crowd as a whole agrees more often than guessers would, at 97.5 %."""
    low, _ = interval(agreement.agreed.sum(keepdims=True), agreement.compared.sum(keepdims=True))
    return bool(low[0] > 1.0 / n_classes)


def _one_answer(labels: Labels, typical: float, confusion: IntArray) -> BoolArray:
    """Mark workers who give one answer in 95 % of the cases or more, also where it is wrong.

    Someone who is right on a set of nearly one class gives one answer too. So what counts are
    the items whose final label is another class: there a typical worker gives this answer only
    by mistake. The test is corrected over the workers who give one answer that often.
    """
    given = labels.labels_per_worker
    answers = confusion.sum(axis=1)
    top = answers.argmax(axis=1)
    workers = np.arange(labels.n_workers)
    count, agreeing = answers[workers, top], confusion[workers, top, top]
    elsewhere = given - confusion.sum(axis=2)[workers, top]
    miss = (1.0 - typical) / (labels.n_classes - 1)
    often = (count >= ONE_ANSWER_SHARE * given) & (elsewhere > 0)
    marked = np.zeros(labels.n_workers, dtype=bool)
    if often.any():
        p = bdtrc((count - agreeing)[often] - 1, elsewhere[often], miss)
        marked[often] = adjusted(p) < SIGNIFICANCE
    return marked


def evidence(report: WorkerReport, worker: int, classes: list[str]) -> str:
    """Say in words what the labels tell of one worker."""
    n, m = int(report.compared[worker]), int(report.agreed[worker])
    if n == 0:
        return tr("No item of this worker could be compared: nobody else labelled them, or the "
                  "others are tied.")  # fmt: skip
    sentence = tr(
        "Agrees with the others on {m} of {n} items, {share} ({low} to {high}). "
        "Guessing would agree on {chance}.",
        m=number(m),
        n=number(n),
        share=percent(m / n, 0),
        low=number(100 * report.agreement_low[worker]),
        high=number(100 * report.agreement_high[worker]),
        chance=percent(1 / len(classes), 0),
    )
    if report.flags[worker] is Flag.TOO_FEW:
        return sentence + " " + tr("That is too few items to tell guessing from work.")
    if report.flags[worker].suspicious:
        return sentence + " " + _favourite(report.confusion[worker], classes)
    return sentence


def _favourite(confusion: IntArray, classes: list[str]) -> str:
    answers, elected = confusion.sum(axis=0), confusion.sum(axis=1)
    top = int(answers.argmax())
    return tr(
        "{given} of the answers are “{answer}”, which is the final label of {won} of the items.",
        given=percent(answers[top] / answers.sum(), 0),
        answer=classes[top],
        won=percent(elected[top] / elected.sum(), 0),
    )


def _share(part: IntArray, whole: IntArray) -> FloatArray:
    return np.where(whole > 0, part / np.maximum(whole, 1), np.nan)
