"""The bound of a total cost: every sample of small sets, the exact case, and drawn sets."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

import numpy as np
import pytest
import scipy.special
import scipy.stats

from crowdgui.core.audit.bounds import AuditCounts, hypergeometric_upper
from crowdgui.core.audit.cost_bound import (
    CheckedCosts,
    CostMethod,
    mean_cost_upper,
    total_cost_upper,
)

MANY = tuple(range(1, 9))


@pytest.mark.parametrize(
    ("levels", "values", "method"),
    [
        ((2.0,), (0.0, 2.0), CostMethod.EXACT),
        ((1.0, 4.0), (0.0, 1.0, 4.0), CostMethod.LEVELS),
        (MANY, (0.0, 3.0, 8.0), CostMethod.HOEFFDING_BENTKUS),
    ],
)
def test_of_all_samples_of_a_set_no_more_than_alpha_fail(
    levels: tuple[float, ...], values: tuple[float, ...], method: CostMethod
) -> None:
    alpha, items, n = 0.25, 7, 3
    bounds: dict[tuple[float, ...], float] = {}
    for costs in combinations_with_replacement(values, items):
        failed, samples = 0, list(combinations(costs, n))
        for sample in samples:
            if sample not in bounds:
                checked = CheckedCosts(items, np.array(sample), levels)
                assert checked.method is method
                bounds[sample] = total_cost_upper(checked, alpha)
            failed += bounds[sample] < sum(costs) - 1e-9
        assert failed <= alpha * len(samples), costs


def test_one_cost_gives_the_exact_bound_of_the_number_of_mistakes() -> None:
    checked = CheckedCosts(500, np.repeat([0.0, 4.0], [57, 3]), (4.0,))
    assert total_cost_upper(checked, 0.05) == 4 * hypergeometric_upper(
        AuditCounts(500, 60, 3), 0.05
    )


def test_a_few_costs_are_bounded_level_by_level() -> None:
    checked = CheckedCosts(500, np.repeat([0.0, 1.0, 4.0, 6.0], [50, 5, 3, 2]), (1.0, 4.0, 6.0))
    assert checked.method is CostMethod.LEVELS
    one, two, three = (
        hypergeometric_upper(AuditCounts(500, 60, reached), 0.05 / 3) for reached in (10, 5, 2)
    )
    assert total_cost_upper(checked, 0.05) == 1.0 * one + 3.0 * two + 2.0 * three


@pytest.mark.parametrize("alpha", [0.01, 0.2])
@pytest.mark.parametrize("n", [12, 300])
def test_the_mean_of_many_costs_has_the_p_value_alpha(n: int, alpha: float) -> None:
    """Hoeffding's and Bentkus's, the smaller of the two, from scipy's distributions."""
    for mean in (0.3, 2.0, 6.0):
        costs = np.minimum(np.random.default_rng(n).exponential(mean, n), 8.0)
        seen = costs.mean() / 8.0

        def p_value(share: float, seen: float = seen) -> float:
            kl = scipy.special.rel_entr([seen, 1 - seen], [share, 1 - share]).sum()
            bentkus = np.e * scipy.stats.binom.cdf(np.ceil(n * seen), n, share)
            return float(min(np.exp(-n * kl), bentkus))

        bound = mean_cost_upper(costs, 8.0, alpha) / 8.0
        assert p_value(bound - 1e-7) > alpha > p_value(bound + 1e-7)


def test_a_whole_check_is_a_count_and_labels_that_cannot_cost_anything_cost_nothing() -> None:
    whole = CheckedCosts(4, np.array([0.0, 1.0, 0.0, 8.0]), (1.0, 8.0))
    assert whole.method is CostMethod.COUNTED
    assert total_cost_upper(whole, 0.05) == 9.0
    assert total_cost_upper(CheckedCosts(9, np.zeros(3), ()), 0.05) == 0.0


def test_the_mean_of_many_costs_is_kept_in_drawn_sets() -> None:
    rng = np.random.default_rng(5)
    population = rng.choice(9, 400, p=[0.7, 0.1, 0.06, 0.04, 0.03, 0.02, 0.02, 0.02, 0.01])
    alpha, mean, missed, bounds = 0.2, population.mean(), 0, []
    for _ in range(400):
        bounds.append(mean_cost_upper(rng.choice(population, 60, replace=False), 8.0, alpha))
        missed += bounds[-1] < mean
    # Three standard deviations above α.
    assert missed <= 400 * alpha + 3 * np.sqrt(400 * alpha * (1 - alpha))
    assert np.mean(bounds) < 2.0 * mean
    # Nothing found: e (1 − R)^n is the p-value, which Hoeffding's (1 − R)^n beats.
    assert mean_cost_upper(np.zeros(60), 8.0, 0.05) == pytest.approx(8 * (1 - 0.05 ** (1 / 60)))
