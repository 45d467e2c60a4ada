"""A worker passes progress on, ends in exactly one way, and gives back the memory it has freed."""

from __future__ import annotations

import platform
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import pytest

from crowdgui.core.errors import Cancelled, InputError
from crowdgui.core.progress import Iteration, Progress
from crowdgui.jobs import worker
from crowdgui.jobs.worker import Throttle, Worker, trim_heap

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from crowdgui.core.progress import ProgressCallback


def ends(worker: Worker) -> list[tuple[str, object]]:
    heard: list[tuple[str, object]] = []
    worker.progressed.connect(lambda batch: heard.append(("progressed", batch)))
    worker.succeeded.connect(lambda result: heard.append(("succeeded", result)))
    worker.failed.connect(lambda sentence: heard.append(("failed", sentence)))
    worker.cancelled.connect(lambda: heard.append(("cancelled", None)))
    worker.finished.connect(lambda: heard.append(("finished", None)))
    worker.run()
    return heard


def test_success_hands_over_the_result(qapp: QApplication) -> None:
    def task(report: ProgressCallback) -> int:
        report(Progress("Voting", 0.5))
        return 7

    heard = ends(Worker(task))
    assert heard == [
        ("progressed", (Progress("Voting", 0.5),)),
        ("succeeded", 7),
        ("finished", None),
    ]


@pytest.mark.parametrize(("long", "said"), [(0.0, ["given back", "told"]), (1e6, ["told"])])
def test_memory_is_given_back_before_there_is_something_to_paint(
    long: float, said: list[str], qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the window asks for has to wait meanwhile; a short task leaves nothing to give back."""
    heard: list[str] = []
    monkeypatch.setattr(worker, "trim_heap", lambda: heard.append("given back"))
    monkeypatch.setattr(worker, "_LONG_S", long)
    made = Worker(lambda _: 7)
    made.succeeded.connect(lambda _: heard.append("told"))
    made.run()
    assert heard == said


def test_a_named_failure_keeps_its_sentence(qapp: QApplication) -> None:
    def task(report: ProgressCallback) -> NoReturn:
        raise InputError("No label is left.")

    assert ends(Worker(task)) == [("failed", "No label is left."), ("finished", None)]


def test_an_unnamed_failure_is_logged_and_said_plainly(
    qapp: QApplication, caplog: pytest.LogCaptureFixture
) -> None:
    def task(report: ProgressCallback) -> NoReturn:
        raise ZeroDivisionError("division by zero")

    heard = ends(Worker(task))
    assert [name for name, _ in heard] == ["failed", "finished"]
    assert "division" not in heard[0][1]
    assert "ZeroDivisionError" in caplog.text


def test_too_little_memory_is_said_plainly(qapp: QApplication) -> None:
    def task(report: ProgressCallback) -> NoReturn:
        raise MemoryError

    assert "memory" in ends(Worker(task))[0][1]


def test_cancel_stops_at_the_next_report(qapp: QApplication) -> None:
    def task(report: ProgressCallback) -> None:
        worker.cancel()
        report(Progress("Voting", 0.1))
        pytest.fail("the report after a cancel must not return")

    worker = Worker(task)
    assert ends(worker) == [("cancelled", None), ("finished", None)]


def test_a_task_may_raise_cancelled_itself(qapp: QApplication) -> None:
    def task(report: ProgressCallback) -> NoReturn:
        raise Cancelled

    assert ends(Worker(task)) == [("cancelled", None), ("finished", None)]


def test_the_throttle_drops_places_but_no_step() -> None:
    now = [0.0]
    sent: list[tuple[Progress, ...]] = []
    throttle = Throttle(sent.append, clock=lambda: now[0])
    steps = [Progress("Voting", None, Iteration(i, 1, float(i))) for i in range(5)]
    for step in steps:
        throttle(Progress("Voting", 0.5))
        throttle(step)
        now[0] += 0.001
    throttle.flush()
    passed = [progress for batch in sent for progress in batch]
    assert [p for p in passed if p.step is not None] == steps
    assert len(sent) == 2
    assert sum(p.step is None for p in passed) == 1


def test_the_throttle_sends_again_after_its_pause() -> None:
    now = [0.0]
    sent: list[tuple[Progress, ...]] = []
    throttle = Throttle(sent.append, clock=lambda: now[0])
    for _ in range(3):
        throttle(Progress("Voting"))
        now[0] += 0.05
    assert len(sent) == 3


def test_what_was_found_goes_out_with_a_later_report() -> None:
    now, sent = [0.0], []
    throttle = Throttle(sent.append, clock=lambda: now[0])
    throttle(Progress("Trying"))
    throttle(Progress("Trying", partial="a third"))
    throttle(Progress("Trying", partial="two thirds"))
    throttle(Progress("Trying", 0.7))
    now[0] += 1.0
    throttle(Progress("Trying", 0.8))
    assert [progress.partial for batch in sent for progress in batch] == [None, "two thirds"]
    assert sent[-1][-1].fraction == 0.8


only_glibc = pytest.mark.skipif(
    platform.libc_ver()[0] != "glibc", reason="other libraries do it by themselves"
)


PIECE, PIECES = 60_000, 2_000


MEGABYTE = 2**20


THREADS = """
import threading
from pathlib import Path
from crowdgui.jobs.worker import trim_heap as give_back, use_single_arena as share_one_heap

def held():
    status = Path("/proc/self/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024

share_one_heap()
import pyarrow
# Once a block as large as this was freed, as much is kept at the end of a heap.
del (block := [b"x" * 30_000_000])[:]
start = held()
meeting = threading.Barrier(4)

def work():
    pieces = [b"x" * 60_000 for _ in range(300)]
    for _ in range(300):
        pieces.append(memoryview(pyarrow.allocate_buffer(60_000)).cast("B"))
        pieces[-1][:] = bytes(60_000)
    meeting.wait()
    pieces.clear()
    meeting.wait()

threads = [threading.Thread(target=work) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
give_back()
print(held() - start)
"""


def held() -> float:
    """Return the megabytes of memory that this process holds."""
    lines = Path("/proc/self/status").read_text(encoding="ascii", errors="replace").splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS:")).split()[1]) / 1024


@only_glibc
def test_free_memory_below_one_small_object_goes_back_to_the_system(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Other tests leave this out.
    monkeypatch.setattr(worker, "trim_heap", trim_heap)
    monkeypatch.setattr(worker, "_LONG_S", 0.0)
    pieces = [b"x" * PIECE for _ in range(PIECES)]
    full = held()
    last = pieces[-1]
    pieces.clear()
    Worker(lambda _: None).run()
    assert last
    assert full - held() > 0.7 * PIECE * PIECES / MEGABYTE


@only_glibc
def test_threads_leave_no_heap_of_their_own() -> None:
    told = subprocess.run(
        [sys.executable, "-c", THREADS], check=True, capture_output=True, text=True
    )
    # Each of the four had 18 MB, and 18 of Arrow's.
    assert float(told.stdout) < 10
