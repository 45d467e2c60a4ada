"""Rankings: what connects, intervals, order effects and workers, on cases known by hand."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import binomtest

from crowdgui.core.errors import DataError, Problem
from crowdgui.core.pairwise.model import Tally
from crowdgui.core.pairwise.options import RankingOptions
from crowdgui.core.pairwise.ranking import Unit, _stretch, measure_order, rank_items
from crowdgui.core.pairwise.workers import Standing, guessing_p_values
from tests.core.pairwise.pairs import comparisons, crowd

LEFT, RIGHT, TIE = 0, 1, 2


def test_connections_by_hand() -> None:
    """0 and 1 beat each other, 2 lost to both; 3 and 4 tied; nobody compared 5."""
    data = comparisons([(0, 1, LEFT), (0, 1, RIGHT), (2, 0, RIGHT), (1, 2, LEFT), (3, 4, TIE)], 6)
    found = data.connections
    assert found.part.tolist() == [0, 0, 0, 1, 1, 2]
    assert found.core.tolist() == [0, 0, 2, 1, 1, 3]
    assert (found.n_parts, found.connected, found.has_maximum) == (3, False, False)
    assert data.counts.wins.tolist() == [2, 2, 0, 0, 0, 0]
    assert data.counts.losses.tolist() == [1, 1, 2, 0, 0, 0]
    assert data.counts.ties.tolist() == [0, 0, 0, 1, 1, 0]


def test_parts_are_ranked_apart_and_ends_without_bound_are_open() -> None:
    rows = [(0, 1, LEFT), (0, 1, RIGHT), (2, 0, RIGHT), (1, 2, LEFT), (3, 4, TIE)]
    found = rank_items(comparisons(rows, 6), resamples=50)
    assert found.rank.tolist() == [1, 1, 3, 1, 1, 0]
    assert found.by_rank.tolist() == [0, 1, 2, 3, 4, 5]
    assert np.isnan(found.score[5])
    assert found.score[:3].mean() == pytest.approx(0.0, abs=1e-12)
    assert found.score_low[2] == -np.inf
    assert np.isfinite(found.score_high[2])
    assert found.unit is Unit.COMPARISONS


def test_nothing_to_rank_is_refused() -> None:
    with pytest.raises(DataError) as raised:
        rank_items(comparisons([(0, 1, TIE)], 2))
    assert raised.value.reason.code is Problem.ONLY_TIES


def test_intervals_cover_the_scores_they_came_from() -> None:
    """Of 10 crowds of 12 workers, 95% intervals hold the scores about 19 times in 20.

    The middle 95% of the draws as they are would hold them in 85% of cases.
    """
    scores = np.linspace(1.5, -1.5, 6)
    inside = []
    for seed in range(10):
        data = crowd(scores.tolist(), [1.0] * 12, 10, seed=seed)
        found = rank_items(data, resamples=100)
        assert found.unit is Unit.WORKERS
        inside.append((found.score_low <= scores) & (scores <= found.score_high))
        assert np.all((found.rank_low <= found.rank) & (found.rank <= found.rank_high))
    assert 0.9 <= np.mean(inside) <= 1.0


@pytest.mark.parametrize("workers", [5, 25])
def test_intervals_of_few_comparisons_hold_the_scores_and_the_ranks(workers: int) -> None:
    """50 items in 125 comparisons: many never lose, and drawn again they would still not lose."""
    rng = np.random.default_rng(5)
    scores, ranks = [], []
    for seed in range(2):
        truth = np.sort(rng.normal(0.0, 2.0, 50))[::-1]
        data = crowd(truth.tolist(), [1.0] * workers, 125 // workers, seed=seed)
        found = rank_items(data, resamples=100)
        ok = np.isfinite(found.score) & (found.connections.part == 0)
        true = truth - truth[found.connections.part == 0].mean()
        scores.append(((found.score_low <= true) & (true <= found.score_high))[ok])
        place = np.arange(1, 51)
        ranks.append(((found.rank_low <= place) & (place <= found.rank_high))[ok])
    assert np.mean(np.concatenate(scores)) >= 0.93
    assert np.mean(np.concatenate(ranks)) >= 0.88


@pytest.mark.parametrize("workers", [5, 12])
@pytest.mark.parametrize("reliability", [False, True])
def test_the_order_of_rows_changes_no_interval(workers: int, *, reliability: bool) -> None:
    data = crowd([1.0, 0.5, 0.0, -0.5, -1.0], [0.9] * workers, 12, tie=0.3)
    rng, options = np.random.default_rng(0), RankingOptions(reliability=reliability)
    first = rank_items(data, options, resamples=50)
    items, by = rng.permutation(data.n_items), rng.permutation(data.n_workers)
    again = rank_items(data.in_order(items, by), options, resamples=50)
    assert again.comparisons.item_ids.tolist() == data.item_ids[items].tolist()
    for name in ("score", "score_low", "score_high", "rank", "rank_low", "rank_high"):
        assert getattr(again, name) == pytest.approx(getattr(first, name)[items], abs=1e-9)
    if reliability:
        assert again.fit.reliability == pytest.approx(first.fit.reliability[by], abs=1e-9)


def test_draws_of_few_workers_are_stretched() -> None:
    """By hand: for 12 workers √(13/11) times Student's quantile 2.201 of 11 over 1.960."""
    data = crowd([1.0, 0.0, -1.0], [1.0] * 12, 20)
    assert _stretch(Tally.of(data)) == pytest.approx(1.0871 * 2.2010 / 1.9600, abs=1e-3)


