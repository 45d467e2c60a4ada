"""What an audit would take, where the rule's confidence is only a share of the votes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.audit.acceptance import accepted_items, confidence_order, plan_looks
from crowdgui.core.audit.work_forecast import chance_right, forecast_work
from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.job import Job
from crowdgui.core.results import run_untested
from tests.core.strategies import crowd, make_labels

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels


def test_a_share_of_votes_counts_one_more_vote_for_all_classes() -> None:
    item, worker = [0, 0, 1, 1, 1, 2, 3, 3], [0, 1, 0, 1, 2, 2, 0, 1]
    code = np.array([1, 1, 2, 2, 0, 4, 3, 0])
    labels = make_labels(np.array(item), np.array(worker), code, 5, 3, 5)
    outcome = run_untested(Job(replace(labels, ordered=True), rule="mv"))
    expected = [2.2 / 3, 2.2 / 4, 1.2 / 2, 1.2 / 3, np.nan]
    assert chance_right(outcome) == pytest.approx(expected, nan_ok=True)
    # Within one class: three of five classes, but two at the ends.
    near = [2.6 / 3, 2.6 / 4, 1.4 / 2, 1.4 / 3, np.nan]
    assert chance_right(outcome, 1) == pytest.approx(near, nan_ok=True)
    modelled = run_untested(Job(labels, rule="iwmv"))
    assert chance_right(modelled) is modelled.own_probability


def two_labels_each(seed: int) -> tuple[Labels, np.ndarray]:
    labels, truth = crowd(np.random.default_rng(seed), np.full(2, 0.75), 400, 2)
    return labels, truth


def test_votes_of_two_workers_are_not_taken_for_certain() -> None:
    """The work is in the range for 8 of 10 cases, in half of the crowds or more."""
    guarantee_options, inside, enough, runs = GuaranteeOptions(epsilon=0.02), 0, 0, 12
    for seed in range(runs):
        labels, truth = two_labels_each(seed)
        outcome = run_untested(Job(labels, rule="mv"))
        work = forecast_work(outcome, guarantee_options, {})
        assert work is not None
        order = confidence_order(outcome.labels, outcome.own_probability, outcome.tied, seed)
        n, drawn = 400 - outcome.n_tied, np.random.default_rng(seed).permutation(400)
        wrong, looks, taken = (
            outcome.labels != truth,
            plan_looks(400, work.best, guarantee_options.alpha),
            [],
        )
        for look in looks:
            sample = drawn[: look.size]
            k = accepted_items(order, n, sample, wrong[sample], 8, look.alpha)
            taken.append(look.size + np.count_nonzero(~np.isin(order[k:], sample)))
        low, high = work.between(work.best)
        inside += low - 1 <= min(taken) <= high + 1
        enough += work.chance_enough(work.best) > 0.01
    assert inside >= runs / 2
    assert not enough


@pytest.mark.parametrize(("workers", "accuracy"), [(5, 0.8), (7, 0.75)])
def test_the_range_of_good_votes_reaches_little_work(workers: int, accuracy: float) -> None:
    """Four votes of five are right far more often than on 80%."""
    labels, truth = crowd(np.random.default_rng(1), np.full(workers, accuracy), 800, 2)
    outcome = run_untested(Job(labels, rule="mv"))
    work = forecast_work(outcome, GuaranteeOptions(epsilon=0.1), {})
    assert work is not None
    order = confidence_order(outcome.labels, outcome.own_probability, outcome.tied, 0)
    wrong, look = outcome.labels != truth, plan_looks(800, work.best, 0.05)[0]
    n, taken = 800 - outcome.n_tied, []
    for seed in range(20):
        sample = np.random.default_rng(seed).permutation(800)[: look.size]
        k = accepted_items(order, n, sample, wrong[sample], 80, look.alpha)
        taken.append(look.size + np.count_nonzero(~np.isin(order[k:], sample)))
    low, high = work.between(work.best)
    assert low <= np.median(taken) <= high
