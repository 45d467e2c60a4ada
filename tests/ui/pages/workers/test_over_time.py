"""Times in words, and what is said of a pace that is only partly known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.job import Job
from crowdgui.core.labels import LabelMetadata
from crowdgui.core.results import run_job
from crowdgui.ui.pages.workers.over_time import WorkerTiming
from tests.core.strategies import crowd, make_labels

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from crowdgui.core.arrays import FloatArray
    from crowdgui.core.workers.report import WorkerReport


def paced(**how: Any) -> WorkerReport:
    labels, _ = crowd(np.random.default_rng(0), np.full(10, 0.8), 40, 2)
    given = {key: value(labels.n_labels) for key, value in how.items()}
    parts = (labels.item, labels.worker, labels.code, 40, 10, 2)
    made = make_labels(*parts)
    object.__setattr__(made, "metadata", LabelMetadata(**given))
    return run_job(Job(made)).workers


def test_moments_tell_sessions_and_from_when_to_when(qtbot: QtBot) -> None:
    # All labels one after the other, ten seconds apart, from 2024-01-01 00:00 UTC on.
    report = paced(given_at=lambda n: 1704067200.0 + 10.0 * np.arange(n))
    view = WorkerTiming()
    qtbot.addWidget(view)
    view.show_worker(report, 0)
    facts = [f"{value} {words}" for value, words, _ in view.facts.facts()]
    (session,) = [fact for fact in facts if "session" in fact]
    assert session.startswith("1 session, from 2024-01-01 00:00 to 2024-01-01 ")
    assert any(fact.startswith("1 label without a known time") for fact in facts)
    assert (
        "The time of a label is the time since the previous label in the same session."
        in view._note.text()
    )


def test_recorded_times_that_cannot_be_right_are_counted(qtbot: QtBot) -> None:
    def seconds(n: int) -> FloatArray:
        taken = np.full(n, 5.0)
        taken[:3] = -1.0, 0.0, 1e9
        return taken

    view = WorkerTiming()
    qtbot.addWidget(view)
    view.show_worker(paced(seconds=seconds), 4)
    assert view.facts.facts()[0][0] == "5.0 s"
    assert (
        "The file records how long labels took. 3 recorded times can’t be right and were skipped."
        in view._note.text()
    )


def test_no_times_are_said(qtbot: QtBot) -> None:
    view = WorkerTiming()
    qtbot.addWidget(view)
    view.show_worker(paced(), 0)
    assert view.facts.facts() == ()
    assert "The file doesn’t say when labels were given." in view._note.text()
