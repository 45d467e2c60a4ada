"""Time and memory from a file of labels to codes, and to final labels, beside pandas.

Run it as a script; README.md beside it says how to read what it prints.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

HOME = Path(__file__).parents[2]
TASKS = Path(__file__).with_name("import_tasks.py")
EACH = 10
"""Labels of every item."""

OURS = {"read": "labels", "vote": "labels and majority vote"}
PEERS = {
    "pandas": "pandas, three columns factorised",
    "pandas-vote": "pandas, majority by group",
    "crowd-kit-vote": "pandas and crowd-kit's MajorityVote",
}
RIVAL = {"read": "pandas", "vote": "crowd-kit-vote"}
"""What each of ours is measured against; where crowd-kit is not installed, pandas alone."""


@dataclass(frozen=True)
class Run:
    """What one process took: seconds, seconds of the processor, bytes at its peak."""

    seconds: float
    processor: float
    peak: float
    n_items: int


def run(python: str, task: str, path: Path, *more: int) -> Run | None:
    """Do a task in a process of its own; None where it lacks a library."""
    command = [python, str(TASKS), task, str(path), *map(str, more)]
    # This very version is measured, whichever is installed.
    here = {**os.environ, "PYTHONPATH": str(HOME)} if task in OURS else None
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=here)
    if "ModuleNotFoundError" in done.stderr:
        return None
    if done.returncode:
        raise RuntimeError(done.stderr)
    if not done.stdout:
        return None
    *measured, n_items = done.stdout.split()
    return Run(*map(float, measured), int(n_items))


def measure(python: str, path: Path, runs: int) -> dict[str, list[Run]]:
    """Do every task several times, in turn, so that all of them meet the same neighbours."""
    found: dict[str, list[Run]] = {}
    for _ in range(runs):
        for task in (*OURS, *PEERS):
            one = run(sys.executable if task in OURS else python, task, path)
            if one is not None:
                found.setdefault(task, []).append(one)
                print(f"  {task:14} {one.seconds:8.1f} s", file=sys.stderr, flush=True)
    if len({one.n_items for runs_of in found.values() for one in runs_of}) != 1:
        raise RuntimeError("Not all have found the same items.")
    return found


def print_table(path: Path, found: dict[str, list[Run]]) -> None:
    """Print a line for every task, the middle of its runs, and what ours are to the others."""
    print(f"{path.suffix[1:]}, {path.stat().st_size / 1e6:,.0f} MB on disk")
    for task, runs in found.items():
        seconds = sorted(one.seconds for one in runs)
        processor = median(one.processor for one in runs)
        peak = median(one.peak for one in runs)
        print(
            f"  {(OURS | PEERS)[task]:36} {median(seconds):7.1f} s "
            f"({seconds[0]:.1f} to {seconds[-1]:.1f}), processor {processor:6.1f} s, "
            f"{peak / 1e6:7,.0f} MB at the peak"
        )
    for ours, rival in RIVAL.items():
        rival = rival if rival in found else "pandas-vote"
        if rival in found:
            print(f"  {OURS[ours]}: {_ratios(found[ours], found[rival])} {PEERS[rival]}")


def _ratios(ours: list[Run], theirs: list[Run]) -> str:
    time, processor, memory = (
        median(getattr(one, what) for one in theirs) / median(getattr(one, what) for one in ours)
        for what in ("seconds", "processor", "peak")
    )
    return (
        f"{time:.1f} × as fast ({processor:.1f} × by processor time) in "
        f"{1 / memory:.2f} × the memory of"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=10_000_000, help="labels in each file")
    parser.add_argument("--workers", type=int, default=50_000, help="workers who gave them")
    parser.add_argument("--classes", type=int, default=4, help="classes they chose from")
    parser.add_argument("--runs", type=int, default=3, help="runs of which the middle is taken")
    parser.add_argument("--formats", nargs="+", default=["csv", "parquet"], help="files to write")
    parser.add_argument("--peer", default=sys.executable, help="a Python with crowd-kit")
    chosen = parser.parse_args(arguments)
    print(f"{chosen.rows:,} labels by {chosen.workers:,} workers, {chosen.classes} classes")
    with tempfile.TemporaryDirectory() as folder:
        for ending in chosen.formats:
            path = Path(folder) / f"labels.{ending}"
            sizes = (chosen.rows // EACH, chosen.workers, chosen.classes, EACH)
            # By a process of its own: what it takes would count as memory of those started later.
            run(sys.executable, "write", path, *sizes)
            print_table(path, measure(chosen.peer, path, chosen.runs))
            path.unlink()


if __name__ == "__main__":
    main()
