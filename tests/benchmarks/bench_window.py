"""How fast the window is: its start, and whether it answers while many labels are worked on.

Run it as a script; README.md beside it says how to read what it prints.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

HOME = Path(__file__).parents[2]
START, TASKS = (Path(__file__).with_name(name) for name in ("window_start.py", "window_tasks.py"))
CLASSES = ("cat", "dog", "horse", "ship")
HEAVY = ("numpy", "scipy", "pandas", "pyarrow", "pyqtgraph", "crowdgui")
"""Packages whose modules are counted when the window is on the screen."""


def surroundings(folder: Path) -> dict[str, str]:
    """Return what a process needs to measure this very version, without a screen.

    Compiled modules are kept, in the folder, as they are wherever the application is installed.
    """
    here = {**os.environ, "PYTHONPATH": str(HOME), "PYTHONPYCACHEPREFIX": str(folder / "compiled")}
    here.pop("PYTHONDONTWRITEBYTECODE", None)
    here.setdefault("QT_QPA_PLATFORM", "offscreen")
    return here


def write_file(path: Path, n_labels: int, n_workers: int, each: int) -> None:
    """Write labels of items by workers of uneven diligence and accuracy, in a chance order."""
    import pyarrow as pa
    import pyarrow.csv

    rng = np.random.default_rng(0)
    n_items = n_labels // each
    item = rng.permutation(np.repeat(np.arange(n_items), each))
    worker = (n_workers * rng.random(item.size) ** 2).astype(np.int64)
    truth, accuracy = rng.integers(0, len(CLASSES), n_items), rng.beta(4, 2, n_workers)
    other = rng.integers(0, len(CLASSES), item.size)
    code = np.where(rng.random(item.size) < accuracy[worker], truth[item], other)
    names = (
        ("worker", worker, [f"worker-{i}" for i in range(n_workers)]),
        ("item", item, [f"item-{i}" for i in range(n_items)]),
        ("label", code, list(CLASSES)),
    )
    table = {
        name: pa.DictionaryArray.from_arrays(pa.array(codes, pa.int32()), words).cast(pa.string())
        for name, codes, words in names
    }
    pyarrow.csv.write_csv(pa.table(table), path)


def started(what: str, folder: Path) -> tuple[float, float, list[str]]:
    """Return the seconds until a window is on the screen, those of the processor, and
    the modules."""
    start = perf_counter()
    command = [sys.executable, str(START), what, str(folder)]
    done = subprocess.run(
        command, capture_output=True, text=True, check=True, env=surroundings(folder), timeout=600
    )
    clock, own, *modules = done.stdout.split("\n")[0].split()
    return float(clock) - start, float(own), modules


def print_start(runs: int, folder: Path) -> None:
    """Start an empty window and the application's in turn, and print how they compare."""
    found: dict[str, list[tuple[float, float, list[str]]]] = {
        "empty": [],
        "crowdgui": [],
        "first page": [],
    }
    for what in found:
        # The first start compiles.
        started(what, folder)
    for _ in range(runs):
        for what, some in found.items():
            some.append(started(what, folder))
    print(f"Window on the screen, middle of {runs} starts in turn")
    middles = {}
    for what, some in found.items():
        clock, own = (sorted(one[i] for one in some) for i in (0, 1))
        middles[what] = median(clock), median(own)
        print(
            f"  {what:10} {median(clock):7.2f} s ({clock[0]:.2f} to {clock[-1]:.2f}), "
            f"processor {median(own):.2f} s ({own[0]:.2f} to {own[-1]:.2f})"
        )
    pairs = zip(middles["crowdgui"], middles["empty"], strict=True)
    ratios = [ours / empty for ours, empty in pairs]
    print(f"  ratio: {ratios[0]:.2f} by the clock, {ratios[1]:.2f} of the processor; goal 1.3")
    n_modules, *packages = found["crowdgui"][-1][2]
    heavy = [name for name in packages if name.partition("=")[0] in HEAVY]
    print(f"  {n_modules} modules by then: {', '.join(heavy)}", flush=True)


def print_visit(n_labels: int, n_workers: int, each: int, folder: Path) -> None:
    """Lead a window through everything with a file of so many labels."""
    path = folder / f"labels-{n_labels}.csv"
    write_file(path, n_labels, n_workers, each)
    print(f"{n_labels:,} labels of {n_labels // each:,} items by {n_workers:,} workers")
    print(
        f"{'':30}  {'seconds':>7}  {'processor':>9}  {'stall, ms':^16}  {'of it ours':^16}  "
        f"{'in slots':^16}  longest stall in"
    )
    print(f"{'':30}  {'':7}  {'':9}" + f"  {'p50':>4} {'p99':>5} {'max':>5}" * 3)
    sys.stdout.flush()
    command = [sys.executable, str(TASKS), str(path), str(folder)]
    subprocess.run(command, check=True, env=surroundings(folder))
    path.unlink()


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    sizes = [1_000_000, 10_000_000]
    parser.add_argument("--labels", type=int, nargs="*", default=sizes, help="sizes of the files")
    parser.add_argument("--workers", type=int, default=5000, help="workers of each file")
    parser.add_argument("--each", type=int, default=10, help="labels of every item")
    parser.add_argument("--starts", type=int, default=7, help="starts of each window; 0 for none")
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        if chosen.starts:
            print_start(chosen.starts, Path(folder))
        for n_labels in chosen.labels:
            print_visit(n_labels, chosen.workers, chosen.each, Path(folder))


if __name__ == "__main__":
    main()
