"""Killed at any moment, a session loses no decision that was confirmed, and its file opens."""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from contextlib import suppress
from itertools import islice
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.io.project.project import Project
from crowdgui.io.project.recovery import leftovers
from tests.end_to_end import review_session
from tests.io.project_samples import assert_same, found

if TYPE_CHECKING:
    from pathlib import Path

TIMES = int(os.environ.get("CROWDGUI_KILLS", "9"))


@pytest.fixture(scope="module")
def processes():
    """Give a way to start processes that have loaded everything already."""
    if sys.platform == "win32":
        pytest.skip("Windows starts every process anew, which takes too long here")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([review_session.__name__])
    return context


@pytest.fixture(scope="module")
def outcomes():
    return {rule: found(review_session.DATA, rule) for rule in review_session.RULES}


def killed(path: Path, processes, steps: int, seconds: float) -> list[object]:
    """Let a session confirm so many steps and work on for a moment, and kill it.

    Gives all it has confirmed; with no steps it may not even have begun.
    """
    here, there = processes.Pipe(duplex=False)
    process = processes.Process(target=review_session.review, args=(path, there))
    process.start()
    there.close()
    heard = [here.recv() for _ in range(steps)]
    time.sleep(seconds)
    process.kill()
    process.join()
    # The last message may have been cut short.
    with suppress(EOFError, OSError):
        while here.poll():
            heard.append(here.recv())
    here.close()
    process.close()
    return heard


def states() -> list[tuple[dict, list, int]]:
    """Give what a file must hold after each number of steps."""
    review = review_session.Review()
    made = [({}, [], 0)]
    for _ in islice(review.steps(), 3000):
        made.append((dict(review.state), list(review.edits), review.done))
    return made


def test_no_confirmed_decision_is_lost(tmp_path, processes, outcomes):
    rng = np.random.default_rng()
    expected = states()
    for number in range(TIMES):
        path = tmp_path / str(number) / "session.crowd"
        path.parent.mkdir()
        steps = number % 9
        heard = killed(path, processes, steps, rng.uniform(0, 0.1))
        assert heard == list(range(len(heard)))
        if not path.exists():
            assert not heard
            continue
        assert [session.path for session in leftovers(path.parent).abandoned] == [path]
        project, content = Project.open(path)
        project.close()
        held = content.state, list(content.edits), content.done
        confirmed = max(0, len(heard) - 1)
        assert held in expected[confirmed : confirmed + 2]
        if content.outcome is not None:
            assert_same(content.outcome, outcomes[content.outcome.aggregation.rule])
        assert content.note == ""
