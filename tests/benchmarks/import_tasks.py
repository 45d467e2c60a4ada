"""What bench_import.py measures, a task for each process; run by any interpreter that has it.

Prints the seconds of the task without the imports, those of the processor, the peak memory of the
process in bytes, and how many items it found.
"""

from __future__ import annotations

import resource
import sys
from pathlib import Path
from resource import RUSAGE_CHILDREN, RUSAGE_SELF
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    import pandas as pd

SEED = 0
PART = 1_000_000
"""Rows written at once."""


def write(path: Path, n_items: int, n_workers: int, n_classes: int, each: int) -> None:
    """Write `each` labels for every item by different workers, all of them in a chance order."""
    import numpy as np
    import pyarrow as pa
    from pyarrow import csv, parquet

    rng = np.random.default_rng(SEED)
    truth = rng.integers(0, n_classes, n_items)
    accuracy = 1 / n_classes + (1 - 1 / n_classes) * rng.beta(3, 2, n_workers)
    first = rng.integers(0, n_workers, n_items)
    row = rng.permutation(n_items * each)
    kinds = [("worker", pa.string()), ("item", pa.string()), ("label", pa.string())]
    schema = pa.schema(kinds)
    with (
        parquet.ParquetWriter(path, schema)
        if path.suffix == ".parquet"
        else csv.CSVWriter(path, schema, write_options=csv.WriteOptions(quoting_style="needed"))
    ) as writer:
        for start in range(0, row.size, PART):
            item, turn = np.divmod(row[start : start + PART], each)
            worker = (first[item] + turn * max(1, n_workers // each)) % n_workers
            other = (truth[item] + rng.integers(1, n_classes, item.size)) % n_classes
            code = np.where(rng.random(item.size) < accuracy[worker], truth[item], other)
            ids = [f"w{{:0{len(str(n_workers))}d}}", f"item-{{:0{len(str(n_items))}d}}", "class {}"]
            columns = [
                pa.array([form.format(n) for n in codes.tolist()])
                for form, codes in zip(ids, (worker, item, code), strict=True)
            ]
            writer.write_table(pa.table(columns, schema=schema))


def ours(path: Path, vote: bool) -> Callable[[], int]:
    import pyarrow as pa

    from crowdgui.core.progress import ignore_progress
    from crowdgui.core.rules.registry import RULES
    from crowdgui.io.importing.read_labels import read_labels
    from crowdgui.io.importing.sources import open_source
    from crowdgui.io.importing.tables import OpenedFile

    # Where pandas is installed Arrow imports it with its first array.
    pa.array([0.0]).to_numpy()

    def task() -> int:
        opened = OpenedFile(path)
        labels = read_labels(open_source(path, opened=opened), opened=opened).labels
        if vote:
            rule = RULES["mv"]
            return len(rule.fit(labels, None, rule.options(), ignore_progress).labels)
        return labels.n_items

    return task


def _frame(path: Path) -> pd.DataFrame:
    import pandas as pd

    return pd.read_parquet(path) if path.suffix == ".parquet" else pd.read_csv(path)


def pandas_codes(path: Path) -> Callable[[], int]:
    import pandas as pd

    def task() -> int:
        frame = _frame(path)
        coded = {name: pd.factorize(frame[name]) for name in ("worker", "item", "label")}
        return len(coded["item"][1])

    return task


def pandas_vote(path: Path) -> Callable[[], int]:
    def task() -> int:
        counts = _frame(path)[["item", "label"]].value_counts().unstack("label", fill_value=0)
        return len(counts.idxmax(axis="columns"))

    return task


def crowd_kit(path: Path, name: str, **options: Any) -> Callable[[], int]:
    import crowdkit.aggregation

    rule = getattr(crowdkit.aggregation, name)

    def task() -> int:
        frame = _frame(path).rename(columns={"item": "task"})
        return len(rule(**options).fit_predict(frame))

    return task


TASKS: dict[str, Callable[[Path], Callable[[], Any]]] = {
    "read": lambda path: ours(path, vote=False),
    "vote": lambda path: ours(path, vote=True),
    "pandas": pandas_codes,
    "pandas-vote": pandas_vote,
    "crowd-kit-vote": lambda path: crowd_kit(path, "MajorityVote"),
    "crowd-kit-wawa": lambda path: crowd_kit(path, "Wawa"),
    "crowd-kit-em": lambda path: crowd_kit(path, "DawidSkene", n_iter=10, tol=0.0),
}


def main(words: list[str]) -> None:
    name, path, *sizes = words
    if name == "write":
        write(Path(path), *map(int, sizes))
        return
    task = TASKS[name](Path(path))
    start, processor = perf_counter(), process_time()
    n_items = task()
    seconds, processor = perf_counter() - start, process_time() - processor
    peak = max(resource.getrusage(who).ru_maxrss for who in (RUSAGE_SELF, RUSAGE_CHILDREN))
    print(seconds, processor, peak if sys.platform == "darwin" else 1024 * peak, n_items)


if __name__ == "__main__":
    main(sys.argv[1:])
