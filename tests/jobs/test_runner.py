"""The runner owns the thread: one task at a time, one end each, nothing left behind."""

from __future__ import annotations

import gc
import os
import sys
import threading
import weakref
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import pytest
import shiboken6
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from crowdgui.core.blocks import map_blocks, use_threads
from crowdgui.core.progress import Progress
from crowdgui.jobs.runner import Runner, end_threads

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from crowdgui.core.progress import ProgressCallback


@pytest.fixture
def runner(qapp: QApplication) -> Iterator[Runner]:
    runner = Runner()
    yield runner
    assert runner.shut_down()


def wait_for_cancel(report: ProgressCallback) -> None:
    while True:
        report(Progress("Waiting"))
        threading.Event().wait(0.001)


@pytest.mark.skipif(sys.platform != "linux", reason="threads have names that can be read there")
def test_a_thread_has_a_name_before_it_starts(runner: Runner, qtbot: QtBot) -> None:
    """Without one it asks PySide for its class, which may end the program beside an import."""
    names = []
    runner.succeeded.connect(names.append)
    with qtbot.waitSignal(runner.finished):
        runner.start("Work", lambda _: Path("/proc/thread-self/comm").read_text().strip())
    assert names == ["crowdgui-work"]


def test_a_task_runs_in_another_thread_and_ends_in_order(runner: Runner, qtbot: QtBot) -> None:
    heard = []
    for name in ("started", "progressed", "succeeded", "failed", "cancelled", "finished"):
        getattr(runner, name).connect(lambda *args, name=name: heard.append(name))

    def task(report: ProgressCallback) -> int:
        report(Progress("Working"))
        return threading.get_ident()

    results = []
    runner.succeeded.connect(results.append)
    with qtbot.waitSignals([runner.succeeded, runner.finished], order="strict"):
        runner.start("Work", task)
    assert results
    assert results[0] != threading.get_ident()
    assert heard == ["started", "progressed", "succeeded", "finished"]
    assert not runner.busy


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere Qt keeps it")
def test_work_gives_way_to_the_window_and_so_do_its_threads(runner: Runner, qtbot: QtBot) -> None:
    def niceness(_: object) -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    def task(report: ProgressCallback) -> list[int]:
        both = threading.Barrier(2, timeout=10)

        def step(part: int) -> int:
            both.wait()
            return niceness(part)

        with use_threads(2):
            return list(map_blocks(step, range(2)))

    results: list[list[int]] = []
    runner.succeeded.connect(results.append)
    before = niceness(None)
    with qtbot.waitSignal(runner.finished):
        runner.start("Work", task)
    assert results == [[10, 10]]
    assert niceness(None) == before < 10


def test_cancel_ends_in_cancelled(runner: Runner, qtbot: QtBot) -> None:
    with qtbot.waitSignal(runner.progressed):
        runner.start("Wait", wait_for_cancel)
    assert runner.busy
    with qtbot.waitSignals([runner.cancelled, runner.finished], order="strict"):
        runner.cancel()
    assert not runner.busy


def test_a_thread_outlives_its_runner_unharmed(qapp: QApplication, qtbot: QtBot) -> None:
    begun, gate, ended = (threading.Event() for _ in range(3))

    def deaf(_: object) -> None:
        begun.set()
        gate.wait(10)
        ended.set()

    runner = Runner()
    runner.start("Wait", deaf)
    assert begun.wait(10)
    shiboken6.delete(runner)
    del runner
    gc.collect()
    gate.set()
    end_threads(10_000)
    assert ended.is_set()
    other = Runner()
    with qtbot.waitSignal(other.finished):
        other.start("Continue", lambda _: None)
    assert other.shut_down()


@pytest.fixture
def late(qapp: QApplication) -> Iterator[Runner]:
    late = Runner(after_painting=True)
    yield late
    assert late.shut_down()


def test_a_late_task_begins_after_what_is_to_be_painted(late: Runner, qtbot: QtBot) -> None:
    order: list[str] = []

    class Painted(QWidget):
        def paintEvent(self, _: QPaintEvent) -> None:
            order.append("painted")

    shown = Painted()
    qtbot.addWidget(shown)
    with qtbot.waitExposed(shown):
        shown.show()
    order.clear()
    with qtbot.waitSignal(late.finished):
        late.start("Work", lambda _: order.append("begun"))
        shown.update()
    assert order == ["painted", "begun"]


def test_a_task_shut_down_before_it_begins_never_does(late: Runner, qtbot: QtBot) -> None:
    begun = threading.Event()
    late.start("Work", lambda _: begun.set())
    assert late.shut_down()
    qtbot.wait(50)
    assert not begun.is_set()


def test_failure_ends_in_failed(runner: Runner, qtbot: QtBot) -> None:
    def task(report: ProgressCallback) -> NoReturn:
        raise MemoryError

    with qtbot.waitSignals([runner.failed, runner.finished], order="strict"):
        runner.start("Fail", task)


def test_a_replaced_task_is_heard_of_no_more(runner: Runner, qtbot: QtBot) -> None:
    ends = []
    runner.cancelled.connect(lambda: ends.append("cancelled"))
    runner.succeeded.connect(ends.append)
    with qtbot.waitSignal(runner.progressed):
        runner.start("First", wait_for_cancel)
    with qtbot.waitSignal(runner.finished):
        runner.start("Second", lambda report: "second")
    assert ends == ["second"]


@pytest.mark.parametrize("fails", [False, True])
def test_a_result_under_way_is_dropped_by_a_shut_down(
    runner: Runner, qtbot: QtBot, fails: bool
) -> None:
    done, heard = threading.Event(), []
    runner.succeeded.connect(heard.append)
    runner.failed.connect(heard.append)

    def task(_: object) -> str:
        done.set()
        if fails:
            raise MemoryError
        return "too late"

    runner.start("Work", task)
    assert done.wait(10)
    # The thread passes its result on meanwhile, and nobody takes it.
    threading.Event().wait(0.1)
    runner.shut_down(0)
    qtbot.wait(20)
    assert heard == []
    assert not runner.busy


def test_the_window_stays_awake_while_a_task_computes(runner: Runner, qtbot: QtBot) -> None:
    ticks = []
    timer = QTimer()
    timer.setInterval(5)
    timer.timeout.connect(lambda: ticks.append(None))
    gate = threading.Event()

    def task(report: ProgressCallback) -> None:
        # Ends only once the window's thread has ticked on: a blocked loop would never get here.
        while not gate.is_set():
            report(Progress("Computing"))
            sum(range(20_000))

    timer.timeout.connect(lambda: gate.set() if len(ticks) >= 20 else None)
    timer.start()
    with qtbot.waitSignal(runner.finished, timeout=20_000):
        runner.start("Compute", task)
    timer.stop()
    assert len(ticks) >= 20


def test_nothing_is_kept_of_a_finished_task(runner: Runner, qtbot: QtBot) -> None:
    class Payload:
        pass

    payload = Payload()
    gone = weakref.ref(payload)

    def task(report: ProgressCallback, payload: Payload @ 145 = payload) -> None:
        return None

    with qtbot.waitSignal(runner.finished):
        runner.start("Once", task)
    del payload, task
    qtbot.waitUntil(lambda: gone() is None)


def test_emitting_does_not_lose_references_to_true(qapp: QApplication) -> None:
    class Speaker(QObject):
        said = Signal(int)

    speaker = Speaker()
    speaker.said.connect(lambda number: None)
    before = sys.getrefcount(True)
    for i in range(200):
        speaker.said.emit(i)
    assert sys.getrefcount(True) >= before - 5
