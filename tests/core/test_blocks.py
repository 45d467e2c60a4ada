"""Steps over blocks give the same, to the last bit, on every executor and any number of threads."""

from __future__ import annotations

import threading
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from time import sleep
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from crowdgui.core import labels as module
from crowdgui.core.blocks import AHEAD, map_blocks, run_concurrently, use_executor, use_threads
from crowdgui.core.errors import Cancelled
from crowdgui.core.progress import Progress, Stage, ignore_progress
from crowdgui.core.rules.registry import RULES
from tests.core.strategies import crowd, tiny_blocks

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.rule import Aggregation


ADD_UP = ("mv", "oswmv", "iwmv", "iwmv-log", "em", "em-class", "em-homogeneous", "em-pooled")


ALL = (*ADD_UP, "bwa", "lpi-mf")


FEW = 4


@pytest.fixture
def labels(monkeypatch: pytest.MonkeyPatch) -> Labels:
    monkeypatch.setattr(module, "BLOCK_LABELS", 50)
    rng = np.random.default_rng(8)
    found, _ = crowd(rng, rng.beta(2, 1.5, 25), 200, 3, fill=0.3)
    cut = tiny_blocks(found)
    assert len(cut.blocks) > 2 * AHEAD
    return cut


def fit(key: str, labels: Labels) -> Aggregation:
    """Run a rule; a few of its steps show what all of them do with blocks."""
    rule = RULES[key]
    options = rule.options()
    if hasattr(options, "max_steps"):
        options = replace(options, max_steps=FEW)
    return rule.fit(labels, None, options, ignore_progress)


def assert_same_bits(one: Aggregation, other: Aggregation) -> None:
    assert one.history == other.history
    for name in ("labels", "confidence", "margin", "tied", "posterior", "accuracy", "weights"):
        ours, theirs = getattr(one, name), getattr(other, name)
        assert (ours is None) == (theirs is None)
        if ours is not None:
            assert ours.tobytes() == theirs.tobytes(), name
    assert one.form.table.tobytes() == other.form.table.tobytes()
    assert one.form.offset.tobytes() == other.form.offset.tobytes()


@pytest.mark.parametrize("key", ALL)
def test_any_number_of_threads_gives_the_same_bits(labels: Labels, key: str) -> None:
    plain = fit(key, labels)
    assert len(plain.history) > 1 or key == "mv"
    for threads in (1, 3):
        with use_threads(threads):
            assert_same_bits(fit(key, labels), plain)


@pytest.mark.parametrize("key", ["em"])
def test_processes_give_the_same_bits(labels: Labels, key: str) -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as pool, use_executor(pool):
        found = fit(key, labels)
    assert_same_bits(found, fit(key, labels))


def test_results_come_in_the_order_of_the_parts_whoever_is_done_first() -> None:
    running = threading.Barrier(2, timeout=10)

    def step(part: int) -> int:
        if part < 2:
            running.wait()
        sleep(0.001 * (20 - part))
        return part

    with use_threads(2):
        assert list(map_blocks(step, range(20))) == list(range(20))


def test_few_steps_are_handed_out_before_they_are_asked_for() -> None:
    handed: list[int] = []

    class Eager(ThreadPoolExecutor):
        def submit(self, fn: Any, /, *args: Any, **more: Any) -> Future[Any]:
            handed.append(fn.args[0])
            return super().submit(fn, *args, **more)

    with Eager(1) as pool, use_executor(pool):
        found = map_blocks(abs, range(100))
        assert next(found) == 0
        assert handed == list(range(AHEAD))
        assert list(found) == list(range(1, 100))


def test_an_error_of_a_step_comes_out_and_the_rest_is_not_begun() -> None:
    def step(part: int) -> int:
        if part == 3:
            raise ValueError("three")
        return part

    for threads in (1, 2):
        with use_threads(threads), pytest.raises(ValueError, match="three"):
            list(map_blocks(step, range(1000)))


def test_threads_are_gone_after_a_cancel(labels: Labels) -> None:
    def stop(progress: Progress) -> None:
        if progress.step is not None and progress.step.iteration == 1:
            raise Cancelled

    with pytest.raises(Cancelled), use_threads(3):
        RULES["em"].fit(labels, None, RULES["em"].options(), stop)
    # Threads of other tests come and go.
    assert not [t for t in threading.enumerate() if t.name.startswith("blocks")]


