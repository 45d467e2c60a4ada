"""Experiments: the same numbers however they are run, kept when stopped, and what they show."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.bounds.assignment import chernoff
from crowdgui.core.errors import Cancelled, CrowdError, DataError, Reason
from crowdgui.core.progress import Iteration, Progress, ignore_progress
from crowdgui.core.rules import lpi
from crowdgui.core.simulate import simulation_run as laboratory
from crowdgui.core.simulate import simulation_run as timing
from crowdgui.core.simulate.crowds import CrowdSpec
from crowdgui.core.simulate.experiment import (
    Experiment,
    SimulationMeasure,
    SweepVariable,
    get_preset,
)
from crowdgui.core.simulate.scenario import Scenario, draw
from crowdgui.core.simulate.simulation_run import (
    SimulationNote,
    SimulationResult,
    SimulationTrial,
    error_rate,
    redraw_dataset,
    run_simulation,
)
from crowdgui.text.wording import describe
from tests.core.strategies import from_matrix
from tests.refusals import refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.progress import ProgressCallback


SMALL = Experiment(
    Scenario(9, 30, 3),
    SweepVariable.MEAN_ACCURACY,
    (0.5, 0.8),
    ("oracle-map", "mv", "iwmv", "em"),
    3,
)


EVERY = replace(
    SMALL,
    values=(0.8,),
    series=("oracle-map", "oracle-weights", "mv", "iwmv", "em", "kos", "lpi"),
    repetitions=1,
)


LASTING = [measure for measure in SimulationMeasure if not measure.is_time]


@pytest.fixture(scope="module")
def whole() -> SimulationResult:
    return run_simulation(SMALL, 3)


def same(one: SimulationResult, other: SimulationResult) -> bool:
    return all(
        np.array_equal(one.trials.values[m], other.trials.values[m], equal_nan=True)
        for m in LASTING
    )


@pytest.fixture
def told_of_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laboratory, "_SHOWN_EVERY", -1.0)


def test_the_number_of_processes_changes_nothing(whole: SimulationResult) -> None:
    assert same(whole, run_simulation(SMALL, 3, processes=2))


def test_another_seed_draws_other_sets(whole: SimulationResult) -> None:
    assert not same(whole, run_simulation(SMALL, 4))


def test_a_set_does_not_depend_on_the_rest_of_the_experiment(whole: SimulationResult) -> None:
    fewer = replace(SMALL, series=("iwmv",), repetitions=2, bounds=False)
    found = run_simulation(fewer, 3).trials.values[SimulationMeasure.ERROR]
    place = SMALL.series.index("iwmv")
    np.testing.assert_array_equal(
        found[:, :, 0], whole.trials.values[SimulationMeasure.ERROR][:, :2, place]
    )


def test_the_set_of_a_trial_can_be_had_again(whole: SimulationResult) -> None:
    trial = SimulationTrial(SMALL, 3)
    tried = trial(1 * SMALL.repetitions + 2, ignore_progress)
    drawn = redraw_dataset(SMALL, 3, point=1, repetition=2)
    np.testing.assert_array_equal(drawn.truth, trial.drawn(1, 2).truth)
    errors = whole.trials.values[SimulationMeasure.ERROR][1, 2]
    np.testing.assert_array_equal(tried.numbers[:, 0], errors)


@pytest.mark.usefixtures("told_of_everything")
def test_what_is_found_before_a_stop_is_kept_and_gone_on_with(whole: SimulationResult) -> None:
    found: list[SimulationResult] = []

    def stop_after_three(progress: ProgressCallback) -> None:
        if isinstance(progress.partial, SimulationResult):
            found.append(progress.partial)
        if len(found) == 3:
            raise Cancelled

    with pytest.raises(Cancelled):
        run_simulation(SMALL, 3, stop_after_three)
    assert [part.n_done for part in found] == [1, 2, 3]
    assert not found[-1].complete
    errors = found[-1].trials.values[SimulationMeasure.ERROR][:, :, 0]
    # Whole repetitions first.
    assert (~np.isnan(errors)).sum(axis=0).tolist() == [2, 1, 0]

    tried: list[int] = []
    rest = run_simulation(SMALL, 3, lambda p: tried.append(1) if p.partial else None, found[-1])
    assert rest.complete
    assert same(rest, whole)
    # Three trials were left, and the end is told once more.
    assert len(tried) == 4


def test_more_repetitions_go_on_from_those_there_are(whole: SimulationResult) -> None:
    few = run_simulation(replace(SMALL, repetitions=2), 3)
    assert few.n_done == 4
    assert same(run_simulation(SMALL, 3, so_far=few), whole)
    fewer = run_simulation(replace(SMALL, repetitions=1), 3, so_far=whole)
    assert fewer.complete
    assert fewer.n_done == 2


def test_what_was_found_of_something_else_is_refused(whole: SimulationResult) -> None:
    for experiment, seed in ((SMALL, 4), (replace(SMALL, values=(0.5, 0.9)), 3)):
        with refused(DataError, match="another simulation"):
            run_simulation(experiment, seed, so_far=whole)


def test_measures_are_there_where_they_mean_something() -> None:
    whole = run_simulation(EVERY, 3)
    for key in EVERY.series:
        assert whole.has(SimulationMeasure.ERROR, key)
        assert whole.has(SimulationMeasure.SECONDS, key)
        assert whole.has(SimulationMeasure.BOUND, key) == (
            key in ("oracle-map", "oracle-weights", "mv")
        )
        assert whole.has(SimulationMeasure.STEPS, key) == (key in ("iwmv", "em", "kos", "lpi"))
    values = whole.trials.values
    np.testing.assert_allclose(
        values[SimulationMeasure.ACCURACY], 1.0 - values[SimulationMeasure.ERROR]
    )
    with np.errstate(invalid="ignore"):
        assert not (values[SimulationMeasure.SETTLED_STEPS] > values[SimulationMeasure.STEPS]).any()
        assert not (
            values[SimulationMeasure.SETTLED_SECONDS] > values[SimulationMeasure.SECONDS]
        ).any()
        assert not (
            values[SimulationMeasure.BOUND] < values[SimulationMeasure.EXPECTED_BOUND] - 1e-9
        ).any()


def test_bounds_are_left_out_where_nobody_wants_them() -> None:
    without = run_simulation(replace(EVERY, bounds=False, series=("oracle-map",)), 3)
    bounds = (
        SimulationMeasure.BOUND,
        SimulationMeasure.EXPECTED_BOUND,
        SimulationMeasure.SEEN_BOUND,
    )
    assert without.has(SimulationMeasure.ERROR, "oracle-map")
    assert not any(without.has(measure, "oracle-map") for measure in bounds)


def test_a_rule_that_refuses_stops_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lpi, "MOST_WORK", 0)
    found = run_simulation(replace(EVERY, series=("kos", "lpi")), 3)
    assert found.complete
    assert not found.has(SimulationMeasure.ERROR, "lpi")
    assert found.has(SimulationMeasure.ERROR, "kos")
    assert [key for key, _ in found.refused] == ["lpi"]
    assert "too long" in describe(found.refused[0][1])


@pytest.mark.usefixtures("told_of_everything")
def test_sets_on_which_every_rule_refuses_are_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lpi, "MOST_WORK", 0)
    alone = replace(EVERY, series=("lpi",), bounds=False, repetitions=2)
    found = run_simulation(alone, 3)
    assert found.complete
    assert not found.has(SimulationMeasure.ERROR, "lpi")
    told = []
    again = run_simulation(alone, 3, lambda p: told.append(p) if p.partial else None, found)
    assert len(told) == 1, "no set is tried again"
    assert again.refused == found.refused


def test_bounds_that_would_take_long_are_left_out_and_this_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(chernoff, "MOST_PRODUCTS", 0)
    found = run_simulation(replace(EVERY, series=("mv", "iwmv")), 3)
    assert found.has(SimulationMeasure.BOUND, "mv")
    assert not found.has(SimulationMeasure.SEEN_BOUND, "mv")
    assert not found.has(SimulationMeasure.EXPECTED_BOUND, "mv")
    assert [key for key, _ in found.refused] == ["mv"]


def test_copies_take_the_bound_away_and_this_is_said() -> None:
    setting = Scenario(9, 40, 3, CrowdSpec(copying=0.3))
    found = run_simulation(Experiment(setting, series=("oracle-map",), repetitions=1), 0)
    assert not found.has(SimulationMeasure.BOUND, "oracle-map")
    assert Reason(SimulationNote.NO_BOUND_IF_COPYING) in found.notes


def test_the_error_is_a_share_of_the_items_with_a_label() -> None:
    final = np.array([0, 1, -1, 2])
    assert error_rate(final, np.array([0, 2, 1, 2])) == pytest.approx(1 / 3)


def test_nobody_writes_into_what_was_found(whole: SimulationResult) -> None:
    with pytest.raises(ValueError, match="read-only"):
        whole.trials.values[SimulationMeasure.ERROR][0] = 0.0


def test_a_set_without_labels_ends_the_run_in_a_sentence() -> None:
    bare = Experiment(Scenario(1, 1, 2), SweepVariable.CHANCE, (0.0001,), ("mv",), 2)
    with refused(CrowdError, match="No labels are left"):
        run_simulation(bare, 0)


def test_the_bounds_lie_above_the_oracle_and_follow_it() -> None:
    preset = get_preset("figure-2a").experiment
    found = run_simulation(replace(preset, values=(0.48, 0.68, 0.88), repetitions=6), 1)
    error = found.curve(SimulationMeasure.ERROR, "oracle-map").mean
    assert (np.diff(error) < 0).all()
    for measure in (
        SimulationMeasure.BOUND,
        SimulationMeasure.EXPECTED_BOUND,
        SimulationMeasure.SEEN_BOUND,
    ):
        bound = found.curve(measure, "oracle-map").mean
        assert (bound > 1.5 * error).all()
        assert (np.diff(bound) < 0).all()


def test_rules_that_go_in_steps_are_equally_accurate() -> None:
    preset = get_preset("figure-4a").experiment
    found = run_simulation(replace(preset, values=(3000.0,), repetitions=6), 1)
    mean = [found.curve(SimulationMeasure.ACCURACY, key).mean[0] for key in preset.series]
    assert np.ptp(mean) < 0.02
    steps = {key: found.curve(SimulationMeasure.STEPS, key).mean[0] for key in preset.series}
    assert steps["iwmv"] < steps["em"]


def test_weighted_voting_is_ahead_where_no_single_accuracy_describes_a_worker() -> None:
    preset = get_preset("figure-5").experiment
    found = run_simulation(replace(preset, series=("em", "iwmv"), repetitions=40), 1)
    errors = found.trials.values[SimulationMeasure.ERROR][0]
    assert np.mean(errors[:, 0] - errors[:, 1]) > 0.01


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
        labels: object, gold: object, options: object, report: ProgressCallback
    ) -> SimpleNamespace:
        history = tuple(Iteration(i, n, None) for i, n in enumerate(changed))
        for i, step in enumerate(history):
            clock.now += before if i == 0 else each
            report(Progress("working", 0.5))
            report(Progress("working", None, step))
        clock.now += after
        return SimpleNamespace(history=history, iterations=history[-1].iteration)

    return SimpleNamespace(fit=fit, options=lambda: None)


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
