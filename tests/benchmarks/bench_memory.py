"""What every step from a Parquet file to exported labels takes: seconds, and bytes a label.

Run it as a script, on Linux; README.md beside it says how to read what it prints.
"""

from __future__ import annotations

import argparse
import gc
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter, process_time
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from crowdgui.core.blocks import use_threads
from crowdgui.core.job import Job
from crowdgui.core.progress import available_cores, ignore_progress
from crowdgui.core.results import complete_outcome
from crowdgui.core.rules.registry import RULES
from crowdgui.text.rules import rule_name

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from crowdgui.core.labels import Labels
    from crowdgui.core.rules.rule import Aggregation

_T = TypeVar("_T")

EACH, PART = 10, 1_000_000
STATUS, REFERENCES = Path("/proc/self/status"), Path("/proc/self/clear_refs")


class Steps:
    """Times steps, and prints what memory each took at its peak and left behind."""

    def __init__(self, n_labels: int) -> None:
        self._n_labels = n_labels
        self._first = _bytes("VmRSS")
        print(f"  before: {self._first / 1e9:.2f} GB, not counted below")
        print(f"  {'':28} {'seconds':>8} {'processor':>9}   {'peak':>18}   {'held after':>18}")

    def take(self, name: str, step: Callable[[], _T]) -> _T:
        gc.collect()
        REFERENCES.write_text("5")
        start, processor = perf_counter(), process_time()
        found = step()
        seconds, processor = perf_counter() - start, process_time() - processor
        peak = _bytes("VmHWM")
        gc.collect()
        sizes = "   ".join(
            f"{size / 1e9:6.2f} GB {size / self._n_labels:6.1f} B"
            for size in (peak - self._first, _bytes("VmRSS") - self._first)
        )
        print(f"  {name:28} {seconds:8.1f} {processor:9.1f}   {sizes}", flush=True)
        return found


def _bytes(name: str) -> int:
    line = next(line for line in STATUS.read_text().splitlines() if line.startswith(f"{name}:"))
    return 1024 * int(line.split()[1])


def write(path: Path, n_items: int, n_workers: int, n_classes: int) -> None:
    """Write ten labels of every item by different workers, the items in order."""
    import pyarrow as pa
    from pyarrow import parquet

    rng = np.random.default_rng(0)
    accuracy = 1 / n_classes + (1 - 1 / n_classes) * rng.beta(3, 2, n_workers)
    kinds = [("worker", pa.string()), ("item", pa.string()), ("label", pa.string())]
    workers, classes = (
        pa.array([f"{word}{n}" for n in range(size)])
        for word, size in (("worker-", n_workers), ("class ", n_classes))
    )
    with parquet.ParquetWriter(path, pa.schema(kinds)) as writer:
        for start in range(0, n_items, PART // EACH):
            some = min(PART // EACH, n_items - start)
            item = np.repeat(np.arange(some), EACH)
            first = rng.integers(0, n_workers, some)
            worker = (
                first[item] + np.tile(np.arange(EACH), some) * (n_workers // EACH)
            ) % n_workers
            truth = rng.integers(0, n_classes, some)[item]
            other = (truth + rng.integers(1, n_classes, item.size)) % n_classes
            code = np.where(rng.random(item.size) < accuracy[worker], truth, other)
            names = pa.array([f"item-{n}" for n in range(start, start + some)])
            columns = [workers.take(worker), names.take(item), classes.take(code)]
            writer.write_table(pa.table(columns, schema=writer.schema))


def fit(key: str, job: Job) -> Aggregation:
    rule = RULES[key]
    with use_threads(available_cores()):
        return rule.fit(job.used, None, rule.options(), ignore_progress)


def _read(path: Path) -> Labels:
    from crowdgui.io.importing.read_labels import read_labels
    from crowdgui.io.importing.sources import open_source
    from crowdgui.io.importing.tables import OpenedFile

    opened = OpenedFile(path)
    return read_labels(open_source(path, opened=opened), opened=opened).labels


def measure(path: Path, n_labels: int, rules: Sequence[str]) -> None:
    from crowdgui.io.exporting.results import Results
    from crowdgui.io.exporting.table_formats import FORMATS, table_export
    from crowdgui.io.exporting.table_list import LABELS, WORKERS
    from crowdgui.io.exporting.write import write_exports

    steps = Steps(n_labels)
    labels = steps.take("read", lambda: _read(path))
    print(f"  {labels.n_items:,} items, {labels.n_workers:,} workers, {labels.n_classes} classes")
    job = Job(labels)
    for key in rules:
        # The best of them is kept, as in the window; the others are only compared.
        found = steps.take(rule_name(key), lambda key=key: fit(key, job))  # type: ignore[misc]
        if key == job.rule:
            best = found
        print(f"    {len(found.history) - 1} steps after the first vote")
        del found
    outcome = steps.take("worker report and bounds", lambda: complete_outcome(job, best))
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        for form in (form for form in FORMATS if form.key in ("csv", "parquet")):
            exports = tuple(table_export(table, form) for table in (LABELS, WORKERS))
            results = Results(outcome, outcome.estimates, ())
            steps.take(
                f"export as {form.ending}",
                lambda exports=exports, results=results: write_exports(folder, results, exports),
            )


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--labels", type=int, default=10_000_000)
    parser.add_argument("--workers", type=int, default=50_000)
    parser.add_argument("--classes", type=int, default=4)
    parser.add_argument("--rules", nargs="+", default=["mv", "iwmv", "em"])
    parser.add_argument("--write", type=Path, help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    if chosen.write is not None:
        write(chosen.write, chosen.labels // EACH, chosen.workers, chosen.classes)
        return
    print(f"{chosen.labels:,} labels, {available_cores()} threads")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "labels.parquet"
        # By a process of its own, whose memory is not counted.
        sizes = [f"--{name}={getattr(chosen, name)}" for name in ("labels", "workers", "classes")]
        subprocess.run([sys.executable, __file__, *sizes, f"--write={path}"], check=True)
        print(f"  {path.stat().st_size / 1e6:,.0f} MB of Parquet")
        measure(path, chosen.labels, chosen.rules)


if __name__ == "__main__":
    main()
