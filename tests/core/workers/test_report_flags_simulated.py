"""Known spammers in simulated crowds: who is found, and who is wrongly flagged.

The goal is 95 % of random and contrary workers with 30 labels or more, and at most 1 % of honest
ones. With two classes a guesser with few labels cannot be told from a weak honest worker by any
test; what is asked for there is close to what the best test can do.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules.registry import RULES
from crowdgui.core.workers.flag import WorkerFlag
from crowdgui.core.workers.report import worker_report
from crowdgui.core.workers.spam_tests import worker_tests
from tests.core.strategies import make_labels

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels


RULE = RULES["iwmv"]


HONEST, RANDOM, CONTRARY, ONE = "honest", "random", "contrary", "single label"


SPAM = (RANDOM, CONTRARY, ONE)


SEEDS = {3: 8, 5: 4, 10: 4}
"""How many crowds are drawn with so many labels per item: the fewer, the more."""


def simulated(
    seed: int,
    n_classes: int,
    per_item: int,
    *,
    spam: float = 0.15,
    skewed: bool = False,
    ambiguous: str = "",
    mean: float = 0.85,
    n_items: int = 900,
) -> tuple[Labels, np.ndarray]:
    """Draw a crowd of workers with 30 to 300 labels, and the kind of each.

    Honest workers are right on a share with a standard deviation of 6 %. On one in ten items that
    are `ambiguous`, they take either of two classes: each for each item ("split"), or a third of
    them always the second ("camp").
    """
    rng = np.random.default_rng(seed)
    sizes = np.exp(rng.uniform(np.log(30), np.log(300), n_items * per_item // 30))
    sizes = sizes[: max(per_item + 4, int(np.searchsorted(sizes.cumsum(), n_items * per_item)))]
    m = sizes.size
    kinds = np.full(m, HONEST, dtype=object)
    chosen = rng.permutation(m)[: round(spam * m)]
    kinds[chosen] = [SPAM[i % 3] for i in range(chosen.size)]
    rest = 0.1 / (n_classes - 1)
    shares = np.array([0.9] + [rest] * (n_classes - 1)) if skewed else None
    truth = rng.choice(n_classes, size=n_items, p=shares)
    keys = rng.gumbel(size=(n_items, m)) + np.log(sizes)
    worker = np.argsort(-keys, axis=1)[:, :per_item].ravel()
    item = np.repeat(np.arange(n_items), per_item)
    size = mean * (1 - mean) / 0.06**2 - 1
    accuracy = rng.beta(mean * size, (1 - mean) * size, m)
    accuracy[kinds == RANDOM], accuracy[kinds == CONTRARY] = 1 / n_classes, 0.15
    meant = truth[item]
    if ambiguous:
        other = (truth + rng.integers(1, n_classes, n_items)) % n_classes
        second = (
            rng.random(item.size) < 0.5 if ambiguous == "split" else rng.random(m)[worker] < 0.35
        )
        meant = np.where((item % 10 == 0) & second & (kinds == HONEST)[worker], other[item], meant)
    wrong = (meant + rng.integers(1, n_classes, item.size)) % n_classes
    code = np.where(rng.random(item.size) < accuracy[worker], meant, wrong)
    code = np.where((kinds == ONE)[worker], rng.integers(0, n_classes, m)[worker], code)
    return make_labels(item, worker, code, n_items, m, n_classes), kinds


@cache
def counted(n_classes: int, per_item: int, seeds: int, **how: object) -> dict[str, Counter]:
    """Count the flags of workers with 30 labels or more, by kind."""
    seen = {kind: Counter() for kind in (HONEST, *SPAM)}
    for seed in range(seeds):
        labels, kinds = simulated(seed, n_classes, per_item, **how)
        found = worker_report(
            labels, RULE.fit(labels, None, RULE.options(), ignore_progress), None, ignore_progress
        )
        for worker in np.flatnonzero(labels.labels_per_worker >= 30):
            seen[kinds[worker]][found.flags[worker]] += 1
    return seen


def charged(flags: Counter) -> float:
    return sum(n for flag, n in flags.items() if flag.is_evidence) / max(1, flags.total())


@pytest.mark.parametrize("skewed", [False, True])
def test_with_four_classes_spammers_are_found_and_honest_workers_left_alone(skewed: bool) -> None:
    together = {kind: Counter() for kind in (HONEST, *SPAM)}
    for per_item in (3, 5, 10):
        seen = counted(4, per_item, 3, skewed=skewed)
        assert charged(seen[HONEST]) <= 0.01
        assert all(charged(seen[kind]) >= 0.9 for kind in SPAM)
        for kind, flags in seen.items():
            together[kind] += flags
    for kind in SPAM:
        assert together[kind].total() >= 15
        assert charged(together[kind]) >= 0.97, kind


@pytest.mark.parametrize(("per_item", "least"), [(3, 0.8), (5, 0.93), (10, 0.95)])
@pytest.mark.parametrize("skewed", [False, True])
def test_with_two_classes_nearly_all_are_found(per_item: int, least: float, skewed: bool) -> None:
    seen = counted(2, per_item, SEEDS[per_item], skewed=skewed)
    assert charged(seen[RANDOM]) >= least
    assert charged(seen[CONTRARY]) >= 0.95
    assert charged(seen[ONE]) >= 0.9


def test_with_two_classes_honest_workers_are_left_alone() -> None:
    honest = Counter()
    for per_item in (3, 5, 10):
        for skewed in (False, True):
            honest += counted(2, per_item, SEEDS[per_item], skewed=skewed)[HONEST]
    assert honest.total() > 900
    assert charged(honest) <= 0.01


def test_the_kinds_are_told_apart() -> None:
    two, four = counted(2, 10, SEEDS[10], skewed=False), counted(4, 10, 3, skewed=False)
    for seen in (two, four):
        assert seen[ONE][WorkerFlag.ONE_ANSWER] >= 0.95 * seen[ONE].total()
        assert seen[RANDOM][WorkerFlag.GUESSING] >= 0.9 * seen[RANDOM].total()
    assert two[CONTRARY][WorkerFlag.BELOW_CHANCE] >= 0.95 * two[CONTRARY].total()


@pytest.mark.parametrize("ambiguous", ["split", "camp"])
@pytest.mark.parametrize("skewed", [False, True])
@pytest.mark.parametrize("n_classes", [2, 4])
def test_an_honest_minority_is_not_flagged(n_classes: int, skewed: bool, ambiguous: str) -> None:
    seen = counted(n_classes, 5, 3, spam=0.0, skewed=skewed, ambiguous=ambiguous)
    assert seen[HONEST].total() > 100
    assert charged(seen[HONEST]) <= 0.01


@pytest.mark.parametrize("n_classes", [2, 4])
def test_many_spammers_do_not_hide_each_other(n_classes: int) -> None:
    seen = counted(n_classes, 5, 4, spam=0.3)
    assert charged(seen[HONEST]) <= 0.01
    for kind in SPAM:
        assert charged(seen[kind]) >= 0.88, kind


def test_a_small_crowd_without_spammers_is_left_alone() -> None:
    seen = counted(2, 5, 16, spam=0.0, n_items=100, mean=0.8)
    assert seen[HONEST].total() > 100
    assert charged(seen[HONEST]) <= 0.01


def test_of_many_honest_workers_nobody_is_flagged_though_some_do_badly_by_chance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Three hundred who are right on three of four: each p-value alone would flag several."""
    m, own, per_item = 300, 30, 5
    rng = np.random.default_rng(3)
    worker = np.concatenate([rng.permutation(m) for _ in range(own)])
    item = np.repeat(np.arange(m * own // per_item), per_item)
    truth = rng.integers(0, 2, item[-1] + 1)[item]
    code = np.where(rng.random(item.size) < 0.75, truth, 1 - truth)
    labels = make_labels(item, worker, code, item[-1] + 1, m, 2)
    fit = RULE.fit(labels, None, RULE.options(), ignore_progress)
    found = worker_report(labels, fit, None, ignore_progress)
    assert found.spam_tests.n_tested == m
    assert not found.flags.flagged.any()
    monkeypatch.setattr(worker_tests, "benjamini_hochberg", lambda p: p)
    again = worker_report(labels, fit, None, ignore_progress)
    assert np.count_nonzero(again.flags.flagged) >= 3
