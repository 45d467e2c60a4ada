"""The study of fewer labels beside other work: what it found stays, but not for other labels."""

from __future__ import annotations

import gc
import multiprocessing
import threading
from typing import TYPE_CHECKING

import numpy as np
import pytest

import crowdgui.ui.controllers.study_controller as module
from crowdgui.core.study import study_run as run
from crowdgui.core.study.study import ERROR, SECONDS
from crowdgui.ui.controllers.study_controller import StudyController
from tests.ui.open_session import imported, open_in, opened, run_in, small_crowd

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from crowdgui.core.arrays import FloatArray
    from crowdgui.core.progress import Progress, ProgressCallback
    from crowdgui.core.study.study import Study, StudyResult
    from crowdgui.ui.session.session import Session

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def session(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Session:
    monkeypatch.setattr(module, "available_cores", lambda: 1)
    return opened(*small_crowd())


@pytest.fixture
def studying(session: Session) -> Iterator[StudyController]:
    made = StudyController(session)
    session.outcome_changed.emit()
    yield made
    assert made.shut_down()


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Stop a study after a third of its trials, until the gate is opened or it is cancelled."""
    opened_, real = threading.Event(), module.run_study

    def held(
        study: Study, report: Callable[[Progress], None], so_far: StudyResult | None, processes: int
    ) -> StudyResult:
        def slowly(progress: ProgressCallback) -> None:
            report(progress)
            if progress.partial is not None and progress.partial.tried > study.n_trials // 3:
                while not opened_.wait(0.005):
                    report(progress)

        return real(study, slowly, so_far, processes)

    monkeypatch.setattr(module, "run_study", held)
    monkeypatch.setattr(run, "_SHOWN_EVERY", -1.0)
    return opened_


def ended(studying: StudyController, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not studying.busy, timeout=10_000)


def errors(result: StudyResult) -> FloatArray:
    return result.trials.values[ERROR]


def test_more_draws_go_on_from_those_there_are(studying: StudyController, qtbot: QtBot) -> None:
    assert not studying.has(["mv"], 2)
    studying.run(["mv", "iwmv"], 2)
    ended(studying, qtbot)
    first = studying.result
    assert first.complete
    assert studying.has(["mv"], 2)
    assert not studying.has(["mv"], 3)
    assert not studying.has(["em"], 2)
    studying.run(["mv", "iwmv"], 3)
    ended(studying, qtbot)
    assert studying.result.study.repetitions == 3
    # Times would differ if these trials had been made again.
    for measure in (ERROR, SECONDS):
        before, now = first.trials.values[measure], studying.result.trials.values[measure]
        assert np.array_equal(now[:-1, :2], before[:-1])


def test_other_options_of_a_rule_are_another_study(
    studying: StudyController, session: Session, qtbot: QtBot
) -> None:
    studying.run(["em"], 2)
    ended(studying, qtbot)
    session.choose_rule("em")
    session.set_rule_options(max_steps=3)
    assert not studying.has(["em"], 2)


def test_cancel_keeps_what_was_found(
    studying: StudyController, qtbot: QtBot, gate: threading.Event
) -> None:
    with qtbot.waitSignal(studying.changed, timeout=10_000):
        studying.run(["mv"], 4)
    studying.cancel()
    ended(studying, qtbot)
    found = studying.result
    assert 0 < found.tried < found.study.n_trials
    gate.set()
    studying.run(["mv"], 4)
    ended(studying, qtbot)
    there = ~np.isnan(errors(found))
    assert np.array_equal(errors(studying.result)[there], errors(found)[there])
    assert studying.result.complete


def test_other_labels_stop_it_and_clear_what_was_found(
    studying: StudyController, session: Session, qtbot: QtBot, gate: threading.Event
) -> None:
    with qtbot.waitSignal(studying.changed, timeout=10_000):
        studying.run(["mv"], 4)
    assert studying.result is not None
    open_in(session, *small_crowd(1))
    assert studying.result is None
    ended(studying, qtbot)
    assert studying.result is None


def test_another_rule_in_use_keeps_it_and_other_workers_do_not(
    studying: StudyController, session: Session, qtbot: QtBot
) -> None:
    studying.run(["mv"], 2)
    ended(studying, qtbot)
    run_in(session, "em")
    assert studying.result is not None
    session.exclude([0])
    run_in(session)
    assert studying.result is None


def test_it_says_what_it_does_and_how_far_it_is(studying: StudyController, qtbot: QtBot) -> None:
    names, shares = [], []
    studying.started.connect(names.append)
    studying.progressed.connect(lambda batch: shares.append(batch[-1].fraction))
    with qtbot.waitSignal(studying.ended, timeout=10_000):
        studying.run(["mv"], 2)
    assert names == ["Studying fewer labels"]
    assert shares
    known = [share for share in shares if share is not None]
    assert known[-1] == 1.0


def test_long_studies_get_other_processes_and_short_ones_do_not(
    studying: StudyController, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, real = [], module.run_study
    monkeypatch.setattr(module, "available_cores", lambda: 7)
    monkeypatch.setattr(
        module,
        "run_study",
        lambda study, report, so_far, processes: (
            asked.append(processes),
            real(study, report, so_far),
        )[1],
    )
    studying.run(["mv"], 2)
    ended(studying, qtbot)
    monkeypatch.setattr(module, "seconds_left", lambda *_: 60.0)
    studying.run(["mv"], 3)
    ended(studying, qtbot)
    studying.run(["mv", "em"], 3)
    ended(studying, qtbot)
    assert asked == [1, 7, 7]


def test_other_processes_end_with_the_study(
    studying: StudyController, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "available_cores", lambda: 2)
    monkeypatch.setattr(module, "seconds_left", lambda *_: 60.0)
    studying.run(["mv"], 1000)
    qtbot.waitUntil(lambda: studying.result is not None, timeout=20_000)
    assert multiprocessing.active_children()
    assert studying.shut_down()
    assert not multiprocessing.active_children()


def test_a_look_at_another_question_keeps_what_was_found(
    studying: StudyController, session: Session, qtbot: QtBot
) -> None:
    session.open(*(imported(*small_crowd(seed)) for seed in (0, 1)))
    run_in(session)
    studying.run(["mv"], 2)
    ended(studying, qtbot)
    first = studying.result
    assert first.complete
    session.show(1)
    assert studying.result is None
    run_in(session)
    studying.run(["mv"], 3)
    ended(studying, qtbot)
    second = studying.result
    with qtbot.waitSignal(studying.changed):
        session.show(0)
    assert studying.result is first
    session.show(1)
    assert studying.result is second
    # Other workers start again, in this question alone.
    session.exclude([0])
    run_in(session)
    assert studying.result is None
    session.show(0)
    assert studying.result is first


def test_a_look_at_another_question_stops_what_runs_and_keeps_its_part(
    studying: StudyController, session: Session, qtbot: QtBot, gate: threading.Event
) -> None:
    session.open(*(imported(*small_crowd(seed)) for seed in (0, 1)))
    run_in(session)
    with qtbot.waitSignal(studying.changed, timeout=10_000):
        studying.run(["mv"], 4)
    session.show(1)
    ended(studying, qtbot)
    assert studying.result is None
    session.show(0)
    found = studying.result
    assert 0 < found.tried < found.study.n_trials
    gate.set()
    studying.run(["mv"], 4)
    ended(studying, qtbot)
    assert studying.result.complete


def test_what_was_found_goes_with_its_labels(
    studying: StudyController, session: Session, qtbot: QtBot
) -> None:
    studying.run(["mv"], 2)
    ended(studying, qtbot)
    open_in(session, *small_crowd(1))
    gc.collect()
    assert len(studying._kept) == 1
