"""Time and steps of rules, by a clock that the test turns."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.progress import Iteration, Progress, ignore_progress
from crowdgui.core.simulate import trial as timing
from crowdgui.core.simulate.experiment import SimulationMeasure
from crowdgui.core.simulate.scenario import Scenario, draw
from tests.core.strategies import from_matrix

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.progress import ProgressCallback


class Clock:
    """Stands still until it is turned."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(timing, "work_time", made)
    return made


def rule_in_steps(
    clock: Clock, changed: list[int], before: float, each: float, after: float
) -> SimpleNamespace:
    """Make a rule that takes so long until its first vote, for each step, and after the last."""

    def fit(
        labels: object, gold: object, choices: object, report: ProgressCallback
    ) -> SimpleNamespace:
        history = tuple(Iteration(i, n, None) for i, n in enumerate(changed))
        for i, step in enumerate(history):
            clock.now += before if i == 0 else each
            report(Progress("working", 0.5))
            report(Progress("working", None, step))
        clock.now += after
        return SimpleNamespace(history=history, iterations=history[-1].iteration)

    return SimpleNamespace(fit=fit, choices=lambda: None)


def timed(
    monkeypatch: pytest.MonkeyPatch,
    clock: Clock,
    changed: list[int],
    report: Callable[[Progress], None] = ignore_progress,
) -> dict[SimulationMeasure, float]:
    rule = rule_in_steps(clock, changed, 2.0, 3.0, 5.0)
    monkeypatch.setattr(timing, "get_rule", lambda _: rule)
    return timing.time_rule(from_matrix([[0]], 1), "any", report)[1]


def test_steps_are_told_from_what_comes_before_and_after(
    monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    assert timed(monkeypatch, clock, [9, 4, 0, 1, 0, 0]) == {
        SimulationMeasure.SECONDS: 2.0 + 5 * 3.0 + 5.0,
        SimulationMeasure.STEPS: 5,
        SimulationMeasure.SETTLED_STEPS: 3,
        SimulationMeasure.SETTLED_SECONDS: 2.0 + 3 * 3.0,
        SimulationMeasure.SECONDS_50: 2.0 + 50 * 3.0 + 5.0,
    }


def test_a_rule_settled_from_the_start_took_no_steps_to_settle(
    monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    numbers = timed(monkeypatch, clock, [9, 0])
    assert numbers[SimulationMeasure.SETTLED_STEPS] == 0
    assert numbers[SimulationMeasure.SETTLED_SECONDS] == 2.0


def test_one_vote_has_no_steps(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    assert timed(monkeypatch, clock, [9]) == {SimulationMeasure.SECONDS: 7.0}


def test_the_time_of_reporting_does_not_count(
    monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    def slow(_: Progress) -> None:
        clock.now += 1000.0

    assert timed(monkeypatch, clock, [9, 4, 0], slow) == timed(monkeypatch, clock, [9, 4, 0])


@pytest.mark.parametrize("key", ["iwmv", "iwmv-log", "em", "kos", "lpi"])
def test_every_rule_that_goes_in_steps_tells_each(key: str) -> None:
    labels = draw(Scenario(9, 40, 3), np.random.default_rng(0)).labels
    found, numbers = timing.time_rule(labels, key, ignore_progress)
    assert numbers[SimulationMeasure.STEPS] == found.iterations
    assert 0 <= numbers[SimulationMeasure.SETTLED_SECONDS] <= numbers[SimulationMeasure.SECONDS]
    assert SimulationMeasure.SECONDS_50 in numbers
