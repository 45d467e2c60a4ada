"""Trials on one process and on several: the same results, stopped when asked, never half taken."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest

from crowdgui.core.errors import Cancelled, CrowdError
from crowdgui.core.progress import Progress
from crowdgui.core.trials import run_trials, trial_rng
from tests.folders import ROOT
from tests.refusals import refused

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from crowdgui.core.progress import ProgressCallback


@dataclass(frozen=True)
class Draw:
    seed: int

    def __call__(self, number: int, report: ProgressCallback) -> float:
        report(Progress("drawing"))
        return float(trial_rng(self.seed, number).random())


@dataclass(frozen=True)
class Endless:
    def __call__(self, number: int, report: ProgressCallback) -> None:
        while True:
            report(Progress("waiting"))


@dataclass(frozen=True)
class Dies:
    def __call__(self, number: int, report: ProgressCallback) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


@dataclass(frozen=True)
class Prints:
    def __call__(self, number: int, report: ProgressCallback) -> None:
        print("there", flush=True)


WAITING = """
import time
from crowdgui.core.trials import run_trials
from tests.core.test_trials import Prints

run_trials(Prints(), range(2), lambda *_: time.sleep(60), lambda: None, 2)
"""


def run(
    trial: Draw | Endless | Dies,
    numbers: Iterable[int],
    processes: int,
    alive: Callable[[], None] = lambda: None,
) -> dict[int, float]:
    taken = {}
    run_trials(trial, numbers, taken.__setitem__, alive, processes)
    return taken


def test_the_number_of_processes_changes_nothing() -> None:
    assert run(Draw(7), range(20), 1) == run(Draw(7), range(20), 2)


def test_the_order_of_trials_changes_nothing() -> None:
    assert run(Draw(7), range(9), 1) == run(Draw(7), reversed(range(9)), 1)


def test_another_seed_is_another_draw() -> None:
    assert run(Draw(7), [0], 1) != run(Draw(8), [0], 1)


def test_a_stop_reaches_a_trial_that_would_never_end() -> None:
    looks = []

    def alive() -> None:
        looks.append(1)
        if len(looks) > 3:
            raise Cancelled

    for processes in (1, 2):
        looks.clear()
        with pytest.raises(Cancelled):
            run(Endless(), range(8), processes, alive)


@pytest.mark.skipif(os.name == "nt", reason="kills a process")
def test_a_killed_process_is_said_in_a_sentence() -> None:
    with refused(CrowdError, match="stopped from outside"):
        run(Dies(), range(4), 2)


def test_nothing_to_try_ends_at_once() -> None:
    assert run(Draw(1), [], 2) == {}


def test_no_process_is_left_where_the_one_that_began_it_is_killed() -> None:
    command = [sys.executable, "-c", WAITING]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == "there\n"
        parent.kill()
        # Whoever is left keeps the pipe open.
        parent.communicate(timeout=20)
