"""How often models of known accuracy pass the alternative annotator test.

Prints, for simulated people of accuracy .8 and a model as good, 10 points worse and so on, the
share of label sets in which the model passes, and the share of people whom it may replace. Then the
share of true hypotheses that are rejected at 5% by the test in use and by the t-test alone, where
the model is worse by exactly ε.

Run from the top folder: ``python -m tests.benchmarks.bench_replacement``.
"""

from __future__ import annotations

import argparse

import numpy as np
from scipy.special import stdtr

from crowdgui.core.agreement import bootstrap
from crowdgui.core.groups.replacement import compare_with_people, paired_p_value
from tests.core.groups.mixed_crowds import mixed_crowd

PERSON = 0.8
MODELS = (0.9, 0.8, 0.75, 0.7, 0.65, 0.6)
EPSILONS = (0.0, 0.1, 0.15, 0.2)
DESIGNS = ((8, 3, 600), (10, 10, 100))
SAMPLES = 40_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--draws", type=int, default=200)
    draws = parser.parse_args().draws
    # The interval of the average plays no part here.
    bootstrap.RESAMPLES = 1  # type: ignore[misc]
    for people, per_item, items in DESIGNS:
        for classes in (2, 4):
            passing(people, per_item, items, classes, draws)
    levels()


def passing(people: int, per_item: int, items: int, classes: int, draws: int) -> None:
    print(f"\n{people} people, {per_item} labels an item, {items} items, {classes} classes")
    print(f"people {PERSON}; model passes (mean winning rate), over {draws} label sets")
    print("model    " + "".join(f"  epsilon {epsilon:<8}" for epsilon in EPSILONS) + "  advantage")
    for model in MODELS:
        rates = np.zeros((draws, len(EPSILONS)))
        ahead = np.zeros(draws)
        for seed in range(draws):
            labels = mixed_crowd(
                seed,
                items=items,
                people=people,
                per_item=per_item,
                person=PERSON,
                model=model,
                classes=classes,
            )
            for place, epsilon in enumerate(EPSILONS):
                test = compare_with_people(labels, people, np.arange(people), epsilon)
                rates[seed, place] = test.winning_rate
            ahead[seed] = np.nanmean(test.advantage)
        cells = [f"  {np.mean(r >= 0.5):6.1%} ({r.mean():.2f})" for r in rates.T]
        print(f"{model:<9}" + "".join(f"{cell:<18}" for cell in cells) + f"  {ahead.mean():+.3f}")


def levels() -> None:
    print(
        "\nrejected at 5% where the model is worse by exactly epsilon: test in use / t-test alone"
    )
    rng = np.random.default_rng(1)
    both = (0.0, 0.02, 0.05, 0.1, 0.2)
    print("epsilon items  P(model closer) = " + "  ".join(f"{b:<12}" for b in both))
    for epsilon in (0.05, 0.1, 0.2):
        for items in (30, 50, 100, 200, 600):
            cells = []
            for closer in both:
                chances = [closer + epsilon, closer, 1.0 - epsilon - 2.0 * closer]
                first, second, _ = rng.multinomial(items, chances, size=SAMPLES).T
                n = np.full(SAMPLES, items)
                used = np.mean(paired_p_value(first, second, n, epsilon) <= 0.05)
                mean = (first - second) / items
                error = np.sqrt(((first + second) / items - mean**2) / (items - 1.0))
                with np.errstate(divide="ignore", invalid="ignore"):
                    t = stdtr(items - 1.0, (mean - epsilon) / error)
                alone = np.mean(np.where(error > 0.0, t, 0.0) <= 0.05)
                cells.append(f"{used:.3f} / {alone:.3f}")
            print(f"{epsilon:<8}{items:<25}" + "  ".join(cells))


if __name__ == "__main__":
    main()