def test_order_effect_is_found_where_it_is_and_not_asked_where_it_cannot_be() -> None:
    scores = [0.8, 0.2, -0.3, -0.7]
    biased = measure_order(Tally.of(crowd(scores, [1.0] * 15, 40, order=0.7, seed=6)))
    plain = measure_order(Tally.of(crowd(scores, [1.0] * 15, 40, seed=6)))
    assert biased is not None
    assert biased.by_worker
    assert biased.p_value < 0.001
    assert biased.low < 0.7 < biased.high
    assert plain is not None
    assert plain.p_value > 0.05
    # Item 0 is on the left every time: better, or preferred for its place?
    assert measure_order(Tally.of(comparisons([(0, 1, LEFT), (0, 1, RIGHT)], 2))) is None


def test_no_order_effect_is_found_in_few_comparisons_of_many_items() -> None:
    """100 items in 300 comparisons by 60 workers, and nobody prefers the left one."""
    p = []
    for seed in range(50):
        rng = np.random.default_rng(seed)
        truth, left = rng.normal(0.0, 1.0, 100), rng.integers(0, 100, 300)
        right = (left + rng.integers(1, 100, 300)) % 100
        won = rng.random(300) < 1.0 / (1.0 + np.exp(truth[right] - truth[left]))
        rows = zip(left.tolist(), right.tolist(), np.where(won, LEFT, RIGHT).tolist(), strict=True)
        effect = measure_order(
            Tally.of(comparisons(list(rows), 100, (np.arange(300) // 5).tolist()))
        )
        p.append(1.0 if effect is None else effect.p_value)
    assert np.mean(np.array(p) <= 0.05) <= 0.08


def test_workers_are_compared_with_the_ranking_of_the_others() -> None:
    scores = np.linspace(2.5, -2.5, 8).tolist()
    data = crowd(scores, [1.0] * 8 + [0.5, 0.0], 80, seed=8)
    found = rank_items(data, resamples=20).workers
    assert found.standing[:8] == (Standing.BETTER,) * 8
    assert found.standing[8] is Standing.OPEN
    assert found.standing[9] is Standing.AGAINST
    assert np.all((found.low <= found.agreement) & (found.agreement <= found.high))
    # Without the own choices, the two who compare the same pair cannot agree with themselves.
    alone = rank_items(comparisons([(0, 1, LEFT), (0, 1, RIGHT)], 2, [0, 1]), resamples=20).workers
    assert alone.agreeing.tolist() == [0, 0]
    assert alone.standing == (Standing.TOO_FEW,) * 2


def test_p_values_are_exact() -> None:
    whole = np.array([10, 17, 9, 4])
    part = np.array([9, 3, 4, 2])
    expected = [binomtest(int(m), int(n), 0.5).pvalue for m, n in zip(part, whole, strict=True)]
    assert guessing_p_values(part, whole) == pytest.approx(expected, rel=1e-12)


def test_options_and_progress() -> None:
    data = crowd([1.0, 0.0, -1.0], [0.9, 0.9, 0.1], 20, tie=0.3, order=0.4, seed=9)
    heard = []
    found = rank_items(
        data, RankingOptions(reliability=True, order=True), heard.append, resamples=20
    )
    assert found.fit.order is not None
    assert found.workers.reliability is not None
    assert np.argsort(-found.score).tolist() == [0, 1, 2]
    assert heard[-1].fraction is not None
