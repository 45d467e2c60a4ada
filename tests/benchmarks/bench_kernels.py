"""IWMV to convergence and a step of EM, on one and more threads, beside crowd-kit's.

Run it as a script; README.md beside it says how to read what it prints.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from time import perf_counter, process_time
from typing import TYPE_CHECKING

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
from bench_rules import large_set

from crowdgui.core.blocks import use_threads
from crowdgui.core.progress import available_cores, ignore_progress
from crowdgui.core.rules.registry import RULES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from crowdgui.core.arrays import FloatArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import Progress

STEPS = 5
"""Steps of EM that are timed in one go."""


class Peer:
    """crowd-kit in an interpreter of its own, which it may need other versions in."""

    def __init__(self, python: str, labels: Labels, folder: Path) -> None:
        codes = folder / "codes.npz"
        np.savez(codes, task=labels.item, worker=labels.worker, label=labels.code)
        script = Path(__file__).with_name("peer_tasks.py")
        self._process = subprocess.Popen(
            [python, str(script), str(codes)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def seconds(self, task: str) -> tuple[float, float]:
        """Let it do a task, and give the seconds by its own clock, and of all processors."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(task, file=self._process.stdin, flush=True)
        wall, cpu = map(float, self._process.stdout.readline().split())
        return wall, cpu

    def close(self) -> None:
        self._process.communicate()


def clocks() -> FloatArray:
    """Return the seconds by the clock, and those of all processors."""
    return np.array([perf_counter(), process_time()])


def iwmv_seconds(labels: Labels) -> tuple[float, float]:
    """Time IWMV from the frozen codes on, the cutting into blocks included."""
    rule, uncached = RULES["iwmv"], replace(labels)
    start = clocks()
    rule.fit(uncached, None, rule.options(), ignore_progress)
    wall, cpu = clocks() - start
    return wall, cpu


def em_seconds(labels: Labels) -> tuple[float, float]:
    """Time a step of EM with a confusion matrix for every worker, the middle one of several."""
    rule, ends = RULES["em"], []

    def watch(progress: Progress) -> None:
        if progress.step is not None:
            ends.append(clocks())

    rule.fit(labels, None, rule.options(max_steps=STEPS), watch)
    wall, cpu = np.median(np.diff(ends, axis=0), axis=0)
    return wall, cpu


OURS: dict[str, tuple[str, Callable[[Labels], tuple[float, float]]]] = {
    "wawa": ("IWMV, whole", iwmv_seconds),
    "step": ("EM, a step", em_seconds),
}


def measure(labels: Labels, threads: int, repeats: int, peer: Peer | None) -> None:
    """Print some lines for each task: ours on one thread, on several, and the peer's, in turn."""
    for task, (name, ours) in OURS.items():
        alone, together, theirs = [], [], []
        for _ in range(repeats):
            alone.append(ours(labels))
            with use_threads(threads):
                together.append(ours(labels))
            if peer is not None:
                theirs.append(peer.seconds(task))
        wall, cpu = np.array(alone).T * 1e9 / labels.n_labels
        print(f"  {name:12} {_spread(wall)} ns a label, {_spread(cpu)} of a processor")
        print(f"    {threads} threads: {_spread(_ratios(alone, together)[0])} × as fast")
        if theirs:
            by_clock, by_processor = _ratios(theirs, alone)
            print(f"    crowd-kit takes {_spread(by_clock)} × as long, ", end="")
            print(f"{_spread(by_processor)} × by processor time")
        sys.stdout.flush()


def _ratios(slow: Sequence[tuple[float, float]], fast: Sequence[tuple[float, float]]) -> FloatArray:
    return (np.array(slow) / np.array(fast)).T


def _spread(values: FloatArray) -> str:
    return f"{np.median(values):.1f} ({values.min():.1f} to {values.max():.1f})"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--labels", type=int, default=1_000_000, help="labels of the set")
    parser.add_argument("--workers", type=int, default=1000, help="workers of the set")
    parser.add_argument("--classes", type=int, nargs="+", default=[2, 4, 10], help="classes")
    parser.add_argument(
        "--threads", type=int, default=available_cores(), help="threads to compare one with"
    )
    parser.add_argument("--repeats", type=int, default=5, help="times everything is timed")
    parser.add_argument("--peer", metavar="PYTHON", help="an interpreter that has crowd-kit")
    chosen = parser.parse_args(arguments)
    for n_classes in chosen.classes:
        rng = np.random.default_rng(0)
        labels = large_set(chosen.labels, chosen.workers, n_classes, rng)
        print(f"{labels.n_labels:,} labels, {labels.n_workers:,} workers, {n_classes} classes")
        with tempfile.TemporaryDirectory() as folder:
            peer = Peer(chosen.peer, labels, Path(folder)) if chosen.peer else None
            try:
                measure(labels, chosen.threads, chosen.repeats, peer)
            finally:
                if peer is not None:
                    peer.close()


if __name__ == "__main__":
    main()
