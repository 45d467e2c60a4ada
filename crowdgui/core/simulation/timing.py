"""How long a rule works, step by step, on one simulated set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.experiments.clock import work_time
from crowdgui.core.rules.table import rule_of
from crowdgui.core.simulation.measures import Measure

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels
    from crowdgui.core.outcome import Aggregation
    from crowdgui.core.progress import Progress, Report

_FIFTY = 50


class _Watch:
    """Passes reports on and notes when each step was done; what reporting takes does not count."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._start = work_time()
        self.reached: list[float] = []

    def __call__(self, progress: Progress) -> None:
        before = work_time()
        if progress.step is not None:
            self.reached.append(before - self._start)
        self._report(progress)
        self._start += work_time() - before

    @property
    def seconds(self) -> float:
        return work_time() - self._start


def timed(labels: Labels, key: str, report: Report) -> tuple[Aggregation, dict[Measure, float]]:
    """Run a rule with its usual choices, and measure its time and steps."""
    rule = rule_of(key)
    watch = _Watch(report)
    found = rule.fit(labels, None, rule.choices(), watch)
    numbers = {Measure.SECONDS: watch.seconds}
    if found.iterations > 0:
        numbers |= _steps(found, watch.reached, numbers[Measure.SECONDS])
    return found, numbers


def _steps(found: Aggregation, reached: list[float], seconds: float) -> dict[Measure, float]:
    settled = max(i for i, step in enumerate(found.history) if step.changed or i == 0)
    numbers: dict[Measure, float] = {
        Measure.STEPS: found.iterations,
        Measure.SETTLED_STEPS: found.history[settled].iteration,
    }
    # A rule made of several others reports their steps too: those are not its own.
    if len(reached) == len(found.history):
        each = (reached[-1] - reached[0]) / found.iterations
        numbers[Measure.SETTLED_SECONDS] = reached[settled]
        numbers[Measure.SECONDS_50] = seconds + (_FIFTY - found.iterations) * each
    return numbers
