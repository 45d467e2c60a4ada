"""What was checked at random, by an audit or as gold: which items, and what they correct."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.audit.calibration import default_calibration, estimate_error
from crowdgui.core.job import uses_gold
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.mistakes import are_mistakes

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.audit.calibration import ErrorEstimate, LogisticCalibration
    from crowdgui.core.audit.sample import AuditSample
    from crowdgui.core.bounds.guarantee import GuaranteeOptions
    from crowdgui.core.job import Job
    from crowdgui.core.results import Outcome
    from crowdgui.core.review.decisions import Decision
    from crowdgui.core.workers.report import WorkerReport


def counted_gold(job: Job, options: GuaranteeOptions) -> IntArray | None:
    """Return gold that counts as an audit, so that it corrects the exported labels (N,).

    That is gold said to be drawn at random that may have been, that the rule did not use and that
    isn't a model's own labels. Gold on every item is there to count the errors of the labels, not
    to replace them.
    """
    if job.gold is None or not options.gold_at_random or uses_gold(job):
        return None
    if job.gold_model is not None or job.gold_draw_doubt is not None:
        return None
    return job.gold if (job.gold == UNLABELLED).any() else None


def checked_items(job: Job, options: GuaranteeOptions) -> dict[int, int]:
    """Return the class of each item that was checked at random, by item.

    That is an audit up to its last complete look, and gold that was drawn at random. No rule
    that is compared by them may have used either.
    """
    found: dict[int, int] = {}
    gold = counted_gold(job, options)
    if gold is not None:
        known = np.flatnonzero(gold != UNLABELLED)
        found |= dict(zip(known.tolist(), gold[known].tolist(), strict=True))
    audit = options.audit
    if audit is not None and audit.strata is None:
        counted = set(audit.sample[: audit.at_last_look])
        found |= {item: code for item, code in audit.by_item.items() if item in counted}
    return found


def count_checked(job: Job, options: GuaranteeOptions) -> int:
    """Count the items checked at random: `checked_items`, and those that were skipped.

    A skipped item is in the sample and counts as wrong, whatever rule gave the label. There are
    none where all were skipped.
    """
    audit, checked = options.audit, len(checked_items(job, options))
    if not checked or audit is None or audit.strata is not None:
        return checked
    counted, gold = audit.at_last_look, counted_gold(job, options)
    skipped = np.array(audit.sample[:counted], dtype=np.int64)[~audit.answered[:counted]]
    if gold is not None:
        skipped = skipped[gold[skipped] == UNLABELLED]
    return checked + skipped.size


def rule_knew(outcome: Outcome, audit: AuditSample) -> bool:
    """Return whether the rule has used gold of an item in the sample."""
    gold = outcome.job.gold
    if gold is None or not uses_gold(outcome.job):
        return False
    return bool((gold[np.array(audit.sample)] != UNLABELLED).any())


def calibration_of(
    outcome: Outcome, audit: AuditSample | None = None, tolerance: int = 0
) -> LogisticCalibration:
    """Return the curve from the rule's confidence to the probability that a label is right.

    Parameters
    ----------
    outcome : Outcome
        The final labels and their confidence.
    audit : AuditSample, optional
        What was checked at random draws the curve toward what was found.
    tolerance : int, optional
        How many classes a label may be off and still be right.
    """
    curve = default_calibration(outcome.job.rule)
    if audit is None or not audit.checked:
        return curve
    if tolerance:
        sample, wrong = _checked(outcome.labels, audit, audit.checked, tolerance)
        return curve.updated(outcome.probability_within(tolerance)[sample], ~wrong)
    sample, wrong = _checked(outcome.aggregation.labels, audit, audit.checked)
    return curve.updated(outcome.aggregation.confidence[sample], ~wrong)


def with_checked(
    outcome: Outcome, options: GuaranteeOptions, decisions: Mapping[int, Decision]
) -> Outcome:
    """Return the outcome with all that checked items correct: confidence, and flags for copying.

    Confidence is corrected by an audit, up to its last complete look, so that it does not move with
    every answer, and by gold that was drawn at random, unless it can't have been. The rule must not
    have used them. Copying is compared with the classes found in the audit, with manual labels and
    with all gold. The same outcome is returned where nothing is known that it does not count
    already.

    Parameters
    ----------
    outcome : Outcome
        The final labels and the rule's own probabilities.
    options : GuaranteeOptions
        They hold the audit, where there is one, and whether gold was drawn at random.
    decisions : mapping of int to Decision
        Manual labels, by item.
    """
    curve, done, audit = (
        default_calibration(outcome.job.rule),
        outcome.aggregation,
        options.audit,
    )
    left = done.labels != UNLABELLED
    if audit is not None and audit.strata is None and not rule_knew(outcome, audit):
        sample, wrong = _checked(done.labels, audit, audit.at_last_look)
        if sample.size:
            curve = curve.updated(done.confidence[sample], ~wrong)
            left[sample] = False
    gold = counted_gold(outcome.job, options)
    if gold is not None:
        known = (gold != UNLABELLED) & left
        curve = curve.updated(done.confidence[known], done.labels[known] == gold[known])
    workers = _workers_checked(outcome, audit, decisions)
    if curve == outcome.calibration:
        return outcome if workers is outcome.workers else outcome.with_workers(workers)
    return replace(outcome, calibration=curve, workers=workers)


def _workers_checked(
    outcome: Outcome, audit: AuditSample | None, decisions: Mapping[int, Decision]
) -> WorkerReport:
    """Return the worker report with pairs cleared by what people found; the same if it is so."""
    before = outcome.workers.copying
    if before is None or not before.dissents.items.size:
        return outcome.workers
    gold = outcome.job.gold
    truth = np.full(outcome.job.labels.n_items, UNLABELLED) if gold is None else gold.copy()
    if audit is not None:
        counted = set(audit.sample[: audit.at_last_look])
        checked = {item: code for item, code in audit.by_item.items() if item in counted}
        truth[list(checked)] = list(checked.values())
    for item, made_by_hand in decisions.items():
        if made_by_hand.labelled:
            truth[item] = made_by_hand.code
    made = outcome.workers.with_known(truth)
    after = made.copying
    assert after is not None
    same = np.array_equal(before.dissents.known, after.dissents.known) and np.array_equal(
        before.dissents.right, after.dissents.right
    )
    return outcome.workers if same else made


def _checked(
    labels: IntArray, audit: AuditSample, n: int, tolerance: int = 0
) -> tuple[IntArray, BoolArray]:
    """Return those of the first n items of a sample that have a label, and which were wrong."""
    sample = np.array(audit.sample[:n], dtype=np.int64)
    known = (labels[sample] != UNLABELLED) & audit.answered[:n]
    wrong = are_mistakes(labels[sample], audit.final_answers[:n], tolerance)
    return sample[known], wrong[known]


def estimate_from_audit(outcome: Outcome, options: GuaranteeOptions) -> ErrorEstimate | None:
    """Return how many of the labels are wrong by the audit, before any correction.

    None where nothing was checked at random, or the draw was by class.
    """
    audit = options.audit
    if audit is None or audit.strata is not None or rule_knew(outcome, audit):
        return None
    tolerance = options.counted_tolerance
    sample, wrong = _checked(outcome.labels, audit, audit.checked, tolerance)
    if not len(sample):
        return None
    drawn = np.array(audit.sample[: audit.checked], dtype=np.int64)
    skipped = int(np.count_nonzero(outcome.labels[drawn] != UNLABELLED)) - len(sample)
    drawn_from = outcome.labels != UNLABELLED
    drawn_from[len(drawn_from) if audit.population is None else audit.population :] = False
    if audit.plan is not None:
        undecided = np.zeros(len(drawn_from), dtype=bool)
        undecided[list(audit.plan.order)] = True
        drawn_from &= undecided
    place = np.cumsum(drawn_from) - 1
    curve = calibration_of(outcome, audit, tolerance)
    right = curve.right(outcome.probability_within(tolerance)[drawn_from])
    alpha = options.alpha_for(outcome.job.rule)
    return estimate_error(right, place[sample], wrong, alpha, skipped)
