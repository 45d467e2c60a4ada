"""Comparisons for tests: made by hand, and simulated from known scores."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import text_array
from crowdgui.core.pairwise.comparisons import Choice, Comparisons

if TYPE_CHECKING:
    from collections.abc import Sequence


def comparisons(
    rows: Sequence[tuple[int, int, int]], n_items: int, workers: Sequence[int] | None = None
) -> Comparisons:
    """Return comparisons of (left, right, choice)."""
    table = np.array(rows, dtype=np.int64).reshape(-1, 3)
    worker = np.array(workers if workers is not None else [0] * len(rows), dtype=np.int64)
    n_workers = int(worker.max(initial=0)) + 1
    return Comparisons(
        table[:, 0],
        table[:, 1],
        table[:, 2],
        worker,
        text_array(f"i{i}" for i in range(n_items)),
        text_array(f"w{k}" for k in range(n_workers)),
    )


def crowd(
    scores: Sequence[float],
    reliable: Sequence[float],
    each: int,
    *,
    tie: float = 0.0,
    order: float = 0.0,
    seed: int = 1,
) -> Comparisons:
    """Simulate `each` comparisons per worker; `tie` is ν, `order` is δ."""
    rng = np.random.default_rng(seed)
    theta = np.asarray(scores)
    rows, who = [], []
    for worker, own in enumerate(reliable):
        for _ in range(each):
            left, right = rng.choice(theta.size, 2, replace=False)
            lead = theta[left] - theta[right] + order
            weight = np.array([np.exp(lead / 2), np.exp(-lead / 2), tie])
            choice = int(rng.choice(3, p=weight / weight.sum()))
            if choice != Choice.TIE and rng.random() > own:
                choice = 1 - choice
            rows.append((int(left), int(right), choice))
            who.append(worker)
    return comparisons(rows, theta.size, who)
