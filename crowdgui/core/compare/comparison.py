"""Rules run for a comparison, and side by side: where they differ, which are better on gold."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

import numpy as np

from crowdgui.core.bounds.assignment.chernoff import chernoff, chernoff_weighted, is_expensive
from crowdgui.core.bounds.guarantee import EvidenceLevel, why_not_useful
from crowdgui.core.bounds.quantities import homogeneous
from crowdgui.core.compare.held_out import PairedComparison, compare_paired, holm
from crowdgui.core.errors import Reason, ReasonCode
from crowdgui.core.intervals import clopper_pearson
from crowdgui.core.job import fit_rule, uses_gold
from crowdgui.core.labels import UNLABELLED, freeze
from crowdgui.core.progress import ignore_progress
from crowdgui.core.results import score_on_gold
from crowdgui.core.rules.registry import get_rule
from crowdgui.core.workers.peers import leave_one_out

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.bounds.model_check import ModelCheck
    from crowdgui.core.job import Job
    from crowdgui.core.labels import Labels
    from crowdgui.core.mistakes import OrderedErrors
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.rule import Aggregation
    from crowdgui.core.workers.peers import PeerAgreement


class NotDefined(ReasonCode):
    """Why a number of a compared rule is not defined."""

    BOUND_NEEDS_CLASSES = "rule-bound-needs-classes"
    BOUND_NEEDS_CHECK = "rule-bound-needs-check"
    BOUND_NEEDS_MODEL = "rule-bound-needs-model"
    BOUND_NEEDS_VOTES = "rule-bound-needs-votes"
    BOUND_TAKES_LONG = "rule-bound-takes-long"
    GOLD_USED = "rule-gold-used"
    NO_GOLD = "rule-no-gold"
    NO_PROBABILITY = "rule-no-probability"


class RuleBound(NamedTuple):
    """An upper bound on the mean error rate, or the reason why there is none."""

    value: float | None
    reason: Reason | None = None


def _plug_in_bound(
    labels: Labels,
    found: Aggregation,
    agreement: PeerAgreement,
    model: ModelCheck | None,
    report: ProgressCallback,
) -> RuleBound:
    """Return the mean Chernoff bound of the items, with leave-one-out accuracies plugged in.

    It is an estimate. It would mislead where the homogeneous model does not fit the labels, and a
    comparison of rules has no room to explain that beside it.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    found : Aggregation
        What the rule made of the labels.
    agreement : PeerAgreement
        Leave-one-out agreement of each worker (M,).
    model : ModelCheck or None
        None where the worker model has not been checked.
    report : callable
        Called with the progress.

    Returns
    -------
    RuleBound
        The mean over items with labels, at most 1, or why there is none.
    """
    reason = _why_not(labels, found, model)
    if reason:
        return RuleBound(None, reason)
    accuracy = np.where(agreement.compared > 0, agreement.share, 1.0 / labels.n_classes)
    if found.weights is not None and not found.form.offset.any():
        items = chernoff_weighted(labels, found.weights, accuracy, report)
    else:
        confusion = homogeneous(accuracy, labels.n_classes)
        items = chernoff(labels, found.form, confusion, report)
    value = None if items is None else items.mean
    useless = None if value is None else why_not_useful(value, EvidenceLevel.PLUG_IN)
    return RuleBound(None, useless) if useless else RuleBound(value)


def _why_not(labels: Labels, found: Aggregation, model: ModelCheck | None) -> Reason | None:
    if labels.n_classes < 2:
        return Reason(NotDefined.BOUND_NEEDS_CLASSES)
    if model is None:
        return Reason(NotDefined.BOUND_NEEDS_CHECK)
    if not model.unquestioned:
        return Reason(NotDefined.BOUND_NEEDS_MODEL)
    if not found.adds_up:
        return Reason(NotDefined.BOUND_NEEDS_VOTES)
    if found.weights is None and is_expensive(labels.pairs, labels.n_classes):
        return Reason(NotDefined.BOUND_TAKES_LONG)
    return None


@dataclass(frozen=True)
class GoldError:
    """Final labels compared with gold: `wrong` of `known` items.

    `low` and `high` are the exact 95% interval of the share. `off` is by how much labels of ordered
    classes are off.
    """

    known: int
    wrong: int
    low: float
    high: float
    off: OrderedErrors | None = None

    @property
    def error(self) -> float:
        return self.wrong / self.known


@dataclass(frozen=True, eq=False)
class RuleResult:
    """What one rule made of the labels, as the comparison needs it.

    Attributes
    ----------
    key : str
        Key of the rule.
    labels, tied, confidence : ndarray of shape (N,)
        As in `Aggregation`.
    iterations, converged, seconds
        Steps after the first vote, whether it converged, and the time the rule alone took.
    gold : GoldError or None
        The error on gold; `gold_reason` is why there is none.
    agreed, compared : int
        On how many items, counted over workers, the worker's label is the one that the others
        choose by this rule without it.
    model_claim : float or None
        The mean of 1 − confidence, by the rule's own model; `claim_reason` is why not.
    bound : float or None
        The item by item bound with estimated accuracies, an estimate; `bound_reason` is why there
        is none.
    notes : tuple of Reason
        What the user should know about this run.
    careful : ndarray of shape (N,) or None
        As in `Aggregation`.
    """

    key: str
    labels: IntArray
    tied: BoolArray
    confidence: FloatArray
    iterations: int
    converged: bool
    seconds: float
    gold: GoldError | None
    gold_reason: Reason | None
    agreed: int
    compared: int
    model_claim: float | None
    claim_reason: Reason | None
    bound: float | None
    bound_reason: Reason | None
    notes: tuple[Reason | str, ...] = ()
    careful: IntArray | None = None

    def __post_init__(self) -> None:
        freeze(self)

    @cached_property
    def n_tied(self) -> int:
        return int(np.count_nonzero(self.tied))

    def n_apart(self, other: RuleResult) -> int:
        """Return how many items another rule labels differently, counted once for every two."""
        if other not in self._apart:
            apart = int(np.count_nonzero(np.not_equal(self.labels, other.labels)))
            self._apart[other] = other._apart[self] = apart
        return self._apart[other]

    @cached_property
    def _apart(self) -> WeakKeyDictionary[RuleResult, int]:
        return WeakKeyDictionary()

    @property
    def agreement(self) -> float | None:
        """The share of compared labels that agree; None where nothing could be compared."""
        return self.agreed / self.compared if self.compared else None


def evaluate_rule(
    job: Job, report: ProgressCallback = ignore_progress, model: ModelCheck | None = None
) -> RuleResult:
    """Run the rule and compare its labels with gold and the workers, without a worker report.

    `model` is the check of the same labels, where it has been made: without it no bound is shown.
    """
    start = perf_counter()
    found = fit_rule(job, report)
    seconds = perf_counter() - start
    return summarize_rule(job, found, seconds, report, model)


def summarize_rule(
    job: Job,
    found: Aggregation,
    seconds: float,
    report: ProgressCallback = ignore_progress,
    model: ModelCheck | None = None,
) -> RuleResult:
    """Make the row of a rule that has run already, in `seconds`."""
    agreement = leave_one_out(job.used, found.form, report)
    gold, gold_reason = _gold(job, found)
    expected, claim_reason = _expected(found)
    bound: RuleBound = _plug_in_bound(job.used, found, agreement, model, report)
    return RuleResult(
        key=found.rule,
        labels=found.labels,
        tied=found.tied,
        confidence=found.confidence,
        iterations=found.iterations,
        converged=found.converged,
        seconds=seconds,
        gold=gold,
        gold_reason=gold_reason,
        agreed=int(agreement.agreed.sum()),
        compared=int(agreement.compared.sum()),
        model_claim=expected,
        claim_reason=claim_reason,
        bound=bound.value,
        bound_reason=bound.reason,
        notes=found.notes,
        careful=found.careful,
    )


def _gold(job: Job, found: Aggregation) -> tuple[GoldError | None, Reason | None]:
    if uses_gold(job):
        return None, Reason(NotDefined.GOLD_USED)
    score = score_on_gold(found.labels, job.gold, ordered=job.labels.ordered)
    if score is None:
        return None, Reason(NotDefined.NO_GOLD)
    low, high = clopper_pearson(np.array([score.wrong]), np.array([score.known]))
    return GoldError(score.known, score.wrong, float(low[0]), float(high[0]), score.off), None


def _expected(found: Aggregation) -> tuple[float | None, Reason | None]:
    if not get_rule(found.rule).gives_probability:
        return None, Reason(NotDefined.NO_PROBABILITY)
    known = found.confidence[~np.isnan(found.confidence)]
    return float(np.mean(1.0 - known)), None


@dataclass(frozen=True, eq=False)
class RuleComparison:
    """R rules tried on the same labels, in the order in which they are shown.

    `in_use` is the key of the rule whose labels are in use, tried or not; `gold` is that of the
    job (N,). A comparison grows as results come: make a new one with `plus`.
    """

    tried: tuple[RuleResult, ...]
    in_use: str
    gold: IntArray | None = None

    def __post_init__(self) -> None:
        freeze(self)

    def plus(self, tried: RuleResult) -> RuleComparison:
        """Add a rule, or put a new run of it in the place of the old."""
        kept = list(self.tried)
        places = [i for i, other in enumerate(kept) if other.key == tried.key]
        if places:
            kept[places[0]] = tried
        else:
            kept.append(tried)
        return RuleComparison(tuple(kept), self.in_use, self.gold)

    def of(self, key: str) -> RuleResult | None:
        """Return the rule with this key, if it has been tried."""
        return next((tried for tried in self.tried if tried.key == key), None)

    def differ(self, first: int, second: int) -> BoolArray:
        """Mark the items (N,) that two rules, by place, label differently."""
        apart: BoolArray = np.not_equal(self.tried[first].labels, self.tried[second].labels)
        return apart

    @cached_property
    def differences(self) -> IntArray:
        """How many items each two rules label differently, (R, R)."""
        counts = np.zeros((len(self.tried), len(self.tried)), dtype=np.int64)
        for i, k in combinations(range(len(self.tried)), 2):
            counts[i, k] = counts[k, i] = self.tried[i].n_apart(self.tried[k])
        counts.setflags(write=False)
        return counts

    @cached_property
    def contested(self) -> BoolArray:
        """Mark the items (N,) on which not all rules agree; none where no rule was tried."""
        if not self.tried:
            return np.zeros(0, dtype=bool)
        first = self.tried[0].labels
        apart: BoolArray = np.any([np.not_equal(t.labels, first) for t in self.tried], axis=0)
        return apart

    @property
    def scored(self) -> tuple[RuleResult, ...]:
        """The rules whose final labels could be compared with gold."""
        return tuple(tried for tried in self.tried if tried.gold is not None)

    def on_gold(self, first: str, second: str) -> PairedComparison | None:
        """Compare two rules on gold; None where gold does not cover both."""
        one, other = self.of(first), self.of(second)
        if self.gold is None or one is None or other is None:
            return None
        if one.gold is None or other.gold is None:
            return None
        known = self.gold != UNLABELLED
        for tried in (one, other):
            known = known & (tried.labels != UNLABELLED)
        gold = self.gold[known]
        return compare_paired(one.labels[known] == gold, other.labels[known] == gold)


RISK = 0.05
"""The probability that any two rules are called different which are equally good."""


def best_on_gold(comparison: RuleComparison) -> tuple[RuleResult, tuple[RuleResult, ...]]:
    """Return the rule with fewest gold items wrong, and those that are significantly worse.

    Two rules differ significantly where the sign test over the gold items on which only one is
    right has a p-value of at most `RISK`, corrected by Holm (1979) for all pairs of rules.

    Parameters
    ----------
    comparison : RuleComparison
        With one or more rules scored on gold.

    Returns
    -------
    best : RuleResult
        The rule in use, if it is among several with fewest wrong.
    worse : tuple of RuleResult
        In the order of the comparison.
    """
    scored = comparison.scored
    pairs = list(combinations(range(len(scored)), 2))
    tests = [comparison.on_gold(scored[i].key, scored[k].key) for i, k in pairs]
    corrected = dict(zip(pairs, holm([test.p if test else 1.0 for test in tests]), strict=True))
    wrong = [tried.gold.wrong if tried.gold else 0 for tried in scored]
    best = min(range(len(scored)), key=lambda i: (wrong[i], scored[i].key != comparison.in_use, i))
    worse = tuple(
        scored[i]
        for i in range(len(scored))
        if i != best and corrected[min(i, best), max(i, best)] <= RISK
    )
    return scored[best], worse
