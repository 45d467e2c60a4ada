"""Errors of rules with and without models of one family as one voter, on simulated crowds.

Run with `python -m tests.benchmarks.bench_model_votes [RUNS]`. Three of ten people label each item,
and all models of one family do. Two models have a correlation of mistakes ρ: on a share of the
items they copy one draw of a mistake, so that a pair's φ is ρ. The advice knows 60 checked items.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.compare.model_votes_gain import compare_model_votes
from crowdgui.core.groups.kinds import ModelWorker, WorkerKinds
from crowdgui.core.groups.model_votes import AS_LABELS, ModelVotes
from crowdgui.core.job import Job, fit_rule
from crowdgui.core.labels import GivenProbabilities, LabelMetadata, Labels, text_array

if TYPE_CHECKING:
    from crowdgui.core.arrays import IntArray

PEOPLE, CLASSES, CHECKED = 10, 3, 60
RULES = ("iwmv", "em-pooled", "consensus")
WAYS = {
    "alone": AS_LABELS,
    "pooled": ModelVotes(pool_family=True),
    "probabilities": ModelVotes(use_probabilities=True),
    "both": ModelVotes(pool_family=True, use_probabilities=True),
}


def draw_crowd(
    seed: int,
    *,
    items: int,
    models: int,
    correlation: float,
    person: float = 0.75,
    model: float = 0.75,
    per_item: int = 3,
    shares: bool = False,
) -> tuple[Labels, IntArray, WorkerKinds]:
    """Draw labels, true classes and kinds; with `shares` models give their probabilities.

    Those are too high: by a temperature of 1/2 of what is true for the model.
    """
    rng = np.random.default_rng([seed, items, models, int(100 * correlation)])
    truth = rng.integers(CLASSES, size=items)
    chosen = rng.permuted(np.tile(np.arange(PEOPLE), (items, 1)), axis=1)[:, :per_item]
    copied = rng.random((items, models)) < np.sqrt(correlation)
    # Two copy one draw with a probability of ρ: φ is then ρ.
    sure = rng.normal(size=(items, models + 1)) + 1.0
    wrong = sure < np.quantile(sure, 1 - model)
    wrong = np.where(copied, wrong[:, :1], wrong[:, 1:])
    sure = np.where(copied, sure[:, :1], sure[:, 1:])
    away = np.where(copied, *np.split(rng.integers(1, CLASSES, (items, models + 1)), [1], axis=1))
    of_models = (truth[:, None] + wrong * away) % CLASSES
    mistaken = rng.random(chosen.shape) >= person
    of_people = (truth[:, None] + mistaken * rng.integers(1, CLASSES, chosen.shape)) % CLASSES
    worker = np.column_stack((chosen, np.tile(np.arange(models) + PEOPLE, (items, 1))))
    code = np.column_stack((of_people, of_models))
    item = np.broadcast_to(np.arange(items)[:, None], worker.shape)
    row, table = np.full(worker.shape, -1), None
    if shares:
        chance = np.clip(1.0 / (1.0 + np.exp(-2.0 * np.abs(sure))), 1 / CLASSES, 0.999)
        table = np.repeat((1 - chance.ravel())[:, None] / (CLASSES - 1), CLASSES, axis=1)
        table[np.arange(len(table)), of_models.ravel()] = chance.ravel()
        row[:, per_item:] = np.arange(len(table)).reshape(items, models)
    kept = None if table is None else GivenProbabilities(row.ravel(), table)
    labels = Labels.from_codes(
        item.ravel(),
        worker.ravel(),
        code.ravel(),
        text_array(f"i{j}" for j in range(items)),
        text_array(f"w{i}" for i in range(PEOPLE + models)),
        text_array(f"class {k}" for k in range(CLASSES)),
        LabelMetadata(probabilities=kept),
    )
    family = {PEOPLE + i: ModelWorker("gpt", str(i)) for i in range(models)}
    return labels, truth, WorkerKinds(family, labels.n_workers)


def main(runs: int) -> None:
    names = " ".join(f"{name:>13}" for name in WAYS)
    print(f"{'models':>6} {'rho':>4} {'rule':>10} {names}  recommended (error with the advice)")
    for models in (4, 8):
        for correlation in (0.0, 0.5, 0.9):
            for rule in RULES:
                print_row(models, correlation, rule, runs)


def print_row(models: int, correlation: float, rule: str, runs: int) -> None:
    wrong = dict.fromkeys(WAYS, 0.0)
    advised, taken = 0.0, 0
    for seed in range(runs):
        labels, truth, kinds = draw_crowd(
            seed, items=300, models=models, correlation=correlation, shares=True
        )
        gold = np.where(np.arange(truth.size) < CHECKED, truth, -1)
        job = Job(labels, gold, rule, kinds=kinds)
        errors = {}
        for name, votes in WAYS.items():
            final = fit_rule(Job(labels, rule=rule, kinds=kinds, model_votes=votes)).labels
            errors[votes] = float(np.mean(final != truth))
            wrong[name] += errors[votes] / runs
        found = compare_model_votes(job, seed).recommended
        taken += found is not None
        advised += errors[found or AS_LABELS] / runs
    cells = " ".join(f"{100 * wrong[name]:>12.1f}%" for name in WAYS)
    advice = f"{taken} of {runs} ({100 * advised:.1f}%)"
    print(f"{models:>6} {correlation:>4} {rule:>10} {cells}  {advice}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
