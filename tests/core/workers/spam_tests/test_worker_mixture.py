"""How good attentive workers are: read from mixed crowds, and what follows for p-values."""

from __future__ import annotations

import numpy as np
import pytest
import scipy.stats

from crowdgui.core.workers.spam_tests import worker_mixture as module
from crowdgui.core.workers.spam_tests.effective_counts import EffectiveCounts
from crowdgui.core.workers.spam_tests.worker_mixture import fit_worker_mixture


def seen(rng: np.random.Generator, shares: np.ndarray, items: int) -> EffectiveCounts:
    n = np.full(shares.size, items)
    return EffectiveCounts(rng.binomial(n, shares).astype(float), n.astype(float))


@pytest.mark.parametrize("chance", [0.5, 0.25])
@pytest.mark.parametrize("mean", [0.75, 0.85])
def test_the_attentive_are_found_among_guessers_and_adversarial_workers(
    chance: float, mean: float
) -> None:
    rng = np.random.default_rng(0)
    attentive = rng.normal(mean, 0.05, 350).clip(0.0, 1.0)
    shares = np.concatenate([attentive, np.full(100, chance), np.full(50, 0.3 * chance)])
    found = fit_worker_mixture(seen(rng, shares, 80), chance, np.ones(500, dtype=bool))
    assert found.mean == pytest.approx(mean, abs=0.01)
    spread = np.sqrt(found.attentive_weights @ (found.abilities - found.mean) ** 2)
    assert spread == pytest.approx(0.05, abs=0.015)
    assert found.weights[-found.attentive_weights.size :].sum() == pytest.approx(0.7, abs=0.03)
    # Adversarial ones can be as good as a guesser, so some guessers pass for adversarial.
    assert 0.12 < found.weights[-found.attentive_weights.size - 1] < 0.22
    assert found.weights.sum() == pytest.approx(1.0)


def test_the_posterior_tells_who_is_attentive_and_how_good() -> None:
    rng = np.random.default_rng(1)
    shares = np.concatenate([rng.uniform(0.75, 0.95, 300), np.full(60, 0.5), np.full(40, 0.1)])
    counts = seen(rng, shares, 200)
    attentive, right = fit_worker_mixture(counts, 0.5, np.ones(400, dtype=bool)).posterior(counts)
    assert (attentive[:300] > 0.9).mean() > 0.97
    assert (attentive[300:] < 0.1).mean() > 0.95
    assert np.abs(right - shares).mean() < 0.03


def test_those_who_do_not_count_change_nothing() -> None:
    rng = np.random.default_rng(2)
    shares = np.concatenate([rng.uniform(0.7, 0.9, 50), np.full(50, 0.5)])
    counts, counted = seen(rng, shares, 60), np.arange(100) < 50
    all_, some = (
        fit_worker_mixture(counts, 0.5, counted),
        fit_worker_mixture(counts.of(counted), 0.5, np.ones(50, dtype=bool)),
    )
    np.testing.assert_array_equal(all_.weights, some.weights)


def test_a_p_value_is_the_chance_of_an_attentive_worker() -> None:
    rng = np.random.default_rng(3)
    crowd = fit_worker_mixture(seen(rng, rng.beta(16, 4, 400), 100), 0.5, np.ones(400, dtype=bool))
    right = np.arange(20.0, 50.0, 2.0)
    p = crowd.no_better(EffectiveCounts(right, np.full(right.size, 60.0)))
    drawn = rng.binomial(60, rng.choice(crowd.abilities, p=crowd.attentive_weights, size=200_000))
    for m, found in zip(right, p, strict=True):
        if found == 1.0:  # clearly better than the worst in five
            assert (drawn <= m).mean() > 0.2
            continue
        mid = (drawn < m).mean() + 0.5 * (drawn == m).mean()
        assert found == pytest.approx(mid, abs=0.004)
    assert (np.diff(p) >= 0).all()


def test_attentive_workers_are_rarely_improbable() -> None:
    rng = np.random.default_rng(4)
    few = []
    for _ in range(20):
        counts = seen(rng, rng.beta(40, 8, 60), 40)
        few.append(fit_worker_mixture(counts, 0.5, np.ones(60, dtype=bool)).no_better(counts))
    for line in (0.05, 0.01):
        below = int((np.array(few) < line).sum())
        assert scipy.stats.binomtest(below, 1200, line, "greater").pvalue > 0.01


@pytest.mark.parametrize("m", [0, 1, 3])
def test_hardly_anybody_to_learn_from(m: int) -> None:
    counts = EffectiveCounts(np.full(m, 8.0), np.full(m, 10.0))
    crowd = fit_worker_mixture(counts, 0.5, np.ones(m, dtype=bool))
    assert 0.7 < crowd.mean < 0.95
    assert np.isfinite(crowd.no_better(counts)).all()


def test_a_very_large_crowd_is_read_from_a_part_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(5)
    shares = np.where(np.arange(3000) % 5 == 0, 0.5, rng.beta(30, 6, 3000))
    counts, everybody = seen(rng, shares, 50), np.ones(3000, dtype=bool)
    whole = fit_worker_mixture(counts, 0.5, everybody)
    monkeypatch.setattr(module, "_MOST_FITTED", 500)
    part = fit_worker_mixture(counts, 0.5, everybody)
    assert part.mean == pytest.approx(whole.mean, abs=0.01)
    np.testing.assert_allclose(part.posterior(counts)[1], whole.posterior(counts)[1], atol=0.1)


def busy(guessers: int, attentive: int, n_items: float, knowledge: float) -> EffectiveCounts:
    """Guessers and attentive workers of four classes whose answers are worth so many items."""
    rng = np.random.default_rng(0)
    share = np.r_[
        0.25 + 0.75 * rng.uniform(0, knowledge, guessers), rng.normal(0.8, 0.05, attentive)
    ]
    items = np.full(guessers + attentive, n_items)
    return EffectiveCounts(items * np.clip(share, 0, 1), items)


def test_many_busy_workers_who_know_little_do_not_widen_the_attentive_ones() -> None:
    worth = busy(25, 30, 600.0, 0.1)
    found = fit_worker_mixture(worth, 0.25, np.ones(55, dtype=bool))
    p = found.no_better(worth)
    assert p[:25].max() < 0.01
    assert p[25:].min() > 0.01
    assert found.mean == pytest.approx(0.8, abs=0.03)


def test_where_most_know_little_the_first_fit_stays() -> None:
    worth = busy(40, 15, 600.0, 0.1)
    found = fit_worker_mixture(worth, 0.25, np.ones(55, dtype=bool))
    assert found.no_better(worth)[:40].max() > 0.05


def test_few_labels_drop_nobody_from_the_fit() -> None:
    worth = busy(25, 30, 12.0, 0.1)
    counted = np.ones(55, dtype=bool)
    assert not module._knows_little(worth, 0.25, 0.7).any()
    assert fit_worker_mixture(worth, 0.25, counted).mean < 0.85
