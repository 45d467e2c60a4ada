"""Models as voters: families pooled by hand, probabilities by Bayes’ rule, and their power."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from scipy.optimize import minimize_scalar

from crowdgui.core.groups.kinds import ModelWorker, WorkerKinds
from crowdgui.core.groups.model_votes import (
    DEFAULT_POWER,
    ModelVotes,
    ModelVotesNote,
    fit_power,
    pool_families,
)
from crowdgui.core.job import Job, fit_rule, uses_gold
from crowdgui.core.labels import UNLABELLED, GivenProbabilities, LabelMetadata, Labels, text_array
from crowdgui.core.rules.weighted import WeightOptions
from tests.core.groups.mixed_crowds import mixed_crowd
from tests.core.strategies import from_matrix

_ = UNLABELLED


def kinds_of(labels: Labels, **families: list[int]) -> WorkerKinds:
    found = {code: ModelWorker(name) for name, codes in families.items() for code in codes}
    return WorkerKinds(found, labels.n_workers)


def with_shares(labels: Labels, shares: dict[tuple[int, int], list[float]]) -> Labels:
    """Let labels, by worker and item, come with probabilities."""
    row = np.full(labels.n_labels, -1)
    for place, (worker, item) in enumerate(shares):
        row[(labels.worker == worker) & (labels.item == item)] = place
    kept = GivenProbabilities(row, np.array(list(shares.values())))
    return replace(labels, metadata=LabelMetadata(probabilities=kept))


def rows(labels: Labels) -> set[tuple[int, int, int]]:
    return set(zip(labels.worker.tolist(), labels.item.tolist(), labels.code.tolist(), strict=True))


def test_a_family_gives_its_majority_and_all_that_tie() -> None:
    labels = from_matrix([[0, 0, 0, 0], [0, 1, _, _], [0, 0, 1, _], [1, 0, 2, _]], 3)
    labels = with_shares(
        labels, {(1, 0): [0.6, 0.2, 0.2], (2, 0): [0.8, 0.2, 0.0], (3, 2): [0.1, 0.1, 0.8]}
    )
    found, counts = pool_families(labels, kinds_of(labels, gpt=[1, 2, 3]))
    person = {(0, j, 0) for j in range(4)}
    assert rows(found) == person | {(1, 0, 0), (1, 1, 0), (1, 2, 1), (1, 2, 2)}
    assert counts == (1, 3)
    kept = found.metadata.probabilities
    assert kept is not None
    at = (found.worker == 1) & (found.item == 0)
    assert kept.shares[kept.row[at]] == pytest.approx(np.array([[0.7, 0.2, 0.1]]))
    same, none = pool_families(labels, kinds_of(labels, gpt=[1], claude=[2]))
    assert same is labels
    assert none == (0, 0)


def test_a_model_and_its_copies_pooled_are_that_model_alone() -> None:
    labels = mixed_crowd(1, items=60, people=5, per_item=3, person=0.8, model=0.75, classes=2)
    own = labels.worker == 5
    names = labels.item_ids, text_array(f"w{i}" for i in range(7)), labels.classes
    alone = Labels.from_codes(labels.item, labels.worker, labels.code, *names)
    copies = Labels.from_codes(
        np.concatenate([labels.item, labels.item[own]]),
        np.concatenate([labels.worker, np.full(own.sum(), 6)]),
        np.concatenate([labels.code, labels.code[own]]),
        *names,
    )
    for rule in ("iwmv", "em-pooled"):
        kinds = kinds_of(labels, gpt=[5, 6])
        job = Job(copies, rule=rule, kinds=kinds, model_votes=ModelVotes(pool_family=True))
        pooled, once = fit_rule(job), fit_rule(Job(alone, rule=rule))
        assert pooled.posterior == pytest.approx(once.posterior)
        assert not pooled.adds_up
        assert pooled.accuracy[5] == pooled.accuracy[6]
        assert [note.code for note in pooled.notes] == [ModelVotesNote.FAMILIES_POOLED]


def test_probabilities_vote_by_bayes_rule() -> None:
    labels = from_matrix([[0, 1, 0, 0], [0, 1, 1, 0], [1, 1, _, _], [_, _, _, _]], 2)
    shares = {(2, 0): [0.2, 0.8], (2, 1): [0.4, 0.6]}
    labels = with_shares(labels, shares)
    kinds = kinds_of(labels, gpt=[2])
    votes = ModelVotes(use_probabilities=True)
    found = fit_rule(Job(labels, rule="em-pooled", kinds=kinds, model_votes=votes))
    others = fit_rule(Job(labels.without(np.array([False, False, True, False])), rule="em-pooled"))
    mean = np.array([0.3, 0.7])
    for item, q in ((0, [0.2, 0.8]), (1, [0.4, 0.6]), (2, mean), (3, mean)):
        wanted = others.posterior[item] * (np.array(q) / mean) ** DEFAULT_POWER
        assert found.posterior[item] == pytest.approx(wanted / wanted.sum())
    # A person's probabilities are none that count.
    person = fit_rule(Job(labels, rule="em-pooled", kinds=kinds_of(labels), model_votes=votes))
    assert [note.code for note in person.notes] == [ModelVotesNote.NO_PROBABILITIES]
    nobody = fit_rule(Job(labels, rule="em-pooled", model_votes=votes))
    assert [note.code for note in nobody.notes] == [ModelVotesNote.NO_MODELS_TO_VOTE]
    majority = fit_rule(Job(labels, rule="mv", kinds=kinds, model_votes=votes))
    assert [note.code for note in majority.notes] == [ModelVotesNote.PROBABILITIES_NOT_FOR_RULE]


def test_the_power_is_the_most_probable_one_and_gold_is_then_used() -> None:
    rng = np.random.default_rng(4)
    truth = rng.integers(0, 2, 500)
    # Calibrated log-odds, stated three times as high.
    odds = 1.2 * (2 * truth - 1) + 1.5 * rng.standard_normal(500)
    evidence = 3.0 * (2 * 1.2 / 1.5**2) * np.column_stack((np.zeros(500), odds))
    base = np.full((500, 2), 0.5)
    power, checked = fit_power(base, evidence, truth)
    assert checked == 500
    assert power == pytest.approx(1 / 3, abs=0.08)

    def cost(log_power: float) -> float:
        scores = np.exp(log_power) * evidence
        logs = scores[np.arange(500), truth] - np.logaddexp(scores[:, 0], scores[:, 1])
        return float(-logs.sum() + (log_power - np.log(DEFAULT_POWER)) ** 2 / 2)

    best = minimize_scalar(cost, bounds=(-4, 2), method="bounded").x
    assert np.log(power) == pytest.approx(best, abs=0.011)
    assert fit_power(base, evidence, None) == (DEFAULT_POWER, 0)
    assert fit_power(base, evidence, np.full(500, UNLABELLED)) == (DEFAULT_POWER, 0)

    labels = with_shares(from_matrix([[0, 1], [0, 1]], 2), {(1, 0): [0.9, 0.1]})
    job = Job(
        labels,
        np.array([0, _]),
        "em-pooled",
        kinds=kinds_of(labels, gpt=[1]),
        model_votes=ModelVotes(use_probabilities=True),
    )
    assert uses_gold(job)
    assert not uses_gold(replace(job, model_votes=ModelVotes(pool_family=True)))


def test_models_alone_and_stated_numbers() -> None:
    labels = from_matrix([[0, 1, 0], [0, 1, 1]], 2)
    every = {(i, j): [0.7, 0.3] if c == 0 else [0.2, 0.8] for i, j, c in rows(labels)}
    labels = with_shares(labels, every)
    kinds = kinds_of(labels, gpt=[0, 1])
    votes = ModelVotes(pool_family=True, use_probabilities=True)
    found = fit_rule(Job(labels, rule="consensus", kinds=kinds, model_votes=votes))
    assert found.labels.tolist()[:2] == [0, 1]
    assert found.rule == "consensus"
    stated = WeightOptions(weights=(("worker 0", 1.0),))
    job = Job(labels, None, "wmv", stated, kinds=kinds, model_votes=ModelVotes(pool_family=True))
    assert ModelVotesNote.NOT_POOLED_STATED in [note.code for note in fit_rule(job).notes]
