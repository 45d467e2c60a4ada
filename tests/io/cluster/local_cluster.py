"""A Dask cluster of real processes on this machine, for the length of a `with`."""

from __future__ import annotations

import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import crowdgui

if TYPE_CHECKING:
    from types import TracebackType


_ROOT = Path(crowdgui.__file__).parents[1]


_PATIENCE = 60


class LocalCluster:
    """A scheduler and some workers, a process each."""

    def __init__(self, folder: Path, workers: int = 2) -> None:
        self._folder = folder
        self._wanted = workers

    def __enter__(self) -> LocalCluster:
        file = self._folder / "scheduler.json"
        to_file = ("--scheduler-file", str(file))
        alone = ("--host", "127.0.0.1", "--port", "0", "--no-dashboard")
        self.scheduler = self._start("dask_scheduler", *alone, *to_file)
        self.workers = [self.add_worker() for _ in range(self._wanted)]
        self.address = self._address(file)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()

    def add_worker(self) -> subprocess.Popen[bytes]:
        file = str(self._folder / "scheduler.json")
        alone = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1")
        space = ("--local-directory", str(self._folder), "--memory-limit", "0")
        return self._start("dask_worker", "--scheduler-file", file, *alone, *space)

    def kill_a_worker(self) -> None:
        """End a worker at once, with all it holds, as for want of memory."""
        process = next(one for one in self.workers if one.poll() is None)
        process.kill()
        process.wait()

    def kill_all_workers(self) -> None:
        while any(one.poll() is None for one in self.workers):
            self.kill_a_worker()

    def _start(self, module: str, *options: str) -> subprocess.Popen[bytes]:
        log = (self._folder / f"{module}.log").open("ab")
        command = [sys.executable, "-m", f"distributed.cli.{module}", *options]
        with log:
            return subprocess.Popen(command, cwd=_ROOT, stdout=log, stderr=log)

    def _address(self, file: Path) -> str:
        """Wait until all are there, and give the address of the scheduler."""
        from distributed import Client

        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            with suppress(OSError, ValueError):
                client = Client(scheduler_file=str(file), timeout="5s", set_as_default=False)
                try:
                    client.wait_for_workers(self._wanted, timeout=_PATIENCE)
                    return str(client.scheduler.address)
                finally:
                    client.close()
            time.sleep(0.1)
        raise AssertionError((self._folder / "dask_scheduler.log").read_text())
