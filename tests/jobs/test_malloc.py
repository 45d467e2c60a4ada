"""What work has freed does not stay with the process."""

from __future__ import annotations

import platform
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from crowdgui.jobs.worker import Worker

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


pytestmark = pytest.mark.skipif(
    platform.libc_ver()[0] != "glibc", reason="other libraries do it by themselves"
)


PIECE, PIECES = 60_000, 2_000


MEGABYTE = 2**20


THREADS = """
import threading
from pathlib import Path
from crowdgui.jobs.malloc import trim_heap as give_back, use_single_arena as share_one_heap

def held():
    status = Path("/proc/self/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024

share_one_heap()
# Once a block as large as this was freed, as much is kept at the end of a heap.
del (block := [b"x" * 30_000_000])[:]
start = held()
meeting = threading.Barrier(4)

def work():
    pieces = [b"x" * 60_000 for _ in range(300)]
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


def test_free_memory_below_one_small_object_goes_back_to_the_system(qapp: QApplication) -> None:
    pieces = [b"x" * PIECE for _ in range(PIECES)]
    full = held()
    last = pieces[-1]
    pieces.clear()
    Worker(lambda _: None).run()
    assert last
    assert full - held() > 0.7 * PIECE * PIECES / MEGABYTE


def test_threads_leave_no_heap_of_their_own() -> None:
    told = subprocess.run(
        [sys.executable, "-c", THREADS], check=True, capture_output=True, text=True
    )
    # Each of the four had 18 MB.
    assert float(told.stdout) < 10
