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
from crowdgui.io.project.recovery import find_recovery_files
from tests.end_to_end import review_session
from tests.io.project_samples import assert_same, found

if TYPE_CHECKING:
    from multiprocessing.context import ForkServerContext
    from pathlib import Path

    from crowdgui.io.project.outcome import SavedOutcome

TIMES = int(os.environ.get("CROWDGUI_KILLS", "9"))


@pytest.fixture(scope="module")
def processes() -> ForkServerContext:
    """Return a way to start processes that have loaded everything already."""
    if sys.platform == "win32":
        pytest.skip("Windows starts every process from scratch, which takes too long here")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([review_session.__name__])
    return context


@pytest.fixture(scope="module")
def outcomes() -> list[dict[str, SavedOutcome]]:
    return [
        {rule: found(data, rule) for rule in review_session.RULES} for data in review_session.DATA
    ]


def killed(path: Path, processes: ForkServerContext, steps: int, seconds: float) -> list[int]:
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


def states() -> list[tuple[tuple[dict, list, int], ...]]:
    """Return what a file must hold of both questions after each number of steps."""
    made = [(({}, [], 0), ({}, [], 0))]
    for question, (done, changes, edit) in islice(review_session.steps(), 3000):
        state, edits, _ = made[-1][question]
        state, edits = dict(state), list(edits)
        for change in changes:
            state.pop((change.slot, change.key), None)
            if change.after is not None:
                state[change.slot, change.key] = change.after
        if edit is not None:
            edits[done - 1 :] = [edit]
        now = (state, edits, done)
        made.append((now, made[-1][1]) if question == 0 else (made[-1][0], now))
    return made


def test_no_confirmed_decision_is_lost(
    tmp_path: Path, processes: ForkServerContext, outcomes: list[dict[str, SavedOutcome]]
) -> None:
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
        assert [session.path for session in find_recovery_files(path.parent).abandoned] == [path]
        project, content = Project.open(path)
        project.close()
        held = tuple((one.state.values, list(one.edits), one.done) for one in content.questions)
        confirmed = max(0, len(heard) - 1)
        assert held in expected[confirmed : confirmed + 2]
        for one, known in zip(content.questions, outcomes, strict=True):
            if one.outcome is not None:
                assert_same(one.outcome, known[one.outcome.aggregation.rule])
        assert content.notes == ()
        # Which question is shown is written down before what is decided about it.
        shown = [question for question, _ in islice(review_session.steps(), confirmed + 1)]
        assert content.shown in ([0] if not confirmed else shown[confirmed - 1 :])