def test_the_executor_is_that_of_the_thread_that_chose_it() -> None:
    own, both = threading.current_thread().name, threading.Barrier(2, timeout=10)

    def name(part: int) -> str:
        if part < 2:
            both.wait()
        return threading.current_thread().name

    with use_threads(2):
        # The thread that asks works too: as many threads are busy as were asked for.
        assert {found.partition("_")[0] for found in map_blocks(name, range(8))} == {own, "blocks"}
    assert set(map_blocks(name, range(2, 8))) == {own}


def test_steps_go_on_while_all_threads_are_busy_with_something_else() -> None:
    ended, running = threading.Event(), list[int]()

    def beside(_: ProgressCallback) -> str:
        assert ended.wait(10)
        # Nobody is left to take this one.
        return run_concurrently(lambda _: "in", lambda _: "within", ignore_progress, Stage.VOTING)[
            0
        ]

    def step(part: int) -> int:
        running.append(threading.active_count())
        return part

    def work(_: ProgressCallback) -> list[int]:
        found = list(map_blocks(step, range(3 * AHEAD)))
        ended.set()
        return found

    with use_threads(2):
        before = threading.active_count()
        found = run_concurrently(beside, work, ignore_progress, Stage.AVERAGING)
    assert found == ("in", list(range(3 * AHEAD)))
    assert set(running) == {before + 1}


def test_an_error_comes_out_in_its_turn_whoever_took_the_step() -> None:
    begun, taken = threading.Event(), threading.Event()

    def step(part: int) -> int:
        if part == 0:
            begun.set()
            assert taken.wait(10)
            return part
        assert begun.wait(10)
        taken.set()
        raise ValueError(part)

    with use_threads(2):
        found = map_blocks(step, range(5))
        assert next(found) == 0
        with pytest.raises(ValueError, match="1"):
            next(found)


def test_what_no_thread_was_free_for_is_done_at_the_end() -> None:
    ended = threading.Event()
    with ThreadPoolExecutor(1) as pool, use_executor(pool):
        pool.submit(ended.wait, 10)
        said: list[Progress] = []
        found = run_concurrently(
            lambda report: report(Progress(Stage.VOTING)) or "beside",
            lambda _: "work",
            said.append,
            Stage.AVERAGING,
        )
        ended.set()
    assert found == ("beside", "work")
    assert [progress.stage for progress in said] == [Stage.VOTING]


def test_two_pieces_of_work_run_at_once_where_there_are_threads() -> None:
    both, said = threading.Barrier(2, timeout=10), list[Progress]()

    def beside(report: ProgressCallback) -> str:
        both.wait()
        report(Progress(Stage.VOTING))
        return "beside"

    def work(report: ProgressCallback) -> str:
        both.wait()
        report(Progress(Stage.FITTING))
        return "work"

    with use_threads(2):
        found = run_concurrently(beside, work, said.append, Stage.AVERAGING)
    assert found == ("beside", "work")
    # What runs beside does not say that it is where the work is not.
    assert {progress.stage for progress in said} <= {Stage.FITTING, Stage.AVERAGING}
    assert said[0].stage == Stage.FITTING
    both = threading.Barrier(1)
    said.clear()
    assert run_concurrently(beside, work, said.append, Stage.AVERAGING) == found
    assert [progress.stage for progress in said] == [Stage.VOTING, Stage.FITTING]


def test_what_runs_beside_stops_with_the_work() -> None:
    begun, ended = threading.Event(), threading.Event()

    def beside(report: ProgressCallback) -> None:
        begun.set()
        try:
            while True:
                report(Progress(Stage.VOTING))
        finally:
            ended.set()

    def work(_: ProgressCallback) -> None:
        assert begun.wait(10)
        raise Cancelled

    with use_threads(2), pytest.raises(Cancelled):
        run_concurrently(beside, work, ignore_progress, Stage.AVERAGING)
    assert ended.is_set()

    def stop(progress: Progress) -> None:
        raise Cancelled

    # Also where the work is done already and only the other is left.
    ended.clear()
    with use_threads(2), pytest.raises(Cancelled):
        run_concurrently(beside, lambda _: None, stop, Stage.AVERAGING)
    assert ended.is_set()
