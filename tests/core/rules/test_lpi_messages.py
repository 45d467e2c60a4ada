"""Messages of workers against sums over every way to be right, and against integrals."""

from __future__ import annotations

from functools import partial
from itertools import product
from math import isqrt, log

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.special import beta, logsumexp, roots_jacobi

from crowdgui.core.errors import Cancelled
from crowdgui.core.rules import lpi as module
from crowdgui.core.rules.lpi import Prior, WorkerMessages
from tests.core.strategies import quick

priors = st.sampled_from([Prior(2, 1), Prior(1, 1), Prior(0.5, 3), Prior(40, 7)])


some_odds = st.one_of(st.floats(-6, 6), st.sampled_from([-800.0, 0.0, 800.0]))


def nothing(_: float) -> None:
    pass


def by_hand(odds: list[float], prior: Prior) -> list[float]:
    """Sum over every way the other labels of one worker can be right or wrong."""
    chance = [1 / (1 + np.exp(-u)) if u > -700 else 0.0 for u in odds]
    n, messages = len(odds), []
    for j in range(n):
        others = chance[:j] + chance[j + 1 :]
        sums = [0.0, 0.0]
        for way in product((0, 1), repeat=n - 1):
            weight = np.prod([p if r else 1 - p for p, r in zip(others, way, strict=True)])
            for own in (0, 1):
                c = sum(way) + own
                sums[own] += weight * beta(prior.alpha + c, prior.beta + n - c)
        messages.append(log(sums[1]) - log(sums[0]))
    return messages


def by_integral(odds: np.ndarray, prior: Prior) -> np.ndarray:
    """Integrate over the accuracy w: E[w Π_others] / E[(1 − w) Π_others], exact by degree."""
    node, weight = roots_jacobi(odds.size // 2 + 1, prior.beta - 1, prior.alpha - 1)
    w = (1 + node) / 2
    p = 1 / (1 + np.exp(-odds))[:, None]
    factors = np.log(p * w + (1 - p) * (1 - w))
    others = factors.sum(axis=0) - factors
    right = logsumexp(others + np.log(w), b=weight, axis=1)
    return right - logsumexp(others + np.log(1 - w), b=weight, axis=1)


@quick
@given(st.lists(some_odds, min_size=1, max_size=8), priors)
def test_messages_sum_over_every_way_to_be_right(odds: list[float], prior: Prior) -> None:
    workers = WorkerMessages(np.zeros(len(odds), dtype=np.int32), prior)
    found = workers.send(np.array([odds]), nothing)
    np.testing.assert_allclose(found[0], by_hand(odds, prior), atol=1e-9)


@pytest.mark.parametrize("n", [2, 63, 64, 65, 1200])
@pytest.mark.parametrize("spread", [0.0, 1.0, 12.0])
def test_messages_of_a_worker_with_many_labels_do_not_underflow(n: int, spread: float) -> None:
    # First right, then wrong: what either half says alone lies beyond any float.
    odds = np.sort(np.random.default_rng(n).normal(0.0, 1.0, n) * spread)
    prior = Prior(2, 1)
    found = WorkerMessages(np.zeros(n, dtype=np.int32), prior).send(odds[None], nothing)
    np.testing.assert_allclose(found[0], by_integral(odds, prior), atol=1e-7)


@quick
@given(st.lists(st.integers(0, 5), min_size=1, max_size=40), st.integers(1, 3), st.data())
def test_workers_do_not_disturb_each_other(
    worker: list[int], n_questions: int, data: st.DataObject
) -> None:
    rng = np.random.default_rng(len(worker))
    odds, codes = rng.normal(0, 2, (n_questions, len(worker))), np.array(worker, dtype=np.int32)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "CHUNK", data.draw(st.integers(1, 100)))
        patch.setattr(module, "STEPS_A_SIZE", data.draw(st.sampled_from([0.3, 1, 3])))
        found = WorkerMessages(codes, Prior(2, 1)).send(odds, nothing)
    for i in set(worker):
        own = codes == i
        for q in range(n_questions):
            alone = by_integral(odds[q, own], Prior(2, 1))
            np.testing.assert_allclose(found[q, own], alone, atol=1e-8)


def test_a_single_label_says_what_the_prior_says() -> None:
    for prior in (Prior(2, 1), Prior(1, 5)):
        found = WorkerMessages(np.array([0]), prior).send(np.array([[3.0]]), nothing)
        assert found[0, 0] == pytest.approx(log(prior.alpha / prior.beta))


def test_no_questions_need_no_messages() -> None:
    found = WorkerMessages(np.array([0, 0, 1]), Prior(2, 1)).send(np.zeros((0, 3)), nothing)
    assert found.shape == (0, 3)


def test_a_large_worker_is_heard_of_often_and_can_be_stopped() -> None:
    n = 900
    seen: list[float] = []
    workers = WorkerMessages(np.zeros(n, dtype=np.int32), Prior(2, 1))
    workers.send(np.zeros((1, n)), seen.append)
    assert len(seen) >= 2 * (n // (isqrt(n) + 1))
    assert all(0 <= share < 1 for share in seen)

    def stop(at: list[int], _: float) -> None:
        at[0] -= 1
        if at[0] == 0:
            raise Cancelled

    with pytest.raises(Cancelled):
        workers.send(np.zeros((1, n)), partial(stop, [len(seen)]))


def test_workers_of_like_size_stand_together() -> None:
    worker = np.repeat(np.arange(30), [*[10] * 28, 40, 1])
    groups = WorkerMessages(worker, Prior(2, 1)).groups
    assert sorted(group.place.shape for group in groups) == [(1, 1), (10, 28), (40, 1)]
    assert sorted(np.concatenate([g.place.ravel() for g in groups]).tolist()) == list(range(321))
