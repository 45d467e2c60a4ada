"""A run without a window, its frozen outcome, and the outcome's score on gold."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from time import perf_counter
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.audit.calibration import default_calibration
from crowdgui.core.bounds.estimates import plug_in
from crowdgui.core.costs import (
    class_probabilities,
    expected_costs,
    least_cost_labels,
    rule_counts,
    weighed_confidence,
    weighed_probabilities,
)
from crowdgui.core.groups.report import report_by_kind
from crowdgui.core.job import Job, fit_rule, fixes_gold
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.mistakes import ordered_errors
from crowdgui.core.progress import Progress, Stage, ignore_progress, without_iterations
from crowdgui.core.rules.registry import BASELINE, RULES, get_rule
from crowdgui.core.rules.scoring import DecomposableRule, softmax
from crowdgui.core.workers.report import add_tests, worker_report

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.audit.calibration import LogisticCalibration
    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.core.costs import CostMatrix
    from crowdgui.core.mistakes import OrderedErrors
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.rule import Aggregation
    from crowdgui.core.workers.report import Thresholds, WorkerReport


HIGH_CONFIDENCE = 0.9
"""The confidence below which an item is offered for a second look."""

LEAST_LEARNT = 50
"""Labels of a worker that tell how good they are well enough for an estimate of errors."""


UNSUPPORTED = 0.2
"""How far mean confidence may be above what agreement supports. In simulated crowds with 10 or 50
classes it was .25 to .95 too high where it was farther above, on real labels it never was."""

_ASKED = 1000
"""Items whose support is computed, spread over all: of more the mean hardly differs."""


@dataclass(frozen=True)
class GoldScore:
    """Final labels compared with gold: `wrong` of `known` items.

    `off` is by how much labels of ordered classes are off.
    """

    known: int
    wrong: int
    off: OrderedErrors | None = None

    @property
    def error(self) -> float:
        return self.wrong / self.known


@dataclass(frozen=True, eq=False)
class Outcome:
    """Everything one run found; nobody computes it again. `seconds` are those of the rule alone.

    `aggregation` holds the rule's own probabilities, and the most probable class of each item.
    `labels` (N,) are the final labels before people change any: these classes, or where mistakes
    differ in cost, the labels of least expected cost. `tied` (N,) are those that only won by the
    order of the classes. `confidence` is how often such labels are right, by the `calibration`.
    `estimates` are bounds with estimated accuracies: what is shown until the guarantee is there.
    Labels of least cost come from the calibration before anything was checked: a check changes no
    label that it tests.
    """

    job: Job
    aggregation: Aggregation
    majority: Aggregation
    workers: WorkerReport
    estimates: Guarantee
    gold: GoldScore | None
    seconds: float
    calibration: LogisticCalibration
    labels: IntArray
    tied: BoolArray

    @cached_property
    def n_tied(self) -> int:
        return int(np.count_nonzero(self.tied))

    @cached_property
    def changed_by_costs(self) -> BoolArray:
        """Items (N,) whose final label isn't their most probable class."""
        return np.not_equal(self.labels, self.aggregation.labels)

    @cached_property
    def confidence(self) -> FloatArray:
        """How often labels like each are right, (N,); NaN for an item without a label.

        Where mistakes differ in cost, it also counts how rare other classes are.
        """
        if self.job.costs is not None:
            return weighed_confidence(self.aggregation, self.calibration, self.labels)
        known = self.calibration.confidence(self.aggregation.confidence)
        # Above a half no other class can have more, whatever the rest is.
        unclear = np.less(known, 0.5) if self.calibration.corrects else False
        items = np.flatnonzero(unclear)
        if items.size:
            known = known.copy()
            probabilities = class_probabilities(self.aggregation, self.calibration, items)
            known[items] = probabilities[np.arange(items.size), self.labels[items]]
        known.setflags(write=False)
        return known

    @cached_property
    def unsure(self) -> BoolArray:
        """Items (N,) whose label has a confidence below `HIGH_CONFIDENCE`."""
        return np.less(self.confidence, HIGH_CONFIDENCE)

    @cached_property
    def n_unsure(self) -> int:
        return int(np.count_nonzero(self.unsure))

    @cached_property
    def n_with_confidence(self) -> int:
        """How many labels have a confidence at all."""
        return int(np.count_nonzero(~np.isnan(self.confidence)))

    @property
    def mean_confidence(self) -> float:
        """The mean confidence of the labels that have one, NaN without any."""
        return float(np.nanmean(self.confidence)) if self.n_with_confidence else float("nan")

    @cached_property
    def agreement_support(self) -> float:
        """The mean probability of the final labels if workers are as good as others agree.

        A rule that learns how good workers are from its own labels counts each worker's own vote.
        Of few labels in many classes that makes guessers look good, and no curve from other
        datasets takes it back. Agreement with the others is without the own vote: here workers err
        alike on all classes and independently, each right as often as the others agree. NaN without
        items.
        """
        labels, workers = self.job.used, self.workers
        n_classes, votes = labels.n_classes, labels.labels_per_worker > 0
        items = np.flatnonzero(~np.isnan(self.confidence))
        items = items[:: max(1, items.size // _ASKED)]
        if not items.size:
            return float("nan")
        compared, agreed = workers.compared * votes, workers.agreed * votes
        # A worker with few labels is taken to be about as good as all are together.
        everyone = (agreed.sum() + 1.0) / (compared.sum() + n_classes)
        accuracy = (agreed + everyone) / (compared + 1.0)
        weights = np.log((n_classes - 1) * accuracy / (1.0 - accuracy))
        scores = DecomposableRule.weighted(weights, n_classes).of_votes(labels.votes_of(items))
        return float(softmax(scores)[np.arange(items.size), self.labels[items]].mean())

    @cached_property
    def confidence_unsupported(self) -> bool:
        """Whether confidence that nothing was checked for is far above `agreement_support`."""
        if not self.calibration.corrects or self.calibration.checked or self.job.used.n_classes < 2:
            return False
        return self.n_with_confidence > 0 and self.mean_confidence > (
            self.agreement_support + UNSUPPORTED
        )

    def expected_wrong(self, settled: BoolArray | None = None) -> float:
        """Return how many labels are wrong if the rule's own probabilities are right.

        They are where its worker model holds; of real labels it mostly doesn't, which is why the
        `confidence` is lower. `settled` (N,) marks labels that people have had the last word on:
        they count as right.
        """
        doubt = 1.0 - self.own_probability
        return float(np.nansum(doubt if settled is None else doubt[~settled]))

    @property
    def expects_too_few_wrong(self) -> bool:
        """Whether `expected_wrong` is mostly too low, even if the worker model holds.

        A rule that learns how good workers are from few labels finds them better than they are, and
        IWMV's weights are too large for several classes. In simulated crowds of 3 or 5 labels an
        item it was 9% to 98% of the truth with 10 or 20 labels per worker and two classes. With 5
        or 10 classes it was 0% to 72%, however many labels per worker, by IWMV and by confusion
        matrices; only one accuracy for each worker did better. With two classes and 50 labels per
        worker or more it is not always too low, but still rough: 56% to 340% by IWMV, most where
        workers are very good, and 2% to 220% by EM and EBCC, least where one class is rare.
        """
        labels = self.job.used
        own = labels.labels_per_worker[labels.worker]
        return labels.n_classes > 2 or float(np.median(own)) < LEAST_LEARNT

    @cached_property
    def class_counts(self) -> IntArray:
        """How many items have each class as their label (L,)."""
        return count_classes(self.labels, self.job.labels.n_classes)

    @property
    def n_labelled(self) -> int:
        return int(self.class_counts.sum())

    @cached_property
    def own_probability(self) -> FloatArray:
        """The rule's own probability of each final label (N,); NaN without a label."""
        own, items = self.aggregation.confidence, self._changed
        if items.size:
            own = own.copy()
            own[items] = self.aggregation.posterior[items, self.labels[items]]
            own.setflags(write=False)
        return own

    def probability_within(self, tolerance: int) -> FloatArray:
        """Return the rule's own probability that each label is off by so much at most, (N,)."""
        if not tolerance:
            return self.own_probability
        posterior, items = self.aggregation.posterior, np.flatnonzero(self.labels != UNLABELLED)
        total = np.full(self.labels.size, np.nan)
        total[items] = 0.0
        for off in range(-tolerance, tolerance + 1):
            code = self.labels[items] + off
            there = (code >= 0) & (code < posterior.shape[1])
            total[items[there]] += posterior[items[there], code[there]]
        within: FloatArray = np.minimum(total, 1.0)
        return within

    @cached_property
    def margin(self) -> FloatArray:
        """The lead of each most probable class (N,); NaN where the final label is another."""
        lead = self.aggregation.margin
        if not self._changed.size:
            return lead
        made: FloatArray = np.where(self.changed_by_costs, np.nan, lead)
        return made

    @cached_property
    def expected_cost(self) -> FloatArray:
        """What each final label costs on average (N,), by calibrated probabilities: an estimate.

        Where nobody said what mistakes cost, it is the probability that the label is wrong.
        """
        costs = self.job.costs
        if costs is None:
            return 1.0 - self.confidence
        return expected_costs(self.aggregation, self.calibration, costs, self.labels)

    def item_cost(self, item: int) -> float:
        """Return the expected cost of one item's label, NaN without a label."""
        label = int(self.labels[item])
        if label == UNLABELLED:
            return float("nan")
        probabilities = self.class_probabilities(item)
        costs = self.job.costs
        if costs is None:
            return float(1.0 - probabilities[label])
        return float(probabilities @ costs.array[:, label])

    @cached_property
    def _changed(self) -> IntArray:
        return np.flatnonzero(self.changed_by_costs)

    @property
    def exponent_scale(self) -> float:
        """What one unit of the rule's objective adds to the main term of the bound's exponent.

        With q_i = n_i / N and the weights L ŵ_i − 1, the Bernstein bound's exponent begins with
        Σ q_i (L ŵ_i − 1)² / (2 (L − 1)²), which is the objective G over 2 N (L − 1)². 0 for a rule
        with another objective.
        """
        labels = self.job.used
        if not get_rule(self.job.rule).objective_in_bound or labels.n_classes < 2:
            return 0.0
        return 1.0 / (2.0 * labels.n_items * (labels.n_classes - 1) ** 2)

    @property
    def confidence_is_probability(self) -> bool:
        """Whether confidence is more than a share of the votes."""
        return self.calibration.corrects or get_rule(self.job.rule).gives_probability

    def with_workers(self, workers: WorkerReport) -> Outcome:
        """Return the outcome with another report of its workers.

        What was computed of the labels is kept: of millions of items it would hold up a window.
        """
        made = replace(self, workers=workers)
        vars(made).update(
            {key: known for key, known in vars(self).items() if key not in vars(made)}
        )
        return made

    def with_thresholds(self, thresholds: Thresholds) -> Outcome:
        """Return the outcome with flags by these thresholds."""
        if thresholds == self.workers.thresholds:
            return self
        return self.with_workers(replace(self.workers, thresholds=thresholds))

    def class_probabilities(self, item: int) -> FloatArray:
        """Return the calibrated probability of each class of an item (L,)."""
        probabilities: FloatArray = self.probabilities(slice(item, item + 1))[0]
        return probabilities

    def probabilities(self, rows: slice) -> FloatArray:
        """Return the calibrated probability of each class of some items (n, L)."""
        found, curve = self.aggregation, self.calibration
        if self.job.costs is None:
            return class_probabilities(found, curve, rows)
        return weighed_probabilities(found, curve, self._rule_counts, rows)

    @cached_property
    def _rule_counts(self) -> IntArray:
        return rule_counts(self.aggregation)

    @cached_property
    def differs_from_majority(self) -> BoolArray:
        return np.not_equal(self.labels, self.majority.labels)


def count_classes(labels: IntArray, n_classes: int) -> IntArray:
    """Count how many labels are of each class (L,)."""
    counts: IntArray = np.bincount(labels - UNLABELLED, minlength=n_classes + 1)[1:]
    return counts


def score_on_gold(
    labels: IntArray, gold: IntArray | None, *, ordered: bool = False
) -> GoldScore | None:
    """Compare final labels (N,) with gold (N,) over the items that have both; None without any."""
    if gold is None:
        return None
    known = (gold != UNLABELLED) & (labels != UNLABELLED)
    if not known.any():
        return None
    wrong = int((labels[known] != gold[known]).sum())
    return GoldScore(int(known.sum()), wrong, ordered_errors(labels, gold) if ordered else None)


def run_job(job: Job, report: ProgressCallback = ignore_progress) -> Outcome:
    """Run a rule and test its workers; `report` may raise `Cancelled`."""
    return _run(job, report, tested=True)


def run_untested(job: Job, report: ProgressCallback = ignore_progress) -> Outcome:
    """Run a rule and leave the tests of workers pending, for `with_worker_tests`."""
    return _run(job, report, tested=False)


def _run(job: Job, report: ProgressCallback, *, tested: bool) -> Outcome:
    start = perf_counter()
    aggregation = fit_rule(job, report)
    seconds = perf_counter() - start
    return replace(complete_outcome(job, aggregation, report, tested=tested), seconds=seconds)


def complete_outcome(
    job: Job,
    aggregation: Aggregation,
    report: ProgressCallback = ignore_progress,
    *,
    tested: bool = True,
) -> Outcome:
    """Add to what the rule found all that follows from it; this took the rule no seconds."""
    majority = aggregation
    if not get_rule(job.rule).is_baseline:
        plain = RULES[BASELINE]
        majority = plain.fit(job.used, job.gold, plain.options(), without_iterations(report))
    workers = _worker_report(job, aggregation, report, tested=tested)
    report(Progress(Stage.COMPUTING_BOUNDS))
    calibration = default_calibration(job.rule)
    labels, tied = _decide(job, aggregation, calibration)
    return Outcome(
        job=job,
        aggregation=aggregation,
        majority=majority,
        workers=workers,
        estimates=plug_in(job.used, aggregation, workers),
        gold=_gold_score(job, labels),
        seconds=0.0,
        calibration=calibration,
        labels=labels,
        tied=tied,
    )


def with_worker_tests(outcome: Outcome, report: ProgressCallback = ignore_progress) -> Outcome:
    """Return the outcome with the tests behind the flags; the same where they have been run."""
    if not outcome.workers.pending:
        return outcome
    job, found, aggregation = outcome.job, outcome.workers, outcome.aggregation
    if found.peer_label is None:
        workers = _worker_report(job, aggregation, report, tested=True)
        return outcome.with_workers(replace(workers, thresholds=found.thresholds))
    excluded = job.excluded
    tested = add_tests(found, job.labels, aggregation, job.gold, report, excluded=excluded)
    return outcome.with_workers(tested)


def with_costs(outcome: Outcome, costs: CostMatrix | None) -> Outcome:
    """Return the outcome with the final labels for other costs; its rule doesn't run again."""
    job = replace(outcome.job, costs=costs)
    labels, tied = _decide(job, outcome.aggregation, default_calibration(job.rule))
    gold = _gold_score(job, labels)
    made = replace(outcome, job=job, labels=labels, tied=tied, gold=gold)
    # Where this runs beside the window, its tables find all they show.
    _ = made.confidence, made.expected_cost
    return made


def _gold_score(job: Job, labels: IntArray) -> GoldScore | None:
    # Items held at their gold label cannot be wrong, which says nothing of the others.
    gold = None if fixes_gold(job) else job.gold
    return score_on_gold(labels, gold, ordered=job.labels.ordered)


def _decide(
    job: Job, found: Aggregation, calibration: LogisticCalibration
) -> tuple[IntArray, BoolArray]:
    """Return the final labels (N,) before people change any, and which of them are tied."""
    if job.costs is None:
        return found.labels, found.tied
    held = job.gold != UNLABELLED if job.gold is not None and fixes_gold(job) else None
    return least_cost_labels(found, calibration, job.costs, held)


def _worker_report(
    job: Job, aggregation: Aggregation, report: ProgressCallback, *, tested: bool
) -> WorkerReport:
    labels, gold, excluded = job.labels, job.gold, job.excluded
    if job.kinds is None:
        return worker_report(labels, aggregation, gold, report, excluded=excluded, tested=tested)
    return report_by_kind(
        labels, aggregation, gold, report, excluded=excluded, kinds=job.kinds, tested=tested
    )
