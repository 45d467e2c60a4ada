"""Time of one step of every rule on a large set, and of belief propagation beside IWMV.

Run it as a script; README.md beside it says how to read what it prints.
"""

from __future__ import annotations

import argparse
from contextlib import suppress
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import Cancelled, DataError
from crowdgui.core.labels import Labels, text_array
from crowdgui.core.rules.registry import RULES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.progress import Progress

RTE_SIZES = {20: 124, 40: 17, 60: 10, 80: 4, **dict.fromkeys((100, 140, 180, 280), 1)} | (
    dict.fromkeys((420, 540, 700, 760, 800), 1)
)
"""How many workers of the RTE set gave how many labels."""
RTE_ITEMS, RTE_VOTES = 800, 10
A_LABEL = 10
"""Labels of each item of the large set."""
STEPS = 6
"""Steps that are timed; more would take the slow rules minutes."""
REPEATS = 5


@dataclass
class Watch:
    """A report that notes when each step ended, and stops the rule after enough of them."""

    most: int
    times: list[float] = field(default_factory=list)

    def __call__(self, progress: Progress) -> None:
        if progress.step is None:
            return
        self.times.append(perf_counter())
        if len(self.times) > self.most:
            raise Cancelled

    def step(self, start: float) -> float:
        """Return the median time of a step, or of the whole run where there was only one."""
        gaps = np.diff(self.times) if len(self.times) > 1 else [perf_counter() - start]
        return median(gaps)


def large_set(n_labels: int, n_workers: int, n_classes: int, rng: np.random.Generator) -> Labels:
    """Return items of ten labels each by workers drawn evenly."""
    n_items = n_labels // A_LABEL
    first = rng.integers(0, n_workers, n_items)
    far = np.arange(A_LABEL) * max(1, n_workers // A_LABEL)
    worker = (first[:, None] + far) % n_workers
    item = np.repeat(np.arange(n_items), A_LABEL)
    return answered(item, worker.ravel(), (n_items, n_workers), n_classes, rng)


def like_rte(rng: np.random.Generator) -> Labels:
    """Return a set of the size of RTE, with as uneven workers."""
    free = np.full(RTE_ITEMS, RTE_VOTES)
    items = []
    sizes = [
        size for size, workers in sorted(RTE_SIZES.items(), reverse=True) for _ in range(workers)
    ]
    for size in sizes:
        # The items with most places left, in chance order among equals: all places get filled.
        chosen = np.argsort(free + rng.random(RTE_ITEMS))[::-1][:size]
        free[chosen] -= 1
        items.append(chosen)
    worker = np.repeat(np.arange(len(sizes)), sizes)
    return answered(np.concatenate(items), worker, (RTE_ITEMS, len(sizes)), 2, rng)


def answered(
    item: IntArray,
    worker: IntArray,
    sizes: tuple[int, int],
    n_classes: int,
    rng: np.random.Generator,
) -> Labels:
    """Let every worker answer with an accuracy between chance and certainty."""
    n_items, n_workers = sizes
    truth = rng.integers(0, n_classes, n_items)
    accuracy: FloatArray = 1 / n_classes + (1 - 1 / n_classes) * rng.beta(3, 2, n_workers)
    other = (truth[item] + rng.integers(1, n_classes, item.size)) % n_classes
    code = np.where(rng.random(item.size) < accuracy[worker], truth[item], other)
    names = (n_items, n_workers, n_classes)
    return Labels.from_codes(
        item, worker, code, *(text_array(str(i) for i in range(n)) for n in names)
    )


def time_step(key: str, labels: Labels) -> float:
    """Return the seconds a step of the rule takes."""
    rule, watch, start = RULES[key], Watch(STEPS), perf_counter()
    with suppress(Cancelled):
        rule.fit(labels, None, rule.options(), watch)
    return watch.step(start)


def time_whole(key: str, labels: Labels) -> float:
    """Return the seconds the rule takes from start to end, the middle of several runs."""
    rule, times = RULES[key], []
    for _ in range(REPEATS):
        start = perf_counter()
        rule.fit(labels, None, rule.options(), lambda _: None)
        times.append(perf_counter() - start)
    return median(times)


def print_steps(labels: Labels) -> None:
    """Print a line for every rule that needs nothing but labels."""
    print(
        f"One step on {labels.n_labels:,} labels by {labels.n_workers:,} workers, "
        f"{labels.n_classes} classes"
    )
    base = time_step("iwmv", labels)
    for key in RULES:
        try:
            seconds = time_step(key, labels)
        except DataError as error:
            print(f"  {key:15} not run: {error}")
            continue
        print(f"  {key:15} {seconds / base:10.1f} × iwmv {1000 * seconds:12.1f} ms", flush=True)


def print_whole(labels: Labels) -> None:
    """Print how much longer the rules take than IWMV on the whole."""
    print(f"Whole run on a set like RTE: {labels.n_labels:,} labels by {labels.n_workers} workers")
    base = time_whole("iwmv", labels)
    for key in ("iwmv", "em", "lpi-mf", "kos", "lpi"):
        seconds = time_whole(key, labels)
        print(f"  {key:15} {seconds / base:10.1f} × iwmv {1000 * seconds:12.1f} ms", flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--labels", type=int, default=1_000_000, help="labels of the large set")
    parser.add_argument("--workers", type=int, default=1000, help="workers of the large set")
    parser.add_argument("--classes", type=int, default=4, help="classes of the large set")
    chosen = parser.parse_args(arguments)
    rng = np.random.default_rng(0)
    print_whole(like_rte(rng))
    print_steps(large_set(chosen.labels, chosen.workers, chosen.classes, rng))


if __name__ == "__main__":
    main()
