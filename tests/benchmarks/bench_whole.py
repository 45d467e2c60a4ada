"""Processor time of the whole answer, from a file to exported tables, beside pandas and crowd-kit.

Run it as a script; README.md beside it says how to read what it prints.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

HOME = Path(__file__).parents[2]
TASKS = str(Path(__file__).with_name("import_tasks.py"))
EACH = 10
"""Labels of every item."""
SMALL = (800, 164, 2)
"""Items, workers and classes of the small file: those of RTE."""

RULES = ("mv", "iwmv", "em")
PEERS = {
    "pandas": "pandas, three columns factorised",
    "crowd-kit-vote": "crowd-kit, MajorityVote",
    "crowd-kit-wawa": "crowd-kit, Wawa",
    "crowd-kit-em": "crowd-kit, DawidSkene, 10 steps",
}
RIVALS = {"mv": "crowd-kit-vote", "iwmv": "crowd-kit-wawa", "em": "crowd-kit-em"}


def spent(command: Sequence[str]) -> tuple[float, float] | None:
    """Return seconds of the processor and by the clock of a process; None if it lacks a library."""
    before, start = getrusage(RUSAGE_CHILDREN), perf_counter()
    # This very version is measured, whichever is installed.
    here = {**os.environ, "PYTHONPATH": str(HOME)}
    # Nobody who installed the program compiles it with every start.
    here.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=here)
    seconds, after = perf_counter() - start, getrusage(RUSAGE_CHILDREN)
    if "ModuleNotFoundError" in done.stderr:
        return None
    if done.returncode:
        raise RuntimeError(done.stderr)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, seconds


def commands(path: Path, out: Path, peer: str) -> dict[str, list[str]]:
    """Return what is run, by what it is called."""
    report = [sys.executable, "-m", "crowdgui", "report", str(path), "--out", str(out)]
    return {rule: [*report, "--rule", rule] for rule in RULES} | {
        # What Python programs read files with here; crowd-kit may want another version of it.
        name: [sys.executable if name == "pandas" else peer, TASKS, name, str(path)]
        for name in PEERS
    }


def print_table(path: Path, out: Path, peer: str, runs: int) -> None:
    """Run everything in turn, and print the middle and what ours are to the others."""
    found: dict[str, list[tuple[float, float]]] = {}
    for _ in range(runs):
        for name, command in commands(path, out, peer).items():
            one = spent(command)
            if one is not None:
                found.setdefault(name, []).append(one)
    for name, each in found.items():
        processor, seconds = (median(values) for values in zip(*each, strict=True))
        title = PEERS.get(name, f"whole answer, {name}")
        print(f"  {title:34} processor {processor:7.2f} s, by the clock {seconds:7.2f} s")
    for rule in RULES:
        for rival in ("pandas", RIVALS[rule]):
            if rival in found:
                ours, theirs = (
                    [median(times) for times in zip(*found[name], strict=True)]
                    for name in (rule, rival)
                )
                processor, clock = (a / b for a, b in zip(ours, theirs, strict=True))
                print(
                    f"  whole answer, {rule}: {processor:.2f} × {PEERS[rival]}, "
                    f"{clock:.2f} × by the clock"
                )


def write(path: Path, n_items: int, n_workers: int, n_classes: int) -> None:
    sizes = map(str, (n_items, n_workers, n_classes, EACH))
    subprocess.run([sys.executable, TASKS, "write", str(path), *sizes], check=True)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--labels", type=int, default=1_000_000, help="labels in the file")
    parser.add_argument("--workers", type=int, default=1000, help="workers who gave them")
    parser.add_argument("--classes", type=int, default=4, help="classes they chose from")
    parser.add_argument("--runs", type=int, default=3, help="runs of which the middle is taken")
    parser.add_argument("--peer", default=sys.executable, help="a Python with crowd-kit")
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        path, out = Path(folder) / "labels.csv", Path(folder) / "out"
        write(path, *SMALL)
        command = commands(path, out, chosen.peer)["iwmv"]
        # The first run compiles what has not been compiled.
        times = [spent(command) for _ in range(1 + 2 * chosen.runs)][1:]
        processor = median(one[0] for one in times if one is not None)
        print(f"crowdgui report, {SMALL[0] * EACH:,} labels: processor {processor:.2f} s")
        write(path, chosen.labels // EACH, chosen.workers, chosen.classes)
        print(f"{chosen.labels:,} labels by {chosen.workers:,} workers, {chosen.classes} classes")
        print_table(path, out, chosen.peer, chosen.runs)


if __name__ == "__main__":
    main()
