"""Trials of an experiment on several processes, timed, and their means as curves."""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import sys
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from threading import Thread
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import numpy as np

from crowdgui.core.errors import Cancelled, DataError, Problem
from crowdgui.core.labels import freeze

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping
    from multiprocessing.process import BaseProcess

    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.progress import Progress, ProgressCallback


work_time = time.perf_counter if sys.platform == "win32" else time.thread_time
"""Seconds the thread itself has worked, which other processes on the same cores do not lengthen.
On Windows that clock ticks 64 times a second, too slowly, so time that has passed is taken."""


_LOOK_EVERY = 0.1
"""Seconds between two looks at whether the trials are to stop."""


_AHEAD = 4
"""Trials handed out for each process, so that none waits for work and few are left on a stop."""


_R = TypeVar("_R")


_Result = TypeVar("_Result", covariant=True)


class Trial(Protocol[_Result]):
    """One try, identified by its number; a frozen record, since it travels to other processes.

    It calls `report` between its steps, which raises `Cancelled` once the trials are to stop.
    """

    def __call__(self, number: int, report: ProgressCallback) -> _Result: ...


def trial_rng(seed: int, *place: int) -> np.random.Generator:
    """Return the random generator of a trial, whatever the machine and the order of trials."""
    return np.random.default_rng([seed, *place])


def run_trials(
    trial: Trial[_R],
    numbers: Iterable[int],
    take: Callable[[int, _R], None],
    alive: Callable[[], None],
    processes: int = 1,
) -> None:
    """Try every number once and hand each result to `take`, in the order in which they end.

    `alive` is called often from the calling thread and raises `Cancelled` to stop; what was
    taken until then stays taken. With one process everything runs in the calling thread.
    """
    if processes <= 1:
        for number in numbers:
            alive()
            take(number, trial(number, lambda _: alive()))
        return
    context = multiprocessing.get_context("spawn")
    # Without a lock: a process ended while it holds one would keep all others waiting for good.
    stop = context.RawValue(ctypes.c_bool, False)
    pool = ProcessPoolExecutor(processes, context, _begin, (trial, stop))
    try:
        _spread_or_end(pool, iter(numbers), take, alive, processes * _AHEAD)
    except BrokenProcessPool as error:
        raise DataError(Problem.PROCESS_ENDED) from error
    finally:
        stop.value = True
        pool.shutdown(wait=True, cancel_futures=True)


def _spread_or_end(
    pool: ProcessPoolExecutor,
    numbers: Iterator[int],
    take: Callable[[int, Any], None],
    alive: Callable[[], None],
    ahead: int,
) -> None:
    """Do as `_spread` does; end the processes at once where that stops early.

    They hold nothing that could be lost, and one that is still starting would have to be waited
    for as long as that takes.
    """
    try:
        _spread(pool, numbers, take, alive, ahead)
    except BaseException:
        for process in list(pool._processes.values()):
            process.terminate()
        raise


def _spread(
    pool: ProcessPoolExecutor,
    numbers: Iterator[int],
    take: Callable[[int, Any], None],
    alive: Callable[[], None],
    ahead: int,
) -> None:
    """Keep `ahead` trials handed out until all are taken."""
    waiting: dict[Future[Any], int] = {}
    while True:
        for number in islice(numbers, ahead - len(waiting)):
            waiting[pool.submit(_do, number)] = number
        if not waiting:
            return
        ended, _ = wait(waiting, _LOOK_EVERY, FIRST_COMPLETED)
        alive()
        for future in ended:
            take(waiting.pop(future), future.result())


# What a process of the pool holds: it gets the trial once, then numbers only.
_held: tuple[Trial[Any], ProgressCallback] | None = None


def _begin(trial: Trial[Any], stop: ctypes.c_bool) -> None:
    global _held

    def report(_: Progress) -> None:
        if stop.value:
            raise Cancelled

    _held = trial, report
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    """End where the process that wants the results was killed: for work it would wait for good."""
    parent.join()
    os._exit(1)


def _do(number: int) -> Any:
    assert _held is not None
    trial, report = _held
    return trial(number, report)


@dataclass(frozen=True, eq=False)
class Curve:
    """One measure of one series along the points; arrays of shape (P,), NaN where none was tried.

    `low` and `high` hold the middle 80% of the trials, `sd` is their standard deviation and
    `count` how many there are.
    """

    mean: FloatArray
    sd: FloatArray
    low: FloatArray
    high: FloatArray
    count: IntArray

    def __post_init__(self) -> None:
        freeze(self)


@dataclass(frozen=True, eq=False)
class TrialResults:
    """Measures of P points by R repetitions by S series; NaN where not tried, or not defined.

    `values` maps the name of a measure to its array of shape (P, R, S).
    """

    points: FloatArray
    series: tuple[str, ...]
    values: Mapping[str, FloatArray]

    def __post_init__(self) -> None:
        for array in (self.points, *self.values.values()):
            array.flags.writeable = False
        object.__setattr__(self, "values", MappingProxyType(dict(self.values)))

    def curve(self, measure: str, series: str) -> Curve:
        """Return mean and spread over the repetitions that are there."""
        rows = self.values[measure][:, :, self.series.index(series)]
        return summarize_trials(rows)


def summarize_trials(rows: FloatArray) -> Curve:
    """Sum up trials, shape (P, R), over their repetitions; NaN counts as not tried."""
    there = ~np.isnan(rows)
    count = there.sum(axis=1)
    full = np.where(there, rows, 0.0)
    with np.errstate(invalid="ignore", divide="ignore"):
        mean = full.sum(axis=1) / count
        squares = np.where(there, (rows - mean[:, None]) ** 2, 0.0).sum(axis=1)
        sd = np.where(count > 1, np.sqrt(squares / (count - 1)), np.nan)
    low, high = np.full((2, count.size), np.nan)
    for place in np.flatnonzero(count):
        low[place], high[place] = np.quantile(rows[place, there[place]], (0.1, 0.9))
    return Curve(mean, sd, low, high, count)
