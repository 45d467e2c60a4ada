"""crowd-kit's side of bench_kernels.py: does a task for each line it is sent, and times it.

It runs in an interpreter that has crowd-kit, and imports nothing of this project.
"""

from __future__ import annotations

import sys
from time import perf_counter, process_time

import numpy as np
import pandas as pd
from crowdkit.aggregation import DawidSkene, Wawa

STEPS = 2


def clocks() -> np.ndarray:
    """Return the seconds by the clock, and those of all processors."""
    return np.array([perf_counter(), process_time()])


def wawa(answers: pd.DataFrame) -> np.ndarray:
    start = clocks()
    Wawa().fit_predict(answers)
    return clocks() - start


def step(answers: pd.DataFrame) -> np.ndarray:
    """Return the time of a step: what more steps take longer."""
    seconds = []
    for steps in (1, 1 + STEPS):
        start = clocks()
        DawidSkene(n_iter=steps, tol=0.0).fit(answers)
        seconds.append(clocks() - start)
    return (seconds[1] - seconds[0]) / STEPS


def main() -> None:
    with np.load(sys.argv[1]) as codes:
        answers = pd.DataFrame({name: codes[name] for name in codes})
    tasks = {"wawa": wawa, "step": step}
    for line in sys.stdin:
        print(*tasks[line.strip()](answers), flush=True)


if __name__ == "__main__":
    main()
