"""What is known of every worker, put together from a rule's result and all labels."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.blocks import run_concurrently
from crowdgui.core.intervals import benjamini_hochberg, clopper_pearson
from crowdgui.core.labels import count_codes, freeze
from crowdgui.core.options import Options, real, whole
from crowdgui.core.progress import Stage
from crowdgui.core.workers.flag import WorkerFlag
from crowdgui.core.workers.information import (
    WorkerConfusion,
    known_behaviour,
    label_skew,
    measure_behaviour,
    spammer_score,
)
from crowdgui.core.workers.peers import (
    NO_PAIRS,
    PeerAgreement,
    SamePairs,
    count_peer_agreement,
    count_same_pairs,
    mark_labels,
    peer_labels,
)
from crowdgui.core.workers.spam_tests.worker_tests import run_spam_tests, untested

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.rule import Aggregation
    from crowdgui.core.workers.copying import CopyingPairs
    from crowdgui.core.workers.spam_tests.worker_tests import SpamTests
    from crowdgui.core.workers.speed import WorkerSpeed


@dataclass(frozen=True)
class Thresholds(Options):
    """What it takes to be flagged, each checked when the record is made."""

    significance: float = real(0.05, 0.001, 0.2)
    rarity: float = real(0.01, 0.0001, 0.1)
    knowledge: float = real(0.1, 0.0, 0.5)
    one_answer: float = real(0.95, 0.8, 1.0)
    least_labels: int = whole(5, 1, 1000)
    hurry: float = real(0.33, 0.01, 1.0)


DEFAULT_THRESHOLDS = Thresholds()


class PeerGroup(StrEnum):
    """Whom a worker is compared with."""

    EVERYONE = "everyone"
    PEOPLE = "people"
    MODELS = "models"


@dataclass(frozen=True, eq=False)
class WorkerReport:
    """How good each of the M workers is, and the evidence for it; arrays of shape (M,).

    `agreed` of `compared` items: the worker's label is the one the others' vote gives, their
    votes weighted as the rule weights them and without the worker's own; an item on which the
    others are tied, or on which there are no others, is not compared. `accuracy` is the rule's own
    estimate with a 95% interval. NaN where there is no evidence. Of a worker's repeated answers
    only the first is compared, with the others' and with gold. `typical` is the agreement of all
    workers who count together, and `same_pairs` of pairs of their labels of one item, counted with
    the tests.

    `spammer_score` is Raykar and Yu's, 0 for answers that tell nothing and 1 for a perfect
    worker; `bias` how far the shares of a worker's answers are from those of the final labels of
    the same items (total variation, 0 to 1). The evidence of the spam tests is in `spam_tests`,
    and the flags follow from it and the `thresholds`.
    """

    labels: IntArray
    compared: IntArray
    agreed: IntArray
    agreement: FloatArray
    agreement_low: FloatArray
    agreement_high: FloatArray
    accuracy: FloatArray
    accuracy_low: FloatArray
    accuracy_high: FloatArray
    weights: FloatArray | None
    gold_labels: IntArray
    gold_right: IntArray
    typical: float
    confusion: WorkerConfusion
    spammer_score: FloatArray
    bias: FloatArray
    spam_tests: SpamTests
    same_pairs: SamePairs = NO_PAIRS
    speed: WorkerSpeed | None = None
    copying: CopyingPairs | None = None
    thresholds: Thresholds = DEFAULT_THRESHOLDS
    is_model: BoolArray | None = None
    """The models (M,), where people and models are looked at apart."""
    own_kind: BoolArray | None = None
    """Those (M,) compared with their own kind only; the others are compared with everybody."""
    typical_model: float = np.nan
    pending: bool = False
    """Whether the tests behind the flags have yet to run; until then nobody has a flag."""
    peer_label: IntArray | None = None
    """What the others choose for the item of each label, as long as the tests are pending."""

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def better_than_chance(self) -> bool:
        return self.same_pairs.better_than_chance

    def typical_for(self, worker: int) -> float:
        """Return the agreement of all workers of this one's kind together."""
        model = self.is_model is not None and bool(self.is_model[worker])
        return self.typical_model if model else self.typical

    def peers_of(self, worker: int) -> PeerGroup:
        """Return whom a worker was compared with."""
        if self.is_model is None or self.own_kind is None or not self.own_kind[worker]:
            return PeerGroup.EVERYONE
        return PeerGroup.MODELS if self.is_model[worker] else PeerGroup.PEOPLE

    @cached_property
    def flags(self) -> Flags:
        if self.pending:
            return Flags(np.zeros(self.labels.size, dtype=np.uint8))
        return _assign_flags(self, self.thresholds)

    @cached_property
    def too_fast_corrected(self) -> FloatArray:
        """The p-values of being too fast, corrected over workers; NaN where not tested."""
        none = np.full(self.labels.size, np.nan)
        return none if self.speed is None else benjamini_hochberg(self.speed.p)

    def with_known(self, truth: IntArray | None) -> WorkerReport:
        """Return the same report with pairs cleared by other known classes (N,)."""
        if self.copying is None:
            return self
        return replace(self, copying=self.copying.with_known(truth))


