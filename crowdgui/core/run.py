"""Runs a checked job without a window and returns a frozen outcome."""

from __future__ import annotations

from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING

from crowdgui.core.audit.calibration import default_calibration
from crowdgui.core.bounds.estimates import plug_in
from crowdgui.core.groups.worker_reports import report_by_kind
from crowdgui.core.job import Job, fixes_gold
from crowdgui.core.progress import Progress, Stage, ignore_progress
from crowdgui.core.results import Outcome, score_on_gold
from crowdgui.core.rules.registry import BASELINE, RULES, get_rule
from crowdgui.core.workers.report import worker_report

if TYPE_CHECKING:
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.rule import Aggregation
    from crowdgui.core.workers.report import WorkerReport


def run_job(job: Job, report: ProgressCallback = ignore_progress) -> Outcome:
    """Return final labels, the worker report and the guarantee; `report` may raise `Cancelled`."""
    start = perf_counter()
    aggregation = get_rule(job.rule).fit(job.used, job.gold, job.choices, report)
    seconds = perf_counter() - start
    return replace(complete_outcome(job, aggregation, report), seconds=seconds)


def complete_outcome(
    job: Job, aggregation: Aggregation, report: ProgressCallback = ignore_progress
) -> Outcome:
    """Add to what the rule found all that follows from it; this took the rule no seconds."""
    majority = aggregation
    if not get_rule(job.rule).is_baseline:
        plain = RULES[BASELINE]
        majority = plain.fit(job.used, job.gold, plain.choices(), _without_steps(report))
    workers = _worker_report(job, aggregation, report)
    report(Progress(Stage.COMPUTING_BOUNDS))
    return Outcome(
        job=job,
        aggregation=aggregation,
        majority=majority,
        workers=workers,
        guarantee=plug_in(job.used, aggregation, workers),
        # Items held at their gold label cannot be wrong, which says nothing of the others.
        gold=None if fixes_gold(job) else score_on_gold(aggregation.labels, job.gold),
        seconds=0.0,
        calibration=default_calibration(job.rule),
    )


def _worker_report(job: Job, aggregation: Aggregation, report: ProgressCallback) -> WorkerReport:
    if job.kinds is None:
        return worker_report(job.labels, aggregation, job.gold, report, excluded=job.excluded)
    return report_by_kind(
        job.labels, aggregation, job.gold, report, excluded=job.excluded, kinds=job.kinds
    )


def _without_steps(report: ProgressCallback) -> ProgressCallback:
    """Pass on where the work is, but not the steps: they belong to the chosen rule."""
    return lambda progress: report(Progress(progress.stage, progress.fraction))
