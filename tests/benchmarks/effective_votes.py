"""How often the interval of a group's number of independent votes holds the true one.

python tests/benchmarks/effective_votes.py [--runs 300] [--fill 1.0] [--items 200 600]

Models err by a common cause: with probability s each model's mistake on an item comes from a number
that all share, otherwise from its own. Two models with error rates p ≤ q then have mistakes of
covariance s² p (1 − q), from which the true mean correlation follows; s is set for the one asked.
"""

from __future__ import annotations

import argparse
from itertools import product
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.groups.effective_votes import discount, effective_votes
from crowdgui.core.labels import Labels, text_array

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray

SIZES, CORRELATIONS = (4, 9), (0.0, 0.2, 0.5)


def error_rates(models: int) -> FloatArray:
    """Return error rates for accuracies from .7 to .9."""
    return 1.0 - np.linspace(0.7, 0.9, models)


def largest_correlation(rates: FloatArray) -> float:
    """Return the mean correlation of mistakes that all come from the common number."""
    a, b = np.triu_indices(rates.size, 1)
    low, high = np.minimum(rates[a], rates[b]), np.maximum(rates[a], rates[b])
    spread = rates * (1.0 - rates)
    return float((low * (1.0 - high) / np.sqrt(spread[a] * spread[b])).mean())


def draw_labels(
    rng: np.random.Generator, rates: FloatArray, items: int, correlation: float, fill: float
) -> tuple[Labels, IntArray]:
    """Draw labels of two classes with such a mean correlation of mistakes, and the truth."""
    shared = np.sqrt(correlation / largest_correlation(rates))
    shape = (items, rates.size)
    common = rng.random(shape) < shared
    chance = np.where(common, rng.random((items, 1)), rng.random(shape))
    truth = rng.integers(0, 2, items)
    code = truth[:, None] ^ (chance < rates)
    item, worker = np.nonzero(rng.random(shape) < fill)
    items_, workers, classes = (text_array(map(str, range(n))) for n in (items, rates.size, 2))
    return Labels.from_codes(item, worker, code[item, worker], items_, workers, classes), truth


def measure(
    models: int, items: int, correlation: float, fill: float, runs: int
) -> tuple[int, int, float, float]:
    """Return runs with an interval and those that hold the truth, its mean width, and the bias."""
    rates, group = error_rates(models), np.arange(models)
    true = discount(models, correlation)
    found, held, widths, values = 0, 0, [], []
    for run in range(runs):
        rng = np.random.default_rng([run, models, items, int(100 * correlation)])
        labels, truth = draw_labels(rng, rates, items, correlation, fill)
        votes = effective_votes(labels, group, truth, seed=run)
        if votes.low is None or votes.high is None or votes.value is None:
            continue
        found += 1
        held += votes.low <= true <= votes.high
        widths.append(votes.high - votes.low)
        values.append(votes.value)
    return found, held, float(np.mean(widths)), float(np.mean(values)) - true


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--runs", type=int, default=300)
    parser.add_argument("--fill", type=float, default=1.0)
    parser.add_argument("--items", type=int, nargs="+", default=[200, 600])
    options = parser.parse_args()
    print("models  items  correlation  true votes  intervals  coverage  mean width  bias")
    for models, items, correlation in product(SIZES, options.items, CORRELATIONS):
        found, held, width, bias = measure(models, items, correlation, options.fill, options.runs)
        true = discount(models, correlation)
        print(
            f"{models:6}  {items:5}  {correlation:11}  {true:10.2f}  {found:9}"
            f"  {held / max(1, found):8.3f}  {width:10.2f}  {bias:+.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