_KINDS = tuple(flag for flag in WorkerFlag if flag is not WorkerFlag.NONE)


_BIT: dict[WorkerFlag, np.uint8] = {flag: np.uint8(1 << place) for place, flag in enumerate(_KINDS)}


_EVIDENCE = np.uint8(sum(_BIT[flag] for flag in _KINDS if flag.is_evidence))


def _listed(bits: int) -> tuple[WorkerFlag, ...]:
    return tuple(flag for flag in _KINDS if bits & _BIT[flag])


_FLAGS_OF = tuple(_listed(bits) for bits in range(1 << len(_KINDS)))


@dataclass(frozen=True, eq=False)
class Flags:
    """The flags of M workers, a bit for each kind: (M,). As a sequence, each worker's gravest."""

    bits: NDArray[np.uint8]

    def __post_init__(self) -> None:
        freeze(self)

    def of(self, worker: int) -> tuple[WorkerFlag, ...]:
        """Return all flags of a worker, the gravest first."""
        return _FLAGS_OF[self.bits[worker]]

    def has(self, flag: WorkerFlag) -> BoolArray:
        """Mark the workers (M,) with a flag."""
        return self._any(_BIT[flag])

    def count(self, flag: WorkerFlag) -> int:
        return int(np.count_nonzero(self.bits & _BIT[flag]))

    @cached_property
    def flagged(self) -> BoolArray:
        """Mark the workers (M,) with any flag but `TOO_FEW`."""
        return self._any(_EVIDENCE)

    @cached_property
    def excludable(self) -> BoolArray:
        """Mark the workers (M,) with a flag other than copying alone.

        Two who are right against the crowd look like two who copy, so that flag alone does not
        exclude anybody.
        """
        return self._any(_EVIDENCE & ~_BIT[WorkerFlag.COPYING])

    def _any(self, wanted: np.uint8) -> BoolArray:
        return np.asarray(self.bits & wanted, dtype=bool)

    def __len__(self) -> int:
        return int(self.bits.size)

    def __getitem__(self, worker: int) -> WorkerFlag:
        flags = self.of(worker)
        return flags[0] if flags else WorkerFlag.NONE

    def __iter__(self) -> Iterator[WorkerFlag]:
        return (self[worker] for worker in range(len(self)))


def _assign_flags(report: WorkerReport, thresholds: Thresholds) -> Flags:
    """Flag the workers of a report; only comparisons, at once also for very many workers.

    *Guessing*: fewer than `rarity` of attentive workers would do so badly on the same items, the
    corrected p-value is below `significance`, and the answers may tell next to nothing of the
    items (`knowledge`). Someone who is outvoted but whose answers follow the items is not flagged.
    *Below chance*: as guessing, and a guesser would hardly agree so rarely. *One answer*: one
    answer nearly always, as rare among attentive workers, and as uncertain to tell anything.
    *Copying*: the strongest pair of the worker that nothing clears is significant, corrected over
    all pairs. *Too
    fast*: as rare among those who differ as the others do, and faster than `hurry` times as long.
    *Too few labels*: a guesser with as many would not be noticed; such a worker is never flagged
    for what the labels are.
    """
    known = report.spam_tests
    enough = known.tested & (report.labels >= thresholds.least_labels)
    # A comparison with NaN, where nothing was tested, is false.
    empty = enough & (known.knowledge_low <= thresholds.knowledge)
    one = (known.favourite >= thresholds.one_answer) & empty
    one &= _rare(known.few_others, known.few_others_corrected, thresholds)
    dull = _rare(known.no_better, known.no_better_corrected, thresholds) & empty & ~one
    below = dull & (known.below_guess_corrected < thresholds.significance)
    bits = np.zeros(report.labels.size, dtype=np.uint8)
    marked = {
        WorkerFlag.BELOW_CHANCE: below,
        WorkerFlag.ONE_ANSWER: one,
        WorkerFlag.GUESSING: dull & ~below,
        WorkerFlag.TOO_FEW: ~enough,
    }
    if report.copying is not None:
        marked[WorkerFlag.COPYING] = report.copying.worker_p < thresholds.significance
    if report.speed is not None:
        fast = _rare(report.speed.p, report.too_fast_corrected, thresholds)
        marked[WorkerFlag.TOO_FAST] = fast & (report.speed.ratio < thresholds.hurry)
    for flag, workers in marked.items():
        bits[workers] |= _BIT[flag]
    return Flags(bits)


def _rare(p: NDArray[np.float64], corrected: NDArray[np.float64], line: Thresholds) -> BoolArray:
    return (p < line.rarity) & (corrected < line.significance)


def worker_report(
    labels: Labels,
    aggregation: Aggregation,
    gold: IntArray | None,
    report: ProgressCallback,
    *,
    excluded: BoolArray | None = None,
    tested: bool = True,
) -> WorkerReport:
    """Collect what is known about every worker; those `excluded` have no vote, but a report.

    Without the tests, which take most of the time, the report is `pending`. Speed and copying are
    then in it only if they are known of these labels already.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    aggregation : Aggregation
        What a rule made of the labels.
    gold : ndarray of shape (N,), or None
        Known class of each item, UNLABELLED where it is not known.
    report : callable
        Called with the progress.
    excluded : ndarray of shape (M,), or None, optional
        Workers without a vote.
    tested : bool, optional
        Whether the tests behind the flags are run.

    Returns
    -------
    WorkerReport
        Numbers (M,) of all workers.
    """
    confusion, peer_label = run_concurrently(
        lambda _: WorkerConfusion.of(labels, aggregation.labels),
        lambda report: peer_labels(labels, aggregation.form, report, excluded),
        report,
        Stage.MEASURING_WORKERS,
    )
    agreement = count_peer_agreement(labels, peer_label)
    counting = agreement.of(_votes(labels, excluded))
    given = labels.labels_per_worker
    low, high = clopper_pearson(agreement.agreed, agreement.compared)
    gold_labels, gold_right = _gold_counts(labels, gold)
    accuracy = aggregation.accuracy
    # Repeated labels of an item are no further evidence of how often a worker is right.
    items = given - count_codes(labels.worker[labels.repeats_previous], labels.n_workers)
    accuracy_low, accuracy_high = clopper_pearson(np.nan_to_num(accuracy) * items, items)
    behaves = known_behaviour(labels)
    found = WorkerReport(
        labels=given,
        compared=agreement.compared,
        agreed=agreement.agreed,
        agreement=agreement.share,
        agreement_low=low,
        agreement_high=high,
        accuracy=accuracy,
        # Where a rule has no estimate, of an excluded worker, there is no interval either.
        accuracy_low=np.minimum(accuracy_low, accuracy),
        accuracy_high=np.maximum(accuracy_high, accuracy),
        weights=aggregation.weights,
        gold_labels=gold_labels,
        gold_right=gold_right,
        typical=counting.typical,
        confusion=confusion,
        spammer_score=spammer_score(confusion),
        bias=label_skew(confusion),
        spam_tests=untested(labels.n_workers),
        speed=behaves.speed,
        copying=_cleared(behaves.copying, gold),
        pending=True,
        peer_label=peer_label,
    )
    if not tested:
        return found
    return add_tests(found, labels, aggregation, gold, report, excluded=excluded)


def add_tests(
    found: WorkerReport,
    labels: Labels,
    aggregation: Aggregation,
    gold: IntArray | None,
    report: ProgressCallback,
    *,
    excluded: BoolArray | None = None,
) -> WorkerReport:
    """Run the tests behind the flags and add them to a report that is `pending`.

    Parameters
    ----------
    found : WorkerReport
        Of the same labels and rule, with its `peer_label`.
    labels, aggregation, gold, report, excluded
        As for `worker_report`.

    Returns
    -------
    WorkerReport
        Numbers (M,) of all workers.
    """
    peer_label = found.peer_label
    assert peer_label is not None
    agreement, votes = PeerAgreement(found.compared, found.agreed), _votes(labels, excluded)
    behaves = measure_behaviour(labels, report)
    found = replace(found, same_pairs=count_same_pairs(labels, votes, report))
    tests = run_spam_tests(
        labels,
        aggregation.labels,
        peer_label,
        agreement,
        votes,
        report,
        informed=found.better_than_chance,
    )
    return replace(
        found,
        spam_tests=tests,
        speed=behaves.speed,
        copying=_cleared(behaves.copying, gold),
        pending=False,
        peer_label=None,
    )


def _votes(labels: Labels, excluded: BoolArray | None) -> BoolArray:
    return np.ones(labels.n_workers, dtype=bool) if excluded is None else ~excluded


def _cleared(copying: CopyingPairs | None, gold: IntArray | None) -> CopyingPairs | None:
    return copying if gold is None or copying is None else copying.with_known(gold)


def _gold_counts(labels: Labels, gold: IntArray | None) -> tuple[IntArray, IntArray]:
    if gold is None:
        none = np.zeros(labels.n_workers, dtype=np.int64)
        return none, none
    right = mark_labels(labels, gold[labels.item])
    return (
        np.bincount(labels.worker[np.isfinite(right)], minlength=labels.n_workers),
        np.bincount(labels.worker[right == 1.0], minlength=labels.n_workers),
    )
